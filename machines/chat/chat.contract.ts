import type { FlowInput, FromSession } from '../events.ts'
import type { PlayerSession } from '../player.ts'

/** Input of the support chat flow. */
export type ChatInput = FlowInput
/** What the stream `chatWidget` says. */
export type ChatWidgetEvent = { type: 'chat.ready' } | { type: 'chat.unread'; count: number } | { type: 'chat.failed' }
export type ChatEvent =
  | FromSession
  | ChatWidgetEvent
  | { type: 'chat.open'; locale: string }
  | { type: 'chat.close' }
  | { type: 'chat.retry' }
  /** The page changed; the unread badge shows on the home page only. */
  | { type: 'page.changed'; isHome: boolean }

export interface ChatContext extends ChatInput {
  readonly player: PlayerSession | null
  readonly locale: string
  readonly unread: number
  readonly isHome: boolean
}
/** `chatWidget`: loads the provider's snippet once, then sends ChatWidgetEvent; receives `widget.show` and `widget.hide`. */
export interface ChatWidgetInput {
  readonly locale: string
  readonly playerId: number | null
}

/** What a person can do now. */
export const chatNow = {
  idle: 'Open the chat',
  'loaded.loading': 'Wait, or close',
  'loaded.hidden': 'Open the chat',
  'loaded.badge': 'See that there are unread messages; open the chat',
  'loaded.open': 'Write to support, or close',
  failed: 'Try again',
} as const
