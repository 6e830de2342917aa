import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ProfileSummary } from '../player.ts'
import { statusOf } from '../status.ts'
import { anna, answer, fail, leafStates, listeningParent, manual, settle } from '../testing.ts'
import type {
  CancelWithdrawalInput,
  CheckWithdrawalOutput,
  LoadPendingOutput,
  LookUpWithdrawalInput,
  LookUpWithdrawalOutput,
  MadeWithdrawal,
  RequestWithdrawalInput,
  WithdrawalEvent,
} from './withdrawal.contract.ts'
import { withdrawalMachine } from './withdrawal.machine.ts'

const welcome = { id: 'welcome', title: 'Welcome bonus', amount: 2500, atStake: 0, spins: 0 }
const checked = (result: string, more: Partial<CheckWithdrawalOutput> = {}): CheckWithdrawalOutput => ({
  result,
  checkId: 'check-1',
  currency: 'EUR',
  methods: [
    { id: 'card', method: 'CREDITCARD', name: 'Card', accountLabel: null, min: 1000, max: 100_000, isUsed: true },
    { id: 'skrill', method: 'SKRILL', name: 'Skrill', accountLabel: null, min: 2000, max: 50_000, isUsed: false },
  ],
  mainBalance: 10_000,
  bonuses: [],
  limit: 1_000_000,
  originalLimit: 1_000_000,
  duration: 'weekly',
  earlier: null,
  ...more,
})
const made = (id = 'w-1', more: Partial<MadeWithdrawal> = {}): MadeWithdrawal => ({
  id,
  amount: 4000,
  currency: 'EUR',
  method: 'CREDITCARD',
  isReviewed: false,
  isCancellable: true,
  createdAt: '2030-01-01T00:00:00Z',
  ...more,
})
const confirm = { type: 'withdrawal.confirm', amount: 4000, idempotencyKey: 'key-1' } as const
const ask = { type: 'withdrawal.ask', id: 'w-1' } as const
const cancel = { type: 'withdrawal.cancel', id: 'w-1', idempotencyKey: 'back-1' } as const
const lost = { kind: 'network', message: 'Network Error' }
const refusedAs = (code: string) => ({ kind: 'status', status: 409, code, message: code })

const started = () => {
  const { parentRef, heard } = listeningParent()
  const check = manual<CheckWithdrawalOutput>()
  const request = manual<MadeWithdrawal, RequestWithdrawalInput>()
  const lookUp = manual<LookUpWithdrawalOutput, LookUpWithdrawalInput>()
  const load = manual<LoadPendingOutput>()
  const takeBack = manual<MadeWithdrawal, CancelWithdrawalInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    withdrawalMachine.provide({
      actors: {
        checkWithdrawal: check.logic,
        requestWithdrawal: request.logic,
        lookUpWithdrawal: lookUp.logic,
        loadPending: load.logic,
        cancelWithdrawal: takeBack.logic,
      },
    }),
    { clock, input: { parentRef, player: anna } },
  ).start()
  const send = async (event: WithdrawalEvent): Promise<void> => {
    actor.send(event)
    await settle()
  }
  const at = (region: 'request' | 'pending'): string =>
    leafStates(actor.getSnapshot()).find((leaf) => leaf.startsWith(`${region}.`)) ?? ''
  return { actor, heard, check, request, lookUp, load, takeBack, clock, send, at }
}
let it: ReturnType<typeof started>
beforeEach(() => {
  it = started()
})
const context = () => it.actor.getSnapshot().context
const can = (event: WithdrawalEvent): boolean => it.actor.getSnapshot().can(event)
const start = async (output = checked('SUCCESS')): Promise<void> => {
  await it.send({ type: 'withdrawal.start' })
  await answer(it.check.last(), output)
}
const pass = async (ms: number, times = 1): Promise<void> => {
  for (let time = 0; time < times; time++) {
    it.clock.increment(ms)
    await settle()
  }
}
const opened = async (pending: LoadPendingOutput = [made()]): Promise<void> => {
  await it.send({ type: 'pending.open' })
  await answer(it.load.last(), pending)
}

describe('the check', () => {
  test.each([
    ['SUCCESS', 'allowed.choosing', 'ALLOWED'],
    ['DOCUMENTS_PREFERRED', 'documentsLoyal', 'VERIFYDOCUMENT_LOYAL'],
    ['DOCUMENTS_REQUIRED', 'documentsRequired', 'VERIFYDOCUMENT_REQUIRED'],
    ['DOCUMENTS_REQUIRED_RESTRICTED', 'documentsStrict', 'VERIFYDOCUMENT_STRICT'],
    ['DOCUMENTS_UNDER_REVIEW', 'documentsUnderReview', 'VERIFYDOCUMENT_UNDER_REVIEW'],
    ['SELF_LIMIT_REACHED', 'selfLimitReached', 'SELF_LIMIT_REACHED'],
    ['WITHDRAWAL_LIMIT_REACHED', 'withdrawalLimitReached', 'WITHDRAWAL_LIMIT_REACHED'],
    ['RESTRICTED', 'restricted', 'RESTRICTED'],
    ['FORBIDDEN', 'suspended', 'SUSPENDED'],
    ['NOT_ENOUGH_FUNDS', 'error', 'ERROR'],
    ['EXCEEDS_KYC_LIMIT', 'error', 'ERROR'],
    ['FAILURE', 'error', 'ERROR'],
    ['SOMETHING_NEW', 'error', 'ERROR'],
  ])('WDR-1 the result %s leads to %s', async (result, state, status) => {
    await it.send({ type: 'withdrawal.start' })
    expect(statusOf(it.actor.getSnapshot())).toBe('LOADING')
    await answer(it.check.last(), checked(result))
    expect(it.at('request')).toBe(`request.${state}`)
    expect(statusOf(it.actor.getSnapshot())).toBe(status)
  })

  test('WDR-1 a limit of 0 is a limit that is used up; a balance over the limit is said before the form', async () => {
    await start(checked('SUCCESS', { limit: 0 }))
    expect(it.at('request')).toBe('request.withdrawalLimitReached')
    await it.send({ type: 'withdrawal.retry' })
    await answer(it.check.last(), checked('SUCCESS', { limit: 9999 }))
    expect(it.at('request')).toBe('request.selfLimitNotify')
    await it.send({ type: 'notification.done' })
    expect(it.at('request')).toBe('request.allowed.choosing')
    expect([can({ ...confirm, amount: 9999 }), can({ ...confirm, amount: 10_000 })]).toEqual([true, false])
  })

  test('WDR-1 SAF-9 no answer within 15 s is an error that can be tried again', async () => {
    await it.send({ type: 'withdrawal.start' })
    it.clock.increment(15_000)
    expect(it.at('request')).toBe('request.error')
    await it.send({ type: 'withdrawal.retry' })
    expect(it.check.calls).toHaveLength(2)
  })

  test.each([
    ['withdrawals are closed', { areas: { withdrawal: false, payout: true }, isPlayerMultibrandSuspended: false }],
    ['payouts are closed', { areas: { withdrawal: true, payout: false }, isPlayerMultibrandSuspended: false }],
    ['the player is suspended', { areas: { withdrawal: true, payout: true }, isPlayerMultibrandSuspended: true }],
  ])('WDR-1 GRD-12 RMB-9 where %s the player is told so without a question to the operator', async (_, profile) => {
    await it.send({ type: 'profile.changed', profile: profile as unknown as ProfileSummary })
    await it.send({ type: 'withdrawal.start' })
    expect(it.at('request')).toBe('request.notAllowed')
    expect(it.check.calls).toHaveLength(0)
  })

  test.each(['DOCUMENTS_PREFERRED', 'DOCUMENTS_REQUIRED', 'DOCUMENTS_REQUIRED_RESTRICTED'])(
    'WDR-1 KYC-6 %s asks for verification, and its return is checked again; that of another flow is not',
    async (result) => {
      await start(checked(result))
      await it.send({ type: 'withdrawal.verify' })
      expect(it.heard).toContainEqual({ type: 'verification.wanted', startPoint: 'withdrawal' })
      await it.send({ type: 'verification.returned', startPoint: 'deposit', isLater: false })
      expect(it.check.calls).toHaveLength(1)
      await it.send({ type: 'verification.returned', startPoint: 'withdrawal', isLater: false })
      expect(it.at('request')).toBe('request.checking')
    },
  )
})

describe('the request', () => {
  test('WDR-2 method and amount, and one request with what was chosen and checked', async () => {
    await start()
    await it.send({ type: 'method.pick', methodId: 'nobody’s' })
    await it.send({ type: 'method.pick', methodId: 'skrill' })
    await it.send(confirm)
    expect(it.request.last().input).toEqual({
      methodId: 'skrill',
      amount: 4000,
      currency: 'EUR',
      checkId: 'check-1',
      forfeitBonus: false,
      idempotencyKey: 'key-1',
    })
    await answer(it.request.last(), made())
    expect(it.at('request')).toBe('request.requested')
    expect(context()).toMatchObject({ made: { id: 'w-1' }, idempotencyKey: null })
    await it.send({ type: 'withdrawal.again' })
    expect(it.at('request')).toBe('request.checking')
  })

  test.each([0, -100, 10.5, 999, 10_001])('WDR-2 an amount of %s minor units cannot be confirmed', async (amount) => {
    await start()
    expect(can({ ...confirm, amount })).toBe(false)
  })

  test('WDR-3 SAF-5 nothing is sent at the cost of a bonus before the yes; declined, what was chosen stays', async () => {
    await start(checked('SUCCESS', { bonuses: [welcome] }))
    await it.send(confirm)
    expect(it.at('request')).toBe('request.allowed.forfeitWarning')
    await it.send(confirm)
    await it.send({ type: 'forfeit.decline' })
    expect(it.at('request')).toBe('request.allowed.choosing')
    expect(context()).toMatchObject({ amount: 4000, methodId: 'card' })
    expect(it.request.calls).toHaveLength(0)
    await it.send({ ...confirm, idempotencyKey: 'key-2' })
    await it.send({ type: 'forfeit.accept' })
    await it.send({ type: 'forfeit.accept' })
    expect(it.request.calls.map(({ input }) => [input.idempotencyKey, input.forfeitBonus])).toEqual([['key-2', true]])
  })

  test('SAF-4 while one is in flight no second one starts, and it cannot be left', async () => {
    await start()
    await it.send(confirm)
    const inFlight = async (state: string): Promise<void> => {
      for (const event of [
        confirm,
        { type: 'withdrawal.start' },
        { type: 'withdrawal.clear' },
        { type: 'withdrawal.again' },
      ] as const) {
        expect(can(event), `${event.type} in ${state}`).toBe(false)
        await it.send(event)
      }
      expect(it.at('request')).toBe(state)
    }
    await inFlight('request.allowed.requesting')
    await fail(it.request.last(), lost)
    await inFlight('request.allowed.lookingUp')
    expect(it.request.calls).toHaveLength(1)
  })

  test.each([
    ['a lost answer', async () => fail(it.request.last(), lost)],
    ['an error of the operator', async () => fail(it.request.last(), { kind: 'status', status: 500, message: '' })],
    ['one that is still worked on', async () => fail(it.request.last(), refusedAs('error.in_progress'))],
    ['a key that was used', async () => fail(it.request.last(), refusedAs('error.idempotency.key_reused'))],
    ['no answer within 15 s', async () => pass(15_000)],
  ])('SAF-4 SAF-9 %s is looked up by its key and never sent again', async (_, happens) => {
    await start()
    await it.send(confirm)
    await happens()
    expect(it.lookUp.last().input).toEqual({ idempotencyKey: 'key-1' })
    await answer(it.lookUp.last(), made())
    expect(it.at('request')).toBe('request.requested')
    expect(it.request.calls).toHaveLength(1)
  })

  test('SAF-4 SAF-9 looked up and not there, it was never made: the next yes has a key of its own', async () => {
    await start()
    await it.send(confirm)
    await fail(it.request.last(), lost)
    await answer(it.lookUp.last(), null)
    expect(it.at('request')).toBe('request.allowed.requestFailed')
    await it.send({ type: 'method.pick', methodId: 'skrill' })
    expect(it.at('request')).toBe('request.allowed.choosing')
    await it.send({ ...confirm, idempotencyKey: 'key-2' })
    expect(it.request.last().input).toMatchObject({ idempotencyKey: 'key-2', methodId: 'skrill' })
  })

  test('SAF-4 SAF-9 while it cannot be looked up nobody says what became of it, and only the look-up goes on', async () => {
    await start()
    await it.send(confirm)
    await fail(it.request.last(), lost)
    it.clock.increment(15_000)
    expect(it.at('request')).toBe('request.outcomeUnknown')
    expect(can(confirm)).toBe(false)
    await it.send({ type: 'withdrawal.retry' })
    await fail(it.lookUp.last(), lost)
    expect(it.at('request')).toBe('request.outcomeUnknown')
    expect(it.lookUp.calls.map(({ input }) => input.idempotencyKey)).toEqual(['key-1', 'key-1'])
    expect(it.request.calls).toHaveLength(1)
  })

  test.each(['error.withdrawal.not_allowed', 'error.withdrawal.limit', 'error.not_enough_funds'])(
    'WDR-1 SAF-5 refused with %s: checked again, nothing sent by itself, and a bonus that has come meanwhile is asked about',
    async (code) => {
      await start()
      await it.send(confirm)
      await fail(it.request.last(), refusedAs(code))
      expect(it.at('request')).toBe('request.checking')
      await answer(it.check.last(), checked('SUCCESS', { checkId: 'check-2', bonuses: [welcome], limit: 9999 }))
      expect(it.at('request'), 'the form says it beside what was typed').toBe('request.allowed.choosing')
      expect(context()).toMatchObject({ amount: 4000, idempotencyKey: null, checkRefusals: 1 })
      expect(it.request.calls).toHaveLength(1)
      await it.send({ ...confirm, idempotencyKey: 'key-2' })
      expect(it.at('request')).toBe('request.allowed.forfeitWarning')
    },
  )

  test('WDR-1 any other refusal is said beside the form', async () => {
    await start()
    await it.send(confirm)
    await fail(it.request.last(), { kind: 'status', status: 400, code: 'error.validation', message: '' })
    expect(it.at('request')).toBe('request.allowed.requestFailed')
    expect(context().problem).toMatchObject({ code: 'error.validation' })
  })

  test('SAF-4 after a reload: what was made under the key that was out is shown, and none is made beside it unseen', async () => {
    await start(checked('SUCCESS', { earlier: made('w-9') }))
    expect(it.at('request')).toBe('request.requested')
    expect(context().made?.id).toBe('w-9')
    expect(can(confirm)).toBe(false)
  })
})

const becomes = (kycStatus: string, eddQuestionnaire = false, requestDocumentTypeStatus: string | null = null) =>
  it.send({
    type: 'profile.changed',
    profile: {
      areas: { withdrawal: true, payout: true },
      isPlayerMultibrandSuspended: false,
      kycStatus,
      eddQuestionnaire,
      requestDocumentTypeStatus,
    } as ProfileSummary,
  })

/** One is taken back on the same page, under a key of its own. */
const takesOneBack = async (): Promise<void> => {
  await opened()
  await it.send(ask)
  await it.send(cancel)
  await answer(it.takeBack.last(), made())
}

describe('what one that was taken back changes', () => {
  test.each([
    ['the form', 'allowed.choosing', checked('SUCCESS')],
    ['a limit that was used up', 'withdrawalLimitReached', checked('SUCCESS', { limit: 0 })],
    ['a balance over the limit', 'selfLimitNotify', checked('SUCCESS', { limit: 9999 })],
    ['a check that said no more than words', 'error', checked('NOT_ENOUGH_FUNDS', { mainBalance: 0 })],
  ])('WDR-1 WDR-2 %s is checked again at once, and shows what may go out now', async (_, state, output) => {
    await start(output)
    expect(it.at('request')).toBe(`request.${state}`)
    await takesOneBack()
    expect(it.at('request')).toBe('request.checking')
    await answer(it.check.last(), checked('SUCCESS', { checkId: 'check-2', mainBalance: 14_000 }))
    expect(it.at('request')).toBe('request.allowed.choosing')
    expect(context()).toMatchObject({ checkId: 'check-2', mainBalance: 14_000 })
    expect(it.check.calls).toHaveLength(2)
  })

  test('WDR-1 WDR-2 a request that was refused is checked again too', async () => {
    await start()
    await it.send(confirm)
    await fail(it.request.last(), { kind: 'status', status: 400, code: 'error.validation', message: '' })
    expect(it.at('request')).toBe('request.allowed.requestFailed')
    await takesOneBack()
    expect(it.at('request')).toBe('request.checking')
    expect(it.request.calls).toHaveLength(1)
  })

  test('WDR-1 WDR-2 a check that was under way is asked anew: its answer may be of before', async () => {
    await it.send({ type: 'withdrawal.start' })
    const first = it.check.last()
    await takesOneBack()
    expect([it.check.calls.length, first.signal.aborted]).toEqual([2, true])
    await answer(first, checked('SUCCESS', { limit: 0 }))
    expect(it.at('request')).toBe('request.checking')
    await answer(it.check.last(), checked('SUCCESS'))
    expect(it.at('request')).toBe('request.allowed.choosing')
  })

  test('WDR-1 WDR-2 SAF-9 one whose lost answer is found out has it checked again as well', async () => {
    await start(checked('SUCCESS', { limit: 0 }))
    await opened()
    await it.send(ask)
    await it.send(cancel)
    await fail(it.takeBack.last(), lost)
    await answer(it.takeBack.last(), made())
    expect(it.at('request')).toBe('request.checking')
  })

  test('WDR-2 SAF-4 neither a warning that waits for a yes nor a request in flight is disturbed by it', async () => {
    await start(checked('SUCCESS', { bonuses: [welcome] }))
    await it.send(confirm)
    await takesOneBack()
    expect(it.at('request')).toBe('request.allowed.forfeitWarning')
    await it.send({ type: 'forfeit.accept' })
    await it.send({ type: 'withdrawal.recheck' })
    expect(it.at('request')).toBe('request.allowed.requesting')
    await fail(it.request.last(), lost)
    await it.send({ type: 'withdrawal.recheck' })
    expect(it.at('request')).toBe('request.allowed.lookingUp')
    expect([it.check.calls.length, it.request.calls.length]).toEqual([1, 1])
  })

  test('WDR-1 WDR-2 one that was not taken back, and a page without a form, have nothing checked', async () => {
    await takesOneBack()
    expect([it.at('request'), it.check.calls.length]).toEqual(['request.inactive', 0])
    await start(checked('SUCCESS', { limit: 0 }))
    await it.send({ type: 'pending.close' })
    await opened()
    await it.send(ask)
    await it.send(cancel)
    await fail(it.takeBack.last(), refusedAs('limit_reached'))
    expect(it.at('request')).toBe('request.withdrawalLimitReached')
  })
})

describe('what the operator says of the player meanwhile', () => {
  describe.each([
    ['DOCUMENTS_PREFERRED', 'documentsLoyal'],
    ['DOCUMENTS_REQUIRED', 'documentsRequired'],
    ['DOCUMENTS_REQUIRED_RESTRICTED', 'documentsStrict'],
    ['DOCUMENTS_UNDER_REVIEW', 'documentsUnderReview'],
  ])('after %s', (result, screen) => {
    beforeEach(async () => {
      await becomes('FULLY VERIFIED')
      await start(checked(result))
    })

    test('WDR-1 KYC-5 news has it checked again under the screen, once for each, though the profile reads as before', async () => {
      expect([it.at('request'), it.check.calls.length]).toEqual([`request.${screen}`, 1])
      await becomes('FULLY VERIFIED')
      expect([it.at('request'), context().waitsAt]).toEqual(['request.checking', screen])
      await answer(it.check.last(), checked(result))
      expect([it.at('request'), context().waitsAt]).toEqual([`request.${screen}`, null])
      it.clock.increment(600_000)
      expect(it.check.calls, 'nothing more by itself').toHaveLength(2)
      await becomes('FULLY VERIFIED')
      await becomes('FULLY VERIFIED', false, 'PROOF_OF_ADDRESS')
      expect(it.check.calls, 'what was being answered may be older').toHaveLength(4)
      await answer(it.check.last(), checked('SUCCESS'))
      expect([it.at('request'), context().waitsAt]).toEqual(['request.allowed.choosing', null])
    })

    test('WDR-1 SAF-9 news whose check fails says so, and can be tried again', async () => {
      await becomes('FULLY VERIFIED')
      await fail(it.check.last(), lost)
      expect([it.at('request'), context().waitsAt]).toEqual(['request.error', null])
      await it.send({ type: 'withdrawal.retry' })
      await answer(it.check.last(), checked(result))
      await becomes('FULLY VERIFIED')
      it.clock.increment(15_000)
      expect([it.at('request'), context().waitsAt]).toEqual(['request.error', null])
    })

    test('KYC-6 the documents can be asked for while it is checked again', async () => {
      await becomes('FULLY VERIFIED')
      await it.send({ type: 'withdrawal.verify' })
      expect(it.heard).toContainEqual({ type: 'verification.wanted', startPoint: 'withdrawal' })
      await it.send({ type: 'withdrawal.retry' })
      expect([it.at('request'), context().waitsAt, it.check.calls.length]).toEqual(['request.checking', null, 3])
    })

    test('WDR-1 EDD-1 where due diligence begins or goes on, the screen goes at once: what it said is not so any more', async () => {
      await becomes('EDD_PENDING', true)
      expect([it.at('request'), context().waitsAt]).toEqual(['request.checking', null])
      await answer(it.check.last(), checked('DOCUMENTS_REQUIRED'))
      await becomes('EDD_PENDING', true)
      expect(context().waitsAt).toBe('documentsRequired')
      await becomes('EDD_UNDER_REVIEW')
      expect([it.at('request'), context().waitsAt]).toEqual(['request.checking', null])
    })
  })

  test('WDR-1 EDD-1 one that waits for answers is checked again once they are given', async () => {
    await becomes('EDD_PENDING', true)
    await start(checked('DOCUMENTS_REQUIRED'))
    await becomes('EDD_UNDER_REVIEW')
    expect(it.at('request')).toBe('request.checking')
  })
})

describe('what is pending', () => {
  test('WDR-2 is loaded as its page opens, asked for each 30 s, and kept in sight where a poll fails', async () => {
    await opened()
    it.clock.increment(30_000)
    expect(it.at('pending')).toBe('pending.polling')
    await fail(it.load.last(), lost)
    expect([it.at('pending'), context().pending.length]).toEqual(['pending.resting', 1])
    it.clock.increment(30_000)
    await answer(it.load.last(), [])
    expect(context().pending).toEqual([])
    it.clock.increment(30_000)
    it.clock.increment(15_000)
    expect(it.at('pending')).toBe('pending.resting')
    await it.send({ type: 'pending.close' })
    expect(it.at('pending')).toBe('pending.closed')
  })

  test('WDR-2 SAF-9 that cannot be loaded says so and is asked for again', async () => {
    await it.send({ type: 'pending.open' })
    await fail(it.load.last(), lost)
    expect(it.at('pending')).toBe('pending.failed')
    await it.send({ type: 'pending.retry' })
    it.clock.increment(15_000)
    expect(it.at('pending')).toBe('pending.failed')
    await it.send({ type: 'pending.retry' })
    await answer(it.load.last(), [made()])
    expect(context()).toMatchObject({ pendingProblem: null, pending: [{ id: 'w-1' }] })
  })

  test('WDR-2 SAF-4 one is taken back once, with its amount and the key of the click; a second click does nothing', async () => {
    await opened([made(), made('w-2', { isCancellable: false })])
    expect(can({ ...cancel, id: 'w-2' }), 'not where it is not allowed').toBe(false)
    expect(can({ ...cancel, id: 'w-3' })).toBe(false)
    await it.send(ask)
    await it.send(cancel)
    await it.send({ ...cancel, idempotencyKey: 'back-2' })
    expect(it.takeBack.calls.map(({ input }) => input)).toEqual([
      { id: 'w-1', amount: 4000, currency: 'EUR', idempotencyKey: 'back-1', wasSent: false },
    ])
    await answer(it.takeBack.last(), made())
    expect(context()).toMatchObject({ cancelled: { id: 'w-1' }, pending: [{ id: 'w-2' }], cancelling: null })
  })

  test('WDR-2 what was requested and then taken back is not said to be requested', async () => {
    await opened([])
    await start()
    await it.send(confirm)
    await answer(it.request.last(), made())
    expect(it.at('pending'), 'the new one is asked for at once').toBe('pending.polling')
    await answer(it.load.last(), [made()])
    await it.send(ask)
    await it.send(cancel)
    await answer(it.takeBack.last(), made())
    expect(it.at('request')).toBe('request.inactive')
  })

  test.each([
    ['a lost answer', async () => fail(it.takeBack.last(), lost)],
    ['no answer within 15 s', async () => pass(15_000)],
  ])(
    'SAF-4 SAF-9 after %s it is asked what became of it with the same key, until somebody says',
    async (_, happens) => {
      await opened()
      await it.send(ask)
      await it.send(cancel)
      await happens()
      expect(it.at('pending')).toBe('pending.findingOut')
      await happens()
      expect(it.at('pending')).toBe('pending.cancelUnknown')
      expect(can(cancel), 'no other key is made for it').toBe(false)
      await it.send({ type: 'pending.retry' })
      await answer(it.takeBack.last(), made())
      expect(context().cancelled?.id).toBe('w-1')
      expect(new Set(it.takeBack.calls.map(({ input }) => input.idempotencyKey))).toEqual(new Set(['back-1']))
      expect(it.takeBack.calls.map(({ input }) => input.wasSent)).toEqual([false, true, true])
    },
  )

  test.each(['error.withdrawal.still_pending', 'error.withdrawal.not_pending', 'error.withdrawal.ended'])(
    'WDR-2 SAF-4 where what became of it is read from the payouts as %s, it says so and another yes has a key of its own',
    async (code) => {
      await opened()
      await it.send(ask)
      await it.send(cancel)
      await fail(it.takeBack.last(), lost)
      await fail(it.takeBack.last(), refusedAs(code))
      expect(it.at('pending')).toBe('pending.polling')
      expect(context()).toMatchObject({ pendingProblem: { code }, cancelling: null })
      await answer(it.load.last(), [made()])
      await it.send(ask)
      await it.send({ ...cancel, idempotencyKey: 'back-2' })
      expect(it.takeBack.last().input).toMatchObject({ idempotencyKey: 'back-2', wasSent: false })
    },
  )

  test.each(['limit_reached', 'error.withdrawal.not_pending'])(
    'WDR-2 refused with %s it says why, and how it stands is asked for',
    async (code) => {
      await opened()
      await it.send(ask)
      await it.send(cancel)
      await fail(it.takeBack.last(), refusedAs(code))
      expect(it.at('pending')).toBe('pending.polling')
      await answer(it.load.last(), [])
      expect(context()).toMatchObject({ pendingProblem: { code }, pending: [] })
    },
  )

  test('WDR-2 SAF-9 leaving its page lets a cancellation come to its end; coming back finds it', async () => {
    await opened()
    await it.send(ask)
    await it.send(cancel)
    await it.send({ type: 'pending.close' })
    expect(it.at('pending')).toBe('pending.cancelling')
    await it.send({ type: 'pending.open' })
    await answer(it.takeBack.last(), made())
    expect(it.at('pending')).toBe('pending.resting')
    expect(context().cancelled?.id).toBe('w-1')
  })

  test.each([
    ['taken back', async () => answer(it.takeBack.last(), made())],
    ['refused', async () => fail(it.takeBack.last(), refusedAs('limit_reached'))],
    ['unknown', async () => pass(15_000, 2)],
  ])('WDR-2 SAF-9 left meanwhile and %s: nothing of it waits, and the next visit asks anew', async (_, happens) => {
    await opened()
    await it.send(ask)
    await it.send(cancel)
    await it.send({ type: 'pending.close' })
    await happens()
    expect(it.at('pending')).toBe('pending.closed')
    expect(context()).toMatchObject({ pending: [], cancelling: null, pendingProblem: null, isLeft: false })
    await it.send({ type: 'pending.open' })
    expect(it.load.calls).toHaveLength(2)
  })
})

test.each([
  ['choosing', async () => {}],
  [
    'requestFailed',
    async () => {
      await it.send(confirm)
      await fail(it.request.last(), refusedAs('error.withdrawal.amount'))
    },
  ],
] as const)('WDR-2 what is not offered can not be chosen, nor is it paid out (%s)', async (state, go) => {
  await start()
  await go()
  const requests = it.request.calls.length
  const before = context()
  await it.send({ type: 'method.pick', methodId: 'cheque' })
  // Less than the way pays, more than there is, and a part of a cent.
  for (const amount of [999, 10_001, 1000.5])
    await it.send({ type: 'withdrawal.confirm', amount, idempotencyKey: 'key-9' })
  expect([it.at('request'), context(), it.request.calls.length]).toEqual([`request.allowed.${state}`, before, requests])
})
