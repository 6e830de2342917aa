import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandFacts } from '#brands/facts.ts'
import { brandLooks } from '#brands/looks.ts'
import { brandIds } from '#contract/brands.ts'
import { day } from '#contract/constants.ts'
import { footerQuery } from '#contract/first-content.ts'
import { languages } from '#contract/markets.ts'
import { startTestOperator, type TestOperator } from '../player/testOperator.ts'
import { readOperatorSettings } from '../settings.ts'
import { readStartSettings } from '../startSettings.ts'
import { createChatServer } from './chatServer.ts'
import {
  forgetSilentVisitors,
  longestMessage,
  mostADay,
  visitorOf,
  writeMessage,
  readConversation,
} from './conversations.ts'
import { chatConversations, chatMessages } from './schema.ts'
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

/** The chat's origin with other settings than this process has, and every caller counted, as its own callers see it. */
const chatWith = (settings: object) => {
  const chat = createChatServer({ ...server.operator, settings: { ...server.operator.settings, ...settings } })
  return async (method: string, path: string, bearer: string | null, body?: unknown, ip = '203.0.113.1') => {
    const abort = new AbortController()
    const answer = await chat.handle(
      new Request(`${server.operator.origins.chat}${path}`, {
        method,
        signal: abort.signal,
        headers: {
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { ip, userAgent: '', isLocal: false },
      true,
    )
    return { status: answer.status, answer, json: () => answer.json(), hangUp: () => abort.abort() }
  }
}
const message = (text: string) => ({ id: `m-${crypto.randomUUID()}`, text, locale: 'en' })
const settingsOf = (env: Record<string, string>) => readOperatorSettings(readStartSettings(env))
const secret = (letter: string) => letter.repeat(43)

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

test('CHT-1 APP-15 where nobody could answer there is no chat at all; with CHAT_TOKEN support reads and answers it without QA', async () => {
  const live = { DATABASE_URL: 'postgres://me:mine@db.example/site' }
  expect(settingsOf(live)).toMatchObject({ hasOwnChat: false, site: { chatSnippetUrl: null } })
  expect(settingsOf({ ...live, CHAT_TOKEN: 'a-token-of-support' })).toMatchObject({ hasOwnChat: true })
  for (const env of [{}, { ...live, QA: '1' }, { ...live, CHAT_TOKEN: 'a-token-of-support' }])
    expect(settingsOf(env).site.chatSnippetUrl).not.toBeNull()
  expect(() => settingsOf({ CHAT_TOKEN: 'mine' })).toThrow(/^CHAT_TOKEN: allowed is a text of at least 16 characters$/u)

  const none = chatWith({ qa: false, chatToken: null })
  for (const [method, path] of [
    ['GET', '/snippet.js?key=player-site'],
    ['GET', '/widget'],
    ['POST', '/chat/open'],
    ['GET', '/chat/inbox'],
  ] as const)
    expect((await none(method, path, null, method === 'POST' ? { locale: 'en' } : undefined)).status).toBe(404)
  expect((await chatWith({ qa: true, chatToken: null })('GET', '/chat/inbox', null)).status).toBe(404)

  const token = 'the-token-of-support'
  const call = chatWith({ qa: false, chatToken: token })
  expect((await call('POST', '/chat/messages', secret('A'), message('Is anybody there?'))).status).toBe(201)
  expect((await call('POST', '/chat/messages', secret('B'), message('And here?'))).status).toBe(201)
  for (const wrong of [null, 'the-token-of-suppor', `${token}s`, secret('A')])
    for (const method of ['GET', 'POST'])
      expect((await call(method, '/chat/inbox', wrong, method === 'POST' ? {} : undefined)).status).toBe(401)
  const inbox = async (behind = '') => (await call('GET', `/chat/inbox${behind}`, token)).json()
  const all = (await inbox()) as { conversationId: string; messages: { text: string }[] }[]
  const firstTexts = all.slice(0, 2).map(({ messages }) => messages[0]!.text)
  expect(firstTexts.toSorted()).toEqual(['And here?', 'Is anybody there?'])
  expect(await inbox(`?behind=${all[0]!.conversationId}`)).toEqual(all.slice(1))
  expect((await call('GET', '/chat/inbox?behind=first', token)).status).toBe(400)

  const asked = all.find(({ messages }) => messages[0]!.text === 'Is anybody there?')!
  const { conversationId } = asked
  expect((await call('POST', '/chat/inbox', token, { conversationId, text: 'Yes.' })).status).toBe(200)
  expect((await call('POST', '/chat/inbox', token, { conversationId, text: ' ' })).status).toBe(400)
  const nobodys = { conversationId: crypto.randomUUID(), text: 'Hello?' }
  expect((await call('POST', '/chat/inbox', token, nobodys)).status).toBe(404)
  const { messages, unread } = await (await call('GET', '/chat/messages', secret('A'))).json()
  expect(messages.at(-1)).toMatchObject({ author: 'support', text: 'Yes.' })
  expect(unread).toBe(2)
  expect((await call('GET', '/chat/messages', token)).status, 'the token of support is no proof of a person').toBe(401)
})

test('LOC-14 CHT-1 the chat has the colours and letters of each brand that there is, and none of its own', async () => {
  const css = await (await fetch(`${server.operator.origins.chat}/widget.css`)).text()
  for (const id of brandIds) {
    const { color, font, line } = brandLooks[id].tokens
    const its = css.split('\n').find((one) => one.includes(`--accent:${color.accent};`))
    expect(its).toContain(`--surface:${color.surface};`)
    expect(its).toContain(`--letters:${font.body.replaceAll(' Variable', '')};`)
    expect(its).toContain(`--width:${line.thin};`)
    expect(its).toContain(`color-scheme:${brandFacts[id].scheme}`)
  }
  const own = await readFile(join(import.meta.dirname, 'page', 'widget.css'), 'utf8')
  expect(own).not.toMatch(/#[\da-f]{3,8}\b(?! \{)|data-brand/iu)
})

test('CHT-1 CON-3 the house switches its chat off everywhere: footers say so, nobody begins or goes on, what was written is still read', async () => {
  const { proof } = await player()
  await write(proof, 'Before')
  const { host, dataset, apiVersion } = server.operator.settings.site.content
  const setChat = (isOff: boolean) =>
    server.call('POST', `${host}/v${apiVersion}/data/mutate/${dataset}`, {
      mutations: [{ patch: { id: 'casinoSettings', set: { disableLiveChat: isOff } } }],
    })
  const footer = async (market: string, language: string) => {
    const asked = { query: footerQuery.query, params: { market, language } }
    return (await server.call('POST', `${host}/v${apiVersion}/data/query/${dataset}`, asked)).body.result
  }
  const snippet = () => fetch(`${server.operator.origins.chat}/snippet.js?key=${server.operator.settings.site.chatKey}`)
  expect(await footer('UN', 'en')).toMatchObject({ disableLiveChat: false })
  expect((await snippet()).status).toBe(200)

  expect((await setChat(true)).status).toBe(200)
  expect(await footer('UN', 'en')).toMatchObject({ disableLiveChat: true })
  expect(await footer('FI', 'fi')).toMatchObject({ disableLiveChat: true })
  expect((await snippet()).status).toBe(404)
  expect((await fetch(`${server.operator.origins.chat}/widget`)).status).toBe(404)
  expect((await open(proof)).status).toBe(404)
  expect((await open(null)).status).toBe(404)
  expect((await write(proof, 'Meanwhile')).status).toBe(404)
  expect(await textsOf(proof)).toEqual(['Before', chatWords.en.answerLater])

  await setChat(false)
  expect((await write(proof, 'After')).status).toBe(201)
})

test('CHT-1 SAF-4 a day bounds what a person writes, whatever support and the house have said; a day later they go on, and nothing is lost', async () => {
  const { db, clock } = server.operator
  const { playerId, proof } = await player()
  await write(proof, 'The first')
  const [row] = await db.select().from(chatConversations).where(eq(chatConversations.playerId, playerId))
  const rows = (author: 'player' | 'support', count: number, sentAt: number) =>
    db.insert(chatMessages).values(
      [...Array(count).keys()].map((n) => ({
        conversationId: row!.id,
        id: `${author}-${sentAt}-${n}`,
        author,
        text: `${n}`,
        sentAt,
      })),
    )
  await rows('player', 1500, clock.now() - 2 * day)
  await rows('support', 1500, clock.now())
  await rows('player', mostADay - 2, clock.now())

  const last = message('The last of today')
  expect((await asked('POST', '/chat/messages', proof, last)).status).toBe(201)
  const over = message('One too many')
  expect((await asked('POST', '/chat/messages', proof, over)).status).toBe(409)
  expect((await asked('POST', '/chat/messages', proof, last)).status, 'sent again it is the same').toBe(201)
  expect((await textsOf(proof)).at(-1)).toBe('The last of today')
  expect(await db.$count(chatMessages, eq(chatMessages.conversationId, row!.id))).toBe(3000 + mostADay + 1)
  const [mine] = (await server.call('GET', '/qa/chat')).body as { messages: { text: string }[] }[]
  expect(mine!.messages.at(-1), 'support sees the newest').toMatchObject({ text: 'The last of today' })

  await server.call('POST', '/qa/clock', { advanceMs: day + 1 })
  expect((await asked('POST', '/chat/messages', proof, over)).status).toBe(201)
  expect((await textsOf(proof)).slice(-2)).toEqual(['One too many', chatWords.en.answerLater])
})

test('CHT-1 SAF-7 proofs that prove nothing and messages are counted for their address, before anybody looks whose they are', async () => {
  const call = chatWith({})
  const { proof } = await player()
  const refused = async (ip: string) => (await call('POST', '/chat/messages', 'nothing', message('x'), ip)).status
  const first = []
  for (let n = 0; n < 60; n++) first.push(await refused('203.0.113.2'))
  expect(new Set(first)).toEqual(new Set([401]))
  const late = await call('GET', '/chat/messages', proof, undefined, '203.0.113.2')
  expect([late.status, Number(late.answer.headers.get('retry-after')) > 0], 'no proof is looked at').toEqual([
    429,
    true,
  ])
  expect(await refused('203.0.113.3'), 'another address is not held up').toBe(401)

  const sent = []
  for (let n = 0; n < 91; n++)
    sent.push(
      (await call('POST', '/chat/messages', secret(String.fromCharCode(97 + (n % 20))), {}, '203.0.113.4')).status,
    )
  expect(
    sent.filter((status) => status === 400),
    'malformed ones count too',
  ).toHaveLength(90)
  expect(sent.at(-1)).toBe(429)
})

test('CHT-1 SAF-7 open lines are few for each person and address, and those of a sign-in end with it', async () => {
  const call = chatWith({})
  const news = (bearer: string, ip = '203.0.113.5') => call('GET', '/chat/news', bearer, undefined, ip)
  const lines = []
  for (let n = 0; n < 20; n++) lines.push(await news(secret('n')))
  expect(new Set(lines.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await news(secret('n'))).status).toBe(429)
  expect((await news(secret('n'), '203.0.113.6')).status, 'from another address too').toBe(429)
  lines[0]!.hangUp()
  expect((await news(secret('n'))).status).toBe(200)
  const others = []
  for (let n = 0; n < 180; n++) others.push(await news(`${n}`.padStart(43, 'o')))
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await news(secret('p'))).status).toBe(429)
  expect((await news(secret('p'), '203.0.113.7')).status).toBe(200)

  const { session, proof } = await player()
  const { answer } = await news(proof, '203.0.113.8')
  const reader = answer.body!.getReader()
  expect((await reader.read()).done).toBe(false)
  await server.call('POST', '/api/v1/player/sign_out', undefined, {
    authorization: session.id,
    'access-token': session.access,
  })
  expect(await reader.read()).toEqual({ done: true, value: undefined })
  expect((await news(proof, '203.0.113.8')).status).toBe(401)
})

test('CHT-1 SAF-12 a visitor’s conversation goes once it was silent for 30 days, a player’s stays', async () => {
  const { operator } = server
  const { proof } = await player()
  await write(proof, 'Mine')
  await write(secret('s'), 'Silent', { email: 's@visitor.example' })
  await write(secret('t'), 'Still here')
  await server.call('POST', '/qa/clock', { advanceMs: 30 * day - 1 })
  const before = await operator.db.$count(chatConversations)
  await write(secret('t'), 'Here again')
  await server.call('POST', '/qa/clock', { advanceMs: 2 })
  const gone = await forgetSilentVisitors(operator)
  expect(gone).toBeGreaterThan(0)
  expect(await operator.db.$count(chatConversations)).toBe(before - gone)
  expect(await textsOf(secret('s'))).toEqual([])
  expect(await operator.db.$count(chatMessages, eq(chatMessages.text, 'Silent'))).toBe(0)
  expect(await textsOf(secret('t'))).toContain('Still here')
  expect(await textsOf(proof)).toContain('Mine')
  expect(await forgetSilentVisitors(operator)).toBe(0)
  expect((await write(secret('s'), 'Back')).status).toBe(201)
  expect(await textsOf(secret('s'))).toEqual(['Back', chatWords.en.answerLater])
})
