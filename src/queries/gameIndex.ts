import type { GameTile } from '#contract/content-queries.ts'

/** Games made ready for search once per list, so that a keystroke only compares (LOB-2: 10,000 games in a frame). */
export interface GameIndex {
  readonly games: readonly GameTile[]
  /** Names folded to lower case, in the order of `games`. */
  readonly names: readonly string[]
  /** Provider and sub-provider ids of each game, in the order of `games`. */
  readonly providers: readonly (readonly string[])[]
}

/**
 * Lower case without the machine's language: `I` is `i` for a Turkish player too. However many spaces part two words, they are one.
 * Names are printed with curly apostrophes, keyboards type straight ones; phones curl those as well.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[‘’ʼ´`]/gu, "'")

const foldedIds = new Map<string, readonly string[]>()

/** Ids a game is found under when a provider is chosen: the launching provider and the studio behind the dash (LOB-3). */
export function providersOf(game: Pick<GameTile, 'gameProvider' | 'subProvider'>): readonly string[] {
  const sub = game.subProvider?.id ?? ''
  const key = `${game.gameProvider}\n${sub}`
  // A few dozen pairs stand for ten thousand games.
  const known = foldedIds.get(key)
  if (known) return known
  const studio = sub.slice(sub.indexOf('-') + 1)
  const ids = sub ? [fold(game.gameProvider), fold(sub), fold(studio)] : [fold(game.gameProvider)]
  foldedIds.set(key, ids)
  return ids
}

interface Making {
  readonly names: string[]
  readonly providers: (readonly string[])[]
}
const indexes = new WeakMap<readonly GameTile[], GameIndex>()
const making = new WeakMap<readonly GameTile[], Making>()

/** Games that are folded at a time while nothing else is to be done: some 2 ms on a phone. */
const slice = 400

/** Goes on with the index of a list, by so many games; the whole index once it is made. */
function makeMore(games: readonly GameTile[], count: number): GameIndex | null {
  const made = making.get(games) ?? { names: [], providers: [] }
  making.set(games, made)
  const end = Math.min(games.length, made.names.length + count)
  for (let at = made.names.length; at < end; at += 1) {
    made.names.push(fold(games[at]!.label))
    made.providers.push(providersOf(games[at]!))
  }
  if (end < games.length) return null
  const index = { games, ...made }
  indexes.set(games, index)
  making.delete(games)
  return index
}

/** The index of a list; made once for a list, however often it is asked for. */
export const indexOf = (games: readonly GameTile[]): GameIndex => indexes.get(games) ?? makeMore(games, Infinity)!

/** Makes the index of a list in the pauses of the page, so that the first key does not wait for it. Returns how to give it up. */
export function indexInPauses(games: readonly GameTile[]): () => void {
  // Not every browser tells its pauses.
  const hasPauses = typeof requestIdleCallback === 'function'
  let request = 0
  const next = () => {
    request = hasPauses ? requestIdleCallback(work) : Number(setTimeout(work, 20))
  }
  const work = () => {
    if (!indexes.has(games) && !makeMore(games, slice)) next()
  }
  next()
  return () => (hasPauses ? cancelIdleCallback(request) : clearTimeout(request))
}

interface Hits {
  readonly wanted: string
  readonly chosen: string
  /** Places in the list. */
  readonly at: readonly number[]
}
const lastHits = new WeakMap<GameIndex, Hits>()

/** Places of the games that fit. A text that only got longer is looked for among those that it was found in before. */
function hitsOf(index: GameIndex, wanted: string, providers: readonly string[]): readonly number[] {
  const chosen = providers.map(fold).toSorted().join('\n')
  const last = lastHits.get(index)
  const isNarrower = last?.chosen === chosen && wanted.includes(last.wanted)
  if (isNarrower && wanted === last.wanted) return last.at
  const at: number[] = []
  const ids = new Set(chosen ? chosen.split('\n') : [])
  const look = (place: number) => {
    if (!index.names[place]!.includes(wanted)) return
    if (ids.size === 0 || index.providers[place]!.some((id) => ids.has(id))) at.push(place)
  }
  if (isNarrower) for (const place of last.at) look(place)
  else for (let place = 0; place < index.names.length; place += 1) look(place)
  lastHits.set(index, { wanted, chosen, at })
  return at
}

/**
 * Games whose name contains the text, whatever its case, and that stand under one of the chosen providers (LOB-2).
 * No text and no provider means no search: null.
 */
export function searchGames(index: GameIndex, text: string, providers: readonly string[] = []): GameTile[] | null {
  const wanted = fold(text.trim())
  if (wanted === '' && providers.length === 0) return null
  return hitsOf(index, wanted, providers).map((place) => index.games[place]!)
}
