import { sports, categories, competitions, type Category, type Competition } from './catalogue.ts'
import { contestOf, contestsNow, standingAt, type Contest } from './contests.ts'
import { marketsAt, type Market } from './markets.ts'
import type { SportsProduct } from '#contract/sportsbook.ts'

// What the frame shows of the offer, as it crosses to it. Nothing here says when a contest ends or how.

/** A contest in a list or on its own page. */
export interface ShownContest {
  readonly id: string
  readonly category: Category
  readonly region: string
  readonly competition: { readonly id: string; readonly name: string }
  readonly names: readonly string[]
  readonly startsAt: number
  readonly phase: 'before' | 'live' | 'ended' | 'brokenOff'
  readonly score: readonly [number, number] | null
  readonly minute: number | null
  readonly isSuspended: boolean
  /** How many markets it has besides those shown. */
  readonly more: number
  readonly markets: readonly Market[]
  /** Runners as they came in, from 1; of a race that is over. */
  readonly order: readonly number[] | null
}

/** What lies below a place of the offer. */
export interface ShownPlace {
  readonly category: Category
  readonly count: number
  readonly live: number
  readonly competitions: readonly {
    readonly region: string
    readonly id: string
    readonly name: string
    readonly count: number
  }[]
}

const shown = (secret: string, contest: Contest, now: number, isWhole: boolean): ShownContest => {
  const standing = standingAt(contest, now)
  const markets = marketsAt(secret, contest, standing, now)
  const { competition, id, names, startsAt, order, sport } = contest
  const isRace = sport.kind === 'race'
  return {
    id,
    category: competition.category,
    region: competition.region,
    competition: { id: competition.id, name: competition.name },
    names,
    startsAt,
    phase: standing.phase,
    score: isRace || standing.phase === 'before' ? null : standing.score,
    minute: isRace ? null : standing.minute,
    isSuspended: standing.isSuspended,
    more: Math.max(0, markets.length - 1),
    markets: isWhole ? markets : markets.slice(0, 1),
    order: isRace && standing.phase === 'ended' ? order.map((runner) => runner + 1) : null,
  }
}

const soonest =
  (now: number) =>
  (a: Contest, b: Contest): number => {
    const [liveA, liveB] = [a.startsAt <= now, b.startsAt <= now]
    if (liveA !== liveB) return liveA ? -1 : 1
    return a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1)
  }

/** Contests in a list at most; the page asks for a narrower place where there are more. */
const LONGEST = 40

/** Kinds of contest with how many there are, as a menu shows them. */
export function placesNow(secret: string, product: SportsProduct, now: number): readonly ShownPlace[] {
  return categories
    .filter((category) => sports[category].product === product)
    .map((category) => {
      const mine = competitions
        .filter((one) => one.category === category)
        .map((one) => ({ one, all: contestsNow(secret, one, now) }))
      return {
        category,
        count: mine.reduce((sum, { all }) => sum + all.length, 0),
        live: mine.reduce((sum, { all }) => sum + all.filter(({ startsAt }) => startsAt <= now).length, 0),
        competitions: mine.map(({ one: { region, id, name }, all }) => ({ region, id, name, count: all.length })),
      }
    })
}

/** Where a list is looked at; `isLive` for what is played now alone. */
export interface ListPlace {
  readonly product: SportsProduct
  readonly category?: string | undefined
  readonly region?: string | undefined
  readonly competition?: string | undefined
  readonly isLive: boolean
}

/** What can be bet on at a place, what is played first, then by its start. Null where there is no such place. */
export function listNow(
  secret: string,
  { product, category, region, competition, isLive }: ListPlace,
  now: number,
): { readonly contests: readonly ShownContest[]; readonly total: number } | null {
  const isWithin = (one: Competition): boolean =>
    sports[one.category].product === product &&
    (category === undefined || one.category === category) &&
    (region === undefined || one.region === region) &&
    (competition === undefined || one.id === competition)
  const within = competitions.filter(isWithin)
  if (within.length === 0) return null
  const all = within
    .flatMap((one) => contestsNow(secret, one, now))
    .filter(({ startsAt }) => !isLive || startsAt <= now)
    .toSorted(soonest(now))
  return { contests: all.slice(0, LONGEST).map((one) => shown(secret, one, now, false)), total: all.length }
}

/** One contest with all its markets; null where there is none of that id. It can be looked at after its end, too. */
export function contestNow(secret: string, product: SportsProduct, id: string, now: number): ShownContest | null {
  const contest = contestOf(secret, id)
  if (!contest || contest.sport.product !== product || contest.startsAt - now > contest.sport.ahead) return null
  return shown(secret, contest, now, true)
}
