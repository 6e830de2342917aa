import { createFileRoute } from '@tanstack/react-router'
import { requireArea } from '#src/app/guards.ts'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/virtual-sports')({
  beforeLoad: (input) => requireArea(input, 'virtualSports'),
  component: () => <NotBuiltPage name="virtual-sports" />,
})
