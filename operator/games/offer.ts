import { isMarketId } from '#contract/markets.ts'
import { isExcluded } from '#contract/providers.ts'
import { documentsOf } from '../content/documentsOf.ts'
import type { Operator } from '../operator.ts'
import { isOffered, type PlayableGame } from './gameOf.ts'

/** Sub-providers that a market leaves out: those of the settings, and those of the content's casino settings (LOB-3). */
export async function excludedAt(operator: Operator, market: string): Promise<readonly string[]> {
  const [settings] = (await documentsOf(operator)).ofType('casinoSettings')
  const ofContent: unknown = settings?.['excludedSubProviders']
  return [
    ...(isMarketId(market) ? (operator.settings.site.excludedSubProviders[market] ?? []) : []),
    ...(Array.isArray(ofContent) ? ofContent.filter((one) => typeof one === 'string') : []),
  ]
}

/** Whether a game stays out of a market for its sub-provider (LOB-3). */
export const isLeftOut = async (operator: Operator, game: PlayableGame, market: string): Promise<boolean> =>
  isExcluded({ gameProvider: game.gameProvider, subProvider: game.subProvider }, await excludedAt(operator, market))

/** Whether the provider that made a game, or the one that launches it, is being worked on. */
export async function isUnderMaintenance(operator: Operator, game: PlayableGame): Promise<boolean> {
  const ids = new Set([game.gameProvider, game.launcher, game.subProvider?.id])
  return (await documentsOf(operator))
    .ofType('provider')
    .some((provider) => provider['maintenance'] === true && ids.has(String(provider['providerId'])))
}

/** Why a player may not play a game that there is: their country, their market, or work at its provider; null where they may. */
export async function whyNotOffered(
  operator: Operator,
  game: PlayableGame,
  at: { readonly country: string; readonly market: string },
): Promise<'country' | 'market' | 'maintenance' | null> {
  if (!isOffered(game, at.country)) return 'country'
  if (await isLeftOut(operator, game, at.market)) return 'market'
  return (await isUnderMaintenance(operator, game)) ? 'maintenance' : null
}
