import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { DocumentItem } from '../documentItem.ts'
import type { VerificationStart } from '../events.ts'
import type { ProfileSummary } from '../player.ts'
import { statusOf } from '../status.ts'
import { anna, answer, fail, leafStates, listeningParent, manual, settle } from '../testing.ts'
import type {
  DiscardUploadInput,
  LoadVerificationOutput,
  StartHostedCheckInput,
  StartHostedCheckOutput,
  VerificationEvent,
} from './verification.contract.ts'
import { verificationMachine } from './verification.machine.ts'

const item = (more: Partial<DocumentItem> = {}): DocumentItem => ({
  id: 'd-1',
  documentType: 'PROOF_OF_ID',
  kind: 'id',
  documentStatus: 'REQUESTED',
  subType: null,
  rejectionReason: null,
  depositMethod: null,
  unfinished: null,
  ...more,
})
const asked = (more: Partial<LoadVerificationOutput> = {}): LoadVerificationOutput => ({
  kycStatus: 'PENDING',
  documents: [item()],
  paidWith: [],
  daysLeft: null,
  ...more,
})
const begun = asked({
  documents: [
    item({
      id: 'd-2',
      documentStatus: 'UNREQUESTED',
      unfinished: { fileName: 'passport.jpg', size: 1000, receivedBytes: 400, file: null },
    }),
  ],
})
const idIs = (documentStatus: string, documentType = 'PROOF_OF_ID') =>
  asked({ documents: [item({ documentStatus, documentType })] })
const idRejected = asked({ documents: [item({ rejectionReason: 'BAD_QUALITY' })] })
const profile = (kycStatus: string, requestDocumentTypeStatus: string | null = null) =>
  ({ type: 'profile.changed', profile: { kycStatus, requestDocumentTypeStatus } as ProfileSummary }) as const

const lost = { kind: 'network', message: 'Network Error' }
const refused = { kind: 'status', status: 500, code: 'error.system.error', message: 'no' }
const startedAt = (startPoint: VerificationStart) => ({ type: 'verification.start', startPoint }) as const
const anId = { type: 'document.select', documentType: 'PROOF_OF_ID', depositMethod: null } as const
const back = { type: 'verification.backToStart' } as const
const close = { type: 'verification.close' } as const
const later = { type: 'verification.later' } as const
const discard = { type: 'document.discard', documentId: 'd-2' } as const
const page = { redirectUrl: 'https://id.example.org/check/1' }

const started = () => {
  const { parentRef, heard } = listeningParent()
  const load = manual<LoadVerificationOutput>()
  const hosted = manual<StartHostedCheckOutput, StartHostedCheckInput>()
  const giveUp = manual<unknown, DiscardUploadInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    verificationMachine.provide({
      actors: { loadVerification: load.logic, startHostedCheck: hosted.logic, discardUpload: giveUp.logic },
    }),
    { clock, input: { parentRef, player: anna } },
  ).start()
  const send = async (...events: VerificationEvent[]): Promise<void> => {
    for (const event of events) actor.send(event)
    await settle()
  }
  const at = () => leafStates(actor.getSnapshot())[0]
  const context = () => actor.getSnapshot().context
  const can = (event: VerificationEvent): boolean => actor.getSnapshot().can(event)
  const status = () => statusOf(actor.getSnapshot())
  return { actor, heard, load, hosted, giveUp, clock, send, at, context, can, status }
}
let it: ReturnType<typeof started>
beforeEach(() => {
  it = started()
})
const pass = async (ms: number): Promise<void> => {
  it.clock.increment(ms)
  await settle()
}
/** Opens it from there and is told what is wanted. */
const opened = async (output = asked(), startPoint: VerificationStart = 'account'): Promise<void> => {
  await it.send(startedAt(startPoint))
  await answer(it.load.last(), output)
}
const told = (type: string) => it.heard.filter((event) => event.type === type)

/** Brings it into each state in which it stands open. */
const reaches: Readonly<Record<string, () => Promise<void>>> = {
  'open.loading': () => it.send(startedAt('deposit')),
  'open.notify': () => opened(begun, 'deposit'),
  'open.selected': async () => {
    await opened(begun, 'deposit')
    await it.send(anId)
  },
  'open.discarding': async () => {
    await opened(begun, 'deposit')
    await it.send(discard)
  },
  'open.startingHosted': async () => {
    await opened(begun, 'deposit')
    await it.send(anId, { type: 'hosted.start' })
  },
  'open.hosted': async () => {
    await opened(begun, 'deposit')
    await it.send(anId, { type: 'hosted.start' })
    await answer(it.hosted.last(), page)
  },
  'open.uploaded': async () => {
    await opened(begun, 'deposit')
    await it.send(anId, { type: 'document.uploaded' })
  },
  'open.failed': async () => {
    await it.send(startedAt('deposit'))
    await fail(it.load.last(), refused)
  },
}
const openStates = Object.entries(reaches)

describe('what is asked for', () => {
  test('KYC-4 opening it loads what is wanted, and says so with its status', async () => {
    expect([it.at(), it.status(), it.load.calls.length]).toEqual(['inactive', 'INACTIVE', 0])
    await it.send(startedAt('account'))
    expect([it.at(), it.status()]).toEqual(['open.loading', 'LOADING'])
    expect(told('modal.opened')).toEqual([{ type: 'modal.opened', modal: 'verification' }])
    await answer(it.load.last(), asked({ kycStatus: 'KYC_REQUIRED', daysLeft: 14 }))
    expect([it.at(), it.status()]).toEqual(['open.notify', 'NOTIFY'])
    expect(it.context().overview).toMatchObject({ kycStatus: 'KYC_REQUIRED', daysLeft: 14, documents: [{ id: 'd-1' }] })
  })

  test('KYC-4 opened twice it asks once, and where it was opened first stays', async () => {
    await it.send(startedAt('deposit'), startedAt('withdrawal'))
    expect([it.load.calls.length, it.context().startPoint]).toEqual([1, 'deposit'])
    expect(told('modal.opened')).toHaveLength(1)
  })

  test.each([
    ['an error of the operator', async () => fail(it.load.last(), refused), 'error.system.error'],
    ['a lost answer', async () => fail(it.load.last(), lost), null],
    ['no answer within 15 s', async () => pass(REQUEST_TIMEOUT), null],
  ])('KYC-4 SAF-9 after %s it says so and is asked again at the player’s wish', async (_, happens, code) => {
    await it.send(startedAt('account'))
    await happens()
    expect([it.at(), it.status(), it.context().problem?.code]).toEqual(['open.failed', 'ERROR', code])
    await it.send(back)
    expect(it.load.calls).toHaveLength(2)
    await answer(it.load.last(), asked())
    expect([it.at(), it.context().problem]).toEqual(['open.notify', null])
  })

  test('KYC-4 SAF-9 an answer that comes after 15 s changes nothing', async () => {
    await it.send(startedAt('account'))
    const first = it.load.last()
    await pass(REQUEST_TIMEOUT - 1)
    expect(it.at()).toBe('open.loading')
    await pass(1)
    expect(first.signal.aborted).toBe(true)
    await answer(first, asked())
    expect([it.at(), it.context().overview, it.context().problem?.kind]).toEqual(['open.failed', null, 'timeout'])
  })

  test('KYC-4 what was known stays in sight while it is asked anew, and goes as it is opened anew', async () => {
    await opened()
    await it.send(anId, back)
    expect([it.at(), it.context().overview]).toEqual(['open.loading', asked()])
    await it.send(close, startedAt('account'))
    expect(it.context().overview).toBeNull()
  })

  test('KYC-4 KYC-7 a chosen document is kept with its way to pay, and forgotten on the way back', async () => {
    await opened()
    await it.send({ type: 'document.select', documentType: 'PROOF_OF_PAYMENT', depositMethod: 'skrill' })
    expect(it.at()).toBe('open.selected')
    expect(it.context()).toMatchObject({ documentType: 'PROOF_OF_PAYMENT', depositMethod: 'skrill' })
    await it.send({ type: 'document.select', documentType: 'OTHER', depositMethod: null })
    expect(it.context().documentType, 'a second click').toBe('PROOF_OF_PAYMENT')
    await it.send(back)
    expect(it.at()).toBe('open.loading')
    expect(it.context()).toMatchObject({ documentType: null, depositMethod: null })
  })

  test('KYC-2 KYC-4 what was sent is said, and another one can be sent', async () => {
    await opened()
    await it.send({ type: 'document.uploaded' })
    expect(it.at(), 'nothing was chosen').toBe('open.notify')
    await it.send(anId, { type: 'document.uploaded' }, { type: 'document.uploaded' })
    expect([it.at(), it.status(), it.context().documentType]).toEqual(['open.uploaded', 'UPLOADED', 'PROOF_OF_ID'])
    await it.send(back)
    await answer(it.load.last(), idIs('UNDER_REVIEW'))
    expect([it.at(), it.load.calls.length]).toEqual(['open.notify', 2])
  })
})

describe('a review meanwhile', () => {
  test('KYC-4 a review that is pushed while the list is shown has it loaded anew', async () => {
    await opened()
    await it.send(profile('VERIFIED'))
    expect([it.at(), it.load.calls.length]).toEqual(['open.loading', 2])
    await answer(it.load.last(), idIs('VERIFIED'))
    expect(it.context()).toMatchObject({ profile: { kycStatus: 'VERIFIED' }, overview: idIs('VERIFIED') })
  })

  test('KYC-4 a review that decides while the list is being loaded has it loaded anew', async () => {
    await it.send(profile('PENDING'), startedAt('account'))
    const first = it.load.last()
    await it.send(profile('PENDING'))
    expect(it.load.calls, 'nothing of it has changed').toHaveLength(1)
    await it.send(profile('PENDING', 'PROOF_OF_ADDRESS'))
    expect([it.load.calls.length, first.signal.aborted]).toEqual([2, true])
    await answer(first, idIs('UNDER_REVIEW'))
    expect(it.at()).toBe('open.loading')
    await answer(it.load.last(), idIs('REQUESTED', 'PROOF_OF_ADDRESS'))
    expect(it.context()).toMatchObject({
      profile: { requestDocumentTypeStatus: 'PROOF_OF_ADDRESS' },
      overview: idIs('REQUESTED', 'PROOF_OF_ADDRESS'),
    })
  })

  test('KYC-4 the first word of the profile does not ask twice', async () => {
    await it.send(startedAt('account'), profile('PENDING'))
    expect([it.load.calls.length, it.context().profile?.kycStatus]).toEqual([1, 'PENDING'])
  })

  test('KYC-4 the first word of the profile after the list asks again only where it says otherwise', async () => {
    await opened()
    const { kycStatus } = it.context().overview!
    await it.send(profile(kycStatus))
    expect([it.at(), it.load.calls.length, it.context().profile?.kycStatus]).toEqual(['open.notify', 1, kycStatus])
    await it.send(profile(kycStatus))
    expect([it.at(), it.load.calls.length], 'from then on each word may tell of a review').toEqual(['open.loading', 2])
  })

  test.each(['open.selected', 'open.discarding', 'open.startingHosted', 'open.hosted', 'open.uploaded', 'open.failed'])(
    'KYC-4 KYC-8 in %s it disturbs nothing, and is known when the list is loaded next',
    async (state) => {
      await reaches[state]?.()
      const calls = it.load.calls.length
      await it.send(profile('VERIFIED'))
      expect([it.at(), it.load.calls.length, it.context().profile?.kycStatus]).toEqual([state, calls, 'VERIFIED'])
    },
  )

  test('KYC-4 while it is closed nothing is loaded', async () => {
    await it.send(profile('VERIFIED'))
    expect([it.at(), it.load.calls.length, it.context().profile?.kycStatus]).toEqual(['inactive', 0, 'VERIFIED'])
  })
})

describe('an upload that was begun', () => {
  test('KYC-8 is given up once, at the operator, and the list is loaded anew', async () => {
    await opened(begun)
    await it.send(discard, { type: 'document.discard', documentId: 'd-3' })
    expect([it.at(), it.giveUp.calls.map(({ input }) => input)]).toEqual(['open.discarding', [{ documentId: 'd-2' }]])
    await answer(it.giveUp.last(), undefined)
    expect([it.at(), it.context().documentId, it.load.calls.length]).toEqual(['open.loading', null, 2])
  })

  test.each([
    ['a refusal', async () => fail(it.giveUp.last(), refused)],
    ['a lost answer', async () => fail(it.giveUp.last(), lost)],
    ['no answer within 15 s', async () => pass(REQUEST_TIMEOUT)],
  ])('KYC-8 SAF-9 after %s it says so, gives up nothing more, and shows how it stands', async (_, happens) => {
    await opened(begun)
    await it.send(discard)
    await happens()
    expect([it.at(), it.context().problem !== null]).toEqual(['open.failed', true])
    await it.send(back)
    await answer(it.load.last(), begun)
    expect([it.at(), it.giveUp.calls.length, it.context().documentId]).toEqual(['open.notify', 1, null])
  })
})

const begins = async (startPoint: VerificationStart = 'account'): Promise<void> => {
  await opened(asked(), startPoint)
  await it.send(anId, { type: 'hosted.start' })
}

describe('the hosted check', () => {
  test.each(['account', 'deposit', 'withdrawal'] as const)(
    'KYC-3 KYC-6 from %s it is opened once for the ID, and leads back there',
    async (startPoint) => {
      await begins(startPoint)
      await it.send({ type: 'hosted.start' })
      expect(it.hosted.calls.map(({ input }) => input)).toEqual([{ documentType: 'PROOF_OF_ID', startPoint }])
      expect(it.at()).toBe('open.startingHosted')
      await answer(it.hosted.last(), page)
      expect([it.at(), it.context().redirectUrl]).toEqual(['open.hosted', page.redirectUrl])
    },
  )

  test.each([
    ['PROOF_OF_ID', true],
    [null, true],
    ['PROOF_OF_ADDRESS', false],
    ['PROOF_OF_PAYMENT', false],
    ['SOURCE_OF_WEALTH', false],
    ['OTHER', false],
  ])('KYC-3 it is there for an ID only: with %s chosen, %s', async (documentType, isOffered) => {
    await opened()
    expect(it.can({ type: 'hosted.start' }), 'before anything is chosen').toBe(false)
    await it.send({ type: 'document.select', documentType, depositMethod: null })
    expect(it.can({ type: 'hosted.start' })).toBe(isOffered)
  })

  test('KYC-3 from a document that is chosen later it is opened for the ID', async () => {
    await opened()
    await it.send({ type: 'document.select', documentType: null, depositMethod: null }, { type: 'hosted.start' })
    expect(it.hosted.last().input.documentType).toBe('PROOF_OF_ID')
  })

  test.each([
    ['a refusal', async () => fail(it.hosted.last(), refused)],
    ['a lost answer', async () => fail(it.hosted.last(), lost)],
    ['no answer within 15 s', async () => pass(REQUEST_TIMEOUT)],
  ])('KYC-3 SAF-9 after %s it says so, and leads back to the list', async (_, happens) => {
    await begins()
    await happens()
    expect([it.at(), it.context().redirectUrl, it.context().problem !== null]).toEqual(['open.failed', null, true])
    await it.send(back)
    await answer(it.load.last(), asked())
    expect([it.at(), it.context().problem, it.context().documentType]).toEqual(['open.notify', null, null])
  })

  test('KYC-3 SAF-9 a page that is opened too late is not gone to', async () => {
    await begins()
    const first = it.hosted.last()
    await pass(REQUEST_TIMEOUT)
    await answer(first, page)
    expect([it.at(), it.context().redirectUrl]).toEqual(['open.failed', null])
  })

  test.each([
    ['UNDER_REVIEW', 'open.uploaded'],
    ['VERIFIED', 'open.notify'],
    ['REQUESTED', 'open.notify'],
    ['UNREQUESTED', 'open.notify'],
    ['EXPIRED', 'open.notify'],
  ])(
    'KYC-3 who says that it is finished is asked how it stands: an ID that is %s leads to %s',
    async (standing, state) => {
      await begins()
      await answer(it.hosted.last(), page)
      await it.send({ type: 'hosted.returned' }, { type: 'hosted.returned' })
      expect([it.at(), it.load.calls.length, it.context().redirectUrl]).toEqual(['open.loading', 2, null])
      await answer(it.load.last(), idIs(standing))
      expect(it.at()).toBe(state)
    },
  )

  test('KYC-3 who comes back without a word is shown the list, and nothing is said of the check', async () => {
    await begins()
    await answer(it.hosted.last(), page)
    await it.send(back)
    await answer(it.load.last(), idIs('UNDER_REVIEW'))
    expect([it.at(), it.context().hosted, it.context().redirectUrl]).toEqual(['open.notify', null, null])
  })

  test.each([
    ['done', idIs('UNDER_REVIEW'), 'open.uploaded', null],
    ['done', idIs('VERIFIED'), 'open.notify', null],
    ['done', idRejected, 'open.notify', null],
    ['done', idIs('REQUESTED'), 'open.notify', 'done'],
    ['done', idIs('UNDER_REVIEW', 'PROOF_OF_ADDRESS'), 'open.notify', 'done'],
    ['failed', idIs('REQUESTED'), 'open.notify', 'failed'],
    ['failed', idRejected, 'open.notify', 'failed'],
    ['failed', idIs('UNDER_REVIEW'), 'open.notify', null],
    ['failed', idIs('VERIFIED'), 'open.notify', null],
    [null, idIs('UNDER_REVIEW'), 'open.notify', null],
  ] as const)(
    'KYC-3 an address that says %s is believed only where the operator says it too (case %#)',
    async (hosted, output, state, kept) => {
      await it.send({ type: 'verification.start', startPoint: 'account', hosted })
      await answer(it.load.last(), output)
      expect([it.at(), it.context().hosted]).toEqual([state, kept])
      expect(it.context().overview).toEqual(output)
    },
  )

  test('KYC-3 come back with an ID that is there, the ID is what was sent, and it is said once', async () => {
    await it.send({ type: 'verification.start', startPoint: 'account', hosted: 'done' })
    await answer(it.load.last(), idIs('UNDER_REVIEW'))
    expect(it.context().documentType).toBe('PROOF_OF_ID')
    await it.send(back)
    await answer(it.load.last(), idIs('UNDER_REVIEW'))
    expect(it.at()).toBe('open.notify')
  })

  test('KYC-3 SAF-9 come back while the operator does not answer, how it ended is kept until it does', async () => {
    await it.send({ type: 'verification.start', startPoint: 'account', hosted: 'done' })
    await fail(it.load.last(), lost)
    await it.send(back)
    await answer(it.load.last(), idIs('UNDER_REVIEW'))
    expect(it.at()).toBe('open.uploaded')
  })

  test('KYC-3 a check that was not finished is said until something else is chosen, and not at the next visit', async () => {
    await it.send({ type: 'verification.start', startPoint: 'account', hosted: 'failed' })
    await answer(it.load.last(), asked())
    await it.send(anId)
    expect(it.context().hosted).toBeNull()
    await it.send(close, { type: 'verification.start', startPoint: 'account', hosted: 'failed' }, close)
    await it.send(startedAt('account'))
    expect(it.context().hosted).toBeNull()
  })
})

describe('the way back', () => {
  test.each(openStates)('KYC-4 KYC-6 %s is closed to where it was started, and said once', async (state, reach) => {
    await reach()
    expect(it.at()).toBe(state)
    await it.send(close, close)
    expect(it.at()).toBe('inactive')
    expect(told('verification.closed')).toEqual([
      { type: 'verification.closed', startPoint: 'deposit', isLater: false },
    ])
    expect(told('modal.closed')).toEqual([{ type: 'modal.closed', modal: 'verification' }])
  })

  test.each(['account', 'deposit', 'withdrawal'] as const)('KYC-6 it returns to %s', async (startPoint) => {
    await opened(asked(), startPoint)
    await it.send(close)
    expect(told('verification.closed')).toEqual([{ type: 'verification.closed', startPoint, isLater: false }])
  })

  test('KYC-4 KYC-8 what is out as it is closed ends, and its late answer opens nothing', async () => {
    await it.send(startedAt('account'), close)
    expect(it.load.last().signal.aborted).toBe(true)
    await answer(it.load.last(), asked())
    expect([it.at(), it.context().overview]).toEqual(['inactive', null])
  })

  test('KYC-6 opened anew from elsewhere nothing of the last time is left', async () => {
    await opened(begun, 'deposit')
    await it.send({ type: 'document.select', documentType: 'PROOF_OF_PAYMENT', depositMethod: 'skrill' }, close)
    await it.send(startedAt('withdrawal'))
    expect(it.context()).toMatchObject({
      startPoint: 'withdrawal',
      documentType: null,
      depositMethod: null,
      documentId: null,
      redirectUrl: null,
      hosted: null,
      overview: null,
      problem: null,
    })
  })

  test.each([
    ['deposit', 14, true],
    ['deposit', 1, true],
    ['deposit', 0, false],
    ['deposit', null, false],
    ['withdrawal', 14, false],
    ['account', 14, false],
  ] as const)(
    'KYC-4 DEP-2 from %s with %s days left, verifying later is offered: %s',
    async (start, daysLeft, isOffered) => {
      await it.send(startedAt(start))
      expect(it.can(later), 'before it is known').toBe(false)
      await answer(it.load.last(), asked({ daysLeft }))
      expect(it.can(later)).toBe(isOffered)
    },
  )

  test('KYC-4 DEP-2 later leads back to the deposit, says so once, and can be said of the list only', async () => {
    await opened(asked({ daysLeft: 14 }), 'deposit')
    await it.send(anId)
    expect(it.can(later)).toBe(false)
    await it.send(back)
    await answer(it.load.last(), asked({ daysLeft: 14 }))
    await it.send(later, later)
    expect(it.at()).toBe('inactive')
    expect(told('verification.closed')).toEqual([{ type: 'verification.closed', startPoint: 'deposit', isLater: true }])
    expect(told('modal.closed')).toHaveLength(1)
  })
})
