import { expect, test } from 'vitest'
import { gameLaunchLanguage, localeOf, numberLocale } from '#contract/locale.ts'
import { markets } from '#contract/markets.ts'
import { currencyFormats, formatMoney } from '#contract/money.ts'
import { moneyWriting } from './games/moneyWriting.ts'
import { moneyText, pageLocaleOf } from './pageLocale.ts'
import { withAmounts } from './withAmounts.ts'

const all = markets.flatMap(({ id, languages, currency }) =>
  languages.map((language) => ({ ...localeOf(id, language), currency })),
)

test.for(all)('LOC-9 LOC-10 page, content, game and cashier of $segment write an amount alike', (locale) => {
  const { market, language, segment, currency } = locale
  const amount = 5_000_000 * 10 ** currencyFormats[currency].exponent
  const onPage = formatMoney(amount, currency, numberLocale(locale), { decimals: 'short' })
  const game = moneyWriting(currency, gameLaunchLanguage(market, language))
  expect({
    game: formatMoney(amount, currency, game.numberLocale, { decimals: 'short' }),
    content: withAmounts('{€5000000}', 'EUR', language),
    cashier: moneyText(amount, currency, pageLocaleOf(segment)),
  }).toEqual({
    game: onPage,
    content: formatMoney(500_000_000, 'EUR', numberLocale(locale), { decimals: 'short' }),
    cashier: formatMoney(amount, currency, numberLocale(locale)),
  })
})
