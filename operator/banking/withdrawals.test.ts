import { randomUUID } from 'node:crypto'
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute } from '#contract/constants.ts'
import { languages } from '#contract/markets.ts'
import { withdrawalTexts } from '../inbox/withdrawalTexts.ts'
import { startTestOperator, testStores, type TestOperator } from '../player/testOperator.ts'
import { withdrawals } from './schema.ts'
import { payDueWithdrawals } from './withdrawals.ts'

const DEVICE = { ipAddress: '127.0.0.1', blackbox: '' }
const OK = 200

const bonusOf = (campaignId: string, title: string, amount: number) => ({
  wallet: 'casinoBonus',
  campaignId,
  title,
  amount,
})

describe.each(testStores)('withdrawals on %s', (store) => {
  let it: TestOperator

  beforeAll(async () => {
    it = await startTestOperator(store)
  }, 120_000)
  afterAll(() => it.close())
  beforeEach(() => it.operator.clock.setOffset({ now: 0, tokens: 0 }))

  const advance = (ms: number): void =>
    it.operator.clock.setOffset({ now: it.operator.clock.offset.now + ms, tokens: 0 })

  /** A player with 100.00 of own money, unless told otherwise. */
  async function newPlayer(parts: object = {}) {
    const made = await it.call('POST', '/qa/players', { wallet: { main: 10_000 }, ...parts })
    const { playerId, email, password } = made.body as { playerId: number; email: string; password: string }
    const { id } = await it.signIn(email, password)
    const send = (method: string, path: string, body?: unknown, key?: string) =>
      it.call(method, `/api/v1/player/wallet${path}`, body, {
        authorization: id,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      })
    const check = async () => (await send('POST', '/withdrawal/check', DEVICE)).body
    const request = (checkId: string, more: object = {}, key: string = randomUUID()) =>
      send(
        'POST',
        '/withdrawal/request',
        { amount: 40, currency: 'EUR', methodId: 'creditcard', checkId, forfeitAccepted: false, ...DEVICE, ...more },
        key,
      )
    return {
      playerId,
      email,
      send,
      check,
      request,
      /** Begins an upload and sends nothing of it. */
      open: (documentType: string) =>
        it.call(
          'POST',
          '/api/v1/player/documents',
          { documentType, subType: 'UB', fileName: 'a.jpg', contentType: 'image/jpeg', size: 1000 },
          { authorization: id },
        ),
      /** Types of the documents that are asked for now. */
      requested: async (): Promise<string[]> =>
        (await it.call('GET', '/api/v1/player/documents/verification', undefined, { authorization: id })).body
          .requested,
      /** Checks, then asks; the whole answer. */
      withdraw: async (more: object = {}, key?: string) => request((await check()).checkId, more, key),
      cancel: (pendingWithdrawalId: string, amount = 40, key: string = randomUUID()) =>
        send('POST', '/withdrawal/cancellation', { pendingWithdrawalId, amount, cancelByPlayer: true }, key),
      lookUp: (idempotencyKey: string) => send('POST', '/withdrawal/look_up', { idempotencyKey }),
      change: (changes: object) => it.call('PATCH', `/qa/players/${playerId}`, changes),
      pending: async () => (await send('GET', '/pendingWithdrawal')).body,
      /** main and locked, minor units. */
      money: async () => {
        const wallet = await it.operator.ledger.walletOf(playerId)
        return [wallet!.balances.main, wallet!.balances.locked]
      },
      moves: async () => {
        const lines = await it.operator.ledger.lines(playerId)
        return lines
          .filter(({ category }) => category !== 'ADJUSTMENT')
          .toReversed()
          .map(({ kind, wallet, amount }) => `${kind} ${wallet} ${amount}`)
      },
      mails: async () => (await it.operator.outbox.read(email)).map(({ text }) => text),
    }
  }
  type Player = Awaited<ReturnType<typeof newPlayer>>
  const decide = (id: string, status: string) => it.call('PATCH', `/qa/withdrawals/${id}`, { status })

  test('WDR-1 WDR-2 a withdrawal moves from main to locked at once, waits an hour, and is paid', async () => {
    const player = await newPlayer()
    const made = await player.withdraw()
    expect(made).toMatchObject({
      status: OK,
      body: { amount: 40, currency: 'EUR', method: 'CREDITCARD', status: 'PENDING', cancellable: true },
    })
    expect(await player.money()).toEqual([6000, 4000])
    expect(await player.pending()).toMatchObject([{ withdrawalId: made.body.withdrawalId, status: 'PENDING' }])
    advance(hour)
    expect(await player.pending()).toEqual([])
    expect(await player.money()).toEqual([6000, 0])
    expect(await player.moves()).toEqual(['WITHDRAW main -4000', 'WITHDRAW locked 4000', 'WITHDRAW locked -4000'])
    expect((await player.send('GET', '/withdrawals')).body).toMatchObject({
      withdrawals: [{ status: 'SUCCESS', cancellable: false }],
      position: null,
    })
    const history = (await player.send('GET', '/transactions?limit=10&category=PAYMENT')).body
    expect(history.transactions, 'one line, which says that it was paid').toMatchObject([
      { type: 'WITHDRAW', amount: -40, status: 'SUCCESS' },
    ])
    expect((await player.send('GET', '/net-position-win-loss')).body).toMatchObject({ withdrawals: 40 })
    expect(await player.mails()).toEqual([
      'Halcyon: Your withdrawal was paid. €40.00 was sent to Card. It may take a few days until it shows there.',
      'Halcyon: We have your withdrawal request. €40.00 waits to be paid to Card. If it was not you, ask our support at once.',
    ])
  })

  test('WDR-2 a failed one comes back to the wallet, a reviewed one waits for the house, and both are told', async () => {
    const player = await newPlayer({ profile: { isWithdrawalReview: true } })
    const { body } = await player.withdraw()
    expect(body).toMatchObject({ status: 'REVIEW', cancellable: false })
    advance(day)
    expect(await player.pending()).toMatchObject([{ status: 'REVIEW' }])
    expect(await player.cancel(body.withdrawalId)).toMatchObject({
      status: 409,
      body: { code: 'error.withdrawal.not_pending' },
    })
    expect((await decide(body.withdrawalId, 'FAILED')).status).toBe(204)
    expect(await player.money()).toEqual([10_000, 0])
    expect((await player.mails())[0]).toContain('€40.00 could not be sent to Card and is back in your wallet.')
    expect((await decide(body.withdrawalId, 'SUCCESS')).status, 'what has ended stays ended').toBe(409)
    expect(await player.moves()).toContain('REVERSAL main 4000')
  })

  test('WDR-1 each result of the check, with what may be withdrawn in the period', async () => {
    const resultOf = async (parts: object) => {
      const made = await newPlayer(parts)
      return (await made.check()).result as string
    }
    const cases = [
      [{ profile: { suspended: true } }, 'FORBIDDEN'],
      [{ profile: { kycStatus: 'SUSPENDED' } }, 'FORBIDDEN'],
      [{ profile: { state: 'RESTRICTED' } }, 'RESTRICTED'],
      [{ profile: { permissions: { withdrawal: false } } }, 'RESTRICTED'],
      [{ profile: { permissions: { payout: true } } }, 'RESTRICTED'],
      [{ profile: { permissions: { deposit: false } } }, 'SUCCESS'],
      [{ profile: { kycStatus: 'NOT_VERIFIED' } }, 'DOCUMENTS_REQUIRED'],
      [{ profile: { kycStatus: 'PENDING' } }, 'DOCUMENTS_UNDER_REVIEW'],
      [{ checks: { withdrawal: 'DOCUMENTS_PREFERRED' } }, 'DOCUMENTS_PREFERRED'],
      [{ profile: { kycStatus: 'NOT_VERIFIED' }, checks: { withdrawal: 'SUCCESS' } }, 'SUCCESS'],
      [{ wallet: { main: 999, casinoBonus: 50_000 } }, 'NOT_ENOUGH_FUNDS'],
    ] as const
    for (const [parts, result] of cases) expect({ parts, result: await resultOf(parts) }).toEqual({ parts, result })
    const player = await newPlayer({ profile: { market: 'GG', countryCode: 'GB', currency: 'GBP' } })
    expect(await player.check()).toMatchObject({ result: 'SUCCESS', limit: 5000, originalLimit: 5000, duration: 'D' })
  })

  test('WDR-1 KYC-5 while one paper is looked at, or was refused, it is said that others are wanted', async () => {
    const player = await newPlayer({
      profile: { kycStatus: 'PENDING' },
      documents: [
        { type: 'PROOF_OF_ID', status: 'UNDER_REVIEW' },
        { type: 'PROOF_OF_ADDRESS', status: 'REQUESTED' },
      ],
    })
    expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_REQUIRED' })
    await player.change({ documents: [{ type: 'PROOF_OF_ADDRESS', status: 'UNDER_REVIEW' }] })
    expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_UNDER_REVIEW' })
    await player.change({
      documents: [{ type: 'PROOF_OF_ADDRESS', status: 'REQUESTED', rejectionReason: 'document_expired' }],
    })
    expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_REQUIRED' })
    // Papers that are all in order don't end a review of where the money comes from.
    await player.change({
      documents: [
        { type: 'PROOF_OF_ID', status: 'VERIFIED' },
        { type: 'PROOF_OF_ADDRESS', status: 'VERIFIED' },
      ],
      profile: { kycStatus: 'EDD_UNDER_REVIEW' },
    })
    expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_UNDER_REVIEW' })
  })

  test('WDR-1 EDD-1 KYC-5 where the house looks into the money without asking questions, papers lead on and nothing asks for them again', async () => {
    const types = ['SOURCE_OF_WEALTH', 'PROOF_OF_ID', 'PROOF_OF_ADDRESS']
    const as = (status: string) => ({ documents: types.map((type) => ({ type, status })) })
    const player = await newPlayer({ profile: { kycStatus: 'EDD_PENDING' }, ...as('REQUESTED') })
    expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_REQUIRED' })
    for (const status of ['UNDER_REVIEW', 'VERIFIED']) {
      await player.change(as(status))
      expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_UNDER_REVIEW' })
      expect(await player.requested()).toEqual([])
    }
  })

  test('WDR-1 EDD-1 a withdrawal that waits for answers asks for no papers, and none stand in the way once they are given', async () => {
    const player = await newPlayer({ profile: { kycStatus: 'EDD_PENDING', eddQuestionnaire: true } })
    expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_REQUIRED' })
    expect(await player.requested()).toEqual([])
    await player.change({ profile: { kycStatus: 'EDD_UNDER_REVIEW', eddQuestionnaire: false } })
    expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_UNDER_REVIEW' })
  })

  test.for(['NOT_VERIFIED', 'PENDING', 'DATA_VERIFIED'])(
    'WDR-1 KYC-5 a withdrawal at %s asks for each proof that does not stand yet',
    async (kycStatus) => {
      const player = await newPlayer({
        profile: { kycStatus },
        documents: [{ type: 'PROOF_OF_ID', status: 'VERIFIED' }],
      })
      // Begun and never sent: that is no proof.
      await player.open('PROOF_OF_ADDRESS')
      expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_REQUIRED' })
      expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_REQUIRED' })
      expect(await player.requested()).toEqual(['PROOF_OF_ADDRESS'])
      await player.change({ documents: [{ type: 'PROOF_OF_ADDRESS', status: 'UNDER_REVIEW' }] })
      expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_UNDER_REVIEW' })
      await player.change({ documents: [{ type: 'PROOF_OF_ADDRESS', status: 'VERIFIED' }] })
      expect(await player.check()).toMatchObject({ result: 'SUCCESS' })
    },
  )

  test('WDR-1 KYC-5 a paper of another kind that is in order opens no withdrawal', async () => {
    const player = await newPlayer({ profile: { kycStatus: 'NOT_VERIFIED' } })
    await player.change({ documents: [{ type: 'OTHER', status: 'UNDER_REVIEW' }] })
    await player.change({ documents: [{ type: 'OTHER', status: 'VERIFIED' }] })
    expect(await player.check()).toMatchObject({ result: 'DOCUMENTS_REQUIRED' })
    expect(await player.requested()).toEqual(['PROOF_OF_ID', 'PROOF_OF_ADDRESS'])
  })

  test('WDR-1 what a level leaves of its 50,000 is told and held, where the week leaves more', async () => {
    const player = await newPlayer({ wallet: { main: 9_000_000 } })
    const at = it.operator.clock.now() - 40 * day
    await it.operator.db.insert(withdrawals).values({
      id: randomUUID(),
      playerId: player.playerId,
      idempotencyKey: randomUUID(),
      state: 'SUCCESS',
      amount: 4_800_000,
      currency: 'EUR',
      method: 'CREDITCARD',
      createdAt: at,
      changedAt: at,
    })
    expect(await player.check()).toMatchObject({ result: 'SUCCESS', limit: 2000, originalLimit: 10_000 })
    expect((await player.withdraw({ amount: 2001 })).body.code).toBe('error.withdrawal.limit')
    expect((await player.withdraw({ amount: 2000 })).status).toBe(OK)
    expect(await player.check()).toMatchObject({ result: 'EXCEEDS_KYC_LIMIT' })
  })

  test('WDR-1 a limit counts what waits and what was paid, says zero when it is used up, and starts again', async () => {
    const player = await newPlayer({ wallet: { main: 9_000_000 } })
    const start = new Date(it.operator.clock.now())
    // The middle of a week, so that an hour passes within one.
    advance(Date.UTC(start.getUTCFullYear() + 1, 0, 7, 12) - start.getTime())
    advance(((10 - new Date(it.operator.clock.now()).getUTCDay()) % 7) * day)
    for (let done = 0; done < 2; done++) expect((await player.withdraw({ amount: 4500 })).status).toBe(OK)
    expect(await player.check()).toMatchObject({ result: 'SUCCESS', limit: 1000, originalLimit: 10_000, duration: 'W' })
    expect(await player.withdraw({ amount: 1500 })).toMatchObject({
      status: 409,
      body: { code: 'error.withdrawal.limit' },
    })
    expect((await player.withdraw({ amount: 1000 })).status).toBe(OK)
    expect(await player.check()).toMatchObject({ result: 'WITHDRAWAL_LIMIT_REACHED', limit: 0, originalLimit: 10_000 })
    advance(7 * day)
    expect(await player.check()).toMatchObject({ result: 'SUCCESS', limit: 10_000 })
    for (let week = 0; week < 4; week++) {
      for (let done = 0; done < 2; done++) await player.withdraw({ amount: 5000 })
      advance(7 * day)
    }
    expect(await player.check(), 'more than this needs to be known of the player').toMatchObject({
      result: 'EXCEEDS_KYC_LIMIT',
    })
    await player.change({ profile: { kycStatus: 'ENHANCED' } })
    expect(await player.check()).toMatchObject({ result: 'SUCCESS' })
  })

  test('WDR-2 methods of the market that pay out, those paid in with first, with their account', async () => {
    const player = await newPlayer({ profile: { market: 'FI', countryCode: 'FI' } })
    await it.operator.db.execute(
      `insert into deposits (id, player_id, page_id, state, amount, currency, method, return_url, account_label, is_first, created_at, changed_at)
       values ('d-${player.playerId}', ${player.playerId}, 'p-${player.playerId}', 'captured', 1000, 'EUR', 'SKRILL', '', 'a•••@example.com', true, 1, 1)`,
    )
    const methods = (await player.send('GET', '/withdrawal/methods')).body as {
      id: string
      accountLabel: string | null
    }[]
    expect(methods.map(({ id }) => id)).toEqual(['skrill', 'creditcard', 'trustly', 'euteller', 'neteller'])
    expect(methods[0]).toMatchObject({ accountLabel: 'a•••@example.com', minAmount: 10, maxAmount: 5000 })
    for (const more of [{ methodId: 'siru' }, { amount: 9 }, { amount: 5001 }, { currency: 'GBP' }, { amount: 10.001 }])
      expect({ more, status: (await player.withdraw(more)).status }).toEqual({ more, status: 400 })
    expect(await player.money()).toEqual([10_000, 0])
  })

  test('SAF-5 a request needs its own check, of the last ten minutes, and the standing of now', async () => {
    const player = await newPlayer()
    const refused = { status: 409, body: { code: 'error.withdrawal.not_allowed' } }
    const { checkId } = await player.check()
    const other = await newPlayer()
    expect(await other.request(checkId)).toMatchObject(refused)
    expect(await player.request('no-check')).toMatchObject(refused)
    advance(10 * minute + 1)
    expect(await player.request(checkId)).toMatchObject(refused)
    for (const change of [
      { checks: { withdrawal: 'DOCUMENTS_REQUIRED' } },
      { checks: { withdrawal: null }, profile: { permissions: { withdrawal: false } } },
      { profile: { permissions: { withdrawal: true, payout: true } } },
      { profile: { permissions: { payout: false }, state: 'RESTRICTED' } },
    ]) {
      const fresh = await newPlayer()
      const allowed = await fresh.check()
      await fresh.change(change)
      expect({ change, ...(await fresh.request(allowed.checkId)) }).toMatchObject({ change, ...refused })
      expect(await fresh.money()).toEqual([10_000, 0])
    }
    const again = await player.check()
    expect(await player.request(again.checkId, { amount: 100.01 })).toMatchObject({
      status: 409,
      body: { code: 'error.not_enough_funds' },
    })
    expect((await player.request(again.checkId, { amount: 100 })).status).toBe(OK)
    expect(await player.money()).toEqual([0, 10_000])
  })

  test('WDR-3 SAF-5 a bonus is named, needs a yes to what was named, and is forfeited in the same moment', async () => {
    const player = await newPlayer({ wallet: { main: 10_000, casinoBonus: 2500, sportsBonus: 100 } })
    const check = await player.check()
    expect(check.forfeits).toMatchObject([
      { campaignId: 'SPORTS', title: 'Sports bonus', amount: 1 },
      { campaignId: 'CASINO', title: 'Casino bonus', amount: 25 },
    ])
    const refused = { status: 409, body: { code: 'error.withdrawal.not_allowed' } }
    expect(await player.request(check.checkId)).toMatchObject(refused)
    await player.change({ wallet: { casinoBonus: 9900 } })
    expect(await player.request(check.checkId, { forfeitAccepted: true }), 'more than was named').toMatchObject(refused)
    expect((await it.operator.ledger.walletOf(player.playerId))?.total).toBe(20_000)
    await player.change({ wallet: { casinoBonus: 2000 } })
    expect((await player.request(check.checkId, { forfeitAccepted: true })).status).toBe(OK)
    expect(await player.moves()).toEqual([
      'WITHDRAW main -4000',
      'WITHDRAW locked 4000',
      'FORFEIT sportsBonus -100',
      'FORFEIT casinoBonus -2000',
    ])
  })

  test('WDR-3 RMB-14 a bonus is named by its campaign with what is left of it, newest first; the history says which were lost', async () => {
    const player = await newPlayer({
      wallet: { main: 10_000, casinoBonus: 500 },
      bonuses: [bonusOf('welcome-100', 'Welcome bonus', 3000), bonusOf('friday', 'Friday reload', 1000)],
    })
    const named = async () => (await player.check()).forfeits
    expect(await named()).toMatchObject([
      { campaignId: 'friday', title: 'Friday reload', amount: 10 },
      { campaignId: 'welcome-100', title: 'Welcome bonus', amount: 30 },
      { campaignId: 'CASINO', title: 'Casino bonus', amount: 5 },
    ])
    await player.change({ wallet: { casinoBonus: 2500 } })
    expect(await named(), 'what came first is played first').toMatchObject([
      { campaignId: 'friday', title: 'Friday reload', amount: 10 },
      { campaignId: 'welcome-100', title: 'Welcome bonus', amount: 15 },
    ])
    const { checkId } = await player.check()
    expect((await player.request(checkId, { forfeitAccepted: true })).status).toBe(OK)
    const history = (await player.send('GET', '/transactions?limit=10&category=BONUS')).body
    expect(history.transactions[0]).toMatchObject({
      type: 'FORFEIT',
      amount: -25,
      reason: 'Friday reload, Welcome bonus',
    })
    expect(await named()).toEqual([])
  })

  test('WDR-3 SAF-5 a yes is to the bonus that was named, not to another one that came in its place', async () => {
    const player = await newPlayer({ bonuses: [bonusOf('welcome-100', 'Welcome bonus', 2500)] })
    const { checkId } = await player.check()
    await player.change({ wallet: { casinoBonus: 0 } })
    await player.change({ bonuses: [bonusOf('friday', 'Friday reload', 2000)] })
    expect(await player.request(checkId, { forfeitAccepted: true })).toMatchObject({
      status: 409,
      body: { code: 'error.withdrawal.not_allowed' },
    })
    expect(await player.money()).toEqual([10_000, 0])
    const again = await player.check()
    expect((await player.request(again.checkId, { forfeitAccepted: true })).status).toBe(OK)
  })

  test.each([
    ['taken back by its player', 'CANCELED', (of: Player, id: string) => of.cancel(id)],
    ['refused by the house', 'REVERSAL', (_: Player, id: string) => decide(id, 'FAILED')],
  ] as const)(
    'WDR-3 RMB-14 a bonus comes back, once and by its name, with the money of a withdrawal that was %s',
    async (_, kind, end) => {
      const player = await newPlayer({
        wallet: { main: 10_000, sportsBonus: 700 },
        bonuses: [bonusOf('welcome-100', 'Welcome bonus', 3000), bonusOf('friday', 'Friday reload', 1000)],
      })
      await player.change({ wallet: { casinoBonus: 2500 } })
      const before = await player.check()
      const { withdrawalId } = (await player.request(before.checkId, { forfeitAccepted: true })).body
      expect((await player.check()).forfeits).toEqual([])
      await Promise.all([end(player, withdrawalId), end(player, withdrawalId)])
      expect((await player.check()).forfeits).toEqual(before.forfeits)
      const wallet = await it.operator.ledger.walletOf(player.playerId)
      expect(wallet?.balances).toMatchObject({ main: 10_000, locked: 0, sportsBonus: 700, casinoBonus: 2500 })
      const { transactions } = (await player.send('GET', '/transactions?limit=10&category=BONUS')).body
      const lines = transactions.map((one: Record<string, unknown>) =>
        [one['type'], one['status'], one['amount'], one['reason']].join(' '),
      )
      expect(lines.slice(0, 5)).toEqual([
        'REVERSAL SUCCESS 10 Friday reload',
        'REVERSAL SUCCESS 15 Welcome bonus',
        'REVERSAL SUCCESS 7 Sports bonus',
        'FORFEIT REVERTED -25 Friday reload, Welcome bonus',
        'FORFEIT REVERTED -7 Sports bonus',
      ])
      expect((await player.moves()).filter((move) => move.startsWith(`${kind} main`))).toEqual([`${kind} main 4000`])
    },
  )

  test('WDR-3 SAF-5 a bonus stays lost while a withdrawal stands that was asked for since, and comes back with the last of them', async () => {
    const player = await newPlayer({ bonuses: [bonusOf('welcome-100', 'Welcome bonus', 2500)] })
    const bonus = async () => (await it.operator.ledger.walletOf(player.playerId))?.balances.casinoBonus
    const small = (await player.withdraw({ amount: 10, forfeitAccepted: true })).body.withdrawalId
    const large = (await player.withdraw({ amount: 90 })).body.withdrawalId
    await player.cancel(small, 10)
    expect(await bonus(), 'the large one is on its way').toBe(0)
    await decide(large, 'FAILED')
    expect(await bonus()).toBe(2500)
    const lost = (await player.withdraw({ amount: 10, forfeitAccepted: true })).body.withdrawalId
    await decide((await player.withdraw({ amount: 90 })).body.withdrawalId, 'SUCCESS')
    await decide(lost, 'FAILED')
    expect(await bonus(), 'the large one was paid').toBe(0)
  })

  test('WDR-3 a bonus that came after a withdrawal was asked for comes back although that one is paid', async () => {
    const player = await newPlayer()
    const first = (await player.withdraw({ amount: 10 })).body.withdrawalId
    await player.change({ bonuses: [bonusOf('friday', 'Friday reload', 2000)] })
    const second = (await player.withdraw({ amount: 10, forfeitAccepted: true })).body.withdrawalId
    await decide(first, 'SUCCESS')
    await decide(second, 'FAILED')
    expect((await player.check()).forfeits).toMatchObject([
      { campaignId: 'friday', title: 'Friday reload', amount: 20 },
    ])
  })

  test('SAF-4 ten clicks, two tabs and Back after success make one withdrawal', async () => {
    const player = await newPlayer()
    const [one, other] = [await player.check(), await player.check()]
    const key = randomUUID()
    const clicks = await Promise.all(Array.from({ length: 10 }, () => player.request(one.checkId, {}, key)))
    expect(new Set(clicks.map(({ body }) => body.withdrawalId)).size).toBe(1)
    const late = await Promise.all([player.request(other.checkId), player.request(one.checkId)])
    expect(late.map(({ body }) => body.code)).toEqual(Array(2).fill('error.withdrawal.not_allowed'))
    expect(await player.money()).toEqual([6000, 4000])
    const fresh = await newPlayer()
    const checks = [await fresh.check(), await fresh.check()]
    const tabs = await Promise.all(checks.map(({ checkId }) => fresh.request(checkId)))
    expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([OK, 409])
    expect(await fresh.money()).toEqual([6000, 4000])
  })

  test('SAF-4 SAF-9 a lost answer is looked up by its key; where nothing was made, nothing is made later', async () => {
    const player = await newPlayer()
    const key = randomUUID()
    const made = await player.withdraw({}, key)
    expect((await player.lookUp(key)).body).toEqual(made.body)
    const other = await newPlayer()
    expect((await other.lookUp(key)).body, 'another player’s key is their own').toBeNull()
    const unsent = randomUUID()
    const { checkId } = await other.check()
    expect((await other.lookUp(unsent)).body).toBeNull()
    expect(await other.request(checkId, {}, unsent)).toMatchObject({
      status: 422,
      body: { code: 'error.idempotency.key_reused' },
    })
    expect(await other.money()).toEqual([10_000, 0])
    expect((await other.request(checkId)).status).toBe(OK)
    const racing = await newPlayer()
    const last = randomUUID()
    const { checkId: good } = await racing.check()
    const [asked, found] = await Promise.all([racing.request(good, {}, last), racing.lookUp(last)])
    const isMade = asked.status === OK
    expect(found.body !== null, 'both say the same, whichever came first').toBe(isMade)
    expect(await racing.money()).toEqual(isMade ? [6000, 4000] : [10_000, 0])
  })

  test('WDR-2 SAF-4 only the player cancels, what is pending, once, and three times a day', async () => {
    const player = await newPlayer()
    const other = await newPlayer()
    const { withdrawalId } = (await player.withdraw()).body
    expect((await other.cancel(withdrawalId)).status).toBe(404)
    expect((await player.cancel(withdrawalId, 30)).status).toBe(400)
    const key = randomUUID()
    const clicks = await Promise.all(Array.from({ length: 5 }, () => player.cancel(withdrawalId, 40, key)))
    expect(clicks.map(({ body }) => body.status)).toEqual(Array(5).fill('CANCELLED'))
    expect(await player.cancel(withdrawalId)).toMatchObject({
      status: 409,
      body: { code: 'error.withdrawal.not_pending' },
    })
    expect(await player.money()).toEqual([10_000, 0])
    for (let done = 0; done < 2; done++) {
      const next = (await player.withdraw()).body
      expect((await player.cancel(next.withdrawalId)).status).toBe(OK)
    }
    const kept = (await player.withdraw()).body
    expect(await player.cancel(kept.withdrawalId)).toMatchObject({ status: 409, body: { code: 'limit_reached' } })
    expect(await player.money()).toEqual([6000, 4000])
    advance(hour)
    expect(await player.cancel(kept.withdrawalId), 'due to be paid').toMatchObject({
      body: { code: 'error.withdrawal.not_pending' },
    })
    advance(day)
    const nextDay = (await player.withdraw()).body
    expect((await player.cancel(nextDay.withdrawalId)).status).toBe(OK)
  })

  test('WDR-2 in a market that forbids it no withdrawal is taken back', async () => {
    const player = await newPlayer({ profile: { market: 'GG', countryCode: 'GB', currency: 'GBP' } })
    const { body } = await player.withdraw({ currency: 'GBP' })
    expect(body).toMatchObject({ status: 'PENDING', cancellable: false })
    expect(await player.cancel(body.withdrawalId)).toMatchObject({
      status: 409,
      body: { code: 'error.withdrawal.not_allowed' },
    })
    expect(await player.money()).toEqual([6000, 4000])
  })

  test('WDR-2 SAF-13 a withdrawal that can not be paid keeps nobody else waiting for theirs', async () => {
    const [gone, other] = [await newPlayer(), await newPlayer()]
    await gone.withdraw()
    await other.withdraw()
    expect((await gone.change({ wallet: null })).status).toBeLessThan(300)
    advance(hour)
    await payDueWithdrawals(it.operator)
    expect(await other.money()).toEqual([6000, 0])
  })

  test('WDR-2 RMB-9 who is excluded meanwhile is paid what was asked for before', async () => {
    const player = await newPlayer()
    await player.withdraw()
    await player.change({ exclusion: { kind: 'SELF_EXCLUDED' } })
    advance(hour)
    await payDueWithdrawals(it.operator)
    expect(await player.money()).toEqual([6000, 0])
    expect((await player.mails())[0]).toContain('Your withdrawal was paid')
  })

  test('WDR-2 all withdrawals are listed page by page, newest first, each once', async () => {
    const player = await newPlayer()
    for (const amount of [10, 11, 12]) {
      advance(1000)
      await player.withdraw({ amount })
    }
    const first = (await player.send('GET', '/withdrawals?limit=2')).body
    const second = (await player.send('GET', `/withdrawals?limit=2&position=${first.position}`)).body
    const amounts = [...first.withdrawals, ...second.withdrawals].map(({ amount }: { amount: number }) => amount)
    expect(amounts).toEqual([12, 11, 10])
    expect(second.position).toBeNull()
    expect((await player.send('GET', '/withdrawals?position=x')).status).toBe(400)
  })

  test('SAF-4 whatever is asked in whatever order, repeats and all: nothing below zero, sums of zero, locked is what is pending, each once', async () => {
    const act = record({
      what: constantFrom('request', 'repeat', 'cancel', 'pay', 'fail', 'deposit', 'bet', 'wait'),
      amount: nat(6),
      which: nat(5),
    })
    await assert(
      asyncProperty(array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        const player = await newPlayer({ wallet: { main: 8000 } })
        const keys: string[] = []
        const checks = await Promise.all([player.check(), player.check()])
        const rows = () => it.operator.db.select().from(withdrawals).where(eq(withdrawals.playerId, player.playerId))
        const move = (kind: 'DEPOSIT' | 'BET', amount: number) =>
          it.operator
            .transaction((tx) => {
              const id = randomUUID()
              const postings = [
                { account: 'main', amount },
                { account: 'house:cash', amount: -amount },
              ] as const
              const category = kind === 'BET' ? 'CASINO' : 'PAYMENT'
              const { playerId } = player
              const movement = { playerId, kind, category, referenceId: id, idempotencyKey: id, postings }
              return it.operator.ledger.postMovement(tx, movement)
            })
            .catch(() => null)
        const does: Record<(typeof acts)[number]['what'], (one: (typeof acts)[number]) => Promise<unknown>> = {
          request: async ({ amount, which }) => {
            const key = randomUUID()
            keys.push(key)
            const { checkId } = which < 2 ? checks[which]! : await player.check()
            return player.request(checkId ?? 'none', { amount: 10 + amount * 10 }, key)
          },
          // The same key, perhaps with other words: the first answer, or a refusal.
          repeat: ({ which, amount }) =>
            player.request(checks[0].checkId, { amount: 10 + amount * 10 }, keys[which % Math.max(keys.length, 1)]),
          cancel: async ({ which }) => {
            const [one] = (await rows()).slice(which)
            return one && player.cancel(one.id, one.amount / 100, `cancel-${one.id}`)
          },
          pay: async ({ which }) => decide((await rows())[which]?.id ?? 'none', 'SUCCESS'),
          fail: async ({ which }) => decide((await rows())[which]?.id ?? 'none', 'FAILED'),
          deposit: ({ amount }) => move('DEPOSIT', 1000 + amount * 500),
          bet: ({ amount }) => move('BET', -(500 + amount * 700)),
          wait: () => payDueWithdrawals(it.operator, player.playerId),
        }
        // Two at a time, as clicks and tabs come.
        for (let at = 0; at < acts.length; at += 2)
          await Promise.all(acts.slice(at, at + 2).map((one) => does[one.what](one)))
        const wallet = await it.operator.ledger.walletOf(player.playerId)
        const all = await rows()
        const lines = (await it.operator.ledger.lines(player.playerId)).toReversed()
        expect(Object.values(wallet!.balances).every((balance) => balance >= 0)).toBe(true)
        const open = all.filter(({ state }) => state === 'PENDING' || state === 'REVIEW')
        expect(wallet!.balances.locked).toBe(open.reduce((sum, { amount }) => sum + amount, 0))
        for (const name of ['main', 'locked'] as const) {
          const own = lines.filter((line) => line.wallet === name)
          expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(wallet!.balances[name])
          expect(own.every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true)
        }
        for (const { id, state, amount } of all) {
          const about = lines
            .filter(({ referenceId }) => referenceId === id)
            .map((line) => `${line.kind} ${line.wallet}`)
          const ends = { PENDING: 0, REVIEW: 0, SUCCESS: 1, FAILED: 2, CANCELLED: 2 }[state]
          expect({
            id,
            lines: new Set(about).size === about.length || state === 'SUCCESS',
            count: about.length,
          }).toEqual({
            id,
            lines: true,
            count: 2 + ends,
          })
          expect(amount).toBeGreaterThan(0)
        }
        const sum = await it.operator.db.execute('select coalesce(sum(amount), 0)::text as sum from ledger_postings')
        expect((sum as { rows: { sum: string }[] }).rows[0]?.sum).toBe('0')
        expect(new Set(all.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(all.length)
      }),
      { numRuns: 12 },
    )
  }, 110_000)
})

test('WDR-2 PRO-5 news of a withdrawal is written in each language, with amount and method', () => {
  const values = { amount: '€40.00', method: 'Skrill' }
  for (const news of ['withdrawalRequested', 'withdrawalPaid', 'withdrawalFailed'] as const) {
    const told = languages.map((language) => withdrawalTexts(news, language, values))
    for (const { text } of told) expect(text).toMatch(/€40\.00.*Skrill|Skrill.*€40\.00/)
    expect(new Set(told.map(({ title }) => title)).size).toBeGreaterThanOrEqual(11)
  }
})
