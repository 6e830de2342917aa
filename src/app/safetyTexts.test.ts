import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LOCALES = join(import.meta.dirname, '..', '..', 'locales')
const catalogue = (language: string): string => readFileSync(join(LOCALES, language, 'default.po'), 'utf8')

/** Where the tools of safe play, refusals and the running game say something. */
const SAFE_PLAY =
  /^#: src\/views\/(limits|activityTimer|realityCheck|idle|exclusion|gameLaunch|gameFrame|login|marketing)\/|^#: src\/views\/frame\/GameFrame\.tsx|^#: src\/app\/pages\/LimitsPage\.tsx/m

const TRANSLATED = ['de', 'fr', 'caf', 'fi', 'no', 'pl', 'pt', 'br', 'cl', 'pe', 'ja', 'tl', 'tr']

test.each(TRANSLATED)('LOC-13 RGT-8 limits, breaks, refusals and the game header are all written in %s', (language) => {
  const empty = catalogue(language)
    .split('\n\n')
    .filter((entry) => SAFE_PLAY.test(entry) && /^msgstr ""$(?!\n")/m.test(entry))
  expect(empty).toEqual([])
})

test.each([
  ['de', /Ausgabenlimit|Abkühlphase/i],
  ['fr', /limites? de dépenses/i],
  ['caf', /limites? de dépenses/i],
  ['fi', /kulutusraj|peliesto|jäähdyttely/i],
  ['no', /forbruksgrense/i],
  ['pl', /limit\p{L}* wydatków/iu],
  ['pt', /limites? de gastos/i],
  ['br', /limites? de gastos/i],
  ['cl', /límites? de gasto/i],
  ['pe', /límites? de gasto/i],
  ['ja', /支出限度額/],
  ['tl', /limit\p{L}* (mo )?sa paggastos|limitasyon/iu],
  ['tr', /harcama limit/i],
])('LIM-1 LOC-13 in %s a spend limit and a break have one name each', (language, others) => {
  const texts = catalogue(language).split('\n')
  expect(texts.filter((line) => line.startsWith('msgstr ') && others.test(line))).toEqual([])
})
