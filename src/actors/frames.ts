import { parseGameFrameMessage, type GameFrameMessage, type OperatorFrameMessage } from '#contract/frame.ts'

/** The frame that shows an address, or null while none does. A frame says its address as the browser writes it, not as it was given. */
export const frameOf = (url: string): HTMLIFrameElement | null => {
  const { href } = new URL(url, document.baseURI)
  return [...document.querySelectorAll('iframe')].find((frame) => frame.src === href) ?? null
}

/**
 * Hears what the window of the frame at an address says, and nothing else: the origin says which host wrote it, the source
 * says which window, since another window of the same host must not do (SAF-11). `origin` where the frame has gone on to
 * another host than its address names. Answers how to stop.
 */
export function hearFrame(
  url: string,
  onData: (data: unknown) => void,
  origin: string = new URL(url, document.baseURI).origin,
): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    const frame = frameOf(url)
    if (frame && event.origin === origin && event.source === frame.contentWindow) onData(event.data)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

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

/** Opens the line to a game; a game on any other than the two trusted hosts is neither heard nor told anything. */
export function openFrameChannel({ url, trustedOrigins, onMessage, log }: FrameChannelOptions): FrameChannel {
  const { origin } = new URL(url, document.baseURI)
  if (!trustedOrigins.some((trusted) => new URL(trusted).origin === origin)) {
    log('the game is not on a trusted host: nothing is said to it or heard from it', { origin })
    return { say: () => {}, close: () => {} }
  }
  const close = hearFrame(url, (data) => {
    const message = parseGameFrameMessage(data)
    if (message) onMessage(message)
    else log('a message of the game is not of the protocol', { origin })
  })
  return { say: (message) => frameOf(url)?.contentWindow?.postMessage(message, origin), close }
}
