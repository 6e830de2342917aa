import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '#src/app/guards.ts'
import { PayAndPlayCallback } from '#src/app/pages/PayAndPlayCallback.tsx'
import { requireCallback } from '#src/app/payAndPlay.ts'

// Where the payment provider's page comes back to, in its frame or in a tab of its own (NAV-2, PNP-1).
export const Route = createFileRoute('/$locale/signup/callback')({
  beforeLoad: requireVisitor,
  loader: (input) => requireCallback(input),
  component: PayAndPlayCallback,
})
