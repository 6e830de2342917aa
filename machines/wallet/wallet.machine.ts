import { assign, raise, sendTo, setup, stateIn } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { BreakBegun, FlowTag } from '../events.ts'
import { mustProvide, mustProvideStream } from '../mustProvide.ts'
import type { Balance } from '../player.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type { LoadBalanceInput, WalletContext, WalletEvent, WalletInput, WalletSocketInput } from './wallet.contract.ts'

/** Connections tried again before the link is given up (WAL-2). */
export const MAX_RECONNECTS = 10
/** A line that was open this long has held (ms): a server that takes each one and drops it at once is not asked for ever. */
export const LINE_HOLDS = 20_000

const zero = (currency: string): Balance =>
  ({
    currency,
    mainBalance: 0,
    lockedBalance: 0,
    sportsBonus: 0,
    casinoBonus: 0,
    liveCasinoBonus: 0,
    totalBalance: 0,
    version: null,
  }) as Balance

/** A push wins unless its version is older than what is shown. */
const isOlder = (candidate: Balance, shown: Balance | null): boolean =>
  candidate.version !== null && shown?.version != null && candidate.version < shown.version

/** A push may be of another wallet's currency: the account has one, and never changes it. */
const isForeign = ({ currency, balance }: WalletContext, candidate: Balance): boolean =>
  candidate.currency !== (currency ?? balance?.currency ?? candidate.currency)

/** The player's money: pushed over a socket, and asked for each 20 s (WAL-1 to WAL-4). */
export const walletMachine = setup({
  types: {
    context: {} as WalletContext,
    events: {} as WalletEvent,
    input: {} as WalletInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadBalance: mustProvide<Balance, LoadBalanceInput>('loadBalance'),
    walletSocket: mustProvideStream<WalletSocketInput>('walletSocket'),
  },
  guards: {
    isNewer: ({ context }, params: { balance: Balance }) =>
      !isForeign(context, params.balance) && !isOlder(params.balance, context.balance),
    isOvertaken: ({ context }, params: { balance: Balance }) => isOlder(params.balance, context.balance),
    isNoWallet: (_, params: { error: unknown }) => {
      const problem = toProblem(params.error)
      return problem.kind === 'status' && problem.status === 404
    },
    isRefused: (_, params: { isRefused: boolean }) => params.isRefused,
    hasReconnectsLeft: ({ context }) => context.reconnects < MAX_RECONNECTS,
  },
  actions: {
    keepBalance: assign((_, params: { balance: Balance }) => ({ balance: params.balance, problem: null })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    keepCurrency: assign((_, params: { profile: { currencyCode: string } }) => ({
      currency: params.profile.currencyCode,
    })),
    // Nothing in a currency that nobody named: until the profile says it, no amount is shown.
    showZero: assign(({ context }) => {
      const currency = context.currency ?? context.balance?.currency ?? null
      return { balance: currency === null ? null : zero(currency), problem: null }
    }),
    tellBalance: sendTo(
      ({ context }) => context.parentRef,
      (_, params: { balance: Balance }) => ({ type: 'wallet.changed' as const, balance: params.balance }),
    ),
    tellAttributes: sendTo(({ context }) => context.parentRef, { type: 'wallet.attributesChanged' as const }),
    tellBreak: sendTo(
      ({ context }) => context.parentRef,
      (_, { begun }: { begun: BreakBegun }) => ({
        type: 'session.signOut' as const,
        reason: begun.kind === 'SELF_EXCLUDED' ? ('excluded' as const) : ('timeout' as const),
        begun,
      }),
    ),
    tellLoyalty: sendTo(
      ({ context }) => context.parentRef,
      (_, params: { loyaltyLevel: string }) => ({
        type: 'wallet.loyaltyChanged' as const,
        loyaltyLevel: params.loyaltyLevel,
      }),
    ),
    // The network is there again, so a line that was given up may be too.
    retryLink: raise({ type: 'link.retry' as const }),
    resetReconnects: assign({ reconnects: 0 }),
    countReconnect: assign({ reconnects: ({ context }) => context.reconnects + 1 }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, pollEvery: 20_000, reconnectWait: 3000, lineHolds: LINE_HOLDS },
}).createMachine({
  id: 'wallet',
  description: 'Keeps the shown balance true.',
  meta: { area: 'money' },
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    balance: null,
    currency: null,
    loyaltyLevel: null,
    problem: null,
    reconnects: 0,
  }),
  on: { 'profile.changed': { actions: { type: 'keepCurrency', params: ({ event }) => event } } },
  states: {
    link: {
      description: 'The socket that brings changes at once.',
      meta: { requirements: ['WAL-2'] },
      initial: 'connected',
      states: {
        connected: {
          description: 'One connection, from the attempt until it is lost.',
          initial: 'connecting',
          invoke: {
            id: 'walletSocket',
            src: 'walletSocket',
            input: ({ context }) => ({ playerId: context.player.playerId }),
          },
          on: {
            'socket.closed': [
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: 'down',
                description: 'The server does not take the token: asking again would not help',
              },
              { guard: 'hasReconnectsLeft', target: 'waiting', actions: 'countReconnect' },
              { target: 'down', description: 'Ten attempts failed' },
            ],
            'socket.attributes': { actions: 'tellAttributes' },
            'socket.breakBegun': {
              actions: { type: 'tellBreak', params: ({ event }) => event },
              description: 'The operator has ended the session, and says why and until when',
            },
            'socket.loyalty': {
              actions: [
                assign({ loyaltyLevel: ({ event }) => event.loyaltyLevel }),
                { type: 'tellLoyalty', params: ({ event }) => event },
              ],
            },
          },
          states: {
            connecting: { description: 'Being connected.', on: { 'socket.opened': { target: 'open' } } },
            // What changed before the line was open was told to nobody: the profile is asked for again (SAF-1).
            open: {
              description: 'Changes arrive by themselves.',
              meta: { requirements: ['WAL-2'] },
              entry: 'tellAttributes',
              after: {
                lineHolds: {
                  actions: 'resetReconnects',
                  description: 'It has held for 20 s: what failed before counts no more',
                },
              },
            },
          },
        },
        waiting: {
          description: 'The connection was lost.',
          meta: { requirements: ['WAL-2'] },
          on: { 'link.retry': { target: 'connected' } },
          after: { reconnectWait: { target: 'connected', description: 'Connected again after 3 s' } },
        },
        down: {
          description: 'No live changes; the balance and the profile are asked for each 20 s.',
          meta: { requirements: ['WAL-2'] },
          on: { 'link.retry': { target: 'connected', actions: 'resetReconnects' } },
        },
      },
    },
    balance: {
      description: 'The amounts themselves.',
      initial: 'loading',
      on: {
        // Leaves a poll under way: its answer was asked for before this push, so it is never read.
        'socket.balance': {
          guard: { type: 'isNewer', params: ({ event }) => event },
          target: '.ready',
          actions: [
            { type: 'keepBalance', params: ({ event }) => event },
            { type: 'tellBalance', params: ({ event }) => event },
          ],
        },
      },
      states: {
        loading: {
          description: 'Asked for the first time.',
          meta: { requirements: ['WAL-4'] },
          tags: ['busy', 'status:pending'],
          invoke: {
            id: 'loadBalance',
            src: 'loadBalance',
            input: ({ context }) => ({ playerId: context.player.playerId }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
                { type: 'tellBalance', params: ({ event }) => ({ balance: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: 'isNoWallet', params: ({ event }) => ({ error: event.error }) },
                target: 'noWallet',
              },
              { target: 'stale', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
          after: { requestTimeout: { target: 'stale', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        ready: {
          description: 'The amounts are up to date.',
          meta: { requirements: ['WAL-1', 'WAL-4', 'RMB-3'] },
          tags: ['status:success'],
          initial: 'resting',
          states: {
            resting: {
              description: 'Until the next poll.',
              on: { 'balance.refresh': { target: 'polling' } },
              after: { pollEvery: { target: 'polling', description: 'Asked again each 20 s' } },
            },
            polling: {
              description: 'Asked again; the amounts stay on the page.',
              meta: { requirements: ['WAL-2'] },
              invoke: {
                id: 'loadBalance',
                src: 'loadBalance',
                input: ({ context }) => ({ playerId: context.player.playerId }),
                onDone: [
                  {
                    guard: { type: 'isOvertaken', params: ({ event }) => ({ balance: event.output }) },
                    // A push leaves the poll that it overtakes, so this was asked for after the last one. Which of the two is
                    // wrong cannot be told (a copy that lags, a false push, a database put back): the next answer decides.
                    target: '#wallet.balance.stale',
                    description:
                      'The answer is older than what is shown, though asked for later: not sure which is true',
                  },
                  {
                    guard: stateIn({ link: 'down' }),
                    target: 'resting',
                    actions: [
                      { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
                      { type: 'tellBalance', params: ({ event }) => ({ balance: event.output }) },
                      'tellAttributes',
                    ],
                    description: 'Without a live line nobody says that play was closed: the profile is asked for too',
                  },
                  {
                    target: 'resting',
                    actions: [
                      { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
                      { type: 'tellBalance', params: ({ event }) => ({ balance: event.output }) },
                    ],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isNoWallet', params: ({ event }) => ({ error: event.error }) },
                    target: '#wallet.balance.noWallet',
                  },
                  {
                    target: '#wallet.balance.stale',
                    actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
              after: {
                requestTimeout: {
                  target: '#wallet.balance.stale',
                  actions: 'keepTimeOut',
                  description: 'No answer within 15 s',
                },
              },
            },
          },
        },
        noWallet: {
          description: 'The player has no wallet yet: zero amounts.',
          meta: { requirements: ['WAL-3'] },
          tags: ['status:success', 'status:not-exists'],
          entry: 'showZero',
          on: {
            'balance.refresh': { target: 'loading' },
            'profile.changed': { actions: [{ type: 'keepCurrency', params: ({ event }) => event }, 'showZero'] },
          },
          after: { pollEvery: { target: 'loading', description: 'Asked again each 20 s' } },
        },
        stale: {
          description:
            'The last amounts stay, with a sign that they are not up to date; the next answer is shown, whatever its version.',
          meta: { requirements: ['WAL-3', 'WAL-4', 'SAF-14'] },
          tags: ['status:error'],
          initial: 'resting',
          states: {
            resting: {
              description: 'Until the next poll.',
              on: { 'balance.refresh': { target: 'polling' } },
              after: { pollEvery: { target: 'polling', description: 'Asked again each 20 s' } },
            },
            polling: {
              description: 'Asked again.',
              meta: { requirements: ['WAL-2'] },
              on: {
                // Dropped by its version, which may be the true one: the answer under way was asked for before it.
                'socket.balance': {
                  guard: { type: 'isOvertaken', params: ({ event }) => event },
                  target: 'polling',
                  reenter: true,
                  description: 'A change came in between: asked anew',
                },
              },
              invoke: {
                id: 'loadBalance',
                src: 'loadBalance',
                input: ({ context }) => ({ playerId: context.player.playerId }),
                onDone: {
                  target: '#wallet.balance.ready',
                  actions: [
                    { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
                    { type: 'tellBalance', params: ({ event }) => ({ balance: event.output }) },
                    'retryLink',
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isNoWallet', params: ({ event }) => ({ error: event.error }) },
                    target: '#wallet.balance.noWallet',
                  },
                  {
                    target: 'resting',
                    actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
              after: {
                requestTimeout: { target: 'resting', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
          },
        },
      },
    },
  },
})
