import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerCashier } from '#tests/support/cashier.ts'
import { startTestOperator, type TestOperator, testStores } from '../../player/testOperator.ts'
import { openDeposit } from '../deposits.ts'
import { deposits } from '../schema.ts'

describe.each(testStores)('payment pages on %s', (store) => {
  let it: TestOperator
  beforeAll(async () => {
    it = await startTestOperator(store)
  })
  afterAll(() => it.close())

  const opened = async (method: string) => {
    const { operator, origin } = it
    const player = await operator.players.create({ email: `${randomUUID()}@example.com`, password: 'Correct1horse' })
    await operator.ledger.openWallet(player.playerId, 'EUR')
    const { playerId } = player
    const started = await operator.transaction((tx) =>
      openDeposit(operator, tx, { playerId, amount: 4000, currency: 'EUR', method, returnUrl: `${origin}/en-UN` }),
    )
    if ('pending' in started) throw new Error('nothing else waits')
    const { id, pageId } = started.opened
    return {
      change: (to: Partial<typeof deposits.$inferInsert>) =>
        operator.db.update(deposits).set(to).where(eq(deposits.id, id)),
      send: async (step: string, fields: Record<string, string> = {}) =>
        (await answerCashier(`${origin}/cashier/${pageId}`, step, fields)).html,
      main: async () => (await operator.ledger.walletOf(playerId))?.balances.main,
    }
  }

  const code = { challengeCode: '123456' }
  test.each([
    [
      'CREDITCARD',
      'card',
      { cardNumber: '4000 0000 0000 3220', cardExpiry: '12 / 40', cardCvc: '123' },
      'challenge',
      code,
    ],
    ['SIRU', 'phone', { phone: '+358401234567' }, 'challenge', code],
    ['SKRILL', 'login', { walletEmail: 'player@wallet.example', walletPassword: 'demo-wallet' }, 'approve', {}],
  ] as const)(
    'DEP-4 SAF-5 an amount or currency of a %s deposit that changes after the question needs a new question',
    async (method, first, typed, step, answer) => {
      const deposit = await opened(method)
      for (const changed of [{ amount: 9000 }, { currency: 'GBP' }]) {
        await deposit.send(first, typed)
        await deposit.change(changed)
        expect(await deposit.send(step, answer)).toContain('The amount has changed')
        expect(await deposit.send(step, answer), 'the old question is gone').not.toContain('Payment received')
        expect(await deposit.main()).toBe(0)
        await deposit.change({ currency: 'EUR' })
      }
      await deposit.send(first, typed)
      expect(await deposit.send(step, answer)).toContain('90.00 EUR has been paid.')
      expect(await deposit.main()).toBe(9000)
    },
  )
})
