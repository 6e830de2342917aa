import type { GameTile } from '#contract/content-queries.ts'

/** Games made ready for search once per list, so that a keystroke only compares (LOB-2: 10,000 games in a frame). */
export interface GameIndex {
  readonly games: readonly GameTile[]
  /** Names folded to lower case, in the order of `games`. */
  readonly names: readonly string[]
  /** Provider and sub-provider ids of each game, in the order of `games`. */
  readonly providers: readonly (readonly string[])[]
}

/** Lower case without the machine's language: `I` is `i` for a Turkish player too. However many spaces part two words, they are one. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFC').replace(/\s+/gu, ' ')

/** Ids a game is found under when a provider is chosen: the launching provider and the studio behind the dash (LOB-3). */
export function providersOf(game: Pick<GameTile, 'gameProvider' | 'subProvider'>): readonly string[] {
  const sub = game.subProvider?.id
  if (!sub) return [fold(game.gameProvider)]
  const dash = sub.indexOf('-')
  const studio = dash < 0 ? sub : sub.slice(dash + 1)
  return [fold(game.gameProvider), fold(sub), fold(studio)]
}

const indexes = new WeakMap<readonly GameTile[], GameIndex>()

/** The index of a list; made once for a list, however often it is asked for. */
export function indexOf(games: readonly GameTile[]): GameIndex {
  const made = indexes.get(games)
  if (made) return made
  const index = { games, names: games.map((game) => fold(game.label)), providers: games.map(providersOf) }
  indexes.set(games, index)
  return index
}

/**
 * Games whose name contains the text, whatever its case, and that stand under one of the chosen providers (LOB-2).
 * No text and no provider means no search: null.
 */
export function searchGames(index: GameIndex, text: string, providers: readonly string[] = []): GameTile[] | null {
  const wanted = fold(text.trim())
  if (wanted === '' && providers.length === 0) return null
  const chosen = providers.length > 0 ? new Set(providers.map(fold)) : null
  return index.games.filter(
    (_, at) =>
      index.names[at]!.includes(wanted) && (chosen === null || index.providers[at]!.some((id) => chosen.has(id))),
  )
}
