import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '#contract/constants.ts'
import { languages } from '#contract/markets.ts'
import { CARDS, payByCard } from '#tests/support/cashier.ts'
import { holdWallet } from '../banking/deposits.ts'
import { bonusTexts } from '../inbox/bonusTexts.ts'
import { applicantDetails } from '../registration/testApplicant.ts'
import { startTestOperator, testStores, type TestAnswer, type TestOperator } from '../player/testOperator.ts'
import { sportsBets } from '../sports/schema.ts'
import { bonusAssignments, bonusCampaigns } from './schema.ts'
import { bookEnding, holdAssignment, takeStake } from './stakes.ts'
import { limitKindOf } from '../wire/rateLimits.ts'
import { endDueBonuses } from './timer.ts'
import { grantForRegistration, grantForTournament } from './triggers.ts'

const DEVICE = { ipAddress: '127.0.0.1', blackbox: '' }
const OK = 200
const refusedAs = (code: string) => ({ status: 409, body: { code } })
const notAvailable = refusedAs('error.bonus.not_available')
const placeTaken = refusedAs('error.bonus.active_in_vertical')
const wrongState = refusedAs('error.bonus.wrong_state')

/** A bonus that waits for a day. */
const waits = (title: string) => ({ title, standing: 'WAITING', lifetime: day })

/** Campaigns that nobody else has. */
const named = (): string => `c-${randomUUID().slice(0, 8)}`

test('BON-2 PRO-5 what a bonus has come to is told in words of each language, with its title in them', () => {
  const all = ['bonusGiven', 'bonusWaits', 'bonusLapsed', 'bonusUnused', 'cashbackPaid', 'bonusNotGiven'] as const
  for (const news of all) {
    const told = languages.map((language) => bonusTexts(news, language, 'Spring'))
    for (const { title, text } of told) expect(title + text).not.toMatch(/[{}]|undefined/)
    expect(new Set(told.map(({ title }) => title)).size).toBe(12)
  }
  expect(bonusTexts('bonusWaits', 'en', 'Spring').text).toContain('Spring')
})

describe.each(testStores)('bonuses on %s', (store) => {
  let it: TestOperator
  beforeAll(async () => {
    it = await startTestOperator(store)
  }, 120_000)
  afterAll(() => it.close())
  beforeEach(() => it.operator.clock.setOffset({ now: 0, tokens: 0 }))

  const wins = (playerId: number, campaignId: string) =>
    it.operator.transaction((tx) => grantForTournament(it.operator, tx, { playerId, campaignId }))
  const advance = (ms: number): void =>
    it.operator.clock.setOffset({ now: it.operator.clock.offset.now + ms, tokens: 0 })

  /** A player with these campaigns, and what they do. */
  async function newPlayer(rewards: readonly object[] = [], parts: object = {}) {
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
    return {
      playerId,
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
        const { checkId } = (await send('POST', '/player/wallet/deposit/check', DEVICE)).body
        const asked = await send('POST', '/player/wallet/deposit/request', {
          amount,
          currency: 'EUR',
          methodId: 'creditcard',
          checkId,
          returnUrl: `${it.origin}/`,
          ...DEVICE,
          ...more,
        })
        if (asked.status === OK) await payByCard(asked.body.action.url, CARDS.good)
        return asked
      },
    }
  }

  test('BON-1 the lists: what may be had and what is had, by end, drafts and dead cashback hidden, narrowed by code and trigger', async () => {
    const now = Date.now()
    const cashback = { percentage: 10, maximum: null, period: 'WEEK', booster: null }
    const player = await newPlayer([
      { title: 'No end' },
      { title: 'Later', endsAt: now + 3 * day },
      { title: 'Sooner', endsAt: now + day, bonusCode: 'sooner' },
      { title: 'Draft', status: 'DRAFT' },
      { title: 'To come', startsAt: now + day },
      { title: 'Elsewhere', markets: ['BR'] },
      { title: 'Dead cashback', cashback, status: 'CANCELED' },
      { title: 'Over', status: 'EXPIRED', endsAt: now - day },
      { title: 'Long over', endsAt: now - 40 * day },
      { title: 'Prize', campaignCategory: 'TRIGGERED', triggerEvent: 'TOURNAMENT' },
      { title: 'By deposit', campaignCategory: 'TRIGGERED', deposit: { percent: 50, minimum: 2000, maximum: 5000 } },
      { title: 'Had', vertical: 'SPORTS', standing: 'ACTIVE', wagered: 4000 },
    ])
    expect(await player.titles('ELIGIBLE')).toEqual(['Over', 'Sooner', 'Later', 'No end', 'By deposit'])
    expect(await player.titles('ELIGIBLE', '&hasBonusCode=true')).toEqual(['Sooner'])
    expect(await player.titles('ELIGIBLE', '&excludeTriggerType=DEPOSIT&hasBonusCode=false')).toEqual([
      'Over',
      'Later',
      'No end',
    ])
    const [active] = await player.list('ACTIVE')
    expect(active).toMatchObject({
      campaignStatus: 'ACTIVE',
      vertical: 'SPORTS',
      amount: 10,
      held: 10,
      wageringTotal: 100,
      wageringAmount: 60,
      wrMultiplier: 10,
      contributions: [{ gameType: null, share: 1 }],
      consentRequired: false,
    })
    const byDeposit = (await player.list('ELIGIBLE')).at(-1)
    expect(byDeposit).toMatchObject({
      triggerEvent: 'DEPOSIT',
      depositMinimum: 20,
      depositPercent: 50,
      amount: 50,
      held: null,
    })
    expect(await player.send('GET', `/bonus/campaigns?campaignIds=${byDeposit.campaignId}`)).toMatchObject({
      body: [{ campaignDisplayInfo: { title: 'By deposit' } }],
    })
  })

  test('BON-1 LOC-10 amounts of a campaign are worth round amounts in the player’s own currency', async () => {
    const id = named()
    const player = await newPlayer([{ id, amount: 1500 }], {
      profile: { countryCode: 'NO', market: 'UN', currency: 'NOK' },
    })
    expect(await player.one('ELIGIBLE', id)).toMatchObject({ currency: 'NOK', amount: 150, wageringTotal: 1500 })
    expect((await player.claim(id)).body).toMatchObject({ bonusChange: 150, reward: { held: 150 } })
  })

  test('BON-2 SAF-4 a claim gives bonus money once: asked again with its key it is answered alike, with another it was claimed before', async () => {
    const id = named()
    const player = await newPlayer([{ id, title: 'Friday' }])
    const key = randomUUID()
    const first = await player.claim(id, key)
    expect(first.body).toMatchObject({
      bonusChange: 10,
      reward: {
        campaignId: id,
        held: 10,
        wageringAmount: 100,
        assignmentId: expect.any(String),
        startedAt: expect.any(String),
      },
    })
    expect((await player.claim(id, key)).body).toEqual(first.body)
    expect(await player.claim(id)).toMatchObject(wrongState)
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 1000 })
    expect(await player.history()).toMatchObject([{ type: 'WIN', amount: 10, reason: 'Friday' }])
    expect(await player.titles('ELIGIBLE')).toEqual([])
  })

  test('BON-3 SAF-4 two tabs that claim in the same moment: one bonus is given for each vertical, whichever tab was first', async () => {
    const [one, other, live] = [named(), named(), named()]
    const player = await newPlayer([{ id: one }, { id: other }, { id: live, vertical: 'LIVE_CASINO' }])
    const tabs = await Promise.all([player.claim(one), player.claim(other), player.claim(one), player.claim(live)])
    expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([OK, OK, 409, 409])
    expect(await player.balances()).toMatchObject({ casinoBonus: 1000, liveCasinoBonus: 1000 })
    expect(await player.list('ACTIVE')).toHaveLength(2)
  })

  test('BON-3 RMB-14 another that is active is in the way; forfeited, its money is lost, own money stays, and the claim goes through', async () => {
    const [one, other] = [named(), named()]
    const player = await newPlayer([
      { id: one, standing: 'ACTIVE', wagered: 2500 },
      { id: other, amount: 500 },
    ])
    expect(await player.claim(other)).toMatchObject(placeTaken)
    const { assignmentId } = await player.one('ACTIVE', one)
    expect(await player.forfeit(assignmentId, 20), 'more was wagered than the prompt had shown').toMatchObject(
      wrongState,
    )
    expect(await player.balances()).toMatchObject({ casinoBonus: 1000 })
    expect((await player.forfeit(assignmentId, 25)).body).toMatchObject({ bonusChange: -10, reward: { held: null } })
    expect(await player.forfeit(assignmentId, 25), 'from another tab').toMatchObject(wrongState)
    expect((await player.claim(other)).body).toMatchObject({ bonusChange: 5 })
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 500 })
    expect(await player.claim(one), 'what was given up is gone').toMatchObject(wrongState)
    expect(await player.history()).toMatchObject([
      { type: 'WIN', amount: 5 },
      { type: 'FORFEIT', amount: -10 },
      { type: 'WIN', amount: 10 },
    ])
  })

  /** A bet on sports of all the bonus money, which stays open until it is won. */
  async function betsAll(playerId: number, campaignId: string) {
    const { operator } = it
    const id = randomUUID()
    const play = {
      playerId,
      category: 'SPORTS' as const,
      house: 'house:sports' as const,
      referenceId: id,
      keyOf: (kind: string) => `${id}:${kind}`,
      details: {},
      game: { gameId: 'sports', gameType: 'sports' },
    }
    const staked = (work: (stake: Parameters<typeof takeStake>[3], tx: Parameters<typeof takeStake>[1]) => unknown) =>
      operator.transaction(async (tx) => {
        await holdWallet(tx, playerId)
        const mine = and(eq(bonusAssignments.playerId, playerId), eq(bonusAssignments.campaignId, campaignId))
        const [row] = await tx.select().from(bonusAssignments).where(mine)
        const stake = 1000
        await work(
          { assignment: await holdAssignment(operator, tx, row!.id), isFree: false, stake, ofBonus: stake },
          tx,
        )
      })
    await staked(async (staking, tx) => {
      await takeStake(operator, tx, play, staking)
      const { assignment, stake } = staking
      await tx.insert(sportsBets).values({
        playerId,
        id,
        product: 'SPORTSBOOK',
        currency: 'EUR',
        stake,
        legs: [],
        placedAt: operator.clock.now(),
        dueAt: operator.clock.now() + day,
        state: 'open',
        payout: 0,
        balance: 0,
        assignmentId: assignment!.id,
        bonusStake: stake,
      })
    })
    return {
      wins: (payout: number) =>
        staked(async (staking, tx) => {
          await tx.update(sportsBets).set({ state: 'won', payout }).where(eq(sportsBets.id, id))
          await bookEnding(operator, tx, play, staking, { kind: 'WIN', amount: payout })
        }),
    }
  }

  test('BON-3 RMB-14 bonus money in an open bet is named as what a forfeit takes, and is what the yes was said to', async () => {
    const id = named()
    const player = await newPlayer([{ id, vertical: 'SPORTS', standing: 'ACTIVE' }])
    const { assignmentId, held, atStake } = await player.one('ACTIVE', id)
    expect([held, atStake]).toEqual([10, 0])
    await betsAll(player.playerId, id)
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 0, atStake: 10 })
    expect(await player.forfeit(assignmentId, 0, 0), 'told that nothing is lost').toMatchObject(wrongState)
    expect(await player.one('ACTIVE', id)).toMatchObject({ atStake: 10 })
    const gone = await player.forfeit(assignmentId, 0, 10)
    expect(gone).toMatchObject({ status: OK, body: { reward: { held: null, atStake: null } } })
  })

  test('BON-3 RMB-14 bonus money that was won since the question is not lost by its yes; less of it is', async () => {
    const [id, spins] = [named(), named()]
    const freeSpins = { gameId: 'nautilus-parlour', spins: 10, spinValue: 20 }
    const player = await newPlayer([
      // What is staked counts to nothing.
      { id, vertical: 'SPORTS', standing: 'ACTIVE', contributions: { byGameType: {}, rest: 0 } },
      { id: spins, vertical: 'SPORTS', freeSpins },
    ])
    const { assignmentId } = await player.one('ACTIVE', id)
    const bet = await betsAll(player.playerId, id)
    await bet.wins(4000)
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 40, atStake: 0, wageringAmount: 100 })
    expect(await player.forfeit(assignmentId, 0, 10)).toMatchObject(wrongState)
    const inItsPlace = { forfeitAssignmentId: assignmentId, wageringProgress: 0 }
    expect(await player.spins(spins, { ...inItsPlace, bonusLost: 39.99 })).toMatchObject(placeTaken)
    expect(await player.balances()).toMatchObject({ sportsBonus: 4000 })
    expect(await player.spins(spins, { ...inItsPlace, bonusLost: 40.001 }), 'no amount of EUR').toMatchObject({
      status: 400,
    })
    expect((await player.spins(spins, { ...inItsPlace, bonusLost: 50 })).status, 'less than was told').toBe(OK)
    expect(await player.balances()).toMatchObject({ main: 10_000, sportsBonus: 0 })
    expect(await player.assignment(id)).toMatchObject({ state: 'ENDED', endedBecause: 'forfeited' })
  })

  test('BON-3 SAF-4 two tabs that forfeit and claim at once lose the money once', async () => {
    const [one, other] = [named(), named()]
    const player = await newPlayer([{ id: one, standing: 'ACTIVE' }, { id: other }])
    const { assignmentId } = await player.one('ACTIVE', one)
    const tabs = await Promise.all([player.forfeit(assignmentId), player.forfeit(assignmentId), player.claim(other)])
    expect(tabs.filter(({ status }) => status !== OK).length).toBeGreaterThan(0)
    const lost = (await player.history()).filter(({ type }: { type: string }) => type === 'FORFEIT')
    expect(lost).toMatchObject([{ amount: -10 }])
  })

  test('BON-2 another player’s assignment is nobody else’s to give up or claim', async () => {
    const id = named()
    const owner = await newPlayer([{ id, standing: 'ACTIVE' }])
    const { assignmentId } = await owner.one('ACTIVE', id)
    const player = await newPlayer()
    expect(await player.forfeit(assignmentId)).toMatchObject(notAvailable)
    expect(await player.claim(id)).toMatchObject(notAvailable)
    expect((await player.send('GET', `/bonus/campaigns?campaignIds=${id}`)).body).toEqual([])
    const taken = await it.call('POST', '/qa/players', { rewards: [{ id }] })
    expect(taken.status).toBe(409)
    expect(await owner.balances()).toMatchObject({ casinoBonus: 1000 })
  })

  test('BON-2 BON-3 free spins: refused beside an active one, queued behind it, or claimed after it is forfeited; what waits is claimed later', async () => {
    const [one, queued, spun] = [named(), named(), named()]
    const freeSpins = { gameId: 'nautilus-parlour', spins: 10, spinValue: 20 }
    const player = await newPlayer([
      { id: one, standing: 'ACTIVE' },
      { id: queued, freeSpins },
      { id: spun, freeSpins },
    ])
    expect(await player.spins(queued)).toMatchObject(placeTaken)
    expect(await player.spins(one, {}), 'no free spins').toMatchObject(notAvailable)
    const { assignmentId } = await player.one('ACTIVE', one)
    const waits = await player.spins(queued, { queue: true })
    const { queuedPlayerBonusId } = waits.body.reward
    expect(waits.body).toMatchObject({ bonusChange: 0, reward: { queuedPlayerBonusId: expect.any(String) } })
    expect(await player.spins(queued, { queue: true }), 'it waits already').toMatchObject(wrongState)
    const path = `/bonus/campaign/${queued}/queued-bonus/${queuedPlayerBonusId}/claim`
    expect(await player.send('POST', path)).toMatchObject(placeTaken)
    expect((await player.list('ELIGIBLE')).map(({ campaignId }: { campaignId: string }) => campaignId)).toContain(
      queued,
    )

    expect(await player.spins(spun, { forfeitAssignmentId: queuedPlayerBonusId }), 'not the active one').toMatchObject(
      placeTaken,
    )
    const claimed = await player.spins(spun, { forfeitAssignmentId: assignmentId })
    expect(claimed.body).toMatchObject({
      bonusChange: -10,
      reward: {
        betBonusType: -1,
        freeSpinDetail: { spinsLeft: 10, spinValue: 0.2, gameName: 'Nautilus Parlour', won: 0 },
      },
    })
    expect((await player.send('GET', '/bonus/freespin/progress')).body).toMatchObject([
      { campaignId: spun, spinsLeft: 10 },
    ])
    expect((await player.send('GET', `/bonus/freespin/details?campaignIds=${queued}`)).body).toMatchObject([
      { spinsTotal: 10 },
    ])

    await player.forfeit(claimed.body.reward.assignmentId)
    expect((await player.send('POST', path)).body).toMatchObject({
      reward: { queuedPlayerBonusId: null, freeSpinDetail: { spinsLeft: 10 } },
    })
    expect(await player.send('POST', path), 'claimed twice').toMatchObject(wrongState)
  })

  test('BON-2 BON-3 WDR-3 what waits can be started however long its campaign is over, and is told of until then', async () => {
    const [active, waits, never] = [named(), named(), named()]
    const player = await newPlayer([
      { id: active, standing: 'ACTIVE' },
      { id: waits, standing: 'WAITING' },
      { id: never },
    ])
    const old = it.operator.clock.now() - 60 * day
    await it.operator.db
      .update(bonusCampaigns)
      .set({ status: 'CANCELED', createdAt: old })
      .where(inArray(bonusCampaigns.id, [waits, never]))
    const ids = async () => (await player.list('ELIGIBLE')).map(({ campaignId }: { campaignId: string }) => campaignId)
    expect(await ids()).toContain(waits)
    expect(await ids()).not.toContain(never)
    expect(await player.claim(never)).toMatchObject(notAvailable)
    await player.forfeit((await player.one('ACTIVE', active)).assignmentId)
    expect(await player.claimQueued(waits)).toMatchObject({ status: OK })
    expect(await player.one('ACTIVE', waits)).toMatchObject({ campaignId: waits })
    expect(await ids()).not.toContain(waits)
  })

  test('BON-2 conditions are agreed to before the claim, and a no takes the yes back', async () => {
    const id = named()
    const player = await newPlayer([{ id, consentRequired: true }])
    expect(await player.one('ELIGIBLE', id)).toMatchObject({ consentRequired: true })
    expect(await player.claim(id)).toMatchObject(wrongState)
    expect((await player.consent(id)).body.reward).toMatchObject({ consentRequired: false })
    expect((await player.consent(id, false)).body.reward).toMatchObject({ consentRequired: true })
    expect(await player.claim(id)).toMatchObject(wrongState)
    await player.consent(id)
    expect((await player.claim(id)).body).toMatchObject({ bonusChange: 10 })
    expect(await player.consent(id)).toMatchObject(wrongState)
  })

  test('BON-2 a campaign to opt in to: in, out, in again, then claimed; one click does both', async () => {
    const [id, oneClick] = [named(), named()]
    const player = await newPlayer([
      { id, campaignCategory: 'OPT_IN' },
      { id: oneClick, campaignCategory: 'OPT_IN', vertical: 'SPORTS' },
    ])
    const path = `/bonus/campaigns/${id}/opt-in`
    expect(await player.claim(id)).toMatchObject(wrongState)
    expect(await player.send('DELETE', path)).toMatchObject(wrongState)
    expect((await player.send('POST', path)).body.reward).toMatchObject({ optedIn: true })
    expect(await player.send('POST', path)).toMatchObject(wrongState)
    expect((await player.send('DELETE', path)).body.reward).toMatchObject({ optedIn: false })
    await player.send('POST', path)
    const { assignmentId } = await player.one('ELIGIBLE', id)
    const activate = await player.send('PUT', `/bonus/${assignmentId}/state`, { state: 'ACTIVATED' })
    expect(activate.body).toMatchObject({ bonusChange: 10 })
    expect((await player.send('POST', `/bonus/campaigns/${oneClick}/activate`)).body).toMatchObject({ bonusChange: 10 })
  })

  test('BON-6 a code: what it opens, unknown, over, used; claimed once, by whoever may claim by code', async () => {
    const [id, over] = [named(), named()]
    const code = `SPRING-${id}`.toUpperCase()
    const player = await newPlayer([
      { id, bonusCode: code },
      { id: over, bonusCode: `over-${over}`, status: 'EXPIRED' },
    ])
    expect(await player.claim(id), 'not without its code').toMatchObject(wrongState)
    expect(await player.validate('NO-SUCH-CODE')).toMatchObject(refusedAs('bonus_code.invalid'))
    expect(await player.validate(`OVER-${over}`)).toMatchObject(refusedAs('bonus_code.expired'))
    expect((await player.validate(code.toLowerCase())).body).toMatchObject({
      valid: true,
      campaignId: id,
      reward: { hasBonusCode: true },
    })
    expect((await player.send('GET', '/bonus/manual-claim/availability')).body).toEqual({ isAvailable: true })
    await player.change({ profile: { allowManualClaim: false } })
    expect((await player.send('GET', '/bonus/manual-claim/availability')).body).toEqual({ isAvailable: false })
    expect(await player.byCode(code)).toMatchObject(notAvailable)
    await player.change({ profile: { allowManualClaim: true } })
    expect((await player.byCode(code)).body).toMatchObject({ bonusChange: 10, reward: { campaignId: id } })
    expect(await player.byCode(code)).toMatchObject(refusedAs('bonus_code.used'))
    expect(await player.validate(code)).toMatchObject(refusedAs('bonus_code.used'))
  })

  test('BON-3 BON-6 a code that triggers beside an active bonus is refused as such, at the claim and at the consent', async () => {
    const [one, id] = [named(), named()]
    const code = `TRIGGER-${id}`
    const player = await newPlayer([
      { id: one, standing: 'ACTIVE' },
      { id, bonusCode: code, campaignCategory: 'TRIGGERED', consentRequired: true },
    ])
    const triggered = refusedAs('error.bonus.active_triggered')
    expect(await player.byCode(code)).toMatchObject(triggered)
    expect(await player.consent(id, true, code)).toMatchObject(triggered)
    expect(await player.consent(id, true, 'WRONG')).toMatchObject(refusedAs('bonus_code.invalid'))
    await player.forfeit((await player.one('ACTIVE', one)).assignmentId)
    expect(await player.byCode(code), 'the conditions first').toMatchObject(wrongState)
    expect((await player.consent(id, true, code)).status).toBe(OK)
    expect((await player.claim(id)).body).toMatchObject({ bonusChange: 10 })
  })

  test('BON-6 a partner’s code is kept once, and a wrong one is refused', async () => {
    const id = named()
    const player = await newPlayer([{ id, partnerBonusCode: 'PARTNER-7', standing: 'ACTIVE' }])
    const { assignmentId, partnerCodeWanted } = await player.one('ACTIVE', id)
    expect(partnerCodeWanted).toBe(true)
    const give = (partnerBonusCode: string) =>
      player.send('POST', '/bonus/partner-code', { bonusAssignmentId: assignmentId, partnerBonusCode })
    expect(await give('PARTNER-8')).toMatchObject(refusedAs('bonus_code.invalid'))
    expect((await give('partner-7')).body.reward).toMatchObject({
      partnerBonusCode: 'PARTNER-7',
      partnerCodeWanted: false,
    })
    expect(await give('PARTNER-7')).toMatchObject(refusedAs('bonus_code.used'))
  })

  test('BON-2 BON-8 a cashback is started beside another bonus, stopped, and pays what it has collected as own money', async () => {
    const [id, other] = [named(), named()]
    const cashback = { percentage: 10, maximum: 500, period: 'WEEK', booster: 1.5 }
    const player = await newPlayer([
      { id, cashback },
      { id: other, standing: 'ACTIVE' },
    ])
    const act = (what: string) => player.send('POST', `/bonus/cashback/${id}/${what}`)
    expect(await act('claim')).toMatchObject(notAvailable)
    expect((await player.send('GET', `/bonus/cashback/${id}/progress`)).status).toBe(404)
    expect((await act('activate')).body.reward).toMatchObject({
      cashbackActivated: true,
      cashbackBooster: 1.5,
      amount: null,
    })
    expect(await act('activate')).toMatchObject(wrongState)
    expect(await act('claim'), 'nothing lost yet').toMatchObject(wrongState)
    await player.change({ rewards: [{ id, standing: 'ACTIVE', lossCounted: 2000 }] })
    expect((await player.send('GET', `/bonus/cashback/${id}/progress`)).body).toMatchObject({
      collected: 3,
      claimable: 3,
      maximum: 5,
    })
    expect((await act('claim')).body).toMatchObject({
      bonusChange: 3,
      reward: { cashbackProgress: { claimable: 0, collected: 3 } },
    })
    expect(await act('claim')).toMatchObject(wrongState)
    expect((await act('deactivate')).body.reward).toMatchObject({ cashbackActivated: false })
    expect(await act('deactivate')).toMatchObject(wrongState)
    expect(await player.titles('ACTIVE')).toHaveLength(1)
    expect(await player.balances()).toMatchObject({ main: 10_300, casinoBonus: 1000 })
    expect((await act('activate')).status).toBe(OK)
  })

  test('BON-8 BON-1 a cashback that stands stopped as its campaign is called off pays what it has collected, once', async () => {
    const id = named()
    const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: null }
    const player = await newPlayer([{ id, cashback, standing: 'ACTIVE', lossCounted: 4000 }])
    expect((await player.send('POST', `/bonus/cashback/${id}/deactivate`)).body).toMatchObject({ bonusChange: 0 })
    await it.operator.db.execute(`update bonus_campaigns set status = 'CANCELED' where id = '${id}'`)
    // Who may have none is given none, by the clock either (SAF-2), and has it once they may again.
    await player.change({ profile: { permissions: { bonuses: false } } })
    await endDueBonuses(it.operator)
    expect(await player.balances()).toMatchObject({ main: 10_000 })
    await player.change({ profile: { permissions: { bonuses: true } } })
    await endDueBonuses(it.operator)
    await player.list('ACTIVE')
    expect(await player.balances()).toMatchObject({ main: 10_400 })
    expect(await player.send('POST', `/bonus/cashback/${id}/claim`)).toMatchObject({ status: 409 })
    expect(await player.balances()).toMatchObject({ main: 10_400 })
  })

  test('BON-3 PRO-5 spins and a free bet that run out unused are told of, once; what was used up is not', async () => {
    const [spins, bet, used] = [named(), named(), named()]
    const held = { standing: 'ACTIVE', lifetime: day }
    const ofSpins = { freeSpins: { gameId: 'nautilus-parlour', spins: 5, spinValue: 20 } }
    const player = await newPlayer([
      { id: spins, title: 'Five spins', ...ofSpins, ...held },
      { id: bet, title: 'A free bet', vertical: 'SPORTS', bonusType: 'FREE_BET', amount: 500, ...held },
    ])
    const other = await newPlayer([{ id: used, title: 'Played', ...ofSpins, ...held, spinsLeft: 0 }])
    expect(await player.messages()).toEqual([])
    advance(2 * day)
    await Promise.all([player.list('ACTIVE'), endDueBonuses(it.operator), endDueBonuses(it.operator)])
    expect(await player.messages()).toEqual(['A bonus ran out unused', 'A bonus ran out unused'])
    expect(await player.list('ACTIVE')).toEqual([])
    expect(await other.messages()).toEqual([])
  })

  test('SAF-2 WDR-3 who may have no bonus is told what a withdrawal takes, and of no campaign', async () => {
    const [casino, sport] = [named(), named()]
    const player = await newPlayer([
      { id: casino, title: 'Spring', standing: 'ACTIVE' },
      { id: sport, title: 'Match day', vertical: 'SPORTS', standing: 'ACTIVE' },
    ])
    const told = async () =>
      (await player.withdrawalCheck()).forfeits.map(({ title, amount }: { title: string; amount: number }) => [
        title,
        amount,
      ])
    const before = await told()
    expect(before.map(([title]: [string]) => title).toSorted()).toEqual(['Match day', 'Spring'])
    await player.change({ profile: { permissions: { bonuses: false } } })
    const { forfeits } = await player.withdrawalCheck()
    expect(JSON.stringify(forfeits)).not.toMatch(/Spring|Match day/)
    expect((await told()).toSorted()).toEqual([
      ['Casino bonus', 10],
      ['Sports bonus', 10],
    ])
    // The yes is to the same money, and it is taken.
    await player.withdraw(20)
    expect(await player.balances()).toMatchObject({ casinoBonus: 0, sportsBonus: 0 })
  })

  test('BON-8 a cashback claimed in the moment that it ends is paid by the click, and once', async () => {
    const id = named()
    const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: null }
    const player = await newPlayer([{ id, cashback, standing: 'ACTIVE', lossCounted: 4000, lifetime: day }])
    advance(2 * day)
    const claimed = await player.send('POST', `/bonus/cashback/${id}/claim`)
    expect(claimed).toMatchObject({ status: OK, body: { bonusChange: 4 } })
    await endDueBonuses(it.operator)
    expect(await player.balances()).toMatchObject({ main: 10_400 })
    expect(await player.list('ACTIVE')).toEqual([])
  })

  test.each([
    ['its own time', 'lifetime'],
    ['its campaign', 'endsAt'],
  ])(
    'BON-8 SAF-2 what a cashback has collected is paid as %s is over, once, whoever sees that first, and not while its player may have none',
    async (_, limit) => {
      const id = named()
      const other = named()
      const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: null }
      const ending = { lifetime: 7 * day, ...(limit === 'endsAt' ? { endsAt: Date.now() + day } : {}) }
      const held = (id: string) => ({ id, cashback, standing: 'ACTIVE', lossCounted: 4000, ...ending })
      const runs = await newPlayer([held(id), { id: other }])
      const stops = await newPlayer([held(`${id}-s`), { id: `${other}-s` }])
      const barred = await newPlayer([held(`${id}-b`)])
      for (const [player, what] of [
        [stops, `${id}-s`],
        [barred, `${id}-b`],
      ] as const)
        expect((await player.send('POST', `/bonus/cashback/${what}/deactivate`)).body).toMatchObject({ bonusChange: 0 })
      await barred.change({ profile: { permissions: { bonuses: false } } })
      advance(8 * day)
      // A deposit, or any action with bonuses, may see it before the clock's own work does.
      expect((await runs.deposit(50, { campaignId: null })).status).toBe(OK)
      expect(await runs.balances()).toMatchObject({ main: 15_400 })
      expect((await stops.claim(`${other}-s`)).status).toBe(OK)
      expect(await stops.balances()).toMatchObject({ main: 10_400 })
      await endDueBonuses(it.operator)
      await endDueBonuses(it.operator)
      expect(await runs.balances()).toMatchObject({ main: 15_400 })
      expect(await stops.balances()).toMatchObject({ main: 10_400 })
      expect(await barred.balances()).toMatchObject({ main: 10_000 })
      await barred.change({ profile: { permissions: { bonuses: true } } })
      await endDueBonuses(it.operator)
      expect(await barred.balances()).toMatchObject({ main: 10_400 })
      for (const player of [runs, stops, barred]) expect(await player.messages()).toContain('Your cashback has come')
      expect(await barred.list('ACTIVE')).toEqual([])
    },
  )

  test('BON-2 DEP-4 a deposit for which nobody could be asked brings what was said yes to, and nothing else', async () => {
    const [asked, unasked] = [named(), named()]
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([{ id: unasked, campaignCategory: 'TRIGGERED', deposit }])
    expect((await player.deposit(50)).status).toBe(OK)
    expect(await player.balances()).toMatchObject({ main: 15_000, casinoBonus: 0 })
    expect(await player.list('ACTIVE')).toEqual([])
    const wants = await newPlayer([{ id: asked, campaignCategory: 'OPT_IN', deposit }])
    await wants.send('POST', `/bonus/campaigns/${asked}/opt-in`)
    await wants.deposit(50)
    expect(await wants.one('ACTIVE', asked)).toMatchObject({ held: 50 })
  })

  test('BON-2 a reward of the sportsbook is claimed there, and its list tells of it', async () => {
    const [bet, casino] = [named(), named()]
    const player = await newPlayer([
      { id: bet, vertical: 'SPORTS', bonusType: 'FREE_BET', amount: 500 },
      { id: casino },
    ])
    const claim = (body: object) => player.send('POST', '/bonus/softswiss/sportsbook', body)
    expect(await claim({ campaignId: casino })).toMatchObject(notAvailable)
    expect(await claim({ campaignId: bet, bonusId: 'another' })).toMatchObject(notAvailable)
    expect((await claim({ campaignId: bet })).body.reward).toMatchObject({
      bonusType: 'FREE_BET',
      bonusId: expect.any(String),
    })
    expect((await player.send('GET', '/bonus/softswiss/sportsbook/bonuses')).body).toMatchObject([{ campaignId: bet }])
  })

  test('BON-2 SAF-4 what expires meanwhile is gone with its money, for who claims, for who looks, and for who never comes', async () => {
    const [id, closing, waiting] = [named(), named(), named()]
    const rewards = [
      { id, standing: 'ACTIVE', lifetime: day },
      { id: closing, endsAt: Date.now() + day },
      { id: waiting, standing: 'WAITING', lifetime: 10 * day },
    ]
    const player = await newPlayer(rewards)
    const { assignmentId } = await player.one('ACTIVE', id)
    const { queuedPlayerBonusId } = await player.one('ELIGIBLE', waiting)
    advance(2 * day)
    expect(await player.forfeit(assignmentId), 'nothing is left to give up').toMatchObject(wrongState)
    expect(await player.claim(closing)).toMatchObject(notAvailable)
    expect(await player.titles('ACTIVE')).toEqual([])
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 0 })
    const path = `/bonus/campaign/${waiting}/queued-bonus/${queuedPlayerBonusId}/claim`
    expect((await player.send('POST', path)).body).toMatchObject({ bonusChange: 10 })

    const away = await newPlayer([{ standing: 'ACTIVE', lifetime: day }])
    advance(2 * day)
    await endDueBonuses(it.operator)
    expect(await away.balances()).toMatchObject({ main: 10_000, casinoBonus: 0 })
  })

  test('BON-3 PRO-5 SAF-4 what waits and runs out is told of once, in the player’s language, whoever notices it first; what was claimed in time is not', async () => {
    const [one, other, id] = [named(), named(), named()]
    const rewards = [
      { id: one, standing: 'ACTIVE', lifetime: 9 * day },
      { id, ...waits('Spring') },
    ]
    const lapses = async (player: Awaited<ReturnType<typeof newPlayer>>): Promise<string[]> =>
      (await player.send('GET', '/player/inbox')).body.messages
        .filter(({ title }: { title: string }) => /expired|vanhentunut/u.test(title))
        .map(({ title, text }: { title: string; text: string }) => `${title}: ${text}`)
    const player = await newPlayer(rewards, { profile: { language: 'fi' } })
    const quick = await newPlayer([{ id: other, ...waits('Summer') }])
    const away = await newPlayer([{ standing: 'ACTIVE', lifetime: 9 * day }, waits('Autumn')])
    const { queuedPlayerBonusId } = await player.one('ELIGIBLE', id)
    expect((await quick.claimQueued(other)).status).toBe(OK)
    expect(await lapses(player)).toEqual([])
    advance(2 * day)
    const late = `/bonus/campaign/${id}/queued-bonus/${queuedPlayerBonusId}/claim`
    expect((await player.send('POST', late)).status, 'too late').toBe(409)
    // Each looks by itself: the page, the timer of all, and both again.
    await Promise.all([player.list('ELIGIBLE'), endDueBonuses(it.operator), endDueBonuses(it.operator)])
    await player.list('ACTIVE')
    await endDueBonuses(it.operator)
    expect(await lapses(player)).toEqual([
      'Odottanut bonus on vanhentunut: Spring odotti, eikä sitä otettu käyttöön ajoissa. Sitä ei voi enää lunastaa. Omat rahasi ovat ennallaan.',
    ])
    expect(await lapses(away)).toHaveLength(1)
    expect(await lapses(quick)).toEqual([])
    await away.change({ profile: { permissions: { bonuses: false } } })
    expect(await lapses(away), 'SAF-2: who may have none reads of none').toEqual([])
  })

  test.each([
    ['payout risk', { permissions: { payout: true } }],
    ['bonuses off', { permissions: { bonuses: false } }],
    ['suspended', { suspended: true }],
    ['under review', { state: 'RESTRICTED' }],
    ['barred by the check of who they are', { kycStatus: 'SUSPENDED' }],
  ])('SAF-2 BON-1 who may have no bonus is shown none and given none: %s', async (_, profile) => {
    const [id, held] = [named(), named()]
    const code = `CODE-${id}`
    const player = await newPlayer([
      { id, bonusCode: code },
      { id: held, vertical: 'SPORTS', standing: 'ACTIVE' },
    ])
    const { assignmentId } = await player.one('ACTIVE', held)
    await player.change({ profile })
    expect([await player.list('ACTIVE'), await player.list('ELIGIBLE')]).toEqual([[], []])
    for (const path of [
      '/bonus/campaigns',
      '/bonus/freespin/details',
      '/bonus/freespin/progress',
      '/bonus/softswiss/sportsbook/bonuses',
    ])
      expect((await player.send('GET', path)).body).toEqual([])
    expect((await player.send('GET', '/bonus/manual-claim/availability')).body).toEqual({ isAvailable: false })
    expect(await player.validate(code)).toMatchObject(refusedAs('bonus_code.invalid'))
    for (const refused of [
      player.claim(id),
      player.byCode(code),
      player.consent(id, true, code),
      player.forfeit(assignmentId),
    ])
      expect(await refused).toMatchObject(notAvailable)
    expect((await player.balances()).sportsBonus, 'what they hold stays').toBe(1000)
  })

  test('BON-2 REG-2 half a registration claims nothing, and is told why', async () => {
    const id = named()
    const player = await newPlayer([{ id }], { profile: { postalCode: null } })
    expect(await player.claim(id)).toMatchObject(refusedAs('error.registration.incomplete'))
  })

  test('BON-2 DEP-4 SAF-2 the bonus chosen with a deposit is given as it is booked: its share, up to its most, once', async () => {
    const id = named()
    const deposit = { percent: 50, minimum: 2000, maximum: 3000 }
    const player = await newPlayer([{ id, title: 'Reload', campaignCategory: 'TRIGGERED', deposit }])
    expect(await player.deposit(10, { campaignId: id }), 'too little').toMatchObject(notAvailable)
    expect((await player.deposit(40, { campaignId: null })).status).toBe(OK)
    expect(await player.list('ACTIVE'), 'nothing is added unasked').toEqual([])
    expect((await player.deposit(80, { campaignId: id })).status).toBe(OK)
    expect(await player.balances()).toMatchObject({ main: 22_000, casinoBonus: 3000 })
    expect(await player.one('ACTIVE', id)).toMatchObject({ amount: 30, wageringTotal: 300 })
    expect(await player.messages()).toContain('You have a bonus')
    expect(await player.deposit(80, { campaignId: id }), 'a second time').toMatchObject(notAvailable)
    // Who may have no bonus any more reads of none (SAF-2); who may again finds it where it was.
    await player.change({ profile: { permissions: { bonuses: false } } })
    expect(await player.messages()).not.toContain('You have a bonus')
    await player.change({ profile: { permissions: { bonuses: true } } })
    expect(await player.messages()).toContain('You have a bonus')
  })

  test('BON-3 DEP-4 a deposit’s bonus beside an active one waits, and its player is told; the deposit is booked all the same', async () => {
    const [one, id] = [named(), named()]
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([
      { id: one, standing: 'ACTIVE' },
      { id, campaignCategory: 'TRIGGERED', deposit },
    ])
    await player.deposit(50, { campaignId: id })
    expect(await player.balances()).toMatchObject({ main: 15_000, casinoBonus: 1000 })
    expect(await player.messages()).toContain('Your bonus waits')
    const { queuedPlayerBonusId, amount } = await player.one('ELIGIBLE', id)
    expect(amount).toBe(50)
    await player.forfeit((await player.one('ACTIVE', one)).assignmentId)
    const path = `/bonus/campaign/${id}/queued-bonus/${queuedPlayerBonusId}/claim`
    expect((await player.send('POST', path)).body).toMatchObject({ bonusChange: 50 })
  })

  test('BON-2 DEP-4 SAF-4 a booked deposit says what came of its bonus, as long as that is so: given, waiting until when, or not given, and never another in its place', async () => {
    const deposit = { percent: 50, minimum: 1000, maximum: 10_000 }
    const [one, id, other] = [named(), named(), named()]
    const optIn = { campaignCategory: 'OPT_IN', deposit }
    const asks = async (player: Awaited<ReturnType<typeof newPlayer>>, campaignId?: string | null) => {
      const { checkId } = (await player.send('POST', '/player/wallet/deposit/check', DEVICE)).body
      const wish = {
        amount: 50,
        currency: 'EUR',
        methodId: 'creditcard',
        checkId,
        returnUrl: `${it.origin}/`,
        ...DEVICE,
      }
      const asked = await player.send('POST', '/player/wallet/deposit/request', { ...wish, campaignId })
      expect(asked.body.bonus, 'before it is booked').toBeNull()
      return {
        pay: () => payByCard(asked.body.action.url, CARDS.good),
        says: async () => (await player.send('GET', `/player/wallet/deposit/${asked.body.depositId}`)).body.bonus,
      }
    }
    const player = await newPlayer([{ id, title: 'Half', ...optIn }, { id: one }])
    const first = await asks(player, id)
    await first.pay()
    const given = { outcome: 'GIVEN', title: 'Half', amount: 25, waitsUntil: null }
    expect(await first.says()).toEqual(given)
    const without = await asks(player, null)
    await without.pay()
    expect(await without.says(), 'none was wanted').toBeNull()

    const late = await newPlayer([
      { id: named(), standing: 'ACTIVE' },
      { id: other, title: 'Later', ...optIn, lifetime: 3 * day },
    ])
    // Said yes to before, and nothing said of it with the deposit: it comes all the same, and is told as this deposit's.
    await late.claim(other)
    const waiting = await asks(late)
    await waiting.pay()
    const told = await waiting.says()
    expect(told).toMatchObject({ outcome: 'WAITS', title: 'Later', amount: 25 })
    expect(Date.parse(told.waitsUntil) - it.operator.clock.now()).toBeGreaterThan(2 * day)
    advance(4 * day)
    await endDueBonuses(it.operator)
    expect(await waiting.says(), 'it waits no more').toBeNull()

    const [wanted, kept] = [named(), named()]
    const quick = await newPlayer([
      { id: wanted, title: 'Wanted', ...optIn },
      { id: kept, title: 'Kept', ...optIn },
    ])
    await quick.claim(kept)
    const lost = await asks(quick, wanted)
    await it.operator.db.delete(bonusCampaigns).where(eq(bonusCampaigns.id, wanted))
    await lost.pay()
    expect(await lost.says()).toEqual({ outcome: 'NOT_GIVEN', title: null, amount: null, waitsUntil: null })
    expect(await quick.list('ACTIVE'), 'nobody has asked for the other one with this deposit').toEqual([])
    expect(await quick.one('ELIGIBLE', kept)).toMatchObject({ optedIn: true })
    expect(await quick.messages()).toContain('No bonus for this deposit')

    const later = named()
    const barred = await newPlayer([{ id: later, title: 'For later', ...optIn }])
    const early = await asks(barred, later)
    await barred.change({ profile: { permissions: { bonuses: false } } })
    await early.pay()
    await barred.change({ profile: { permissions: { bonuses: true } } })
    const second = await asks(barred, later)
    await second.pay()
    expect(await second.says()).toMatchObject({ outcome: 'GIVEN', title: 'For later' })
    expect(await early.says(), 'a later deposit has earned it, and this one has not').toMatchObject({
      outcome: 'NOT_GIVEN',
    })

    const spoilt = named()
    const unlucky = await newPlayer([{ id: spoilt, ...optIn }])
    const paid = await asks(unlucky, spoilt)
    await it.operator.db
      .update(bonusCampaigns)
      .set({ plan: {} as never })
      .where(eq(bonusCampaigns.id, spoilt))
    await paid.pay()
    expect(await unlucky.balances(), 'the deposit stands').toMatchObject({ main: 15_000, casinoBonus: 0 })
    expect(await paid.says()).toMatchObject({ outcome: 'NOT_GIVEN' })
    expect(await unlucky.messages(), 'also who has left the page is told').toContain('No bonus for this deposit')
  })

  test('BON-6 a code whose bonus a deposit earns: agreed to, claimed, and given with the next deposit that is large enough', async () => {
    const id = named()
    const deposit = { percent: 100, minimum: 2000, maximum: 10_000 }
    const code = `DEPO-${id}`
    const player = await newPlayer([
      { id, bonusCode: code, campaignCategory: 'TRIGGERED', deposit, consentRequired: true },
    ])
    expect(await player.deposit(30, { campaignId: id }), 'its code first').toMatchObject(notAvailable)
    await player.validate(code)
    await player.consent(id, true, code)
    expect((await player.byCode(code)).body).toMatchObject({ bonusChange: 0, reward: { optedIn: true } })
    expect(await player.byCode(code)).toMatchObject(refusedAs('bonus_code.used'))
    await player.deposit(15)
    expect(await player.list('ACTIVE')).toEqual([])
    await player.deposit(25)
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 25 })
  })

  test('SAF-2 DEP-4 a bonus that may be had no more as the deposit is booked is not given, and its player is told', async () => {
    const id = named()
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([{ id, campaignCategory: 'TRIGGERED', deposit }])
    const { checkId } = (await player.send('POST', '/player/wallet/deposit/check', DEVICE)).body
    const wish = {
      amount: 50,
      currency: 'EUR',
      methodId: 'creditcard',
      checkId,
      returnUrl: `${it.origin}/`,
      campaignId: id,
      ...DEVICE,
    }
    const asked = await player.send('POST', '/player/wallet/deposit/request', wish)
    await player.change({ profile: { permissions: { bonuses: false } } })
    await payByCard(asked.body.action.url, CARDS.good)
    expect(await player.balances()).toMatchObject({ main: 15_000, casinoBonus: 0 })
    expect(await player.messages()).toContain('No bonus for this deposit')
  })

  test('WDR-3 SAF-2 a withdrawal names the bonus, ends it, and gives it back as it was when it is taken back', async () => {
    const id = named()
    const player = await newPlayer([{ id, title: 'Friday', standing: 'ACTIVE', wagered: 3000 }])
    const check = (await player.send('POST', '/player/wallet/withdrawal/check', DEVICE)).body
    expect(check.forfeits).toEqual([{ campaignId: id, title: 'Friday', amount: 10, atStake: 0, spins: 0 }])
    const wish = {
      amount: 40,
      currency: 'EUR',
      methodId: 'creditcard',
      checkId: check.checkId,
      forfeitAccepted: true,
      ...DEVICE,
    }
    const { withdrawalId } = (await player.send('POST', '/player/wallet/withdrawal/request', wish)).body
    expect(await player.list('ACTIVE')).toEqual([])
    const back = { pendingWithdrawalId: withdrawalId, amount: 40, cancelByPlayer: true }
    expect((await player.send('POST', '/player/wallet/withdrawal/cancellation', back)).status).toBe(OK)
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 10, wageringAmount: 70 })
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 1000 })
  })

  test('WDR-3 BON-3 SAF-4 a bonus whose place is taken when its withdrawal comes to nothing waits with its money, and its start gives it back once', async () => {
    const [id, other] = [named(), named()]
    const player = await newPlayer([
      { id, title: 'Friday', standing: 'ACTIVE', wagered: 3000 },
      { id: other, amount: 500 },
    ])
    const withdrawalId = await player.withdraw(40)
    expect((await player.claim(other)).status).toBe(OK)
    await player.takesBack(withdrawalId, 40)
    expect(await player.balances(), 'nothing of it is the other’s').toMatchObject({ main: 10_000, casinoBonus: 500 })
    expect(await player.one('ACTIVE', other)).toMatchObject({ held: 5, amount: 5 })
    expect(await player.messages()).toContain('Your bonus waits')
    expect(await player.claimQueued(id)).toMatchObject(placeTaken)

    const again = await player.withdraw(40)
    expect(await player.balances()).toMatchObject({ casinoBonus: 0 })
    expect(await player.one('ELIGIBLE', id), 'what waits with it goes too').toBeUndefined()
    await player.takesBack(again, 40)
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 500 })
    await player.forfeit((await player.one('ACTIVE', other)).assignmentId)
    expect((await player.claimQueued(id)).body).toMatchObject({ bonusChange: 10 })
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 1000 })
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 10, wageringAmount: 70 })
    expect(await player.claim(id), 'once').toMatchObject(wrongState)
  })

  test('WDR-3 SAF-2 who may have no bonus when a withdrawal comes to nothing is given none: it waits until they may', async () => {
    const id = named()
    const player = await newPlayer([{ id, standing: 'ACTIVE', wagered: 3000 }])
    const withdrawalId = await player.withdraw(40)
    await player.change({ profile: { permissions: { bonuses: false } } })
    await player.takesBack(withdrawalId, 40)
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 0 })
    expect(await player.messages()).not.toContain('Your bonus waits')
    await player.change({ profile: { permissions: { bonuses: true } } })
    expect((await player.claimQueued(id)).body).toMatchObject({ bonusChange: 10, reward: { wageringAmount: 70 } })
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 1000 })
  })

  test('WDR-3 BON-8 a withdrawal ends what a deposit has earned that waits, and spins that are not played; both come back with it', async () => {
    const [id, waiting, manual, spun] = [named(), named(), named(), named()]
    const deposit = { percent: 100, minimum: 1000, maximum: 2000 }
    const freeSpins = { gameId: 'nautilus-parlour', spins: 10, spinValue: 20 }
    const player = await newPlayer([
      { id, title: 'Friday', standing: 'ACTIVE' },
      { id: manual, title: 'Gift', standing: 'WAITING' },
      { id: spun, title: 'Spins', vertical: 'LIVE_CASINO', freeSpins, standing: 'ACTIVE', spinsLeft: 4, given: 300 },
    ])
    const early = await player.withdrawalCheck()
    await player.change({ rewards: [{ id: waiting, title: 'Reload', deposit, standing: 'WAITING' }] })
    const wish = { amount: 40, currency: 'EUR', methodId: 'creditcard', forfeitAccepted: true, ...DEVICE }
    expect(
      await player.send('POST', '/player/wallet/withdrawal/request', { ...wish, checkId: early.checkId }),
      'one that was not named',
    ).toMatchObject(refusedAs('error.withdrawal.not_allowed'))
    expect((await player.withdrawalCheck()).forfeits).toEqual([
      { campaignId: id, title: 'Friday', amount: 10, atStake: 0, spins: 0 },
      { campaignId: spun, title: 'Spins', amount: 3, atStake: 0, spins: 4 },
      { campaignId: waiting, title: 'Reload', amount: 20, atStake: 0, spins: 0 },
    ])
    const withdrawalId = await player.withdraw(40)
    for (const lost of [id, waiting, spun])
      expect(await player.assignment(lost)).toMatchObject({ state: 'ENDED', endedBecause: 'withdrawn' })
    expect((await player.assignment(manual)).state).toBe('WAITING')
    const [{ freeSpinDetail }] = (await player.send('GET', `/bonus/campaigns?campaignIds=${spun}`)).body
    expect(freeSpinDetail.spinsLeft).toBe(0)
    await player.takesBack(withdrawalId, 40)
    expect(await player.one('ACTIVE', spun)).toMatchObject({ freeSpinDetail: { spinsLeft: 4 } })
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 10 })
    await player.forfeit((await player.one('ACTIVE', id)).assignmentId)
    expect((await player.claimQueued(waiting)).body).toMatchObject({ bonusChange: 20 })
  })

  test('WDR-3 BON-1 a bonus that is taken up again and was wagered through meanwhile is released', async () => {
    const id = named()
    const player = await newPlayer([{ id, standing: 'ACTIVE', wagered: 3000 }])
    const withdrawalId = await player.withdraw(40)
    // Play that was under way counts to it all the same.
    await player.change({ rewards: [{ id, wagered: 10_000 }] })
    await player.takesBack(withdrawalId, 40)
    expect(await player.assignment(id)).toMatchObject({ state: 'ENDED', endedBecause: 'released' })
    expect(await player.balances()).toMatchObject({ main: 11_000, casinoBonus: 0 })
  })

  test('BON-3 RMB-14 what has been wagered beyond what is asked for can be given up by what pages show', async () => {
    const id = named()
    const freeSpins = { gameId: 'nautilus-parlour', spins: 10, spinValue: 20 }
    const player = await newPlayer([{ id, freeSpins, standing: 'ACTIVE', wagered: 5000 }])
    const { assignmentId, wageringTotal } = await player.one('ACTIVE', id)
    expect(wageringTotal).toBe(0)
    expect((await player.forfeit(assignmentId, 0)).status).toBe(OK)
  })

  test('BON-2 REG-2 what a registration earns and wants a yes can be claimed after the yes, a cashback as well', async () => {
    const [id, cash] = [named(), named()]
    const of = { campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' }
    const cashback = { percentage: 10, maximum: null, period: 'WEEK', booster: null }
    const player = await newPlayer([
      { id, ...of, consentRequired: true },
      { id: cash, ...of, cashback },
    ])
    const { operator } = it
    await operator.transaction((tx) => grantForRegistration(operator, tx, player.playerId, null))
    expect(await player.claim(id)).toMatchObject(wrongState)
    expect((await player.consent(id)).status).toBe(OK)
    expect((await player.claim(id)).body).toMatchObject({ bonusChange: 10 })
    expect((await player.send('POST', `/bonus/cashback/${cash}/activate`)).body.reward).toMatchObject({
      cashbackActivated: true,
    })
  })

  test('BON-2 SAF-5 the prize of a tournament that wants a yes is given after the yes, and not before', async () => {
    const id = named()
    const player = await newPlayer([
      { id, campaignCategory: 'TRIGGERED', triggerEvent: 'TOURNAMENT', consentRequired: true },
    ])
    const { operator } = it
    await operator.transaction((tx) => grantForTournament(operator, tx, { playerId: player.playerId, campaignId: id }))
    expect(await player.list('ACTIVE')).toEqual([])
    expect(await player.claim(id)).toMatchObject(wrongState)
    await player.consent(id)
    expect((await player.claim(id)).body).toMatchObject({ bonusChange: 10 })
  })

  test('BON-3 RMB-14 a wish for what a deposit earns needs no place, and costs no bonus that is active', async () => {
    const [one, id] = [named(), named()]
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([
      { id: one, standing: 'ACTIVE' },
      { id, campaignCategory: 'OPT_IN', deposit },
    ])
    expect((await player.claim(id)).body).toMatchObject({ bonusChange: 0, reward: { optedIn: true } })
    expect(await player.one('ACTIVE', one)).toMatchObject({ held: 10 })
  })

  test('BON-8 the time of a cashback counts from its first start, and stopped and started again it has no longer', async () => {
    const id = named()
    const cashback = { percentage: 10, maximum: null, period: 'DAY', booster: null }
    const player = await newPlayer([{ id, cashback, consentRequired: true, lifetime: 2 * day }])
    const act = (what: string) => player.send('POST', `/bonus/cashback/${id}/${what}`)
    await player.consent(id)
    advance(3 * day)
    const begun = it.operator.clock.now()
    expect((await act('activate')).status).toBe(OK)
    const { expiresAt } = await player.assignment(id)
    expect(expiresAt! - begun).toBeGreaterThan(2 * day - minute)
    advance(day)
    expect(await player.titles('ACTIVE')).toHaveLength(1)
    await act('deactivate')
    expect((await act('activate')).status).toBe(OK)
    expect((await player.assignment(id)).expiresAt).toBe(expiresAt)
  })

  test('BON-8 a cashback whose campaign has an end has its own time all the same, from its first start', async () => {
    const id = named()
    const cashback = { percentage: 10, maximum: null, period: 'DAY', booster: null }
    const player = await newPlayer([{ id, cashback, lifetime: day, endsAt: Date.now() + 30 * day }])
    const started = await player.send('POST', `/bonus/cashback/${id}/activate`)
    const ends = Date.parse(started.body.reward.cashbackProgress.endsAt)
    expect(ends - it.operator.clock.now()).toBeLessThanOrEqual(day)
    expect(ends - it.operator.clock.now()).toBeGreaterThan(day - minute)
  })

  test('DEP-4 BON-8 a cashback that a deposit has earned and that stands stopped is earned by no other one, and takes no bonus’s place', async () => {
    const [id, half] = [named(), named()]
    const deposit = { percent: 50, minimum: 1000, maximum: 10_000 }
    const cashback = { percentage: 10, maximum: null, period: 'WEEK', booster: null }
    const player = await newPlayer([
      { id, title: 'Back', campaignCategory: 'TRIGGERED', triggerEvent: 'DEPOSIT', cashback },
      { id: half, campaignCategory: 'OPT_IN', deposit },
    ])
    await player.deposit(20, { campaignId: id })
    expect(await player.one('ACTIVE', id)).toMatchObject({ cashbackActivated: true, isEarned: true })
    await player.send('POST', `/bonus/cashback/${id}/deactivate`)
    expect(await player.deposit(20, { campaignId: id }), 'it is chosen by nobody').toMatchObject(notAvailable)
    await player.claim(half)
    await player.deposit(20)
    expect(await player.one('ACTIVE', half)).toMatchObject({ held: 10 })
    expect(await player.one('ELIGIBLE', id), 'it stays stopped').toMatchObject({ cashbackActivated: false })
    await player.send('POST', `/bonus/cashback/${id}/activate`)
    expect(await player.one('ACTIVE', id), 'by hand it goes on').toMatchObject({ cashbackActivated: true })
  })

  test('BON-8 GAM-1 free spins of a game that is not for the player’s country are not offered, claimed or chosen; a free bet names no sum to stake before it has won', async () => {
    const [spun, bet, here] = [named(), named(), named()]
    const freeSpins = { gameId: 'nautilus-parlour', spins: 10, spinValue: 20 }
    const byDeposit = { campaignCategory: 'TRIGGERED', triggerEvent: 'DEPOSIT' }
    const player = await newPlayer(
      [
        { id: spun, freeSpins },
        { id: here, freeSpins, ...byDeposit },
        { id: bet, vertical: 'SPORTS', bonusType: 'FREE_BET', amount: 500, wrMultiplier: 3 },
      ],
      { profile: { countryCode: 'DE' } },
    )
    expect((await player.list('ELIGIBLE')).map(({ campaignId }: { campaignId: string }) => campaignId)).toEqual([bet])
    expect(await player.spins(spun)).toMatchObject(notAvailable)
    expect(await player.deposit(20, { campaignId: here })).toMatchObject(notAvailable)
    expect(await player.one('ELIGIBLE', bet)).toMatchObject({ amount: 5, wageringTotal: null, wrMultiplier: 3 })
    // A yes of before brings none either, where the game is not the player's to play any more.
    const [kept, lost] = [named(), named()]
    const wanted = (id: string) => ({ id, freeSpins, campaignCategory: 'OPT_IN', triggerEvent: 'DEPOSIT' })
    const [stays, moves] = [await newPlayer([wanted(kept)]), await newPlayer([wanted(lost)])]
    for (const [who, id] of [
      [stays, kept],
      [moves, lost],
    ] as const)
      expect(await who.claim(id)).toMatchObject({ status: OK })
    await moves.change({ profile: { countryCode: 'DE' } })
    for (const who of [stays, moves]) expect(await who.deposit(20)).toMatchObject({ status: OK })
    expect(await stays.list('ACTIVE')).toHaveLength(1)
    expect(await moves.list('ACTIVE')).toEqual([])
  })

  test('BON-8 REG-2 a cashback that a registration has earned stands in the list, where it is started, and once it is stopped', async () => {
    const id = named()
    const cashback = { percentage: 10, maximum: null, period: 'DAY', booster: null }
    const player = await newPlayer([{ id, cashback, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' }])
    expect(await player.list('ELIGIBLE')).toEqual([])
    await it.operator.transaction((tx) => grantForRegistration(it.operator, tx, player.playerId, null))
    expect(await player.one('ELIGIBLE', id)).toMatchObject({ isEarned: true, cashbackActivated: false })
    await player.send('POST', `/bonus/cashback/${id}/activate`)
    await player.send('POST', `/bonus/cashback/${id}/deactivate`)
    expect(await player.one('ELIGIBLE', id), 'stopped').toMatchObject({ cashbackActivated: false })
  })

  test('BON-3 BON-2 what is own money as it is given takes no bonus’s place: none is given up for it, and it waits behind none', async () => {
    const [gift, byDeposit] = [named(), named()]
    const player = await newPlayer([
      { standing: 'ACTIVE' },
      { id: gift, amount: 500, wrMultiplier: 0, maxWin: 100 },
      {
        id: byDeposit,
        campaignCategory: 'OPT_IN',
        wrMultiplier: 0,
        deposit: { percent: 50, minimum: 1000, maximum: 10_000 },
      },
    ])
    expect(await player.one('ELIGIBLE', gift), 'nothing bounds what it pays').toMatchObject({ maxWin: null })
    expect((await player.claim(gift)).body).toMatchObject({ bonusChange: 5, reward: { held: null } })
    expect(await player.claim(gift)).toMatchObject(wrongState)
    await player.claim(byDeposit)
    await player.deposit(20)
    expect(await player.balances()).toMatchObject({ main: 10_000 + 500 + 2000 + 1000, casinoBonus: 1000 })
    expect(await player.list('ACTIVE')).toHaveLength(1)
    expect(await player.list('ELIGIBLE')).toEqual([])
  })

  test('BON-1 WDR-3 what waits again tells what its start gives and how far it is, not what it once gave', async () => {
    const [one, two] = [named(), named()]
    const player = await newPlayer([{ id: one, standing: 'ACTIVE' }, { id: two }])
    const { id } = await player.assignment(one)
    const { operator } = it
    const round = `r-${id}`
    const play = {
      playerId: player.playerId,
      category: 'CASINO' as const,
      house: 'house:games' as const,
      referenceId: round,
      keyOf: (kind: string) => `${round}:${kind}`,
      details: {},
      game: { gameId: 'g', gameType: 'slots' },
    }
    await operator.transaction(async (tx) => {
      await holdWallet(tx, player.playerId)
      const assignment = await holdAssignment(operator, tx, id)
      const staking = { assignment, isFree: false, stake: 900, ofBonus: 900 }
      const after = await takeStake(operator, tx, play, staking)
      await bookEnding(operator, tx, play, { ...staking, assignment: after }, { kind: 'WIN', amount: 0 })
    })
    const withdrawal = await player.withdraw(50)
    expect((await player.claim(two)).status).toBe(OK)
    await player.takesBack(withdrawal, 50)
    expect(await player.one('ELIGIBLE', one)).toMatchObject({ amount: 1, wageringTotal: 100, wageringAmount: 91 })
  })

  test('BON-2 LOB-8 a prize is claimed once it is won, and not for having agreed to its terms', async () => {
    const prize = { campaignCategory: 'TRIGGERED', triggerEvent: 'TOURNAMENT', consentRequired: true }
    const id = named()
    const player = await newPlayer([{ id, ...prize }])
    expect((await player.consent(id)).status).toBe(OK)
    expect(await player.one('ELIGIBLE', id)).toMatchObject({ isEarned: false })
    await wins(player.playerId, id)
    expect(await player.list('ELIGIBLE')).toEqual([])
    const other = named()
    const later = await newPlayer([{ id: other, ...prize }])
    await wins(later.playerId, other)
    expect(await later.one('ELIGIBLE', other)).toMatchObject({ isEarned: true, consentRequired: true })
    expect((await later.consent(other)).status).toBe(OK)
    expect((await later.claim(other)).body).toMatchObject({ bonusChange: 10 })
  })

  test('BON-6 SAF-2 to who may not claim by code, a code opens only what a deposit earns; tried codes are counted strictly', async () => {
    const [gift, reload] = [named(), named()]
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer(
      [
        { id: gift, bonusCode: `GIFT-${gift}` },
        { id: reload, bonusCode: `RELOAD-${reload}`, deposit },
      ],
      { profile: { allowManualClaim: false } },
    )
    expect(await player.validate(`GIFT-${gift}`)).toMatchObject(refusedAs('bonus_code.invalid'))
    expect(await player.claim(gift), 'the code was not noted').toMatchObject(wrongState)
    expect((await player.validate(`RELOAD-${reload}`)).body).toMatchObject({ valid: true })
    // What a code opens can be guessed by asking; what claims counts as what moves money does.
    const kinds = ['code/validate', 'manual-claim'].map((path) =>
      limitKindOf(`/api/v1/bonus/${path}`, path !== 'code/validate'),
    )
    expect(kinds).toEqual(['sensitive', 'money'])
  })

  test('BON-2 DEP-4 a bonus chosen in time counts though its end has come while the bank was asked; what waits after it has its whole time', async () => {
    const [id, one] = [named(), named()]
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const endsAt = it.operator.clock.now() + 10 * minute
    const player = await newPlayer([{ id, campaignCategory: 'OPT_IN', deposit, endsAt }, { id: one }])
    expect((await player.claim(id)).status).toBe(OK)
    const { checkId } = (await player.send('POST', '/player/wallet/deposit/check', DEVICE)).body
    const wish = {
      amount: 50,
      currency: 'EUR',
      methodId: 'creditcard',
      checkId,
      returnUrl: `${it.origin}/`,
      campaignId: id,
      ...DEVICE,
    }
    const asked = await player.send('POST', '/player/wallet/deposit/request', wish)
    expect((await player.claim(one)).status).toBe(OK)
    advance(15 * minute)
    await endDueBonuses(it.operator)
    expect((await player.assignment(id)).state).toBe('ENDED')
    await payByCard(asked.body.action.url, CARDS.good)
    const waits = await player.assignment(id)
    expect(waits).toMatchObject({ state: 'WAITING', endedBecause: null })
    expect(waits.expiresAt! - it.operator.clock.now()).toBeGreaterThan(6 * day)
    await player.forfeit((await player.one('ACTIVE', one)).assignmentId)
    expect((await player.claimQueued(id)).body).toMatchObject({ bonusChange: 50 })
  })

  test('BON-6 SAF-4 who may not claim by code gets nothing by a yes that bears one; what was not shown is not claimed', async () => {
    const [closed, first, second] = [named(), named(), named()]
    const player = await newPlayer(
      [
        { id: closed, bonusCode: `NO-${closed}` },
        { id: first, bonusCode: `TWO-${first}` },
        { id: second, bonusCode: `TWO-${first}`, vertical: 'SPORTS' },
      ],
      { profile: { allowManualClaim: false } },
    )
    expect(await player.consent(closed, true, `NO-${closed}`)).toMatchObject(refusedAs('bonus_code.invalid'))
    expect((await player.claim(closed)).status).toBe(409)
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 0 })
    expect(await player.list('ELIGIBLE'), 'what they can’t open is not offered').toEqual([])
    await player.change({ profile: { allowManualClaim: true } })
    expect(await player.list('ELIGIBLE')).toHaveLength(3)
    const shown = (await player.validate(`TWO-${first}`)).body.campaignId
    const claimShown = () =>
      player.send('POST', '/bonus/manual-claim', { bonusCode: `TWO-${first}`, state: 'ACTIVATED', campaignId: shown })
    expect((await claimShown()).body.reward).toMatchObject({ campaignId: shown })
    const before = await player.balances()
    expect(await claimShown(), 'in another tab, which still shows it').toMatchObject(refusedAs('bonus_code.used'))
    expect(await player.balances()).toEqual(before)
    const [goes, stays] = [named(), named()]
    const other = await newPlayer([
      { id: goes, bonusCode: `TWO-${goes}` },
      { id: stays, bonusCode: `TWO-${goes}`, vertical: 'SPORTS' },
    ])
    expect((await other.validate(`TWO-${goes}`)).body).toMatchObject({ campaignId: goes })
    await it.operator.db.update(bonusCampaigns).set({ status: 'CANCELED' }).where(eq(bonusCampaigns.id, goes))
    const body = { bonusCode: `TWO-${goes}`, state: 'ACTIVATED', campaignId: goes }
    expect(await other.send('POST', '/bonus/manual-claim', body), 'ended meanwhile').toMatchObject(
      refusedAs('bonus_code.expired'),
    )
  })

  test('BON-6 of two campaigns of one code the one that was never asked for comes first; a code that a sign-up has used is told so', async () => {
    const [first, second, signUp] = [named(), named(), named()]
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([
      { id: first, bonusCode: `TWO-${first}`, campaignCategory: 'TRIGGERED', deposit },
      { id: second, bonusCode: `TWO-${first}` },
      {
        id: signUp,
        bonusCode: `IN-${first}`,
        campaignCategory: 'TRIGGERED',
        triggerEvent: 'REGISTRATION',
        standing: 'ACTIVE',
      },
    ])
    const opened = async () => (await player.validate(`TWO-${first}`)).body.reward.campaignId
    const one = await opened()
    const other = one === first ? second : first
    await player.byCode(`TWO-${first}`)
    expect(await opened()).toBe(other)
    expect(await player.validate(`IN-${first}`)).toMatchObject(refusedAs('bonus_code.used'))
    const stranger = await newPlayer([])
    expect(await stranger.validate(`IN-${first}`)).toMatchObject(refusedAs('bonus_code.invalid'))
  })

  test('BON-6 REG-2 DEP-4 what a registration has earned and a deposit gives comes with the next deposit', async () => {
    const [id, code] = [named(), named().toUpperCase()]
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([
      { id, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION', deposit, bonusCode: code },
    ])
    await it.operator.transaction((tx) => grantForRegistration(it.operator, tx, player.playerId, code))
    expect(await player.assignment(id)).toMatchObject({ state: 'OPEN', earnedBy: 'REGISTRATION' })
    expect(await player.claim(id), 'by hand it would give nothing, and nothing would be left to come').toMatchObject(
      wrongState,
    )
    await player.deposit(20)
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 20 })
  })

  test('BON-1 SAF-4 a database that wants the whole transaction again gets it: the bonus is not left out', async () => {
    const { operator } = it
    const failing = (code: string) => ({
      ...operator,
      players: { ...operator.players, find: () => Promise.reject(Object.assign(new Error('no'), { code })) },
    })
    const give = (code: string) =>
      operator.transaction((tx) => grantForTournament(failing(code), tx, { playerId: 1, campaignId: 'none' }))
    await expect(give('40P01')).rejects.toMatchObject({ code: '40P01' })
    await expect(give('40001')).rejects.toMatchObject({ code: '40001' })
    await expect(give('22003'), 'of any other, the bonus alone is lost').resolves.toBeUndefined()
  })

  test('SAF-2 RGT-7 an exclusion ends everything that was had or waited, for good', async () => {
    const [id, waiting, cash] = [named(), named(), named()]
    const player = await newPlayer([
      { id, standing: 'ACTIVE' },
      { id: waiting, standing: 'WAITING' },
      { id: cash, cashback: { percentage: 10, maximum: null, period: 'DAY', booster: null }, standing: 'ACTIVE' },
    ])
    expect(
      (await player.send('PATCH', '/player/exclusion', { accountDisableIndefinitely: true, exclusionInMonths: 12 }))
        .status,
    ).toBe(OK)
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 0 })
    await player.change({ exclusion: null })
    const { operator } = it
    const rows = await operator.db.select().from(bonusAssignments).where(eq(bonusAssignments.playerId, player.playerId))
    expect(rows.map(({ state, endedBecause }) => ({ state, endedBecause }))).toEqual(
      Array.from({ length: 3 }, () => ({ state: 'ENDED', endedBecause: 'excluded' })),
    )
  })

  test('BON-1 the prize of a tournament is given once, to who may have it', async () => {
    const id = named()
    const player = await newPlayer([{ id, campaignCategory: 'TRIGGERED', triggerEvent: 'TOURNAMENT' }])
    const { playerId } = player
    const give = () =>
      it.operator.transaction((tx) => grantForTournament(it.operator, tx, { playerId, campaignId: id }))
    expect(await player.claim(id).then(({ body }) => body.bonusChange), 'a wish gives nothing yet').toBe(0)
    await give()
    await give()
    expect(await player.balances()).toMatchObject({ casinoBonus: 1000 })
  })

  test('BON-6 REG-2 the code of the sign-up form gives its bonus as the registration is complete', async () => {
    const code = `JOIN-${named()}`.toUpperCase()
    const { operator } = it
    await operator.world.patch({ riskSetting: { smsVerification: false, emailVerification: false } })
    const owner = await it.call('POST', '/qa/players', {
      rewards: [{ id: code, bonusCode: code, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' }],
    })
    expect(owner.status).toBe(OK)
    // A campaign of the house, as no player is there yet whose own it could be.
    await operator.db.execute(`update bonus_campaigns set player_id = null where id = '${code}'`)
    const stranger = await newPlayer()
    expect(await stranger.validate(code), 'such a code is for the form').toMatchObject(refusedAs('bonus_code.invalid'))
    const join = async (bonusCode: string, number = Math.floor(Math.random() * 1_000_000)) => {
      const body = applicantDetails(number, { bonusCode })
      return it.call('POST', '/api/v1/player/registration', body, await it.captcha())
    }
    // What opens nothing is said before there is an account.
    expect(await join(`NO-${code}`)).toMatchObject(refusedAs('bonus_code.invalid'))
    await operator.db.execute(`update bonus_campaigns set status = 'EXPIRED' where id = '${code}'`)
    expect(await join(code, 7_000_000)).toMatchObject(refusedAs('bonus_code.expired'))
    await operator.db.execute(`update bonus_campaigns set status = 'ACTIVE' where id = '${code}'`)
    expect((await join(code.toLowerCase(), 7_000_000)).status, 'nobody has its phone').toBe(201)
    const details = applicantDetails(Math.floor(Math.random() * 1_000_000), { bonusCode: code })
    const opened = await it.call('POST', '/api/v1/player/registration', details, await it.captcha())
    const { playerId, token } = opened.body
    expect((await operator.ledger.walletOf(playerId))?.balances.casinoBonus, 'half a registration').toBe(0)
    const rest = {
      playerId,
      mobilePhone: details.mobilePhone,
      countryCode: details.countryCode,
      languageCode: 'en',
      dateOfBirth: '1990-05-06',
      postalCode: '00100',
      termsAndConditionsAccepted: true,
    }
    const proof = { ...(await it.captcha()), 'registration-token': token }
    expect((await it.call('PUT', '/api/v1/player/registration', rest, proof)).status).toBe(OK)
    expect((await operator.ledger.walletOf(playerId))?.balances.casinoBonus).toBe(1000)
    await operator.world.reset()
  })
})
