import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag, ToastText } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  ChangePasswordInput,
  PasswordChangeContext,
  PasswordChangeEvent,
  PasswordChangeInput,
} from './passwordChange.contract.ts'

/** Changing the password (PRO-2). */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    input: {} as PasswordChangeInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: { changePassword: mustProvide<void, ChangePasswordInput>('changePassword') },
  guards: {
    isOldPasswordWrong: (_, params: { error: unknown }) =>
      toProblem(params.error).code === 'error.old_password.incorrect',
  },
  actions: {
    keepPasswords: assign((_, params: ChangePasswordInput) => ({
      oldPassword: params.oldPassword,
      password: params.password,
      problem: null,
    })),
    forgetPasswords: assign({ oldPassword: null, password: null }),
    clearProblem: assign({ problem: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    toast: sendTo(
      ({ context }) => context.parentRef,
      (_, params: ToastText) => ({ type: 'toast.show' as const, toast: params }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'passwordChange',
  description: 'The player changes the password.',
  meta: { area: 'account' },
  context: ({ input }) => ({ ...input, oldPassword: null, password: null, problem: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No form is open.',
      entry: 'clearProblem',
      on: { 'passwordChange.edit': { target: 'editing' } },
    },
    editing: {
      description: 'The form is open.',
      meta: { requirements: ['PRO-2'] },
      on: {
        'passwordChange.submit': { target: 'saving', actions: { type: 'keepPasswords', params: ({ event }) => event } },
        'passwordChange.cancel': { target: 'idle' },
      },
    },
    saving: {
      description: 'The new password is being stored.',
      meta: { requirements: ['PRO-2'] },
      tags: ['busy'],
      exit: 'forgetPasswords',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => ({ oldPassword: context.oldPassword ?? '', password: context.password ?? '' }),
        onDone: {
          target: 'idle',
          actions: {
            type: 'toast',
            params: { severity: 'success', key: 'player.account.password.success.toast' },
          },
        },
        onError: [
          {
            guard: { type: 'isOldPasswordWrong', params: ({ event }) => event },
            target: 'wrongOldPassword',
            actions: [
              { type: 'keepProblem', params: ({ event }) => event },
              { type: 'toast', params: { severity: 'error', key: 'error.old_password.incorrect' } },
            ],
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    wrongOldPassword: {
      description: 'The old password was not right.',
      meta: { requirements: ['PRO-2'] },
      on: {
        'passwordChange.submit': { target: 'saving', actions: { type: 'keepPasswords', params: ({ event }) => event } },
        'passwordChange.cancel': { target: 'idle' },
      },
    },
    failed: {
      description: 'It was not stored.',
      meta: { requirements: ['PRO-2'] },
      on: {
        'passwordChange.submit': { target: 'saving', actions: { type: 'keepPasswords', params: ({ event }) => event } },
        'passwordChange.cancel': { target: 'idle' },
      },
    },
  },
})
