import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentDocuments } from '../content/schema.ts'
import { applicantDetails } from '../registration/testApplicant.ts'
import { startTestOperator, type TestOperator } from '../player/testOperator.ts'

let it: TestOperator
beforeAll(async () => {
  it = await startTestOperator('PGlite')
  Object.assign(it.operator.settings.site, { hostsToBrands: { 'marigold.test': 'marigold' } })
}, 60_000)
afterAll(() => it.close())

const marigold = { host: 'marigold.test' }
const count = { players: 0 }

/** As a browser at any host name would ask; fetch says no host but the address's own. */
const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Said> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(`${it.origin}${path}`, {
      method,
      headers: { 'site-context': '5', 'content-type': 'application/json', ...headers },
    })
    sent.once('error', reject).once('response', (response) => {
      textOf(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject)
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

interface Said {
  readonly status: number
  readonly text: string
}

const call = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
  const { status, text } = await ask(method, path, body, headers)
  return { status, body: JSON.parse(text) }
}

const signUp = async (headers: Record<string, string>, changes: Record<string, unknown> = {}) => {
  count.players += 1
  const body = applicantDetails(count.players, changes)
  const answer = await call('POST', '/api/v1/player/registration', body, { ...(await it.captcha()), ...headers })
  return { ...answer, phone: body.mobilePhone }
}

/** The text of a code asked for in a new sign-up. */
const codeFor = async (headers: Record<string, string>) => {
  const { body, phone } = await signUp(headers)
  const proof = { 'registration-token': body.token as string }
  const wish = { playerId: body.playerId as number, siteId: 5, countryCode: 'FI' }
  await call('POST', '/api/v1/player/registration/sms_request', wish, {
    ...(await it.captcha()),
    ...proof,
    ...headers,
  })
  const [sms] = await it.operator.outbox.read(phone)
  return sms?.text
}

/** The host that an e-mail for a new password leads to. */
const linkFor = async (headers: Record<string, string>) => {
  const email = `${randomUUID()}@player.example`
  await it.operator.players.create({ email, password: 'Correct horse 7' })
  const wish = { email, channel: 'email' }
  const path = '/api/v1/player/password_reset'
  expect((await call('POST', path, wish, { ...(await it.captcha()), ...headers })).status).toBe(200)
  const [mail] = await it.operator.outbox.read(email)
  return new URL(mail?.link ?? '').hostname
}

/** The brand that a page is drawn in. */
const named = async (path: string, headers: Record<string, string>) =>
  /data-brand="(\w+)"/.exec((await ask('GET', path, undefined, headers)).text)?.[1]

test('LOC-14 REG-4 an account is opened by the rules of the brand whose host name was called', async () => {
  const finnish = { marketCode: 'FI' }
  expect((await signUp(marigold, finnish)).body.code).toBe('error.country.not_allowed')
  expect((await signUp({}, finnish)).status).toBe(201)
})

test('LOC-14 AUT-7 a player of a market that the visited brand is not sold in completes their account there', async () => {
  const email = `${randomUUID()}@player.example`
  const password = 'Correct horse 7'
  const { playerId } = await it.operator.players.create({
    email,
    password,
    countryCode: 'FI',
    market: 'FI',
    postalCode: null,
  })
  const session = await it.signIn(email, password)
  const complete = async (headers: Record<string, string>, countryCode: string) =>
    call(
      'PUT',
      '/api/v1/player/registration',
      {
        playerId,
        dateOfBirth: '1990-01-31',
        postalCode: '00100',
        mobilePhone: '+358401234567',
        countryCode,
        termsAndConditionsAccepted: true,
        languageCode: 'en',
      },
      { ...(await it.captcha()), authorization: session.id, 'access-token': session.access, ...headers },
    )
  // Another country is another account: it is judged by the site that asks.
  expect((await complete(marigold, 'NO')).body.code).toBe('error.country.not_allowed')
  expect(await complete(marigold, 'FI')).toMatchObject({ status: 200, body: { playerId } })
})

test('LOC-14 REG-7 PWD-2 a code is sent in the name of the brand that was visited, and a link leads back there', async () => {
  expect(await codeFor(marigold)).toContain('Marigold: ')
  expect(await codeFor({})).toContain('Halcyon: ')

  expect(await linkFor(marigold)).toBe('marigold.test')
  // Whoever calls may send any host name: one that the settings do not name never gets into a link.
  expect(await linkFor({ host: 'thief.test' })).toBe('localhost')
})

test('LOC-14 PRO-6 the terms that are accepted are those of the brand that was visited', async () => {
  const id = 'termsVersion-9'
  const type = 'termsVersion'
  const body = { _id: id, _type: type, version: '9.0', publishedAt: '2026-11-01T00:00:00Z' }
  await it.operator.db
    .insert(contentDocuments)
    .values({ dataset: 'marigold', id, type, body, revision: 'test', updatedAt: 0 })
  const email = `${randomUUID()}@player.example`
  const password = 'Correct horse 7'
  await it.operator.players.create({ email, password })
  const session = await it.signIn(email, password)
  const accept = (headers: Record<string, string>) =>
    call(
      'POST',
      '/api/v1/player/update_term_and_condition_version',
      { version: '9.0' },
      {
        authorization: session.id,
        'access-token': session.access,
        ...headers,
      },
    )
  expect((await accept({})).body.code).toBe('error.validation')
  expect(await accept(marigold)).toMatchObject({ status: 200, body: { termsAndConditionsAcceptedVersion: '9.0' } })
})

test('LOC-14 DEP-4 PNP-1 the payment pages bear the brand of the host name that they were asked at', async () => {
  const unknown = randomUUID()
  for (const path of [`/cashier/${unknown}`, `/cashier/bank/${unknown}`])
    expect([await named(path, marigold), await named(path, {})]).toEqual(['marigold', 'halcyon'])
})
