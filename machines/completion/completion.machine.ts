import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  CompleteRegistrationInput,
  CompletionContext,
  CompletionEvent,
  CompletionInput,
} from './completion.contract.ts'

/** A player who signed up where no code was asked gives the contact info, and may pay in and play from then on (REG-2). */
export const completionMachine = setup({
  types: {
    context: {} as CompletionContext,
    events: {} as CompletionEvent,
    input: {} as CompletionInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: { completeRegistration: mustProvide<void, CompleteRegistrationInput>('completeRegistration') },
  actions: {
    keep: assign((_, params: CompleteRegistrationInput) => ({ contactInfo: params.contactInfo, problem: null })),
    forget: assign({ contactInfo: null, problem: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    tellProfile: sendTo(({ context }) => context.parentRef, { type: 'profile.refresh' as const }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'completion',
  description: 'The player completes the registration.',
  meta: { area: 'account' },
  context: ({ input }) => ({ ...input, contactInfo: null, problem: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The player types date of birth, postal code and what else the country asks.',
      meta: { requirements: ['REG-2', 'REG-9', 'REG-10'] },
      on: { 'completion.submit': { target: 'saving', actions: { type: 'keep', params: ({ event }) => event } } },
    },
    saving: {
      description: 'It is being stored.',
      meta: { requirements: ['REG-2'] },
      tags: ['busy'],
      invoke: {
        id: 'completeRegistration',
        src: 'completeRegistration',
        input: ({ context }) => ({ contactInfo: context.contactInfo! }),
        onDone: {
          target: 'done',
          actions: ['forget', 'tellProfile'],
          description: 'The profile is read again: with it deposits and games open',
        },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    failed: {
      description:
        'It was not stored; why stands in the form. Where only the answer was lost, the same again is taken.',
      meta: { requirements: ['REG-8'] },
      on: { 'completion.submit': { target: 'saving', actions: { type: 'keep', params: ({ event }) => event } } },
    },
    done: { description: 'The registration is complete.', meta: { requirements: ['REG-2'] } },
  },
})
