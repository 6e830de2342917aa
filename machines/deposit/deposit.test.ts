import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import { anna, answer, fail, leafStates, listeningParent, manual, manualStream, settle } from '../testing.ts'
import type { ProfileSummary } from '../player.ts'
import { statusOf } from '../status.ts'
import type {
  CancelDepositInput,
  CashierMessagesInput,
  CheckDepositInput,
  CheckDepositOutput,
  DepositEvent,
  DepositState,
  LoadDepositMethodsOutput,
  LookUpDepositInput,
  LookUpDepositOutput,
  RequestDepositInput,
} from './deposit.contract.ts'
import { MAX_LOOK_UPS, depositMachine } from './deposit.machine.ts'

const checked = (result: string): CheckDepositOutput => ({
  result,
  checkId: 'check-1',
  daysLeft: 5,
  limitLeft: result === 'SUCCESS' ? null : 1000,
  limitType: 'D',
  isSpendLimit: false,
  resetOn: '2030-01-01T00:00:00Z',
})
const limited = (limitLeft: number): CheckDepositOutput => ({ ...checked('SUCCESS'), limitLeft })
const methods: LoadDepositMethodsOutput = {
  currency: 'EUR',
  methods: [
    { id: 'card', method: 'CREDITCARD', name: 'Card', accountLabel: null, min: 1000, max: 100_000, isRecent: false },
    { id: 'skrill', method: 'SKRILL', name: 'Skrill', accountLabel: null, min: 500, max: 50_000, isRecent: true },
  ],
  bonuses: [
    {
      id: 'welcome',
      title: 'Welcome',
      wageringTerms: '35 times',
      figures: {
        percent: 100,
        most: 10_000,
        isCashback: false,
        spins: null,
        isMoney: true,
        wrMultiplier: 35,
        isSticky: false,
        maxWin: null,
        atMost: null,
        period: null,
        daysToUse: null,
        placeIn: 'CASINO',
      },
      minDeposit: 1000,
      isWanted: false,
    },
  ],
  pending: null,
}
const stands = (status: DepositState['status'], cashierUrl: string | null = null): DepositState => ({
  depositId: 'dep-1',
  status,
  cashierUrl,
  amount: 5000,
  currency: 'EUR',
  reason: null,
  isFirstDeposit: false,
})
const profileOf = (kycStatus: string, requestDocumentTypeStatus: string | null) =>
  ({
    areas: { deposit: true, payout: true, bonuses: true },
    isPlayerMultibrandSuspended: false,
    kycStatus,
    requestDocumentTypeStatus,
  }) as ProfileSummary
const confirm = { type: 'deposit.confirm', amount: 5000, idempotencyKey: 'key-1' } as const

const started = () => {
  const { parentRef, heard } = listeningParent()
  const check = manual<CheckDepositOutput, CheckDepositInput>()
  const load = manual<LoadDepositMethodsOutput>()
  const request = manual<DepositState, RequestDepositInput>()
  const lookUp = manual<LookUpDepositOutput, LookUpDepositInput>()
  const cancel = manual<DepositState, CancelDepositInput>()
  const cashier = manualStream<CashierMessagesInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    depositMachine.provide({
      actors: {
        checkDeposit: check.logic,
        loadDepositMethods: load.logic,
        requestDeposit: request.logic,
        lookUpDeposit: lookUp.logic,
        cancelDeposit: cancel.logic,
        cashierMessages: cashier.logic,
      },
    }),
    { clock, input: { parentRef, player: anna } },
  ).start()
  const send = async (event: DepositEvent): Promise<void> => {
    actor.send(event)
    await settle()
  }
  const choosing = async (): Promise<void> => {
    await send({ type: 'deposit.start' })
    await answer(check.last(), checked('SUCCESS'))
    await answer(load.last(), methods)
  }
  const at = (): string => leafStates(actor.getSnapshot()).join(' ')
  const status = (): string | null => statusOf(actor.getSnapshot())
  return {
    actor,
    clock,
    heard,
    check,
    load,
    request,
    lookUp,
    cancel,
    cashier,
    send,
    answer,
    fail,
    choosing,
    at,
    status,
  }
}
let it: ReturnType<typeof started>
beforeEach(() => {
  it = started()
})
const can = (event: DepositEvent): boolean => it.actor.getSnapshot().can(event)

test('DEP-6 SAF-4 a deposit that waits for its bank since before a reload is looked up, and no other can be begun', async () => {
  await it.send({ type: 'deposit.start' })
  await answer(it.check.last(), checked('SUCCESS'))
  const waiting = {
    depositId: 'd-9',
    status: 'PENDING',
    cashierUrl: null,
    reason: null,
    isFirstDeposit: true,
    amount: 2500,
    currency: 'EUR',
  } as const
  await answer(it.load.last(), { ...methods, pending: waiting })
  expect(it.at()).toBe('allowed.waitingForOutcome')
  expect(can({ type: 'deposit.confirm', amount: 2500, idempotencyKey: 'k' })).toBe(false)
  it.clock.increment(3000)
  expect(it.lookUp.last().input).toMatchObject({ depositId: 'd-9' })
  await answer(it.lookUp.last(), { ...waiting, status: 'SUCCESS' })
  expect(it.at()).toBe('succeeded')
  expect(it.actor.getSnapshot().context.amount).toBe(2500)
  expect(it.request.calls).toHaveLength(0)
})

describe('DEP-6 SAF-4 one that was begun before and is not paid yet', () => {
  const begun = {
    depositId: 'd-9',
    status: 'WAITING_INPUT',
    cashierUrl: 'https://pay.example/9',
    reason: null,
    isFirstDeposit: true,
    amount: 2500,
    currency: 'EUR',
  } as const
  beforeEach(async () => {
    await it.send({ type: 'deposit.start' })
    await answer(it.check.last(), checked('SUCCESS'))
    await answer(it.load.last(), { ...methods, pending: begun })
  })

  test('DEP-6 is offered, and no other can be begun beside it', () => {
    expect(it.at()).toBe('allowed.unfinished')
    expect(it.actor.getSnapshot().context).toMatchObject({ amount: 2500, currency: 'EUR' })
    expect(can({ type: 'deposit.confirm', amount: 2500, idempotencyKey: 'k' })).toBe(false)
  })

  test('DEP-6 gone on with: looked up first, then on its own page', async () => {
    await it.send({ type: 'deposit.resume' })
    expect(it.lookUp.last().input).toMatchObject({ depositId: 'd-9' })
    await answer(it.lookUp.last(), begun)
    expect(it.at()).toBe('allowed.cashier')
    expect(it.actor.getSnapshot().context.cashierUrl).toBe('https://pay.example/9')
    expect(it.request.calls).toHaveLength(0)
  })

  test('DEP-6 paid in another tab meanwhile: that is what is shown', async () => {
    await it.send({ type: 'deposit.resume' })
    await answer(it.lookUp.last(), { ...begun, status: 'SUCCESS', cashierUrl: null })
    expect(it.at()).toBe('succeeded')
  })

  test('DEP-6 SAF-9 that could not be given up it is shown with why, and its payment page is not opened by itself', async () => {
    await it.send({ type: 'cashier.close' })
    await fail(it.cancel.last(), { kind: 'network', message: 'Network Error' })
    await answer(it.lookUp.last(), begun)
    expect(it.at()).toBe('allowed.unfinished')
    expect(it.actor.getSnapshot().context).toMatchObject({ cancelProblem: { kind: 'network' }, cashierUrl: null })
    await it.send({ type: 'deposit.resume' })
    await answer(it.lookUp.last(), begun)
    expect(it.at()).toBe('allowed.cashier')
    expect(it.actor.getSnapshot().context.cancelProblem).toBeNull()
  })

  test('DEP-6 SAF-9 given up, or left as it is', async () => {
    await it.send({ type: 'cashier.close' })
    expect(it.cancel.last().input).toEqual({ depositId: 'd-9' })
    await answer(it.cancel.last(), { ...begun, status: 'CANCELLED', cashierUrl: null })
    expect(it.at()).toBe('abandoned')
    await it.send({ type: 'deposit.again' })
    await answer(it.check.last(), checked('SUCCESS'))
    await answer(it.load.last(), { ...methods, pending: begun })
    await it.send({ type: 'deposit.clear' })
    expect(it.at()).toBe('inactive')
    expect(it.cancel.calls).toHaveLength(1)
  })
})

test('DEP-4 sent back by a payment page that had the whole window: what became of that deposit is looked up', async () => {
  await it.send({ type: 'deposit.returned', depositId: 'd-9' })
  expect(it.at()).toBe('allowed.lookingUp')
  expect(it.lookUp.last().input).toMatchObject({ depositId: 'd-9' })
  await it.fail(it.lookUp.last(), { kind: 'network', message: 'Network Error' })
  expect(it.at(), 'it may be paid').toBe('allowed.waitingForOutcome')
  it.clock.increment(3000)
  await it.fail(it.lookUp.last(), { kind: 'status', status: 404, code: 'error.not_found', message: '' })
  expect(it.at(), 'an address that somebody made up').toBe('checking')
  await answer(it.check.last(), checked('SUCCESS'))
  await answer(it.load.last(), methods)
  expect(it.actor.getSnapshot().context).toMatchObject({ depositId: null, amount: null })
})

describe('the check', () => {
  test.each([
    ['SUCCESS', 'allowed.loadingMethods', 'ALLOWED'],
    ['DOCUMENTS_PREFERRED', 'documentsLoyal', 'VERIFYDOCUMENT_LOYAL'],
    ['DOCUMENTS_REQUIRED', 'documentsRequired', 'VERIFYDOCUMENT_REQUIRED'],
    ['DOCUMENTS_REQUIRED_RESTRICTED', 'documentsStrict', 'VERIFYDOCUMENT_STRICT'],
    ['DOCUMENTS_UNDER_REVIEW', 'documentsUnderReview', 'VERIFYDOCUMENT_UNDER_REVIEW'],
    ['SELF_LIMIT_REACHED', 'selfLimitReached', 'SELF_LIMIT_REACHED'],
    ['SELF_SPEND_LIMIT_REACHED', 'selfLimitReached', 'SELF_LIMIT_REACHED'],
    ['WITHDRAWAL_LIMIT_REACHED', 'withdrawalLimitReached', 'WITHDRAWAL_LIMIT_REACHED'],
    ['RESTRICTED', 'restricted', 'RESTRICTED'],
    ['FORBIDDEN', 'suspended', 'SUSPENDED'],
    ['NOT_ENOUGH_FUNDS', 'error', 'ERROR'],
    ['EXCEEDS_KYC_LIMIT', 'error', 'ERROR'],
    ['FAILURE', 'error', 'ERROR'],
    ['SOMETHING_NEW', 'error', 'ERROR'],
  ])('DEP-1 the result %s leads to %s', async (result, state, status) => {
    expect(it.status()).toBe('INACTIVE')
    await it.send({ type: 'deposit.start' })
    expect(it.status()).toBe('LOADING')
    await it.answer(it.check.last(), checked(result))
    expect(it.at()).toBe(state)
    expect(it.status()).toBe(status)
  })

  test('DEP-3 verify later checks again, and says so to the server', async () => {
    await it.send({ type: 'deposit.start' })
    await it.answer(it.check.last(), checked('DOCUMENTS_PREFERRED'))
    expect(it.actor.getSnapshot().context.daysLeftToVerifyDocuments).toBe(5)
    await it.send({ type: 'deposit.verifyLater' })
    expect(it.check.calls.map((call) => call.input.later)).toEqual([false, true])
    await it.answer(it.check.last(), checked('SUCCESS'))
    expect(it.at()).toBe('allowed.loadingMethods')
  })

  test.each([0, null])('DEP-3 with %s days left there is no later: only the documents lead on', async (daysLeft) => {
    await it.send({ type: 'deposit.start' })
    await it.answer(it.check.last(), { ...checked('DOCUMENTS_PREFERRED'), daysLeft })
    expect([can({ type: 'deposit.verifyLater' }), can({ type: 'deposit.verify' })]).toEqual([false, true])
    await it.send({ type: 'verification.returned', startPoint: 'deposit', isLater: true })
    expect(it.check.calls.map((call) => call.input.later)).toEqual([false, false])
  })

  describe.each([
    ['DOCUMENTS_PREFERRED', 'documentsLoyal'],
    ['DOCUMENTS_REQUIRED', 'documentsRequired'],
    ['DOCUMENTS_REQUIRED_RESTRICTED', 'documentsStrict'],
    ['DOCUMENTS_UNDER_REVIEW', 'documentsUnderReview'],
  ])('after %s', (result, screen) => {
    const same = { type: 'profile.changed', profile: profileOf('FULLY VERIFIED', null) } as const
    beforeEach(async () => {
      await it.send(same)
      await it.send({ type: 'deposit.start' })
      await it.answer(it.check.last(), checked(result))
    })

    test('DEP-1 KYC-5 news has it checked again under the screen, once for each, though the profile reads as before', async () => {
      expect([it.at(), it.check.calls.length]).toEqual([screen, 1])
      await it.send(same)
      expect([it.at(), it.actor.getSnapshot().context.waitsAt]).toEqual(['checking', screen])
      await it.answer(it.check.last(), checked(result))
      expect([it.at(), it.actor.getSnapshot().context.waitsAt]).toEqual([screen, null])
      it.clock.increment(600_000)
      expect(it.check.calls, 'nothing more by itself').toHaveLength(2)
      await it.send(same)
      await it.send({ type: 'profile.changed', profile: profileOf('FULLY VERIFIED', 'PROOF_OF_ID') })
      expect(it.check.calls, 'what was being answered may be older').toHaveLength(4)
      await it.answer(it.check.last(), checked('SUCCESS'))
      expect([it.at(), it.actor.getSnapshot().context.waitsAt]).toEqual(['allowed.loadingMethods', null])
    })

    test('DEP-1 SAF-9 news whose check fails says so, and can be tried again', async () => {
      await it.send(same)
      await it.fail(it.check.last(), { kind: 'network', message: 'Network Error' })
      expect([it.at(), it.actor.getSnapshot().context.waitsAt]).toEqual(['error', null])
      await it.send({ type: 'deposit.retry' })
      await it.answer(it.check.last(), checked(result))
      await it.send(same)
      it.clock.increment(15_000)
      expect([it.at(), it.actor.getSnapshot().context.waitsAt]).toEqual(['error', null])
    })

    test('KYC-6 the documents can be asked for while it is checked again', async () => {
      await it.send(same)
      await it.send({ type: 'deposit.verify' })
      expect(it.heard).toContainEqual({ type: 'verification.wanted', startPoint: 'deposit' })
      await it.send({ type: 'deposit.retry' })
      expect([it.at(), it.actor.getSnapshot().context.waitsAt, it.check.calls.length]).toEqual(['checking', null, 3])
    })
  })

  test('DEP-3 verify later is heard while it is checked again, chosen here or over the documents', async () => {
    const news = { type: 'profile.changed', profile: profileOf('PENDING', null) } as const
    await it.send({ type: 'deposit.start' })
    await it.answer(it.check.last(), checked('DOCUMENTS_PREFERRED'))
    await it.send(news)
    await it.send({ type: 'deposit.verifyLater' })
    await it.answer(it.check.last(), checked('DOCUMENTS_PREFERRED'))
    await it.send(news)
    await it.send({ type: 'verification.returned', startPoint: 'withdrawal', isLater: true })
    expect(it.check.calls).toHaveLength(4)
    await it.send({ type: 'verification.returned', startPoint: 'deposit', isLater: true })
    expect(it.check.calls.map(({ input }) => input.later)).toEqual([false, false, true, true, true])
  })

  test('DEP-1 news during a check that nothing on the screen waits for leaves it alone', async () => {
    await it.send({ type: 'deposit.start' })
    await it.send({ type: 'profile.changed', profile: profileOf('PENDING', null) })
    expect(it.check.calls).toHaveLength(1)
  })

  test('DEP-1 clear resets, keeps the notification flag and may keep the modal; notify-done turns it off', async () => {
    const near = async () => {
      await it.send({ type: 'deposit.start' })
      await it.answer(it.check.last(), { ...checked('SUCCESS'), limitLeft: 7000 })
      await it.answer(it.load.last(), methods)
    }
    await near()
    expect([it.at(), it.status()]).toEqual(['selfLimitNotify', 'SELF_LIMIT_NOTIFY'])
    await it.send({ type: 'deposit.clear', reopen: true })
    expect(it.actor.getSnapshot().context).toMatchObject({ notification: true, isModalOpen: true, checkId: null })
    await near()
    await it.send({ type: 'notification.done' })
    expect(it.at()).toBe('allowed.choosing')
    await it.send({ type: 'deposit.clear' })
    await near()
    expect(it.at(), 'read once is enough').toBe('allowed.choosing')
  })

  test('DEP-5 nobody pays in more than a limit of deposits leaves; what a spend limit leaves is no bound of deposits', async () => {
    const told = async (limit: Partial<CheckDepositOutput>) => {
      await it.send({ type: 'deposit.start' })
      await it.answer(it.check.last(), { ...checked('SUCCESS'), ...limit })
      await it.answer(it.load.last(), methods)
    }
    await told({ limitLeft: 700 })
    expect(
      it.actor.getSnapshot().context.methods.map(({ id }) => id),
      'a card takes no less than 1000',
    ).toEqual(['skrill'])
    await it.send({ type: 'notification.done' })
    expect([500, 700, 701].map((amount) => can({ ...confirm, amount }))).toEqual([true, true, false])
    await it.send({ type: 'deposit.clear' })
    await told({ limitLeft: 400 })
    expect(it.at(), 'no way to pay takes so little').toBe('selfLimitReached')
    await it.send({ type: 'deposit.clear' })
    await told({ limitLeft: 400, isSpendLimit: true })
    expect(it.at()).toBe('allowed.choosing')
    expect(can(confirm)).toBe(true)
  })
})

test('DEP-4 where no way to pay is offered the player can ask again, and pays with what is offered then', async () => {
  await it.send({ type: 'deposit.start' })
  await it.answer(it.check.last(), checked('SUCCESS'))
  await it.answer(it.load.last(), { ...methods, methods: [] })
  expect([can(confirm), can({ type: 'deposit.retry' })]).toEqual([false, true])
  await it.send({ type: 'deposit.retry' })
  await it.answer(it.load.last(), methods)
  expect([can(confirm), can({ type: 'deposit.retry' })]).toEqual([true, false])
})

/** At the choice, with what was found for it. */
const chooses = async (found: LoadDepositMethodsOutput, limitLeft: number | null = null) => {
  await it.send({ type: 'deposit.start' })
  await it.answer(it.check.last(), { ...checked('SUCCESS'), limitLeft })
  await it.answer(it.load.last(), found)
}
const asked = async () => {
  await it.send(confirm)
  return it.request.last().input.bonusId
}

const now = () => it.actor.getSnapshot().context

const [welcome] = methods.bonuses ?? []
const offered = (changes: Partial<LoadDepositMethodsOutput>) => ({ ...methods, ...changes })
const wanted = (minDeposit: number) => offered({ bonuses: [{ ...welcome!, isWanted: true, minDeposit }] })
const known = { type: 'profile.changed', profile: profileOf('FULLY VERIFIED', null) } as const

describe('before the profile has come', () => {
  test('DEP-4 SAF-2 before the profile has come no bonus is chosen unseen; with it the one that was said yes to is', async () => {
    await chooses(wanted(1000))
    expect(it.actor.getSnapshot().context.selectedBonusId).toBeNull()
    await it.send(known)
    expect(it.actor.getSnapshot().context.selectedBonusId).toBe('welcome')
    await it.send({ type: 'deposit.clear' })
  })

  test('DEP-4 who pays before the profile has come has been asked nothing: what was said yes to counts', async () => {
    await chooses(wanted(1000))
    expect(await asked()).toBeUndefined()
    await it.send(known)
    await it.fail(it.request.last(), { kind: 'network', message: 'Network Error' })
    expect(it.lookUp.last().input).toMatchObject({ bonusId: undefined, idempotencyKey: 'key-1' })
  })
})

describe('what was said of bonuses before', () => {
  // It is known already as they come to the cashier.
  beforeEach(() => it.send(known))

  test('DEP-4 BON-2 bonuses that could not be had can be asked for again, and declined unseen', async () => {
    await chooses(offered({ bonuses: null }))
    expect(can({ type: 'deposit.retry' })).toBe(true)
    await it.send({ type: 'method.pick', methodId: 'skrill' })
    await it.send({ type: 'deposit.retry' })
    await it.answer(it.load.last(), offered({ bonuses: null }))
    expect(now().methodId, 'the way to pay stays').toBe('skrill')
    await it.send({ type: 'bonus.pick', bonusId: null })
    expect(can({ type: 'deposit.retry' }), 'a no can be thought over').toBe(true)
    expect(await asked()).toBeNull()
  })

  test('DEP-4 BON-2 a bonus that was said yes to is chosen as the choice is shown; a no to it is sent as none', async () => {
    await chooses(wanted(1000))
    expect(it.actor.getSnapshot().context.selectedBonusId).toBe('welcome')
    await it.send({ type: 'bonus.pick', bonusId: null })
    expect(await asked()).toBeNull()
  })

  test('DEP-4 one that asks for more than a limit leaves is not chosen by itself: it would bar every amount', async () => {
    await chooses(wanted(2000), 1500)
    expect(it.actor.getSnapshot().context.selectedBonusId).toBeNull()
  })

  test('DEP-4 SAF-4 where bonuses could not be had nothing is said of one, under its key to the end, whatever is closed meanwhile', async () => {
    await chooses(offered({ bonuses: null }))
    expect(await asked()).toBeUndefined()
    const { areas, ...known } = profileOf('FULLY VERIFIED', null)
    const profile = { ...known, areas: { ...areas, bonuses: false } } as ProfileSummary
    await it.send({ type: 'profile.changed', profile })
    await it.fail(it.request.last(), { kind: 'network', message: 'Network Error' })
    expect(it.lookUp.last().input).toMatchObject({ bonusId: undefined, idempotencyKey: 'key-1' })
  })

  const gone = { kind: 'status', status: 409, code: 'error.bonus.not_available', message: 'no' }
  const other = { ...welcome!, id: 'other', title: 'Other', isWanted: true }

  test.each([
    ['picked, and refused', false, async () => it.fail(it.request.last(), gone)],
    ['said yes to before, and refused', true, async () => it.fail(it.request.last(), gone)],
    [
      'picked, and refused after a lost answer',
      false,
      async () => {
        await it.fail(it.request.last(), { kind: 'network', message: 'Network Error' })
        await it.fail(it.lookUp.last(), gone)
      },
    ],
  ])(
    'DEP-4 BON-2 SAF-4 a bonus that can be had no more as it is confirmed (%s) is chosen no longer and named, nothing takes its place, and the next yes is another payment without it',
    async (_, isWanted, ends) => {
      const bonuses = [{ ...welcome!, isWanted }, ...(isWanted ? [other] : [])]
      await chooses(offered({ bonuses }))
      if (!isWanted) await it.send({ type: 'bonus.pick', bonusId: 'welcome' })
      expect(await asked()).toBe('welcome')
      await ends()
      expect(it.at()).toBe('allowed.choosing')
      expect(now()).toMatchObject({
        goneBonus: 'Welcome',
        selectedBonusId: null,
        amount: 5000,
        idempotencyKey: null,
        bonuses: isWanted ? [{ id: 'other' }] : [],
      })
      expect(can({ type: 'bonus.pick', bonusId: 'welcome' })).toBe(false)
      const requests = it.request.calls.length
      await it.send({ ...confirm, idempotencyKey: 'key-2' })
      expect(it.request.calls).toHaveLength(requests + 1)
      expect(it.request.last().input).toMatchObject({ bonusId: null, idempotencyKey: 'key-2' })
      expect(now().goneBonus).toBeNull()
    },
  )

  test('DEP-4 BON-2 SAF-2 a bonus that is gone as the choice is loaded anew is said; one that could not be looked up again stays chosen; where bonuses are closed none is named', async () => {
    const loadsAnew = async (bonuses: LoadDepositMethodsOutput['bonuses'], limit: number) => {
      await it.send(confirm)
      await it.fail(it.request.last(), {
        kind: 'status',
        status: 409,
        code: 'error.deposit.not_allowed',
        message: 'no',
      })
      await it.answer(it.check.last(), limited(limit))
      await it.answer(it.load.last(), offered({ bonuses }))
      await it.send({ type: 'notification.done' })
      expect(it.at()).toBe('allowed.choosing')
    }
    await chooses(offered({}))
    await it.send({ type: 'bonus.pick', bonusId: 'welcome' })
    await loadsAnew(null, 30_000)
    expect(now()).toMatchObject({ selectedBonusId: 'welcome', goneBonus: null, areBonusesUnknown: false })
    await loadsAnew([other], 20_000)
    expect(now()).toMatchObject({ selectedBonusId: null, goneBonus: 'Welcome', bonuses: [{ id: 'other' }] })
    const { areas, ...known } = profileOf('FULLY VERIFIED', null)
    const profile = { ...known, areas: { ...areas, bonuses: false } } as ProfileSummary
    await it.send({ type: 'profile.changed', profile })
    expect(now()).toMatchObject({ selectedBonusId: null, goneBonus: null, bonuses: [] })
  })

  test('BON-2 DEP-4 what came of a deposit’s bonus is the operator’s word for that deposit, and the next one begins without it', async () => {
    const brought = { outcome: 'WAITS', title: 'Welcome', amount: 2500, waitsUntil: '2030-01-01T00:00:00Z' } as const
    await chooses(offered({}))
    await it.send({ type: 'bonus.pick', bonusId: 'welcome' })
    await it.send(confirm)
    await it.answer(it.request.last(), stands('PENDING'))
    it.clock.increment(3000)
    await it.answer(it.lookUp.last(), { ...stands('SUCCESS'), bonus: brought })
    expect(it.at()).toBe('succeeded')
    expect(now().brought).toEqual(brought)
    await it.send({ type: 'deposit.again' })
    await it.answer(it.check.last(), checked('SUCCESS'))
    await it.answer(it.load.last(), offered({ bonuses: [] }))
    // It was had: nobody is told that it is gone.
    expect(now()).toMatchObject({ brought: null, goneBonus: null, selectedBonusId: null, isBonusPicked: false })
  })

  test('DEP-4 where bonuses could not be had, a no that is said by hand is a no', async () => {
    await chooses(offered({ bonuses: null }))
    await it.send({ type: 'bonus.pick', bonusId: null })
    expect(await asked()).toBeNull()
  })
})

const openAtCashier = async () => {
  await it.send(confirm)
  await it.answer(it.request.last(), stands('WAITING_INPUT', 'https://pay.example/1'))
}

describe('paying', () => {
  beforeEach(() => it.choosing())

  test('DEP-4 method, amount, cashier, looked up, in the wallet', async () => {
    expect(it.actor.getSnapshot().context.methodId).toBe('skrill')
    await it.send({ type: 'method.pick', methodId: 'card' })
    await it.send({ type: 'bonus.pick', bonusId: 'welcome' })
    await it.send(confirm)
    expect(it.request.last().input).toEqual({
      methodId: 'card',
      amount: 5000,
      currency: 'EUR',
      bonusId: 'welcome',
      checkId: 'check-1',
      idempotencyKey: 'key-1',
    })
    await it.answer(it.request.last(), stands('WAITING_INPUT', 'https://pay.example/1'))
    expect(it.at()).toBe('allowed.cashier')
    it.cashier.send({ type: 'cashier.finished' })
    expect(it.at()).toBe('allowed.lookingUp')
    await it.answer(it.lookUp.last(), stands('SUCCESS'))
    expect(it.at()).toBe('succeeded')
  })

  test('DEP-4 what was booked is what the operator says, not what was asked for', async () => {
    await it.send(confirm)
    await it.answer(it.request.last(), stands('WAITING_INPUT', 'https://pay.example/1'))
    it.cashier.send({ type: 'cashier.finished' })
    await it.answer(it.lookUp.last(), { ...stands('SUCCESS'), amount: 2500, currency: 'SEK' })
    expect(it.actor.getSnapshot().context).toMatchObject({ amount: 2500, currency: 'SEK' })
    await it.send({ type: 'deposit.again' })
    await it.answer(it.check.last(), checked('SUCCESS'))
    await it.answer(it.load.last(), methods)
    expect(it.actor.getSnapshot().context).toMatchObject({ amount: null, currency: 'EUR' })
  })

  test.each([0, -100, 10.5, 499, 50_001])('DEP-4 an amount of %s minor units cannot be confirmed', (amount) => {
    expect(can({ ...confirm, amount })).toBe(false)
  })

  test('SAF-4 while one is in flight no second one starts, and it cannot be left', async () => {
    await it.send(confirm)
    const inFlight = async (state: string): Promise<void> => {
      expect(it.at()).toBe(state)
      for (const event of [
        confirm,
        { type: 'deposit.start' },
        { type: 'deposit.clear' },
        { type: 'deposit.again' },
      ] as const) {
        expect(can(event), `${event.type} in ${state}`).toBe(false)
        await it.send(event)
      }
      expect(it.at()).toBe(state)
    }
    await inFlight('allowed.requesting')
    await it.answer(it.request.last(), stands('WAITING_INPUT', 'https://pay.example/1'))
    await inFlight('allowed.cashier')
    await it.send({ type: 'cashier.close' })
    await inFlight('allowed.cancelling')
    await it.answer(it.cancel.last(), stands('PENDING'))
    await inFlight('allowed.waitingForOutcome')
    it.clock.increment(3000)
    await inFlight('allowed.lookingUp')
    expect(it.request.calls).toHaveLength(1)
  })

  test('DEP-6 a lost answer is looked up with the same key, never sent as a new payment', async () => {
    await it.send(confirm)
    await it.fail(it.request.last(), { kind: 'network', message: 'Network Error' })
    expect(it.at()).toBe('allowed.lookingUp')
    expect(it.lookUp.last().input).toMatchObject({ depositId: null, idempotencyKey: 'key-1', amount: 5000 })
    await it.answer(it.lookUp.last(), stands('SUCCESS'))
    expect(it.at()).toBe('succeeded')
    expect(it.request.calls).toHaveLength(1)
  })

  test('DEP-6 SAF-9 a lost request that the operator then refuses was never made: why is said at once', async () => {
    await it.send(confirm)
    await it.fail(it.request.last(), { kind: 'network', message: 'Network Error' })
    await it.fail(it.lookUp.last(), { kind: 'status', status: 409, code: 'error.in_progress', message: '' })
    expect(it.at(), 'the first try may still be at work').toBe('allowed.waitingForOutcome')
    it.clock.increment(3000)
    await it.fail(it.lookUp.last(), { kind: 'status', status: 422, code: 'error.key', message: '' })
    expect(it.at(), 'a used key says that something was made').toBe('allowed.waitingForOutcome')
    it.clock.increment(3000)
    await it.fail(it.lookUp.last(), { kind: 'status', status: 409, code: 'error.forbidden', message: 'no' })
    expect(it.at()).toBe('allowed.requestFailed')
    expect(it.actor.getSnapshot().context.problem).toMatchObject({ code: 'error.forbidden' })
    await it.send({ ...confirm, idempotencyKey: 'key-2' })
    expect(it.request.last().input).toMatchObject({ idempotencyKey: 'key-2' })
  })

  test('DEP-6 SAF-4 refused because a deposit of another tab waits: that one is shown, and none is asked for', async () => {
    await it.send(confirm)
    await it.fail(it.request.last(), { kind: 'status', status: 409, code: 'error.deposit.pending', message: 'wait' })
    expect(it.at()).toBe('allowed.loadingMethods')
    await it.answer(it.load.last(), { ...methods, pending: { ...stands('PENDING'), amount: 700 } })
    expect(it.at()).toBe('allowed.waitingForOutcome')
    expect(it.actor.getSnapshot().context).toMatchObject({ depositId: 'dep-1', amount: 700, idempotencyKey: null })
    expect([it.request.calls.length, it.lookUp.calls.length]).toEqual([1, 0])
  })

  test('SAF-2 DEP-4 a bonus that was closed while it was sent is not sent unseen once bonuses are open again', async () => {
    const { areas, ...known } = profileOf('FULLY VERIFIED', null)
    const of = (bonuses: boolean) => ({ ...known, areas: { ...areas, bonuses } }) as ProfileSummary
    await it.send({ type: 'method.pick', methodId: 'card' })
    await it.send({ type: 'bonus.pick', bonusId: 'welcome' })
    await it.send(confirm)
    await it.send({ type: 'profile.changed', profile: of(false) })
    await it.fail(it.request.last(), { kind: 'status', status: 409, code: 'error.deposit.not_allowed', message: 'no' })
    await it.answer(it.check.last(), { ...checked('SUCCESS'), checkId: 'check-2' })
    expect(it.at()).toBe('allowed.choosing')
    await it.send({ type: 'profile.changed', profile: of(true) })
    expect(it.actor.getSnapshot().context.bonuses).toEqual([])
    await it.send({ ...confirm, idempotencyKey: 'key-2' })
    expect(it.request.last().input).toMatchObject({ idempotencyKey: 'key-2', bonusId: null })
  })

  const uncheck = { kind: 'status', status: 409, code: 'error.deposit.not_allowed', message: 'no' }
  const chosen = { methodId: 'card', selectedBonusId: 'welcome', amount: 5000, idempotencyKey: null }

  test('DEP-1 SAF-4 a request refused for its check is checked again once for each yes, keeps what was chosen and sends nothing by itself', async () => {
    await it.send({ type: 'method.pick', methodId: 'card' })
    await it.send({ type: 'bonus.pick', bonusId: 'welcome' })
    for (const yes of [1, 2, 3]) {
      await it.send({ ...confirm, idempotencyKey: `key-${yes}` })
      expect(it.request.last().input).toMatchObject({
        idempotencyKey: `key-${yes}`,
        checkId: `check-${yes === 1 ? 1 : `again-${yes - 1}`}`,
      })
      await it.fail(it.request.last(), uncheck)
      expect(it.at()).toBe('checking')
      await it.answer(it.check.last(), { ...checked('SUCCESS'), checkId: `check-again-${yes}` })
      it.clock.increment(60_000)
      expect(it.at()).toBe('allowed.choosing')
      expect(it.actor.getSnapshot().context).toMatchObject({ ...chosen, checkRefusals: Math.min(yes, 2) })
      expect([it.check.calls.length, it.request.calls.length]).toEqual([1 + yes, yes])
    }
    await it.send({ type: 'deposit.clear' })
    expect(it.actor.getSnapshot().context.checkRefusals).toBe(0)
  })

  test('SAF-2 SAF-4 bonuses that are closed take the chosen one with them, but change nothing of a request that is on its way', async () => {
    const { areas, ...known } = profileOf('FULLY VERIFIED', null)
    const withoutBonuses = { ...known, areas: { ...areas, bonuses: false } } as ProfileSummary
    await it.send({ type: 'method.pick', methodId: 'card' })
    await it.send({ type: 'bonus.pick', bonusId: 'welcome' })
    await it.send(confirm)
    await it.send({ type: 'profile.changed', profile: withoutBonuses })
    await it.fail(it.request.last(), { kind: 'network', message: 'Network Error' })
    expect(it.lookUp.last().input).toMatchObject({ bonusId: 'welcome' })
  })

  test('SAF-2 DEP-4 bonuses that are closed before it is paid are chosen no more, and ask for no least amount', async () => {
    const { areas, ...known } = profileOf('FULLY VERIFIED', null)
    const withoutBonuses = { ...known, areas: { ...areas, bonuses: false } } as ProfileSummary
    await it.send({ type: 'method.pick', methodId: 'card' })
    await it.send({ type: 'bonus.pick', bonusId: 'welcome' })
    await it.send({ type: 'profile.changed', profile: withoutBonuses })
    expect(it.actor.getSnapshot().context).toMatchObject({ selectedBonusId: null, bonuses: [] })
    await it.send(confirm)
    expect(it.request.last().input).toMatchObject({ bonusId: null })
  })

  test('DEP-5 DEP-1 refused because another tab used up the limit of the player, what it leaves is told again, and the typed amount is too much', async () => {
    await it.send({ type: 'method.pick', methodId: 'card' })
    await it.send(confirm)
    await it.fail(it.request.last(), uncheck)
    await it.answer(it.check.last(), limited(1500))
    await it.answer(it.load.last(), methods)
    expect([it.at(), it.actor.getSnapshot().context.limitLeft]).toEqual(['selfLimitNotify', 1500])
    await it.send({ type: 'notification.done' })
    expect(it.actor.getSnapshot().context).toMatchObject({ methodId: 'card', amount: 5000, checkRefusals: 1 })
    expect([can(confirm), can({ ...confirm, amount: 1500 })]).toEqual([false, true])
    await it.send({ ...confirm, amount: 1500 })
    await it.fail(it.request.last(), uncheck)
    await it.answer(it.check.last(), limited(700))
    await it.answer(it.load.last(), methods)
    expect([it.at(), it.actor.getSnapshot().context.methodId], 'a card takes no less than 1000').toEqual([
      'selfLimitNotify',
      'skrill',
    ])
  })

  test('DEP-5 DEP-1 refused because another tab left less than any way to pay takes, that is what is shown', async () => {
    await it.send(confirm)
    await it.fail(it.request.last(), uncheck)
    await it.answer(it.check.last(), limited(400))
    await it.answer(it.load.last(), methods)
    expect([it.at(), it.status()]).toEqual(['selfLimitReached', 'SELF_LIMIT_REACHED'])
    expect(it.actor.getSnapshot().context).toMatchObject({ limitLeft: 400, limitType: 'D' })
  })

  test('DEP-5 DEP-4 begun anew after a limit of the player refused the payment, the notice of what it leaves comes a second time', async () => {
    await it.send({ type: 'deposit.clear' })
    await it.send({ type: 'deposit.start' })
    await it.answer(it.check.last(), limited(7000))
    await it.answer(it.load.last(), methods)
    await it.send({ type: 'notification.done' })
    await it.send(confirm)
    await it.answer(it.request.last(), { ...stands('FAILED'), reason: 'own_limit' })
    await it.send({ type: 'deposit.again' })
    await it.answer(it.check.last(), limited(2000))
    await it.answer(it.load.last(), methods)
    expect(it.at()).toBe('selfLimitNotify')
  })

  test('DEP-1 the check is of the player, not of a way to pay: another way leaves the count of its refusals, a deposit ends it', async () => {
    const count = () => it.actor.getSnapshot().context.checkRefusals
    await it.send(confirm)
    await it.fail(it.request.last(), uncheck)
    await it.answer(it.check.last(), checked('SUCCESS'))
    await it.send({ type: 'method.pick', methodId: 'card' })
    expect(count()).toBe(1)
    await it.send({ ...confirm, idempotencyKey: 'key-2' })
    await it.fail(it.request.last(), uncheck)
    await it.answer(it.check.last(), checked('SUCCESS'))
    expect(count(), 'the second in a row, whichever way it was').toBe(2)
    await it.send({ ...confirm, idempotencyKey: 'key-3' })
    await it.answer(it.request.last(), stands('PENDING'))
    expect(count()).toBe(0)
  })

  test('DEP-1 DEP-3 a check that says something else by now shows that, after a lost request too, and leads back to what was chosen', async () => {
    await it.send({ type: 'method.pick', methodId: 'card' })
    await it.send({ type: 'bonus.pick', bonusId: 'welcome' })
    await it.send(confirm)
    await it.fail(it.request.last(), { kind: 'network', message: 'Network Error' })
    await it.fail(it.lookUp.last(), uncheck)
    await it.answer(it.check.last(), checked('DOCUMENTS_PREFERRED'))
    expect(it.at()).toBe('documentsLoyal')
    await it.send({ type: 'deposit.verifyLater' })
    await it.fail(it.check.last(), { kind: 'network', message: 'Network Error' })
    expect(it.at()).toBe('error')
    await it.send({ type: 'deposit.retry' })
    await it.answer(it.check.last(), checked('SUCCESS'))
    expect(it.at()).toBe('allowed.choosing')
    expect(it.actor.getSnapshot().context).toMatchObject(chosen)
    expect(it.check.calls.map(({ input }) => input.later)).toEqual([false, false, true, true])
    expect(it.request.calls).toHaveLength(1)
  })

  test('DEP-6 an answer that does not come within 15 s is looked up too', async () => {
    await it.send(confirm)
    it.clock.increment(15_000)
    expect(it.at()).toBe('allowed.lookingUp')
    await it.answer(it.lookUp.last(), null)
    expect(it.at()).toBe('abandoned')
  })

  test('SAF-9 an outcome that never comes is said to be unknown, and can be looked up again', async () => {
    await it.send(confirm)
    await it.answer(it.request.last(), stands('PENDING'))
    for (let time = 0; time < MAX_LOOK_UPS; time += 1) {
      it.clock.increment(3000)
      await it.answer(it.lookUp.last(), stands('PENDING'))
    }
    expect(it.at()).toBe('outcomeUnknown')
    await it.send({ type: 'deposit.retry' })
    await it.answer(it.lookUp.last(), stands('SUCCESS'))
    expect(it.at()).toBe('succeeded')
    expect(it.request.calls).toHaveLength(1)
  })

  test('DEP-6 closing the cashier gives the payment up, unless it was booked meanwhile', async () => {
    await it.send(confirm)
    await it.answer(it.request.last(), stands('WAITING_INPUT', 'https://pay.example/1'))
    await it.send({ type: 'cashier.close' })
    expect(it.cancel.last().input).toEqual({ depositId: 'dep-1' })
    await it.answer(it.cancel.last(), stands('SUCCESS'))
    expect(it.at()).toBe('succeeded')
  })

  test.each([
    [
      'refused',
      async () => it.fail(it.cancel.last(), { kind: 'status', status: 409, code: 'error.conflict' }),
      'status',
    ],
    ['not answered', async () => it.clock.increment(15_000), 'timeout'],
  ])(
    'SAF-9 DEP-4 a cancellation that is %s is said over the payment page, until it is tried again',
    async (_, ends, kind) => {
      await openAtCashier()
      await it.send({ type: 'cashier.close' })
      await ends()
      expect(it.at()).toBe('allowed.lookingUp')
      await it.answer(it.lookUp.last(), stands('WAITING_INPUT', 'https://pay.example/1'))
      expect(it.at()).toBe('allowed.cashier')
      expect(it.actor.getSnapshot().context.cancelProblem).toMatchObject({ kind })
      await it.send({ type: 'cashier.close' })
      expect(it.actor.getSnapshot().context.cancelProblem).toBeNull()
      await it.answer(it.cancel.last(), stands('CANCELLED'))
      expect(it.at()).toBe('abandoned')
    },
  )

  test('DEP-4 a refusal says why and leads back to the choice, with a new key for a new yes', async () => {
    await it.send(confirm)
    await it.fail(it.request.last(), { kind: 'status', status: 400, code: 'error.deposit.amount', message: 'no' })
    expect(it.at()).toBe('allowed.requestFailed')
    expect(it.actor.getSnapshot().context.problem?.code).toBe('error.deposit.amount')
    await it.send({ ...confirm, amount: 2000, idempotencyKey: 'key-2' })
    expect(it.request.last().input).toMatchObject({ amount: 2000, idempotencyKey: 'key-2' })
  })
})

test.each([
  ['deposits are closed', { areas: { deposit: false, payout: true }, isPlayerMultibrandSuspended: false }],
  ['payouts are closed', { areas: { deposit: true, payout: false }, isPlayerMultibrandSuspended: false }],
  ['the player is suspended', { areas: { deposit: true, payout: true }, isPlayerMultibrandSuspended: true }],
])('DEP-2 no deposit where by the profile %s', async (_, profile) => {
  await it.send({ type: 'profile.changed', profile: profile as never })
  await it.send({ type: 'deposit.start' })
  expect(it.at()).toBe('notAllowed')
  expect(it.check.calls).toHaveLength(0)
})

test.each([
  ['DOCUMENTS_PREFERRED', 'documentsLoyal'],
  ['DOCUMENTS_REQUIRED', 'documentsRequired'],
  ['DOCUMENTS_REQUIRED_RESTRICTED', 'documentsStrict'],
] as const)('DEP-3 KYC-6 documents that were asked for elsewhere leave %s as it is', async (result, state) => {
  await it.send({ type: 'deposit.start' })
  await answer(it.check.last(), checked(result))
  const before = it.actor.getSnapshot().context
  for (const isLater of [true, false])
    await it.send({ type: 'verification.returned', startPoint: 'withdrawal', isLater })
  expect([it.at(), it.actor.getSnapshot().context, it.check.calls.length]).toEqual([state, before, 1])
})

test.each([
  ['allowed.choosing', async () => {}],
  [
    'allowed.requestFailed',
    async () => {
      await it.send(confirm)
      await fail(it.request.last(), { kind: 'status', status: 400, code: 'error.deposit.amount', message: 'no' })
    },
  ],
] as const)(
  'DEP-4 what is not offered can not be chosen, and an empty code asks for nothing (%s)',
  async (state, go) => {
    await it.choosing()
    await go()
    const requests = it.request.calls.length
    const before = it.actor.getSnapshot().context
    for (const event of [
      { type: 'method.pick', methodId: 'cheque' },
      { type: 'bonus.pick', bonusId: 'of another player' },
      { type: 'bonusCode.check', bonusCode: ' ' },
      { type: 'deposit.confirm', amount: 499, idempotencyKey: 'key-9' },
      { type: 'deposit.confirm', amount: 50_001, idempotencyKey: 'key-9' },
      { type: 'deposit.confirm', amount: 1000.5, idempotencyKey: 'key-9' },
    ] as const)
      await it.send(event)
    expect([it.at(), it.actor.getSnapshot().context, it.request.calls.length]).toEqual([state, before, requests])
  },
)
