import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#src/app/pages/AccountPage.tsx'

export const Route = createFileRoute('/$locale/my-account/account/')({
  component: AccountPage,
})
