import { and, assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide, mustProvideStream } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import { isDuplicate, isMaxAttempts, isWrongCode, toCodeError, toRegistrationError } from './errors.ts'
import type {
  CodeChannel,
  DraftStoreEvent,
  LoadDraftOutput,
  LoadRiskSettingInput,
  RegistrationContext,
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
  captchaToken: '-',
  contactInfo: null,
  risk: null,
  playerId: null,
  isSmsVerified: false,
  isEmailVerified: false,
  channel: 'sms',
  code: null,
  requests: 0,
  tries: 0,
  problem: null,
  error: null,
} as const satisfies Partial<RegistrationContext>

type DetailsEvent = Extract<RegistrationEvent, { type: 'details.submit' }>

/** New details; another phone is not verified yet, another e-mail is another player (REG-6, SAF-8). */
const withDetails = (context: RegistrationContext, event: DetailsEvent): Partial<RegistrationContext> => {
  const before = context.details
  const isSamePhone = before?.phonePrefix === event.details.phonePrefix && before.phoneBody === event.details.phoneBody
  const isSamePlayer = before?.email === event.details.email && context.playerId !== null
  return {
    details: event.details,
    countryCode: event.details.countryCode,
    captchaToken: event.captchaToken,
    // The account was made with the first password: that one signs in.
    password: isSamePlayer && context.password !== null ? context.password : event.password,
    playerId: isSamePlayer ? context.playerId : null,
    isSmsVerified: isSamePlayer && isSamePhone && context.isSmsVerified,
    isEmailVerified: isSamePlayer && context.isEmailVerified,
    ...(isSamePlayer && isSamePhone ? {} : { requests: 0, tries: 0 }),
    problem: null,
    error: null,
  }
}

const draftOf = (context: RegistrationContext, savedStep: RegistrationDraft['savedStep']): DraftStoreEvent => ({
  type: 'draft.save',
  draft: {
    savedStep,
    details: context.details,
    contactInfo: context.contactInfo,
    playerId: context.playerId,
    isSmsVerified: context.isSmsVerified,
    isEmailVerified: context.isEmailVerified,
  },
})

/** Creating a player account, from the details to the sign-in. */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    tags: {} as FlowTag,
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
    isSmsNeeded: ({ context }) => context.risk?.smsVerification === true && !context.isSmsVerified,
    isEmailNeeded: ({ context }) => context.risk?.emailVerification === true && !context.isEmailVerified,
    isNoCodeNeeded: ({ context }) =>
      !(context.risk?.smsVerification ?? false) && !(context.risk?.emailVerification ?? false),
    isEmailNext: ({ context }) =>
      context.channel === 'sms' && context.risk?.emailVerification === true && !context.isEmailVerified,
    hasPassword: ({ context }) => context.password !== null,
    hasContactInfo: ({ context }) => context.contactInfo !== null && context.playerId !== null,
    hasRisk: ({ context }) => context.risk !== null,
    hasRequestsLeft: ({ context }) => context.requests < MAX_REQUESTS,
    isLastTryOfAll: ({ context }, params: Failure) =>
      isWrongCode(params.error) && context.tries + 1 >= MAX_TRIES && context.requests >= MAX_REQUESTS,
    isLastTryOfCode: ({ context }, params: Failure) => isWrongCode(params.error) && context.tries + 1 >= MAX_TRIES,
    isDuplicate: (_, params: Failure) => isDuplicate(params.error),
    isMaxAttempts: (_, params: Failure) => isMaxAttempts(params.error),
    isWrongCode: (_, params: Failure) => isWrongCode(params.error),
    isDraftAt: (_, params: { draft: RegistrationDraft | null; step: RegistrationDraft['savedStep'] }) =>
      params.draft?.savedStep === params.step && params.draft.playerId !== null && params.draft.details !== null,
  },
  actions: {
    keepError: assign((_, params: Failure) => ({
      problem: toProblem(params.error),
      error: toRegistrationError(params.error),
    })),
    keepCodeError: assign((_, params: Failure) => ({
      problem: toProblem(params.error),
      error: toCodeError(params.error),
      code: null,
    })),
    keepTimeOut: assign({ problem: timedOut, error: { key: 'error.oops.tryAgain', field: null }, code: null }),
    clearError: assign({ problem: null, error: null }),
    keepDraft: assign((_, { draft }: { draft: RegistrationDraft | null }) =>
      draft === null
        ? {}
        : {
            details: draft.details,
            contactInfo: draft.contactInfo,
            playerId: draft.playerId,
            isSmsVerified: draft.isSmsVerified,
            isEmailVerified: draft.isEmailVerified,
            countryCode: draft.details?.countryCode ?? '',
          },
    ),
    useChannel: assign((_, params: { channel: CodeChannel }) => ({
      channel: params.channel,
      requests: 0,
      tries: 0,
      code: null,
      problem: null,
      error: null,
    })),
    markVerified: assign(({ context }) =>
      context.channel === 'sms' ? { isSmsVerified: true, code: null } : { isEmailVerified: true, code: null },
    ),
    countRequest: assign(({ context }) => ({ requests: context.requests + 1, tries: 0, problem: null, error: null })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetCode: assign({ code: null }),
    forgetSecrets: assign({ password: null, code: null }),
    forgetAll: assign(nothing),
    saveDraftAt: sendTo('draftStore', ({ context }, params: { step: RegistrationDraft['savedStep'] }) =>
      draftOf(context, params.step),
    ),
    clearDraft: sendTo('draftStore', { type: 'draft.save', draft: null }),
    tellCompleted: sendTo(
      ({ context }) => context.parentRef,
      ({ context }) => ({
        type: 'registration.completed' as const,
        email: context.details?.email ?? '',
        password: context.password ?? '',
      }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, resendWait: 60_000 },
}).createMachine({
  id: 'registration',
  description: 'A visitor creates a player account.',
  context: ({ input }) => ({ ...nothing, ...input }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No sign-up is shown.',
      entry: 'forgetAll',
      on: { 'registration.open': { target: 'open' } },
    },
    open: {
      description: 'The sign-up is open. What is typed is kept for a reload, without the password.',
      initial: 'restoring',
      invoke: { id: 'draftStore', src: 'draftStore' },
      on: { 'registration.close': { target: 'closed' } },
      states: {
        restoring: {
          description: 'Looks for a sign-up that a reload interrupted.',
          tags: ['busy'],
          invoke: {
            id: 'loadDraft',
            src: 'loadDraft',
            onDone: [
              {
                guard: { type: 'isDraftAt', params: ({ event }) => ({ draft: event.output, step: 'verification' }) },
                target: 'contactInfo',
                actions: { type: 'keepDraft', params: ({ event }) => ({ draft: event.output }) },
                description: 'Contact info is sent again, so that a fresh code comes',
              },
              {
                guard: { type: 'isDraftAt', params: ({ event }) => ({ draft: event.output, step: 'contactInfo' }) },
                target: 'contactInfo',
                actions: { type: 'keepDraft', params: ({ event }) => ({ draft: event.output }) },
              },
              { target: 'details', actions: { type: 'keepDraft', params: ({ event }) => ({ draft: event.output }) } },
            ],
            onError: { target: 'details' },
          },
          after: { requestTimeout: { target: 'details', description: 'No draft within 15 s' } },
        },
        details: {
          description: 'E-mail, password, name, country, phone and consents.',
          tags: ['status:Details'],
          initial: 'editing',
          on: {
            'country.pick': [
              {
                guard: { type: 'isUnsupported', params: ({ event }) => event },
                target: 'unsupported',
                actions: assign({ countryCode: ({ event }) => event.countryCode }),
              },
              { actions: assign({ countryCode: ({ event }) => event.countryCode }) },
            ],
          },
          states: {
            editing: {
              description: 'The visitor fills in the details.',
              on: {
                'details.submit': {
                  target: 'loadingRisk',
                  actions: assign(({ context, event }) => withDetails(context, event)),
                },
                'step.next': {
                  guard: 'isAlreadyCreated',
                  target: '#registration.open.contactInfo',
                  description: 'Nothing changed since the account was made',
                },
                'step.back': { description: 'This is the first step' },
              },
            },
            loadingRisk: {
              description: 'Asks which codes this market wants.',
              tags: ['busy'],
              invoke: {
                id: 'loadRiskSetting',
                src: 'loadRiskSetting',
                input: ({ context }) => ({ countryCode: context.countryCode }),
                onDone: [
                  {
                    guard: 'isAlreadyCreated',
                    target: '#registration.open.contactInfo',
                    actions: [
                      assign({ risk: ({ event }) => event.output }),
                      { type: 'saveDraftAt', params: { step: 'contactInfo' } },
                    ],
                    description: 'The account exists: changed details go with the contact info',
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
              tags: ['busy'],
              invoke: {
                id: 'submitDetails',
                src: 'submitDetails',
                input: ({ context }) => ({
                  details: context.details!,
                  password: context.password ?? '',
                  captchaToken: context.captchaToken,
                }),
                onDone: [
                  {
                    guard: 'isNoCodeNeeded',
                    target: '#registration.open.complete',
                    actions: assign({ playerId: ({ event }) => event.output.playerId }),
                    description: 'This market asks for no code: signed in at once',
                  },
                  {
                    target: '#registration.open.contactInfo',
                    actions: [
                      assign({ playerId: ({ event }) => event.output.playerId }),
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
              on: {
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
              on: {
                'contactInfo.submit': {
                  target: 'loadingRisk',
                  actions: assign(({ event }) => ({
                    contactInfo: event.contactInfo,
                    captchaToken: event.captchaToken,
                    problem: null,
                    error: null,
                  })),
                },
                'step.back': { target: '#registration.open.details', actions: 'clearError' },
                'step.next': {
                  guard: and(['hasContactInfo', 'hasRisk', 'isSmsNeeded']),
                  target: '#registration.open.verification',
                  actions: { type: 'useChannel', params: { channel: 'sms' } },
                  description: 'Contact info is in: on to the code',
                },
              },
            },
            loadingRisk: {
              description: 'Asks which codes this market wants: a reload may have dropped the answer.',
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
                    guard: 'isSmsNeeded',
                    target: '#registration.open.verification',
                    actions: [
                      { type: 'useChannel', params: { channel: 'sms' } },
                      { type: 'saveDraftAt', params: { step: 'verification' } },
                    ],
                  },
                  {
                    guard: 'isEmailNeeded',
                    target: '#registration.open.verification',
                    actions: [
                      { type: 'useChannel', params: { channel: 'email' } },
                      { type: 'saveDraftAt', params: { step: 'verification' } },
                    ],
                  },
                  { guard: 'hasPassword', target: '#registration.open.complete' },
                  { target: '#registration.open.passwordAgain' },
                ],
                onError: { target: 'failed', actions: { type: 'keepError', params: failure } },
              },
              after: {
                requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            failed: {
              description: 'The contact info was not taken; why stands in the form.',
              on: {
                'contactInfo.submit': {
                  target: 'loadingRisk',
                  actions: assign(({ event }) => ({
                    contactInfo: event.contactInfo,
                    captchaToken: event.captchaToken,
                    problem: null,
                    error: null,
                  })),
                },
                'step.back': { target: '#registration.open.details', actions: 'clearError' },
              },
            },
          },
        },
        verification: {
          description: 'A code by SMS, then one by e-mail, as the market asks.',
          tags: ['status:Verification'],
          initial: 'requesting',
          exit: 'forgetCode',
          on: { 'step.back': { target: 'contactInfo', actions: 'clearError' } },
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
                onDone: { target: 'entering', actions: 'countRequest' },
                onError: [
                  { guard: { type: 'isMaxAttempts', params: failure }, target: '#registration.open.maxAttempts' },
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
                  initial: 'editing',
                  states: {
                    editing: {
                      description: 'The visitor types the six digits.',
                      tags: ['status:SUCESS_SEND'],
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
                          { target: '#registration.open.passwordAgain', actions: 'markVerified' },
                        ],
                        onError: [
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
                            actions: ['countTry', { type: 'keepCodeError', params: failure }],
                          },
                          {
                            guard: { type: 'isWrongCode', params: failure },
                            target: 'wrong',
                            actions: ['countTry', { type: 'keepCodeError', params: failure }],
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
                  initial: 'waiting',
                  states: {
                    waiting: {
                      description: 'The code may still be on its way.',
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
          tags: ['status:SUCCESS_VERIFY'],
          on: {
            'password.submit': {
              target: 'complete',
              actions: assign({ password: ({ event }) => event.password }),
            },
          },
        },
        maxAttempts: {
          description: 'Too many codes or tries: everything typed is cleared.',
          tags: ['status:sms.max.attempts.reached'],
          entry: ['forgetAll', 'clearDraft'],
          on: { 'registration.restart': { target: 'details' } },
        },
        unsupported: {
          description: 'The site is not offered in this country.',
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
          tags: ['status:Duplicated'],
          entry: ['forgetSecrets', 'clearDraft'],
          on: { 'registration.restart': { target: 'details' }, 'step.back': { target: 'details' } },
        },
        complete: {
          description: 'The account is ready; signing in follows.',
          tags: ['status:Complete', 'status:SUCCESS_VERIFY'],
          entry: ['tellCompleted', 'forgetSecrets', 'clearDraft'],
        },
      },
    },
  },
})
