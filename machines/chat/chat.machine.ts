import { assign, sendTo, setup } from 'xstate'
import type { FlowTag } from '../events.ts'
import { mustProvideStream } from '../mustProvide.ts'
import type { StateMeta } from '../meta.ts'
import type { ChatContext, ChatEvent, ChatInput, ChatWidgetCommand, ChatWidgetInput } from './chat.contract.ts'

/** Of whom the chat is told: only a player whose profile is known (CHT-1). */
const known = ({ playerId, isProfileKnown }: ChatContext): number | null => (isProfileKnown ? playerId : null)

/** The support chat: hidden on load, shown on request, or on the home page when something is unread (CHT-1). */
export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: { chatWidget: mustProvideStream<ChatWidgetInput, ChatWidgetCommand>('chatWidget') },
  guards: {
    hasUnreadAtHome: ({ context }) => context.unread > 0 && context.isHome,
    isWanted: ({ context }) => context.isWanted,
    isAllowed: (_, params: { isAllowed: boolean }) => params.isAllowed,
  },
  actions: {
    keep: assign((_, params: Partial<Omit<ChatContext, 'parentRef'>>) => params),
    want: assign(({ event }) => ({ isWanted: true, ...('locale' in event ? { locale: event.locale } : {}) })),
    putAway: assign({ unread: 0, isWanted: false }),
    forgetPlayer: assign({ playerId: null, isProfileKnown: false, unread: 0, isWanted: false }),
    tellPlayer: sendTo('chatWidget', ({ context }) => ({ type: 'widget.player', playerId: known(context) })),
    show: sendTo('chatWidget', ({ context }) => ({ type: 'widget.show', locale: context.locale })),
    hide: sendTo('chatWidget', { type: 'widget.hide' }),
    warnNotReady: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show',
      toast: { severity: 'warning', key: 'chat.notReady' },
    }),
  },
  delays: { snippetTimeout: 15_000 },
}).createMachine({
  id: 'chat',
  description: 'Talking to support.',
  meta: { area: 'site' },
  context: ({ input }) => ({
    ...input,
    playerId: null,
    isProfileKnown: false,
    locale: 'en',
    unread: 0,
    isHome: false,
    isWanted: false,
  }),
  initial: 'idle',
  on: {
    'player.arrived': {
      actions: { type: 'keep', params: ({ event }) => ({ playerId: event.player.playerId, isProfileKnown: false }) },
    },
    'profile.changed': { actions: { type: 'keep', params: { isProfileKnown: true } } },
    'player.left': { target: '.idle', actions: 'forgetPlayer', description: 'A conversation ends with its player' },
    'page.changed': { actions: { type: 'keep', params: ({ event: { isHome } }) => ({ isHome }) } },
    'chat.withdraw': {
      target: '.idle',
      actions: 'putAway',
      description: 'The visitor refuses what the chat needs, or there is no chat any more',
    },
  },
  states: {
    idle: {
      description: 'Nothing of the chat is loaded.',
      meta: { requirements: ['CHT-1'] },
      on: {
        'chat.open': [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event },
            target: 'loaded',
            actions: 'want',
          },
          { target: 'unconsented', actions: 'want' },
        ],
        'chat.resume': {
          target: 'loaded',
          actions: { type: 'keep', params: ({ event: { locale, unread } }) => ({ locale, unread, isWanted: false }) },
          description: 'Begun before the page was loaded: hidden, with its unread messages',
        },
      },
    },
    unconsented: {
      description: 'The chat was asked for; the visitor has not allowed what it needs.',
      meta: { requirements: ['COO-2', 'CHT-1'] },
      on: {
        'chat.allow': { target: 'loaded', actions: 'want' },
        'chat.close': { target: 'idle', actions: 'putAway' },
      },
    },
    loaded: {
      description: 'The provider’s snippet is in the page.',
      meta: { requirements: ['CHT-1'] },
      initial: 'loading',
      invoke: {
        id: 'chatWidget',
        src: 'chatWidget',
        input: ({ context }) => ({ locale: context.locale, playerId: known(context) }),
      },
      on: {
        'player.arrived': {
          actions: [
            {
              type: 'keep',
              params: ({ event }) => ({ playerId: event.player.playerId, isProfileKnown: false, unread: 0 }),
            },
            'tellPlayer',
          ],
        },
        'profile.changed': { actions: [{ type: 'keep', params: { isProfileKnown: true } }, 'tellPlayer'] },
        'chat.unread': { actions: { type: 'keep', params: ({ event }) => ({ unread: event.count }) } },
        'chat.failed': [
          { guard: 'isWanted', target: 'failed' },
          { target: 'idle', description: 'Nobody has asked for it on this page: nothing is said of it' },
        ],
      },
      states: {
        loading: {
          description: 'The snippet is being loaded.',
          tags: ['busy'],
          on: {
            'chat.ready': [{ guard: 'isWanted', target: 'open' }, { target: 'hidden' }],
            'chat.open': {
              actions: ['want', 'warnNotReady'],
              description: 'It opens as soon as it is there',
            },
            'chat.close': { target: '#chat.idle', actions: 'putAway' },
          },
          after: {
            snippetTimeout: [
              { guard: 'isWanted', target: '#chat.failed', description: 'Not there within 15 s' },
              { target: '#chat.idle', description: 'Nobody has asked for it on this page: nothing is said of it' },
            ],
          },
        },
        open: {
          description: 'The conversation stands open.',
          meta: { requirements: ['CHT-1'] },
          entry: 'show',
          on: {
            'chat.close': {
              target: 'hidden',
              actions: 'putAway',
            },
          },
        },
        hidden: {
          description: 'Closed; new messages are still noticed.',
          meta: { requirements: ['CHT-1'] },
          entry: 'hide',
          always: { guard: 'hasUnreadAtHome', target: 'badge' },
          on: {
            'chat.open': {
              target: 'open',
              actions: 'want',
            },
          },
        },
        badge: {
          description: 'On the home page, with something unread.',
          meta: { requirements: ['CHT-1'] },
          on: {
            'chat.open': {
              target: 'open',
              actions: 'want',
            },
            'chat.close': { target: 'hidden', actions: 'putAway' },
            'chat.unread': {
              target: 'hidden',
              actions: { type: 'keep', params: ({ event }) => ({ unread: event.count }) },
              description: 'Read in another tab, or more have come',
            },
            'page.changed': {
              target: 'hidden',
              actions: { type: 'keep', params: ({ event: { isHome } }) => ({ isHome }) },
            },
          },
        },
      },
    },
    failed: {
      description: 'The chat could not be loaded.',
      meta: { requirements: ['CHT-1'] },
      on: {
        'chat.retry': { target: 'loaded', actions: 'want' },
        'chat.open': {
          target: 'loaded',
          actions: 'want',
        },
        'chat.close': { target: 'idle', actions: 'putAway' },
      },
    },
  },
})
