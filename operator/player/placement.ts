import { isMarketId, type MarketId } from '#contract/markets.ts'
import { isCurrency, type Currency } from '#contract/money.ts'
import { marketForCountry } from '#contract/locale.ts'

/** The market a player belongs to: the one of the site they registered at, else their country's. */
export const marketFor = (countryCode: string, marketCode?: string): MarketId =>
  marketCode !== undefined && isMarketId(marketCode) ? marketCode : marketForCountry(countryCode)

/** A stored currency; every one that is written is known. */
export const storedCurrency = (text: string): Currency => (isCurrency(text) ? text : 'EUR')
