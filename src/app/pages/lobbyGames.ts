import { channelOf, deviceTypeOf, lobbyPaging } from '#contract/constants.ts'
import type { CategoryContent, GameTile } from '#contract/content-queries.ts'
import { isExcluded } from '#contract/providers.ts'
import type { LobbyKind, LobbyPlace } from '#machines/lobby/lobby.contract.ts'
import type { World } from '#src/actors/world.ts'
import { offerOf } from '#src/queries/first.ts'
import { channelNow } from '#src/queries/pages.ts'
import { indexOf, searchGames } from '#src/queries/gameIndex.ts'
import type { ShownGames } from '#src/views/lobby/LobbyView.tsx'
import type { TileSize } from '#src/views/games/packing.ts'

/** Games of one page of a list at this window width (LOB-1). */
export function pageSizeOf(kind: LobbyKind, width: number): number {
  const device = channelOf(width) === 'mobile' ? 'mobile' : 'desktop'
  return kind === 'casino' ? lobbyPaging.casinoCategory[device] : lobbyPaging.live[device]
}

/**
 * Rows as fetched, cut to what they show; the game beyond tells that there are more (LOB-1). Where the market leaves games out, the next
 * ones stand in their places as soon as the whole list is there: a row is not empty for its first games being left out (LOB-3).
 */
export const rowsOf = <Row extends { readonly id: string; readonly games: readonly GameTile[] }>(
  rows: readonly Row[],
  size: number,
  excluded: readonly string[] = [],
  all: readonly Row['games'][number][] | null = null,
) =>
  rows.map((row) => {
    const left = withoutExcluded(row.games, excluded)
    const isWhole = all === null || left.length === row.games.length
    const games = isWhole ? left : all.filter(({ categories }) => categories.includes(row.id))
    return { ...row, games: games.slice(0, size), hasMore: (isWhole ? row.games : games).length > size }
  })

/** Games of excluded sub-providers are in no list (LOB-3). */
export const withoutExcluded = <Game extends GameTile>(
  games: readonly Game[],
  excluded: readonly string[],
): readonly Game[] => (excluded.length === 0 ? games : games.filter((game) => !isExcluded(game, excluded)))

/** Whether a game is offered here: in this country, on this channel, by a provider of this site (LOB-3). */
export function isOfferedHere(game: GameTile, world: World, excluded: readonly string[]): boolean {
  const { country, without } = offerOf(world)
  const restricted = [...game.providerRestrictedCountry, ...(game.subProvider?.restrictedCountry ?? [])]
  return (
    game.gameProvider !== without &&
    !restricted.includes(country) &&
    (game.offeredCountries.length === 0 || game.offeredCountries.includes(country)) &&
    game.channels.includes(channelNow()) &&
    !isExcluded(game, excluded)
  )
}

/** The list of the chosen category, or what the search has found, cut to the open pages; one beyond tells that there are more (LOB-1, LOB-2). */
export function shownGames<Game extends GameTile>(
  all: readonly Game[] | null,
  place: Pick<LobbyPlace, 'searchText' | 'providerIds' | 'categoryId' | 'pages'>,
  pageSize: number,
): ShownGames<Game> {
  if (!all) return { games: null, foundCount: null, hasMore: false }
  const found = searchGames(indexOf(all), place.searchText, place.providerIds) as Game[] | null
  const { categoryId } = place
  const list = found ?? (categoryId === null ? all : all.filter(({ categories }) => categories.includes(categoryId)))
  const shown = pageSize * place.pages
  return {
    games: list.slice(0, shown),
    foundCount: found?.length ?? null,
    hasMore: list.length >= shown + lobbyPaging.detectMore,
  }
}

/** Sizes of a category's first tiles on the device of this width (LOB-1). */
export function sizesOf(category: CategoryContent | undefined, width: number): readonly TileSize[] | undefined {
  if (!category) return undefined
  const type = deviceTypeOf(width)
  return category.grid[type === 'largeDesktop' ? 'desktop' : type]
}

/** How many games each provider has in a list, by the ids that a game is found under. */
export function countsOf(
  games: readonly GameTile[],
  idsOf: (game: GameTile) => readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const game of games) for (const id of new Set(idsOf(game))) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
