import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide, mustProvideStream } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { PickedFile, UploadKind } from '../documentItem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  CancelUploadInput,
  DocumentUploadContext,
  DocumentUploadEvent,
  DocumentUploadInput,
  FileRefusal,
  LoadDocumentsOutput,
  UploadDocumentInput,
  UploadTarget,
} from './documentUpload.contract.ts'

const kindIs =
  (kind: UploadKind) =>
  (_: unknown, params: { kind: UploadKind }): boolean =>
    params.kind === kind
const isWanted =
  (kind: UploadKind) =>
  ({ context }: { context: DocumentUploadContext }): boolean =>
    context.target?.kind === kind
/** Answers that the same file gets however often it is sent. */
const FINAL = new Set([
  'error.document.content',
  'error.document.locked',
  'error.document.pixels',
  'error.document.size',
  'error.document.type',
  'error.document.gone',
])
const uploadOf = (context: DocumentUploadContext, kind: UploadKind): UploadDocumentInput => ({
  kind,
  subType: context.subType,
  depositMethod: context.target?.depositMethod ?? null,
  fileKey: context.file?.fileKey ?? '',
})

const documentUpload = setup({
  types: {
    context: {} as DocumentUploadContext,
    events: {} as DocumentUploadEvent,
    input: {} as DocumentUploadInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadDocuments: mustProvide<LoadDocumentsOutput>('loadDocuments'),
    uploadDocument: mustProvideStream<UploadDocumentInput>('uploadDocument'),
    cancelUpload: mustProvide<unknown, CancelUploadInput>('cancelUpload'),
  },
  guards: {
    isId: kindIs('id'),
    isPoa: kindIs('poa'),
    isPop: kindIs('pop'),
    isSow: kindIs('sow'),
    wantsId: isWanted('id'),
    wantsPoa: isWanted('poa'),
    wantsPop: isWanted('pop'),
    wantsSow: isWanted('sow'),
    wantsOther: isWanted('other'),
    hasFile: ({ context }) => context.file !== null,
    hasSubType: ({ context }) => context.subType !== null,
    mayRetry: ({ context }) => !FINAL.has(context.problem?.code ?? ''),
  },
  actions: {
    keepDocuments: assign((_, params: LoadDocumentsOutput) => ({ ...params, problem: null })),
    keepSubType: assign((_, params: { subType: string }) => ({ subType: params.subType })),
    keepTarget: assign((_, params: { target: UploadTarget | null }) => ({
      target: params.target,
      subType: params.target?.subType ?? null,
      file: params.target?.file ?? null,
      refusal: null,
      progress: 0,
      problem: null,
    })),
    keepFile: assign((_, params: { file: PickedFile }) => ({
      file: params.file,
      refusal: null,
      progress: 0,
      problem: null,
    })),
    keepRefusal: assign((_, params: { why: FileRefusal }) => ({
      file: null,
      refusal: params.why,
      progress: 0,
      problem: null,
    })),
    forgetFile: assign({ file: null, refusal: null, progress: 0, problem: null }),
    forgetSubType: assign({ subType: null }),
    forgetKind: assign({ target: null, subType: null, file: null, refusal: null, progress: 0, problem: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error), progress: 0 })),
    keepTimeOut: assign({ problem: timedOut }),
    keepProgress: assign((_, params: { progress: number }) => ({ progress: params.progress })),
    tellSent: sendTo(({ context }) => context.parentRef, { type: 'documents.sent' as const }),
    tellUploaded: sendTo(({ context }) => context.parentRef, { type: 'profile.refresh' as const }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
})

/** The upload of one kind: five times the same, two of them with the choice of a paper first (KYC-2). */
const uploadOfKind = (kind: UploadKind, name: string, description: string, hasPapers: boolean) =>
  documentUpload.createStateConfig({
    description,
    initial: hasPapers ? 'selecting' : 'preUpload',
    on: { 'upload.back': { target: 'pending', actions: 'forgetFile' } },
    states: {
      ...(hasPapers
        ? {
            selecting: {
              description: 'The kind of document is chosen.',
              meta: { requirements: ['KYC-2'] },
              tags: [`status:SELECT_${name}_DOCUMENT_TYPE`],
              always: {
                guard: 'hasSubType',
                target: 'preUpload',
                description: 'It is known of the upload that goes on',
              },
              on: {
                'subType.pick': {
                  target: 'preUpload',
                  actions: { type: 'keepSubType', params: ({ event }) => event },
                },
              },
            },
          }
        : {}),
      preUpload: {
        description: 'What is needed is said; a file is chosen, and looked at before it is sent.',
        tags: [`status:PRE_UPLOAD_${name}`],
        on: {
          'file.pick': { actions: { type: 'keepFile', params: ({ event }) => event } },
          'file.refuse': { actions: { type: 'keepRefusal', params: ({ event }) => event } },
          'file.send': { guard: 'hasFile', target: 'uploading' },
        },
      },
      uploading: {
        description: 'The file is on its way.',
        meta: { requirements: ['KYC-2', 'KYC-8'] },
        tags: ['busy', `status:UPLOAD_${name}`],
        invoke: { id: 'uploadDocument', src: 'uploadDocument', input: ({ context }) => uploadOf(context, kind) },
        on: {
          'upload.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event } },
          'upload.done': { target: 'success' },
          'upload.failed': { target: 'error', actions: { type: 'keepFailure', params: ({ event }) => event } },
          'upload.cancel': { target: '#documentUpload.cancelling' },
        },
      },
      success: {
        description: 'The file has arrived.',
        tags: [`status:UPLOAD_${name}_SUCCESS`],
        entry: ['forgetFile', 'tellUploaded'],
        on: {
          'upload.more': hasPapers ? { target: 'selecting', actions: 'forgetSubType' } : { target: 'preUpload' },
          'upload.finish': { target: '#documentUpload.uploaded' },
        },
      },
      error: {
        description: 'The file has not arrived; why is said.',
        meta: { requirements: ['KYC-2', 'KYC-8'] },
        tags: [`status:UPLOAD_${name}_ERROR`],
        on: {
          'upload.retry': { guard: 'mayRetry', target: 'uploading' },
          'file.pick': { target: 'preUpload', actions: { type: 'keepFile', params: ({ event }) => event } },
          'file.refuse': { target: 'preUpload', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        },
      },
    },
  })

/** Sending documents: ID, proof of address, of payment, source of wealth, other (KYC-2). */
export const documentUploadMachine = documentUpload.createMachine({
  id: 'documentUpload',
  description: 'The player sends documents.',
  meta: { area: 'documents' },
  context: ({ input }) => ({
    ...input,
    documents: [],
    target: null,
    subType: null,
    file: null,
    refusal: null,
    progress: 0,
    paidWith: [],
    problem: null,
  }),
  initial: 'idle',
  on: { 'documents.close': { target: '.idle' } },
  states: {
    idle: {
      description: 'Documents are not looked at.',
      entry: 'forgetKind',
      on: {
        'documents.open': {
          target: 'loading',
          actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.target ?? null }) },
        },
      },
    },
    loading: {
      description: 'How the documents stand is being loaded.',
      tags: ['busy', 'status:LOADING'],
      invoke: {
        id: 'loadDocuments',
        src: 'loadDocuments',
        onDone: [
          {
            guard: 'wantsId',
            target: 'id',
            actions: { type: 'keepDocuments', params: ({ event }) => event.output },
          },
          {
            guard: 'wantsPoa',
            target: 'poa',
            actions: { type: 'keepDocuments', params: ({ event }) => event.output },
          },
          {
            guard: 'wantsPop',
            target: 'pop',
            actions: { type: 'keepDocuments', params: ({ event }) => event.output },
          },
          {
            guard: 'wantsSow',
            target: 'sow',
            actions: { type: 'keepDocuments', params: ({ event }) => event.output },
          },
          {
            guard: 'wantsOther',
            target: 'other',
            actions: { type: 'keepDocuments', params: ({ event }) => event.output },
          },
          { target: 'pending', actions: { type: 'keepDocuments', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    pending: {
      description: 'The player chooses which document to send.',
      meta: { requirements: ['KYC-1', 'KYC-2'] },
      tags: ['status:PENDING'],
      entry: 'forgetKind',
      on: {
        'kind.pick': [
          {
            guard: { type: 'isId', params: ({ event }) => event },
            target: 'id',
            actions: { type: 'keepTarget', params: ({ event }) => ({ target: event }) },
          },
          {
            guard: { type: 'isPoa', params: ({ event }) => event },
            target: 'poa',
            actions: { type: 'keepTarget', params: ({ event }) => ({ target: event }) },
          },
          {
            guard: { type: 'isPop', params: ({ event }) => event },
            target: 'pop',
            actions: { type: 'keepTarget', params: ({ event }) => ({ target: event }) },
          },
          {
            guard: { type: 'isSow', params: ({ event }) => event },
            target: 'sow',
            actions: { type: 'keepTarget', params: ({ event }) => ({ target: event }) },
          },
          { target: 'other', actions: { type: 'keepTarget', params: ({ event }) => ({ target: event }) } },
        ],
      },
    },
    id: {
      ...uploadOfKind('id', 'ID', 'Upload of proof of identity.', false),
      meta: { requirements: ['KYC-2', 'KYC-3'] },
    },
    poa: { ...uploadOfKind('poa', 'POA', 'Upload of proof of address.', true), meta: { requirements: ['KYC-2'] } },
    pop: {
      ...uploadOfKind('pop', 'POP', 'Upload of proof of payment.', false),
      meta: { requirements: ['KYC-2', 'KYC-7'] },
    },
    sow: {
      ...uploadOfKind('sow', 'SOW', 'Upload of proof of a source of wealth.', true),
      meta: { requirements: ['KYC-1', 'KYC-2'] },
    },
    other: {
      ...uploadOfKind('other', 'OTHER', 'Upload of another document.', false),
      meta: { requirements: ['KYC-2'] },
    },
    cancelling: {
      description: 'What was begun is given up at the operator.',
      meta: { requirements: ['KYC-2'] },
      tags: ['busy'],
      invoke: {
        id: 'cancelUpload',
        src: 'cancelUpload',
        input: ({ context }) => ({ fileKey: context.file?.fileKey ?? '' }),
        onDone: { target: 'loading', actions: 'forgetFile' },
        onError: { target: 'loading', actions: 'forgetFile', description: 'It is forgotten there within a day' },
      },
      after: {
        requestTimeout: { target: 'loading', actions: 'forgetFile', description: 'No answer within 15 s' },
      },
    },
    uploaded: {
      description: 'All that was wanted has been sent.',
      meta: { requirements: ['KYC-2'] },
      entry: 'tellSent',
      tags: ['status:SUCCESS', 'status:UPLOADED'],
    },
    failed: {
      description: 'How the documents stand could not be loaded.',
      tags: ['status:ERROR'],
      on: { 'documents.retry': { target: 'loading' } },
    },
  },
})
