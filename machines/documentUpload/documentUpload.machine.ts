import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide, mustProvideStream } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  DocumentUploadContext,
  DocumentUploadEvent,
  DocumentUploadInput,
  LoadDocumentsOutput,
  PickedFile,
  UploadDocumentInput,
  UploadKind,
} from './documentUpload.contract.ts'

const kindIs =
  (kind: UploadKind) =>
  (_: unknown, params: { kind: UploadKind }): boolean =>
    params.kind === kind
const uploadOf = (context: DocumentUploadContext, kind: UploadKind): UploadDocumentInput => ({
  kind,
  subType: context.subType,
  fileKey: context.file?.fileKey ?? '',
})

/** Sending documents: ID, proof of address, of payment, source of wealth, other (KYC-2). */
export const documentUploadMachine = setup({
  types: {
    context: {} as DocumentUploadContext,
    events: {} as DocumentUploadEvent,
    input: {} as DocumentUploadInput,
    tags: {} as FlowTag,
  },
  actors: {
    loadDocuments: mustProvide<LoadDocumentsOutput>('loadDocuments'),
    uploadDocument: mustProvideStream<UploadDocumentInput>('uploadDocument'),
  },
  guards: {
    isId: kindIs('id'),
    isPoa: kindIs('poa'),
    isPop: kindIs('pop'),
    isSow: kindIs('sow'),
    hasFile: ({ context }) => context.file !== null,
  },
  actions: {
    keepDocuments: assign((_, params: LoadDocumentsOutput) => ({ ...params, problem: null })),
    keepSubType: assign((_, params: { subType: string }) => ({ subType: params.subType })),
    keepFile: assign((_, params: { file: PickedFile }) => ({ file: params.file, progress: 0, problem: null })),
    forgetFile: assign({ file: null, progress: 0, problem: null }),
    forgetKind: assign({ subType: null, file: null, progress: 0, problem: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error), progress: 0 })),
    keepTimeOut: assign({ problem: timedOut }),
    tellUploaded: sendTo(({ context }) => context.parentRef, { type: 'profile.refresh' as const }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'documentUpload',
  description: 'The player sends documents.',
  context: ({ input }) => ({
    ...input,
    documents: [],
    subType: null,
    file: null,
    progress: 0,
    depositMethods: [],
    problem: null,
  }),
  initial: 'idle',
  on: { 'documents.close': { target: '.idle' } },
  states: {
    idle: {
      description: 'Documents are not looked at.',
      entry: 'forgetKind',
      on: { 'documents.open': { target: 'loading' } },
    },
    loading: {
      description: 'How the documents stand is being loaded.',
      tags: ['busy', 'status:LOADING'],
      invoke: {
        id: 'loadDocuments',
        src: 'loadDocuments',
        onDone: { target: 'pending', actions: { type: 'keepDocuments', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    pending: {
      description: 'The player chooses which document to send.',
      tags: ['status:PENDING'],
      entry: 'forgetKind',
      on: {
        'kind.pick': [
          { guard: { type: 'isId', params: ({ event }) => event }, target: 'id' },
          { guard: { type: 'isPoa', params: ({ event }) => event }, target: 'poa' },
          { guard: { type: 'isPop', params: ({ event }) => event }, target: 'pop' },
          { guard: { type: 'isSow', params: ({ event }) => event }, target: 'sow' },
          { target: 'other' },
        ],
        'upload.finish': { target: 'uploaded' },
      },
    },
    id: {
      description: 'Upload of proof of identity.',
      initial: 'preUpload',
      on: { 'upload.back': { target: 'pending', actions: 'forgetFile' } },
      states: {
        preUpload: {
          description: 'What is needed is said; a file is chosen.',
          tags: ['status:PRE_UPLOAD_ID'],
          on: { 'file.pick': { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } } },
        },
        uploading: {
          description: 'The file is on its way.',
          tags: ['busy', 'status:UPLOAD_ID'],
          invoke: {
            id: 'uploadDocument',
            src: 'uploadDocument',
            input: ({ context }) => uploadOf(context, 'id'),
          },
          on: {
            'upload.progressed': {
              target: 'uploading',
              reenter: false,
              actions: assign({ progress: ({ event }) => event.progress }),
            },
            'upload.done': { target: 'success' },
            'upload.failed': { target: 'error', actions: { type: 'keepFailure', params: ({ event }) => event } },
            'upload.cancel': { target: 'preUpload', actions: 'forgetFile' },
          },
        },
        success: {
          description: 'The file has arrived.',
          tags: ['status:UPLOAD_ID_SUCCESS'],
          entry: ['forgetFile', 'tellUploaded'],
          on: { 'upload.more': { target: 'preUpload' } },
        },
        error: {
          description: 'The file has not arrived; why is said.',
          tags: ['status:UPLOAD_ID_ERROR'],
          on: {
            'upload.retry': { guard: 'hasFile', target: 'uploading' },
            'file.pick': { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } },
          },
        },
      },
    },
    poa: {
      description: 'Upload of proof of address.',
      initial: 'selecting',
      on: { 'upload.back': { target: 'pending', actions: 'forgetFile' } },
      states: {
        selecting: {
          description: 'The kind of document is chosen.',
          tags: ['status:SELECT_POA_DOCUMENT_TYPE'],
          on: {
            'subType.pick': { target: 'preUpload', actions: { type: 'keepSubType', params: ({ event }) => event } },
          },
        },
        preUpload: {
          description: 'What is needed is said; a file is chosen.',
          tags: ['status:PRE_UPLOAD_POA'],
          on: { 'file.pick': { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } } },
        },
        uploading: {
          description: 'The file is on its way.',
          tags: ['busy', 'status:UPLOAD_POA'],
          invoke: {
            id: 'uploadDocument',
            src: 'uploadDocument',
            input: ({ context }) => uploadOf(context, 'poa'),
          },
          on: {
            'upload.progressed': {
              target: 'uploading',
              reenter: false,
              actions: assign({ progress: ({ event }) => event.progress }),
            },
            'upload.done': { target: 'success' },
            'upload.failed': { target: 'error', actions: { type: 'keepFailure', params: ({ event }) => event } },
            'upload.cancel': { target: 'preUpload', actions: 'forgetFile' },
          },
        },
        success: {
          description: 'The file has arrived.',
          tags: ['status:UPLOAD_POA_SUCCESS'],
          entry: ['forgetFile', 'tellUploaded'],
          on: { 'upload.more': { target: 'selecting' } },
        },
        error: {
          description: 'The file has not arrived; why is said.',
          tags: ['status:UPLOAD_POA_ERROR'],
          on: {
            'upload.retry': { guard: 'hasFile', target: 'uploading' },
            'file.pick': { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } },
          },
        },
      },
    },
    pop: {
      description: 'Upload of proof of payment.',
      initial: 'preUpload',
      on: { 'upload.back': { target: 'pending', actions: 'forgetFile' } },
      states: {
        preUpload: {
          description: 'What is needed is said; a file is chosen.',
          tags: ['status:PRE_UPLOAD_POP'],
          on: { 'file.pick': { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } } },
        },
        uploading: {
          description: 'The file is on its way.',
          tags: ['busy', 'status:UPLOAD_POP'],
          invoke: {
            id: 'uploadDocument',
            src: 'uploadDocument',
            input: ({ context }) => uploadOf(context, 'pop'),
          },
          on: {
            'upload.progressed': {
              target: 'uploading',
              reenter: false,
              actions: assign({ progress: ({ event }) => event.progress }),
            },
            'upload.done': { target: 'success' },
            'upload.failed': { target: 'error', actions: { type: 'keepFailure', params: ({ event }) => event } },
            'upload.cancel': { target: 'preUpload', actions: 'forgetFile' },
          },
        },
        success: {
          description: 'The file has arrived.',
          tags: ['status:UPLOAD_POP_SUCCESS'],
          entry: ['forgetFile', 'tellUploaded'],
          on: { 'upload.more': { target: 'preUpload' } },
        },
        error: {
          description: 'The file has not arrived; why is said.',
          tags: ['status:UPLOAD_POP_ERROR'],
          on: {
            'upload.retry': { guard: 'hasFile', target: 'uploading' },
            'file.pick': { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } },
          },
        },
      },
    },
    sow: {
      description: 'Upload of source of wealth.',
      initial: 'selecting',
      on: { 'upload.back': { target: 'pending', actions: 'forgetFile' } },
      states: {
        selecting: {
          description: 'The kind of document is chosen.',
          tags: ['status:SELECT_SOW_DOCUMENT_TYPE'],
          on: {
            'subType.pick': { target: 'preUpload', actions: { type: 'keepSubType', params: ({ event }) => event } },
          },
        },
        preUpload: {
          description: 'What is needed is said; a file is chosen.',
          tags: ['status:PRE_UPLOAD_SOW'],
          on: { 'file.pick': { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } } },
        },
        uploading: {
          description: 'The file is on its way.',
          tags: ['busy', 'status:UPLOAD_SOW'],
          invoke: {
            id: 'uploadDocument',
            src: 'uploadDocument',
            input: ({ context }) => uploadOf(context, 'sow'),
          },
          on: {
            'upload.progressed': {
              target: 'uploading',
              reenter: false,
              actions: assign({ progress: ({ event }) => event.progress }),
            },
            'upload.done': { target: 'success' },
            'upload.failed': { target: 'error', actions: { type: 'keepFailure', params: ({ event }) => event } },
            'upload.cancel': { target: 'preUpload', actions: 'forgetFile' },
          },
        },
        success: {
          description: 'The file has arrived.',
          tags: ['status:UPLOAD_SOW_SUCCESS'],
          entry: ['forgetFile', 'tellUploaded'],
          on: { 'upload.more': { target: 'selecting' } },
        },
        error: {
          description: 'The file has not arrived; why is said.',
          tags: ['status:UPLOAD_SOW_ERROR'],
          on: {
            'upload.retry': { guard: 'hasFile', target: 'uploading' },
            'file.pick': { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } },
          },
        },
      },
    },
    other: {
      description: 'Upload of another document.',
      initial: 'preUpload',
      on: { 'upload.back': { target: 'pending', actions: 'forgetFile' } },
      states: {
        preUpload: {
          description: 'What is needed is said; a file is chosen.',
          tags: ['status:PRE_UPLOAD_OTHER'],
          on: { 'file.pick': { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } } },
        },
        uploading: {
          description: 'The file is on its way.',
          tags: ['busy', 'status:UPLOAD_OTHER'],
          invoke: {
            id: 'uploadDocument',
            src: 'uploadDocument',
            input: ({ context }) => uploadOf(context, 'other'),
          },
          on: {
            'upload.progressed': {
              target: 'uploading',
              reenter: false,
              actions: assign({ progress: ({ event }) => event.progress }),
            },
            'upload.done': { target: 'success' },
            'upload.failed': { target: 'error', actions: { type: 'keepFailure', params: ({ event }) => event } },
            'upload.cancel': { target: 'preUpload', actions: 'forgetFile' },
          },
        },
        success: {
          description: 'The file has arrived.',
          tags: ['status:UPLOAD_OTHER_SUCCESS'],
          entry: ['forgetFile', 'tellUploaded'],
          on: { 'upload.more': { target: 'preUpload' } },
        },
        error: {
          description: 'The file has not arrived; why is said.',
          tags: ['status:UPLOAD_OTHER_ERROR'],
          on: {
            'upload.retry': { guard: 'hasFile', target: 'uploading' },
            'file.pick': { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } },
          },
        },
      },
    },
    uploaded: {
      description: 'All that was wanted has been sent.',
      tags: ['status:SUCCESS', 'status:UPLOADED'],
    },
    failed: {
      description: 'How the documents stand could not be loaded.',
      tags: ['status:ERROR'],
      on: { 'documents.retry': { target: 'loading' } },
    },
  },
})
