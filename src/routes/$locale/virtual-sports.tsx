import { createFileRoute } from '@tanstack/react-router'
import { guard } from '#src/app/guards.ts'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/virtual-sports')({
  beforeLoad: guard,
  component: () => <NotBuiltPage name="virtual-sports" />,
})
