import { moneyWriting } from '../moneyWriting.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr, frCA } from './fr.ts'
import { ja } from './ja.ts'
import { no } from './no.ts'
import { pl } from './pl.ts'
import { ptBR, ptPT } from './pt.ts'
import { tl } from './tl.ts'
import { tr } from './tr.ts'

/** Words for each kind of number that a language tells apart; `other` where it has none of its own. */
export type Plural = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }
type English = typeof en
/** All texts of the games in one language. */
export type Texts = { readonly [K in keyof English]: English[K] extends string ? string : Plural }
/** A text that is the same whatever numbers it bears. */
export type TextKey = { [K in keyof English]: English[K] extends string ? K : never }[keyof English]

const byLanguage = {
  en,
  fi,
  no,
  de,
  fr,
  'fr-CA': frCA,
  es,
  'pt-PT': ptPT,
  'pt-BR': ptBR,
  ja,
  tl,
  tr,
  pl,
} as const satisfies Readonly<Record<string, Texts>>

/** Languages that the games speak, by their BCP 47 tags. */
export type TextLanguage = keyof typeof byLanguage
export const textLanguages = Object.keys(byLanguage) as readonly TextLanguage[]

/** Languages that go by more than one name. */
const otherNames: Readonly<Record<string, TextLanguage>> = { nb: 'no', nn: 'no', fil: 'tl', pt: 'pt-PT' }

const called = (name: string) => textLanguages.find((one) => one.toLowerCase() === name)

/** The language a game speaks to who asks for this one: itself, its like without the country, else English. */
export function textLanguage(wanted: string): TextLanguage {
  const tag = wanted.toLowerCase()
  const base = tag.split('-')[0] ?? ''
  return called(tag) ?? called(base) ?? (Object.hasOwn(otherNames, base) ? otherNames[base]! : 'en')
}

/**
 * The language that a launched game speaks. Portugal and Brazil are launched alike (LOC-8): as with amounts, the currency says which of
 * them it is.
 */
export function textLanguageOf({ language, currency }: { readonly language: string; readonly currency: string }) {
  const spoken = textLanguage(language)
  return spoken === 'pt-BR' ? textLanguage(moneyWriting(currency, language).numberLocale) : spoken
}

/** All that a game says in a language. */
export const textsIn = (language: TextLanguage): Texts => byLanguage[language]

/** Says a text of one language; `values` by the names that stand in it. */
export type Tell = (key: TextKey, values?: Readonly<Record<string, string>>) => string

/** Says texts in a language. */
export const tellIn =
  (language: TextLanguage): Tell =>
  (key, values = {}) =>
    byLanguage[language][key].replaceAll(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole)
