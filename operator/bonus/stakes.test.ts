import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { day, hour } from '#contract/constants.ts'
import { lossesOf } from '../banking/bonusMoney.ts'
import { holdWallet } from '../banking/deposits.ts'
import { documentsOf } from '../content/documentsOf.ts'
import type { Tx } from '../db/open.ts'
import { LIVE, settleDueRounds } from '../games/live.ts'
import { markSeen } from '../games/rounds.ts'
import { balanceOf } from '../games/sessions.ts'
import { inboxMessages } from '../inbox/schema.ts'
import { limitsLeft } from '../limits/limits.ts'
import { startTestOperator, oneStore, type TestOperator } from '../player/testOperator.ts'
import { saveAssignment } from './assignments.ts'
import { countedLoss } from './cashback.ts'
import { stopCashback } from './claims.ts'
import { gameLimitations } from './contributions.ts'
import { endForWithdrawal, takeUpAgain } from './endings.ts'
import { start } from './granting.ts'
import { cashbackOf } from './rewards.ts'
import { contributionOf, countedStake, releaseOf, splitStake, splitWin } from './rules.ts'
import { bonusAssignments } from './schema.ts'
import { bookEnding, coverOf, holdAssignment, type Play } from './stakes.ts'
import { bonusTest, type BonusTest } from './testBonus.ts'
import { endDueBonuses } from './timer.ts'

const PERIOD = LIVE.betting + LIVE.drawing + LIVE.showing

const holder = (playerId: number) => ({ playerId, countryCode: 'FI', market: 'EN', currency: 'EUR' })

describe('rules of bonus money', () => {
  test.each([
    [
      { stickiness: 'NON_STICKY', held: 500, given: 300, maxWin: null },
      { own: 500, house: 0 },
    ],
    [
      { stickiness: 'NON_STICKY', held: 500, given: 300, maxWin: 120 },
      { own: 120, house: 380 },
    ],
    [
      { stickiness: 'STICKY', held: 500, given: 300, maxWin: null },
      { own: 200, house: 300 },
    ],
    [
      { stickiness: 'STICKY', held: 200, given: 300, maxWin: null },
      { own: 0, house: 200 },
    ],
    [
      { stickiness: 'STICKY', held: 500, given: 300, maxWin: 50 },
      { own: 50, house: 450 },
    ],
  ] as const)('BON-1 a release of %o pays %o', (release, paid) => {
    expect(releaseOf(release)).toEqual(paid)
  })

  test('RMB-3 own money is staked first, and what both wallets do not hold is no stake', () => {
    expect(splitStake(100, { own: 300, bonus: 500 })).toEqual({ own: 100, bonus: 0 })
    expect(splitStake(100, { own: 30, bonus: 70 })).toEqual({ own: 30, bonus: 70 })
    expect(splitStake(100, { own: 30, bonus: 69 })).toBeNull()
  })

  test('RMB-3 a win is shared as its stake was, to the last minor unit, which is the player’s own', () => {
    expect(splitWin(100, { stake: 3, ofBonus: 1 })).toEqual({ own: 67, bonus: 33 })
    expect(splitWin(1, { stake: 2, ofBonus: 1 })).toEqual({ own: 1, bonus: 0 })
    const most = Number.MAX_SAFE_INTEGER
    expect(splitWin(most, { stake: 1_000_003, ofBonus: 1_000_003 })).toEqual({ own: 0, bonus: most })
  })

  test('BON-7 a stake counts by its kind of game, rounded down and exact, and not at all in an excluded game', () => {
    const plan = { excludedGames: ['shut'], contributions: { byGameType: { slots: 0.29, roulette: 0 }, rest: 0.1 } }
    const shares = ['slots', 'roulette', 'toString'].map((gameType) => contributionOf(plan, { gameId: 'g', gameType }))
    expect(shares).toEqual([0.29, 0, 0.1])
    expect(contributionOf(plan, { gameId: 'shut', gameType: 'slots' })).toBe(0)
    expect(contributionOf(plan, { gameId: 'g', launchId: 'shut', gameType: 'slots' })).toBe(0)
    expect([countedStake(100, 0.29), countedStake(30, 0.1), countedStake(99, 0.29), countedStake(7, 1)]).toEqual([
      29, 3, 28, 7,
    ])
  })
})

let server: TestOperator

const leftOf = async (playerId: number) => {
  const { spend, loss } = await limitsLeft(server.operator, holder(playerId))
  return { spend: spend?.left, loss: loss?.left }
}

const advance = (advanceMs: number) => server.call('POST', '/qa/clock', { advanceMs })
/** A round in another game. */
const playElsewhere = (playerId: number): Play => ({
  playerId,
  category: 'LIVE_CASINO',
  house: 'house:games',
  referenceId: 'elsewhere',
  keyOf: (kind) => `elsewhere:${playerId}:${kind}`,
  details: {},
  game: { gameId: 'elsewhere', gameType: 'slots' },
})
/** The next round of all live tables begins. */
const toNextRound = () => advance(PERIOD - (server.operator.clock.now() % PERIOD) + 50)
/** The stakes are closed, and what lies on the tables is decided. */
const decided = async () => {
  await advance(LIVE.betting)
  await settleDueRounds(server.operator)
}

describe.each(oneStore)('bonus money in play on %s', (store) => {
  let it: BonusTest
  let slot: string
  let table: string
  beforeAll(async () => {
    server = await startTestOperator(store)
    it = bonusTest(server)
    slot = await it.gameWith('casino', 'slots')
    table = await it.gameWith('live', 'roulette')
  })
  afterAll(() => server.close())

  const everyNumber = Object.fromEntries(Array.from({ length: 37 }, (_, pocket) => [`n${pocket}`, 20]))

  const spinPlan = (parts = {}) => ({
    title: 'Friday spins',
    bonusType: 'FREE_SPINS' as const,
    wrMultiplier: 5,
    freeSpins: { gameId: slot, spins: 2, spinValue: 100 },
    ...parts,
  })

  describe('in a casino game', () => {
    test('RMB-3 own money goes first, the rest is bonus money, and a win comes back by these shares', async () => {
      const playerId = await it.newPlayer(30)
      const { id, campaignId } = await it.give(playerId, { money: 500 })
      const game = await it.opens(playerId, slot)
      const lost = await game.plays({ spin: 100 })
      expect(lost).toMatchObject({
        stake: 100,
        win: 0,
        balance: 0,
        bonusBalance: 430,
        bonusStake: 70,
        assignmentId: id,
      })
      const won = await game.plays({ spin: 100 }, { draw: game.drawThat(true, { spin: 100 }) })
      expect(won).toMatchObject({ balance: 0, bonusStake: 100, bonusBalance: 330 + won.win })
      await server.call('PATCH', `/qa/players/${playerId}`, { wallet: { main: 60 } })
      const shared = await game.plays({ spin: 100 }, { draw: game.drawThat(true, { spin: 100 }) })
      const ofBonus = Math.floor((shared.win * 40) / 100)
      expect(shared).toMatchObject({ bonusStake: 40, balance: shared.win - ofBonus })
      expect((await it.balances(playerId)).casinoBonus).toBe(won.bonusBalance - 40 + ofBonus)
      expect(await it.moved(playerId)).toEqual([
        ['WIN', 'BONUS', 'casinoBonus', 500],
        ['BET', 'CASINO', 'main', -30],
        ['BET', 'CASINO', 'casinoBonus', -70],
        ['BET', 'CASINO', 'casinoBonus', -100],
        ['WIN', 'CASINO', 'casinoBonus', won.win],
        ['BET', 'CASINO', 'main', -60],
        ['BET', 'CASINO', 'casinoBonus', -40],
        ['WIN', 'CASINO', 'main', shared.win - ofBonus],
        ['WIN', 'CASINO', 'casinoBonus', ofBonus],
      ])
      expect(await it.assignmentOf(id)).toMatchObject({
        wagered: 300,
        wageringTotal: 5000,
        state: 'ACTIVE',
        campaignId,
      })
    })

    test('TXN-1 RMB-6 the history names the bonus beside the game, and says what each wallet was left with', async () => {
      const { body: made } = await server.call('POST', '/qa/players', { wallet: { main: 30 } })
      await it.give(made.playerId, { money: 500 })
      await (await it.opens(made.playerId, slot)).plays({ spin: 100 })
      const session = await server.signIn(made.email, made.password)
      const { body } = await server.as(session, 'GET', '/api/v1/player/wallet/transactions?limit=10&category=CASINO')
      const label = expect.stringMatching(/\S/) as string
      expect(body.transactions).toMatchObject([
        { type: 'BET', walletId: 'casinoBonus', amount: -0.7, balanceAfterTransaction: 4.3 },
        { type: 'BET', walletId: 'main', amount: -0.3, balanceAfterTransaction: 0, reason: label },
      ])
      const [ofBonus, own] = body.transactions as { reason: string }[]
      expect(ofBonus!.reason).toBe(`${own!.reason}, Welcome bonus`)
    })

    test('SAF-4 a round asked for again is the same round, and moves nothing and counts nothing twice', async () => {
      const playerId = await it.newPlayer(30)
      const { id } = await it.give(playerId, { money: 500 })
      const game = await it.opens(playerId, slot)
      const again = () => game.plays({ spin: 100 }, { roundId: 'one-round-for-all' })
      const rounds = [await again(), ...(await Promise.all([again(), again()]))]
      expect(new Set(rounds.map(({ bonusBalance }) => bonusBalance))).toEqual(new Set([430]))
      expect((await it.assignmentOf(id)).wagered).toBe(100)
      expect((await it.moved(playerId)).length).toBe(3)
    })

    test('BON-7 SAF-2 bonus money is not staked in an excluded game, nor by whom bonuses are not for, nor without a bonus', async () => {
      const playerId = await it.newPlayer(50)
      const { id, campaignId } = await it.give(playerId, { money: 500, plan: { excludedGames: [slot] } })
      const game = await it.opens(playerId, slot)
      await expect(game.plays({ spin: 100 })).rejects.toMatchObject({ code: 'error.not_enough_funds' })
      expect(await balanceOf(server.operator, game.session)).toEqual({ balance: 50, bonus: 0, freeSpins: null })
      expect(await gameLimitations(server.operator, playerId, slot)).toEqual({ status: 1, contribution: 0, campaignId })
      expect(await game.plays({ spin: 40 })).toMatchObject({ assignmentId: null, bonusStake: 0 })
      expect((await it.assignmentOf(id)).wagered).toBe(0)
      expect(await gameLimitations(server.operator, playerId, table)).toMatchObject({ status: 0 })

      // A product of the sportsbook is a game to the rules, too.
      const sports = { vertical: 'SPORTS' as const, excludedGames: ['VIRTUAL_SPORTS'] }
      const bet = await it.give(playerId, { money: 500, plan: sports })
      const inSports = (product: string) => gameLimitations(server.operator, playerId, product)
      expect(await inSports('SPORTSBOOK')).toEqual({ status: 2, contribution: 1, campaignId: bet.campaignId })
      expect(await inSports('VIRTUAL_SPORTS')).toEqual({ status: 1, contribution: 0, campaignId: bet.campaignId })

      const other = await it.newPlayer(50, { profile: { permissions: { bonuses: false } } })
      await it.give(other, { money: 500 })
      const theirs = await it.opens(other, slot)
      await expect(theirs.plays({ spin: 100 })).rejects.toMatchObject({ code: 'error.not_enough_funds' })
      expect(await balanceOf(server.operator, theirs.session)).toMatchObject({ bonus: 0 })
      expect(await gameLimitations(server.operator, other, slot)).toEqual({
        status: 0,
        contribution: null,
        campaignId: null,
      })

      const third = await it.newPlayer(50, { wallet: { main: 50, casinoBonus: 500 } })
      await expect((await it.opens(third, slot)).plays({ spin: 100 })).rejects.toMatchObject({
        code: 'error.not_enough_funds',
      })
    })

    test('BON-7 in a game that counts in part the limitations say by how much, and a stake counts so, rounded down', async () => {
      const playerId = await it.newPlayer(1000)
      const plan = { contributions: { byGameType: { slots: 0.07 }, rest: 1 } }
      const { id, campaignId } = await it.give(playerId, { money: 500, plan })
      const said = await gameLimitations(server.operator, playerId, slot)
      expect(said).toEqual({ status: 2, contribution: 0.07, campaignId })
      await (await it.opens(playerId, slot)).plays({ spin: 140 })
      expect((await it.assignmentOf(id)).wagered).toBe(9)
      expect(await gameLimitations(server.operator, playerId, 'no-such-game')).toMatchObject({ status: 0 })
    })

    test.each([
      ['NON_STICKY' as const, null, 400, 0],
      ['NON_STICKY' as const, 150, 150, 250],
      ['STICKY' as const, null, 0, 400],
    ])(
      'BON-1 wagered through, a bonus (%s, at most %s) pays %i and leaves %i to the house, with the round that did it',
      async (stickiness, maxWin, own, house) => {
        const playerId = await it.newPlayer(0)
        const { id } = await it.give(playerId, { money: 500, plan: { stickiness, maxWin, wrMultiplier: 1 } })
        await server.operator.transaction(async (tx) => saveAssignment(tx, await it.assignmentOf(id), { wagered: 400 }))
        const round = await (await it.opens(playerId, slot)).plays({ spin: 100 })
        expect(round).toMatchObject({ balance: own, bonusBalance: 0 })
        expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'released', wagered: 500 })
        expect(await it.balances(playerId)).toMatchObject({ main: own, casinoBonus: 0 })
        const ends = (await it.moved(playerId)).filter(
          ([, category, , amount]) => category === 'BONUS' && amount !== 500,
        )
        const paid = ends.filter(([, , wallet]) => wallet === 'main').map(([kind, , , amount]) => [kind, amount])
        const back = ends.filter(([, , wallet]) => wallet !== 'main').map(([kind, , , amount]) => [kind, amount])
        expect(paid).toEqual(own === 0 ? [] : [['WIN', own]])
        expect(back).toEqual([...(own === 0 ? [] : [['WIN', -own]]), ...(house === 0 ? [] : [['WIN_VOID', -house]])])
        const told = await server.operator.db.select().from(inboxMessages).where(eq(inboxMessages.playerId, playerId))
        const words = own === 0 ? 'nothing of it is paid out' : house === 0 ? 'Its money is your own' : 'The rest'
        expect(told.map(({ text }) => text)).toEqual([expect.stringContaining(words)])
      },
    )

    test('BON-1 a bonus of which nothing is left is spent, with the round that took the last of it', async () => {
      const playerId = await it.newPlayer(0)
      const { id } = await it.give(playerId, { money: 100 })
      const game = await it.opens(playerId, slot)
      expect(await game.plays({ spin: 60 })).toMatchObject({ bonusBalance: 40 })
      expect((await it.assignmentOf(id)).state).toBe('ACTIVE')
      await game.plays({ spin: 40 })
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'spent' })
    })

    test('BON-1 bonus money whose time is over is not staked any more, and goes back to the house', async () => {
      const playerId = await it.newPlayer(50)
      const { id } = await it.give(playerId, { money: 500, plan: { lifetime: hour } })
      const game = await it.opens(playerId, slot)
      await advance(hour)
      expect(await balanceOf(server.operator, game.session)).toMatchObject({ bonus: 0 })
      expect(await game.plays({ spin: 40 })).toMatchObject({ assignmentId: null, balance: 10 })
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'expired' })
      expect((await it.balances(playerId)).casinoBonus).toBe(0)
    })
  })

  describe('limits', () => {
    const limits = { spend: { D: { value: 1000 } }, loss: { D: { value: 1000 } } }

    test('LIM-1 BON-1 a limit counts own money alone: bonus money uses none of it up, and none that is won or released makes room', async () => {
      const playerId = await it.newPlayer(100, { limits })
      await it.give(playerId, { money: 5000, plan: { wrMultiplier: 1 } })
      const game = await it.opens(playerId, slot)
      await game.plays({ spin: 200 })
      expect(await leftOf(playerId)).toEqual({ spend: 900, loss: 900 })
      await game.plays({ spin: 1000 }, { draw: game.drawThat(true, { spin: 1000 }) })
      expect(await leftOf(playerId)).toEqual({ spend: 900, loss: 900 })
      for (let round = 0; round < 4; round++) await game.plays({ spin: 1000 })
      // Released: what comes is no win of own money.
      expect((await it.balances(playerId)).main).toBeGreaterThan(0)
      expect(await leftOf(playerId)).toEqual({ spend: 900, loss: 900 })
    })

    test('LIM-1 who has nothing left in a limit does not go on with a bonus, nor with own money split by one', async () => {
      const playerId = await it.newPlayer(1200, { limits })
      await it.give(playerId, { money: 5000 })
      const game = await it.opens(playerId, slot)
      await expect(game.plays({ spin: 1200 })).rejects.toMatchObject({ code: 'error.play.limit' })
      await game.plays({ spin: 1000 })
      await server.call('PATCH', `/qa/players/${playerId}`, { wallet: { main: 0 } })
      await expect(game.plays({ spin: 100 })).rejects.toMatchObject({ code: 'error.play.limit' })
    })

    test('LIM-1 what free spins win as own money makes no room in a loss limit', async () => {
      const playerId = await it.newPlayer(100, { limits })
      const game = await it.opens(playerId, slot)
      await game.plays({ spin: 100 })
      const plan = { wrMultiplier: 0, freeSpins: { gameId: slot, spins: 1, spinValue: 100 } }
      await it.give(playerId, { kind: 'FREE_SPINS', spins: 1, spinValue: 100, plan })
      const round = await game.plays({ spin: 100 }, { isFreeSpin: true, draw: game.drawThat(true, { spin: 100 }) })
      expect((await it.balances(playerId)).main).toBe(round.win)
      expect(round.win).toBeGreaterThan(0)
      expect(await leftOf(playerId)).toEqual({ spend: 900, loss: 900 })
    })

    test('BON-8 RMB-3 a cashback counts what was lost of own money in its vertical since it was activated', async () => {
      const playerId = await it.newPlayer(100)
      const game = await it.opens(playerId, slot)
      await game.plays({ spin: 40 })
      await advance(1000)
      await it.give(playerId, { money: 5000 })
      const cashback = { percentage: 10, maximum: null, period: 'WEEK' as const, booster: null }
      const running = await it.give(playerId, { kind: 'CASHBACK', plan: { cashback } })
      const lost = () => server.operator.transaction((tx) => countedLoss(server.operator, tx, running))
      expect(await lost()).toBe(0)
      await game.plays({ spin: 100 })
      expect(await lost()).toBe(60)
      await server.call('PATCH', `/qa/players/${playerId}`, { wallet: { main: 100 } })
      const won = await game.plays({ spin: 100 }, { draw: game.drawThat(true, { spin: 100 }) })
      expect(await lost()).toBe(160 - won.win)
    })
  })

  describe('free spins', () => {
    const spins = { kind: 'FREE_SPINS' as const, spins: 2, spinValue: 100 }

    test('BON-8 free spins come first in their game: the house pays them, and what they win is bonus money to be wagered', async () => {
      const playerId = await it.newPlayer(1000)
      const { id } = await it.give(playerId, { ...spins, plan: spinPlan() })
      const game = await it.opens(playerId, slot)
      expect(await balanceOf(server.operator, game.session)).toEqual({
        balance: 1000,
        bonus: 0,
        freeSpins: { left: 2, value: 100 },
      })
      const won = await game.plays({ spin: 100 }, { isFreeSpin: true, draw: game.drawThat(true, { spin: 100 }) })
      expect(won).toMatchObject({ isFreeSpin: true, stake: 100, balance: 1000, bonusBalance: won.win, spinsLeft: 1 })
      expect(await it.assignmentOf(id)).toMatchObject({
        given: won.win,
        spinsWon: won.win,
        wageringTotal: 5 * won.win,
        wagered: 0,
        state: 'ACTIVE',
      })
      // A page that did not know of them asks for another stake: the house still pays, its own value.
      expect(await game.plays({ spin: 400 })).toMatchObject({ isFreeSpin: true, stake: 100, win: 0, spinsLeft: 0 })
      expect(await it.balances(playerId)).toMatchObject({ main: 1000, casinoBonus: won.win })
      expect(await it.moved(playerId)).toEqual([['WIN', 'BONUS', 'casinoBonus', won.win]])
      await expect(game.plays({ spin: 100 }, { isFreeSpin: true })).rejects.toMatchObject({
        code: 'error.bonus.not_available',
      })
      expect((await it.balances(playerId)).main).toBe(1000)
      expect(await game.plays({ spin: 100 })).toMatchObject({ isFreeSpin: false, balance: 900 })
      expect((await it.assignmentOf(id)).wagered).toBe(100)
    })

    test('BON-8 where nothing must be wagered, spins win own money at once; used up, they are over', async () => {
      const playerId = await it.newPlayer(0)
      const { id } = await it.give(playerId, { ...spins, plan: spinPlan({ wrMultiplier: 0 }) })
      const game = await it.opens(playerId, slot)
      const won = await game.plays({ spin: 100 }, { draw: game.drawThat(true, { spin: 100 }) })
      expect(won).toMatchObject({ balance: won.win, bonusBalance: 0, spinsLeft: 1 })
      await game.plays({ spin: 100 })
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'spent', spinsWon: won.win })
    })

    test('BON-8 BON-1 own play before free spins have won anything is no wagering of what they win later', async () => {
      const playerId = await it.newPlayer(0)
      const { id } = await it.give(playerId, { ...spins, plan: spinPlan() })
      const playsElsewhere = (stake: number) =>
        server.operator.transaction(async (tx) => {
          const assignment = await holdAssignment(server.operator, tx, id)
          const staking = { assignment, isFree: false, stake, ofBonus: 0 }
          const play = { ...playElsewhere(playerId), referenceId: `of ${stake}`, keyOf: () => `${playerId} ${stake}` }
          await bookEnding(server.operator, tx, play, staking, { kind: 'WIN', amount: 0 })
        })
      await playsElsewhere(100_000)
      expect((await it.assignmentOf(id)).wagered).toBe(0)
      const said = () => gameLimitations(server.operator, playerId, slot)
      expect(await said(), 'nothing is to be staked yet').toMatchObject({ status: 0 })
      const game = await it.opens(playerId, slot)
      const won = await game.plays({ spin: 100 }, { draw: game.drawThat(true, { spin: 100 }) })
      await playsElsewhere(200_000)
      const total = 5 * won.win
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', wagered: total, wageringTotal: total })
      expect(await said(), 'no more than that counts before the next spin has won').toMatchObject({ status: 0 })
      const second = await game.plays({ spin: 100 }, { draw: game.drawThat(true, { spin: 100 }) })
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', wageringTotal: total + 5 * second.win })
      expect((await it.balances(playerId)).main, 'nothing is released un-wagered').toBe(0)
    })

    test('BON-8 in another game no spin is used, and in an excluded one neither', async () => {
      const playerId = await it.newPlayer(1000)
      const { id } = await it.give(playerId, {
        ...spins,
        plan: spinPlan({ freeSpins: { gameId: 'x', spins: 2, spinValue: 100 } }),
      })
      const game = await it.opens(playerId, slot)
      expect(await game.plays({ spin: 100 })).toMatchObject({ isFreeSpin: false, balance: 900 })
      expect((await it.assignmentOf(id)).spinsLeft).toBe(2)
    })
  })

  describe('at a live table', () => {
    const live = { vertical: 'LIVE_CASINO' as const }
    /** A stake of 740 on all numbers, 240 of it own money, lies on the table. */
    const staked = async (main = 240, plan = {}) => {
      const playerId = await it.newPlayer(main)
      const game = await it.opens(playerId, table)
      await toNextRound()
      const { id } = await it.give(playerId, { money: 500, plan: { ...live, ...plan } })
      const round = await game.plays(everyNumber)
      return { playerId, id, game, round }
    }

    test('RMB-3 BON-1 the share is known until the round is decided: it counts then, and the win comes back by it', async () => {
      const { playerId, id, round } = await staked()
      expect(round).toMatchObject({ stake: 740, bonusStake: 500, balance: 0, bonusBalance: 0 })
      // All of it is on the table: it is not spent yet.
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', wagered: 0 })
      await decided()
      const ofBonus = Math.floor((720 * 500) / 740)
      expect(await it.balances(playerId)).toMatchObject({ main: 720 - ofBonus, liveCasinoBonus: ofBonus })
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', wagered: 740 })
    })

    test.each([
      ['forfeited' as const, 0],
      ['expired' as const, 0],
      ['withdrawn' as const, 0],
      ['excluded' as const, 0],
      ['released' as const, 1],
    ])(
      'RMB-3 SAF-2 a round decided after its bonus was %s pays the own share, and %i of the bonus share as own money',
      async (because, share) => {
        const { playerId, id } = await staked()
        await it.end(id, because)
        await decided()
        const ofBonus = Math.floor((720 * 500) / 740)
        expect(await it.balances(playerId)).toMatchObject({ main: 720 - ofBonus + share * ofBonus, liveCasinoBonus: 0 })
        expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', wagered: 0 })
      },
    )

    test.each([
      ['as it goes on', false],
      ['while it waits for its place', true],
    ])(
      'WDR-3 RMB-3 BON-1 a bonus that lies on a table goes with a withdrawal, and what its stake came to comes back with it: %s',
      async (_, isTaken) => {
        const { playerId, id } = await staked()
        const ofBonus = Math.floor((720 * 500) / 740)
        const { operator } = server
        const { campaignId } = await it.assignmentOf(id)
        const { beside, named } = await lossesOf(operator, playerId, await it.balances(playerId))
        expect(named, 'what lies on the table is named').toMatchObject([{ campaignId, amount: 0, atStake: 500 }])
        expect(beside.map(({ campaignId: lost, amount }) => [lost, amount])).toEqual([[campaignId, 0]])
        const held = <T>(work: (tx: Tx) => Promise<T>) =>
          operator.transaction(async (tx) => {
            await holdWallet(tx, playerId)
            return work(tx)
          })
        await held((tx) => endForWithdrawal(operator, tx, { playerId, id: `w-${id}` }, [{ campaignId, amount: 0 }]))
        const other = isTaken ? await it.give(playerId, { money: 100, plan: { vertical: 'LIVE_CASINO' } }) : null
        const player = (await operator.players.find(playerId))!
        const takenUp = () => held((tx) => takeUpAgain(operator, tx, player, [`w-${id}`]))
        if (isTaken) await takenUp()
        await decided()
        expect(await it.balances(playerId)).toMatchObject({ main: 720 - ofBonus, liveCasinoBonus: isTaken ? 100 : 0 })
        if (other) await it.end(other.id, 'forfeited')
        if (isTaken) await held(async (tx) => start(operator, tx, await it.assignmentOf(id)))
        else await takenUp()
        expect(await it.balances(playerId)).toMatchObject({ main: 720 - ofBonus, liveCasinoBonus: ofBonus })
        expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', wagered: 740, heldBack: 0 })
      },
    )

    test('BON-1 a sticky bonus that is wagered through while it lies on a table is released with the result: what was given goes back', async () => {
      const { playerId, id, game } = await staked(240, { stickiness: 'STICKY', wrMultiplier: 2 })
      // Own money that is played meanwhile wagers it through: ten times what is asked.
      await server.operator.transaction(async (tx) => {
        const assignment = await holdAssignment(server.operator, tx, id)
        const staking = { assignment, isFree: false, stake: 10_000, ofBonus: 0 }
        await bookEnding(server.operator, tx, playElsewhere(playerId), staking, { kind: 'WIN', amount: 0 })
      })
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', wagered: 1000 })
      const cover = await server.operator.transaction(async (tx) => {
        const account = (await server.operator.players.find(playerId))!
        return coverOf(server.operator, tx, account, 'LIVE_CASINO', { gameId: table, gameType: 'roulette' })
      })
      expect(cover, 'nothing of it is staked any more').toBeNull()
      await decided()
      const ofBonus = Math.floor((720 * 500) / 740)
      expect(game.engine.kind).toBe('roulette')
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'released' })
      expect(await it.balances(playerId)).toMatchObject({ main: 720 - ofBonus, liveCasinoBonus: 0 })
    })

    test('BON-1 BON-8 what lies on a table when the time of its bonus runs out comes back to it, and can be wagered for a day more', async () => {
      const { playerId, id } = await staked(240, { lifetime: LIVE.betting / 2 })
      await advance(LIVE.betting / 2 + 100)
      await endDueBonuses(server.operator)
      expect((await it.assignmentOf(id)).state, 'not while it lies there').toBe('ACTIVE')
      const cover = await server.operator.transaction(async (tx) => {
        const account = (await server.operator.players.find(playerId))!
        return coverOf(server.operator, tx, account, 'LIVE_CASINO', { gameId: table, gameType: 'roulette' })
      })
      expect(cover, 'nothing more of it is staked').toBeNull()
      await decided()
      const ofBonus = Math.floor((720 * 500) / 740)
      const now = server.operator.clock.now()
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', wagered: 740 })
      expect((await it.assignmentOf(id)).expiresAt! - now).toBeGreaterThan(day - PERIOD)
      expect((await it.balances(playerId)).liveCasinoBonus).toBe(ofBonus)
      await advance(day)
      await endDueBonuses(server.operator, playerId)
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'expired' })
      expect((await it.balances(playerId)).liveCasinoBonus).toBe(0)
    })

    test('SAF-2 BON-1 to who may have no bonus now none is released: it waits in its wallet until they may again', async () => {
      const { playerId, id } = await staked(240, { wrMultiplier: 1 })
      const may = (bonuses: boolean) =>
        server.call('PATCH', `/qa/players/${playerId}`, { profile: { permissions: { bonuses } } })
      await may(false)
      await decided()
      const ofBonus = Math.floor((720 * 500) / 740)
      const own = 720 - ofBonus
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', wagered: 500 })
      expect(await it.balances(playerId)).toMatchObject({ main: own, liveCasinoBonus: ofBonus })
      await endDueBonuses(server.operator, playerId)
      expect(await it.balances(playerId)).toMatchObject({ main: own, liveCasinoBonus: ofBonus })
      await may(true)
      await endDueBonuses(server.operator, playerId)
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'released' })
      expect(await it.balances(playerId)).toMatchObject({ main: 720, liveCasinoBonus: 0 })
    })

    test('BON-8 SAF-4 a cashback counts what lies on a table only once it is decided, and then by when it was staked', async () => {
      const playerId = await it.newPlayer(2000)
      const game = await it.opens(playerId, table)
      await toNextRound()
      const cashback = { percentage: 10, maximum: null, period: 'WEEK' as const, booster: null }
      const { id, campaignId } = await it.give(playerId, { kind: 'CASHBACK', plan: { ...live, cashback } })
      const now = async () => cashbackOf(server.operator, await it.assignmentOf(id))
      const first = await game.plays(everyNumber)
      expect(await now(), 'it may still win').toEqual({ collected: 0, claimable: 0 })
      const stop = () =>
        server.operator.transaction(async (tx) => {
          const player = (await server.operator.players.find(playerId))!
          return stopCashback(server.operator, { tx, player }, campaignId)
        })
      await stop()
      expect(await now(), 'stopped, it is decided no earlier').toEqual({ collected: 0, claimable: 0 })
      await decided()
      expect(await now(), 'a tenth of 740 staked, 720 won').toEqual({ collected: 2, claimable: 2 })
      await markSeen(server.operator, game.session, first.id)
      await toNextRound()
      await game.plays(everyNumber)
      await decided()
      expect(await now(), 'nothing of what was staked when it did not run').toEqual({ collected: 2, claimable: 2 })
    })

    test('BON-8 SAF-4 a cashback whose time is over waits for what lies on a table, and is paid in full once that is decided', async () => {
      const playerId = await it.newPlayer(2000)
      const game = await it.opens(playerId, table)
      await toNextRound()
      const cashback = { percentage: 10, maximum: null, period: 'WEEK' as const, booster: null }
      const { id, campaignId } = await it.give(playerId, { kind: 'CASHBACK', plan: { ...live, cashback } })
      await game.plays(everyNumber)
      const expiresAt = server.operator.clock.now() + 1
      await server.operator.db.update(bonusAssignments).set({ expiresAt }).where(eq(bonusAssignments.id, id))
      await vi.waitUntil(() => server.operator.clock.now() > expiresAt)
      await endDueBonuses(server.operator)
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', claimed: 0 })
      // What is played after its end is none of it: it can't be stopped, which would count that.
      const player = (await server.operator.players.find(playerId))!
      const stops = server.operator.transaction((tx) => stopCashback(server.operator, { tx, player }, campaignId))
      await expect(stops).rejects.toMatchObject({ code: 'error.bonus.wrong_state' })
      await decided()
      const { main } = await it.balances(playerId)
      await endDueBonuses(server.operator)
      await endDueBonuses(server.operator)
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', claimed: 2 })
      expect(await it.balances(playerId), 'a tenth of 740 staked, 720 won').toMatchObject({ main: main + 2 })
    })

    test('RMB-3 SAF-9 a round that is called off gives each share back where it came from, and counts nothing', async () => {
      const { playerId, id, round } = await staked()
      const { dataset } = server.operator.settings.site.content
      const document = (await documentsOf(server.operator)).matching('game', 'gameId', round.gameId, 'equal')[0]!
      const mutate = (mutation: object) =>
        server.call('POST', `/content/v1/data/mutate/${dataset}`, { mutations: [mutation] })
      await mutate({ delete: { id: document['_id'] } })
      await decided()
      await mutate({ createOrReplace: document })
      expect(await it.balances(playerId)).toMatchObject({ main: 240, liveCasinoBonus: 500 })
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', wagered: 0 })
      expect((await it.moved(playerId)).slice(-2)).toEqual([
        ['BET_VOID', 'LIVE_CASINO', 'main', 240],
        ['BET_VOID', 'LIVE_CASINO', 'liveCasinoBonus', 500],
      ])
    })
  })
})
