import { createFileRoute } from '@tanstack/react-router'
import { requirePayAndPlay, requireVisitor } from '#src/app/guards.ts'
import { HomePage, loadHome } from '#src/app/pages/HomePage.tsx'

// The home page with the pay-and-play panel open over it (NAV-1); what stands over the page opens it by this path.
export const Route = createFileRoute('/$locale/signup/pnp')({
  beforeLoad: async (input) => {
    await requirePayAndPlay(input)
    await requireVisitor(input)
  },
  loader: loadHome,
  component: HomePage,
})
