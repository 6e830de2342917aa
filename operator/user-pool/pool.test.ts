import {
  CognitoIdentityProviderClient,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandInput,
  NotAuthorizedException,
  RespondToAuthChallengeCommand,
  type RespondToAuthChallengeCommandInput,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  CognitoUserSession,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js'
import * as library from 'amazon-cognito-identity-js'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { createSrpSession, signSrpSession, wrapAuthChallenge, wrapInitiateAuth } from 'cognito-srp-helper'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countNatively } from '#tests/support/nativePowers.ts'
import { day, minute } from '#contract/constants.ts'
import { loginMessages, parseLoginError } from '#contract/loginError.ts'
import { attemptLimit } from './attempts.ts'
import { challengeLifeMs } from './signIn.ts'
import { clientId, poolId, startTestPool, type TestPool } from './testPool.ts'

let it: TestPool
let sdk: CognitoIdentityProviderClient
const password = 'Correct horse 7'
const claims = {
  playerId: 1_000_001,
  playerAccessId: 'b3f1',
  countryCode: 'FI',
  language: 'fi',
  loginMethod: 'DEFAULT',
  registrationDate: '2026-01-02T03:04:05.000Z',
  multibrand: '{"suspended":false}',
}

beforeAll(async () => {
  it = await startTestPool()
  it.standing.now = { refusal: null, claims }
  await it.pool.createUser({ email: 'Ann@Player.example', password, playerId: claims.playerId })
  sdk = new CognitoIdentityProviderClient({
    region: 'eu-north-1',
    endpoint: it.endpoint,
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    maxAttempts: 1,
  })
})
afterAll(async () => {
  sdk.destroy()
  await it.close()
})

// The helper is typed against an older release of the SDK's types.
type InitiateAuthResponse = Parameters<typeof signSrpSession>[1]

const memoryStorage = (): ICognitoStorage => {
  const items = new Map<string, string>()
  return {
    setItem: (key, value) => void items.set(key, value),
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

const siteUser = (name: string) => {
  const Storage = memoryStorage()
  const Pool = new CognitoUserPool({ UserPoolId: poolId, ClientId: clientId, endpoint: it.endpoint, Storage })
  return new CognitoUser({ Username: name, Pool, Storage })
}

/** Signs in with the library that the site uses. */
const signIn = (name: string, secret: string, user = siteUser(name)) =>
  new Promise<CognitoUserSession>((resolve, reject) => {
    user.authenticateUser(new AuthenticationDetails({ Username: name, Password: secret }), {
      onSuccess: resolve,
      onFailure: reject,
    })
  })

const refusalOf = async (name: string, secret: string) => {
  const error = (await signIn(name, secret).then(
    () => null,
    (reason: unknown) => reason,
  )) as { code: string; message: string } | null
  return error && { code: error.code, message: error.message }
}

/** Signs in with an independent client implementation, step by step. */
const steps = async (email: string, secret: string) => {
  const session = createSrpSession(email, secret, poolId, false)
  const challenge = await sdk.send(
    new InitiateAuthCommand(
      wrapInitiateAuth(session, {
        ClientId: clientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: email },
      }) as InitiateAuthCommandInput,
    ),
  )
  const answer = wrapAuthChallenge(signSrpSession(session, challenge as InitiateAuthResponse), {
    ClientId: clientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: { USERNAME: email },
  }) as RespondToAuthChallengeCommandInput
  return { challenge, respond: () => sdk.send(new RespondToAuthChallengeCommand(answer)) }
}

const challengeOf = async (email: string) => (await steps(email, password)).challenge.ChallengeParameters ?? {}

const tokensOf = async () => {
  const { AuthenticationResult } = await (await steps('ann@player.example', password)).respond()
  return {
    id: AuthenticationResult?.IdToken ?? '',
    access: AuthenticationResult?.AccessToken ?? '',
    refresh: AuthenticationResult?.RefreshToken ?? '',
  }
}

test('AUT-1 the site signs in with SRP again and again, and the password never crosses the wire or rests in the database', async () => {
  for (let round = 0; round < 8; round++) {
    // By the library's own powers first, then as the site counts.
    if (round === 2) countNatively(library)
    const session = await signIn(round % 2 ? 'ann@player.example' : 'ANN@Player.Example', password)
    expect(session.isValid()).toBe(true)
  }
  expect(it.requests.join('\n')).not.toContain('horse')
  const dump = await it.store.query('select * from user_pool_users')
  expect(JSON.stringify(dump)).not.toContain('horse')
})

test('AUT-1 the id token bears the player session and passes a standard verifier with the published keys', async () => {
  const session = await signIn('ann@player.example', password)
  const jwks = await (await fetch(`${it.endpoint}${poolId}/.well-known/jwks.json`)).json()
  const token = session.getIdToken().getJwtToken()
  const verifier = CognitoJwtVerifier.create({ userPoolId: poolId, tokenUse: 'id', clientId })
  verifier.cacheJwks(jwks)
  expect(await verifier.verify(token)).toMatchObject({ ...claims, email: 'Ann@Player.example', token_use: 'id' })
  expect(JSON.stringify(jwks)).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
  expect(await it.pool.verifyIdToken(token)).toMatchObject({
    playerId: claims.playerId,
    countryCode: 'FI',
    language: 'fi',
  })
  const access = CognitoJwtVerifier.create({ userPoolId: poolId, tokenUse: 'access', clientId })
  access.cacheJwks(jwks)
  await access.verify(session.getAccessToken().getJwtToken())
})

test('AUT-1 the AWS SDK signs in with SRP and reads the user', async () => {
  const { access } = await tokensOf()
  const user = await sdk.send(new GetUserCommand({ AccessToken: access }))
  expect(user.UserAttributes).toContainEqual({ Name: 'email', Value: 'Ann@Player.example' })
})

test('RMB-11 a wrong password and an unknown e-mail are refused in the same words', async () => {
  const wrong = await refusalOf('ann@player.example', 'Wrong horse 7')
  expect(wrong).toEqual({ code: 'NotAuthorizedException', message: loginMessages.unauthorized() })
  expect(await refusalOf('nobody@player.example', password)).toEqual(wrong)
  await signIn('ann@player.example', password)
})

test('RMB-11 an unknown e-mail is challenged with the same salt and id each time, in the shape of a real challenge', async () => {
  const [first, second, real] = [
    await challengeOf('ghost@player.example'),
    await challengeOf('GHOST@player.example'),
    await challengeOf('ann@player.example'),
  ]
  expect(second['SALT']).toBe(first['SALT'])
  expect(second['USER_ID_FOR_SRP']).toBe(first['USER_ID_FOR_SRP'])
  expect(second['SRP_B']).not.toBe(first['SRP_B'])
  expect(Object.keys(first)).toEqual(Object.keys(real))
  expect(first['USER_ID_FOR_SRP']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(first['SALT']).toHaveLength(real['SALT']?.length ?? 0)
})

test('AUT-1 a challenge is answered once: the same right answer is refused the second time', async () => {
  const { respond } = await steps('ann@player.example', password)
  expect((await respond()).AuthenticationResult?.IdToken).toBeTruthy()
  await expect(respond()).rejects.toBeInstanceOf(NotAuthorizedException)
})

test('AUT-1 of many equal answers at the same moment one signs in', async () => {
  const { respond } = await steps('ann@player.example', password)
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, respond))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('AUT-1 an old challenge and a public value the protocol forbids are refused', async () => {
  const { respond } = await steps('ann@player.example', password)
  it.clock.setOffset({ now: 0, tokens: challengeLifeMs + 1000 })
  await expect(respond()).rejects.toBeInstanceOf(NotAuthorizedException)
  it.clock.setOffset({ now: 0, tokens: 0 })
  const zero = {
    ClientId: clientId,
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: 'ann@player.example', SRP_A: '0' },
  } as const
  await expect(sdk.send(new InitiateAuthCommand(zero))).rejects.toMatchObject({ name: 'InvalidParameterException' })
  const plain = {
    ...zero,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'ann@player.example', PASSWORD: password },
  } as const
  await expect(sdk.send(new InitiateAuthCommand(plain))).rejects.toMatchObject({ name: 'InvalidParameterException' })
})

const renewed = (refresh: string) =>
  sdk.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refresh },
    }),
  )

test('AUT-9 a refresh gives new tokens of the same session', async () => {
  const user = siteUser('ann@player.example')
  const before = await signIn('ann@player.example', password, user)
  const after = await new Promise<CognitoUserSession>((resolve, reject) => {
    user.refreshSession(before.getRefreshToken(), (error: unknown, session: CognitoUserSession) =>
      error ? reject(error) : resolve(session),
    )
  })
  expect(after.getIdToken().getJwtToken()).not.toBe(before.getIdToken().getJwtToken())
  const [old, fresh] = [
    await it.pool.verifyIdToken(before.getIdToken().getJwtToken()),
    await it.pool.verifyIdToken(after.getIdToken().getJwtToken()),
  ]
  expect(fresh.sessionId).toBe(old.sessionId)
})

test('AUT-9 a sign-in is renewed for thirty days and no longer', async () => {
  const { refresh } = await tokensOf()
  const [inTime, late] = [30 * day - minute, 30 * day + minute]
  it.clock.setOffset({ now: inTime, tokens: inTime })
  expect((await renewed(refresh)).AuthenticationResult?.IdToken).toBeTruthy()
  it.clock.setOffset({ now: late, tokens: late })
  await expect(renewed(refresh)).rejects.toBeInstanceOf(NotAuthorizedException)
  it.clock.setOffset({ now: 0, tokens: 0 })
})

test('AUT-9 an id token older than an hour is refused by the API', async () => {
  const { id } = await tokensOf()
  it.clock.setOffset({ now: 0, tokens: 3_601_000 })
  await expect(it.pool.verifyIdToken(id)).rejects.toMatchObject({ status: 401, message: 'Token expired' })
  it.clock.setOffset({ now: 0, tokens: 0 })
})

test('SAF-6 after a sign-out everywhere neither token nor refresh token of any session is taken, and the sockets are told', async () => {
  const [here, there] = [await tokensOf(), await tokensOf()]
  const told: number[] = []
  const stop = it.bus.on('session-ended', ({ playerId }) => told.push(playerId))
  await sdk.send(new GlobalSignOutCommand({ AccessToken: here.access }))
  for (const { id, access, refresh } of [here, there]) {
    await expect(it.pool.verifyIdToken(id)).rejects.toMatchObject({ status: 401 })
    await expect(it.pool.verifyAccessToken(access)).rejects.toMatchObject({ status: 401 })
    await expect(renewed(refresh)).rejects.toBeInstanceOf(NotAuthorizedException)
  }
  await expect.poll(() => told).toContain(claims.playerId)
  stop()
})

test('SAF-6 revoking a refresh token ends its session and leaves the others', async () => {
  const [one, other] = [await tokensOf(), await tokensOf()]
  await sdk.send(new RevokeTokenCommand({ Token: one.refresh, ClientId: clientId }))
  await expect(it.pool.verifyIdToken(one.id)).rejects.toMatchObject({ status: 401 })
  expect((await it.pool.verifyIdToken(other.id)).playerId).toBe(claims.playerId)
})

test('AUT-6 why a player may not come in is told to whoever has the right password, and to nobody else', async () => {
  const payload = {
    remainingDays: 2,
    playerId: claims.playerId,
    isCooling: true,
    milliseconds: 99_000_000,
    initiator: 'PLAYER',
  } as const
  const cases = [
    [loginMessages.timeout(payload), { kind: 'timeout', ...payload }],
    [loginMessages.exclusion(180), { kind: 'exclusion', remainingDays: 180, milliseconds: null }],
    [
      loginMessages.exclusion(180, 15_552_000_000),
      { kind: 'exclusion', remainingDays: 180, milliseconds: 15_552_000_000 },
    ],
    [loginMessages.exclusionIndefinite(), { kind: 'exclusionIndefinite' }],
    [loginMessages.blacklisted(), { kind: 'blacklisted' }],
    [loginMessages.closed(), { kind: 'closed' }],
    [loginMessages.notConfirmed(), { kind: 'notConfirmed' }],
  ] as const
  for (const [refusal, expected] of cases) {
    it.standing.now = { refusal, claims }
    const told = await refusalOf('ann@player.example', password)
    expect(parseLoginError(told?.message ?? '')).toEqual(expected)
    expect(await refusalOf('ann@player.example', 'Wrong horse 7')).toMatchObject({
      message: loginMessages.unauthorized(),
    })
  }
  it.standing.now = { refusal: null, claims }
})

test('AUT-6 SAF-6 who may not sign in is given no new tokens by an old sign-in either, and is told why', async () => {
  const { refresh } = await tokensOf()
  it.standing.now = { refusal: loginMessages.exclusionIndefinite(), claims }
  await expect(renewed(refresh)).rejects.toMatchObject({
    name: 'UserLambdaValidationException',
    message: expect.stringContaining(loginMessages.exclusionIndefinite()),
  })
  it.standing.now = { refusal: null, claims }
  expect((await renewed(refresh)).AuthenticationResult?.IdToken).toBeTruthy()
})

test('AUT-6 after five wrong passwords an address is locked, known or not, and opens again in time', async () => {
  await it.pool.createUser({ email: 'ben@player.example', password, playerId: 1_000_002 })
  for (const email of ['ben@player.example', 'stranger@player.example']) {
    for (let n = 0; n < attemptLimit.tries; n++)
      expect((await refusalOf(email, 'Wrong horse 7'))?.message).toBe(loginMessages.unauthorized())
    expect(parseLoginError((await refusalOf(email, password))?.message ?? '')).toEqual({ kind: 'maxAttempt' })
  }
  it.clock.setOffset({ now: attemptLimit.windowMs + 1000, tokens: 0 })
  expect((await signIn('ben@player.example', password)).isValid()).toBe(true)
  it.clock.setOffset({ now: 0, tokens: 0 })
})

test('AUT-4 AUT-6 whoever guessed before the account was there, or before its password, locks nobody out of it', async () => {
  const email = 'nina@player.example'
  const lock = async (): Promise<void> => {
    for (let n = 0; n <= attemptLimit.tries; n++) await refusalOf(email, 'Wrong horse 7')
  }
  await lock()
  await it.pool.createUser({ email, password, playerId: 1_000_090 })
  expect((await signIn(email, password)).isValid()).toBe(true)
  await lock()
  expect(parseLoginError((await refusalOf(email, password))?.message ?? '')).toEqual({ kind: 'maxAttempt' })
  await it.pool.setPassword(1_000_090, 'Better horse 8')
  expect((await signIn(email, 'Better horse 8')).isValid()).toBe(true)
})

test('AUT-6 many guesses at the same moment do not outrun the count', async () => {
  await it.pool.createUser({ email: 'cleo@player.example', password, playerId: 1_000_003 })
  const guesses = await Promise.all(Array.from({ length: 12 }, () => steps('cleo@player.example', 'Wrong horse 7')))
  const outcomes = await Promise.all(guesses.map(({ respond }) => respond().catch((error: Error) => error.message)))
  expect(outcomes.filter((message) => message === loginMessages.unauthorized())).toHaveLength(attemptLimit.tries)
})

test('PRO-2 a new password works at once, and a challenge given before it does not', async () => {
  await it.pool.createUser({ email: 'dora@player.example', password, playerId: 1_000_004 })
  const { respond } = await steps('dora@player.example', password)
  expect(await it.pool.isPassword(1_000_004, password)).toBe(true)
  await it.pool.setPassword(1_000_004, 'Better horse 8')
  await expect(respond()).rejects.toBeInstanceOf(NotAuthorizedException)
  expect(await it.pool.isPassword(1_000_004, password)).toBe(false)
  expect((await signIn('dora@player.example', 'Better horse 8')).isValid()).toBe(true)
})

test('SAF-6 PRO-2 a password changed or a break begun while a sign-in is on its way counts for it', async () => {
  const email = 'eve@player.example'
  await it.pool.createUser({ email, password, playerId: 1_000_005 })
  const whileItIsChecked = (work: () => unknown) => {
    it.standing.asked = () => {
      it.standing.asked = () => {}
      return work()
    }
  }
  whileItIsChecked(() => it.pool.setPassword(1_000_005, 'Better horse 8'))
  expect(await refusalOf(email, password)).toMatchObject({ message: loginMessages.unauthorized() })
  whileItIsChecked(() => (it.standing.now = { refusal: loginMessages.blacklisted(), claims: {} }))
  expect((await refusalOf(email, 'Better horse 8'))?.message).toContain(loginMessages.blacklisted())
  it.standing.now = { refusal: null, claims }
  expect((await signIn(email, 'Better horse 8')).isValid()).toBe(true)
})

test('AUT-1 two users cannot have one e-mail, whatever its case', async () => {
  expect(await it.pool.createUser({ email: 'ANN@PLAYER.example', password, playerId: 1_000_009 })).toBe(false)
})

test('SAF-12 no log line holds a password, a token or an answer to a challenge', async () => {
  const { id, access, refresh } = await tokensOf()
  const lines = it.lines.join('\n')
  expect(it.lines.length).toBeGreaterThan(20)
  for (const secret of ['horse', id, access, refresh, 'SECRET_BLOCK']) expect(lines).not.toContain(secret)
})

test('AUT-1 unknown operations, other clients, malformed bodies and other paths are refused in the protocol’s own form', async () => {
  const post = (target: string, body: string) =>
    fetch(it.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${target}` },
      body,
    })
  const unknown = await post('SignUp', '{}')
  expect([unknown.status, await unknown.json()]).toMatchObject([400, { __type: 'UnknownOperationException' }])
  expect(await (await post('constructor', '{}')).json()).toMatchObject({ __type: 'UnknownOperationException' })
  expect(await (await post('InitiateAuth', 'no json')).json()).toMatchObject({ __type: 'SerializationException' })
  expect(await (await post('InitiateAuth', '{"AuthFlow":3}')).json()).toMatchObject({
    __type: 'InvalidParameterException',
  })
  const foreign = JSON.stringify({ AuthFlow: 'USER_SRP_AUTH', ClientId: 'other', AuthParameters: {} })
  expect(await (await post('InitiateAuth', foreign)).json()).toMatchObject({ __type: 'ResourceNotFoundException' })
  expect((await fetch(`${it.endpoint}elsewhere`)).status).toBe(404)
})
