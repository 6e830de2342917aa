import { assign, not, sendTo, setup, stateIn } from 'xstate'
import { attempts, timers } from '#contract/constants.ts'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  ChangePhoneInput,
  ChangePhoneOutput,
  PhoneChangeContext,
  PhoneChangeEvent,
  PhoneChangeInput,
  RequestSmsInput,
  RequestSmsOutput,
  VerifySmsInput,
} from './phoneChange.contract.ts'

const codeOf = (params: { error: unknown }): string | null => toProblem(params.error).code
/** Refusals that stand on the code's field: the popup stays, since another code may be typed or asked for. */
const onCode: ReadonlySet<string | null> = new Set(['sms.code.invalid', 'sms.code.expired'])
const phoneOf = ({ phonePrefix, phoneBody }: ChangePhoneInput): string => `${phonePrefix} ${phoneBody}`

/** Changing the phone: submit, code in a popup, verified; an error closes the popup (PRO-3). */
export const phoneChangeMachine = setup({
  types: {
    context: {} as PhoneChangeContext,
    events: {} as PhoneChangeEvent,
    input: {} as PhoneChangeInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    changePhone: mustProvide<ChangePhoneOutput, ChangePhoneInput>('changePhone'),
    requestSms: mustProvide<RequestSmsOutput, RequestSmsInput>('requestSms'),
    verifySms: mustProvide<void, VerifySmsInput>('verifySms'),
  },
  guards: {
    isWrongCode: (_, params: { error: unknown }) => onCode.has(codeOf(params)),
    // The last code, too, is over once it is too old: nothing comes after it.
    isLastTry: ({ context }, params: { error: unknown }) =>
      codeOf(params) === 'sms.code.expired'
        ? context.attemptsLeft <= 0
        : codeOf(params) === 'sms.code.invalid' && context.tries + 1 >= attempts.codeTries,
    // After a reload nobody knows where the last code went; the form has been kept, so it was most likely this number.
    isCodeOnItsWay: ({ context }, params: { error: unknown }) =>
      codeOf(params) === 'sms.resend.too_soon' && (context.codeSentTo ?? phoneOf(context)) === phoneOf(context),
    hasNoTriesLeft: ({ context }) => context.tries >= attempts.codeTries,
    hasNoAttemptsLeft: ({ context }) => context.attemptsLeft <= 0,
  },
  actions: {
    keepPhone: assign((_, params: ChangePhoneInput) => ({
      phonePrefix: params.phonePrefix,
      phoneBody: params.phoneBody,
      smsVerificationId: null,
      problem: null,
    })),
    keepSent: assign(({ context }, params: RequestSmsOutput) => ({
      codeSentTo: phoneOf(context),
      attemptsLeft: params.attemptsLeft,
      tries: 0,
    })),
    keepCode: assign((_, params: { code: string }) => ({ code: params.code, problem: null })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetCode: assign({ code: null }),
    forget: assign({ phonePrefix: '', phoneBody: '', smsVerificationId: null, code: null, problem: null }),
    forgetSent: assign({ codeSentTo: null, attemptsLeft: attempts.smsRequests, tries: 0 }),
    clearProblem: assign({ problem: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    tellProfile: sendTo(({ context }) => context.parentRef, { type: 'profile.refresh' as const }),
    toastSuccess: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show' as const,
      toast: { severity: 'success' as const, key: 'player.account.phone.success.toast' },
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, resendWait: timers.codeResend },
}).createMachine({
  id: 'phoneChange',
  description: 'The player changes the phone number.',
  meta: { area: 'account' },
  context: ({ input }) => ({
    ...input,
    phonePrefix: '',
    phoneBody: '',
    smsVerificationId: null,
    code: null,
    codeSentTo: null,
    attemptsLeft: attempts.smsRequests,
    tries: 0,
    problem: null,
  }),
  initial: 'idle',
  states: {
    idle: { description: 'No form is open.', entry: 'forget', on: { 'phone.edit': { target: 'editing' } } },
    editing: {
      description: 'The form is open.',
      meta: { requirements: ['PRO-3'] },
      on: {
        'phone.submit': { target: 'submitting', actions: { type: 'keepPhone', params: ({ event }) => event } },
        'phone.cancel': { target: 'idle' },
      },
    },
    submitting: {
      description: 'The new phone is sent; a code follows.',
      meta: { requirements: ['PRO-3'] },
      tags: ['busy'],
      invoke: {
        id: 'changePhone',
        src: 'changePhone',
        input: ({ context }) => ({ phonePrefix: context.phonePrefix, phoneBody: context.phoneBody }),
        onDone: {
          target: 'popup',
          actions: assign({ smsVerificationId: ({ event }) => event.output.smsVerificationId }),
        },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    failed: {
      description: 'The phone was not changed; why stands in the form.',
      meta: { requirements: ['PRO-3'] },
      on: {
        'phone.submit': { target: 'submitting', actions: { type: 'keepPhone', params: ({ event }) => event } },
        'phone.cancel': { target: 'idle' },
      },
    },
    popup: {
      description: 'The popup for the code stands open.',
      meta: { requirements: ['PRO-3'] },
      tags: ['modal'],
      initial: 'requesting',
      exit: 'forgetCode',
      on: {
        'phone.cancel': {
          target: 'editing',
          actions: ['clearProblem', 'tellProfile'],
          description: 'Back to the form, where the number can be put right',
        },
      },
      states: {
        requesting: {
          description: 'The code is being sent.',
          tags: ['busy', 'status:UNINITIALIZE'],
          invoke: {
            id: 'requestSms',
            src: 'requestSms',
            input: ({ context }) => ({ smsVerificationId: context.smsVerificationId ?? '' }),
            onDone: { target: 'entering', actions: { type: 'keepSent', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isCodeOnItsWay', params: ({ event }) => event },
                target: 'entering',
                description: 'A code for this very number was sent less than a minute ago: it counts',
              },
              {
                target: '#phoneChange.failed',
                actions: { type: 'keepProblem', params: ({ event }) => event },
                description: 'An error closes the popup',
              },
            ],
          },
          after: {
            requestTimeout: { target: '#phoneChange.failed', actions: 'keepTimeOut', description: 'No answer in 15 s' },
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
                  description: 'The player types the six digits.',
                  tags: ['status:SUCESS_SEND'],
                  always: {
                    guard: 'hasNoTriesLeft',
                    target: 'spent',
                    description: 'Tried five times before the popup was closed and opened again',
                  },
                  on: {
                    'code.submit': { target: 'verifying', actions: { type: 'keepCode', params: ({ event }) => event } },
                  },
                },
                verifying: {
                  description: 'The code is being checked.',
                  tags: ['busy', 'status:SUCESS_SEND'],
                  invoke: {
                    id: 'verifySms',
                    src: 'verifySms',
                    input: ({ context }) => ({
                      smsVerificationId: context.smsVerificationId ?? '',
                      code: context.code ?? '',
                    }),
                    onDone: { target: '#phoneChange.idle', actions: ['forgetSent', 'tellProfile', 'toastSuccess'] },
                    onError: [
                      {
                        guard: { type: 'isLastTry', params: ({ event }) => event },
                        target: 'spent',
                        actions: 'countTry',
                      },
                      {
                        guard: { type: 'isWrongCode', params: ({ event }) => event },
                        target: 'wrong',
                        actions: ['countTry', { type: 'keepProblem', params: ({ event }) => event }],
                      },
                      {
                        target: '#phoneChange.failed',
                        actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'tellProfile'],
                        description:
                          'An error closes the popup; whether the number has changed all the same is looked up',
                      },
                    ],
                  },
                  after: {
                    requestTimeout: {
                      target: '#phoneChange.failed',
                      actions: ['keepTimeOut', 'tellProfile'],
                      description: 'No answer in 15 s',
                    },
                  },
                },
                wrong: {
                  description: 'That was not the code, or it is too old.',
                  tags: ['status:FAIL_VERIFY'],
                  on: {
                    'code.submit': { target: 'verifying', actions: { type: 'keepCode', params: ({ event }) => event } },
                  },
                },
                spent: {
                  description: 'Five wrong tries, or the last code is too old: only a new code helps.',
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
                  always: { guard: 'hasNoAttemptsLeft', target: 'spent', description: 'That was the last code' },
                  after: { resendWait: { target: 'resendable', description: 'A minute has gone by' } },
                },
                resendable: {
                  description: 'A new code may be asked for.',
                  on: {
                    'code.resend': {
                      // A code under check may be right: a new one would make nothing of it.
                      guard: not(stateIn({ popup: { entering: { code: 'verifying' } } })),
                      target: '#phoneChange.popup.requesting',
                      actions: 'clearProblem',
                    },
                  },
                },
                spent: { description: 'Three codes have been sent; no more for an hour.' },
              },
            },
          },
        },
      },
    },
  },
})
