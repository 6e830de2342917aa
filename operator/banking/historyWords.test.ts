import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { languages } from '#contract/markets.ts'
import { transactionsCalls } from '#contract/transactions.ts'
import { writtenLanguage } from '../languages.ts'
import { historyWords } from './historyWords.ts'

const LOCALES = join(import.meta.dirname, '..', '..', 'locales')
const english = historyWords.en
const wordsOf = ({ categories, types, ofBonus, statuses, reasons }: typeof english): string[] =>
  [categories, types, ofBonus, statuses, reasons].flatMap((names) => Object.values(names))

/** The site's texts of a language by its English ones; what is not written there is English. */
const siteTexts = (language: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(join(LOCALES, language, 'default.po'), 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
      ([, text = '', written = '']) => [text, written],
    ),
  )

describe.each(languages)('in %s', (language) => {
  const words = historyWords[writtenLanguage(language)]

  test('TXN-2 LOC-13 the file has the words of the page', () => {
    const texts = siteTexts(language)
    expect(wordsOf(words)).toEqual(wordsOf(english).map((text) => texts.get(text) ?? text))
  })

  test('TXN-2 the client takes the first line for a history', () => {
    const { response } = transactionsCalls.transactionsCsv
    expect(v.is(response, `${words.columns.join(',')}\r\n`)).toBe(true)
    expect(new Set(words.columns).size).toBe(9)
  })
})

test.each([
  '',
  '<html>UTC,a,b,c,d,e,f,g,h\r\n',
  'UTC,a,b,c,d,e,f,g\r\n',
  'Time,a,b,c,d,e,f,g,h\r\n',
  '{"code":"UTC"}\n',
])('TXN-2 SAF-9 anything else is no history (case %#)', (text) => {
  expect(v.is(transactionsCalls.transactionsCsv.response, text)).toBe(false)
})
