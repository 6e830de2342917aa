import { channelOf, deviceTypeOf, lobbyPaging } from '#contract/constants.ts'
import type { CategoryContent, GameTile } from '#contract/content-queries.ts'
import { isExcluded } from '#contract/providers.ts'
import type { LobbyContext } from '#machines/lobby/lobby.contract.ts'
import { indexOf, searchGames } from '#src/queries/gameIndex.ts'

/** What a lobby shows of its list now. */
export interface ShownGames<Game extends GameTile> {
  /** As many pages as are open; null while the list is being fetched. */
  readonly games: readonly Game[] | null
  /** Games found by a search; null outside one. */
  readonly foundCount: number | null
  readonly hasMore: boolean
}

/** Games of one page of a list at this window width (LOB-1). */
export function pageSizeOf(kind: LobbyContext['kind'], width: number): number {
  const device = channelOf(width) === 'mobile' ? 'mobile' : 'desktop'
  return kind === 'casino' ? lobbyPaging.casinoCategory[device] : lobbyPaging.live[device]
}

/** Rows as fetched, cut to what they show; the game beyond tells that there are more (LOB-1). */
export const rowsOf = <Row extends { readonly games: readonly GameTile[] }>(
  rows: readonly Row[],
  size: number,
  excluded: readonly string[] = [],
) =>
  rows.map((row) => ({
    ...row,
    games: withoutExcluded(row.games, excluded).slice(0, size),
    hasMore: row.games.length > size,
  }))

/** Games of excluded sub-providers are in no list (LOB-3). */
export const withoutExcluded = <Game extends GameTile>(
  games: readonly Game[],
  excluded: readonly string[],
): readonly Game[] => (excluded.length === 0 ? games : games.filter((game) => !isExcluded(game, excluded)))

/** The list of the chosen category, or what the search has found, cut to the open pages (LOB-1, LOB-2). */
export function shownGames<Game extends GameTile>(
  all: readonly Game[] | null,
  state: Pick<LobbyContext, 'searchText' | 'providerIds' | 'categoryId' | 'pages'>,
  pageSize: number,
): ShownGames<Game> {
  if (!all) return { games: null, foundCount: null, hasMore: false }
  const found = searchGames(indexOf(all), state.searchText, state.providerIds) as Game[] | null
  const { categoryId } = state
  const list = found ?? (categoryId === null ? all : all.filter(({ categories }) => categories.includes(categoryId)))
  const shown = pageSize * state.pages
  return { games: list.slice(0, shown), foundCount: found?.length ?? null, hasMore: list.length > shown }
}

/** Sizes of a category's tiles by their place, for the device of this width (LOB-1). */
export function spansOf(category: CategoryContent | undefined, width: number) {
  if (!category) return undefined
  const type = deviceTypeOf(width)
  const device = type === 'largeDesktop' ? 'desktop' : type
  const sizes = category.grid[device]
  return (at: number) => sizes[at] ?? ('1x' as const)
}
