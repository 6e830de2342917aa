import { calls } from '#contract/calls.ts'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApi, type ApiEnvironment } from './api.ts'
import { ApiError } from './apiError.ts'

// A real server on this machine: the client is judged by what crosses the wire.
let origin = ''
let asked: IncomingMessage[] = []
let sent: string[] = []
let answer: { status: number; body: string } = { status: 200, body: '{}' }
/** What is answered to the question what break stands, once it may be. */
let standing: Promise<{ status: number; body: string }> | null = null
const server = createServer((request, response) => {
  asked.push(request)
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    sent.push(body)
    const end = ({ status, body: text }: typeof answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    if (standing !== null && request.url === '/api/v1/player/exclusion') void standing.then(end)
    else end(answer)
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as { port: number }).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  sent = []
  standing = null
})

const errorBody = (status: number, code: string, message = code) => ({
  status,
  body: JSON.stringify({ status, code, message }),
})

function client(given: Partial<ApiEnvironment> = {}) {
  const refused: number[] = []
  const logged: Record<string, unknown>[] = []
  const api = createApi({
    origin,
    baseOf: ({ host, version }) => (host === 'access' ? `/access/${version}` : `/api/${version}`),
    tokens: () => Promise.resolve({ idToken: 'the-id-token', accessToken: 'the-access-token', driftMs: 0 }),
    tokensInstead: () => Promise.reject(new Error('no other token')),
    playerId: () => 7,
    signedInAt: () => 1,
    onRefused: (said) => refused.push(said.type === 'session.refused' ? said.status : 0),
    onOtherPlayer: () => {},
    onClosed: () => {},
    hasIdempotencyKeys: true,
    log: (_, detail) => logged.push(detail),
    ...given,
  })
  return { api, refused, logged }
}

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`no ApiError: ${String(error)}`)
  return error
}

const balance = JSON.stringify({
  currency: 'EUR',
  main: { cash: 12.5 },
  locked: { cash: 0 },
  bonus: [{ vertical: 'CASINO', bonus: 3 }],
})

test('APP-13 a call bears site id 5, the bare id token, and the access token only where it is asked for', async () => {
  const { api } = client()
  answer = { status: 200, body: balance }
  await api.call('walletBalance')
  expect(asked[0]!.url).toBe('/api/v1/player/wallet/balance')
  expect(asked[0]!.headers['site-context']).toBe('5')
  expect(asked[0]!.headers['authorization']).toBe('the-id-token')
  expect(asked[0]!.headers['access-token']).toBeUndefined()

  answer = { status: 204, body: '' }
  await api.call('signOut')
  expect(asked[1]!.headers['access-token']).toBe('the-access-token')
})

test('APP-13 the access context has its own host, and no token', async () => {
  const { api } = client()
  answer = errorBody(500, 'error.system.error')
  await failure(api.call('accessContext'))
  expect(asked[0]!.url).toBe('/access/v1/player/access/context')
  expect(asked[0]!.headers['authorization']).toBeUndefined()
})

test('DEP-6 a call that moves money bears the key made at the yes, and is never sent without one', async () => {
  const { api } = client()
  const input = { params: { depositId: 'd1' } }
  await expect(api.call('depositCancel', input)).rejects.toThrow(/idempotency key/)
  expect(asked).toHaveLength(0)
  answer = errorBody(404, 'error.not_found')
  await failure(api.call('depositCancel', input, { idempotencyKey: 'yes-1' }))
  expect(asked[0]!.headers['idempotency-key']).toBe('yes-1')
  expect(asked[0]!.url).toBe('/api/v1/player/wallet/deposit/d1/cancellation')
})

test('APP-4 an answer that does not fit is "try again", with the path of the field in the log and no value', async () => {
  const { api, logged } = client()
  answer = { status: 200, body: balance.replace('12.5', '"a lot"') }
  const error = await failure(api.call('walletBalance'))
  expect(error).toMatchObject({ kind: 'malformed', field: 'main.cash' })
  expect(logged[0]).toMatchObject({ field: 'main.cash' })
  expect(JSON.stringify(logged)).not.toContain('a lot')
})

test('PRO-1 APP-4 a profile whose date of registration cannot be read goes without it, with its path in the log', async () => {
  const { api, logged } = client()
  const { response } = calls.profile
  const profile = Object.fromEntries(
    Object.entries(response.entries).map(([name, { type }]) => [
      name,
      { string: 'x', number: 7, boolean: false }[type as 'string'] ?? null,
    ]),
  )
  const picked = { currencyCode: 'EUR', accountStatus: 'REGISTERED', kycStatus: 'PENDING' }
  answer = { status: 200, body: JSON.stringify({ ...profile, ...picked, registrationDate: 'last week' }) }
  expect(await api.call('profile')).toMatchObject({ ...picked, playerId: 7, registrationDate: null })
  expect(logged).toEqual([{ field: 'registrationDate' }])
})

test('APP-6 an error answer brings status, code, text and the errors of its fields', async () => {
  const { api } = client()
  const field = { objectName: 'player', field: 'email', rejectedValue: 'x', status: 400, message: 'no', code: 'email' }
  answer = {
    status: 400,
    body: JSON.stringify({ status: 400, code: 'error.validation', message: 'no', validationErrors: [field] }),
  }
  const error = await failure(api.call('migration', { body: { email: 'a@b.fi', password: 'p' } }))
  expect(error).toMatchObject({ kind: 'status', status: 400, code: 'error.validation', validationErrors: [field] })
  expect(JSON.parse(sent[0]!)).toEqual({ email: 'a@b.fi', password: 'p' })
})

test('GRD-11 a 401 or 403 to a call that bore a token is reported; catalogue codes and sign-out itself are not', async () => {
  const { api, refused } = client()
  answer = errorBody(401, 'token.expired')
  await failure(api.call('profile'))
  answer = errorBody(403, 'error.forbidden')
  await failure(api.call('profile'))
  expect(refused).toEqual([401, 403])

  answer = errorBody(403, 'error.vonage.phone.invalid')
  await failure(api.call('profile'))
  answer = errorBody(403, 'error.forbidden', 'User is not authorized: explicit deny')
  await failure(api.call('profile'))
  answer = errorBody(401, 'token.expired')
  await failure(api.call('signOut'))
  await failure(api.call('crmSession'))
  // No token went along, so there is no session to end.
  await failure(api.call('marketRiskSetting', { query: { countryCode: 'FI' } }))
  expect(refused).toHaveLength(2)
})

test('SAF-6 AUT-10 a late refusal of a session that has ended leaves the one that began since', async () => {
  const sessions = [1, 2]
  const { api, refused } = client({ signedInAt: () => sessions.shift() ?? 2 })
  answer = errorBody(401, 'token.expired')
  await failure(api.call('profile'))
  expect(refused).toEqual([])
  await failure(api.call('profile'))
  expect(refused).toEqual([401])
})

test('AUT-9 without a session a call is not sent: 401 Token expired', async () => {
  const expired = Object.assign(new Error('Token expired'), { kind: 'status' })
  const { api } = client({ tokens: () => Promise.reject(expired) })
  const error = await failure(api.call('profile'))
  expect(error).toMatchObject({ kind: 'status', status: 401, message: 'Token expired' })
  expect(asked).toHaveLength(0)
})

test('GRD-8 an answer that the site is maintained, or not offered here, closes the page and signs nobody out', async () => {
  const closed: string[] = []
  const { api, refused } = client({ onClosed: (outcome) => closed.push(outcome) })
  answer = errorBody(503, 'error.maintenance')
  await failure(api.call('profile'))
  answer = errorBody(403, 'error.restricted.country')
  await failure(api.call('profile'))
  answer = errorBody(503, 'error.unavailable')
  await failure(api.call('profile'))
  // One game that is not offered closes that game alone.
  answer = errorBody(409, 'error.restricted.country')
  await failure(api.call('profile'))
  expect([closed, refused]).toEqual([['maintenance', 'restricted'], []])
})

test('AUT-10 SAF-4 what one player began is never sent with the tokens of another who signed in in another tab', async () => {
  const claims = Buffer.from(JSON.stringify({ playerId: 8, email: 'b@player.example' })).toString('base64url')
  const others: number[] = []
  const { api, refused } = client({
    tokens: () => Promise.resolve({ idToken: `head.${claims}.sign`, accessToken: 'a', driftMs: 0 }),
    onOtherPlayer: (playerId) => others.push(playerId),
  })
  const call = api.call('depositCancel', { params: { depositId: 'd1' } }, { idempotencyKey: 'yes-1' })
  expect(await failure(call)).toMatchObject({ status: 401, code: 'token.expired' })
  expect(asked).toHaveLength(0)
  expect([others, refused]).toEqual([[8], []])
})

test('APP-5 no answer is a Network Error; a call that was given up rejects with the reason it was given up for', async () => {
  const { api } = client({ origin: 'http://localhost:9' })
  expect(await failure(api.call('profile'))).toMatchObject({ kind: 'network', message: 'Network Error' })
  const leave = new AbortController()
  leave.abort(new Error('gone'))
  await expect(client().api.call('profile', {}, { signal: leave.signal })).rejects.toThrow('gone')
})

test('AUT-9 GRD-11 a token refused for its age is renewed and the call sent once more, under the same key; refused again, it ends the session', async () => {
  let idToken = 'old'
  const given = {
    tokens: () => Promise.resolve({ idToken, accessToken: 'a', driftMs: 0 }),
    tokensInstead: (refusedToken: string) => {
      expect(refusedToken).toBe('old')
      idToken = 'new'
      if (isTaken) answer = errorBody(404, 'error.not_found')
      return Promise.resolve({ idToken, accessToken: 'a', driftMs: 0 })
    },
  }
  const { api, refused } = client(given)
  const cancel = () => failure(api.call('depositCancel', { params: { depositId: 'd1' } }, { idempotencyKey: 'yes-1' }))
  const borne = () => asked.map(({ headers }) => [headers['authorization'], headers['idempotency-key']])
  let isTaken = true
  answer = errorBody(401, 'token.expired')
  expect(await cancel()).toMatchObject({ status: 404 })
  expect(borne()).toEqual([
    ['old', 'yes-1'],
    ['new', 'yes-1'],
  ])
  expect(refused).toEqual([])

  idToken = 'old'
  isTaken = false
  answer = errorBody(401, 'token.expired')
  expect(await cancel()).toMatchObject({ status: 401 })
  // Why it was refused is asked for with the token that was.
  expect(borne().slice(2)).toEqual([
    ['old', 'yes-1'],
    ['new', 'yes-1'],
    ['new', undefined],
  ])
  expect([asked.at(-1)?.url, refused]).toEqual(['/api/v1/player/exclusion', [401]])

  // Without keys nothing that moves money is sent twice, and the session goes on.
  const plain = client({ ...given, hasIdempotencyKeys: false })
  idToken = 'old'
  await failure(plain.api.call('depositCancel', { params: { depositId: 'd1' } }))
  expect([asked.length, plain.refused]).toEqual([6, []])

  // Somebody else has come in meanwhile: what this player began is not theirs.
  let signedInAt = 1
  const tokensInstead = () => {
    signedInAt = 2
    return given.tokens()
  }
  const left = client({ ...given, tokensInstead, signedInAt: () => signedInAt })
  expect(await failure(left.api.call('profile'))).toMatchObject({ status: 401 })
  expect([asked.length, left.refused]).toEqual([7, []])
})

test('RMB-9 GRD-11 however many calls are refused together, why is asked for once, and a break that stands is told with them', async () => {
  const told: unknown[] = []
  const known = Promise.withResolvers<typeof answer>()
  const runs = { startedAt: '2029-12-25T00:00:00.000Z', endsAt: '2030-01-01T00:00:00.000Z', indefinite: false }
  const body = JSON.stringify({ kind: 'TIMEOUT', initiator: 'PLAYER', ...runs, remainingDays: 7, milliseconds: 1 })
  standing = known.promise
  const { api } = client({ onRefused: (said) => told.push(said) })
  answer = errorBody(401, 'token.expired')
  const calls = ['profile', 'walletBalance', 'transactionSummary'] as const
  const refusals = calls.map((name) => failure(api.call(name)))
  await expect.poll(() => asked.length).toBe(4)
  known.resolve({ status: 200, body })
  await Promise.all(refusals)
  const begun = { kind: 'TIMEOUT', initiator: 'PLAYER', endsAt: '2030-01-01T00:00:00.000Z', isForGood: false }
  expect(told).toEqual([{ type: 'session.signOut', reason: 'timeout', begun }])
})
