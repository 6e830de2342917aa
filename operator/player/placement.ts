import { isMarketId, marketOf, type MarketId } from '#contract/markets.ts'
import { isCurrency, type Currency } from '#contract/money.ts'
import { marketForCountry } from '#contract/locale.ts'

// Players of the global market whose own currency is offered there.
const globalMarketCurrencies: Readonly<Record<string, Currency>> = { PL: 'PLN', ZA: 'ZAR' }

/** The market a player belongs to: the one of the site they registered at, else their country's. */
export const marketFor = (countryCode: string, marketCode?: string): MarketId =>
  marketCode !== undefined && isMarketId(marketCode) ? marketCode : marketForCountry(countryCode)

/** The currency a player's wallet is kept in. */
export const currencyFor = (market: MarketId, countryCode: string): Currency =>
  (market === 'UN' ? globalMarketCurrencies[countryCode] : undefined) ?? marketOf(market).currency

/** A stored currency; every one that is written is known. */
export const storedCurrency = (text: string): Currency => (isCurrency(text) ? text : 'EUR')
