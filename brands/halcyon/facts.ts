import { marketIds } from '#contract/markets.ts'
import type { BrandFacts } from '../brand.ts'

/** Halcyon: sold in every market. */
export const facts: BrandFacts = {
  id: 'halcyon',
  name: 'Halcyon',
  shortName: 'Halcyon',
  markets: marketIds,
  options: {
    removedFromRegistration: {},
    confirmsUnknownPlayers: false,
    defaultCurrency: 'EUR',
  },
  scheme: 'dark',
}
