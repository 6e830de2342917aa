import { assign, not, raise, sendTo, setup } from 'xstate'
import { permissionOf, type PermissionState } from '#contract/deposit.ts'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { isDiligenceMoved, type DocumentScreen, type ProfileSummary } from '../player.ts'
import { isLostAnswer, timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  CancelWithdrawalInput,
  CheckWithdrawalOutput,
  LoadPendingOutput,
  LookUpWithdrawalInput,
  LookUpWithdrawalOutput,
  MadeWithdrawal,
  RequestWithdrawalInput,
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalInput,
} from './withdrawal.contract.ts'

/** From here on it is no longer counted how often the operator refused a request for its check. */
export const MAX_CHECK_REFUSALS = 2

interface Failure {
  readonly error: unknown
}
const failure = ({ event }: { event: { error: unknown } }): Failure => ({ error: event.error })
const checked = ({ event }: { event: { output: CheckWithdrawalOutput } }): CheckWithdrawalOutput => event.output
const answered = ({ event }: { event: { output: MadeWithdrawal | null } }): { made: MadeWithdrawal | null } => ({
  made: event.output,
})
const listed = ({ event }: { event: { output: LoadPendingOutput } }): { pending: LoadPendingOutput } => ({
  pending: event.output,
})
const checkedAs =
  (permission: PermissionState) =>
  (_: unknown, params: { result: string }): boolean =>
    permissionOf(params.result) === permission

/** Refusals of a request after which everything that its form stands on is asked for anew. */
const changedSince: ReadonlySet<string | null> = new Set([
  'error.withdrawal.not_allowed',
  'error.withdrawal.limit',
  'error.not_enough_funds',
])

const noRequest = {
  amount: null,
  idempotencyKey: null,
  made: null,
  checkRefusals: 0,
  problem: null,
} as const satisfies Partial<WithdrawalContext>
const noWithdrawal = {
  ...noRequest,
  waitsAt: null,
  checkId: null,
  result: null,
  currency: '',
  methods: [],
  mainBalance: 0,
  bonuses: [],
  limit: null,
  originalLimit: null,
  duration: 'daily',
  methodId: null,
} as const satisfies Partial<WithdrawalContext>
const heard = ({ event }: { event: { profile: ProfileSummary } }): { profile: ProfileSummary } => event
/** The same on every screen that waits for documents: whatever comes of them, the check is asked again under the screen. */
const news = <Screen extends DocumentScreen>(screen: Screen) =>
  [
    {
      guard: { type: 'isDiligenceMoved', params: heard },
      target: 'checking',
      actions: { type: 'keepProfile', params: heard },
      description: 'Questions that it waited for are answered, or others have come: checked again',
    },
    {
      target: 'checking',
      actions: [
        { type: 'keepProfile', params: heard },
        { type: 'stayAt', params: { screen } },
      ],
      description: 'News, perhaps of documents that were looked at or sent elsewhere: checked again, the screen stays',
    },
  ] as const

const noPending = {
  pending: [],
  askedId: null,
  cancelling: null,
  cancelled: null,
  pendingProblem: null,
  isLeft: false,
} as const satisfies Partial<WithdrawalContext>

/** Whether the method pays this amount, and the balance and the limit have it. */
const isPayable = ({ methods, methodId, mainBalance, limit }: WithdrawalContext, amount: number): boolean => {
  const method = methods.find((one) => one.id === methodId)
  return (
    method !== undefined &&
    Number.isInteger(amount) &&
    amount > 0 &&
    amount >= method.min &&
    amount <= Math.min(method.max, mainBalance, limit ?? mainBalance)
  )
}

/** Paying out, never twice, and never at the cost of a bonus without a yes; and taking back what is not paid yet (WDR-1 to WDR-4, SAF-4, SAF-5). */
export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    input: {} as WithdrawalInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    checkWithdrawal: mustProvide<CheckWithdrawalOutput>('checkWithdrawal'),
    requestWithdrawal: mustProvide<MadeWithdrawal, RequestWithdrawalInput>('requestWithdrawal'),
    lookUpWithdrawal: mustProvide<LookUpWithdrawalOutput, LookUpWithdrawalInput>('lookUpWithdrawal'),
    loadPending: mustProvide<LoadPendingOutput>('loadPending'),
    cancelWithdrawal: mustProvide<MadeWithdrawal, CancelWithdrawalInput>('cancelWithdrawal'),
  },
  guards: {
    canWithdraw: ({ context: { profile } }) =>
      profile === null || (profile.areas.withdrawal && profile.areas.payout && !profile.isPlayerMultibrandSuspended),
    hasEarlier: (_, params: CheckWithdrawalOutput) => params.earlier !== null,
    isLimitReached: (_, params: CheckWithdrawalOutput) =>
      permissionOf(params.result) === 'WITHDRAWAL_LIMIT_REACHED' ||
      (permissionOf(params.result) === 'ALLOWED' && params.limit === 0),
    // The form says it again beside what was typed.
    isAllowedAgain: ({ context }, params: CheckWithdrawalOutput) =>
      context.checkRefusals > 0 && permissionOf(params.result) === 'ALLOWED',
    isOverLimit: (_, params: CheckWithdrawalOutput) =>
      permissionOf(params.result) === 'ALLOWED' && params.limit !== null && params.mainBalance > params.limit,
    isWaiting: ({ context }) => context.waitsAt !== null,
    isDiligenceMoved: ({ context }, params: { profile: ProfileSummary }) =>
      isDiligenceMoved(context.profile, params.profile),
    isWaitingElsewise: ({ context }, params: { profile: ProfileSummary }) =>
      context.waitsAt !== null && isDiligenceMoved(context.profile, params.profile),
    isAllowed: checkedAs('ALLOWED'),
    isLoyal: checkedAs('VERIFYDOCUMENT_LOYAL'),
    isRequired: checkedAs('VERIFYDOCUMENT_REQUIRED'),
    isStrict: checkedAs('VERIFYDOCUMENT_STRICT'),
    isUnderReview: checkedAs('VERIFYDOCUMENT_UNDER_REVIEW'),
    isSuspended: checkedAs('SUSPENDED'),
    isSelfLimit: checkedAs('SELF_LIMIT_REACHED'),
    isRestricted: checkedAs('RESTRICTED'),
    isForWithdrawal: (_, params: { startPoint: string }) => params.startPoint === 'withdrawal',
    isKnownMethod: ({ context }, params: { methodId: string }) =>
      context.methods.some(({ id }) => id === params.methodId),
    isPayable: ({ context }, params: { amount: number }) => isPayable(context, params.amount),
    isPayableAtRisk: ({ context }, params: { amount: number }) =>
      context.bonuses.length > 0 && isPayable(context, params.amount),
    isLost: (_, params: Failure) => isLostAnswer(toProblem(params.error)),
    isChangedSince: (_, params: Failure) => changedSince.has(toProblem(params.error).code),
    wasFound: (_, params: { made: MadeWithdrawal | null }) => params.made !== null,
    isTakenBack: ({ context: { made, cancelled } }) => made !== null && made.id === cancelled?.id,
    isLeft: ({ context }) => context.isLeft,
    isCancellable: ({ context }, params: { id: string }) =>
      context.pending.some(({ id, isCancellable }) => isCancellable && id === params.id),
    isAccepted: ({ context }, params: { id: string }) =>
      context.askedId === params.id &&
      context.pending.some(({ id, isCancellable }) => isCancellable && id === params.id),
  },
  actions: {
    keepCheck: assign(({ context }, params: CheckWithdrawalOutput) => {
      const { earlier: _earlier, ...check } = params
      const isKnown = params.methods.some(({ id }) => id === context.methodId)
      return {
        ...check,
        methodId: isKnown ? context.methodId : (params.methods[0]?.id ?? null),
        waitsAt: null,
        problem: null,
      }
    }),
    keepProfile: assign((_, { profile }: { profile: ProfileSummary }) => ({ profile })),
    stayAt: assign((_, { screen }: { screen: DocumentScreen }) => ({ waitsAt: screen })),
    leaveScreen: assign({ waitsAt: null }),
    keepEarlier: assign((_, { earlier }: CheckWithdrawalOutput) => ({ ...noRequest, waitsAt: null, made: earlier })),
    keepConfirmed: assign((_, params: { amount: number; idempotencyKey: string }) => ({
      amount: params.amount,
      idempotencyKey: params.idempotencyKey,
      problem: null,
    })),
    // It was never made, so its key goes; what was chosen stays.
    keepChoice: assign(({ context }) => ({
      idempotencyKey: null,
      problem: null,
      checkRefusals: Math.min(context.checkRefusals + 1, MAX_CHECK_REFUSALS),
    })),
    keepMade: assign((_, params: { made: MadeWithdrawal | null }) => ({ ...noRequest, made: params.made })),
    keepProblem: assign((_, params: Failure) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    clear: assign(noWithdrawal),
    askForVerification: sendTo(({ context }) => context.parentRef, {
      type: 'verification.wanted' as const,
      startPoint: 'withdrawal' as const,
    }),
    refreshPending: raise({ type: 'pending.retry' }),
    // What may go out has changed with it: the form, or the screen in its place, is checked anew.
    checkAnew: raise({ type: 'withdrawal.recheck' }),
    keepPending: assign((_, params: { pending: LoadPendingOutput }) => ({ pending: params.pending })),
    keepFirstPending: assign((_, params: { pending: LoadPendingOutput }) => ({
      pending: params.pending,
      pendingProblem: null,
    })),
    keepPendingProblem: assign((_, params: Failure) => ({ pendingProblem: toProblem(params.error), cancelling: null })),
    keepPendingTimeOut: assign({ pendingProblem: timedOut }),
    keepCancelling: assign(({ context }, params: { id: string; idempotencyKey: string }) => {
      const one = context.pending.find(({ id }) => id === params.id)
      return {
        cancelling: one
          ? { id: one.id, amount: one.amount, currency: one.currency, idempotencyKey: params.idempotencyKey }
          : null,
        askedId: null,
        cancelled: null,
        pendingProblem: null,
      }
    }),
    ask: assign((_, { id }: { id: string }) => ({ askedId: id })),
    keep: assign({ askedId: null }),
    keepCancelled: assign(({ context }, { made }: { made: MadeWithdrawal | null }) => ({
      pending: context.pending.filter(({ id }) => id !== made?.id),
      cancelled: made,
      cancelling: null,
    })),
    forgetPending: assign(noPending),
    keepLeft: assign({ isLeft: true }),
    keepSeen: assign({ isLeft: false }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, pollEvery: 30_000 },
}).createMachine({
  id: 'withdrawal',
  description:
    'The player pays out: check, amount, a yes where a bonus is lost, one request; and takes back what is not paid yet.',
  meta: { area: 'money' },
  type: 'parallel',
  context: ({ input }) => ({ ...noWithdrawal, ...noPending, ...input, profile: null }),
  on: { 'profile.changed': { actions: assign({ profile: ({ event }) => event.profile }) } },
  states: {
    request: {
      description: 'A withdrawal is asked for.',
      initial: 'inactive',
      states: {
        inactive: {
          description: 'No withdrawal is being made.',
          tags: ['status:INACTIVE'],
          on: { 'withdrawal.start': [{ guard: not('canWithdraw'), target: 'notAllowed' }, { target: 'checking' }] },
        },
        notAllowed: {
          description: 'Withdrawals are closed for this player.',
          meta: { requirements: ['GRD-12', 'WDR-1', 'RMB-9'] },
          tags: ['status:RESTRICTED'],
          on: { 'withdrawal.clear': { target: 'inactive', actions: 'clear' } },
        },
        checking: {
          description: 'The operator says whether and how much may be paid out.',
          meta: { requirements: ['WDR-1', 'SAF-5'] },
          tags: ['busy', 'status:LOADING'],
          on: {
            'withdrawal.recheck': {
              target: 'checking',
              reenter: true,
              description: 'One was taken back meanwhile: what is being answered may be older',
            },
            'profile.changed': [
              {
                guard: { type: 'isWaitingElsewise', params: heard },
                target: 'checking',
                reenter: true,
                actions: [{ type: 'keepProfile', params: heard }, 'leaveScreen'],
                description: 'Due diligence has moved: what the screen said is not so any more',
              },
              {
                guard: 'isWaiting',
                target: 'checking',
                reenter: true,
                actions: { type: 'keepProfile', params: heard },
                description: 'More news under a screen that waits for documents: what is being answered may be older',
              },
            ],
            'withdrawal.verify': {
              guard: 'isWaiting',
              actions: 'askForVerification',
              description: 'The screen that asks for documents stays while it is checked again',
            },
            'withdrawal.retry': {
              guard: 'isWaiting',
              target: 'checking',
              reenter: true,
              actions: 'leaveScreen',
              description: 'Asked for while it is checked again by itself',
            },
            'withdrawal.clear': { target: 'inactive', actions: 'clear' },
          },
          invoke: {
            id: 'checkWithdrawal',
            src: 'checkWithdrawal',
            onDone: [
              {
                guard: { type: 'hasEarlier', params: checked },
                target: 'requested',
                actions: { type: 'keepEarlier', params: checked },
                description: 'A request whose answer never came has been taken',
              },
              {
                guard: { type: 'isLimitReached', params: checked },
                target: 'withdrawalLimitReached',
                actions: { type: 'keepCheck', params: checked },
              },
              {
                guard: { type: 'isAllowedAgain', params: checked },
                target: 'allowed',
                actions: { type: 'keepCheck', params: checked },
              },
              {
                guard: { type: 'isOverLimit', params: checked },
                target: 'selfLimitNotify',
                actions: { type: 'keepCheck', params: checked },
              },
              {
                guard: { type: 'isAllowed', params: checked },
                target: 'allowed',
                actions: { type: 'keepCheck', params: checked },
              },
              {
                guard: { type: 'isLoyal', params: checked },
                target: 'documentsLoyal',
                actions: { type: 'keepCheck', params: checked },
              },
              {
                guard: { type: 'isRequired', params: checked },
                target: 'documentsRequired',
                actions: { type: 'keepCheck', params: checked },
              },
              {
                guard: { type: 'isStrict', params: checked },
                target: 'documentsStrict',
                actions: { type: 'keepCheck', params: checked },
              },
              {
                guard: { type: 'isUnderReview', params: checked },
                target: 'documentsUnderReview',
                actions: { type: 'keepCheck', params: checked },
              },
              {
                guard: { type: 'isSuspended', params: checked },
                target: 'suspended',
                actions: { type: 'keepCheck', params: checked },
              },
              {
                guard: { type: 'isSelfLimit', params: checked },
                target: 'selfLimitReached',
                actions: { type: 'keepCheck', params: checked },
              },
              {
                guard: { type: 'isRestricted', params: checked },
                target: 'restricted',
                actions: { type: 'keepCheck', params: checked },
              },
              { target: 'error', actions: { type: 'keepCheck', params: checked }, description: 'Any other result' },
            ],
            onError: { target: 'error', actions: ['leaveScreen', { type: 'keepProblem', params: failure }] },
          },
          after: {
            requestTimeout: {
              target: 'error',
              actions: ['leaveScreen', 'keepTimeOut'],
              description: 'No answer within 15 s',
            },
          },
        },
        documentsLoyal: {
          description: 'Documents are wanted.',
          meta: { requirements: ['KYC-6', 'WDR-1'] },
          tags: ['status:VERIFYDOCUMENT_LOYAL'],
          on: {
            'withdrawal.verify': { actions: 'askForVerification' },
            'verification.returned': {
              guard: { type: 'isForWithdrawal', params: ({ event }) => event },
              target: 'checking',
              description: 'Checked again',
            },
            'profile.changed': news('documentsLoyal'),
            'withdrawal.clear': { target: 'inactive', actions: 'clear' },
          },
        },
        documentsRequired: {
          description: 'Documents are needed before withdrawing.',
          meta: { requirements: ['KYC-6', 'WDR-1'] },
          tags: ['status:VERIFYDOCUMENT_REQUIRED'],
          on: {
            'withdrawal.verify': { actions: 'askForVerification' },
            'verification.returned': {
              guard: { type: 'isForWithdrawal', params: ({ event }) => event },
              target: 'checking',
              description: 'Checked again',
            },
            'profile.changed': news('documentsRequired'),
            'withdrawal.clear': { target: 'inactive', actions: 'clear' },
          },
        },
        documentsStrict: {
          description: 'Documents are needed, and the account is restricted until they are in.',
          meta: { requirements: ['KYC-6', 'WDR-1'] },
          tags: ['status:VERIFYDOCUMENT_STRICT'],
          on: {
            'withdrawal.verify': { actions: 'askForVerification' },
            'verification.returned': {
              guard: { type: 'isForWithdrawal', params: ({ event }) => event },
              target: 'checking',
              description: 'Checked again',
            },
            'profile.changed': news('documentsStrict'),
            'withdrawal.clear': { target: 'inactive', actions: 'clear' },
          },
        },
        documentsUnderReview: {
          description: 'Documents are being looked at.',
          meta: { requirements: ['WDR-1'] },
          tags: ['status:VERIFYDOCUMENT_UNDER_REVIEW'],
          on: {
            'withdrawal.retry': { target: 'checking' },
            'profile.changed': news('documentsUnderReview'),
            'withdrawal.clear': { target: 'inactive', actions: 'clear' },
          },
        },
        suspended: {
          description: 'The player is suspended.',
          meta: { requirements: ['WDR-1'] },
          tags: ['status:SUSPENDED'],
          on: { 'withdrawal.clear': { target: 'inactive', actions: 'clear' } },
        },
        selfLimitReached: {
          description: 'The player’s own limit is reached.',
          meta: { requirements: ['WDR-1'] },
          tags: ['status:SELF_LIMIT_REACHED'],
          on: {
            'withdrawal.retry': { target: 'checking' },
            'withdrawal.clear': { target: 'inactive', actions: 'clear' },
          },
        },
        withdrawalLimitReached: {
          description: 'The withdrawal limit is used up.',
          meta: { requirements: ['WDR-1'] },
          tags: ['status:WITHDRAWAL_LIMIT_REACHED'],
          on: {
            'withdrawal.retry': { target: 'checking' },
            'withdrawal.recheck': { target: 'checking', description: 'One was taken back: more may go out now' },
            'withdrawal.clear': { target: 'inactive', actions: 'clear' },
          },
        },
        restricted: {
          description: 'The account may not withdraw.',
          meta: { requirements: ['WDR-1'] },
          tags: ['status:RESTRICTED'],
          on: { 'withdrawal.clear': { target: 'inactive', actions: 'clear' } },
        },
        selfLimitNotify: {
          description: 'The balance is higher than what may be paid out now.',
          meta: { requirements: ['WDR-1'] },
          tags: ['status:SELF_LIMIT_NOTIFY'],
          on: {
            'notification.done': { target: 'allowed' },
            'withdrawal.recheck': { target: 'checking', description: 'One was taken back: more may go out now' },
            'withdrawal.clear': { target: 'inactive', actions: 'clear' },
          },
        },
        error: {
          description: 'The check failed, or said something that only its words explain.',
          meta: { requirements: ['WDR-1'] },
          tags: ['status:ERROR'],
          on: {
            'withdrawal.retry': { target: 'checking' },
            'withdrawal.recheck': { target: 'checking', description: 'One was taken back: more may go out now' },
            'withdrawal.clear': { target: 'inactive', actions: 'clear' },
          },
        },
        allowed: {
          description: 'The player may pay out.',
          tags: ['status:ALLOWED'],
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Method and amount are chosen.',
              meta: { requirements: ['WDR-2', 'WDR-4'] },
              on: {
                'method.pick': {
                  guard: { type: 'isKnownMethod', params: ({ event }) => event },
                  actions: assign({ methodId: ({ event }) => event.methodId }),
                },
                'withdrawal.confirm': [
                  {
                    guard: { type: 'isPayableAtRisk', params: ({ event }) => event },
                    target: 'forfeitWarning',
                    actions: { type: 'keepConfirmed', params: ({ event }) => event },
                    description: 'A bonus would be lost: said first',
                  },
                  {
                    guard: { type: 'isPayable', params: ({ event }) => event },
                    target: 'requesting',
                    actions: { type: 'keepConfirmed', params: ({ event }) => event },
                  },
                ],
                'withdrawal.recheck': {
                  target: '#withdrawal.request.checking',
                  description: 'One was taken back: more may go out now',
                },
                'withdrawal.clear': { target: '#withdrawal.request.inactive', actions: 'clear' },
              },
            },
            forfeitWarning: {
              description: 'Says which bonus is lost, and waits for a yes.',
              meta: { requirements: ['WDR-3', 'SAF-5'] },
              tags: ['modal'],
              on: {
                'forfeit.accept': { target: 'requesting' },
                'forfeit.decline': { target: 'choosing' },
                'withdrawal.clear': { target: '#withdrawal.request.inactive', actions: 'clear' },
              },
            },
            requesting: {
              description: 'The withdrawal is being requested. No second one can be started from here on.',
              meta: { requirements: ['WDR-2', 'SAF-4', 'SAF-5'] },
              tags: ['busy'],
              invoke: {
                id: 'requestWithdrawal',
                src: 'requestWithdrawal',
                input: ({ context }) => ({
                  methodId: context.methodId ?? '',
                  amount: context.amount ?? 0,
                  currency: context.currency,
                  checkId: context.checkId,
                  forfeitBonus: context.bonuses.length > 0,
                  idempotencyKey: context.idempotencyKey ?? '',
                }),
                onDone: { target: '#withdrawal.request.requested', actions: { type: 'keepMade', params: answered } },
                onError: [
                  {
                    guard: { type: 'isLost', params: failure },
                    target: 'lookingUp',
                    actions: { type: 'keepProblem', params: failure },
                    description: 'The answer was lost: it may exist, so it is looked up by its key',
                  },
                  {
                    guard: { type: 'isChangedSince', params: failure },
                    target: '#withdrawal.request.checking',
                    actions: ['keepChoice', 'refreshPending'],
                    description: 'The check is too old or says something else by now: checked again, once for each yes',
                  },
                  { target: 'requestFailed', actions: { type: 'keepProblem', params: failure } },
                ],
              },
              after: {
                requestTimeout: { target: 'lookingUp', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            requestFailed: {
              description: 'The operator refused and said why, or the request never arrived.',
              meta: { requirements: ['WDR-2'] },
              on: {
                'method.pick': {
                  guard: { type: 'isKnownMethod', params: ({ event }) => event },
                  target: 'choosing',
                  actions: assign({ methodId: ({ event }) => event.methodId }),
                },
                'withdrawal.confirm': [
                  {
                    guard: { type: 'isPayableAtRisk', params: ({ event }) => event },
                    target: 'forfeitWarning',
                    actions: { type: 'keepConfirmed', params: ({ event }) => event },
                    description: 'A bonus would be lost: said first',
                  },
                  {
                    guard: { type: 'isPayable', params: ({ event }) => event },
                    target: 'requesting',
                    actions: { type: 'keepConfirmed', params: ({ event }) => event },
                  },
                ],
                'withdrawal.recheck': {
                  target: '#withdrawal.request.checking',
                  description: 'One was taken back: more may go out now',
                },
                'withdrawal.clear': { target: '#withdrawal.request.inactive', actions: 'clear' },
              },
            },
            lookingUp: {
              description: 'Whether the withdrawal exists is being looked up.',
              meta: { requirements: ['SAF-4'] },
              tags: ['busy'],
              invoke: {
                id: 'lookUpWithdrawal',
                src: 'lookUpWithdrawal',
                input: ({ context }) => ({ idempotencyKey: context.idempotencyKey ?? '' }),
                onDone: [
                  {
                    guard: { type: 'wasFound', params: answered },
                    target: '#withdrawal.request.requested',
                    actions: { type: 'keepMade', params: answered },
                  },
                  { target: 'requestFailed', description: 'It was not made, and its key is closed' },
                ],
                onError: {
                  target: '#withdrawal.request.outcomeUnknown',
                  actions: { type: 'keepProblem', params: failure },
                },
              },
              after: {
                requestTimeout: {
                  target: '#withdrawal.request.outcomeUnknown',
                  actions: 'keepTimeOut',
                  description: 'No answer within 15 s',
                },
              },
            },
          },
        },
        requested: {
          description: 'The withdrawal is pending; the player may still take it back where the market allows it.',
          meta: { requirements: ['WDR-2'] },
          tags: ['status:PENDING'],
          entry: 'refreshPending',
          always: {
            guard: 'isTakenBack',
            target: 'inactive',
            actions: 'clear',
            description: 'The player has taken this very one back',
          },
          on: {
            'withdrawal.again': { target: 'checking' },
            'withdrawal.clear': { target: 'inactive', actions: 'clear' },
          },
        },
        outcomeUnknown: {
          description: 'Whether it was taken cannot be said yet. It is not sent again.',
          meta: { requirements: ['SAF-4', 'SAF-9'] },
          entry: 'refreshPending',
          on: {
            'withdrawal.retry': { target: 'allowed.lookingUp' },
            'withdrawal.clear': { target: 'inactive', actions: 'clear' },
          },
        },
      },
    },
    pending: {
      description: 'Withdrawals that are not paid yet.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No page shows them.',
          on: { 'pending.open': { target: 'loading' } },
        },
        loading: {
          description: 'They are being loaded.',
          tags: ['busy'],
          on: {
            'pending.retry': { target: 'loading', reenter: true, description: 'One more has come' },
            'pending.close': { target: 'closed', actions: 'forgetPending' },
          },
          invoke: {
            id: 'loadPending',
            src: 'loadPending',
            onDone: { target: 'resting', actions: { type: 'keepFirstPending', params: listed } },
            onError: { target: 'failed', actions: { type: 'keepPendingProblem', params: failure } },
          },
          after: {
            requestTimeout: { target: 'failed', actions: 'keepPendingTimeOut', description: 'No answer within 15 s' },
          },
        },
        failed: {
          description: 'They could not be loaded.',
          on: {
            'pending.retry': { target: 'loading' },
            'pending.close': { target: 'closed', actions: 'forgetPending' },
          },
        },
        resting: {
          description: 'Shown until the next poll.',
          meta: { requirements: ['WDR-2'] },
          always: {
            guard: 'isLeft',
            target: 'closed',
            actions: 'forgetPending',
            description: 'Its page was left meanwhile',
          },
          on: {
            'pending.retry': { target: 'polling' },
            'pending.close': { target: 'closed', actions: 'forgetPending' },
            'withdrawal.ask': {
              guard: { type: 'isCancellable', params: ({ event }) => event },
              actions: { type: 'ask', params: ({ event }) => event },
              description: 'What taking it back does is said, and waits for a yes',
            },
            'withdrawal.keep': { actions: 'keep' },
            'withdrawal.cancel': {
              guard: { type: 'isAccepted', params: ({ event }) => event },
              target: 'cancelling',
              actions: { type: 'keepCancelling', params: ({ event }) => event },
            },
          },
          after: { pollEvery: { target: 'polling', description: 'Asked again each 30 s' } },
        },
        polling: {
          description: 'Shown, and asked for again.',
          always: {
            guard: 'isLeft',
            target: 'closed',
            actions: 'forgetPending',
            description: 'Its page was left meanwhile',
          },
          on: {
            'pending.retry': { target: 'polling', reenter: true },
            'pending.close': { target: 'closed', actions: 'forgetPending' },
            'withdrawal.ask': {
              guard: { type: 'isCancellable', params: ({ event }) => event },
              actions: { type: 'ask', params: ({ event }) => event },
              description: 'What taking it back does is said, and waits for a yes',
            },
            'withdrawal.keep': { actions: 'keep' },
            'withdrawal.cancel': {
              guard: { type: 'isAccepted', params: ({ event }) => event },
              target: 'cancelling',
              actions: { type: 'keepCancelling', params: ({ event }) => event },
            },
          },
          invoke: {
            id: 'loadPending',
            src: 'loadPending',
            onDone: { target: 'resting', actions: { type: 'keepPending', params: listed } },
            onError: { target: 'resting', description: 'What is shown stays; asked again at the next poll' },
          },
          after: { requestTimeout: { target: 'resting', description: 'No answer within 15 s' } },
        },
        cancelling: {
          description: 'One is being taken back.',
          meta: { requirements: ['WDR-2', 'SAF-4'] },
          on: { 'pending.close': { actions: 'keepLeft' }, 'pending.open': { actions: 'keepSeen' } },
          tags: ['busy'],
          invoke: {
            id: 'cancelWithdrawal',
            src: 'cancelWithdrawal',
            input: ({ context }) => ({ ...context.cancelling!, wasSent: false }),
            onDone: { target: 'resting', actions: [{ type: 'keepCancelled', params: answered }, 'checkAnew'] },
            onError: [
              {
                guard: { type: 'isLost', params: failure },
                target: 'findingOut',
                description: 'The answer was lost: it may be taken back',
              },
              {
                target: 'polling',
                actions: { type: 'keepPendingProblem', params: failure },
                description: 'The operator refused and said why; how it stands is asked for',
              },
            ],
          },
          after: { requestTimeout: { target: 'findingOut', description: 'No answer within 15 s' } },
        },
        findingOut: {
          description:
            'What became of it is asked with the same key, or read from the payouts where there are no keys: nothing is taken back twice.',
          meta: { requirements: ['SAF-4'] },
          on: { 'pending.close': { actions: 'keepLeft' }, 'pending.open': { actions: 'keepSeen' } },
          tags: ['busy'],
          invoke: {
            id: 'cancelWithdrawal',
            src: 'cancelWithdrawal',
            input: ({ context }) => ({ ...context.cancelling!, wasSent: true }),
            onDone: { target: 'resting', actions: [{ type: 'keepCancelled', params: answered }, 'checkAnew'] },
            onError: [
              { guard: { type: 'isLost', params: failure }, target: 'cancelUnknown' },
              { target: 'polling', actions: { type: 'keepPendingProblem', params: failure } },
            ],
          },
          after: { requestTimeout: { target: 'cancelUnknown', description: 'No answer within 15 s' } },
        },
        cancelUnknown: {
          description: 'Whether it was taken back cannot be said yet.',
          meta: { requirements: ['SAF-4'] },
          always: {
            guard: 'isLeft',
            target: 'closed',
            actions: 'forgetPending',
            description: 'Its page was left meanwhile',
          },
          on: {
            'pending.retry': { target: 'findingOut' },
            'pending.close': { target: 'closed', actions: 'forgetPending' },
          },
        },
      },
    },
  },
})
