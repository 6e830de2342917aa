import { createFileRoute } from '@tanstack/react-router'
import { AccountArea } from '#src/app/AccountArea.tsx'
import { guard } from '#src/app/guards.ts'

// The whole account area: a visitor is kept out here, before any page of it is looked at; what single pages ask for
// beyond that stands in the same table (GRD-1, GRD-3).
export const Route = createFileRoute('/$locale/my-account')({
  beforeLoad: guard,
  component: AccountArea,
})
