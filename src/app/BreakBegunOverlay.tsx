import { marketOf } from '#contract/markets.ts'
import type { BreakBegun } from '#machines/events.ts'
import { BreakBegunDialog } from '#src/views/exclusion/BreakBegunDialog.tsx'
import { useApp } from './AppContext.tsx'

/** Why the last player was signed out, over whatever page is left. */
export function BreakBegunOverlay({ begun }: { readonly begun: BreakBegun }) {
  const { session, world } = useApp()
  const { timeZone } = marketOf(world.locale().market)
  return (
    <BreakBegunDialog begun={begun} timeZone={timeZone} onClose={() => session.current?.send({ type: 'break.read' })} />
  )
}
