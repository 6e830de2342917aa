import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  ActivityPeriod,
  ActivitySettings,
  ActivitySummary,
  ActivityTimerContext,
  ActivityTimerEvent,
  ActivityTimerInput,
  ResetActivityInput,
  TimerAnswer,
} from './activityTimer.contract.ts'

/** Looks each minute whether the player's own interval is over, then shows what was won and lost (RGT-1, RGT-2). */
export const activityTimerMachine = setup({
  types: {
    context: {} as ActivityTimerContext,
    events: {} as ActivityTimerEvent,
    input: {} as ActivityTimerInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadActivitySettings: mustProvide<ActivitySettings>('loadActivitySettings'),
    saveActivitySettings: mustProvide<ActivitySettings, { period: ActivityPeriod }>('saveActivitySettings'),
    loadMinutesRemaining: mustProvide<number | null>('loadMinutesRemaining'),
    loadActivitySummary: mustProvide<ActivitySummary>('loadActivitySummary'),
    resetActivityTimer: mustProvide<ActivitySettings, ResetActivityInput>('resetActivityTimer'),
  },
  guards: {
    isPicked: ({ context }) => context.picked !== undefined && context.picked !== context.period,
    isNotSet: (_, params: { minutes: number | null }) => params.minutes === null,
    // One break at a time: over the reality check it would hide what that shows.
    isOver: ({ context }, params: { minutes: number | null }) =>
      params.minutes !== null && params.minutes <= 0 && !context.isOtherBreak,
    isStillOver: (_, params: { minutes: number | null }) => params.minutes !== null && params.minutes <= 0,
    isBetweenRounds: ({ context }) => !context.isRoundRunning,
    isSummaryMissing: ({ context }) => context.summary === null,
  },
  actions: {
    keepSettings: assign((_, { period, mayBeOff }: ActivitySettings) => ({ period, mayBeOff, isKnown: true })),
    keepNotSet: assign({ period: null, minutesRemaining: null }),
    pick: assign((_, params: { period: ActivityPeriod }) => ({ picked: params.period, problem: null })),
    forgetPick: assign({ picked: undefined, problem: null }),
    keepMinutes: assign((_, params: { minutes: number | null }) => ({ minutesRemaining: params.minutes })),
    keepAnswer: assign((_, params: { answer: TimerAnswer }) => ({ answer: params.answer, problem: null })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    forgetSummary: assign({ summary: null, minutesRemaining: null, picked: undefined, problem: null }),
    beginRound: assign({ isRoundRunning: true }),
    endRound: assign({ isRoundRunning: false }),
    beginOther: assign({ isOtherBreak: true }),
    endOther: assign({ isOtherBreak: false }),
    // The operator's own check follows each look, so that of two that are due the summary comes, and counts for both.
    tellLooked: sendTo(({ context }) => context.parentRef, { type: 'activity.looked' as const }),
    tellBreakBegun: sendTo(({ context }) => context.parentRef, {
      type: 'break.begun' as const,
      modal: 'activitySummary' as const,
    }),
    tellBreakEnded: sendTo(({ context }) => context.parentRef, {
      type: 'break.ended' as const,
      modal: 'activitySummary' as const,
    }),
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
  delays: { requestTimeout: REQUEST_TIMEOUT, loop: 60_000, longestRound: 60_000, leaveTimeout: 5000 },
}).createMachine({
  id: 'activityTimer',
  description: 'The player’s own interval of play, counted by the operator.',
  meta: { area: 'safety' },
  context: ({ input }) => ({
    ...input,
    period: null,
    picked: undefined,
    mayBeOff: false,
    isKnown: false,
    minutesRemaining: null,
    summary: null,
    isRoundRunning: false,
    isOtherBreak: false,
    answer: 'CONTINUE',
    problem: null,
  }),
  initial: 'loading',
  on: {
    'game.started': { actions: 'endRound' },
    'game.closed': { actions: 'endRound' },
    'game.roundStarted': { actions: 'beginRound' },
    'game.roundEnded': { actions: 'endRound' },
    'break.begun': { actions: 'beginOther' },
    'break.ended': { actions: 'endOther' },
    'period.pick': { actions: { type: 'pick', params: ({ event }) => event } },
  },
  states: {
    loading: {
      description: 'The player’s interval is being loaded.',
      meta: { requirements: ['RGT-1'] },
      invoke: {
        id: 'loadActivitySettings',
        src: 'loadActivitySettings',
        onDone: { target: 'running', actions: { type: 'keepSettings', params: ({ event }) => event.output } },
        onError: { target: 'unavailable' },
      },
      after: { requestTimeout: { target: 'unavailable', description: 'No answer within 15 s' } },
    },
    unavailable: {
      description: 'The interval is not known.',
      entry: 'tellLooked',
      on: {
        'timer.look': { target: 'loading' },
        'settings.open': { target: 'loading', actions: 'forgetPick' },
        'game.roundEnded': { actions: ['endRound', 'tellLooked'] },
      },
      after: { loop: { target: 'loading', description: 'Asked again after 60 s' } },
    },
    off: {
      description: 'No interval is set.',
      meta: { requirements: ['RGT-1'] },
      tags: ['status:NOT_SET'],
      entry: 'tellLooked',
      on: {
        'timer.look': { target: 'loading' },
        'settings.open': { target: 'loading', actions: 'forgetPick' },
        'timer.save': { guard: 'isPicked', target: 'saving' },
        'game.roundEnded': { actions: ['endRound', 'tellLooked'] },
      },
      after: { loop: { target: 'loading', description: 'It may have been set in another tab' } },
    },
    saving: {
      description: 'The new interval is being stored.',
      meta: { requirements: ['RGT-1'] },
      tags: ['busy'],
      invoke: {
        id: 'saveActivitySettings',
        src: 'saveActivitySettings',
        input: ({ context }) => ({ period: context.picked ?? null }),
        onDone: {
          target: 'running',
          actions: ['forgetPick', { type: 'keepSettings', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'loading',
          actions: { type: 'keepProblem', params: ({ event }) => event },
          description: 'Not stored: what holds is loaded again',
        },
      },
      after: {
        requestTimeout: {
          target: 'loading',
          actions: 'keepTimeOut',
          description: 'No answer within 15 s: what holds is loaded',
        },
      },
    },
    running: {
      description: 'The operator counts the interval, if one is set.',
      meta: { requirements: ['RGT-1'] },
      initial: 'asking',
      on: {
        'settings.open': { target: 'loading', actions: 'forgetPick' },
        'timer.save': { guard: 'isPicked', target: 'saving' },
      },
      states: {
        asking: {
          description: 'The minutes left are asked for.',
          invoke: {
            id: 'loadMinutesRemaining',
            src: 'loadMinutesRemaining',
            onDone: [
              {
                guard: { type: 'isNotSet', params: ({ event }) => ({ minutes: event.output }) },
                target: '#activityTimer.off',
                actions: 'keepNotSet',
                description: 'No interval is set',
              },
              {
                guard: { type: 'isOver', params: ({ event }) => ({ minutes: event.output }) },
                target: '#activityTimer.due',
                actions: { type: 'keepMinutes', params: ({ event }) => ({ minutes: event.output }) },
                description: 'The interval is over',
              },
              {
                target: 'resting',
                actions: ['tellLooked', { type: 'keepMinutes', params: ({ event }) => ({ minutes: event.output }) }],
              },
            ],
            onError: { target: 'resting', actions: 'tellLooked', description: 'Not known: asked again' },
          },
          after: {
            requestTimeout: { target: 'resting', actions: 'tellLooked', description: 'No answer within 15 s' },
          },
        },
        resting: {
          description: 'Until the next look.',
          on: {
            'timer.look': { target: 'asking' },
            'game.roundEnded': { target: 'asking', actions: 'endRound' },
            'break.ended': { target: 'asking', actions: 'endOther' },
          },
          after: { loop: { target: 'asking', description: 'Looked at each 60 s' } },
        },
      },
    },
    due: {
      description: 'Waits for the end of the running round.',
      meta: { requirements: ['RGT-2', 'RMB-5'] },
      entry: ['forgetPick', 'tellBreakBegun'],
      always: { guard: 'isBetweenRounds', target: 'summary' },
      after: { longestRound: { target: 'summary', description: 'No round ended within 60 s' } },
    },
    summary: {
      description: 'Turnover, winnings, result and time stand over the page; games are paused.',
      meta: { requirements: ['RGT-2', 'SAF-3'] },
      tags: ['modal'],
      entry: 'tellModalOpened',
      exit: ['tellModalClosed', 'tellBreakEnded', 'forgetSummary'],
      initial: 'open',
      states: {
        open: {
          description: 'Waits for the player’s answer.',
          initial: 'loading',
          on: {
            'summary.continue': {
              target: 'resetting',
              actions: { type: 'keepAnswer', params: { answer: 'CONTINUE' } },
            },
            'summary.history': { target: 'resetting', actions: { type: 'keepAnswer', params: { answer: 'LINK' } } },
            'summary.signOut': { target: 'leaving', actions: { type: 'keepAnswer', params: { answer: 'LOGOUT' } } },
          },
          states: {
            loading: {
              description: 'The amounts are being loaded.',
              invoke: {
                id: 'loadActivitySummary',
                src: 'loadActivitySummary',
                onDone: { target: 'shown', actions: assign({ summary: ({ event }) => event.output }) },
                onError: { target: 'shown', description: 'The break comes all the same, without the amounts' },
              },
              after: { requestTimeout: { target: 'shown', description: 'No amounts within 15 s' } },
            },
            shown: {
              description: 'Amounts and time stand there, or that they are missing.',
              meta: { requirements: ['RGT-2'] },
              on: {
                'timer.look': { target: 'looking' },
                'summary.retry': { guard: 'isSummaryMissing', target: 'loading' },
              },
              after: { loop: { target: 'looking', description: 'Looked each 60 s whether another tab has answered' } },
            },
            looking: {
              description: 'It is asked whether the summary was answered in another tab.',
              invoke: {
                id: 'loadMinutesRemaining',
                src: 'loadMinutesRemaining',
                onDone: [
                  {
                    guard: { type: 'isStillOver', params: ({ event }) => ({ minutes: event.output }) },
                    target: 'shown',
                  },
                  { target: '#activityTimer.loading', description: 'Answered in another tab' },
                ],
                onError: { target: 'shown' },
              },
              after: { requestTimeout: { target: 'shown', description: 'No answer within 15 s' } },
            },
          },
        },
        resetting: {
          description: 'The interval starts anew.',
          meta: { requirements: ['RGT-1', 'RGT-2'] },
          tags: ['busy'],
          invoke: {
            id: 'resetActivityTimer',
            src: 'resetActivityTimer',
            input: ({ context: { answer, period, mayBeOff, picked } }) => ({ answer, period, mayBeOff, picked }),
            onDone: {
              target: '#activityTimer.running',
              actions: { type: 'keepSettings', params: ({ event }) => event.output },
            },
            onError: { target: 'open.shown', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: {
            requestTimeout: { target: 'open.shown', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          },
        },
        leaving: {
          description: 'The operator is told, then the session signs out, whatever the answer.',
          meta: { requirements: ['RGT-1', 'RGT-2'] },
          tags: ['busy'],
          invoke: {
            id: 'resetBeforeLeaving',
            src: 'resetActivityTimer',
            input: ({ context: { answer, period, mayBeOff, picked } }) => ({ answer, period, mayBeOff, picked }),
            onDone: { target: '#activityTimer.left' },
            onError: { target: '#activityTimer.left', description: 'Nobody is kept by a lost answer' },
          },
          after: { leaveTimeout: { target: '#activityTimer.left', description: 'No answer within 5 s' } },
        },
      },
    },
    left: { description: 'The session signs out.', entry: 'signOut' },
  },
})
