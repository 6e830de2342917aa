import type { PageId } from '#contract/constants.ts'

/** Which page a place of the sportsbook is, by the first part of its address (NAV-12); virtual sports have none of their own. */
export const sportsPageId = (category: string | null | undefined): PageId => {
  if (category === 'live') return 'live-betting'
  return category === 'bets' ? 'bet-history' : 'sport-base'
}
