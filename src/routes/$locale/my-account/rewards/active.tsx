import { createFileRoute } from '@tanstack/react-router'
import { requireUnblocked } from '#src/app/guards.ts'
import { RewardsPage } from '#src/app/pages/RewardsPage.tsx'

export const Route = createFileRoute('/$locale/my-account/rewards/active')({
  beforeLoad: requireUnblocked,
  component: () => <RewardsPage list="ACTIVE" />,
})
