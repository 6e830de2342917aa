import { oneOf } from './chance.ts'
import { standingAt, type Contest, type Standing } from './contests.ts'

/** What the house keeps of each market: chances sum to this much more than one. */
const MARGIN = 1.06
const LOWEST = 1010
const HIGHEST = 101_000
/** Below and above these a price would say that the thing is as good as decided: nothing is offered. */
const LEAST = 0.004
const MOST = 0.985
/** How often a price may move, ms. */
const STEP = { before: 60_000, live: 10_000 } as const

/** Names of the markets. A line stands in the contest's sport. */
export const marketIds = ['result', 'total', 'both', 'winner', 'podium'] as const
export type MarketId = (typeof marketIds)[number]

/** One thing that can be bet on. */
export interface Outcome {
  /** `home`, `draw`, `away`, `over`, `under`, `yes`, `no`, or a runner's number from 1. */
  readonly id: string
  /** Whole thousandths; null where no price is given now. */
  readonly odds: number | null
}
export interface Market {
  readonly id: MarketId
  /** Goals or sets that over and under part; null where there is no line. */
  readonly line: number | null
  readonly outcomes: readonly Outcome[]
}
/** How an outcome ended. */
export type Ending = 'won' | 'lost' | 'void'

type Chances = Readonly<Record<string, number>>

/** Chances of 0, 1, 2 … goals of a side that is good for `mean` more. */
function goalsOf(mean: number): number[] {
  const all: number[] = []
  let chance = Math.exp(-mean)
  for (let goals = 0; goals <= 16; goals++) {
    all.push(chance)
    chance *= mean / (goals + 1)
  }
  return all
}

function goalChances(contest: Contest, { score, played }: Standing, drift: number): Readonly<Record<string, Chances>> {
  const [home, away] = contest.strengths as [number, number]
  const left = 1 - played
  const homeGoals = goalsOf(home * left * (1 + drift))
  const awayGoals = goalsOf(away * left * (1 - drift))
  let [win, draw, lose, over, both] = [0, 0, 0, 0, 0]
  homeGoals.forEach((chanceHome, more) => {
    awayGoals.forEach((chanceAway, others) => {
      const chance = chanceHome * chanceAway
      const [a, b] = [score[0] + more, score[1] + others]
      if (a > b) win += chance
      else if (a === b) draw += chance
      else lose += chance
      if (a + b > contest.sport.line) over += chance
      if (a > 0 && b > 0) both += chance
    })
  })
  return {
    result: { home: win, draw, away: lose },
    total: { over, under: 1 - over },
    both: { yes: both, no: 1 - both },
  }
}

function setChances(contest: Contest, { score }: Standing, drift: number): Readonly<Record<string, Chances>> {
  const share = Math.min(0.97, Math.max(0.03, contest.strengths[0]! * (1 + drift)))
  const wins = (a: number, b: number): number => {
    if (a === 2) return 1
    if (b === 2) return 0
    return share * wins(a + 1, b) + (1 - share) * wins(a, b + 1)
  }
  const goesOn = (a: number, b: number): number => {
    if (a === 1 && b === 1) return 1
    if (a === 2 || b === 2) return 0
    return share * goesOn(a + 1, b) + (1 - share) * goesOn(a, b + 1)
  }
  const [a, b] = score
  const home = wins(a, b)
  const over = a + b >= 3 ? 1 : goesOn(a, b)
  return { winner: { home, away: 1 - home }, total: { over, under: 1 - over } }
}

const numbered = (chances: readonly number[]): Chances =>
  Object.fromEntries(chances.map((chance, runner) => [String(runner + 1), chance]))

function raceChances({ strengths }: Contest): Readonly<Record<string, Chances>> {
  const all = strengths.reduce((sum, one) => sum + one, 0)
  const first = strengths.map((one) => one / all)
  // Among the first two: first itself, or second behind any other.
  const second = first.map((mine, runner) =>
    first.reduce((sum, other, ahead) => (ahead === runner ? sum : sum + (other * mine) / (1 - other)), 0),
  )
  return { winner: numbered(first), podium: numbered(first.map((chance, runner) => chance + second[runner]!)) }
}

/** The price of a chance, rounded to what a person reads; null where the thing is as good as decided. */
export function oddsOf(chance: number): number | null {
  if (!(chance >= LEAST && chance <= MOST)) return null
  const fair = 1000 / (chance * MARGIN)
  const step = fair < 3000 ? 10 : fair < 10_000 ? 50 : 500
  return Math.min(HIGHEST, Math.max(LOWEST, Math.floor(fair / step) * step))
}

/** How much is played as the price of this step sees it: between steps a price stands still, so that a bet can be made at it. */
const playedAt = (contest: Contest, step: number, { phase }: Standing): number =>
  phase === 'live' ? standingAt(contest, step * STEP.live).played : 0

/** What can be bet on in a contest now, with prices. They move by the clock alone, so two who look at once see the same. */
export function marketsAt(secret: string, contest: Contest, standing: Standing, now: number): readonly Market[] {
  if (standing.phase === 'ended' || standing.phase === 'brokenOff') return []
  const { kind, line } = contest.sport
  const step = Math.floor(now / STEP[standing.phase])
  const drift = kind === 'race' ? 0 : (oneOf(secret, `drift ${contest.id} ${contest.startsAt} ${step}`) - 0.5) * 0.06
  const chances =
    kind === 'race'
      ? raceChances(contest)
      : kind === 'sets'
        ? setChances(contest, standing, drift)
        : goalChances(contest, { ...standing, played: playedAt(contest, step, standing) }, drift)
  return marketIds.flatMap((id): Market[] => {
    const of = chances[id]
    if (!of) return []
    const outcomes = Object.entries(of).map(([name, chance]) => ({
      id: name,
      odds: standing.isSuspended ? null : oddsOf(chance),
    }))
    return [{ id, line: id === 'total' ? line : null, outcomes }]
  })
}

/** The price of one outcome now; null where none is given. */
export const priceAt = (markets: readonly Market[], market: string, outcome: string): number | null =>
  markets.find(({ id }) => id === market)?.outcomes.find(({ id }) => id === outcome)?.odds ?? null

/** How an outcome of a contest that is over has ended. */
export function endingOf(contest: Contest, market: MarketId, outcome: string): Ending {
  if (contest.brokenOffAt !== null) return 'void'
  const sides = [0, 0]
  for (const { side } of contest.scores) sides[side]! += 1
  const [home, away] = sides as [number, number]
  const won = (): boolean => {
    if (contest.sport.kind === 'race') {
      const place = contest.order.indexOf(Number(outcome) - 1)
      return place >= 0 && place < (market === 'podium' ? 2 : 1)
    }
    if (market === 'total') return home + away > contest.sport.line === (outcome === 'over')
    if (market === 'both') return (home > 0 && away > 0) === (outcome === 'yes')
    if (outcome === 'draw') return home === away
    return outcome === 'home' ? home > away : away > home
  }
  return won() ? 'won' : 'lost'
}
