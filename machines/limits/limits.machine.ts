import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  ChangeLimitInput,
  ChangeLimitOutput,
  LimitSet,
  Limits,
  LimitsContext,
  LimitsEvent,
  LimitsInput,
  LoadLimitsInput,
} from './limits.contract.ts'

const setIs =
  (set: LimitSet) =>
  (_: unknown, params: { set: LimitSet }): boolean =>
    params.set === set

/** Limits the player sets: deposit, loss and spend, by day, week and month (LIM-1 to LIM-5). */
export const limitsMachine = setup({
  types: { context: {} as LimitsContext, events: {} as LimitsEvent, input: {} as LimitsInput, tags: {} as FlowTag },
  actors: {
    loadLimits: mustProvide<Limits, LoadLimitsInput>('loadLimits'),
    changeLimit: mustProvide<ChangeLimitOutput, ChangeLimitInput>('changeLimit'),
  },
  guards: { isDeposit: setIs('deposit'), isLoss: setIs('loss'), isSpend: setIs('spend') },
  actions: {
    keepLimits: assign(({ context }, params: { set: LimitSet; limits: Limits }) => ({
      limits: { ...context.limits, [params.set]: params.limits },
      problems: { ...context.problems, [params.set]: null },
      wanted: { ...context.wanted, [params.set]: null },
    })),
    keepWanted: assign(({ context }, params: ChangeLimitInput) => ({
      wanted: { ...context.wanted, [params.set]: params },
      problems: { ...context.problems, [params.set]: null },
    })),
    keepProblem: assign(({ context }, params: { set: LimitSet; error: unknown }) => ({
      problems: { ...context.problems, [params.set]: toProblem(params.error) },
      wanted: { ...context.wanted, [params.set]: null },
    })),
    toastChanged: sendTo(
      ({ context }) => context.parentRef,
      (_, params: { key: string }) => ({
        type: 'toast.show' as const,
        toast: { severity: 'success' as const, key: params.key },
      }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'limits',
  description: 'The player sets, lowers, raises and removes limits.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    limits: { deposit: null, loss: null, spend: null },
    wanted: { deposit: null, loss: null, spend: null },
    problems: { deposit: null, loss: null, spend: null },
  }),
  states: {
    deposit: {
      description: 'The set of deposit limits: day, week, month.',
      initial: 'idle',
      on: { 'limits.close': { target: '.idle' } },
      states: {
        idle: {
          description: 'Not looked at.',
          tags: ['status:uninitialized'],
          on: { 'limits.open': { target: 'loading' } },
        },
        loading: {
          description: 'The limits are being loaded.',
          tags: ['busy', 'status:loading'],
          invoke: {
            id: 'depositLoadLimits',
            src: 'loadLimits',
            input: { set: 'deposit' },
            onDone: {
              target: 'ready',
              actions: { type: 'keepLimits', params: ({ event }) => ({ set: 'deposit', limits: event.output }) },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'deposit', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'unavailable',
              actions: { type: 'keepProblem', params: () => ({ set: 'deposit', error: timedOut }) },
              description: 'No answer within 15 s',
            },
          },
        },
        ready: {
          description: 'The limits are shown.',
          tags: ['status:success'],
          on: {
            'limit.edit': { guard: { type: 'isDeposit', params: ({ event }) => event }, target: 'editing' },
            'limit.save': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'saving',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'save', limit: event.limit }),
              },
            },
            'limit.delete': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'deleting',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'delete', limit: null }),
              },
            },
            'limit.cancel': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'cancelling',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'cancel', limit: null }),
              },
            },
            'limit.confirm': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'confirming',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'confirm', limit: null }),
              },
            },
          },
        },
        editing: {
          description: 'A limit is being typed.',
          on: {
            'limit.leave': { guard: { type: 'isDeposit', params: ({ event }) => event }, target: 'ready' },
            'limit.save': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'saving',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'save', limit: event.limit }),
              },
            },
            'limit.delete': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'deleting',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'delete', limit: null }),
              },
            },
            'limit.cancel': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'cancelling',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'cancel', limit: null }),
              },
            },
            'limit.confirm': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'confirming',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'confirm', limit: null }),
              },
            },
          },
        },
        saving: {
          description: 'A limit is being stored.',
          tags: ['busy'],
          invoke: {
            id: 'depositChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.deposit!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'deposit', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'deposit', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'deposit', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        deleting: {
          description: 'A limit is being removed.',
          tags: ['busy'],
          invoke: {
            id: 'depositChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.deposit!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'deposit', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'deposit', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'deposit', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        cancelling: {
          description: 'A pending change is being cancelled.',
          tags: ['busy'],
          invoke: {
            id: 'depositChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.deposit!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'deposit', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'deposit', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'deposit', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        confirming: {
          description: 'A change whose waiting time is over is being confirmed.',
          tags: ['busy'],
          invoke: {
            id: 'depositChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.deposit!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'deposit', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'deposit', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'deposit', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        failed: {
          description: 'The change was not made; why is said. The limits stand as before.',
          tags: ['status:error'],
          on: {
            'limit.edit': { guard: { type: 'isDeposit', params: ({ event }) => event }, target: 'editing' },
            'limit.save': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'saving',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'save', limit: event.limit }),
              },
            },
            'limit.delete': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'deleting',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'delete', limit: null }),
              },
            },
            'limit.cancel': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'cancelling',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'cancel', limit: null }),
              },
            },
            'limit.confirm': {
              guard: { type: 'isDeposit', params: ({ event }) => event },
              target: 'confirming',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'deposit', period: event.period, action: 'confirm', limit: null }),
              },
            },
          },
        },
        unavailable: {
          description: 'The limits could not be loaded.',
          tags: ['status:error'],
          on: { 'limits.retry': { target: 'loading' } },
        },
      },
    },
    loss: {
      description: 'The set of loss limits: day, week, month.',
      initial: 'idle',
      on: { 'limits.close': { target: '.idle' } },
      states: {
        idle: {
          description: 'Not looked at.',
          tags: ['status:uninitialized'],
          on: { 'limits.open': { target: 'loading' } },
        },
        loading: {
          description: 'The limits are being loaded.',
          tags: ['busy', 'status:loading'],
          invoke: {
            id: 'lossLoadLimits',
            src: 'loadLimits',
            input: { set: 'loss' },
            onDone: {
              target: 'ready',
              actions: { type: 'keepLimits', params: ({ event }) => ({ set: 'loss', limits: event.output }) },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'loss', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'unavailable',
              actions: { type: 'keepProblem', params: () => ({ set: 'loss', error: timedOut }) },
              description: 'No answer within 15 s',
            },
          },
        },
        ready: {
          description: 'The limits are shown.',
          tags: ['status:success'],
          on: {
            'limit.edit': { guard: { type: 'isLoss', params: ({ event }) => event }, target: 'editing' },
            'limit.save': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'saving',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'save', limit: event.limit }),
              },
            },
            'limit.delete': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'deleting',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'delete', limit: null }),
              },
            },
            'limit.cancel': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'cancelling',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'cancel', limit: null }),
              },
            },
            'limit.confirm': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'confirming',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'confirm', limit: null }),
              },
            },
          },
        },
        editing: {
          description: 'A limit is being typed.',
          on: {
            'limit.leave': { guard: { type: 'isLoss', params: ({ event }) => event }, target: 'ready' },
            'limit.save': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'saving',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'save', limit: event.limit }),
              },
            },
            'limit.delete': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'deleting',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'delete', limit: null }),
              },
            },
            'limit.cancel': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'cancelling',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'cancel', limit: null }),
              },
            },
            'limit.confirm': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'confirming',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'confirm', limit: null }),
              },
            },
          },
        },
        saving: {
          description: 'A limit is being stored.',
          tags: ['busy'],
          invoke: {
            id: 'lossChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.loss!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'loss', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'loss', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'loss', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        deleting: {
          description: 'A limit is being removed.',
          tags: ['busy'],
          invoke: {
            id: 'lossChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.loss!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'loss', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'loss', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'loss', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        cancelling: {
          description: 'A pending change is being cancelled.',
          tags: ['busy'],
          invoke: {
            id: 'lossChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.loss!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'loss', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'loss', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'loss', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        confirming: {
          description: 'A change whose waiting time is over is being confirmed.',
          tags: ['busy'],
          invoke: {
            id: 'lossChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.loss!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'loss', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'loss', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'loss', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        failed: {
          description: 'The change was not made; why is said. The limits stand as before.',
          tags: ['status:error'],
          on: {
            'limit.edit': { guard: { type: 'isLoss', params: ({ event }) => event }, target: 'editing' },
            'limit.save': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'saving',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'save', limit: event.limit }),
              },
            },
            'limit.delete': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'deleting',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'delete', limit: null }),
              },
            },
            'limit.cancel': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'cancelling',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'cancel', limit: null }),
              },
            },
            'limit.confirm': {
              guard: { type: 'isLoss', params: ({ event }) => event },
              target: 'confirming',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'loss', period: event.period, action: 'confirm', limit: null }),
              },
            },
          },
        },
        unavailable: {
          description: 'The limits could not be loaded.',
          tags: ['status:error'],
          on: { 'limits.retry': { target: 'loading' } },
        },
      },
    },
    spend: {
      description: 'The set of spend limits: day, week, month.',
      initial: 'idle',
      on: { 'limits.close': { target: '.idle' } },
      states: {
        idle: {
          description: 'Not looked at.',
          tags: ['status:uninitialized'],
          on: { 'limits.open': { target: 'loading' } },
        },
        loading: {
          description: 'The limits are being loaded.',
          tags: ['busy', 'status:loading'],
          invoke: {
            id: 'spendLoadLimits',
            src: 'loadLimits',
            input: { set: 'spend' },
            onDone: {
              target: 'ready',
              actions: { type: 'keepLimits', params: ({ event }) => ({ set: 'spend', limits: event.output }) },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'spend', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'unavailable',
              actions: { type: 'keepProblem', params: () => ({ set: 'spend', error: timedOut }) },
              description: 'No answer within 15 s',
            },
          },
        },
        ready: {
          description: 'The limits are shown.',
          tags: ['status:success'],
          on: {
            'limit.edit': { guard: { type: 'isSpend', params: ({ event }) => event }, target: 'editing' },
            'limit.save': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'saving',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'save', limit: event.limit }),
              },
            },
            'limit.delete': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'deleting',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'delete', limit: null }),
              },
            },
            'limit.cancel': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'cancelling',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'cancel', limit: null }),
              },
            },
            'limit.confirm': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'confirming',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'confirm', limit: null }),
              },
            },
          },
        },
        editing: {
          description: 'A limit is being typed.',
          on: {
            'limit.leave': { guard: { type: 'isSpend', params: ({ event }) => event }, target: 'ready' },
            'limit.save': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'saving',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'save', limit: event.limit }),
              },
            },
            'limit.delete': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'deleting',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'delete', limit: null }),
              },
            },
            'limit.cancel': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'cancelling',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'cancel', limit: null }),
              },
            },
            'limit.confirm': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'confirming',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'confirm', limit: null }),
              },
            },
          },
        },
        saving: {
          description: 'A limit is being stored.',
          tags: ['busy'],
          invoke: {
            id: 'spendChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.spend!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'spend', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'spend', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'spend', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        deleting: {
          description: 'A limit is being removed.',
          tags: ['busy'],
          invoke: {
            id: 'spendChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.spend!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'spend', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'spend', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'spend', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        cancelling: {
          description: 'A pending change is being cancelled.',
          tags: ['busy'],
          invoke: {
            id: 'spendChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.spend!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'spend', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'spend', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'spend', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        confirming: {
          description: 'A change whose waiting time is over is being confirmed.',
          tags: ['busy'],
          invoke: {
            id: 'spendChangeLimit',
            src: 'changeLimit',
            input: ({ context }) => context.wanted.spend!,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepLimits', params: ({ event }) => ({ set: 'spend', limits: event.output.limits }) },
                { type: 'toastChanged', params: ({ event }) => ({ key: event.output.successKey }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ set: 'spend', error: event.error }) },
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: { type: 'keepProblem', params: () => ({ set: 'spend', error: timedOut }) },
              description: 'No answer within 15 s: nothing is known to have changed',
            },
          },
        },
        failed: {
          description: 'The change was not made; why is said. The limits stand as before.',
          tags: ['status:error'],
          on: {
            'limit.edit': { guard: { type: 'isSpend', params: ({ event }) => event }, target: 'editing' },
            'limit.save': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'saving',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'save', limit: event.limit }),
              },
            },
            'limit.delete': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'deleting',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'delete', limit: null }),
              },
            },
            'limit.cancel': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'cancelling',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'cancel', limit: null }),
              },
            },
            'limit.confirm': {
              guard: { type: 'isSpend', params: ({ event }) => event },
              target: 'confirming',
              actions: {
                type: 'keepWanted',
                params: ({ event }) => ({ set: 'spend', period: event.period, action: 'confirm', limit: null }),
              },
            },
          },
        },
        unavailable: {
          description: 'The limits could not be loaded.',
          tags: ['status:error'],
          on: { 'limits.retry': { target: 'loading' } },
        },
      },
    },
    notice: {
      description: 'The notice that a limit is near or reached.',
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
          description: 'The notice has been answered.',
          tags: ['status:UPLOADED'],
          on: { 'notice.show': { target: 'notify' } },
        },
      },
    },
  },
})
