/** How often a silent line says that it is there, ms: what stands between must not think it dead. */
const BREATH = 20_000

/** Lines to open pages: each says that there is something new, and whoever reads it asks for that itself. */
export interface NewsLines {
  /** A line of server-sent events that ends with its request. */
  of(key: string, signal: AbortSignal): Response
  tell(key: string): void
  /** What was said meanwhile is lost: everybody asks. */
  tellAll(): void
}

/** Lines whose only word is `word`. */
export function createNewsLines(word: string): NewsLines {
  const lines = new Map<string, Set<() => void>>()
  const tell = (key: string): void => {
    for (const say of lines.get(key) ?? []) say()
  }
  return {
    tell,
    tellAll() {
      for (const key of lines.keys()) tell(key)
    },
    of(key, signal) {
      const encoder = new TextEncoder()
      let end: (() => void) | null = null
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const say = (text: string): void => controller.enqueue(encoder.encode(text))
          const mineSays = (): void => say(`data: ${word}\n\n`)
          const breath = setInterval(() => say(': \n\n'), BREATH)
          breath.unref()
          const mine = lines.get(key) ?? new Set()
          lines.set(key, mine.add(mineSays))
          end = () => {
            clearInterval(breath)
            mine.delete(mineSays)
            if (mine.size === 0) lines.delete(key)
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
