import { describe, expect, test } from 'vitest'
import { heightOf, packTiles, widthOf, type Packing, type TileSize } from './packing.ts'

const drawn = ({ places, rows }: Packing, columns: number): string[] => {
  const fields = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.'))
  places.forEach(({ size, column, row }, at) => {
    for (let y = row; y < row + heightOf(size); y += 1)
      for (let x = column; x < column + widthOf(size); x += 1) {
        expect(fields[y]![x], `two tiles in row ${y}, column ${x}`).toBe('.')
        fields[y]![x] = (at % 36).toString(36)
      }
  })
  return fields.map((row) => row.join(''))
}

/** A small generator with a seed of its own, so that a failure comes again. */
function randomSizes(seed: number): TileSize[] {
  let state = seed
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  const all: readonly TileSize[] = ['4x', '2xv', '2xh', '1x']
  return Array.from({ length: Math.floor(next() * 40) }, () => all[Math.floor(next() * 4)]!)
}

describe('the grid of a lobby', () => {
  test('LOB-1 the sizes of a category stand as its editor put them where they fit', () => {
    const hero: TileSize[] = ['4x', '1x', '1x', '1x', '1x', '2xv', '1x', '1x']
    expect(drawn(packTiles(hero, 6), 6)).toEqual(['001234', '00567.'])
  })

  test('LOB-1 a tile that is too wide for the room left lets the next small one go before it', () => {
    const packing = packTiles(['1x', '2xh', '1x'], 2)
    expect(packing.places.map(({ size }) => size)).toEqual(['1x', '1x', '2xh'])
  })

  test('LOB-1 where only wide ones are left for a narrow gap, one of them gets narrower', () => {
    expect(packTiles(['1x', '2xh', '2xh'], 3).places.map(({ size }) => size)).toEqual(['1x', '2xh', '2xh'])
    expect(packTiles(['2xh', '2xh', '2xh'], 3).places.map(({ size }) => size)).toEqual(['2xh', '1x', '2xh'])
  })

  test('LOB-1 whatever the sizes, no field is free but behind the last tile, and the same sizes give the same grid', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const sizes = randomSizes(seed)
      for (let columns = 1; columns <= 7; columns += 1) {
        const packing = packTiles(sizes, columns)
        const fields = drawn(packing, columns).join('')
        expect(fields.replace(/\.+$/u, ''), `seed ${seed}, ${columns} columns`).not.toContain('.')
        expect(packing.places).toHaveLength(sizes.length)
        expect(packTiles(sizes, columns)).toEqual(packing)
        // In reading order: the games stand as their list has them.
        const order = packing.places.map(({ row, column }) => row * columns + column)
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      }
    }
  })

  test('LOB-1 a list that gets longer leaves what is shown of it in its place', () => {
    const sizes: TileSize[] = ['4x', '1x', '1x', '2xv', '1x', '2xh']
    const rest = (count: number): TileSize[] => [...sizes, ...Array.from({ length: count }, () => '1x' as const)]
    expect(packTiles(rest(114), 6).places.slice(0, 60)).toEqual(packTiles(rest(54), 6).places)
  })
})
