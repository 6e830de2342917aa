import type { ContentDocument } from '../content/documents.ts'
import { casinoGames, moreGames } from './catalogue.ts'

/** Games on top of the seed's, so that a brand's lobby holds `wanted` casino games; null leaves the seed alone. Never stored. */
export function worldGames(wanted: number | null): readonly ContentDocument[] {
  if (wanted === null) return []
  const known = casinoGames().length
  return wanted > known ? moreGames(wanted - known, known) : []
}
