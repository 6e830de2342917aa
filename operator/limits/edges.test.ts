import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, minute } from '#contract/constants.ts'
import { startTestOperator, oneStore, type TestAnswer, type TestOperator } from '../player/testOperator.ts'

// The edges of limits at a whole operator: midnight and month ends where the clocks change, and changes that meet.

const months = (exclusionInMonths: number) => ({ exclusionInMonths, exclusionDelayInHours: 0 })

describe.each(oneStore)('at the edges of limits on %s', (store) => {
  let it: TestOperator
  beforeAll(async () => {
    it = await startTestOperator(store)
  }, 120_000)
  afterAll(() => it.close())

  const clock = (at: number) => it.call('POST', '/qa/clock', { now: at })

  async function newPlayer(parts: object = {}) {
    const made = await it.call('POST', '/qa/players', { wallet: { main: 100_000 }, ...parts })
    const { playerId, email, password } = made.body as { playerId: number; email: string; password: string }
    const comes = async () => (await it.signIn(email, password)).id
    let id = await comes()
    const send = (method: string, path: string, body?: unknown, as = id): Promise<TestAnswer> =>
      it.call(method, `/api/v1/player${path}`, body, { authorization: as })
    const change = (body: object) => send('PATCH', '/spend-limits', body)
    return {
      playerId,
      send,
      comes,
      comesAgain: async () => {
        id = await comes()
      },
      change,
      limits: async () => (await send('GET', '/spend-limits')).body.limits,
      stakes: (amount: number) =>
        it.operator.transaction((tx) =>
          it.operator.ledger.postMovement(tx, {
            playerId,
            kind: 'BET',
            category: 'CASINO',
            referenceId: randomUUID(),
            idempotencyKey: randomUUID(),
            postings: [
              { account: 'main', amount: -amount },
              { account: 'house:games', amount },
            ],
          }),
        ),
    }
  }

  test.each([
    ['NZ', 'NZ', 'NZD', 'D', 'a day of 23 hours', '2031-09-27T12:00:00Z', '2031-09-28T11:00:00Z'],
    ['PP', 'SE', 'EUR', 'D', 'a day of 25 hours', '2031-10-25T22:00:00Z', '2031-10-26T23:00:00Z'],
    ['PP', 'SE', 'EUR', 'W', 'a week that ends with it', '2031-10-19T22:00:00Z', '2031-10-26T23:00:00Z'],
    ['CA', 'CA', 'CAD', 'M', 'the shortest month', '2031-02-01T05:00:00Z', '2031-03-01T05:00:00Z'],
    ['GG', 'GB', 'GBP', 'M', 'a month of summer time', '2031-05-31T23:00:00Z', '2031-06-30T23:00:00Z'],
  ] as const)(
    'LIM-4 SAF-1 in %s (%s, %s) the %s limit counts by the market’s own midnight: %s',
    async (market, countryCode, currency, period, _, begins, ends) => {
      await clock(Date.parse(begins) + minute)
      const player = await newPlayer({ profile: { market, countryCode, currency } })
      expect((await player.change({ duration: period, limit: 10 })).status).toBe(200)
      await player.stakes(1000)
      await clock(Date.parse(ends) - minute)
      await player.comesAgain()
      const [before, starts] = [(await player.limits())[period], new Date(begins).toISOString()]
      expect(before).toMatchObject({ used: 10, remaining: 0, startedAt: starts, resetAt: new Date(ends).toISOString() })
      await clock(Date.parse(ends) + 1000)
      expect((await player.limits())[period]).toMatchObject({
        used: 0,
        remaining: 10,
        startedAt: new Date(ends).toISOString(),
      })
    },
  )

  test('LIM-2 SAF-10 a yes to a raise and a lowering in the same moment: the lowering stands', async () => {
    const now = Date.parse('2031-06-11T12:00:00Z')
    await clock(now)
    const pendingDate = new Date(now - minute).toISOString()
    const ripe = { value: 3000, pendingValue: 9000, pendingDate }
    const players = await Promise.all(Array.from({ length: 12 }, () => newPlayer({ limits: { spend: { D: ripe } } })))
    const ends = await Promise.all(
      players.map(async (player) => {
        const [lowered] = await Promise.all([
          player.change({ duration: 'D', limit: 20 }),
          player.change({ duration: 'D', confirmPendingLimit: true }),
        ])
        return [lowered.status, (await player.limits()).D.value]
      }),
    )
    expect(ends).toEqual(players.map(() => [200, 20]))
  })

  test('LIM-3 a limit that the house has locked is not confirmed away either', async () => {
    const now = Date.parse('2031-06-11T12:00:00Z')
    await clock(now)
    const pendingDate = new Date(now - minute).toISOString()
    const locked = { value: 3000, pendingValue: 9000, pendingDate, locked: true }
    const player = await newPlayer({ limits: { spend: { D: locked } } })
    expect(await player.change({ duration: 'D', confirmPendingLimit: true })).toMatchObject({
      status: 409,
      body: { code: 'limit.locked' },
    })
    expect((await player.limits()).D).toMatchObject({ value: 30 })
  })

  test('RMB-9 SAF-6 whose break has ended the session is told by the same token what stands, and nothing else', async () => {
    const now = Date.parse('2031-06-11T12:00:00Z')
    await clock(now)
    const player = await newPlayer()
    expect((await player.send('PATCH', '/exclusion', months(6))).status).toBe(200)
    expect((await player.send('PATCH', '/exclusion', months(6))).status, 'sent again').toBe(401)
    expect((await player.send('GET', '/exclusion')).body).toMatchObject({ kind: 'SELF_EXCLUDED', initiator: 'PLAYER' })
    expect((await player.send('GET', '/profile')).status).toBe(401)
    const other = await newPlayer()
    await it.operator.userPool.endSessions(other.playerId)
    expect((await other.send('GET', '/exclusion')).status, 'where none stands').toBe(401)
  })

  test('SAF-10 RGT-6 a self-exclusion and a break of a day in the same moment: who is excluded stays excluded', async () => {
    await clock(Date.parse('2031-06-11T12:00:00Z'))
    const players = await Promise.all(Array.from({ length: 10 }, () => newPlayer()))
    const states = await Promise.all(
      players.map(async (player) => {
        const other = await player.comes()
        await Promise.all([
          player.send('PATCH', '/exclusion', months(6)),
          player.send('PATCH', '/timeout', { timeout: 1 }, other),
        ])
        return (await it.operator.players.find(player.playerId))?.state
      }),
    )
    expect(states).toEqual(players.map(() => 'SELF_EXCLUDED'))
    await clock(Date.parse('2031-06-11T12:00:00Z') + 2 * day)
    expect((await it.operator.players.find(players[0]!.playerId))?.state).toBe('SELF_EXCLUDED')
  })
})
