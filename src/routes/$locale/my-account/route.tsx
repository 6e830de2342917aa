import { createFileRoute } from '@tanstack/react-router'
import { AccountArea } from '#src/app/AccountArea.tsx'
import { requirePlayer } from '#src/app/guards.ts'

// The whole account area: a visitor is kept out here, before any page of it is looked at (GRD-1).
export const Route = createFileRoute('/$locale/my-account')({
  beforeLoad: requirePlayer,
  component: AccountArea,
})
