/** How many fields of the grid a tile covers: 4x 2×2, 2xv 1×2, 2xh 2×1, 1x 1×1 (LOB-1). */
export type TileSize = '4x' | '2xv' | '2xh' | '1x'

/** A place of the grid, in fields from its left top corner. */
export interface TilePlace {
  readonly size: TileSize
  readonly column: number
  readonly row: number
}

/** Places in reading order: the first game stands in the first one, and so on. */
export interface Packing {
  readonly places: readonly TilePlace[]
  /** Height of the whole in rows. */
  readonly rows: number
}

export const widthOf = (size: TileSize): number => (size === '4x' || size === '2xh' ? 2 : 1)
export const heightOf = (size: TileSize): number => (size === '4x' || size === '2xv' ? 2 : 1)

/** The same as far as one column allows. */
const narrow = (size: TileSize): TileSize => (heightOf(size) === 2 ? '2xv' : '1x')
const flat = (size: TileSize): TileSize => (widthOf(size) === 2 ? '2xh' : '1x')

/** Puts each next size into the first free field; one too wide for it waits for the next that has room, and where all are, it gets narrower. */
function lay(sizes: readonly TileSize[], columns: number): Packing {
  const waiting = [...sizes]
  const places: TilePlace[] = []
  /** Rows from above that each column is filled to; no tile is higher than two, so nothing free lies above something taken. */
  const filled = Array.from({ length: columns }, () => 0)
  while (waiting.length > 0) {
    const row = Math.min(...filled)
    const column = filled.indexOf(row)
    const hasRoom = column + 1 < columns && filled[column + 1] === row
    const at = hasRoom ? 0 : waiting.findIndex((size) => widthOf(size) === 1)
    const [next] = waiting.splice(Math.max(at, 0), 1)
    const size = at < 0 ? narrow(next!) : next!
    for (let x = column; x < column + widthOf(size); x += 1) filled[x] = row + heightOf(size)
    places.push({ size, column, row })
  }
  return { places, rows: sizes.length > 0 ? Math.max(...filled) : 0 }
}

/** Whether free fields stand only behind the last tile. */
function isWhole({ places, rows }: Packing, columns: number): boolean {
  const last = Array.from({ length: columns }, () => false)
  let area = 0
  for (const { size, column, row } of places) {
    area += widthOf(size) * heightOf(size)
    if (row + heightOf(size) === rows) for (let x = column; x < column + widthOf(size); x += 1) last[x] = true
  }
  const end = last.lastIndexOf(true)
  return area === (rows - 1) * columns + end + 1
}

/**
 * Fills a grid of so many columns with these sizes, without holes but behind the last tile (LOB-1). Sizes keep their order where they fit;
 * the last high ones get flat where they would stand out at the foot. Same input, same output.
 */
export function packTiles(sizes: readonly TileSize[], columns: number): Packing {
  // Nothing but single fields, as far as most lists go.
  if (sizes.every((size) => size === '1x')) {
    return {
      places: sizes.map((size, at) => ({ size, column: at % columns, row: Math.floor(at / columns) })),
      rows: Math.ceil(sizes.length / columns),
    }
  }
  const tried = [...sizes]
  let packing = lay(tried, columns)
  while (!isWhole(packing, columns)) {
    const high = tried.findLastIndex((size) => heightOf(size) === 2)
    // With none left that is high, the wide ones alone leave no hole.
    if (high < 0) break
    tried[high] = flat(tried[high]!)
    packing = lay(tried, columns)
  }
  return packing
}
