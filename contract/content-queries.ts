// The queries the pages put to the content service: GROQ texts, what parameters they take, and what the answers look like.
// What the first page reads stands in `first-content.ts`, so that it travels alone.
import * as v from 'valibot'
import {
  bannerProjection,
  bannerResult,
  categoryProjection,
  categoryResult,
  contentQuery,
  date,
  flag,
  gameProjection,
  gameResult,
  image,
  inLanguage,
  listOf,
  localised,
  offered,
  outerSaid,
  promotionProjection,
  promotionTile,
  saidAs,
  seoProjection,
  seoResult,
  shown,
  tableProjection,
  tableResult,
  text,
  texts,
} from './first-content.ts'
import { wireAmountNotNegative } from './money.ts'

export { footerQuery, gridSizes, homeQuery, imageReference, maintenanceQuery } from './first-content.ts'
export type {
  BannerContent,
  CategoryContent,
  ContentParams,
  ContentQuery,
  ContentResult,
  GameTile,
  HomeContent,
  LiveTableTile,
  PromotionTile,
} from './first-content.ts'

/** Banners of one page id (sport-base, casino-lobby, promotions-home, …) by market (NAV-12, CON-3). */
export const bannersQuery = contentQuery(
  ['market', 'language', 'page'],
  `*[_type == "banner" && page == $page && ($market in markets || count(markets) == 0)] | order(rank asc){${bannerProjection}}`,
  v.array(bannerResult),
)

/** Content and tournament boxes of a lobby (LOB-7). */
export const boxesQuery = contentQuery(
  ['market', 'language', 'lobby'],
  `*[_type == "contentBox" && lobby == $lobby && ($market in markets || count(markets) == 0)] | order(rank asc){
    "id": _id, name, kind, ${saidAs('title')}, ${saidAs('subtitle')}, "image": image.asset._ref,
    callToAction{"label": ${outerSaid('callToAction.label', 'label')}, path}, authorized,
    targetAudience, "startDate": startsAt, "endDate": endsAt}`,
  v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      kind: v.picklist(['content', 'tournament']),
      title: v.string(),
      subtitle: text,
      image,
      callToAction: v.optional(v.nullable(v.object({ label: v.string(), path: v.string() })), null),
      ...shown,
    }),
  ),
)

/** Categories of a lobby (`casino` or `live`) in the order of its menu (LOB-1). */
export const categoriesQuery = contentQuery(
  ['lobby', 'market', 'language'],
  `*[_type == "category" && lobby == $lobby && ($market in markets || count(markets) == 0)] | order(rank asc){${categoryProjection}}`,
  v.array(categoryResult),
)

/** One page of a category: `$from...$to` with one extra game asked for to see whether there are more (LOB-1). */
export const categoryGamesQuery = contentQuery(
  ['category', 'country', 'without', 'channel', 'from', 'to'],
  `*[_type == "game" && $category in categories && ${offered}] | order(rank asc)[$from...$to]{${gameProjection}}`,
  v.array(gameResult),
)

/** The first games of each casino category shown in the lobby, in one answer. */
export const lobbyRowsQuery = contentQuery(
  ['lobby', 'market', 'language', 'country', 'without', 'channel', 'size'],
  `*[_type == "category" && lobby == $lobby && visibleInLobby && ($market in markets || count(markets) == 0)] | order(rank asc){${categoryProjection},
    "games": *[_type == "game" && ^.categoryId in categories && ${offered}] | order(rank asc)[0...$size]{${gameProjection}}}`,
  v.array(v.object({ ...categoryResult.entries, games: listOf(gameResult) })),
)

/** Every casino game offered in a country on a channel, for search and filters in the page (LOB-2). */
export const gamesQuery = contentQuery(
  ['country', 'without', 'channel'],
  `*[_type == "game" && type == "casino" && ${offered}] | order(rank asc){${gameProjection}}`,
  v.array(gameResult),
)

/** Every live table offered in a country on a channel (LOB-6). */
export const liveTablesQuery = contentQuery(
  ['country', 'without', 'channel'],
  `*[_type == "game" && type == "live" && ${offered}] | order(rank asc){${tableProjection}}`,
  v.array(tableResult),
)

const gameDetails = v.object({
  ...tableResult.entries,
  description: text,
  demo: flag,
  launchId: v.string(),
  metadata: v.object({
    rtp: v.optional(v.nullable(v.number()), null),
    volatility: text,
    lines: v.optional(v.nullable(v.number()), null),
    features: texts,
    releasedAt: text,
  }),
})
/** All of one game, as its own page needs it. */
export type GameDetails = v.InferOutput<typeof gameDetails>
// Many games share one text about them; a game's own stands before it.
const gameDetailsProjection = `${tableProjection}, "description": coalesce(translations[$language].description, description, about->translations[$language].description, about->description), demo, launchId, metadata{rtp, volatility, lines, features, releasedAt}`

/** One game by its id; null when there is none (GAM-1). */
export const gameQuery = contentQuery(
  ['id', 'language'],
  `*[_type == "game" && gameId == $id][0]{${gameDetailsProjection}}`,
  v.nullable(gameDetails),
)
/** One game by the provider that launches it and its id. */
export const gameByProviderQuery = contentQuery(
  ['provider', 'id', 'language'],
  `*[_type == "game" && gameId == $id && (gameProvider == $provider || string::split(subProvider.id, "-")[0] == $provider)][0]{${gameDetailsProjection}}`,
  v.nullable(gameDetails),
)
/** Games by their ids, in no order: my games, recent games (LOB-4). */
export const gamesByIdsQuery = contentQuery(
  ['ids'],
  `*[_type == "game" && gameId in $ids]{${tableProjection}}`,
  v.array(tableResult),
)

/** What the winners lists are enriched with: images, names, provider, restrictions (LOB-8). */
export const winnerGamesQuery = contentQuery(
  ['ids'],
  `*[_type == "game" && gameId in $ids]{"gameId": gameId, "gameName": label, gameProvider, "gameSubProvider": subProvider.id, gameType, type, channels,
    "image": thumbnail.asset._ref, providerRestrictedCountry, offeredCountries, "subRestrictedCountry": subProvider.restrictedCountry}`,
  v.array(
    v.object({
      gameId: v.string(),
      gameName: v.string(),
      gameProvider: v.string(),
      gameSubProvider: text,
      gameType: v.string(),
      type: v.string(),
      channels: texts,
      image,
      providerRestrictedCountry: texts,
      offeredCountries: texts,
      subRestrictedCountry: texts,
    }),
  ),
)

/** Providers and sub-providers of a lobby, for its filter (LOB-3). */
export const providersQuery = contentQuery(
  [],
  `*[_type == "provider"] | order(title asc){"id": providerId, type, title, "providerImgUrl": image.asset._ref, aggregator, countries}`,
  v.array(
    v.object({
      id: v.string(),
      type: v.picklist(['provider', 'subProvider']),
      title: v.string(),
      providerImgUrl: image,
      aggregator: flag,
      countries: texts,
    }),
  ),
)

/** Jackpot games' ids (LOB-5). */
export const jackpotGamesQuery = contentQuery(
  [],
  `*[_type == "game" && jackpotExist == true].gameId`,
  v.array(v.string()),
)

const promotionCategories = v.array(v.object({ slug: v.string(), title: v.string(), tags: texts }))
/** Promotions of a market, with the categories they stand in (NAV-4). */
export const promotionsQuery = contentQuery(
  ['market', 'language'],
  `{"categories": *[_type == "promotionCategory"] | order(rank asc){"slug": slug.current, ${saidAs('title')}, tags},
    "promotions": *[_type == "promotion" && language in [$language, "en"] && ($market in markets || count(markets) == 0)] | order(rank asc){${promotionProjection}}}`,
  v.object({ categories: promotionCategories, promotions: v.array(promotionTile) }),
)
/** Promotions of one category, optionally with one tag (empty = all) (NAV-4). */
export const promotionCategoryQuery = contentQuery(
  ['market', 'language', 'category', 'tag'],
  `*[_type == "promotion" && category.current == $category && language in [$language, "en"] && ($tag == "" || $tag in tags)
    && ($market in markets || count(markets) == 0)] | order(rank asc){${promotionProjection}}`,
  v.array(promotionTile),
)
/** One promotion with its text and terms; null when there is none in the market (NAV-4). */
export const promotionQuery = contentQuery(
  ['market', 'language', 'slug'],
  `${inLanguage('promotion', 'slug.current == $slug && ($market in markets || count(markets) == 0)')}{${promotionProjection}, ${saidAs('body')}, ${saidAs('terms')},
    button{"label": ${outerSaid('button.label', 'label')}, path},
    "seo": seo{"title": ${outerSaid('seo.title', 'title')}, "description": ${outerSaid('seo.description', 'description')}, "image": image.asset._ref, noIndex}}`,
  v.nullable(
    v.object({
      ...promotionTile.entries,
      // Its own page stands before and after its time, too: what it says is also of use to those who took part.
      startDate: date,
      endDate: date,
      body: v.string(),
      terms: text,
      button: v.optional(v.nullable(v.object({ label: v.string(), path: v.string() })), null),
      seo: v.optional(v.nullable(seoResult), null),
    }),
  ),
)

const staticPage = v.object({
  id: v.string(),
  url: v.string(),
  title: v.string(),
  lead: text,
  html: text,
  sections: listOf(v.object({ id: v.string(), title: v.string(), html: v.string() })),
  updatedAt: date,
  seo: v.optional(v.nullable(seoResult), null),
})
const staticPageProjection = `"id": pageId, url, title, lead, html, sections[]{id, title, html}, "updatedAt": updatedOn, "seo": seo{${seoProjection}}`
/** A static page by its url under the locale (`privacy-policy`, `terms`, …); null leads to 404 (NAV-5). */
export const staticPageQuery = contentQuery(
  ['market', 'language', 'url'],
  `${localised('staticPage', ' && url == $url')}{${staticPageProjection}}`,
  v.nullable(staticPage),
  true,
)
/** The url of a static page by its page id. */
export const staticPageUrlQuery = contentQuery(
  ['pageId'],
  `*[_type == "staticPage" && pageId == $pageId && language == "en"][0].url`,
  v.nullable(v.string()),
)
const pagesIn = (place: string) => `...*[_type == "staticPage" && ${place}]{"id": pageId, url, title, kind}`
/** Urls and titles of every content-driven page, each in the words that `localised` picks: information and contact-us pages are routed by this (NAV-5). */
export const staticPagesQuery = contentQuery(
  ['market', 'language'],
  `[${pagesIn('market == $market && language == $language')}, ${pagesIn('market == "UN" && language == $language')},
    ${pagesIn('market == $market && language == "en"')}, ${pagesIn('market == "UN" && language == "en"')}]`,
  v.pipe(
    v.array(v.object({ id: v.string(), url: v.string(), title: v.string(), kind: v.string() })),
    v.transform((pages) => pages.filter(({ id }, at) => pages.findIndex((page) => page.id === id) === at)),
  ),
)
/** Landing page html by slug; null or no html is `Page not found!` (CON-4). */
export const landingPageQuery = contentQuery(
  ['slug', 'language'],
  `${inLanguage('landingPage', 'slug.current == $slug')}{title, html, "image": image.asset._ref, "seo": seo{${seoProjection}}}`,
  v.nullable(v.object({ title: v.string(), html: text, image, seo: v.optional(v.nullable(seoResult), null) })),
)

const termsVersion = v.object({
  version: v.string(),
  createdAt: date,
  files: listOf(v.object({ language: v.string(), url: v.string() })),
})
const termsProjection = `version, "createdAt": publishedAt, files[]{language, url}`
/** The newest terms version (GRD-7, PRO-6). */
export const termsLatestQuery = contentQuery(
  [],
  `*[_type == "termsVersion"] | order(publishedAt desc)[0]{${termsProjection}}`,
  v.nullable(termsVersion),
  true,
)
/** All terms versions, newest first. */
export const termsVersionsQuery = contentQuery(
  [],
  `*[_type == "termsVersion"] | order(publishedAt desc){${termsProjection}}`,
  v.array(termsVersion),
  true,
)
/** Terms versions newer than the accepted one (an unknown version counts as older than all). */
export const termsNewerQuery = contentQuery(
  ['version'],
  `*[_type == "termsVersion" && publishedAt > coalesce(*[_type == "termsVersion" && version == $version][0].publishedAt, "")] | order(publishedAt desc){${termsProjection}}`,
  v.array(termsVersion),
  true,
)

const labelled = v.array(v.object({ id: v.string(), label: v.string(), isOther: flag }))
/** Occupations of the enhanced-due-diligence questionnaire (EDD-2). */
export const occupationsQuery = contentQuery(
  ['language'],
  `${inLanguage('choiceList', 'name == "occupations"')}.items[]{id, label, isOther}`,
  labelled,
)
/** Sources of funds of the enhanced-due-diligence questionnaire (EDD-2). */
export const sourcesOfFundsQuery = contentQuery(
  ['language'],
  `${inLanguage('choiceList', 'name == "sourcesOfFunds"')}.items[]{id, label, isOther}`,
  labelled,
)

/** Title, description and share image of a page by its route (NAV-14). */
export const seoQuery = contentQuery(
  ['market', 'language', 'page'],
  `${localised('seo', ' && page == $page')}{${seoProjection}, text}`,
  v.nullable(v.object({ ...seoResult.entries, text })),
)

/** The sign-up panel's call to action (REG-11). */
export const signupBonusQuery = contentQuery(
  ['market', 'language'],
  `${localised('signupBonus')}{title, description, icon, "banner": banner.asset._ref, smsMaxAttempts}`,
  v.nullable(
    v.object({ title: v.string(), description: v.string(), icon: text, banner: image, smsMaxAttempts: v.number() }),
  ),
)
/** What pay and play brings, of this very market: without it the market has no pay and play (PNP-4). */
export const payAndPlayBannerQuery = contentQuery(
  ['market', 'language'],
  `${inLanguage('payAndPlayBanner', 'market == $market')}{title, description, "image": image.asset._ref}`,
  v.nullable(v.object({ title: v.string(), description: v.string(), image })),
)
/** The loyalty page of a market (NAV-3). */
export const vipPageQuery = contentQuery(
  ['market', 'language'],
  `${localised('vipPage')}{title, lead, "image": image.asset._ref, levels[]{id, name, points, perks}, html, "seo": seo{${seoProjection}}}`,
  v.nullable(
    v.object({
      title: v.string(),
      lead: text,
      image,
      /** `id`: the level as the platform names it, in any letters; `points`: from how many on it is reached. Null where content does not say. */
      levels: listOf(v.object({ id: text, name: v.string(), points: v.nullable(v.number()), perks: texts })),
      html: text,
      seo: v.optional(v.nullable(seoResult), null),
    }),
  ),
)
/** Payment methods of a market, as its public page lists them. */
export const paymentMethodsQuery = contentQuery(
  ['market', 'language'],
  `${localised('paymentMethodsPage')}{title, lead, methods[]{id, label, deposit, withdrawal, min, max, time, fee}, "seo": seo{${seoProjection}}}`,
  v.nullable(
    v.object({
      title: v.string(),
      lead: text,
      methods: listOf(
        v.object({
          id: v.string(),
          label: v.string(),
          deposit: flag,
          withdrawal: flag,
          min: wireAmountNotNegative,
          max: wireAmountNotNegative,
          time: v.string(),
          fee: v.string(),
        }),
      ),
      seo: v.optional(v.nullable(seoResult), null),
    }),
  ),
)
/** The market's strip of payment-method marks. */
export const paymentBannersQuery = contentQuery(
  ['market'],
  `*[_type == "paymentMethodsPage" && market == $market && language == "en"][0].methods[]{id, label}`,
  v.nullable(v.array(v.object({ id: v.string(), label: v.string() }))),
)
/** Active markets with flag and languages (LOC-3). */
export const marketsQuery = contentQuery(
  [],
  `*[_type == "market" && active] | order(name asc){"id": marketId, name, flag, languages}`,
  v.array(v.object({ id: v.string(), name: v.string(), flag: v.string(), languages: v.array(v.string()) })),
)
/** Casino settings: jackpot refresh, hidden sub-providers, live-chat flag. */
export const casinoSettingsQuery = contentQuery(
  [],
  `*[_type == "casinoSettings"][0]{excludedSubProviders, disableLiveChat, newForDays}`,
  v.nullable(v.object({ excludedSubProviders: texts, disableLiveChat: flag, newForDays: v.number() })),
)

/** Width over height of an image reference, for a box without layout shift (APP-10); null when it is no reference. */
export const imageSize = (reference: string): { width: number; height: number } | null => {
  const match = /-(\d+)x(\d+)-[a-z]+$/u.exec(reference)
  return match ? { width: Number(match[1]), height: Number(match[2]) } : null
}

/** Address of an image at `width` css pixels: asked for at double size, quality 75, webp (APP-10). */
export const imageAddress = (host: string, dataset: string, reference: string, width: number, height?: number) => {
  const match = /^image-(.+)-(\d+x\d+)-([a-z]+)$/u.exec(reference)
  if (!match) return ''
  const size = height === undefined ? `w=${width * 2}` : `w=${width * 2}&h=${height * 2}`
  return `${host}/images/${dataset}/${match[1]}-${match[2]}.${match[3]}?${size}&q=75&fm=webp`
}
