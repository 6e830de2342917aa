import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#contract/markets.ts'
import { startTestOperator, type TestOperator } from '../player/testOperator.ts'
import { longestMessage, visitorOf, writeMessage, readConversation } from './conversations.ts'
import { chatLanguageOf, chatWords } from './words.ts'

let server: TestOperator

beforeAll(async () => {
  server = await startTestOperator('PGlite')
}, 60_000)
afterAll(() => server.close())

const asked = async (method: string, path: string, bearer: string | null, body?: unknown, headers: object = {}) => {
  const answer = await fetch(`${server.operator.origins.chat}${path}`, {
    method,
    headers: {
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  // oxlint-disable-next-line typescript/no-explicit-any -- what came over the wire, whatever it is
  return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers }
}
const open = (bearer: string | null, locale = 'en') => asked('POST', '/chat/open', bearer, { locale })
const write = (bearer: string | null, text: string, more: object = {}) =>
  asked('POST', '/chat/messages', bearer, { id: `m-${crypto.randomUUID()}`, text, locale: 'en', ...more })
const textsOf = async (bearer: string) =>
  ((await asked('GET', '/chat/messages', bearer)).body.messages as { text: string }[]).map(({ text }) => text)

/** A player, and the proof for the chat that their id token bears. */
const player = async () => {
  const { body } = await server.call('POST', '/qa/players', {})
  const { playerId, email, password } = body as { playerId: number; email: string; password: string }
  const session = await server.signIn(email, password)
  const claims = JSON.parse(Buffer.from(session.id.split('.')[1]!, 'base64url').toString()) as {
    zendeskJwtToken: string
  }
  return { playerId, session, proof: claims.zendeskJwtToken }
}

test('CHT-1 SAF-7 each player has a conversation of their own: no proof of another, none made up and none of an ended sign-in opens it', async () => {
  const [ann, ben] = [await player(), await player()]
  expect((await write(ann.proof, 'I am Ann')).status).toBe(201)
  expect((await write(ben.proof, 'I am Ben')).status).toBe(201)
  expect(await textsOf(ann.proof)).toEqual(['I am Ann', chatWords.en.answerLater])
  expect(await textsOf(ben.proof)).toEqual(['I am Ben', chatWords.en.answerLater])

  // The same claims with another signature, without any, with those of the id token, and with a visitor's secret.
  const [head, claims, signature] = ann.proof.split('.') as [string, string, string]
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const other = Buffer.from(
    JSON.stringify({
      ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object),
      external_id: String(ben.playerId),
    }),
  ).toString('base64url')
  for (const forged of [
    `${head}.${other}.${signature}`,
    `${none}.${other}.`,
    `${head}.${claims}.${'A'.repeat(signature.length)}`,
    ann.session.id,
    `player:${ben.playerId}`,
    'nothing',
  ])
    for (const [method, path] of [
      ['GET', '/chat/messages'],
      ['GET', '/chat/news'],
      ['POST', '/chat/open'],
    ] as const)
      expect((await asked(method, path, forged, method === 'POST' ? { locale: 'en' } : undefined)).status).toBe(401)
  expect((await write('nothing', 'x')).status).toBe(401)
  expect((await asked('GET', '/chat/messages', null)).status).toBe(401)
  expect(await textsOf('V'.repeat(43)), 'a secret that nobody was given is of nobody').toEqual([])

  // A claim to be somebody else in the fields is not believed, one's own is kept for support to read.
  await write(ann.proof, 'more', { fields: { playerId: String(ben.playerId), topic: 'money' } })
  const inbox = async (id: number) =>
    ((await server.call('GET', '/qa/chat')).body as { playerId: number; fields: object }[]).find(
      ({ playerId }) => playerId === id,
    )
  expect((await inbox(ann.playerId))?.fields).toEqual({ topic: 'money' })
  await write(ann.proof, 'more', { fields: { playerId: String(ann.playerId) } })
  expect((await inbox(ann.playerId))?.fields).toEqual({ playerId: String(ann.playerId) })

  await server.call('POST', '/api/v1/player/sign_out', undefined, {
    authorization: ann.session.id,
    'access-token': ann.session.access,
  })
  await expect.poll(async () => (await asked('GET', '/chat/messages', ann.proof)).status).toBe(401)
  expect((await textsOf(ben.proof)).length, 'others stay').toBe(2)
})

test('CHT-1 SAF-4 a message sent twice is one, in order, answered by itself once, and support’s answer is told to the open line', async () => {
  const { playerId, proof } = await player()
  const twice = { id: 'message-0001', text: '<img src=x onerror=alert(1)>  ', locale: 'fi-FI' }
  const sent = await Promise.all([1, 2, 3].map(() => asked('POST', '/chat/messages', proof, twice)))
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  const news = await fetch(`${server.operator.origins.chat}/chat/news`, {
    headers: { authorization: `Bearer ${proof}` },
  })
  const reader = news.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toContain(': ')
  expect((await server.call('POST', '/qa/chat', { playerId, text: 'Hei!' })).status).toBe(200)
  expect((await reader.read()).value).toContain('data: message')
  await reader.cancel()
  const { body } = await open(proof, 'fi')
  expect(body).toMatchObject({ isPlayer: true, visitor: null, needsEmail: false, unread: 2, lang: 'fi-FI' })
  expect(body.messages).toMatchObject([
    { author: 'player', text: '<img src=x onerror=alert(1)>' },
    { author: 'auto', text: chatWords.fi.answerLater },
    { author: 'support', text: 'Hei!' },
  ])
  const numbers = (body.messages as { number: number }[]).map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  // Seen up to the last, then told of an older place by a tab that slept: nothing becomes unread again.
  await asked('POST', '/chat/read', proof, { upTo: numbers[2] })
  await asked('POST', '/chat/read', proof, { upTo: numbers[0] })
  expect((await asked('GET', `/chat/messages?after=${numbers[1]}`, proof)).body).toMatchObject({
    unread: 0,
    messages: [{ text: 'Hei!' }],
  })
  // Half a day later the conversation begins anew.
  await server.call('POST', '/qa/clock', { advanceMs: 13 * 3_600_000 })
  await write(proof, 'Again')
  expect((await textsOf(proof)).slice(-2)).toEqual(['Again', chatWords.en.answerLater])
})

test('CHT-1 what is too long, malformed, from another site, or too fast is refused with a reason, and nothing is lost', async () => {
  const { proof } = await player()
  const bad: readonly unknown[] = [
    {},
    'not json',
    { id: 'short', text: 'x', locale: 'en' },
    { id: 'message-0001', text: '   ', locale: 'en' },
    { id: 'message-0001', text: 'x'.repeat(longestMessage + 1), locale: 'en' },
    { id: 'message-0001', text: 'nul \u0000', locale: 'en' },
    { id: 'message-0001', text: 'x', locale: 'en', email: 'no address' },
    { id: 'message-0001', text: 'x', locale: 'en', author: 'support' },
    {
      id: 'message-0001',
      text: 'x',
      locale: 'en',
      fields: Object.fromEntries([...Array(11).keys()].map((n) => [`f${n}`, 'x'])),
    },
  ]
  for (const body of bad) expect((await asked('POST', '/chat/messages', proof, body)).status).toBe(400)
  expect((await write(proof, 'x'.repeat(30_000))).status).toBe(413)
  expect((await asked('GET', '/chat/messages?after=-1', proof)).status).toBe(400)
  expect((await asked('POST', '/chat/read', proof, { upTo: -1 })).status).toBe(400)
  expect(
    (
      await asked(
        'POST',
        '/chat/messages',
        proof,
        { id: 'message-0001', text: 'x', locale: 'en' },
        { origin: 'https://thief.example' },
      )
    ).status,
  ).toBe(403)
  expect((await asked('GET', '/snippet.js?key=wrong', null)).status).toBe(404)
  expect(await textsOf(proof)).toEqual([])
  expect((await write(proof, '界'.repeat(longestMessage))).status, 'the longest in any script').toBe(201)

  await server.call('PATCH', '/qa/world', { flags: { rateLimits: true } })
  const answers = []
  for (let n = 0; n < 24; n++) answers.push(await write(proof, `fast ${n}`))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  const refused = answers.at(-1)!
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  const other = await player()
  expect((await write(other.proof, 'Somebody else is not held up')).status).toBe(201)
  await server.call('PATCH', '/qa/world', { flags: { rateLimits: false } })
})

test('CHT-1 APP-15 a visitor’s conversation hangs on the secret of their tab; within business hours a person is promised, else a message is left', async () => {
  const { body } = await open(null, 'de')
  expect(body).toMatchObject({ isPlayer: false, isStaffed: false, needsEmail: true, messages: [], unread: 0 })
  const secret = body.visitor as string
  expect((await open(null, 'de')).body.visitor).not.toBe(secret)
  await write(secret, 'Hallo', { locale: 'de', email: 'a@visitor.example' })
  expect(await textsOf(secret)).toEqual(['Hallo', chatWords.de.answerLater])
  expect((await open(secret, 'de')).body).toMatchObject({ visitor: null, needsEmail: false, unread: 1 })
  const [left] = (await server.call('GET', '/qa/chat')).body as {
    playerId: null
    email: string
    conversationId: string
  }[]
  expect(left).toMatchObject({ playerId: null, email: 'a@visitor.example' })

  const { operator } = server
  const hours = { timeZone: 'Europe/Helsinki', days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' }
  const staffed = {
    ...operator,
    settings: { ...operator.settings, site: { ...operator.settings.site, businessHours: hours } },
  }
  const holder = visitorOf('S'.repeat(43))
  await writeMessage(staffed, holder, { id: 'message-0002', text: 'Hei', language: 'fi' })
  expect((await readConversation(staffed, holder)).messages.map(({ text }) => text)).toEqual([
    'Hei',
    chatWords.fi.answerSoon,
  ])
})

test('CHT-1 LOC-13 the chat speaks every language of the site, and finds it by inner code, tag or primary language', () => {
  for (const language of languages) {
    expect(chatLanguageOf(language)).toBe(language)
    expect(Object.values(chatWords[language]).filter((text) => text.trim() === '')).toEqual([])
    expect(chatWords[language].tooLong).toContain('{count}')
  }
  const others = languages.filter((one) => chatWords[one].greeting !== chatWords.en.greeting)
  expect(others).toEqual(languages.filter((one) => !['en', 'ca', 'nz', 'inen'].includes(one)))
  const found = ['fr-CA', 'fr-BE', 'es-CL', 'es-ES', 'pt-BR', 'pt', 'nb-NO', 'no', 'fil', 'en-US', 'zz', ''].map(
    chatLanguageOf,
  )
  expect(found).toEqual(['caf', 'fr', 'cl', 'cl', 'br', 'pt', 'no', 'no', 'tl', 'en', 'en', 'en'])
})
