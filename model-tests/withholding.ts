import type { BrowserWorld } from './browserWorld.ts'
import { plainProfile, profileBecomes, withoutBonuses } from './profileBecomes.ts'

// What withholds bonuses from a player and gives them back (SAF-2), as steps of every flow about bonuses: a model says where it offers
// them.

const becomes = (profile: object) => async (world: BrowserWorld) => profileBecomes(world, profile)

export const bonusesAreClosed = {
  name: 'bonuses are closed',
  event: { type: 'profile.changed', profile: withoutBonuses },
  act: becomes({ permissions: { bonuses: false } }),
} as const

export const bonusesAreOpenAgain = {
  name: 'bonuses are open again',
  offeredIn: ['withheld'],
  offeredIf: ({ isBonusAllowed }: { readonly isBonusAllowed: boolean }) => !isBonusAllowed,
  event: { type: 'profile.changed', profile: plainProfile },
  act: becomes({ permissions: { bonuses: true } }),
} as const

export const comesUnderReview = {
  name: 'comes under review',
  event: { type: 'safety.playBlocked', reasons: ['payoutRisk'] },
  act: becomes({ permissions: { payout: true } }),
} as const

/** Play is closed, and bonuses are not. */
export const playIsClosedElsehow = {
  name: 'play is closed for something else',
  offeredIn: ['idle'],
  event: { type: 'safety.playBlocked', reasons: ['incomplete'] },
  act: becomes({ postalCode: null }),
} as const

export const reviewIsOver = {
  name: 'the review is over',
  offeredIn: ['withheld'],
  event: { type: 'safety.playAllowed' },
  offeredIf: ({ isExcluded }: { readonly isExcluded: boolean }) => isExcluded,
  act: becomes({ permissions: { payout: false } }),
} as const
