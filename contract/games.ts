import * as v from 'valibot'
import { channelSchema, countryCode, httpUrl, id, languageCode, queryBoolean } from './common.ts'
import { gameTicketPartnerId } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { currencySchema } from './money.ts'

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

/** True when a provider is offered in a country; `override` switches the check off (LOB-3). */
export function isProviderOffered(provider: string, country: string, override = false): boolean {
  const list = Object.hasOwn(providerCountries, provider) ? providerCountries[provider as GameProvider] : undefined
  return override || list === undefined || list.length === 0 || list.includes(country)
}

/** Provider id of a sub-provider id: the part before the dash (LOB-3). */
export function providerOfSubProvider(subProviderId: string): string {
  return subProviderId.split('-')[0] ?? subProviderId
}

/** Play mode. */
export const moneyModes = ['demo', 'real'] as const

const launchErrors = ['error.game.not_available', 'error.restricted.country'] as const
const realErrors = [
  ...launchErrors,
  'error.play.blocked',
  'error.registration.incomplete',
  'error.game.round.open',
] as const

const pragmaticBody = v.object({
  symbol: id,
  language: v.string(),
  currency: v.string(),
  platform: v.picklist(['WEB', 'MOBILE']),
  stylename: v.string(),
  lobbyUrl: httpUrl,
  jurisdiction: v.string(),
})
const pariplayBody = v.object({
  GameCode: id,
  CurrencyCode: v.string(),
  LanguageCode: v.string(),
  PlayerIP: v.string(),
  CountryCode: countryCode,
})
const softswissFields = {
  game: id,
  currency: v.string(),
  locale: v.string(),
  ip: v.string(),
  urls: v.object({ return_url: httpUrl, deposit_url: httpUrl }),
  jurisdiction: v.string(),
  client_type: v.picklist(['desktop', 'mobile']),
}
const softswissAnswer = v.object({ launch_options: v.object({ game_url: httpUrl }) })
const novomaticFields = {
  country: countryCode,
  gameId: id,
  ip: v.string(),
  lobbyUrl: httpUrl,
  locale: v.string(),
  platform: v.picklist(['WEB', 'MOBILE']),
}
const ticketBody = v.object({
  gameId: id,
  channel: channelSchema,
  partner: v.optional(v.number(), gameTicketPartnerId),
  jurisdiction: v.string(),
})
const evolutionFields = {
  gameCategory: v.string(),
  tableId: v.string(),
  wrapped: v.literal(false),
  mobile: v.boolean(),
  lobbyURL: httpUrl,
  ipAddress: v.string(),
}
/** Answer of calls that give the address of the game. */
const gameUrlAnswer = v.object({ gameURL: httpUrl })
const tokenBody = v.object({ gameId: id, channel: channelSchema, jurisdiction: v.string() })

/** A table of a live provider; bet limits and seats are merged into games by id (LOB-6). */
export const liveTableSchema = v.object({
  gameId: v.string(),
  tableId: v.string(),
  name: v.string(),
  gameCategory: v.string(),
  open: v.boolean(),
  dealer: v.optional(v.nullable(v.string())),
  betLimits: v.array(v.object({ min: v.number(), max: v.number(), currency: currencySchema })),
  seats: v.nullable(v.number()),
  seatsTaken: v.nullable(v.number()),
})
export type LiveTable = v.InferOutput<typeof liveTableSchema>

export const gamesCalls = {
  pragmaticDemo: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/pragmatic/partner/demoGameUrl',
    auth: 'optional',
    body: pragmaticBody,
    response: gameUrlAnswer,
    errors: launchErrors,
    doc: 'Address of a Pragmatic Play demo game.',
    source: 'C7 GAM-1',
  }),
  pragmaticReal: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/pragmatic/partner/realGameUrl',
    auth: 'player',
    body: pragmaticBody,
    response: gameUrlAnswer,
    errors: realErrors,
    doc: 'Address of a Pragmatic Play game for real money.',
    source: 'C7 GAM-1 SAF-1',
  }),
  pariplayDemo: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/pariplay/context/demo',
    auth: 'optional',
    body: pariplayBody,
    response: v.object({ Url: httpUrl }),
    errors: launchErrors,
    doc: 'Address of a Pariplay demo game.',
    source: 'C7 GAM-1',
  }),
  pariplayReal: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/pariplay/context/real',
    auth: 'player',
    body: pariplayBody,
    response: v.object({ Url: httpUrl }),
    errors: realErrors,
    doc: 'Address of a Pariplay game for real money.',
    source: 'C7 GAM-1 SAF-1',
  }),
  softswissDemo: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/softswiss/context/demo',
    auth: 'optional',
    body: v.object(softswissFields),
    response: softswissAnswer,
    errors: launchErrors,
    doc: 'Address of a Softswiss demo game.',
    source: 'C7 GAM-1',
  }),
  softswissReal: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/softswiss/context/real',
    auth: 'player',
    body: v.object({ ...softswissFields, playerCurrentCountryCode: countryCode }),
    response: softswissAnswer,
    errors: realErrors,
    doc: 'Address of a Softswiss game for real money.',
    source: 'C7 GAM-1 SAF-1',
  }),
  playngoToken: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/playngo/auth/token_generation',
    auth: 'player',
    query: v.object({ requireNew: v.optional(queryBoolean) }),
    response: v.object({ sessionId: id }),
    errors: realErrors,
    doc: 'Session id that a Play’n GO game for real money is opened with.',
    source: 'C7 GAM-1 SAF-1',
  }),
  creedroomzToken: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/creedroomz/token/generate',
    auth: 'player',
    body: v.object({ ipAddress: v.string() }),
    response: v.object({ token: id }),
    errors: realErrors,
    doc: 'Token for Creedroomz; used only behind its flag.',
    source: 'C7 GAM-1 NAV-9',
  }),
  novomaticDemo: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/novomatic/game/url/demo',
    auth: 'optional',
    body: v.object({ ...novomaticFields, currency: v.string() }),
    response: v.object({ url: httpUrl }),
    errors: launchErrors,
    doc: 'Address of a Novomatic demo game.',
    source: 'C7 GAM-1',
  }),
  novomaticReal: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/novomatic/game/url',
    auth: 'player',
    body: v.object({ ...novomaticFields, playerId: v.number() }),
    response: v.object({ url: httpUrl }),
    errors: realErrors,
    doc: 'Address of a Novomatic game for real money.',
    source: 'C7 GAM-1 SAF-1',
  }),
  yggdrasilSession: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/yggdrasil/player/auth/session',
    auth: 'player',
    response: v.object({ sessionId: id }),
    errors: realErrors,
    doc: 'Session id that a Yggdrasil game for real money is opened with.',
    source: 'C7 GAM-1 SAF-1',
  }),
  evolutionReal: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/evolution/authenticate',
    auth: 'player',
    body: v.object(evolutionFields),
    response: gameUrlAnswer,
    errors: [...realErrors, 'error.evolution.lobby'],
    doc: 'Address of an Evolution table; a 400 of the lobby is followed by the recovery call.',
    source: 'C7 GAM-1 GAM-6 SAF-1',
  }),
  evolutionDemo: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/evolution/authenticate/demo',
    auth: 'optional',
    body: v.object({ ...evolutionFields, currency: v.string(), language: v.string() }),
    response: gameUrlAnswer,
    errors: launchErrors,
    doc: 'Address of an Evolution game without stakes.',
    source: 'C7 GAM-1',
  }),
  evolutionRecovery: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/evolution/recovery',
    auth: 'player',
    body: v.object({ tableId: v.string() }),
    response: gameUrlAnswer,
    errors: realErrors,
    doc: 'Second way into the Evolution lobby after its 400.',
    source: 'C8 GAM-6',
  }),
  liveTables: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/evolution/tables',
    auth: 'none',
    query: v.object({ partnerid: v.string(), providerKind: v.string() }),
    response: v.array(liveTableSchema),
    errors: [],
    doc: 'Open tables of a live provider with limits and seats.',
    source: 'C7 LOB-6 GAM-6',
  }),
  gameTicket: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/games/ticket',
    auth: 'player',
    body: ticketBody,
    response: v.object({ ticket: id }),
    errors: realErrors,
    doc: 'One-time ticket to launch a game.',
    source: 'C7 GAM-2 SAF-1',
  }),
  gameTicketVariant: endpoint({
    method: 'POST',
    version: 'v2',
    path: '/games/ticket',
    auth: 'player',
    body: ticketBody,
    response: v.object({ ticket: id }),
    errors: realErrors,
    doc: 'The ticket’s other path, chosen by the flag evolutionTicketVariant.',
    source: 'C7 GAM-2 SAF-1',
  }),
  gameToken: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/games/token',
    auth: 'player',
    body: ticketBody,
    response: v.object({ token: id }),
    errors: realErrors,
    doc: 'Token to launch a game, for providers that take no ticket.',
    source: 'C7 GAM-2 SAF-1',
  }),
  casinoLaunch: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/games/launch',
    auth: 'optional',
    body: v.object({
      gameId: id,
      language: v.string(),
      channel: channelSchema,
      jurisdiction: v.string(),
      /** Ticket, token or session id of the provider's call before; absent in demo mode. */
      ticket: v.optional(id),
      partnerId: v.optional(v.number(), gameTicketPartnerId),
      partner: v.picklist(gameProviders),
      moneyMode: v.picklist(moneyModes),
      homeUrl: httpUrl,
      currency: v.optional(currencySchema),
      fullscreen: v.literal(false),
    }),
    response: gameUrlAnswer,
    errors: realErrors,
    doc: 'Address of a game whose provider wants a ticket, token or session; demo mode needs none.',
    source: 'C7 GAM-1 GAM-2 GAM-5',
  }),
  quickspinToken: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/quickspin/token',
    auth: 'player',
    body: tokenBody,
    response: v.object({ token: id }),
    errors: realErrors,
    doc: 'Token that a Quickspin game for real money is opened with.',
    source: 'C7 GAM-2 SAF-1',
  }),
  relaxToken: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/relaxgaming/token',
    auth: 'player',
    body: tokenBody,
    response: v.object({ token: id }),
    errors: realErrors,
    doc: 'Token that a Relax game for real money is opened with.',
    source: 'C7 GAM-2 SAF-1',
  }),
  pragmaticToken: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/pragmatic/token',
    auth: 'player',
    body: tokenBody,
    response: v.object({ token: id }),
    errors: realErrors,
    doc: 'Token that a Pragmatic Play table for real money is opened with.',
    source: 'C7 GAM-2 SAF-1',
  }),
  playerGames: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/games',
    auth: 'optional',
    query: v.object({ language: v.optional(languageCode), channel: v.optional(channelSchema) }),
    response: v.array(v.object({ gameId: v.string(), gameProvider: v.string(), available: v.boolean() })),
    errors: [],
    doc: 'Which games the player may play from here.',
    source: 'C7 LOB-3',
  }),
}
