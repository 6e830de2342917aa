import { parseGameFrameMessage, type GameFrameMessage, type OperatorFrameMessage } from '#contract/frame.ts'

/** The line to one game frame (GAM-3, SAF-11). */
export interface FrameChannel {
  /** Tells the game; dropped when the frame is gone or its address is not of a trusted host. */
  say(message: OperatorFrameMessage): void
  close(): void
}

interface FrameChannelOptions {
  /** The launch address: the frame showing it is the only window that is listened to. */
  readonly url: string
  /** Origins of the two game hosts (settings). */
  readonly trustedOrigins: readonly string[]
  readonly onMessage: (message: GameFrameMessage) => void
  readonly log: (message: string, detail: Record<string, unknown>) => void
}

const frameOf = (url: string): HTMLIFrameElement | null =>
  [...document.querySelectorAll('iframe')].find((frame) => frame.src === url) ?? null

/** Listens to the frame of a launch address and to nothing else: origin and source window must both be the game's. */
export function openFrameChannel({ url, trustedOrigins, onMessage, log }: FrameChannelOptions): FrameChannel {
  const origin = new URL(url, document.baseURI).origin
  const isTrusted = trustedOrigins.includes(origin)
  if (!isTrusted) log('the game is not on a trusted host: nothing is said to it or heard from it', { origin })

  function onWindowMessage(event: MessageEvent<unknown>): void {
    const frame = frameOf(url)
    // The origin says which host wrote it, the source says which window: another tab of the same host must not do.
    if (!isTrusted || event.origin !== origin || !frame || event.source !== frame.contentWindow) return
    const message = parseGameFrameMessage(event.data)
    if (message) onMessage(message)
    else log('a message of the game is not of the protocol', { origin })
  }

  window.addEventListener('message', onWindowMessage)
  return {
    say(message) {
      if (isTrusted) frameOf(url)?.contentWindow?.postMessage(message, origin)
    },
    close: () => window.removeEventListener('message', onWindowMessage),
  }
}
