import { memo, useDeferredValue, useEffect, useMemo, useRef, type CSSProperties } from 'react'
import type { GameTile as Game, LiveTableTile } from '#contract/content-queries.ts'
import { arrowsMove } from '#src/ui/arrowsMove.ts'
import { GameTileSkeleton } from '#src/ui/GameTileSkeleton.tsx'
import { useTileWords, type TileGame } from '#src/ui/GameTile.tsx'
import { imageUrl, parseImageReference } from '#src/ui/imageReference.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
import { useFocusedItem } from '#src/ui/useFocusedItem.ts'
import { useSite } from '#src/ui/site.tsx'
import { useRowsInSight } from '#src/ui/useRowsInSight.ts'
import { fieldArt, fieldOf, grid, gridFrame } from './GameGrid.css.ts'
import { gamePath } from './gameWords.ts'
import { heightOf, packTiles, type Packing, type TilePlace, type TileSize } from './packing.ts'
import { tileDeeds, TileOf, useTileDeeds, type GameActions } from './TileList.tsx'

/** Columns of a grid in a window of this width, px: fields are about 150 to 200 px wide. */
export function columnsAt(width: number): number {
  if (width < 480) return 2
  if (width < 640) return 3
  if (width < 1024) return width < 900 ? 4 : 5
  if (width < 1200) return 5
  return width < 1400 ? 6 : 7
}

const placed = ({ column, row }: TilePlace): CSSProperties => ({
  left: `calc(${column} * var(--x))`,
  top: `calc(${row} * var(--y))`,
})
const sized = ({ rows }: Packing, columns: number) => ({ '--columns': columns, '--rows': rows }) as CSSProperties

/** All tiles cover one field. */
const even: readonly TileSize[] = []

interface FieldArtProps {
  readonly game: TileGame
  readonly size: string
}

/** The art of a tile in a grid. One style is all that changes for another game; the art of the game before is gone at once, and its own is asked for after what was typed is on the screen. */
const FieldArt = memo(function FieldArt({ game, size }: FieldArtProps) {
  const { imageBase } = useSite()
  const image = parseImageReference((size === '2xv' ? game.verticalImage : game.thumbnail) ?? '')
  const color = game.color ?? ''
  const url = image && imageUrl(imageBase, image, size === '4x' ? 400 : 200)
  const later = useDeferredValue(url)
  const shown = later === url ? url : null
  return <span className={fieldArt} style={{ background: shown ? `${color} url("${shown}") center / cover` : color }} />
})

export interface GameGridProps extends GameActions {
  readonly games: readonly (Game | LiveTableTile)[]
  /** Sizes of the first tiles by their order; all others cover one field (LOB-1). */
  readonly sizes?: readonly TileSize[]
  readonly columns: number
  readonly label: string
}

/** A grid of games without holes (LOB-1). Only tiles in sight are in the page, however long the list is; arrow keys move between them. */
export function GameGrid({ games, sizes = even, columns, label, ...actions }: GameGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const { href } = useNavigation()
  const words = useTileWords()
  const { length } = games
  const packing = useMemo(
    () =>
      packTiles(
        Array.from({ length }, (_, at) => sizes[at] ?? '1x'),
        columns,
      ),
    [sizes, length, columns],
  )
  const { from, to, edge } = useRowsInSight(list, packing.rows)
  // What lies beyond the window follows what is seen.
  const later = useDeferredValue(games)
  // A tile with the focus stays in the page when it is scrolled out of sight.
  const focused = useFocusedItem(list)
  useTileDeeds(list, games, actions)
  useEffect(() => (list.current ? arrowsMove(list.current) : undefined), [])
  return (
    <div className={gridFrame}>
      <ul ref={list} className={grid} aria-label={label} style={sized(packing, columns)}>
        {games.map((now, at) => {
          const place = packing.places[at]!
          const game = place.row >= edge ? (later[at] ?? now) : now
          const isInSight = place.row < to && place.row + heightOf(place.size) > from
          if (!isInSight && at !== focused) return null
          return (
            // By its place: when a key brings other games, the tiles stay and only what stands on them changes.
            <li
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              className={fieldOf[place.size]}
              style={placed(place)}
              aria-setsize={length}
              aria-posinset={at + 1}
            >
              <TileOf
                game={game}
                at={at}
                words={words}
                href={href(gamePath(game))}
                Art={FieldArt}
                size={place.size}
                {...tileDeeds(actions, game)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The grid while its games are being fetched, each tile where it will be. */
export function GameGridSkeleton({
  count,
  sizes = even,
  columns,
}: Pick<GameGridProps, 'sizes' | 'columns'> & { readonly count: number }) {
  const packing = packTiles(
    Array.from({ length: count }, (_, at) => sizes[at] ?? '1x'),
    columns,
  )
  return (
    <div className={gridFrame} aria-hidden>
      <div className={grid} style={sized(packing, columns)}>
        {packing.places.map((place, at) => (
          // A place has nothing but its number.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={fieldOf[place.size]} style={placed(place)}>
            <GameTileSkeleton artClass={fieldArt} />
          </div>
        ))}
      </div>
    </div>
  )
}
