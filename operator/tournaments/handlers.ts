import { siteId } from '#contract/constants.ts'
import { isMarketId } from '#contract/markets.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { tournamentsNow } from './tournaments.ts'

/** Site and market of the address. Throws CallError 400 or 404. */
function placeOf({ site, market, lang }: { readonly site: string; readonly market: string; readonly lang: string }) {
  if (site !== String(siteId)) throw new CallError(400, 'error.invalid.site.id', `The site must be ${siteId}`)
  if (!isMarketId(market)) throw new CallError(404, 'error.not_found', 'There is no such market')
  return { market, lang }
}

/** Tournaments, for everyone and with the player's own place (LOB-7). */
export const tournamentsHandlers = {
  tournaments: async ({ params, player }, operator) => {
    const { playerId } = requirePlayer({ player })
    const account = await operator.players.find(playerId)
    const country = account?.countryCode ?? operator.world.get().station.countryCode
    return tournamentsNow(operator, { ...placeOf(params), playerId, country })
  },
  tournamentsPublic: ({ params }, operator) =>
    tournamentsNow(operator, {
      ...placeOf(params),
      playerId: null,
      country: operator.world.get().station.countryCode,
    }),
} satisfies Handlers
