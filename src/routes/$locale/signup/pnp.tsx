import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '#src/app/guards.ts'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/signup/pnp')({
  beforeLoad: requireVisitor,
  component: () => <NotBuiltPage name="signup/pnp" />,
})
