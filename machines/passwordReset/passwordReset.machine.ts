import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
  ReadLinkInput,
  ReadLinkOutput,
  RequestResetInput,
  ResetChannel,
  ResetStep,
  SetPasswordInput,
  VerifyResetCodeInput,
  VerifyResetCodeOutput,
} from './passwordReset.contract.ts'

/** Codes that may be asked for, and tries of each (as at the sign-up, REG-7). */
export const MAX_REQUESTS = 3
export const MAX_TRIES = 5

/** All that belongs to one e-mail: gone when another one is typed. */
const nothingSent = {
  code: null,
  password: null,
  token: null,
  resetKey: null,
  smsResetKeyId: null,
  visited: [],
  requests: 0,
  tries: 0,
  problem: null,
} as const satisfies Partial<PasswordResetContext>

const nothing = { ...nothingSent, email: '', channel: 'sms', captchaToken: '-', spent: [] } as const

interface Failure {
  readonly error: unknown
}
const failure = ({ event }: { event: { error: unknown } }): Failure => ({ error: event.error })
/** The way that is left when one is used up. */
const otherThan = (channel: ResetChannel): ResetChannel => (channel === 'sms' ? 'email' : 'sms')

const without = (channels: readonly ResetChannel[], one: ResetChannel) => channels.filter((each) => each !== one)

const hasCode =
  (code: string) =>
  (_: unknown, params: Failure): boolean =>
    toProblem(params.error).code === code

type Submitted = Pick<PasswordResetContext, 'email' | 'channel' | 'captchaToken'>
const submitted = ({ event }: { event: Submitted }): Submitted => event

/** What is asked for a second time is not sent again: the code still works, or was right already. */
const submitEmail = [
  {
    guard: { type: 'isSameProven', params: submitted },
    target: '#passwordReset.open.verification.verified',
    description: 'The code was right already',
  },
  {
    guard: { type: 'isSameAgain', params: submitted },
    target: '#passwordReset.open.verification.entering',
    actions: 'useSms',
    description: 'The code that was sent still works: no second one',
  },
  { target: 'sending', actions: { type: 'keepAsked', params: submitted } },
] as const

/** Three went this way within the hour, asked for by whatever page: nothing was sent. */
const refusedRequest = {
  guard: { type: 'isMaxAttempts', params: failure },
  target: '#passwordReset.open.maxAttempts',
  actions: 'spendRequests',
  description: 'Nothing was sent: three were within the hour',
} as const

/** Setting a new password without the old one (PWD-1 to PWD-3, GRD-10). */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as PasswordResetInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    readLink: mustProvide<ReadLinkOutput, ReadLinkInput>('readLink'),
    requestReset: mustProvide<void, RequestResetInput>('requestReset'),
    verifyResetCode: mustProvide<VerifyResetCodeOutput, VerifyResetCodeInput>('verifyResetCode'),
    setPassword: mustProvide<void, SetPasswordInput>('setPassword'),
  },
  guards: {
    isExpired: hasCode('error.password.reset.link.expired'),
    isUsed: hasCode('error.password.reset.link.used'),
    isUnknownKey: hasCode('error.password.reset'),
    isMaxAttempts: hasCode('sms.max.attempts.reached'),
    isWrongCode: hasCode('sms.code.invalid'),
    isLastTry: ({ context }, params: Failure) =>
      toProblem(params.error).code === 'sms.code.invalid' && context.tries + 1 >= MAX_TRIES,
    // Of the last code: the fifth wrong try, or one that comes too late, as there is no code after it.
    isLastTryOfAll: ({ context }, params: Failure) => {
      const { code } = toProblem(params.error)
      if (context.requests < MAX_REQUESTS) return false
      return code === 'sms.code.expired' || (code === 'sms.code.invalid' && context.tries + 1 >= MAX_TRIES)
    },
    // Cut off in the e-mail, or mistyped: the operator knows no such link.
    isNoLink: (_, params: Failure) => {
      const { kind, status } = toProblem(params.error)
      return kind === 'status' && (status === 404 || status === 400)
    },
    isCodeOnItsWay: ({ context }) => context.requests > 0 && context.resetKey === null,
    isSameAgain: ({ context }, { email, channel }: Submitted) =>
      channel === 'sms' &&
      email === context.email &&
      context.requests > 0 &&
      // Behind the last one the operator is asked, which counts by the hour and says so where nothing is sent.
      context.requests < MAX_REQUESTS &&
      context.resetKey === null,
    isProven: ({ context }) => context.resetKey !== null,
    isSameProven: ({ context }, { email, channel }: Submitted) =>
      channel === 'sms' && email === context.email && context.resetKey !== null,
    isAnother: ({ context }, { email }: { email?: string }) => email !== undefined && email !== context.email,
    isByLink: ({ context }) => context.channel === 'email',
    hasRequestsLeft: ({ context }) => context.requests < MAX_REQUESTS,
    hasNoTriesLeft: ({ context }) => context.tries >= MAX_TRIES,
    isAllSpent: ({ context }) => context.spent.includes('sms') && context.spent.includes('email'),
    cameByLink: ({ context }) => context.token !== null,
  },
  actions: {
    forget: assign(nothing),
    keepAsked: assign(({ context }, { email, channel, captchaToken }: Submitted) => ({
      ...(email === context.email ? {} : { ...nothingSent, spent: [] }),
      email,
      channel,
      captchaToken,
      problem: null,
    })),
    // A link may have been asked for in between.
    useSms: assign({ channel: 'sms' as const }),
    forgetCode: assign({ code: null }),
    forgetPassword: assign({ password: null }),
    forgetSent: assign(({ context }) => ({ ...nothingSent, visited: context.visited, problem: context.problem })),
    // One that is sent behind the last one is the first of the next hour.
    countRequest: assign(({ context: { requests } }) => ({
      requests: requests < MAX_REQUESTS ? requests + 1 : 1,
      tries: 0,
      problem: null,
    })),
    // The last code was perhaps asked for by another page, and still works: there is no further one, but its tries.
    spendRequests: assign(({ context }) => ({
      ...(context.resetKey === null ? {} : { ...nothingSent, visited: context.visited }),
      ...(context.channel === 'sms' ? { requests: MAX_REQUESTS, tries: 0 } : {}),
      spent: [...without(context.spent, context.channel), context.channel],
    })),
    spendCodes: assign(({ context }) => ({
      ...nothingSent,
      visited: context.visited,
      spent: [...without(context.spent, 'sms'), 'sms' as const],
    })),
    keepUnspent: assign(({ context }) => ({ spent: without(context.spent, context.channel) })),
    useOther: assign(({ context }) => ({ channel: otherThan(context.channel) })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    visit: assign(({ context }, params: { step: ResetStep }) => ({
      visited: context.visited.includes(params.step) ? context.visited : [...context.visited, params.step],
    })),
    clearProblem: assign({ problem: null }),
    keepProblem: assign((_, params: Failure) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    toastSuccess: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show' as const,
      toast: { severity: 'success' as const, key: 'reset.password.success.toast' },
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, resendWait: 60_000 },
}).createMachine({
  id: 'passwordReset',
  description: 'A visitor sets a new password.',
  meta: { area: 'access' },
  context: ({ input }) => ({ ...nothing, ...input }),
  initial: 'closed',
  on: {
    'reset.link': {
      target: '.open.readingLink',
      actions: assign(({ event }) => ({ ...nothing, channel: 'email' as const, token: event.token })),
    },
  },
  states: {
    closed: {
      description: 'Not shown.',
      entry: 'forget',
      on: { 'reset.open': { target: 'open.email', actions: assign({ email: ({ event }) => event.email ?? '' }) } },
    },
    open: {
      description: 'The reset is open.',
      meta: { requirements: ['PWD-1'] },
      initial: 'email',
      on: { 'reset.close': { target: 'closed' } },
      states: {
        readingLink: {
          description: 'The link of the e-mail is being read.',
          meta: { requirements: ['PWD-3'] },
          tags: ['busy'],
          invoke: {
            id: 'readLink',
            src: 'readLink',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: { target: 'password', actions: assign({ email: ({ event }) => event.output.email }) },
            onError: [
              { guard: { type: 'isExpired', params: failure }, target: 'linkExpired' },
              { guard: { type: 'isUsed', params: failure }, target: 'linkUsed' },
              { guard: { type: 'isNoLink', params: failure }, target: 'linkUnknown' },
              { target: 'linkFailed', actions: { type: 'keepProblem', params: failure } },
            ],
          },
          after: {
            requestTimeout: { target: 'linkFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          },
        },
        linkFailed: {
          description: 'It could not be found out whose link it is.',
          meta: { requirements: ['PWD-3'] },
          on: {
            'link.retry': { target: 'readingLink', actions: 'clearProblem' },
            'step.back': { target: 'email', actions: 'forget' },
          },
        },
        linkUsed: {
          description: 'This link, or what the code gave, has set a password already.',
          meta: { requirements: ['PWD-3'] },
          entry: 'forgetSent',
          on: { 'step.back': { target: 'email' } },
        },
        linkExpired: {
          description: 'This link, or what the code gave, is older than 30 minutes.',
          meta: { requirements: ['PWD-3'] },
          entry: 'forgetSent',
          on: { 'step.back': { target: 'email' } },
        },
        linkUnknown: {
          description: 'There is no such link.',
          meta: { requirements: ['PWD-3'] },
          entry: 'forgetSent',
          on: { 'step.back': { target: 'email' } },
        },
        email: {
          description: 'Whose password it is, and whether by SMS or e-mail.',
          meta: { requirements: ['PWD-1'] },
          tags: ['status:Email'],
          initial: 'editing',
          entry: { type: 'visit', params: { step: 'email' } },
          states: {
            editing: {
              description: 'The visitor types the e-mail.',
              on: {
                'step.next': [
                  {
                    guard: { type: 'isAnother', params: ({ event }) => event },
                    description: 'Another e-mail is typed: a code has to be asked for it',
                  },
                  { guard: 'isProven', target: '#passwordReset.open.verification.verified' },
                  {
                    guard: 'isCodeOnItsWay',
                    target: '#passwordReset.open.verification.entering',
                    actions: 'useSms',
                    description: 'The code that was sent still works',
                  },
                ],
                'email.submit': submitEmail,
              },
            },
            sending: {
              description: 'A code or a link is being sent.',
              meta: { requirements: ['PWD-2'] },
              tags: ['busy'],
              invoke: {
                id: 'requestReset',
                src: 'requestReset',
                input: ({ context: { email, channel, captchaToken } }) => ({ email, channel, captchaToken }),
                onDone: [
                  { guard: 'isByLink', target: '#passwordReset.open.linkSent', actions: 'keepUnspent' },
                  { target: '#passwordReset.open.verification.entering', actions: ['keepUnspent', 'countRequest'] },
                ],
                onError: [refusedRequest, { target: 'failed', actions: { type: 'keepProblem', params: failure } }],
              },
              after: {
                requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            failed: {
              description: 'It could not be sent, or what was sent is of no use any more.',
              on: {
                'email.submit': submitEmail,
              },
            },
          },
        },
        linkSent: {
          description: 'The link is on its way, if there is an account; it opens the reset on its own page.',
          meta: { requirements: ['PWD-2'] },
          tags: ['status:Verification'],
          entry: { type: 'visit', params: { step: 'verification' } },
          on: { 'step.back': { target: 'email' } },
        },
        verification: {
          description: 'The code is typed.',
          meta: { requirements: ['PWD-1'] },
          tags: ['status:Verification'],
          initial: 'entering',
          entry: { type: 'visit', params: { step: 'verification' } },
          exit: 'forgetCode',
          on: { 'step.back': { target: 'email', actions: 'clearProblem' } },
          states: {
            requesting: {
              description: 'Another code is being sent.',
              tags: ['busy', 'status:UNINITIALIZE'],
              invoke: {
                id: 'requestAgain',
                src: 'requestReset',
                input: ({ context: { email, channel, captchaToken } }) => ({ email, channel, captchaToken }),
                onDone: { target: 'entering', actions: 'countRequest' },
                onError: [
                  refusedRequest,
                  { target: 'requestFailed', actions: { type: 'keepProblem', params: failure } },
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
                  actions: assign({ captchaToken: ({ event }) => event.captchaToken, problem: null }),
                },
              },
            },
            entering: {
              description: 'The code has been sent, if there is an account.',
              type: 'parallel',
              states: {
                code: {
                  description: 'Typing and checking.',
                  initial: 'editing',
                  states: {
                    editing: {
                      description: 'The visitor types the six digits.',
                      tags: ['status:SUCESS_SEND'],
                      always: {
                        guard: 'hasNoTriesLeft',
                        target: 'spent',
                        description: 'Tried five times before going back',
                      },
                      on: {
                        'code.submit': {
                          target: 'verifying',
                          actions: assign({ code: ({ event }) => event.code, problem: null }),
                        },
                      },
                    },
                    verifying: {
                      description: 'The code is being checked.',
                      meta: { requirements: ['PWD-2'] },
                      tags: ['busy', 'status:SUCESS_SEND'],
                      exit: 'forgetCode',
                      invoke: {
                        id: 'verifyResetCode',
                        src: 'verifyResetCode',
                        input: ({ context }) => ({ email: context.email, code: context.code ?? '' }),
                        onDone: {
                          target: '#passwordReset.open.password',
                          actions: assign(({ event: { output } }) => ({
                            resetKey: output.resetKey,
                            smsResetKeyId: output.smsResetKeyId,
                            problem: null,
                          })),
                        },
                        onError: [
                          {
                            guard: { type: 'isMaxAttempts', params: failure },
                            target: '#passwordReset.open.maxAttempts',
                            actions: 'spendCodes',
                          },
                          {
                            guard: { type: 'isLastTryOfAll', params: failure },
                            target: '#passwordReset.open.maxAttempts',
                            actions: 'spendCodes',
                            description: 'No further code can be asked for',
                          },
                          {
                            guard: { type: 'isLastTry', params: failure },
                            target: 'spent',
                            actions: ['countTry', { type: 'keepProblem', params: failure }],
                          },
                          {
                            guard: { type: 'isWrongCode', params: failure },
                            target: 'wrong',
                            actions: ['countTry', { type: 'keepProblem', params: failure }],
                          },
                          { target: 'unanswered', actions: { type: 'keepProblem', params: failure } },
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
                          actions: assign({ code: ({ event }) => event.code, problem: null }),
                        },
                      },
                    },
                    unanswered: {
                      description: 'The check had no answer, or the code is too old: it does not count as a try.',
                      tags: ['status:SUCESS_SEND'],
                      on: {
                        'code.submit': {
                          target: 'verifying',
                          actions: assign({ code: ({ event }) => event.code, problem: null }),
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
                          target: '#passwordReset.open.verification.requesting',
                          actions: assign({ captchaToken: ({ event }) => event.captchaToken, problem: null }),
                        },
                      },
                    },
                    spent: { description: 'Three codes were sent: no more.' },
                  },
                },
              },
            },
            verified: {
              description: 'The code was right; it need not be typed again.',
              tags: ['status:SUCCESS_VERIFY'],
              on: { 'step.next': { target: '#passwordReset.open.password' } },
            },
          },
        },
        maxAttempts: {
          description: 'Too many codes, tries or links: only the other way helps, or waiting.',
          tags: ['status:sms.max.attempts.reached'],
          always: { guard: 'isAllSpent', target: 'allSpent', description: 'The other way is used up as well' },
          on: {
            'step.next': {
              guard: 'isCodeOnItsWay',
              target: 'verification.entering',
              actions: 'useSms',
              description: 'The last code was sent by another page, and may still work',
            },
            'step.back': { target: 'email', actions: 'useOther' },
          },
        },
        allSpent: {
          description: 'Neither a code nor a link is sent before the hour is over.',
          tags: ['status:sms.max.attempts.reached'],
          on: { 'step.back': { target: 'email' } },
        },
        password: {
          description: 'The new password is typed.',
          meta: { requirements: ['PWD-1'] },
          tags: ['status:Password'],
          initial: 'editing',
          entry: { type: 'visit', params: { step: 'password' } },
          exit: 'forgetPassword',
          on: {
            'step.back': [
              { guard: 'cameByLink', target: 'email', actions: 'forget', description: 'By link: begin again' },
              { target: 'verification.verified', actions: 'clearProblem' },
            ],
          },
          states: {
            editing: {
              description: 'The visitor types the new password.',
              on: {
                'password.submit': {
                  target: 'saving',
                  actions: assign({ password: ({ event }) => event.password, problem: null }),
                },
              },
            },
            saving: {
              description: 'The new password is being stored.',
              meta: { requirements: ['PWD-2'] },
              tags: ['busy'],
              exit: 'forgetPassword',
              invoke: {
                id: 'setPassword',
                src: 'setPassword',
                input: ({ context }) => ({
                  password: context.password ?? '',
                  resetKey: context.resetKey,
                  smsResetKeyId: context.smsResetKeyId,
                  token: context.token,
                }),
                onDone: { target: '#passwordReset.open.complete', actions: 'toastSuccess' },
                onError: [
                  { guard: { type: 'isExpired', params: failure }, target: '#passwordReset.open.linkExpired' },
                  { guard: { type: 'isUsed', params: failure }, target: '#passwordReset.open.linkUsed' },
                  {
                    guard: { type: 'isUnknownKey', params: failure },
                    target: '#passwordReset.open.email.failed',
                    actions: [{ type: 'keepProblem', params: failure }, 'forgetSent'],
                    description: 'The operator does not know this reset any more: begin again',
                  },
                  { target: 'failed', actions: { type: 'keepProblem', params: failure } },
                ],
              },
              after: {
                requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            failed: {
              description: 'The new password was not taken, or nobody knows whether it was.',
              on: {
                'password.submit': {
                  target: 'saving',
                  actions: assign({ password: ({ event }) => event.password, problem: null }),
                },
              },
            },
          },
        },
        complete: {
          description: 'The new password holds; the page goes home.',
          meta: { requirements: ['GRD-10', 'PWD-1'] },
          tags: ['status:Complete'],
          entry: ['forgetSent', { type: 'visit', params: { step: 'complete' } }],
          on: { 'step.next': { description: 'This is the last step' } },
        },
      },
    },
  },
})
