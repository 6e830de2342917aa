import { assign, setup } from 'xstate'
import type { FlowTag } from '../events.ts'
import type { StateMeta } from '../meta.ts'
import type { ToastsContext, ToastsEvent, ToastsInput } from './toasts.contract.ts'

/** A message stays this long unless it says otherwise (ms). */
export const TOAST_TIME = 5000
/** Longest time of a timer; a message without one stays until it is closed. */
const FOREVER = 2_147_000_000

/** Short messages, one after the other (APP-3). */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    input: {} as ToastsInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  guards: {
    isShown: ({ context }, params: { id: number }) => context.queue[0]?.id === params.id,
    hasMore: ({ context }) => context.queue.length > 1,
    isLastShown: ({ context }, params: { id: number }) =>
      context.queue[0]?.id === params.id && context.queue.length === 1,
  },
  actions: {
    add: assign(({ context }, params: Extract<ToastsEvent, { type: 'toast.show' }>) => {
      const count = context.count + 1
      return { count, queue: [...context.queue, { ...params.toast, id: count }] }
    }),
    dropFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
    drop: assign({
      queue: ({ context }, params: { id: number }) => context.queue.filter((toast) => toast.id !== params.id),
    }),
    dropAll: assign({ queue: [] }),
  },
  delays: {
    toastTime: ({ context }) => {
      const timer = context.queue[0]?.timer
      return timer === null ? FOREVER : (timer ?? TOAST_TIME)
    },
  },
}).createMachine({
  id: 'toasts',
  description: 'Short messages to the person, one at a time.',
  meta: { area: 'site' },
  context: ({ input }) => ({ ...input, queue: [], count: 0 }),
  initial: 'empty',
  on: {
    'toast.show': { actions: { type: 'add', params: ({ event }) => event } },
    'toasts.clear': { target: '.empty', actions: 'dropAll' },
  },
  states: {
    empty: {
      description: 'No message.',
      on: { 'toast.show': { target: 'showing', actions: { type: 'add', params: ({ event }) => event } } },
    },
    showing: {
      description: 'The first message of the queue is shown.',
      meta: { requirements: ['APP-3'] },
      on: {
        'toast.hold': { target: 'held' },
        'toast.dismiss': [
          {
            guard: { type: 'isLastShown', params: ({ event }) => event },
            target: 'empty',
            actions: 'dropFirst',
          },
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            target: 'showing',
            reenter: true,
            actions: 'dropFirst',
            description: 'On to the next message',
          },
          { actions: { type: 'drop', params: ({ event }) => event } },
        ],
      },
      after: {
        toastTime: [
          { guard: 'hasMore', target: 'showing', reenter: true, actions: 'dropFirst', description: 'Its time is over' },
          { target: 'empty', actions: 'dropFirst', description: 'Its time is over' },
        ],
      },
    },
    held: {
      description: 'The pointer or the focus rests on it: it stays.',
      meta: { requirements: ['APP-3'] },
      on: {
        'toast.release': { target: 'showing' },
        'toast.dismiss': [
          { guard: { type: 'isLastShown', params: ({ event }) => event }, target: 'empty', actions: 'dropFirst' },
          { guard: { type: 'isShown', params: ({ event }) => event }, target: 'showing', actions: 'dropFirst' },
          { actions: { type: 'drop', params: ({ event }) => event } },
        ],
      },
    },
  },
})
