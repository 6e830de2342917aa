import { createFileRoute } from '@tanstack/react-router'
import { isFramed } from '#src/actors/payAndPlayCallback.ts'
import { PayAndPlayCallback } from '#src/app/pages/PayAndPlayCallback.tsx'
import { requireCallback } from '#src/app/payAndPlay.ts'

// Where the payment provider's page comes back to, in its frame or in a tab of its own (NAV-2, PNP-1).
export const Route = createFileRoute('/$locale/signup/callback')({
  // In the frame nobody is looked for: the page around it does the rest.
  beforeLoad: async (input) => {
    if (isFramed()) return
    const { requirePayer } = await import('#src/app/payerGuard.ts')
    await requirePayer(input)
  },
  loader: (input) => requireCallback(input),
  component: PayAndPlayCallback,
})
