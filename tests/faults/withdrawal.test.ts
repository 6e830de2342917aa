import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestOperator, type TestOperator } from '#tests/support/operator.ts'
import { signIn, type PlayerClient } from '#tests/support/playerClient.ts'
import { testedStores, throwawayPostgres, type ThrowawayPostgres } from '#tests/support/postgres.ts'
import { Qa } from '#tests/support/qa.ts'

const DEVICE = { ipAddress: '', blackbox: '' }
const WALLET = '/player/wallet'

/** What a page sends for ten euros, on a check of its own. */
async function wantedBy(player: PlayerClient): Promise<object> {
  const { body: check } = await player.post(`${WALLET}/withdrawal/check`, DEVICE)
  return {
    amount: 10,
    currency: 'EUR',
    methodId: 'creditcard',
    checkId: check.checkId,
    forfeitAccepted: false,
    ...DEVICE,
  }
}
const request = (player: PlayerClient, { key, wanted }: Asked) =>
  player.post(`${WALLET}/withdrawal/request`, wanted, key)
interface Asked {
  readonly key: string
  readonly wanted: object
}
const takeBack = (player: PlayerClient, pendingWithdrawalId: string, key: string) =>
  player.post(`${WALLET}/withdrawal/cancellation`, { pendingWithdrawalId, amount: 10, cancelByPlayer: true }, key)

describe.each(testedStores())('withdrawals on %s', (store) => {
  let postgres: ThrowawayPostgres | null = null
  let operator: TestOperator
  let qa: Qa
  beforeAll(async () => {
    postgres = store === 'PostgreSQL' ? await throwawayPostgres() : null
    operator = await startTestOperator(postgres ? { env: { DATABASE_URL: postgres.url } } : {})
    qa = new Qa(operator.origin)
  }, 120_000)
  afterAll(async () => {
    await operator.stop()
    await postgres?.remove()
  })

  test('SAF-4 WDR-2 WDR-3 killed in mid-withdrawal again and again: nothing is paid twice, lost, or left without its money', async () => {
    const { playerId, email, password } = await qa.player({
      wallet: { main: 1_000_000 },
      profile: { kycStatus: 'FULLY VERIFIED' },
    })
    const [taken, tried, back] = [new Set<string>(), new Set<string>(), new Set<string>()]
    const asked: Asked[] = []
    for (const round of [1, 2]) {
      const player = await signIn(operator.origin, email, password)
      const paying = (async () => {
        for (;;) {
          const one = { key: randomUUID(), wanted: await wantedBy(player) }
          asked.push(one)
          const { withdrawalId: id } = (await request(player, one)).body as { withdrawalId: string }
          taken.add(id)
          if (taken.size % 2 === 0) {
            tried.add(id)
            const { status } = await takeBack(player, id, randomUUID())
            if (status === 200) back.add(id)
          }
        }
      })().catch(() => {}) // the power went
      const before = taken.size
      await expect.poll(() => taken.size, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before + 3 * round)
      await operator.kill()
      await paying
      await operator.restart()
    }
    const player = await signIn(operator.origin, email, password)
    const { body: pending } = await player.get(`${WALLET}/pendingWithdrawal`)
    const waiting = new Set((pending as { withdrawalId: string }[]).map(({ withdrawalId }) => withdrawalId))
    expect(back.size, 'some were taken back').toBeGreaterThan(0)
    expect([...back].filter((id) => waiting.has(id))).toEqual([])
    const kept = [...taken].filter((id) => !tried.has(id))
    expect([...waiting]).toEqual(expect.arrayContaining(kept))
    const { body: balance } = await player.get(`${WALLET}/balance`)
    expect(balance).toMatchObject({ main: { cash: 10_000 - 10 * waiting.size }, locked: { cash: 10 * waiting.size } })
    const booked = (await qa.ledger(playerId)).map((line) => `${line.idempotencyKey} ${line.wallet}`)
    expect(new Set(booked).size).toBe(booked.length)
    // The last one, whose answer was lost, is asked for again with its key: it is one, however often.
    const last = asked.at(-1)!
    const [again, once] = [await request(player, last), await request(player, last)]
    expect(again.body).toEqual(once.body)
    const { body: after } = await player.get(`${WALLET}/balance`)
    expect(after.main.cash + after.locked.cash).toBe(10_000)
  }, 180_000)
})
