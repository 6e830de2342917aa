import type { Currency } from '#contract/money.ts'
import { roundUnit } from '#contract/roundUnit.ts'

/** Whole number from 0 up to, not including, `below`; the game server passes node:crypto's, tests a chosen one. */
export type Draw = (below: number) => number

/** What a round came to: the win in minor units, and what the player is shown (symbols, cards, pocket). */
export interface Outcome {
  readonly win: number
  readonly shown: Readonly<Record<string, unknown>>
}

/** A place to stake on; slots have one. `share` divides what stands there evenly (lines), so stakes are multiples of it. */
export interface Spot {
  readonly id: string
  readonly label: string
  /** What is paid back for one unit, the stake included; for the paytable. */
  readonly pays: number | null
}

/** The rules of one kind of game. */
export interface Engine {
  readonly kind: string
  readonly spots: readonly Spot[]
  /** Every stake on a spot is a multiple of this many minor units: of the euro, until `inCurrency` has them. */
  readonly unit: number
  /** Stakes offered, minor units, likewise. */
  readonly stakes: readonly number[]
  /** Exact return to player of the best spot, as a fraction of the stake. */
  readonly returnToPlayer: number
  /** What the page draws: symbols, lines, pays. */
  readonly table: Readonly<Record<string, unknown>>
  /** Plays one round; `stakes` by spot id, minor units, already checked. */
  play(stakes: Readonly<Record<string, number>>, draw: Draw): Outcome
}

/** What one round may stake by the game's content, minor units. */
export interface StakeBounds {
  readonly minStake: number
  readonly maxStake: number
}

/** The same rules with the stakes of a currency: what is offered is worth about the same everywhere. */
export function inCurrency(engine: Engine, currency: Currency): Engine {
  // Rules are written in cents of the euro, whose round unit is a hundred of them.
  const scale = roundUnit(currency) / roundUnit('EUR')
  return { ...engine, unit: engine.unit * scale, stakes: engine.stakes.map((stake) => stake * scale) }
}

/** The least that one round may stake, minor units: what the game's content asks, in units that the rules know. */
export const leastStaked = (engine: Engine, { minStake }: StakeBounds): number =>
  Math.max(1, Math.ceil(minStake / engine.unit)) * engine.unit

/** The most that one round may stake, minor units: what the game's content allows, and never less than the least that can be staked. */
export const mostStaked = (engine: Engine, limits: StakeBounds): number =>
  Math.max(limits.maxStake, engine.stakes[0]!, leastStaked(engine, limits))

/** The stakes to choose from: each makes a round by itself, and there is always one. */
export const stakesOffered = (engine: Engine, limits: StakeBounds): readonly number[] => {
  const [least, most] = [leastStaked(engine, limits), mostStaked(engine, limits)]
  const offered = engine.stakes.filter((stake) => stake >= least && stake <= most)
  return least > engine.stakes[0]! && !offered.includes(least) ? [least, ...offered] : offered
}
