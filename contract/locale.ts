import { defaultLocaleSegment } from './constants.ts'
import type { Language, Market, MarketId } from './markets.ts'
import { isMarketId, marketIds, marketOf, markets } from './markets.ts'

/** Where the player is: market, inner language and the address's first segment (LOC-1). */
export interface Locale {
  readonly market: MarketId
  /** Inner language code, e.g. `caf`. */
  readonly language: Language
  /** Canonical first segment, e.g. `fr-CA`. */
  readonly segment: string
}

/** What a brand and its flags change about locales. */
export interface LocaleOptions {
  /** Markets the brand is sold in; all of them by default. */
  readonly markets?: readonly MarketId[]
  /** Disabled markets that a flag opens (JP). */
  readonly openedMarkets?: readonly MarketId[]
}

/** True when the brand sells the market and it is enabled, or opened by a flag (LOC-3). */
export function isMarketOpen(id: MarketId, options: LocaleOptions = {}): boolean {
  if (!(options.markets ?? marketIds).includes(id)) return false
  return marketOf(id).isMarketEnabled || (options.openedMarkets ?? []).includes(id)
}

/** Markets a visitor may choose (LOC-3, LOC-11). */
export function openMarkets(options: LocaleOptions = {}): readonly Market[] {
  return markets.filter((market) => isMarketOpen(market.id, options))
}

/** Two-letter language of the address for an inner language: `caf` in CA is `fr`. */
export function addressLanguage(market: Market, language: Language): string {
  for (const [address, inner] of Object.entries(market.mapLanguageToCustomLanguage)) {
    if (inner === language) return address
  }
  return language
}

/** The locale of a market and one of its languages; a language it does not speak becomes its default (LOC-5). */
export function localeOf(id: MarketId, language?: string): Locale {
  const market = marketOf(id)
  const inner = innerLanguage(market, language ?? '') ?? market.languages[0]
  return { market: id, language: inner, segment: `${addressLanguage(market, inner)}-${id}` }
}

/** The market's inner language for an address language or an inner code (LOC-5); null when it speaks neither. */
export function innerLanguage(market: Market, language: string): Language | null {
  const inner = market.mapLanguageToCustomLanguage[language] ?? language
  return market.languages.find((one) => one === inner) ?? null
}

/** The locale of `/` and of everything that is not allowed. */
export const defaultLocale: Locale = localeOf('UN', 'en')

const languageCodes = /^(en|fi|no|de|fr|pt|es|ja|tl|tr|pl|ca|nz|cl|pe|br)$/i
const localeForm = /^([a-z]{2})-([a-z]{2})$/i

/** The allowed locale for a first segment, or null when the segment is no locale at all but part of the path. */
export function parseSegment(segment: string, options: LocaleOptions = {}): Locale | null {
  if (languageCodes.test(segment)) return defaultLocale
  const match = localeForm.exec(segment)
  if (!match) return null
  const id = (match[2] ?? '').toUpperCase()
  if (!isMarketId(id) || !isMarketOpen(id, options)) return defaultLocale
  return localeOf(id, (match[1] ?? '').toLowerCase())
}

/** What a path says about the locale. */
export interface ResolvedPath {
  readonly locale: Locale
  /** The path below the locale, starting with `/`. */
  readonly rest: string
  /** The path to go to instead (the caller keeps query and hash), or null when it is canonical (LOC-1). */
  readonly redirect: string | null
}

/** A path in plain characters; null where an escape stands for no character, which no page's path has (`%E0%A4%A`). */
const decodedPath = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** False for a path that cannot be decoded. The outcome is looked at, or a bundler takes the call for one without effect. */
export const isReadable = (path: string): boolean => decodedPath(path) !== null

/** The sign that stands for what cannot be read. */
const UNREADABLE = encodeURIComponent('\uFFFD')

/** Whether a path, as it came or made readable, holds what stands for no characters: no page has such a path (NAV-6). */
export const isGarbled = (path: string): boolean => !isReadable(path) || decodeURIComponent(path).includes('\uFFFD')

/** Such escapes become the sign for what cannot be read, so that the path can be looked up, and found missing, like any other (NAV-6). */
export const readablePath = (path: string): string =>
  isReadable(path)
    ? path
    : path
        .split('/')
        .map((part) => (isReadable(part) ? part : part.replaceAll('%', UNREADABLE)))
        .join('/')

// The look behind makes it look at each slash once, however many somebody sends.
const outerSlashes = /^\/+|(?<!\/)\/+$/g

/** Escapes of what needs none: letters, digits and `-._~` are the same address without (RFC 3986). */
const needlessEscapes = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi

/** The one spelling of a path that page, guards and server know: several slashes are one, and nothing is escaped that need not be. */
const spelled = (path: string): string =>
  readablePath(path).replaceAll(/\/+/g, '/').replaceAll(needlessEscapes, decodeURIComponent)

/** Reads the locale of a path and says where it must redirect to; a slash at its end goes (LOC-1, LOC-3, LOC-5). */
export function resolvePath(pathname: string, options: LocaleOptions = {}): ResolvedPath {
  const trimmed = spelled(pathname.replaceAll(outerSlashes, ''))
  const slash = trimmed.indexOf('/')
  const first = slash < 0 ? trimmed : trimmed.slice(0, slash)
  const after = slash < 0 ? '' : trimmed.slice(slash)
  const locale = parseSegment(first, options)
  if (!locale) {
    const rest = `/${trimmed}`
    return { locale: defaultLocale, rest, redirect: `/${defaultLocaleSegment}${trimmed === '' ? '' : rest}` }
  }
  const rest = after === '' ? '/' : after
  const canonical = `/${locale.segment}${after}`
  return { locale, rest, redirect: canonical === pathname ? null : canonical }
}

const countryMarkets: Readonly<Record<string, MarketId>> = { SE: 'PP', NL: 'LL', DE: 'JJ', GB: 'GG' }

/** The market of a country: SE→PP, NL→LL, DE→JJ, GB→GG, else its own, else UN (LOC-4). */
export function marketForCountry(country: string, options: LocaleOptions = {}): MarketId {
  const own = isMarketId(country) && !marketOf(country).isCustomMarketId ? country : 'UN'
  const id = countryMarkets[country] ?? own
  return isMarketOpen(id, options) ? id : 'UN'
}

/** What is known of a first visitor. */
export interface Visitor {
  readonly country: string
  readonly region?: string | undefined
  /** The browser's languages, best first (BCP 47). */
  readonly browserLanguages?: readonly string[]
}

/** The locale to propose to a first visitor (LOC-4, LOC-6): region's language, then the browser's, then the default. */
export function proposeLocale(visitor: Visitor, options: LocaleOptions = {}): Locale {
  const market = marketOf(marketForCountry(visitor.country, options))
  const regional = market.regionLanguage[visitor.region ?? '']
  if (regional) return localeOf(market.id, regional)
  for (const tag of visitor.browserLanguages ?? []) {
    const language = innerLanguage(market, browserLanguage(tag))
    if (language) return localeOf(market.id, language)
  }
  return localeOf(market.id)
}

function browserLanguage(tag: string): string {
  const language = tag.toLowerCase().split('-')[0] ?? ''
  if (language === 'nb' || language === 'nn') return 'no'
  return language === 'fil' ? 'tl' : language
}

/** Language code of content documents (LOC-7). */
export function contentLanguage(market: MarketId, language: string): string {
  switch (market) {
    case 'PT':
      return 'portugal'
    case 'BR':
      return 'pt'
    case 'NZ':
      return 'nz'
    case 'CA':
      return language === 'caf' ? 'caf' : 'ca'
    case 'GG':
      return 'gb'
    case 'JJ':
      return language === 'tr' ? 'tr_JJ' : language
    default:
      return language
  }
}

/** Language that games are launched with (LOC-8). */
export function gameLaunchLanguage(market: MarketId, language: string): string {
  if (market === 'CL' || market === 'PE') return 'es'
  if (language === 'caf') return 'fr-CA'
  if (language === 'ca' || language === 'nz' || language === 'inen') return 'en'
  if (market === 'CA') return 'fr'
  return language === 'pt' || language === 'br' ? 'pt-BR' : language
}

/** Language of tournament calls: CA→EN, CAF→FR, the rest in capitals (LOC-8). */
export function tournamentLanguage(language: string): string {
  if (language === 'ca') return 'EN'
  if (language === 'caf') return 'FR'
  return wireLanguage(language).toUpperCase()
}

/** Language as sent to the API: `inen` is sent as `en` (LOC-12). */
export function wireLanguage(language: string): string {
  return language === 'inen' ? 'en' : language
}

/**
 * Every inner language's BCP 47 tag for numbers and amounts (LOC-9). By language alone: content, games and plurals know no market, and a page
 * whose numbers differ from theirs would write 1 234 beside 1.234.
 */
export const numberLocales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  fi: 'fi-FI',
  no: 'nb-NO',
  de: 'de-DE',
  caf: 'fr-FR',
  ca: 'en-CA',
  nz: 'en-NZ',
  fr: 'fr-FR',
  inen: 'en-IN',
  cl: 'es-CL',
  pe: 'es-PE',
  pt: 'pt-PT',
  br: 'pt-BR',
  ja: 'ja-JP',
  tl: 'fil-PH',
  tr: 'tr-TR',
  pl: 'pl-PL',
}

/** Tags of the languages that are not called by their own code. */
const languageTags: Readonly<Partial<Record<Language, string>>> = {
  no: 'nb-NO',
  caf: 'fr-CA',
  ca: 'en-CA',
  nz: 'en-NZ',
  inen: 'en-IN',
  cl: 'es-CL',
  pe: 'es-PE',
  br: 'pt-BR',
  ja: 'ja-JP',
  tl: 'fil',
}

/** The BCP 47 tag of an inner language code: what `lang`, plural rules and names of languages and countries want. */
export const tagOf = (language: string): string => languageTags[language as Language] ?? language

/** BCP 47 tag that numbers of a locale are written with (LOC-9). */
export const numberLocale = ({ language }: Locale): string => numberLocales[language]

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(kind: 'date' | 'time', timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone ?? ''}`
  const known = dateFormats.get(key)
  if (known) return known
  const zone = timeZone === undefined ? {} : { timeZone }
  const fields: Intl.DateTimeFormatOptions =
    kind === 'date'
      ? { day: '2-digit', month: '2-digit', year: 'numeric', ...zone }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone }
  const made = new Intl.DateTimeFormat('en-GB', fields)
  dateFormats.set(key, made)
  return made
}

/** A moment (ms or ISO text) as dd/MM/yyyy in the given time zone, the viewer's by default (LOC-9). */
export function formatDate(at: number | string, timeZone?: string): string {
  return dateFormat('date', timeZone).format(new Date(at))
}

/** A moment as HH:mm. */
export function formatTime(at: number | string, timeZone?: string): string {
  return dateFormat('time', timeZone).format(new Date(at))
}

/** A number in the locale's digits and separators (LOC-9). */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale(locale)).format(value)
}
