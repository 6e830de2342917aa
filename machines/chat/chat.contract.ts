import type { FlowInput, FromSession } from '../events.ts'

/** Input of the support chat flow. */
export type ChatInput = FlowInput
/** What the stream `chatWidget` says. */
export type ChatWidgetEvent =
  | { type: 'chat.ready' }
  /** How many messages are unread; a whole number from 0. */
  | { type: 'chat.unread'; count: number }
  /** Closed by the person, with the provider's own button. */
  | { type: 'chat.close' }
  | { type: 'chat.failed' }
export type ChatEvent =
  | FromSession
  | ChatWidgetEvent
  /** `isAllowed`: the visitor allows what belongs to the category of the chat (COO-2). `locale`: a BCP 47 tag. */
  | { type: 'chat.open'; locale: string; isAllowed: boolean }
  /** A conversation was begun before this page was loaded: new messages are to be noticed (CHT-1). */
  | { type: 'chat.resume'; locale: string; unread: number }
  | { type: 'chat.retry' }
  /** Consent was given. */
  | { type: 'chat.allow' }
  /** Consent was withdrawn, or the house offers no chat any more. */
  | { type: 'chat.withdraw' }
  /** The page changed; the unread badge shows on the home page only. */
  | { type: 'page.changed'; isHome: boolean }

export interface ChatContext extends ChatInput {
  /** Who is signed in, once their profile is known: the chat is told of nobody else. */
  readonly playerId: number | null
  readonly isProfileKnown: boolean
  readonly locale: string
  readonly unread: number
  readonly isHome: boolean
  /** The visitor has asked for the conversation, and not closed it since. */
  readonly isWanted: boolean
}
/**
 * `chatWidget`: loads the provider's snippet once, then sends ChatWidgetEvent; receives ChatWidgetCommand. Without `playerId` it
 * is a visitor's.
 */
export interface ChatWidgetInput {
  readonly locale: string
  readonly playerId: number | null
}
/** What `chatWidget` is told. */
export type ChatWidgetCommand =
  | { type: 'widget.show'; locale: string }
  | { type: 'widget.hide' }
  | { type: 'widget.player'; playerId: number | null }

/** What a person can do now. */
export const chatNow = {
  idle: 'Open the chat',
  unconsented: 'Allow the chat in the cookie settings, or close',
  'loaded.loading': 'Wait, or close',
  'loaded.hidden': 'Open the chat',
  'loaded.badge': 'See that there are unread messages; open the chat, or put the badge away',
  'loaded.open': 'Write to support, or close',
  failed: 'Try again, or close',
} as const
