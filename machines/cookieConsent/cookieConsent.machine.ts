import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { ConsentOptions, FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  CookieConsentContext,
  CookieConsentEvent,
  CookieConsentInput,
  FetchConsentInput,
  FetchConsentOutput,
  LoadConsentOutput,
  SaveConsentInput,
  SaveConsentOutput,
  StoredConsent,
} from './cookieConsent.contract.ts'

const essentialsOnly: ConsentOptions = { essentials: true, performanceFunctional: false, marketing: false }

/** Cookie categories: asked once, changed at any time; a refused category loads nothing (COO-1, COO-2). */
export const cookieConsentMachine = setup({
  types: {
    context: {} as CookieConsentContext,
    events: {} as CookieConsentEvent,
    input: {} as CookieConsentInput,
    tags: {} as FlowTag,
  },
  actors: {
    loadConsent: mustProvide<LoadConsentOutput>('loadConsent'),
    saveConsent: mustProvide<SaveConsentOutput, SaveConsentInput>('saveConsent'),
    fetchConsent: mustProvide<FetchConsentOutput, FetchConsentInput>('fetchConsent'),
    forgetConsent: mustProvide<void>('forgetConsent'),
  },
  guards: {
    isStored: (_, params: { stored: StoredConsent | null }) => params.stored !== null,
    isAccepted: ({ context }) => context.isAccepted,
    isGone: ({ context }, params: { error: unknown }) =>
      context.consentId !== null && toProblem(params.error).status === 404,
  },
  actions: {
    keepStored: assign((_, { stored }: { stored: StoredConsent | null }) =>
      stored === null ? {} : { options: stored.options, consentId: stored.consentId, isAccepted: true, problem: null },
    ),
    keepOptions: assign((_, params: { options: ConsentOptions }) => ({
      options: params.options,
      isAccepted: true,
      problem: null,
    })),
    keepPlayer: assign((_, params: { player: { playerId: number } }) => ({ playerId: params.player.playerId })),
    forgetPlayer: assign({ playerId: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    forget: assign(({ context }) => ({
      isAccepted: false,
      consentId: null,
      options: context.isPreset ? { ...essentialsOnly, performanceFunctional: true, marketing: true } : essentialsOnly,
    })),
    tell: sendTo(
      ({ context }) => context.parentRef,
      ({ context }) => ({ type: 'consent.changed' as const, options: context.options }),
    ),
    // Before an answer only essentials load, whatever the form proposes.
    tellUnasked: sendTo(({ context }) => context.parentRef, {
      type: 'consent.changed' as const,
      options: essentialsOnly,
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'cookieConsent',
  description: 'Which kinds of cookies the person allows.',
  context: ({ input }) => ({
    ...input,
    options: input.isPreset ? { ...essentialsOnly, performanceFunctional: true, marketing: true } : essentialsOnly,
    isAccepted: false,
    consentId: null,
    playerId: null,
    problem: null,
  }),
  initial: 'loading',
  on: {
    'player.arrived': { actions: { type: 'keepPlayer', params: ({ event }) => event } },
    'player.left': { actions: 'forgetPlayer' },
  },
  states: {
    loading: {
      description: 'An earlier answer is looked for in this browser.',
      invoke: {
        id: 'loadConsent',
        src: 'loadConsent',
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => ({ stored: event.output }) },
            target: 'settled',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
          },
          { target: 'asking' },
        ],
        onError: { target: 'asking', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'asking', description: 'No answer within 15 s' } },
    },
    asking: {
      description: 'The notification stands: accept, reject, or choose.',
      entry: 'tellUnasked',
      on: {
        'consent.accept': { target: 'saving', actions: { type: 'keepOptions', params: ({ event }) => event } },
        'consent.reject': {
          target: 'saving',
          actions: { type: 'keepOptions', params: () => ({ options: essentialsOnly }) },
        },
        'player.arrived': { target: 'fetching', actions: { type: 'keepPlayer', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'The answer is being stored.',
      tags: ['busy'],
      entry: 'tell',
      invoke: {
        id: 'saveConsent',
        src: 'saveConsent',
        input: ({ context }) => ({
          options: context.options,
          consentId: context.consentId,
          playerId: context.playerId,
        }),
        onDone: { target: 'settled', actions: assign({ consentId: ({ event }) => event.output.consentId }) },
        onError: {
          target: 'settled',
          actions: { type: 'keepProblem', params: ({ event }) => event },
          description: 'It is valid in this browser all the same',
        },
      },
      after: { requestTimeout: { target: 'settled', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    settled: {
      description: 'The answer is known and obeyed.',
      entry: 'tell',
      on: {
        'consent.reopen': { target: 'changing' },
        'player.arrived': { target: 'fetching', actions: { type: 'keepPlayer', params: ({ event }) => event } },
      },
    },
    changing: {
      description: 'The answer is being changed from the footer.',
      on: {
        'consent.accept': { target: 'saving', actions: { type: 'keepOptions', params: ({ event }) => event } },
        'consent.reject': {
          target: 'saving',
          actions: { type: 'keepOptions', params: () => ({ options: essentialsOnly }) },
        },
        'consent.close': { target: 'settled' },
      },
    },
    fetching: {
      description: 'The player’s own settings are fetched.',
      invoke: {
        id: 'fetchConsent',
        src: 'fetchConsent',
        input: ({ context }) => ({ playerId: context.playerId ?? 0, consentId: context.consentId }),
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => ({ stored: event.output }) },
            target: 'settled',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
          },
          { guard: 'isAccepted', target: 'settled' },
          { target: 'asking' },
        ],
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'forgetting',
            description: 'The server does not know this consent any more',
          },
          { guard: 'isAccepted', target: 'settled', actions: { type: 'keepProblem', params: ({ event }) => event } },
          { target: 'asking', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
      after: {
        requestTimeout: [
          { guard: 'isAccepted', target: 'settled', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          { target: 'asking', actions: 'keepTimeOut', description: 'No answer within 15 s, nothing stored here' },
        ],
      },
      on: {
        'player.left': [{ guard: 'isAccepted', target: 'settled', actions: 'forgetPlayer' }, { target: 'asking' }],
      },
    },
    forgetting: {
      description: 'The stored consent is removed.',
      entry: 'forget',
      invoke: {
        id: 'forgetConsent',
        src: 'forgetConsent',
        onDone: { target: 'asking' },
        onError: { target: 'asking' },
      },
      after: { requestTimeout: { target: 'asking', description: 'No answer within 15 s' } },
    },
  },
})
