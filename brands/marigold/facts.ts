import type { BrandFacts } from '../brand.ts'

/** Marigold: sold in eight markets; players from BG, CH and PL can't register in UN. */
export const facts: BrandFacts = {
  id: 'marigold',
  name: 'Marigold',
  shortName: 'Marigold',
  markets: ['UN', 'BR', 'TR', 'LL', 'CA', 'JJ', 'NZ', 'GG'],
  options: {
    removedFromRegistration: { UN: ['BG', 'CH', 'PL'] },
    confirmsUnknownPlayers: true,
    defaultCurrency: 'EUR',
  },
  scheme: 'light',
}
