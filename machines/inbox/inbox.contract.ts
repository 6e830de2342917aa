import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the inbox flow. */
export type InboxInput = PlayerFlowInput
export interface InboxMessage {
  readonly id: string
  readonly title: string
  readonly text: string
  /** ISO date and time. */
  readonly sentAt: string
  readonly isRead: boolean
  /** A page below the locale that it is about. */
  readonly path: string | null
}
export type InboxEvent =
  /** The list, by its page or from a message. */
  | { type: 'inbox.open' }
  | { type: 'inbox.more' }
  /** One message, by its page (PRO-5). */
  | { type: 'message.open'; id: string }
  | { type: 'message.unread' }
  | { type: 'inbox.retry' }
  | { type: 'inbox.close' }

export interface InboxContext extends InboxInput {
  /** Newest first; null until the list was loaded. */
  readonly messages: readonly InboxMessage[] | null
  /** How many of all messages are not read. */
  readonly unread: number
  /** Where the next older ones begin; null when all are here. */
  readonly position: string | null
  readonly messageId: string | null
  readonly message: InboxMessage | null
  readonly problem: Problem | null
}
/** `loadMessages`: newest first, from a position on. Rejects with an ApiError. */
export interface LoadMessagesInput {
  readonly position: string | null
}
export interface LoadMessagesOutput {
  readonly messages: readonly InboxMessage[]
  readonly unread: number
  readonly position: string | null
}
/** `loadMessage`: one by its id. Rejects with an ApiError (404: there is none). */
export interface LoadMessageInput {
  readonly id: string
}
/** `markMessage`: as read or unread. Rejects with an ApiError. */
export interface MarkMessageInput {
  readonly id: string
  readonly isRead: boolean
}

/** What a person can do now. */
export const inboxNow = {
  idle: 'Open the inbox, or a message by its address',
  loading: 'Wait',
  'list.shown': 'Open a message, or load older ones',
  'list.loadingMore': 'Wait, or open a message',
  'list.moreFailed': 'Load older ones again, or open a message',
  opening: 'Wait',
  'message.marking': 'Read it, or go back to the list',
  'message.shown': 'Read it, mark it as unread, or go back to the list',
  'message.unmarking': 'Wait, or go back to the list',
  'message.markFailed': 'Read it, mark it as unread again, or go back to the list',
  missing: 'Go to the list',
  failed: 'Try again, or go to the list',
} as const
