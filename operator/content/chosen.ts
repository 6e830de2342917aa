import type { MarketId } from '#contract/markets.ts'
import { categoryPart } from '#contract/first-content.ts'
import { valueAt, type ContentDocument, type DocumentSet } from './documents.ts'

// Which of several documents a page is made of, as its query chooses among them. Who asks here leaves no answer behind: an address that
// somebody has made up may not take the place of one that is asked for every second.

/** Where a page is read. */
export interface Place {
  readonly market: MarketId
  /** Content language. */
  readonly language: string
}

/** Text at a dot path; null where there is none, or an empty one. */
export const textAt = (document: ContentDocument, path: string): string | null => {
  const found = valueAt(document, path)
  return typeof found === 'string' && found !== '' ? found : null
}
/** Texts of a list at a dot path; null where there is no list. */
export const listAt = (document: ContentDocument, path: string): readonly string[] | null => {
  const found = valueAt(document, path)
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : null
}

type Documents = readonly ContentDocument[]

/** As `localised` of the contract chooses: the market's own in the language, then the language's for all markets, then both in English. */
function localised(among: Documents, { market, language }: Place): ContentDocument | null {
  for (const wanted of [language, 'en'])
    for (const where of [market, 'UN'])
      for (const one of among) if (one['market'] === where && one['language'] === wanted) return one
  return null
}

/** As `inLanguage` of the contract chooses: in the language, then in English. */
const inLanguage = (among: Documents, { language }: Place): ContentDocument | null =>
  among.find((one) => one['language'] === language) ?? among.find((one) => one['language'] === 'en') ?? null

/** For all markets, or for some and this is one of them; a document that does not say is for none. */
const isIn = (document: ContentDocument, market: MarketId): boolean => {
  const markets = listAt(document, 'markets')
  return markets !== null && (markets.length === 0 || markets.includes(market))
}

/** The document of a type that a place reads: home page, footer, loyalty, payment methods. */
export const localisedOf = (documents: DocumentSet, type: string, place: Place): ContentDocument | null =>
  localised(documents.ofType(type), place)

/** What search engines are told of a list (NAV-14). */
export const seoOf = (documents: DocumentSet, page: string, place: Place): ContentDocument | null =>
  localised(documents.matching('seo', 'page', page, 'equal'), place)

/** A text page by its url (NAV-5); a footer with an entry of its own for the terms takes the place of theirs (P2). */
export function staticPageOf(documents: DocumentSet, url: string, place: Place): ContentDocument | null {
  const page = localised(documents.matching('staticPage', 'url', url, 'equal'), place)
  const isReplaced = url === 'terms' && page !== null && localisedOf(documents, 'footer', place)?.['ownTerms'] === true
  return isReplaced ? null : page
}

/** A promotion by its slug, of those that the market has (NAV-4). */
export const promotionOf = (documents: DocumentSet, slug: string, place: Place): ContentDocument | null =>
  inLanguage(
    documents.matching('promotion', 'slug.current', slug, 'equal').filter((one) => isIn(one, place.market)),
    place,
  )

/** A landing page by its slug; one without words is none (CON-4). */
export function landingPageOf(documents: DocumentSet, slug: string, place: Place): ContentDocument | null {
  const page = inLanguage(documents.matching('landingPage', 'slug.current', slug, 'equal'), place)
  return page && textAt(page, 'html') !== null ? page : null
}

const rankOf = ({ rank }: ContentDocument): number => (typeof rank === 'number' ? rank : Infinity)

/** A category of a lobby by its part of the address; of several the first of the menu, as the page finds it (LOB-1). */
export function categoryOf(
  documents: DocumentSet,
  lobby: 'casino' | 'live',
  part: string,
  { market }: Pick<Place, 'market'>,
): ContentDocument | null {
  return documents
    .matching('category', 'lobby', lobby, 'equal')
    .filter((one) => categoryPart(textAt(one, 'url') ?? '') === part && isIn(one, market))
    .reduce<ContentDocument | null>((first, one) => (first && rankOf(first) <= rankOf(one) ? first : one), null)
}
