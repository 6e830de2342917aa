import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the inbox flow. */
export type InboxInput = PlayerFlowInput
export interface InboxMessage {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly sentAt: string
  readonly isRead: boolean
}
export type InboxEvent =
  | { type: 'inbox.open' }
  | { type: 'message.open'; id: string }
  | { type: 'message.close' }
  | { type: 'inbox.retry' }
  | { type: 'inbox.close' }

export interface InboxContext extends InboxInput {
  readonly messages: readonly InboxMessage[]
  readonly messageId: string | null
  readonly problem: Problem | null
}
/** `loadMessages`: newest first. `markRead`: one message. Both reject with an ApiError. */
export interface MarkReadInput {
  readonly id: string
}

/** What a person can do now. */
export const inboxNow = {
  idle: 'Open the inbox',
  loading: 'Wait',
  list: 'Open a message',
  message: 'Read it, or go back',
  failed: 'Try again',
} as const
