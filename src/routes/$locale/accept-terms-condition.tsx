import { createFileRoute } from '@tanstack/react-router'
import { AcceptTermsPage } from '#src/app/pages/AcceptTermsPage.tsx'
import { guard } from '#src/app/guards.ts'

export const Route = createFileRoute('/$locale/accept-terms-condition')({
  beforeLoad: guard,
  component: AcceptTermsPage,
})
