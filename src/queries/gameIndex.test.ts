import type { GameTile } from '#contract/content-queries.ts'
import { expect, test } from 'vitest'
import { indexOf, searchGames } from './gameIndex.ts'

const game = (id: number, label: string, gameProvider: string, sub: string | null = null) =>
  ({ id: `g${id}`, label, gameProvider, subProvider: sub && { id: sub, title: null } }) as unknown as GameTile

const games = [
  game(1, 'Reef Runner', 'relax'),
  game(2, 'İstanbul Nights', 'softswiss', 'softswiss-egt'),
  game(3, 'Golden REEF', 'quickspin'),
  game(4, 'Lantern', 'pariplay', 'pariplay-blueprint'),
]
const found = (text: string, providers: string[] = []) =>
  searchGames(indexOf(games), text, providers)?.map(({ id }) => id)

test('LOB-2 a search finds every game whose name contains the text, whatever its case', () => {
  expect(found('reef')).toEqual(['g1', 'g3'])
  expect(found('  LANT ')).toEqual(['g4'])
  expect(found('zzz')).toEqual([])
})

test('LOB-2 chosen providers narrow a search; a studio is found behind the provider that launches it', () => {
  expect(found('reef', ['quickspin'])).toEqual(['g3'])
  expect(found('', ['egt', 'relax'])).toEqual(['g1', 'g2'])
  expect(found('', ['softswiss'])).toEqual(['g2'])
})

test('LOB-2 an empty search without providers is no search', () => {
  expect(found('')).toBeUndefined()
  expect(searchGames(indexOf(games), '   ')).toBeNull()
})

test('LOB-2 one keystroke in 10,000 games takes less than a frame', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => game(at, `Game of the ${at % 97} Rivers ${at}`, 'relax'))
  const index = indexOf(many)
  expect(indexOf(many)).toBe(index)
  searchGames(index, 'warm')
  const started = performance.now()
  for (const text of ['r', 'ri', 'riv', 'river', 'rivers 9']) searchGames(index, text, ['relax'])
  expect((performance.now() - started) / 5).toBeLessThan(16)
})
