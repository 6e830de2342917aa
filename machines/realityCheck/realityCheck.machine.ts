import { and, assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  CheckActivityOutput,
  RealityCheckChoice,
  RealityCheckContext,
  RealityCheckEvent,
  RealityCheckInput,
  SendResultInput,
} from './realityCheck.contract.ts'

const resultOf = ({ check, choice, answers }: RealityCheckContext): SendResultInput => ({
  checkId: check?.checkId ?? '',
  action: check?.action ?? 'REMINDER',
  choice,
  answers: choice === 'CONTINUE' ? answers : null,
})

/** The operator's reality check: a reminder or questions, after the running round (RGT-3, RMB-5). */
export const realityCheckMachine = setup({
  types: {
    context: {} as RealityCheckContext,
    events: {} as RealityCheckEvent,
    input: {} as RealityCheckInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    checkActivity: mustProvide<CheckActivityOutput>('checkActivity'),
    sendResult: mustProvide<void, SendResultInput>('sendResult'),
  },
  guards: {
    // One break at a time: a summary that was answered may count for this one too, so it is asked for again afterwards.
    isDue: ({ context }, params: { check: CheckActivityOutput }) => params.check !== null && !context.isOtherBreak,
    isStillDue: ({ context }, params: { check: CheckActivityOutput }) =>
      params.check !== null && params.check.checkId === context.check?.checkId,
    isReminder: ({ context }) => context.check?.action === 'REMINDER',
    isQuestionnaire: ({ context }) => context.check?.action === 'ANSWER_QUESTIONNAIRE',
    isBetweenRounds: ({ context }) => !context.isRoundRunning,
    isAnswered: ({ context }) => context.check?.action === 'REMINDER' || context.answers !== null,
  },
  actions: {
    keepCheck: assign((_, params: { check: CheckActivityOutput }) => ({ check: params.check })),
    keepChoice: assign((_, params: { choice: RealityCheckChoice }) => ({ choice: params.choice, problem: null })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    forget: assign({ check: null, choice: 'CONTINUE', answers: null, problem: null }),
    beginRound: assign({ isRoundRunning: true }),
    endRound: assign({ isRoundRunning: false }),
    beginOther: assign({ isOtherBreak: true }),
    endOther: assign({ isOtherBreak: false }),
    tellBreakBegun: sendTo(({ context }) => context.parentRef, {
      type: 'break.begun' as const,
      modal: 'realityCheck' as const,
    }),
    tellBreakEnded: sendTo(({ context }) => context.parentRef, {
      type: 'break.ended' as const,
      modal: 'realityCheck' as const,
    }),
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
  meta: { area: 'safety' },
  context: ({ input }) => ({
    ...input,
    check: null,
    choice: 'CONTINUE',
    answers: null,
    isRoundRunning: false,
    isOtherBreak: false,
    problem: null,
  }),
  initial: 'idle',
  on: {
    'game.started': { actions: 'endRound' },
    'game.closed': { actions: 'endRound' },
    'game.roundStarted': { actions: 'beginRound' },
    'game.roundEnded': { actions: 'endRound' },
    'break.begun': { actions: 'beginOther' },
    'break.ended': { actions: 'endOther' },
  },
  states: {
    idle: {
      description: 'Nothing is due.',
      entry: 'forget',
      on: { 'realityCheck.check': { target: 'checking' } },
    },
    checking: {
      description: 'The operator is asked whether a check is due.',
      meta: { requirements: ['RGT-3'] },
      invoke: {
        id: 'checkActivity',
        src: 'checkActivity',
        onDone: [
          {
            guard: { type: 'isDue', params: ({ event }) => ({ check: event.output }) },
            target: 'due',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle' },
      },
      after: { requestTimeout: { target: 'idle', description: 'No answer within 15 s' } },
    },
    due: {
      description: 'Waits for the end of the running round.',
      meta: { requirements: ['RGT-3', 'RMB-5'] },
      entry: 'tellBreakBegun',
      always: [
        { guard: and(['isBetweenRounds', 'isReminder']), target: 'open.shown.what.reminder' },
        { guard: 'isBetweenRounds', target: 'open.shown.what.questionnaire' },
      ],
      after: {
        longestRound: [
          { guard: 'isReminder', target: 'open.shown.what.reminder', description: 'No round ended within 60 s' },
          { target: 'open.shown.what.questionnaire', description: 'No round ended within 60 s' },
        ],
      },
    },
    open: {
      description: 'Stands over the page and cannot be clicked away; games are paused.',
      meta: { requirements: ['RGT-3', 'SAF-3', 'RMB-5'] },
      tags: ['modal'],
      entry: 'tellModalOpened',
      exit: ['tellModalClosed', 'tellBreakEnded'],
      on: {
        'realityCheck.exit': {
          target: 'leaving',
          actions: [{ type: 'keepChoice', params: { choice: 'EXIT' } }, 'leaveGame'],
          description: 'Nothing has to be answered or sent before',
        },
        'realityCheck.history': {
          target: 'leaving',
          actions: [{ type: 'keepChoice', params: { choice: 'HISTORY' } }, 'leaveGame'],
          description: 'Nothing has to be answered or sent before',
        },
      },
      initial: 'shown',
      states: {
        shown: {
          description: 'Waits for the player’s answer.',
          type: 'parallel',
          on: {
            'realityCheck.continue': {
              guard: 'isAnswered',
              target: 'sending',
              actions: { type: 'keepChoice', params: { choice: 'CONTINUE' } },
            },
            'realityCheck.answer': {
              guard: 'isQuestionnaire',
              target: 'sending',
              actions: [
                { type: 'keepChoice', params: { choice: 'CONTINUE' } },
                assign({ answers: ({ event }) => event.answers }),
              ],
            },
          },
          states: {
            what: {
              description: 'What is asked.',
              initial: 'reminder',
              states: {
                reminder: {
                  description: 'Time, wagered, won or lost.',
                  meta: { requirements: ['RGT-3', 'RMB-5'] },
                  tags: ['status:REMINDER'],
                },
                questionnaire: {
                  description: 'Questions to answer.',
                  meta: { requirements: ['RGT-3'] },
                  tags: ['status:ANSWER_QUESTIONNAIRE'],
                },
                failed: { description: 'The answer was not taken.' },
              },
            },
            look: {
              description: 'Whether another tab has answered meanwhile.',
              initial: 'resting',
              states: {
                resting: {
                  description: 'Until the next look.',
                  on: { 'realityCheck.check': { target: 'asking' } },
                },
                asking: {
                  description: 'It is asked whether the check was answered in another tab.',
                  invoke: {
                    id: 'lookAgain',
                    src: 'checkActivity',
                    onDone: [
                      {
                        guard: { type: 'isStillDue', params: ({ event }) => ({ check: event.output }) },
                        target: 'resting',
                      },
                      { target: '#realityCheck.idle', description: 'Answered in another tab' },
                    ],
                    onError: { target: 'resting' },
                  },
                  after: { requestTimeout: { target: 'resting', description: 'No answer within 15 s' } },
                },
              },
            },
          },
        },
        sending: {
          description: 'The answer is being sent.',
          meta: { requirements: ['RGT-3'] },
          tags: ['busy'],
          invoke: {
            id: 'sendResult',
            src: 'sendResult',
            input: ({ context }) => resultOf(context),
            onDone: { target: '#realityCheck.idle' },
            onError: { target: 'shown.what.failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: {
            requestTimeout: {
              target: 'shown.what.failed',
              actions: 'keepTimeOut',
              description: 'No answer within 15 s',
            },
          },
        },
      },
    },
    leaving: {
      description: 'The game is left; the operator is told. What it does not hear, it asks for again.',
      meta: { requirements: ['RGT-3', 'RMB-5'] },
      invoke: {
        id: 'sendLeaving',
        src: 'sendResult',
        input: ({ context }) => resultOf(context),
        onDone: { target: 'idle' },
        onError: { target: 'idle' },
      },
      after: { requestTimeout: { target: 'idle', description: 'No answer within 15 s' } },
    },
  },
})
