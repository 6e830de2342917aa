import { readFileSync } from 'node:fs'
import { compileMessage as theirs } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
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
