import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { socketPing, socketPong, socketTokenParameter, socketUnauthorizedClose } from '#contract/socket.ts'
import { walletMessage } from './banking/walletMessage.ts'
import { CallError } from './handler.ts'
import type { Operator, PlayerClaims } from './operator.ts'
import type { Faults } from './qa/faults.ts'
import { isForeignOrigin } from './wire/caller.ts'

/** Close code of a player's socket that QA closed; the client comes back. */
const CLOSED_BY_QA = 4000
/** Close code for what is wrong at the operator ("try again later" of the WebSocket registry); the client comes back. */
const TRY_AGAIN = 1013
/** Missed pings after which a connection counts as lost. */
const PING_EVERY = 25_000
const MAX_PAYLOAD = 4 * 1024

interface Connection {
  readonly socket: WebSocket
  readonly player: PlayerClaims
  isAlive: boolean
}

/** The open sockets of this process. */
export interface Sockets {
  /** How many sockets a player has here. */
  count(playerId: number): number
  close(): void
}

const UNAUTHORIZED: [number, string] = [socketUnauthorizedClose, 'Token expired']
/** A refused token signs the player out (4401); a database that is away says nothing about tokens, so the page comes back. */
const closingFor = (error: unknown): [number, string] =>
  error instanceof CallError ? UNAUTHORIZED : [TRY_AGAIN, 'Try again']

/** Serves `/socket`: accepts, checks the token, then pushes what the bus brings for the player (WAL-2). */
export function createSockets(server: Server, operator: Operator, faults: Faults | null): Sockets {
  const webSockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_PAYLOAD })
  const open = new Map<number, Set<Connection>>()
  const refused = new Set<number>()

  const of = (playerId: number): Iterable<Connection> => open.get(playerId) ?? []
  const send = (playerId: number, text: string): void => {
    for (const { socket } of of(playerId)) if (socket.readyState === WebSocket.OPEN) socket.send(text)
  }
  const closeAll = (playerId: number, code: number, reason: string): void => {
    for (const { socket } of of(playerId)) socket.close(code, reason)
  }

  operator.bus.on('push', ({ playerId, message }) => send(playerId, JSON.stringify(message)))
  operator.bus.on('push-raw', ({ playerId, raw }) => send(playerId, raw))
  /** Closes the sockets whose sign-in is over; the age of the token that opened one says nothing, the page renews it. */
  const closeEnded = async (playerId: number): Promise<void> => {
    for (const { socket, player } of of(playerId))
      try {
        if (!(await operator.userPool.isLiving(player))) socket.close(...UNAUTHORIZED)
      } catch (error) {
        socket.close(...closingFor(error))
      }
  }
  // Signing out on one device leaves the other's socket alone.
  operator.bus.on('session-ended', ({ playerId }) => void closeEnded(playerId))
  operator.bus.on('sockets', ({ playerId, action }) => {
    if (action === 'allow') refused.delete(playerId)
    else {
      if (action === 'refuse') refused.add(playerId)
      closeAll(playerId, CLOSED_BY_QA, 'closed by QA')
    }
  })

  /** After lost messages every player here gets the balance anew; whose sign-in ended meanwhile gets nothing more. */
  const catchUp = async (): Promise<void> => {
    for (const playerId of open.keys())
      await closeEnded(playerId)
        .then(() => greet(playerId))
        .catch((error: unknown) => operator.log.warn('socket.catch-up-failed', { error }))
  }
  const greet = async (playerId: number): Promise<void> => {
    const wallet = await operator.ledger.walletOf(playerId)
    if (wallet) send(playerId, JSON.stringify(walletMessage(wallet)))
  }
  operator.bus.onGap(() => void catchUp())

  const accept = async (socket: WebSocket, request: IncomingMessage): Promise<void> => {
    socket.on('error', () => socket.terminate())
    const token = new URL(request.url ?? '/', 'http://site').searchParams.get(socketTokenParameter) ?? ''
    let player: PlayerClaims
    try {
      player = await operator.userPool.verifyIdToken(token)
    } catch (error) {
      socket.close(...closingFor(error))
      return
    }
    if (refused.has(player.playerId)) {
      socket.close(CLOSED_BY_QA, 'refused by QA')
      return
    }
    if (socket.readyState !== WebSocket.OPEN) return
    const connection: Connection = { socket, player, isAlive: true }
    const mine = open.get(player.playerId) ?? new Set()
    open.set(player.playerId, mine)
    mine.add(connection)
    socket.on('pong', () => {
      connection.isAlive = true
    })
    socket.on('message', (data) => {
      connection.isAlive = true
      if ((data as Buffer).toString('utf8') === socketPing) socket.send(socketPong)
    })
    socket.on('close', () => {
      mine.delete(connection)
      if (mine.size === 0) open.delete(player.playerId)
    })
    operator.log.info('socket.open', { playerId: player.playerId })
    // What moved between the page's first poll and now would otherwise be missed.
    await greet(player.playerId).catch(() => {})
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // From here on nobody else hears of this connection's errors, and one that nobody hears of ends the process.
    socket.on('error', () => socket.destroy())
    const [path = '', query = ''] = (request.url ?? '').split('?')
    if (path !== '/socket') {
      // In development the bundler listens here too and takes its own.
      if (server.listenerCount('upgrade') === 1) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
      return
    }
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const fault = faults?.take({ method: 'GET', path, query, headers, body: '' })
    if (fault?.kind === 'hang') return
    if (fault) {
      socket.end(fault.kind === 'status' ? `HTTP/1.1 ${fault.status ?? 500} Fault\r\nConnection: close\r\n\r\n` : '')
      return
    }
    if (isForeignOrigin(request.headers.origin, request.headers.host)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return
    }
    webSockets.handleUpgrade(request, socket, head, (accepted) => void accept(accepted, request))
  })

  const beat = setInterval(() => {
    for (const connections of open.values())
      for (const connection of connections) {
        if (!connection.isAlive) connection.socket.terminate()
        else {
          connection.isAlive = false
          connection.socket.ping()
        }
      }
  }, PING_EVERY)
  beat.unref()

  return {
    count: (playerId) => open.get(playerId)?.size ?? 0,
    close() {
      clearInterval(beat)
      for (const client of webSockets.clients) client.close(1001, 'The operator is closing')
      webSockets.close()
    },
  }
}
