import { assign, sendTo, setup } from 'xstate'
import type { FlowTag } from '../events.ts'
import { mustProvideStream } from '../mustProvide.ts'
import type { StateMeta } from '../meta.ts'
import type { IdleContext, IdleEvent, IdleInput } from './idle.contract.ts'

/** The modal comes this long after the last activity (ms). */
export const WARN_AFTER = 27 * 60_000
/** Signed out this long after the last activity (ms, RGT-4). */
export const SIGN_OUT_AFTER = 30 * 60_000

/** Nobody there: a modal at 27 minutes, signed out at 30 (RGT-4, SAF-6). */
export const idleMachine = setup({
  types: {
    context: {} as IdleContext,
    events: {} as IdleEvent,
    input: {} as IdleInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: { activity: mustProvideStream('activity') },
  guards: {
    isOver: (_, params: { idleMs: number }) => params.idleMs >= SIGN_OUT_AFTER,
    isOfPerson: (_, params: { isOfGame?: true }) => params.isOfGame !== true,
    isLong: (_, params: { idleMs: number }) => params.idleMs >= WARN_AFTER,
  },
  actions: {
    keepEnd: assign((_, params: { signsOutAt: number }) => ({ signsOutAt: params.signsOutAt })),
    // A game's word comes by way of the session: the stream measures from it, and tells the other tabs.
    countActivity: sendTo('activity', { type: 'activity.noted' as const }),
    tellModalOpened: sendTo(({ context }) => context.parentRef, {
      type: 'modal.opened' as const,
      modal: 'idle' as const,
    }),
    tellModalClosed: sendTo(({ context }) => context.parentRef, {
      type: 'modal.closed' as const,
      modal: 'idle' as const,
    }),
    signOutIdle: sendTo(({ context }) => context.parentRef, {
      type: 'session.signOut' as const,
      reason: 'idle' as const,
    }),
    signOutPlayer: sendTo(({ context }) => context.parentRef, {
      type: 'session.signOut' as const,
      reason: 'player' as const,
    }),
  },
  delays: { warnAfter: WARN_AFTER, answerTime: SIGN_OUT_AFTER - WARN_AFTER },
}).createMachine({
  id: 'idle',
  description: 'Watches whether anybody is there, in any tab.',
  meta: { area: 'safety' },
  context: ({ input }) => ({ ...input, signsOutAt: null }),
  initial: 'active',
  invoke: { id: 'activity', src: 'activity' },
  states: {
    active: {
      description: 'Somebody is there.',
      meta: { requirements: ['RGT-4'] },
      on: {
        'activity.noted': { target: 'active', reenter: true, actions: 'countActivity' },
        'activity.measured': [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'expired', actions: 'signOutIdle' },
          {
            guard: { type: 'isLong', params: ({ event }) => event },
            target: 'warning',
            actions: { type: 'keepEnd', params: ({ event }) => event },
          },
        ],
      },
      after: { warnAfter: { target: 'warning', description: 'Asked after 27 minutes without activity' } },
    },
    warning: {
      description: 'The modal asks whether somebody is still there; games are paused.',
      meta: { requirements: ['RGT-4', 'SAF-3'] },
      tags: ['modal'],
      entry: 'tellModalOpened',
      exit: 'tellModalClosed',
      on: {
        'idle.continue': { target: 'active', actions: 'countActivity' },
        'idle.signOut': { target: 'expired', actions: 'signOutPlayer' },
        'activity.measured': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'expired',
            actions: 'signOutIdle',
            description: 'The page slept through the deadline',
          },
          { actions: { type: 'keepEnd', params: ({ event }) => event } },
        ],
        'activity.noted': {
          guard: { type: 'isOfPerson', params: ({ event }) => event },
          target: 'active',
          actions: 'countActivity',
          description: 'Activity in another tab; in this one the modal waits for its answer, whatever a game says',
        },
      },
      after: { answerTime: { target: 'expired', actions: 'signOutIdle', description: 'Signed out at 30 minutes' } },
    },
    expired: {
      description: 'The session signs out.',
      meta: { requirements: ['RGT-4', 'SAF-6', 'RMB-7'] },
      on: { 'activity.measured': { description: 'Too late' } },
    },
  },
})
