import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A live platform at an origin of its own, as a site elsewhere finds it. */
export interface Platform {
  readonly origin: string
  stop(): Promise<void>
}

/** Without the site's name: the operator answers its own pages alone. */
const headersOf = ({ headers }: IncomingMessage) => {
  const { origin: _, ...others } = headers
  return others
}

const allowed = ({ headers }: IncomingMessage): Record<string, string> => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-expose-headers': '*',
  'access-control-allow-credentials': 'true',
  vary: 'Origin',
})

/** Puts an operator behind an address of its own that lets other sites' pages call it, sockets included. */
export async function startPlatform(operator: string): Promise<Platform> {
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, allowed(request)).end()
      return
    }
    const onward = ask(`${operator}${request.url ?? ''}`, { method: request.method, headers: headersOf(request) })
    onward.once('error', () => response.destroy())
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...allowed(request) })
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  server.on('upgrade', (request, socket) => {
    const onward = ask(`${operator}${request.url ?? ''}`, { headers: headersOf(request) })
    onward.once('error', () => socket.destroy())
    onward.once('upgrade', (answer, other) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      other.once('error', () => socket.destroy())
      socket.once('error', () => other.destroy())
      other.pipe(socket).pipe(other)
    })
    onward.end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
