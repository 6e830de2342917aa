import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { ConsentOptions, FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import {
  type CookieConsentContext,
  type CookieConsentEvent,
  type CookieConsentInput,
  type FetchConsentInput,
  type FetchConsentOutput,
  type LoadConsentOutput,
  type SaveConsentInput,
  type SaveConsentOutput,
  type StoredConsent,
  isSomebodys,
} from './cookieConsent.contract.ts'

const essentialsOnly: ConsentOptions = { essentials: true, performanceFunctional: false, marketing: false }
const unanswered = (isPreset: boolean) => ({
  options: isPreset ? { ...essentialsOnly, performanceFunctional: true, marketing: true } : essentialsOnly,
  isAccepted: false,
  consentId: null,
})

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
    isStored: (_, params: { stored: StoredConsent | null }) => params.stored?.isCurrent === true,
    isOtherAnswer: ({ context }, { stored }: { stored: StoredConsent | null }) =>
      stored?.isCurrent === true &&
      !(
        context.isAccepted &&
        stored.options.performanceFunctional === context.options.performanceFunctional &&
        stored.options.marketing === context.options.marketing
      ),
    // Whoever is there now: it is not another player's.
    isAccepted: ({ context }) => context.isAccepted && !isSomebodys(context),
    isSomebodys: ({ context }) => isSomebodys(context),
    isToFetch: ({ context }) => context.isToFetch,
    // It never reached the server, which answers with what counts: this one, or a newer one of the player.
    isToSave: ({ context }) => context.isToFetch && !context.isSent && !isSomebodys(context),
    isOwnNewer: (_, { stored }: { stored: StoredConsent | null }) => stored?.isCurrent === true && !stored.isSent,
    isGone: ({ context }, params: { error: unknown }) =>
      (context.consentId !== null || isSomebodys(context)) && toProblem(params.error).status === 404,
  },
  actions: {
    keepStored: assign((_, { stored }: { stored: StoredConsent | null }) =>
      stored === null
        ? {}
        : {
            options: stored.options,
            consentId: stored.consentId,
            isPlayers: stored.isPlayers,
            isSent: stored.isSent,
            isAccepted: stored.isCurrent,
            problem: null,
          },
    ),
    keepOptions: assign(({ context }, params: { options: ConsentOptions }) => ({
      options: params.options,
      // One's own answer is changed under its id; over one that can be another's it is an answer of its own.
      consentId:
        isSomebodys(context) && (context.playerId === null || context.isToFetch || !context.isAccepted)
          ? null
          : context.consentId,
      isAccepted: true,
      isFresh: true,
      problem: null,
    })),
    // The browser keeps its time: sent again, it is no newer than it was.
    noteKept: assign({ isFresh: false }),
    noteSaving: assign(({ context }) => ({ isPlayers: context.playerId !== null, isSent: false })),
    keepSaved: assign((_, { output: { options, consentId, isSent } }: { output: SaveConsentOutput }) => ({
      options,
      consentId,
      isSent,
    })),
    keepPlayer: assign(({ context }, { player: { playerId } }: { player: { playerId: number } }) => ({
      playerId,
      isToFetch: context.isToFetch || playerId !== context.playerId,
    })),
    forgetPlayer: assign({ playerId: null, isToFetch: false }),
    noteFetched: assign({ isToFetch: false }),
    // The server does not know it as the player's: another's is no answer of this one, who is asked anew.
    forgetId: assign(({ context }) =>
      isSomebodys(context)
        ? { ...unanswered(context.isPreset), isPlayers: false, isSent: false }
        : { consentId: null, isSent: false },
    ),
    // Whose it is could not be learnt: nothing of it is in force or proposed, and it is looked for again when a player comes.
    doubt: assign(({ context }) => (isSomebodys(context) ? unanswered(context.isPreset) : {})),
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
  context: ({ input }) => ({
    ...input,
    ...unanswered(input.isPreset),
    isPlayers: false,
    isSent: false,
    isFresh: false,
    playerId: null,
    isToFetch: false,
    problem: null,
  }),
  initial: 'loading',
  on: {
    'player.arrived': { actions: { type: 'keepPlayer', params: ({ event }) => event } },
    'player.left': { actions: 'forgetPlayer' },
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
      invoke: {
        id: 'loadConsent',
        src: 'loadConsent',
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
      entry: 'tellUnasked',
      always: { guard: 'isToFetch', target: 'fetching', description: 'A player may have answered elsewhere' },
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
      tags: ['busy'],
      entry: ['noteSaving', 'tell'],
      exit: 'noteKept',
      invoke: {
        id: 'saveConsent',
        src: 'saveConsent',
        input: ({ context }) => ({
          options: context.options,
          isFresh: context.isFresh,
          consentId: context.consentId,
          playerId: context.playerId,
        }),
        onDone: { target: 'settled', actions: { type: 'keepSaved', params: ({ event }) => event } },
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
      entry: 'tell',
      always: [
        {
          guard: 'isToSave',
          target: 'saving',
          actions: 'noteFetched',
          description: 'An answer that never reached the server becomes the player’s',
        },
        { guard: 'isToFetch', target: 'fetching', description: 'A player has come' },
      ],
      on: { 'consent.reopen': { target: 'changing' } },
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
      entry: 'noteFetched',
      invoke: {
        id: 'fetchConsent',
        src: 'fetchConsent',
        input: ({ context }) => ({
          playerId: context.playerId ?? 0,
          consentId: context.consentId,
          isSomebodys: isSomebodys(context),
        }),
        onDone: [
          {
            guard: { type: 'isOwnNewer', params: ({ event }) => ({ stored: event.output }) },
            target: 'saving',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
            description: 'The player’s is older: the answer given in this browser becomes the player’s',
          },
          {
            guard: { type: 'isStored', params: ({ event }) => ({ stored: event.output }) },
            target: 'settled',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
          },
          {
            guard: 'isAccepted',
            target: 'saving',
            description:
              'The player has none, or one to an older policy: the answer given in this browser becomes the player’s',
          },
          {
            guard: 'isSomebodys',
            target: 'forgetting',
            description: 'Theirs is of an older policy, and what lies here is another player’s',
          },
          { target: 'asking' },
        ],
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'forgetting',
            description: 'The server does not know this consent any more',
          },
          { guard: 'isAccepted', target: 'settled', actions: { type: 'keepProblem', params: ({ event }) => event } },
          { target: 'asking', actions: ['doubt', { type: 'keepProblem', params: ({ event }) => event }] },
        ],
      },
      after: {
        requestTimeout: [
          { guard: 'isAccepted', target: 'settled', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          {
            target: 'asking',
            actions: ['doubt', 'keepTimeOut'],
            description: 'No answer within 15 s, nothing stored here that is known to be theirs',
          },
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
          { target: 'asking', actions: ['doubt', 'forgetPlayer'] },
        ],
      },
    },
    forgetting: {
      description:
        'The stored id is cleared: the server does not know it as this player’s. Another player’s answer goes.',
      entry: 'forgetId',
      invoke: {
        id: 'forgetConsent',
        src: 'forgetConsent',
        onDone: [
          { guard: 'isAccepted', target: 'saving', description: 'A visitor’s answer stays, and is stored anew' },
          { target: 'asking' },
        ],
        onError: { target: 'asking' },
      },
      after: { requestTimeout: { target: 'asking', description: 'No answer within 15 s' } },
    },
  },
})
