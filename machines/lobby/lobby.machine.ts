import { assign, not, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import type { LobbyContext, LobbyEvent, LobbyInput, SaveMyGameInput } from './lobby.contract.ts'

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

/** What a person looks for in a lobby; the games themselves are a query, the search index is outside (LOB-1, LOB-2). */
export const lobbyMachine = setup({
  types: { context: {} as LobbyContext, events: {} as LobbyEvent, input: {} as LobbyInput, tags: {} as FlowTag },
  actors: { saveMyGame: mustProvide<void, SaveMyGameInput>('saveMyGame') },
  guards: {
    hasSearch: ({ context }) => context.searchText.trim() !== '' || context.providerIds.length > 0,
    isSignedIn: ({ context }) => context.isSignedIn,
  },
  actions: {
    clearSearch: assign({ searchText: '', providerIds: [], pages: 1 }),
    // What the player looked for is not the next person's business (SAF-7).
    forgetPlayer: assign({ isSignedIn: false, searchText: '', providerIds: [], pages: 1 }),
    wantMyGame: assign((_, params: SaveMyGameInput) => ({ pendingMyGame: params })),
    forgetMyGame: assign({ pendingMyGame: null }),
    tellNotStored: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show' as const,
      toast: { severity: 'error' as const, key: 'error.oops.tryAgain' },
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'lobby',
  description: 'Finding a game: lobby, category, search and filters.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    kind: 'casino',
    categoryId: null,
    searchText: '',
    providerIds: [],
    pages: 1,
    isSignedIn: false,
    pendingMyGame: null,
  }),
  on: {
    'player.arrived': { actions: assign({ isSignedIn: true }) },
    'player.left': { actions: 'forgetPlayer' },
  },
  states: {
    view: {
      description: 'What is looked at.',
      initial: 'away',
      on: {
        'lobby.enter': {
          target: '.browsing',
          actions: assign(({ context, event }) => ({
            kind: event.kind,
            categoryId: event.categoryId,
            pages: 1,
            // Another lobby has other games: a search does not go along.
            ...(context.kind === event.kind ? {} : { searchText: '', providerIds: [] }),
          })),
        },
        'lobby.leave': { target: '.away' },
      },
      states: {
        away: { description: 'No lobby is open.' },
        browsing: {
          description: 'Categories and their games.',
          always: { guard: 'hasSearch', target: 'searching' },
          on: {
            'category.open': { actions: assign(({ event }) => ({ categoryId: event.categoryId, pages: 1 })) },
            'search.type': { actions: assign(({ event }) => ({ searchText: event.text, pages: 1 })) },
            'provider.toggle': {
              actions: assign(({ context, event }) => ({
                providerIds: toggled(context.providerIds, event.providerId),
                pages: 1,
              })),
            },
            'page.more': { actions: assign({ pages: ({ context }) => context.pages + 1 }) },
          },
        },
        searching: {
          description: 'Only games that fit the text and the chosen providers.',
          always: { guard: not('hasSearch'), target: 'browsing' },
          on: {
            'category.open': { actions: assign(({ event }) => ({ categoryId: event.categoryId, pages: 1 })) },
            'search.type': { actions: assign(({ event }) => ({ searchText: event.text, pages: 1 })) },
            'provider.toggle': {
              actions: assign(({ context, event }) => ({
                providerIds: toggled(context.providerIds, event.providerId),
                pages: 1,
              })),
            },
            'page.more': { actions: assign({ pages: ({ context }) => context.pages + 1 }) },
            'search.clear': { actions: assign({ searchText: '', pages: 1 }) },
            'filters.clear': { actions: 'clearSearch' },
          },
        },
      },
    },
    myGames: {
      description: 'The player’s own list of games.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is being changed.',
          on: {
            'myGame.add': {
              guard: 'isSignedIn',
              target: 'saving',
              actions: { type: 'wantMyGame', params: ({ event }) => ({ ...event, isAdded: true }) },
            },
            'myGame.remove': {
              guard: 'isSignedIn',
              target: 'saving',
              actions: { type: 'wantMyGame', params: ({ event }) => ({ ...event, isAdded: false }) },
            },
          },
        },
        saving: {
          description: 'The change is being stored.',
          tags: ['busy'],
          on: { 'player.left': { target: 'resting', actions: ['forgetPlayer', 'forgetMyGame'] } },
          invoke: {
            id: 'saveMyGame',
            src: 'saveMyGame',
            input: ({ context }) => context.pendingMyGame!,
            onDone: { target: 'resting', actions: 'forgetMyGame' },
            onError: { target: 'failed' },
          },
          after: { requestTimeout: { target: 'failed', description: 'No answer within 15 s' } },
        },
        failed: {
          description: 'The change was not stored; a message says so.',
          entry: ['forgetMyGame', 'tellNotStored'],
          on: {
            'myGame.add': {
              guard: 'isSignedIn',
              target: 'saving',
              actions: { type: 'wantMyGame', params: ({ event }) => ({ ...event, isAdded: true }) },
            },
            'myGame.remove': {
              guard: 'isSignedIn',
              target: 'saving',
              actions: { type: 'wantMyGame', params: ({ event }) => ({ ...event, isAdded: false }) },
            },
          },
        },
      },
    },
  },
})
