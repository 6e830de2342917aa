import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentsOf } from '../content/documentsOf.ts'
import { gameRounds } from '../games/schema.ts'
import { startTestOperator, oneStore, type TestOperator } from '../player/testOperator.ts'
import { tournamentsNow } from './tournaments.ts'

let server: TestOperator

const newPlayer = async (firstName: string) => {
  const { body } = await server.call('POST', '/qa/players', { profile: { firstName, lastName: 'Virta' } })
  return (body as { playerId: number }).playerId
}

describe.each(oneStore)('on %s', (store) => {
  beforeAll(async () => {
    server = await startTestOperator(store)
  })
  afterAll(() => server.close())

  test('LOB-7 a tournament of many players tells the first ten and the own place, and looks up nobody else', async () => {
    const { operator } = server
    const at = operator.clock.now()
    const counting = (await documentsOf(operator))
      .ofType('game')
      .find(
        ({ categories }) =>
          Array.isArray(categories) && categories.includes('easy-going') && !categories.includes('tables'),
      )
    const round = (playerId: number, points: number) => ({
      owner: `player:${playerId}`,
      id: randomUUID(),
      sessionId: 'one-of-many',
      playerId,
      gameId: String(counting!['gameId']),
      gameProvider: 'any',
      mode: 'real' as const,
      currency: 'EUR',
      stake: 100,
      win: points,
      stakes: {},
      shown: {},
      balance: 0,
      at,
    })
    // More points than any made-up rival has; the second and the third have the same.
    const first = await newPlayer('Berta')
    const tied = [await newPlayer('Cecil'), await newPlayer('Dora')]
    const last = await newPlayer('Anna')
    const many = Array.from({ length: 40 }, (_, nth) => 90_000_000 + nth)
    await operator.db.insert(gameRounds).values([
      round(first, 80_000),
      // Of more rounds the best twenty count.
      ...Array.from({ length: 25 }, () => round(first, 10)),
      ...tied.map((playerId) => round(playerId, 70_000)),
      ...many.map((playerId, nth) => round(playerId, 50_000 - nth)),
      round(last, 1),
    ])
    const asked: number[] = []
    const find = (playerId: number) => {
      asked.push(playerId)
      return operator.players.find(playerId)
    }
    const counted = { ...operator, players: { ...operator.players, find } }
    const raceOf = async (playerId: number | null) => {
      const all = await tournamentsNow(counted, { market: 'UN', lang: 'EN', playerId, country: 'FI' })
      return all.find(({ id }) => id === 'slow-race')!
    }
    const race = await raceOf(last)
    expect(race.leaderboard.map(({ rank, points }) => [rank, points])).toEqual([
      [1, 80_190],
      [2, 70_000],
      [3, 70_000],
      ...Array.from({ length: 7 }, (_, nth) => [4 + nth, 50_000 - nth]),
    ])
    expect(race.leaderboard.slice(0, 3).map(({ playerName }) => playerName)).toEqual(['B. V.', 'C. V.', 'D. V.'])
    expect(race.own).toMatchObject({ points: 1, joined: true })
    // Behind all players, and behind each made-up rival who has a point by now.
    expect(race.own!.rank).toBeGreaterThanOrEqual(44)
    expect((await raceOf(tied[1]!)).own).toEqual({ rank: 3, points: 70_000, joined: true })
    expect((await raceOf(99)).own).toEqual({ rank: null, points: 0, joined: false })
    expect(await raceOf(null)).not.toHaveProperty('own')
    asked.length = 0
    await raceOf(last)
    expect(asked.length, 'the ten that are shown, and the player').toBeLessThanOrEqual(11)
    expect(asked).toContain(last)
  })
})
