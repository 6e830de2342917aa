import type { Operator } from '../operator.ts'

/** How often a silent line says that it is there, ms: what stands between must not think it dead. */
const BREATH = 20_000

/** Lines to open frames: each is told that its player's balance is another, and asks for it itself. */
export interface News {
  /** A line of server-sent events that ends with its request. */
  of(playerId: number, signal: AbortSignal): Response
}

const tellAll = (all: Iterable<() => void>): void => {
  for (const tell of all) tell()
}

/** One listener of the bus for all lines of this process. */
export function openNews({ bus }: Operator): News {
  const lines = new Map<number, Set<() => void>>()
  bus.on('sports-balance', ({ playerId }) => tellAll(lines.get(playerId) ?? []))
  // What was said meanwhile is lost: everybody asks.
  bus.onGap(() => {
    for (const all of lines.values()) tellAll(all)
  })
  return {
    of(playerId, signal) {
      const encoder = new TextEncoder()
      let end: (() => void) | null = null
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const say = (text: string): void => controller.enqueue(encoder.encode(text))
          const tell = (): void => say('data: balance\n\n')
          const breath = setInterval(() => say(': \n\n'), BREATH)
          breath.unref()
          const mine = lines.get(playerId) ?? new Set()
          lines.set(playerId, mine.add(tell))
          end = () => {
            clearInterval(breath)
            mine.delete(tell)
            if (mine.size === 0) lines.delete(playerId)
          }
          signal.addEventListener('abort', () => end?.(), { once: true })
          say(': \n\n')
        },
        cancel: () => end?.(),
      })
      return new Response(body, {
        headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
      })
    },
  }
}
