import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '#src/app/guards.ts'
import { HomePage, loadHome } from '#src/app/pages/HomePage.tsx'

// The home page with the pay-and-play panel open over it (NAV-1); the layout opens the panel by this path.
export const Route = createFileRoute('/$locale/signup/pnp')({
  beforeLoad: requireVisitor,
  loader: loadHome,
  component: HomePage,
})
