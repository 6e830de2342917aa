/** Values that change outside, asked for again and again as long as somebody looks at them (LOB-5, LOB-6). */
export interface Polled<Value> {
  /** Looks at one of them; returns how to look away. */
  readonly watch: (id: string, listener: () => void) => () => void
  /** What it is now; null while it is not known, or not known well any more. */
  readonly of: (id: string) => Value | null
}

interface PolledOptions<Value> {
  /** Asks for these. Rejects when they could not be had. */
  readonly ask: (ids: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Value>>
  /** ms from one question to the next. */
  readonly every: number
  readonly now: () => number
  /** What is shown of two answers, `part` (0 to 1) of the way from the one to the other; without it the newer one is. */
  readonly between?: (from: Value, to: Value, part: number) => Value
  /** ms between the steps of that. */
  readonly step?: number
  readonly isSame: (a: Value, b: Value) => boolean
}

interface Known<Value> {
  /** When it was told first, ms. */
  readonly firstAt: number
  readonly from: Value
  readonly to: Value
  readonly since: number
  readonly shown: Value
}

/** Answers count for this many questions without one; then a value is not known any more, rather than wrong. */
const patience = 3
/** Those that come into sight together are asked for together, ms. */
const gather = 100
/** What counts up between two answers is asked for again so soon while it is new, ms: until there are two it stands still. */
const soon = 5000

/**
 * Asks for all values that are looked at, at once and then every so often; for none in a hidden window. An answer that does not come
 * changes nothing, and after some of them nothing is said any more.
 */
export function createPolled<Value>(options: PolledOptions<Value>): Polled<Value> {
  const { ask, every, now, between, step, isSame } = options
  const watched = new Map<string, Set<() => void>>()
  const known = new Map<string, Known<Value>>()
  let asking: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let steps: ReturnType<typeof setInterval> | undefined
  let answeredAt = 0

  const tell = (id: string) => {
    for (const listener of watched.get(id) ?? []) listener()
  }
  const forget = (id: string) => {
    if (known.delete(id)) tell(id)
  }

  function take(id: string, value: Value): void {
    const before = known.get(id)
    // What was known long ago is nothing to count up from: it is as it is.
    const from = before && now() - before.since <= 2 * every ? before.shown : value
    const firstAt = before?.firstAt ?? now()
    known.set(id, { firstAt, from, to: value, since: now(), shown: between ? from : value })
    if (!before || !isSame(before.shown, known.get(id)!.shown)) tell(id)
  }

  function stepOn(): void {
    for (const [id, one] of known) {
      const part = Math.min(1, (now() - one.since) / every)
      const shown = between!(one.from, one.to, part)
      if (isSame(shown, one.shown)) continue
      known.set(id, { ...one, shown })
      tell(id)
    }
  }

  async function poll(): Promise<void> {
    asking?.abort()
    const own = new AbortController()
    asking = own
    const ids = [...watched.keys()]
    let next = every
    try {
      const answer = await ask(ids, own.signal)
      if (own.signal.aborted) return
      answeredAt = now()
      for (const id of ids) {
        const value = answer.get(id)
        if (value === undefined) forget(id)
        else take(id, value)
      }
      if (between && ids.some((id) => now() - (known.get(id)?.firstAt ?? 0) < soon)) next = soon
    } catch {
      if (own.signal.aborted) return
      if (now() - answeredAt >= patience * every) for (const id of ids) forget(id)
    }
    plan(next)
  }

  function plan(after: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void poll(), after)
  }

  function rest(): void {
    clearTimeout(timer)
    clearInterval(steps)
    steps = undefined
    asking?.abort()
    asking = null
  }

  function begin(): void {
    if (watched.size === 0 || document.hidden) return
    plan(gather)
    if (between && step) steps ??= setInterval(stepOn, step)
  }

  const onVisible = () => (document.hidden ? rest() : begin())

  return {
    watch(id, listener) {
      if (watched.size === 0) document.addEventListener('visibilitychange', onVisible)
      const listeners = watched.get(id)
      if (listeners) listeners.add(listener)
      else {
        watched.set(id, new Set([listener]))
        const last = known.get(id)
        // One that comes into sight again is asked for at once where the others have been asked for since without it.
        if (!last || watched.size === 1 || now() - last.since > every) begin()
      }
      return () => {
        const left = watched.get(id)
        left?.delete(listener)
        if (left?.size !== 0) return
        watched.delete(id)
        if (watched.size > 0) return
        document.removeEventListener('visibilitychange', onVisible)
        rest()
      }
    },
    of: (id) => known.get(id)?.shown ?? null,
  }
}
