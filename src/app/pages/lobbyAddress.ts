import type { LobbyPlace } from '#machines/lobby/lobby.contract.ts'

/** What a lobby's address says behind its question mark. */
export interface LobbySearch {
  /** Text looked for; empty where the visitor came by the search button. */
  readonly search?: string | undefined
  /** Ids of the chosen providers, with commas between them. */
  readonly provider?: string | undefined
  /** Pages that are open, from 2; the first has none. */
  readonly page?: string | undefined
}

/** The parts of a place that stand in the search of its address. */
export type SearchedPlace = Pick<LobbyPlace, 'searchText' | 'providerIds' | 'pages'>

/** More pages than anybody opens: an address made up does not have ten thousand tiles counted. */
const mostPages = 200

/** Reads the search of an address; what makes no sense is left out. */
export function placeFrom({ search = '', provider = '', page = '' }: LobbySearch): SearchedPlace {
  const pages = /^[1-9]\d{0,3}$/u.test(page) ? Math.min(Number(page), mostPages) : 1
  return { searchText: search, providerIds: [...new Set(provider.split(',').filter(Boolean))], pages }
}

/** Writes it; what is as it is anyway has no part in it. */
export function searchFrom({ searchText, providerIds, pages }: SearchedPlace): LobbySearch {
  return {
    ...(searchText.trim() === '' ? {} : { search: searchText }),
    ...(providerIds.length > 0 ? { provider: providerIds.join(',') } : {}),
    ...(pages > 1 ? { page: String(pages) } : {}),
  }
}

/** Whether two places would have the same address. */
export const isSamePlace = (a: SearchedPlace, b: SearchedPlace): boolean =>
  JSON.stringify(searchFrom(a)) === JSON.stringify(searchFrom(b))
