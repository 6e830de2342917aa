import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  ActivityPeriod,
  ActivitySettings,
  ActivitySummary,
  ActivityTimerContext,
  ActivityTimerEvent,
  ActivityTimerInput,
} from './activityTimer.contract.ts'

/** Looks each minute whether the player's own interval is over, then shows what was won and lost (RGT-1, RGT-2). */
export const activityTimerMachine = setup({
  types: {
    context: {} as ActivityTimerContext,
    events: {} as ActivityTimerEvent,
    input: {} as ActivityTimerInput,
    tags: {} as FlowTag,
  },
  actors: {
    loadActivitySettings: mustProvide<ActivitySettings>('loadActivitySettings'),
    saveActivitySettings: mustProvide<ActivitySettings, ActivitySettings>('saveActivitySettings'),
    loadMinutesRemaining: mustProvide<number>('loadMinutesRemaining'),
    loadActivitySummary: mustProvide<ActivitySummary>('loadActivitySummary'),
    resetActivityTimer: mustProvide<void>('resetActivityTimer'),
  },
  guards: {
    isSet: (_, params: { period: ActivityPeriod }) => params.period !== null,
    isPeriodSet: ({ context }) => context.period !== null,
    isOver: (_, params: { minutes: number }) => params.minutes <= 0,
  },
  actions: {
    keepPeriod: assign((_, params: { period: ActivityPeriod }) => ({ period: params.period, problem: null })),
    keepMinutes: assign((_, params: { minutes: number }) => ({ minutesRemaining: params.minutes, problem: null })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    forgetSummary: assign({ summary: null, minutesRemaining: null }),
    tellModalOpened: sendTo(({ context }) => context.parentRef, {
      type: 'modal.opened' as const,
      modal: 'activitySummary' as const,
    }),
    tellModalClosed: sendTo(({ context }) => context.parentRef, {
      type: 'modal.closed' as const,
      modal: 'activitySummary' as const,
    }),
    signOut: sendTo(({ context }) => context.parentRef, {
      type: 'session.signOut' as const,
      reason: 'player' as const,
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, loop: 60_000 },
}).createMachine({
  id: 'activityTimer',
  description: 'The player’s own interval of play.',
  context: ({ input }) => ({ ...input, period: null, minutesRemaining: null, summary: null, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The player’s interval is being loaded.',
      invoke: {
        id: 'loadActivitySettings',
        src: 'loadActivitySettings',
        onDone: [
          {
            guard: { type: 'isSet', params: ({ event }) => event.output },
            target: 'running',
            actions: { type: 'keepPeriod', params: ({ event }) => event.output },
          },
          { target: 'off', actions: { type: 'keepPeriod', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unavailable', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: {
        requestTimeout: { target: 'unavailable', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    unavailable: {
      description: 'The interval is not known.',
      on: { 'timer.start': { target: 'loading' } },
      after: { loop: { target: 'loading', description: 'Asked again after 60 s' } },
    },
    off: {
      description: 'No interval is set, or the timer is stopped.',
      tags: ['status:NOT_SET'],
      on: {
        'timer.start': { guard: 'isPeriodSet', target: 'running' },
        'timer.set': { target: 'saving', actions: { type: 'keepPeriod', params: ({ event }) => event } },
        'summary.open': { target: 'summarising' },
      },
    },
    saving: {
      description: 'The new interval is being stored.',
      tags: ['busy'],
      invoke: {
        id: 'saveActivitySettings',
        src: 'saveActivitySettings',
        input: ({ context }) => ({ period: context.period }),
        onDone: [
          {
            guard: { type: 'isSet', params: ({ event }) => event.output },
            target: 'running',
            actions: { type: 'keepPeriod', params: ({ event }) => event.output },
          },
          { target: 'off', actions: { type: 'keepPeriod', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'loading',
          actions: { type: 'keepProblem', params: ({ event }) => event },
          description: 'Not stored: what holds is loaded again',
        },
      },
      after: { requestTimeout: { target: 'loading', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    running: {
      description: 'The interval runs.',
      initial: 'resting',
      on: {
        'timer.stop': { target: 'off' },
        'timer.set': { target: 'saving', actions: { type: 'keepPeriod', params: ({ event }) => event } },
        'timer.reset': { target: 'resetting' },
        'summary.open': { target: 'summarising' },
      },
      states: {
        resting: {
          description: 'Until the next look.',
          after: { loop: { target: 'asking', description: 'Looked at each 60 s' } },
        },
        asking: {
          description: 'The minutes left are asked for.',
          invoke: {
            id: 'loadMinutesRemaining',
            src: 'loadMinutesRemaining',
            onDone: [
              {
                guard: { type: 'isOver', params: ({ event }) => ({ minutes: event.output }) },
                target: '#activityTimer.summarising',
                actions: { type: 'keepMinutes', params: ({ event }) => ({ minutes: event.output }) },
                description: 'The interval is over',
              },
              {
                target: 'resting',
                actions: { type: 'keepMinutes', params: ({ event }) => ({ minutes: event.output }) },
              },
            ],
            onError: { target: 'resting', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: {
            requestTimeout: { target: 'resting', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          },
        },
      },
    },
    summarising: {
      description: 'The summary is being loaded.',
      tags: ['busy'],
      invoke: {
        id: 'loadActivitySummary',
        src: 'loadActivitySummary',
        onDone: { target: 'summary', actions: assign({ summary: ({ event }) => event.output, problem: null }) },
        onError: {
          target: 'summary',
          actions: { type: 'keepProblem', params: ({ event }) => event },
          description: 'The break comes all the same, without the amounts',
        },
      },
      after: {
        requestTimeout: {
          target: 'summary',
          actions: 'keepTimeOut',
          description: 'No amounts within 15 s: the break comes all the same',
        },
      },
    },
    summary: {
      description: 'Turnover, winnings, result and time stand over the page; games are paused.',
      tags: ['modal'],
      entry: 'tellModalOpened',
      exit: ['tellModalClosed', 'forgetSummary'],
      on: {
        'summary.continue': { target: 'resetting' },
        'summary.signOut': { target: 'resetting', actions: 'signOut' },
        'timer.reset': { target: 'resetting', description: 'By the link to the history' },
      },
    },
    resetting: {
      description: 'The interval starts anew.',
      tags: ['busy'],
      invoke: {
        id: 'resetActivityTimer',
        src: 'resetActivityTimer',
        onDone: [{ guard: 'isPeriodSet', target: 'running' }, { target: 'off' }],
        onError: { target: 'loading', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'loading', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
  },
})
