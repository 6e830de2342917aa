import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type { AccessContext, AccessEvent, AccessInput, CheckAccessOutput } from './access.contract.ts'

/** Whether the site may be used here and now: country, address, maintenance (GRD-8). */
export const accessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    input: {} as AccessInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: { checkAccess: mustProvide<CheckAccessOutput>('checkAccess') },
  guards: {
    isRestricted: (_, params: { outcome: string }) => params.outcome === 'restricted',
    isMaintenance: (_, params: { outcome: string }) => params.outcome === 'maintenance',
  },
  actions: {
    keepStation: assign((_, params: CheckAccessOutput) => ({ station: params.station, problem: null })),
    tell: sendTo(
      ({ context }) => context.parentRef,
      (_, params: { outcome: 'open' | 'restricted' | 'maintenance' }) => ({
        type: 'access.settled' as const,
        outcome: params.outcome,
      }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'access',
  description: 'Asks where the visitor is and whether the site is offered there.',
  meta: { area: 'access' },
  context: ({ input }) => ({ ...input, station: null, problem: null }),
  initial: 'checking',
  on: {
    'access.changed': [
      {
        guard: { type: 'isRestricted', params: ({ event }) => event },
        target: '.restricted',
        description: 'An answer said that this country is not served',
      },
      { target: '.maintenance', description: 'An answer said that the site is being maintained' },
    ],
  },
  states: {
    checking: {
      description: 'The operator is asked.',
      meta: { requirements: ['GRD-8'] },
      tags: ['busy', 'status:Requested'],
      invoke: {
        id: 'checkAccess',
        src: 'checkAccess',
        onDone: [
          {
            guard: { type: 'isRestricted', params: ({ event }) => event.output },
            target: 'restricted',
            actions: { type: 'keepStation', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isMaintenance', params: ({ event }) => event.output },
            target: 'maintenance',
            actions: { type: 'keepStation', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'keepStation', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
      after: {
        requestTimeout: { target: 'failed', actions: assign({ problem: timedOut }), description: 'No answer in 15 s' },
      },
    },
    open: {
      description: 'The site may be used.',
      meta: { requirements: ['GRD-8'] },
      tags: ['status:Resolved'],
      entry: { type: 'tell', params: { outcome: 'open' } },
    },
    restricted: {
      description: 'The site is not offered in this country.',
      meta: { requirements: ['GRD-8'] },
      tags: ['status:Resolved'],
      entry: { type: 'tell', params: { outcome: 'restricted' } },
      on: { 'access.check': { target: 'checking', description: 'The visitor asks again' } },
    },
    maintenance: {
      description: 'The site is being maintained.',
      meta: { requirements: ['GRD-8'] },
      tags: ['status:Resolved'],
      entry: { type: 'tell', params: { outcome: 'maintenance' } },
      on: { 'access.check': { target: 'checking', description: 'The visitor asks whether it is over' } },
    },
    failed: {
      description: 'No usable answer: the visitor can try again.',
      meta: { requirements: ['APP-14'] },
      on: { 'access.check': { target: 'checking', description: 'The visitor tries again' } },
    },
  },
})
