import { and, eq, gte, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { day, hour } from '#contract/constants.ts'
import { marketOf, type MarketId } from '#contract/markets.ts'
import { toWire } from '#contract/money.ts'
import { amountIn } from '../bonus/campaigns.ts'
import { documentsOf } from '../content/documentsOf.ts'
import { isOffered, playable } from '../games/gameOf.ts'
import { gameRounds } from '../games/schema.ts'
import { writtenLanguage } from '../languages.ts'
import type { Operator } from '../operator.ts'
import { randomFrom } from '../seed/random.ts'
import { artReference } from '../seed/art/reference.ts'
import type { OfferTexts } from '../seed/texts/shape.ts'
import { seedTexts } from '../seed/texts/texts.ts'
import { tournamentGames } from './schema.ts'

/** A tournament that comes again and again, by the operator's clock. */
export interface TournamentSeed {
  /** Its name and text are in the seed's `texts/`. */
  readonly id: keyof OfferTexts['tournaments']
  readonly art: readonly [kind: string, figure: string]
  /** Category whose games count. */
  readonly category: string
  /** ms; the first one began on a Monday, and each begins as long after the one before. */
  readonly every: number
  readonly startsAfter: number
  readonly lasts: number
  /** Whole EUR; round in every currency. */
  readonly prizePool: number
}

/** Monday, 5 January 1970, 00:00 UTC. */
const FIRST_MONDAY = 4 * day
/** A player's best rounds that count. */
const BEST = 20
const SHOWN = 10
/** Percent of the prizes for each place, from the first: all of them, and as many places as are shown. */
const PRIZE_SHARES: readonly number[] = [30, 20, 12, 10, 8, 6, 5, 4, 3, 2]
const RIVALS = 14
const LETTERS = 'ABCDEFGHIJKLMNOPRSTUVW'

/** Those of this house. */
export const tournamentSeeds: readonly TournamentSeed[] = [
  {
    id: 'slow-race',
    art: ['winter', 'penguin'],
    category: 'easy-going',
    every: 7 * day,
    startsAfter: 0,
    lasts: 7 * day,
    prizePool: 5000,
  },
  {
    id: 'weekend-tables',
    art: ['roulette', 'roulette'],
    category: 'tables',
    every: 7 * day,
    startsAfter: 4 * day + 18 * hour,
    lasts: 2 * day + 6 * hour,
    prizePool: 2000,
  },
]

/** What is won on each place, from the first, whole EUR. */
export const prizesOf = ({ prizePool }: TournamentSeed): readonly number[] =>
  PRIZE_SHARES.map((percent) => (prizePool * percent) / 100)

/** When a tournament's latest turn began that has begun, ms; `back` turns before that. */
export const turnStart = ({ every, startsAfter }: TournamentSeed, now: number, back = 0): number =>
  FIRST_MONDAY + startsAfter + (Math.floor((now - FIRST_MONDAY - startsAfter) / every) - back) * every

interface Place {
  readonly name: string
  readonly points: number
}
/** A player's place among the players, from 1. */
interface PlayerPlace extends Place {
  readonly playerId: number | null
  readonly rank: number
}

/** What of a tournament is shown: its first players, and one player's own place however far down it is. */
interface Looked {
  readonly gameIds: readonly string[]
  readonly from: number
  readonly to: number
  readonly playerId: number | null
}

/**
 * Points of the first players who took part, and of `playerId`: their best rounds, each by a hundred times what it won for what was staked.
 * All others are counted by the database alone: each visitor of a lobby asks for this once a minute, however many play.
 */
async function played(operator: Operator, { gameIds, from, to, playerId: own }: Looked): Promise<PlayerPlace[]> {
  if (gameIds.length === 0) return []
  const points = sql<number>`floor(100.0 * ${gameRounds.win} / greatest(${gameRounds.stake}, 1))`
  const ranked = operator.db
    .select({
      playerId: gameRounds.playerId,
      points: points.as('points'),
      place: sql<number>`row_number() over (partition by ${gameRounds.playerId} order by ${points} desc)`.as('place'),
    })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.mode, 'real'),
        isNotNull(gameRounds.playerId),
        inArray(gameRounds.gameId, [...gameIds]),
        gte(gameRounds.at, from),
        lt(gameRounds.at, to),
      ),
    )
    .as('ranked')
  const sum = sql<number>`sum(${ranked.points})`
  const totals = operator.db
    .select({
      playerId: ranked.playerId,
      points: sum.mapWith(Number).as('sum'),
      // Of equals the one who was here first.
      rank: sql<number>`row_number() over (order by ${sum} desc, ${ranked.playerId})`.mapWith(Number).as('rank'),
    })
    .from(ranked)
    .where(sql`${ranked.place} <= ${BEST}`)
    .groupBy(ranked.playerId)
    .as('totals')
  const rows = await operator.db
    .select()
    .from(totals)
    .where(or(lte(totals.rank, SHOWN), own === null ? undefined : eq(totals.playerId, own)))
    .orderBy(totals.rank)
  return Promise.all(
    rows.map(async ({ playerId, points: had, rank }) => {
      const player = playerId === null ? null : await operator.players.find(playerId)
      return { name: player ? maskedName(player) : '', points: had, playerId, rank }
    }),
  )
}

/** How others are told of a player: two initials. */
export const maskedName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string =>
  [firstName, lastName]
    .flatMap((name) => (name === '' ? [] : [`${/^.\p{M}*/su.exec(name)![0].toUpperCase()}.`]))
    .join(' ')

/**
 * A demonstration house has few players: some more are made up, the same for everybody, and gain as time goes by. A house of real money has
 * none: a prize is a player's.
 */
function rivals({ settings }: Pick<Operator, 'settings'>, id: string, startsAt: number, share: number): Place[] {
  if (!settings.qa) return []
  return Array.from({ length: RIVALS }, (_, at) => {
    const random = randomFrom(`rival ${id} ${startsAt} ${at}`)
    const letter = () => LETTERS[random.whole(0, LETTERS.length - 1)]
    const name = `${letter()}. ${letter()}.`
    return { name, points: Math.floor(random.between(800, 9000) * share) }
  }).filter(({ points }) => points > 0)
}

/** One turn of a tournament, from its start, ms. */
export interface Turn {
  readonly seed: TournamentSeed
  readonly startsAt: number
}

const catalogueOf = async (operator: Operator, { category }: TournamentSeed) => {
  const all = (await documentsOf(operator)).ofType('game')
  return { all, ofCategory: all.filter(({ categories }) => Array.isArray(categories) && categories.includes(category)) }
}

const keptGames = async ({ db }: Pick<Operator, 'db'>, { seed, startsAt }: Turn): Promise<readonly string[] | null> => {
  const [kept] = await db
    .select()
    .from(tournamentGames)
    .where(and(eq(tournamentGames.tournamentId, seed.id), eq(tournamentGames.startsAt, startsAt)))
  return kept?.gameIds ?? null
}

/** Keeps which games count in a turn that runs, unless that is kept already, or there is no catalogue yet. */
export async function keepGames(operator: Operator, turn: Turn): Promise<void> {
  if ((await keptGames(operator, turn)) !== null) return
  const { ofCategory } = await catalogueOf(operator, turn.seed)
  const gameIds = ofCategory.map(playable).map(({ gameId }) => gameId)
  if (gameIds.length === 0) return
  await operator.db
    .insert(tournamentGames)
    .values({ tournamentId: turn.seed.id, startsAt: turn.startsAt, gameIds })
    .onConflictDoNothing()
}

/** The games whose rounds count in a turn, whoever may play them where: their ids, and those that are still in the catalogue. */
async function countingOf(operator: Operator, turn: Turn) {
  const [kept, { all, ofCategory }] = [await keptGames(operator, turn), await catalogueOf(operator, turn.seed)]
  const games = (kept === null ? ofCategory : all).map(playable).filter(({ gameId }) => kept?.includes(gameId) ?? true)
  return { ids: kept ?? games.map(({ gameId }) => gameId), games }
}

/** Who is first, second and so on; of equals a player goes before one who is made up. */
const firstOf = (players: readonly PlayerPlace[], others: readonly Place[]) =>
  [
    ...players.filter(({ rank, points }) => rank <= SHOWN && points > 0),
    ...others.map((one) => ({ ...one, playerId: null })),
  ]
    .toSorted((a, b) => b.points - a.points)
    .slice(0, SHOWN)

/** The players among the first of a turn that is over, each by the place that a prize is for. */
export async function winnersOf(
  operator: Operator,
  turn: Turn,
): Promise<readonly { readonly playerId: number; readonly rank: number }[]> {
  const { seed, startsAt } = turn
  const { ids: gameIds } = await countingOf(operator, turn)
  // Without a catalogue nobody would have won: it is looked at again.
  if (gameIds.length === 0) throw new Error(`No game counts in the tournament ${seed.id}`)
  const players = await played(operator, { gameIds, from: startsAt, to: startsAt + seed.lasts, playerId: null })
  return firstOf(players, rivals(operator, seed.id, startsAt, 1)).flatMap(({ playerId }, at) =>
    playerId === null ? [] : [{ playerId, rank: at + 1 }],
  )
}

/** The tournaments of a market now: those that run, and the next of each that does not; `playerId` for the own place (LOB-7). */
export async function tournamentsNow(
  operator: Operator,
  { market, lang, playerId, country }: { market: MarketId; lang: string; playerId: number | null; country: string },
) {
  const now = operator.clock.now()
  const { currency } = marketOf(market)
  const worth = (euro: number): number => toWire(amountIn(euro * 100, currency), currency)
  const nowOf = async (seed: TournamentSeed) => {
    const latest = turnStart(seed, now)
    const startsAt = now < latest + seed.lasts ? latest : latest + seed.every
    const endsAt = startsAt + seed.lasts
    const counting = await countingOf(operator, { seed, startsAt })
    // What counts is the same for everybody; what is offered to play here is not.
    const gameIds = counting.games.filter((game) => isOffered(game, country)).map(({ gameId }) => gameId)
    const share = Math.max(0, Math.min(1, (now - startsAt) / seed.lasts))
    const players = await played(operator, { gameIds: counting.ids, from: startsAt, to: endsAt, playerId })
    const others = rivals(operator, seed.id, startsAt, share)
    const own = playerId === null ? undefined : players.find((place) => place.playerId === playerId)
    const [name, description] = seedTexts[writtenLanguage(lang.toLowerCase())].tournaments[seed.id]
    return {
      id: seed.id,
      name,
      description,
      image: artReference(...seed.art, `tournament ${seed.id}`, 800, 400),
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      prizePool: {
        amount: worth(seed.prizePool),
        currency,
        byPlace: prizesOf(seed).map(worth),
      },
      gameIds,
      leaderboard: firstOf(players, others).map(({ name, points }, at) => ({ rank: at + 1, playerName: name, points })),
      ...(playerId === null
        ? {}
        : {
            own: {
              rank: own ? own.rank + others.filter(({ points }) => points > own.points).length : null,
              points: own?.points ?? 0,
              joined: own !== undefined,
            },
          }),
    }
  }
  return Promise.all(tournamentSeeds.map(nowOf))
}
