import { describe, expect, test } from 'vitest'
import { day, minute } from '#contract/constants.ts'
import { oneStore } from '../player/testOperator.ts'
import { OK, named, newHouse, notAvailable, wrongState } from './testClaimant.ts'
import { endDueBonuses } from './timer.ts'
import { grantForRegistration } from './triggers.ts'

describe.each(oneStore)('cashbacks on %s', (store) => {
  const house = newHouse(store)
  const { newPlayer, advance } = house

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
    await house.it.operator.db.execute(`update bonus_campaigns set status = 'CANCELED' where id = '${id}'`)
    // Who may have none is given none, by the clock either (SAF-2), and has it once they may again.
    await player.change({ profile: { permissions: { bonuses: false } } })
    await endDueBonuses(house.it.operator)
    expect(await player.balances()).toMatchObject({ main: 10_000 })
    await player.change({ profile: { permissions: { bonuses: true } } })
    await endDueBonuses(house.it.operator)
    await player.list('ACTIVE')
    expect(await player.balances()).toMatchObject({ main: 10_400 })
    expect(await player.send('POST', `/bonus/cashback/${id}/claim`)).toMatchObject({ status: 409 })
    expect(await player.balances()).toMatchObject({ main: 10_400 })
  })

  test('BON-8 a cashback claimed in the moment that it ends is paid by the click, and once', async () => {
    const id = named()
    const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: null }
    const player = await newPlayer([{ id, cashback, standing: 'ACTIVE', lossCounted: 4000, lifetime: day }])
    advance(2 * day)
    const claimed = await player.send('POST', `/bonus/cashback/${id}/claim`)
    expect(claimed).toMatchObject({ status: OK, body: { bonusChange: 4 } })
    await endDueBonuses(house.it.operator)
    expect(await player.balances()).toMatchObject({ main: 10_400 })
    expect(await player.list('ACTIVE')).toEqual([])
    // Stopped in that moment it is paid as well, and says what it has paid.
    const other = named()
    const stops = await newPlayer([{ id: other, cashback, standing: 'ACTIVE', lossCounted: 4000, lifetime: day }])
    advance(2 * day)
    expect((await stops.send('POST', `/bonus/cashback/${other}/deactivate`)).body).toMatchObject({ bonusChange: 4 })
    await endDueBonuses(house.it.operator)
    expect(await stops.balances()).toMatchObject({ main: 10_400 })
  })

  test('BON-8 SAF-4 a cashback that is given up over the wire pays what it has collected all the same', async () => {
    const id = named()
    const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: null }
    const player = await newPlayer([{ id, cashback, standing: 'ACTIVE', lossCounted: 4000 }])
    const { id: assignmentId } = await player.assignment(id)
    expect((await player.forfeit(assignmentId)).status).toBe(OK)
    expect(await player.balances()).toMatchObject({ main: 10_400 })
    expect(await player.forfeit(assignmentId)).toMatchObject(wrongState)
    expect(await player.balances()).toMatchObject({ main: 10_400 })
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
      await endDueBonuses(house.it.operator)
      await endDueBonuses(house.it.operator)
      expect(await runs.balances()).toMatchObject({ main: 15_400 })
      expect(await stops.balances()).toMatchObject({ main: 10_400 })
      expect(await barred.balances()).toMatchObject({ main: 10_000 })
      await barred.change({ profile: { permissions: { bonuses: true } } })
      await endDueBonuses(house.it.operator)
      expect(await barred.balances()).toMatchObject({ main: 10_400 })
      for (const player of [runs, stops, barred]) expect(await player.messages()).toContain('Your cashback has come')
      expect(await barred.list('ACTIVE')).toEqual([])
    },
  )

  test('BON-8 the time of a cashback counts from its first start, and stopped and started again it has no longer', async () => {
    const id = named()
    const cashback = { percentage: 10, maximum: null, period: 'WEEK', booster: null }
    const player = await newPlayer([{ id, cashback, consentRequired: true, lifetime: 2 * day }])
    const act = (what: string) => player.send('POST', `/bonus/cashback/${id}/${what}`)
    await player.consent(id)
    advance(3 * day)
    const begun = house.it.operator.clock.now()
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
    expect(ends - house.it.operator.clock.now()).toBeLessThanOrEqual(day)
    expect(ends - house.it.operator.clock.now()).toBeGreaterThan(day - minute)
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

  test('BON-8 REG-2 a cashback that a registration has earned stands in the list, where it is started, and once it is stopped', async () => {
    const id = named()
    const cashback = { percentage: 10, maximum: null, period: 'DAY', booster: null }
    const player = await newPlayer([{ id, cashback, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' }])
    expect(await player.list('ELIGIBLE')).toEqual([])
    await house.it.operator.transaction((tx) => grantForRegistration(house.it.operator, tx, player.playerId, null))
    expect(await player.one('ELIGIBLE', id)).toMatchObject({ isEarned: true, cashbackActivated: false })
    await player.send('POST', `/bonus/cashback/${id}/activate`)
    await player.send('POST', `/bonus/cashback/${id}/deactivate`)
    expect(await player.one('ELIGIBLE', id), 'stopped').toMatchObject({ cashbackActivated: false })
  })

  test('BON-8 a cashback counts one period of those that it says: one that would run for longer is none', async () => {
    const cashback = { percentage: 10, maximum: null, period: 'DAY', booster: null }
    const made = (lifetime: number) =>
      house.it.call('POST', '/qa/players', { wallet: { main: 1 }, rewards: [{ id: named(), cashback, lifetime }] })
    expect(await made(2 * day)).toMatchObject({ status: 400, body: { code: 'error.validation' } })
    expect(await made(day)).toMatchObject({ status: OK })
  })
})
