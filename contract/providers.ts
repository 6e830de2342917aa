// Providers and where they are offered: data that the first page needs, apart from the calls of `games.ts`.

/** Game providers as the sources spell them. */
export const gameProviders = [
  'evolution',
  'relax',
  'playngo',
  'quickspin',
  'pragmaticplay',
  'yggdrasil',
  'pariplay',
  'softswiss',
  'novomatic',
  'creedroomz',
  'thunderkick',
  'pushgaming',
  'quickfire',
  'egt',
  'elk',
  '3oaks',
  'playtech',
  'blueprint',
  'spnmnl',
  'skywind',
  'spinza',
  'slotmill',
  'Microgaming',
  'Hacksaw',
  'Playson',
] as const
export type GameProvider = (typeof gameProviders)[number]

/** Providers with a casino play route (NAV-9); creedroomz only behind its flag. */
export const casinoPlayProviders = [
  'relax',
  'playngo',
  'quickspin',
  'yggdrasil',
  'pariplay',
  'softswiss',
  'pragmaticplay',
  'evolution',
  'novomatic',
] as const
/** Providers with a live play route (NAV-10). */
export const livePlayProviders = ['evolution', 'pragmaticplay', 'pariplay', 'softswiss'] as const

/** Whether tables of a provider are played here at all (NAV-10): where not, there is no page, and nobody need come in for that. */
export const isLiveProvider = (provider: string): boolean => (livePlayProviders as readonly string[]).includes(provider)

/** Country codes a provider is offered in; a provider without a row, or with an empty list, is offered everywhere (LOB-3). */
export const providerCountries: Readonly<Partial<Record<GameProvider, readonly string[]>>> = {
  relax: ['FR', 'NL', 'CA', 'DE', 'SE', 'TR', 'PL', 'GB'],
  Hacksaw: ['FR', 'NL', 'CA', 'SE', 'TR', 'GB'],
  Playson: ['SE', 'DE', 'CA', 'FR', 'NL', 'GB'],
  quickspin: ['FR', 'CA', 'TR', 'DE', 'PL', 'GB'],
  pragmaticplay: ['FR', 'CA', 'ZA', 'IN', 'NL'],
  playngo: ['CA', 'SE', 'NL', 'DE'],
  yggdrasil: ['CA', 'TR'],
  thunderkick: ['FR', 'SE', 'CA', 'NL', 'DE', 'PL', 'GB'],
  pushgaming: ['SE', 'FR', 'NL', 'CA', 'PL', 'TR', 'GB'],
  quickfire: ['CA', 'SE', 'DE', 'FR', 'NL', 'TR'],
  egt: ['CA', 'NO', 'TR', 'GB'],
  '3oaks': ['FR', 'NL', 'IN'],
  playtech: ['DE', 'SE', 'NL', 'CA', 'PL', 'FR', 'PT', 'GB'],
  blueprint: ['SE', 'CA', 'NL', 'DE', 'GB'],
  spnmnl: ['CA', 'PL', 'TR', 'FR', 'NL', 'DE', 'SE', 'BR', 'IN'],
  skywind: ['SE', 'CA', 'MT', 'NL', 'DE', 'PL', 'TR'],
  spinza: ['NL', 'TR', 'PT', 'GB'],
  slotmill: ['NL'],
  Microgaming: ['NL', 'CA'],
}

/** The provider that a site does not launch, for queries that leave its games out; empty when it launches all (NAV-9). */
export const providerLeftOut = (flags: { readonly creedroomz: boolean }): GameProvider | '' =>
  flags.creedroomz ? '' : 'creedroomz'

/** Country codes that a provider is offered in, by the table; empty: everywhere. */
export const countriesOf = (provider: string): readonly string[] =>
  Object.hasOwn(providerCountries, provider) ? (providerCountries[provider as GameProvider] ?? []) : []

/** True when a provider is offered in a country; `override` switches the check off (LOB-3). */
export function isProviderOffered(provider: string, country: string, override = false): boolean {
  const list = countriesOf(provider)
  return override || list.length === 0 || list.includes(country)
}

/** Who made a game, as rules read it. */
export interface Made {
  readonly gameProvider: string
  readonly subProvider?: { readonly id: string } | null | undefined
}

/** The provider whose route and calls launch a game: a studio's is launched by the provider that its id begins with (LOB-3). */
export const launcherOf = ({ gameProvider, subProvider }: Made): string =>
  subProvider ? providerOfSubProvider(subProvider.id) : gameProvider

/** Whether a market leaves a game out for its sub-provider. An id without a dash is a provider: all that it launches is left out (LOB-3). */
export const isExcluded = (game: Made, excluded: readonly string[]): boolean =>
  excluded.some((id) =>
    id.includes('-') ? game.subProvider?.id === id : [game.gameProvider, launcherOf(game)].includes(id),
  )

/** What decides whether a game is offered to somebody, apart from who that is. */
export interface OfferedGame extends Made {
  /** The provider's countries as they travel on the game; empty: everywhere. */
  readonly offeredCountries: readonly string[]
  readonly providerRestrictedCountry: readonly string[]
  readonly subProvider?: { readonly id: string; readonly restrictedCountry: readonly string[] } | null | undefined
}

/** Where games are offered: the country, the provider that the site does not launch, and sub-providers that the market leaves out. */
export interface Offer {
  readonly country: string
  readonly without: string
  readonly excluded: readonly string[]
}

/** True for a game that may be shown and played here: the same rule as the operator's and the content queries' (LOB-3). */
export const isGameOffered = (game: OfferedGame, { country, without, excluded }: Offer): boolean =>
  game.gameProvider !== without &&
  (game.offeredCountries.length === 0 || game.offeredCountries.includes(country)) &&
  !game.providerRestrictedCountry.includes(country) &&
  !(game.subProvider?.restrictedCountry ?? []).includes(country) &&
  !isExcluded(game, excluded)

/** Provider id of a sub-provider id: the part before the dash (LOB-3). */
export function providerOfSubProvider(subProviderId: string): string {
  return subProviderId.split('-')[0] ?? subProviderId
}
