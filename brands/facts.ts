import type { BrandId } from '#contract/brands.ts'
import type { LocaleOptions } from '#contract/locale.ts'
import type { BrandFacts } from './brand.ts'
import { facts as halcyon } from './halcyon/facts.ts'
import { facts as marigold } from './marigold/facts.ts'
import { marketsOpenTo } from './markets.ts'

/** What page, build and operator know of each brand: data alone, from its folder (LOC-14). */
export const brandFacts: Readonly<Record<BrandId, BrandFacts>> = { halcyon, marigold }

/** The open markets of a brand that is known by its id alone. */
export const marketsOpenAt = (brand: BrandId, flags: { readonly marketJp?: boolean }): LocaleOptions =>
  marketsOpenTo(brandFacts[brand], flags)
