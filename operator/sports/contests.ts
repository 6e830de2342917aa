import { chanceOf, oneOf } from './chance.ts'
import { competitions, sports, type Competition, type Sport } from './catalogue.ts'

/** Runners of a race. */
export const RUNNERS = 6
/** No bet is taken for this long after a goal or a set, ms: the price has not found its place yet. */
const SETTLING_IN = 15_000
/** Contests that are broken off and void; races never are. */
const BROKEN_OFF = 1 / 60

/** One contest with all that will happen in it. Follows from the secret alone, so no process and no restart tells another story. */
export interface Contest {
  readonly id: string
  readonly competition: Competition
  readonly sport: Sport
  /** Home and away, or the runners in the order of their numbers. */
  readonly names: readonly string[]
  /** ms */
  readonly startsAt: number
  /** When its result stands, ms. To be told to nobody before. */
  readonly endsAt: number
  /** Broken off at this moment and void; null for nearly all. */
  readonly brokenOffAt: number | null
  /** Goals or sets: when, and of which side. */
  readonly scores: readonly { readonly at: number; readonly side: 0 | 1 }[]
  /** Goals that each side is good for, or its share of sets; weights of the runners. */
  readonly strengths: readonly number[]
  /** Runners as they come in; empty for matches. */
  readonly order: readonly number[]
}

/** How a contest stands at a moment. */
export interface Standing {
  readonly phase: 'before' | 'live' | 'ended' | 'brokenOff'
  /** Goals or sets of both sides by now. */
  readonly score: readonly [number, number]
  /** Minute of play, null unless it is played. */
  readonly minute: number | null
  /** Part of the whole play that is over, 0 to 1. */
  readonly played: number
  /** No bet is taken just now. */
  readonly isSuspended: boolean
}

/** Mixes a list by chance. */
function mixed<T>(list: readonly T[], next: () => number): T[] {
  const all = [...list]
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    const kept = all[at]!
    all[at] = all[other]!
    all[other] = kept
  }
  return all
}

/** How strong a side is for as long as the house stands; about 0.7 to 1.4. */
const formOf = (secret: string, { id }: Competition, name: string): number =>
  0.7 + 0.7 * oneOf(secret, `form ${id} ${name}`)

const HOME = 1.12
const wholeTime = ({ stretch, stretches, pause }: Sport): number => stretch * stretches + pause * (stretches - 1)
/** The moment after the start at which so much of the play is over. */
function momentOf({ stretch, stretches, pause }: Sport, part: number): number {
  const played = part * stretch * stretches
  const breaks = Math.min(stretches - 1, Math.floor(played / stretch))
  return played + breaks * pause
}
/** How much of the play is over so long after the start, 0 to 1. */
function partOf({ stretch, stretches, pause }: Sport, since: number): number {
  const whole = Math.floor(since / (stretch + pause))
  const within = Math.min(stretch, since - whole * (stretch + pause))
  return Math.min(1, Math.max(0, (whole * stretch + within) / (stretch * stretches)))
}

/** Who meets in contest `n`: within a round nobody is in two of them at once. */
function pairOf(secret: string, competition: Competition, n: number): readonly string[] {
  const { id, names } = competition
  const perRound = Math.floor(names.length / 2)
  const { next } = chanceOf(secret, `round ${id} ${Math.floor(n / perRound)}`)
  const order = mixed(names, next)
  const at = (n % perRound) * 2
  return [order[at]!, order[at + 1]!]
}

type Story = Pick<Contest, 'names' | 'endsAt' | 'brokenOffAt' | 'scores' | 'strengths' | 'order'>

function raceOf(secret: string, competition: Competition, label: string, endsAt: number): Story {
  const { next } = chanceOf(secret, label)
  const names = mixed(competition.names, next).slice(0, RUNNERS)
  const strengths = names.map((name) => formOf(secret, competition, name) ** 2 * (0.7 + 0.6 * next()))
  // Each runner's time is exponential in its strength: the chance to come first is its share of all strength (Plackett–Luce).
  const times = strengths.map((strength) => -Math.log(1 - next()) / strength)
  const order = names.map((_, runner) => runner).toSorted((a, b) => times[a]! - times[b]!)
  return { names, endsAt, brokenOffAt: null, scores: [], strengths, order }
}

function matchOf(secret: string, competition: Competition, n: number, label: string, startsAt: number): Story {
  const sport = sports[competition.category]
  const { next } = chanceOf(secret, label)
  const names = pairOf(secret, competition, n)
  const [home, away] = names.map((name) => formOf(secret, competition, name)) as [number, number]
  const isBrokenOff = next() < BROKEN_OFF
  const breaksAt = 0.1 + 0.8 * next()
  const scores: { at: number; side: 0 | 1 }[] = []
  let strengths: readonly number[]
  let endsAt = startsAt + wholeTime(sport)
  if (sport.kind === 'sets') {
    const share = (home * HOME) ** 2 / ((home * HOME) ** 2 + away ** 2)
    strengths = [share, 1 - share]
    const sets = [0, 0]
    for (let set = 1; sets[0]! < 2 && sets[1]! < 2; set++) {
      const side = next() < share ? 0 : 1
      sets[side]! += 1
      endsAt = startsAt + set * sport.stretch + (set - 1) * sport.pause
      scores.push({ at: endsAt, side })
    }
  } else {
    const scale = sport.goals / (home * HOME + away)
    strengths = [home * HOME * scale, away * scale]
    for (const side of [0, 1] as const) {
      // Goals come as a Poisson process: the pauses between them are exponential.
      for (let part = 0; ;) {
        part += -Math.log(1 - next()) / strengths[side]!
        if (part >= 1) break
        scores.push({ at: startsAt + momentOf(sport, part), side })
      }
    }
  }
  const brokenAt = startsAt + Math.floor(breaksAt * wholeTime(sport))
  // A match in sets may be decided before it would have been broken off: its result stands then.
  const brokenOffAt = isBrokenOff && brokenAt < endsAt ? brokenAt : null
  return {
    names,
    endsAt: brokenOffAt ?? endsAt,
    brokenOffAt,
    scores: scores.toSorted((a, b) => a.at - b.at).filter(({ at }) => brokenOffAt === null || at < brokenOffAt),
    strengths,
    order: [],
  }
}

// What follows from the secret alone is worked out once; the oldest go.
const KEPT = 4000
const worked = new Map<string, Contest>()

/** Contest `n` of a competition. */
export function contestAt(secret: string, competition: Competition, n: number): Contest {
  const label = `${competition.category}-${competition.id}-${n}`
  const mark = `${secret} ${competition.region} ${label}`
  const had = worked.get(mark)
  if (had) return had
  const sport = sports[competition.category]
  const startsAt = n * competition.every + competition.offset
  const story =
    sport.kind === 'race'
      ? raceOf(secret, competition, label, startsAt + wholeTime(sport))
      : matchOf(secret, competition, n, label, startsAt)
  const contest: Contest = { id: `${competition.id}-${n}`, competition, sport, startsAt, ...story }
  if (worked.size >= KEPT) worked.delete(worked.keys().next().value!)
  worked.set(mark, contest)
  return contest
}

/** The contest of an id, or null where no competition has such a one. One contest has one id: no number is written with zeros before it. */
export function contestOf(secret: string, id: string): Contest | null {
  const [, name, number] = /^([a-z0-9-]{1,40})-(0|[1-9]\d{0,8})$/.exec(id) ?? []
  const competition = competitions.find((one) => one.id === name)
  return competition && number ? contestAt(secret, competition, Number(number)) : null
}

/** Contests of a competition that are played or can be bet on now, the soonest first. */
export function contestsNow(secret: string, competition: Competition, now: number): Contest[] {
  const sport = sports[competition.category]
  const first = Math.floor((now - competition.offset - wholeTime(sport)) / competition.every)
  const last = Math.floor((now + sport.ahead - competition.offset) / competition.every)
  const all: Contest[] = []
  for (let n = Math.max(0, first); n <= last; n++) {
    const contest = contestAt(secret, competition, n)
    if (contest.endsAt > now) all.push(contest)
  }
  return all
}

/** How a contest stands at a moment. */
export function standingAt(contest: Contest, now: number): Standing {
  const { sport, startsAt, endsAt, brokenOffAt, scores } = contest
  const since = now - startsAt
  const score: [number, number] = [0, 0]
  let last = -Infinity
  for (const { at, side } of scores) {
    if (at > now) break
    score[side] += 1
    last = at
  }
  const played = since <= 0 ? 0 : partOf(sport, since)
  const minute = Math.floor((played * sport.stretch * sport.stretches) / 60_000)
  if (brokenOffAt !== null && now >= brokenOffAt)
    return { phase: 'brokenOff', score, minute: null, played, isSuspended: true }
  if (now >= endsAt) return { phase: 'ended', score, minute: null, played: 1, isSuspended: true }
  if (since < 0) return { phase: 'before', score, minute: null, played: 0, isSuspended: false }
  // Nobody bets on a race that runs.
  const isSuspended = sport.kind === 'race' || now - last < SETTLING_IN || played > 0.985
  return { phase: 'live', score, minute, played, isSuspended }
}
