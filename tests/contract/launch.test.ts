import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { MarketId } from '#contract/markets.ts'
import { parseSettings, type Settings } from '#contract/settings.ts'
import type { LaunchGameInput, WantedGame } from '#machines/gameLaunch/gameLaunch.contract.ts'
import { createApi } from '#src/actors/api.ts'
import { gameLaunchActors } from '#src/actors/gameLaunch.ts'
import type { World } from '#src/actors/world.ts'
import { startTestOperator, type TestOperator } from '../support/operator.ts'
import { signIn } from '../support/playerClient.ts'
import { Qa, type SeenCall } from '../support/qa.ts'

// What goes over the wire when a game is launched, held against tables that are typed from the source document and not made from
// the code's own maps: each provider's call and payload, and what each market makes of language, currency and jurisdiction.

/** One place to play from: a market in one of its languages, and what the trade's maps make of it. */
interface Place {
  readonly market: MarketId
  readonly language: string
  readonly segment: string
  readonly country: string
  readonly launchLanguage: string
  readonly currency: string
  readonly jurisdiction: string
}
const places: readonly Place[] = (
  [
    ['UN', 'en', 'en-UN', 'FI', 'en', 'EUR', 'UN'],
    ['UN', 'fi', 'fi-UN', 'FI', 'fi', 'EUR', 'UN'],
    ['UN', 'no', 'no-UN', 'FI', 'no', 'EUR', 'UN'],
    ['UN', 'pl', 'pl-UN', 'PL', 'pl', 'PLN', 'UN'],
    ['UN', 'en', 'en-UN', 'ZA', 'en', 'ZAR', 'UN'],
    ['BR', 'br', 'pt-BR', 'BR', 'pt-BR', 'BRL', 'BR'],
    ['TR', 'tr', 'tr-TR', 'TR', 'tr', 'TRY', 'TR'],
    ['LL', 'en', 'en-LL', 'NL', 'en', 'EUR', 'NL'],
    ['LL', 'fr', 'fr-LL', 'NL', 'fr', 'EUR', 'NL'],
    ['CA', 'ca', 'en-CA', 'CA', 'en', 'CAD', 'CA'],
    ['CA', 'caf', 'fr-CA', 'CA', 'fr-CA', 'CAD', 'CA'],
    ['JJ', 'de', 'de-JJ', 'DE', 'de', 'EUR', 'DE'],
    ['NZ', 'nz', 'en-NZ', 'NZ', 'en', 'NZD', 'NZ'],
    ['GG', 'en', 'en-GG', 'GB', 'en', 'GBP', 'GB'],
    ['AT', 'de', 'de-AT', 'AT', 'de', 'EUR', 'AT'],
    ['CL', 'cl', 'es-CL', 'CL', 'es', 'CLP', 'CL'],
    ['FI', 'fi', 'fi-FI', 'FI', 'fi', 'EUR', 'FI'],
    ['IN', 'inen', 'en-IN', 'IN', 'en', 'INR', 'IN'],
    ['NO', 'no', 'no-NO', 'NO', 'no', 'NOK', 'NO'],
    ['PH', 'tl', 'tl-PH', 'PH', 'tl', 'PHP', 'PH'],
    ['PT', 'pt', 'pt-PT', 'PT', 'pt-BR', 'EUR', 'PT'],
    ['PE', 'pe', 'es-PE', 'PE', 'es', 'PEN', 'PE'],
    ['PP', 'en', 'en-PP', 'SE', 'en', 'EUR', 'SE'],
    ['JP', 'ja', 'ja-JP', 'JP', 'ja', 'EUR', 'JP'],
  ] as const
).map(([market, language, segment, country, launchLanguage, currency, jurisdiction]) => ({
  market,
  language,
  segment,
  country,
  launchLanguage,
  currency,
  jurisdiction,
}))
const canada = places[9]!

const IP = '198.51.100.7'
const SITE = 'https://site.example'

/** What a call of the document bears, in the words of the test. */
interface Facts extends Place {
  readonly launchId: string
  readonly gameType: string
  readonly playerId: number
  readonly isMobile: boolean
  readonly lobby: string
}
interface Sent {
  readonly path: string
  readonly query?: object
  readonly body?: object
}

const pragmatic = (f: Facts) => ({
  symbol: f.launchId,
  language: f.launchLanguage,
  currency: f.currency,
  platform: f.isMobile ? 'MOBILE' : 'WEB',
  stylename: 'halcyon',
  lobbyUrl: f.lobby,
  jurisdiction: f.jurisdiction,
})
const pariplay = (f: Facts) => ({
  GameCode: f.launchId,
  CurrencyCode: f.currency,
  LanguageCode: f.launchLanguage,
  PlayerIP: IP,
  CountryCode: f.country,
})
const softswiss = (f: Facts) => ({
  game: f.launchId,
  currency: f.currency,
  locale: f.launchLanguage,
  ip: IP,
  urls: { return_url: f.lobby, deposit_url: `${SITE}/${f.segment}/my-account/banking/deposit` },
  jurisdiction: f.jurisdiction,
  client_type: f.isMobile ? 'mobile' : 'desktop',
})
const novomatic = (f: Facts) => ({
  country: f.country,
  gameId: f.launchId,
  ip: IP,
  lobbyUrl: f.lobby,
  locale: f.launchLanguage,
  platform: f.isMobile ? 'MOBILE' : 'WEB',
})
const evolution = (f: Facts) => ({
  gameCategory: f.gameType,
  tableId: f.launchId,
  wrapped: false,
  mobile: f.isMobile,
  lobbyURL: f.lobby,
  ipAddress: IP,
})
const launching = (partner: string, f: Facts) => ({
  gameId: f.launchId,
  language: f.launchLanguage,
  channel: f.isMobile ? 'mobile' : 'web',
  jurisdiction: f.jurisdiction,
  partnerId: 2178,
  partner,
  homeUrl: f.lobby,
  currency: f.currency,
  fullscreen: false,
})
const token = (f: Facts) => ({
  gameId: f.launchId,
  channel: f.isMobile ? 'mobile' : 'web',
  jurisdiction: f.jurisdiction,
})
const secret: unknown = expect.any(String)

/** Providers that launch by `casinoLaunch`, with what each is asked for its ticket, token or session. */
const ticketed = {
  relax: (f: Facts) => ({ path: '/v1/relaxgaming/token', body: token(f) }),
  quickspin: (f: Facts) => ({ path: '/v1/quickspin/token', body: token(f) }),
  playngo: () => ({ path: '/v1/playngo/auth/token_generation' }),
  yggdrasil: () => ({ path: '/v1/yggdrasil/player/auth/session' }),
  creedroomz: () => ({ path: '/v1/creedroomz/token/generate', body: { ipAddress: IP } }),
  studio: (f: Facts) => ({ path: '/v1/games/ticket', body: { ...token(f), partner: 2178 } }),
} satisfies Record<string, (f: Facts) => Sent>

const byTicket = (partner: string, ask: (f: Facts) => Sent) => ({
  demo: (f: Facts): Sent[] => [{ path: '/v1/games/launch', body: { ...launching(partner, f), moneyMode: 'demo' } }],
  real: (f: Facts): Sent[] => [
    ask(f),
    { path: '/v1/games/launch', body: { ...launching(partner, f), moneyMode: 'real', ticket: secret } },
  ],
})

/** The payload table: provider → what it sends in each mode. */
const table: Readonly<Record<string, Record<'demo' | 'real', (f: Facts) => Sent[]>>> = {
  pragmaticplay: {
    demo: (f) => [{ path: '/v1/pragmatic/partner/demoGameUrl', body: pragmatic(f) }],
    real: (f) => [{ path: '/v1/pragmatic/partner/realGameUrl', body: pragmatic(f) }],
  },
  pariplay: {
    demo: (f) => [{ path: '/v1/pariplay/context/demo', body: pariplay(f) }],
    real: (f) => [{ path: '/v1/pariplay/context/real', body: pariplay(f) }],
  },
  softswiss: {
    demo: (f) => [{ path: '/v1/softswiss/context/demo', body: softswiss(f) }],
    real: (f) => [
      { path: '/v1/softswiss/context/real', body: { ...softswiss(f), playerCurrentCountryCode: f.country } },
    ],
  },
  novomatic: {
    demo: (f) => [{ path: '/v1/novomatic/game/url/demo', body: { ...novomatic(f), currency: f.currency } }],
    real: (f) => [{ path: '/v1/novomatic/game/url', body: { ...novomatic(f), playerId: f.playerId } }],
  },
  evolution: {
    demo: (f) => [
      {
        path: '/v1/evolution/authenticate/demo',
        body: { ...evolution(f), currency: f.currency, language: f.launchLanguage },
      },
    ],
    real: (f) => [{ path: '/v1/evolution/authenticate', body: evolution(f) }],
  },
  relax: byTicket('relax', ticketed.relax),
  quickspin: byTicket('quickspin', ticketed.quickspin),
  playngo: byTicket('playngo', ticketed.playngo),
  yggdrasil: byTicket('yggdrasil', ticketed.yggdrasil),
  creedroomz: byTicket('creedroomz', ticketed.creedroomz),
  /** A studio behind Relax: no token of its own provider, so the ticket of partner 2178. */
  studio: byTicket('relax', ticketed.studio),
}

/** Where each provider may be played, by the document's table; the others are offered everywhere. */
const rows: Readonly<Record<string, string>> = {
  relax: 'FR NL CA DE SE TR PL GB',
  studio: 'FR NL CA SE TR GB',
  quickspin: 'FR CA TR DE PL GB',
  pragmaticplay: 'FR CA ZA IN NL',
  playngo: 'CA SE NL DE',
  yggdrasil: 'CA TR',
}
const isOffered = (provider: string, country: string) => rows[provider]?.split(' ').includes(country) ?? true

interface Game {
  readonly gameId: string
  readonly launchId: string
  readonly gameType: string
  readonly gameProvider: string
}

let operator: TestOperator
let qa: Qa
let settings: Settings
const games = new Map<string, Game>()

async function gameWhere(filter: string): Promise<Game> {
  const query = `*[_type == "game" && ${filter}][0]{gameId, launchId, gameType, gameProvider}`
  const answer = await fetch(
    `${operator.origin}/content/v1/data/query/${settings.content.dataset}?query=${encodeURIComponent(query)}`,
  )
  return ((await answer.json()) as { result: Game }).result
}

beforeAll(async () => {
  operator = await startTestOperator()
  qa = new Qa(operator.origin)
  settings = parseSettings(await (await fetch(`${operator.origin}/settings.json`)).json())
  for (const provider of Object.keys(table))
    games.set(
      provider,
      await gameWhere(
        provider === 'studio'
          ? 'gameProvider == "Hacksaw"'
          : `type == "casino" && gameProvider == "${provider}" && "web" in channels && count(coalesce(subProvider.restrictedCountry, [])) == 0`,
      ),
    )
  for (const provider of ['evolution', 'pragmaticplay', 'pariplay', 'softswiss'])
    games.set(`live ${provider}`, await gameWhere(`type == "live" && gameProvider == "${provider}"`))
})
afterAll(() => operator.stop())

interface Who {
  readonly playerId: number
  readonly tokens: { readonly idToken: string; readonly accessToken: string; readonly driftMs: number }
}

/** The page of a place, as far as launching needs it. */
function worldOf(place: Place, who: Who | null, flags: Partial<Settings['flags']> = {}): World {
  const own = { ...settings, flags: { ...settings.flags, ...flags } }
  const api = createApi({
    origin: operator.origin,
    baseOf: ({ version }) => `${operator.origin}/api/${version}`,
    tokens: async () => who?.tokens ?? Promise.reject(new Error('nobody is signed in')),
    tokensInstead: () => Promise.reject(new Error('no other')),
    signedInAt: () => null,
    playerId: () => who?.playerId ?? null,
    onRefused: () => {},
    onOtherPlayer: () => {},
    onClosed: () => {},
    hasIdempotencyKeys: true,
    log: () => {},
  })
  return {
    settings: own,
    api,
    locale: () => ({ market: place.market, language: place.language, segment: place.segment }),
    currency: () => place.currency,
    country: () => place.country,
    address: (to: string) => `${SITE}/${place.segment}${to}`,
    station: { current: { ipAddress: IP, autodetectedCountry: place.country } },
    log: () => {},
  } as unknown as World
}

interface Launched {
  /** What was sent, in order, without what the test has no say in. */
  readonly sent: readonly SeenCall[]
  /** The game's address, or the error that the page is given. */
  readonly outcome: { readonly url: string } | { readonly status: number; readonly code: string }
}

/** Launches by the page's own actor against the real operator. */
async function launch(world: World, input: LaunchGameInput): Promise<Launched> {
  const before = (await qa.calls()).at(-1)?.n ?? 0
  const actor = createActor(gameLaunchActors(world).launchGame, { input })
  actor.subscribe({ error: () => {} })
  actor.start()
  const outcome = await toPromise(actor).catch(({ status, code }: { status: number; code: string }) => ({
    status,
    code,
  }))
  const sent = (await qa.calls(before)).filter(({ method }) => method === 'POST')
  return { sent, outcome }
}

const wanted = (provider: string, mode: 'demo' | 'real', game: Game, more: Partial<WantedGame> = {}): WantedGame => ({
  gameId: game.gameId,
  provider: provider === 'studio' ? 'relax' : provider,
  mode,
  area: 'casino',
  channel: 'web',
  path: `/online-casino/play/${provider}/${game.gameId}`,
  metadata: {
    launchId: game.launchId,
    tableId: game.launchId,
    gameCategory: game.gameType,
    gameProvider: game.gameProvider,
  },
  ...more,
})

const LIMITS = {
  deposit: { M: { value: 100_000 } },
  loss: { M: { value: 100_000 } },
}

/** Somebody of a place, signed in, with money and with the limits that some markets want first. */
async function playerOf({ market, country, currency }: Place): Promise<Who> {
  const account = await qa.player({
    profile: { countryCode: country, market, currency },
    wallet: { main: 50_000 },
    limits: LIMITS,
  })
  const { idToken, accessToken } = await signIn(operator.origin, account.email, account.password)
  return { playerId: account.playerId, tokens: { idToken, accessToken, driftMs: 0 } }
}

const factsOf = (place: Place, game: Game, who: Who | null, isMobile = false, area = 'online-casino'): Facts => ({
  ...place,
  launchId: game.launchId,
  gameType: game.gameType,
  playerId: who?.playerId ?? 0,
  isMobile,
  lobby: `${SITE}/${place.segment}/${area}`,
})

const opened = { url: expect.stringMatching(/^http:\/\/[^/]+\/play\/[\w-]+\?language=[\w-]+#[\w-]{20,}$/) as unknown }

/** The calls of a launch, each as the table has them; a second call is missing where the first was refused. */
function expectSent({ sent }: Launched, expected: readonly Sent[], isSignedIn: boolean): void {
  expect(
    sent.map(({ path, query, body, headers }) => ({
      path,
      query,
      body: body ?? undefined,
      isSigned: headers['authorization'] !== undefined,
      site: headers['site-context'],
    })),
  ).toEqual(
    expected.map(({ path, query = {}, body }) => ({
      path: `/api${path}`,
      query,
      body,
      isSigned: isSignedIn,
      site: '5',
    })),
  )
}

describe.each(places)('from $country at $segment', (place) => {
  let player: Who
  beforeAll(async () => {
    await qa.world({ station: { countryCode: place.country }, flags: { creedroomz: true } })
    player = await playerOf(place)
  })

  test.each(Object.keys(table))(
    `GAM-1 GAM-2 LOC-8 LOC-10 LOB-3 %s in ${place.segment} from ${place.country}: each field of its calls, for play money and for money, and where it is not offered both are refused`,
    async (provider) => {
      const game = games.get(provider)!
      const isOpen = isOffered(provider, place.country)
      // A demo of a visitor; in Britain, where the age must be known first, of a player.
      const visitor = place.country === 'GB' ? player : null
      const demo = await launch(worldOf(place, visitor), {
        game: wanted(provider, 'demo', game),
        playerId: visitor?.playerId ?? null,
        isAgain: false,
      })
      expectSent(demo, table[provider]!.demo(factsOf(place, game, visitor)), visitor !== null)

      const real = await launch(worldOf(place, player), {
        game: wanted(provider, 'real', game),
        playerId: player.playerId,
        isAgain: false,
      })
      const all = table[provider]!.real(factsOf(place, game, player))
      // A ticket for a game that is not offered is not given; a session of a provider as such says nothing of a game yet.
      const isStoppedAtFirst = !isOpen && all.length > 1 && 'body' in all[0]! && provider !== 'creedroomz'
      expectSent(real, isStoppedAtFirst ? all.slice(0, 1) : all, true)

      for (const { outcome } of [demo, real])
        expect(outcome).toMatchObject(isOpen ? opened : { status: 409, code: 'error.game.restricted.country' })
    },
  )
})

/** The next call of this path is refused. */
const refuse = (path: string, status: number, code: string) =>
  qa.fault({
    method: 'POST',
    path,
    kind: 'status',
    status,
    body: { status, code, message: code, validationErrors: [] },
  })

describe('at one place', () => {
  let player: Who
  beforeAll(async () => {
    await qa.world({ station: { countryCode: 'CA' }, flags: { creedroomz: true } })
    player = await playerOf(canada)
  })

  test.each(Object.keys(table))('APP-9 GAM-1 %s is told of a phone by its own word for it', async (provider) => {
    const game = games.get(provider)!
    const input = { playerId: player.playerId, isAgain: false }
    for (const mode of ['demo', 'real'] as const) {
      const launched = await launch(worldOf(canada, player), {
        ...input,
        game: wanted(provider, mode, game, { channel: 'mobile' }),
      })
      expectSent(launched, table[provider]![mode](factsOf(canada, game, player, true)), true)
      expect(launched.outcome).toMatchObject(opened)
    }
  })

  test('GAM-1 NAV-10 a live table is launched by its provider: back to the live lobby, Pragmatic Play by its token', async () => {
    const expected: Readonly<Record<string, (f: Facts) => Sent[]>> = {
      evolution: table['evolution']!.real,
      pariplay: table['pariplay']!.real,
      softswiss: table['softswiss']!.real,
      pragmaticplay: byTicket('pragmaticplay', (f) => ({ path: '/v1/pragmatic/token', body: token(f) })).real,
    }
    for (const [provider, sent] of Object.entries(expected)) {
      const game = games.get(`live ${provider}`)!
      const launched = await launch(worldOf(canada, player), {
        game: wanted(provider, 'real', game, { area: 'liveCasino' }),
        playerId: player.playerId,
        isAgain: false,
      })
      expectSent(launched, sent(factsOf(canada, game, player, false, 'live-casino-online')), true)
      expect(launched.outcome).toMatchObject(opened)
    }
  })

  test('GAM-2 the ticket has two paths, and the flag chooses', async () => {
    const game = games.get('studio')!
    const { sent, outcome } = await launch(worldOf(canada, player, { evolutionTicketVariant: true }), {
      game: wanted('studio', 'real', game),
      playerId: player.playerId,
      isAgain: false,
    })
    expect(sent.map(({ path }) => path)).toEqual(['/api/v2/games/ticket', '/api/v1/games/launch'])
    expect(sent[0]!.body).toEqual({ ...token(factsOf(canada, game, player)), partner: 2178 })
    expect(outcome).toMatchObject(opened)
  })

  test('GAM-2 a Play’n GO game that is opened again asks for a new session', async () => {
    const { sent, outcome } = await launch(worldOf(canada, player), {
      game: wanted('playngo', 'real', games.get('playngo')!),
      playerId: player.playerId,
      isAgain: true,
    })
    expect(sent.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/api/v1/playngo/auth/token_generation', query: { requireNew: 'true' } },
      { path: '/api/v1/games/launch', query: {} },
    ])
    expect(outcome).toMatchObject(opened)
  })

  const authenticate = '/api/v1/evolution/authenticate'
  const recovery = '/api/v1/evolution/recovery'
  const evolutionTable = () => ({
    game: wanted('evolution', 'real', games.get('live evolution')!, { area: 'liveCasino' }),
    playerId: player.playerId,
    isAgain: false,
  })

  test('GAM-6 an Evolution lobby that answers 400 is recovered by one more call, with the table', async () => {
    await refuse(authenticate, 400, 'error.evolution.lobby')
    const { sent, outcome } = await launch(worldOf(canada, player), evolutionTable())
    expect(sent.map(({ path, status }) => [path, status])).toEqual([
      [authenticate, 400],
      [recovery, 200],
    ])
    expect(sent[1]!.body).toEqual({ tableId: games.get('live evolution')!.launchId })
    expect(outcome).toMatchObject(opened)
  })

  test('GAM-6 a recovery that is refused is not tried again by itself, and what the player is told is its own refusal', async () => {
    await refuse(authenticate, 400, 'error.evolution.lobby')
    await refuse(recovery, 400, 'error.game.not_available')
    const { sent, outcome } = await launch(worldOf(canada, player), evolutionTable())
    expect(sent.map(({ path, status }) => [path, status])).toEqual([
      [authenticate, 400],
      [recovery, 400],
    ])
    expect(outcome).toMatchObject({ status: 400, code: 'error.game.not_available' })
  })

  test.each([
    [409, 'error.game.restricted.country'],
    [409, 'error.play.blocked'],
    [500, 'error.system.error'],
  ])('GAM-6 SAF-1 what is answered %i (%s) is no lobby to recover', async (status, code) => {
    await refuse(authenticate, status, code)
    const { sent, outcome } = await launch(worldOf(canada, player), evolutionTable())
    expect(sent.map(({ path }) => path)).toEqual([authenticate])
    expect(outcome).toMatchObject({ status, code })
  })

  test('SAF-1 GAM-6 the way round the lobby asks the same of the player as the way in', async () => {
    await refuse(authenticate, 400, 'error.evolution.lobby')
    await qa.changePlayer(player.playerId, { profile: { permissions: { liveCasino: false } } })
    const { sent, outcome } = await launch(worldOf(canada, player), evolutionTable())
    await qa.changePlayer(player.playerId, { profile: { permissions: { liveCasino: true } } })
    expect(sent.map(({ path }) => path)).toEqual([authenticate, recovery])
    expect(outcome).toMatchObject({ status: 409, code: 'error.play.blocked' })
  })
})

/** Changes documents of the content as an editor does. */
async function edit(...mutations: object[]): Promise<void> {
  const answer = await fetch(`${operator.origin}/content/v1/data/mutate/${settings.content.dataset}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  })
  expect(answer.status).toBe(200)
}
const set = (id: string, values: object) => edit({ patch: { id, set: values } })

describe('what the operator launches', () => {
  let player: Who
  beforeAll(async () => {
    await qa.world({ station: { countryCode: 'CA' }, flags: { creedroomz: true } })
    player = await playerOf(canada)
  })
  const launches = async (provider: string, mode: 'demo' | 'real', more: Partial<WantedGame> = {}) => {
    const game = games.get(provider)!
    const input = { game: wanted(provider, mode, game, more), playerId: player.playerId, isAgain: false }
    return (await launch(worldOf(canada, player), input)).outcome
  }

  test('GAM-1 while one provider is worked on its games are refused, those of its studios too, and all others open', async () => {
    await set('provider-relax', { maintenance: true })
    for (const provider of Object.keys(table))
      for (const mode of ['demo', 'real'] as const)
        expect([provider, mode, await launches(provider, mode)]).toMatchObject([
          provider,
          mode,
          ['relax', 'studio'].includes(provider) ? { status: 409, code: 'error.game.maintenance' } : opened,
        ])
    await set('provider-relax', { maintenance: false })
    expect(await launches('relax', 'real')).toMatchObject(opened)
  })

  test('LOB-3 a sub-provider that the content leaves out is not launched; a provider without a dash stands for all it launches', async () => {
    const refused = { status: 404, code: 'error.game.not_available' }
    await set('casinoSettings', { excludedSubProviders: ['relax-hacksaw'] })
    expect(await launches('studio', 'demo')).toMatchObject(refused)
    expect(await launches('studio', 'real')).toMatchObject(refused)
    expect(await launches('relax', 'real')).toMatchObject(opened)
    await set('casinoSettings', { excludedSubProviders: ['relax'] })
    expect(await launches('relax', 'demo')).toMatchObject(refused)
    expect(await launches('studio', 'demo')).toMatchObject(refused)
    expect(await launches('quickspin', 'demo')).toMatchObject(opened)
    await set('casinoSettings', { excludedSubProviders: [] })
  })

  test('LOB-3 APP-9 a game that is not for phones is not launched on one', async () => {
    const { gameId } = games.get('softswiss')!
    await set(`game-${gameId}`, { channels: ['web'] })
    expect(await launches('softswiss', 'demo', { channel: 'mobile' })).toMatchObject({ status: 404 })
    expect(await launches('softswiss', 'demo')).toMatchObject(opened)
    await set(`game-${gameId}`, { channels: ['web', 'mobile'] })
  })
})
