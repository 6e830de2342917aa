import { marketsOpenAt } from '#brands/facts.ts'
import { isMarketId, type MarketId } from '#contract/markets.ts'
import { isCurrency, type Currency } from '#contract/money.ts'
import { marketForCountry, type LocaleOptions } from '#contract/locale.ts'
import type { BrandId } from '#contract/brands.ts'
import { brandOf } from '#contract/settings.ts'
import type { Operator } from '../operator.ts'

/** The brand of the site that a call came to, by its origin: the one whose page asked (LOC-14). */
export const brandAt = ({ settings }: Pick<Operator, 'settings'>, origin: string): BrandId =>
  brandOf(settings.site, new URL(origin).hostname)

/**
 * Where messages lead to: the site of the host that was called, if the settings name it, else the main one. A host name that whoever
 * calls made up never gets into a link (PWD-2).
 */
export const siteAt = ({ settings, origins }: Pick<Operator, 'settings' | 'origins'>, origin: string): string => {
  const site = new URL(origins.site)
  const { hostname } = new URL(origin)
  if (Object.hasOwn(settings.site.hostsToBrands, hostname)) site.hostname = hostname
  return site.origin
}

/** The markets that are open at a site: those its brand is sold in, without the ones that are shut (LOC-3). */
export const openAt = (operator: Pick<Operator, 'settings' | 'world'>, origin: string): LocaleOptions =>
  marketsOpenAt(brandAt(operator, origin), { ...operator.settings.site.flags, ...operator.world.get().flags })

/**
 * The market a player belongs to: the one of the site they registered at, else their country's. One that is named is answered
 * though it is shut: whoever opens an account there must refuse it (`requireCountry`).
 */
export const marketFor = (countryCode: string, marketCode?: string, open: LocaleOptions = {}): MarketId =>
  marketCode !== undefined && isMarketId(marketCode) ? marketCode : marketForCountry(countryCode, open)

/** A stored currency; every one that is written is known. */
export const storedCurrency = (text: string): Currency => (isCurrency(text) ? text : 'EUR')
