import { describe, expect, test } from 'vitest'
import { gameLaunchLanguage } from '#contract/locale.ts'
import { markets } from '#contract/markets.ts'
import { tellIn, textLanguage, textLanguageOf, textLanguages, textsIn, type Plural, type Texts } from './texts.ts'

const formsOf = (text: string | Plural): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text))
const placesIn = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/gu)].map(([place]) => place).toSorted()
const entries = (texts: Texts) => Object.entries(texts) as readonly (readonly [keyof Texts, string | Plural])[]

/** Words of the trade that are said in English too: nothing else is. */
const BORROWED = new Set(['Bonus', 'Live', 'Scatter', 'Wild', 'Round', 'Player', 'Banker'])
/** One letter of a winner, on the board of a live table. */
const LETTER = /^\p{L}$/u

const english = textsIn('en')

test.for(
  markets.flatMap(({ id, currency, languages }) =>
    languages.map((language) => [id, language, gameLaunchLanguage(id, language), currency] as const),
  ),
)('LOC-8 LOC-13 a game that is launched in %s for %s speaks its language', ([, language, launched, currency]) => {
  const spoken = textLanguageOf({ language: launched, currency })
  const own: Readonly<Record<string, string>> = {
    ca: 'en',
    nz: 'en',
    inen: 'en',
    caf: 'fr-CA',
    cl: 'es',
    pe: 'es',
    pt: 'pt-PT',
    br: 'pt-BR',
  }
  expect(spoken).toBe(own[language] ?? language)
})

test('LOC-8 a game that is launched in a language it does not know, or in one by another name, speaks the nearest one', () => {
  expect(['ru', '', '*', 'nb-NO', 'fil-PH', 'es-CL', 'PT-BR', 'pt', 'fr-BE', 'en-US'].map(textLanguage)).toEqual([
    'en',
    'en',
    'en',
    'no',
    'tl',
    'es',
    'pt-BR',
    'pt-PT',
    'fr',
    'en',
  ])
})

describe.each(textLanguages.filter((one) => one !== 'en'))('in %s', (language) => {
  const texts = textsIn(language)

  test('LOC-13 GAM-1 the games say all that they say in English, with the same places to fill', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
    const wrong = entries(texts).filter(([key, text]) => {
      // "One line" bears no number: what is said of many does.
      const wanted = placesIn(formsOf(english[key]).at(-1)!)
      const others = formsOf(text).filter((form) => form !== (text as Plural).one)
      return !others.every((form) => String(placesIn(form)) === String(wanted))
    })
    expect(wrong).toEqual([])
  })

  test('LOC-13 GAM-1 nothing is left in English, and nothing empty', () => {
    const same = entries(texts).filter(([key, text]) => {
      const said = formsOf(english[key])
      return formsOf(text).some(
        (form) => form.trim() === '' || (said.includes(form) && !BORROWED.has(form) && !LETTER.test(form)),
      )
    })
    expect(same).toEqual([])
  })

  test('LOC-13 the words after a number are of kinds that the language has', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const kinds = entries(texts).flatMap(([, text]) => (typeof text === 'string' ? [] : Object.keys(text)))
    expect(kinds.filter((kind) => kind !== 'other' && !(pluralCategories as string[]).includes(kind))).toEqual([])
  })
})

test('LOC-13 no text of a game holds what HTML reads as its own', () => {
  const all = textLanguages.flatMap((language) => entries(textsIn(language)).flatMap(([, text]) => formsOf(text)))
  expect(all.filter((text) => /[<>"&]/u.test(text))).toEqual([])
})

const weeklyLoss = (language: 'en' | 'fi' | 'fr') => {
  const tell = tellIn(language)
  return tell('limitLeaves', { limit: tell('limit.W.loss'), left: '5' })
}

test('LOC-13 LIM-1 a limit that stands against a stake is told in the language of the game', () => {
  expect(weeklyLoss('en')).toBe('This stake is more than your weekly loss limit leaves (5)')
  expect(weeklyLoss('fi')).toBe('Tämä panos on suurempi kuin rajasi sallii: viikoittainen tappioraja, jäljellä 5')
  expect(weeklyLoss('fr')).toBe('Cette mise dépasse ce que permet votre limite de perte hebdomadaire (reste\u00A0: 5)')
})
