import { createFileRoute } from '@tanstack/react-router'
import { guard } from '#src/app/guards.ts'
import { SportsbookPage } from '#src/app/pages/SportsbookPage.tsx'

// The path has no parts of its own: where the frame is stands behind it, so that Back works inside, too.
const search = ({ at }: Record<string, unknown>): { at?: string } => (typeof at === 'string' ? { at } : {})

export const Route = createFileRoute('/$locale/virtual-sports')({
  beforeLoad: guard,
  validateSearch: search,
  component: Page,
})

function Page() {
  const { at = '' } = Route.useSearch()
  return <SportsbookPage product="VIRTUAL_SPORTS" parts={at.split('/')} />
}
