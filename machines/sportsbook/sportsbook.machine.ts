import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import type { SportsProduct } from '#contract/sportsbook.ts'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide, mustProvideStream } from '../mustProvide.ts'
import { areBonusesMoved, type ProfileSummary } from '../player.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  DeepLink,
  LoadSportsbookInput,
  LoadSportsbookOutput,
  SportsbookChannelInput,
  SportsbookContext,
  SportsbookEmitted,
  SportsbookEvent,
  SportsbookInput,
  SportsSiteNews,
} from './sportsbook.contract.ts'

/** The area of the profile that a product belongs to; sports count as enabled when nobody is signed in (GRD-6, GRD-12). */
const isAreaOpen = (profile: ProfileSummary | null, product: SportsProduct): boolean =>
  profile === null ||
  (product === 'VIRTUAL_SPORTS'
    ? profile.areas.virtualSports
    : profile.areas.sports && profile.isPlayerHaveSportbookAccess)

const isOpenFor = ({ player, profile, blocks }: SportsbookContext, product: SportsProduct): boolean =>
  player === null || (profile !== null && blocks.length === 0 && isAreaOpen(profile, product))

const parts = (link: DeepLink | null): string =>
  link === null
    ? ''
    : [link.category, link.region, link.competition, link.event].filter((part) => part !== null).join('/')

/** Where the player is, below the locale: the login comes back there. */
const pathOf = ({ product, deepLink }: SportsbookContext): string => {
  const at = parts(deepLink)
  if (product === 'VIRTUAL_SPORTS') return at === '' ? '/virtual-sports' : `/virtual-sports?at=${at}`
  return at === '' ? '/sportsbook' : `/sportsbook/${at}`
}

interface Wanted {
  readonly product: SportsProduct
  readonly deepLink: DeepLink
}

/** The sportsbook, or virtual sports, in its frame (SPB-1, SPB-2, SAF-1). */
export const sportsbookMachine = setup({
  types: {
    context: {} as SportsbookContext,
    events: {} as SportsbookEvent,
    emitted: {} as SportsbookEmitted,
    input: {} as SportsbookInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadSportsbook: mustProvide<LoadSportsbookOutput, LoadSportsbookInput>('loadSportsbook'),
    sportsbookChannel: mustProvideStream<SportsbookChannelInput, SportsSiteNews>('sportsbookChannel'),
  },
  guards: {
    isOpen: ({ context }) => isOpenFor(context, context.product),
    isUnknown: ({ context }) => context.player !== null && context.profile === null,
    isAreaOpen: ({ context }) => isAreaOpen(context.profile, context.product),
    isWantedOpen: ({ context }, params: { product: SportsProduct }) => isOpenFor(context, params.product),
    isClosedBy: ({ context }, params: { profile: ProfileSummary }) =>
      context.player !== null && !isAreaOpen(params.profile, context.product),
    isReopened: ({ context }) => context.isReopened,
    isSignedIn: ({ context }) => context.player !== null,
    isSamePlace: ({ context }, params: Wanted) =>
      params.product === context.product && parts(params.deepLink) === parts(context.deepLink),
    isSameProduct: ({ context }, params: Wanted) => params.product === context.product,
  },
  actions: {
    keepWanted: assign((_, params: Wanted) => ({ product: params.product, deepLink: params.deepLink })),
    keepLink: assign((_, params: { deepLink: DeepLink }) => ({ deepLink: params.deepLink })),
    keepPlayer: assign((_, params: { player: SportsbookContext['player'] }) => ({ player: params.player })),
    keepProfile: assign((_, params: { profile: SportsbookContext['profile'] }) => ({ profile: params.profile })),
    keepBlocks: assign((_, params: { reasons: SportsbookContext['blocks'] }) => ({ blocks: params.reasons })),
    // The frame's address is one for this player, and so is what was said of a bonus.
    forgetPlayer: assign({ player: null, profile: null, blocks: [], frameUrl: null, sportsBonusToast: true }),
    forgetFrame: assign({ frameUrl: null, problem: null }),
    noteReopened: assign({ isReopened: true }),
    forgetReopened: assign({ isReopened: false }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    sayNavigate: sendTo('sportsbookChannel', (_, params: { deepLink: DeepLink }) => ({
      type: 'say.navigate' as const,
      deepLink: params.deepLink,
    })),
    sayBalance: enqueueActions(({ context, enqueue }) => {
      if (context.player !== null) enqueue.sendTo('sportsbookChannel', { type: 'say.balanceChanged' })
    }),
    sayBonuses: enqueueActions(({ context, enqueue }, params: { profile: ProfileSummary }) => {
      if (context.player !== null && areBonusesMoved(context.profile, params.profile))
        enqueue.sendTo('sportsbookChannel', { type: 'say.balanceChanged' })
    }),
    tellNavigated: emit((_, params: { deepLink: DeepLink }) => ({
      type: 'sportsbook.navigated' as const,
      deepLink: params.deepLink,
    })),
    tellDeposit: emit({ type: 'sportsbook.depositWanted' as const }),
    tellActivity: sendTo(({ context }) => context.parentRef, { type: 'activity.noted' as const }),
    tellSignIn: sendTo(
      ({ context }) => context.parentRef,
      ({ context }) => ({
        type: 'game.signInWanted' as const,
        landing: { redirectPath: pathOf(context), bonusCode: null },
      }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, frameTimeout: 30_000, steadyAfter: 60_000 },
}).createMachine({
  id: 'sportsbook',
  description: 'Betting on sports, and on virtual ones.',
  meta: { area: 'games' },
  context: ({ input }) => ({
    ...input,
    player: null,
    profile: null,
    blocks: [],
    product: 'SPORTSBOOK',
    deepLink: null,
    frameUrl: null,
    isReopened: false,
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
    'sportsbook.open': [
      { guard: 'isUnknown', target: '.waiting', actions: { type: 'keepWanted', params: ({ event }) => event } },
      {
        guard: { type: 'isWantedOpen', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'keepWanted', params: ({ event }) => event },
      },
      { target: '.blocked', actions: { type: 'keepWanted', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: { description: 'Not looked at.', entry: ['forgetFrame', 'forgetReopened'] },
    waiting: {
      description: 'Signed in; what this player may do is still being loaded.',
      tags: ['busy'],
      entry: 'forgetFrame',
      on: {
        'sportsbook.open': { actions: { type: 'keepWanted', params: ({ event }) => event } },
        'profile.changed': { target: 'deciding', actions: { type: 'keepProfile', params: ({ event }) => event } },
        'player.left': { target: 'loading', actions: 'forgetPlayer', description: 'A visitor may look around' },
      },
      after: {
        requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'The profile did not come in 15 s' },
      },
    },
    deciding: {
      description: 'The profile is there; the session says in the same breath whether play is blocked.',
      meta: { requirements: ['GRD-6', 'SAF-1'] },
      tags: ['busy'],
      on: {
        'safety.playBlocked': { target: 'blocked', actions: { type: 'keepBlocks', params: ({ event }) => event } },
        'safety.playAllowed': [
          {
            // What is kept of blocks is older than this word.
            guard: 'isAreaOpen',
            target: 'loading',
            actions: { type: 'keepBlocks', params: () => ({ reasons: [] }) },
          },
          { target: 'blocked', actions: { type: 'keepBlocks', params: () => ({ reasons: [] }) } },
        ],
        'player.left': { target: 'loading', actions: 'forgetPlayer' },
      },
      after: {
        requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'Nothing said in 15 s' },
      },
    },
    loading: {
      description: 'The sportsbook is asked for its address.',
      meta: { requirements: ['SPB-1'] },
      tags: ['busy'],
      entry: 'forgetFrame',
      invoke: {
        id: 'loadSportsbook',
        src: 'loadSportsbook',
        input: ({ context }) => ({
          playerId: context.player?.playerId ?? null,
          product: context.product,
          deepLink: context.deepLink!,
        }),
        onDone: { target: 'open', actions: assign({ frameUrl: ({ event }) => event.output.frameUrl }) },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      on: {
        'safety.playBlocked': [
          { guard: 'isSignedIn', target: 'blocked', actions: { type: 'keepBlocks', params: ({ event }) => event } },
          { actions: { type: 'keepBlocks', params: ({ event }) => event } },
        ],
        'profile.changed': [
          {
            guard: { type: 'isClosedBy', params: ({ event }) => event },
            target: 'blocked',
            actions: { type: 'keepProfile', params: ({ event }) => event },
          },
          { actions: { type: 'keepProfile', params: ({ event }) => event } },
        ],
        'player.left': { target: 'loading', reenter: true, actions: 'forgetPlayer' },
        'player.arrived': { target: 'waiting', actions: { type: 'keepPlayer', params: ({ event }) => event } },
        'sportsbook.open': [
          {
            guard: { type: 'isSamePlace', params: ({ event }) => event },
            description: 'It is being asked for',
          },
          {
            guard: { type: 'isWantedOpen', params: ({ event }) => event },
            target: 'loading',
            reenter: true,
            actions: { type: 'keepWanted', params: ({ event }) => event },
          },
          { target: 'blocked', actions: { type: 'keepWanted', params: ({ event }) => event } },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    open: {
      description: 'The sportsbook stands in its frame.',
      meta: { requirements: ['SPB-1', 'SPB-2', 'SAF-2', 'SAF-11'] },
      initial: 'opening',
      invoke: {
        id: 'sportsbookChannel',
        src: 'sportsbookChannel',
        input: ({ context }) => ({ frameUrl: context.frameUrl! }),
      },
      on: {
        'sportsbook.open': [
          {
            guard: { type: 'isSamePlace', params: ({ event }) => event },
            description: 'It stands there',
          },
          {
            guard: { type: 'isSameProduct', params: ({ event }) => event },
            actions: [
              { type: 'keepWanted', params: ({ event }) => event },
              { type: 'sayNavigate', params: ({ event }) => event },
            ],
            description: 'The frame goes there without being loaded again',
          },
          {
            guard: { type: 'isWantedOpen', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'keepWanted', params: ({ event }) => event },
          },
          { target: 'blocked', actions: { type: 'keepWanted', params: ({ event }) => event } },
        ],
        'safety.playBlocked': [
          { guard: 'isSignedIn', target: 'blocked', actions: { type: 'keepBlocks', params: ({ event }) => event } },
          { actions: { type: 'keepBlocks', params: ({ event }) => event } },
        ],
        'profile.changed': [
          {
            guard: { type: 'isClosedBy', params: ({ event }) => event },
            target: 'blocked',
            actions: { type: 'keepProfile', params: ({ event }) => event },
            description: 'The profile closes this area: the frame goes',
          },
          {
            actions: [
              { type: 'sayBonuses', params: ({ event }) => event },
              { type: 'keepProfile', params: ({ event }) => event },
            ],
            description: 'Where bonuses were opened or closed, the sportsbook hears of what can be staked',
          },
        ],
        'player.left': {
          target: 'loading',
          actions: 'forgetPlayer',
          description: 'Another context: the frame is loaded for a visitor',
        },
        'player.arrived': {
          target: 'waiting',
          actions: { type: 'keepPlayer', params: ({ event }) => event },
          description: 'Another context: the frame is loaded for the player, once it is known that they may bet',
        },
      },
      states: {
        opening: {
          description: 'The frame loads.',
          tags: ['busy'],
          on: {
            'frame.ready': {
              target: 'ready',
              actions: { type: 'sayNavigate', params: ({ context }) => ({ deepLink: context.deepLink! }) },
              description: 'It is told where to be: that may be another place than it was opened at',
            },
            'frame.ended': {
              target: '#sportsbook.failed',
              actions: 'keepTimeOut',
              description: 'It can not be opened',
            },
          },
          after: {
            frameTimeout: {
              target: '#sportsbook.failed',
              actions: 'keepTimeOut',
              description: 'Nothing heard within 30 s',
            },
          },
        },
        ready: {
          description: 'The frame can be used.',
          on: {
            'frame.navigated': {
              actions: [
                { type: 'keepLink', params: ({ event }) => event },
                { type: 'tellNavigated', params: ({ event }) => event },
              ],
              description: 'The address follows',
            },
            'frame.signInWanted': { actions: 'tellSignIn', description: 'A visitor wants to bet: the login opens' },
            'frame.depositWanted': { guard: 'isSignedIn', actions: 'tellDeposit' },
            'frame.userAction': { actions: 'tellActivity', description: 'Somebody is there' },
            'frame.ready': {
              actions: { type: 'sayNavigate', params: ({ context }) => ({ deepLink: context.deepLink! }) },
              description: 'It has loaded itself again',
            },
            'frame.ended': [
              {
                guard: 'isReopened',
                target: '#sportsbook.failed',
                actions: 'keepTimeOut',
                description: 'Again within a minute: a person says whether it is tried once more',
              },
              {
                target: '#sportsbook.loading',
                actions: 'noteReopened',
                description: 'Its session is over: it is opened anew',
              },
            ],
            'wallet.changed': { actions: 'sayBalance', description: 'The sportsbook hears of it' },
          },
          after: {
            steadyAfter: {
              guard: 'isReopened',
              actions: 'forgetReopened',
              description: 'It has stood for a minute: it may be opened anew by itself again',
            },
          },
        },
      },
    },
    blocked: {
      description: 'Betting is closed for this player.',
      meta: { requirements: ['GRD-6', 'SAF-1'] },
      entry: 'forgetFrame',
      on: {
        'sportsbook.retry': { guard: 'isOpen', target: 'loading' },
        'player.left': { target: 'loading', actions: 'forgetPlayer', description: 'A visitor may look around' },
      },
    },
    failed: {
      description: 'The sportsbook could not be loaded.',
      meta: { requirements: ['SPB-1'] },
      on: {
        'sportsbook.retry': [
          { guard: 'isUnknown', target: 'waiting' },
          { guard: 'isOpen', target: 'loading' },
          { target: 'blocked' },
        ],
        'player.left': {
          target: 'loading',
          actions: 'forgetPlayer',
          description: 'Why is told to the player only; a visitor may look around',
        },
        'player.arrived': {
          target: 'waiting',
          actions: { type: 'keepPlayer', params: ({ event }) => event },
          description: 'Another context, which may well be had',
        },
      },
    },
  },
})
