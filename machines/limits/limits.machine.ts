import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { isLostAnswer, timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  ChangeLimitInput,
  ChangeLimitOutput,
  ChosenLimit,
  LimitSet,
  Limits,
  LimitsContext,
  LimitsEvent,
  LimitsInput,
  LoadLimitsOutput,
} from './limits.contract.ts'

const SETS: readonly LimitSet[] = ['deposit', 'loss', 'spend']
const bySet = <T>(of: (set: LimitSet) => T): Readonly<Record<LimitSet, T>> => ({
  deposit: of('deposit'),
  loss: of('loss'),
  spend: of('spend'),
})

const isUsedUp = (limits: Limits | null): boolean =>
  limits !== null && Object.values(limits).some(({ remaining }) => remaining === 0)

/** Limits of play that leave nothing (SAF-1). A set that could not be loaded says nothing: the operator holds to it all the same. */
const reachedBy = (limits: LimitsContext['limits']): LimitsContext['reached'] => [
  ...(isUsedUp(limits.loss) ? (['lossLimit'] as const) : []),
  ...(isUsedUp(limits.spend) ? (['spendLimit'] as const) : []),
]

const limitsSetup = setup({
  types: {
    context: {} as LimitsContext,
    events: {} as LimitsEvent,
    input: {} as LimitsInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadLimits: mustProvide<LoadLimitsOutput>('loadLimits'),
    changeLimit: mustProvide<ChangeLimitOutput, ChangeLimitInput>('changeLimit'),
  },
  guards: {
    // Where nothing is limited, nothing can be reached: it is looked at only when its page opens. What could not be had may be limited.
    hasMoved: ({ context }, params: { mark: string }) =>
      params.mark !== context.mark &&
      SETS.some(
        (set) =>
          context.missing[set] !== null ||
          Object.values(context.limits[set] ?? {}).some(({ value }: Limits['D']) => value !== null),
      ),
    isLookedAtAgain: ({ context }) =>
      SETS.some((set) => context.missing[set] !== null || isUsedUp(context.limits[set])),
    isLost: (_, params: { error: unknown }) => isLostAnswer(toProblem(params.error)),
  },
  actions: {
    // What was known of a set stays shown where it could not be had anew.
    keepLimits: assign(({ context }, params: { loaded: LoadLimitsOutput }) => ({
      limits: bySet((set) => {
        const one = params.loaded[set]
        return 'limits' in one ? one.limits : context.limits[set]
      }),
      missing: bySet((set) => {
        const one = params.loaded[set]
        return 'error' in one ? toProblem(one.error) : null
      }),
    })),
    keepMissing: assign((_, params: { error: unknown }) => ({ missing: bySet(() => toProblem(params.error)) })),
    keepLate: assign({ missing: bySet(() => timedOut) }),
    keepChanged: assign(({ context }, params: { limits: Limits }) => ({
      limits: context.wanted === null ? context.limits : { ...context.limits, [context.wanted.set]: params.limits },
    })),
    keepEditing: assign((_, { set, period }: ChosenLimit) => ({
      editing: { set, period },
      wanted: null,
      problem: null,
    })),
    keepWanted: assign(({ context }, params: ChangeLimitInput) => ({
      wanted: params,
      problem: null,
      // What is asked of another limit closes the form.
      editing: context.editing?.set === params.set && context.editing.period === params.period ? context.editing : null,
    })),
    keepMark: assign((_, params: { mark: string }) => ({ mark: params.mark })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    forget: assign({ editing: null, wanted: null, problem: null }),
    // Play closes and opens with what the limits leave (SAF-1); a limit that has just been reached is said.
    tellReached: enqueueActions(({ context, enqueue }) => {
      const reached = reachedBy(context.limits)
      if (reached.join() === context.reached.join()) return
      enqueue.assign({ reached })
      enqueue.sendTo(context.parentRef, {
        type: 'safety.blocksChanged' as const,
        source: 'limits' as const,
        reasons: reached,
      })
      enqueue.raise(reached.length > context.reached.length ? { type: 'notice.show' } : { type: 'notice.done' })
    }),
    toastChanged: sendTo(
      ({ context }) => context.parentRef,
      (_, params: { key: string }) => ({
        type: 'toast.show' as const,
        toast: { severity: 'success' as const, key: params.key },
      }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, settling: 5000, nextLook: 60_000 },
})

/** A change of a limit on its way: four times the same. */
const changing = (description: string) =>
  limitsSetup.createStateConfig({
    description,
    tags: ['busy'],
    invoke: {
      id: 'changeLimit',
      src: 'changeLimit',
      input: ({ context }) => context.wanted!,
      onDone: {
        target: 'shown',
        actions: [
          { type: 'keepChanged', params: ({ event }) => event.output },
          'forget',
          'tellReached',
          { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
        ],
      },
      onError: [
        {
          guard: { type: 'isLost', params: ({ event }) => event },
          target: 'looking',
          actions: { type: 'keepProblem', params: ({ event }) => event },
          description: 'Nobody knows whether it was made: what stands is looked up',
        },
        { target: 'shown.failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      ],
    },
    after: {
      requestTimeout: {
        target: 'looking',
        actions: 'keepTimeOut',
        description: 'No answer within 15 s: what stands is looked up',
      },
    },
  })

/** Limits the player sets: deposit, loss and spend, by day, week and month (LIM-1 to LIM-5). */
export const limitsMachine = limitsSetup.createMachine({
  id: 'limits',
  description: 'The player sets, lowers, raises and removes limits; reached ones close play.',
  meta: { area: 'safety' },
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    limits: bySet(() => null),
    missing: bySet(() => null),
    editing: null,
    wanted: null,
    problem: null,
    mark: null,
    reached: [],
  }),
  states: {
    limits: {
      description: 'Deposit, loss and spend limits, each by day, week and month.',
      initial: 'loading',
      on: { 'limits.touch': { actions: { type: 'keepMark', params: ({ event }) => event } } },
      states: {
        loading: {
          description: 'The limits are being loaded: as the player comes, for play is closed where one is reached.',
          meta: { requirements: ['LIM-1'] },
          tags: ['busy', 'status:loading'],
          invoke: {
            id: 'loadLimits',
            src: 'loadLimits',
            onDone: {
              target: 'shown',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ loaded: event.output }) },
                'forget',
                'tellReached',
              ],
            },
            onError: { target: 'unavailable', actions: { type: 'keepMissing', params: ({ event }) => event } },
          },
          after: {
            requestTimeout: { target: 'unavailable', actions: 'keepLate', description: 'No answer within 15 s' },
          },
        },
        unavailable: {
          description: 'No limits could be loaded. They count all the same.',
          meta: { requirements: ['LIM-2'] },
          tags: ['status:error'],
          on: { 'limits.open': { target: 'loading' }, 'limits.retry': { target: 'loading' } },
          after: {
            nextLook: {
              target: 'loading',
              description: 'Asked for each minute: one that is reached closes play, whoever opens its page or not',
            },
          },
        },
        shown: {
          description: 'The limits are known.',
          meta: { requirements: ['LIM-1', 'LIM-2', 'LIM-4'] },
          initial: 'ready',
          on: {
            'limits.open': { target: '.refreshing', actions: 'forget' },
            'limits.close': { target: '.ready', actions: 'forget' },
            'limit.edit': { target: '.editing', actions: { type: 'keepEditing', params: ({ event }) => event } },
            'limit.save': {
              target: 'saving',
              actions: {
                type: 'keepWanted',
                params: ({ event: { set, period, limit } }) => ({ set, period, action: 'save', limit }),
              },
            },
            'limit.delete': {
              target: 'deleting',
              actions: {
                type: 'keepWanted',
                params: ({ event: { set, period } }) => ({ set, period, action: 'delete', limit: null }),
              },
            },
            'limit.cancel': {
              target: 'cancelling',
              actions: {
                type: 'keepWanted',
                params: ({ event: { set, period } }) => ({ set, period, action: 'cancel', limit: null }),
              },
            },
            'limit.confirm': {
              target: 'confirming',
              actions: {
                type: 'keepWanted',
                params: ({ context: { limits }, event: { set, period } }) => ({
                  set,
                  period,
                  action: 'confirm',
                  limit: limits[set]?.[period].pendingValue ?? null,
                }),
              },
            },
          },
          states: {
            ready: {
              description: 'The limits are shown.',
              tags: ['status:success'],
              on: {
                'limits.touch': {
                  guard: { type: 'hasMoved', params: ({ event }) => event },
                  target: 'touched',
                  actions: { type: 'keepMark', params: ({ event }) => event },
                },
                'limits.retry': { target: 'refreshing', description: 'A set could not be had' },
              },
              after: {
                nextLook: {
                  guard: 'isLookedAtAgain',
                  target: 'refreshing',
                  description:
                    'One is reached, or could not be had: looked at each minute until it starts anew, whatever the clock here says',
                },
              },
            },
            touched: {
              description: 'Money has moved: a moment later what is used is looked at, once for many movements.',
              meta: { requirements: ['LIM-4'] },
              tags: ['status:success'],
              after: { settling: { target: 'refreshing', description: '5 s after the first movement' } },
            },
            refreshing: {
              description: 'What stands now is asked for; what was known stays shown.',
              tags: ['status:success'],
              on: {
                'limits.touch': {
                  guard: { type: 'hasMoved', params: ({ event }) => event },
                  target: 'touched',
                  actions: { type: 'keepMark', params: ({ event }) => event },
                  description: 'What is being answered may be older',
                },
              },
              invoke: {
                id: 'refreshLimits',
                src: 'loadLimits',
                onDone: {
                  target: 'ready',
                  actions: [{ type: 'keepLimits', params: ({ event }) => ({ loaded: event.output }) }, 'tellReached'],
                },
                onError: { target: 'ready', description: 'What was known stays: it is asked for again' },
              },
              after: { requestTimeout: { target: 'ready', description: 'No answer within 15 s' } },
            },
            editing: {
              description: 'A limit is being typed.',
              meta: { requirements: ['LIM-1', 'LIM-4', 'RMB-1'] },
              on: { 'limit.leave': { target: 'refreshing', actions: 'forget' } },
            },
            failed: {
              description: 'The change was not made, or nobody knows; why is said, and what stands now is shown.',
              meta: { requirements: ['LIM-3'] },
              tags: ['status:error'],
              on: { 'limit.leave': { target: 'refreshing', actions: 'forget' } },
            },
          },
        },
        saving: {
          ...changing('A limit is being stored.'),
          meta: { requirements: ['LIM-1', 'LIM-2', 'LIM-5', 'SAF-10', 'RMB-2'] },
        },
        deleting: {
          ...changing('A limit is being removed.'),
          meta: { requirements: ['LIM-1', 'LIM-2', 'LIM-5', 'SAF-10', 'RMB-2'] },
        },
        cancelling: {
          ...changing('A change that waits is being given up.'),
          meta: { requirements: ['LIM-1', 'LIM-2', 'LIM-5'] },
        },
        confirming: {
          ...changing('A change whose waiting time is over is being confirmed.'),
          meta: { requirements: ['LIM-2', 'SAF-10', 'RMB-2'] },
        },
        looking: {
          description: 'No answer came to a change: what stands now is looked up.',
          meta: { requirements: ['LIM-2'] },
          tags: ['busy'],
          invoke: {
            id: 'lookAtLimits',
            src: 'loadLimits',
            onDone: {
              target: 'shown.failed',
              actions: [{ type: 'keepLimits', params: ({ event }) => ({ loaded: event.output }) }, 'tellReached'],
            },
            onError: { target: 'shown.failed' },
          },
          after: { requestTimeout: { target: 'shown.failed', description: 'No answer within 15 s' } },
        },
      },
    },
    notice: {
      description: 'The notice that a limit of play is reached.',
      initial: 'inactive',
      states: {
        inactive: {
          description: 'No notice.',
          tags: ['status:INACTIVE'],
          on: { 'notice.show': { target: 'notify' } },
        },
        notify: {
          description: 'The notice is shown.',
          meta: { requirements: ['SAF-1'] },
          tags: ['status:NOTIFY'],
          on: { 'notice.done': { target: 'uploaded' } },
        },
        uploaded: {
          description: 'The notice has been read, or the limit has started anew.',
          tags: ['status:UPLOADED'],
          on: { 'notice.show': { target: 'notify' } },
        },
      },
    },
  },
})
