import { msg } from '@lingui/core/macro'
import type { Market } from '#contract/markets.ts'
import { i18n } from './i18n.ts'
import { type Locale, localeOf, type LocaleOptions, openMarkets, tagOf } from '#contract/locale.ts'
import { addressOf } from './paths.ts'
import type { LanguageChoice } from '#src/views/frame/LanguageSwitch.tsx'

const known = new Map<string, Intl.DisplayNames>()

/** What the browser calls countries or languages in a language. */
function namesIn(tag: string, type: 'region' | 'language'): Intl.DisplayNames {
  const key = type + tag
  const made = known.get(key) ?? new Intl.DisplayNames([tag], { type })
  known.set(key, made)
  return made
}

/** Languages by their own names; the browser knows most, but not every one of the trade's codes. */
export const languageName = (language: string): string => {
  const tag = tagOf(language)
  return namesIn(tag, 'language').of(tag.split('-')[0] ?? tag) ?? tag
}

/** A market by the names of its countries, in the language of the page. */
export const marketName = ({ countryCodes }: Market): string =>
  countryCodes.map((code) => namesIn(tagOf(i18n.locale), 'region').of(code)).join(' / ') ||
  i18n._(msg({ message: 'Global', comment: 'The market of all countries that have none of their own' }))

/** Pages whose query or hash is a key (SAF-12): it goes into no link, which may be copied or opened elsewhere. */
const bearsKey = (path: string): boolean => /^\/(?:reset-password|signup\/callback)(?:\/|$)/.test(path)

/** The market and language switch: this same page in every other open one, with the query and hash of `tail` (LOC-11), the market's own languages first. */
export function languageChoices(locale: Locale, path: string, options: LocaleOptions, tail = ''): LanguageChoice[] {
  const below = path + (bearsKey(path) ? '' : tail)
  const markets = openMarkets(options).toSorted(
    (a, b) =>
      Number(b.id === locale.market) - Number(a.id === locale.market) ||
      marketName(a).localeCompare(marketName(b), tagOf(i18n.locale)),
  )
  return markets.flatMap((market) =>
    market.languages.map((language) => {
      const { segment } = localeOf(market.id, language)
      const [country, name] = [marketName(market), languageName(language)]
      return {
        lang: tagOf(language),
        market: market.id,
        language,
        country,
        name,
        label: `${country} · ${name}`,
        href: addressOf(segment, below),
        isCurrent: segment === locale.segment,
      }
    }),
  )
}
