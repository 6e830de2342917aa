import type { DocumentItem, PaidWith } from '../documentItem.ts'
import type { PlayerFlowInput, VerificationStart } from '../events.ts'
import type { ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the verification flow. */
export type VerificationInput = PlayerFlowInput
export type VerificationEvent =
  /** `hosted`: how the hosted check says that it ended, where the player comes back from it. */
  | { type: 'verification.start'; startPoint: VerificationStart; hosted?: HostedEnd | null }
  /** Null: which document is chosen next. */
  | { type: 'document.select'; documentType: string | null; depositMethod: string | null }
  /** What was begun of a file is given up. */
  | { type: 'document.discard'; documentId: string }
  | { type: 'verification.backToStart' }
  | { type: 'document.uploaded' }
  /** Hosted identity check instead of an upload (KYC-3). */
  | { type: 'hosted.start' }
  | { type: 'hosted.returned' }
  | { type: 'verification.later' }
  | { type: 'verification.close' }
  | { type: 'profile.changed'; profile: ProfileSummary }

export type HostedEnd = 'done' | 'failed'

export interface VerificationContext extends VerificationInput {
  readonly profile: ProfileSummary | null
  readonly startPoint: VerificationStart
  readonly documentType: string | null
  readonly depositMethod: string | null
  /** What is wanted, as it was loaded last; null before. */
  readonly overview: LoadVerificationOutput | null
  readonly hosted: HostedEnd | null
  readonly documentId: string | null
  readonly redirectUrl: string | null
  readonly problem: Problem | null
}
/** `loadVerification`: what is asked for, and how it stands. Rejects with an ApiError. */
export interface LoadVerificationOutput {
  readonly kycStatus: string
  readonly documents: readonly DocumentItem[]
  readonly paidWith: readonly PaidWith[]
  /** Days in which documents that are only preferred may be sent later; null where none may. */
  readonly daysLeft: number | null
}
/** `discardUpload`: DELETE of an upload that was begun. Rejects with an ApiError. */
export interface DiscardUploadInput {
  readonly documentId: string
}
/** `startHostedCheck`: POST /jumio/documents/initiate. Rejects with an ApiError. */
export interface StartHostedCheckInput {
  readonly documentType: string
  readonly startPoint: VerificationStart
}
export interface StartHostedCheckOutput {
  readonly redirectUrl: string
}

/** What a person can do now. */
export const verificationNow = {
  inactive: 'Start the verification',
  'open.loading': 'Wait, or close',
  'open.notify': 'Choose a document, give up one that was begun, verify later in the loyal variant, or close',
  'open.selected': 'Upload it, use the hosted check, go back, or close',
  'open.startingHosted': 'Wait, or close',
  'open.discarding': 'Wait, or close',
  'open.hosted': 'Finish the hosted check, see how it stands, go back, or close',
  'open.uploaded': 'Read that it was sent, send another, or close',
  'open.failed': 'Try again, or close',
} as const
