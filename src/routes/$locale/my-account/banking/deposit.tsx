import { createFileRoute } from '@tanstack/react-router'
import { requireUnblocked } from '#src/app/guards.ts'
import { DepositPage } from '#src/app/pages/DepositPage.tsx'

export const Route = createFileRoute('/$locale/my-account/banking/deposit')({
  beforeLoad: requireUnblocked,
  component: DepositPage,
})
