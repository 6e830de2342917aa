import type { LocaleOptions } from './locale.ts'
import { marketIds, type MarketId } from './markets.ts'
import type { BrandId } from './settings.ts'

/** Where each brand is sold; page and operator go by the same list (LOC-3). */
export const brandMarkets: Readonly<Record<BrandId, readonly MarketId[]>> = {
  halcyon: marketIds,
  marigold: ['UN', 'BR', 'TR', 'LL', 'CA', 'JJ', 'NZ', 'GG'],
}

/** The markets of a brand that are open, as every look at an address or a sign-up takes them (LOC-1, LOC-3). */
export const marketsOpenAt = (brand: BrandId, flags: { readonly marketJp?: boolean }): LocaleOptions => ({
  markets: brandMarkets[brand],
  openedMarkets: flags.marketJp ? ['JP'] : [],
})
