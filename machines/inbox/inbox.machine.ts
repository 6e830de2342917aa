import { assign, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { InboxContext, InboxEvent, InboxInput, InboxMessage, MarkReadInput } from './inbox.contract.ts'

/** Messages to the player (PRO-5). */
export const inboxMachine = setup({
  types: { context: {} as InboxContext, events: {} as InboxEvent, input: {} as InboxInput, tags: {} as FlowTag },
  actors: {
    loadMessages: mustProvide<readonly InboxMessage[]>('loadMessages'),
    markRead: mustProvide<void, MarkReadInput>('markRead'),
  },
  guards: {
    isKnown: ({ context }, params: { id: string }) => context.messages.some((message) => message.id === params.id),
    hasWanted: ({ context }, params: { messages: readonly InboxMessage[] }) =>
      params.messages.some((message) => message.id === context.messageId),
  },
  actions: {
    pick: assign((_, params: { id: string }) => ({ messageId: params.id })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    showRead: assign(({ context }) => ({
      messages: context.messages.map((message) =>
        message.id === context.messageId ? { ...message, isRead: true } : message,
      ),
    })),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'inbox',
  description: 'The player reads messages.',
  context: ({ input }) => ({ ...input, messages: [], messageId: null, problem: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The inbox is not open.',
      on: {
        'inbox.open': { target: 'loading', actions: assign({ messageId: null }) },
        'message.open': {
          target: 'loading',
          actions: { type: 'pick', params: ({ event }) => event },
          description: 'Opened by its own address',
        },
      },
    },
    loading: {
      description: 'The messages are being loaded.',
      tags: ['busy', 'status:loading'],
      on: { 'inbox.close': { target: 'idle' } },
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        onDone: [
          {
            guard: { type: 'hasWanted', params: ({ event }) => ({ messages: event.output }) },
            target: 'message',
            actions: assign({ messages: ({ event }) => event.output, problem: null }),
          },
          { target: 'list', actions: assign({ messages: ({ event }) => event.output, problem: null }) },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    list: {
      description: 'All messages, newest first.',
      tags: ['status:success'],
      on: {
        'message.open': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'message',
          actions: { type: 'pick', params: ({ event }) => event },
        },
        'inbox.close': { target: 'idle' },
      },
    },
    message: {
      description: 'One message is being read.',
      tags: ['status:success'],
      entry: 'showRead',
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => ({ id: context.messageId ?? '' }),
        onError: { description: 'It shows as unread again next time' },
      },
      on: { 'message.close': { target: 'list' }, 'inbox.close': { target: 'idle' } },
    },
    failed: {
      description: 'The messages could not be loaded.',
      tags: ['status:error'],
      on: { 'inbox.retry': { target: 'loading' }, 'inbox.close': { target: 'idle' } },
    },
  },
})
