import type { Minor } from '#contract/money.ts'
import type { CampaignPlan } from './campaign.ts'

/** What a bonus that was wagered through holds, and by what it is paid out. */
export interface Release {
  readonly stickiness: CampaignPlan['stickiness']
  /** Bonus money in the wallet. */
  readonly held: Minor
  readonly given: Minor
  /** The most that a release pays; null is no bound. */
  readonly maxWin: Minor | null
}

/** What of it becomes the player's own, and what goes back to the house (BON-1): all of it together is what is held. */
export function releaseOf({ stickiness, held, given, maxWin }: Release): {
  readonly own: Minor
  readonly house: Minor
} {
  const won = stickiness === 'STICKY' ? Math.max(0, held - given) : held
  const own = Math.min(won, maxWin ?? won)
  return { own, house: held - own }
}
