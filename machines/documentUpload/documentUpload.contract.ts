import type { DocumentItem, PaidWith, PickedFile, UploadKind } from '../documentItem.ts'
import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the document upload flow. */
export type DocumentUploadInput = PlayerFlowInput
/** Why a file is not even begun to be sent (KYC-2). */
export type FileRefusal = 'type' | 'size' | 'empty'

/** What an upload is for: from the list, or already chosen where the documents are opened. */
export interface UploadTarget {
  readonly kind: UploadKind
  readonly depositMethod?: string | null
  /** Kind of paper of an upload that goes on. */
  readonly subType?: string | null
  /** The file of an upload that goes on, while the page still has it. */
  readonly file?: PickedFile | null
}
export type DocumentUploadEvent =
  | { type: 'documents.open'; target?: UploadTarget }
  | { type: 'documents.close' }
  | { type: 'documents.retry' }
  | { type: 'kind.pick'; kind: UploadKind; depositMethod?: string | null }
  | { type: 'subType.pick'; subType: string }
  | { type: 'file.pick'; file: PickedFile }
  | { type: 'file.refuse'; why: FileRefusal }
  | { type: 'file.send' }
  | { type: 'upload.progressed'; progress: number }
  | { type: 'upload.done' }
  | { type: 'upload.failed'; error: unknown }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  | { type: 'upload.more' }
  | { type: 'upload.back' }
  | { type: 'upload.finish' }

export interface DocumentUploadContext extends DocumentUploadInput {
  readonly documents: readonly DocumentItem[]
  /** What is to be sent; null while it is being chosen. */
  readonly target: UploadTarget | null
  readonly subType: string | null
  readonly file: PickedFile | null
  readonly refusal: FileRefusal | null
  /** 0 to 1. */
  readonly progress: number
  readonly paidWith: readonly PaidWith[]
  readonly problem: Problem | null
}
/** `loadDocuments`: all documents and the ways that were paid with. Rejects with an ApiError. */
export interface LoadDocumentsOutput {
  readonly documents: readonly DocumentItem[]
  readonly paidWith: readonly PaidWith[]
}
/**
 * `uploadDocument`: stream; sends `upload.progressed`, then `upload.done` or `upload.failed` (also after 120 s without
 * progress). A dropped connection is gone on from by itself.
 */
export interface UploadDocumentInput {
  readonly kind: UploadKind
  readonly subType: string | null
  readonly depositMethod: string | null
  readonly fileKey: string
}
/** `cancelUpload`: gives up what was begun of a file at the operator. Rejects with an ApiError. */
export interface CancelUploadInput {
  readonly fileKey: string
}

/** What a person can do now. */
export const documentUploadNow = {
  idle: 'Open the documents',
  loading: 'Wait',
  pending: 'Choose which document to send, or go back',
  'id.preUpload': 'Choose a file, send the chosen one, or go back',
  'id.uploading': 'Watch the progress, or cancel',
  'id.success': 'Send another file, or finish',
  'id.error': 'Try again, choose another file, or go back',
  'poa.selecting': 'Choose the kind of document, or go back',
  'poa.preUpload': 'Choose a file, send the chosen one, or go back',
  'poa.uploading': 'Watch the progress, or cancel',
  'poa.success': 'Send another file, or finish',
  'poa.error': 'Try again, choose another file, or go back',
  'pop.preUpload': 'Choose a file, send the chosen one, or go back',
  'pop.uploading': 'Watch the progress, or cancel',
  'pop.success': 'Send another file, or finish',
  'pop.error': 'Try again, choose another file, or go back',
  'sow.selecting': 'Choose the kind of document, or go back',
  'sow.preUpload': 'Choose a file, send the chosen one, or go back',
  'sow.uploading': 'Watch the progress, or cancel',
  'sow.success': 'Send another file, or finish',
  'sow.error': 'Try again, choose another file, or go back',
  'other.preUpload': 'Choose a file, send the chosen one, or go back',
  'other.uploading': 'Watch the progress, or cancel',
  'other.success': 'Send another file, or finish',
  'other.error': 'Try again, choose another file, or go back',
  cancelling: 'Wait',
  uploaded: 'Close',
  failed: 'Try again',
} as const
