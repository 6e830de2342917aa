import { numberLocale, numberLocales, parseSegment, type Locale } from '#contract/locale.ts'
import { languages, marketIds, marketOf, type Language } from '#contract/markets.ts'
import { formatMoney, type Currency, type Minor } from '#contract/money.ts'
import { writtenLanguage, type WrittenLanguage } from './languages.ts'

// The operator's own pages (payment, bank, check of an ID, failures) speak the language of the site their player came from.

/** The language of a page: which of the operator's texts, and the BCP 47 tags of the document and of its numbers. */
export interface PageLocale {
  readonly language: WrittenLanguage
  readonly tag: string
  readonly numbers: string
}

const english: PageLocale = { language: 'en', tag: numberLocales.en, numbers: numberLocales.en }
const ofLanguage = (language: Language): PageLocale => ({
  language: writtenLanguage(language),
  tag: numberLocales[language],
  numbers: numberLocales[language],
})
const ofLocale = (locale: Locale): PageLocale => ({
  language: writtenLanguage(locale.language),
  tag: marketOf(locale.market).localeMapping[locale.language] ?? numberLocale(locale),
  numbers: numberLocale(locale),
})

/** Of an inner language; null for what is none. */
function localeCalled(code: string): PageLocale | null {
  const language = languages.find((one) => one === code)
  return language ? ofLanguage(language) : null
}

/** Of a locale as the site names it: `fr-CA`, or an inner language by itself; null for what is neither. */
function localeNamed(text: string): PageLocale | null {
  // A market that is shut by now was open as its player began.
  const locale = parseSegment(text, { openedMarkets: marketIds })
  return localeCalled(text) ?? (locale && ofLocale(locale))
}

/** The same, and English for what is neither. */
export const pageLocaleOf = (text: string): PageLocale => localeNamed(text) ?? english

const firstSegment = ({ pathname }: URL): string => pathname.split('/').find(Boolean) ?? ''

/** Of an address of the site, which begins with its locale. */
export const pageLocaleAt = (address: string): PageLocale => pageLocaleOf(firstSegment(new URL(address)))

/** Of a language's BCP 47 tag, or the nearest to it; null for one that the operator does not write. */
function localeTagged(tag: string): PageLocale | null {
  const exact = languages.find((one) => numberLocales[one].toLowerCase() === tag.toLowerCase())
  const primary = tag.toLowerCase().split('-')[0] ?? ''
  const near = languages.find((one) => numberLocales[one].split('-')[0] === (primary === 'no' ? 'nb' : primary))
  const found = exact ?? near
  return found ? ofLanguage(found) : null
}

/** As an address says itself: the site's begin with their locale, those of its frames name a language. */
function localeIn(url: URL): PageLocale | null {
  const asked = url.searchParams.get('lang') ?? url.searchParams.get('language') ?? ''
  return localeNamed(firstSegment(url)) ?? localeCalled(asked) ?? localeTagged(asked)
}

/** The page that a request came from; null for another host's, whose addresses mean something else. */
function pageBefore({ headers, url }: Request): URL | null {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return null
  const before = new URL(referer)
  return before.host === new URL(url).host ? before : null
}

/**
 * Of a request, where nothing else is known of the player: what its address says, or that of the page it came from, or the first
 * of its browser's languages that the operator writes.
 */
export function pageLocaleAsked(request: Request): PageLocale {
  const before = pageBefore(request)
  const addressed = localeIn(new URL(request.url)) ?? (before && localeIn(before))
  if (addressed) return addressed
  const asked = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => (part.split(';')[0] ?? '').trim())
  for (const tag of asked) {
    const found = localeTagged(tag)
    if (found) return found
  }
  return english
}

/** An amount as the site writes it for the same player. */
export const moneyText = (amount: Minor, currency: string, { numbers }: PageLocale): string =>
  formatMoney(amount, currency as Currency, numbers)

/** A text with its `{places}` filled. */
export const filled = (text: string, places: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place)
