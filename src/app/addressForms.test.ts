import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { termsTexts } from '#operator/seed/termsTexts.ts'

const LOCALES = join(import.meta.dirname, '..', '..', 'locales')
/** The written texts of a language. */
const textsOf = (language: string): string[] =>
  readFileSync(join(LOCALES, language, 'default.po'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('msgstr '))

// `\b` knows no letters with marks.
const word = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')

test.each([
  ['de', 'du|dich|dir|dein|deine[mnrs]?|prüfe|wähle|öffne|versuche es'],
  ['fr', 'tu|toi|ton|tes'],
  ['cl', 'usted|ustedes|inténtelo|elija|escriba|consulte|envíe'],
  ['pe', 'usted|ustedes|inténtelo|elija|escriba|consulte|envíe'],
])('LOC-13 in %s the player is addressed in one way throughout', (language, others) => {
  expect(textsOf(language).filter((text) => word(others).test(text))).toEqual([])
})

test('LOC-13 who helps has one name in German, in the site’s texts and in the terms', () => {
  const terms = JSON.stringify(termsTexts)
  expect(
    [...textsOf('de'), terms].filter((text) => word('unser(?:en|em)? Support|Support fragen|Der Support').test(text)),
  ).toEqual([])
})
