import { assign, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  ReadLogOutput,
  ReportContext,
  ReportEvent,
  ReportInput,
  SendReportInput,
  SendReportOutput,
} from './report.contract.ts'

/** Two megabytes take so long over a slow line (ms). */
export const SEND_TIMEOUT = 60_000

const empty = { summary: null, note: '', code: '', problem: null } as const satisfies Partial<ReportContext>

/** The event log of the last day on its way to support: looked through, sent under one key, or saved or deleted (MOD-5). */
export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    events: {} as ReportEvent,
    input: {} as ReportInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    readLog: mustProvide<ReadLogOutput>('readLog'),
    sendReport: mustProvide<SendReportOutput, SendReportInput>('sendReport'),
    saveReport: mustProvide<void, SendReportInput>('saveReport'),
    deleteLog: mustProvide<void>('deleteLog'),
  },
  guards: {
    isNothing: (_, { output }: { output: ReadLogOutput }) => output === null,
    // What is too large, or no report to who reads it, is so the next time too.
    canSend: ({ context: { summary, problem } }) =>
      summary?.canSend === true && problem?.status !== 413 && problem?.status !== 400,
  },
  actions: {
    keep: assign((_, params: Partial<Omit<ReportContext, 'parentRef'>>) => params),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, sendTimeout: SEND_TIMEOUT },
}).createMachine({
  id: 'report',
  description: 'Sending the recorded event log of the last day to support.',
  meta: { area: 'site' },
  context: ({ input }) => ({ ...input, reason: 'help', ...empty }),
  initial: 'closed',
  on: {
    'report.close': { target: '.closed' },
    'player.left': { target: '.closed', description: 'What a player wrote goes with them' },
  },
  states: {
    closed: {
      description: 'Nobody has asked for it.',
      entry: { type: 'keep', params: empty },
      on: {
        'report.open': {
          target: 'reading',
          actions: { type: 'keep', params: ({ event: { reason } }) => ({ reason }) },
        },
      },
    },
    reading: {
      description: 'The log is read from the browser’s store and packed.',
      meta: { requirements: ['MOD-5'] },
      tags: ['busy'],
      invoke: {
        id: 'readLog',
        src: 'readLog',
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => event }, target: 'nothing' },
          {
            target: 'reviewing',
            actions: { type: 'keep', params: ({ event }) => ({ summary: event.output }) },
          },
        ],
        onError: { target: 'unreadable' },
      },
      after: { requestTimeout: { target: 'unreadable', description: 'The store has not answered within 15 s' } },
    },
    nothing: { description: 'Nothing is recorded.' },
    unreadable: {
      description: 'The browser does not hand out or delete what it keeps.',
      on: { 'report.retry': { target: 'reading' } },
    },
    reviewing: {
      description: 'It is shown what would be sent; nothing has left the browser.',
      meta: { requirements: ['MOD-5'] },
      on: {
        'report.send': {
          guard: 'canSend',
          target: 'sending',
          actions: { type: 'keep', params: ({ event: { note } }) => ({ note }) },
        },
        'report.save': {
          target: 'saving',
          actions: { type: 'keep', params: ({ event: { note } }) => ({ note }) },
        },
        'report.delete': { target: 'asking' },
      },
    },
    asking: {
      description: 'Asked whether the log is to be deleted: support could not be shown it any more.',
      on: { 'report.confirm': { target: 'deleting' }, 'report.back': { target: 'reviewing' } },
    },
    deleting: {
      description: 'The log is being deleted.',
      tags: ['busy'],
      invoke: {
        id: 'deleteLog',
        src: 'deleteLog',
        onDone: { target: 'deleted' },
        onError: { target: 'unreadable' },
      },
      after: { requestTimeout: { target: 'unreadable', description: 'The store has not answered within 15 s' } },
    },
    deleted: { description: 'The log is deleted; the next page that is loaded begins a new one.' },
    sending: {
      description: 'The report is on its way.',
      meta: { requirements: ['MOD-5'] },
      tags: ['busy'],
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context: { reason, note } }) => ({ reason, note }),
        onDone: { target: 'sent', actions: { type: 'keep', params: ({ event }) => ({ code: event.output.code }) } },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: {
        sendTimeout: {
          target: 'failed',
          actions: { type: 'keep', params: { problem: timedOut } },
          description: 'No answer within 60 s',
        },
      },
    },
    sent: { description: 'Support has it, and finds it by its reference.', meta: { requirements: ['MOD-5'] } },
    failed: {
      description: 'It could not be sent or saved; tried again it is the same report.',
      meta: { requirements: ['MOD-5'] },
      on: {
        'report.retry': { guard: 'canSend', target: 'sending' },
        'report.save': { target: 'saving' },
      },
    },
    saving: {
      description: 'The report is given to the browser as a file, which takes it at once or refuses it.',
      invoke: {
        id: 'saveReport',
        src: 'saveReport',
        input: ({ context: { reason, note } }) => ({ reason, note }),
        onDone: { target: 'saved' },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    saved: {
      description: 'The report lies among the person’s files.',
      meta: { requirements: ['MOD-5'] },
      on: { 'report.retry': { guard: 'canSend', target: 'sending' } },
    },
  },
})
