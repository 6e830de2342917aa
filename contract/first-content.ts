// What the first page reads: it travels with every home page, so nothing that only other pages need stands here.
import * as v from 'valibot'
import { isMoment, leftOut } from './moment.ts'
import { currencySchema, inCurrency, wireAmountNotNegative } from './money.ts'

/** One query of the content service: text, names of its parameters, and the schema of its `result`. */
export interface ContentQuery<Name extends string, Result extends v.GenericSchema> {
  /** Words that bind: no section or file of them is left out for being unreadable, but the whole is "try again". */
  readonly isWhole: boolean
  readonly query: string
  readonly params: readonly Name[]
  readonly result: Result
}

/** What a content query answers. */
export type ContentResult<Q> = Q extends ContentQuery<string, infer Result> ? v.InferOutput<Result> : never
/** What parameters a content query wants; `brand` is not among them, a brand is a dataset. */
export type ContentParams<Q> =
  Q extends ContentQuery<infer Name, v.GenericSchema>
    ? { readonly [K in Name]: string | number | readonly string[] }
    : never

export const contentQuery = <const Name extends string, Result extends v.GenericSchema>(
  params: readonly Name[],
  query: string,
  result: Result,
  isWhole = false,
): ContentQuery<Name, Result> => ({ query: query.replace(/\s+/gu, ' ').trim(), params, result, isWhole })

export const text = v.optional(v.nullable(v.string()), null)
/**
 * A field in the asked language (`$language`): documents that are not of one language each hold their other languages under
 * `translations`, and stand in their own words where those say nothing.
 */
export const saidAs = (field: string) => `"${field}": coalesce(translations[$language].${field}, ${field})`
/** The same of a field within an object of the document. */
export const outerSaid = (path: string, field: string) => `coalesce(^.translations[$language].${path}, ${field})`
/** Text that its entry can do without: what cannot be read is left out by itself. */
const spare = v.optional(v.nullable(v.string(leftOut)), null)
/** A date that an editor has typed; one that cannot be read is left out. */
export const date = v.optional(v.nullable(v.pipe(v.string(), v.check(isMoment, leftOut))), null)
export const texts = v.optional(
  v.pipe(
    v.nullable(v.array(v.string())),
    v.transform((list) => list ?? []),
  ),
  null,
)
export const flag = v.optional(
  v.pipe(
    v.nullable(v.boolean()),
    v.transform((on) => on ?? false),
  ),
  null,
)
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.optional(v.nullable(v.array(item)), null),
    v.transform((list) => list ?? []),
  )

/** Reference to an image of the content service: `image-<id>-<w>x<h>-<format>` (APP-10). */
export const imageReference = v.pipe(v.string(), v.regex(/^image-[A-Za-z0-9_.]+-\d+x\d+-[a-z]+$/u))
export const image = v.optional(v.nullable(imageReference), null)

/** Row sizes of the lobby grid: 4x spans 2×2, 2xv 1×2, 2xh 2×1, 1x 1×1 (LOB-1). */
export const gridSizes = ['4x', '2xv', '2xh', '1x'] as const
const gridSize = v.picklist(gridSizes)

const audience = v.optional(
  v.nullable(
    v.object({
      option: v.picklist(['NO_LIMIT', 'GROUP', 'PLAYERS_LIST']),
      groups: texts,
      playerIds: text,
    }),
  ),
  null,
)
export const authorized = v.picklist(['AUTHORIZED', 'BOTH', 'NOT_AUTHORIZED'])
/** A date that decides whether an item is shown: where it cannot be read, the item goes and not the date, which would leave no end. */
const bound = v.optional(v.nullable(v.pipe(v.string(), v.check(isMoment, 'is no date'))), null)
/** Who may see an item, and from when to when (P5, CON-2). */
export const shown = { authorized, targetAudience: audience, startDate: bound, endDate: bound }
// Asked for as it stands: parts of what is no audience would come as null, which is "for everybody".
const shownProjection = 'authorized, targetAudience, startDate, endDate'

/** A whole address; one of a script is none. */
const address = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^https?:/iu))), null)
const urlAction = v.optional(v.nullable(v.object({ slug: text, absoluteUrl: address, openNewTab: flag })), null)
export const bannerResult = v.object({
  id: v.string(),
  title: v.string(),
  greeting: text,
  description: text,
  button: v.optional(v.nullable(v.object({ type: v.string(), label: v.string(), param: text })), null),
  urlAction: v.optional(v.nullable(v.object({ authorized: urlAction, anonymous: urlAction })), null),
  images: v.object({ mobile: image, desktop: image }),
  tone: v.optional(v.nullable(v.picklist(['dark', 'light'])), 'dark'),
  isClickable: flag,
  ...shown,
})
/** A banner as the pages show it (CON-3). */
export type BannerContent = v.InferOutput<typeof bannerResult>
export const bannerProjection = `"id": _id, ${saidAs('title')}, ${saidAs('greeting')}, ${saidAs('description')}, "button": button{type, "label": ${outerSaid('button.label', 'label')}, param},
  urlAction{authorized{slug, absoluteUrl, openNewTab}, anonymous{slug, absoluteUrl, openNewTab}},
  "images": {"mobile": images.mobile.asset._ref, "desktop": images.desktop.asset._ref}, tone, isClickable, ${shownProjection}`

export const subProvider = v.optional(
  v.nullable(v.object({ id: v.string(), title: text, restrictedCountry: texts })),
  null,
)
export const gameResult = v.object({
  id: v.string(),
  type: v.picklist(['casino', 'live']),
  label: v.string(),
  gameProvider: v.string(),
  subProvider,
  providerRestrictedCountry: texts,
  offeredCountries: texts,
  thumbnail: imageReference,
  verticalImage: imageReference,
  gameType: v.string(),
  jackpotExist: flag,
  isNew: flag,
  channels: v.array(v.picklist(['web', 'mobile'])),
  grid: v.optional(v.nullable(gridSize), '1x'),
  categories: texts,
  color: text,
})
/** A game as a lobby tile needs it (LOB-1, LOB-2, LOB-3). `subProvider.id` is `<launching provider>-<studio>`. */
export type GameTile = v.InferOutput<typeof gameResult>
// Absent fields are left out of the answer by the conditional projections: 10,000 games travel in one answer.
export const gameProjection = `"id": gameId, type, label, gameProvider,
  ...select(defined(subProvider) => {"subProvider": subProvider{id, title, ...select(count(restrictedCountry) > 0 => {restrictedCountry})}}),
  ...select(count(providerRestrictedCountry) > 0 => {providerRestrictedCountry}),
  ...select(count(offeredCountries) > 0 => {offeredCountries}),
  "thumbnail": thumbnail.asset._ref, "verticalImage": verticalImage.asset._ref, gameType,
  ...select(jackpotExist => {jackpotExist}), ...select(isNew => {isNew}),
  channels, ...select(grid != "1x" => {grid}), categories, color`

/** Lowest and highest bet of a table (LOB-6). */
export const betLimits = v.pipe(
  v.object({ min: wireAmountNotNegative, max: wireAmountNotNegative, currency: currencySchema }),
  inCurrency('min', 'max'),
)
export const tableResult = v.object({
  ...gameResult.entries,
  betLimits: listOf(betLimits),
  seats: v.optional(v.nullable(v.number()), null),
  seatsTaken: v.optional(v.nullable(v.number()), null),
  wideImage: image,
})
/** A live table as a lobby tile needs it; seats are merged in from the live provider by game id (LOB-6). */
export type LiveTableTile = v.InferOutput<typeof tableResult>
export const tableProjection = `${gameProjection}, betLimits[]{min, max, currency}, seats, seatsTaken, "wideImage": wideImage.asset._ref`

const gridRows = v.object({ desktop: v.array(gridSize), tablet: v.array(gridSize), mobile: v.array(gridSize) })
/** A category's part of the address below its lobby; content may name it with the lobby's path before it. */
export const categoryPart = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
export const categoryResult = v.object({
  id: v.string(),
  label: v.string(),
  url: v.pipe(v.string(), v.transform(categoryPart)),
  icon: v.string(),
  hideInMenu: flag,
  visibleInLobby: flag,
  grid: gridRows,
  ...shown,
  authorized: v.optional(v.nullable(authorized), null),
})
/** A lobby category with its grid per device, and who finds it in the menu (LOB-1, LOB-3, CON-2). */
export type CategoryContent = v.InferOutput<typeof categoryResult>
export const categoryProjection = `"id": categoryId, ${saidAs('label')}, url, icon, hideInMenu, visibleInLobby, grid{desktop, tablet, mobile}, ${shownProjection}`

export const promotionTile = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  summary: text,
  category: v.string(),
  tags: texts,
  image,
  tone: v.optional(v.nullable(v.picklist(['dark', 'light'])), 'dark'),
  ...shown,
})
/** A promotion as the lists show it (NAV-4). */
export type PromotionTile = v.InferOutput<typeof promotionTile>
export const promotionProjection = `"id": _id, "slug": slug.current, ${saidAs('title')}, ${saidAs('summary')}, "category": category.current, tags,
  "image": image.asset._ref, tone, ${shownProjection}`

export const seoResult = v.object({ title: v.string(), description: v.string(), image, noIndex: flag })
export const seoProjection = 'title, description, "image": image.asset._ref, noIndex'

// A game is offered where its provider is (the country table travels on the game), on this channel, and nowhere restricted (LOB-3);
// a provider that the site does not launch (`providerLeftOut`) is nowhere.
const offeredHere = `(count(offeredCountries) == 0 || $country in offeredCountries)
  && gameProvider != $without && !($country in providerRestrictedCountry) && !($country in coalesce(subProvider.restrictedCountry, []))`
export const offered = `$channel in channels && ${offeredHere}`
// The market's own words in the wanted language, else those that this language has for every market (the default one's), else the same in
// English: nobody meets an empty page for want of a translation, nor English where there is one.
export const localised = (type: string, also = '') => {
  const filter = (rest: string) => `*[_type == "${type}"${also} && ${rest}][0]`
  return `coalesce(${filter('market == $market && language == $language')}, ${filter('market == "UN" && language == $language')}, ${filter('market == $market && language == "en"')}, ${filter('market == "UN" && language == "en"')})`
}
export const inLanguage = (type: string, also: string) =>
  `coalesce(*[_type == "${type}" && ${also} && language == $language][0], *[_type == "${type}" && ${also} && language == "en"][0])`

/** Everything the home page shows above and below the fold in one answer (NAV-1). The page leaves out what its channel has not: the document knows no channel yet. */
export const homeQuery = contentQuery(
  ['market', 'language', 'country', 'without'],
  `${localised('homePage')}{
    "seo": seo{${seoProjection}}, headline, lead,
    "hero": {"mobile": hero.mobile.asset._ref, "desktop": hero.desktop.asset._ref, "tone": hero.tone},
    "banners": banners[]->{${bannerProjection}},
    "faceliftBanners": faceliftBanners[]->{${bannerProjection}},
    "verticals": verticals[]{id, title, text, path, "image": image.asset._ref},
    "rows": rows[]->{${categoryProjection},
      "games": *[_type == "game" && ^.categoryId in categories && ${offeredHere}] | order(rank asc)[0...18]{${gameProjection}}},
    "tables": *[_type == "game" && type == "live" && ${offeredHere}] | order(rank asc)[0...8]{${tableProjection}},
    "promotions": (promotions[]->)[$market in markets || count(markets) == 0]{${promotionProjection}},
    "excludedSubProviders": *[_type == "casinoSettings"][0].excludedSubProviders
  }`,
  v.object({
    seo: v.nullable(seoResult),
    headline: text,
    lead: text,
    hero: v.nullable(v.object({ mobile: image, desktop: image, tone: text })),
    banners: listOf(bannerResult),
    faceliftBanners: listOf(bannerResult),
    verticals: listOf(v.object({ id: v.string(), title: v.string(), text, path: v.string(), image })),
    rows: listOf(v.object({ ...categoryResult.entries, games: listOf(gameResult) })),
    tables: listOf(tableResult),
    promotions: listOf(promotionTile),
    excludedSubProviders: texts,
  }),
)
/** The home page's content. */
export type HomeContent = ContentResult<typeof homeQuery>

/** Providers that are being worked on: their games are shown, and not launched (GAM-1). */
export const maintenanceQuery = contentQuery(
  [],
  `*[_type == "provider" && maintenance == true].providerId`,
  v.array(v.string()),
)

const links = listOf(v.object({ label: v.string(), path: text, absoluteUrl: address }))
/** A licence is said in its own words, or in the site's, which need all three. */
const licence = v.pipe(
  v.object({ id: v.string(), authority: spare, number: spare, holder: spare, url: spare, text: spare }),
  v.check(
    ({ text: words, ...facts }) => words !== null || ![facts.authority, facts.number, facts.holder].includes(null),
    'says nothing',
  ),
)
/** The footer: link groups, licences, regulation logos, toggles (CON-3). */
export const footerQuery = contentQuery(
  ['market', 'language'],
  `${localised('footer')}{"groups": groups[]{title, links[]{label, path, absoluteUrl}}, legal, adultAge,
    "licences": licences[]->{"id": _id, ${saidAs('authority')}, number, holder, url, ${saidAs('text')}}, regulationLogos[]{id, label, url},
    paymentMethods, "disableLiveChat": disableLiveChat || *[_type == "casinoSettings"][0].disableLiveChat, ownTerms, toggles{languages, paymentMethods, licences}}`,
  v.object({
    groups: listOf(v.object({ title: v.string(), links })),
    legal: text,
    adultAge: v.nullable(v.number()),
    licences: listOf(licence),
    regulationLogos: listOf(v.object({ id: v.string(), label: v.string(), url: spare })),
    paymentMethods: texts,
    /** Here, or in the whole house. */
    disableLiveChat: flag,
    ownTerms: flag,
    toggles: v.nullable(v.object({ languages: flag, paymentMethods: flag, licences: flag })),
  }),
)
