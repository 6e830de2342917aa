import { isShownTo, type Targeted } from '#contract/audience.ts'
import { useDrawnAfter } from '#src/ui/useDrawnAfter.ts'
import type { Audience } from './useViewer.ts'

/** The moment after `now` at which the next of these begins or ends, both in ms; null when none does. */
function nextChange(items: readonly Pick<Targeted, 'startDate' | 'endDate'>[], now: number): number | null {
  const moments = items
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .map((date) => (date ? Date.parse(date) : NaN))
    .filter((moment) => moment > now)
  return moments.length > 0 ? Math.min(...moments) : null
}

/** What of this is shown to who is here, from the moment that it begins to the moment that it ends, also while it is looked at (CON-2). */
export function useShown<Item extends Targeted>(
  items: readonly Item[],
  { viewer, now: clock }: Pick<Audience, 'viewer' | 'now'>,
): readonly Item[] {
  const now = clock()
  const change = nextChange(items, now)
  useDrawnAfter(change === null ? null : change - now)
  return items.filter((item) => isShownTo(item, viewer, now))
}
