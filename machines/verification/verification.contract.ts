import type { PlayerFlowInput, VerificationStart } from '../events.ts'
import type { ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the verification flow. */
export type VerificationInput = PlayerFlowInput
export type VerificationEvent =
  | { type: 'verification.start'; startPoint: VerificationStart }
  | { type: 'status.update' }
  | { type: 'document.select'; documentType: string; depositMethod: string | null }
  | { type: 'verification.backToStart' }
  | { type: 'document.uploaded' }
  /** Hosted identity check instead of an upload (KYC-3). */
  | { type: 'hosted.start' }
  | { type: 'hosted.returned' }
  | { type: 'verification.later' }
  | { type: 'verification.close' }
  | { type: 'profile.changed'; profile: ProfileSummary }

export interface VerificationContext extends VerificationInput {
  readonly profile: ProfileSummary | null
  readonly startPoint: VerificationStart
  readonly documentType: string | null
  readonly depositMethod: string | null
  /** Document types still asked for. */
  readonly requested: readonly string[]
  readonly redirectUrl: string | null
  readonly isLater: boolean
  readonly problem: Problem | null
}
/** `loadVerification`: which documents are asked for. Rejects with an ApiError. */
export interface LoadVerificationOutput {
  readonly requested: readonly string[]
}
/** `startHostedCheck`: POST /jumio/documents/initiate. Rejects with an ApiError. */
export interface StartHostedCheckOutput {
  readonly redirectUrl: string
}

/** What a person can do now. */
export const verificationNow = {
  inactive: 'Start the verification',
  'open.loading': 'Wait, or close',
  'open.notify': 'Choose a document, verify later, or close',
  'open.selected': 'Upload it, use the hosted check, go back, or close',
  'open.startingHosted': 'Wait, or close',
  'open.hosted': 'Finish the hosted check, or close',
  'open.uploaded': 'Read that it was sent, send another, or close',
  'open.failed': 'Try again, or close',
} as const
