import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  LoadProfileInput,
  LoadProfileOutput,
  ProfileContext,
  ProfileEvent,
  ProfileInput,
} from './profile.contract.ts'

/** The player's profile, and the welcome after the very first sign-in (PRO-1, DEP-7). */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: { loadProfile: mustProvide<LoadProfileOutput, LoadProfileInput>('loadProfile') },
  guards: { isFirstLogin: ({ context }) => context.profile?.firstLogin === true },
  actions: {
    keepProfile: assign((_, params: LoadProfileOutput) => ({ ...params, problem: null })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    tellProfile: sendTo(
      ({ context }) => context.parentRef,
      (_, params: LoadProfileOutput) => ({ type: 'profile.changed' as const, profile: params.profile }),
    ),
    // Time and place of the sign-in before this one, once after each sign-in (RMB-7).
    tellSignIn: enqueueActions(({ context, enqueue }) => {
      if (!context.isFreshSignIn) return
      enqueue.assign({ isFreshSignIn: false })
      const { lastSignIn } = context
      if (lastSignIn !== null)
        enqueue.sendTo(context.parentRef, {
          type: 'toast.show' as const,
          toast: { severity: 'success' as const, key: 'player.login.last', signIn: lastSignIn },
        })
    }),
    tellModalOpened: sendTo(({ context }) => context.parentRef, {
      type: 'modal.opened' as const,
      modal: 'welcome' as const,
    }),
    tellModalClosed: sendTo(({ context }) => context.parentRef, {
      type: 'modal.closed' as const,
      modal: 'welcome' as const,
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, retryAfter: 10_000 },
}).createMachine({
  id: 'profile',
  description: 'What is known of the player, and what the player may do.',
  meta: { area: 'account' },
  type: 'parallel',
  context: ({ input }) => ({ ...input, profile: null, details: null, lastSignIn: null, problem: null }),
  states: {
    data: {
      description: 'The profile itself.',
      initial: 'loading',
      states: {
        loading: {
          description: 'Loaded for the first time.',
          meta: { requirements: ['PRO-1', 'AUT-12', 'RMB-7'] },
          tags: ['busy'],
          // What has changed since it was asked for may be missing in the answer.
          on: { 'profile.refresh': { target: 'loading', reenter: true } },
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ playerId: context.player.playerId }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepProfile', params: ({ event }) => event.output },
                { type: 'tellProfile', params: ({ event }) => event.output },
                'tellSignIn',
              ],
            },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        ready: {
          description: 'The profile is known.',
          meta: { requirements: ['GRD-12', 'PRO-1'] },
          on: { 'profile.refresh': { target: 'refreshing' } },
        },
        refreshing: {
          description: 'Asked again; the old one stays meanwhile.',
          meta: { requirements: ['PRO-1'] },
          on: { 'profile.refresh': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ playerId: context.player.playerId }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepProfile', params: ({ event }) => event.output },
                { type: 'tellProfile', params: ({ event }) => event.output },
                'tellSignIn',
              ],
            },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        failed: {
          description: 'The profile could not be loaded; it is tried again by itself.',
          on: { 'profile.refresh': { target: 'refreshing' } },
          after: { retryAfter: { target: 'refreshing', description: 'Tried again after 10 s' } },
        },
      },
    },
    welcome: {
      description: 'The welcome after the very first sign-in.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Not shown; whether it is the first sign-in comes with the profile.',
          always: { guard: 'isFirstLogin', target: 'shown' },
        },
        shown: {
          description: 'The welcome stands over the page.',
          meta: { requirements: ['DEP-7', 'RMB-1'] },
          tags: ['modal'],
          entry: 'tellModalOpened',
          exit: 'tellModalClosed',
          on: { 'firstLogin.close': { target: 'closed' } },
        },
        closed: { description: 'Read and closed; it does not come again.' },
      },
    },
  },
})
