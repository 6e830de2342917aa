import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minute } from '#contract/constants.ts'
import { answerCashier, CARDS, payByCard } from '#tests/support/cashier.ts'
import { heldRow } from '../player/players.ts'
import { startTestOperator, testStores, type TestAnswer, type TestOperator } from '../player/testOperator.ts'
import { forfeitForExclusion } from './forfeited.ts'
import { methodsOf } from './methods.ts'
import { deposits } from './schema.ts'

const DEVICE = { ipAddress: '127.0.0.1', blackbox: '' }
const OK = 200

/** A daily limit of the player's own that leaves this much, minor units. */
const limited = (limitLeft: number) => ({ checks: { depositDetails: { limitLeft, limitType: 'D' } } })

describe.each(testStores)('deposits on %s', (store) => {
  let it: TestOperator
  beforeAll(async () => {
    it = await startTestOperator(store)
  }, 120_000)
  afterAll(() => it.close())

  async function newPlayer(parts: object = {}) {
    const made = await it.call('POST', '/qa/players', parts)
    const { playerId, email, password } = made.body as { playerId: number; email: string; password: string }
    const { id } = await it.signIn(email, password)
    const send = (method: string, path: string, body?: unknown, key?: string): Promise<TestAnswer> =>
      it.call(method, `/api/v1/player/wallet${path}`, body, {
        authorization: id,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      })
    return {
      playerId,
      check: async () => (await send('POST', '/deposit/check', DEVICE)).body,
      request: (checkId: string, amount: number, more: object = {}) =>
        send(
          'POST',
          '/deposit/request',
          { amount, currency: 'EUR', methodId: 'creditcard', checkId, returnUrl: `${it.origin}/`, ...DEVICE, ...more },
          randomUUID(),
        ),
      methods: async () => (await send('GET', '/deposit/methods')).body,
      deposit: async (id: string) => (await send('GET', `/deposit/${id}`)).body,
      change: (changes: object) => it.call('PATCH', `/qa/players/${playerId}`, changes),
      main: async () => (await it.operator.ledger.walletOf(playerId))?.balances.main,
    }
  }

  test('DEP-5 SAF-5 what was paid is off the limit: the rest is told and is the most that is taken, then the limit is reached', async () => {
    const player = await newPlayer(limited(6000))
    const before = await player.check()
    const { body } = await player.request(before.checkId, 45)
    await payByCard(body.action.url, CARDS.good)
    expect(await player.check()).toMatchObject({ result: 'SUCCESS', limitLeft: 15, limitType: 'D' })
    // Refused as the check would: whoever is told so asks for it anew, and sees what is left.
    expect(await player.request(before.checkId, 16), 'by the check of another tab, which told more').toMatchObject({
      status: 409,
      body: { code: 'error.deposit.not_allowed' },
    })
    const last = await player.request(before.checkId, 15)
    await payByCard(last.body.action.url, CARDS.good)
    const reached = await player.check()
    expect(reached).toMatchObject({ result: 'SELF_LIMIT_REACHED', limitLeft: 0, limitType: 'D' })
    expect(reached).not.toHaveProperty('checkId')
    expect(await player.request(before.checkId, 10)).toMatchObject({
      status: 409,
      body: { code: 'error.deposit.not_allowed' },
    })
    expect(await player.main()).toBe(6000)
    await player.change(limited(2000))
    expect(await player.check(), 'a limit counts from when it was set').toMatchObject({
      result: 'SUCCESS',
      limitLeft: 20,
    })
  })

  test('DEP-5 DEP-6 SAF-4 two tabs that ask and pay in the same moment stay below the limit together', async () => {
    const player = await newPlayer(limited(6000))
    const checks = [await player.check(), await player.check()]
    const tabs = await Promise.all(checks.map(({ checkId }) => player.request(checkId, 50)))
    expect(tabs.map(({ status }) => status)).toEqual([OK, OK])
    await Promise.all(tabs.map(({ body }) => payByCard(body.action.url, CARDS.good)))
    expect(await player.main(), 'the newer one has closed the older one’s page').toBe(5000)
    const late = await Promise.all(checks.map(({ checkId }) => player.request(checkId, 50)))
    expect(late.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'error.deposit.not_allowed'],
      [409, 'error.deposit.not_allowed'],
    ])
  })

  test('DEP-5 SAF-5 more than a limit leaves opens no payment page, and one that stands open stays', async () => {
    const player = await newPlayer(limited(6000))
    const { checkId } = await player.check()
    const open = await player.request(checkId, 40)
    expect(await player.request(checkId, 60.01)).toMatchObject({
      status: 409,
      body: { code: 'error.deposit.not_allowed' },
    })
    expect(await player.deposit(open.body.depositId)).toMatchObject({ status: 'WAITING_INPUT' })
    expect((await player.request(checkId, 60)).status).toBe(OK)
  })

  test('DEP-5 SAF-5 a limit that is lowered while the payment page stands open holds as the payment is booked', async () => {
    const player = await newPlayer(limited(6000))
    const { body } = await player.request((await player.check()).checkId, 50)
    await player.change(limited(2000))
    expect((await payByCard(body.action.url, CARDS.good)).html).toContain('No money was taken')
    expect(await player.deposit(body.depositId)).toMatchObject({ status: 'FAILED', reason: 'own_limit' })
    expect(await player.main()).toBe(0)
  })

  test('DEP-5 SAF-5 a spend limit that is reached while the payment page stands open is told as one of the player’s own', async () => {
    const player = await newPlayer()
    const { body } = await player.request((await player.check()).checkId, 50)
    await player.change({ checks: { deposit: 'SELF_SPEND_LIMIT_REACHED' } })
    await payByCard(body.action.url, CARDS.good)
    expect(await player.deposit(body.depositId)).toMatchObject({ status: 'FAILED', reason: 'own_limit' })
    expect(await player.main()).toBe(0)
  })

  test.each([
    ['a payout risk comes up', { permissions: { payout: true } }],
    ['paying in is closed', { permissions: { deposit: false } }],
    ['its player excludes themselves', { state: 'SELF_EXCLUDED' }],
  ] as const)(
    'SAF-5 SAF-1 RGT-7 SAF-4 a payment that waits for the wallet is refused, and nothing taken, where meanwhile %s',
    async (_, becomes) => {
      const { operator } = it
      const player = await newPlayer()
      const { body } = await player.request((await player.check()).checkId, 20)
      const before = await player.main()
      // As an exclusion does: the player, the wallet, and then what they become.
      const closing = async () => {
        await heldRow(operator, player.playerId)
        await forfeitForExclusion(operator, operator.db, player.playerId)
        await operator.players.change(player.playerId, becomes)
      }
      await it.meanwhile(closing, () => payByCard(body.action.url, CARDS.good))
      expect(await player.main()).toBe(before)
      expect(await operator.db.select().from(deposits).where(eq(deposits.id, body.depositId))).toMatchObject([
        { state: 'refused', reason: 'not_allowed' },
      ])
    },
  )

  test('SAF-5 a check that allowed a deposit is good for ten minutes', async () => {
    const player = await newPlayer()
    const { checkId } = await player.check()
    await it.call('POST', '/qa/clock', { advanceMs: 9 * minute })
    expect((await player.request(checkId, 20)).status).toBe(OK)
    await it.call('POST', '/qa/clock', { advanceMs: 2 * minute })
    expect(await player.request(checkId, 20)).toMatchObject({
      status: 409,
      body: { code: 'error.deposit.not_allowed' },
    })
  })

  test('DEP-4 a voucher pays in its own currency only, and one of another loses nothing', async () => {
    const pin = `7000 0050 ${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}11`
    const pay = async (player: Awaited<ReturnType<typeof newPlayer>>, amount: number, currency: string) => {
      const { body } = await player.request((await player.check()).checkId, amount, {
        methodId: 'paysafecard',
        currency,
      })
      return (await answerCashier(body.action.url, 'voucher', { pin })).html
    }
    const ann = await newPlayer()
    const bob = await newPlayer({ profile: { market: 'GG', countryCode: 'GB', currency: 'GBP' } })
    expect(await pay(ann, 30, 'EUR')).toContain('Payment received')
    expect(await pay(bob, 20, 'GBP')).toContain('This voucher is in EUR.')
    expect(await bob.main()).toBe(0)
    expect(await pay(ann, 20, 'EUR')).toContain('Payment received')
    expect(await ann.main()).toBe(5000)
  })

  test.each([
    ['GG', 'GB', 'GBP', ['creditcard 10–5000', 'trustly 10–10000', 'paysafecard 10–250']],
    ['BR', 'BR', 'BRL', ['creditcard 50–25000']],
    ['TR', 'TR', 'TRY', ['creditcard 500–250000']],
  ])(
    'DEP-4 a player of %s is offered what is paid with there, in bounds of the currency, and nothing else is taken',
    async (market, countryCode, currency, own) => {
      const player = await newPlayer({ profile: { market, countryCode, currency } })
      const methods = (await player.methods()) as Record<'id' | 'minAmount' | 'maxAmount', string>[]
      const shown = methods.map(({ id, minAmount, maxAmount }) => `${id} ${minAmount}–${maxAmount}`)
      const wallets = ['skrill', 'neteller'].map((id) => shown[0]?.replace('creditcard', id))
      expect(new Set(shown)).toEqual(new Set([...own, ...wallets]))
      const { checkId } = await player.check()
      expect((await player.request(checkId, 50, { methodId: 'euteller', currency })).body.code).toBe(
        'error.deposit.method',
      )
      const [card] = methodsOf(market, currency as 'EUR')
      for (const amount of [card!.min / 100 - 1, card!.max / 100 + 1])
        expect((await player.request(checkId, amount, { currency })).body.code).toBe('error.deposit.amount')
      expect((await player.request(checkId, card!.min / 100, { currency: 'EUR' })).body.code, 'currency').toBe(
        'error.deposit.amount',
      )
      expect((await player.request(checkId, card!.min / 100, { currency })).status).toBe(OK)
    },
  )
})
