import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  CheckActivityOutput,
  RealityCheckContext,
  RealityCheckEvent,
  RealityCheckInput,
  SendResultInput,
} from './realityCheck.contract.ts'

/** The operator's reality check: a reminder or questions, after the running round (RGT-3, RMB-5). */
export const realityCheckMachine = setup({
  types: {
    context: {} as RealityCheckContext,
    events: {} as RealityCheckEvent,
    input: {} as RealityCheckInput,
    tags: {} as FlowTag,
  },
  actors: {
    checkActivity: mustProvide<CheckActivityOutput>('checkActivity'),
    sendResult: mustProvide<void, SendResultInput>('sendResult'),
  },
  guards: {
    isDueInGame: ({ context }, params: { action: CheckActivityOutput }) => params.action !== null && context.isPlaying,
    isReminder: (_, params: { action: CheckActivityOutput }) => params.action === 'REMINDER',
    isQuestionnaire: (_, params: { action: CheckActivityOutput }) => params.action === 'ANSWER_QUESTIONNAIRE',
    isReminderKept: ({ context }) => context.action === 'REMINDER',
  },
  actions: {
    keepAction: assign((_, params: { action: CheckActivityOutput }) => ({ action: params.action, problem: null })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    forget: assign({ action: null, answers: null, problem: null }),
    tellModalOpened: sendTo(({ context }) => context.parentRef, {
      type: 'modal.opened' as const,
      modal: 'realityCheck' as const,
    }),
    tellModalClosed: sendTo(({ context }) => context.parentRef, {
      type: 'modal.closed' as const,
      modal: 'realityCheck' as const,
    }),
    leaveGame: sendTo(({ context }) => context.parentRef, { type: 'game.leave' as const }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, longestRound: 60_000 },
}).createMachine({
  id: 'realityCheck',
  description: 'Shows time and money spent, and makes sure that it was read.',
  context: ({ input }) => ({ ...input, action: null, isPlaying: false, game: null, answers: null, problem: null }),
  initial: 'idle',
  on: {
    'game.started': { actions: assign({ isPlaying: true, game: null }) },
    'game.closed': { actions: assign({ isPlaying: false }) },
    'game.realityCheckData': {
      actions: assign({ game: ({ event: { wagered, won, elapsedMs } }) => ({ wagered, won, elapsedMs }) }),
    },
  },
  states: {
    idle: {
      description: 'Nothing is due.',
      entry: 'forget',
      on: { 'realityCheck.check': { target: 'checking' } },
    },
    checking: {
      description: 'The operator is asked whether a check is due.',
      invoke: {
        id: 'checkActivity',
        src: 'checkActivity',
        onDone: [
          {
            guard: { type: 'isDueInGame', params: ({ event }) => ({ action: event.output }) },
            target: 'due',
            actions: { type: 'keepAction', params: ({ event }) => ({ action: event.output }) },
          },
          {
            guard: { type: 'isReminder', params: ({ event }) => ({ action: event.output }) },
            target: 'open.reminder',
            actions: { type: 'keepAction', params: ({ event }) => ({ action: event.output }) },
          },
          {
            guard: { type: 'isQuestionnaire', params: ({ event }) => ({ action: event.output }) },
            target: 'open.questionnaire',
            actions: { type: 'keepAction', params: ({ event }) => ({ action: event.output }) },
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle' },
      },
      after: { requestTimeout: { target: 'idle', description: 'No answer within 15 s' } },
    },
    due: {
      description: 'Waits for the end of the running round.',
      on: {
        'game.roundEnded': [{ guard: 'isReminderKept', target: 'open.reminder' }, { target: 'open.questionnaire' }],
        'game.closed': [
          { guard: 'isReminderKept', target: 'open.reminder', actions: assign({ isPlaying: false }) },
          { target: 'open.questionnaire', actions: assign({ isPlaying: false }) },
        ],
      },
      after: {
        longestRound: [
          { guard: 'isReminderKept', target: 'open.reminder', description: 'No round ended within 60 s' },
          { target: 'open.questionnaire', description: 'No round ended within 60 s' },
        ],
      },
    },
    open: {
      description: 'Stands over the page and cannot be clicked away; games are paused.',
      tags: ['modal'],
      initial: 'reminder',
      entry: 'tellModalOpened',
      exit: 'tellModalClosed',
      on: { 'realityCheck.exit': { target: 'idle', actions: 'leaveGame' } },
      states: {
        reminder: {
          description: 'Time, wagered, won or lost.',
          tags: ['status:REMINDER'],
          on: { 'realityCheck.continue': { target: 'sending' } },
        },
        questionnaire: {
          description: 'Questions to answer.',
          tags: ['status:ANSWER_QUESTIONNAIRE'],
          on: {
            'realityCheck.answer': { target: 'sending', actions: assign({ answers: ({ event }) => event.answers }) },
          },
        },
        sending: {
          description: 'The answer is being sent.',
          tags: ['busy'],
          invoke: {
            id: 'sendResult',
            src: 'sendResult',
            input: ({ context }) => ({ action: context.action ?? 'REMINDER', answers: context.answers }),
            onDone: { target: '#realityCheck.idle' },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        failed: {
          description: 'The answer was not taken.',
          on: { 'realityCheck.continue': { target: 'sending' } },
        },
      },
    },
  },
})
