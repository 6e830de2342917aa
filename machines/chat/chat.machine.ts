import { assign, setup } from 'xstate'
import type { FlowTag } from '../events.ts'
import { mustProvideStream } from '../mustProvide.ts'
import type { ChatContext, ChatEvent, ChatInput, ChatWidgetInput } from './chat.contract.ts'

/** The support chat: hidden on load, shown on request, or on the home page when something is unread (CHT-1). */
export const chatMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatEvent, input: {} as ChatInput, tags: {} as FlowTag },
  actors: { chatWidget: mustProvideStream<ChatWidgetInput>('chatWidget') },
  guards: {
    hasUnreadAtHome: ({ context }) => context.unread > 0 && context.isHome,
  },
  actions: {
    keepUnread: assign((_, params: { count: number }) => ({ unread: params.count })),
    keepPage: assign((_, params: { isHome: boolean }) => ({ isHome: params.isHome })),
    keepLocale: assign((_, params: { locale: string }) => ({ locale: params.locale })),
    keepPlayer: assign((_, params: { player: ChatContext['player'] }) => ({ player: params.player })),
    forgetPlayer: assign({ player: null, unread: 0 }),
  },
  delays: { snippetTimeout: 15_000 },
}).createMachine({
  id: 'chat',
  description: 'Talking to support.',
  context: ({ input }) => ({ ...input, player: null, locale: 'en', unread: 0, isHome: false }),
  initial: 'idle',
  on: {
    'player.arrived': { actions: { type: 'keepPlayer', params: ({ event }) => event } },
    'player.left': { target: '.idle', actions: 'forgetPlayer', description: 'A conversation ends with its player' },
    'page.changed': { actions: { type: 'keepPage', params: ({ event }) => event } },
  },
  states: {
    idle: {
      description: 'Nothing of the chat is loaded.',
      on: { 'chat.open': { target: 'loaded', actions: { type: 'keepLocale', params: ({ event }) => event } } },
    },
    loaded: {
      description: 'The provider’s snippet is in the page.',
      initial: 'loading',
      invoke: {
        id: 'chatWidget',
        src: 'chatWidget',
        input: ({ context }) => ({ locale: context.locale, playerId: context.player?.playerId ?? null }),
        onError: { target: 'failed' },
      },
      on: {
        'chat.unread': { actions: { type: 'keepUnread', params: ({ event }) => event } },
        'chat.failed': { target: 'failed' },
      },
      states: {
        loading: {
          description: 'The snippet is being loaded.',
          tags: ['busy'],
          on: { 'chat.ready': { target: 'open' }, 'chat.close': { target: '#chat.idle' } },
          after: { snippetTimeout: { target: '#chat.failed', description: 'Not there within 15 s' } },
        },
        open: {
          description: 'The conversation stands open.',
          on: { 'chat.close': { target: 'hidden', actions: { type: 'keepUnread', params: () => ({ count: 0 }) } } },
        },
        hidden: {
          description: 'Closed; new messages are still noticed.',
          always: { guard: 'hasUnreadAtHome', target: 'badge' },
          on: { 'chat.open': { target: 'open', actions: { type: 'keepLocale', params: ({ event }) => event } } },
        },
        badge: {
          description: 'On the home page, with something unread.',
          on: {
            'chat.open': { target: 'open', actions: { type: 'keepLocale', params: ({ event }) => event } },
            'chat.close': { target: 'hidden', actions: { type: 'keepUnread', params: () => ({ count: 0 }) } },
            'page.changed': { target: 'hidden', actions: { type: 'keepPage', params: ({ event }) => event } },
          },
        },
      },
    },
    failed: {
      description: 'The chat could not be loaded.',
      on: { 'chat.retry': { target: 'loaded' }, 'chat.close': { target: 'idle' } },
    },
  },
})
