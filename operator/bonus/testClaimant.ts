// Players with campaigns, and what they do by the wire, for tests.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { day } from '#contract/constants.ts'
import { CARDS, payByCard } from '#tests/support/cashier.ts'
import { startTestOperator, type oneStore, type TestAnswer, type TestOperator } from '../player/testOperator.ts'
import { bonusAssignments } from './schema.ts'

/** What each call to money says of its caller's device. */
export const DEVICE = { ipAddress: '127.0.0.1', blackbox: '' }
export const OK = 200
/** An answer that refuses for this reason. */
export const refusedAs = (code: string) => ({ status: 409, body: { code } })
export const notAvailable = refusedAs('error.bonus.not_available')
export const placeTaken = refusedAs('error.bonus.active_in_vertical')
export const wrongState = refusedAs('error.bonus.wrong_state')

/** A bonus that waits for a day. */
export const waits = (title: string) => ({ title, standing: 'WAITING', lifetime: day })

/** Campaigns that nobody else has. */
export const named = (): string => `c-${randomUUID().slice(0, 8)}`

/** A player with these campaigns, and what they do. */
async function newClaimant(it: TestOperator, rewards: readonly object[] = [], parts: object = {}) {
  const made = await it.call('POST', '/qa/players', { wallet: { main: 10_000 }, rewards, ...parts })
  expect(made).toMatchObject({ status: OK })
  const { playerId, email, password } = made.body as { playerId: number; email: string; password: string }
  const { id } = await it.signIn(email, password)
  const send = (method: string, path: string, body?: unknown, key: string = randomUUID()): Promise<TestAnswer> =>
    it.call(method, `/api/v1${path}`, body, { authorization: id, 'idempotency-key': key })
  const list = async (type: 'ACTIVE' | 'ELIGIBLE', more = '') =>
    (await send('GET', `/bonus/rewards?rewardsType=${type}${more}`)).body
  const one = async (type: 'ACTIVE' | 'ELIGIBLE', campaignId: string) =>
    (await list(type)).find((reward: { campaignId: string }) => reward.campaignId === campaignId)
  /** Asks for a deposit, and leaves it to its payment page. */
  const asksToPay = async (amount: number, more: object = {}): Promise<TestAnswer> => {
    const { checkId } = (await send('POST', '/player/wallet/deposit/check', DEVICE)).body
    const wish = { amount, currency: 'EUR', methodId: 'creditcard', checkId, returnUrl: `${it.origin}/` }
    return send('POST', '/player/wallet/deposit/request', { ...wish, ...DEVICE, ...more })
  }
  return {
    playerId,
    asksToPay,
    send,
    list,
    one,
    titles: async (type: 'ACTIVE' | 'ELIGIBLE', more = '') =>
      (await list(type, more)).map(
        (reward: { campaignDisplayInfo: { title: string } }) => reward.campaignDisplayInfo.title,
      ),
    claim: (campaignId: string, key?: string) => send('POST', `/bonus/rewards/${campaignId}/claim`, undefined, key),
    spins: (campaignId: string, body: object = {}) =>
      send('POST', `/bonus/freespin/campaign/${campaignId}/claim`, body),
    forfeit: (assignmentId: string, wageringProgress?: number, bonusLost?: number) =>
      send('PUT', `/bonus/${assignmentId}/state`, {
        state: 'FORFEITED',
        bonusAssignmentId: assignmentId,
        wageringProgress,
        bonusLost,
      }),
    consent: (campaignId: string, agreed = true, bonusCode?: string) =>
      send('POST', '/bonus/campaigns/consent', { campaignId, agreed, bonusCode }),
    byCode: (bonusCode: string) => send('POST', '/bonus/manual-claim', { bonusCode, state: 'ACTIVATED' }),
    validate: (bonusCode: string) => send('POST', '/bonus/code/validate', { bonusCode }),
    change: (changes: object) => it.call('PATCH', `/qa/players/${playerId}`, changes),
    balances: async () => (await it.operator.ledger.walletOf(playerId))!.balances,
    history: async () => (await send('GET', '/player/wallet/transactions?category=BONUS')).body.transactions,
    messages: async (): Promise<string[]> =>
      (await send('GET', '/player/inbox')).body.messages.map(({ title }: { title: string }) => title),
    withdrawalCheck: async () => (await send('POST', '/player/wallet/withdrawal/check', DEVICE)).body,
    /** Withdraws with a yes to what the check names now; answers its id. */
    async withdraw(amount: number): Promise<string> {
      const { checkId } = (await send('POST', '/player/wallet/withdrawal/check', DEVICE)).body
      const wish = { amount, currency: 'EUR', methodId: 'creditcard', checkId, forfeitAccepted: true, ...DEVICE }
      const asked = await send('POST', '/player/wallet/withdrawal/request', wish)
      expect(asked).toMatchObject({ status: OK })
      return asked.body.withdrawalId as string
    },
    async takesBack(pendingWithdrawalId: string, amount: number): Promise<void> {
      const back = { pendingWithdrawalId, amount, cancelByPlayer: true }
      expect(await send('POST', '/player/wallet/withdrawal/cancellation', back)).toMatchObject({ status: OK })
    },
    /** Claims what waits. */
    async claimQueued(campaignId: string): Promise<TestAnswer> {
      const { queuedPlayerBonusId } = await one('ELIGIBLE', campaignId)
      return send('POST', `/bonus/campaign/${campaignId}/queued-bonus/${queuedPlayerBonusId}/claim`)
    },
    assignment: async (campaignId: string) =>
      (
        await it.operator.db
          .select()
          .from(bonusAssignments)
          .where(and(eq(bonusAssignments.playerId, playerId), eq(bonusAssignments.campaignId, campaignId)))
      )[0]!,
    async deposit(amount: number, more: object = {}) {
      const asked = await asksToPay(amount, more)
      if (asked.status === OK) await payByCard(asked.body.action.url, CARDS.good)
      return asked
    },
  }
}

/** A house of its own for the tests of a describe, its clock set right before each of them. */
export function newHouse(store: (typeof oneStore)[number]) {
  let it: TestOperator
  beforeAll(async () => {
    it = await startTestOperator(store)
  }, 120_000)
  afterAll(() => it.close())
  beforeEach(() => it.operator.clock.setOffset({ now: 0, tokens: 0 }))
  return {
    get it() {
      return it
    },
    newPlayer: (rewards: readonly object[] = [], parts: object = {}) => newClaimant(it, rewards, parts),
    /** Lets time go by, ms. */
    advance: (ms: number): void => it.operator.clock.setOffset({ now: it.operator.clock.offset.now + ms, tokens: 0 }),
  }
}
