import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  AcceptTermsInput,
  LoadNewTermsInput,
  LoadNewTermsOutput,
  TermsContext,
  TermsEvent,
  TermsInput,
} from './terms.contract.ts'

/** Terms newer than the accepted ones have to be accepted before going on (PRO-6, GRD-7). */
export const termsMachine = setup({
  types: {
    context: {} as TermsContext,
    events: {} as TermsEvent,
    input: {} as TermsInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadNewTerms: mustProvide<LoadNewTermsOutput, LoadNewTermsInput>('loadNewTerms'),
    acceptTerms: mustProvide<void, AcceptTermsInput>('acceptTerms'),
  },
  guards: {
    isNewer: (_, params: { found: LoadNewTermsOutput }) => params.found !== null,
    // Accepted in another tab, or by another way.
    isOtherVersion: ({ context }, params: { profile: { termsAndConditionsAcceptedVersion: string | null } }) =>
      params.profile.termsAndConditionsAcceptedVersion !== context.acceptedVersion,
    isNoVersion: (_, params: { error: unknown }) => toProblem(params.error).code === 'error.validation',
  },
  actions: {
    keepAccepted: assign((_, params: { profile: { termsAndConditionsAcceptedVersion: string | null } }) => ({
      acceptedVersion: params.profile.termsAndConditionsAcceptedVersion,
    })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    tellProfile: sendTo(({ context }) => context.parentRef, { type: 'profile.refresh' as const }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'terms',
  description: 'Whether the player has accepted the newest terms.',
  meta: { area: 'account' },
  context: ({ input }) => ({ ...input, acceptedVersion: null, newTerms: null, problem: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Waits for the profile.',
      on: {
        'profile.changed': { target: 'checking', actions: { type: 'keepAccepted', params: ({ event }) => event } },
      },
    },
    checking: {
      description: 'Newer terms are looked for.',
      meta: { requirements: ['PRO-6'] },
      invoke: {
        id: 'loadNewTerms',
        src: 'loadNewTerms',
        input: ({ context }) => ({ acceptedVersion: context.acceptedVersion }),
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => ({ found: event.output }) },
            target: 'outdated',
            actions: assign({ newTerms: ({ event }) => event.output }),
          },
          { target: 'current', actions: assign({ newTerms: null, problem: null }) },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    current: {
      description: 'The newest terms are accepted.',
      meta: { requirements: ['PRO-6'] },
      on: {
        'profile.changed': {
          guard: { type: 'isOtherVersion', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'keepAccepted', params: ({ event }) => event },
        },
      },
    },
    outdated: {
      description: 'Newer terms have to be accepted.',
      meta: { requirements: ['GRD-7', 'PRO-6'] },
      on: {
        'terms.accept': { target: 'accepting', actions: assign({ problem: null }) },
        'profile.changed': {
          guard: { type: 'isOtherVersion', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'keepAccepted', params: ({ event }) => event },
        },
      },
    },
    accepting: {
      description: 'The acceptance is being stored.',
      meta: { requirements: ['PRO-6'] },
      tags: ['busy'],
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        input: ({ context }) => ({ version: context.newTerms?.version ?? '' }),
        onDone: {
          target: 'current',
          actions: [
            assign({
              acceptedVersion: ({ context }) => context.newTerms?.version ?? null,
              newTerms: null,
              problem: null,
            }),
            'tellProfile',
          ],
        },
        onError: [
          {
            guard: { type: 'isNoVersion', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'keepProblem', params: ({ event }) => event },
            description: 'These terms were taken back meanwhile: look for the newest again',
          },
          { target: 'acceptFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
      after: {
        requestTimeout: { target: 'acceptFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    acceptFailed: {
      description: 'The acceptance was not stored.',
      meta: { requirements: ['PRO-6'] },
      on: {
        'terms.accept': { target: 'accepting', actions: assign({ problem: null }) },
        'profile.changed': {
          guard: { type: 'isOtherVersion', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'keepAccepted', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'It could not be found out whether there are newer terms; the next profile brings another look.',
      meta: { requirements: ['PRO-6'] },
      on: {
        'terms.retry': { target: 'checking', actions: assign({ problem: null }) },
        'profile.changed': { target: 'checking', actions: { type: 'keepAccepted', params: ({ event }) => event } },
      },
    },
  },
})
