import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import {
  changesTo,
  type MarketingContext,
  type MarketingEvent,
  type MarketingInput,
  type MarketingPreferences,
  type UpdatePreferencesInput,
} from './marketing.contract.ts'

/** What the player wants to be told, and how (PRO-4). */
export const marketingMachine = setup({
  types: {
    context: {} as MarketingContext,
    events: {} as MarketingEvent,
    input: {} as MarketingInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadPreferences: mustProvide<MarketingPreferences>('loadPreferences'),
    updatePreferences: mustProvide<MarketingPreferences, UpdatePreferencesInput>('updatePreferences'),
  },
  actions: {
    keepPreferences: assign((_, params: { preferences: MarketingPreferences }) => ({
      preferences: params.preferences,
      changes: [],
      problem: null,
    })),
    keepChanges: assign(({ context }, params: { wanted: MarketingPreferences }) => ({
      changes: changesTo(params.wanted, context.preferences, context.changes),
    })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    toastSuccess: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show' as const,
      toast: { severity: 'success' as const, key: 'player.account.notifications.update.success' },
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'marketing',
  description: 'Marketing preferences: channels and kinds of communication.',
  meta: { area: 'account' },
  context: ({ input }) => ({ ...input, preferences: null, changes: [], problem: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Not looked at.',
      tags: ['status:uninitialized'],
      on: { 'marketing.open': { target: 'loading' } },
    },
    loading: {
      description: 'The preferences are being loaded.',
      meta: { requirements: ['PRO-4'] },
      tags: ['busy', 'status:loading'],
      on: { 'marketing.close': { target: 'idle' } },
      invoke: {
        id: 'loadPreferences',
        src: 'loadPreferences',
        onDone: {
          target: 'ready',
          actions: { type: 'keepPreferences', params: ({ event }) => ({ preferences: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    ready: {
      description: 'The preferences are shown.',
      meta: { requirements: ['PRO-4', 'RMB-13'] },
      tags: ['status:success'],
      on: {
        'marketing.update': {
          target: 'updating',
          actions: { type: 'keepChanges', params: ({ event }) => ({ wanted: event.preferences }) },
        },
        'marketing.close': { target: 'idle' },
      },
    },
    updating: {
      description: 'The change is being stored.',
      meta: { requirements: ['PRO-4'] },
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'updatePreferences',
        src: 'updatePreferences',
        input: ({ context }) => ({ changes: context.changes }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepPreferences', params: ({ event }) => ({ preferences: event.output }) },
            'toastSuccess',
          ],
        },
        onError: { target: 'updateFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: {
        requestTimeout: { target: 'updateFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    updateFailed: {
      description: 'It is not known to be stored; what was tried goes along with the next change.',
      meta: { requirements: ['PRO-4'] },
      tags: ['status:error'],
      on: {
        'marketing.update': {
          target: 'updating',
          actions: { type: 'keepChanges', params: ({ event }) => ({ wanted: event.preferences }) },
        },
        'marketing.close': { target: 'idle' },
      },
    },
    failed: {
      description: 'The preferences could not be loaded.',
      meta: { requirements: ['PRO-4'] },
      tags: ['status:error'],
      on: { 'marketing.retry': { target: 'loading' }, 'marketing.close': { target: 'idle' } },
    },
  },
})
