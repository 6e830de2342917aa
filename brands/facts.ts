import type { BrandId } from '#contract/brands.ts'
import type { LocaleOptions } from '#contract/locale.ts'
import type { BrandFacts } from './brand.ts'
import { facts as halcyon } from './halcyon/facts.ts'
import { facts as marigold } from './marigold/facts.ts'

/** What page, build and operator know of each brand: data alone, from its folder (LOC-14). */
export const brandFacts: Readonly<Record<BrandId, BrandFacts>> = { halcyon, marigold }

/** The markets of a brand that are open, as every look at an address or a sign-up takes them (LOC-1, LOC-3). */
export const marketsOpenAt = (brand: BrandId, flags: { readonly marketJp?: boolean }): LocaleOptions => ({
  markets: brandFacts[brand].markets,
  openedMarkets: flags.marketJp ? ['JP'] : [],
})
