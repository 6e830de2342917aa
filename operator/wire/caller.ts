import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Caller } from '../operator.ts'

const addressOf = (incoming: IncomingMessage): string => (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '')

/** Who sent a request. */
export function callerOf(incoming: IncomingMessage): Caller {
  return {
    ip: addressOf(incoming),
    userAgent: incoming.headers['user-agent'] ?? '',
    isLocal: isLoopback(incoming),
  }
}

/**
 * Whether the request comes from this very machine, by its own name: neither through a proxy, nor from a page that had its
 * host name point here.
 */
export function isLoopback(incoming: IncomingMessage): boolean {
  const ip = addressOf(incoming)
  const host = (incoming.headers.host ?? '').replace(/:\d+$/, '')
  return (
    (ip === '::1' || ip.startsWith('127.')) &&
    incoming.headers['x-forwarded-for'] === undefined &&
    incoming.headers['forwarded'] === undefined &&
    (host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host))
  )
}

/** Whether a secret is the one wanted, in a time that does not tell how much of it was right. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Whether a browser sent this from another site's page. Callers that are no browsers send no Origin. */
export function isForeignOrigin(origin: string | null | undefined, host: string | null | undefined): boolean {
  if (origin === null || origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
