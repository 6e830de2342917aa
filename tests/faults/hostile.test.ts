import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteHeaders } from '#contract/endpoint.ts'
import { startTestOperator, type TestOperator } from '#tests/support/operator.ts'
import { signIn } from '#tests/support/playerClient.ts'
import { Qa } from '#tests/support/qa.ts'

let operator: TestOperator
let qa: Qa
beforeAll(async () => {
  operator = await startTestOperator()
  qa = new Qa(operator.origin)
}, 120_000)
afterAll(() => operator.stop())

const get = (path: string, init?: RequestInit) => fetch(operator.origin + path, init)
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  get(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
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

  test('paths that can be no file', async () => {
    for (const path of ['/%00.js', '/assets/%00', `/${'a'.repeat(5000)}.js`, '/assets/..%2f..%2f..%2fpackage.json'])
      expect([path, (await get(path)).status]).toEqual([path, 404])
  })

  test('bodies of megabytes, for every part that reads one', async () => {
    const body = 'x'.repeat(14_000_000)
    for (const path of ['/api/v1/player/registration', '/user-pool/', '/content/v1/data/query/halcyon', '/cashier/x'])
      expect([path, (await post(path, body, { ...siteHeaders, 'x-amz-target': 'x.InitiateAuth' })).status]).toEqual([
        path,
        413,
      ])
  })

  test('texts with a NUL, which no database can hold', async () => {
    const { email, password } = await qa.player()
    const player = await signIn(operator.origin, email, password)
    const nul = 'a\0b'
    for (const answer of [
      await player.post('/player/login', { ipAddress: nul, blackbox: nul }),
      await player.post('/player/update_term_and_condition_version', { version: nul }),
      await player.get('/player/wallet/deposit/a%00b'),
    ])
      expect(answer.body).toMatchObject({ status: 400, code: 'error.validation' })
    const question = {
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: 'player-site',
      AuthParameters: { USERNAME: nul, SRP_A: 'a' },
    }
    const pool = await post('/user-pool/', JSON.stringify(question), { 'x-amz-target': 'x.InitiateAuth' })
    expect([pool.status, pool.headers.get('x-amzn-errortype')]).toEqual([400, 'InvalidParameterException:'])
    const game = await fetch(`${operator.gameOrigins[0]}/rgs/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: nul.repeat(8) }),
    })
    expect(game.status).toBe(400)
  })

  test('REG-7 numbers beyond what a number can be', async () => {
    const body = JSON.stringify({ playerId: 1e308, code: '123456' })
    const answer = await post('/api/v1/player/registration/sms_verification', body, siteHeaders)
    expect(await answer.json()).toMatchObject({ status: 400, validationErrors: [{ field: 'playerId' }] })
  })
})

const query = (text: string) => get(`/content/v1/data/query/halcyon?query=${encodeURIComponent(text)}`)
const mutate = (headers: Record<string, string>) =>
  post('/content/v1/data/mutate/halcyon', JSON.stringify({ mutations: [{ delete: { id: 'no-such' } }] }), headers)

describe('the content service', () => {
  test('CON-1 what is no query or no document id is the caller’s fault', async () => {
    for (const text of ['*[', 'geo::distance(1, 2)', 'nobody::knows(1)'])
      expect([text, (await query(text)).status]).toEqual([text, 400])
    expect((await get('/content/v1/data/doc/halcyon/%E0%A4%A')).status).toBe(400)
  })

  test('CON-1 a query of lists within lists is stopped before it holds up anybody else', async () => {
    // Each would take minutes without a bound, and this test's time with it.
    for (const text of [
      'count(*[count(*[count(*[_id > ^._id && _id > ^.^._id]) > 1]) > 1])',
      '{"d": *}{"x": count(d[count(^.d[count(^.^.d[_id > ^._id]) > 1]) > 1])}',
      '*|order(count(*|order(count(*|order(_id)))))',
    ])
      expect([text, (await query(text)).status]).toEqual([text, 400])
    expect(await isAlive()).toBe(200)
  }, 90_000)

  test('CON-1 callers from elsewhere change no content without a token, QA or not', async () => {
    expect((await mutate({})).status).toBe(200)
    expect((await mutate({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(401)
    expect((await mutate({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer guessed' })).status).toBe(401)
  })
})
