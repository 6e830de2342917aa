import { describe, expect, test } from 'vitest'
import { sameAsEnglish } from './sameAsEnglish.ts'
import type { SeedTexts } from './shape.ts'
import { seedTexts, type SeedLanguage } from './texts.ts'

/** Texts by the path of their key. */
function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) => leaves(one, path === '' ? key : `${path}.${key}`))
}
const english = new Map(leaves(seedTexts.en))
const others = (Object.entries(seedTexts) as [SeedLanguage, SeedTexts][]).filter(([language]) => language !== 'en')

const isNoBrand = (mark: string): boolean => mark !== '{brand}'
const numbers = (text: string) => (text.replaceAll(/\{[^}]*\}/gu, '').match(/\d+/gu) ?? []).toSorted().join(' ')
const marks = (text: string) => (text.match(/\{[^}]*\}/gu) ?? []).toSorted()

describe.each(others)('LOC-13 the demo content in %s', (language, texts) => {
  const said = leaves(texts)

  test('says all that it says in English, and nothing in English', () => {
    expect(said.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted())
    const left = said.filter(([path, text]) => text.trim() === '' || english.get(path) === text)
    expect(left.filter(([, text]) => !sameAsEnglish[language]?.test(text))).toEqual([])
    // What got copied into a longer text: these words stand in none of the other languages.
    const words = /(?<!\p{L})(the|your|with|from|every|you|and)(?!\p{L})/iu
    expect(said.filter(([, text]) => words.test(text))).toEqual([])
  })

  test('names the same amounts, the brand and the age where the English does', () => {
    const differing = said.flatMap(([path, text]) => {
      const [own, wanted] = [marks(text), marks(english.get(path) ?? '')]
      // Some languages cannot inflect the brand's name everywhere: it stands where they can, "the house" or "us" where they cannot.
      return JSON.stringify(own.filter(isNoBrand)) === JSON.stringify(wanted.filter(isNoBrand))
        ? []
        : [`${path}: ${text}`]
    })
    expect(differing).toEqual([])
    for (const text of [texts.pages.terms.lead, texts.home.title, texts.loyalty.title, texts.footer.legal])
      expect(text).toContain('{brand}')
  })

  test('says what binds in numbers as the English does', () => {
    for (const [id, { terms }] of Object.entries(texts.promotions))
      expect(numbers(terms), `${id}: ${terms}`).toBe(numbers(english.get(`promotions.${id}.terms`)!))
    for (const [id, { terms }] of Object.entries(texts.campaigns))
      expect(numbers(terms ?? ''), `${id}: ${terms}`).toBe(numbers(english.get(`campaigns.${id}.terms`) ?? ''))
  })
})

test('LOC-13 the French of Canada has words of its own', () => {
  const [canada, france] = [leaves(seedTexts.caf), new Map(leaves(seedTexts.fr))]
  expect(canada.filter(([path, text]) => france.get(path) !== text).length).toBeGreaterThan(30)
  expect(canada.filter(([, text]) => /week-end|e-mail|(?<!\p{L})chat(?!\p{L})/iu.test(text))).toEqual([])
})
