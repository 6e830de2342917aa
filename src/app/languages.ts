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

/**
 * Goes to an address of this site as a new document, and takes along where a visitor was kept from (GRD-1): the history's state,
 * which a plain link would drop. The same page of another language keeps its key too, in the address where it stands already.
 */
export function goToLocale(href: string, path = ''): void {
  // All of it but what speaks of this very document: a panel that Back would close, and a step of its sign-up.
  const {
    panel: _panel,
    signUpStep: _step,
    ...kept
  } = (window.history.state ?? {}) as Readonly<Record<string, unknown>>
  const at = Number(kept['__TSR_index'] ?? 0) + 1
  const tail = path === '/reset-password' ? window.location.search : ''
  // Not the page's own entry in the history, which the router listens to: the document is left.
  History.prototype.pushState.call(window.history, { ...kept, __TSR_index: at }, '', href + tail)
  window.location.reload()
}

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
