import { assign, not, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import type { StateMeta } from '../meta.ts'
import type {
  LobbyContext,
  LobbyEvent,
  LobbyInput,
  LobbyPlace,
  MyGamesStored,
  SaveMyGameInput,
} from './lobby.contract.ts'

/** How long a removed game can be taken back by one press, ms. */
const UNDO_TIME = 10_000
/** How long a visitor's wish waits for the sign-in: after it nobody remembers having pressed the heart, ms. */
const ASK_TIME = 10 * 60_000

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

const isSame = (a: SaveMyGameInput, b: SaveMyGameInput): boolean =>
  a.gameId === b.gameId && a.lobbyPageType === b.lobbyPageType

const nowhere: Omit<LobbyPlace, 'kind'> = { categoryId: null, searchText: '', providerIds: [], pages: 1 }

/** What a person looks for in a lobby; the games themselves are a query, the search index is outside (LOB-1, LOB-2, LOB-4). */
export const lobbyMachine = setup({
  types: {
    context: {} as LobbyContext,
    events: {} as LobbyEvent,
    input: {} as LobbyInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: { saveMyGame: mustProvide<MyGamesStored, SaveMyGameInput>('saveMyGame') },
  guards: {
    hasSearch: ({ context }) => context.searchText.trim() !== '' || context.providerIds.length > 0,
    isSignedIn: ({ context }) => context.isSignedIn,
    hasMoreChanges: ({ context }) => context.changes.length > 1,
    isRemoval: ({ context }) => context.changes[0]?.isAdded === false,
  },
  actions: {
    clearFilters: assign({ providerIds: [], pages: 1 }),
    wantChange: assign({
      changes: ({ context }, { gameId, lobbyPageType, isAdded }: SaveMyGameInput) => {
        const change = { gameId, lobbyPageType, isAdded }
        return [...context.changes.filter((one) => !isSame(one, change)), change]
      },
    }),
    // The one being stored cannot be called back: a change of the same game waits behind it.
    wantNext: assign({
      changes: ({ context }, { gameId, lobbyPageType, isAdded }: SaveMyGameInput) => {
        const change = { gameId, lobbyPageType, isAdded }
        const [current, ...waiting] = context.changes
        return [...(current ? [current] : []), ...waiting.filter((one) => !isSame(one, change)), change]
      },
    }),
    wantUndo: assign({
      changes: ({ context }) => (context.lastStored ? [{ ...context.lastStored, isAdded: true }] : context.changes),
    }),
    noteStored: assign(({ context }, stored: MyGamesStored) => ({
      stored,
      lastStored: context.changes[0] ?? null,
      changes: context.changes.slice(1),
    })),
    dropChange: assign({ changes: ({ context }) => context.changes.slice(1) }),
    forgetChanges: assign({ changes: [] }),
    // What the player looked for and keeps is not the next person's business (SAF-7).
    forgetPlayer: assign({
      isSignedIn: false,
      searchText: '',
      providerIds: [],
      pages: 1,
      changes: [],
      lastStored: null,
      stored: null,
    }),
    tellNotStored: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show' as const,
      toast: { severity: 'error' as const, key: 'error.oops.tryAgain' },
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, undoTime: UNDO_TIME, askTime: ASK_TIME },
}).createMachine({
  id: 'lobby',
  description: 'Finding a game: lobby, category, search and filters; and the player’s own games.',
  meta: { area: 'games' },
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    kind: 'casino',
    ...nowhere,
    isSignedIn: false,
    changes: [],
    lastStored: null,
    stored: null,
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
          actions: assign(({ event }) => ({
            kind: event.kind,
            categoryId: event.categoryId,
            searchText: event.searchText,
            providerIds: event.providerIds,
            pages: event.pages,
          })),
        },
        'lobby.leave': { target: '.away' },
      },
      states: {
        away: { description: 'No lobby is open.' },
        browsing: {
          description: 'Categories and their games.',
          meta: { requirements: ['LOB-1'] },
          always: { guard: 'hasSearch', target: 'searching' },
          on: {
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
          meta: { requirements: ['LOB-2'] },
          always: { guard: not('hasSearch'), target: 'browsing' },
          on: {
            'search.type': { actions: assign(({ event }) => ({ searchText: event.text, pages: 1 })) },
            'provider.toggle': {
              actions: assign(({ context, event }) => ({
                providerIds: toggled(context.providerIds, event.providerId),
                pages: 1,
              })),
            },
            'page.more': { actions: assign({ pages: ({ context }) => context.pages + 1 }) },
            'search.clear': { actions: assign({ searchText: '', pages: 1 }) },
            'filters.clear': { actions: 'clearFilters' },
          },
        },
      },
    },
    myGames: {
      description: 'The player’s own list of games.',
      initial: 'resting',
      on: {
        'myGame.add': [
          {
            guard: 'isSignedIn',
            target: '.saving',
            actions: { type: 'wantChange', params: ({ event }) => ({ ...event, isAdded: true }) },
          },
          {
            target: '.asking',
            actions: ['forgetChanges', { type: 'wantChange', params: ({ event }) => ({ ...event, isAdded: true }) }],
          },
        ],
        'myGame.remove': {
          guard: 'isSignedIn',
          target: '.saving',
          actions: { type: 'wantChange', params: ({ event }) => ({ ...event, isAdded: false }) },
        },
      },
      states: {
        resting: { description: 'Nothing is being changed.' },
        asking: {
          description: 'A visitor wants to keep a game: it waits for the sign-in.',
          meta: { requirements: ['LOB-4'] },
          on: {
            'player.arrived': { target: 'saving', actions: assign({ isSignedIn: true }) },
            'player.left': { target: 'resting', actions: 'forgetPlayer' },
          },
          after: {
            askTime: { target: 'resting', actions: 'forgetChanges', description: 'Nobody signed in for 10 min' },
          },
        },
        saving: {
          description: 'The change is being stored; others wait behind it.',
          meta: { requirements: ['LOB-4'] },
          tags: ['busy'],
          on: {
            'myGame.add': {
              actions: { type: 'wantNext', params: ({ event }) => ({ ...event, isAdded: true }) },
            },
            'myGame.remove': {
              actions: { type: 'wantNext', params: ({ event }) => ({ ...event, isAdded: false }) },
            },
            'player.left': { target: 'resting', actions: 'forgetPlayer' },
          },
          invoke: {
            id: 'saveMyGame',
            src: 'saveMyGame',
            input: ({ context }) => context.changes[0]!,
            onDone: [
              {
                guard: 'hasMoreChanges',
                target: 'saving',
                reenter: true,
                actions: { type: 'noteStored', params: ({ event }) => event.output },
              },
              {
                guard: 'isRemoval',
                target: 'removed',
                actions: { type: 'noteStored', params: ({ event }) => event.output },
              },
              { target: 'resting', actions: { type: 'noteStored', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed' },
          },
          after: { requestTimeout: { target: 'failed', description: 'No answer within 15 s' } },
        },
        removed: {
          description: 'A game was removed; one press takes that back.',
          meta: { requirements: ['LOB-4'] },
          on: {
            'myGame.undo': { target: 'saving', actions: 'wantUndo' },
            'player.left': { target: 'resting', actions: 'forgetPlayer' },
          },
          after: { undoTime: { target: 'resting', description: 'After 10 s it stays removed' } },
        },
        failed: {
          description: 'The change was not stored; a message says so, and the list is as before.',
          meta: { requirements: ['LOB-4'] },
          entry: ['dropChange', 'tellNotStored'],
          always: { guard: ({ context }) => context.changes.length > 0, target: 'saving' },
        },
      },
    },
  },
})
