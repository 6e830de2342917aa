import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  ChangePhoneInput,
  ChangePhoneOutput,
  PhoneChangeContext,
  PhoneChangeEvent,
  PhoneChangeInput,
  RequestSmsInput,
  VerifySmsInput,
} from './phoneChange.contract.ts'

/** Changing the phone: submit, code in a popup, verified; an error closes the popup (PRO-3). */
export const phoneChangeMachine = setup({
  types: {
    context: {} as PhoneChangeContext,
    events: {} as PhoneChangeEvent,
    input: {} as PhoneChangeInput,
    tags: {} as FlowTag,
  },
  actors: {
    changePhone: mustProvide<ChangePhoneOutput, ChangePhoneInput>('changePhone'),
    requestSms: mustProvide<void, RequestSmsInput>('requestSms'),
    verifySms: mustProvide<void, VerifySmsInput>('verifySms'),
  },
  guards: {
    isWrongCode: (_, params: { error: unknown }) => toProblem(params.error).code === 'sms.code.invalid',
  },
  actions: {
    keepPhone: assign((_, params: ChangePhoneInput) => ({
      phonePrefix: params.phonePrefix,
      phoneBody: params.phoneBody,
      smsVerificationId: null,
      problem: null,
    })),
    keepCode: assign((_, params: { code: string }) => ({ code: params.code, problem: null })),
    forgetCode: assign({ code: null }),
    forget: assign({ phonePrefix: '', phoneBody: '', smsVerificationId: null, code: null, problem: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    tellProfile: sendTo(({ context }) => context.parentRef, { type: 'profile.refresh' as const }),
    toastSuccess: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show' as const,
      toast: { severity: 'success' as const, key: 'player.account.phone.success.toast' },
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'phoneChange',
  description: 'The player changes the phone number.',
  context: ({ input }) => ({
    ...input,
    phonePrefix: '',
    phoneBody: '',
    smsVerificationId: null,
    code: null,
    problem: null,
  }),
  initial: 'idle',
  states: {
    idle: { description: 'No form is open.', entry: 'forget', on: { 'phone.edit': { target: 'editing' } } },
    editing: {
      description: 'The form is open.',
      on: {
        'phone.submit': { target: 'submitting', actions: { type: 'keepPhone', params: ({ event }) => event } },
        'phone.cancel': { target: 'idle' },
      },
    },
    submitting: {
      description: 'The new phone is sent; a code follows.',
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
      description: 'The phone was not changed.',
      on: {
        'phone.submit': { target: 'submitting', actions: { type: 'keepPhone', params: ({ event }) => event } },
        'phone.cancel': { target: 'idle' },
      },
    },
    popup: {
      description: 'The popup for the code stands open.',
      tags: ['modal'],
      initial: 'requesting',
      exit: 'forgetCode',
      on: { 'phone.cancel': { target: 'idle' } },
      states: {
        requesting: {
          description: 'The code is being sent.',
          tags: ['busy', 'status:UNINITIALIZE'],
          invoke: {
            id: 'requestSms',
            src: 'requestSms',
            input: ({ context }) => ({ smsVerificationId: context.smsVerificationId ?? '' }),
            onDone: { target: 'entering' },
            onError: {
              target: '#phoneChange.failed',
              actions: { type: 'keepProblem', params: ({ event }) => event },
              description: 'An error closes the popup',
            },
          },
          after: {
            requestTimeout: { target: '#phoneChange.failed', actions: 'keepTimeOut', description: 'No answer in 15 s' },
          },
        },
        entering: {
          description: 'The player types the code.',
          tags: ['status:SUCESS_SEND'],
          on: {
            'code.submit': { target: 'verifying', actions: { type: 'keepCode', params: ({ event }) => event } },
            'code.resend': { target: 'requesting' },
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
            onDone: { target: '#phoneChange.idle', actions: ['tellProfile', 'toastSuccess'] },
            onError: [
              {
                guard: { type: 'isWrongCode', params: ({ event }) => event },
                target: 'wrong',
                actions: { type: 'keepProblem', params: ({ event }) => event },
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
        wrong: {
          description: 'That was not the code.',
          tags: ['status:FAIL_VERIFY'],
          on: {
            'code.submit': { target: 'verifying', actions: { type: 'keepCode', params: ({ event }) => event } },
            'code.resend': { target: 'requesting' },
          },
        },
      },
    },
  },
})
