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

/** True when a provider is offered in a country; `override` switches the check off (LOB-3). */
export function isProviderOffered(provider: string, country: string, override = false): boolean {
  const list = Object.hasOwn(providerCountries, provider) ? providerCountries[provider as GameProvider] : undefined
  return override || list === undefined || list.length === 0 || list.includes(country)
}

/** Provider id of a sub-provider id: the part before the dash (LOB-3). */
export function providerOfSubProvider(subProviderId: string): string {
  return subProviderId.split('-')[0] ?? subProviderId
}
