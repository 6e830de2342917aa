import { assign, not, sendTo, setup } from 'xstate'
import { permissionOf, type PermissionState } from '#contract/deposit.ts'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { isPassing, timedOut, toProblem } from '../problem.ts'
import type {
  CheckWithdrawalOutput,
  LookUpWithdrawalInput,
  LookUpWithdrawalOutput,
  RequestWithdrawalInput,
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalInput,
} from './withdrawal.contract.ts'

interface Failure {
  readonly error: unknown
}
const failure = ({ event }: { event: { error: unknown } }): Failure => ({ error: event.error })
const checkedAs =
  (permission: PermissionState) =>
  (_: unknown, params: { result: string }): boolean =>
    permissionOf(params.result) === permission

const noWithdrawal = {
  checkId: null,
  currency: '',
  methods: [],
  mainBalance: 0,
  bonusAtRisk: 0,
  limit: null,
  originalLimit: null,
  duration: 'daily',
  methodId: null,
  amount: null,
  idempotencyKey: null,
  reason: null,
  problem: null,
} as const satisfies Partial<WithdrawalContext>

/** Paying out, never twice, and never at the cost of a bonus without a yes (WDR-1 to WDR-4, SAF-4, SAF-5). */
export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    input: {} as WithdrawalInput,
    tags: {} as FlowTag,
  },
  actors: {
    checkWithdrawal: mustProvide<CheckWithdrawalOutput>('checkWithdrawal'),
    requestWithdrawal: mustProvide<void, RequestWithdrawalInput>('requestWithdrawal'),
    lookUpWithdrawal: mustProvide<LookUpWithdrawalOutput, LookUpWithdrawalInput>('lookUpWithdrawal'),
  },
  guards: {
    canWithdraw: ({ context: { profile } }) => profile === null || profile.areas.withdrawal,
    isLimitReached: (_, params: CheckWithdrawalOutput) =>
      permissionOf(params.result) === 'WITHDRAWAL_LIMIT_REACHED' ||
      (permissionOf(params.result) === 'ALLOWED' && params.limit === 0),
    isOverLimit: (_, params: CheckWithdrawalOutput) =>
      permissionOf(params.result) === 'ALLOWED' && params.limit !== null && params.mainBalance > params.limit,
    isAllowed: checkedAs('ALLOWED'),
    isLoyal: checkedAs('VERIFYDOCUMENT_LOYAL'),
    isRequired: checkedAs('VERIFYDOCUMENT_REQUIRED'),
    isStrict: checkedAs('VERIFYDOCUMENT_STRICT'),
    isUnderReview: checkedAs('VERIFYDOCUMENT_UNDER_REVIEW'),
    isSuspended: checkedAs('SUSPENDED'),
    isSelfLimit: checkedAs('SELF_LIMIT_REACHED'),
    isRestricted: checkedAs('RESTRICTED'),
    isForWithdrawal: (_, params: { startPoint: string }) => params.startPoint === 'withdrawal',
    isPayable: ({ context }, params: { methodId: string; amount: number }) => {
      const method = context.methods.find((one) => one.id === params.methodId)
      return (
        method !== undefined &&
        Number.isInteger(params.amount) &&
        params.amount > 0 &&
        params.amount >= method.min &&
        params.amount <= method.max &&
        params.amount <= context.mainBalance &&
        (context.limit === null || params.amount <= context.limit)
      )
    },
    isPayableAtRisk: ({ context }, params: { methodId: string; amount: number }) => {
      const method = context.methods.find((one) => one.id === params.methodId)
      return (
        context.bonusAtRisk > 0 &&
        method !== undefined &&
        Number.isInteger(params.amount) &&
        params.amount > 0 &&
        params.amount >= method.min &&
        params.amount <= method.max &&
        params.amount <= context.mainBalance &&
        (context.limit === null || params.amount <= context.limit)
      )
    },
    isLost: (_, params: Failure) => isPassing(toProblem(params.error)),
    wasFound: (_, params: { found: LookUpWithdrawalOutput }) => params.found !== null,
  },
  actions: {
    keepCheck: assign((_, params: CheckWithdrawalOutput) => ({
      checkId: params.checkId,
      currency: params.currency,
      methods: params.methods,
      mainBalance: params.mainBalance,
      bonusAtRisk: params.bonusAtRisk,
      limit: params.limit,
      originalLimit: params.originalLimit,
      duration: params.duration,
      problem: null,
    })),
    keepConfirmed: assign((_, params: { methodId: string; amount: number; idempotencyKey: string }) => ({
      methodId: params.methodId,
      amount: params.amount,
      idempotencyKey: params.idempotencyKey,
      problem: null,
    })),
    keepProblem: assign((_, params: Failure) => {
      const problem = toProblem(params.error)
      return { problem, reason: problem.message }
    }),
    keepTimeOut: assign({ problem: timedOut }),
    clear: assign(noWithdrawal),
    askForVerification: sendTo(({ context }) => context.parentRef, {
      type: 'verification.wanted' as const,
      startPoint: 'withdrawal' as const,
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'withdrawal',
  description: 'The player pays out: check, amount, a yes where a bonus is lost, one request.',
  context: ({ input }) => ({ ...noWithdrawal, ...input, profile: null }),
  initial: 'inactive',
  on: { 'profile.changed': { actions: assign({ profile: ({ event }) => event.profile }) } },
  states: {
    inactive: {
      description: 'No withdrawal is being made.',
      tags: ['status:INACTIVE'],
      on: {
        'withdrawal.start': [{ guard: not('canWithdraw'), target: 'notAllowed' }, { target: 'checking' }],
      },
    },
    notAllowed: {
      description: 'Withdrawals are closed for this player.',
      tags: ['status:RESTRICTED'],
      on: { 'withdrawal.clear': { target: 'inactive', actions: 'clear' } },
    },
    checking: {
      description: 'The operator says whether and how much may be paid out.',
      tags: ['busy', 'status:LOADING'],
      on: { 'withdrawal.clear': { target: 'inactive', actions: 'clear' } },
      invoke: {
        id: 'checkWithdrawal',
        src: 'checkWithdrawal',
        onDone: [
          {
            guard: { type: 'isLimitReached', params: ({ event }) => event.output },
            target: 'withdrawalLimitReached',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOverLimit', params: ({ event }) => event.output },
            target: 'selfLimitNotify',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAllowed', params: ({ event }) => event.output },
            target: 'allowed',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLoyal', params: ({ event }) => event.output },
            target: 'documentsLoyal',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRequired', params: ({ event }) => event.output },
            target: 'documentsRequired',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isStrict', params: ({ event }) => event.output },
            target: 'documentsStrict',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnderReview', params: ({ event }) => event.output },
            target: 'documentsUnderReview',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSuspended', params: ({ event }) => event.output },
            target: 'suspended',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSelfLimit', params: ({ event }) => event.output },
            target: 'selfLimitReached',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRestricted', params: ({ event }) => event.output },
            target: 'restricted',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          { target: 'error', description: 'Any other result' },
        ],
        onError: { target: 'error', actions: { type: 'keepProblem', params: failure } },
      },
      after: { requestTimeout: { target: 'error', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    documentsLoyal: {
      description: 'Documents are wanted.',
      tags: ['status:VERIFYDOCUMENT_LOYAL'],
      on: {
        'withdrawal.verify': { actions: 'askForVerification' },
        'verification.returned': {
          guard: { type: 'isForWithdrawal', params: ({ event }) => event },
          target: 'checking',
          description: 'Checked again',
        },
        'withdrawal.clear': { target: 'inactive', actions: 'clear' },
      },
    },
    documentsRequired: {
      description: 'Documents are needed before withdrawing.',
      tags: ['status:VERIFYDOCUMENT_REQUIRED'],
      on: {
        'withdrawal.verify': { actions: 'askForVerification' },
        'verification.returned': {
          guard: { type: 'isForWithdrawal', params: ({ event }) => event },
          target: 'checking',
          description: 'Checked again',
        },
        'withdrawal.clear': { target: 'inactive', actions: 'clear' },
      },
    },
    documentsStrict: {
      description: 'Documents are needed, and the account is restricted until they are in.',
      tags: ['status:VERIFYDOCUMENT_STRICT'],
      on: {
        'withdrawal.verify': { actions: 'askForVerification' },
        'verification.returned': {
          guard: { type: 'isForWithdrawal', params: ({ event }) => event },
          target: 'checking',
          description: 'Checked again',
        },
        'withdrawal.clear': { target: 'inactive', actions: 'clear' },
      },
    },
    documentsUnderReview: {
      description: 'Documents are being looked at.',
      tags: ['status:VERIFYDOCUMENT_UNDER_REVIEW'],
      on: {
        'withdrawal.retry': { target: 'checking' },
        'withdrawal.clear': { target: 'inactive', actions: 'clear' },
      },
    },
    suspended: {
      description: 'The player is suspended.',
      tags: ['status:SUSPENDED'],
      on: {
        'withdrawal.clear': { target: 'inactive', actions: 'clear' },
      },
    },
    selfLimitReached: {
      description: 'The player’s own limit is reached.',
      tags: ['status:SELF_LIMIT_REACHED'],
      on: {
        'withdrawal.retry': { target: 'checking' },
        'withdrawal.clear': { target: 'inactive', actions: 'clear' },
      },
    },
    withdrawalLimitReached: {
      description: 'The withdrawal limit is used up.',
      tags: ['status:WITHDRAWAL_LIMIT_REACHED'],
      on: {
        'withdrawal.retry': { target: 'checking' },
        'withdrawal.clear': { target: 'inactive', actions: 'clear' },
      },
    },
    restricted: {
      description: 'The account may not withdraw.',
      tags: ['status:RESTRICTED'],
      on: {
        'withdrawal.clear': { target: 'inactive', actions: 'clear' },
      },
    },
    selfLimitNotify: {
      description: 'The balance is higher than what may be paid out now.',
      tags: ['status:SELF_LIMIT_NOTIFY'],
      on: {
        'notification.done': { target: 'allowed' },
        'withdrawal.clear': { target: 'inactive', actions: 'clear' },
      },
    },
    error: {
      description: 'The check failed or said something unknown.',
      tags: ['status:ERROR'],
      on: {
        'withdrawal.retry': { target: 'checking' },
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
          on: {
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
            'withdrawal.clear': { target: '#withdrawal.inactive', actions: 'clear' },
          },
        },
        forfeitWarning: {
          description: 'Says which bonus is lost, and waits for a yes.',
          tags: ['modal'],
          on: {
            'forfeit.accept': { target: 'requesting' },
            'forfeit.decline': { target: 'choosing' },
            'withdrawal.clear': { target: '#withdrawal.inactive', actions: 'clear' },
          },
        },
        requesting: {
          description: 'The withdrawal is being requested. No second one can be started from here on.',
          tags: ['busy'],
          invoke: {
            id: 'requestWithdrawal',
            src: 'requestWithdrawal',
            input: ({ context }) => ({
              methodId: context.methodId ?? '',
              amount: context.amount ?? 0,
              currency: context.currency,
              checkId: context.checkId,
              forfeitBonus: context.bonusAtRisk > 0,
              idempotencyKey: context.idempotencyKey ?? '',
            }),
            onDone: { target: '#withdrawal.requested' },
            onError: [
              {
                guard: { type: 'isLost', params: failure },
                target: 'lookingUp',
                actions: { type: 'keepProblem', params: failure },
                description: 'The answer was lost: it may exist',
              },
              { target: 'requestFailed', actions: { type: 'keepProblem', params: failure } },
            ],
          },
          after: {
            requestTimeout: { target: 'lookingUp', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          },
        },
        requestFailed: {
          description: 'The operator refused and said why.',
          on: {
            'withdrawal.confirm': [
              {
                guard: { type: 'isPayableAtRisk', params: ({ event }) => event },
                target: 'forfeitWarning',
                actions: { type: 'keepConfirmed', params: ({ event }) => event },
              },
              {
                guard: { type: 'isPayable', params: ({ event }) => event },
                target: 'requesting',
                actions: { type: 'keepConfirmed', params: ({ event }) => event },
              },
            ],
            'withdrawal.retry': { target: '#withdrawal.checking' },
            'withdrawal.clear': { target: '#withdrawal.inactive', actions: 'clear' },
          },
        },
        lookingUp: {
          description: 'Whether the withdrawal exists is being looked up.',
          tags: ['busy'],
          invoke: {
            id: 'lookUpWithdrawal',
            src: 'lookUpWithdrawal',
            input: ({ context }) => ({ idempotencyKey: context.idempotencyKey ?? '' }),
            onDone: [
              {
                guard: { type: 'wasFound', params: ({ event }) => ({ found: event.output }) },
                target: '#withdrawal.requested',
              },
              { target: 'requestFailed' },
            ],
            onError: { target: '#withdrawal.outcomeUnknown', actions: { type: 'keepProblem', params: failure } },
          },
          after: {
            requestTimeout: {
              target: '#withdrawal.outcomeUnknown',
              actions: 'keepTimeOut',
              description: 'No answer within 15 s',
            },
          },
        },
      },
    },
    requested: {
      description: 'The withdrawal is pending; the player may still cancel it in the transactions.',
      tags: ['status:PENDING'],
      on: { 'withdrawal.clear': { target: 'inactive', actions: 'clear' } },
    },
    outcomeUnknown: {
      description: 'Whether it was taken cannot be said yet. It is not sent again.',
      on: {
        'withdrawal.retry': { target: 'allowed.lookingUp' },
        'withdrawal.clear': { target: 'inactive', actions: 'clear' },
      },
    },
  },
})
