import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the document upload flow. */
export type DocumentUploadInput = PlayerFlowInput
/** Short upload kinds (ID, POA, POP, SOW, OTHER). */
export type UploadKind = 'id' | 'poa' | 'pop' | 'sow' | 'other'
/** A chosen file: bytes never enter a machine, `fileKey` names them in the actor that holds them. */
export interface PickedFile {
  readonly fileKey: string
  readonly name: string
  readonly size: number
  readonly mediaType: string
}
export interface DocumentStatus {
  readonly kind: UploadKind
  readonly id: string
  readonly subType: string | null
  /** UNREQUESTED, REQUESTED, UNDER_REVIEW, VERIFIED, EXPIRED. */
  readonly documentStatus: string
  readonly rejectionReason: string | null
}
export type DocumentUploadEvent =
  | { type: 'documents.open' }
  | { type: 'documents.close' }
  | { type: 'documents.retry' }
  | { type: 'kind.pick'; kind: UploadKind }
  | { type: 'subType.pick'; subType: string }
  | { type: 'file.pick'; file: PickedFile }
  | { type: 'upload.progressed'; progress: number }
  | { type: 'upload.done' }
  | { type: 'upload.failed'; error: unknown }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  | { type: 'upload.more' }
  | { type: 'upload.back' }
  | { type: 'upload.finish' }

export interface DocumentUploadContext extends DocumentUploadInput {
  readonly documents: readonly DocumentStatus[]
  readonly subType: string | null
  readonly file: PickedFile | null
  /** 0 to 1. */
  readonly progress: number
  readonly depositMethods: readonly string[]
  readonly problem: Problem | null
}
/** `loadDocuments`: all groups and the deposit methods that need proof. Rejects with an ApiError. */
export interface LoadDocumentsOutput {
  readonly documents: readonly DocumentStatus[]
  readonly depositMethods: readonly string[]
}
/** `uploadDocument`: stream; sends `upload.progressed`, then `upload.done` or `upload.failed` (also after 120 s without progress). */
export interface UploadDocumentInput {
  readonly kind: UploadKind
  readonly subType: string | null
  readonly fileKey: string
}

/** What a person can do now. */
export const documentUploadNow = {
  idle: 'Open the documents',
  loading: 'Wait',
  pending: 'Choose which document to send, or finish',
  'id.preUpload': 'Choose a file, or go back',
  'id.uploading': 'Watch the progress, or cancel',
  'id.success': 'Go on',
  'id.error': 'Try again, or go back',
  'poa.selecting': 'Choose the kind of document, or go back',
  'poa.preUpload': 'Choose a file, or go back',
  'poa.uploading': 'Watch the progress, or cancel',
  'poa.success': 'Go on',
  'poa.error': 'Try again, or go back',
  'pop.preUpload': 'Choose a file, or go back',
  'pop.uploading': 'Watch the progress, or cancel',
  'pop.success': 'Go on',
  'pop.error': 'Try again, or go back',
  'sow.selecting': 'Choose the kind of document, or go back',
  'sow.preUpload': 'Choose a file, or go back',
  'sow.uploading': 'Watch the progress, or cancel',
  'sow.success': 'Go on',
  'sow.error': 'Try again, or go back',
  'other.preUpload': 'Choose a file, or go back',
  'other.uploading': 'Watch the progress, or cancel',
  'other.success': 'Go on',
  'other.error': 'Try again, or go back',
  uploaded: 'Close',
  failed: 'Try again',
} as const
