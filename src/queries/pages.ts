import {
  bannersQuery,
  boxesQuery,
  casinoSettingsQuery,
  categoriesQuery,
  gameByProviderQuery,
  gameQuery,
  gamesByIdsQuery,
  gamesQuery,
  landingPageQuery,
  liveTablesQuery,
  lobbyRowsQuery,
  payAndPlayBannerQuery,
  paymentMethodsQuery,
  promotionQuery,
  promotionsQuery,
  providersQuery,
  signupBonusQuery,
  staticPageQuery,
  termsLatestQuery,
  vipPageQuery,
  type ContentResult,
  type GameTile,
} from '#contract/content-queries.ts'
import { minorOrNull, type Currency, type Minor } from '#contract/money.ts'
import { channelOf, lobbyPaging, lobbyRowSize, type Channel, type PageId } from '#contract/constants.ts'
import { contentQuery } from '#contract/first-content.ts'
import { readContent } from '#src/actors/content.ts'
import type { World } from '#src/actors/world.ts'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { offerOf, placeOf } from './first.ts'
import { contentOptions } from './options.ts'

/** The channel of this window; everything below 1024 px is mobile (APP-9). */
export const channelNow = (): Channel => channelOf(window.innerWidth)

type PaymentMethods = NonNullable<ContentResult<typeof paymentMethodsQuery>>
/** The page of payment methods, its amounts in minor units of the currency; null where the currency has no such amount. */
export interface PaymentMethodsContent extends Omit<PaymentMethods, 'methods'> {
  readonly currency: Currency
  readonly methods: readonly (Omit<PaymentMethods['methods'][number], 'min' | 'max'> & {
    readonly min: Minor | null
    readonly max: Minor | null
  })[]
}

const audience = (world: World, channel = channelNow()) => ({ ...offerOf(world), channel })

/** Categories of a lobby, in the order of its menu (LOB-1). */
export const categoriesOptions = (world: World, lobby: 'casino' | 'live') =>
  contentOptions(world.content, 'categories', categoriesQuery, { lobby, ...placeOf(world) })

/** The first games of each category of a lobby, and one more than its row shows (LOB-1). */
export const lobbyRowsOptions = (world: World, lobby: 'casino' | 'live', channel = channelNow()) =>
  contentOptions(world.content, 'lobbyRows', lobbyRowsQuery, {
    lobby,
    ...placeOf(world),
    ...audience(world, channel),
    size: lobbyRowSize(lobby, channel) + lobbyPaging.detectMore,
  })

/** Every casino game offered here, for search, filters and categories in the page (LOB-2). */
export function gamesOptions(world: World, channel = channelNow()) {
  const params = audience(world, channel)
  return queryOptions<readonly GameTile[]>({
    queryKey: ['content', 'games', params],
    queryFn: async ({ signal }) => {
      const raw = await world.content.ask('games', unreadGames, params, signal)
      return readInSlices(raw, (slice) => readContent(gamesQuery, slice, world.log), signal)
    },
  })
}

/** Games by their ids: the player's own (LOB-4). */
export const gamesByIdsOptions = (world: World, ids: readonly string[]) =>
  contentOptions(world.content, 'gamesByIds', gamesByIdsQuery, { ids })

// The same question; its answer is read slice by slice.
const unreadGames = contentQuery(['country', 'without', 'channel'], gamesQuery.query, v.array(v.unknown()))

/** Games read at a time: some 4 ms of a phone, so that a key or a touch is answered meanwhile. */
const SLICE = 250

/** Reads a long list with pauses in between. Rejects as `read` does, and when it is given up. */
async function readInSlices<Item>(
  raw: readonly unknown[],
  read: (slice: readonly unknown[]) => Promise<readonly Item[]>,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  const items: Item[] = []
  for (let at = 0; at < raw.length; at += SLICE) {
    signal.throwIfAborted()
    items.push(...(await read(raw.slice(at, at + SLICE))))
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
  return items
}

/** Every live table offered here (LOB-6). */
export const liveTablesOptions = (world: World, channel = channelNow()) =>
  contentOptions(world.content, 'liveTables', liveTablesQuery, audience(world, channel))

/** What content says of the casino: which sub-providers it leaves out (LOB-3). */
export const casinoSettingsOptions = (world: World) =>
  contentOptions(world.content, 'casinoSettings', casinoSettingsQuery, {})

/** Providers for the filter of a lobby (LOB-3). */
export const providersOptions = (world: World) => contentOptions(world.content, 'providers', providersQuery, {})

/** One game; null when there is none (GAM-1). */
export const gameOptions = (world: World, provider: string, id: string) =>
  contentOptions(world.content, 'gameByProvider', gameByProviderQuery, {
    provider,
    id,
    language: placeOf(world).language,
  })

/** One game by its id alone: live tables. */
export const tableOptions = (world: World, id: string) =>
  contentOptions(world.content, 'game', gameQuery, { id, language: placeOf(world).language })

/** Banners of a page by its id, whoever looks (NAV-12, CON-3). */
export const bannersOptions = (world: World, page: PageId) =>
  contentOptions(world.content, 'banners', bannersQuery, { ...placeOf(world), page })

/** Content and tournament boxes of a lobby, whoever looks (LOB-7). */
export const boxesOptions = (world: World, lobby: 'casino' | 'live') =>
  contentOptions(world.content, 'boxes', boxesQuery, { ...placeOf(world), lobby })

/** Promotions of the market with their categories (NAV-4). */
export const promotionsOptions = (world: World) =>
  contentOptions(world.content, 'promotions', promotionsQuery, placeOf(world))

/** One promotion; null when the market has none of that name (NAV-4). */
export const promotionOptions = (world: World, slug: string) =>
  contentOptions(world.content, 'promotion', promotionQuery, { ...placeOf(world), slug })

/** A page of content by its path below the locale; null when there is none (NAV-5). */
export const staticPageOptions = (world: World, url: string) =>
  contentOptions(world.content, 'staticPage', staticPageQuery, { ...placeOf(world), url })

/** A campaign's page by its slug; null when there is none (NAV-3). */
export const landingPageOptions = (world: World, slug: string) =>
  contentOptions(world.content, 'landingPage', landingPageQuery, { language: placeOf(world).language, slug })

/** The loyalty page of the market; null when content has none (NAV-3). */
export const vipPageOptions = (world: World) => contentOptions(world.content, 'vipPage', vipPageQuery, placeOf(world))

/** How to pay in and out in this market; null when content has no such page (NAV-5). */
export function paymentMethodsOptions(world: World) {
  const currency = world.currency()
  const params = placeOf(world)
  return queryOptions<PaymentMethodsContent | null>({
    queryKey: ['content', 'paymentMethods', params, currency],
    queryFn: async ({ signal }) => {
      const content = await world.content.ask('paymentMethods', paymentMethodsQuery, params, signal)
      if (!content) return null
      // Content names amounts without their currency, so only here it shows whether there are such.
      const minor = (amount: number, field: string): Minor | null => {
        const found = minorOrNull(amount, currency)
        if (found === null) world.log(`content has no amount of ${currency} at "${field}" and goes without`, { field })
        return found
      }
      const methods = content.methods.map((method, at) => ({
        ...method,
        min: minor(method.min, `methods.${at}.min`),
        max: minor(method.max, `methods.${at}.max`),
      }))
      return { ...content, methods, currency }
    },
  })
}

/** The newest terms version, which a sign-up accepts (PRO-6). */
export const termsOptions = (world: World) => contentOptions(world.content, 'termsLatest', termsLatestQuery, {})

/** The sign-up panel's call to action (REG-11). */
export const signupBonusOptions = (world: World) =>
  contentOptions(world.content, 'signupBonus', signupBonusQuery, placeOf(world))

/** What pay and play brings in this market; null where it is not set up (PNP-4). */
export const payAndPlayBannerOptions = (world: World) =>
  contentOptions(world.content, 'payAndPlayBanner', payAndPlayBannerQuery, placeOf(world))
