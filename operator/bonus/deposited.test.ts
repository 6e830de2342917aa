import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { day, minute } from '#contract/constants.ts'
import { CARDS, payByCard } from '#tests/support/cashier.ts'
import { oneStore } from '../player/testOperator.ts'
import { bonusCampaigns } from './schema.ts'
import { DEVICE, OK, named, newHouse, notAvailable } from './testClaimant.ts'
import { endDueBonuses } from './timer.ts'
import { grantForRegistration } from './triggers.ts'

describe.each(oneStore)('bonuses of deposits on %s', (store) => {
  const house = newHouse(store)
  const { newPlayer, advance } = house

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
        returnUrl: `${house.it.origin}/`,
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
    expect(Date.parse(told.waitsUntil) - house.it.operator.clock.now()).toBeGreaterThan(2 * day)
    advance(4 * day)
    await endDueBonuses(house.it.operator)
    expect(await waiting.says(), 'it waits no more').toBeNull()

    const [wanted, kept] = [named(), named()]
    const quick = await newPlayer([
      { id: wanted, title: 'Wanted', ...optIn },
      { id: kept, title: 'Kept', ...optIn },
    ])
    await quick.claim(kept)
    const lost = await asks(quick, wanted)
    await house.it.operator.db.delete(bonusCampaigns).where(eq(bonusCampaigns.id, wanted))
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
    await house.it.operator.db
      .update(bonusCampaigns)
      .set({ plan: {} as never })
      .where(eq(bonusCampaigns.id, spoilt))
    await paid.pay()
    expect(await unlucky.balances(), 'the deposit stands').toMatchObject({ main: 15_000, casinoBonus: 0 })
    expect(await paid.says()).toMatchObject({ outcome: 'NOT_GIVEN' })
    expect(await unlucky.messages(), 'also who has left the page is told').toContain('No bonus for this deposit')
  })

  test('SAF-2 DEP-4 a bonus that may be had no more as the deposit is booked is not given, and its player is told', async () => {
    const id = named()
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([{ id, campaignCategory: 'TRIGGERED', deposit }])
    const asked = await player.asksToPay(50, { campaignId: id })
    await player.change({ profile: { permissions: { bonuses: false } } })
    await payByCard(asked.body.action.url, CARDS.good)
    expect(await player.balances()).toMatchObject({ main: 15_000, casinoBonus: 0 })
    expect(await player.messages()).toContain('No bonus for this deposit')
  })

  test('BON-2 DEP-4 a bonus chosen in time counts though its end has come while the bank was asked; what waits after it has its whole time', async () => {
    const [id, one] = [named(), named()]
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const endsAt = house.it.operator.clock.now() + 10 * minute
    const player = await newPlayer([{ id, campaignCategory: 'OPT_IN', deposit, endsAt }, { id: one }])
    expect((await player.claim(id)).status).toBe(OK)
    const asked = await player.asksToPay(50, { campaignId: id })
    expect((await player.claim(one)).status).toBe(OK)
    advance(15 * minute)
    await endDueBonuses(house.it.operator)
    expect((await player.assignment(id)).state).toBe('ENDED')
    await payByCard(asked.body.action.url, CARDS.good)
    const waits = await player.assignment(id)
    expect(waits).toMatchObject({ state: 'WAITING', endedBecause: null })
    expect(waits.expiresAt! - house.it.operator.clock.now()).toBeGreaterThan(6 * day)
    await player.forfeit((await player.one('ACTIVE', one)).assignmentId)
    expect((await player.claimQueued(id)).body).toMatchObject({ bonusChange: 50 })
  })

  test('BON-2 DEP-4 REG-2 so does one that a registration has opened', async () => {
    const id = named()
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const endsAt = house.it.operator.clock.now() + 10 * minute
    const player = await newPlayer([
      { id, campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION', deposit, endsAt },
    ])
    const { operator } = house.it
    await operator.transaction((tx) => grantForRegistration(operator, tx, player.playerId, null))
    const asked = await player.asksToPay(50, { campaignId: id })
    advance(15 * minute)
    await endDueBonuses(operator)
    await payByCard(asked.body.action.url, CARDS.good)
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 50 })
    expect(await player.messages()).not.toContain('No bonus for this deposit')
  })

  test('BON-1 DEP-4 what nothing must be staked for is told as paid, not as a bonus that is active', async () => {
    const id = named()
    const deposit = { percent: 10, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([{ id, campaignCategory: 'TRIGGERED', deposit, wrMultiplier: 0 }])
    await player.deposit(50, { campaignId: id })
    expect(await player.balances()).toMatchObject({ main: 15_500, casinoBonus: 0 })
    expect(await player.messages()).toContain('A bonus was paid to you')
    expect(await player.messages()).not.toContain('You have a bonus')
  })

  test.each([
    [
      'the terms are declined that were agreed to with the deposit alone',
      { campaignCategory: 'TRIGGERED', consentRequired: true },
      false,
    ],
    [
      'the terms are declined that were agreed to before',
      { campaignCategory: 'TRIGGERED', consentRequired: true },
      true,
    ],
    ['it is opted out of', { campaignCategory: 'OPT_IN' }, true],
    ['it is given up', { campaignCategory: 'OPT_IN' }, true],
  ] as const)(
    'BON-2 DEP-4 SAF-2 a bonus chosen with a deposit does not come where, before it is paid, %s, nor another in its place',
    async (what, kind, isSaidYesTo) => {
      const [id, other] = [named(), named()]
      const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
      const player = await newPlayer([
        { id, ...kind, deposit },
        { id: other, campaignCategory: 'OPT_IN', deposit },
      ])
      const optIn = (campaignId: string) => player.send('POST', `/bonus/campaigns/${campaignId}/opt-in`)
      const isOptIn = kind.campaignCategory === 'OPT_IN'
      expect((await optIn(other)).status).toBe(OK)
      if (isSaidYesTo) await (isOptIn ? optIn(id) : player.consent(id))
      const asked = await player.asksToPay(20, { campaignId: id })
      expect(asked.status).toBe(OK)
      const saysNo = async () => {
        if (!isOptIn) return player.consent(id, false)
        if (what === 'it is opted out of') return player.send('DELETE', `/bonus/campaigns/${id}/opt-in`)
        return player.forfeit((await player.assignment(id)).id)
      }
      expect(await saysNo()).toMatchObject({ status: OK, body: { reward: { campaignId: id } } })
      await payByCard(asked.body.action.url, CARDS.good)
      expect(await player.balances()).toMatchObject({ main: 12_000, casinoBonus: 0 })
      expect(await player.list('ACTIVE')).toEqual([])
      expect(await player.assignment(id)).toSatisfy(
        (had?: { consentedAt: number | null; earnedBy: string | null }) =>
          had === undefined || (had.consentedAt === null && had.earnedBy === null),
      )
      const { body: said } = await player.send('GET', `/player/wallet/deposit/${asked.body.depositId}`)
      expect(said, 'it promises none, and none has failed to come').toMatchObject({ status: 'SUCCESS', bonus: null })
      expect(await player.messages()).not.toContain('No bonus for this deposit')
      // A no is to this one, and to what was paid meanwhile: what was said yes to elsewhere comes with the next.
      await player.deposit(20)
      expect(await player.one('ACTIVE', other)).toMatchObject({ held: 20 })
    },
  )

  test('BON-2 DEP-4 a bonus chosen with a deposit comes where its player has said no to it and then yes again before it is paid', async () => {
    const id = named()
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([{ id, campaignCategory: 'OPT_IN', deposit }])
    const optIn = (method: 'POST' | 'DELETE') => player.send(method, `/bonus/campaigns/${id}/opt-in`)
    expect((await optIn('POST')).status).toBe(OK)
    const asked = await player.asksToPay(20, { campaignId: id })
    expect((await optIn('DELETE')).status).toBe(OK)
    expect((await optIn('POST')).status).toBe(OK)
    await payByCard(asked.body.action.url, CARDS.good)
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 20 })
    const { body: said } = await player.send('GET', `/player/wallet/deposit/${asked.body.depositId}`)
    expect(said).toMatchObject({ status: 'SUCCESS', bonus: { outcome: 'GIVEN' } })
  })

  test('BON-2 DEP-4 a yes again puts back only what all is said yes to: who has declined the terms is not opted in past them', async () => {
    const id = named()
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([{ id, campaignCategory: 'OPT_IN', consentRequired: true, deposit }])
    const asked = await player.asksToPay(20, { campaignId: id })
    expect((await player.consent(id, false)).status).toBe(OK)
    expect((await player.send('POST', `/bonus/campaigns/${id}/opt-in`)).status).toBe(OK)
    await payByCard(asked.body.action.url, CARDS.good)
    expect(await player.list('ACTIVE')).toEqual([])
    expect(await player.assignment(id)).toMatchObject({ consentedAt: null, earnedBy: null })
    expect((await player.consent(id)).status).toBe(OK)
    await player.deposit(20)
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 20 })
  })
})
