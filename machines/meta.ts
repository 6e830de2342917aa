import type { RequirementId } from './requirements.ts'

/** What the flows are for, in the order in which a player meets them. */
export const areas = {
  access: 'Coming in',
  account: 'The player’s account',
  documents: 'Documents and questions',
  money: 'Money',
  safety: 'Play safety',
  bonuses: 'Bonuses',
  games: 'Games and bets',
  site: 'The site and help',
} as const

/** Of a machine: what the flow is for, and the requirements that all of it shows. */
interface OfMachine {
  readonly area: keyof typeof areas
  readonly requirements?: readonly RequirementId[]
}

/** The requirements that a state shows. */
interface OfState {
  readonly area?: never
  readonly requirements: readonly RequirementId[]
}

/** What a machine or a state tells beside its description. Charts read it; the player's build leaves it out. */
export type StateMeta = OfMachine | OfState
