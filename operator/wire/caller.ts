import type { IncomingMessage } from 'node:http'
import type { Caller } from '../operator.ts'

/** Address without port, IPv4-mapped ones as IPv4. */
export function callerOf(incoming: IncomingMessage): Caller {
  const address = incoming.socket.remoteAddress ?? ''
  return { ip: address.replace(/^::ffff:/, ''), userAgent: incoming.headers['user-agent'] ?? '' }
}

/**
 * Whether the request comes from this very machine, by its own name: neither through a proxy, nor from a page that had its
 * host name point here.
 */
export function isLoopback(incoming: IncomingMessage): boolean {
  const { ip } = callerOf(incoming)
  const host = (incoming.headers.host ?? '').replace(/:\d+$/, '')
  return (
    (ip === '::1' || ip.startsWith('127.')) &&
    incoming.headers['x-forwarded-for'] === undefined &&
    incoming.headers['forwarded'] === undefined &&
    (host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host))
  )
}

/** Whether a browser sent this from another site's page. Callers that are no browsers send no Origin. */
export function isForeignOrigin(origin: string | null | undefined, host: string | null | undefined): boolean {
  if (origin === null || origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
