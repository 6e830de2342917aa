import { localeOf, openMarkets, type Locale, type LocaleOptions } from '#contract/locale.ts'
import { tagOf } from './i18n.ts'
import { addressOf } from './paths.ts'
import type { LanguageChoice } from '#src/views/frame/SiteFooter.tsx'

/** Languages by their own names; the browser knows most, but not every one of the trade's codes. */
export const languageName = (language: string): string => {
  const tag = tagOf(language)
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag
}

/** Pages whose query or hash is a key (SAF-12): it goes into no link, which may be copied or opened elsewhere. */
const bearsKey = (path: string): boolean => /^\/(?:reset-password|signup\/callback)(?:\/|$)/.test(path)

/** The market and language switch: this same page in every other open one, with the query and hash of `tail` (LOC-11), the market's own languages first. */
export function languageChoices(locale: Locale, path: string, options: LocaleOptions, tail = ''): LanguageChoice[] {
  const below = path + (bearsKey(path) ? '' : tail)
  const markets = openMarkets(options).toSorted(
    (a, b) => Number(b.id === locale.market) - Number(a.id === locale.market) || a.name.localeCompare(b.name),
  )
  return markets.flatMap((market) =>
    market.languages.map((language) => {
      const { segment } = localeOf(market.id, language)
      return {
        lang: tagOf(language),
        market: market.id,
        language,
        label: `${market.name} · ${languageName(language)}`,
        href: addressOf(segment, below),
        isCurrent: segment === locale.segment,
      }
    }),
  )
}
