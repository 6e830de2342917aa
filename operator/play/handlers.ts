import { defaultLanguage, type Channel } from '#contract/constants.ts'
import { gameLaunchLanguage } from '#contract/locale.ts'
import { isExcluded, providerLeftOut } from '#contract/providers.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { documentsOf } from '../content/documentsOf.ts'
import { gameOf, isOffered, playable } from '../games/gameOf.ts'
import { excludedAt } from '../games/offer.ts'
import type { Operator, PlayerClaims } from '../operator.ts'
import { marketFor } from '../player/placement.ts'
import { ANY_PROVIDER, issueTicket, launch, takeTicket } from './launch.ts'

/** Language of a game whose call names none: the player's own (LOC-8). */
async function ownLanguage(operator: Operator, request: Parameters<typeof requirePlayer>[0]): Promise<string> {
  const account = await operator.players.find(requirePlayer(request).playerId)
  return account === null
    ? defaultLanguage
    : gameLaunchLanguage(marketFor(account.countryCode, account.market), account.language)
}

const demo = (
  operator: Operator,
  { player, origin }: { readonly player: PlayerClaims | null; readonly origin: string },
  id: string,
  launcher: string | null,
  currency: string | undefined,
  language: string,
  channel: Channel | null,
) => launch(operator, { id, launcher, mode: 'demo', signIn: player, currency, language, channel, siteOrigin: origin })

const real = (
  operator: Operator,
  request: Parameters<typeof requirePlayer>[0] & { readonly origin: string },
  id: string,
  launcher: string | null,
  language: string,
  channel: Channel | null,
) =>
  launch(operator, {
    id,
    launcher,
    mode: 'real',
    signIn: requirePlayer(request),
    currency: undefined,
    language,
    channel,
    siteOrigin: request.origin,
  })

const ticket = (
  operator: Operator,
  request: Parameters<typeof requirePlayer>[0],
  provider: string,
  gameId: string | null,
  channel: Channel | null,
) => issueTicket(operator, { playerId: requirePlayer(request).playerId, provider, gameId, channel })

/** Words of the providers' calls for the channel. */
const channelOfPlatform = (platform: 'WEB' | 'MOBILE'): Channel => (platform === 'MOBILE' ? 'mobile' : 'web')
const channelOfClient = (type: 'desktop' | 'mobile'): Channel => (type === 'mobile' ? 'mobile' : 'web')
const channelOfFlag = (isMobile: boolean): Channel => (isMobile ? 'mobile' : 'web')

/** Launching games, each provider by its own call (GAM-1, GAM-2). */
export const playHandlers = {
  pragmaticDemo: async (request, operator) => ({
    gameURL: await demo(
      operator,
      request,
      request.body.symbol,
      'pragmaticplay',
      request.body.currency,
      request.body.language,
      channelOfPlatform(request.body.platform),
    ),
  }),
  pragmaticReal: async (request, operator) => ({
    gameURL: await real(
      operator,
      request,
      request.body.symbol,
      'pragmaticplay',
      request.body.language,
      channelOfPlatform(request.body.platform),
    ),
  }),
  pariplayDemo: async (request, operator) => ({
    Url: await demo(
      operator,
      request,
      request.body.GameCode,
      'pariplay',
      request.body.CurrencyCode,
      request.body.LanguageCode,
      null,
    ),
  }),
  pariplayReal: async (request, operator) => ({
    Url: await real(operator, request, request.body.GameCode, 'pariplay', request.body.LanguageCode, null),
  }),
  softswissDemo: async (request, operator) => ({
    launch_options: {
      game_url: await demo(
        operator,
        request,
        request.body.game,
        'softswiss',
        request.body.currency,
        request.body.locale,
        channelOfClient(request.body.client_type),
      ),
    },
  }),
  softswissReal: async (request, operator) => ({
    launch_options: {
      game_url: await real(
        operator,
        request,
        request.body.game,
        'softswiss',
        request.body.locale,
        channelOfClient(request.body.client_type),
      ),
    },
  }),
  novomaticDemo: async (request, operator) => ({
    url: await demo(
      operator,
      request,
      request.body.gameId,
      'novomatic',
      request.body.currency,
      request.body.locale,
      channelOfPlatform(request.body.platform),
    ),
  }),
  novomaticReal: async (request, operator) => {
    if (request.body.playerId !== requirePlayer(request).playerId)
      throw new CallError(409, 'error.play.blocked', 'Another player’s id')
    return {
      url: await real(
        operator,
        request,
        request.body.gameId,
        'novomatic',
        request.body.locale,
        channelOfPlatform(request.body.platform),
      ),
    }
  },
  evolutionDemo: async (request, operator) => ({
    gameURL: await demo(
      operator,
      request,
      request.body.tableId,
      'evolution',
      request.body.currency,
      request.body.language,
      channelOfFlag(request.body.mobile),
    ),
  }),
  evolutionReal: async (request, operator) => ({
    gameURL: await real(
      operator,
      request,
      request.body.tableId,
      'evolution',
      await ownLanguage(operator, request),
      channelOfFlag(request.body.mobile),
    ),
  }),
  evolutionRecovery: async (request, operator) => ({
    gameURL: await real(
      operator,
      request,
      request.body.tableId,
      'evolution',
      await ownLanguage(operator, request),
      null,
    ),
  }),
  playngoToken: async (request, operator) => ({ sessionId: await ticket(operator, request, 'playngo', null, null) }),
  yggdrasilSession: async (request, operator) => ({
    sessionId: await ticket(operator, request, 'yggdrasil', null, null),
  }),
  creedroomzToken: async (request, operator) => ({ token: await ticket(operator, request, 'creedroomz', null, null) }),
  quickspinToken: async (request, operator) => ({
    token: await ticket(operator, request, 'quickspin', request.body.gameId, request.body.channel),
  }),
  relaxToken: async (request, operator) => ({
    token: await ticket(operator, request, 'relax', request.body.gameId, request.body.channel),
  }),
  pragmaticToken: async (request, operator) => ({
    token: await ticket(operator, request, 'pragmaticplay', request.body.gameId, request.body.channel),
  }),
  gameTicket: async (request, operator) => ({
    ticket: await ticket(operator, request, ANY_PROVIDER, request.body.gameId, request.body.channel),
  }),
  gameTicketVariant: async (request, operator) => ({
    ticket: await ticket(operator, request, ANY_PROVIDER, request.body.gameId, request.body.channel),
  }),
  gameToken: async (request, operator) => ({
    token: await ticket(operator, request, ANY_PROVIDER, request.body.gameId, request.body.channel),
  }),
  casinoLaunch: async (request, operator) => {
    const { body } = request
    const game = await gameOf(operator, body.gameId)
    const id = game?.gameId ?? body.gameId
    const provider = body.partner
    if (body.moneyMode === 'demo')
      return { gameURL: await demo(operator, request, id, provider, body.currency, body.language, body.channel) }
    const { playerId } = requirePlayer(request)
    if (body.ticket === undefined) throw new CallError(409, 'error.game.not_available', 'A ticket is needed first')
    await takeTicket(operator, body.ticket, { playerId, provider, gameId: id })
    return { gameURL: await real(operator, request, id, provider, body.language, body.channel) }
  },
  playerGames: async ({ player, query }, operator) => {
    const account = player ? await operator.players.find(player.playerId) : null
    const country = account?.countryCode ?? operator.world.get().station.countryCode
    const excluded = await excludedAt(operator, marketFor(country, account?.market))
    const without = providerLeftOut({ ...operator.settings.site.flags, ...operator.world.get().flags })
    return (await documentsOf(operator)).ofType('game').map((document) => {
      const game = playable(document)
      const isOfChannel = query.channel === undefined || game.channels.includes(query.channel)
      const isLaunched = game.gameProvider !== without && game.launcher !== without
      const available = isOfChannel && isLaunched && isOffered(game, country) && !isExcluded(game, excluded)
      return { gameId: game.gameId, gameProvider: game.gameProvider, available }
    })
  },
} satisfies Handlers
