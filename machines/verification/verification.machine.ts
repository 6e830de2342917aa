import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { DocumentItem } from '../documentItem.ts'
import type { FlowTag, VerificationStart } from '../events.ts'
import { isReviewMoved, type ProfileSummary } from '../player.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  DiscardUploadInput,
  HostedEnd,
  LoadVerificationOutput,
  StartHostedCheckInput,
  StartHostedCheckOutput,
  VerificationContext,
  VerificationEvent,
  VerificationInput,
} from './verification.contract.ts'

const isId = ({ documentType }: DocumentItem): boolean => documentType === 'PROOF_OF_ID'

/** The verification modal, wherever it was started from (KYC-4, KYC-6). */
export const verificationMachine = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadVerification: mustProvide<LoadVerificationOutput>('loadVerification'),
    startHostedCheck: mustProvide<StartHostedCheckOutput, StartHostedCheckInput>('startHostedCheck'),
    discardUpload: mustProvide<unknown, DiscardUploadInput>('discardUpload'),
  },
  guards: {
    // What the address says is believed only where the operator says it too; one that is decided on is no news any more.
    isHostedDone: ({ context }, params: LoadVerificationOutput) =>
      context.hosted === 'done' && params.documents.some((one) => isId(one) && one.documentStatus === 'UNDER_REVIEW'),
    // Null: which document is chosen in the upload, whose view offers it for an ID only.
    isHostedId: ({ context }) => context.documentType === null || context.documentType === 'PROOF_OF_ID',
    isReviewMoved: ({ context }, params: { profile: ProfileSummary }) =>
      context.profile !== null && isReviewMoved(context.profile, params.profile),
    // The first word of the profile comes beside the list, and tells of no change by itself.
    mayBeNewer: ({ context }, params: { profile: ProfileSummary }) =>
      context.profile !== null || context.overview?.kycStatus !== params.profile.kycStatus,
    mayBeLater: ({ context }) => context.startPoint === 'deposit' && (context.overview?.daysLeft ?? 0) > 0,
  },
  actions: {
    keepProfile: assign((_, params: { profile: ProfileSummary }) => ({ profile: params.profile })),
    keepOverview: assign((_, params: { overview: LoadVerificationOutput }) => ({
      overview: params.overview,
      problem: null,
    })),
    // Beside an ID that was sent by now, or decided on, the check that was not finished is no news.
    forgetOldEnd: assign(({ context: { hosted } }, params: { overview: LoadVerificationOutput }) => {
      const isThere = params.overview.documents.some(
        (one) =>
          isId(one) &&
          (one.documentStatus === 'UNDER_REVIEW' ||
            one.documentStatus === 'VERIFIED' ||
            (hosted === 'done' && one.rejectionReason !== null)),
      )
      return { hosted: isThere ? null : hosted }
    }),
    keepStart: assign((_, params: { startPoint: VerificationStart; hosted?: HostedEnd | null }) => ({
      startPoint: params.startPoint,
      hosted: params.hosted ?? null,
      overview: null,
      documentId: null,
      documentType: null,
      depositMethod: null,
      redirectUrl: null,
      problem: null,
    })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    forgetDocument: assign({ documentType: null, depositMethod: null, redirectUrl: null, documentId: null }),
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
      ({ context }, params: { isLater: boolean }) => ({
        type: 'verification.closed' as const,
        startPoint: context.startPoint,
        isLater: params.isLater,
      }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'verification',
  description: 'Tells which documents are wanted, and leads back to where it was started.',
  meta: { area: 'documents' },
  context: ({ input }) => ({
    ...input,
    profile: null,
    startPoint: 'account',
    documentType: null,
    depositMethod: null,
    overview: null,
    hosted: null,
    documentId: null,
    redirectUrl: null,
    problem: null,
  }),
  initial: 'inactive',
  on: { 'profile.changed': { actions: { type: 'keepProfile', params: ({ event }) => event } } },
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
      meta: { requirements: ['KYC-4', 'KYC-6'] },
      tags: ['modal'],
      initial: 'loading',
      entry: 'tellModalOpened',
      exit: 'tellModalClosed',
      on: {
        'verification.close': { target: 'inactive', actions: { type: 'tellClosed', params: { isLater: false } } },
      },
      states: {
        loading: {
          description: 'What is wanted is being loaded.',
          meta: { requirements: ['KYC-4'] },
          tags: ['busy', 'status:LOADING'],
          on: {
            'profile.changed': {
              guard: { type: 'isReviewMoved', params: ({ event }) => event },
              target: 'loading',
              reenter: true,
              actions: { type: 'keepProfile', params: ({ event }) => event },
              description: 'A review has decided meanwhile: what is being answered may be older',
            },
          },
          invoke: {
            id: 'loadVerification',
            src: 'loadVerification',
            onDone: [
              {
                guard: { type: 'isHostedDone', params: ({ event }) => event.output },
                target: 'uploaded',
                actions: [
                  { type: 'keepOverview', params: ({ event }) => ({ overview: event.output }) },
                  assign({ hosted: null, documentType: 'PROOF_OF_ID' }),
                ],
                description: 'Back from the hosted check, and the ID is there',
              },
              {
                target: 'notify',
                actions: [
                  { type: 'keepOverview', params: ({ event }) => ({ overview: event.output }) },
                  { type: 'forgetOldEnd', params: ({ event }) => ({ overview: event.output }) },
                ],
              },
            ],
            onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        notify: {
          description: 'Says which documents are wanted.',
          meta: { requirements: ['KYC-1', 'KYC-4'] },
          tags: ['status:NOTIFY'],
          on: {
            'document.select': {
              target: 'selected',
              actions: assign(({ event }) => ({
                documentType: event.documentType,
                depositMethod: event.depositMethod,
                hosted: null,
              })),
            },
            'document.discard': {
              target: 'discarding',
              actions: assign({ documentId: ({ event }) => event.documentId }),
            },
            'profile.changed': {
              guard: { type: 'mayBeNewer', params: ({ event }) => event },
              target: 'loading',
              actions: { type: 'keepProfile', params: ({ event }) => event },
              description: 'A review may have decided: loaded again',
            },
            'verification.later': {
              guard: 'mayBeLater',
              target: '#verification.inactive',
              actions: { type: 'tellClosed', params: { isLater: true } },
            },
          },
        },
        discarding: {
          description: 'What was begun of a file is given up.',
          meta: { requirements: ['KYC-8'] },
          tags: ['busy'],
          invoke: {
            id: 'discardUpload',
            src: 'discardUpload',
            input: ({ context }) => ({ documentId: context.documentId ?? '' }),
            onDone: { target: 'loading', actions: 'forgetDocument' },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        selected: {
          description: 'A document is chosen; the upload is its own flow.',
          meta: { requirements: ['KYC-4', 'KYC-7'] },
          on: {
            'document.uploaded': { target: 'uploaded' },
            'hosted.start': { guard: 'isHostedId', target: 'startingHosted' },
            'verification.backToStart': { target: 'loading', actions: 'forgetDocument' },
          },
        },
        startingHosted: {
          description: 'The hosted identity check is being opened.',
          meta: { requirements: ['KYC-3'] },
          tags: ['busy'],
          invoke: {
            id: 'startHostedCheck',
            src: 'startHostedCheck',
            input: ({ context }) => ({
              documentType: context.documentType ?? 'PROOF_OF_ID',
              startPoint: context.startPoint,
            }),
            onDone: { target: 'hosted', actions: assign({ redirectUrl: ({ event }) => event.output.redirectUrl }) },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        hosted: {
          description: 'The hosted check runs on the provider’s page.',
          meta: { requirements: ['KYC-3'] },
          on: {
            'hosted.returned': {
              target: 'loading',
              actions: ['forgetDocument', assign({ hosted: 'done' })],
              description: 'How it stands is asked',
            },
            'verification.backToStart': { target: 'loading', actions: 'forgetDocument' },
          },
        },
        uploaded: {
          description: 'Sent; it will be reviewed.',
          meta: { requirements: ['KYC-4'] },
          tags: ['status:UPLOADED'],
          on: { 'verification.backToStart': { target: 'loading', actions: 'forgetDocument' } },
        },
        failed: {
          description: 'It did not work.',
          meta: { requirements: ['KYC-4'] },
          tags: ['status:ERROR'],
          on: { 'verification.backToStart': { target: 'loading', actions: 'forgetDocument' } },
        },
      },
    },
  },
})
