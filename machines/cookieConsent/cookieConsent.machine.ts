import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { ConsentOptions, FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import {
  type CookieConsentContext,
  type CookieConsentEvent,
  type CookieConsentInput,
  type FetchConsentInput,
  type FetchConsentOutput,
  type ForgetConsentInput,
  type LoadConsentInput,
  type LoadConsentOutput,
  type SaveConsentInput,
  type SaveConsentOutput,
  type StoredConsent,
  isAnothers,
  markOf,
} from './cookieConsent.contract.ts'

const essentialsOnly: ConsentOptions = { essentials: true, performanceFunctional: false, marketing: false }
const unanswered = (isPreset: boolean) => ({
  options: isPreset ? { ...essentialsOnly, performanceFunctional: true, marketing: true } : essentialsOnly,
  isAccepted: false,
  consentId: null,
  of: null,
})

/** Cookie categories: asked once, changed at any time; a refused category loads nothing (COO-1, COO-2). */
export const cookieConsentMachine = setup({
  types: {
    context: {} as CookieConsentContext,
    events: {} as CookieConsentEvent,
    input: {} as CookieConsentInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadConsent: mustProvide<LoadConsentOutput, LoadConsentInput>('loadConsent'),
    saveConsent: mustProvide<SaveConsentOutput, SaveConsentInput>('saveConsent'),
    fetchConsent: mustProvide<FetchConsentOutput, FetchConsentInput>('fetchConsent'),
    forgetConsent: mustProvide<void, ForgetConsentInput>('forgetConsent'),
  },
  guards: {
    // What another tab stores can be another player's for as long as this one has not heard who is there.
    isStored: ({ context }, { stored }: { stored: StoredConsent | null }) =>
      stored?.isCurrent === true && !isAnothers(stored, context.playerId),
    isOtherAnswer: ({ context }, { stored }: { stored: StoredConsent | null }) =>
      stored?.isCurrent === true &&
      !isAnothers(stored, context.playerId) &&
      !(
        context.isAccepted &&
        stored.options.performanceFunctional === context.options.performanceFunctional &&
        stored.options.marketing === context.options.marketing
      ),
    isAccepted: ({ context }) => context.isAccepted,
    isAnothers: ({ context }, { player }: { player: { playerId: number } }) => isAnothers(context, player.playerId),
    isToFetch: ({ context }) => context.isToFetch,
    isReopenWanted: ({ context }) => context.isReopenWanted,
    isUnsent: (_, { stored }: { stored: StoredConsent }) => !stored.isSent,
    isGone: (_, params: { error: unknown }) => toProblem(params.error).status === 404,
  },
  actions: {
    keepStored: assign((_, { stored }: { stored: StoredConsent | null }) =>
      stored === null
        ? {}
        : {
            options: stored.options,
            consentId: stored.consentId,
            of: stored.of,
            isAccepted: stored.isCurrent,
            problem: null,
          },
    ),
    keepOptions: assign(({ context }, params: { options: ConsentOptions }) => ({
      options: params.options,
      // One's own and a visitor's are changed under their id; a visitor's over a player's is an answer of its own.
      consentId: context.playerId === null && context.of !== null ? null : context.consentId,
      isAccepted: true,
      isFresh: true,
      problem: null,
    })),
    // The browser keeps its time: sent again, it is no newer than it was.
    noteKept: assign({ isFresh: false }),
    noteOwner: assign(({ context: { playerId, isFresh, of } }) => {
      if (playerId !== null) return { of: markOf(playerId) }
      return { of: isFresh ? null : of }
    }),
    keepPlayer: assign(({ context }, { player: { playerId } }: { player: { playerId: number } }) => ({
      playerId,
      isToFetch: context.isToFetch || playerId !== context.playerId,
    })),
    forgetPlayer: assign({ playerId: null, isToFetch: false }),
    noteFetched: assign({ isToFetch: false }),
    noteReopen: assign({ isReopenWanted: true }),
    noteOpened: assign({ isReopenWanted: false }),
    forgetId: assign({ consentId: null }),
    forgetAnswer: assign(({ context }) => unanswered(context.isPreset)),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
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
  meta: { area: 'site' },
  context: ({ input }) => ({
    ...input,
    ...unanswered(input.isPreset),
    isFresh: false,
    playerId: null,
    isToFetch: false,
    isReopenWanted: false,
    problem: null,
  }),
  initial: 'loading',
  on: {
    'player.arrived': [
      {
        guard: { type: 'isAnothers', params: ({ event }) => event },
        target: '.loading',
        actions: ['forgetAnswer', { type: 'keepPlayer', params: ({ event }) => event }, 'tellUnasked'],
        description: 'What another player has answered goes at once: nothing of it is in force, proposed or sent',
      },
      { actions: { type: 'keepPlayer', params: ({ event }) => event } },
    ],
    'player.left': { actions: 'forgetPlayer' },
    'consent.reopen': {
      actions: 'noteReopen',
      description: 'Pressed while an answer is read or stored: they open as soon as it is known',
    },
    'consent.told': [
      {
        guard: { type: 'isOtherAnswer', params: ({ event }) => event },
        target: '.settled',
        reenter: true,
        actions: { type: 'keepStored', params: ({ event }) => event },
        description:
          'Answered in another tab: the newest answer counts, also over one that is being changed or stored here',
      },
      {
        guard: { type: 'isStored', params: ({ event }) => event },
        actions: { type: 'keepStored', params: ({ event }) => event },
        description: 'The same answer, stored at the operator by another tab',
      },
    ],
  },
  states: {
    loading: {
      description: 'An earlier answer is looked for in this browser.',
      meta: { requirements: ['COO-1'] },
      on: {
        'player.arrived': {
          target: 'loading',
          reenter: true,
          actions: { type: 'keepPlayer', params: ({ event }) => event },
          description: 'Looked for anew: another player’s is none',
        },
      },
      invoke: {
        id: 'loadConsent',
        src: 'loadConsent',
        input: ({ context }) => ({ playerId: context.playerId }),
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => ({ stored: event.output }) },
            target: 'settled',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
          },
          {
            target: 'asking',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
            description: 'No answer, or one to an older policy',
          },
        ],
        onError: { target: 'asking', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'asking', description: 'No answer within 15 s' } },
    },
    asking: {
      description: 'The notification stands: accept, reject, or choose.',
      meta: { requirements: ['COO-1', 'COO-2'] },
      entry: 'tellUnasked',
      always: [
        { guard: 'isToFetch', target: 'fetching', description: 'A player may have answered elsewhere' },
        { guard: 'isReopenWanted', target: 'choosing', description: 'Asked for meanwhile' },
      ],
      on: {
        'consent.accept': { target: 'saving', actions: { type: 'keepOptions', params: ({ event }) => event } },
        'consent.reject': {
          target: 'saving',
          actions: { type: 'keepOptions', params: () => ({ options: essentialsOnly }) },
        },
        'consent.reopen': { target: 'choosing' },
      },
    },
    choosing: {
      description: 'The categories are chosen before there was an answer; only essentials load meanwhile.',
      meta: { requirements: ['COO-1', 'COO-2'] },
      exit: 'noteOpened',
      on: {
        'consent.accept': { target: 'saving', actions: { type: 'keepOptions', params: ({ event }) => event } },
        'consent.reject': {
          target: 'saving',
          actions: { type: 'keepOptions', params: () => ({ options: essentialsOnly }) },
        },
        'consent.close': { target: 'asking' },
      },
    },
    saving: {
      description: 'The answer is being stored, for a player as the player’s.',
      meta: { requirements: ['COO-1'] },
      tags: ['busy'],
      entry: ['noteOwner', 'tell'],
      exit: 'noteKept',
      invoke: {
        id: 'saveConsent',
        src: 'saveConsent',
        input: ({ context }) => ({
          options: context.options,
          isFresh: context.isFresh,
          consentId: context.consentId,
          of: context.of,
        }),
        onDone: {
          target: 'settled',
          actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: {
          target: 'settled',
          actions: { type: 'keepProblem', params: ({ event }) => event },
          description: 'It is valid in this browser all the same',
        },
      },
      after: {
        requestTimeout: {
          target: 'settled',
          actions: 'keepTimeOut',
          description: 'No answer within 15 s',
        },
      },
    },
    settled: {
      description: 'The answer is known and obeyed.',
      meta: { requirements: ['COO-2'] },
      entry: 'tell',
      always: [
        { guard: 'isToFetch', target: 'fetching', description: 'A player has come' },
        { guard: 'isReopenWanted', target: 'changing', description: 'Asked for meanwhile' },
      ],
      on: { 'consent.reopen': { target: 'changing' } },
    },
    changing: {
      description: 'The answer is being changed from the footer.',
      meta: { requirements: ['COO-2'] },
      exit: 'noteOpened',
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
      description: 'The player’s own settings are fetched; what was answered here stays in force meanwhile.',
      meta: { requirements: ['COO-1'] },
      entry: 'noteFetched',
      invoke: {
        id: 'fetchConsent',
        src: 'fetchConsent',
        input: ({ context }) => ({ playerId: context.playerId ?? 0 }),
        onDone: [
          {
            guard: { type: 'isUnsent', params: ({ event }) => ({ stored: event.output }) },
            target: 'saving',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
            description: 'The player’s is older: the answer given in this browser becomes theirs',
          },
          {
            guard: { type: 'isStored', params: ({ event }) => ({ stored: event.output }) },
            target: 'settled',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
          },
          {
            guard: 'isAccepted',
            target: 'saving',
            description: 'The player’s is one to an older policy: the answer given in this browser becomes theirs',
          },
          {
            target: 'asking',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
            description: 'One to an older policy, which is proposed',
          },
        ],
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'forgetting',
            description: 'The server has none of this player',
          },
          {
            guard: 'isAccepted',
            target: 'settled',
            actions: { type: 'keepProblem', params: ({ event }) => event },
            description: 'The answer here stays in force, and is compared when a player comes again',
          },
          { target: 'asking', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
      after: {
        requestTimeout: [
          { guard: 'isAccepted', target: 'settled', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          { target: 'asking', actions: 'keepTimeOut', description: 'No answer within 15 s, and none here' },
        ],
      },
      on: {
        'consent.told': {
          guard: { type: 'isOtherAnswer', params: ({ event }) => event },
          target: 'fetching',
          reenter: true,
          actions: { type: 'keepStored', params: ({ event }) => event },
          description: 'Answered in another tab meanwhile: it is compared with that one',
        },
        'player.left': [
          { guard: 'isAccepted', target: 'settled', actions: 'forgetPlayer' },
          { target: 'asking', actions: 'forgetPlayer' },
        ],
      },
    },
    forgetting: {
      description: 'The stored id is cleared: the server does not know it as this player’s.',
      meta: { requirements: ['COO-1'] },
      exit: 'forgetId',
      invoke: {
        id: 'forgetConsent',
        src: 'forgetConsent',
        input: ({ context }) => ({ consentId: context.consentId }),
        onDone: [
          { guard: 'isAccepted', target: 'saving', description: 'The answer itself stays, and is stored anew' },
          { target: 'asking' },
        ],
        onError: { target: 'asking' },
      },
      after: { requestTimeout: { target: 'asking', description: 'No answer within 15 s' } },
    },
  },
})
