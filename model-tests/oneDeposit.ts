import { depositMachine, MAX_LOOK_UPS } from '#machines/deposit/deposit.machine.ts'
import { type Model, upTo, type View } from './explore.ts'
import { depositCheck, depositMethods, depositOutcomes, keyAfter, lost, refusedWith } from './moneyAnswers.ts'
import { casesOf, type Outside, player, sessionInput } from './shipped.ts'

const isIn = (view: View, state: string): boolean => view.machine('./deposit')?.matches(state) === true

const confirm = (idempotencyKey: string) => ({ type: 'deposit.confirm', amount: 5000, idempotencyKey }) as const

const isOutcome = (cause: { event?: { type?: string; data?: { status?: string } | null } }): boolean => {
  const { type, data } = cause.event ?? {}
  if (type !== 'xstate.promise.resolve') return false
  return data === null || ['SUCCESS', 'FAILED', 'CANCELLED'].includes(data?.status ?? '')
}

const deposit: Outside<'deposit'> = {
  'deposit.start': [{ type: 'deposit.start' }],
  'deposit.clear': [{ type: 'deposit.clear' }],
  'deposit.confirm': [confirm('first'), confirm('second')],
  'deposit.retry': [{ type: 'deposit.retry' }],
  'deposit.again': [{ type: 'deposit.again' }],
  'deposit.resume': [{ type: 'deposit.resume' }],
  'deposit.returned': [{ type: 'deposit.returned', depositId: 'd' }],
  'cashier.close': [{ type: 'cashier.close' }],
  'method.pick': [{ type: 'method.pick', methodId: 'card' }],
  'bonusCode.check': 'a code only adds a bonus to choose, as bonus.pick',
  'bonus.pick': 'which bonus is taken does not change how often is paid',
  'deposit.verify': 'documents come before a payment, never beside one',
  'deposit.verifyLater': 'documents come before a payment, never beside one',
  'verification.returned': 'documents come before a payment, never beside one',
  'notification.done': 'a notice before choosing',
  'profile.changed': 'sent by the session',
  'cashier.finished': 'an answer of the cashier frame',
  'cashier.cancelled': 'an answer of the cashier frame',
  'cashier.failed': 'an answer of the cashier frame',
}
type Open = { readonly key: string | null; readonly isTwice: boolean }
/** SAF-4: of one deposit there is never a second under way while the first may exist. */
export const oneDeposit: Omit<Model, 'root'> = {
  input: sessionInput,
  outside: {
    session: [
      { type: 'authorisation.resolved', player } as never,
      { type: 'authorisation.resolved', player: null } as never,
      { type: 'session.signOut', reason: 'player' } as never,
    ],
    deposit: casesOf(deposit),
  },
  answers: {
    tabs: [],
    signOut: [{ resolve: undefined }],
    adoptSession: [{ resolve: null }],
    checkDeposit: [depositCheck('SUCCESS')],
    loadDepositMethods: depositMethods,
    requestDeposit: [...depositOutcomes, lost, refusedWith(400), refusedWith(409, 'error.deposit.not_allowed')],
    lookUpDeposit: [...depositOutcomes, { resolve: null }, lost, refusedWith(404)],
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
  // Shown, or handed to the operator; no guard of the flow reads them.
  unread: {
    deposit: ['problem', 'reason', 'checkId', 'isFirstDeposit', 'depositId', 'isModalOpen', 'later'],
  },
  auditEvery: 2000,
  witnesses: {
    'a payment is asked for': (view) => view.has('./deposit/requestDeposit'),
    'its outcome is looked up': (view) => view.has('./deposit/lookUpDeposit'),
    'it is given up': (view) => view.has('./deposit/cancelDeposit'),
    'its outcome stays unknown': (view) => isIn(view, 'outcomeUnknown'),
    'it succeeded': (view) => isIn(view, 'succeeded'),
  },
  // The payment that the operator may still have open, as far as the page can know.
  memory: {
    initial: { key: null, isTwice: false } satisfies Open,
    next: (open: Open, cause, before, after) => {
      const { event, to = '' } = cause as {
        event?: { type: string; data?: { status?: string; kind?: string } | null }
        to?: string
      }
      const isAnswer = /\/(requestDeposit|lookUpDeposit|cancelDeposit)$/.test(to)
      const isRefusal =
        to.endsWith('/requestDeposit') && event?.type === 'xstate.promise.reject' && event.data?.kind === 'status'
      // Signing out, and leaving a payment of which the page says that its outcome is unknown, are the player's own new start.
      const isLeft = !after.has('./deposit') || (isIn(before, 'outcomeUnknown') && event?.type === 'deposit.clear')
      const hasEnded = (isAnswer && isOutcome({ event: event as never })) || isRefusal || isLeft
      return keyAfter(open, hasEnded, after.input('./deposit/requestDeposit'))
    },
  },
  invariants: {
    'SAF-4': (view, open) => !(open as Open).isTwice && view.places('requestDeposit').length <= 1,
  },
}

/** A seeded fault: a deposit that takes a lost answer for a refusal, and so lets the player pay a second time. */
export const takesLostForRefused = depositMachine.provide({ guards: { isLost: () => false } })
