import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { callPath } from '#contract/endpoint.ts'
import { holdWallet } from '../banking/deposits.ts'
import { checkOverrides } from '../banking/schema.ts'
import { oneStore, type TestAnswer } from '../player/testOperator.ts'
import { limitKindOf } from '../wire/rateLimits.ts'
import { requireOpenCode } from './codes.ts'
import { bonusCampaigns } from './schema.ts'
import { grantForTournament } from './triggers.ts'
import { OK, named, newHouse, notAvailable, refusedAs, wrongState } from './testClaimant.ts'

describe.each(oneStore)('bonus codes on %s', (store) => {
  const house = newHouse(store)
  const { newPlayer } = house

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
    // What a code opens can be guessed by each call that bears one; none that bears none is counted so.
    const kinds = Object.values(calls)
      .filter(({ path }) => path.startsWith('/bonus/'))
      .map((call): [string, string] => [call.path, limitKindOf(callPath(call), 'idempotent' in call)])
    const strict = kinds.filter(([, kind]) => kind === 'sensitive').map(([path]) => path)
    expect(strict.toSorted()).toEqual([
      '/bonus/campaigns/consent',
      '/bonus/code/validate',
      '/bonus/manual-claim',
      '/bonus/partner-code',
    ])
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
    await house.it.operator.db.update(bonusCampaigns).set({ status: 'CANCELED' }).where(eq(bonusCampaigns.id, goes))
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

  test('BON-6 what a tournament must open first is no matter of a code, and stands in the way of no other bonus of it', async () => {
    const [won, gift, alone] = [named(), named(), named()]
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const prize = { campaignCategory: 'TRIGGERED', triggerEvent: 'TOURNAMENT', deposit }
    const player = await newPlayer([
      { id: won, bonusCode: `CUP-${won}`, ...prize },
      { id: gift, bonusCode: `CUP-${won}` },
      { id: alone, bonusCode: `ALONE-${won}`, ...prize },
    ])
    expect((await player.validate(`CUP-${won}`)).body).toMatchObject({ campaignId: gift })
    expect((await player.byCode(`CUP-${won}`)).body).toMatchObject({ bonusChange: 10 })
    expect(await player.validate(`CUP-${won}`)).toMatchObject(refusedAs('bonus_code.used'))
    expect(await player.validate(`ALONE-${won}`)).toMatchObject(refusedAs('bonus_code.invalid'))
    const visitor = { playerId: player.playerId, market: 'UN', countryCode: 'FI' }
    const { operator } = house.it
    await expect(requireOpenCode(operator, visitor, `ALONE-${won}`)).rejects.toMatchObject({
      code: 'bonus_code.invalid',
    })
    await requireOpenCode(operator, visitor, `CUP-${won}`)
  })

  test('BON-6 of two campaigns of one code, who may not claim by code is opened the one that a deposit earns, whichever is older', async () => {
    const [gift, reload] = [named(), named()]
    const code = `BOTH-${gift}`
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const player = await newPlayer([{ id: gift, bonusCode: code }], { profile: { allowManualClaim: false } })
    await house.it.call('PATCH', `/qa/players/${player.playerId}`, {
      rewards: [{ id: reload, bonusCode: code, deposit }],
    })
    expect((await player.validate(code)).body).toMatchObject({ valid: true, campaignId: reload })
  })

  test('SAF-2 BON-2 BON-6 GRD-12 a code or a claim that waits for the wallet is answered by what its player may by then', async () => {
    const id = named()
    const { it } = house
    const player = await newPlayer([{ id, bonusCode: `LATE-${id}` }, { id: `${id}-open` }])
    /** What is answered to a call that waits for the wallet, while this is done to its player. */
    const whileHeld = (done: () => Promise<unknown>, calling: () => Promise<TestAnswer>) =>
      it.meanwhile(async () => {
        await holdWallet(it.operator.db, player.playerId)
        await done()
      }, calling)
    const papers = () =>
      it.operator.db
        .insert(checkOverrides)
        .values({ playerId: player.playerId, deposit: 'DOCUMENTS_REQUIRED_RESTRICTED' })
        .onConflictDoUpdate({
          target: checkOverrides.playerId,
          set: { deposit: 'DOCUMENTS_REQUIRED_RESTRICTED' },
        })
    expect(await whileHeld(papers, () => player.claim(`${id}-open`))).toMatchObject(notAvailable)
    await it.operator.db.delete(checkOverrides).where(eq(checkOverrides.playerId, player.playerId))
    const off = () => it.operator.players.change(player.playerId, { permissions: { bonuses: false } })
    expect(await whileHeld(off, () => player.validate(`LATE-${id}`))).toMatchObject(refusedAs('bonus_code.invalid'))
    await player.change({ profile: { permissions: { bonuses: true } } })
    expect(await player.assignment(id), 'the code was not noted').toBeUndefined()
    expect(await player.assignment(`${id}-open`)).toBeUndefined()
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 0 })
  })

  test('BON-6 BON-2 who may claim by code no more can not claim what a code has opened before, and is shown none of it; what a deposit or a happening earns stays', async () => {
    const [gift, optIn, terms, reload, won] = [named(), named(), named(), named(), named()]
    const deposit = { percent: 100, minimum: 1000, maximum: 10_000 }
    const byCode = { vertical: 'SPORTS' }
    const player = await newPlayer([
      { id: gift, bonusCode: `C-${gift}` },
      { id: optIn, bonusCode: `C-${optIn}`, campaignCategory: 'OPT_IN', ...byCode },
      { id: terms, bonusCode: `C-${terms}`, consentRequired: true, ...byCode },
      { id: reload, bonusCode: `C-${reload}`, campaignCategory: 'TRIGGERED', deposit, vertical: 'LIVE_CASINO' },
      {
        id: won,
        bonusCode: `C-${won}`,
        campaignCategory: 'TRIGGERED',
        triggerEvent: 'TOURNAMENT',
        consentRequired: true,
      },
    ])
    const { operator } = house.it
    for (const id of [gift, optIn, terms, reload])
      expect((await player.validate(`C-${id}`)).body).toMatchObject({ valid: true, campaignId: id })
    expect((await player.send('POST', `/bonus/campaigns/${optIn}/opt-in`)).status).toBe(OK)
    expect((await player.consent(terms)).status).toBe(OK)
    await operator.transaction((tx) => grantForTournament(operator, tx, { playerId: player.playerId, campaignId: won }))
    await player.change({ profile: { allowManualClaim: false } })
    for (const id of [gift, optIn, terms]) expect(await player.claim(id)).toMatchObject(notAvailable)
    expect(await player.send('POST', `/bonus/campaigns/${gift}/activate`)).toMatchObject(notAvailable)
    const ids = async () =>
      (await player.list('ELIGIBLE')).map((one: { campaignId: string }) => one.campaignId).toSorted()
    expect(await ids()).toEqual([reload, won].toSorted())
    // Nor by their ids: found there, and in no list, they would be taken for what was paid out.
    const byIds = await player.send('GET', `/bonus/campaigns?campaignIds=${[gift, optIn, terms, won].join(',')}`)
    expect(byIds.body.map((one: { campaignId: string }) => one.campaignId)).toEqual([won])
    expect(await player.consent(gift)).toMatchObject(notAvailable)
    expect(await player.send('DELETE', `/bonus/campaigns/${optIn}/opt-in`)).toMatchObject({ status: OK })
    expect(await player.send('POST', `/bonus/campaigns/${optIn}/opt-in`)).toMatchObject(notAvailable)
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 0, sportsBonus: 0 })
    expect((await player.deposit(20, { campaignId: reload })).status).toBe(OK)
    expect(await player.balances()).toMatchObject({ liveCasinoBonus: 2000 })
    expect((await player.consent(won)).status).toBe(OK)
    expect((await player.claim(won)).body).toMatchObject({ bonusChange: 10 })
    await player.change({ profile: { allowManualClaim: true } })
    expect((await player.claim(terms)).body).toMatchObject({ bonusChange: 10 })
  })
})
