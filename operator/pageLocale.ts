import { numberLocale, numberLocales, parseSegment, type Locale } from '#contract/locale.ts'
import { languages, marketIds, marketOf, type Language } from '#contract/markets.ts'
import { formatMoney, type Currency, type Minor } from '#contract/money.ts'
import { writtenLanguage, type WrittenLanguage } from './languages.ts'

// The operator's own pages (payment, check of an ID) speak the language of the site that their player came from.

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

/** Of a locale as the site names it: `fr-CA`, or an inner language by itself; English for what is neither. */
export function pageLocaleOf(text: string): PageLocale {
  const language = languages.find((one) => one === text)
  if (language) return ofLanguage(language)
  // A market that is shut by now was open as its player began.
  const locale = parseSegment(text, { openedMarkets: marketIds })
  return locale ? ofLocale(locale) : english
}

/** Of an address of the site, which begins with its locale. */
export const pageLocaleAt = (address: string): PageLocale =>
  pageLocaleOf(new URL(address).pathname.split('/').find(Boolean) ?? '')

/** Of a browser, where nothing is known of the player: the first of its languages that the operator writes. */
export function pageLocaleAsked(request: Request): PageLocale {
  const asked = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => (part.split(';')[0] ?? '').trim())
  for (const tag of asked.filter(Boolean)) {
    const exact = languages.find((one) => numberLocales[one].toLowerCase() === tag.toLowerCase())
    const primary = tag.toLowerCase().split('-')[0] ?? ''
    const near = languages.find((one) => numberLocales[one].split('-')[0] === (primary === 'no' ? 'nb' : primary))
    const found = exact ?? near
    if (found) return ofLanguage(found)
  }
  return english
}

/** An amount as the site writes it for the same player. */
export const moneyText = (amount: Minor, currency: string, { numbers }: PageLocale): string =>
  formatMoney(amount, currency as Currency, numbers)

/** A text with its `{places}` filled. */
export const filled = (text: string, places: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place)
