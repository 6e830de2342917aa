import * as v from 'valibot'
import { id, queryInteger, queryList } from './common.ts'
import { jackpotSiteId } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { currencySchema, inCurrency, wireAmountNotNegative } from './money.ts'

export const lobbyPageTypes = ['CASINO', 'LIVE_CASINO'] as const

const myGamesAnswer = v.object({ gameIds: v.array(id) })
const category = v.picklist(['my-games', 'favourites', 'recent'])

export const lobbyCalls = {
  myGames: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/games/my-games',
    auth: 'player',
    query: v.object({ lobbyPageType: v.optional(v.picklist(lobbyPageTypes)) }),
    response: myGamesAnswer,
    errors: [],
    doc: 'Games the player keeps.',
    source: 'C7 LOB-4',
  }),
  myGamesByCategory: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/games/my-games/category',
    auth: 'player',
    query: v.object({ category }),
    response: myGamesAnswer,
    errors: [],
    doc: 'Games the player keeps in a category.',
    source: 'C7 LOB-4',
  }),
  myGamesAdd: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/games/my-games',
    auth: 'player',
    query: v.object({ category: v.optional(category), gameId: v.optional(id) }),
    body: v.optional(v.object({ gameId: id, lobbyPageType: v.picklist(lobbyPageTypes) })),
    response: myGamesAnswer,
    errors: ['error.not_found'],
    doc: 'Keeps a game: category and gameId in the query, or gameId and lobbyPageType in the body.',
    source: 'C7 LOB-4',
  }),
  myGamesRemove: endpoint({
    method: 'DELETE',
    version: 'v1',
    path: '/games/my-games',
    auth: 'player',
    body: v.object({ gameId: id, lobbyPageType: v.picklist(lobbyPageTypes) }),
    response: myGamesAnswer,
    errors: [],
    doc: 'Gives up a kept game.',
    source: 'C7 LOB-4',
  }),
  jackpots: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/games/jackpots',
    auth: 'none',
    query: v.object({ gameIds: queryList, siteId: v.optional(queryInteger, jackpotSiteId) }),
    response: v.object({
      data: v.array(
        v.pipe(v.object({ gameId: id, amount: wireAmountNotNegative, currency: currencySchema }), inCurrency('amount')),
      ),
    }),
    errors: ['error.invalid.site.id'],
    doc: 'What the jackpots of these games hold now.',
    source: 'C7 LOB-5',
  }),
}
