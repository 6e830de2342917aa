import { isMarketId } from '#contract/markets.ts'
import { isExcluded } from '#contract/providers.ts'
import { documentsOf } from '../content/documentsOf.ts'
import type { Operator } from '../operator.ts'
import type { PlayableGame } from './gameOf.ts'

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
