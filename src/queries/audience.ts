import type { BannerContent } from '#contract/content-queries.ts'

/** What an item of content says of whom it is for, and when (CON-2). */
export type Shown = Pick<BannerContent, 'authorized' | 'targetAudience' | 'startDate' | 'endDate'>

/** Who looks at it. */
export interface Viewer {
  /** Null for a visitor. */
  readonly playerId: number | null
  /** Deposits the player has made; groups are by 0, 1 or more than 1. */
  readonly depositCount: number | null
  /** ms since 1970 */
  readonly now: number
}

/** Names of the deposit groups: none yet, the first, more than one. */
const groupOf = (deposits: number): readonly string[] =>
  deposits === 0 ? ['0'] : deposits === 1 ? ['1'] : ['>1', '1+', 'more', '2']

const isWithin = ({ startDate, endDate }: Shown, now: number): boolean =>
  (startDate === null || Date.parse(startDate) <= now) && (endDate === null || now < Date.parse(endDate))

function isTarget({ targetAudience }: Shown, { playerId, depositCount }: Viewer): boolean {
  switch (targetAudience?.option ?? 'NO_LIMIT') {
    case 'NO_LIMIT':
      return true
    case 'GROUP':
      // Until the count is known nobody is promised what he may not get.
      return depositCount !== null && groupOf(depositCount).some((group) => targetAudience?.groups?.includes(group))
    case 'PLAYERS_LIST':
      return (targetAudience?.playerIds ?? '').split(/[\s,;]+/).includes(String(playerId))
  }
}

/** Whether somebody sees an item (P5, CON-2): by sign-in, then for players by target audience, and between its dates. */
export function isShown(item: Shown, viewer: Viewer): boolean {
  if (!isWithin(item, viewer.now)) return false
  if (viewer.playerId === null) return item.authorized !== 'AUTHORIZED'
  return item.authorized !== 'NOT_AUTHORIZED' && isTarget(item, viewer)
}
