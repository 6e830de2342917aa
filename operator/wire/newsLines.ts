/** How often a silent line says that it is there, ms: what stands between must not think it dead. */
const BREATH = 20_000

/** An open line: what is answered to the request, and how the line is ended from here. */
export interface NewsLine {
  readonly response: Response
  readonly end: () => void
}

/** Lines to open pages: each says that there is something new, and whoever reads it asks for that itself. */
export interface NewsLines {
  /** A line of server-sent events that ends with its request, or from here. `onEnd` is called once, however it ends. */
  open(key: string, signal: AbortSignal, onEnd?: () => void): NewsLine
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
    open(key, signal, onEnd) {
      const encoder = new TextEncoder()
      let isOver = false
      let controller!: ReadableStreamDefaultController<Uint8Array>
      const body = new ReadableStream<Uint8Array>({
        start: (given) => void (controller = given),
        cancel: () => end(),
      })
      const say = (text: string): void => controller.enqueue(encoder.encode(text))
      const mineSays = (): void => say(`data: ${word}\n\n`)
      const breath = setInterval(() => say(': \n\n'), BREATH)
      breath.unref()
      const mine = lines.get(key) ?? new Set()
      lines.set(key, mine.add(mineSays))
      function end(): void {
        if (isOver) return
        isOver = true
        clearInterval(breath)
        mine.delete(mineSays)
        if (mine.size === 0 && lines.get(key) === mine) lines.delete(key)
        onEnd?.()
      }
      signal.addEventListener('abort', end, { once: true })
      say(': \n\n')
      // Gone before it was opened: nobody would say so again.
      if (signal.aborted) end()
      return {
        response: new Response(body, {
          headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
        }),
        end() {
          if (isOver) return
          end()
          controller.close()
        },
      }
    },
  }
}
