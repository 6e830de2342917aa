import { assign, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  InboxContext,
  InboxEvent,
  InboxInput,
  InboxMessage,
  LoadMessageInput,
  LoadMessagesInput,
  LoadMessagesOutput,
  MarkMessageInput,
} from './inbox.contract.ts'

interface Failure {
  readonly error: unknown
}
const failure = ({ event }: { event: { error: unknown } }): Failure => ({ error: event.error })
const chosen = ({ event }: { event: { id: string } }): { id: string } => event
const loaded = ({ event }: { event: { output: LoadMessagesOutput } }): LoadMessagesOutput => event.output

/** Messages to the player (PRO-5). */
export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    events: {} as InboxEvent,
    input: {} as InboxInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadMessages: mustProvide<LoadMessagesOutput, LoadMessagesInput>('loadMessages'),
    loadMessage: mustProvide<InboxMessage, LoadMessageInput>('loadMessage'),
    markMessage: mustProvide<void, MarkMessageInput>('markMessage'),
  },
  guards: {
    isKnown: ({ context }, params: { id: string }) =>
      context.messages?.some((message) => message.id === params.id) === true,
    isKnownAndRead: ({ context }, params: { id: string }) =>
      context.messages?.some(({ id, isRead }) => id === params.id && isRead) === true,
    isFoundRead: (_, params: { message: InboxMessage }) => params.message.isRead,
    hasList: ({ context }) => context.messages !== null,
    hasMore: ({ context }) => context.position !== null,
    isOneWanted: ({ context }) => context.messageId !== null,
    isRead: ({ context }) => context.message?.isRead === true,
    // An id that no message can have is refused, not looked for.
    isGone: (_, params: Failure) => [400, 404].includes(toProblem(params.error).status ?? 0),
  },
  actions: {
    pick: assign(({ context }, { id }: { id: string }) => ({
      messageId: id,
      message: context.messages?.find((message) => message.id === id) ?? null,
      problem: null,
    })),
    pickNone: assign({ messageId: null, message: null, problem: null }),
    keepList: assign((_, { messages, unread, position }: LoadMessagesOutput) => ({
      messages,
      unread,
      position,
      problem: null,
    })),
    // Messages that came meanwhile push older ones into the next part: none stands there twice.
    addToList: assign(({ context }, { messages, unread, position }: LoadMessagesOutput) => {
      const known = context.messages ?? []
      const isNew = ({ id }: InboxMessage) => !known.some((one) => one.id === id)
      return { messages: [...known, ...messages.filter(isNew)], unread, position, problem: null }
    }),
    showAs: assign(({ context }, { isRead }: { isRead: boolean }) => {
      const { message, messages, unread } = context
      if (message === null || message.isRead === isRead) return {}
      return {
        message: { ...message, isRead },
        messages: messages?.map((one) => (one.id === message.id ? Object.assign({}, one, { isRead }) : one)) ?? null,
        unread: Math.max(0, unread + (isRead ? -1 : 1)),
      }
    }),
    keepProblem: assign((_, params: Failure) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    clearProblem: assign({ problem: null }),
    forget: assign({ messages: null, unread: 0, position: null, messageId: null, message: null, problem: null }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'inbox',
  description: 'The player reads messages.',
  meta: { area: 'account' },
  context: ({ input }) => ({
    ...input,
    messages: null,
    unread: 0,
    position: null,
    messageId: null,
    message: null,
    problem: null,
  }),
  initial: 'idle',
  on: {
    'inbox.close': { target: '.idle' },
    'message.open': [
      {
        guard: { type: 'isKnownAndRead', params: chosen },
        target: '.message.shown',
        actions: { type: 'pick', params: chosen },
      },
      {
        guard: { type: 'isKnown', params: chosen },
        target: '.message',
        actions: { type: 'pick', params: chosen },
      },
      { target: '.opening', actions: { type: 'pick', params: chosen }, description: 'By its own address' },
    ],
    'inbox.open': { target: '.loading', actions: 'pickNone' },
  },
  states: {
    idle: { description: 'The inbox is not open.', entry: 'forget' },
    loading: {
      description: 'The messages are being loaded.',
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        input: { position: null },
        onDone: { target: 'list', actions: { type: 'keepList', params: loaded } },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: failure } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    list: {
      description: 'The messages, newest first.',
      meta: { requirements: ['PRO-5'] },
      tags: ['status:success'],
      initial: 'shown',
      states: {
        shown: {
          description: 'What was loaded is shown.',
          on: { 'inbox.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          description: 'Older messages are being loaded.',
          tags: ['busy'],
          invoke: {
            id: 'loadMore',
            src: 'loadMessages',
            input: ({ context }) => ({ position: context.position }),
            onDone: { target: 'shown', actions: { type: 'addToList', params: loaded } },
            onError: { target: 'moreFailed', actions: { type: 'keepProblem', params: failure } },
          },
          after: {
            requestTimeout: { target: 'moreFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          },
        },
        moreFailed: {
          description: 'Older messages could not be loaded.',
          on: { 'inbox.more': { target: 'loadingMore', actions: 'clearProblem' } },
        },
      },
    },
    opening: {
      description: 'One message is being loaded by its address.',
      meta: { requirements: ['PRO-5'] },
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'loadMessage',
        src: 'loadMessage',
        input: ({ context }) => ({ id: context.messageId ?? '' }),
        onDone: [
          {
            guard: { type: 'isFoundRead', params: ({ event }) => ({ message: event.output }) },
            target: 'message.shown',
            actions: assign({ message: ({ event }) => event.output, problem: null }),
          },
          { target: 'message', actions: assign({ message: ({ event }) => event.output, problem: null }) },
        ],
        onError: [
          { guard: { type: 'isGone', params: failure }, target: 'missing' },
          { target: 'failed', actions: { type: 'keepProblem', params: failure } },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    message: {
      description: 'One message is being read.',
      meta: { requirements: ['PRO-5'] },
      tags: ['status:success'],
      initial: 'marking',
      on: {
        'inbox.open': [
          { guard: 'hasList', target: 'list', actions: 'pickNone' },
          { target: 'loading', actions: 'pickNone' },
        ],
      },
      states: {
        marking: {
          description: 'The message is on the page and is being marked as read.',
          invoke: {
            id: 'markRead',
            src: 'markMessage',
            input: ({ context }) => ({ id: context.messageId ?? '', isRead: true }),
            onDone: { target: 'shown', actions: { type: 'showAs', params: { isRead: true } } },
            onError: { target: 'shown', description: 'It shows as unread again next time' },
          },
          after: { requestTimeout: { target: 'shown', description: 'No answer within 15 s' } },
        },
        shown: {
          description: 'The message is on the page.',
          on: { 'message.unread': { guard: 'isRead', target: 'unmarking' } },
        },
        unmarking: {
          description: 'The message is being marked as unread.',
          tags: ['busy'],
          invoke: {
            id: 'markUnread',
            src: 'markMessage',
            input: ({ context }) => ({ id: context.messageId ?? '', isRead: false }),
            onDone: { target: 'shown', actions: { type: 'showAs', params: { isRead: false } } },
            onError: { target: 'markFailed', actions: { type: 'keepProblem', params: failure } },
          },
          after: {
            requestTimeout: { target: 'markFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          },
        },
        markFailed: {
          description: 'The message could not be marked as unread.',
          on: { 'message.unread': { target: 'unmarking', actions: 'clearProblem' } },
        },
      },
    },
    missing: { description: 'There is no such message, or it is somebody else’s.', meta: { requirements: ['PRO-5'] } },
    failed: {
      description: 'The messages could not be loaded.',
      tags: ['status:error'],
      on: {
        'inbox.retry': [
          { guard: 'isOneWanted', target: 'opening', actions: 'clearProblem' },
          { target: 'loading', actions: 'clearProblem' },
        ],
      },
    },
  },
})
