import { gameLaunchLanguage, numberLocale } from '#contract/locale.ts'
import { markets } from '#contract/markets.ts'
import { currencyFormats, isCurrency, type CurrencyFormat } from '#contract/money.ts'

/** How a game writes money: as the site's header beside it does (LOC-10). */
export type MoneyWriting = CurrencyFormat & { readonly numberLocale: string }

/** A game is told currency and language alone: the market that has both says how numbers are written. */
export function moneyWriting(currency: string, language: string): MoneyWriting {
  if (!isCurrency(currency))
    return { symbol: currency, space: true, position: 'after', exponent: 2, numberLocale: language }
  const own = markets
    .filter((market) => market.currency === currency)
    .flatMap(({ id, languages }) => languages.map((one) => ({ market: id, language: one, segment: '' })))
    .find((locale) => gameLaunchLanguage(locale.market, locale.language) === language)
  return { ...currencyFormats[currency], numberLocale: own ? numberLocale(own) : language }
}
