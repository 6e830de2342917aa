import type { LocaleOptions } from '#contract/locale.ts'
import type { BrandFacts } from './brand.ts'

/** The markets of a brand that are open, as every look at an address or a sign-up takes them (LOC-1, LOC-3). */
export const marketsOpenTo = (
  { markets }: Pick<BrandFacts, 'markets'>,
  flags: { readonly marketJp?: boolean },
): LocaleOptions => ({ markets, openedMarkets: flags.marketJp ? ['JP'] : [] })
