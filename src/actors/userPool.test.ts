import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { poolId, clientId, startTestPool, type TestPool } from '#operator/user-pool/testPool.ts'
import { createActor, toPromise } from 'xstate'
import { authorisationActors } from './authorisation.ts'
import { clockAhead } from './keptSignIn.ts'
import { identityStorage } from './storage.ts'
import { createUserPool, isTokenRefused, lifeOf, signedInAt, UserPoolError } from './userPool.ts'

// The page's own pool client against the operator's pool over HTTP. Storage and locks are this process's, as tabs share theirs.
let it: TestPool
const password = 'Renewed-Often-7'
const email = 'renewed@player.example'
const minute = 60_000

beforeAll(async () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { hostname: 'localhost' })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  // Page and operator are one process here: both go by this clock, and move by it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  it = await startTestPool()
  await it.pool.createUser({ email, password, playerId: 7, claims: { playerId: 7 } })
})
afterAll(() => it.close())
beforeEach(() => {
  identityStorage.clear()
  it.clock.setOffset({ now: 0, tokens: 0 })
  it.requests.length = 0
})

/** A page of this browser: tabs share storage and locks. */
const tab = (endpoint = it.endpoint) =>
  createUserPool({ settings: { endpoint, userPoolId: poolId, clientId }, now: Date.now })
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const renewals = () => it.requests.filter((body) => body.includes('REFRESH_TOKEN')).length

test('AUT-9 APP-7 tokens are renewed five minutes before their end, once for all callers and all tabs, in the cookie too', async () => {
  const [one, other] = [tab(), tab()]
  const first = await one.signIn(email, password)
  expect(document.cookie).toContain(`id-token=${first.idToken};`)
  pass(54 * minute)
  expect((await one.fresh()).idToken).toBe(first.idToken)
  pass(2 * minute)
  const tokens = await Promise.all([one.fresh(), one.fresh(), other.fresh(), one.fresh(), other.fresh()])
  expect(renewals()).toBe(1)
  expect(new Set(tokens.map(({ idToken }) => idToken)).size).toBe(1)
  expect(tokens[0].idToken).not.toBe(first.idToken)
  expect(document.cookie).toContain(`id-token=${tokens[0].idToken};`)
})

test('AUT-9 a renewal that finds no network keeps the session, and the next one has it', async () => {
  await tab().signIn(email, password)
  pass(56 * minute)
  const away = tab('http://127.0.0.1:9/user-pool/')
  const held = await away.restore()
  expect(lifeOf(held!, Date.now()), 'what still lives is good while the pool is away').toBeLessThan(5 * minute)
  await expect(away.fresh()).rejects.toMatchObject({ kind: 'network' })
  expect(lifeOf(await tab().fresh(), Date.now())).toBeGreaterThan(55 * minute)
})

test('AUT-9 SAF-6 tokens that have run out are nobody’s sign-in, though the pool cannot be asked', async () => {
  await tab().signIn(email, password)
  pass(59 * minute)
  const away = tab('http://127.0.0.1:9/user-pool/')
  const found = away.restore()
  pass(2 * minute)
  await expect(found, 'they ran out while it was asked for').rejects.toBeInstanceOf(UserPoolError)
  expect(await away.restore()).toBeNull()
  expect(identityStorage.getItem(`CognitoIdentityServiceProvider.${clientId}.LastAuthUser`)).toBeNull()
})

test('AUT-9 SAF-6 a renewal that is refused is over at once, and is not asked for again', async () => {
  await tab().signIn(email, password)
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  const user = identityStorage.getItem(`${prefix}.LastAuthUser`)
  await fetch(it.endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ Token: identityStorage.getItem(`${prefix}.${user}.refreshToken`), ClientId: clientId }),
  })
  pass(56 * minute)
  await expect(tab().fresh()).rejects.toSatisfy(isTokenRefused)
  expect(renewals()).toBe(1)
})

test.each([
  ['slow', -10 * minute],
  ['fast', 10 * minute],
])('AUT-9 RMB-4 a device whose clock is ten minutes %s renews in time and stays signed in', async (_, skew) => {
  // The operator's clock is right: it differs from the device's by as much.
  it.clock.setOffset({ now: -skew, tokens: -skew })
  const tokens = await tab().signIn(email, password)
  expect(Math.abs(tokens.driftMs - skew)).toBeLessThan(3000)
  // By the device's own clock the session began just now, as a game's header counts it (RMB-4).
  expect(Math.abs(signedInAt({ clientId })! + clockAhead({ clientId }) - Date.now())).toBeLessThan(3000)
  pass(44 * minute)
  expect(await tab().restore()).toMatchObject({ idToken: tokens.idToken })
  pass(12 * minute)
  const renewed = await tab().restore()
  expect(renewed!.idToken).not.toBe(tokens.idToken)
  expect(renewals()).toBe(1)
  pass(61 * minute)
  expect(await tab().restore(), 'an hour after the last renewal nobody is signed in').toBeNull()
})

test.each([
  ['slow', -10 * minute],
  ['fast', 10 * minute],
])(
  'AUT-9 a clock ten minutes %s at sign-in that is put right since ends no session, and lets none run out',
  async (_, skew) => {
    it.clock.setOffset({ now: -skew, tokens: -skew })
    const { idToken } = await tab().signIn(email, password)
    it.clock.setOffset({ now: 0, tokens: 0 })
    pass(52 * minute - skew)
    const page = tab()
    expect(await page.restore()).not.toBeNull()
    pass(4 * minute)
    const renewed = await page.fresh()
    expect(renewed.idToken).not.toBe(idToken)
    expect(lifeOf(renewed, Date.now())).toBeGreaterThan(50 * minute)
    expect(renewals()).toBe(1)
    expect(await tab().restore()).toMatchObject({ idToken: renewed.idToken })
  },
)

test('AUT-9 SAF-6 tokens that the operator refuses are renewed once for all callers and tabs; young ones and those of an ended session are not', async () => {
  const [one, other] = [tab(), tab()]
  const { idToken } = await one.signIn(email, password)
  await expect(one.insteadOf(idToken)).rejects.toSatisfy(isTokenRefused)
  pass(20 * minute)
  const tokens = await Promise.all([one, other, one, other].map((page) => page.insteadOf(idToken)))
  expect(renewals()).toBe(1)
  expect(new Set(tokens.map((given) => given.idToken)).size).toBe(1)
  expect(tokens[0]?.idToken).not.toBe(idToken)
  // A clock put far back makes no old token young.
  pass(-3 * 60 * minute)
  expect((await one.insteadOf(tokens[0]?.idToken ?? '')).idToken).not.toBe(tokens[0]?.idToken)
  pass(3 * 60 * minute)
  await one.signOut()
  await expect(other.insteadOf(idToken)).rejects.toSatisfy(isTokenRefused)
  expect(renewals()).toBe(2)
})

test('AUT-9 a clock that is put back ten minutes while the page stands does not let the tokens run out', async () => {
  const start = Date.now()
  let gone = 0
  const page = createUserPool({
    settings: { endpoint: it.endpoint, userPoolId: poolId, clientId },
    now: Date.now,
    elapsed: () => gone,
  })
  const first = await page.signIn(email, password)
  expect((await page.fresh()).idToken).toBe(first.idToken)
  // 56 minutes later by every other clock, 46 by this device's.
  gone = 56 * minute
  vi.setSystemTime(start + 46 * minute)
  it.clock.setOffset({ now: 10 * minute, tokens: 10 * minute })
  expect((await page.fresh()).idToken).not.toBe(first.idToken)
  expect(renewals()).toBe(1)
})

test.each([
  ['slow', -10 * minute],
  ['fast', 10 * minute],
])('AUT-9 PNP-2 tokens given after a payment are renewed in time on a clock ten minutes %s', async (_, skew) => {
  it.clock.setOffset({ now: -skew, tokens: -skew })
  await tab().signIn(email, password)
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  const lastAuth = identityStorage.getItem(`${prefix}.LastAuthUser`) ?? ''
  const given = (name: string) => identityStorage.getItem(`${prefix}.${lastAuth}.${name}`) ?? ''
  const [idToken, accessToken, refreshToken] = [given('idToken'), given('accessToken'), given('refreshToken')]
  identityStorage.clear()
  await tab().adopt({ idToken, accessToken, refreshToken, lastAuth })
  pass(44 * minute)
  expect((await tab().fresh()).idToken).toBe(idToken)
  pass(12 * minute)
  expect((await tab().fresh()).idToken).not.toBe(idToken)
})

test.each(['idToken', 'accessToken', 'refreshToken', 'LastAuthUser'])(
  'SAF-7 SAF-12 a page that finds a session without its %s removes the rest of it, and the cookie; one that finds none touches nothing',
  async (missing) => {
    const written: string[] = []
    vi.stubGlobal('document', {
      set cookie(text: string) {
        written.push(text)
      },
    })
    // The cookie that such a page sees may be of a player at another host of the domain.
    tab()
    expect(written).toEqual([])
    await tab().signIn(email, password)
    written.length = 0
    const prefix = `CognitoIdentityServiceProvider.${clientId}`
    const user = identityStorage.getItem(`${prefix}.LastAuthUser`)
    const keys = ['LastAuthUser', `${user}.idToken`, `${user}.accessToken`, `${user}.refreshToken`]
    const left = () => keys.filter((key) => identityStorage.getItem(`${prefix}.${key}`) !== null).length
    tab()
    expect([left(), written]).toEqual([4, []])
    identityStorage.removeItem(`${prefix}.${keys.find((key) => key.endsWith(missing))}`)
    tab()
    expect([left(), written]).toEqual([0, expect.arrayContaining([expect.stringMatching(/^id-token=;.*Max-Age=0/)])])
  },
)

test('SAF-7 AUT-10 a renewal answered after somebody else has signed in neither brings back the first nor ends the second', async () => {
  await it.pool.createUser({ email: 'next@player.example', password, playerId: 8, claims: { playerId: 8 } })
  const page = tab()
  await page.signIn(email, password)
  pass(56 * minute)
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await send(...request)
    if (JSON.stringify(request[1]?.body ?? '').includes('REFRESH_TOKEN')) {
      asked.resolve()
      await held.promise
    }
    return answer
  })
  const late = page.fresh()
  await asked.promise
  await tab().signOut()
  const next = await tab().signIn('next@player.example', password)
  held.resolve()
  await late.catch(() => {})
  vi.stubGlobal('fetch', send)
  expect(await tab().restore()).toMatchObject({ idToken: next.idToken })
})

/** Holds the first renewal at the pool, before it is asked or with its answer on the way back, until it is let go. */
const answerHeld = (isAnswered: boolean, words = 'REFRESH_TOKEN') => {
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const send = globalThis.fetch
  let isFirst = true
  const hold = () => {
    asked.resolve()
    return held.promise
  }
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const isHeld = isFirst && JSON.stringify(request[1]?.body ?? '').includes(words)
    if (!isHeld) return send(...request)
    isFirst = false
    if (!isAnswered) await hold()
    const answer = await send(...request)
    if (isAnswered) await hold()
    return answer
  })
  return { asked: asked.promise, go: held.resolve, end: () => vi.stubGlobal('fetch', send) }
}

test.each([true, false])(
  'SAF-7 AUT-10 a renewal that comes late (answered: %s) does not touch the session that the same player has begun since',
  async (isAnswered) => {
    const page = tab()
    await page.signIn(email, password)
    pass(56 * minute)
    const renewal = answerHeld(isAnswered)
    const late = page.fresh()
    await renewal.asked
    await tab().signOut()
    pass(2000)
    const next = await tab().signIn(email, password)
    renewal.go()
    expect(await late).toMatchObject({ idToken: next.idToken })
    renewal.end()
    expect(await tab().restore()).toMatchObject({ idToken: next.idToken })
  },
)

test('AUT-9 AUT-10 a page that finds tokens run out leaves alone who signs in meanwhile', async () => {
  await tab().signIn(email, password)
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  const user = identityStorage.getItem(`${prefix}.LastAuthUser`)
  identityStorage.setItem(`${prefix}.${user}.clockDrift`, String(20 * 60))
  pass(65 * minute)
  const renewal = answerHeld(true)
  const found = tab().restore()
  await renewal.asked
  pass(2000)
  const next = await tab().signIn(email, password)
  renewal.go()
  expect(await found).toMatchObject({ idToken: next.idToken })
  renewal.end()
  expect(await tab().restore()).toMatchObject({ idToken: next.idToken })
})

test('AUT-9 AUT-10 a page whose old session is refused leaves alone another player who has signed in meanwhile', async () => {
  await it.pool.createUser({ email: 'third@player.example', password, playerId: 9, claims: { playerId: 9 } })
  await tab().signIn(email, password)
  pass(56 * minute)
  const renewal = answerHeld(false)
  const world = { pool: tab(), now: Date.now } as never
  const restored = toPromise(createActor(authorisationActors(world).restoreSession, { input: undefined }).start())
  await renewal.asked
  await tab().signOut()
  const next = await tab().signIn('third@player.example', password)
  renewal.go()
  expect(await restored).toMatchObject({ playerId: 9 })
  renewal.end()
  expect(await tab().restore()).toMatchObject({ idToken: next.idToken })
})

test('SAF-7 AUT-4 a sign-in that is given up leaves nobody signed in, though its answer comes late', async () => {
  const answer = answerHeld(true, 'ChallengeResponses')
  const giveUp = new AbortController()
  const signingIn = tab().signIn(email, password, giveUp.signal)
  await answer.asked
  giveUp.abort()
  await expect(signingIn).rejects.toBe(giveUp.signal.reason)
  answer.go()
  // The library reads the answer and would keep its tokens within these turns.
  for (let turn = 0; turn < 20; turn++) await new Promise((next) => setImmediate(next))
  expect(await tab().restore()).toBeNull()
  expect(identityStorage.getItem(`CognitoIdentityServiceProvider.${clientId}.LastAuthUser`)).toBeNull()
  answer.end()
})

test('SAF-7 AUT-10 a sign-out leaves nobody signed in while it is still being told', async () => {
  const page = tab()
  await page.signIn(email, password)
  const telling = Promise.withResolvers<void>()
  const done = page.signOut(() => telling.promise)
  expect(identityStorage.getItem(`CognitoIdentityServiceProvider.${clientId}.LastAuthUser`)).toBeNull()
  expect(await tab().restore()).toBeNull()
  telling.resolve()
  await done
})
