import * as v from 'valibot'
import { audienceModes, audienceOptions, depositGroups } from './audience.ts'
import { betLimits } from './first-content.ts'
import { isMoment } from './moment.ts'
import { wireAmountNotNegative } from './money.ts'

// Documents of the content service as they are stored; what pages ask of them stands in content-queries.ts.

const text = v.string()
const optionalText = v.optional(v.nullable(v.string()))
const date = v.pipe(v.string(), v.check(isMoment, 'is no date'))
const optionalDate = v.optional(v.nullable(date))
const texts = v.optional(v.nullable(v.array(v.string())))
const flag = v.optional(v.nullable(v.boolean()))
const slug = v.object({ current: v.pipe(v.string(), v.minLength(1)) })
const rank = v.optional(v.number())

/** Reference to another document. */
export const referenceSchema = v.object({ _ref: v.pipe(v.string(), v.minLength(1)) })

/** Image of the content service; the asset's id holds size and format (APP-10). */
export const imageFieldSchema = v.object({
  asset: v.object({ _ref: v.pipe(v.string(), v.regex(/^image-[A-Za-z0-9_.]+-\d+x\d+-[a-z]+$/)) }),
})
const image = v.optional(v.nullable(imageFieldSchema))

const audienceFields = {
  authorized: v.picklist(audienceModes),
  targetAudience: v.optional(
    v.nullable(
      v.object({
        option: v.picklist(audienceOptions),
        groups: v.optional(v.nullable(v.array(v.picklist(depositGroups)))),
        playerIds: optionalText,
      }),
    ),
  ),
}
const urlAction = v.optional(v.nullable(v.object({ slug: optionalText, absoluteUrl: optionalText, openNewTab: flag })))
const seo = v.object({ title: text, description: text, image, noIndex: flag })
const callToAction = v.optional(v.nullable(v.object({ label: text, path: text })))
const perMarket = { market: text, language: text }
/** What a document says in other languages than its own, by content language; what one leaves out stands as the document says it. */
const inOthers = <T extends v.ObjectEntries>(fields: T) =>
  v.optional(v.nullable(v.record(v.string(), v.partial(v.object(fields)))))
const label = v.optional(v.object({ label: optionalText }))
const gridSize = v.picklist(['4x', '2xv', '2xh', '1x'])
const tone = v.optional(v.nullable(v.picklist(['dark', 'light'])))

/** One schema a document type (CON-1, CON-3). */
export const contentDocuments = {
  homePage: v.object({
    ...perMarket,
    seo,
    headline: text,
    lead: optionalText,
    hero: v.object({ mobile: image, desktop: image, tone: optionalText }),
    banners: v.optional(v.array(referenceSchema)),
    faceliftBanners: v.optional(v.array(referenceSchema)),
    verticals: v.optional(v.array(v.object({ id: text, title: text, text: optionalText, path: text, image }))),
    rows: v.optional(v.array(referenceSchema)),
    promotions: v.optional(v.array(referenceSchema)),
  }),
  banner: v.object({
    page: text,
    markets: texts,
    rank,
    title: text,
    greeting: optionalText,
    description: optionalText,
    button: v.optional(v.nullable(v.object({ type: text, label: text, param: optionalText }))),
    urlAction: v.optional(v.nullable(v.object({ authorized: urlAction, anonymous: urlAction }))),
    images: v.object({ mobile: image, desktop: image }),
    tone,
    isClickable: flag,
    startDate: optionalDate,
    endDate: optionalDate,
    translations: inOthers({ title: optionalText, greeting: optionalText, description: optionalText, button: label }),
    ...audienceFields,
  }),
  contentBox: v.object({
    lobby: text,
    markets: texts,
    rank,
    name: text,
    kind: v.picklist(['content', 'tournament']),
    title: text,
    subtitle: optionalText,
    image,
    callToAction,
    startsAt: optionalDate,
    endsAt: optionalDate,
    translations: inOthers({ title: optionalText, subtitle: optionalText, callToAction: label }),
    ...audienceFields,
  }),
  category: v.object({
    categoryId: text,
    lobby: v.picklist(['casino', 'live']),
    label: text,
    translations: inOthers({ label: optionalText }),
    url: text,
    icon: text,
    markets: texts,
    rank,
    hideInMenu: flag,
    visibleInLobby: flag,
    grid: v.object({ desktop: v.array(gridSize), tablet: v.array(gridSize), mobile: v.array(gridSize) }),
  }),
  game: v.object({
    gameId: text,
    launchId: text,
    type: v.picklist(['casino', 'live']),
    label: text,
    gameProvider: text,
    subProvider: v.optional(v.nullable(v.object({ id: text, title: optionalText, restrictedCountry: texts }))),
    providerRestrictedCountry: texts,
    offeredCountries: texts,
    thumbnail: imageFieldSchema,
    verticalImage: imageFieldSchema,
    wideImage: image,
    gameType: text,
    betLimits: v.optional(v.nullable(v.array(betLimits))),
    seats: v.optional(v.nullable(v.number())),
    seatsTaken: v.optional(v.nullable(v.number())),
    jackpotExist: flag,
    isNew: flag,
    demo: flag,
    channels: v.array(v.picklist(['web', 'mobile'])),
    grid: v.optional(v.nullable(gridSize)),
    categories: texts,
    rank,
    color: optionalText,
    /** The game's own; else what `about` says, a text that many games share. */
    description: optionalText,
    translations: inOthers({ description: optionalText }),
    about: v.optional(v.nullable(referenceSchema)),
    metadata: v.optional(
      v.object({
        rtp: v.optional(v.nullable(v.number())),
        volatility: optionalText,
        lines: v.optional(v.nullable(v.number())),
        features: texts,
        releasedAt: optionalText,
      }),
    ),
  }),
  gameText: v.object({ description: text, translations: inOthers({ description: optionalText }) }),
  provider: v.object({
    providerId: text,
    type: v.picklist(['provider', 'subProvider']),
    title: text,
    image,
    aggregator: flag,
    countries: texts,
    /** Being worked on: its games are shown, and not launched. */
    maintenance: flag,
  }),
  promotionCategory: v.object({
    slug,
    title: text,
    translations: inOthers({ title: optionalText }),
    tags: texts,
    rank,
  }),
  promotion: v.object({
    slug,
    language: text,
    markets: texts,
    rank,
    title: text,
    summary: optionalText,
    category: slug,
    tags: texts,
    image,
    tone,
    body: text,
    terms: optionalText,
    button: callToAction,
    seo: v.optional(v.nullable(seo)),
    translations: inOthers({
      title: optionalText,
      summary: optionalText,
      body: optionalText,
      terms: optionalText,
      button: label,
      seo: v.optional(v.object({ title: optionalText, description: optionalText })),
    }),
    startDate: optionalDate,
    endDate: optionalDate,
    ...audienceFields,
  }),
  staticPage: v.object({
    ...perMarket,
    pageId: text,
    url: text,
    kind: text,
    title: text,
    lead: optionalText,
    html: optionalText,
    sections: v.optional(v.nullable(v.array(v.object({ id: text, title: text, html: text })))),
    updatedOn: optionalDate,
    seo: v.optional(v.nullable(seo)),
  }),
  landingPage: v.object({
    slug,
    language: text,
    title: text,
    html: optionalText,
    image,
    seo: v.optional(v.nullable(seo)),
  }),
  footer: v.object({
    ...perMarket,
    groups: v.array(
      v.object({
        title: text,
        links: v.array(v.object({ label: text, path: optionalText, absoluteUrl: optionalText })),
      }),
    ),
    legal: text,
    adultAge: v.number(),
    licences: v.optional(v.array(referenceSchema)),
    regulationLogos: v.optional(v.array(v.object({ id: text, label: text, url: optionalText }))),
    paymentMethods: texts,
    disableLiveChat: flag,
    ownTerms: flag,
    toggles: v.object({ languages: flag, paymentMethods: flag, licences: flag }),
  }),
  licence: v.object({
    authority: text,
    number: text,
    holder: text,
    url: optionalText,
    text: optionalText,
    translations: inOthers({ authority: optionalText, text: optionalText }),
  }),
  termsVersion: v.object({
    version: text,
    publishedAt: date,
    files: v.array(v.object({ language: text, url: text })),
  }),
  choiceList: v.object({
    name: v.picklist(['occupations', 'sourcesOfFunds']),
    language: text,
    items: v.array(v.object({ id: text, label: text, isOther: flag })),
  }),
  seo: v.object({ ...perMarket, ...seo.entries, page: text, text: optionalText }),
  signupBonus: v.object({
    ...perMarket,
    title: text,
    description: text,
    icon: optionalText,
    banner: image,
    smsMaxAttempts: v.number(),
  }),
  payAndPlayBanner: v.object({ ...perMarket, title: text, description: text, image }),
  vipPage: v.object({
    ...perMarket,
    title: text,
    lead: optionalText,
    image,
    levels: v.array(v.object({ name: text, points: v.optional(v.nullable(v.number())), perks: texts })),
    html: optionalText,
    seo: v.optional(v.nullable(seo)),
  }),
  paymentMethodsPage: v.object({
    ...perMarket,
    title: text,
    lead: optionalText,
    methods: v.array(
      v.object({
        id: text,
        label: text,
        deposit: flag,
        withdrawal: flag,
        min: wireAmountNotNegative,
        max: wireAmountNotNegative,
        time: text,
        fee: text,
      }),
    ),
    seo: v.optional(v.nullable(seo)),
  }),
  market: v.object({ marketId: text, name: text, flag: text, active: v.boolean(), languages: v.array(text) }),
  casinoSettings: v.object({ excludedSubProviders: texts, disableLiveChat: flag, newForDays: v.number() }),
} as const

/** Type name of a content document. */
export type ContentType = keyof typeof contentDocuments

/** True for a document type of the content service. */
export function isContentType(type: string): type is ContentType {
  return Object.hasOwn(contentDocuments, type)
}

/** What keeps a document from being of its type: dot path and message of each misfit; empty when it fits. */
export function contentProblems(document: { readonly _type: string }): { path: string; message: string }[] {
  const { _type } = document
  if (!isContentType(_type)) return [{ path: '_type', message: `"${_type}" is not known` }]
  const parsed = v.safeParse(contentDocuments[_type], document)
  if (parsed.success) return []
  return parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
}
