import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, hour } from '#contract/constants.ts'
import { lossesOf } from '../banking/bonusMoney.ts'
import { holdWallet } from '../banking/deposits.ts'
import {
  decideWithdrawal,
  openWithdrawals,
  rememberWithdrawalCheck,
  requestWithdrawal,
} from '../banking/withdrawals.ts'
import { drawsOf, LIVE, settleDueRounds } from '../games/live.ts'
import { gameRounds } from '../games/schema.ts'
import { applyRewards } from '../qa/rewards.ts'
import { placeBet, settleDue } from '../sports/bets.ts'
import { sportsBets } from '../sports/schema.ts'
import { legsEnding } from '../sports/testLegs.ts'
import { startTestOperator, testStores, type TestOperator } from '../player/testOperator.ts'
import { holdActive } from './assignments.ts'
import { endDue, start } from './granting.ts'
import { bonusAssignments } from './schema.ts'
import { bonusTest, CALLER, WALLET_OF, type BonusTest } from './testBonus.ts'
import { grantForDeposit } from './triggers.ts'

/** How many random lives of bonus money are tried; `BONUS_RUNS=2000` for a long search. PGlite has one connection and does nothing at once: there half of them. */
const RUNS = Number(process.env['BONUS_RUNS'] ?? 40)
const PERIOD = LIVE.betting + LIVE.drawing + LIVE.showing

/** A bonus as chance makes it. */
const bonus = fc.record({
  vertical: fc.constantFrom('CASINO' as const, 'LIVE_CASINO' as const, 'SPORTS' as const),
  stickiness: fc.constantFrom('STICKY' as const, 'NON_STICKY' as const),
  money: fc.integer({ min: 1, max: 3000 }),
  wrMultiplier: fc.constantFrom<number[]>(0, 1, 2, 30),
  maxWin: fc.option(fc.integer({ min: 0, max: 2000 })),
  share: fc.constantFrom<number[]>(0, 0.1, 0.29, 1),
  isExcluded: fc.boolean(),
  /** 0: it gives money. Of sports: a free bet. */
  spins: fc.constantFrom<number[]>(0, 0, 1, 3),
  spinValue: fc.constantFrom<number[]>(20, 100),
  lifetime: fc.constantFrom<number[]>(2 * PERIOD, hour, 7 * day),
})

/** What happens to a player; `times` is how often it is sent, at the same time. */
type Happening =
  | { kind: 'bonus'; bonus: typeof bonus extends fc.Arbitrary<infer T> ? T : never }
  | { kind: 'money'; main: number }
  | { kind: 'round'; stake: number; seed: string; times: number }
  | { kind: 'table'; stake: number; times: number }
  | { kind: 'bet'; stake: number; endings: ('won' | 'lost')[]; isRace: boolean; isFree: boolean; times: number }
  | { kind: 'deposit'; vertical: 'CASINO' | 'SPORTS'; amount: number; wrMultiplier: number; times: number }
  | { kind: 'queue'; times: number }
  | { kind: 'lost'; because: 'forfeited' | 'withdrawn' | 'excluded' }
  | { kind: 'withdrawal'; times: number }
  | { kind: 'back'; times: number }
  | { kind: 'claim'; times: number }
  | { kind: 'time'; ms: number }
const times = fc.integer({ min: 1, max: 3 })
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('bonus' as const), bonus }) },
  fc.record({ kind: fc.constant('money' as const), main: fc.integer({ min: 0, max: 400 }) }),
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      stake: fc.constantFrom(20, 40, 200, 400),
      seed: fc.string(),
      times,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('table' as const), stake: fc.constantFrom(20, 100), times }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      stake: fc.constantFrom(100, 500),
      endings: fc.array(fc.constantFrom('won' as const, 'lost' as const), { minLength: 1, maxLength: 2 }),
      isRace: fc.boolean(),
      isFree: fc.boolean(),
      times,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('deposit' as const),
      vertical: fc.constantFrom('CASINO' as const, 'SPORTS' as const),
      amount: fc.integer({ min: 500, max: 5000 }),
      wrMultiplier: fc.constantFrom<number[]>(0, 1, 30),
      times,
    }),
  },
  fc.record({ kind: fc.constant('queue' as const), times }),
  fc.record({
    kind: fc.constant('lost' as const),
    because: fc.constantFrom('forfeited' as const, 'withdrawn' as const, 'excluded' as const),
  }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdrawal' as const), times }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('back' as const), times }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('claim' as const), times }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.constantFrom(LIVE.betting, PERIOD, hour, day) }),
  },
)

const plain = {
  stickiness: 'NON_STICKY' as const,
  money: 500,
  wrMultiplier: 1,
  maxWin: null,
  share: 1,
  isExcluded: false,
  spins: 0,
  spinValue: 20,
  lifetime: hour,
}
/** Lives in which everything happens that a short search could miss: both verticals, stakes of both kinds of money, each end by play. */
const certain: [Happening[]][] = [
  [
    [
      { kind: 'bonus', bonus: { ...plain, vertical: 'CASINO' } },
      { kind: 'round', stake: 200, seed: 'shared', times: 2 },
      { kind: 'lost', because: 'forfeited' },
      { kind: 'bonus', bonus: { ...plain, vertical: 'LIVE_CASINO' } },
      { kind: 'money', main: 0 },
      { kind: 'table', stake: 100, times: 2 },
      { kind: 'time', ms: LIVE.betting },
      { kind: 'bonus', bonus: { ...plain, vertical: 'CASINO', spins: 2 } },
      { kind: 'round', stake: 20, seed: 'free', times: 3 },
      { kind: 'time', ms: hour },
      { kind: 'money', main: 500 },
      // What is over is ended by whatever touches it next.
      { kind: 'round', stake: 20, seed: 'after', times: 1 },
      { kind: 'bonus', bonus: { ...plain, vertical: 'CASINO', money: 20 } },
      { kind: 'round', stake: 20, seed: 'released', times: 2 },
    ],
  ],
  [
    [
      // Another takes the place while a withdrawal stands; what comes back waits, and is claimed after it.
      { kind: 'bonus', bonus: { ...plain, vertical: 'CASINO', wrMultiplier: 30 } },
      { kind: 'withdrawal', times: 2 },
      { kind: 'bonus', bonus: { ...plain, vertical: 'CASINO', money: 300, wrMultiplier: 30 } },
      { kind: 'back', times: 2 },
      { kind: 'claim', times: 1 },
      { kind: 'lost', because: 'forfeited' },
      { kind: 'claim', times: 2 },
      { kind: 'money', main: 0 },
      { kind: 'round', stake: 200, seed: 'back', times: 1 },
      { kind: 'withdrawal', times: 1 },
      { kind: 'back', times: 1 },
    ],
  ],
  [
    [
      // Sports: a stake of both moneys, a bonus that a deposit gives waits behind it, and free bets of which win and nothing comes.
      { kind: 'bonus', bonus: { ...plain, vertical: 'SPORTS', lifetime: 7 * day } },
      { kind: 'money', main: 60 },
      { kind: 'bet', stake: 100, endings: ['won', 'won'], isRace: true, isFree: false, times: 2 },
      { kind: 'deposit', vertical: 'SPORTS', amount: 1000, wrMultiplier: 1, times: 2 },
      { kind: 'time', ms: hour },
      { kind: 'lost', because: 'forfeited' },
      { kind: 'claim', times: 2 },
      { kind: 'money', main: 0 },
      { kind: 'bet', stake: 500, endings: ['lost'], isRace: true, isFree: false, times: 1 },
      { kind: 'time', ms: hour },
      { kind: 'lost', because: 'forfeited' },
      { kind: 'bonus', bonus: { ...plain, vertical: 'SPORTS', spins: 1, spinValue: 100, lifetime: 7 * day } },
      { kind: 'bet', stake: 100, endings: ['won'], isRace: true, isFree: true, times: 3 },
      { kind: 'time', ms: hour },
      { kind: 'bet', stake: 500, endings: ['won'], isRace: false, isFree: false, times: 1 },
      { kind: 'withdrawal', times: 1 },
      { kind: 'time', ms: day },
      { kind: 'back', times: 1 },
    ],
  ],
  [
    [
      // The player puts spins behind a bonus themselves.
      { kind: 'bonus', bonus: { ...plain, vertical: 'CASINO', wrMultiplier: 30 } },
      { kind: 'queue', times: 3 },
      { kind: 'deposit', vertical: 'CASINO', amount: 800, wrMultiplier: 0, times: 3 },
      { kind: 'claim', times: 1 },
      { kind: 'lost', because: 'forfeited' },
      { kind: 'claim', times: 3 },
      { kind: 'round', stake: 20, seed: 'queued', times: 2 },
    ],
  ],
]

/** What is wrong in the books, by what it breaks; each query finds nothing. */
const broken = (playerId: number) => ({
  'a movement sums to zero': sql`select movement_id from ledger_postings group by movement_id having sum(amount) <> 0`,
  'a balance is the sum of its postings': sql`select a.id from ledger_accounts a
    left join ledger_postings p on p.account_id = a.id where a.player_id = ${playerId}
    group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
  'nothing is below nothing': sql`select id from ledger_accounts where player_id = ${playerId} and balance < 0`,
  'bonus money is held by an active assignment of its vertical': sql`select a.id from ledger_accounts a
    where a.player_id = ${playerId} and a.balance > 0 and a.kind in ('casinoBonus', 'liveCasinoBonus', 'sportsBonus')
    and not exists (select 1 from bonus_assignments b where b.player_id = a.player_id and b.state = 'ACTIVE'
      and case b.vertical when 'CASINO' then 'casinoBonus' when 'SPORTS' then 'sportsBonus' else 'liveCasinoBonus' end = a.kind)`,
  'what a bonus wallet holds is the active assignment’s own': sql`select b.id from bonus_assignments b
    join ledger_accounts a on a.player_id = b.player_id
      and a.kind = case b.vertical when 'CASINO' then 'casinoBonus' when 'SPORTS' then 'sportsBonus' else 'liveCasinoBonus' end
    where b.player_id = ${playerId} and b.state = 'ACTIVE' and b.kind <> 'CASHBACK'
    and a.balance <> (select coalesce(sum(p.amount), 0) from ledger_postings p
      join ledger_movements m on m.id = p.movement_id where p.account_id = a.id and (m.reference_id = b.id
        or m.details->>'campaignId' = b.campaign_id
        or m.details->'lost' @> jsonb_build_array(jsonb_build_object('campaignId', b.campaign_id))
        or exists (select 1 from game_rounds r where r.player_id = b.player_id and r.id = m.reference_id
          and r.assignment_id = b.id)
        or exists (select 1 from sports_bets s where s.player_id = b.player_id and s.id = m.reference_id
          and s.assignment_id = b.id)))`,
  'a bet took its stake once, by its parts': sql`select s.id from sports_bets s where s.player_id = ${playerId}
    and (case when s.is_free then 0 else s.stake end) <> -(select coalesce(sum(p.amount), 0) from ledger_movements m
      join ledger_postings p on p.movement_id = m.id join ledger_accounts a on a.id = p.account_id
      where m.player_id = s.player_id and m.reference_id = s.id and m.kind = 'BET' and a.player_id = s.player_id)`,
  'the part of bonus money is what was taken of it for a bet': sql`select s.id from sports_bets s where s.player_id = ${playerId}
    and s.bonus_stake <> -(select coalesce(sum(p.amount), 0) from ledger_movements m
      join ledger_postings p on p.movement_id = m.id join ledger_accounts a on a.id = p.account_id
      where m.player_id = s.player_id and m.reference_id = s.id and m.kind = 'BET' and a.kind like '%Bonus'
      and a.player_id = s.player_id)`,
  'a bet paid what it came to once, and nothing while it is open': sql`select s.id from sports_bets s where s.player_id = ${playerId}
    and s.payout <> (select coalesce(sum(p.amount), 0) from ledger_movements m
      join ledger_postings p on p.movement_id = m.id join ledger_accounts a on a.id = p.account_id
      where m.player_id = s.player_id and m.reference_id = s.id and m.kind in ('WIN', 'BET_VOID') and a.player_id = s.player_id)`,
  'a free bet was made once of each': sql`select assignment_id from sports_bets where player_id = ${playerId} and is_free
    and state <> 'void' group by assignment_id having count(*) > 1`,
  'bonus money was bet under a bonus alone': sql`select id from sports_bets where player_id = ${playerId}
    and assignment_id is null and (bonus_stake > 0 or is_free)`,
  'a deposit has earned each bonus once': sql`select reference_id from ledger_movements where player_id = ${playerId}
    and category = 'BONUS' and idempotency_key like '%:grant' group by reference_id having count(*) > 1`,
  'a round took its stake once, by its parts': sql`select r.id from game_rounds r where r.player_id = ${playerId}
    and (case when r.is_free_spin then 0 else r.stake end) <> -(select coalesce(sum(p.amount), 0) from ledger_movements m
      join ledger_postings p on p.movement_id = m.id join ledger_accounts a on a.id = p.account_id
      where m.player_id = r.player_id and m.reference_id = r.id and m.kind = 'BET' and a.player_id = r.player_id)`,
  'the part of bonus money is what was taken of it': sql`select r.id from game_rounds r where r.player_id = ${playerId}
    and r.bonus_stake <> -(select coalesce(sum(p.amount), 0) from ledger_movements m
      join ledger_postings p on p.movement_id = m.id join ledger_accounts a on a.id = p.account_id
      where m.player_id = r.player_id and m.reference_id = r.id and m.kind = 'BET' and a.kind like '%Bonus'
      and a.player_id = r.player_id)`,
  'a round paid its win once': sql`select r.id from game_rounds r where r.player_id = ${playerId}
    and r.win <> (select coalesce(sum(p.amount), 0) from ledger_movements m
      join ledger_postings p on p.movement_id = m.id join ledger_accounts a on a.id = p.account_id
      where m.player_id = r.player_id and m.reference_id = r.id and m.kind = 'WIN' and a.player_id = r.player_id)`,
  'bonus money was staked under a bonus alone': sql`select id from game_rounds where player_id = ${playerId}
    and assignment_id is null and (bonus_stake > 0 or is_free_spin)`,
  'what is counted of play is own money': sql`select m.id from ledger_movements m where m.player_id = ${playerId}
    and m.category in ('CASINO', 'LIVE_CASINO', 'SPORTS', 'VIRTUAL_SPORTS') and m.own <> (select coalesce(sum(p.amount), 0) from ledger_postings p
      join ledger_accounts a on a.id = p.account_id where p.movement_id = m.id and a.kind in ('main', 'locked'))`,
  'spins and wagering are within their bounds': sql`select id from bonus_assignments where player_id = ${playerId}
    and (spins_left < 0 or spins_left > spins_total or wagered < 0 or spins_won < 0)`,
  'a release was wagered for': sql`select id from bonus_assignments where player_id = ${playerId}
    and ended_because = 'released' and wagered < wagering_total`,
  'who has wagered it through has it released, or waits for what lies on a table': sql`select b.id from bonus_assignments b
    where b.player_id = ${playerId} and b.state = 'ACTIVE' and b.wagered > 0 and b.spins_left = 0 and b.given > 0
    and b.wagered >= b.wagering_total and not exists (select 1 from game_rounds r where r.assignment_id = b.id
      and r.bonus_stake > 0 and coalesce((r.shown->>'pending')::boolean, false)) and not exists (select 1 from sports_bets s
      where s.assignment_id = b.id and (s.bonus_stake > 0 or s.is_free) and s.state = 'open')`,
})

/** The same work several times at once; what is refused of it is no matter here. */
const allTimes = (n: number, work: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: n }, work))

describe.each(testStores)('on %s', (store) => {
  let server: TestOperator
  let it: BonusTest
  let games: { slot: string; table: string }
  beforeAll(async () => {
    server = await startTestOperator(store)
    it = bonusTest(server)
    games = { slot: await it.gameWith('casino', 'slots'), table: await it.gameWith('live', 'roulette') }
  }, 120_000)
  afterAll(() => server.close())

  const rows = async (query: ReturnType<typeof sql>) =>
    ((await server.operator.db.execute(query)) as { rows: Record<string, string>[] }).rows

  /** Each end paid what its rule says: of what the assignment held, own money and the house's part. */
  async function expectRightEnds(playerId: number) {
    const ended = (
      await server.operator.db.select().from(bonusAssignments).where(eq(bonusAssignments.playerId, playerId))
    ).filter(({ state }) => state === 'ENDED')
    for (const one of ended) {
      const parts = await rows(sql`select m.kind, sum(-p.amount)::text as sum
        from ledger_movements m join ledger_postings p on p.movement_id = m.id join ledger_accounts a on a.id = p.account_id
        where m.idempotency_key like ${`bonus:${one.id}:end:%`} and a.kind = ${WALLET_OF[one.vertical]} group by m.kind`)
      const of = (kind: string) => Number(parts.find((part) => part.kind === kind)?.sum ?? 0)
      const [own, house] = [of('WIN'), of(one.endedBecause === 'released' ? 'WIN_VOID' : 'FORFEIT')]
      const won = one.plan.stickiness === 'STICKY' ? Math.max(0, own + house - one.given) : own + house
      const due = one.endedBecause === 'released' ? Math.min(won, one.plan.maxWin ?? won) : 0
      expect({ because: one.endedBecause, own }).toEqual({ because: one.endedBecause, own: due })
      if (one.endedBecause === 'spent') expect(own + house).toBe(0)
    }
  }

  /** A player with both games open, and what can happen to them. */
  async function newLife() {
    const made = await server.call('POST', '/qa/players', { wallet: { main: 130 } })
    const { playerId, email, password } = made.body as { playerId: number; email: string; password: string }
    const { id: token } = await server.signIn(email, password)
    const signInId = (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { origin_jti: string })
      .origin_jti
    const [slot, table] = [await it.opens(playerId, games.slot), await it.opens(playerId, games.table)]
    const wageredBefore = new Map<string, number>()

    const { operator } = server
    const withdraw = async (): Promise<void> => {
      const player = (await operator.players.find(playerId))!
      const checkId = await operator.transaction(async () => {
        const { balances } = (await operator.ledger.walletOf(playerId))!
        const { named } = await lossesOf(operator, playerId, balances)
        return rememberWithdrawalCheck(operator, playerId, named)
      })
      await operator.transaction((tx) =>
        requestWithdrawal(operator, tx, player, {
          amount: 2000,
          currency: 'EUR',
          method: 'CREDITCARD',
          checkId,
          forfeitAccepted: true,
          idempotencyKey: randomUUID(),
        }),
      )
    }
    const claimWaiting = (): Promise<void> =>
      operator.transaction(async (tx) => {
        await holdWallet(tx, playerId)
        await endDue(operator, tx, playerId)
        const [waits] = await tx
          .select()
          .from(bonusAssignments)
          .where(sql`player_id = ${playerId} and state = 'WAITING'`)
          .for('update')
        if (waits && (await holdActive(operator, tx, playerId, waits.vertical)) === null)
          await start(operator, tx, waits)
      })

    const happens = async (one: Happening): Promise<void> => {
      if (one.kind === 'withdrawal') {
        await server.call('PATCH', `/qa/players/${playerId}`, { wallet: { main: 2000 } })
        await allTimes(one.times, withdraw)
      }
      if (one.kind === 'back') {
        const [open] = await openWithdrawals(operator, playerId)
        if (open) await allTimes(one.times, () => decideWithdrawal(operator, open.id, 'FAILED'))
      }
      if (one.kind === 'bet') {
        const betId = randomUUID()
        const bettor = {
          playerId,
          signInId,
          product: one.isRace ? ('VIRTUAL_SPORTS' as const) : ('SPORTSBOOK' as const),
        }
        const legs = await legsEnding(operator, one.endings, one.isRace ? 'horses' : 'football')
        await allTimes(one.times, () =>
          placeBet(operator, bettor, { betId, stake: one.stake, legs, isFree: one.isFree }, CALLER),
        )
      }
      if (one.kind === 'deposit') {
        const { vertical, amount, wrMultiplier } = one
        const campaignId = randomUUID()
        const deposit = { percent: 100, minimum: 600, maximum: 2000 }
        await applyRewards(operator, playerId, [
          { id: campaignId, vertical, bonusType: vertical, campaignCategory: 'TRIGGERED', deposit, wrMultiplier },
        ])
        // Deposits that were all made for the same bonus.
        await allTimes(one.times, () =>
          operator.transaction(async (tx) => {
            await holdWallet(tx, playerId)
            await grantForDeposit(operator, tx, {
              id: randomUUID(),
              playerId,
              amount,
              campaignId,
              isWithoutBonus: false,
            })
          }),
        )
      }
      if (one.kind === 'queue') {
        const id = randomUUID()
        const freeSpins = { gameId: games.slot, spins: 2, spinValue: 20 }
        await applyRewards(operator, playerId, [{ id, freeSpins, wrMultiplier: 1 }])
        await allTimes(one.times, () =>
          server.call(
            'POST',
            `/api/v1/bonus/freespin/campaign/${id}/claim`,
            { queue: true },
            {
              authorization: token,
              'idempotency-key': randomUUID(),
            },
          ),
        )
      }
      if (one.kind === 'claim') await allTimes(one.times, claimWaiting)
      if (one.kind === 'bonus') {
        const { vertical, stickiness, money, wrMultiplier, maxWin, share, isExcluded, spins, spinValue, lifetime } =
          one.bonus
        const isSpins = spins > 0 && vertical === 'CASINO'
        const isFreeBet = spins > 0 && vertical === 'SPORTS'
        const excluded = { CASINO: games.slot, LIVE_CASINO: games.table, SPORTS: 'VIRTUAL_SPORTS' }[vertical]
        const plan = {
          vertical,
          stickiness,
          wrMultiplier,
          maxWin,
          lifetime,
          contributions: { byGameType: { slots: share }, rest: share },
          excludedGames: isExcluded ? [excluded] : [],
          freeSpins: isSpins ? { gameId: games.slot, spins, spinValue } : null,
        }
        const given = isSpins
          ? { kind: 'FREE_SPINS' as const, spins, spinValue }
          : isFreeBet
            ? { kind: 'FREE_BET' as const, spins: 1, spinValue }
            : { money }
        // Against an active one of its vertical the database itself says no.
        await it.give(playerId, { ...given, plan }).catch(() => null)
      }
      if (one.kind === 'money') await server.call('PATCH', `/qa/players/${playerId}`, { wallet: { main: one.main } })
      if (one.kind === 'round') {
        const roundId = randomUUID()
        await allTimes(one.times, () => slot.plays({ spin: one.stake }, { roundId, draw: drawsOf(one.seed) }))
      }
      if (one.kind === 'table') {
        const roundId = randomUUID()
        // Stakes are taken when a round begins.
        await server.call('POST', '/qa/clock', { advanceMs: PERIOD - (server.operator.clock.now() % PERIOD) + 50 })
        await allTimes(one.times, () => table.plays({ red: one.stake, odd: one.stake }, { roundId }))
      }
      if (one.kind === 'lost') {
        const active = (
          await server.operator.db.select().from(bonusAssignments).where(eq(bonusAssignments.playerId, playerId))
        ).find(({ state }) => state === 'ACTIVE')
        if (active) await it.end(active.id, one.because)
      }
      if (one.kind === 'time') {
        await server.call('POST', '/qa/clock', { advanceMs: one.ms })
        await allTimes(2, () => settleDueRounds(server.operator))
        await allTimes(2, () => settleDue(server.operator, playerId))
        // What a live table has shown is seen.
        await server.operator.db
          .update(gameRounds)
          .set({ seen: true })
          .where(sql`player_id = ${playerId} and not coalesce((shown->>'pending')::boolean, false)`)
      }
    }

    const check = async () => {
      for (const [what, query] of Object.entries(broken(playerId)))
        expect({ what, found: await rows(query) }).toEqual({ what, found: [] })
      const all = await server.operator.db
        .select()
        .from(bonusAssignments)
        .where(eq(bonusAssignments.playerId, playerId))
      for (const { id, wagered } of all) {
        expect(wagered).toBeGreaterThanOrEqual(wageredBefore.get(id) ?? 0)
        wageredBefore.set(id, wagered)
      }
      await expectRightEnds(playerId)
    }
    return { happens, check, playerId }
  }

  test('BON-1 RMB-3 SAF-4 whatever happens to bonus money, in whatever order and however often it is sent, the books are right after each step', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 14 }), async (life) => {
        const { happens, check, playerId } = await newLife()
        for (const one of life) {
          await happens(one)
          await check()
        }
        const ends = await server.operator.db
          .select()
          .from(bonusAssignments)
          .where(eq(bonusAssignments.playerId, playerId))
        for (const { endedBecause, state, withdrawalId } of ends) {
          seen.add(String(endedBecause))
          if (withdrawalId !== null && endedBecause !== 'withdrawn' && state !== 'WAITING') seen.add('taken up again')
        }
        const played = await server.operator.db.select().from(gameRounds).where(eq(gameRounds.playerId, playerId))
        if (played.some(({ isFreeSpin }) => isFreeSpin)) seen.add('free spin')
        if (played.some(({ bonusStake, stake }) => bonusStake > 0 && bonusStake < stake)) seen.add('shared stake')
        if (played.some(({ shown, bonusStake }) => shown['pocket'] !== undefined && bonusStake > 0)) seen.add('live')
        const bets = await server.operator.db.select().from(sportsBets).where(eq(sportsBets.playerId, playerId))
        for (const { state, isFree, bonusStake, stake } of bets) {
          if (isFree) seen.add(`free bet ${state}`)
          else if (bonusStake > 0) seen.add(bonusStake < stake ? 'shared bet' : 'bet of bonus money')
        }
        if (ends.some(({ earnedBy, startedAt }) => earnedBy === 'DEPOSIT' && startedAt !== null)) seen.add('by deposit')
      }),
      { numRuns: store === 'PGlite' ? Math.ceil(RUNS / 2) : RUNS, examples: certain },
    )
    // A short search too has been everywhere that matters.
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'released',
        'forfeited',
        'expired',
        'free spin',
        'shared stake',
        'live',
        'taken up again',
        'free bet won',
        'shared bet',
        'bet of bonus money',
        'by deposit',
      ]),
    )
  }, 300_000)
})
