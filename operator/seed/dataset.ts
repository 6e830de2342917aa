import { type MarketId, marketIds } from '#contract/markets.ts'
import { hash } from './random.ts'
import type { ContentDocument } from '../content/documents.ts'
import { casinoGames, providerDocuments } from './catalogue.ts'
import { categoryDocuments } from './categories.ts'
import { houseDocuments } from './houseDocuments.ts'
import { liveTables } from './liveTables.ts'
import { brandDocuments, brandTexts, type BrandText } from './siteDocuments.ts'

// The brand folders are the page's; the operator knows of a brand only which markets its content is made for.
const soldIn: Readonly<Record<BrandText['id'], readonly MarketId[]>> = {
  halcyon: marketIds,
  marigold: ['UN', 'BR', 'TR', 'LL', 'CA', 'JJ', 'NZ', 'GG'],
}

/** Every document of a brand's dataset, the same each time. */
export function datasetOf(brand: BrandText): ContentDocument[] {
  return [
    ...casinoGames(),
    ...liveTables(),
    ...providerDocuments(),
    ...categoryDocuments(),
    ...brandDocuments(brand, soldIn[brand.id]),
    ...houseDocuments(brand, soldIn[brand.id]),
  ]
}

/** The datasets of the seed, and a version that changes with any of their documents. */
export function datasets(): { readonly version: string; readonly byName: ReadonlyMap<string, ContentDocument[]> } {
  const byName = new Map(brandTexts.map((brand) => [brand.id as string, datasetOf(brand)]))
  return { version: hash(JSON.stringify([...byName])).toString(16), byName }
}
