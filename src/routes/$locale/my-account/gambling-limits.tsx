import { createFileRoute } from '@tanstack/react-router'
import { requireUnblocked } from '#src/app/guards.ts'
import { LimitsPage } from '#src/app/pages/LimitsPage.tsx'

export const Route = createFileRoute('/$locale/my-account/gambling-limits')({
  beforeLoad: requireUnblocked,
  component: LimitsPage,
})
