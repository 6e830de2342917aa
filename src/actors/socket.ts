import { timers } from '#contract/constants.ts'
import {
  parseSocketMessage,
  socketPing,
  socketTokenParameter,
  socketUnauthorizedClose,
  type SocketMessage,
} from '#contract/socket.ts'

interface SocketOptions {
  /** Address of the wallet and bonus socket (settings); `http` and page-relative addresses are turned into `ws`. */
  readonly address: string
  /** A fresh token for this connection; a rejection counts as refused. */
  readonly token: () => Promise<string>
  readonly onOpen: () => void
  readonly onMessage: (message: SocketMessage) => void
  /** Once: lost, never made, or refused (4401). */
  readonly onClose: (isRefused: boolean) => void
  readonly log: (message: string, detail: Record<string, unknown>) => void
}

const nothing = () => {}

/** Longest wait for a connection (ms). */
const connectTimeOut = 10_000

/**
 * One connection to the wallet socket (WAL-2): token as query parameter, ping every 20 s, bad messages only logged.
 * Connecting again is the wallet machine's decision. Answers how to end it; after that nothing is reported any more.
 */
export function openSocket(options: SocketOptions): () => void {
  let isOver = false
  let close = nothing

  const end = (isRefused: boolean) => {
    if (isOver) return
    isOver = true
    close()
    options.onClose(isRefused)
  }

  void connect()
  return () => {
    isOver = true
    close()
  }

  async function connect(): Promise<void> {
    let token: string
    try {
      token = await options.token()
    } catch {
      return end(true)
    }
    if (isOver) return
    const address = new URL(options.address, document.baseURI)
    address.protocol = address.protocol.replace('http', 'ws')
    address.searchParams.set(socketTokenParameter, token)
    const socket = new WebSocket(address)
    const waiting = setTimeout(() => end(false), connectTimeOut)
    const pinging = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(socketPing)
    }, timers.socketPing)
    close = () => {
      clearTimeout(waiting)
      clearInterval(pinging)
      socket.close()
    }
    socket.addEventListener('open', () => {
      clearTimeout(waiting)
      if (!isOver) options.onOpen()
    })
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isOver && typeof data === 'string') read(data)
    })
    socket.addEventListener('error', () => options.log('the wallet socket failed', {}))
    socket.addEventListener('close', ({ code }) => end(code === socketUnauthorizedClose))
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
      // It has the right form and makes no sense all the same, such as decimals of a currency that has none.
      options.log('a socket message was ignored', { why: 'unusable', field: message.type })
    }
  }
}
