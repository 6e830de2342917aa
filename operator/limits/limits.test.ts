import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, hour } from '#contract/constants.ts'
import { CARDS, payByCard } from '#tests/support/cashier.ts'
import { documentsOf } from '../content/documentsOf.ts'
import { startTestOperator, oneStore, type TestAnswer, type TestOperator } from '../player/testOperator.ts'
import { putLimit } from './limits.ts'
import { noLimit } from './rules.ts'

const DEVICE = { ipAddress: '127.0.0.1', blackbox: '' }
/** A Sunday noon; the week ends tonight. */
const SUNDAY = Date.parse('2031-06-15T12:00:00Z')

const rgs = async (base: string, path: string, body: unknown, key = '') => {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, number & string> }
}

/** A game that a player has open: what a spin of this many minor units brings. */
async function table(url: string) {
  const { origin, hash } = new URL(url)
  const { body } = await rgs(origin, '/rgs/session', { token: hash.slice(1) })
  return async (spin: number) => {
    const roundId = randomUUID()
    const answer = await rgs(origin, '/rgs/round', { roundId, stakes: { spin } }, body['key'])
    await rgs(origin, '/rgs/seen', { roundId }, body['key'])
    return answer
  }
}

describe.each(oneStore)('limits on %s', (store) => {
  let it: TestOperator
  let slot: string
  beforeAll(async () => {
    it = await startTestOperator(store)
    const games = (await documentsOf(it.operator)).ofType('game')
    const open = games.find(
      (game) =>
        game['type'] === 'casino' &&
        game['gameType'] === 'slots' &&
        game['gameProvider'] === 'softswiss' &&
        (game['offeredCountries'] as string[]).length === 0,
    )
    slot = String(open!['gameId'])
  }, 120_000)
  afterAll(() => it.close())

  const clock = (body: object) => it.call('POST', '/qa/clock', body)

  async function newPlayer(parts: object = {}) {
    const made = await it.call('POST', '/qa/players', { wallet: { main: 100_000 }, ...parts })
    const { playerId, email, password } = made.body as { playerId: number; email: string; password: string }
    const session = await it.signIn(email, password)
    const send = (method: string, path: string, body?: unknown, key?: string): Promise<TestAnswer> =>
      it.call(method, `/api/v1/player${path}`, body, {
        authorization: session.id,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      })
    const read = async (kind: string) => (await send('GET', `/${kind}-limits`)).body.limits
    return {
      playerId,
      session,
      send,
      read,
      day: async (kind: string) => (await read(kind)).D,
      set: (kind: string, duration: string, limit: number) => send('PATCH', `/${kind}-limits`, { duration, limit }),
      ask: (kind: string, duration: string, what: object) => send('PATCH', `/${kind}-limits`, { duration, ...what }),
      check: async () => (await send('POST', '/wallet/deposit/check', DEVICE)).body,
      async deposit(amount: number): Promise<TestAnswer> {
        const { checkId } = (await send('POST', '/wallet/deposit/check', DEVICE)).body
        const wish = { amount, currency: 'EUR', methodId: 'creditcard', checkId, returnUrl: `${it.origin}/`, ...DEVICE }
        const answer = await send('POST', '/wallet/deposit/request', wish, randomUUID())
        if (answer.body.action) await payByCard(answer.body.action.url, CARDS.good)
        return answer
      },
      async open() {
        const body = { game: slot, currency: 'EUR', locale: 'en', ip: '127.0.0.1', jurisdiction: 'UN' }
        const urls = { return_url: 'http://localhost/', deposit_url: 'http://localhost/d' }
        const answer = await it.as(session, 'POST', '/api/v1/softswiss/context/real', {
          ...body,
          urls,
          client_type: 'desktop',
          playerCurrentCountryCode: 'FI',
        })
        const url = answer.body.launch_options?.game_url as string | undefined
        return { status: answer.status, code: answer.body.code as string | undefined, url }
      },
    }
  }

  test('LIM-1 LIM-4 a limit tells what is used, what is left and when it starts anew', async () => {
    await clock({ now: SUNDAY })
    const player = await newPlayer()
    expect(await player.day('deposit')).toMatchObject({ value: null, used: 0, remaining: null, locked: false })
    expect((await player.set('deposit', 'W', 60)).status).toBe(200)
    await player.deposit(45)
    const { D, W, M } = await player.read('deposit')
    expect(W).toMatchObject({ value: 60, used: 45, remaining: 15, resetAt: '2031-06-16T00:00:00.000Z' })
    expect(D).toMatchObject({ value: null, used: 45, remaining: null })
    expect(M).toMatchObject({ startedAt: '2031-06-01T00:00:00.000Z', resetAt: '2031-07-01T00:00:00.000Z' })
    expect(await player.check()).toMatchObject({
      result: 'SUCCESS',
      limitLeft: 15,
      limitType: 'W',
      resetOn: '2031-06-16T00:00:00.000Z',
    })
    expect((await player.deposit(16)).body).toMatchObject({ code: 'error.deposit.not_allowed' })
    expect((await player.deposit(15)).status).toBe(200)
    expect(await player.check()).toMatchObject({ result: 'SELF_LIMIT_REACHED', limitLeft: 0, limitType: 'W' })
    await clock({ now: SUNDAY + 12 * hour })
    expect(await player.check(), 'Monday').toMatchObject({ result: 'SUCCESS', limitLeft: 60 })
  })

  test('LIM-1 the lowest of all limits wins', async () => {
    await clock({ now: SUNDAY })
    const player = await newPlayer()
    await player.set('deposit', 'M', 100)
    await player.set('deposit', 'D', 40)
    expect(await player.check()).toMatchObject({ limitLeft: 40, limitType: 'D' })
    await player.deposit(40)
    await clock({ now: SUNDAY + day })
    expect(await player.check()).toMatchObject({ limitLeft: 40, limitType: 'D' })
    await player.deposit(40)
    await clock({ now: SUNDAY + 2 * day })
    expect(await player.check(), '80 of the month are used').toMatchObject({ limitLeft: 20, limitType: 'M' })
  })

  test('LIM-2 SAF-10 a raise waits a day and wants a yes; until then the old limit holds', async () => {
    await clock({ now: SUNDAY })
    const player = await newPlayer({ limits: { deposit: { D: { value: 2000 } } } })
    const raised = await player.set('deposit', 'D', 80)
    expect(raised.body.limits.D).toMatchObject({
      value: 20,
      pendingValue: 80,
      pendingDate: expect.stringMatching(/^2031-06-16T12:00/),
    })
    const yes = () => player.ask('deposit', 'D', { confirmPendingLimit: true })
    expect(await yes()).toMatchObject({ status: 409, body: { code: 'error.deposit.limit.interval' } })
    expect((await player.deposit(21)).status).toBe(409)
    await clock({ now: SUNDAY + day + hour })
    expect((await player.deposit(21)).status, 'nobody has said yes').toBe(409)
    expect((await yes()).body.limits.D).toMatchObject({ value: 80, pendingValue: null, pendingDate: null })
    expect((await player.deposit(21)).status).toBe(200)
  })

  test('LIM-3 what a limit refuses leaves it as it was', async () => {
    const player = await newPlayer({ limits: { loss: { D: { value: 5000, locked: true }, W: { value: 9000 } } } })
    expect(await player.ask('loss', 'D', { deleteLimit: true })).toMatchObject({
      status: 409,
      body: { code: 'limit.locked' },
    })
    expect(await player.set('loss', 'D', 95)).toMatchObject({ status: 409, body: { code: 'limit.error.D.high' } })
    expect(await player.set('loss', 'D', 0.001)).toMatchObject({ status: 400 })
    expect(await player.set('loss', 'D', -1)).toMatchObject({ status: 400 })
    expect(await player.ask('loss', 'D', { limit: 1, deleteLimit: true })).toMatchObject({ status: 400 })
    expect(await player.read('loss')).toMatchObject({ D: { value: 50, locked: true }, W: { value: 90 } })
  })

  test('LIM-1 SAF-1 a spend limit closes each round above it, the launch and deposits once it is reached, until the day is over', async () => {
    await clock({ now: SUNDAY })
    const player = await newPlayer()
    const { url } = await player.open()
    const spin = await table(url!)
    expect((await spin(100)).status).toBe(200)
    await player.set('spend', 'D', 3)
    expect(await player.day('spend')).toMatchObject({ used: 1, remaining: 2 })
    expect(await spin(500)).toMatchObject({
      status: 409,
      body: { code: 'error.play.limit', message: 'This stake is more than your daily spend limit leaves (€2.00)' },
    })
    expect((await spin(200)).status, 'a smaller stake fits').toBe(200)
    expect(await spin(100)).toMatchObject({
      status: 409,
      body: { code: 'error.play.limit', message: 'You have reached your daily spend limit' },
    })
    expect(await player.open()).toMatchObject({ status: 409, code: 'error.play.limit' })
    expect(await player.check()).toMatchObject({ result: 'SELF_SPEND_LIMIT_REACHED', isSpendLimit: true, limitLeft: 0 })
    await clock({ now: SUNDAY + 12 * hour })
    expect((await player.open()).status).toBe(200)
    expect((await player.check()).result).toBe('SUCCESS')
  })

  test('LIM-1 SAF-1 a loss limit counts stakes less wins, and more won than staked is nothing lost', async () => {
    await clock({ now: SUNDAY })
    const player = await newPlayer({ limits: { loss: { D: { value: 1000 } } } })
    const move = (kind: 'BET' | 'WIN', amount: number) =>
      it.operator.transaction((tx) =>
        it.operator.ledger.postMovement(tx, {
          playerId: player.playerId,
          kind,
          category: 'CASINO',
          referenceId: randomUUID(),
          idempotencyKey: randomUUID(),
          postings: [
            { account: 'main', amount },
            { account: 'house:games', amount: -amount },
          ],
        }),
      )
    await move('BET', -400)
    expect(await player.day('loss')).toMatchObject({ used: 4, remaining: 6 })
    await move('WIN', 900)
    expect(await player.day('loss')).toMatchObject({ used: 0, remaining: 10 })
    await move('BET', -1500)
    expect(await player.day('loss')).toMatchObject({ used: 10, remaining: 0 })
    expect(await player.open()).toMatchObject({ status: 409, code: 'error.play.limit' })
  })

  test('LIM-1 SAF-1 two games that stake in the same moment stay below the limit together', async () => {
    await clock({ now: SUNDAY })
    const player = await newPlayer({ limits: { spend: { D: { value: 500 } } } })
    const spin = await table((await player.open()).url!)
    const answers = await Promise.all(Array.from({ length: 8 }, () => spin(100)))
    const taken = answers.filter(({ status }) => status === 200).length
    expect(taken).toBeLessThanOrEqual(5)
    expect(await player.day('spend')).toMatchObject({ used: taken })
  })

  test.each([
    ['PP', 'SE', ['deposit']],
    ['LL', 'NL', ['deposit', 'loss']],
  ] as const)(
    'RMB-1 LIM-1 in %s nobody plays for money before %s players have set their %s limits',
    async (market, countryCode, kinds) => {
      const player = await newPlayer({ profile: { market, countryCode } })
      for (const kind of kinds) {
        expect(await player.open()).toMatchObject({ status: 409, code: 'error.play.limits_required' })
        await player.set(kind, 'M', 500)
      }
      const { url, status } = await player.open()
      expect(status).toBe(200)
      const spin = await table(url!)
      expect((await spin(100)).status).toBe(200)
      await putLimit(it.operator, player.playerId, kinds[0], 'M', { ...noLimit, updatedAt: 0 })
      expect(await spin(100), 'one that is given up closes the open game too').toMatchObject({
        status: 409,
        body: { code: 'error.play.limits_required' },
      })
      const { check } = player
      expect((await check()).result, 'deposits wait for nothing').toBe('SUCCESS')
    },
  )

  test('LIM-1 a limit belongs to its player alone', async () => {
    const one = await newPlayer()
    const other = await newPlayer()
    await one.set('deposit', 'D', 10)
    expect((await other.read('deposit')).D).toMatchObject({ value: null })
    expect((await it.call('GET', '/api/v1/player/deposit-limits')).status).toBe(401)
    expect((await it.call('PATCH', '/api/v1/player/deposit-limits', { duration: 'D', limit: 1 })).status).toBe(401)
  })
})
