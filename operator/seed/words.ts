import { contentLanguage } from '#contract/locale.ts'
import { languages, markets, type Language, type MarketId } from '#contract/markets.ts'
import type { Currency } from '#contract/money.ts'
import { withAmounts } from '../withAmounts.ts'
import type { SeedTexts } from './texts/shape.ts'
import { seedLanguage, seedTexts } from './texts/texts.ts'

/** The words of a brand's content: by content language, names and amounts filled in. */
export interface Words {
  /** Content languages of the brand's markets, English first (LOC-7). */
  readonly languages: readonly string[]
  readonly in: (contentLanguage: string) => SeedTexts
}

/** Fields of a document, and under `translations` the same in other content languages, where they say something else. */
export type Localised<T> = T & { readonly translations?: Readonly<Record<string, unknown>> }

/** Every text within a value, changed. */
function eachText<T>(value: T, change: (text: string) => string): T
function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one: unknown) => eachText(one, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, eachText(one, change)]))
}

/** What of `other` is not as in `base`; undefined where nothing is. */
function differing(base: unknown, other: unknown): unknown {
  if (other === null || typeof other !== 'object') return base === other ? undefined : other
  if (Array.isArray(other)) return JSON.stringify(base) === JSON.stringify(other) ? undefined : other
  const entries = Object.entries(other).flatMap(([key, value]) => {
    const found = differing((base as Record<string, unknown>)[key], value)
    return found === undefined ? [] : [[key, found]]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** Every market and language of a brand, with the content language that is read there. */
const readers = (brandMarkets: readonly MarketId[]) =>
  markets
    .filter(({ id }) => brandMarkets.includes(id))
    .flatMap((market) =>
      market.languages.map((inner) => ({ market, inner, language: contentLanguage(market.id, inner) })),
    )

/** The words of a brand in its markets' languages. */
export function wordsOf(brandName: string, brandMarkets: readonly MarketId[]): Words {
  const all = readers(brandMarkets)
  const made = new Map<string, SeedTexts>()
  // Where one language is read in markets of several currencies, amounts stay in that of the house.
  const currencyOf = (language: string): Currency => {
    const found = new Set(all.filter((one) => one.language === language).map(({ market }) => market.currency))
    const [only] = found
    return language !== 'en' && only !== undefined && found.size === 1 ? only : 'EUR'
  }
  const innerOf = (language: string): Language =>
    all.find((one) => one.language === language)?.inner ?? languages.find((one) => one === language) ?? 'en'
  return {
    languages: [...new Set(['en', ...all.map(({ language }) => language)])],
    in: (language) => {
      const known = made.get(language)
      if (known) return known
      const [currency, inner] = [currencyOf(language), innerOf(language)]
      const texts = eachText(seedTexts[seedLanguage(language)], (text) =>
        withAmounts(text.replaceAll('{brand}', brandName), currency, inner),
      )
      made.set(language, texts)
      return texts
    },
  }
}

/** A document's words in English, and what they are in every other language. */
export function inEveryLanguage<T extends object>(words: Words, write: (texts: SeedTexts) => T): Localised<T> {
  const base = write(words.in('en'))
  const translations = Object.fromEntries(
    words.languages.flatMap((language) => {
      const found = differing(base, write(words.in(language)))
      return found === undefined ? [] : [[language, found]]
    }),
  )
  return Object.keys(translations).length === 0 ? base : { ...base, translations }
}

/** Languages in which something is said otherwise than in English, after English itself: documents of one language each. */
export const languagesOf = (words: Words, write: (texts: SeedTexts) => unknown): readonly string[] => {
  const english = JSON.stringify(write(words.in('en')))
  return words.languages.filter(
    (language) => language === 'en' || JSON.stringify(write(words.in(language))) !== english,
  )
}
