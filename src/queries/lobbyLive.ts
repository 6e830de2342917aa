import { gameTicketPartnerId, jackpotSiteId, timers } from '#contract/constants.ts'
import type { LiveTable } from '#contract/games.ts'
import { toMinor, type Currency, type Minor } from '#contract/money.ts'
import type { World } from '#src/actors/world.ts'
import { createPolled, type Polled } from './polled.ts'

/** What a jackpot holds, minor units. */
export interface Jackpot {
  readonly amount: Minor
  readonly currency: Currency
}

/** Jackpots asked for in one call: their ids stand in its address. */
const together = 60

/** Jackpots of games that are looked at: asked for each 30 s, and counted up from one answer to the next. One that was won falls at once (LOB-5). */
export const createJackpots = (world: World): Polled<Jackpot> =>
  createPolled<Jackpot>({
    ask: async (ids, signal) => {
      const parts = Array.from({ length: Math.ceil(ids.length / together) }, (_, at) =>
        ids.slice(at * together, (at + 1) * together),
      )
      const answers = await Promise.all(
        parts.map((gameIds) => world.api.call('jackpots', { query: { gameIds, siteId: jackpotSiteId } }, { signal })),
      )
      return new Map(
        answers
          .flatMap(({ data }) => data)
          .map(({ gameId, amount, currency }) => [gameId, { amount: toMinor(amount, currency), currency }]),
      )
    },
    every: timers.jackpotPoll,
    now: world.now,
    step: 1000,
    between: (from, to, part) => {
      if (from.currency !== to.currency || to.amount <= from.amount) return to
      return { ...to, amount: from.amount + Math.floor((to.amount - from.amount) * part) }
    },
    isSame: (a, b) => a.amount === b.amount && a.currency === b.currency,
  })

/** Limits and seats of the live tables that are looked at (LOB-6). */
export const createTables = (world: World): Polled<LiveTable> =>
  createPolled<LiveTable>({
    ask: async (_ids, signal) => {
      const query = { partnerid: String(gameTicketPartnerId), providerKind: 'live' }
      const tables = await world.api.call('liveTables', { query }, { signal })
      return new Map(tables.map((table) => [table.gameId, table]))
    },
    every: timers.tablesPoll,
    now: world.now,
    isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  })
