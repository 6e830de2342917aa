import { assign, enqueueActions, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { BreakBegun, FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { isLostAnswer, timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  BeginBreakInput,
  ExclusionContext,
  ExclusionEvent,
  ExclusionInput,
  LookAtBreakInput,
  LookAtBreakOutput,
  WantedBreak,
} from './exclusion.contract.ts'

/** Breaks, cooling off and self-exclusion; each ends the session at once (RGT-5, RGT-6, RMB-9). */
export const exclusionMachine = setup({
  types: {
    context: {} as ExclusionContext,
    events: {} as ExclusionEvent,
    input: {} as ExclusionInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    beginBreak: mustProvide<BreakBegun, BeginBreakInput>('beginBreak'),
    lookAtBreak: mustProvide<LookAtBreakOutput, LookAtBreakInput>('lookAtBreak'),
  },
  guards: {
    isTicked: ({ context }) => context.isTicked,
    isExcluded: (_, params: { begun: BreakBegun | null }) => params.begun?.kind === 'SELF_EXCLUDED',
    hasBegun: (_, params: { begun: BreakBegun | null }) => params.begun !== null,
    isLost: (_, params: { error: unknown }) => isLostAnswer(toProblem(params.error)),
  },
  actions: {
    forget: assign({ wanted: null, isTicked: false, problem: null }),
    keepWanted: assign((_, params: { wanted: WantedBreak }) => ({ wanted: params.wanted })),
    keepTick: assign((_, params: { isTicked: boolean }) => ({ isTicked: params.isTicked })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    // Play closes before the session ends, so that a game hears why.
    end: enqueueActions(({ context, enqueue }, { begun }: { begun: BreakBegun | null }) => {
      if (begun === null) return
      const isExcluded = begun.kind === 'SELF_EXCLUDED'
      enqueue.sendTo(context.parentRef, {
        type: 'safety.blocksChanged' as const,
        source: 'exclusion' as const,
        reasons: [isExcluded ? ('selfExcluded' as const) : ('timeout' as const)],
      })
      enqueue.sendTo(context.parentRef, {
        type: 'session.signOut' as const,
        reason: isExcluded ? ('excluded' as const) : ('timeout' as const),
        begun,
      })
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'exclusion',
  description: 'The player takes a break or excludes themselves.',
  meta: { area: 'safety' },
  context: ({ input }) => ({ ...input, wanted: null, isTicked: false, problem: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is chosen.',
      on: { 'exclusion.open': { target: 'choosing' } },
    },
    choosing: {
      description: 'Kind and length are chosen.',
      meta: { requirements: ['RGT-5', 'RGT-6', 'RMB-9'] },
      entry: 'forget',
      on: {
        'timeout.pick': {
          target: 'confirming',
          actions: { type: 'keepWanted', params: ({ event }) => ({ wanted: { kind: 'timeout', days: event.days } }) },
        },
        'cooling.pick': {
          target: 'confirming',
          actions: { type: 'keepWanted', params: { wanted: { kind: 'cooling' } } },
        },
        'exclusion.pick': {
          target: 'confirmingExclusion',
          actions: {
            type: 'keepWanted',
            params: ({ event }) => ({ wanted: { kind: 'exclusion', months: event.months } }),
          },
        },
        'exclusion.clean': { target: 'idle' },
      },
    },
    confirming: {
      description: 'Says what a break, or a day of cooling off, means and until when.',
      meta: { requirements: ['RGT-5'] },
      on: { 'exclusion.confirm': { target: 'confirmingAgain' }, 'exclusion.clean': { target: 'choosing' } },
    },
    confirmingExclusion: {
      description: 'Says what self-exclusion means and until when; that it is understood must be ticked.',
      meta: { requirements: ['RGT-6', 'RMB-9'] },
      on: {
        'exclusion.tick': { actions: { type: 'keepTick', params: ({ event }) => event } },
        'exclusion.confirm': { guard: 'isTicked', target: 'confirmingAgain' },
        'exclusion.clean': { target: 'choosing' },
      },
    },
    confirmingAgain: {
      description: 'Asks a second time: it cannot be undone here.',
      meta: { requirements: ['RGT-6'] },
      on: { 'exclusion.confirm': { target: 'beginning' }, 'exclusion.clean': { target: 'choosing' } },
    },
    beginning: {
      description: 'The break or self-exclusion is being set.',
      meta: { requirements: ['RGT-5', 'RGT-6'] },
      tags: ['busy'],
      invoke: {
        id: 'beginBreak',
        src: 'beginBreak',
        input: ({ context }) => ({ wanted: context.wanted!, playerId: context.player.playerId }),
        onDone: [
          {
            guard: { type: 'isExcluded', params: ({ event }) => ({ begun: event.output }) },
            target: 'excluded',
            actions: { type: 'end', params: ({ event }) => ({ begun: event.output }) },
          },
          {
            target: 'inTimeout',
            actions: { type: 'end', params: ({ event }) => ({ begun: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isLost', params: ({ event }) => event },
            target: 'looking',
            actions: { type: 'keepProblem', params: ({ event }) => event },
            description: 'Nobody knows whether it was set: what stands is looked up',
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
      after: {
        requestTimeout: {
          target: 'looking',
          actions: 'keepTimeOut',
          description: 'No answer within 15 s: what stands is looked up',
        },
      },
    },
    looking: {
      description: 'No answer came: what stands is looked up, and nothing is asked for twice.',
      tags: ['busy'],
      invoke: {
        id: 'lookAtBreak',
        src: 'lookAtBreak',
        input: ({ context }) => ({ wanted: context.wanted! }),
        onDone: [
          {
            guard: { type: 'isExcluded', params: ({ event }) => ({ begun: event.output }) },
            target: 'excluded',
            actions: { type: 'end', params: ({ event }) => ({ begun: event.output }) },
          },
          {
            guard: { type: 'hasBegun', params: ({ event }) => ({ begun: event.output }) },
            target: 'inTimeout',
            actions: { type: 'end', params: ({ event }) => ({ begun: event.output }) },
          },
          { target: 'failed', description: 'None stands' },
        ],
        onError: { target: 'unknown' },
      },
      after: { requestTimeout: { target: 'unknown', description: 'No answer within 15 s' } },
    },
    failed: {
      description: 'It was not set.',
      meta: { requirements: ['RGT-6'] },
      tags: ['status:error'],
      on: { 'exclusion.confirm': { target: 'beginning' }, 'exclusion.clean': { target: 'choosing' } },
    },
    unknown: {
      description: 'Nobody knows whether it was set: no answer came, neither to it nor to the question what stands.',
      tags: ['status:error'],
      on: { 'exclusion.confirm': { target: 'beginning' }, 'exclusion.clean': { target: 'choosing' } },
    },
    inTimeout: {
      description: 'The break has begun: play closes and the session ends.',
      meta: { requirements: ['RGT-5', 'SAF-1', 'SAF-6'] },
      tags: ['status:TIMEOUT'],
    },
    excluded: {
      description: 'The exclusion has begun: play closes and the session ends.',
      meta: { requirements: ['RGT-6', 'SAF-1', 'SAF-6', 'RMB-9'] },
      tags: ['status:SELF_EXCLUDED'],
    },
  },
})
