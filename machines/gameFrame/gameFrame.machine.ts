import { and, assign, enqueueActions, not, or, raise, sendTo, setup, stateIn } from 'xstate'
import type { Minor } from '#contract/money.ts'
import type { FlowTag } from '../events.ts'
import { mustProvideStream } from '../mustProvide.ts'
import { areBonusesMoved, type Balance, type ProfileSummary } from '../player.ts'
import type { StateMeta } from '../meta.ts'
import type {
  GameChannelInput,
  GameFrameContext,
  GameFrameEvent,
  GameFrameInput,
  InGameView,
  PauseReason,
  SiteMessage,
} from './gameFrame.contract.ts'

/** Views for whoever plays; all others are of the player's account. */
const forAnybody: ReadonlySet<InGameView> = new Set<InGameView>(['initial', 'settings'])

const viewIs =
  (view: InGameView) =>
  (_: unknown, params: { view: InGameView }): boolean =>
    params.view === view

// Written once for the states of a round; `params` of an event with a balance.
const said = ({ event }: { event: { balance: Minor } }): { balance: Minor } => ({ balance: event.balance })
const roundBegins = [{ type: 'beginRound', params: said }, 'tellRoundStarted'] as const
const roundEnds = { target: 'none', actions: [{ type: 'keepTold', params: said }, 'tellRoundEnded'] } as const

/** A game in its frame: handshake, pause while anything is open over it, life sign (GAM-3, GAM-4, SAF-1, SAF-3). */
export const gameFrameMachine = setup({
  types: {
    context: {} as GameFrameContext,
    events: {} as GameFrameEvent,
    input: {} as GameFrameInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: { gameChannel: mustProvideStream<GameChannelInput, SiteMessage>('gameChannel') },
  guards: {
    isReal: ({ context }) => context.game?.mode === 'real',
    isPlayedForMoney: ({ context }) => context.game?.mode === 'real' && context.reasons.length === 0,
    hasPauseReasons: ({ context }) => context.reasons.length > 0,
    isLive: stateIn('#frameLive'),
    isSilent: stateIn('#frameSilent'),
    wasThere: ({ context }) => context.wasThere,
    isEnded: stateIn('#frameEnded'),
    isRunning: stateIn('#frameRuns'),
    isNobodys: ({ context }: { context: GameFrameContext }, params: { view: InGameView }) =>
      !context.hasPlayer && !forAnybody.has(params.view),
    isInitial: viewIs('initial'),
    isMyAccount: viewIs('myAccount'),
    isReward: viewIs('reward'),
    isSettings: viewIs('settings'),
    isResponsibleGambling: viewIs('responsibleGambling'),
    isBanking: viewIs('banking'),
  },
  actions: {
    addReason: assign(({ context }, params: { reason: PauseReason }) => ({
      reasons: context.reasons.includes(params.reason) ? context.reasons : [...context.reasons, params.reason],
    })),
    dropReason: assign(({ context }, params: { reason: PauseReason }) => ({
      reasons: context.reasons.filter((reason) => reason !== params.reason),
    })),
    // Reasons outlive a game: a modal that was open before the game is still open over it.
    forgetGame: assign({
      game: null,
      realityCheck: null,
      warning: null,
      loads: 0,
      wasThere: false,
      soundOn: null,
      told: null,
      isWalletAhead: false,
    }),
    keepSound: assign((_, params: { soundOn: boolean }) => ({ soundOn: params.soundOn })),
    // What the wallet has said since the round began knows at least as much.
    keepTold: assign(({ context }, params: { balance: Minor }) => ({
      told: context.isWalletAhead ? null : params.balance,
    })),
    beginRound: assign((_, params: { balance: Minor }) => ({ told: params.balance, isWalletAhead: false })),
    heedWallet: assign({ told: null, isWalletAhead: true }),
    keepWallet: assign((_, params: { balance: Balance }) => ({ wallet: params.balance })),
    keepProfile: assign((_, params: { profile: ProfileSummary }) => ({ profile: params.profile })),
    forgetPlayer: assign({ hasPlayer: false, wallet: null, profile: null }),
    // Its own money is as it was, and is said as it is known best: by that word the game looks for bonuses.
    sayBonuses: enqueueActions(({ context, enqueue }, params: { profile: ProfileSummary }) => {
      const { game, wallet, told, profile } = context
      if (game?.mode !== 'real' || wallet === null || !areBonusesMoved(profile, params.profile)) return
      enqueue.sendTo('gameChannel', {
        type: 'say.balanceUpdate',
        balance: told ?? wallet.mainBalance,
        currency: wallet.currency,
      })
    }),
    countLoad: assign({ loads: ({ context }) => context.loads + 1, wasThere: false }),
    noteThere: assign({ wasThere: true }),
    sayReady: sendTo('gameChannel', { type: 'say.ready' }),
    sayPause: sendTo('gameChannel', { type: 'say.pause' }),
    sayResume: sendTo('gameChannel', { type: 'say.resume' }),
    sayPing: sendTo('gameChannel', { type: 'say.ping' }),
    askSound: sendTo('gameChannel', { type: 'say.soundState' }),
    sayRules: sendTo('gameChannel', { type: 'say.navigate', to: 'rules' }),
    saySound: sendTo('gameChannel', (_, params: { on: boolean }) => ({ type: 'say.sounds' as const, on: params.on })),
    pauseIfWanted: enqueueActions(({ context, enqueue }) => {
      if (context.reasons.length > 0) enqueue.sendTo('gameChannel', { type: 'say.pause' })
    }),
    tellModalOpened: sendTo(({ context }) => context.parentRef, {
      type: 'modal.opened' as const,
      modal: 'inGame' as const,
    }),
    tellModalClosed: sendTo(({ context }) => context.parentRef, {
      type: 'modal.closed' as const,
      modal: 'inGame' as const,
    }),
    tellActivity: sendTo(({ context }) => context.parentRef, { type: 'activity.noted' as const }),
    tellReload: sendTo(({ context }) => context.parentRef, { type: 'game.relaunch' as const }),
    keepWarning: assign((_, params: { message: string }) => ({ warning: params.message })),
    tellRoundStarted: sendTo(({ context }) => context.parentRef, { type: 'game.roundStarted' as const }),
    tellRoundEnded: sendTo(({ context }) => context.parentRef, { type: 'game.roundEnded' as const }),
  },
  delays: { handshakeTimeout: 30_000, pingEvery: 20_000, pongTimeout: 10_000, pauseTimeout: 10_000 },
}).createMachine({
  id: 'gameFrame',
  description: 'What happens in and over the frame of a running game.',
  meta: { area: 'games' },
  context: ({ input }) => ({
    ...input,
    game: null,
    reasons: [],
    realityCheck: null,
    loads: 0,
    wasThere: false,
    warning: null,
    hasPlayer: false,
    soundOn: null,
    told: null,
    wallet: null,
    profile: null,
    isWalletAhead: false,
  }),
  initial: 'closed',
  on: {
    'pause.request': { actions: { type: 'addReason', params: ({ event }) => event } },
    'pause.release': { actions: { type: 'dropReason', params: ({ event }) => event } },
    'player.arrived': { actions: assign({ hasPlayer: true }) },
    'player.left': { actions: 'forgetPlayer' },
    'wallet.changed': { actions: { type: 'keepWallet', params: ({ event }) => event } },
    'profile.changed': {
      actions: [
        { type: 'sayBonuses', params: ({ event }) => event },
        { type: 'keepProfile', params: ({ event }) => event },
      ],
      description: 'Where bonuses were opened or closed, a game for money hears of what can be staked',
    },
  },
  states: {
    closed: {
      description: 'No game stands in the frame.',
      entry: 'forgetGame',
      on: { 'frame.open': { target: 'open', actions: assign({ game: ({ event }) => event.game }) } },
    },
    open: {
      description: 'A game stands in the frame.',
      meta: { requirements: ['RGT-8', 'GAM-5', 'RMB-4', 'SAF-2'] },
      type: 'parallel',
      // Said anew by the stream of each game.
      entry: { type: 'dropReason', params: { reason: 'connection' } },
      on: {
        'frame.open': { target: 'open', reenter: true, actions: assign({ game: ({ event }) => event.game }) },
        'frame.close': { target: 'closed' },
        'safety.playBlocked': { guard: 'isReal', target: 'closed', description: 'A real game closes at once' },
        'player.left': {
          guard: 'isReal',
          target: 'closed',
          actions: 'forgetPlayer',
          description: 'Signed out: a real game closes at once',
        },
        'wallet.changed': {
          guard: 'isReal',
          actions: [
            'heedWallet',
            { type: 'keepWallet', params: ({ event }) => event },
            sendTo('gameChannel', ({ event }) => ({
              type: 'say.balanceUpdate',
              balance: event.balance.mainBalance,
              currency: event.balance.currency,
            })),
          ],
        },
        'connection.lost': {
          actions: { type: 'addReason', params: { reason: 'connection' } },
          description: 'Play stops until the network is back',
        },
        'connection.back': { actions: { type: 'dropReason', params: { reason: 'connection' } } },
        'frame.gameReady': { actions: 'askSound' },
        'frame.settings': { actions: { type: 'keepSound', params: ({ event }) => event } },
        'sound.set': { guard: 'isLive', actions: { type: 'saySound', params: ({ event }) => event } },
        'frame.userAction': {
          guard: 'isRunning',
          actions: 'tellActivity',
          description: 'Somebody is there; a paused game can not know that',
        },
        'frame.warned': { actions: { type: 'keepWarning', params: ({ event }) => event } },
        'frame.realityCheckData': {
          actions: assign({
            realityCheck: ({ event }) => ({
              wagered: event.wagered,
              won: event.won,
              elapsedMs: event.elapsedMs,
            }),
          }),
        },
      },
      states: {
        link: {
          description: 'Whether the game answers.',
          meta: { requirements: ['GAM-3', 'SAF-11'] },
          initial: 'listening',
          entry: 'countLoad',
          invoke: { id: 'gameChannel', src: 'gameChannel', input: ({ context }) => ({ game: context.game! }) },
          on: {
            'frame.reload': { target: '.reloading' },
            'frame.ended': { target: '.ended', actions: { type: 'keepWarning', params: ({ event }) => event } },
          },
          states: {
            listening: {
              description: 'The frame loads; the game has not said anything yet.',
              tags: ['busy'],
              on: { 'frame.listening': { target: 'handshaking' } },
              after: { handshakeTimeout: { target: 'silent', description: 'Nothing heard within 30 s' } },
            },
            handshaking: {
              description: 'The site has told the game how it is to be played.',
              meta: { requirements: ['GAM-3'] },
              tags: ['busy'],
              entry: 'sayReady',
              on: {
                'frame.ready': { target: 'live', actions: 'pauseIfWanted' },
                'frame.listening': { target: 'handshaking', reenter: true, description: 'It has reloaded itself' },
              },
              after: { handshakeTimeout: { target: 'silent', description: 'Not ready within 30 s' } },
            },
            live: {
              id: 'frameLive',
              description: 'The game is there.',
              entry: 'noteThere',
              initial: 'resting',
              on: { 'frame.listening': { target: 'handshaking', description: 'The game has reloaded itself' } },
              states: {
                resting: {
                  description: 'Until the next life sign is asked for.',
                  after: { pingEvery: { target: 'checking', description: 'Asked each 20 s' } },
                },
                checking: {
                  description: 'A life sign was asked for.',
                  meta: { requirements: ['GAM-3'] },
                  entry: 'sayPing',
                  on: { 'frame.pong': { target: 'resting' } },
                  after: { pongTimeout: { target: '#frameSilent', description: 'No life sign within 10 s' } },
                },
              },
            },
            silent: {
              id: 'frameSilent',
              description: 'The game does not answer: play has stopped, loading it again is offered.',
              meta: { requirements: ['RMB-12'] },
              on: {
                'frame.listening': { target: 'handshaking' },
                'frame.ready': {
                  target: 'live',
                  actions: 'pauseIfWanted',
                  description: 'It was slow to load, and is ready',
                },
                'frame.pong': { target: 'live', description: 'It answers after all' },
              },
            },
            ended: {
              id: 'frameEnded',
              description: 'The game says that it must be opened anew: play has stopped, loading it again is offered.',
              meta: { requirements: ['RMB-12'] },
              on: { 'frame.listening': { target: 'handshaking' } },
            },
            reloading: {
              description:
                'An address opens a game for a short while only, so the launch is asked for a new one. It closes this frame and opens the next.',
              meta: { requirements: ['RMB-12'] },
              tags: ['busy'],
              entry: 'tellReload',
              on: { 'frame.ended': { description: 'Known: the game is off the page' } },
              after: { handshakeTimeout: { target: 'silent', description: 'Nobody has answered: offered again' } },
            },
          },
        },
        play: {
          description: 'Whether the game may run.',
          meta: { requirements: ['SAF-3'] },
          initial: 'running',
          states: {
            running: {
              id: 'frameRuns',
              description: 'Nothing stands over the game.',
              always: { guard: 'hasPauseReasons', target: 'pausing' },
            },
            pausing: {
              description: 'The game was told to pause and has not confirmed it yet.',
              meta: { requirements: ['GAM-3', 'SAF-3'] },
              entry: 'sayPause',
              always: { guard: not('hasPauseReasons'), target: 'running', actions: 'sayResume' },
              on: { 'frame.paused': { target: 'paused' } },
              after: {
                pauseTimeout: [
                  {
                    guard: and(['wasThere', or(['isLive', 'isSilent'])]),
                    target: 'stopped',
                    description: 'It did not pause within 10 s: it is taken off the page',
                  },
                  { target: 'pausing', reenter: true, description: 'Not loaded yet: told again' },
                ],
              },
            },
            paused: {
              description: 'The game stands still.',
              meta: { requirements: ['GAM-3', 'SAF-3'] },
              always: { guard: not('hasPauseReasons'), target: 'running', actions: 'sayResume' },
              on: {
                'frame.resumed': { target: 'pausing', description: 'It went on by itself: told again' },
                'frame.roundStarted': {
                  target: 'stopped',
                  description: 'It plays on though it said that it paused: it is taken off the page',
                },
                'frame.listening': { target: 'pausing', description: 'Loaded anew, it knows of no pause: told again' },
              },
            },
            stopped: {
              description: 'The game would not pause: its frame is off the page until nothing stands over it.',
              meta: { requirements: ['SAF-1', 'SAF-3'] },
              always: {
                guard: not('hasPauseReasons'),
                target: 'running',
                actions: raise({ type: 'frame.reload' }),
                description: 'The game is loaded again, at a new address',
              },
            },
          },
        },
        round: {
          description: 'Whether a round is being played.',
          initial: 'none',
          states: {
            none: {
              description: 'No round.',
              on: { 'frame.roundStarted': { target: 'running', actions: roundBegins } },
            },
            running: {
              description: 'A round is being played.',
              always: { guard: or(['isSilent', 'isEnded']), target: 'interrupted' },
              on: {
                'frame.roundEnded': roundEnds,
                'frame.reload': { target: 'interrupted' },
              },
            },
            interrupted: {
              description: 'The game went silent or ended in a round; loaded again, it shows that round first.',
              meta: { requirements: ['RMB-12'] },
              on: {
                'frame.roundEnded': roundEnds,
                'frame.roundStarted': { target: 'running', actions: roundBegins },
              },
            },
          },
        },
        menu: {
          description: 'The modal of the game header.',
          initial: 'closed',
          states: {
            closed: {
              description: 'Nothing of ours stands over the game.',
              on: {
                'frame.depositWanted': {
                  guard: 'isPlayedForMoney',
                  target: 'open.banking',
                  description: 'The game’s own deposit button; nothing opens over what the player must answer first',
                },
                'menu.open': [
                  {
                    guard: { type: 'isNobodys', params: ({ event }) => event },
                    description: 'Nobody is signed in who has an account',
                  },
                  { guard: { type: 'isInitial', params: ({ event }) => event }, target: 'open' },
                  { guard: { type: 'isMyAccount', params: ({ event }) => event }, target: 'open.myAccount' },
                  { guard: { type: 'isReward', params: ({ event }) => event }, target: 'open.reward' },
                  { guard: { type: 'isSettings', params: ({ event }) => event }, target: 'open.settings' },
                  {
                    guard: { type: 'isResponsibleGambling', params: ({ event }) => event },
                    target: 'open.responsibleGambling',
                  },
                  { guard: { type: 'isBanking', params: ({ event }) => event }, target: 'open.banking' },
                  { target: 'open.bonusCode' },
                ],
              },
            },
            open: {
              description: 'The modal stands over the game, which pauses meanwhile.',
              meta: { requirements: ['GAM-4'] },
              tags: ['modal'],
              // The reason stands at once: nothing runs on until the session has heard of it.
              entry: [{ type: 'addReason', params: { reason: 'inGame' } }, 'tellModalOpened'],
              exit: [{ type: 'dropReason', params: { reason: 'inGame' } }, 'tellModalClosed'],
              initial: 'initial',
              on: {
                'menu.close': { target: 'closed' },
                'rules.open': {
                  guard: 'isLive',
                  target: 'closed',
                  actions: 'sayRules',
                  description: 'The game goes on at its rules',
                },
                'player.left': {
                  // A game for money closes altogether, above: what is taken here is not taken there.
                  guard: not('isReal'),
                  target: 'closed',
                  actions: 'forgetPlayer',
                  description: 'Signed out in a demo: what is of the account closes',
                },
                'menu.open': [
                  {
                    guard: { type: 'isNobodys', params: ({ event }) => event },
                    description: 'Nobody is signed in who has an account',
                  },
                  { guard: { type: 'isInitial', params: ({ event }) => event }, target: '.initial' },
                  { guard: { type: 'isMyAccount', params: ({ event }) => event }, target: '.myAccount' },
                  { guard: { type: 'isReward', params: ({ event }) => event }, target: '.reward' },
                  { guard: { type: 'isSettings', params: ({ event }) => event }, target: '.settings' },
                  {
                    guard: { type: 'isResponsibleGambling', params: ({ event }) => event },
                    target: '.responsibleGambling',
                  },
                  { guard: { type: 'isBanking', params: ({ event }) => event }, target: '.banking' },
                  { target: '.bonusCode' },
                ],
              },
              states: {
                initial: { description: 'All views to choose from.', tags: ['status:INITIAL'] },
                myAccount: { description: 'The account.', tags: ['status:MY_ACCOUNT'] },
                reward: { description: 'Rewards.', tags: ['status:REWARD'] },
                settings: { description: 'Settings.', tags: ['status:SETTINGS'] },
                responsibleGambling: {
                  description: 'Limits, breaks, exclusion.',
                  meta: { requirements: ['RGT-8', 'RMB-1'] },
                  tags: ['status:RESPONSIBLE_GAMBLING'],
                },
                banking: { description: 'Paying in without leaving the game.', tags: ['status:BANKING'] },
                bonusCode: { description: 'A bonus code.', tags: ['status:BONUS_CODE'] },
              },
            },
          },
        },
      },
    },
  },
})
