import type { IncomingMessage } from 'node:http'
import type { Calls } from './calls.ts'
import type { Fault, Faults, Seen } from './faults.ts'
import { readBody } from '../wire/body.ts'
import { json, refusal } from '../wire/answers.ts'

/** Largest body that faults may look into, bytes. */
const LOOKED_INTO = 12 * 1024 * 1024

/** A request that was read, so that it can be looked into and still be passed on. */
async function opened(request: Request): Promise<{ readonly request: Request; readonly body: string }> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return { request, body: '' }
  const bytes = await readBody(request, LOOKED_INTO)
  return {
    request: new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body: new Uint8Array(bytes),
    }),
    body: bytes.toString('utf8'),
  }
}

const wait = (ms: number, incoming: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    // The caller has left, or the operator is closing: nobody waits any more.
    incoming.socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const forEver = 2_000_000_000

/** An answer for a connection that was cut: it goes nowhere. */
const cut = (incoming: IncomingMessage): Response => {
  incoming.socket.destroy()
  return new Response(null, { status: 500 })
}

async function failing(fault: Fault, incoming: IncomingMessage, work: () => Promise<Response>): Promise<Response> {
  const { kind, delayMs = 0, status, body } = fault
  if (kind === 'hang') {
    await wait(delayMs || forEver, incoming)
    return cut(incoming)
  }
  if (kind === 'late') {
    await work()
    await wait(delayMs, incoming)
    return cut(incoming)
  }
  if (delayMs > 0) await wait(delayMs, incoming)
  if (kind === 'drop') return cut(incoming)
  if (kind === 'malformed')
    return body === undefined
      ? new Response('{"malformed":', { status: status ?? 200, headers: { 'content-type': 'application/json' } })
      : json(body, status ?? 200)
  const code = status ?? 500
  if (code === 204 || code === 304) return new Response(null, { status: code })
  return json(body ?? { status: code, code: 'error.system.error', message: 'A fault that QA asked for' }, code)
}

/** Stands before every path of a QA operator: notes the call, and lets go wrong what QA asked for. */
export function createFront(faults: Faults, calls: Calls) {
  return async (
    request: Request,
    incoming: IncomingMessage,
    work: (request: Request) => Promise<Response>,
  ): Promise<Response> => {
    const url = new URL(request.url)
    if (url.pathname === '/qa' || url.pathname.startsWith('/qa/')) return work(request)
    let read: Awaited<ReturnType<typeof opened>>
    try {
      read = await opened(request)
    } catch (error) {
      // Too large to look into, and so too large for whatever would answer it.
      const refused = refusal(error)
      if (refused) return refused
      throw error
    }
    const seen: Seen = {
      method: request.method,
      path: url.pathname,
      query: url.search,
      headers: Object.fromEntries(request.headers),
      body: read.body,
    }
    const call = calls.add(seen)
    const fault = faults.take(seen)
    const response = fault ? await failing(fault, incoming, () => work(read.request)) : await work(read.request)
    call.status = incoming.socket.destroyed ? 0 : response.status
    return response
  }
}
