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
  game(5, 'Night  Shift', 'thunderkick'),
  game(6, 'Crow’s Nest Lantern', 'novomatic'),
]
const found = (text: string, providers: string[] = []) =>
  searchGames(indexOf(games), text, providers)?.map(({ id }) => id)

test('LOB-2 a search finds every game whose name contains the text, whatever its case', () => {
  expect(found('reef')).toEqual(['g1', 'g3'])
  expect(found('  LANT ')).toEqual(['g4', 'g6'])
  expect(found('zzz')).toEqual([])
})

test('LOB-2 words are found however many spaces part them, in the search and in the name', () => {
  expect(found('reef  runner')).toEqual(['g1'])
  expect(found('golden\u00a0reef')).toEqual(['g3'])
  expect(found('night shift')).toEqual(['g5'])
})

test('LOB-2 a name with an apostrophe is found, whichever the keyboard types', () => {
  const all = ["crow's", 'crow’s', 'CROW‘S nest', 'crow´s']
  expect(all.map((typed) => found(typed))).toEqual(all.map(() => ['g6']))
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

test('LOB-2 a keystroke only compares: the 10,000 names are made ready once, however often is searched', () => {
  let reads = 0
  const many = Array.from({ length: 10_000 }, (_, at) => {
    const one = game(at, '', 'relax')
    return Object.defineProperty(one, 'label', { get: () => (reads++, `Game of the ${at % 97} Rivers ${at}`) })
  })
  const index = indexOf(many)
  expect(reads).toBe(10_000)
  for (const text of ['r', 'ri', 'riv', 'river', 'rivers 9'])
    expect(searchGames(indexOf(many), text, ['relax'])?.length).toBeGreaterThan(0)
  expect(indexOf(many)).toBe(index)
  expect(reads).toBe(10_000)
})
