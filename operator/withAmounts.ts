import { numberLocales } from '#contract/locale.ts'
import { languages } from '#contract/markets.ts'
import { formatMoney, type Currency } from '#contract/money.ts'
import { worthIn } from '#contract/roundUnit.ts'

const AMOUNT = /\{€([\d.]+)\}/gu

/** A text's amounts (`{€100}`: what is worth about so many euro) as a currency and an inner language of the site write them (LOC-10). */
export function withAmounts(text: string, currency: Currency, language: string): string {
  if (!text.includes('{€')) return text
  const numbers = numberLocales[languages.find((one) => one === language) ?? 'en']
  return text.replaceAll(AMOUNT, (_, euro: string) =>
    formatMoney(worthIn(Number(euro), 'EUR', currency), currency, numbers, { decimals: 'short' }),
  )
}
