import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  ExcludeInput,
  ExclusionContext,
  ExclusionEvent,
  ExclusionInput,
  SetTimeOutInput,
  StartOwnCoolingInput,
} from './exclusion.contract.ts'

/** Breaks, cooling off and self-exclusion; each ends the session at once (RGT-5, RGT-6, RMB-9). */
export const exclusionMachine = setup({
  types: {
    context: {} as ExclusionContext,
    events: {} as ExclusionEvent,
    input: {} as ExclusionInput,
    tags: {} as FlowTag,
  },
  actors: {
    setTimeOut: mustProvide<void, SetTimeOutInput>('setTimeOut'),
    startCooling: mustProvide<void, StartOwnCoolingInput>('startCooling'),
    exclude: mustProvide<void, ExcludeInput>('exclude'),
  },
  actions: {
    forget: assign({ length: null, months: null, problem: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    toastFailed: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show' as const,
      toast: { severity: 'error' as const, key: 'error.oops.tryAgain' },
    }),
    blockForTimeout: sendTo(({ context }) => context.parentRef, {
      type: 'safety.blocksChanged' as const,
      source: 'exclusion' as const,
      reasons: ['timeout' as const],
    }),
    blockForExclusion: sendTo(({ context }) => context.parentRef, {
      type: 'safety.blocksChanged' as const,
      source: 'exclusion' as const,
      reasons: ['selfExcluded' as const],
    }),
    signOutTimeout: sendTo(({ context }) => context.parentRef, {
      type: 'session.signOut' as const,
      reason: 'timeout' as const,
    }),
    signOutExcluded: sendTo(({ context }) => context.parentRef, {
      type: 'session.signOut' as const,
      reason: 'excluded' as const,
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'exclusion',
  description: 'The player takes a break or excludes themselves.',
  context: ({ input }) => ({ ...input, length: null, months: null, problem: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is chosen.',
      entry: 'forget',
      on: { 'exclusion.open': { target: 'choosing' } },
    },
    choosing: {
      description: 'Kind and length are chosen.',
      entry: 'forget',
      on: {
        'timeout.pick': { target: 'confirmingTimeout', actions: assign({ length: ({ event }) => event.length }) },
        'cooling.pick': { target: 'confirmingCooling' },
        'exclusion.pick': { target: 'confirmingExclusion', actions: assign({ months: ({ event }) => event.months }) },
        'exclusion.clean': { target: 'idle' },
      },
    },
    confirmingTimeout: {
      description: 'Says what a break means.',
      on: { 'exclusion.confirm': { target: 'settingTimeout' }, 'exclusion.clean': { target: 'choosing' } },
    },
    confirmingCooling: {
      description: 'Says what a day of cooling off means.',
      on: { 'exclusion.confirm': { target: 'startingCooling' }, 'exclusion.clean': { target: 'choosing' } },
    },
    confirmingExclusion: {
      description: 'Says what self-exclusion means.',
      on: { 'exclusion.confirm': { target: 'confirmingAgain' }, 'exclusion.clean': { target: 'choosing' } },
    },
    confirmingAgain: {
      description: 'Asks a second time: it cannot be undone here.',
      on: { 'exclusion.confirm': { target: 'excluding' }, 'exclusion.clean': { target: 'choosing' } },
    },
    settingTimeout: {
      description: 'The break is being set.',
      tags: ['busy'],
      invoke: {
        id: 'setTimeOut',
        src: 'setTimeOut',
        input: ({ context }) => ({ length: context.length! }),
        onDone: { target: 'inTimeout' },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    startingCooling: {
      description: 'The day of cooling off is being set.',
      tags: ['busy'],
      invoke: {
        id: 'startCooling',
        src: 'startCooling',
        input: ({ context }) => ({ playerId: context.player.playerId }),
        onDone: { target: 'inTimeout' },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    excluding: {
      description: 'The self-exclusion is being set.',
      tags: ['busy'],
      invoke: {
        id: 'exclude',
        src: 'exclude',
        input: ({ context }) => ({
          exclusionInMonths: context.months ?? 12,
          accountDisableIndefinitely: context.months === null,
          exclusionDelayInHours: 0,
        }),
        onDone: { target: 'excluded' },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    failed: {
      description: 'It was not set.',
      entry: 'toastFailed',
      on: { 'exclusion.open': { target: 'choosing' }, 'exclusion.clean': { target: 'choosing' } },
    },
    inTimeout: {
      description: 'The break has begun: play closes and the session ends.',
      tags: ['status:TIMEOUT'],
      entry: ['blockForTimeout', 'signOutTimeout'],
    },
    excluded: {
      description: 'The exclusion has begun: play closes and the session ends.',
      tags: ['status:SELF_EXCLUDED'],
      entry: ['blockForExclusion', 'signOutExcluded'],
    },
  },
})
