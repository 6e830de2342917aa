import { brandIds, type BrandId } from '#contract/brands.ts'
import { brandFacts } from '#brands/facts.ts'
import { hash } from './random.ts'
import type { ContentDocument } from '../content/documents.ts'
import { casinoGames, providerDocuments } from './catalogue.ts'
import { categoryDocuments } from './categories.ts'
import { houseDocuments } from './houseDocuments.ts'
import { liveTables } from './liveTables.ts'
import { brandDocuments, brandTexts, type BrandText } from './siteDocuments.ts'

/** The words of a brand; one that has none of its own yet speaks as the first does, under its own name and with its own picture. */
const wordsOf = (id: BrandId): BrandText => {
  const own = brandTexts.find((brand) => brand.id === id)
  if (own) return own
  const { name, scheme } = brandFacts[id]
  const first = brandTexts[0]!
  const home = first.home.map(
    ([title, text, label, path, kind, figure, ...more]) =>
      [title, text, label, path, kind, figure === first.id ? id : figure, ...more] as const,
  )
  return { ...first, id, name, tone: scheme, home }
}

/** Every document of a brand's dataset, the same each time. */
export function datasetOf(brand: BrandText): ContentDocument[] {
  return [
    ...casinoGames(),
    ...liveTables(),
    ...providerDocuments(),
    ...categoryDocuments(),
    ...brandDocuments(brand, brandFacts[brand.id].markets),
    ...houseDocuments(brand, brandFacts[brand.id].markets),
  ]
}

/** The datasets of the seed, and a version that changes with any of their documents. */
export function datasets(): { readonly version: string; readonly byName: ReadonlyMap<string, ContentDocument[]> } {
  const byName = new Map(brandIds.map((id) => [id as string, datasetOf(wordsOf(id))]))
  return { version: hash(JSON.stringify([...byName])).toString(16), byName }
}
