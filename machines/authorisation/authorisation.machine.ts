import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import type { PlayerSession } from '../player.ts'
import { toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  AuthorisationContext,
  AuthorisationEvent,
  AuthorisationInput,
  RefreshTokensOutput,
  RestoreSessionOutput,
} from './authorisation.contract.ts'

/** Tokens are renewed this long before they expire (ms). */
export const RENEW_BEFORE = 5 * 60_000
/** A timer longer than this overflows; such tokens are simply looked at earlier (ms). */
const LONGEST = 24 * 60 * 60_000

const clamp = (ms: number): number => Math.min(LONGEST, Math.max(0, ms))

/** Who is there: a stored session is restored, and kept fresh while it lasts (AUT-2, AUT-9). */
export const authorisationMachine = setup({
  types: {
    context: {} as AuthorisationContext,
    events: {} as AuthorisationEvent,
    input: {} as AuthorisationInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    restoreSession: mustProvide<RestoreSessionOutput>('restoreSession'),
    refreshTokens: mustProvide<RefreshTokensOutput>('refreshTokens'),
  },
  guards: {
    isSomebody: (_, params: { player: PlayerSession | null }) => params.player !== null,
    isNearItsEnd: (_, params: { player: PlayerSession | null }) =>
      params.player !== null && params.player.expiresInMs <= RENEW_BEFORE,
    isRefused: (_, params: { error: unknown }) => {
      const { kind, status } = toProblem(params.error)
      return kind === 'status' && (status === 400 || status === 401 || status === 403)
    },
  },
  actions: {
    keepPlayer: assign((_, params: { player: PlayerSession | null }) => ({ player: params.player, failures: 0 })),
    forgetPlayer: assign({ player: null, failures: 0 }),
    tellResolved: sendTo(
      ({ context }) => context.parentRef,
      ({ context }) => ({ type: 'authorisation.resolved' as const, player: context.player }),
    ),
    tellRenewed: sendTo(
      ({ context }) => context.parentRef,
      (_, params: { player: PlayerSession }) => ({ type: 'authorisation.renewed' as const, player: params.player }),
    ),
    tellExpired: sendTo(({ context }) => context.parentRef, { type: 'authorisation.expired' as const }),
  },
  delays: {
    requestTimeout: REQUEST_TIMEOUT,
    untilRenewal: ({ context }) => clamp((context.player?.expiresInMs ?? 0) - RENEW_BEFORE),
    renewalRetry: 30_000,
    // From the start of renewing on, so that tokens never outlive their own time.
    untilExpiry: RENEW_BEFORE,
  },
}).createMachine({
  id: 'authorisation',
  description: 'Restores a stored session at the start and renews its tokens before they expire.',
  meta: { area: 'access' },
  context: ({ input }) => ({ ...input, player: null, failures: 0 }),
  initial: 'pending',
  on: {
    'player.arrived': {
      target: '.resolved.player',
      actions: { type: 'keepPlayer', params: ({ event }) => event },
      description: 'Somebody signed in',
    },
    'player.left': { target: '.resolved.visitor', description: 'Signed out' },
  },
  states: {
    pending: {
      description: 'Nothing asked yet.',
      meta: { requirements: ['AUT-2'] },
      tags: ['status:Pending'],
      on: { 'authorisation.request': { target: 'requested' } },
    },
    requested: {
      description: 'The stored session is being read.',
      meta: { requirements: ['GRD-2', 'AUT-2', 'AUT-9'] },
      tags: ['busy', 'status:Requested'],
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isNearItsEnd', params: ({ event }) => ({ player: event.output }) },
            target: 'resolved.player.renewing',
            actions: [{ type: 'keepPlayer', params: ({ event }) => ({ player: event.output }) }, 'tellResolved'],
            description: 'The user pool was away: the tokens still live, and are renewed as soon as it is back',
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ player: event.output }) },
            target: 'resolved.player',
            actions: [{ type: 'keepPlayer', params: ({ event }) => ({ player: event.output }) }, 'tellResolved'],
          },
          { target: 'resolved.visitor', actions: ['forgetPlayer', 'tellResolved'] },
        ],
        onError: {
          target: 'resolved.visitor',
          actions: ['forgetPlayer', 'tellResolved'],
          description: 'A session that cannot be read is none',
        },
      },
      after: {
        requestTimeout: {
          target: 'resolved.visitor',
          actions: ['forgetPlayer', 'tellResolved'],
          description: 'No answer within 15 s: go on as a visitor',
        },
      },
    },
    resolved: {
      description: 'It is known who is there.',
      meta: { requirements: ['AUT-2'] },
      tags: ['status:Resolved'],
      initial: 'visitor',
      states: {
        visitor: { description: 'Nobody is signed in.', entry: 'forgetPlayer' },
        player: {
          description: 'A player is signed in.',
          initial: 'fresh',
          states: {
            fresh: {
              description: 'The tokens are good.',
              meta: { requirements: ['AUT-9'] },
              on: { 'tokens.check': { target: 'renewing', description: 'The page woke up' } },
              after: { untilRenewal: { target: 'renewing', description: '5 minutes before the tokens expire' } },
            },
            renewing: {
              description: 'The tokens are being renewed; the player notices nothing.',
              meta: { requirements: ['AUT-9'] },
              initial: 'refreshing',
              after: {
                untilExpiry: {
                  target: '#authorisation.resolved.visitor',
                  actions: 'tellExpired',
                  description: 'Not renewed within 5 minutes: the session has expired',
                },
              },
              states: {
                refreshing: {
                  description: 'The user pool is asked for new tokens.',
                  invoke: {
                    id: 'refreshTokens',
                    src: 'refreshTokens',
                    onDone: {
                      target: '#authorisation.resolved.player.fresh',
                      actions: [
                        { type: 'keepPlayer', params: ({ event }) => ({ player: event.output }) },
                        { type: 'tellRenewed', params: ({ event }) => ({ player: event.output }) },
                      ],
                    },
                    onError: [
                      {
                        guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                        target: '#authorisation.resolved.visitor',
                        actions: 'tellExpired',
                        description: 'The user pool refuses: the session is over',
                      },
                      { target: 'retrying', actions: assign({ failures: ({ context }) => context.failures + 1 }) },
                    ],
                  },
                  after: {
                    requestTimeout: {
                      target: 'retrying',
                      actions: assign({ failures: ({ context }) => context.failures + 1 }),
                      description: 'No answer within 15 s',
                    },
                  },
                },
                retrying: {
                  description: 'Renewing failed; it is tried again.',
                  on: { 'tokens.check': { target: 'refreshing' } },
                  after: { renewalRetry: { target: 'refreshing', description: 'Tried again after 30 s' } },
                },
              },
            },
          },
        },
      },
    },
  },
})
