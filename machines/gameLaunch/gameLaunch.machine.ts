import { assign, not, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag, SignInWay } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  GameClosed,
  GameLaunchContext,
  GameLaunchEvent,
  GameLaunchInput,
  LaunchGameInput,
  LaunchGameOutput,
  LookAtLimitationInput,
  LookAtLimitationOutput,
  WantedGame,
} from './gameLaunch.contract.ts'

interface Wanted {
  readonly game: WantedGame | null
}

const isAreaOpen = (context: GameLaunchContext, game: WantedGame): boolean =>
  context.profile?.areas[game.area] !== false

const canLaunch = (context: GameLaunchContext, game: WantedGame | null): boolean =>
  game !== null &&
  (game.mode === 'demo' ||
    (context.player !== null && context.profile !== null && context.blocks.length === 0 && isAreaOpen(context, game)))

/** From choosing a game to its address. Real play only for a player whom nothing blocks (SAF-1, GAM-7). */
export const gameLaunchMachine = setup({
  types: {
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    input: {} as GameLaunchInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    lookAtLimitation: mustProvide<LookAtLimitationOutput, LookAtLimitationInput>('lookAtLimitation'),
    launchGame: mustProvide<LaunchGameOutput, LaunchGameInput>('launchGame'),
  },
  guards: {
    isAreaOpen: ({ context }) => context.wanted !== null && isAreaOpen(context, context.wanted),
    // One game for money runs at a time: a tab behind that opened its game too would close the one in front (RMB-8).
    isOfOtherTab: (_, { way }: { way: SignInWay }) => way === 'otherTab',
    isReal: ({ context }) => context.wanted?.mode === 'real',
    canLaunch: ({ context }, { game }: Wanted) => canLaunch(context, game),
    // A demo stakes nothing: no bonus counts in it.
    isDemo: (_, { game }: Wanted) => game?.mode === 'demo',
    // Bonuses may have been closed while it was asked: then nothing is told of one (SAF-2).
    isLimited: ({ context }, { limitation }: { limitation: LookAtLimitationOutput }) =>
      limitation !== null && context.profile?.areas.bonuses !== false,
    isBonusClosed: (_, params: { bonuses: boolean }) => !params.bonuses,
    isNamed: (_, { game }: Wanted) => game !== null,
    // Where it is not offered in the country of the address, a player may be of another: that is not settled yet.
    isClosedAsOpened: (_, { closed }: { closed: GameClosed | null }) => closed === 'maintenance' || closed === 'device',
    isOpenAgain: ({ context }) => canLaunch(context, context.wanted),
    isSignInMissing: ({ context }, { game }: Wanted) => game?.mode === 'real' && context.player === null,
    isProfileMissing: ({ context }, { game }: Wanted) =>
      game?.mode === 'real' && context.player !== null && context.profile === null,
    // An update that closes the area of the running game closes the game.
    isClosedBy: ({ context }, params: { casino: boolean; liveCasino: boolean; virtualSports: boolean }) =>
      context.wanted?.mode === 'real' && !params[context.wanted.area],
  },
  actions: {
    keepWanted: assign((_, { game }: Wanted) => ({ wanted: game, game: null, limitation: null, problem: null })),
    forgetGame: assign({ wanted: null, game: null, limitation: null, problem: null }),
    keepPlayer: assign((_, params: { player: GameLaunchContext['player'] }) => ({ player: params.player })),
    keepProfile: assign((_, params: { profile: GameLaunchContext['profile'] }) => ({ profile: params.profile })),
    keepBlocks: assign((_, params: { reasons: GameLaunchContext['blocks'] }) => ({ blocks: params.reasons })),
    // With the player goes what stood against their play; the session says what stands against a visitor’s.
    forgetPlayer: assign({ player: null, profile: null, blocks: [], limitation: null }),
    keepGame: assign(({ context }, params: LaunchGameOutput) => ({
      game: context.wanted && {
        gameId: context.wanted.gameId,
        provider: context.wanted.provider,
        mode: context.wanted.mode,
        url: params.url,
        currency: params.currency,
      },
    })),
    keepLimitation: assign((_, params: { limitation: LookAtLimitationOutput }) => ({ limitation: params.limitation })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    tellLaunched: sendTo(
      ({ context }) => context.parentRef,
      ({ context }) => ({ type: 'game.launched' as const, game: context.game! }),
    ),
    tellClosed: sendTo(({ context }) => context.parentRef, { type: 'game.closed' as const }),
    askSignIn: sendTo(
      ({ context }) => context.parentRef,
      ({ context }) => ({
        type: 'game.signInWanted' as const,
        landing: { redirectPath: context.wanted?.path ?? null, bonusCode: null },
      }),
    ),
  },
  // A launch is up to two calls, each of which ends by itself (GAM-2, GAM-6): the second has as long as the first.
  delays: { requestTimeout: REQUEST_TIMEOUT, launchTimeout: 2 * REQUEST_TIMEOUT, limitationTimeout: 3000 },
}).createMachine({
  id: 'gameLaunch',
  description: 'Gets the address of a game, for demo or real play.',
  meta: { area: 'games' },
  context: ({ input }) => ({
    ...input,
    player: null,
    profile: null,
    blocks: [],
    wanted: null,
    game: null,
    limitation: null,
    problem: null,
  }),
  initial: 'idle',
  on: {
    'player.arrived': { actions: { type: 'keepPlayer', params: ({ event }) => event } },
    'player.left': { actions: 'forgetPlayer' },
    'profile.changed': { actions: { type: 'keepProfile', params: ({ event }) => event } },
    'safety.playBlocked': { actions: { type: 'keepBlocks', params: ({ event }) => event } },
    'safety.playAllowed': { actions: { type: 'keepBlocks', params: () => ({ reasons: [] }) } },
    'game.launch': [
      {
        guard: { type: 'isDemo', params: ({ event }) => event },
        target: '.requesting',
        reenter: true,
        actions: { type: 'keepWanted', params: ({ event }) => event },
      },
      {
        guard: { type: 'canLaunch', params: ({ event }) => event },
        target: '.lookingAtBonus',
        reenter: true,
        actions: { type: 'keepWanted', params: ({ event }) => event },
      },
      {
        guard: { type: 'isSignInMissing', params: ({ event }) => event },
        target: '.needsSignIn',
        actions: { type: 'keepWanted', params: ({ event }) => event },
      },
      {
        guard: { type: 'isProfileMissing', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'keepWanted', params: ({ event }) => event },
      },
      { target: '.blocked', actions: { type: 'keepWanted', params: ({ event }) => event } },
    ],
    'game.close': { target: '.offered' },
    'page.left': { target: '.idle' },
  },
  states: {
    idle: {
      description: 'No game is wanted. An address that names one, and its mode, launches it.',
      entry: 'forgetGame',
      on: {
        'game.close': { description: 'There is none to give up' },
        'game.named': [
          {
            guard: { type: 'isClosedAsOpened', params: ({ event }) => event },
            target: 'offered',
            description: 'Once this is over, the player opens it',
          },
          {
            guard: { type: 'isDemo', params: ({ event }) => event },
            target: 'requesting',
            actions: { type: 'keepWanted', params: ({ event }) => event },
          },
          {
            guard: { type: 'canLaunch', params: ({ event }) => event },
            target: 'lookingAtBonus',
            actions: { type: 'keepWanted', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSignInMissing', params: ({ event }) => event },
            target: 'needsSignIn',
            actions: { type: 'keepWanted', params: ({ event }) => event },
          },
          {
            guard: { type: 'isProfileMissing', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'keepWanted', params: ({ event }) => event },
          },
          {
            guard: { type: 'isNamed', params: ({ event }) => event },
            target: 'blocked',
            actions: { type: 'keepWanted', params: ({ event }) => event },
          },
        ],
      },
    },
    offered: {
      description: 'The address has had its launch: from here on only the player opens a game.',
      entry: 'forgetGame',
    },
    waiting: {
      description: 'Signed in; what this player may do is still being loaded.',
      tags: ['busy', 'status:loading'],
      on: {
        'profile.changed': { target: 'deciding', actions: { type: 'keepProfile', params: ({ event }) => event } },
        'player.left': { target: 'needsSignIn', actions: 'forgetPlayer' },
      },
      after: {
        requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'The profile did not come in 15 s' },
      },
    },
    deciding: {
      description: 'The profile is there; the session says in the same breath whether play is blocked.',
      meta: { requirements: ['SAF-1'] },
      tags: ['busy', 'status:loading'],
      on: {
        'safety.playBlocked': { target: 'blocked', actions: { type: 'keepBlocks', params: ({ event }) => event } },
        'safety.playAllowed': [
          {
            // What is kept of blocks is older than this word.
            guard: 'isAreaOpen',
            target: 'lookingAtBonus',
            actions: { type: 'keepBlocks', params: () => ({ reasons: [] }) },
          },
          { target: 'blocked', actions: { type: 'keepBlocks', params: () => ({ reasons: [] }) } },
        ],
        'player.left': { target: 'needsSignIn', actions: 'forgetPlayer' },
      },
      after: {
        requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'Nothing said in 15 s' },
      },
    },
    lookingAtBonus: {
      description: 'For money: what the game means to the active bonus is asked for, no longer than 3 s (BON-7).',
      meta: { requirements: ['BON-7'] },
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'lookAtLimitation',
        src: 'lookAtLimitation',
        input: ({ context }) => ({
          gameId: context.wanted?.gameId ?? '',
          playerId: context.player?.playerId ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isLimited', params: ({ event }) => ({ limitation: event.output }) },
            target: 'limited',
            actions: { type: 'keepLimitation', params: ({ event }) => ({ limitation: event.output }) },
          },
          { target: 'requesting' },
        ],
        onError: { target: 'requesting', description: 'Not known: the game opens, the operator counts all the same' },
      },
      on: {
        'safety.playBlocked': {
          target: 'blocked',
          actions: { type: 'keepBlocks', params: ({ event }) => event },
          description: 'Play is closed meanwhile',
        },
        'profile.changed': [
          {
            guard: { type: 'isClosedBy', params: ({ event }) => event.profile.areas },
            target: 'blocked',
            actions: { type: 'keepProfile', params: ({ event }) => event },
          },
          { actions: { type: 'keepProfile', params: ({ event }) => event } },
        ],
        'player.left': { target: 'needsSignIn', actions: 'forgetPlayer' },
      },
      after: { limitationTimeout: { target: 'requesting', description: 'Nobody waits longer for it than 3 s' } },
    },
    limited: {
      description: 'The active bonus does not count in this game, or by a share: said before it opens.',
      meta: { requirements: ['BON-7'] },
      on: {
        'limitation.accept': { target: 'requesting' },
        'safety.playBlocked': {
          target: 'blocked',
          actions: { type: 'keepBlocks', params: ({ event }) => event },
          description: 'Play is closed meanwhile',
        },
        'profile.changed': [
          {
            guard: { type: 'isClosedBy', params: ({ event }) => event.profile.areas },
            target: 'blocked',
            actions: { type: 'keepProfile', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBonusClosed', params: ({ event }) => event.profile.areas },
            target: 'requesting',
            actions: { type: 'keepProfile', params: ({ event }) => event },
            description: 'No bonus is told of any more (SAF-2)',
          },
          { actions: { type: 'keepProfile', params: ({ event }) => event } },
        ],
        'player.left': { target: 'needsSignIn', actions: 'forgetPlayer' },
      },
    },
    requesting: {
      description: 'The provider is asked for the address.',
      meta: { requirements: ['GAM-1', 'GAM-2', 'GAM-6', 'SAF-1'] },
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'launchGame',
        src: 'launchGame',
        input: ({ context }) => ({
          game: context.wanted!,
          playerId: context.player?.playerId ?? null,
          isAgain: context.game !== null || context.problem !== null,
        }),
        onDone: { target: 'launched', actions: { type: 'keepGame', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'safety.playBlocked': [
          {
            guard: 'isReal',
            target: 'blocked',
            actions: { type: 'keepBlocks', params: ({ event }) => event },
            description: 'Play is closed meanwhile',
          },
          { actions: { type: 'keepBlocks', params: ({ event }) => event } },
        ],
        'profile.changed': [
          {
            guard: { type: 'isClosedBy', params: ({ event }) => event.profile.areas },
            target: 'blocked',
            actions: { type: 'keepProfile', params: ({ event }) => event },
          },
          { actions: { type: 'keepProfile', params: ({ event }) => event } },
        ],
        'player.left': [
          { guard: 'isReal', target: 'needsSignIn', actions: 'forgetPlayer' },
          { actions: 'forgetPlayer' },
        ],
      },
      after: { launchTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'Not opened within 30 s' } },
    },
    launched: {
      description: 'The game has its address and stands in the frame.',
      meta: { requirements: ['GAM-1'] },
      tags: ['status:success'],
      entry: 'tellLaunched',
      exit: 'tellClosed',
      on: {
        'safety.playBlocked': [
          {
            guard: 'isReal',
            target: 'blocked',
            actions: { type: 'keepBlocks', params: ({ event }) => event },
            description: 'A real game closes at once',
          },
          { actions: { type: 'keepBlocks', params: ({ event }) => event } },
        ],
        'profile.changed': [
          {
            guard: { type: 'isClosedBy', params: ({ event }) => event.profile.areas },
            target: 'blocked',
            actions: { type: 'keepProfile', params: ({ event }) => event },
          },
          { actions: { type: 'keepProfile', params: ({ event }) => event } },
        ],
        'player.left': [
          { guard: 'isReal', target: 'needsSignIn', actions: 'forgetPlayer' },
          { actions: 'forgetPlayer' },
        ],
        // What would forbid it has closed the game already.
        'game.relaunch': {
          target: 'requesting',
          description: 'Loaded again: its address opens it once and for a short while only, so a new one is asked for',
        },
      },
    },
    failed: {
      description: 'The game could not be launched.',
      meta: { requirements: ['GAM-1'] },
      tags: ['status:error'],
      on: {
        'player.left': [
          {
            guard: 'isReal',
            target: 'needsSignIn',
            actions: ['forgetPlayer', assign({ problem: null })],
            description: 'Why is told to the player only',
          },
          { actions: 'forgetPlayer' },
        ],
        'game.retry': [
          { guard: { type: 'canLaunch', params: ({ context }) => ({ game: context.wanted }) }, target: 'requesting' },
          {
            guard: { type: 'isSignInMissing', params: ({ context }) => ({ game: context.wanted }) },
            target: 'needsSignIn',
          },
          {
            guard: { type: 'isProfileMissing', params: ({ context }) => ({ game: context.wanted }) },
            target: 'waiting',
          },
          { target: 'blocked' },
        ],
      },
    },
    needsSignIn: {
      description: 'Real play needs a player; signing in leads back to this game.',
      meta: { requirements: ['GAM-7'] },
      initial: 'unasked',
      on: {
        'game.signIn': { target: '.asked', actions: 'askSignIn' },
        'player.arrived': { target: 'waiting', actions: { type: 'keepPlayer', params: ({ event }) => event } },
      },
      states: {
        unasked: {
          description: 'The login was not asked for here.',
          on: {
            'player.arrived': [
              {
                guard: { type: 'isOfOtherTab', params: ({ event }) => event },
                target: '#gameLaunch.offered',
                actions: { type: 'keepPlayer', params: ({ event }) => event },
                description: 'Who signs in in another tab plays there',
              },
              {
                target: '#gameLaunch.waiting',
                actions: { type: 'keepPlayer', params: ({ event }) => event },
              },
            ],
          },
        },
        asked: {
          description: 'The login was asked for here: wherever it is done, the game is opened here.',
          meta: { requirements: ['GAM-7', 'RMB-8'] },
        },
      },
    },
    blocked: {
      description: 'Real play is closed for this player now; the page says why.',
      meta: { requirements: ['RGT-7', 'SAF-1'] },
      always: { guard: 'isOpenAgain', target: 'reopened', description: 'What closed it is over' },
      on: {
        'player.left': { target: 'needsSignIn', actions: 'forgetPlayer' },
      },
    },
    reopened: {
      description: 'What closed real play is over; the game is opened again by the player only.',
      meta: { requirements: ['SAF-1'] },
      always: { guard: not('isOpenAgain'), target: 'blocked', description: 'Closed once more' },
      on: {
        'player.left': { target: 'needsSignIn', actions: 'forgetPlayer' },
      },
    },
  },
})
