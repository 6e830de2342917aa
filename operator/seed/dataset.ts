import { createHash } from 'node:crypto'
import { brandMarkets } from '#contract/brandMarkets.ts'
import type { ContentDocument } from '../content/documents.ts'
import { casinoGames, providerDocuments } from './catalogue.ts'
import { categoryDocuments } from './categories.ts'
import { gameTextDocuments } from './gameTexts.ts'
import { houseDocuments } from './houseDocuments.ts'
import { liveTables } from './liveTables.ts'
import { brandDocuments, brandSeeds, type BrandSeed } from './siteDocuments.ts'
import { wordsOf } from './words.ts'

/** Every document of a brand's dataset, the same each time. */
export function datasetOf(brand: BrandSeed): ContentDocument[] {
  const soldIn = brandMarkets[brand.id]
  const words = wordsOf(brand.name, soldIn)
  return [
    ...casinoGames(),
    ...liveTables(),
    ...providerDocuments(),
    ...gameTextDocuments(words),
    ...categoryDocuments(words),
    ...brandDocuments(brand, soldIn, words),
    ...houseDocuments(brand, soldIn, words),
  ]
}

/** The datasets of the seed, and a version that changes with any of their documents. */
export function datasets(): { readonly version: string; readonly byName: ReadonlyMap<string, ContentDocument[]> } {
  const byName = new Map(brandSeeds.map((brand) => [brand.id as string, datasetOf(brand)]))
  return {
    version: createHash('sha1')
      .update(JSON.stringify([...byName]))
      .digest('hex'),
    byName,
  }
}
