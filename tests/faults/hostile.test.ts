import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestOperator, type TestOperator } from '#tests/support/operator.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await startTestOperator()
}, 120_000)
afterAll(() => operator.stop())

const get = (path: string, init?: RequestInit) => fetch(operator.origin + path, init)
const isAlive = async (): Promise<number> => (await get('/health')).status

/** Sends text over a connection of its own and cuts it without a word, as a lost network does. */
const sentAndCut = (text: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(operator.port, 'localhost', () => {
      socket.write(text)
      setTimeout(() => socket.resetAndDestroy(), 5)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })

const upgrade = (path: string, ...headers: string[]): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${operator.port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
    '',
    '',
  ].join('\r\n')

describe('whatever a caller sends, the operator goes on', () => {
  test('connections that ask for a socket and are cut while they are refused', async () => {
    for (let round = 0; round < 20; round++) {
      await sentAndCut(upgrade('/no/socket'))
      await sentAndCut(upgrade('/socket', 'Origin: https://evil.example'))
    }
    expect(await isAlive()).toBe(200)
  })
})
