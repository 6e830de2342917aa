import { marketsOpenTo } from '#brands/markets.ts'
import type { KnownStation } from '#contract/access.ts'
import type { Brand } from '#brands/brand.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { defaultLocale, resolvePath, type Locale, type LocaleOptions } from '#contract/locale.ts'
import { currencyFor, marketOf } from '#contract/markets.ts'
import { isCurrency } from '#contract/money.ts'
import type { Settings } from '#contract/settings.ts'
import type { SessionInput } from '#machines/session/session.contract.ts'
import type { Api } from '#src/actors/api.ts'
import { createContentClient } from '#src/actors/content.ts'
import type { UserPool } from '#src/actors/userPool.ts'
import type { World } from '#src/actors/world.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { FirstDocument } from './firstDocument.ts'
import { addressOf } from './paths.ts'
import { createQueryClient } from './queryClient.ts'
import type { SiteRouter } from './router.ts'
import { createSessionPort, type SessionPort } from './sessionPort.ts'

/** Everything that exists once in a page; routes find it in their context. */
export interface Site {
  readonly settings: Settings
  readonly brand: Brand
  readonly world: World
  readonly session: SessionPort
  readonly queryClient: QueryClient
  readonly localeOptions: LocaleOptions
  /** The access context inside the document said that the site may be used here; the access flow takes over from it. */
  readonly isOpenAtFirst: boolean
  /** Leaves the site for another address. */
  readonly leave: (url: string) => void
}

/** The address that stands before an endpoint's path (APP-13). */
export function baseOf(settings: Settings, endpoint: Pick<Endpoint, 'host' | 'version'>): string {
  switch (endpoint.host ?? 'api') {
    case 'access':
      return `${settings.accessHost}/${endpoint.version}`
    case 'sportsbook':
      return settings.sportsbookHost
    case 'paymentAuthorise':
      return settings.paymentAuthoriseUrl
    default:
      return `${settings.apiBase}/${endpoint.version}`
  }
}

/** Starts something at its first use; a failure is forgotten, so that the next use tries again. */
function once<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | null = null
  return () =>
    (started ??= start().catch((error: unknown) => {
      started = null
      throw error
    }))
}

/** The station of the access context inside the document, so that the first queries know the country at once. */
function insideStation(access: unknown): KnownStation | null {
  const station = (access as { station?: Partial<KnownStation> } | null)?.station
  return station?.ipAddress && station.autodetectedCountry ? (station as KnownStation) : null
}

const isOpenInside = (access: unknown): boolean => {
  const context = access as { restricted?: unknown; maintenance?: unknown } | null
  return insideStation(access) !== null && context?.restricted === false && context.maintenance === false
}

const log = (message: string, detail: Record<string, unknown>): void => console.warn(message, detail)

/** Puts the page together outside React: the client, the user pool, and the one session actor, not yet started. */
export function createSite(first: FirstDocument, brand: Brand, router: () => SiteRouter): Site {
  const { settings } = first
  const localeOptions: LocaleOptions = marketsOpenTo(brand, settings.flags)
  const locale = (): Locale => resolvePath(location.pathname, localeOptions).locale ?? defaultLocale
  const snapshot = () => site.session.view().context

  // The client and the user pool come with the machines or with the first call, not before the first paint.
  const pool = once(async (): Promise<UserPool> => {
    const { createUserPool } = await import('#src/actors/userPool.ts')
    return createUserPool({ settings: settings.userPool, now: Date.now })
  })
  const client = once(async (): Promise<Api> => {
    const [{ createApi }, { signedInAt }] = await Promise.all([
      import('#src/actors/api.ts'),
      import('#src/actors/userPool.ts'),
    ])
    return createApi({
      signedInAt: () => signedInAt(settings.userPool),
      origin: location.origin,
      baseOf: (endpoint) => baseOf(settings, endpoint),
      tokens: async () => (await pool()).fresh(),
      tokensInstead: async (idToken) => (await pool()).insteadOf(idToken),
      playerId: () => snapshot().player?.playerId ?? null,
      onRefused: (said) => site.session.current?.send(said),
      onClosed: (outcome) =>
        site.session.current?.getSnapshot().children.access?.send({ type: 'access.changed', outcome }),
      onOtherPlayer: (playerId) => site.session.current?.send({ type: 'tab.signedIn', playerId }),
      hasIdempotencyKeys: settings.capabilities.idempotencyKeys,
      log,
    })
  })
  const api: Api = { call: async (...call) => (await client()).call(...call) }
  const station: World['station'] = { current: insideStation(first.access) }
  const world: World = {
    settings,
    api,
    pool: {
      signIn: async (...given) => (await pool()).signIn(...given),
      adopt: async (...given) => (await pool()).adopt(...given),
      restore: async () => (await pool()).restore(),
      fresh: async () => (await pool()).fresh(),
      insteadOf: async (idToken) => (await pool()).insteadOf(idToken),
      signOut: async (...given) => (await pool()).signOut(...given),
    },
    content: createContentClient(settings.content, first.content, log),
    now: Date.now,
    locale,
    currency: () => {
      const own = snapshot().profile?.currencyCode ?? ''
      return isCurrency(own) ? own : currencyFor(locale().market, world.country())
    },
    country: () => snapshot().profile?.countryCode ?? station.current?.autodetectedCountry ?? '',
    address: (to) => new URL(addressOf(locale().segment, to), location.origin).href,
    station,
    firstAccess: { current: first.access },
    log,
  }
  const market = marketOf(locale().market)
  const input: SessionInput = {
    hasConfirmationLookup: brand.options.confirmsUnknownPlayers || settings.flags.userConfirmation,
    isConsentPreset: market.rules.optionalConsentPreset,
    countryCode: market.originCountryCode,
  }
  const site: Site = {
    settings,
    brand,
    world,
    localeOptions,
    queryClient: createQueryClient(),
    isOpenAtFirst: isOpenInside(first.access),
    leave: (url) => location.assign(url),
    session: createSessionPort(input, async () => {
      const { openSession } = await import('./session.ts')
      return openSession(site, router(), input)
    }),
  }
  return site
}
