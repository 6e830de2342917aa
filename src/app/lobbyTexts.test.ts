import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LOCALES = join(import.meta.dirname, '..', '..', 'locales')

/** Home, lobbies, the sportsbook's page, and what their rows and tiles say. */
const PLAY = /^#: src\/(views\/(home|lobby|games|tournaments|banners|sportsbook)\/|ui\/(Carousel|GameTile)\.tsx)/m
const TRANSLATED = ['de', 'fr', 'caf', 'fi', 'no', 'pl', 'pt', 'br', 'cl', 'pe', 'ja', 'tl', 'tr']

test.each(TRANSLATED)('LOC-13 LOB-1 LOB-2 home page, lobbies and their search are all written in %s', (language) => {
  const empty = readFileSync(join(LOCALES, language, 'default.po'), 'utf8')
    .split('\n\n')
    .filter((entry) => PLAY.test(entry) && /^msgstr ""$(?!\n")/m.test(entry))
  expect(empty).toEqual([])
})
