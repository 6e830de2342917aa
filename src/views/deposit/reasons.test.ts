import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { depositReasons } from '#contract/deposit.ts'
import { languages } from '#contract/markets.ts'
import { wordsOf } from './reasons.ts'

const catalogueOf = (language: string): string =>
  readFileSync(new URL(`../../../locales/${language}/default.po`, import.meta.url), 'utf8').replaceAll('"\n"', '')
const englishes = new Set(['en', 'ca', 'nz', 'inen'])

test('DEP-4 LOC-13 every reason the operator gives for a deposit without money has words of its own in every language', () => {
  const known = depositReasons.map((reason) => wordsOf(reason))
  expect(known).not.toContain(null)
  const texts = known.flatMap((words) => [words?.what.message, words?.next.message])
  expect(new Set(known.map((words) => words?.what.message)).size).toBe(depositReasons.length)
  expect(languages).toContain('fi')
  for (const language of languages.filter((one) => !englishes.has(one))) {
    const catalogue = catalogueOf(language)
    const untranslated = texts.filter(
      (text) => !new RegExp(`^msgid "${text}"\nmsgstr "(?!${text}").+"$`, 'm').test(catalogue),
    )
    expect({ language, untranslated }).toEqual({ language, untranslated: [] })
  }
  expect(wordsOf('a_reason_of_another_platform')).toBeNull()
})
