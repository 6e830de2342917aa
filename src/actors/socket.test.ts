import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws'
import { socketPing, socketTokenParameter, socketUnauthorizedClose } from '#contract/socket.ts'
import { openSocket } from './socket.ts'
import { UserPoolError } from './userPool.ts'

// A real server on this machine: it decides how a connection ends.
const server = createServer()
const sockets = new WebSocketServer({ server })
let addresses: string[] = []
let onConnection: (socket: ServerSocket) => void = () => {}
let stop = () => {}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  vi.stubGlobal('document', { baseURI: `http://localhost:${(server.address() as AddressInfo).port}/en-UN` })
  sockets.on('connection', (socket, request) => {
    addresses.push(request.url ?? '')
    onConnection(socket)
  })
})
beforeEach(() => {
  addresses = []
  onConnection = () => {}
})
afterEach(() => stop())
afterAll(() => {
  vi.unstubAllGlobals()
  for (const socket of sockets.clients) socket.terminate()
  server.close()
})

/** How one connection ended, and what came before. */
function connect(token: () => Promise<string>, address = '/socket') {
  const heard: string[] = []
  const ended = new Promise<boolean>((resolve) => {
    stop = openSocket({
      address,
      token,
      onOpen: () => heard.push('open'),
      onMessage: ({ type }) => heard.push(type),
      onClose: (isRefused) => {
        heard.push(isRefused ? 'refused' : 'lost')
        resolve(isRefused)
      },
      log: (message) => heard.push(message),
    })
  })
  return { heard, ended }
}
const failing = (error: Error) =>
  connect(async () => {
    throw error
  }).ended
const good = () => Promise.resolve('the-token')

test('WAL-2 the token travels as query parameter, and a message is read', async () => {
  onConnection = (socket) => {
    socket.send('{"type":"PLAYER_ATTRIBUTE_CHANGE","payload":{}}')
    socket.send('not json')
    socket.close(1000)
  }
  const { heard, ended } = connect(good)
  expect(await ended).toBe(false)
  expect(addresses).toEqual([`/socket?${socketTokenParameter}=the-token`])
  expect(heard).toEqual(['open', 'PLAYER_ATTRIBUTE_CHANGE', 'a socket message was ignored', 'lost'])
})

test('WAL-2 a token that the server closes upon is refused, and the socket does not try by itself', async () => {
  onConnection = (socket) => socket.close(socketUnauthorizedClose, 'Token expired')
  const { heard, ended } = connect(good)
  expect(await ended).toBe(true)
  expect(heard.filter((what) => what === 'refused')).toHaveLength(1)
  expect(addresses).toHaveLength(1)
})

test('WAL-2 no server is a lost connection, told once', async () => {
  const { heard, ended } = connect(good, 'http://localhost:1/socket')
  expect(await ended).toBe(false)
  expect(heard.filter((what) => what === 'lost')).toHaveLength(1)
})

test('WAL-2 AUT-9 a pool that refuses the token is told apart from one that cannot be reached', async () => {
  expect(await failing(new UserPoolError('status', 401, 'token.expired', 'Token expired'))).toBe(true)
  expect(await failing(new UserPoolError('network', null, 'network', 'Network error'))).toBe(false)
  expect(await failing(new UserPoolError('timeout', null, 'timeout', 'No answer in time'))).toBe(false)
  expect(addresses, 'nothing was connected').toEqual([])
})

test('WAL-2 the page pings every 20 s while the connection stands, and no more after it was ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const pings: string[] = []
    const connected = new Promise<ServerSocket>((resolve) => {
      onConnection = (socket) => {
        socket.on('message', (data: Buffer) => pings.push(data.toString()))
        resolve(socket)
      }
    })
    connect(good)
    const server = await connected
    const closed = new Promise<number>((resolve) => server.on('close', resolve))
    // The protocol answers in order: behind this pong stands all that the page had sent before.
    const arrived = () =>
      new Promise<string[]>((resolve) => {
        server.once('pong', () => resolve([...pings]))
        server.ping()
      })
    vi.advanceTimersByTime(19_999)
    expect(await arrived()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(await arrived()).toEqual([socketPing])
    vi.advanceTimersByTime(40_000)
    expect(await arrived()).toEqual([socketPing, socketPing, socketPing])
    stop()
    await closed
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('SAF-7 after it was ended nothing is reported and the connection is closed', async () => {
  const closed = new Promise<number>((resolve) => {
    onConnection = (socket) => {
      socket.on('close', resolve)
      stop()
      socket.send('{"type":"PLAYER_ATTRIBUTE_CHANGE","payload":{}}')
    }
  })
  const { heard } = connect(good)
  await closed
  expect(heard).toEqual([])
})
