import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writtenLanguage } from '#operator/languages.ts'
import { seedTexts } from '#operator/seed/texts/texts.ts'

const LOCALES = join(import.meta.dirname, '..', '..', 'locales')
/** The written texts of a language, those of the demo content among them. */
const textsOf = (language: string): string[] => [
  ...readFileSync(join(LOCALES, language, 'default.po'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('msgstr ')),
  ...JSON.stringify(seedTexts[writtenLanguage(language)]).split('"'),
]

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

test('LOC-13 who helps has one name in German, in the site’s texts and in its content', () => {
  expect(textsOf('de').filter((text) => word('unser(?:en|em)? Support|Support fragen|Der Support').test(text))).toEqual(
    [],
  )
})
