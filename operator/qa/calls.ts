import { mask, maskText } from '../log.ts'
import type { Seen } from './faults.ts'

/** One request that came in, secrets replaced by their kind. */
export interface SeenCall {
  readonly n: number
  readonly at: string
  readonly method: string
  readonly path: string
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
  /** 0 until it is answered, and when it never was. */
  status: number
}

const KEPT = 5000

function readable(text: string, type: string): unknown {
  if (text === '') return null
  if (/json/.test(type)) {
    try {
      return mask(JSON.parse(text))
    } catch {
      // Where a secret ends in what is no JSON cannot be told, so nothing of it is shown (SAF-12).
      return `<${Buffer.byteLength(text)} bytes that are no JSON>`
    }
  }
  if (/x-www-form-urlencoded/.test(type)) return mask(Object.fromEntries(new URLSearchParams(text)))
  return `<${Buffer.byteLength(text)} bytes of ${type || 'unknown type'}>`
}

/** The latest requests, for QA to see what a page asked. */
export function createCalls(now: () => number) {
  let calls: SeenCall[] = []
  let n = 0
  return {
    add(seen: Seen): SeenCall {
      n += 1
      const call: SeenCall = {
        n,
        at: new Date(now()).toISOString(),
        method: seen.method,
        path: maskText(seen.path),
        query: mask(Object.fromEntries(new URLSearchParams(seen.query))),
        headers: mask(seen.headers),
        body: readable(seen.body, seen.headers['content-type'] ?? ''),
        status: 0,
      }
      calls.push(call)
      if (calls.length > KEPT * 1.2) calls = calls.slice(-KEPT)
      return call
    },
    since: (after: number): SeenCall[] => calls.filter((call) => call.n > after),
    clear(): void {
      calls = []
    },
  }
}

export type Calls = ReturnType<typeof createCalls>
