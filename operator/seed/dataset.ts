import { createHash } from 'node:crypto'
import { brandIds, type BrandId } from '#contract/brands.ts'
import { brandFacts } from '#brands/facts.ts'
import type { ContentDocument } from '../content/documents.ts'
import { casinoGames, providerDocuments } from './catalogue.ts'
import { categoryDocuments } from './categories.ts'
import { gameTextDocuments } from './gameTexts.ts'
import { houseDocuments } from './houseDocuments.ts'
import { liveTables } from './liveTables.ts'
import { brandDocuments, brandSeeds, type BrandSeed } from './siteDocuments.ts'
import { virtualSportsSeo } from './virtualSports.ts'
import { wordsOf } from './words.ts'

/** What a brand's content starts from; one that has nothing of its own yet speaks as the first does, under its own name and with its own picture. */
const seedOf = (id: BrandId): BrandSeed => {
  const own = brandSeeds.find((brand) => brand.id === id)
  if (own) return own
  const { name, scheme } = brandFacts[id]
  const first = brandSeeds[0]!
  const [hero, ...others] = first.home
  return { ...first, id, name, tone: scheme, home: [[hero[0], hero[1], id], ...others] }
}

/** Every document of a brand's dataset, the same each time. */
export function datasetOf(brand: BrandSeed): ContentDocument[] {
  const soldIn = brandFacts[brand.id].markets
  const words = wordsOf(brand.name, soldIn)
  return [
    ...casinoGames(),
    ...liveTables(),
    ...providerDocuments(),
    ...gameTextDocuments(words),
    ...categoryDocuments(words),
    ...brandDocuments(brand, soldIn, words),
    ...houseDocuments(brand, soldIn, words),
    ...virtualSportsSeo(brand),
  ]
}

/** The datasets of the seed, and a version that changes with any of their documents. */
export function datasets(): { readonly version: string; readonly byName: ReadonlyMap<string, ContentDocument[]> } {
  const byName = new Map(brandIds.map((id) => [id as string, datasetOf(seedOf(id))]))
  return {
    version: createHash('sha1')
      .update(JSON.stringify([...byName]))
      .digest('hex'),
    byName,
  }
}
