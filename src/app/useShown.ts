import { isForEverybody, isShownTo, type Targeted } from '#contract/audience.ts'
import { useDrawnAfter } from '#src/ui/useDrawnAfter.ts'
import { useMemo } from 'react'
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

const none: readonly never[] = []

/**
 * Entries of a menu for who is here (CON-2): what is for everybody stands there at once, the rest as soon as it is known who that is.
 * The same list until something changes; null while there is none.
 */
export function useMenuEntries<Entry extends Targeted & { readonly id: string }>(
  entries: readonly Entry[] | undefined,
  audience: Pick<Audience, 'isKnown' | 'viewer' | 'now'>,
): readonly Entry[] | null {
  const shown = useShown(entries ?? none, audience)
  const ids = shown.flatMap((entry) => (audience.isKnown || isForEverybody(entry) ? [entry.id] : [])).join(' ')
  return useMemo(() => {
    const kept = new Set(ids.split(' '))
    return entries?.filter(({ id }) => kept.has(id)) ?? null
  }, [entries, ids])
}
