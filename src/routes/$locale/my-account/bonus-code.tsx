import { createFileRoute } from '@tanstack/react-router'
import { requireManualClaim } from '#src/app/guards.ts'
import { BonusCodePage } from '#src/app/pages/BonusCodePage.tsx'

export const Route = createFileRoute('/$locale/my-account/bonus-code')({
  beforeLoad: requireManualClaim,
  component: BonusCodePage,
})
