import { gameTicketPartnerId } from '#contract/constants.ts'
import { gameProviders, type GameProvider } from '#contract/providers.ts'
import { gameLaunchLanguage } from '#contract/locale.ts'
import { marketOf } from '#contract/markets.ts'
import type {
  LaunchGameInput,
  LaunchGameOutput,
  LookAtLimitationInput,
  LookAtLimitationOutput,
  WantedGame,
} from '#machines/gameLaunch/gameLaunch.contract.ts'
import { fromPromise } from 'xstate'
import { ApiError } from './apiError.ts'
import { isLimitationHidden } from './hiddenLimitations.ts'
import type { World } from './world.ts'

/** What every provider's call needs of the page, in the words of the calls. */
interface Launch {
  readonly world: World
  readonly game: WantedGame
  readonly isDemo: boolean
  readonly isAgain: boolean
  readonly playerId: number | null
  readonly signal: AbortSignal
  readonly id: string
  readonly language: string
  readonly ip: string
  readonly lobby: string
  readonly jurisdiction: string
  readonly platform: 'WEB' | 'MOBILE'
}

type Launcher = (launch: Launch) => Promise<string>

const launchOf = (world: World, { game, playerId, isAgain }: LaunchGameInput, signal: AbortSignal): Launch => {
  const { market, language } = world.locale()
  return {
    world,
    game,
    isDemo: game.mode === 'demo',
    isAgain,
    playerId,
    signal,
    id: game.metadata['launchId'] ?? game.gameId,
    language: gameLaunchLanguage(market, language),
    ip: world.station.current?.ipAddress ?? '',
    lobby: world.address(game.area === 'liveCasino' ? '/live-casino-online' : '/online-casino'),
    jurisdiction: marketOf(market).jurisdiction,
    platform: game.channel === 'mobile' ? 'MOBILE' : 'WEB',
  }
}

const pragmatic: Launcher = async ({ world, isDemo, signal, id, language, lobby, jurisdiction, platform }) => {
  const body = {
    symbol: id,
    language,
    currency: world.currency(),
    platform,
    stylename: world.settings.brand,
    lobbyUrl: lobby,
    jurisdiction,
  }
  return (await world.api.call(isDemo ? 'pragmaticDemo' : 'pragmaticReal', { body }, { signal })).gameURL
}

const pariplay: Launcher = async ({ world, isDemo, signal, id, language, ip }) => {
  const body = {
    GameCode: id,
    CurrencyCode: world.currency(),
    LanguageCode: language,
    PlayerIP: ip,
    CountryCode: world.country(),
  }
  return (await world.api.call(isDemo ? 'pariplayDemo' : 'pariplayReal', { body }, { signal })).Url
}

const softswiss: Launcher = async ({ world, game, isDemo, signal, id, language, ip, lobby, jurisdiction }) => {
  const body = {
    game: id,
    currency: world.currency(),
    locale: language,
    ip,
    urls: { return_url: lobby, deposit_url: world.address('/my-account/banking/deposit') },
    jurisdiction,
    client_type: game.channel === 'mobile' ? ('mobile' as const) : ('desktop' as const),
  }
  const answer = isDemo
    ? await world.api.call('softswissDemo', { body }, { signal })
    : await world.api.call(
        'softswissReal',
        { body: { ...body, playerCurrentCountryCode: world.station.current?.autodetectedCountry ?? world.country() } },
        { signal },
      )
  return answer.launch_options.game_url
}

const novomatic: Launcher = async ({ world, isDemo, playerId, signal, id, language, ip, lobby, platform }) => {
  const body = { country: world.country(), gameId: id, ip, lobbyUrl: lobby, locale: language, platform }
  const answer = isDemo
    ? await world.api.call('novomaticDemo', { body: { ...body, currency: world.currency() } }, { signal })
    : await world.api.call('novomaticReal', { body: { ...body, playerId: playerId ?? 0 } }, { signal })
  return answer.url
}

const evolution: Launcher = async ({ world, game, isDemo, signal, id, language, ip, lobby }) => {
  const tableId = game.metadata['tableId'] ?? id
  const body = {
    gameCategory: game.metadata['gameCategory'] ?? 'top_games',
    tableId,
    wrapped: false as const,
    mobile: game.channel === 'mobile',
    lobbyURL: lobby,
    ipAddress: ip,
  }
  if (isDemo) {
    const demo = { ...body, currency: world.currency(), language }
    return (await world.api.call('evolutionDemo', { body: demo }, { signal })).gameURL
  }
  try {
    return (await world.api.call('evolutionReal', { body }, { signal })).gameURL
  } catch (error) {
    // The lobby's own 400 has a second way in (GAM-6).
    if (!(error instanceof ApiError) || error.status !== 400) throw error
    return (await world.api.call('evolutionRecovery', { body: { tableId } }, { signal })).gameURL
  }
}

/** The ticket of a game whose provider has no token of its own: of partner 2178, by one of two paths (GAM-2). */
async function partnerTicket({ world: { api, settings }, game, signal, id, jurisdiction }: Launch): Promise<string> {
  const body = { gameId: id, channel: game.channel, partner: gameTicketPartnerId, jurisdiction }
  const path = settings.flags.evolutionTicketVariant ? 'gameTicketVariant' : 'gameTicket'
  return (await api.call(path, { body }, { signal })).ticket
}

/** A studio's game stands behind another provider's route; that provider's own token is not for it. */
const isOfStudio = ({ provider, metadata }: WantedGame): boolean => (metadata['gameProvider'] ?? provider) !== provider

/** The provider's own ticket, token or session for real money (GAM-2). */
async function ticketOf(launch: Launch): Promise<string> {
  const { world, game, signal, id, jurisdiction, ip, isAgain } = launch
  const body = { gameId: id, channel: game.channel, jurisdiction }
  const { api } = world
  if (isOfStudio(game)) return partnerTicket(launch)
  if (game.area === 'liveCasino' && game.provider === 'pragmaticplay') {
    return (await api.call('pragmaticToken', { body }, { signal })).token
  }
  switch (game.provider) {
    case 'playngo':
      return (await api.call('playngoToken', isAgain ? { query: { requireNew: true } } : {}, { signal })).sessionId
    case 'yggdrasil':
      return (await api.call('yggdrasilSession', {}, { signal })).sessionId
    case 'quickspin':
      return (await api.call('quickspinToken', { body }, { signal })).token
    case 'relax':
      return (await api.call('relaxToken', { body }, { signal })).token
    case 'creedroomz':
      return (await api.call('creedroomzToken', { body: { ipAddress: ip } }, { signal })).token
    default:
      return partnerTicket(launch)
  }
}

const isProvider = (provider: string): provider is GameProvider =>
  (gameProviders as readonly string[]).includes(provider)

const byTicket: Launcher = async (launch) => {
  const { world, game, isDemo, signal, id, language, lobby, jurisdiction } = launch
  if (!isProvider(game.provider)) throw new Error(`"${game.provider}" is no provider of the platform`)
  const ticket = isDemo ? {} : { ticket: await ticketOf(launch) }
  const answer = await world.api.call(
    'casinoLaunch',
    {
      body: {
        gameId: id,
        language,
        channel: game.channel,
        jurisdiction,
        ...ticket,
        partnerId: gameTicketPartnerId,
        partner: game.provider,
        moneyMode: game.mode,
        homeUrl: lobby,
        currency: world.currency(),
        fullscreen: false,
      },
    },
    { signal },
  )
  return answer.gameURL
}

const launchers: Readonly<Record<string, Launcher>> = {
  pragmaticplay: pragmatic,
  pariplay,
  softswiss,
  novomatic,
  evolution,
}

/**
 * Only the two game hosts are framed: a frame that runs scripts with its own storage must never be the site itself, and a game elsewhere
 * could neither be heard nor paused (SAF-11, SAF-3). Throws ApiError.
 */
function requireGameHost({ settings, log }: World, url: string): void {
  const { origin } = new URL(url)
  if (settings.gameOrigins.some((trusted) => new URL(trusted).origin === origin)) return
  log('the game is not on a trusted host: it is not opened', { origin })
  throw new ApiError('malformed', 'The answer could not be read', { field: 'url' })
}

/** Launches a game with the call and payload of its provider (GAM-1). */
export const gameLaunchActors = (world: World) => ({
  /** What the game means to the active bonus, unless the player wants it said no more (BON-7). */
  lookAtLimitation: fromPromise<LookAtLimitationOutput, LookAtLimitationInput>(async ({ input, signal }) => {
    const answer = await world.api.call('gameLimitations', { params: { id: input.gameId } }, { signal })
    const { status, contribution, campaignId } = answer
    if (status === 0) return null
    const limitation = { status, contribution, campaignId }
    return isLimitationHidden(input.playerId, limitation) ? null : limitation
  }),
  launchGame: fromPromise<LaunchGameOutput, LaunchGameInput>(async ({ input, signal }) => {
    const isLivePragmatic = input.game.area === 'liveCasino' && input.game.provider === 'pragmaticplay'
    const launcher = (isLivePragmatic ? undefined : launchers[input.game.provider]) ?? byTicket
    const currency = world.currency()
    const url = await launcher(launchOf(world, input, signal))
    requireGameHost(world, url)
    return { url, currency }
  }),
})
