import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { day } from '#contract/constants.ts'
import { holdWallet } from '../banking/deposits.ts'
import { oneStore } from '../player/testOperator.ts'
import { sportsBets } from '../sports/schema.ts'
import { holdActive } from './assignments.ts'
import { bonusAssignments, bonusCampaigns } from './schema.ts'
import { bookEnding, holdAssignment, takeStake } from './stakes.ts'
import { OK, named, newHouse, notAvailable, placeTaken, refusedAs, waits, wrongState } from './testClaimant.ts'
import { endDueBonuses } from './timer.ts'
import { grantForTournament } from './triggers.ts'

describe.each(oneStore)('bonuses on %s', (store) => {
  const house = newHouse(store)
  const { newPlayer, advance } = house
  const wins = (playerId: number, campaignId: string) =>
    house.it.operator.transaction((tx) => grantForTournament(house.it.operator, tx, { playerId, campaignId }))

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
    const { operator } = house.it
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

  test('BON-1 BON-6 SAF-2 all campaigns at once are those of the lists: none that its code alone opens, or that the player can have no more', async () => {
    const gone = named()
    const player = await newPlayer(
      [
        { title: 'Secret', bonusCode: `SECRET-${gone}` },
        { title: 'Prize', campaignCategory: 'TRIGGERED', triggerEvent: 'TOURNAMENT' },
        { title: 'Sign-up', campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION', bonusCode: `IN-${gone}` },
        { title: 'Elsewhere', freeSpins: { gameId: 'no-such-game', spins: 5, spinValue: 10 } },
        { id: gone, title: 'Given up', standing: 'ACTIVE' },
        { title: 'Had', vertical: 'SPORTS', standing: 'ACTIVE' },
        { title: 'To have', vertical: 'LIVE_CASINO' },
        { ...waits('Waiting'), vertical: 'SPORTS' },
      ],
      { profile: { allowManualClaim: false } },
    )
    await player.forfeit((await player.one('ACTIVE', gone)).assignmentId)
    const titlesOf = async (path: string): Promise<string[]> =>
      (await player.send('GET', path)).body.map(
        (reward: { campaignDisplayInfo: { title: string } }) => reward.campaignDisplayInfo.title,
      )
    const all = await titlesOf('/bonus/campaigns')
    expect(all.toSorted()).toEqual(['Had', 'To have', 'Waiting'])
    const listed: string[] = [...(await player.titles('ACTIVE')), ...(await player.titles('ELIGIBLE'))]
    expect(all.toSorted()).toEqual(listed.toSorted())
    expect(await titlesOf(`/bonus/campaigns?campaignIds=${gone}`), 'by its id, what became of it').toEqual(['Given up'])
    await player.change({ profile: { allowManualClaim: true } })
    expect((await titlesOf('/bonus/campaigns')).toSorted()).toEqual(['Had', 'Secret', 'To have', 'Waiting'])
  })

  test('BON-1 BON-3 what waits stands in the list by the end of its wait, which its card names, and not by its campaign’s', async () => {
    const now = house.it.operator.clock.now()
    const [id, earned] = [named(), named()]
    const player = await newPlayer([
      { title: 'Ends in two days', endsAt: now + 2 * day },
      { id, title: 'Starts until tomorrow', standing: 'WAITING', lifetime: day, vertical: 'SPORTS' },
      {
        id: earned,
        title: 'Waits beyond its campaign',
        deposit: { percent: 100, minimum: 1000, maximum: 10_000 },
        endsAt: now + day,
        lifetime: 5 * day,
      },
      { title: 'Ends in three days', endsAt: now + 3 * day },
      { title: 'Active', standing: 'ACTIVE' },
      { title: 'No end' },
    ])
    await player.deposit(20, { campaignId: earned })
    expect(await player.titles('ELIGIBLE')).toEqual([
      'Starts until tomorrow',
      'Ends in two days',
      'Ends in three days',
      'Waits beyond its campaign',
      'No end',
    ])
    for (const campaignId of [id, earned]) {
      const { endedAt, expiresAt } = await player.one('ELIGIBLE', campaignId)
      expect(endedAt).toBe(expiresAt)
      expect(Date.parse(expiresAt)).toBe((await player.assignment(campaignId)).expiresAt)
    }
  })

  test('BON-2 another player’s assignment is nobody else’s to give up or claim', async () => {
    const id = named()
    const owner = await newPlayer([{ id, standing: 'ACTIVE' }])
    const { assignmentId } = await owner.one('ACTIVE', id)
    const player = await newPlayer()
    expect(await player.forfeit(assignmentId)).toMatchObject(notAvailable)
    expect(await player.claim(id)).toMatchObject(notAvailable)
    expect((await player.send('GET', `/bonus/campaigns?campaignIds=${id}`)).body).toEqual([])
    const taken = await house.it.call('POST', '/qa/players', { rewards: [{ id }] })
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
    const old = house.it.operator.clock.now() - 60 * day
    await house.it.operator.db
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

  test('BON-7 DEP-4 how many days there are is told where days are counted, and games that are none of the house are named nowhere', async () => {
    const [plain, own, short, back] = [named(), named(), named(), named()]
    const deposit = { percent: 50, minimum: 1000, maximum: 10_000 }
    const cashback = { percentage: 10, maximum: null, period: 'WEEK', booster: null }
    const player = await newPlayer([
      { id: plain, lifetime: 3.5 * day, excludedGames: ['penny-bank', 'SPORTSBOOK', 'gone'] },
      { id: own, wrMultiplier: 0, deposit, lifetime: 3 * day },
      { id: short, lifetime: day / 2 },
      { id: back, cashback, lifetime: 3 * day },
    ])
    const told = async (id: string) => (await player.one('ELIGIBLE', id)).daysToUse
    expect(await player.one('ELIGIBLE', plain)).toMatchObject({ daysToUse: 3, excludedGames: ['Penny Bank'] })
    expect([await told(own), await told(short), await told(back)]).toEqual([null, null, 3])
    await player.send('POST', `/bonus/cashback/${back}/activate`)
    await player.send('POST', `/bonus/cashback/${back}/deactivate`)
    expect(await told(back), 'its time counts from its first start').toBe(null)
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
    await Promise.all([player.list('ACTIVE'), endDueBonuses(house.it.operator), endDueBonuses(house.it.operator)])
    expect(await player.messages()).toEqual(['A bonus ran out unused', 'A bonus ran out unused'])
    expect(await player.list('ACTIVE')).toEqual([])
    expect(await other.messages()).toEqual([])
    // Whatever looks first: play that would stake the bonus ends it as well.
    const late = await newPlayer([{ id: named(), ...ofSpins, ...held }])
    advance(2 * day)
    const ended = await house.it.operator.transaction((tx) =>
      holdActive(house.it.operator, tx, late.playerId, 'CASINO'),
    )
    expect([ended, await late.messages()]).toEqual([null, ['A bonus ran out unused']])
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

  test('BON-2 SAF-4 PRO-5 what expires meanwhile is gone with its money, for who claims, for who looks, and for who never comes', async () => {
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
    await Promise.all([away.list('ACTIVE'), endDueBonuses(house.it.operator), endDueBonuses(house.it.operator)])
    expect(await away.balances()).toMatchObject({ main: 10_000, casinoBonus: 0 })
    expect(await away.messages(), 'PRO-5: told once of the money that went').toEqual(['Your bonus has expired'])
  })

  test('BON-3 PRO-5 SAF-4 what waits and runs out is told of once, in the player’s language, whoever notices it first; what was claimed in time is not', async () => {
    const [one, other, id] = [named(), named(), named()]
    const rewards = [
      { id: one, standing: 'ACTIVE', lifetime: 9 * day },
      { id, ...waits('Spring') },
    ]
    const lapses = async (player: Awaited<ReturnType<typeof newPlayer>>): Promise<string[]> =>
      (await player.send('GET', '/player/inbox')).body.messages
        .filter(({ title }: { title: string }) => /waited has expired|^Odottanut/u.test(title))
        .map(({ title, text }: { title: string; text: string }) => `${title}: ${text}`)
    const player = await newPlayer(rewards, { profile: { language: 'fi' } })
    const quick = await newPlayer([{ id: other, ...waits('Summer') }])
    const away = await newPlayer([{ standing: 'ACTIVE', lifetime: 9 * day }, waits('Autumn')])
    const { queuedPlayerBonusId } = await player.one('ELIGIBLE', id)
    expect((await quick.claimQueued(other)).status).toBe(OK)
    expect(await lapses(player)).toEqual([])
    advance(2 * day)
    const late = `/bonus/campaign/${id}/queued-bonus/${queuedPlayerBonusId}/claim`
    expect(await player.send('POST', late), 'too late').toMatchObject(notAvailable)
    // Each looks by itself: the page, the timer of all, and both again.
    await Promise.all([player.list('ELIGIBLE'), endDueBonuses(house.it.operator), endDueBonuses(house.it.operator)])
    await player.list('ACTIVE')
    await endDueBonuses(house.it.operator)
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

  test('BON-3 RMB-14 what has been wagered beyond what is asked for can be given up by what pages show', async () => {
    const id = named()
    const freeSpins = { gameId: 'nautilus-parlour', spins: 10, spinValue: 20 }
    const player = await newPlayer([{ id, freeSpins, standing: 'ACTIVE', wagered: 5000 }])
    const { assignmentId, wageringTotal } = await player.one('ACTIVE', id)
    expect(wageringTotal).toBe(0)
    expect((await player.forfeit(assignmentId, 0)).status).toBe(OK)
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

  test('BON-1 SAF-4 a database that wants the whole transaction again gets it: the bonus is not left out', async () => {
    const { operator } = house.it
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
})
