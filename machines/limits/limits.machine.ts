import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { isLostAnswer, timedOut, toProblem } from '../problem.ts'
import type {
  ChangeLimitInput,
  ChangeLimitOutput,
  LimitPeriod,
  LimitSet,
  Limits,
  LimitsContext,
  LimitsEvent,
  LimitsInput,
  LoadLimitsInput,
} from './limits.contract.ts'

type OfSet<T = object> = T & { readonly set: LimitSet }

/** A set in which nothing is limited is looked at only when its page opens. */
const hasLimit = (limits: Limits | null): boolean =>
  limits !== null && Object.values(limits).some(({ value }) => value !== null)

const isUsedUp = (limits: Limits | null): boolean =>
  limits !== null && Object.values(limits).some(({ remaining }) => remaining === 0)

/** Limits of play that leave nothing (SAF-1). A set that could not be loaded says nothing: the operator holds to it all the same. */
const reachedBy = (limits: LimitsContext['limits']): LimitsContext['reached'] => [
  ...(isUsedUp(limits.loss) ? (['lossLimit'] as const) : []),
  ...(isUsedUp(limits.spend) ? (['spendLimit'] as const) : []),
]

const put = <K extends 'limits' | 'editing' | 'wanted' | 'problems'>(
  context: LimitsContext,
  key: K,
  set: LimitSet,
  value: LimitsContext[K][LimitSet],
): LimitsContext[K] => ({ ...context[key], [set]: value })

const limitsSetup = setup({
  types: { context: {} as LimitsContext, events: {} as LimitsEvent, input: {} as LimitsInput, tags: {} as FlowTag },
  actors: {
    loadLimits: mustProvide<Limits, LoadLimitsInput>('loadLimits'),
    changeLimit: mustProvide<ChangeLimitOutput, ChangeLimitInput>('changeLimit'),
  },
  guards: {
    isOfSet: (_, params: { of: LimitSet; set: LimitSet }) => params.of === params.set,
    hasLimit: ({ context }, params: { of: LimitSet }) => hasLimit(context.limits[params.of]),
    isUsedUp: ({ context }, params: { of: LimitSet }) => isUsedUp(context.limits[params.of]),
    isLost: (_, params: { error: unknown }) => isLostAnswer(toProblem(params.error)),
  },
  actions: {
    keepLimits: assign(({ context }, params: OfSet<{ limits: Limits }>) => ({
      limits: put(context, 'limits', params.set, params.limits),
    })),
    keepEditing: assign(({ context }, params: OfSet<{ period: LimitPeriod }>) => ({
      editing: put(context, 'editing', params.set, params.period),
      problems: put(context, 'problems', params.set, null),
      wanted: put(context, 'wanted', params.set, null),
    })),
    keepWanted: assign(({ context }, params: ChangeLimitInput) => ({
      wanted: put(context, 'wanted', params.set, params),
      problems: put(context, 'problems', params.set, null),
    })),
    keepProblem: assign(({ context }, params: OfSet<{ error: unknown }>) => ({
      problems: put(context, 'problems', params.set, toProblem(params.error)),
    })),
    forget: assign(({ context }, params: OfSet) => ({
      editing: put(context, 'editing', params.set, null),
      wanted: put(context, 'wanted', params.set, null),
      problems: put(context, 'problems', params.set, null),
    })),
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

/** One set of limits: three times the same. */
const setRegion = (set: LimitSet, description: string) =>
  limitsSetup.createStateConfig({
    description,
    initial: 'loading',
    states: {
      loading: {
        description: 'The limits are being loaded: as the player comes, for play must be closed where one is reached.',
        tags: ['busy', 'status:loading'],
        invoke: {
          id: `${set}LoadLimits`,
          src: 'loadLimits',
          input: { set },
          onDone: {
            target: 'shown',
            actions: [
              { type: 'keepLimits', params: ({ event }) => ({ set, limits: event.output }) },
              { type: 'forget', params: { set } },
              'tellReached',
            ],
          },
          onError: {
            target: 'unavailable',
            actions: { type: 'keepProblem', params: ({ event }) => ({ set, error: event.error }) },
          },
        },
        after: {
          requestTimeout: {
            target: 'unavailable',
            actions: { type: 'keepProblem', params: () => ({ set, error: timedOut }) },
            description: 'No answer within 15 s',
          },
        },
      },
      unavailable: {
        description: 'The limits could not be loaded.',
        tags: ['status:error'],
        on: {
          'limits.open': { target: 'loading' },
          'limits.retry': {
            guard: { type: 'isOfSet', params: ({ event }) => ({ of: set, set: event.set }) },
            target: 'loading',
          },
        },
      },
      shown: {
        description: 'The limits are known.',
        initial: 'ready',
        on: {
          'limits.open': { target: '.refreshing', actions: { type: 'forget', params: { set } } },
          'limits.close': { target: '.ready', actions: { type: 'forget', params: { set } } },
          'limit.edit': {
            guard: { type: 'isOfSet', params: ({ event }) => ({ of: set, set: event.set }) },
            target: '.editing',
            actions: { type: 'keepEditing', params: ({ event }) => ({ set, period: event.period }) },
          },
          'limit.save': {
            guard: { type: 'isOfSet', params: ({ event }) => ({ of: set, set: event.set }) },
            target: `#limits.${set}.saving`,
            actions: {
              type: 'keepWanted',
              params: ({ event }) => ({ set, period: event.period, action: 'save', limit: event.limit }),
            },
          },
          'limit.delete': {
            guard: { type: 'isOfSet', params: ({ event }) => ({ of: set, set: event.set }) },
            target: `#limits.${set}.deleting`,
            actions: {
              type: 'keepWanted',
              params: ({ event }) => ({ set, period: event.period, action: 'delete', limit: null }),
            },
          },
          'limit.cancel': {
            guard: { type: 'isOfSet', params: ({ event }) => ({ of: set, set: event.set }) },
            target: `#limits.${set}.cancelling`,
            actions: {
              type: 'keepWanted',
              params: ({ event }) => ({ set, period: event.period, action: 'cancel', limit: null }),
            },
          },
          'limit.confirm': {
            guard: { type: 'isOfSet', params: ({ event }) => ({ of: set, set: event.set }) },
            target: `#limits.${set}.confirming`,
            actions: {
              type: 'keepWanted',
              params: ({ event }) => ({ set, period: event.period, action: 'confirm', limit: null }),
            },
          },
        },
        states: {
          ready: {
            description: 'The limits are shown.',
            tags: ['status:success'],
            on: { 'limits.touch': { guard: { type: 'hasLimit', params: { of: set } }, target: 'touched' } },
            after: {
              nextLook: {
                guard: { type: 'isUsedUp', params: { of: set } },
                target: 'refreshing',
                description: 'One is reached: looked at each minute until it starts anew, whatever the clock here says',
              },
            },
          },
          touched: {
            description: 'Money has moved: a moment later what is used is looked at, once for many movements.',
            tags: ['status:success'],
            after: { settling: { target: 'refreshing', description: '5 s after the first movement' } },
          },
          refreshing: {
            description: 'What stands now is asked for; what was known stays shown.',
            tags: ['status:success'],
            invoke: {
              id: `${set}RefreshLimits`,
              src: 'loadLimits',
              input: { set },
              onDone: {
                target: 'ready',
                actions: [
                  { type: 'keepLimits', params: ({ event }) => ({ set, limits: event.output }) },
                  'tellReached',
                ],
              },
              onError: { target: 'ready', description: 'What was known stays: it is asked for again' },
            },
            after: { requestTimeout: { target: 'ready', description: 'No answer within 15 s' } },
          },
          editing: {
            description: 'A limit is being typed.',
            on: {
              'limit.leave': {
                guard: { type: 'isOfSet', params: ({ event }) => ({ of: set, set: event.set }) },
                target: 'refreshing',
                actions: { type: 'forget', params: { set } },
              },
            },
          },
          failed: {
            description: 'The change was not made, or nobody knows; why is said, and what stands now is shown.',
            tags: ['status:error'],
            on: {
              'limit.leave': {
                guard: { type: 'isOfSet', params: ({ event }) => ({ of: set, set: event.set }) },
                target: 'refreshing',
                actions: { type: 'forget', params: { set } },
              },
            },
          },
        },
      },
      saving: {
        description: 'A limit is being stored.',
        tags: ['busy'],
        invoke: {
          id: `${set}ChangeLimit`,
          src: 'changeLimit',
          input: ({ context }) => context.wanted[set]!,
          onDone: {
            target: 'shown',
            actions: [
              { type: 'keepLimits', params: ({ event }) => ({ set, limits: event.output.limits }) },
              { type: 'forget', params: { set } },
              'tellReached',
              { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
            ],
          },
          onError: [
            {
              guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
              target: 'looking',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set, error: event.error }) },
              description: 'Nobody knows whether it was made: what stands is looked up',
            },
            {
              target: 'shown.failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set, error: event.error }) },
            },
          ],
        },
        after: {
          requestTimeout: {
            target: 'looking',
            actions: { type: 'keepProblem', params: () => ({ set, error: timedOut }) },
            description: 'No answer within 15 s: what stands is looked up',
          },
        },
      },
      deleting: {
        description: 'A limit is being removed.',
        tags: ['busy'],
        invoke: {
          id: `${set}ChangeLimit`,
          src: 'changeLimit',
          input: ({ context }) => context.wanted[set]!,
          onDone: {
            target: 'shown',
            actions: [
              { type: 'keepLimits', params: ({ event }) => ({ set, limits: event.output.limits }) },
              { type: 'forget', params: { set } },
              'tellReached',
              { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
            ],
          },
          onError: [
            {
              guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
              target: 'looking',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set, error: event.error }) },
              description: 'Nobody knows whether it was made: what stands is looked up',
            },
            {
              target: 'shown.failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set, error: event.error }) },
            },
          ],
        },
        after: {
          requestTimeout: {
            target: 'looking',
            actions: { type: 'keepProblem', params: () => ({ set, error: timedOut }) },
            description: 'No answer within 15 s: what stands is looked up',
          },
        },
      },
      cancelling: {
        description: 'A change that waits is being given up.',
        tags: ['busy'],
        invoke: {
          id: `${set}ChangeLimit`,
          src: 'changeLimit',
          input: ({ context }) => context.wanted[set]!,
          onDone: {
            target: 'shown',
            actions: [
              { type: 'keepLimits', params: ({ event }) => ({ set, limits: event.output.limits }) },
              { type: 'forget', params: { set } },
              'tellReached',
              { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
            ],
          },
          onError: [
            {
              guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
              target: 'looking',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set, error: event.error }) },
              description: 'Nobody knows whether it was made: what stands is looked up',
            },
            {
              target: 'shown.failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set, error: event.error }) },
            },
          ],
        },
        after: {
          requestTimeout: {
            target: 'looking',
            actions: { type: 'keepProblem', params: () => ({ set, error: timedOut }) },
            description: 'No answer within 15 s: what stands is looked up',
          },
        },
      },
      confirming: {
        description: 'A change whose waiting time is over is being confirmed.',
        tags: ['busy'],
        invoke: {
          id: `${set}ChangeLimit`,
          src: 'changeLimit',
          input: ({ context }) => context.wanted[set]!,
          onDone: {
            target: 'shown',
            actions: [
              { type: 'keepLimits', params: ({ event }) => ({ set, limits: event.output.limits }) },
              { type: 'forget', params: { set } },
              'tellReached',
              { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
            ],
          },
          onError: [
            {
              guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
              target: 'looking',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set, error: event.error }) },
              description: 'Nobody knows whether it was made: what stands is looked up',
            },
            {
              target: 'shown.failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set, error: event.error }) },
            },
          ],
        },
        after: {
          requestTimeout: {
            target: 'looking',
            actions: { type: 'keepProblem', params: () => ({ set, error: timedOut }) },
            description: 'No answer within 15 s: what stands is looked up',
          },
        },
      },
      looking: {
        description: 'No answer came to a change: what stands now is looked up.',
        tags: ['busy'],
        invoke: {
          id: `${set}LookAtLimits`,
          src: 'loadLimits',
          input: { set },
          onDone: {
            target: 'shown.failed',
            actions: [{ type: 'keepLimits', params: ({ event }) => ({ set, limits: event.output }) }, 'tellReached'],
          },
          onError: { target: 'shown.failed' },
        },
        after: { requestTimeout: { target: 'shown.failed', description: 'No answer within 15 s' } },
      },
    },
  })

/** Limits the player sets: deposit, loss and spend, by day, week and month (LIM-1 to LIM-5). */
export const limitsMachine = limitsSetup.createMachine({
  id: 'limits',
  description: 'The player sets, lowers, raises and removes limits; reached ones close play.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    limits: { deposit: null, loss: null, spend: null },
    editing: { deposit: null, loss: null, spend: null },
    wanted: { deposit: null, loss: null, spend: null },
    problems: { deposit: null, loss: null, spend: null },
    reached: [],
  }),
  states: {
    deposit: setRegion('deposit', 'The set of deposit limits: day, week, month.'),
    loss: setRegion('loss', 'The set of loss limits: day, week, month.'),
    spend: setRegion('spend', 'The set of spend limits: day, week, month.'),
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
