import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicantDetails } from '../registration/testApplicant.ts'
import { forfeitForExclusion } from '../banking/forfeited.ts'
import { sqlState } from '../db/open.ts'
import { oneStore, testStores } from '../player/testOperator.ts'
import { bonusAssignments, bonusCampaigns } from './schema.ts'
import { OK, named, newHouse, notAvailable, refusedAs, waits, wrongState } from './testClaimant.ts'
import { grantForRegistration, grantForTournament } from './triggers.ts'

describe.each(oneStore)('bonuses that something gives on %s', (store) => {
  const house = newHouse(store)
  const { newPlayer } = house

  test('BON-2 REG-2 what a registration earns and wants a yes can be claimed after the yes, a cashback as well', async () => {
    const [id, cash] = [named(), named()]
    const of = { campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' }
    const cashback = { percentage: 10, maximum: null, period: 'WEEK', booster: null }
    const player = await newPlayer([
      { id, ...of, consentRequired: true },
      { id: cash, ...of, cashback },
    ])
    const { operator } = house.it
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
    const { operator } = house.it
    await operator.transaction((tx) => grantForTournament(operator, tx, { playerId: player.playerId, campaignId: id }))
    expect(await player.list('ACTIVE')).toEqual([])
    expect(await player.claim(id)).toMatchObject(wrongState)
    await player.consent(id)
    expect((await player.claim(id)).body).toMatchObject({ bonusChange: 10 })
  })

  test('BON-6 REG-2 DEP-4 what a registration has earned and a deposit gives comes with the next deposit', async () => {
    const [id, code] = [named(), named().toUpperCase()]
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([
      { id, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION', deposit, bonusCode: code },
    ])
    await house.it.operator.transaction((tx) => grantForRegistration(house.it.operator, tx, player.playerId, code))
    expect(await player.assignment(id)).toMatchObject({ state: 'OPEN', earnedBy: 'REGISTRATION' })
    expect(await player.claim(id), 'by hand it would give nothing, and nothing would be left to come').toMatchObject(
      wrongState,
    )
    // It stands among what a deposit may choose, as pages show it there.
    expect(await player.one('ELIGIBLE', id)).toMatchObject({ triggerEvent: 'DEPOSIT', isEarned: false })
    expect(await player.deposit(20, { campaignId: id })).toMatchObject({ status: OK })
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 20 })
    // Who has not registered with it can have it by no deposit, and sees none of it.
    const older = await newPlayer([
      { id: `${id}-old`, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION', deposit },
    ])
    expect(await older.list('ELIGIBLE')).toEqual([])
    expect(await older.claim(`${id}-old`)).toMatchObject(notAvailable)
    expect(await older.deposit(20, { campaignId: `${id}-old` })).toMatchObject(notAvailable)
  })

  test('BON-1 REG-2 a bonus of the registration is offered to nobody who has registered without it, with terms or a code or neither', async () => {
    const ofRegistration = { campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' }
    const player = await newPlayer([
      { id: named(), ...ofRegistration, consentRequired: true },
      { id: named(), ...ofRegistration, bonusCode: named().toUpperCase() },
      { id: named(), ...ofRegistration },
    ])
    expect(await player.list('ELIGIBLE')).toEqual([])
    await house.it.operator.transaction((tx) => grantForRegistration(house.it.operator, tx, player.playerId, null))
    const wanted = await player.list('ELIGIBLE')
    expect(wanted, 'who has registered with it says yes to its terms').toMatchObject([
      { isEarned: true, consentRequired: true },
    ])
  })

  test('SAF-2 REG-2 BON-6 who may have no bonus as the registration ends has what it earns to claim once they may', async () => {
    const [id, code] = [named(), named().toUpperCase()]
    const ofRegistration = { campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' }
    const player = await newPlayer(
      [
        { id, ...ofRegistration },
        { id: `${id}-code`, vertical: 'SPORTS', bonusCode: code },
      ],
      { profile: { permissions: { bonuses: false } } },
    )
    await house.it.operator.transaction((tx) => grantForRegistration(house.it.operator, tx, player.playerId, code))
    expect(await player.balances()).toMatchObject({ casinoBonus: 0, sportsBonus: 0 })
    expect([await player.list('ELIGIBLE'), await player.list('ACTIVE'), await player.messages()]).toEqual([[], [], []])
    await player.change({ profile: { permissions: { bonuses: true } } })
    expect(await player.list('ELIGIBLE')).toHaveLength(2)
    expect((await player.claim(id)).body).toMatchObject({ bonusChange: 10 })
    expect((await player.claim(`${id}-code`)).body).toMatchObject({ bonusChange: 10 })
  })

  test('GRD-12 BON-2 nothing begins for who is shut out of play until their papers are checked', async () => {
    const [id, waiting] = [named(), named()]
    const player = await newPlayer([{ id }, { id: waiting, vertical: 'SPORTS', standing: 'WAITING' }])
    await player.change({ checks: { deposit: 'DOCUMENTS_REQUIRED_RESTRICTED' } })
    expect(await player.claim(id)).toMatchObject(notAvailable)
    expect(await player.claimQueued(waiting)).toMatchObject(notAvailable)
    expect(await player.balances()).toMatchObject({ casinoBonus: 0, sportsBonus: 0 })
  })

  test('DEP-4 REG-2 what comes to everybody who registers and is paid in for is ticked for nobody, and comes with no deposit unasked', async () => {
    const id = named()
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([{ id, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION', deposit }])
    await house.it.operator.transaction((tx) => grantForRegistration(house.it.operator, tx, player.playerId, null))
    expect(await player.one('ELIGIBLE', id)).toMatchObject({ triggerEvent: 'DEPOSIT', optedIn: false })
    await player.deposit(20)
    expect(await player.list('ACTIVE')).toEqual([])
    await player.deposit(20, { campaignId: id })
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 20 })
  })

  test('BON-6 REG-2 GAM-1 spins that a player may not play come by no registration, and their code is none to them', async () => {
    const [id, all] = [named(), named()]
    const freeSpins = { gameId: 'nautilus-parlour', spins: 10, spinValue: 20 }
    const rewards = [
      { id, freeSpins, bonusCode: named().toUpperCase() },
      { id: all, freeSpins, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' },
    ]
    const spinsOf = async (parts: object) => {
      const own = rewards.map((one) => ({ ...one, id: `${one.id}-${named()}` }))
      const player = await newPlayer(own, parts)
      await house.it.operator.transaction((tx) => grantForRegistration(house.it.operator, tx, player.playerId, null))
      return { given: (await player.list('ACTIVE')).length, code: (await player.validate(rewards[0]!.bonusCode!)).body }
    }
    expect(await spinsOf({})).toMatchObject({ given: 1, code: { valid: true } })
    expect(await spinsOf({ profile: { countryCode: 'DE' } })).toMatchObject({
      given: 0,
      code: { code: 'bonus_code.invalid' },
    })
  })

  test.each([
    ['CASINO', ['casino']],
    ['LIVE_CASINO', ['liveCasino']],
    ['SPORTS', ['sports', 'virtualSports']],
  ])(
    'GRD-12 BON-1 BON-6 DEP-4 a bonus for %s is had by nobody to whom that part of the site is closed: not by a card, a code or a deposit',
    async (vertical, areas) => {
      const allow = (isOpen: boolean) => ({ permissions: Object.fromEntries(areas.map((area) => [area, isOpen])) })
      const [plain, byCode, paid] = [named(), named(), named()]
      const code = byCode.toUpperCase()
      const deposit = { percent: 50, minimum: 1000, maximum: 10_000 }
      const rewards = [
        { id: plain, vertical },
        { id: byCode, vertical, bonusCode: code },
        { id: paid, vertical, campaignCategory: 'TRIGGERED', triggerEvent: 'DEPOSIT', deposit },
      ]
      const player = await newPlayer(rewards, { profile: allow(false) })
      expect(await player.list('ELIGIBLE')).toEqual([])
      expect(await player.claim(plain)).toMatchObject(notAvailable)
      expect(await player.validate(code)).toMatchObject(refusedAs('bonus_code.invalid'))
      expect(await player.byCode(code)).toMatchObject({ status: 409 })
      expect(await player.asksToPay(20, { campaignId: paid })).toMatchObject(notAvailable)
      expect(await player.balances()).toMatchObject({
        main: 10_000,
        casinoBonus: 0,
        liveCasinoBonus: 0,
        sportsBonus: 0,
      })
      // Once it is open again everything can be had.
      await player.change({ profile: allow(true) })
      expect(await player.list('ELIGIBLE')).toHaveLength(3)
      expect((await player.validate(code)).body).toMatchObject({ valid: true })
      await player.deposit(20, { campaignId: paid })
      expect(await player.one('ACTIVE', paid)).toMatchObject({ held: 10 })
    },
  )

  test('GRD-12 BON-1 BON-6 REG-2 what is own money at once comes by a card, a code and a registration though that part of the site is closed', async () => {
    const [plain, byCode, registered] = [named(), named(), named()]
    const code = byCode.toUpperCase()
    const player = await newPlayer(
      [
        { id: plain, wrMultiplier: 0 },
        { id: byCode, wrMultiplier: 0, bonusCode: code },
        { id: registered, wrMultiplier: 0, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' },
      ],
      { profile: { permissions: { casino: false } } },
    )
    await house.it.operator.transaction((tx) => grantForRegistration(house.it.operator, tx, player.playerId, null))
    expect(await player.balances()).toMatchObject({ main: 11_000, casinoBonus: 0 })
    expect((await player.list('ELIGIBLE')).map((one: { campaignId: string }) => one.campaignId)).toEqual([
      plain,
      byCode,
    ])
    expect(await player.claim(plain)).toMatchObject({ status: OK })
    expect((await player.validate(code)).body).toMatchObject({ valid: true })
    expect(await player.byCode(code)).toMatchObject({ status: OK })
    expect(await player.balances()).toMatchObject({ main: 13_000, casinoBonus: 0 })
  })

  test('GRD-12 BON-1 BON-2 BON-8 what a player has already of a closed part of the site is told of and can be ended, and begins nothing there', async () => {
    const [wish, back, waiting, bets] = [named(), named(), named(), named()]
    const cashback = { percentage: 10, maximum: null, period: 'WEEK', booster: null }
    const player = await newPlayer([
      { id: wish, campaignCategory: 'OPT_IN' },
      { id: back, cashback, standing: 'ACTIVE' },
      { id: waiting, ...waits('Patience') },
      { id: bets, vertical: 'SPORTS' },
    ])
    expect(await player.send('POST', `/bonus/campaigns/${wish}/opt-in`)).toMatchObject({ status: OK })
    await player.change({ profile: { permissions: { casino: false, sports: false } } })
    const shown = async () => (await player.list('ELIGIBLE')).map((one: { campaignId: string }) => one.campaignId)
    // Bets on virtual sports are open: what is for sports can be used there.
    expect((await shown()).toSorted()).toEqual([wish, waiting, bets].toSorted())
    expect(await player.claim(wish)).toMatchObject(notAvailable)
    expect(await player.claim(waiting)).toMatchObject(notAvailable)
    expect(await player.claim(bets)).toMatchObject({ status: OK })
    // Its yes can be taken back, and a cashback stopped and found again.
    expect(await player.send('DELETE', `/bonus/campaigns/${wish}/opt-in`)).toMatchObject({ status: OK })
    expect(await player.send('POST', `/bonus/cashback/${back}/deactivate`)).toMatchObject({ status: OK })
    expect(await shown()).toContain(back)
    expect(await player.one('ELIGIBLE', wish)).toMatchObject({ optedIn: false })
  })

  test('BON-6 REG-2 who signed up with a code of which nothing can come any more is told so, and has what comes to everybody', async () => {
    const [over, broken, all] = [named(), named(), named()]
    const { operator } = house.it
    const everybody = { id: all, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' }
    const signsUpWith = async (id: string, spoil: () => Promise<unknown>) => {
      const player = await newPlayer([
        { id, bonusCode: id.toUpperCase() },
        { ...everybody, id: `${all}-${id}`, vertical: 'SPORTS' },
      ])
      await spoil()
      await operator.transaction((tx) => grantForRegistration(operator, tx, player.playerId, id.toUpperCase()))
      return { messages: await player.messages(), balances: await player.balances() }
    }
    const told = 'The bonus of your code could not be given'
    const ended = () => operator.db.update(bonusCampaigns).set({ status: 'EXPIRED' }).where(eq(bonusCampaigns.id, over))
    const given = { casinoBonus: 0, sportsBonus: 1000 }
    const one = await signsUpWith(over, ended)
    expect([one.messages.includes(told), one.balances]).toEqual([true, expect.objectContaining(given)])
    const spoilt = sql`jsonb_set(${bonusCampaigns.plan}, '{vertical}', '"NONE"')`
    const another = await signsUpWith(broken, () =>
      operator.db.update(bonusCampaigns).set({ plan: spoilt }).where(eq(bonusCampaigns.id, broken)),
    )
    expect([another.messages.includes(told), another.balances]).toEqual([true, expect.objectContaining(given)])
    const fine = await signsUpWith(named(), async () => {})
    expect([fine.messages.includes(told), fine.balances]).toEqual([
      false,
      expect.objectContaining({ casinoBonus: 1000, sportsBonus: 1000 }),
    ])
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
    const { operator } = house.it
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
      house.it.operator.transaction((tx) => grantForTournament(house.it.operator, tx, { playerId, campaignId: id }))
    expect(await player.claim(id).then(({ body }) => body.bonusChange), 'a wish gives nothing yet').toBe(0)
    await give()
    await give()
    expect(await player.balances()).toMatchObject({ casinoBonus: 1000 })
  })

  test('BON-6 REG-2 the code of the sign-up form gives its bonus as the registration is complete', async () => {
    const code = `JOIN-${named()}`.toUpperCase()
    const { operator } = house.it
    await operator.world.patch({ riskSetting: { smsVerification: false, emailVerification: false } })
    const owner = await house.it.call('POST', '/qa/players', {
      rewards: [{ id: code, bonusCode: code, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' }],
    })
    expect(owner.status).toBe(OK)
    // A campaign of the house, as no player is there yet whose own it could be.
    await operator.db.execute(`update bonus_campaigns set player_id = null where id = '${code}'`)
    const stranger = await newPlayer()
    expect(await stranger.validate(code), 'such a code is for the form').toMatchObject(refusedAs('bonus_code.invalid'))
    const join = async (bonusCode: string, number = Math.floor(Math.random() * 1_000_000)) => {
      const body = applicantDetails(number, { bonusCode })
      return house.it.call('POST', '/api/v1/player/registration', body, await house.it.captcha())
    }
    // What opens nothing is said before there is an account.
    expect(await join(`NO-${code}`)).toMatchObject(refusedAs('bonus_code.invalid'))
    await operator.db.execute(`update bonus_campaigns set status = 'EXPIRED' where id = '${code}'`)
    expect(await join(code, 7_000_000)).toMatchObject(refusedAs('bonus_code.expired'))
    await operator.db.execute(`update bonus_campaigns set status = 'ACTIVE' where id = '${code}'`)
    expect((await join(code.toLowerCase(), 7_000_000)).status, 'nobody has its phone').toBe(201)
    const details = applicantDetails(Math.floor(Math.random() * 1_000_000), { bonusCode: code })
    const opened = await house.it.call('POST', '/api/v1/player/registration', details, await house.it.captcha())
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
    const proof = { ...(await house.it.captcha()), 'registration-token': token }
    expect((await house.it.call('PUT', '/api/v1/player/registration', rest, proof)).status).toBe(OK)
    expect((await operator.ledger.walletOf(playerId))?.balances.casinoBonus).toBe(1000)
    await operator.world.reset()
  })
})

// PGlite has one connection, so nothing waits for anything there.
describe.each(testStores.filter((store) => store === 'PostgreSQL'))('bonuses of a registration on %s', (store) => {
  const house = newHouse(store)

  test('SAF-4 REG-2 BON-2 what a registration earns is noted with the wallet held, and nothing of it begins after an exclusion that held it', async () => {
    const id = named()
    const of = { campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION', consentRequired: true }
    const { operator } = house.it
    const player = await house.newPlayer([{ id, ...of }])
    const noted = Promise.withResolvers<void>()
    // Begun out here, so that it is another's transaction.
    const beside = noted.promise.then(() =>
      operator.transaction((tx) =>
        tx.execute(sql`select 1 from wallets where player_id = ${player.playerId} for update nowait`),
      ),
    )
    await operator.transaction(async (tx) => {
      await grantForRegistration(operator, tx, player.playerId, null)
      noted.resolve()
      await expect(beside).rejects.toSatisfy((error) => sqlState(error) === '55P03')
    })
    expect(await player.assignment(id)).toMatchObject({ state: 'OPEN', earnedBy: 'REGISTRATION' })

    const late = await house.newPlayer([{ id: `${id}-late`, ...of }])
    const held = Promise.withResolvers<void>()
    const granting = held.promise.then(() =>
      operator.transaction((tx) => grantForRegistration(operator, tx, late.playerId, null)),
    )
    await house.it.meanwhile(
      async () => {
        await forfeitForExclusion(operator, operator.db, late.playerId)
        await operator.players.change(late.playerId, { state: 'SELF_EXCLUDED' })
      },
      () => {
        held.resolve()
        return granting
      },
    )
    expect(await late.assignment(`${id}-late`)).toBeUndefined()
  })
})
