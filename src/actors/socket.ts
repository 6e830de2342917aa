import { timers } from '#contract/constants.ts'
import {
  parseSocketMessage,
  socketPing,
  socketTokenParameter,
  socketUnauthorizedClose,
  type SocketMessage,
} from '#contract/socket.ts'
import ReconnectingWebSocket from 'partysocket/ws'
import { isTokenRefused } from './userPool.ts'

interface SocketOptions {
  /** Address of the wallet and bonus socket (settings); `http` and page-relative addresses are turned into `ws`. */
  readonly address: string
  /** A fresh token for this connection; a token that the user pool refuses counts as refused, a pool out of reach as lost. */
  readonly token: () => Promise<string>
  readonly onOpen: () => void
  readonly onMessage: (message: SocketMessage) => void
  /** Once: lost, never made, or refused (4401). */
  readonly onClose: (isRefused: boolean) => void
  readonly log: (message: string, detail: Record<string, unknown>) => void
}

/** Longest wait for a connection (ms). */
const connectTimeOut = 10_000

/** Where the socket is, with the token in it; `http` and page-relative addresses become `ws`. */
function addressOf(address: string, token: string): string {
  const url = new URL(address, document.baseURI)
  url.protocol = url.protocol.replace('http', 'ws')
  url.searchParams.set(socketTokenParameter, token)
  return url.href
}

/**
 * One connection to the wallet socket (WAL-2): token as query parameter, ping every 20 s, bad messages only logged.
 * Connecting again is the wallet machine's decision, so the socket itself tries once. Answers how to end it; after that
 * nothing is reported any more.
 */
export function openSocket(options: SocketOptions): () => void {
  let isOver = false

  const socket = new ReconnectingWebSocket(
    async () => {
      try {
        return addressOf(options.address, await options.token())
      } catch (error) {
        end(isTokenRefused(error))
        throw error
      }
    },
    undefined,
    { maxRetries: 0, connectionTimeout: connectTimeOut },
  )
  const pinging = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send(socketPing)
  }, timers.socketPing)

  socket.addEventListener('open', () => {
    if (!isOver) options.onOpen()
  })
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isOver && typeof data === 'string') read(data)
  })
  socket.addEventListener('error', () => {
    if (!isOver) options.log('the wallet socket failed', {})
  })
  socket.addEventListener('close', ({ code }) => end(code === socketUnauthorizedClose))

  return stop

  function stop(): void {
    isOver = true
    clearInterval(pinging)
    socket.close()
  }

  function end(isRefused: boolean): void {
    if (isOver) return
    stop()
    options.onClose(isRefused)
  }

  function read(raw: string): void {
    const parsed = parseSocketMessage(raw)
    if ('message' in parsed) take(parsed.message)
    else if (parsed.ignored !== 'pong')
      options.log('a socket message was ignored', { why: parsed.ignored, field: parsed.field })
  }

  function take(message: SocketMessage): void {
    try {
      options.onMessage(message)
    } catch {
      // It has the right form and makes no sense all the same, such as more money than can be counted.
      options.log('a socket message was ignored', { why: 'unusable', field: message.type })
    }
  }
}
