import { assign, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  LoadSportsbookInput,
  LoadSportsbookOutput,
  SportsbookContext,
  SportsbookEvent,
  SportsbookInput,
} from './sportsbook.contract.ts'

/** Sports count as enabled when nobody is signed in (GRD-6); a player needs access and no block. */
const isOpenFor = (context: SportsbookContext): boolean =>
  context.player === null ||
  (context.blocks.length === 0 &&
    (context.profile === null || (context.profile.areas.sports && context.profile.isPlayerHaveSportbookAccess)))

/** The sportsbook in its frame (SPB-1, SAF-1). */
export const sportsbookMachine = setup({
  types: {
    context: {} as SportsbookContext,
    events: {} as SportsbookEvent,
    input: {} as SportsbookInput,
    tags: {} as FlowTag,
  },
  actors: { loadSportsbook: mustProvide<LoadSportsbookOutput, LoadSportsbookInput>('loadSportsbook') },
  guards: {
    isOpen: ({ context }) => isOpenFor(context),
    isSignedIn: ({ context }) => context.player !== null,
  },
  actions: {
    keepLink: assign((_, params: { deepLink: SportsbookContext['deepLink'] }) => ({ deepLink: params.deepLink })),
    keepPlayer: assign((_, params: { player: SportsbookContext['player'] }) => ({ player: params.player })),
    keepProfile: assign((_, params: { profile: SportsbookContext['profile'] }) => ({ profile: params.profile })),
    keepBlocks: assign((_, params: { reasons: SportsbookContext['blocks'] }) => ({ blocks: params.reasons })),
    // The frame's address is one for this player.
    forgetPlayer: assign({ player: null, profile: null, blocks: [], frameUrl: null }),
    forgetFrame: assign({ frameUrl: null, problem: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'sportsbook',
  description: 'Betting on sports.',
  context: ({ input }) => ({
    ...input,
    player: null,
    profile: null,
    blocks: [],
    deepLink: null,
    frameUrl: null,
    sportsBonusToast: true,
    problem: null,
  }),
  initial: 'idle',
  on: {
    'player.arrived': { actions: { type: 'keepPlayer', params: ({ event }) => event } },
    'player.left': { actions: 'forgetPlayer' },
    'profile.changed': { actions: { type: 'keepProfile', params: ({ event }) => event } },
    'safety.playBlocked': { actions: { type: 'keepBlocks', params: ({ event }) => event } },
    'safety.playAllowed': { actions: { type: 'keepBlocks', params: () => ({ reasons: [] }) } },
    'bonusToast.hide': { actions: assign({ sportsBonusToast: false }) },
    'sportsbook.close': { target: '.idle' },
  },
  states: {
    idle: {
      description: 'Not looked at.',
      entry: 'forgetFrame',
      on: {
        'sportsbook.open': [
          { guard: 'isOpen', target: 'loading', actions: { type: 'keepLink', params: ({ event }) => event } },
          { target: 'blocked', actions: { type: 'keepLink', params: ({ event }) => event } },
        ],
      },
    },
    loading: {
      description: 'The sportsbook is asked for its address.',
      tags: ['busy'],
      invoke: {
        id: 'loadSportsbook',
        src: 'loadSportsbook',
        input: ({ context }) => ({ playerId: context.player?.playerId ?? null, deepLink: context.deepLink! }),
        onDone: { target: 'open', actions: assign({ frameUrl: ({ event }) => event.output.frameUrl }) },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      on: {
        'safety.playBlocked': [
          { guard: 'isSignedIn', target: 'blocked', actions: { type: 'keepBlocks', params: ({ event }) => event } },
          { actions: { type: 'keepBlocks', params: ({ event }) => event } },
        ],
        'player.left': { target: 'loading', reenter: true, actions: 'forgetPlayer' },
        'player.arrived': {
          target: 'loading',
          reenter: true,
          actions: { type: 'keepPlayer', params: ({ event }) => event },
        },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    open: {
      description: 'The sportsbook stands in its frame.',
      on: {
        'sportsbook.open': { target: 'loading', actions: { type: 'keepLink', params: ({ event }) => event } },
        'safety.playBlocked': [
          { guard: 'isSignedIn', target: 'blocked', actions: { type: 'keepBlocks', params: ({ event }) => event } },
          { actions: { type: 'keepBlocks', params: ({ event }) => event } },
        ],
        'player.left': {
          target: 'loading',
          actions: 'forgetPlayer',
          description: 'Another context: the frame is loaded for a visitor',
        },
        'player.arrived': {
          target: 'loading',
          actions: { type: 'keepPlayer', params: ({ event }) => event },
          description: 'Another context: the frame is loaded for the player',
        },
      },
    },
    blocked: {
      description: 'Betting is closed for this player.',
      entry: 'forgetFrame',
      on: {
        'safety.playAllowed': { actions: { type: 'keepBlocks', params: () => ({ reasons: [] }) } },
        'sportsbook.retry': { guard: 'isOpen', target: 'loading' },
      },
    },
    failed: {
      description: 'The sportsbook could not be loaded.',
      on: { 'sportsbook.retry': [{ guard: 'isOpen', target: 'loading' }, { target: 'blocked' }] },
    },
  },
})
