import { createFileRoute } from '@tanstack/react-router'
import { requireManualClaim } from '#src/app/guards.ts'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/my-account/bonus-code')({
  beforeLoad: requireManualClaim,
  component: () => <NotBuiltPage name="my-account/bonus-code" />,
})
