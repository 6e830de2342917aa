import { assign, sendTo, setup } from 'xstate'
import { hasQuestions } from '#contract/edd.ts'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import type { ProfileSummary } from '../player.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  EddAnswers,
  EddContext,
  EddEvent,
  EddInput,
  EddTyped,
  PromptedInput,
  SubmitEddInput,
} from './edd.contract.ts'

/** The choice that needs a text of the player's own. */
export const isOther = (choice: string): boolean => choice.toLowerCase() === 'other'

/** Occupation, salary range and source of funds are needed; "other" needs its own text (EDD-2). */
export const isComplete = (answers: EddAnswers): boolean =>
  answers.occupation !== '' &&
  answers.salaryRangeId > 0 &&
  answers.sourceOfFunds !== '' &&
  (!isOther(answers.occupation) || answers.otherOccupation.trim() !== '') &&
  (!isOther(answers.sourceOfFunds) || answers.otherSourceOfFunds.trim() !== '')

/** The enhanced due diligence questionnaire (EDD-1, EDD-2). */
export const eddMachine = setup({
  types: {
    context: {} as EddContext,
    events: {} as EddEvent,
    input: {} as EddInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    wasPrompted: mustProvide<boolean, PromptedInput>('wasPrompted'),
    rememberPrompted: mustProvide<void, PromptedInput>('rememberPrompted'),
    submitEdd: mustProvide<void, SubmitEddInput>('submitEdd'),
  },
  guards: {
    isAsked: (_, params: { profile: ProfileSummary }) => hasQuestions(params.profile),
    isAskedNoMore: (_, params: { profile: ProfileSummary }) => !hasQuestions(params.profile),
    isNotAsked: (_, params: { error: unknown }) => toProblem(params.error).code === 'error.edd.not_asked',
    isPrompted: (_, params: { prompted: boolean }) => params.prompted,
    isComplete: (_, params: { answers: EddAnswers }) => isComplete(params.answers),
    isPending: ({ context }) => context.isPending,
  },
  actions: {
    keepAnswers: assign((_, params: { answers: EddAnswers }) => ({ answers: params.answers, problem: null })),
    // What was typed is somebody's income: it goes as soon as nobody asks for it.
    askNoMore: assign({ isPending: false, typed: null }),
    forgetAnswers: assign({ answers: null, problem: null }),
    keepTyped: assign((_, params: { typed: EddTyped }) => ({ typed: params.typed })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    tellProfile: sendTo(({ context }) => context.parentRef, { type: 'profile.refresh' as const }),
    toastTaken: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show' as const,
      toast: { severity: 'success' as const, key: 'player.questionnaire.success.toast' },
    }),
    toastNotAsked: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show' as const,
      toast: { severity: 'warning' as const, key: 'player.questionnaire.not.asked.toast' },
    }),
    tellModalOpened: sendTo(({ context }) => context.parentRef, {
      type: 'modal.opened' as const,
      modal: 'edd' as const,
    }),
    tellModalClosed: sendTo(({ context }) => context.parentRef, {
      type: 'modal.closed' as const,
      modal: 'edd' as const,
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'edd',
  description: 'Questions on occupation, income and source of funds, when the operator asks for them.',
  meta: { area: 'documents' },
  context: ({ input }) => ({ ...input, isPending: false, answers: null, typed: null, problem: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is asked.',
      on: {
        'profile.changed': {
          guard: { type: 'isAsked', params: ({ event }) => event },
          target: 'askingStore',
          actions: assign({ isPending: true }),
        },
      },
    },
    askingStore: {
      description: 'Looks whether this browser has asked this player before.',
      meta: { requirements: ['EDD-1'] },
      invoke: {
        id: 'wasPrompted',
        src: 'wasPrompted',
        input: ({ context }) => ({ playerId: context.player.playerId }),
        onDone: [
          { guard: { type: 'isPrompted', params: ({ event }) => ({ prompted: event.output }) }, target: 'prompted' },
          { target: 'open' },
        ],
        onError: { target: 'prompted', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'prompted', description: 'No answer within 15 s' } },
    },
    prompted: {
      description: 'Asked before; the questionnaire waits in the account.',
      meta: { requirements: ['EDD-1'] },
      on: {
        'edd.open': { guard: 'isPending', target: 'open' },
        'profile.changed': {
          guard: { type: 'isAskedNoMore', params: ({ event }) => event },
          target: 'idle',
          actions: 'askNoMore',
          description: 'Answered elsewhere',
        },
      },
    },
    open: {
      description: 'The questionnaire stands over the page.',
      tags: ['modal'],
      initial: 'reminder',
      entry: 'tellModalOpened',
      exit: ['tellModalClosed', 'forgetAnswers'],
      on: { 'edd.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } } },
      states: {
        reminder: {
          description: 'Says what is asked and why.',
          meta: { requirements: ['EDD-1'] },
          on: {
            'edd.begin': { target: 'questionnaire' },
            'edd.close': { target: '#edd.remembering' },
            'profile.changed': {
              guard: { type: 'isAskedNoMore', params: ({ event }) => event },
              target: '#edd.done',
              actions: ['toastNotAsked', 'askNoMore'],
              description: 'Answered elsewhere, such as in another tab',
            },
          },
        },
        questionnaire: {
          description: 'The player answers.',
          meta: { requirements: ['EDD-2'] },
          on: {
            'edd.submit': {
              guard: { type: 'isComplete', params: ({ event }) => event },
              target: 'submitting',
              actions: { type: 'keepAnswers', params: ({ event }) => event },
            },
            'edd.close': { target: '#edd.remembering' },
            'profile.changed': {
              guard: { type: 'isAskedNoMore', params: ({ event }) => event },
              target: '#edd.done',
              actions: ['toastNotAsked', 'askNoMore'],
              description: 'Answered elsewhere, such as in another tab',
            },
          },
        },
        submitting: {
          description: 'The answers are being sent.',
          meta: { requirements: ['EDD-2'] },
          tags: ['busy'],
          invoke: {
            id: 'submitEdd',
            src: 'submitEdd',
            input: ({ context }) => ({ playerId: context.player.playerId, answers: context.answers! }),
            onDone: { target: '#edd.done', actions: ['tellProfile', 'toastTaken', 'askNoMore'] },
            onError: [
              {
                guard: { type: 'isNotAsked', params: ({ event }) => event },
                target: '#edd.done',
                actions: ['tellProfile', 'toastNotAsked', 'askNoMore'],
                description: 'They were answered elsewhere, such as in another tab',
              },
              { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
            ],
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        failed: {
          description: 'The answers were not taken.',
          meta: { requirements: ['EDD-2'] },
          on: {
            'edd.submit': {
              guard: { type: 'isComplete', params: ({ event }) => event },
              target: 'submitting',
              actions: { type: 'keepAnswers', params: ({ event }) => event },
            },
            'edd.close': { target: '#edd.remembering' },
            'profile.changed': {
              guard: { type: 'isAskedNoMore', params: ({ event }) => event },
              target: '#edd.done',
              actions: ['toastNotAsked', 'askNoMore'],
              description: 'Answered elsewhere, such as in another tab',
            },
          },
        },
      },
    },
    remembering: {
      description: 'This browser remembers that the player was asked.',
      meta: { requirements: ['EDD-1'] },
      on: {
        'edd.open': { guard: 'isPending', target: 'open', description: 'Wanted after all, before that is done' },
        'profile.changed': {
          guard: { type: 'isAskedNoMore', params: ({ event }) => event },
          target: 'idle',
          actions: 'askNoMore',
          description: 'Answered elsewhere',
        },
      },
      invoke: {
        id: 'rememberPrompted',
        src: 'rememberPrompted',
        input: ({ context }) => ({ playerId: context.player.playerId }),
        onDone: { target: 'prompted' },
        onError: { target: 'prompted' },
      },
      after: { requestTimeout: { target: 'prompted', description: 'No answer within 15 s' } },
    },
    done: {
      description: 'Answered.',
      meta: { requirements: ['EDD-2'] },
      on: {
        'profile.changed': {
          guard: { type: 'isAsked', params: ({ event }) => event },
          target: 'askingStore',
          actions: assign({ isPending: true }),
          description: 'Asked once more, later',
        },
      },
    },
  },
})
