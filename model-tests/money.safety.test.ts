import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import type { FlowId } from '#machines/flowIds.ts'
import { depositMachine, MAX_LOOK_UPS } from '#machines/deposit/deposit.machine.ts'
import { documentUploadMachine } from '#machines/documentUpload/documentUpload.machine.ts'
import { verificationMachine } from '#machines/verification/verification.machine.ts'
import { MAX_RECONNECTS, walletMachine } from '#machines/wallet/wallet.machine.ts'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { explore, type Model, upTo, type View } from './explore.ts'
import type { Cause } from './kernel.ts'
import {
  bonusAtRisk,
  depositCheck,
  depositMethods,
  depositOutcomes,
  lost,
  madeWithdrawal,
  refusedWith,
  withdrawalCheck,
} from './moneyAnswers.ts'
import { casesOf, type Outside, player, sessionInput, shipped } from './shipped.ts'
import { explored } from './explored.ts'

// Money and the documents that it waits for, in every reachable state of the shipped machines under the shipped session:
// nothing is asked for before its check allows it, nothing twice, nothing without a way out, and the balance is the ledger's.

const found = (model: Model): string[] =>
  explore({ ...model, endsAtViolation: true }).violations.map((one) => one.invariant)

/** Where a seeded fault leaves no way on; the whole space has to be seen for that. */
const trapped = (model: Model): string[] =>
  explore({ ...model, auditEvery: 0, witnesses: {} }).violations.map((one) => one.invariant)

const is = (view: View, flow: FlowId, state: string): boolean => view.machine(`./${flow}`)?.matches(state) === true
const contextOf = (view: View, flow: FlowId): Record<string, unknown> => view.machine(`./${flow}`)?.context ?? {}
const isVisitor = (view: View): boolean => view.machine('.')?.value === 'visitor'

type Told = { readonly type?: string; readonly data?: Record<string, unknown> | null }
/** What an actor with one of these ids has just answered, or null. */
function answerOf(cause: Cause, ids: RegExp): Told | null {
  const { event, to = '' } = cause as { event?: Told; to?: string }
  return event !== undefined && ids.test(to.slice(to.lastIndexOf('/') + 1)) ? event : null
}
const isEvent = (cause: Cause, type: string): boolean => (cause as { event?: Told }).event?.type === type
const isResolved = (told: Told | null): boolean => told?.type === 'xstate.promise.resolve'
const isRefused = (told: Told | null): boolean =>
  told?.type === 'xstate.promise.reject' && told.data?.['kind'] === 'status'

const whoComes = [{ type: 'authorisation.resolved', player }] as const
// Signing out is done in another tab: it may come at any time, but is no way out of where this tab stands.
const around = {
  tabs: [{ send: { type: 'tab.signedOut' } }],
  signOut: [{ resolve: undefined }],
  adoptSession: [{ resolve: null }],
}

/** A machine in which one state has lost one of its transitions, as by a slip of the pen. */
function without(machine: AnyStateMachine, path: readonly string[], what: 'after' | 'on', event?: string): never {
  const strip = (config: Record<string, unknown>, rest: readonly string[]): Record<string, unknown> => {
    const [next, ...more] = rest
    if (next !== undefined) {
      const states = config['states'] as Record<string, Record<string, unknown>>
      return { ...config, states: { ...states, [next]: strip(states[next]!, more) } }
    }
    const { [what]: lostPart, ...kept } = config
    if (event === undefined) return kept
    const { [event]: _, ...others } = lostPart as Record<string, unknown>
    return { ...kept, [what]: others }
  }
  return createMachine(strip(machine.config as never, path) as never, machine.implementations as never) as never
}

/** Verification as it may be used beside a payment. */
const verification: Outside<'verification'> = {
  'verification.start': ['account', 'deposit', 'withdrawal'].map((startPoint) => ({
    type: 'verification.start' as const,
    startPoint: startPoint as 'account',
  })),
  'document.select': [{ type: 'document.select', documentType: 'PROOF_OF_ID', depositMethod: null }],
  'document.discard': [{ type: 'document.discard', documentId: 'd' }],
  'verification.backToStart': [{ type: 'verification.backToStart' }],
  'document.uploaded': 'said by the session, which hears it of the upload',
  'hosted.start': [{ type: 'hosted.start' }],
  'hosted.returned': [{ type: 'hosted.returned' }],
  'verification.later': [{ type: 'verification.later' }],
  'verification.close': [{ type: 'verification.close' }],
  'profile.changed': 'sent by the session',
}
const document = { documentType: 'PROOF_OF_ID', documentStatus: 'UNDER_REVIEW' }
const verificationAnswers = {
  loadVerification: [
    { resolve: { kycStatus: 'PENDING', documents: [], paidWith: [], daysLeft: null } },
    { resolve: { kycStatus: 'PENDING', documents: [document], paidWith: [], daysLeft: 14 } },
    lost,
  ],
  startHostedCheck: [{ resolve: { redirectUrl: 'https://id.example' } }, lost],
  discardUpload: [{ resolve: undefined }, lost],
}
/** What the verification says as it closes, at any time and in every way: more than it could really say. */
const closings = ['account', 'deposit', 'withdrawal'].flatMap((startPoint) =>
  [true, false].map((isLater) => ({ type: 'verification.closed', startPoint, isLater })),
)
/** Beside a payment; the hosted check and what is given up are explored with the documents themselves. */
const beside = (startPoint: string) =>
  casesOf(verification).filter(
    (event) =>
      !/^hosted|discard/.test(event.type) &&
      !('startPoint' in event && !['account', startPoint].includes(event.startPoint as string)),
  )
const unreadVerification = ['profile', 'documentId', 'redirectUrl', 'problem', 'depositMethod']

/** A wallet at a movement of its ledger. */
const balanceAt = (version: number) => ({
  currency: 'EUR',
  mainBalance: version * 100,
  lockedBalance: 0,
  sportsBonus: 0,
  casinoBonus: 0,
  liveCasinoBonus: 0,
  totalBalance: version * 100,
  version,
})
const shownIn = (view: View): number =>
  (contextOf(view, 'wallet')['balance'] as { version?: number } | null)?.version ?? 0
const isPolling = (view: View) => view.has('./wallet/loadBalance')

describe('SAF-5 SAF-9 a deposit and the documents that it asks for', () => {
  const results = [
    'SUCCESS',
    'DOCUMENTS_PREFERRED',
    'DOCUMENTS_REQUIRED',
    'DOCUMENTS_REQUIRED_RESTRICTED',
    'DOCUMENTS_UNDER_REVIEW',
    'SELF_LIMIT_REACHED',
    'WITHDRAWAL_LIMIT_REACHED',
    'RESTRICTED',
    'FORBIDDEN',
    'A_RESULT_OF_TOMORROW',
  ]
  const deposit: Outside<'deposit'> = {
    'deposit.start': [{ type: 'deposit.start' }],
    'deposit.clear': [{ type: 'deposit.clear' }],
    // One key is enough here: that there is never a second payment is explored in safety.test.ts.
    'deposit.confirm': [{ type: 'deposit.confirm', amount: 5000, idempotencyKey: 'first' }],
    'deposit.retry': [{ type: 'deposit.retry' }],
    'deposit.again': [{ type: 'deposit.again' }],
    'deposit.resume': [{ type: 'deposit.resume' }],
    'deposit.returned': [{ type: 'deposit.returned', depositId: 'd' }],
    'deposit.verify': [{ type: 'deposit.verify' }],
    'deposit.verifyLater': [{ type: 'deposit.verifyLater' }],
    'cashier.close': [{ type: 'cashier.close' }],
    'method.pick': [{ type: 'method.pick', methodId: 'card' }],
    'notification.done': [{ type: 'notification.done' }],
    'bonusCode.check': 'a code only adds a bonus to choose, as bonus.pick',
    'bonus.pick': 'which bonus is taken does not change how often is paid, nor whether it may be',
    'verification.returned': 'said by the session as the verification closes, which is explored',
    'profile.changed': 'sent by the session',
    'cashier.finished': 'an answer of the cashier frame',
    'cashier.cancelled': 'an answer of the cashier frame',
    'cashier.failed': 'an answer of the cashier frame',
  }
  type Paid = {
    /** The last check allowed a payment, and nothing has taken that back. */
    readonly isAllowed: boolean
    /** Verify later was chosen where it was offered. */
    readonly isLater: boolean
    readonly isUnchecked: boolean
    readonly isUnchosen: boolean
  }
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: {
      session: [...whoComes, ...closings],
      deposit: casesOf(deposit),
    },
    answers: {
      ...around,
      checkDeposit: [...results.map(depositCheck), lost],
      loadDepositMethods: [...depositMethods, lost],
      requestDeposit: [
        ...depositOutcomes,
        lost,
        refusedWith(400),
        refusedWith(409, 'error.deposit.not_allowed'),
        refusedWith(409, 'error.deposit.pending'),
      ],
      lookUpDeposit: [
        ...depositOutcomes,
        { resolve: null },
        lost,
        refusedWith(404),
        refusedWith(409, 'error.deposit.not_allowed'),
      ],
      cancelDeposit: [...depositOutcomes, lost],
      cashierMessages: ['finished', 'cancelled', 'failed'].map((word) => ({ send: { type: `cashier.${word}` } })),
    },
    readAs: {
      deposit: {
        lookUps: upTo(MAX_LOOK_UPS),
        amount: (amount) => amount === null,
        cashierUrl: (url) => url === null,
        cancelProblem: (problem) => problem === null,
      },
    },
    // Shown, or handed to the operator; no guard of the flows reads them.
    unread: {
      deposit: ['problem', 'isFirstDeposit', 'isModalOpen', 'checkId'],
    },
    auditEvery: 2000,
    maxStates: 12_000,
    witnesses: {
      'a payment is asked for': (view) => view.has('./deposit/requestDeposit'),
      'one is asked for after verify later': (view) =>
        view.has('./deposit/requestDeposit') && contextOf(view, 'deposit')['later'] === true,
      'its outcome stays unknown': (view) => is(view, 'deposit', 'outcomeUnknown'),
    },
    memory: {
      initial: {
        isAllowed: false,
        isLater: false,
        isUnchecked: false,
        isUnchosen: false,
      } satisfies Paid,
      next: (paid: Paid, cause, before, after) => {
        const check = answerOf(cause, /^checkDeposit$/)
        const refusal = isRefused(answerOf(cause, /^(requestDeposit|lookUpDeposit)$/))
        const isGone = !after.has('./deposit') || is(after, 'deposit', 'inactive')
        const closed = (cause as { event?: { startPoint?: string; isLater?: boolean } }).event
        const isYes =
          isEvent(cause, 'deposit.verifyLater') ||
          (isEvent(cause, 'verification.closed') && closed?.startPoint === 'deposit' && closed.isLater === true) ||
          (isEvent(cause, 'verification.later') && is(before, 'verification', 'open.notify'))
        const wasOffered = is(before, 'deposit', 'documentsLoyal') && isYes
        const isLater = !isGone && (paid.isLater || wasOffered)
        const isAllowed = check ? check.data?.['result'] === 'SUCCESS' : paid.isAllowed && !isGone
        const isNew = after.has('./deposit/requestDeposit') && !before.has('./deposit/requestDeposit')
        return {
          isAllowed: isAllowed && !(refusal && is(after, 'deposit', 'checking')),
          isLater,
          isUnchecked: paid.isUnchecked || (isNew && !isAllowed),
          isUnchosen: paid.isUnchosen || (after.input('./deposit/checkDeposit')?.['later'] === true && !isLater),
        }
      },
    },
    invariants: {
      'SAF-4': (view) => view.places('requestDeposit').length <= 1,
      'SAF-5 no payment before the check allowed it': (_, paid) => !(paid as Paid).isUnchecked,
      'SAF-5 nobody verifies later who has not chosen it': (_, paid) => !(paid as Paid).isUnchosen,
    },
    wayOut: (view) => isVisitor(view) || is(view, 'deposit', 'inactive'),
  }
  const withFault = (faults: object) => found({ ...base, root: shipped(['deposit'], faults) })

  test('MOD-4 SAF-5 SAF-9 is asked for after its check or verify later, and has a way home from every state', () => {
    const why = 'they never ask for a deposit; what the verification says of it is sent from outside'
    const result = explored('SAF-5 SAF-9 deposit', { ...base, root: shipped(['deposit']) }, why)
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 SAF-5 a deposit that takes wanted documents for a yes is found', () => {
    const rash = depositMachine.provide({ guards: { isAllowed: (_, { result }) => result !== 'RESTRICTED' } })
    expect(withFault({ deposit: rash })).toEqual(['SAF-5 no payment before the check allowed it'])
  })

  test('MOD-4 SAF-9 a payment that waits for its answer without a time-out is found', () => {
    const endless = without(depositMachine, ['allowed', 'requesting'], 'after')
    expect(trapped({ ...base, root: shipped(['deposit'], { deposit: endless }) })).toEqual(['a way out'])
  })

  const both: FlowId[] = ['deposit', 'verification']
  const composed: Omit<Model, 'root'> = {
    ...base,
    outside: {
      session: [...whoComes, { type: 'documents.sent' }],
      // Paying itself is explored above.
      deposit: casesOf(deposit).filter(({ type }) => type !== 'deposit.confirm' && type !== 'deposit.returned'),
      verification: beside('deposit'),
    },
    answers: {
      ...base.answers,
      ...verificationAnswers,
      loadDepositMethods: [depositMethods[0]!, lost],
    },
    unread: { ...base.unread, verification: unreadVerification },
    witnesses: {
      'documents stand over the deposit': (view) =>
        is(view, 'verification', 'open') && is(view, 'deposit', 'documentsRequired'),
      'an ID is sent over it': (view) =>
        is(view, 'verification', 'open.uploaded') && is(view, 'deposit', 'documentsRequired'),
      'later was chosen, and it is allowed': (view) =>
        is(view, 'deposit', 'allowed.choosing') && contextOf(view, 'deposit')['later'] === true,
    },
    wayOut: (view) => isVisitor(view) || (is(view, 'deposit', 'inactive') && is(view, 'verification', 'inactive')),
  }

  test('MOD-4 SAF-5 SAF-9 with the documents over it: only a chosen verify later goes on without them, and both can be left', () => {
    const why = 'they answer for no documents; what the upload says is sent from outside, and paying is explored above'
    const result = explored('SAF-5 SAF-9 deposit with documents', { ...composed, root: shipped(both) }, why)
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 SAF-5 a closed verification that is taken for verify later is found', () => {
    const hasty = depositMachine.provide({
      guards: { isForDepositLater: (_, { startPoint }) => startPoint === 'deposit' },
    })
    expect(found({ ...composed, root: shipped(both, { deposit: hasty }) })).toEqual([
      'SAF-5 nobody verifies later who has not chosen it',
    ])
  })
})

describe('SAF-5 SAF-9 a withdrawal and the documents that it asks for', () => {
  const documentResults = [
    'DOCUMENTS_PREFERRED',
    'DOCUMENTS_REQUIRED',
    'DOCUMENTS_REQUIRED_RESTRICTED',
    'DOCUMENTS_UNDER_REVIEW',
  ]
  const withdrawal: Outside<'withdrawal'> = {
    'withdrawal.start': [{ type: 'withdrawal.start' }],
    'withdrawal.clear': [{ type: 'withdrawal.clear' }],
    'withdrawal.confirm': [{ type: 'withdrawal.confirm', amount: 5000, idempotencyKey: 'first' }],
    'forfeit.accept': [{ type: 'forfeit.accept' }],
    'forfeit.decline': [{ type: 'forfeit.decline' }],
    'withdrawal.retry': [{ type: 'withdrawal.retry' }],
    'withdrawal.recheck': [{ type: 'withdrawal.recheck' }],
    'withdrawal.again': [{ type: 'withdrawal.again' }],
    'withdrawal.verify': [{ type: 'withdrawal.verify' }],
    'method.pick': [{ type: 'method.pick', methodId: 'card' }],
    'notification.done': [{ type: 'notification.done' }],
    'pending.open': 'the list of those that wait has its own exploration beside the request, in safety.test.ts',
    'pending.close': 'as pending.open',
    'pending.retry': 'as pending.open',
    'withdrawal.ask': 'as pending.open',
    'withdrawal.keep': 'as pending.open',
    'withdrawal.cancel': 'as pending.open',
    'verification.returned': 'said by the session as the verification closes, which is explored',
    'profile.changed': 'sent by the session',
  }
  type Sent = {
    readonly isAllowed: boolean
    /** A bonus was named by the last check and no yes to losing it has come. */
    readonly isAtRisk: boolean
    readonly isUnchecked: boolean
    readonly isUnasked: boolean
  }
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: {
      session: [...whoComes, ...closings],
      withdrawal: casesOf(withdrawal),
    },
    answers: {
      ...around,
      checkWithdrawal: [
        withdrawalCheck('SUCCESS'),
        withdrawalCheck('SUCCESS', { bonuses: [bonusAtRisk] }),
        withdrawalCheck('SUCCESS', { limit: 5000 }),
        withdrawalCheck('SUCCESS', { limit: 0 }),
        withdrawalCheck('SUCCESS', { earlier: madeWithdrawal }),
        ...[
          ...documentResults,
          'SELF_LIMIT_REACHED',
          'WITHDRAWAL_LIMIT_REACHED',
          'RESTRICTED',
          'FORBIDDEN',
          'A_RESULT_OF_TOMORROW',
        ].map((result) => withdrawalCheck(result)),
        lost,
      ],
      requestWithdrawal: [
        { resolve: madeWithdrawal },
        lost,
        refusedWith(400),
        refusedWith(409, 'error.withdrawal.not_allowed'),
      ],
      lookUpWithdrawal: [{ resolve: madeWithdrawal }, { resolve: null }, lost],
      loadPending: [],
      cancelWithdrawal: [],
    },
    // Shown, or handed to the operator; no guard of the flow reads them.
    unread: { withdrawal: ['problem', 'pendingProblem', 'checkId', 'result', 'originalLimit', 'duration', 'amount'] },
    maxStates: 12_000,
    auditEvery: 2000,
    witnesses: {
      'a withdrawal is asked for': (view) => view.has('./withdrawal/requestWithdrawal'),
      'a bonus is warned of': (view) => is(view, 'withdrawal', 'request.allowed.forfeitWarning'),
      'it stays unknown': (view) => is(view, 'withdrawal', 'request.outcomeUnknown'),
    },
    memory: {
      initial: { isAllowed: false, isAtRisk: false, isUnchecked: false, isUnasked: false } satisfies Sent,
      next: (sent: Sent, cause, before, after) => {
        const checked = answerOf(cause, /^checkWithdrawal$/)
        const refusal = isRefused(answerOf(cause, /^requestWithdrawal$/))
        const isGone = !after.has('./withdrawal') || is(after, 'withdrawal', 'request.inactive')
        const isAllowed = checked ? checked.data?.['result'] === 'SUCCESS' : sent.isAllowed && !isGone
        const named = checked?.data?.['bonuses'] as readonly object[] | undefined
        const isAtRisk = checked ? (named?.length ?? 0) > 0 : sent.isAtRisk && !isGone
        const isNew = after.has('./withdrawal/requestWithdrawal') && !before.has('./withdrawal/requestWithdrawal')
        return {
          isAllowed: isAllowed && !(refusal && is(after, 'withdrawal', 'request.checking')),
          isAtRisk,
          isUnchecked: sent.isUnchecked || (isNew && !isAllowed),
          isUnasked: sent.isUnasked || (isNew && isAtRisk && !isEvent(cause, 'forfeit.accept')),
        }
      },
    },
    invariants: {
      'SAF-4': (view) => view.places('requestWithdrawal').length <= 1,
      'SAF-5 no withdrawal before the check allowed it': (_, sent) => !(sent as Sent).isUnchecked,
      'SAF-5 no bonus is lost without a yes': (_, sent) => !(sent as Sent).isUnasked,
    },
    wayOut: (view) => isVisitor(view) || is(view, 'withdrawal', 'request.inactive'),
  }
  const withFault = (fault: object) => found({ ...base, root: shipped(['withdrawal'], { withdrawal: fault as never }) })

  test('MOD-4 SAF-5 SAF-9 is asked for after its check and the yes to what is lost, and has a way home from every state', () => {
    const why = 'they never ask for a withdrawal; what the verification says of it is sent from outside'
    const result = explored('SAF-5 SAF-9 withdrawal', { ...base, root: shipped(['withdrawal']) }, why)
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 SAF-5 a withdrawal that takes wanted documents for a yes, and one that does not ask for the bonus, are found', () => {
    const rash = withdrawalMachine.provide({ guards: { isAllowed: (_, { result }) => result !== 'RESTRICTED' } })
    expect(withFault(rash)).toEqual(['SAF-5 no withdrawal before the check allowed it'])
    const silent = withdrawalMachine.provide({ guards: { isPayableAtRisk: () => false } })
    expect(withFault(silent)).toEqual(['SAF-5 no bonus is lost without a yes'])
  })

  const both: FlowId[] = ['withdrawal', 'verification']
  const composed: Omit<Model, 'root'> = {
    ...base,
    outside: {
      session: [...whoComes, { type: 'documents.sent' }],
      // Asking for the withdrawal itself is explored above.
      withdrawal: casesOf(withdrawal).filter(({ type }) => type !== 'withdrawal.confirm'),
      verification: beside('withdrawal'),
    },
    answers: {
      ...base.answers,
      ...verificationAnswers,
      checkWithdrawal: [...documentResults, 'SUCCESS'].map((result) => withdrawalCheck(result)),
    },
    unread: { ...base.unread, verification: unreadVerification },
    witnesses: {
      'documents stand over the withdrawal': (view) =>
        is(view, 'verification', 'open') && is(view, 'withdrawal', 'request.documentsRequired'),
      'an ID is sent over it': (view) =>
        is(view, 'verification', 'open.uploaded') && is(view, 'withdrawal', 'request.documentsRequired'),
    },
    wayOut: (view) =>
      isVisitor(view) || (is(view, 'withdrawal', 'request.inactive') && is(view, 'verification', 'inactive')),
  }

  test('MOD-4 SAF-9 with the documents over it both can be left', () => {
    const why =
      'they answer for no documents; what the upload says is sent from outside, and the request is explored above'
    const result = explored('SAF-9 withdrawal with documents', { ...composed, root: shipped(both) }, why)
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 SAF-9 documents over it that cannot be closed are found', () => {
    const shut = without(verificationMachine, ['open'], 'on', 'verification.close')
    expect(trapped({ ...composed, root: shipped(both, { verification: shut }) })).toEqual(['a way out'])
  })
})

describe('SAF-4 SAF-9 the documents themselves', () => {
  const files = ['a', 'b'].map((fileKey) => ({ fileKey, name: `${fileKey}.jpg`, size: 9, mediaType: 'image/jpeg' }))
  const documentUpload: Outside<'documentUpload'> = {
    'documents.open': [
      { type: 'documents.open' },
      { type: 'documents.open', target: { kind: 'poa', subType: 'UB', file: files[0]! } },
    ],
    'documents.close': [{ type: 'documents.close' }],
    'documents.retry': [{ type: 'documents.retry' }],
    'kind.pick': (['id', 'poa', 'pop', 'sow', 'other'] as const).map((kind) => ({ type: 'kind.pick' as const, kind })),
    'subType.pick': [{ type: 'subType.pick', subType: 'UB' }],
    'file.pick': files.map((file) => ({ type: 'file.pick' as const, file })),
    'file.refuse': [{ type: 'file.refuse', why: 'type' }],
    'file.send': [{ type: 'file.send' }],
    'upload.progressed': 'an answer of the upload; only shown',
    'upload.done': 'an answer of the upload',
    'upload.failed': 'an answer of the upload',
    'upload.cancel': [{ type: 'upload.cancel' }],
    'upload.retry': [{ type: 'upload.retry' }],
    'upload.more': [{ type: 'upload.more' }],
    'upload.back': [{ type: 'upload.back' }],
    'upload.finish': [{ type: 'upload.finish' }],
  }
  type Refused = { readonly file: string | null; readonly isAgain: boolean }
  const gone = { kind: 'status', status: 422, code: 'error.document.content' }
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: {
      session: [...whoComes, ...closings],
      documentUpload: casesOf(documentUpload),
    },
    answers: {
      ...around,
      loadDocuments: [{ resolve: { documents: [], paidWith: [] } }, lost],
      uploadDocument: [
        { send: { type: 'upload.done' } },
        { send: { type: 'upload.failed', error: lost.reject } as never },
        { send: { type: 'upload.failed', error: gone } as never },
      ],
      cancelUpload: [{ resolve: undefined }, lost],
    },
    unread: { documentUpload: ['documents', 'paidWith', 'refusal', 'progress'] },
    maxStates: 12_000,
    auditEvery: 2000,
    witnesses: {
      'a file is on its way': (view) => view.has('./documentUpload/uploadDocument'),
      'it is given up': (view) => view.has('./documentUpload/cancelUpload'),
      'all is sent': (view) => is(view, 'documentUpload', 'uploaded'),
    },
    // A file that the operator has refused for what it is.
    memory: {
      initial: { file: null, isAgain: false } satisfies Refused,
      next: (refused: Refused, cause, before, after) => {
        const { event } = cause as { event?: { type?: string; error?: { code?: string } } }
        const sent = after.input('./documentUpload/uploadDocument')?.['fileKey'] as string | undefined
        const isNew = sent !== undefined && !before.has('./documentUpload/uploadDocument')
        const last = before.input('./documentUpload/uploadDocument')?.['fileKey'] as string | undefined
        const isRefusal = event?.type === 'upload.failed' && event.error?.code !== undefined
        const isChosen =
          event?.type === 'file.pick' || event?.type === 'documents.open' || !after.has('./documentUpload')
        return {
          file: isRefusal ? (last ?? null) : isChosen || isNew ? null : refused.file,
          isAgain: refused.isAgain || (isNew && refused.file !== null && refused.file === sent),
        }
      },
    },
    invariants: {
      'SAF-4 one file is on its way at a time': (view) =>
        view.places('uploadDocument').length + view.places('cancelUpload').length <= 1,
      'SAF-4 nothing is sent again that was refused for what it is': (_, refused) => !(refused as Refused).isAgain,
    },
    wayOut: (view) => isVisitor(view) || is(view, 'documentUpload', 'idle'),
  }

  test('MOD-4 SAF-4 SAF-9 are sent one at a time, never again once refused, with a way home from every state', () => {
    const kept: FlowId[] = ['documentUpload']
    const result = explored('SAF-4 SAF-9 documents', { ...base, root: shipped(kept) }, 'they send no documents')
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 SAF-4 an upload that sends a refused file again is found', () => {
    const stubborn = documentUploadMachine.provide({ guards: { mayRetry: ({ context }) => context.file !== null } })
    expect(found({ ...base, root: shipped(['documentUpload'], { documentUpload: stubborn }) })).toEqual([
      'SAF-4 nothing is sent again that was refused for what it is',
    ])
  })

  test('MOD-4 SAF-9 an upload that cannot be left is found', () => {
    const shut = without(documentUploadMachine, [], 'on', 'documents.close')
    expect(trapped({ ...base, root: shipped(['documentUpload'], { documentUpload: shut }) })).toEqual(['a way out'])
  })

  test('MOD-4 SAF-9 what is wanted, the upload and the hosted check have a way home together', () => {
    const both: FlowId[] = ['verification', 'documentUpload']
    const model: Model = {
      ...base,
      root: shipped(both),
      outside: {
        session: [...whoComes],
        verification: casesOf(verification).filter(
          (event) => !('startPoint' in event) || event.startPoint === 'account',
        ),
        // All kinds are made by one function, and explored above.
        documentUpload: casesOf(documentUpload).filter(
          (event) =>
            (!('kind' in event) || event.kind === 'id') &&
            !('target' in event) &&
            (!('file' in event) || event.file === files[0]) &&
            event.type !== 'subType.pick',
        ),
      },
      answers: { ...base.answers, ...verificationAnswers },
      unread: { ...base.unread, verification: unreadVerification },
      witnesses: {
        'all is sent': (view) => is(view, 'documentUpload', 'uploaded') && is(view, 'verification', 'open.uploaded'),
        'the hosted check runs': (view) => is(view, 'verification', 'open.hosted'),
      },
      wayOut: (view) => isVisitor(view) || (is(view, 'documentUpload', 'idle') && is(view, 'verification', 'inactive')),
    }
    const result = explored('SAF-9 documents together', model, 'they answer for no documents')
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })
})

describe('SAF-14 SAF-9 the balance and the ledger', () => {
  const kept: FlowId[] = ['wallet']
  /** Movements of the ledger that are told apart; 0 is no wallet yet. */
  const LAST = 2
  const versions = Array.from({ length: LAST }, (_, index) => index + 1)
  /** Says that the operator books a movement. No machine hears it: only the memory of the exploration does. */
  const MOVED = { type: 'ledger.moved' }
  const wallet: Outside<'wallet'> = {
    'balance.refresh': [{ type: 'balance.refresh' }],
    'link.retry': [{ type: 'link.retry' }],
    'profile.changed': 'sent by the session; names the currency only',
    'socket.opened': 'an answer of the socket',
    'socket.closed': 'an answer of the socket',
    'socket.balance': 'an answer of the socket',
    'socket.attributes': 'an answer of the socket; only forwarded',
    'socket.loyalty': 'an answer of the socket; only shown',
    'socket.breakBegun': 'an answer of the socket; it ends the session, which is explored with SAF-6',
  }
  type Ledger = {
    readonly version: number
    /** What the ledger stood at as the call under way was sent. */
    readonly asked: number | null
    /** What must at least be shown: the ledger as the last call was sent that ended without a sign. */
    readonly due: number
    /** An answer that no operator gives: what it leads to does not count. */
    readonly isImpossible: boolean
  }
  const nothing: Ledger = { version: 0, asked: null, due: 0, isImpossible: false }
  const impossible: Ledger = { ...nothing, isImpossible: true }
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: { session: [...whoComes, MOVED], wallet: casesOf(wallet) },
    answers: {
      ...around,
      loadBalance: [
        ...versions.map((version) => ({ resolve: balanceAt(version) })),
        refusedWith(404),
        refusedWith(500),
        lost,
      ],
      walletSocket: [
        { send: { type: 'socket.opened' } },
        { send: { type: 'socket.closed', isRefused: false } as never },
        { send: { type: 'socket.closed', isRefused: true } as never },
        ...versions.map((version) => ({ send: { type: 'socket.balance', balance: balanceAt(version) } as never })),
      ],
    },
    readAs: { wallet: { reconnects: (count: number) => Math.min(count, MAX_RECONNECTS) } },
    unread: { wallet: ['problem', 'loyaltyLevel'] },
    maxStates: 12_000,
    auditEvery: 20_000,
    witnesses: {
      'the newest movement is shown': (view) => shownIn(view) === LAST,
      'no wallet is there': (view) => is(view, 'wallet', 'balance.noWallet'),
      'the sign is shown': (view) => is(view, 'wallet', 'balance.stale'),
      'the line is given up': (view) => is(view, 'wallet', 'link.down'),
    },
    memory: {
      initial: nothing,
      next: (ledger: Ledger, cause, before, after) => {
        const { event, source = '' } = cause as { event?: Told & { balance?: { version: number } }; source?: string }
        if (!after.has('./wallet')) return nothing
        if (ledger.isImpossible) return impossible
        if (event?.type === MOVED.type) return { ...ledger, version: Math.min(ledger.version + 1, LAST) }
        const answer = answerOf(cause, /^loadBalance$/)
        const told = isResolved(answer) ? Number(answer!.data!['version']) : null
        // An answer was true at some time between the call and now; a push was true once, however late it comes.
        const isLie =
          (told !== null && (told < ledger.asked! || told > ledger.version)) ||
          (answer?.data?.['status'] === 404 && ledger.asked! > 0) ||
          (source.endsWith('/walletSocket') && (event?.balance?.version ?? 0) > ledger.version)
        if (isLie) return impossible
        const isBegun = isPolling(after) && (!isPolling(before) || answer !== null || event?.type === 'socket.balance')
        const hasEnded = ledger.asked !== null && (answer !== null || cause.kind === 'timer') && !isPolling(after)
        const isMarked = is(after, 'wallet', 'balance.stale') || is(after, 'wallet', 'balance.loading')
        return {
          version: ledger.version,
          asked: isBegun ? ledger.version : isPolling(after) ? ledger.asked : null,
          due: isMarked ? 0 : hasEnded ? ledger.asked : ledger.due,
          isImpossible: false,
        }
      },
    },
    invariants: {
      'SAF-14 what is shown as true is no older than the last call': (view, memory) => {
        const { due, isImpossible } = memory as Ledger
        const saysTrue = is(view, 'wallet', 'balance.ready') || is(view, 'wallet', 'balance.noWallet')
        return isImpossible || !saysTrue || shownIn(view) >= due
      },
      'SAF-14 nothing is shown that was never booked': (view, memory) => {
        const { version, isImpossible } = memory as Ledger
        return isImpossible || shownIn(view) <= version
      },
    },
    wayOut: (view) => isVisitor(view) || (view.has('./wallet') && !is(view, 'wallet', 'balance.loading')),
  }

  test('MOD-4 SAF-14 SAF-9 what is shown is the ledger’s, or bears the sign, and no wait is without an end', () => {
    const result = explored(
      'SAF-14 wallet',
      { ...base, root: shipped(kept) },
      'no other flow touches what the wallet shows',
    )
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 SAF-14 a wallet that lets an older push win, and one that keeps quiet as a call fails, are found', () => {
    const flickering = walletMachine.provide({ guards: { isNewer: () => true } })
    expect(found({ ...base, root: shipped(kept, { wallet: flickering }) })).toEqual([
      'SAF-14 what is shown as true is no older than the last call',
    ])
    const quiet = walletMachine.provide({ guards: { isNoWallet: () => true } })
    expect(found({ ...base, root: shipped(kept, { wallet: quiet }) })).toEqual([
      'SAF-14 what is shown as true is no older than the last call',
    ])
  })

  test('MOD-4 SAF-9 a first load without a time-out is found', () => {
    const endless = without(walletMachine, ['balance', 'loading'], 'after')
    const answers = { ...base.answers, walletSocket: [] }
    expect(trapped({ ...base, answers, root: shipped(kept, { wallet: endless }) })).toEqual(['a way out'])
  })
})
