import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { siteHeaders, type Endpoint } from '#contract/endpoint.ts'
import { socketUnauthorizedClose } from '#contract/socket.ts'
import { handlers } from '#operator/handlers.ts'
import { callPath } from '#contract/endpoint.ts'
import { startTestOperator, type TestOperator } from '#tests/support/operator.ts'
import { openSocket, signIn } from '#tests/support/playerClient.ts'
import { Qa } from '#tests/support/qa.ts'

let operator: TestOperator
let qa: Qa
beforeAll(async () => {
  operator = await startTestOperator({
    env: { QA_TOKEN: 'a-token-for-machines', STAFF: 'support@example.com:Calm:water-12' },
  })
  qa = new Qa(operator.origin)
}, 120_000)
afterAll(() => operator.stop())
beforeEach(() => qa.reset())

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(operator.origin + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const api = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${operator.origin}/api/v1${path}`, { headers: { ...siteHeaders, ...headers } })
const newPlayer = async (parts: object = {}) => {
  const { playerId, email, password } = await qa.player(parts)
  return { playerId, player: await signIn(operator.origin, email, password) }
}

test('MOD-6 staff named at the start, and those that QA makes, see reports; also after a reset', async () => {
  for (const [email, password] of [
    ['support@example.com', 'Calm:water-12'],
    ['staff@example.com', 'Welcome-Aboard9'],
  ] as const) {
    const { idToken } = await signIn(operator.origin, email, password)
    const answer = await send('GET', '/staff/api/me', undefined, { authorization: `Bearer ${idToken}` })
    expect([answer.status, await answer.json()]).toEqual([200, { email }])
  }
})

interface Example {
  readonly call: string
  readonly what: string
  readonly path?: string
  readonly body?: unknown
  readonly status: number
}

describe('QA calls', () => {
  test('every example that GET /qa lists does what it says', async () => {
    const { calls: examples } = (await (await send('GET', '/qa')).json()) as { calls: Example[] }
    expect(examples.length).toBeGreaterThan(30)
    for (const { call, what, path, body, status } of examples) {
      const { playerId } = await qa.player()
      const filled = (text: string): string =>
        text.replaceAll('"{playerId}"', String(playerId)).replaceAll('{playerId}', String(playerId))
      const [method = '', listed = ''] = call.split(' ')
      const answer = await send(
        method,
        filled(path ?? listed),
        body === undefined ? undefined : JSON.parse(filled(JSON.stringify(body))),
      )
      expect(answer.status, `${call}: ${what}: ${await answer.clone().text()}`).toBe(status)
    }
  })

  test('an unknown or wrong field is a 400 that names it', async () => {
    for (const [method, path, body, field] of [
      ['POST', '/qa/players', { wallt: {} }, 'wallt'],
      ['POST', '/qa/players', { wallet: { mian: 1 } }, 'wallet.mian'],
      ['POST', '/qa/players', { wallet: { main: 0.5 } }, 'wallet.main'],
      ['PATCH', '/qa/world', { station: { country: 'FI' } }, 'station.country'],
      ['PATCH', '/qa/world', { flags: { nonsense: true } }, 'flags.nonsense'],
      ['POST', '/qa/clock', { now: 9e15 }, 'now'],
      ['POST', '/qa/faults', { method: 'GET', path: '/x', kind: 'explode' }, 'kind'],
      ['POST', '/qa/sockets', { playerId: 1, action: 'melt' }, 'action'],
    ] as const) {
      const answer = await send(method, path, body)
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as { message: string }).message).toContain(field)
    }
  })

  test('callers who are not this machine need the token, and other sites’ pages get nothing', async () => {
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
    expect((await send('GET', '/qa', undefined, elsewhere)).status).toBe(404)
    expect((await send('GET', '/qa', undefined, { ...elsewhere, 'qa-token': 'a-wrong-token-xxxxxxx' })).status).toBe(
      404,
    )
    expect((await send('GET', '/qa', undefined, { ...elsewhere, 'qa-token': 'a-token-for-machines' })).status).toBe(200)
    expect((await send('POST', '/qa/reset', undefined, { origin: 'https://evil.example' })).status).toBe(403)
  })

  test('a player’s wallet and history follow from the ledger', async () => {
    const { playerId, player } = await newPlayer({ wallet: { main: 12_345, casinoBonus: 500 }, transactionsCount: 25 })
    expect((await player.get('/player/wallet/balance')).body).toMatchObject({ main: { cash: 123.45 }, version: 26 })
    expect(await qa.ledger(playerId)).toHaveLength(27)
    const first = (await player.get('/player/wallet/transactions?limit=10')).body
    const second = (await player.get(`/player/wallet/transactions?limit=10&position=${first.position}`)).body
    expect([first.hasMore, second.transactions.length]).toEqual([true, 10])
    const references = [...first.transactions, ...second.transactions].map(
      ({ referenceId }: { referenceId: string }) => referenceId,
    )
    expect(new Set(references).size).toBe(20)
    expect((await player.get('/player/wallet/transactions?category=ADJUSTMENT')).body.transactions).toHaveLength(1)
  })

  test('WAL-3 a player without wallet is answered 404', async () => {
    const { player } = await newPlayer({ wallet: null })
    expect(await player.get('/player/wallet/balance')).toMatchObject({ status: 404 })
  })

  test('the clock moves for the operator and is still moved after a restart; reset puts it back', async () => {
    const { now } = await qa.clock({ advanceMs: 86_400_000 })
    expect(now).toBeGreaterThan(Date.now() + 86_000_000)
    await operator.restart()
    expect((await qa.clock({ advanceMs: 0 })).now).toBeGreaterThan(Date.now() + 86_000_000)
    await qa.reset()
    expect((await qa.clock({ advanceMs: 0 })).now).toBeLessThan(Date.now() + 1000)
  })

  test('a reset forgets players but keeps the demo players, who can sign in', async () => {
    const { email } = await qa.player()
    await qa.reset()
    await expect(signIn(operator.origin, email, 'Whatever-it-was1')).rejects.toThrow('Incorrect username or password')
    const demo = await signIn(operator.origin, 'demo1@example.com', 'Welcome-Aboard1')
    expect((await demo.get('/player/wallet/balance')).body.main.cash).toBe(250)
  })

  test('the world is what visitors meet', async () => {
    await qa.world({ maintenance: true, station: { countryCode: 'CA', region: 'QC' } })
    expect(await (await fetch(`${operator.origin}/access/v1/player/access/context`)).json()).toMatchObject({
      maintenance: true,
      station: { autodetectedCountry: 'CA', autodetectedRegion: 'QC' },
    })
    await qa.world({ flags: { creedroomz: true } })
    expect(await (await fetch(`${operator.origin}/settings.json`)).json()).toMatchObject({
      flags: { creedroomz: true },
    })
  })

  test('what was called is listed with secrets replaced by their kind', async () => {
    await send('POST', '/user-pool', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: 'a@example.com', SRP_A: 'abc' },
      Password: 'Hunter-22',
    })
    await api('/player/password_reset/new_password/email/the-reset-key', {
      authorization: 'eyJa.eyJb.c',
      cookie: 'id-token=x',
    })
    // What is cut off is no JSON, and could be cut off anywhere in a secret.
    await fetch(`${operator.origin}/api/v1/registration`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@example.com","password":"Leaked-Pass-1","code":"123',
    })
    const listed = JSON.stringify(await qa.calls())
    expect(listed).not.toMatch(/Leaked-Pass|Hunter-22|eyJa|the-reset-key|id-token=x|"abc"/)
    expect(listed).toMatch(/<password>.*<reset-key>/)
    expect(listed).toContain('"authorization":"<id-token>"')
  })
})

describe('faults', () => {
  test('each kind fails its request once and in its own way, on every path of the server', async () => {
    const paths = [
      '/api/v1/player/wallet/balance',
      '/user-pool',
      '/content/v1/data/query/halcyon',
      '/settings.json',
      '/locales/en/default.json',
    ]
    for (const path of paths) {
      await qa.fault({ method: 'GET', path, kind: 'status', status: 418, body: { code: 'teapot' } })
      const failed = await send('GET', path)
      expect([failed.status, await failed.json()]).toEqual([418, { code: 'teapot' }])
      expect((await send('GET', path)).status).not.toBe(418)
      await qa.fault({ method: 'GET', path, kind: 'drop' })
      await expect(send('GET', path)).rejects.toThrow('fetch failed')
      await qa.fault({ method: 'GET', path, kind: 'malformed' })
      await expect(send('GET', path).then((answer) => answer.json())).rejects.toThrow(SyntaxError)
      await qa.fault({ method: 'GET', path, kind: 'hang' })
      await expect(fetch(operator.origin + path, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/)
    }
  })

  test('a game origin fails as well', async () => {
    await qa.fault({ method: 'GET', path: '/*', kind: 'status', status: 503 })
    expect((await fetch(`${operator.gameOrigins[1]}/`)).status).toBe(503)
  })

  test('a query that is no text is looked at as it came, by socket too, and the operator lives on', async () => {
    await qa.fault({ method: '*', path: '/*', kind: 'drop', match: { query: 'never-asked' } })
    expect((await send('GET', '/settings.json?a=%E0%A4%A')).status).toBe(200)
    const socket = new WebSocket(`${operator.origin.replace('http', 'ws')}/socket?Authorization=%E0%A4%A`)
    await new Promise((resolve) => socket.addEventListener('close', resolve, { once: true }))
    expect((await send('GET', '/health')).status).toBe(200)
  })

  test('the oldest that fits wins, by header, query, body and player, as often as was said', async () => {
    await qa.fault({ method: '*', path: '/api/*', match: { query: 'siteId=5' }, kind: 'status', status: 500 })
    await qa.fault({
      method: 'GET',
      path: '/api/*',
      match: { header: 'x-mark: yes' },
      times: 2,
      kind: 'status',
      status: 502,
    })
    expect((await api('/player/markets/risk-setting?siteId=5&countryCode=FI', { 'x-mark': 'yes' })).status).toBe(500)
    expect((await api('/player/markets/risk-setting?countryCode=FI', { 'x-mark': 'yes' })).status).toBe(502)
    expect((await api('/player/markets/risk-setting?countryCode=FI', { 'x-mark': 'no' })).status).toBe(200)
    expect((await api('/player/markets/risk-setting?countryCode=FI', { 'x-mark': 'yes' })).status).toBe(502)
    const [first, second] = [await newPlayer(), await newPlayer()]
    await qa.fault({
      method: 'GET',
      path: '/api/v1/player/wallet/balance',
      playerId: second.playerId,
      kind: 'status',
      status: 504,
    })
    expect((await first.player.get('/player/wallet/balance')).status).toBe(200)
    expect((await second.player.get('/player/wallet/balance')).status).toBe(504)
    await qa.fault({ method: 'GET', path: '/api/*', kind: 'drop' })
    await qa.clearFaults()
    expect((await first.player.get('/player/wallet/balance')).status).toBe(200)
  })
})

describe('calls of the contract', () => {
  test('one that is not built says so by its name, an unknown one is 404', async () => {
    const { player } = await newPlayer()
    const unbuilt = (Object.entries(calls) as [keyof typeof calls, Endpoint][]).filter(([name]) => !handlers[name])
    for (const [name, endpoint] of unbuilt) {
      const answer = await send(
        endpoint.method,
        callPath(endpoint).replaceAll(/\{\w+\}/g, 'x'),
        endpoint.body ? {} : undefined,
        {
          ...siteHeaders,
          authorization: player.idToken,
          'access-token': player.accessToken,
        },
      )
      expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
        501,
        expect.stringContaining(`NOT_BUILT: ${name} `),
      ])
    }
    expect(await (await api('/no/such/call')).json()).toMatchObject({ status: 404, code: 'error.not_found' })
  })

  test('the OpenAPI document is served, and each call in it is one that is answered', async () => {
    const answer = await send('GET', '/api/openapi.json')
    const { paths } = (await answer.json()) as { paths: Record<string, Record<string, { operationId: string }>> }
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({ path, method, operationId })),
    )
    expect(told.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(calls).toSorted())
    for (const { path, method, operationId } of told) {
      const refused = await send(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'))
      expect([operationId, ((await refused.json()) as { code?: string }).code]).not.toContain('error.not_found')
    }
  })

  test('APP-13 a call without the site-context header is refused', async () => {
    const answer = await send('GET', '/api/v1/player/markets/risk-setting?countryCode=FI')
    expect(await answer.json()).toMatchObject({ status: 400, code: 'error.invalid.site.id' })
  })

  test('APP-6 what does not fit is a 400 whose validationErrors name the fields, without repeating secrets', async () => {
    const { player } = await newPlayer()
    const answer = await player.post('/player/wallet/deposit/request', { amount: 1.234, currency: 'EUR', blackbox: 7 })
    expect(answer.status).toBe(400)
    const fields = answer.body.validationErrors.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(expect.arrayContaining(['amount', 'methodId', 'returnUrl', 'blackbox']))
    expect(answer.body.validationErrors[0]).toMatchObject({
      objectName: 'depositRequest',
      field: 'amount',
      rejectedValue: 1.234,
      status: 400,
    })
  })

  test('SAF-4 a money call without Idempotency-Key is refused', async () => {
    const { player } = await newPlayer()
    const answer = await player.post('/player/wallet/deposit/x/cancellation', undefined, 'short')
    expect(answer.body).toMatchObject({ status: 400, code: 'error.idempotency.key_missing' })
  })

  test('bodies that are too large, no JSON, or from another site’s page are refused', async () => {
    const path = '/api/v1/player/registration'
    const large = await fetch(operator.origin + path, {
      method: 'POST',
      headers: { ...siteHeaders, 'content-type': 'application/json' },
      body: `{"a":"${'x'.repeat(300_000)}"}`,
    })
    expect(large.status).toBe(413)
    const form = await fetch(operator.origin + path, {
      method: 'POST',
      headers: siteHeaders,
      body: new URLSearchParams({ a: 'b' }),
    })
    expect(form.status).toBe(415)
    expect((await send('POST', path, {}, { ...siteHeaders, origin: 'https://evil.example' })).status).toBe(403)
  })

  test('sensitive calls are limited for each address where limits are on', async () => {
    await qa.world({ flags: { rateLimits: true } })
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => send('POST', '/api/v1/player/registration', {}, siteHeaders)),
    )
    const limited = answers.filter(({ status }) => status === 429)
    expect(limited.length).toBeGreaterThanOrEqual(10)
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the socket', () => {
  test('WAL-2 every change of the wallet is pushed to all the player’s sockets, with a rising version', async () => {
    const { playerId, player } = await newPlayer({ wallet: { main: 100 } })
    const [one, two] = [await player.socket(), await player.socket()]
    await qa.changePlayer(playerId, { wallet: { main: 900 } })
    for (const socket of [one, two])
      await socket.until(({ type, version }) => type === 'WALLET_BALANCE' && version === 2)
    await qa.changePlayer(playerId, { profile: { permissions: { casino: false } } })
    await one.until(({ type }) => type === 'PLAYER_ATTRIBUTE_CHANGE')
    await qa.push(playerId, 'not json at all')
    await expect.poll(() => two.messages).toContain('not json at all')
    one.raw.send('ping')
    await expect.poll(() => one.messages).toContain('pong')
    const other = await newPlayer()
    expect((await other.player.socket()).messages.join()).not.toContain('not json')
    one.close()
    two.close()
  })

  test('WAL-2 SAF-6 a bad token is accepted and closed with 4401, an ended session too', async () => {
    expect(await (await openSocket(operator.origin, 'eyJ.not.good')).closed).toBe(socketUnauthorizedClose)
    const { player } = await newPlayer()
    const socket = await player.socket()
    await player.post('/player/sign_out')
    expect(await socket.closed).toBe(socketUnauthorizedClose)
  })

  test('QA closes and refuses a player’s sockets, and allows them again', async () => {
    const { playerId, player } = await newPlayer()
    const socket = await player.socket()
    await qa.sockets(playerId, 'refuse')
    expect(await socket.closed).toBe(4000)
    expect(await (await player.socket()).closed).toBe(4000)
    await qa.sockets(playerId, 'allow')
    const again = await player.socket()
    await again.until(({ type }) => type === 'WALLET_BALANCE')
    again.close()
  })
})
