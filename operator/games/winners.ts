import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { day, second } from '#contract/constants.ts'
import { exponentOf, toWire, type Currency } from '#contract/money.ts'
import type { Winner } from '#contract/wallet.ts'
import { documentsOf } from '../content/documentsOf.ts'
import type { Operator } from '../operator.ts'
import { randomFrom } from '../seed/random.ts'
import { maskedName } from '../tournaments/tournaments.ts'
import { gameRounds } from './schema.ts'

/** A demonstration house has few winners of its own: every so often the seed's history has one more, ms. */
const EVERY = 47 * second
const LETTERS = 'ABCDEFGHIJKLMNOPRSTUVW'

/** How long a period of the top winners is, ms. */
const PERIODS = { DAY: day, WEEK: 7 * day, MONTH: 30 * day } as const

const initials = (random: ReturnType<typeof randomFrom>) =>
  `${LETTERS[random.whole(0, LETTERS.length - 1)]}. ${LETTERS[random.whole(0, LETTERS.length - 1)]}.`

/** Real wins since a time, each player by two initials. */
async function realWins(
  operator: Operator,
  currency: Currency,
  since: number,
  order: 'latest' | 'largest',
): Promise<Winner[]> {
  const rows = await operator.db
    .select()
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.mode, 'real'),
        eq(gameRounds.currency, currency),
        gt(gameRounds.win, 0),
        gt(gameRounds.at, since),
      ),
    )
    .orderBy(order === 'latest' ? desc(gameRounds.at) : desc(gameRounds.win))
    .limit(10)
  return Promise.all(
    rows.map(async (row) => {
      const player = row.playerId === null ? null : await operator.players.find(row.playerId)
      return {
        gameId: row.gameId,
        amount: toWire(row.win, currency),
        currency,
        playerName: player ? maskedName(player) : '',
        wonAt: new Date(row.at).toISOString(),
      }
    }),
  )
}

/** The seed's history: the same wins for everybody at one time, a new one every 47 seconds. */
async function seededWins(
  operator: Operator,
  currency: Currency,
  from: number,
  count: number,
  largest: number,
): Promise<Winner[]> {
  // A house of real money tells of its players' wins alone.
  if (!operator.settings.qa) return []
  // Games that are offered everywhere, so that the list is full in every country.
  const games = (await documentsOf(operator))
    .ofType('game')
    .filter(({ offeredCountries }) => Array.isArray(offeredCountries) && offeredCountries.length === 0)
  if (games.length === 0) return []
  const newest = Math.floor(from / EVERY)
  return Array.from({ length: count }, (_, back) => {
    const random = randomFrom(`win ${newest - back}`)
    const whole = Math.round(10 ** random.between(0.9, largest) * 100)
    const minor = exponentOf(currency) === 0 ? Math.round(whole / 100) * 1000 : whole
    return {
      gameId: String(random.pick(games)['gameId']),
      amount: toWire(minor, currency),
      currency,
      playerName: initials(random),
      wonAt: new Date((newest - back) * EVERY).toISOString(),
    }
  })
}

/** Latest wins, newest first (LOB-8). */
export async function latestWinners(operator: Operator, currency: Currency): Promise<Winner[]> {
  const now = operator.clock.now()
  const all = [
    ...(await realWins(operator, currency, now - day, 'latest')),
    ...(await seededWins(operator, currency, now, 12, 2.9)),
  ]
  return all.toSorted((a, b) => (a.wonAt < b.wonAt ? 1 : -1)).slice(0, 12)
}

/** Largest wins of a period (LOB-8). */
export async function topWinners(
  operator: Operator,
  currency: Currency,
  range: keyof typeof PERIODS,
): Promise<Winner[]> {
  const now = operator.clock.now()
  const period = PERIODS[range]
  // The history's top list changes at midnight only.
  const seeded = await seededWins(
    operator,
    currency,
    Math.floor(now / day) * day - 1,
    range === 'DAY' ? 20 : range === 'WEEK' ? 60 : 120,
    4.2,
  )
  const all = [...(await realWins(operator, currency, now - period, 'largest')), ...seeded]
  return all.toSorted((a, b) => b.amount - a.amount).slice(0, 12)
}

/** Games of each lobby that a player's list of the last played ones has at most. */
const LAST_PLAYED = 30
/** Games of a player that are looked through for them: who has played this many slots since is told of no table. */
const LOOKED_AT = 1000

/** Games a player has played for money, newest first, of each lobby as many: many slots leave those of the tables in (LOB-4). */
export async function lastPlayed(operator: Operator, playerId: number) {
  const last = sql<number>`max(${gameRounds.at})`.mapWith(Number)
  const rows = await operator.db
    .select({ gameId: gameRounds.gameId, gameProvider: gameRounds.gameProvider, at: last })
    .from(gameRounds)
    .where(and(eq(gameRounds.playerId, playerId), eq(gameRounds.mode, 'real')))
    .groupBy(gameRounds.gameId, gameRounds.gameProvider)
    .orderBy(desc(last))
    .limit(LOOKED_AT)
  const documents = await documentsOf(operator)
  const left: Record<string, number> = {}
  const shown = rows.filter(({ gameId }) => {
    const type = String(documents.matching('game', 'gameId', gameId, 'equal')[0]?.['type'])
    left[type] = (left[type] ?? LAST_PLAYED) - 1
    return left[type] >= 0
  })
  return shown.map(({ gameId, gameProvider, at }) => ({
    gameId,
    gameProvider,
    lastPlayedAt: new Date(at).toISOString(),
  }))
}
