import { createFileRoute, redirect } from '@tanstack/react-router'
import { guard } from '#src/app/guards.ts'

// A visitor logs in first and comes back here; a player goes to the banking page.
export const Route = createFileRoute('/$locale/deposit')({
  beforeLoad: async (input) => {
    await guard(input)
    // A bonus code of the address goes along (GRD-9).
    throw redirect({ to: '/$locale/my-account/banking/deposit', params: input.params, search: true, replace: true })
  },
})
