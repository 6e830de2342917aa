import { marketsOpenAt } from '#contract/brandMarkets.ts'
import { isMarketId, type MarketId } from '#contract/markets.ts'
import { isCurrency, type Currency } from '#contract/money.ts'
import { marketForCountry, type LocaleOptions } from '#contract/locale.ts'
import type { Operator } from '../operator.ts'

/** The markets that are open here: those the brand is sold in, without the ones that are shut (LOC-3). */
export const openHere = ({ settings, world }: Pick<Operator, 'settings' | 'world'>): LocaleOptions =>
  marketsOpenAt(settings.brandId, { ...settings.site.flags, ...world.get().flags })

/**
 * The market a player belongs to: the one of the site they registered at, else their country's. One that is named is answered
 * though it is shut: whoever opens an account there must refuse it (`requireCountry`).
 */
export const marketFor = (countryCode: string, marketCode?: string, open: LocaleOptions = {}): MarketId =>
  marketCode !== undefined && isMarketId(marketCode) ? marketCode : marketForCountry(countryCode, open)

/** A stored currency; every one that is written is known. */
export const storedCurrency = (text: string): Currency => (isCurrency(text) ? text : 'EUR')
