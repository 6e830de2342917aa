import { assign, not, sendTo, setup } from 'xstate'
import { permissionOf, type PermissionState } from '#contract/deposit.ts'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import type { StateMeta } from '../meta.ts'
import { isCodeLost, isSameCode, leastPayable, mostPayable } from './deposit.contract.ts'
import { mustProvide, mustProvideStream } from '../mustProvide.ts'
import type { DocumentScreen, ProfileSummary } from '../player.ts'
import { isPassing, timedOut, toProblem } from '../problem.ts'
import type {
  CancelDepositInput,
  CashierMessagesInput,
  CheckDepositInput,
  CheckDepositOutput,
  DepositBonus,
  DepositContext,
  DepositEvent,
  DepositInput,
  DepositMethod,
  DepositState,
  LoadDepositMethodsOutput,
  LookUpDepositInput,
  LookUpDepositOutput,
  RequestDepositInput,
  VerifyDepositCodeInput,
  VerifyDepositCodeOutput,
} from './deposit.contract.ts'

/** Times an outcome is looked up before the page says that it is unknown. */
export const MAX_LOOK_UPS = 20
/** From here on it is no longer counted how often the operator refused a request for its check. */
export const MAX_CHECK_REFUSALS = 2

interface Failure {
  readonly error: unknown
}
const failure = ({ event }: { event: { error: unknown } }): Failure => ({ error: event.error })
const answered = ({ event }: { event: { output: DepositState | null } }): { deposit: DepositState | null } => ({
  deposit: event.output,
})
const isCheckRefused = ({ error }: Failure): boolean => {
  const { status, code } = toProblem(error)
  return status === 409 && code === 'error.deposit.not_allowed'
}
const checkedAs =
  (permission: PermissionState) =>
  (_: unknown, params: { result: string }): boolean =>
    permissionOf(params.result) === permission

const noPayment = {
  amount: null,
  idempotencyKey: null,
  depositId: null,
  cashierUrl: null,
  lookUps: 0,
  reason: null,
  isFirstDeposit: false,
  brought: null,
  checkRefusals: 0,
  cancelProblem: null,
  problem: null,
} as const satisfies Partial<DepositContext>

const noDeposit = {
  ...noPayment,
  later: false,
  waitsAt: null,
  checkId: null,
  daysLeftToVerifyDocuments: null,
  isSpendLimit: false,
  limitLeft: null,
  limitType: null,
  resetOn: null,
  currency: '',
  methods: [],
  bonuses: [],
  methodId: null,
  selectedBonusId: null,
  isBonusPicked: false,
  isBonusUnasked: false,
  goneBonus: null,
  areBonusesUnknown: false,
  bonusCode: null,
  codeProblem: null,
  isCodeCheckedAgain: false,
} as const satisfies Partial<DepositContext>

/** The same on every screen that waits for documents: whatever comes of them, the check is asked again under the screen. */
const news = <Screen extends DocumentScreen>(screen: Screen) =>
  ({
    target: 'checking',
    actions: [
      { type: 'keepProfile', params: ({ event }: { event: { profile: ProfileSummary } }) => event },
      { type: 'stayAt', params: { screen } },
    ],
    description: 'News, perhaps of documents that were looked at or sent elsewhere: checked again, the screen stays',
  }) as const

/** The same in every state with nothing in flight. */
const leave = {
  target: '#deposit.inactive',
  actions: {
    type: 'clear',
    params: ({ event }: { event: { reopen?: boolean } }) => ({ reopen: event.reopen ?? false }),
  },
} as const

/** `kept`: the way that was chosen before a request was refused for its check. */
const choiceOf = (methods: readonly DepositMethod[], kept: string | null) => ({
  methods,
  methodId:
    (methods.find(({ id }) => id === kept) ?? methods.find(({ isRecent }) => isRecent) ?? methods[0])?.id ?? null,
})

/** The bonus that is chosen, of those that are offered. */
const chosenOf = ({ bonuses, selectedBonusId }: DepositContext): DepositBonus | undefined =>
  bonuses.find(({ id }) => id === selectedBonusId)

/**
 * What was chosen stays chosen while it is there; at first what the player has said yes to before is. Where the bonuses can't be had again,
 * those that were shown stand: each is judged by the operator before anything is paid.
 */
function bonusChoiceOf(
  context: DepositContext,
  { bonuses: found, methods }: LoadDepositMethodsOutput,
): Partial<DepositContext> {
  if (!hasBonuses(context)) return { bonuses: [], selectedBonusId: null, goneBonus: null, areBonusesUnknown: false }
  const bonuses = found ?? context.bonuses
  const chosen = chosenOf(context)
  const kept = bonuses.find(({ id }) => id === context.selectedBonusId)
  // Nothing else takes its place unseen.
  if (chosen !== undefined && kept === undefined) return { bonuses, ...withoutChosen(chosen) }
  // One that asks for more than can be paid in would bar every amount.
  const most = Math.max(0, ...methods.map((method) => mostPayable(context, method)))
  // Before the profile has come none is shown, and none is chosen unseen.
  const mayChoose = context.profile !== null && !context.isBonusPicked
  const wanted = bonuses.find(({ isWanted, minDeposit }) => isWanted && mayChoose && minDeposit <= most)
  return {
    bonuses,
    selectedBonusId: (kept ?? wanted)?.id ?? null,
    goneBonus: null,
    areBonusesUnknown: found === null && bonuses.length === 0,
  }
}

/** What was chosen can be had no more: the player goes on without a bonus, or chooses another. */
const withoutChosen = ({ title }: DepositBonus) => ({ selectedBonusId: null, isBonusPicked: true, goneBonus: title })

/** Nobody could be asked whether they want a bonus: what was said yes to before counts then. */
const isUnasked = ({ areBonusesUnknown, isBonusPicked, profile }: DepositContext): boolean =>
  (areBonusesUnknown || profile === null) && !isBonusPicked

const requestOf = (context: DepositContext): RequestDepositInput => ({
  methodId: context.methodId ?? '',
  amount: context.amount ?? 0,
  currency: context.currency,
  bonusId: context.isBonusUnasked ? undefined : context.selectedBonusId,
  checkId: context.checkId,
  idempotencyKey: context.idempotencyKey ?? '',
})

/** Bonuses that came before the profile are shown with it; what is under way stays as it was asked for (SAF-4). */
const isShownOnlyNow = ({ profile, idempotencyKey, methods }: DepositContext): boolean =>
  profile === null && idempotencyKey === null && methods.length > 0

const shownNow = (context: DepositContext): Partial<DepositContext> =>
  bonusChoiceOf(context, { ...context, bonuses: context.areBonusesUnknown ? null : context.bonuses, pending: null })

const hasBonuses = ({ profile }: DepositContext): boolean => profile?.areas.bonuses !== false

/** Paying in, never twice (DEP-1 to DEP-6, SAF-4, SAF-5). */
export const depositMachine = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as DepositInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    checkDeposit: mustProvide<CheckDepositOutput, CheckDepositInput>('checkDeposit'),
    loadDepositMethods: mustProvide<LoadDepositMethodsOutput>('loadDepositMethods'),
    verifyDepositCode: mustProvide<VerifyDepositCodeOutput, VerifyDepositCodeInput>('verifyDepositCode'),
    requestDeposit: mustProvide<DepositState, RequestDepositInput>('requestDeposit'),
    cashierMessages: mustProvideStream<CashierMessagesInput>('cashierMessages'),
    lookUpDeposit: mustProvide<LookUpDepositOutput, LookUpDepositInput>('lookUpDeposit'),
    cancelDeposit: mustProvide<DepositState, CancelDepositInput>('cancelDeposit'),
  },
  guards: {
    canDeposit: ({ context: { profile } }) =>
      profile === null || (profile.areas.deposit && profile.areas.payout && !profile.isPlayerMultibrandSuspended),
    isAllowed: checkedAs('ALLOWED'),
    isLoyal: checkedAs('VERIFYDOCUMENT_LOYAL'),
    isRequired: checkedAs('VERIFYDOCUMENT_REQUIRED'),
    isStrict: checkedAs('VERIFYDOCUMENT_STRICT'),
    isUnderReview: checkedAs('VERIFYDOCUMENT_UNDER_REVIEW'),
    isSuspended: checkedAs('SUSPENDED'),
    isSelfLimit: checkedAs('SELF_LIMIT_REACHED'),
    isWithdrawalLimit: checkedAs('WITHDRAWAL_LIMIT_REACHED'),
    isRestricted: checkedAs('RESTRICTED'),
    isLimitTooLow: ({ context }, { methods }: LoadDepositMethodsOutput) =>
      methods.length > 0 && methods.every((method) => mostPayable(context, method) < method.min),
    isNotifying: ({ context }, { methods }: LoadDepositMethodsOutput) =>
      context.notification && methods.some((method) => mostPayable(context, method) < method.max),
    isWaiting: ({ context }) => context.waitsAt !== null,
    isWaitingLoyal: ({ context }) =>
      context.waitsAt === 'documentsLoyal' && (context.daysLeftToVerifyDocuments ?? 0) > 0,
    isReturnedLoyal: ({ context }, params: { startPoint: string; isLater: boolean }) =>
      context.waitsAt === 'documentsLoyal' &&
      params.startPoint === 'deposit' &&
      params.isLater &&
      (context.daysLeftToVerifyDocuments ?? 0) > 0,
    isForDeposit: (_, params: { startPoint: string }) => params.startPoint === 'deposit',
    hasDaysLeft: ({ context }) => (context.daysLeftToVerifyDocuments ?? 0) > 0,
    isForDepositLater: ({ context }, params: { startPoint: string; isLater: boolean }) =>
      params.startPoint === 'deposit' && params.isLater && (context.daysLeftToVerifyDocuments ?? 0) > 0,
    hasMethod: ({ context }) => context.methods.some((method) => method.id === context.methodId),
    isIncomplete: ({ context }) => context.methods.length === 0 || (hasBonuses(context) && context.areBonusesUnknown),
    isPayable: ({ context }, params: { amount: number }) => {
      const method = context.methods.find((one) => one.id === context.methodId)
      return (
        method !== undefined &&
        Number.isInteger(params.amount) &&
        params.amount > 0 &&
        params.amount >= leastPayable(context, method) &&
        params.amount <= mostPayable(context, method)
      )
    },
    isCode: (_, params: { bonusCode: string }) => params.bonusCode.trim() !== '',
    isKnownMethod: ({ context }, params: { methodId: string }) =>
      context.methods.some((method) => method.id === params.methodId),
    isKnownBonus: ({ context }, params: { bonusId: string | null }) =>
      params.bonusId === null || context.bonuses.some((bonus) => bonus.id === params.bonusId),
    // In progress means that the first try of this very payment still runs.
    isLost: (_, params: Failure) => {
      const problem = toProblem(params.error)
      return isPassing(problem) || problem.code === 'error.in_progress'
    },
    // It was called off, has ended or was had elsewhere since it was offered: nothing was made of the request.
    isBonusGone: ({ context }, params: Failure) =>
      context.depositId === null &&
      chosenOf(context) !== undefined &&
      toProblem(params.error).code === 'error.bonus.not_available',
    isAnotherWaiting: (_, params: Failure) => toProblem(params.error).code === 'error.deposit.pending',
    // The check behind the request is too old, or its result has changed since.
    isCheckRefused: (_, params: Failure) => isCheckRefused(params),
    isAllowedAgain: ({ context }, params: { result: string }) =>
      context.checkRefusals > 0 && permissionOf(params.result) === 'ALLOWED',
    isAllowedLess: ({ context }, params: CheckDepositOutput) =>
      context.checkRefusals > 0 &&
      permissionOf(params.result) === 'ALLOWED' &&
      context.methods.some((method) => mostPayable(params, method) < mostPayable(context, method)),
    // Asked by the key of a payment, the operator refuses to make it: so it was never made. A key that was used with other
    // words (422) says the opposite.
    isNeverMade: ({ context }, params: Failure) => {
      const { kind, status, code } = toProblem(params.error)
      return (
        context.depositId === null &&
        kind === 'status' &&
        (status === 400 || status === 409) &&
        code !== 'error.in_progress'
      )
    },
    isUnknownReturn: ({ context }, params: Failure) =>
      context.depositId !== null && context.amount === null && toProblem(params.error).status === 404,
    isNeverMadeForCheck: ({ context }, params: Failure) => context.depositId === null && isCheckRefused(params),
    isSucceeded: (_, { deposit }: { deposit: DepositState | null }) => deposit?.status === 'SUCCESS',
    isRefused: (_, { deposit }: { deposit: DepositState | null }) => deposit?.status === 'FAILED',
    isAbandoned: (_, { deposit }: { deposit: DepositState | null }) =>
      deposit === null || deposit.status === 'CANCELLED',
    isWaitingForPlayer: (_, { deposit }: { deposit: DepositState | null }) =>
      deposit?.status === 'WAITING_INPUT' && deposit.cashierUrl !== null,
    // It was to be given up from before its payment page was opened, and is not: nobody is taken there instead.
    isNotGivenUp: ({ context }, { deposit }: { deposit: DepositState | null }) =>
      deposit?.status === 'WAITING_INPUT' && context.cancelProblem !== null && context.cashierUrl === null,
    hasPending: (_, { pending }: LoadDepositMethodsOutput) => pending?.status === 'PENDING',
    hasUnfinished: (_, { pending }: LoadDepositMethodsOutput) => pending?.status === 'WAITING_INPUT',
    hasLookUpsLeft: ({ context }) => context.lookUps < MAX_LOOK_UPS,
  },
  actions: {
    keepCheck: assign((_, params: CheckDepositOutput) => ({
      checkId: params.checkId,
      daysLeftToVerifyDocuments: params.daysLeft,
      isSpendLimit: params.isSpendLimit,
      limitLeft: params.limitLeft,
      limitType: params.limitType,
      resetOn: params.resetOn,
      waitsAt: null,
      problem: null,
    })),
    // Who may have no bonus any more has none chosen that they see no longer (SAF-2).
    keepProfile: assign(({ context }, { profile }: { profile: ProfileSummary }) =>
      profile.areas.bonuses
        ? { profile, ...(isShownOnlyNow(context) ? shownNow({ ...context, profile }) : {}) }
        : {
            profile,
            bonuses: [],
            goneBonus: null,
            // What was sent under a key stays as it was sent: another body would be another request (SAF-4).
            ...(context.idempotencyKey === null ? { selectedBonusId: null, areBonusesUnknown: false } : {}),
            bonusCode: null,
            codeProblem: null,
          },
    ),
    stayAt: assign((_, { screen }: { screen: DocumentScreen }) => ({ waitsAt: screen })),
    leaveScreen: assign({ waitsAt: null }),
    keepMethods: assign(({ context }, params: LoadDepositMethodsOutput) => ({
      currency: params.currency,
      ...choiceOf(
        params.methods.filter((method) => mostPayable(context, method) >= method.min),
        // Chosen before the request was refused, or the bonuses were asked for again.
        context.checkRefusals > 0 || context.areBonusesUnknown ? context.methodId : null,
      ),
      ...bonusChoiceOf(context, params),
      problem: null,
    })),
    keepBonus: assign((_, params: { bonusId: string | null }) => ({
      selectedBonusId: params.bonusId,
      isBonusPicked: true,
      goneBonus: null,
    })),
    // The payment was never made, so its key goes; the amount stays.
    dropBonus: assign(({ context }) => {
      const chosen = chosenOf(context)
      return chosen === undefined
        ? {}
        : {
            ...noPayment,
            amount: context.amount,
            bonuses: context.bonuses.filter((bonus) => bonus !== chosen),
            ...withoutChosen(chosen),
          }
    }),
    keepCode: assign(({ context }, params: { bonusCode: string }) => ({
      bonusCode: params.bonusCode.trim(),
      isCodeCheckedAgain: isCodeLost(context) && isSameCode(context.bonusCode, params.bonusCode),
      codeProblem: null,
    })),
    // Whoever gives a code wants what it stands for.
    keepCodeBonus: assign(({ context }, { bonus }: { bonus: VerifyDepositCodeOutput }) =>
      bonus === null || !hasBonuses(context)
        ? { codeProblem: bonus === null ? ('notByDeposit' as const) : null }
        : {
            bonuses: [...context.bonuses.filter(({ id }) => id !== bonus.id), bonus],
            selectedBonusId: bonus.id,
            isBonusPicked: true,
            goneBonus: null,
            codeProblem: null,
          },
    ),
    keepCodeProblem: assign((_, params: Failure) => ({ codeProblem: toProblem(params.error) })),
    keepCodeTimeOut: assign({ codeProblem: timedOut }),
    keepPending: assign((_, { pending }: LoadDepositMethodsOutput) => ({
      ...noPayment,
      depositId: pending?.depositId ?? null,
      amount: pending?.amount ?? null,
      ...(pending && { currency: pending.currency }),
      isFirstDeposit: pending?.isFirstDeposit ?? false,
    })),
    keepReturned: assign((_, { depositId }: { depositId: string }) => ({ ...noPayment, depositId })),
    keepConfirmed: assign(({ context }, params: { amount: number; idempotencyKey: string }) => ({
      ...noPayment,
      amount: params.amount,
      idempotencyKey: params.idempotencyKey,
      // Decided once: another body under the same key would be another request, whatever comes of the profile (SAF-4).
      isBonusUnasked: isUnasked(context),
      // A bonus that is listed no more was chosen before its closing, and is seen by nobody.
      selectedBonusId:
        hasBonuses(context) && context.bonuses.some(({ id }) => id === context.selectedBonusId)
          ? context.selectedBonusId
          : null,
      goneBonus: null,
      checkRefusals: context.checkRefusals,
    })),
    // The payment was never made, so its key goes; what was chosen stays.
    keepChoice: assign(({ context }) => ({
      ...noPayment,
      amount: context.amount,
      checkRefusals: Math.min(context.checkRefusals + 1, MAX_CHECK_REFUSALS),
    })),
    keepDeposit: assign(({ context }, { deposit }: { deposit: DepositState | null }) => ({
      depositId: deposit?.depositId ?? context.depositId,
      amount: deposit?.amount ?? context.amount,
      currency: deposit?.currency ?? context.currency,
      cashierUrl: deposit?.cashierUrl ?? null,
      reason: deposit?.reason ?? null,
      isFirstDeposit: deposit?.isFirstDeposit ?? false,
      brought: deposit?.bonus,
      checkRefusals: 0,
      problem: null,
    })),
    keepUnopened: assign((_, { deposit }: { deposit: DepositState | null }) => ({
      ...(deposit && { depositId: deposit.depositId, amount: deposit.amount, currency: deposit.currency }),
      problem: null,
    })),
    keepCancelProblem: assign((_, params: Failure) => ({ cancelProblem: toProblem(params.error) })),
    keepCancelTimeOut: assign({ cancelProblem: timedOut }),
    forgetCancelProblem: assign({ cancelProblem: null }),
    keepProblem: assign((_, params: Failure) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    // What the notice said before is not so any more.
    tellLimitAgain: assign({ notification: true }),
    tellLimitAfterRefusal: assign({
      notification: ({ context }) => context.notification || context.reason === 'own_limit',
    }),
    chooseLater: assign({ later: true }),
    countLookUp: assign({ lookUps: ({ context }) => context.lookUps + 1 }),
    resetLookUps: assign({ lookUps: 0 }),
    forgetPayment: assign(noPayment),
    // It has come, or not, with what is paid.
    forgetBonus: assign({ bonuses: [], selectedBonusId: null, isBonusPicked: false, goneBonus: null }),
    clear: assign((_, params: { reopen: boolean }) => ({ ...noDeposit, isModalOpen: params.reopen })),
    openModal: assign({ isModalOpen: true }),
    askForVerification: sendTo(({ context }) => context.parentRef, {
      type: 'verification.wanted' as const,
      startPoint: 'deposit' as const,
    }),
    tellPaid: sendTo(({ context }) => context.parentRef, { type: 'profile.refresh' as const }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, lookUpWait: 3000 },
}).createMachine({
  id: 'deposit',
  description: 'The player pays in: a check comes first, the payment is made once, its outcome is always looked up.',
  meta: { area: 'money' },
  context: ({ input }) => ({ ...noDeposit, ...input, profile: null, isModalOpen: false, notification: true }),
  initial: 'inactive',
  on: {
    'profile.changed': { actions: { type: 'keepProfile', params: ({ event }) => event } },
  },
  states: {
    inactive: {
      description: 'No deposit is being made.',
      tags: ['status:INACTIVE'],
      on: {
        'deposit.start': [
          { guard: not('canDeposit'), target: 'notAllowed' },
          { target: 'checking', actions: 'openModal' },
        ],
        'deposit.returned': {
          target: 'allowed.lookingUp',
          actions: ['openModal', { type: 'keepReturned', params: ({ event }) => event }],
          description: 'Sent back by the payment page, which had the whole window',
        },
      },
    },
    notAllowed: {
      description: 'Deposits are closed for this player.',
      meta: { requirements: ['DEP-2'] },
      tags: ['status:RESTRICTED'],
      on: {
        'deposit.clear': leave,
      },
    },
    checking: {
      description: 'The operator says whether the player may pay in now.',
      meta: { requirements: ['DEP-1', 'SAF-5'] },
      tags: ['busy', 'status:LOADING'],
      on: {
        'deposit.clear': leave,
        'profile.changed': {
          guard: 'isWaiting',
          target: 'checking',
          reenter: true,
          actions: { type: 'keepProfile', params: ({ event }) => event },
          description: 'More news under a screen that waits for documents: what is being answered may be older',
        },
        'deposit.verify': {
          guard: 'isWaiting',
          actions: 'askForVerification',
          description: 'The screen that asks for documents stays while it is checked again',
        },
        'deposit.verifyLater': {
          guard: 'isWaitingLoyal',
          target: 'checking',
          reenter: true,
          actions: ['chooseLater', 'leaveScreen'],
          description: 'Verify later is chosen while it is checked again',
        },
        'deposit.retry': {
          guard: 'isWaiting',
          target: 'checking',
          reenter: true,
          actions: 'leaveScreen',
          description: 'Asked for while it is checked again by itself',
        },
        'verification.returned': {
          guard: { type: 'isReturnedLoyal', params: ({ event }) => event },
          target: 'checking',
          reenter: true,
          actions: ['chooseLater', 'leaveScreen'],
          description: 'Verify later was chosen there, while it is checked again',
        },
      },
      invoke: {
        id: 'checkDeposit',
        src: 'checkDeposit',
        input: ({ context }) => ({ later: context.later }),
        onDone: [
          {
            guard: { type: 'isAllowedLess', params: ({ event }) => event.output },
            target: 'allowed',
            actions: [{ type: 'keepCheck', params: ({ event }) => event.output }, 'tellLimitAgain'],
            description:
              'A limit of the player’s own leaves less by now, perhaps after a deposit in another tab: it is told before going on',
          },
          {
            guard: { type: 'isAllowedAgain', params: ({ event }) => event.output },
            target: 'allowed.choosing',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
            description: 'Checked again after a request was refused: what was chosen stands as it was',
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
            guard: { type: 'isWithdrawalLimit', params: ({ event }) => event.output },
            target: 'withdrawalLimitReached',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRestricted', params: ({ event }) => event.output },
            target: 'restricted',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          { target: 'error', actions: 'leaveScreen', description: 'Any other result' },
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
      description: 'Documents are wanted; they may be sent later, within the days left.',
      meta: { requirements: ['DEP-1', 'DEP-3'] },
      tags: ['status:VERIFYDOCUMENT_LOYAL'],
      on: {
        'deposit.verifyLater': { guard: 'hasDaysLeft', target: 'checking', actions: 'chooseLater' },
        'deposit.verify': { actions: 'askForVerification' },
        'verification.returned': [
          {
            guard: { type: 'isForDepositLater', params: ({ event }) => event },
            target: 'checking',
            actions: 'chooseLater',
            description: 'Verify later was chosen there',
          },
          {
            guard: { type: 'isForDeposit', params: ({ event }) => event },
            target: 'checking',
            description: 'Documents were sent: checked again',
          },
        ],
        'profile.changed': news('documentsLoyal'),
        'deposit.clear': leave,
      },
    },
    documentsRequired: {
      description: 'Documents are needed before paying in.',
      meta: { requirements: ['DEP-1', 'DEP-3'] },
      tags: ['status:VERIFYDOCUMENT_REQUIRED'],
      on: {
        'deposit.verify': { actions: 'askForVerification' },
        'verification.returned': {
          guard: { type: 'isForDeposit', params: ({ event }) => event },
          target: 'checking',
          description: 'Checked again',
        },
        'profile.changed': news('documentsRequired'),
        'deposit.clear': leave,
      },
    },
    documentsStrict: {
      description: 'Documents are needed, and the account is restricted until they are in.',
      meta: { requirements: ['DEP-1', 'DEP-3'] },
      tags: ['status:VERIFYDOCUMENT_STRICT'],
      on: {
        'deposit.verify': { actions: 'askForVerification' },
        'verification.returned': {
          guard: { type: 'isForDeposit', params: ({ event }) => event },
          target: 'checking',
          description: 'Checked again',
        },
        'profile.changed': news('documentsStrict'),
        'deposit.clear': leave,
      },
    },
    documentsUnderReview: {
      description: 'Documents are being looked at.',
      meta: { requirements: ['DEP-1', 'DEP-3'] },
      tags: ['status:VERIFYDOCUMENT_UNDER_REVIEW'],
      on: {
        'deposit.retry': { target: 'checking' },
        'profile.changed': news('documentsUnderReview'),
        'deposit.clear': leave,
      },
    },
    suspended: {
      description: 'The player is suspended.',
      meta: { requirements: ['DEP-1'] },
      tags: ['status:SUSPENDED'],
      on: {
        'deposit.clear': leave,
      },
    },
    selfLimitReached: {
      description: 'The player’s own limit is reached: what is left, which limit, and when it resets.',
      meta: { requirements: ['DEP-1', 'DEP-5'] },
      tags: ['status:SELF_LIMIT_REACHED'],
      on: {
        'deposit.clear': leave,
      },
    },
    withdrawalLimitReached: {
      description: 'The withdrawal limit is reached.',
      meta: { requirements: ['DEP-1'] },
      tags: ['status:WITHDRAWAL_LIMIT_REACHED'],
      on: {
        'deposit.clear': leave,
      },
    },
    restricted: {
      description: 'The account may not pay in.',
      meta: { requirements: ['DEP-1'] },
      tags: ['status:RESTRICTED'],
      on: {
        'deposit.clear': leave,
      },
    },
    error: {
      description: 'The check failed or said something unknown.',
      meta: { requirements: ['DEP-1'] },
      tags: ['status:ERROR'],
      on: {
        'deposit.retry': { target: 'checking' },
        'deposit.clear': leave,
      },
    },
    selfLimitNotify: {
      description:
        'A limit of the player’s own leaves less than the ways to pay take: it is read once before going on.',
      meta: { requirements: ['DEP-1', 'DEP-5'] },
      tags: ['status:SELF_LIMIT_NOTIFY'],
      on: {
        'notification.done': { target: 'allowed.choosing', actions: assign({ notification: false }) },
        'deposit.clear': leave,
      },
    },
    allowed: {
      description: 'The player may pay in.',
      meta: { requirements: ['DEP-1', 'SAF-5'] },
      tags: ['status:ALLOWED'],
      initial: 'loadingMethods',
      states: {
        loadingMethods: {
          description: 'Ways to pay and bonuses are loaded.',
          meta: { requirements: ['DEP-4'] },
          tags: ['busy'],
          on: {
            'deposit.clear': leave,
          },
          invoke: {
            id: 'loadDepositMethods',
            src: 'loadDepositMethods',
            onDone: [
              {
                guard: { type: 'hasPending', params: ({ event }) => event.output },
                target: 'waitingForOutcome',
                actions: [
                  { type: 'keepMethods', params: ({ event }) => event.output },
                  { type: 'keepPending', params: ({ event }) => event.output },
                ],
                description: 'An earlier deposit still waits for its bank, for example after a reload',
              },
              {
                guard: { type: 'hasUnfinished', params: ({ event }) => event.output },
                target: 'unfinished',
                actions: [
                  { type: 'keepMethods', params: ({ event }) => event.output },
                  { type: 'keepPending', params: ({ event }) => event.output },
                ],
                description: 'An earlier deposit still stands open at its payment page',
              },
              {
                guard: { type: 'isLimitTooLow', params: ({ event }) => event.output },
                target: '#deposit.selfLimitReached',
                description: 'No way to pay takes as little as the limit leaves',
              },
              {
                guard: { type: 'isNotifying', params: ({ event }) => event.output },
                target: '#deposit.selfLimitNotify',
                actions: { type: 'keepMethods', params: ({ event }) => event.output },
              },
              { target: 'choosing', actions: { type: 'keepMethods', params: ({ event }) => event.output } },
            ],
            onError: { target: 'methodsFailed', actions: { type: 'keepProblem', params: failure } },
          },
          after: {
            requestTimeout: { target: 'methodsFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          },
        },
        methodsFailed: {
          description: 'The ways to pay could not be loaded.',
          meta: { requirements: ['DEP-4'] },
          on: {
            'deposit.retry': { target: 'loadingMethods' },
            'deposit.clear': leave,
          },
        },
        unfinished: {
          description:
            'A deposit that was begun before, perhaps in another tab, is not paid yet and can be gone on with.',
          meta: { requirements: ['DEP-6', 'SAF-4'] },
          on: {
            'deposit.resume': {
              target: 'lookingUp',
              actions: ['resetLookUps', 'forgetCancelProblem'],
              description: 'Looked up first: it may have been paid, or given up, meanwhile',
            },
            'cashier.close': { target: 'cancelling' },
            'deposit.clear': leave,
          },
        },
        choosing: {
          description: 'Way to pay, bonus and amount are chosen.',
          meta: { requirements: ['DEP-4', 'RMB-10', 'BON-2'] },
          on: {
            'method.pick': {
              guard: { type: 'isKnownMethod', params: ({ event }) => event },
              actions: assign({ methodId: ({ event }) => event.methodId }),
            },
            'bonus.pick': {
              guard: { type: 'isKnownBonus', params: ({ event }) => event },
              actions: { type: 'keepBonus', params: ({ event }) => event },
            },
            'bonusCode.check': {
              guard: { type: 'isCode', params: ({ event }) => event },
              target: 'verifyingCode',
              actions: { type: 'keepCode', params: ({ event }) => event },
            },
            'deposit.confirm': {
              guard: { type: 'isPayable', params: ({ event }) => event },
              target: 'requesting',
              actions: { type: 'keepConfirmed', params: ({ event }) => event },
            },
            'deposit.retry': {
              guard: 'isIncomplete',
              target: 'loadingMethods',
              description: 'No way to pay was offered, or what bonuses there are could not be had: asked again',
            },
            'deposit.clear': leave,
          },
        },
        verifyingCode: {
          description: 'What the bonus code opens to this deposit is being looked up.',
          meta: { requirements: ['DEP-4', 'BON-6'] },
          tags: ['busy'],
          invoke: {
            id: 'verifyDepositCode',
            src: 'verifyDepositCode',
            input: ({ context }) => ({ bonusCode: context.bonusCode ?? '' }),
            onDone: {
              target: 'choosing',
              actions: { type: 'keepCodeBonus', params: ({ event }) => ({ bonus: event.output }) },
            },
            onError: { target: 'choosing', actions: { type: 'keepCodeProblem', params: failure } },
          },
          on: { 'deposit.clear': leave },
          after: {
            requestTimeout: { target: 'choosing', actions: 'keepCodeTimeOut', description: 'No answer within 15 s' },
          },
        },
        requesting: {
          description: 'The payment is being opened. No second one can be started from here on.',
          meta: { requirements: ['DEP-6', 'SAF-4', 'SAF-5'] },
          tags: ['busy'],
          invoke: {
            id: 'requestDeposit',
            src: 'requestDeposit',
            input: ({ context }) => requestOf(context),
            onDone: [
              {
                guard: { type: 'isSucceeded', params: answered },
                target: '#deposit.succeeded',
                actions: { type: 'keepDeposit', params: answered },
              },
              {
                guard: { type: 'isRefused', params: answered },
                target: '#deposit.refused',
                actions: { type: 'keepDeposit', params: answered },
              },
              {
                guard: { type: 'isAbandoned', params: answered },
                target: '#deposit.abandoned',
                actions: { type: 'keepDeposit', params: answered },
              },
              {
                guard: { type: 'isWaitingForPlayer', params: answered },
                target: 'cashier',
                actions: { type: 'keepDeposit', params: answered },
              },
              { target: 'waitingForOutcome', actions: { type: 'keepDeposit', params: answered } },
            ],
            onError: [
              {
                guard: { type: 'isLost', params: failure },
                target: 'lookingUp',
                actions: { type: 'keepProblem', params: failure },
                description: 'The answer was lost: the payment may exist, so it is looked up by its key',
              },
              {
                guard: { type: 'isAnotherWaiting', params: failure },
                target: 'loadingMethods',
                actions: 'forgetPayment',
                description:
                  'A deposit made elsewhere still waits for its bank: it is shown, and no second one is made',
              },
              {
                guard: { type: 'isBonusGone', params: failure },
                target: 'choosing',
                actions: 'dropBonus',
                description:
                  'The chosen bonus can be had no more: it is chosen no longer, said so, and nothing is paid',
              },
              {
                guard: { type: 'isCheckRefused', params: failure },
                target: '#deposit.checking',
                actions: 'keepChoice',
                description: 'The check is too old or says something else by now: checked again, once for each yes',
              },
              { target: 'requestFailed', actions: { type: 'keepProblem', params: failure } },
            ],
          },
          after: {
            requestTimeout: {
              target: 'lookingUp',
              actions: 'keepTimeOut',
              description: 'No answer within 15 s: the payment may exist',
            },
          },
        },
        requestFailed: {
          description: 'The operator refused to open the payment and said why.',
          meta: { requirements: ['DEP-4'] },
          on: {
            'method.pick': {
              guard: { type: 'isKnownMethod', params: ({ event }) => event },
              target: 'choosing',
              actions: assign({ methodId: ({ event }) => event.methodId }),
            },
            'bonus.pick': {
              guard: { type: 'isKnownBonus', params: ({ event }) => event },
              target: 'choosing',
              actions: { type: 'keepBonus', params: ({ event }) => event },
            },
            'bonusCode.check': {
              guard: { type: 'isCode', params: ({ event }) => event },
              target: 'verifyingCode',
              actions: { type: 'keepCode', params: ({ event }) => event },
            },
            'deposit.confirm': {
              guard: { type: 'isPayable', params: ({ event }) => event },
              target: 'requesting',
              actions: { type: 'keepConfirmed', params: ({ event }) => event },
            },
            'deposit.clear': leave,
          },
        },
        cashier: {
          description: 'The payment provider’s own page stands open in a frame.',
          meta: { requirements: ['DEP-4'] },
          invoke: {
            id: 'cashierMessages',
            src: 'cashierMessages',
            input: ({ context }) => ({
              cashierUrl: context.cashierUrl ?? '',
              depositId: context.depositId ?? '',
            }),
          },
          on: {
            'cashier.finished': { target: 'lookingUp', actions: ['resetLookUps', 'forgetCancelProblem'] },
            'cashier.failed': { target: 'lookingUp', actions: ['resetLookUps', 'forgetCancelProblem'] },
            'cashier.cancelled': { target: 'cancelling' },
            'cashier.close': { target: 'cancelling' },
          },
        },
        cancelling: {
          description: 'The payment is being given up; if it was booked meanwhile, it stays booked.',
          meta: { requirements: ['DEP-6', 'SAF-4'] },
          tags: ['busy'],
          entry: 'forgetCancelProblem',
          invoke: {
            id: 'cancelDeposit',
            src: 'cancelDeposit',
            input: ({ context }) => ({ depositId: context.depositId ?? '' }),
            onDone: [
              {
                guard: { type: 'isSucceeded', params: answered },
                target: '#deposit.succeeded',
                actions: { type: 'keepDeposit', params: answered },
              },
              {
                guard: { type: 'isRefused', params: answered },
                target: '#deposit.refused',
                actions: { type: 'keepDeposit', params: answered },
              },
              {
                guard: { type: 'isAbandoned', params: answered },
                target: '#deposit.abandoned',
                actions: { type: 'keepDeposit', params: answered },
              },
              { target: 'waitingForOutcome', actions: { type: 'keepDeposit', params: answered } },
            ],
            onError: {
              target: 'lookingUp',
              actions: ['resetLookUps', { type: 'keepCancelProblem', params: failure }],
              description: 'Refused, or the answer was lost: how it stands is looked up',
            },
          },
          after: {
            requestTimeout: {
              target: 'lookingUp',
              actions: ['resetLookUps', 'keepCancelTimeOut'],
              description: 'No answer within 15 s',
            },
          },
        },
        lookingUp: {
          description: 'What became of the payment is being looked up.',
          meta: { requirements: ['DEP-6', 'SAF-4'] },
          tags: ['busy'],
          entry: 'countLookUp',
          invoke: {
            id: 'lookUpDeposit',
            src: 'lookUpDeposit',
            input: ({ context }) => ({ ...requestOf(context), depositId: context.depositId }),
            onDone: [
              {
                guard: { type: 'isSucceeded', params: answered },
                target: '#deposit.succeeded',
                actions: { type: 'keepDeposit', params: answered },
              },
              {
                guard: { type: 'isRefused', params: answered },
                target: '#deposit.refused',
                actions: { type: 'keepDeposit', params: answered },
              },
              {
                guard: { type: 'isAbandoned', params: answered },
                target: '#deposit.abandoned',
                actions: { type: 'keepDeposit', params: answered },
              },
              {
                guard: { type: 'isNotGivenUp', params: answered },
                target: 'unfinished',
                actions: { type: 'keepUnopened', params: answered },
                description: 'It was to be given up and is not: the page says so',
              },
              {
                guard: { type: 'isWaitingForPlayer', params: answered },
                target: 'cashier',
                actions: { type: 'keepDeposit', params: answered },
              },
              {
                target: 'waitingForOutcome',
                actions: [{ type: 'keepDeposit', params: answered }, 'forgetCancelProblem'],
                description: 'It is on its way',
              },
            ],
            onError: [
              {
                guard: { type: 'isUnknownReturn', params: failure },
                target: '#deposit.checking',
                actions: 'forgetPayment',
                description: 'The player has no deposit with the id that the address bore',
              },
              {
                guard: { type: 'isNeverMadeForCheck', params: failure },
                target: '#deposit.checking',
                actions: 'keepChoice',
                description: 'The lost request never arrived, and its check is not good any more',
              },
              {
                guard: { type: 'isBonusGone', params: failure },
                target: 'choosing',
                actions: 'dropBonus',
                description: 'The lost request never arrived, and its bonus can be had no more',
              },
              {
                guard: { type: 'isNeverMade', params: failure },
                target: 'requestFailed',
                actions: { type: 'keepProblem', params: failure },
                description: 'The lost request never arrived, and now it is refused',
              },
              { target: 'waitingForOutcome', actions: { type: 'keepProblem', params: failure } },
            ],
          },
          after: {
            requestTimeout: {
              target: 'waitingForOutcome',
              actions: 'keepTimeOut',
              description: 'No answer within 15 s',
            },
          },
        },
        waitingForOutcome: {
          description: 'The payment is under way; it is looked up again shortly.',
          meta: { requirements: ['DEP-6'] },
          tags: ['busy'],
          always: {
            guard: not('hasLookUpsLeft'),
            target: '#deposit.outcomeUnknown',
            description: 'Looked up as often as is worth waiting for',
          },
          after: { lookUpWait: { target: 'lookingUp', description: 'Looked up again after 3 s' } },
        },
      },
    },
    succeeded: {
      description: 'The money is in the wallet; what came of its bonus is said as the operator says it.',
      meta: { requirements: ['DEP-4', 'DEP-7', 'BON-2'] },
      tags: ['status:SUCCESS'],
      entry: 'tellPaid',
      on: {
        'deposit.again': { target: 'checking', actions: ['forgetPayment', 'forgetBonus'] },
        'deposit.clear': leave,
      },
    },
    refused: {
      description: 'The payment was refused; nothing was booked.',
      meta: { requirements: ['DEP-4'] },
      tags: ['status:FAILED'],
      on: {
        'deposit.again': {
          target: 'checking',
          actions: ['tellLimitAfterRefusal', 'forgetPayment'],
          description: 'Refused for a limit of the player’s own, what that leaves is told again',
        },
        'deposit.clear': leave,
      },
    },
    abandoned: {
      description: 'The payment was given up; nothing was booked.',
      meta: { requirements: ['DEP-4'] },
      tags: ['status:CANCELLED'],
      on: {
        'deposit.again': { target: 'checking', actions: 'forgetPayment' },
        'deposit.clear': leave,
      },
    },
    outcomeUnknown: {
      description: 'What became of the payment cannot be said yet. It is not sent again.',
      meta: { requirements: ['DEP-6', 'SAF-4', 'SAF-9'] },
      tags: ['status:PENDING'],
      on: {
        'deposit.retry': { target: 'allowed.lookingUp', actions: 'resetLookUps' },
        'deposit.clear': leave,
      },
    },
  },
})
