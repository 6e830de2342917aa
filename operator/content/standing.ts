import { isShownTo, type Targeted } from '#contract/audience.ts'
import { marketOf } from '#contract/markets.ts'
import { canonicalPath } from '#contract/pageHead.ts'
import { kindOfPage } from '#contract/pagePaths.ts'
import {
  categoryOf,
  landingPageOf,
  localisedOf,
  promotionOf,
  seoOf,
  staticPageOf,
  textAt,
  type Place,
} from './chosen.ts'
import { valueAt, type ContentDocument, type DocumentSet } from './documents.ts'

/** A page that search engines may find in a place. */
export interface Standing {
  /** What it is made of; null where nothing of content is. */
  readonly document: ContentDocument | null
}

type Find = (documents: DocumentSet, place: Place, first: string, second: string) => Standing | null

const isHidden = (document: ContentDocument | null): boolean =>
  document !== null && (document['noIndex'] === true || valueAt(document, 'seo.noIndex') === true)

const open = (document: ContentDocument | null): Standing | null => (isHidden(document) ? null : { document })
const only = (document: ContentDocument | null): Standing | null => document && open(document)

/** A list, whose words stand in a document of their own, or nowhere; its categories are hidden with it. */
const list =
  (page: string): Find =>
  (documents, place) =>
    open(seoOf(documents, page, place))
const inLobby =
  (lobby: 'casino' | 'live', page: string): Find =>
  (documents, place, part) => {
    const document = categoryOf(documents, lobby, part, place)
    return document && list(page)(documents, place, '', '') && { document }
  }
const whereSportsAre =
  (page: string): Find =>
  (documents, place) =>
    marketOf(place.market).hasSportsbook ? list(page)(documents, place, '', '') : null

/** Paths as search engines know them (`canonicalPath`), games apart. */
const FINDS: readonly (readonly [RegExp, Find])[] = [
  [/^\/$/, (documents, place) => open(localisedOf(documents, 'homePage', place))],
  [/^\/online-casino$/, list('casino')],
  [/^\/live-casino-online$/, list('live-casino')],
  [/^\/online-casino\/([^/]+)$/, inLobby('casino', 'casino')],
  [/^\/live-casino-online\/([^/]+)$/, inLobby('live', 'live-casino')],
  [/^\/sportsbook$/, whereSportsAre('sportsbook')],
  [/^\/virtual-sports$/, whereSportsAre('virtual-sports')],
  [/^\/promotions$/, list('promotions')],
  [
    /^\/promotions\/([^/]+)$/,
    (documents, _place, slug) => {
      const [document] = documents.matching('promotionCategory', 'slug.current', slug, 'equal')
      return document ? { document } : null
    },
  ],
  [
    /^\/promotions\/([^/]+)\/([^/]+)$/,
    (documents, place, category, slug) => {
      const document = promotionOf(documents, slug, place)
      return document && textAt(document, 'category.current') === category ? open(document) : null
    },
  ],
  [/^\/landing\/([^/]+)$/, (documents, place, slug) => only(landingPageOf(documents, slug, place))],
  [/^\/loyalty$/, (documents, place) => only(localisedOf(documents, 'vipPage', place))],
  [/^\/payment-methods$/, (documents, place) => only(localisedOf(documents, 'paymentMethodsPage', place))],
]

const isForVisitors = (document: ContentDocument | null, now: number): boolean =>
  document?._type !== 'promotion' || isShownTo(document as unknown as Targeted, null, now)

/**
 * The page at a path below the locale, as far as search engines may find it in a place; null where it is none, or is kept from them.
 * Sitemaps, robots tags and the other languages of a page all go by this, so none of them can say what another denies (NAV-14).
 */
export function standingOf(documents: DocumentSet, now: number, place: Place, path: string): Standing | null {
  if (canonicalPath(path) !== path) return null
  for (const [pattern, find] of FINDS) {
    const parts = pattern.exec(path)
    if (!parts) continue
    const found = find(documents, place, decoded(parts[1] ?? ''), decoded(parts[2] ?? ''))
    // What visitors are not shown in the list is found by nobody else either.
    return found && isForVisitors(found.document, now) ? found : null
  }
  // A game's own page goes by where its provider is offered (`siteGames`).
  if (path.lastIndexOf('/') !== 0) return null
  const text = staticPageOf(documents, decoded(path.slice(1)), place)
  // A page of the router may have its words in content, too (live chat); without them it is found by its own.
  return kindOfPage(path) === 'text' ? only(text) : open(text)
}

/** A part of a path as content spells it; one that cannot be read, as it stands. */
export const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
