import { createFileRoute } from '@tanstack/react-router'
import { TransactionsPage } from '#src/app/pages/TransactionsPage.tsx'

export const Route = createFileRoute('/$locale/my-account/banking/transactions')({
  component: TransactionsPage,
})
