import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  LoadVerificationOutput,
  StartHostedCheckOutput,
  VerificationContext,
  VerificationEvent,
  VerificationInput,
} from './verification.contract.ts'

/** The verification modal, wherever it was started from (KYC-4, KYC-6). */
export const verificationMachine = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    tags: {} as FlowTag,
  },
  actors: {
    loadVerification: mustProvide<LoadVerificationOutput>('loadVerification'),
    startHostedCheck: mustProvide<StartHostedCheckOutput>('startHostedCheck'),
  },
  actions: {
    keepStart: assign((_, params: { startPoint: VerificationContext['startPoint'] }) => ({
      startPoint: params.startPoint,
      documentType: null,
      depositMethod: null,
      redirectUrl: null,
      isLater: false,
      problem: null,
    })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    forgetDocument: assign({ documentType: null, depositMethod: null, redirectUrl: null }),
    tellModalOpened: sendTo(({ context }) => context.parentRef, {
      type: 'modal.opened' as const,
      modal: 'verification' as const,
    }),
    tellModalClosed: sendTo(({ context }) => context.parentRef, {
      type: 'modal.closed' as const,
      modal: 'verification' as const,
    }),
    tellClosed: sendTo(
      ({ context }) => context.parentRef,
      ({ context }) => ({
        type: 'verification.closed' as const,
        startPoint: context.startPoint,
        isLater: context.isLater,
      }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'verification',
  description: 'Tells which documents are wanted, and leads back to where it was started.',
  context: ({ input }) => ({
    ...input,
    profile: null,
    startPoint: 'account',
    documentType: null,
    depositMethod: null,
    requested: [],
    redirectUrl: null,
    isLater: false,
    problem: null,
  }),
  initial: 'inactive',
  on: { 'profile.changed': { actions: assign({ profile: ({ event }) => event.profile }) } },
  states: {
    inactive: {
      description: 'The modal is closed.',
      tags: ['status:INACTIVE'],
      on: {
        'verification.start': { target: 'open', actions: { type: 'keepStart', params: ({ event }) => event } },
      },
    },
    open: {
      description: 'The modal stands open.',
      tags: ['modal'],
      initial: 'loading',
      entry: 'tellModalOpened',
      exit: ['tellModalClosed', 'tellClosed'],
      on: { 'verification.close': { target: 'inactive' }, 'status.update': { target: '.loading' } },
      states: {
        loading: {
          description: 'What is wanted is being loaded.',
          tags: ['busy', 'status:LOADING'],
          invoke: {
            id: 'loadVerification',
            src: 'loadVerification',
            onDone: { target: 'notify', actions: assign({ requested: ({ event }) => event.output.requested }) },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        notify: {
          description: 'Says which documents are wanted.',
          tags: ['status:NOTIFY'],
          on: {
            'document.select': {
              target: 'selected',
              actions: assign(({ event }) => ({
                documentType: event.documentType,
                depositMethod: event.depositMethod,
              })),
            },
            'verification.later': { target: '#verification.inactive', actions: assign({ isLater: true }) },
          },
        },
        selected: {
          description: 'A document is chosen; the upload is its own flow.',
          on: {
            'document.uploaded': { target: 'uploaded' },
            'hosted.start': { target: 'startingHosted' },
            'verification.backToStart': { target: 'notify', actions: 'forgetDocument' },
          },
        },
        startingHosted: {
          description: 'The hosted identity check is being opened.',
          tags: ['busy'],
          invoke: {
            id: 'startHostedCheck',
            src: 'startHostedCheck',
            onDone: { target: 'hosted', actions: assign({ redirectUrl: ({ event }) => event.output.redirectUrl }) },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        hosted: {
          description: 'The hosted check runs on the provider’s page.',
          on: {
            'hosted.returned': { target: 'uploaded' },
            'verification.backToStart': { target: 'notify', actions: 'forgetDocument' },
          },
        },
        uploaded: {
          description: 'Sent; it will be reviewed.',
          tags: ['status:UPLOADED'],
          on: { 'verification.backToStart': { target: 'loading', actions: 'forgetDocument' } },
        },
        failed: {
          description: 'It did not work.',
          tags: ['status:ERROR'],
          on: { 'verification.backToStart': { target: 'loading', actions: 'forgetDocument' } },
        },
      },
    },
  },
})
