import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
  ReadLinkInput,
  ReadLinkOutput,
  RequestResetInput,
  ResetStep,
  SetPasswordInput,
  VerifyResetCodeInput,
  VerifyResetCodeOutput,
} from './passwordReset.contract.ts'

const nothing = {
  email: '',
  captchaToken: '-',
  code: null,
  password: null,
  token: null,
  resetKey: null,
  smsResetKeyId: null,
  visited: [],
  problem: null,
} as const satisfies Partial<PasswordResetContext>

/** Setting a new password without the old one (PWD-1 to PWD-3, GRD-10). */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as PasswordResetInput,
    tags: {} as FlowTag,
  },
  actors: {
    readLink: mustProvide<ReadLinkOutput, ReadLinkInput>('readLink'),
    requestReset: mustProvide<void, RequestResetInput>('requestReset'),
    verifyResetCode: mustProvide<VerifyResetCodeOutput, VerifyResetCodeInput>('verifyResetCode'),
    setPassword: mustProvide<void, SetPasswordInput>('setPassword'),
  },
  guards: {
    isExpired: (_, params: { error: unknown }) => toProblem(params.error).code === 'error.password.reset.link.expired',
    isLinkGone: (_, params: { error: unknown }) => {
      const { code, status } = toProblem(params.error)
      return code === 'error.password.reset.link.used' || status === 404
    },
    hasVisitedVerification: ({ context }) => context.visited.includes('verification'),
    hasResetKey: ({ context }) => context.resetKey !== null,
    cameByLink: ({ context }) => context.token !== null,
  },
  actions: {
    forget: assign(nothing),
    forgetSecrets: assign({ code: null, password: null }),
    forgetAllSecrets: assign({ code: null, password: null, token: null, resetKey: null, smsResetKeyId: null }),
    visit: assign(({ context }, params: { step: ResetStep }) => ({
      visited: context.visited.includes(params.step) ? context.visited : [...context.visited, params.step],
    })),
    clearProblem: assign({ problem: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    toastSuccess: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show' as const,
      toast: { severity: 'success' as const, key: 'reset.password.success.toast' },
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'passwordReset',
  description: 'A visitor sets a new password.',
  context: ({ input }) => ({ ...nothing, ...input }),
  initial: 'closed',
  on: {
    'reset.link': { target: '.open.readingLink', actions: assign(({ event }) => ({ ...nothing, token: event.token })) },
  },
  states: {
    closed: {
      description: 'Not shown.',
      entry: 'forget',
      on: { 'reset.open': { target: 'open.email', actions: assign({ email: ({ event }) => event.email ?? '' }) } },
    },
    open: {
      description: 'The reset is open.',
      initial: 'email',
      on: { 'reset.close': { target: 'closed' } },
      states: {
        readingLink: {
          description: 'The link of the e-mail is being read.',
          tags: ['busy'],
          invoke: {
            id: 'readLink',
            src: 'readLink',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: { target: 'password', actions: assign({ email: ({ event }) => event.output.email }) },
            onError: [
              { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'linkExpired' },
              { guard: { type: 'isLinkGone', params: ({ event }) => event }, target: 'linkUsed' },
              {
                target: 'email',
                actions: ['forgetAllSecrets', { type: 'keepProblem', params: ({ event }) => event }],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: 'email',
              actions: ['forgetAllSecrets', 'keepTimeOut'],
              description: 'No answer within 15 s',
            },
          },
        },
        linkUsed: {
          description: 'The link was used already.',
          entry: 'forgetAllSecrets',
          on: { 'step.back': { target: 'email' } },
        },
        linkExpired: {
          description: 'The link is older than 30 minutes.',
          entry: 'forgetAllSecrets',
          on: { 'step.back': { target: 'email' } },
        },
        email: {
          description: 'Whose password it is.',
          tags: ['status:Email'],
          initial: 'editing',
          entry: { type: 'visit', params: { step: 'email' } },
          on: { 'step.next': { guard: 'hasVisitedVerification', target: 'verification' } },
          states: {
            editing: {
              description: 'The visitor types the e-mail.',
              on: {
                'email.submit': {
                  target: 'sending',
                  actions: assign(({ event: { email, captchaToken } }) => ({ email, captchaToken, problem: null })),
                },
              },
            },
            sending: {
              description: 'A code is being sent.',
              tags: ['busy'],
              invoke: {
                id: 'requestReset',
                src: 'requestReset',
                input: ({ context }) => ({ email: context.email, captchaToken: context.captchaToken }),
                onDone: { target: '#passwordReset.open.verification' },
                onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
              },
              after: {
                requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            failed: {
              description: 'The code could not be sent.',
              on: {
                'email.submit': {
                  target: 'sending',
                  actions: assign(({ event: { email, captchaToken } }) => ({ email, captchaToken, problem: null })),
                },
              },
            },
          },
        },
        verification: {
          description: 'The code is typed.',
          tags: ['status:Verification'],
          initial: 'editing',
          entry: { type: 'visit', params: { step: 'verification' } },
          exit: 'forgetSecrets',
          on: {
            'step.back': { target: 'email', actions: 'clearProblem' },
            'step.next': { guard: 'hasResetKey', target: 'password' },
            'code.resend': {
              target: 'email.sending',
              actions: assign({ captchaToken: ({ event }) => event.captchaToken }),
            },
          },
          states: {
            editing: {
              description: 'The visitor types the six digits.',
              tags: ['status:SUCESS_SEND'],
              on: { 'code.submit': { target: 'verifying', actions: assign({ code: ({ event }) => event.code }) } },
            },
            verifying: {
              description: 'The code is being checked.',
              tags: ['busy', 'status:SUCESS_SEND'],
              invoke: {
                id: 'verifyResetCode',
                src: 'verifyResetCode',
                input: ({ context }) => ({ email: context.email, code: context.code ?? '' }),
                onDone: {
                  target: '#passwordReset.open.password',
                  actions: assign(({ event }) => ({ ...event.output, problem: null })),
                },
                onError: { target: 'wrong', actions: { type: 'keepProblem', params: ({ event }) => event } },
              },
              after: {
                requestTimeout: { target: 'wrong', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            wrong: {
              description: 'The code was not accepted.',
              tags: ['status:FAIL_VERIFY'],
              on: { 'code.submit': { target: 'verifying', actions: assign({ code: ({ event }) => event.code }) } },
            },
          },
        },
        password: {
          description: 'The new password is typed.',
          tags: ['status:Password'],
          initial: 'editing',
          entry: { type: 'visit', params: { step: 'password' } },
          exit: 'forgetSecrets',
          on: {
            'step.back': [
              { guard: 'cameByLink', target: 'email', actions: ['clearProblem', 'forgetAllSecrets'] },
              { target: 'verification', actions: 'clearProblem' },
            ],
          },
          states: {
            editing: {
              description: 'The visitor types the new password.',
              on: {
                'password.submit': { target: 'saving', actions: assign({ password: ({ event }) => event.password }) },
              },
            },
            saving: {
              description: 'The new password is being stored.',
              tags: ['busy'],
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
                  {
                    guard: { type: 'isExpired', params: ({ event }) => event },
                    target: '#passwordReset.open.linkExpired',
                  },
                  {
                    guard: { type: 'isLinkGone', params: ({ event }) => event },
                    target: '#passwordReset.open.linkUsed',
                  },
                  { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
                ],
              },
              after: {
                requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            failed: {
              description: 'The new password was not taken.',
              entry: 'forgetSecrets',
              on: {
                'password.submit': { target: 'saving', actions: assign({ password: ({ event }) => event.password }) },
              },
            },
          },
        },
        complete: {
          description: 'The new password holds.',
          tags: ['status:Complete'],
          entry: ['forgetAllSecrets', { type: 'visit', params: { step: 'complete' } }],
          on: { 'step.next': { description: 'This is the last step' } },
        },
      },
    },
  },
})
