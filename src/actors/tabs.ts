import type { BreakBegun } from '#machines/events.ts'

/** What tabs tell each other (AUT-10): never a token, only that something happened. */
export type TabMessage =
  | { type: 'signedIn'; playerId: number }
  | { type: 'signedOut'; begun?: BreakBegun }
  | { type: 'activity'; at: number }
  /** From a tab in which nobody was for half an hour: which may have slept, or shown another site, while somebody was in these. */
  | { type: 'activityAsked' }
  | { type: 'walletChanged' }
  | { type: 'limitsChanged' }
  /** A new release has been taken: each tab looks for itself whether there is a newer one than its own. */
  | { type: 'releaseTaken' }

const channelName = 'player-site'

const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'

/** The line between the tabs of this browser; without BroadcastChannel each tab is alone. */
export function openTabs(onMessage: (message: TabMessage) => void): {
  tell: (message: TabMessage) => void
  close: () => void
} {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isTabMessage(event.data)) onMessage(event.data)
  })
  return {
    // A channel reaches this origin only; there is none to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
