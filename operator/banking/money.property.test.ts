import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hour } from '#contract/constants.ts'
import { type WalletBalance, walletOf } from '#contract/wallet.ts'
import { CARDS, payByCard } from '#tests/support/cashier.ts'
import { startTestOperator, testStores, type TestAnswer, type TestOperator } from '../player/testOperator.ts'

const DEATH = 'The process dies here'
const DEVICE = { ipAddress: '127.0.0.1', blackbox: '' }

/** How many random lives of a wallet are tried on each database; `MONEY_RUNS=3000` for a long search. */
const RUNS = Number(process.env['MONEY_RUNS'] ?? 60)

/** Something that happens to a player's money; those of one step happen at the same time. Amounts in whole euros. */
type Happening =
  | { kind: 'deposit'; amount: number; times: number; stopsAt: 'request' | 'page' | 'end' }
  | { kind: 'round'; stake: number; times: number }
  | { kind: 'grant'; amount: number; times: number }
  | { kind: 'withdraw'; amount: number; times: number; isForfeitAccepted: boolean }
  | { kind: 'cancel'; which: number; times: number }
  | { kind: 'decide'; which: number; state: 'SUCCESS' | 'FAILED' | 'REVIEW' }
  | { kind: 'crash'; amount: number }
  /** The next movement that anybody posts is lost with its whole transaction, as where the process ends in the middle of it. */
  | { kind: 'death' }
  /** Asked for without a check of one's own that allowed it. */
  | { kind: 'unchecked'; what: 'deposit' | 'withdrawal'; amount: number; isForeign: boolean }
  | { kind: 'time'; hours: number }

const times = fc.integer({ min: 1, max: 3 })
const cancellation = fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(1), times })
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    kind: fc.constant('deposit' as const),
    amount: fc.integer({ min: 10, max: 60 }),
    times,
    stopsAt: fc.constantFrom('request' as const, 'page' as const, 'end' as const, 'end' as const),
  }),
  fc.record({ kind: fc.constant('round' as const), stake: fc.constantFrom(1, 2, 5), times }),
  fc.record({ kind: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 20 }), times }),
  fc.record({
    kind: fc.constant('withdraw' as const),
    amount: fc.integer({ min: 10, max: 60 }),
    times,
    isForfeitAccepted: fc.boolean(),
  }),
  { arbitrary: cancellation, weight: 3 },
  fc.record({
    kind: fc.constant('decide' as const),
    which: fc.nat(1),
    state: fc.constantFrom('SUCCESS' as const, 'FAILED' as const, 'REVIEW' as const),
  }),
  fc.record({ kind: fc.constant('crash' as const), amount: fc.integer({ min: 1, max: 50 }) }),
  fc.record({ kind: fc.constant('death' as const) }),
  fc.record({
    kind: fc.constant('unchecked' as const),
    what: fc.constantFrom('deposit' as const, 'withdrawal' as const),
    amount: fc.integer({ min: 10, max: 20 }),
    isForeign: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('time' as const), hours: fc.constantFrom(1, 24) }),
)

/** A life with a movement of each kind: by chance alone one can be missing in a short search. */
const everyKind: readonly { who: number; what: Happening }[][] = [
  { kind: 'deposit' as const, amount: 20, times: 1, stopsAt: 'end' as const },
  { kind: 'round' as const, stake: 2, times: 1 },
  { kind: 'grant' as const, amount: 5, times: 1 },
  { kind: 'withdraw' as const, amount: 10, times: 1, isForfeitAccepted: true },
  { kind: 'cancel' as const, which: 0, times: 1 },
].map((what) => [{ who: 0, what }])

describe.each(testStores)('on %s', (store) => {
  let it: TestOperator
  /** Movements that are lost as they are posted. */
  const deaths = { due: 0, died: 0, isDoubled: false }
  beforeAll(async () => {
    it = await startTestOperator(store)
    const { ledger } = it.operator
    const post = ledger.postMovement.bind(ledger)
    const dying: typeof post = async (tx, movement) => {
      const posted = await post(tx, movement)
      if (deaths.isDoubled) await post(tx, { ...movement, idempotencyKey: `${movement.idempotencyKey}:again` })
      if (deaths.due === 0) return posted
      deaths.due -= 1
      deaths.died += 1
      throw new Error(DEATH)
    }
    Object.assign(ledger, { postMovement: dying })
  }, 120_000)
  afterAll(() => it.close())

  /** Checks that allowed something, and whose they are. */
  const allowed: { playerId: number; what: 'deposit' | 'withdrawal'; checkId: string }[] = []
  /** Withdrawals that were asked for without a yes to what is lost. */
  const unaccepted: string[] = []

  /** A player with real calls of the wire. */
  async function newPlayer() {
    const made = await it.call('POST', '/qa/players', {
      wallet: { main: 5000 },
      profile: { kycStatus: 'FULLY VERIFIED' },
    })
    const { playerId, email, password } = made.body as { playerId: number; email: string; password: string }
    const { id } = await it.signIn(email, password)
    const send = (method: string, path: string, body?: unknown, key?: string): Promise<TestAnswer> =>
      it.call(method, `/api/v1/player/wallet${path}`, body, {
        authorization: id,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      })
    const withdrawalIds: string[] = []

    const deposit = async ({ amount, times: n, stopsAt }: Happening & { kind: 'deposit' }): Promise<void> => {
      const { checkId } = (await send('POST', '/deposit/check', DEVICE)).body as { checkId?: string }
      if (!checkId) return
      allowed.push({ playerId, what: 'deposit', checkId })
      const key = randomUUID()
      const wanted = { amount, currency: 'EUR', methodId: 'creditcard', checkId, returnUrl: `${it.origin}/`, ...DEVICE }
      const asked = await all(n, () => send('POST', '/deposit/request', wanted, key))
      const opened = asked.find(({ status }) => status < 300)?.body as { action: { url: string } | null } | undefined
      if (!opened?.action || stopsAt === 'request') return
      const { url } = opened.action
      const pay = () => payByCard(url, CARDS.good)
      // What failed in the middle is pressed again, as a person does.
      const answers = await all(stopsAt === 'page' ? 1 : n, () => pay().catch(() => null))
      if (answers.includes(null)) await pay().catch(() => null)
    }

    const withdraw = async (one: Happening & { kind: 'withdraw' }): Promise<void> => {
      const { checkId } = (await send('POST', '/withdrawal/check', DEVICE)).body as { checkId?: string }
      if (!checkId) return
      allowed.push({ playerId, what: 'withdrawal', checkId })
      const wanted = {
        amount: one.amount,
        currency: 'EUR',
        methodId: 'creditcard',
        checkId,
        forfeitAccepted: one.isForfeitAccepted,
        ...DEVICE,
      }
      const key = randomUUID()
      const request = () => send('POST', '/withdrawal/request', wanted, key)
      const first = await all(one.times, request)
      // An answer that says nothing (a dead process, a first try that still runs) is asked for again with the same key.
      const answers = first.some(({ status }) => status >= 500) ? [...first, await request()] : first
      const ids = new Set(answers.flatMap(({ status, body }) => (status < 300 ? [body.withdrawalId as string] : [])))
      expect(ids.size, 'one key makes one withdrawal').toBeLessThanOrEqual(1)
      withdrawalIds.push(...ids)
      if (!one.isForfeitAccepted) unaccepted.push(...ids)
    }

    const unchecked = async ({ what, amount, isForeign }: Happening & { kind: 'unchecked' }): Promise<void> => {
      const foreign = allowed.findLast((one) => one.what === what && one.playerId !== playerId)
      const checkId = isForeign && foreign ? foreign.checkId : randomUUID()
      const more = what === 'deposit' ? { returnUrl: `${it.origin}/` } : { forfeitAccepted: true }
      const wanted = { amount, currency: 'EUR', methodId: 'creditcard', checkId, ...more, ...DEVICE }
      const { status } = await send('POST', `/${what}/request`, wanted, randomUUID())
      expect(status, 'SAF-5 nothing is taken without a check that allowed it').toBeGreaterThanOrEqual(400)
    }

    const ledger = (kind: string, postings: Parameters<typeof it.operator.ledger.postMovement>[1]['postings']) => {
      const key = `${kind}:${randomUUID()}`
      return () =>
        it.operator.transaction((tx) =>
          it.operator.ledger.postMovement(tx, {
            playerId,
            kind,
            category: kind === 'BET' ? 'CASINO' : 'BONUS',
            referenceId: key,
            idempotencyKey: key,
            postings,
          }),
        )
    }

    const happen = async (one: Happening): Promise<void> => {
      if (one.kind === 'deposit') return deposit(one)
      if (one.kind === 'withdraw') return withdraw(one)
      if (one.kind === 'unchecked') return unchecked(one)
      if (one.kind === 'round') {
        // A stake and what it won, as a game's round posts them: both or neither.
        const [bet, win] = [
          ledger('BET', [
            { account: 'main', amount: -100 * one.stake },
            { account: 'house:games', amount: 100 * one.stake },
          ]),
          ledger('WIN', [
            { account: 'main', amount: 150 },
            { account: 'house:games', amount: -150 },
          ]),
        ]
        await all(one.times, () => it.operator.transaction(async () => (await bet(), win())).catch(onlyShort))
        return
      }
      if (one.kind === 'grant') {
        const grant = ledger('BONUS', [
          { account: 'casinoBonus', amount: 100 * one.amount },
          { account: 'house:bonus', amount: -100 * one.amount },
        ])
        await all(one.times, () => grant().catch(onlyDead))
        return
      }
      if (one.kind === 'crash') {
        const bet = ledger('BET', [
          { account: 'main', amount: -one.amount },
          { account: 'house:games', amount: one.amount },
        ])
        await it.operator
          .transaction(async () => {
            await bet()
            throw new Error(DEATH)
          })
          .catch(() => {})
        return
      }
      if (one.kind === 'death') {
        deaths.due += 1
        return
      }
      if (one.kind === 'time') {
        it.operator.clock.setOffset({ now: it.operator.clock.offset.now + one.hours * hour, tokens: 0 })
        await send('GET', '/pendingWithdrawal')
        return
      }
      const pending = withdrawalIds.at(-1 - one.which)
      if (pending === undefined) return
      if (one.kind === 'decide') {
        await it.call('PATCH', `/qa/withdrawals/${pending}`, { status: one.state })
        return
      }
      const [row] = await rows<{ amount: string }>(sql`select amount from withdrawals where id = ${pending}`)
      const body = { pendingWithdrawalId: pending, amount: Number(row?.amount) / 100, cancelByPlayer: true }
      const key = randomUUID()
      const cancel = () => send('POST', '/withdrawal/cancellation', body, key)
      const answers = await all(one.times, cancel)
      if (answers.some(({ status }) => status >= 500)) await cancel()
    }
    /** What the player is told of the balance, in minor units. */
    const shown = async (): Promise<Record<string, number>> => {
      const wallet = walletOf((await send('GET', '/balance')).body as WalletBalance)
      return {
        main: wallet.mainBalance,
        locked: wallet.lockedBalance,
        casinoBonus: wallet.casinoBonus,
        version: wallet.version ?? 0,
      }
    }
    return { playerId, happen, shown }
  }

  const rows = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
    ((await it.operator.db.execute(query)) as { rows: Row[] }).rows

  /** What must hold of every ledger, whatever happened. Each query answers what breaks its rule. */
  const broken = {
    'every movement sums to zero': sql`select movement_id from ledger_postings group by 1 having sum(amount) <> 0`,
    'every balance is the sum of its postings': sql`select a.id from ledger_accounts a left join ledger_postings p on p.account_id = a.id
      where a.player_id > 0 group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
    'no wallet of a player is below zero': sql`select id from ledger_accounts where player_id > 0 and balance < 0`,
    'no balance after a movement was below zero': sql`select movement_id from ledger_postings where balance_after < 0`,
    'each balance after is the one before and what moved': sql`select movement_id from (
        select movement_id, balance_after, sum(amount) over (partition by account_id order by movement_id) as running
        from ledger_postings where balance_after is not null) lines where balance_after <> running`,
    'a wallet’s version counts its movements': sql`select w.player_id from wallets w where version <>
      (select count(*) from ledger_movements m where m.player_id = w.player_id)`,
    'locked money is what waits to be paid out': sql`select a.player_id from ledger_accounts a where kind = 'locked' and player_id > 0
      and balance <> (select coalesce(sum(amount), 0) from withdrawals w where w.player_id = a.player_id and state in ('PENDING', 'REVIEW'))`,
    'each withdrawal was locked once': sql`select w.id from withdrawals w where 1 <>
      (select count(*) from ledger_movements m where m.idempotency_key = 'withdrawal:' || w.id)`,
    'each ended withdrawal ended once, the open ones not': sql`select w.id from withdrawals w
      where (case when state in ('PENDING', 'REVIEW') then 0 else 1 end) <>
      (select count(*) from ledger_movements m where m.reference_id = w.id and kind in ('WITHDRAW', 'REVERSAL', 'CANCELED')
        and m.category = 'PAYMENT' and m.idempotency_key <> 'withdrawal:' || w.id)`,
    'a deposit is booked once if it was captured, else not at all': sql`select d.id from deposits d
      where (case when state = 'captured' then 1 else 0 end) <>
      (select count(*) from ledger_movements m where m.reference_id = d.id and kind = 'DEPOSIT')`,
    'where own money was withdrawn no bonus stayed': sql`select m.id from ledger_movements m
      join ledger_postings p on p.movement_id = m.id join ledger_accounts a on a.id = p.account_id and a.kind = 'casinoBonus'
      where m.kind = 'FORFEIT' and p.balance_after <> 0`,
    'a bonus that was lost is back, once, where no withdrawal from then on stands, and nowhere else': sql`select f.id
      from ledger_movements f join withdrawals w on w.id = f.reference_id
      join ledger_movements asked on asked.idempotency_key = 'withdrawal:' || w.id
      where f.kind = 'FORFEIT' and (case when exists (select 1 from withdrawals s
          join ledger_movements q on q.idempotency_key = 'withdrawal:' || s.id
          where s.player_id = w.player_id and q.id >= asked.id and s.state in ('PENDING', 'REVIEW', 'SUCCESS')
            and not exists (select 1 from ledger_movements b
              where b.kind = 'REVERSAL' and b.category = 'BONUS' and b.reference_id = w.id and b.id < q.id)) then 0 else -f.own end)
        <> (select coalesce(sum(b.own), 0) from ledger_movements b
          where b.kind = 'REVERSAL' and b.category = 'BONUS' and b.reference_id = w.id)`,
    'a bonus that is back is marked where it was lost': sql`select f.id from ledger_movements f where f.kind = 'FORFEIT'
      and (f.status = 'REVERTED') <> exists (select 1 from ledger_movements b
        where b.kind = 'REVERSAL' and b.category = 'BONUS' and b.reference_id = f.reference_id)`,
    'one key made one withdrawal': sql`select idempotency_key from withdrawals group by player_id, idempotency_key having count(*) > 1`,
  }
  /** Accounts of a player as the ledger has them, beside the version that counts its movements. */
  const booked = async (playerId: number): Promise<Record<string, number>> => {
    const accounts = await rows<{ kind: string; balance: string }>(
      sql`select kind, balance::text as balance from ledger_accounts where player_id = ${playerId}`,
    )
    const [wallet] = await rows<{ version: string }>(sql`select version from wallets where player_id = ${playerId}`)
    const of = (kind: string) => Number(accounts.find((one) => one.kind === kind)?.balance ?? 0)
    return {
      main: of('main'),
      locked: of('locked'),
      casinoBonus: of('casinoBonus'),
      version: Number(wallet?.version ?? 0),
    }
  }
  const rulesBroken = async (): Promise<string[]> => {
    const found: string[] = []
    for (const [rule, query] of Object.entries(broken)) if ((await rows(query)).length > 0) found.push(rule)
    return found
  }

  test(
    'SAF-4 SAF-5 SAF-14 DEP-6 WDR-2 WDR-3 whatever deposits, rounds, grants, withdrawals, cancellations, repeats and crashes meet, every sum and balance agrees',
    async () => {
      const players = [await newPlayer(), await newPlayer()]
      const step = fc.array(fc.record({ who: fc.nat(1), what: happening }), { minLength: 1, maxLength: 5 })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
          for (const together of steps) await Promise.all(together.map(({ who, what }) => players[who]!.happen(what)))
          deaths.due = 0
          expect(await rulesBroken()).toEqual([])
          const forfeits = await rows<{ id: string }>(
            sql`select reference_id as id from ledger_movements where kind = 'FORFEIT'`,
          )
          const lostWithoutYes = forfeits.filter(({ id }) => unaccepted.includes(id))
          expect(lostWithoutYes, 'SAF-5 no bonus is lost without a yes').toEqual([])
          for (const { shown, playerId } of players)
            expect(await shown(), 'SAF-14 what is told of a balance is the ledger’s').toEqual(await booked(playerId))
        }),
        { numRuns: RUNS, examples: [[everyKind]] },
      )
      const kinds = await rows<{ kind: string; n: string }>(
        sql`select kind, count(*)::text as n from ledger_movements group by 1`,
      )
      const happened = kinds.map(({ kind }) => kind)
      for (const kind of ['DEPOSIT', 'BET', 'BONUS', 'WITHDRAW', 'CANCELED', 'FORFEIT', 'REVERSAL'])
        expect(happened).toContain(kind)
      expect(deaths.died, 'movements lost in the middle').toBeGreaterThan(0)
      const [tried] = await rows<{ deposits: string; withdrawals: string }>(
        sql`select (select count(*) from deposits)::text as deposits, (select count(*) from withdrawals)::text as withdrawals`,
      )
      console.log(
        `${store}: ${RUNS} runs, ${JSON.stringify(kinds)}, ${JSON.stringify(tried)}, ${deaths.died} lost in the middle`,
      )
    },
    RUNS * 15_000,
  )

  // Last: it leaves the ledger broken.
  test('SAF-4 SAF-14 a movement that is booked twice, and a balance that nothing moved, are found', async () => {
    const { happen, playerId, shown } = await newPlayer()
    deaths.due = 0
    deaths.isDoubled = true
    await happen({ kind: 'deposit', amount: 20, times: 1, stopsAt: 'end' })
    deaths.isDoubled = false
    expect(await rulesBroken()).toEqual(['a deposit is booked once if it was captured, else not at all'])
    const { main } = await shown()
    await it.operator.db.execute(
      sql`update ledger_accounts set balance = balance + 100 where player_id = ${playerId} and kind = 'main'`,
    )
    expect((await shown())['main']).toBe(Number(main) + 100)
    expect(await rulesBroken()).toContain('every balance is the sum of its postings')
  })
})

const all = <T>(n: number, what: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: n }, what))

/** A stake that the wallet does not hold is refused; anything else is a fault. */
function onlyShort(error: unknown): void {
  if ((error as Error).message !== DEATH && (error as { code?: string }).code !== 'error.not_enough_funds') throw error
}

function onlyDead(error: unknown): void {
  if ((error as Error).message !== DEATH) throw error
}
