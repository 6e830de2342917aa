import { readFileSync } from 'node:fs'
import { compileMessage as theirs } from '@lingui/message-utils/compileMessage'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { compileMessage } from './compileMessage.ts'
import { activateLanguage, i18n, textsSettled } from './i18n.ts'

/** A server for texts that answers `failures` times with an error, and notes what was asked and waited for. */
function textServer(failures: number) {
  const asked: string[] = []
  const waited: number[] = []
  const logged: string[] = []
  return {
    asked,
    waited,
    logged,
    source: {
      fetch: (input: string | URL | Request) => {
        asked.push(input instanceof Request ? input.url : input.toString())
        return Promise.resolve(
          asked.length <= failures
            ? new Response('', { status: 503 })
            : Response.json({ messages: { hello: ['Terve ', ['name']] } }),
        )
      },
      wait: (ms: number) => Promise.resolve(waited.push(ms)),
      log: (message: string) => logged.push(message),
    },
  }
}

const days = (n: number) => i18n._({ id: 'days', message: '{n, plural, one {# day} other {# days}}', values: { n } })
const hello = () => i18n._({ id: 'hello', message: 'Hello {name}', values: { name: 'Aino' } })

test('LOC-13 texts of a language come from its file and are asked for once', async () => {
  const { source, asked } = textServer(0)
  await activateLanguage('fi', source)
  expect(hello()).toBe('Terve Aino')
  await activateLanguage('en', source)
  expect(hello()).toBe('Hello Aino')
  await activateLanguage('fi', source)
  expect(asked).toEqual(['/locales/fi/default.json'])
})

test('LOC-13 after a failure texts are tried three more times, waiting 2, 4 and 6 s, with English shown meanwhile', async () => {
  const { source, asked, waited, logged } = textServer(3)
  await activateLanguage('tr', source)
  expect(hello()).toBe('Hello Aino')
  await textsSettled('tr')
  expect(hello()).toBe('Terve Aino')
  expect(asked).toHaveLength(4)
  expect(waited).toEqual([2000, 4000, 6000])
  expect(logged).toEqual([])
})

test('LOC-13 when every try fails it is logged and the page stays in English', async () => {
  const { source, asked, logged } = textServer(99)
  await activateLanguage('pl', source)
  await textsSettled('pl')
  expect(hello()).toBe('Hello Aino')
  expect(asked).toHaveLength(4)
  expect(logged).toHaveLength(1)
})

test('LOC-13 SAF-9 texts that hang keep nobody waiting: the page is English after four seconds, and has them when they come', async () => {
  vi.useFakeTimers()
  const asked = Promise.withResolvers<Response>()
  const hangs = { ...textServer(0).source, fetch: () => asked.promise }
  const shown = activateLanguage('ca', hangs)
  await vi.advanceTimersByTimeAsync(4000)
  await shown
  expect([i18n.locale, i18n.locales, hello()]).toEqual(['en', 'en', 'Hello Aino'])
  asked.resolve(Response.json({ messages: { hello: ['Hola ', ['name']] } }))
  await textsSettled('ca')
  expect([i18n.locales, hello()]).not.toContain('en')
  expect(hello()).toBe('Hola Aino')
  vi.useRealTimers()
})

test.each([
  ['a text that was not built', 'Kirjaudu {x, plural, one {'],
  ['a list of nothing', [null]],
  ['a list of objects', [{ a: 1 }]],
  ['a number', 7],
])('LOC-13 APP-1 a file with %s is refused as a whole: English is readable, the page stands', async (_, text) => {
  const { source, logged } = textServer(0)
  const language = `broken ${JSON.stringify(text)}`
  const broken = { ...source, fetch: () => Promise.resolve(Response.json({ messages: { hello: text } })) }
  await activateLanguage(language, broken)
  await textsSettled(language)
  expect(hello()).toBe('Hello Aino')
  expect(logged).toHaveLength(1)
  await activateLanguage('en', source)
})

test('LOC-13 texts that come late do not change a page that has gone on to another language', async () => {
  const { source } = textServer(1)
  const held: (() => void)[] = []
  const slow = { ...source, wait: () => new Promise<void>((resolve) => void held.push(resolve)) }
  await activateLanguage('ja', slow)
  await activateLanguage('en', slow)
  for (const goOn of held) goOn()
  await textsSettled('ja')
  expect(i18n.locale).toBe('en')
})

const json =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }))
const good = json('{"messages":{"hello":["Hei ",["name"]]}}')

/** What the server answers, one a try, the last for ever; and when it was asked, ms from the start. */
function answering(...answers: readonly (() => Promise<Response>)[]) {
  vi.useFakeTimers()
  const start = Date.now()
  const asked: number[] = []
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => {
    asked.push(Date.now() - start)
    return answers[Math.min(asked.length, answers.length) - 1]!()
  })
  return { asked, logged }
}

describe('by the clock, with the source the page itself has', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  test.each([
    ['is no JSON', 'de', json('<!doctype html>')],
    ['is not there', 'fr', json('', 404)],
    ['is null', 'caf', json('null')],
    ['has no texts', 'br', json('{"texts":{}}')],
    ['has a number for a text', 'pt', json('{"messages":{"hello":7}}')],
    ['cannot be reached', 'cl', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)(
    'LOC-13 a file that %s is asked for at 0, 2, 6 and 12 s, then logged once, and English is shown',
    async (_, language, bad) => {
      const { asked, logged } = answering(bad)
      await activateLanguage(language)
      expect(hello()).toBe('Hello Aino')
      await vi.advanceTimersByTimeAsync(60_000)
      expect(asked).toEqual([0, 2000, 6000, 12_000])
      expect(logged).toHaveBeenCalledOnce()
      expect(logged.mock.calls[0]?.[0]).toContain(language)
      expect([hello(), i18n.locale]).toEqual(['Hello Aino', 'en'])
    },
  )

  test('LOC-13 a try that comes good after 6 s changes the page that is still in that language, and nothing is logged', async () => {
    const { asked, logged } = answering(json('{'), json('', 503), good)
    await activateLanguage('no')
    expect(hello()).toBe('Hello Aino')
    await vi.advanceTimersByTimeAsync(6000)
    expect(hello()).toBe('Hei Aino')
    expect(days(1)).toBe('1 day')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([0, 2000, 6000])
    expect(logged).not.toHaveBeenCalled()
  })

  test('LOC-13 English that stands in for another language is English by name, which a page being drawn listens to, and counted so', async () => {
    answering(json('', 500))
    await activateLanguage('ja')
    await activateLanguage('tl')
    expect([i18n.locale, days(2)]).toEqual(['en', '2 days'])
    await vi.advanceTimersByTimeAsync(60_000)
  })

  test('LOC-13 of two languages chosen one after the other the last is shown, whichever texts come last', async () => {
    const late = Promise.withResolvers<Response>()
    answering(() => late.promise, good)
    const first = activateLanguage('pe')
    const second = activateLanguage('inen')
    await second
    late.resolve(new Response('{"messages":{"hello":["Hola ",["name"]]}}'))
    await first
    expect([i18n.locale, hello()]).toEqual(['inen', 'Hei Aino'])
    // And when that one is chosen again its texts are there.
    await activateLanguage('pe')
    expect(hello()).toBe('Hola Aino')
  })

  test('LOC-13 a try that gets no answer in 15 s has failed: the page does not wait for it any longer', async () => {
    const patience = new AbortController()
    const given = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const { promise, reject } = Promise.withResolvers<Response>()
    patience.signal.addEventListener('abort', () => reject(patience.signal.reason as Error))
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => promise)
    const shown = activateLanguage('nz')
    expect(given).toHaveBeenCalledWith(15_000)
    vi.stubGlobal('fetch', good)
    patience.abort(new DOMException('timed out', 'TimeoutError'))
    await shown
    expect(hello()).toBe('Hello Aino')
    await vi.advanceTimersByTimeAsync(2000)
    expect(hello()).toBe('Hei Aino')
  })
})

const unescape = (text: string) => JSON.parse(`"${text}"`) as string

test('LOC-13 every English text of the source compiles as the library itself would compile it', () => {
  const catalogue = readFileSync(new URL('../../locales/en/default.po', import.meta.url), 'utf8')
  const texts = catalogue
    .split('\n\n')
    .map((entry) => /^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)/m.exec(entry)?.[1] ?? '')
    .map((lines) => [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => unescape(part!)).join(''))
    .filter((text) => text !== '')
  expect(texts.length).toBeGreaterThan(100)
  for (const text of texts) expect({ text, is: compileMessage(text) }).toEqual({ text, is: theirs(text) })
})

test('LOC-13 plurals, selects, quotes and values nest as in ICU', () => {
  for (const text of [
    'Only {age}+',
    'a {n, plural, offset:1 =0 {none} one {<0>{who}</0>} other {# x {y}}} b',
    '{g, select, a {A #} other {B}}',
    "it''s '{raw}' {name}",
    '{n, plural, one {# day} other {# days}} and {m, plural, other {#}}',
  ]) {
    expect({ text, is: compileMessage(text) }).toEqual({ text, is: theirs(text) })
  }
  expect(() => compileMessage('{n, date, short}')).toThrow(/not understood/)
})
