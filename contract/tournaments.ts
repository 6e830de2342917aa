import * as v from 'valibot'
import { id, timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { currencySchema, inCurrency, wireAmountNotNegative } from './money.ts'

export const tournamentSchema = v.object({
  id,
  name: v.string(),
  description: v.string(),
  image: v.nullable(v.string()),
  startsAt: timestamp,
  endsAt: timestamp,
  prizePool: v.pipe(
    v.object({
      amount: wireAmountNotNegative,
      currency: currencySchema,
      /** What of it each place wins, from the first; none where the platform does not say. */
      byPlace: v.optional(v.array(wireAmountNotNegative), []),
    }),
    inCurrency('amount', 'byPlace.*'),
  ),
  gameIds: v.array(v.string()),
  leaderboard: v.array(v.object({ rank: v.number(), playerName: v.string(), points: v.number() })),
  /** Only for a signed-in player. */
  own: v.optional(v.nullable(v.object({ rank: v.nullable(v.number()), points: v.number(), joined: v.boolean() }))),
})

/** Site, market and tournament language (LOC-8). */
const params = v.object({ site: id, market: id, lang: v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/)) })

export const tournamentsCalls = {
  tournaments: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/tournament/{site}/{market}/{lang}',
    auth: 'player',
    params,
    response: v.array(tournamentSchema),
    errors: [],
    doc: 'Tournaments with the player’s own place.',
    source: 'C7 LOB-7',
  }),
  tournamentsPublic: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/tournament/public/{site}/{market}/{lang}',
    auth: 'none',
    params,
    response: v.array(tournamentSchema),
    errors: [],
    doc: 'Tournaments for everyone.',
    source: 'C7 LOB-7',
  }),
}
