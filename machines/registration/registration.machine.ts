import { and, assign, not, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide, mustProvideStream } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import {
  isAnothersPhone,
  isCodeRefused,
  isDuplicate,
  isExpiredCode,
  isMaxAttempts,
  isNotOpen,
  isSentAlready,
  isWrongCode,
  toCodeError,
  toRegistrationError,
} from './errors.ts'
import type {
  CodeChannel,
  DraftStoreEvent,
  LoadDraftOutput,
  LoadRiskSettingInput,
  RegistrationContext,
  RegistrationDetails,
  RegistrationDraft,
  RegistrationEvent,
  RegistrationInput,
  RequestCodeInput,
  RiskSetting,
  SubmitContactInfoInput,
  SubmitDetailsInput,
  SubmitDetailsOutput,
  VerifyCodeInput,
} from './registration.contract.ts'

/** Codes that may be asked for, and tries of each (REG-7). */
export const MAX_REQUESTS = 3
export const MAX_TRIES = 5

interface Failure {
  readonly error: unknown
}
const failure = ({ event }: { event: { error: unknown } }): Failure => ({ error: event.error })

const nothing = {
  details: null,
  password: null,
  isPasswordTypedAgain: false,
  captchaToken: '-',
  contactInfo: null,
  risk: null,
  playerId: null,
  isSmsVerified: false,
  isEmailVerified: false,
  areDetailsDue: false,
  areDetailsTaken: false,
  isContactInfoTaken: false,
  isUnsent: false,
  isResendDue: false,
  channel: 'sms',
  code: null,
  requests: 0,
  tries: 0,
  linkCode: null,
  takenCode: null,
  refusedCode: null,
  problem: null,
  error: null,
} as const satisfies Partial<RegistrationContext>

type DetailsEvent = Extract<RegistrationEvent, { type: 'details.submit' }>

/** The country and the market by whose rules age, province and CPF were checked (REG-10). */
const isSamePlace = (before: RegistrationDetails, after: RegistrationDetails): boolean =>
  before.countryCode === after.countryCode && before.marketCode === after.marketCode

/** What only the first call carries: the contact info brings the phone and the country again, and nothing else of the details. */
const isCarriedLater = (before: RegistrationDetails, after: RegistrationDetails): boolean =>
  before.firstName === after.firstName &&
  before.lastName === after.lastName &&
  isSamePlace(before, after) &&
  before.marketingOptIn === after.marketingOptIn &&
  before.bonusCode === after.bonusCode

/** New details; another phone or e-mail is not verified yet (REG-6, SAF-8). */
const withDetails = (context: RegistrationContext, event: DetailsEvent): Partial<RegistrationContext> => {
  const before = context.details
  const isSamePhone = before?.phonePrefix === event.details.phonePrefix && before.phoneBody === event.details.phoneBody
  const isSameEmail = before?.email === event.details.email
  const isCodeWorking = context.channel === 'sms' ? isSamePhone : isSameEmail
  // Once due they stay so until the server has taken them: a call that failed has changed nothing there.
  const areDetailsDue =
    context.areDetailsDue ||
    !isSameEmail ||
    event.password !== context.password ||
    !isCarriedLater(before, event.details)
  return {
    details: event.details,
    countryCode: event.details.countryCode,
    captchaToken: event.captchaToken,
    password: event.password,
    isPasswordTypedAgain: false,
    areDetailsDue,
    areDetailsTaken: context.areDetailsTaken && !areDetailsDue,
    // The contact info brings the phone once more, and what it asks goes by country and market (REG-10).
    isContactInfoTaken: context.isContactInfoTaken && isSamePhone && isSamePlace(before, event.details),
    isUnsent: false,
    isSmsVerified: isSamePhone && context.isSmsVerified,
    isEmailVerified: isSameEmail && context.isEmailVerified,
    ...(isCodeWorking ? {} : { requests: 0, tries: 0 }),
    problem: null,
    error: null,
  }
}

type ContactInfoEvent = Extract<RegistrationEvent, { type: 'contactInfo.submit' }>

const withContactInfo = ({ contactInfo, captchaToken }: ContactInfoEvent): Partial<RegistrationContext> => ({
  contactInfo,
  captchaToken,
  isContactInfoTaken: false,
  isUnsent: false,
  problem: null,
  error: null,
})

/** The server's account for the details. Another than before, of a server that does not go on with one, has nothing verified. */
const withAccount = (
  context: RegistrationContext,
  { playerId }: SubmitDetailsOutput,
): Partial<RegistrationContext> => ({
  playerId,
  areDetailsDue: false,
  areDetailsTaken: true,
  takenCode: context.details?.bonusCode ?? null,
  ...(playerId === context.playerId
    ? {}
    : { isContactInfoTaken: false, isSmsVerified: false, isEmailVerified: false, requests: 0, tries: 0 }),
})

interface Saving {
  readonly step: RegistrationDraft['savedStep']
  readonly isCodeSent?: boolean
}

const draftOf = (context: RegistrationContext, { step: savedStep, isCodeSent = false }: Saving): DraftStoreEvent => ({
  type: 'draft.save',
  isCodeSent,
  draft: {
    savedStep,
    details: context.details,
    contactInfo: context.contactInfo,
    isContactInfoTaken: context.isContactInfoTaken,
    playerId: context.playerId,
    isSmsVerified: context.isSmsVerified,
    isEmailVerified: context.isEmailVerified,
    risk: context.risk,
    channel: context.channel,
    requests: context.requests,
    tries: context.tries,
    takenCode: context.takenCode,
    refusedCode: context.refusedCode,
  },
})

/** The code that the risk setting asks for next; null when all are verified. */
const nextChannel = ({
  risk,
  isSmsVerified,
  isEmailVerified,
}: Pick<RegistrationDraft, 'risk' | 'isSmsVerified' | 'isEmailVerified'>): CodeChannel | null => {
  if (risk?.smsVerification === true && !isSmsVerified) return 'sms'
  return risk?.emailVerification === true && !isEmailVerified ? 'email' : null
}

const isDraftAt = (draft: RegistrationDraft | null, step: RegistrationDraft['savedStep']): draft is RegistrationDraft =>
  draft?.savedStep === step && draft.playerId !== null && draft.details !== null

interface Restoring {
  readonly draft: LoadDraftOutput
}
const restoring = ({ event }: { event: { output: LoadDraftOutput } }): Restoring => ({ draft: event.output })
const restoringAt =
  (step: RegistrationDraft['savedStep']) =>
  ({ event }: { event: { output: LoadDraftOutput } }) => ({ draft: event.output, step })

/** Creating a player account, from the details to the sign-in. */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadDraft: mustProvide<LoadDraftOutput>('loadDraft'),
    draftStore: mustProvideStream<undefined, DraftStoreEvent>('draftStore'),
    loadRiskSetting: mustProvide<RiskSetting, LoadRiskSettingInput>('loadRiskSetting'),
    submitDetails: mustProvide<SubmitDetailsOutput, SubmitDetailsInput>('submitDetails'),
    submitContactInfo: mustProvide<void, SubmitContactInfoInput>('submitContactInfo'),
    requestCode: mustProvide<void, RequestCodeInput>('requestCode'),
    verifyCode: mustProvide<void, VerifyCodeInput>('verifyCode'),
  },
  guards: {
    isUnsupported: (_, params: { isSupported: boolean }) => !params.isSupported,
    isSupported: (_, params: { isSupported: boolean }) => params.isSupported,
    isAlreadyCreated: ({ context }) => context.playerId !== null,
    areDetailsDue: ({ context }) => context.areDetailsDue,
    areDetailsTaken: ({ context }) => context.areDetailsTaken,
    isContactInfoTaken: ({ context }) => context.isContactInfoTaken,
    isSmsNeeded: ({ context }) => context.risk?.smsVerification === true && !context.isSmsVerified,
    isEmailNeeded: ({ context }) => context.risk?.emailVerification === true && !context.isEmailVerified,
    isNoCodeNeeded: ({ context }) =>
      !(context.risk?.smsVerification ?? false) && !(context.risk?.emailVerification ?? false),
    isEmailNext: ({ context }) =>
      context.channel === 'sms' && context.risk?.emailVerification === true && !context.isEmailVerified,
    hasPassword: ({ context }) => context.password !== null,
    hasNoTriesLeft: ({ context }) => context.tries >= MAX_TRIES,
    isCodeOnItsWay: ({ context }) => context.requests > 0 && nextChannel(context) === context.channel,
    isResendDue: ({ context }) => context.isResendDue,
    hasRequestsLeft: ({ context }) => context.requests < MAX_REQUESTS,
    // Of the last code: the fifth wrong try, or one that comes too late, as there is no code after it.
    isLastTryOfAll: ({ context }, params: Failure) =>
      context.requests >= MAX_REQUESTS &&
      (isExpiredCode(params.error) || (isWrongCode(params.error) && context.tries + 1 >= MAX_TRIES)),
    isLastTryOfCode: ({ context }, params: Failure) => isWrongCode(params.error) && context.tries + 1 >= MAX_TRIES,
    isUnsent: ({ context }) => context.isUnsent,
    isAnothersPhone: (_, params: Failure) => isAnothersPhone(params.error),
    isDuplicate: (_, params: Failure) => isDuplicate(params.error),
    isMaxAttempts: (_, params: Failure) => isMaxAttempts(params.error),
    isWrongCode: (_, params: Failure) => isWrongCode(params.error),
    isSentAlready: (_, params: Failure) => isSentAlready(params.error),
    isNotOpen: (_, params: Failure) => isNotOpen(params.error),
    isDraftAt: (_, { draft, step }: Restoring & { step: RegistrationDraft['savedStep'] }) => isDraftAt(draft, step),
    isDraftSent: (_, { draft }: Restoring) =>
      isDraftAt(draft, 'verification') && draft.requests > 0 && nextChannel(draft) === draft.channel,
    // A code that came by a link since the details were sent goes with none of the calls behind them.
    isOtherCode: ({ context: { linkCode } }, { draft }: Restoring) =>
      (isDraftAt(draft, 'contactInfo') || isDraftAt(draft, 'verification')) &&
      linkCode !== null &&
      linkCode !== draft.takenCode &&
      linkCode !== draft.refusedCode,
    isDraftVerified: (_, { draft }: Restoring) => isDraftAt(draft, 'verification') && nextChannel(draft) === null,
  },
  actions: {
    keepError: assign(({ context }, params: Failure) => ({
      problem: toProblem(params.error),
      error: toRegistrationError(params.error),
      ...(isCodeRefused(params.error) ? { refusedCode: context.details?.bonusCode ?? null } : {}),
    })),
    keepCodeError: assign((_, params: Failure) => ({
      problem: toProblem(params.error),
      error: toCodeError(params.error),
      code: null,
    })),
    // Whoever has gone on with it, in another tab perhaps, may have changed the country: the contact info is given again, too.
    loseProof: assign((_, params: Failure) => ({
      areDetailsDue: true,
      areDetailsTaken: false,
      isContactInfoTaken: false,
      code: null,
      problem: toProblem(params.error),
      error: toRegistrationError(params.error),
    })),
    keepTimeOut: assign({ problem: timedOut, error: { key: 'error.oops.tryAgain', field: null }, code: null }),
    keepUnsent: assign((_, params: { isUnsent: boolean }) => ({ isUnsent: params.isUnsent })),
    tellUnsent: assign({ problem: null, error: { key: 'registration.unsent', field: null } }),
    tellPasswordRefused: assign({ error: { key: 'registration.password.refused', field: 'password' } }),
    clearError: assign({ problem: null, error: null }),
    keepDraft: assign((_, { draft }: Restoring) =>
      draft === null
        ? {}
        : {
            details: draft.details,
            contactInfo: draft.contactInfo,
            isContactInfoTaken: draft.isContactInfoTaken,
            // No step is kept before the server has taken the details.
            areDetailsTaken: draft.playerId !== null,
            playerId: draft.playerId,
            isSmsVerified: draft.isSmsVerified,
            isEmailVerified: draft.isEmailVerified,
            risk: draft.risk,
            channel: draft.channel,
            requests: draft.requests,
            tries: draft.tries,
            takenCode: draft.takenCode,
            refusedCode: draft.refusedCode,
            areDetailsDue: true,
            isResendDue: draft.isResendDue,
            countryCode: draft.details?.countryCode ?? '',
          },
    ),
    // Codes of this channel that were sent already still count, and the last one still works.
    useChannel: assign(({ context }, params: { channel: CodeChannel }) => ({
      channel: params.channel,
      ...(context.channel === params.channel ? {} : { requests: 0, tries: 0, isResendDue: false }),
      code: null,
      problem: null,
      error: null,
    })),
    markVerified: assign(({ context }) =>
      context.channel === 'sms' ? { isSmsVerified: true, code: null } : { isEmailVerified: true, code: null },
    ),
    countRequest: assign(({ context }) => ({
      requests: context.requests + 1,
      tries: 0,
      isResendDue: false,
      problem: null,
      error: null,
    })),
    markContactInfoTaken: assign({ isContactInfoTaken: true }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetCode: assign({ code: null }),
    forgetSecrets: assign({ password: null, code: null }),
    forgetAll: assign(nothing),
    saveDraftAt: sendTo('draftStore', ({ context }, params: Saving) => draftOf(context, params)),
    clearDraft: sendTo('draftStore', { type: 'draft.save', draft: null }),
    tellCompleted: sendTo(
      ({ context }) => context.parentRef,
      ({ context }) => ({
        type: 'registration.completed' as const,
        email: context.details?.email ?? '',
        password: context.password ?? '',
        isTypedAgain: context.isPasswordTypedAgain,
      }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, resendWait: 60_000 },
}).createMachine({
  id: 'registration',
  description: 'A visitor creates a player account.',
  meta: { area: 'access' },
  context: ({ input }) => ({ ...nothing, ...input }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No sign-up is shown.',
      entry: 'forgetAll',
      on: {
        'registration.open': {
          target: 'open',
          actions: assign({ linkCode: ({ event }) => event.bonusCode ?? null }),
        },
      },
    },
    open: {
      description: 'The sign-up is open. What is typed is kept for a reload, without the password.',
      meta: { requirements: ['REG-1'] },
      initial: 'restoring',
      invoke: { id: 'draftStore', src: 'draftStore' },
      on: { 'registration.close': { target: 'closed' } },
      states: {
        restoring: {
          description: 'Looks for a sign-up that a reload interrupted.',
          meta: { requirements: ['REG-1'] },
          tags: ['busy'],
          invoke: {
            id: 'loadDraft',
            src: 'loadDraft',
            onDone: [
              {
                guard: { type: 'isDraftVerified', params: restoring },
                target: 'passwordAgain',
                actions: { type: 'keepDraft', params: restoring },
                description: 'All was verified; only the password is missing',
              },
              {
                guard: { type: 'isOtherCode', params: restoring },
                target: 'details',
                actions: [
                  { type: 'keepDraft', params: restoring },
                  assign({ areDetailsTaken: false, refusedCode: null }),
                ],
                description: 'A bonus code came by a link meanwhile: the details are sent once more, with it',
              },
              {
                guard: { type: 'isDraftSent', params: restoring },
                target: 'verification.entering',
                actions: { type: 'keepDraft', params: restoring },
                description: 'The code that was sent still works: no second one',
              },
              {
                guard: { type: 'isDraftAt', params: restoringAt('verification') },
                target: 'verification',
                actions: { type: 'keepDraft', params: restoring },
              },
              {
                guard: { type: 'isDraftAt', params: restoringAt('contactInfo') },
                target: 'contactInfo',
                actions: { type: 'keepDraft', params: restoring },
              },
              { target: 'details', actions: { type: 'keepDraft', params: restoring } },
            ],
            onError: { target: 'details' },
          },
          after: { requestTimeout: { target: 'details', description: 'No draft within 15 s' } },
        },
        details: {
          description: 'E-mail, password, name, country, phone and consents.',
          tags: ['status:Details'],
          initial: 'editing',
          states: {
            editing: {
              description: 'The visitor fills in the details.',
              meta: { requirements: ['REG-4', 'REG-5', 'REG-6', 'REG-9'] },
              on: {
                'country.pick': [
                  {
                    guard: { type: 'isUnsupported', params: ({ event }) => event },
                    target: '#registration.open.unsupported',
                    description: 'The country that was chosen before stays chosen for the way back',
                  },
                  { actions: assign({ countryCode: ({ event }) => event.countryCode }) },
                ],
                'details.submit': {
                  target: 'loadingRisk',
                  actions: assign(({ context, event }) => withDetails(context, event)),
                },
                'form.change': { actions: { type: 'keepUnsent', params: ({ event }) => event } },
                'step.next': [
                  {
                    guard: and(['isAlreadyCreated', 'areDetailsTaken', not('isUnsent')]),
                    target: '#registration.open.contactInfo',
                    actions: 'clearError',
                    description: 'On without sending anything: the account exists',
                  },
                  {
                    guard: 'isAlreadyCreated',
                    actions: 'tellUnsent',
                    description: 'What was put right here would be left behind: it has to be sent',
                  },
                ],
                'step.back': { description: 'This is the first step' },
              },
            },
            loadingRisk: {
              description: 'Asks which codes this market wants.',
              meta: { requirements: ['REG-2'] },
              tags: ['busy'],
              invoke: {
                id: 'loadRiskSetting',
                src: 'loadRiskSetting',
                input: ({ context }) => ({ countryCode: context.countryCode }),
                onDone: [
                  {
                    guard: and(['isAlreadyCreated', not('areDetailsDue')]),
                    target: '#registration.open.contactInfo',
                    actions: [
                      assign({ risk: ({ event }) => event.output }),
                      { type: 'saveDraftAt', params: { step: 'contactInfo' } },
                    ],
                    description: 'The account exists: a changed phone goes with the contact info',
                  },
                  { target: 'submitting', actions: assign({ risk: ({ event }) => event.output }) },
                ],
                onError: { target: 'failed', actions: { type: 'keepError', params: failure } },
              },
              after: {
                requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            submitting: {
              description: 'The account is being made.',
              meta: { requirements: ['REG-2', 'REG-3'] },
              tags: ['busy'],
              invoke: {
                id: 'submitDetails',
                src: 'submitDetails',
                input: ({ context }) => ({
                  playerId: context.playerId,
                  details: context.details!,
                  password: context.password ?? '',
                  captchaToken: context.captchaToken,
                }),
                onDone: [
                  {
                    guard: 'isNoCodeNeeded',
                    target: '#registration.open.complete',
                    actions: assign(({ context, event }) => withAccount(context, event.output)),
                    description: 'This market asks for no code: signed in at once',
                  },
                  {
                    target: '#registration.open.contactInfo',
                    actions: [
                      assign(({ context, event }) => withAccount(context, event.output)),
                      { type: 'saveDraftAt', params: { step: 'contactInfo' } },
                    ],
                  },
                ],
                onError: [
                  { guard: { type: 'isDuplicate', params: failure }, target: '#registration.open.duplicated' },
                  { target: 'failed', actions: { type: 'keepError', params: failure } },
                ],
              },
              after: {
                requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            failed: {
              description: 'The details were not taken; why stands in the form.',
              meta: { requirements: ['APP-6', 'REG-8'] },
              on: {
                'country.pick': [
                  {
                    guard: { type: 'isUnsupported', params: ({ event }) => event },
                    target: '#registration.open.unsupported',
                    description: 'The country that was chosen before stays chosen for the way back',
                  },
                  { actions: assign({ countryCode: ({ event }) => event.countryCode }) },
                ],
                'details.submit': {
                  target: 'loadingRisk',
                  actions: assign(({ context, event }) => withDetails(context, event)),
                },
              },
            },
          },
        },
        contactInfo: {
          description: 'Date of birth, postal code, and province or CPF where the country asks.',
          tags: ['status:ContactInfo'],
          initial: 'editing',
          states: {
            editing: {
              description: 'The visitor fills in the contact info.',
              meta: { requirements: ['REG-9', 'REG-10'] },
              on: {
                'contactInfo.submit': {
                  target: 'loadingRisk',
                  actions: assign(({ event }) => withContactInfo(event)),
                },
                'step.back': {
                  target: '#registration.open.details',
                  actions: ['clearError', { type: 'saveDraftAt', params: { step: 'details' } }],
                },
                'form.change': { actions: { type: 'keepUnsent', params: ({ event }) => event } },
                'step.next': [
                  {
                    guard: and(['isContactInfoTaken', 'isCodeOnItsWay', not('isUnsent')]),
                    target: '#registration.open.verification.entering',
                    actions: ['clearError', { type: 'saveDraftAt', params: { step: 'verification' } }],
                    description: 'Contact info is in and the code has been sent: on to it',
                  },
                  {
                    guard: 'isCodeOnItsWay',
                    actions: 'tellUnsent',
                    description: 'What was put right here would be left behind: it has to be sent',
                  },
                ],
              },
            },
            loadingRisk: {
              description: 'Asks which codes this market wants: a reload may have dropped the answer.',
              meta: { requirements: ['REG-2'] },
              tags: ['busy'],
              invoke: {
                id: 'loadRiskSetting',
                src: 'loadRiskSetting',
                input: ({ context }) => ({ countryCode: context.countryCode }),
                onDone: { target: 'submitting', actions: assign({ risk: ({ event }) => event.output }) },
                onError: { target: 'failed', actions: { type: 'keepError', params: failure } },
              },
              after: {
                requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            submitting: {
              description: 'The contact info is being stored.',
              meta: { requirements: ['REG-3'] },
              tags: ['busy'],
              invoke: {
                id: 'submitContactInfo',
                src: 'submitContactInfo',
                input: ({ context }) => ({
                  playerId: context.playerId!,
                  details: context.details!,
                  contactInfo: context.contactInfo!,
                  captchaToken: context.captchaToken,
                }),
                onDone: [
                  {
                    guard: 'isCodeOnItsWay',
                    target: '#registration.open.verification.entering',
                    actions: ['markContactInfoTaken', { type: 'saveDraftAt', params: { step: 'verification' } }],
                    description: 'The code that was sent still works: no second one',
                  },
                  {
                    guard: 'isSmsNeeded',
                    target: '#registration.open.verification',
                    actions: [
                      'markContactInfoTaken',
                      { type: 'useChannel', params: { channel: 'sms' } },
                      { type: 'saveDraftAt', params: { step: 'verification' } },
                    ],
                  },
                  {
                    guard: 'isEmailNeeded',
                    target: '#registration.open.verification',
                    actions: [
                      'markContactInfoTaken',
                      { type: 'useChannel', params: { channel: 'email' } },
                      { type: 'saveDraftAt', params: { step: 'verification' } },
                    ],
                  },
                  { guard: 'hasPassword', target: '#registration.open.complete', actions: 'markContactInfoTaken' },
                  {
                    target: '#registration.open.passwordAgain',
                    actions: ['markContactInfoTaken', { type: 'saveDraftAt', params: { step: 'verification' } }],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isNotOpen', params: failure },
                    target: '#registration.open.details.failed',
                    actions: { type: 'loseProof', params: failure },
                    description: 'Another browser or address than at the start: the details are sent again',
                  },
                  { target: 'failed', actions: { type: 'keepError', params: failure } },
                ],
              },
              after: {
                requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            failed: {
              description: 'The contact info was not taken; why stands in the form.',
              meta: { requirements: ['APP-6', 'REG-8'] },
              on: {
                'contactInfo.submit': {
                  target: 'loadingRisk',
                  actions: assign(({ event }) => withContactInfo(event)),
                },
                'step.back': {
                  target: '#registration.open.details',
                  actions: ['clearError', { type: 'saveDraftAt', params: { step: 'details' } }],
                },
              },
            },
          },
        },
        verification: {
          description: 'A code by SMS, then one by e-mail, as the market asks.',
          meta: { requirements: ['REG-7', 'SAF-8'] },
          tags: ['status:Verification'],
          initial: 'requesting',
          exit: 'forgetCode',
          on: {
            'step.back': {
              target: 'contactInfo',
              actions: ['clearError', { type: 'saveDraftAt', params: { step: 'contactInfo' } }],
            },
          },
          states: {
            requesting: {
              description: 'The code is being sent.',
              tags: ['busy', 'status:UNINITIALIZE'],
              invoke: {
                id: 'requestCode',
                src: 'requestCode',
                input: ({ context }) => ({
                  channel: context.channel,
                  playerId: context.playerId!,
                  countryCode: context.countryCode,
                  captchaToken: context.captchaToken,
                }),
                onDone: {
                  target: 'entering',
                  actions: [
                    'countRequest',
                    { type: 'saveDraftAt', params: { step: 'verification', isCodeSent: true } },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isNotOpen', params: failure },
                    target: '#registration.open.details.failed',
                    actions: { type: 'loseProof', params: failure },
                  },
                  { guard: { type: 'isMaxAttempts', params: failure }, target: '#registration.open.maxAttempts' },
                  {
                    guard: { type: 'isSentAlready', params: failure },
                    target: 'entering',
                    actions: [
                      'countRequest',
                      { type: 'saveDraftAt', params: { step: 'verification', isCodeSent: true } },
                    ],
                    description: 'The answer to an earlier request was lost: its code is on its way',
                  },
                  { target: 'requestFailed', actions: { type: 'keepCodeError', params: failure } },
                ],
              },
              after: {
                requestTimeout: {
                  target: 'requestFailed',
                  actions: 'keepTimeOut',
                  description: 'No answer within 15 s',
                },
              },
            },
            requestFailed: {
              description: 'The code could not be sent.',
              meta: { requirements: ['REG-8'] },
              tags: ['status:FAIL_SEND'],
              on: {
                'code.resend': {
                  target: 'requesting',
                  actions: assign({ captchaToken: ({ event }) => event.captchaToken }),
                },
              },
            },
            entering: {
              description: 'The code has been sent.',
              type: 'parallel',
              states: {
                code: {
                  description: 'Typing and checking.',
                  meta: { requirements: ['REG-7'] },
                  initial: 'editing',
                  states: {
                    editing: {
                      description: 'The visitor types the six digits.',
                      tags: ['status:SUCESS_SEND'],
                      always: {
                        guard: 'hasNoTriesLeft',
                        target: 'spent',
                        description: 'Tried five times before a reload',
                      },
                      on: {
                        'code.submit': {
                          target: 'verifying',
                          actions: assign({ code: ({ event }) => event.code, problem: null, error: null }),
                        },
                      },
                    },
                    verifying: {
                      description: 'The code is being checked.',
                      tags: ['busy', 'status:SUCESS_SEND'],
                      invoke: {
                        id: 'verifyCode',
                        src: 'verifyCode',
                        input: ({ context }) => ({
                          channel: context.channel,
                          playerId: context.playerId!,
                          code: context.code ?? '',
                        }),
                        onDone: [
                          {
                            guard: 'isEmailNext',
                            target: '#registration.open.verification.requesting',
                            actions: [
                              'markVerified',
                              { type: 'useChannel', params: { channel: 'email' } },
                              { type: 'saveDraftAt', params: { step: 'verification' } },
                            ],
                            description: 'The phone is verified: now the e-mail',
                          },
                          {
                            guard: 'hasPassword',
                            target: '#registration.open.complete',
                            actions: 'markVerified',
                          },
                          {
                            target: '#registration.open.passwordAgain',
                            actions: ['markVerified', { type: 'saveDraftAt', params: { step: 'verification' } }],
                          },
                        ],
                        onError: [
                          {
                            guard: { type: 'isNotOpen', params: failure },
                            target: '#registration.open.details.failed',
                            actions: { type: 'loseProof', params: failure },
                          },
                          {
                            guard: { type: 'isAnothersPhone', params: failure },
                            target: '#registration.open.details.failed',
                            actions: [
                              { type: 'keepError', params: failure },
                              { type: 'saveDraftAt', params: { step: 'details' } },
                            ],
                            description: 'Another player has proven this phone meanwhile: another number is asked for',
                          },
                          {
                            guard: { type: 'isMaxAttempts', params: failure },
                            target: '#registration.open.maxAttempts',
                          },
                          {
                            guard: { type: 'isLastTryOfAll', params: failure },
                            target: '#registration.open.maxAttempts',
                          },
                          {
                            guard: { type: 'isLastTryOfCode', params: failure },
                            target: 'spent',
                            actions: [
                              'countTry',
                              { type: 'keepCodeError', params: failure },
                              { type: 'saveDraftAt', params: { step: 'verification' } },
                            ],
                          },
                          {
                            guard: { type: 'isWrongCode', params: failure },
                            target: 'wrong',
                            actions: [
                              'countTry',
                              { type: 'keepCodeError', params: failure },
                              { type: 'saveDraftAt', params: { step: 'verification' } },
                            ],
                          },
                          { target: 'unanswered', actions: { type: 'keepCodeError', params: failure } },
                        ],
                      },
                      after: {
                        requestTimeout: {
                          target: 'unanswered',
                          actions: 'keepTimeOut',
                          description: 'No answer within 15 s',
                        },
                      },
                    },
                    wrong: {
                      description: 'That was not the code.',
                      tags: ['status:FAIL_VERIFY'],
                      on: {
                        'code.submit': {
                          target: 'verifying',
                          actions: assign({ code: ({ event }) => event.code, problem: null, error: null }),
                        },
                      },
                    },
                    unanswered: {
                      description: 'The check had no answer: it does not count as a try.',
                      tags: ['status:SUCESS_SEND'],
                      on: {
                        'code.submit': {
                          target: 'verifying',
                          actions: assign({ code: ({ event }) => event.code, problem: null, error: null }),
                        },
                      },
                    },
                    spent: {
                      description: 'Five wrong tries: only a new code helps.',
                      tags: ['status:FAIL_VERIFY'],
                    },
                  },
                },
                resend: {
                  description: 'When a new code may be asked for.',
                  meta: { requirements: ['REG-7'] },
                  initial: 'waiting',
                  states: {
                    waiting: {
                      description: 'The code may still be on its way.',
                      always: [
                        {
                          guard: and(['isResendDue', 'hasRequestsLeft']),
                          target: 'resendable',
                          description: 'Sent long before a reload',
                        },
                        {
                          guard: 'isResendDue',
                          target: 'spent',
                          description: 'Sent long before a reload, the third of three',
                        },
                      ],
                      after: {
                        resendWait: [
                          { guard: 'hasRequestsLeft', target: 'resendable', description: 'Offered after 60 s' },
                          { target: 'spent', description: 'After 60 s, three codes were sent' },
                        ],
                      },
                    },
                    resendable: {
                      description: 'A new code may be asked for.',
                      on: {
                        'code.resend': {
                          target: '#registration.open.verification.requesting',
                          actions: assign({ captchaToken: ({ event }) => event.captchaToken }),
                        },
                      },
                    },
                    spent: { description: 'Three codes were sent: no more.' },
                  },
                },
              },
            },
          },
        },
        passwordAgain: {
          description: 'All is verified; a reload has dropped the password, so it is asked for once more.',
          meta: { requirements: ['REG-1', 'SAF-12'] },
          tags: ['status:SUCCESS_VERIFY'],
          on: {
            'password.submit': {
              target: 'complete',
              actions: assign(({ event }) => ({
                password: event.password,
                isPasswordTypedAgain: true,
                error: null,
              })),
            },
            'registration.restart': {
              target: 'details',
              actions: ['forgetAll', 'clearDraft'],
              description: 'Somebody else signs up in this tab',
            },
          },
        },
        maxAttempts: {
          description: 'Too many codes or tries: everything typed is cleared.',
          meta: { requirements: ['REG-7'] },
          tags: ['status:sms.max.attempts.reached'],
          entry: ['forgetAll', 'clearDraft'],
          on: { 'registration.restart': { target: 'details' } },
        },
        unsupported: {
          description: 'The site is not offered in this country.',
          meta: { requirements: ['REG-12'] },
          tags: ['status:Unsupported'],
          on: {
            'country.pick': {
              guard: { type: 'isSupported', params: ({ event }) => event },
              target: 'details',
              actions: assign({ countryCode: ({ event }) => event.countryCode }),
            },
            'step.back': { target: 'details' },
          },
        },
        duplicated: {
          description: 'There is a player with this e-mail or phone already.',
          meta: { requirements: ['REG-8', 'REG-12'] },
          tags: ['status:Duplicated'],
          entry: ['forgetSecrets', 'clearDraft'],
          on: { 'registration.restart': { target: 'details' }, 'step.back': { target: 'details' } },
        },
        complete: {
          description: 'The account is ready; signing in follows. A reload meanwhile asks for the password only.',
          meta: { requirements: ['REG-1', 'REG-2'] },
          tags: ['status:Complete', 'status:SUCCESS_VERIFY'],
          entry: ['tellCompleted', 'forgetSecrets', { type: 'saveDraftAt', params: { step: 'verification' } }],
          exit: 'clearDraft',
          on: {
            'password.refused': {
              target: 'passwordAgain',
              actions: ['tellPasswordRefused', { type: 'saveDraftAt', params: { step: 'verification' } }],
              description: 'The password that was typed anew is not the one of the account',
            },
          },
        },
      },
    },
  },
})
