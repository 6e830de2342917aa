import { parse, type Token } from '@messageformat/parser'
import { numberLocales } from '../contract/locale.ts'
import type { Language } from '../contract/markets.ts'

// What is wrong with a catalogue of texts (LOC-13). Pure, so that broken catalogues can be tried in a test.

/** One text of a catalogue. */
export interface CatalogueText {
  /** The English text of the source: an ICU message. */
  readonly message: string
  /** Empty while nobody has translated it. */
  readonly translation: string
  /** No longer in the source. */
  readonly obsolete?: boolean
  /** What the source says to those who translate it. */
  readonly comments?: readonly string[]
}

/** What is wrong with one text in one language; `what` says it in words. */
export interface CatalogueProblem {
  readonly language: string
  readonly text: string
  readonly what: string
}

/** Languages that are English: an empty translation there says "as it stands in the source". */
const ENGLISH: ReadonlySet<string> = new Set(['en', 'ca', 'nz', 'inen'])

/** Texts of three words and more that read the same in a language, with the languages where they do. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  'Prince Edward Island': ['tl'],
  // "free spins" and "spin" are the trade's words in Portugal, too.
  '{0, plural, one {# free spin} other {# free spins}}': ['pt'],
  '{spinsLost, plural, one {# spin} other {# spins}}': ['pt'],
  '{spins, plural, one {# free spin} other {# free spins}}': ['pt'],
}

/** One way through the plurals and selects of a message: what stands in it, in order. */
interface Reading {
  readonly text: string
  readonly hasNumber: boolean
}

/** `<0>`, `</0>` and `<0/>` as lingui writes elements. */
const TAG = /<(\/?)(\w+)(\/?)>/g

/** Every way through the plurals and selects of a message. */
function readings(tokens: readonly Token[]): readonly Reading[] {
  let ways: readonly Reading[] = [{ text: '', hasNumber: false }]
  const goOn = (next: readonly Reading[]) => {
    ways = ways.flatMap((way) =>
      next.map((part) => ({ text: way.text + part.text, hasNumber: way.hasNumber || part.hasNumber })),
    )
  }
  for (const token of tokens) {
    if (token.type === 'content') goOn([{ text: token.value, hasNumber: false }])
    else if (token.type === 'octothorpe') goOn([{ text: '#', hasNumber: true }])
    else if ('cases' in token) goOn(token.cases.flatMap((one) => readings(one.tokens)))
    else goOn([{ text: `{${token.arg}}`, hasNumber: false }])
  }
  return ways
}

/** Every token of a message, those inside plurals and selects too. */
const allTokens = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token) => [token, ...('cases' in token ? token.cases.flatMap((one) => allTokens(one.tokens)) : [])])

const plurals = (tokens: readonly Token[]) => allTokens(tokens).filter((token) => 'cases' in token)

/** Names of values with what is done with them: `name`, `count plural`. */
const valuesOf = (tokens: readonly Token[]): readonly string[] =>
  allTokens(tokens).flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return []
    return [token.type === 'argument' ? `{${token.arg}}` : `{${token.arg}, ${token.type}}`]
  })

const tagsOf = (text: string): readonly string[] => [...text.matchAll(TAG)].map(([tag]) => tag)

/** Null when every `<0>` is closed by its `</0>` in order. */
function unclosedTag(text: string): string | null {
  const open: string[] = []
  for (const [tag, isEnd, name, isAlone] of text.matchAll(TAG)) {
    if (isAlone) continue
    if (!isEnd) open.push(name!)
    else if (open.pop() !== name) return tag
  }
  const left = open.pop()
  return left === undefined ? null : `<${left}>`
}

function listed(values: Iterable<string>): string {
  return [...new Set(values)].toSorted().join(' ')
}

/** Numbers that people see: days, spins, games. What needs millions ("many" of French) may go by "other". */
const COUNTS = Array.from({ length: 201 }, (_, n) => n)

/** Which plural forms a language uses for whole numbers up to 200, and how many of these each stands for. */
function formsOf(language: string, type: 'cardinal' | 'ordinal'): ReadonlyMap<string, number> {
  const rules = new Intl.PluralRules(numberLocales[language as Language], { type })
  const forms = new Map<string, number>()
  for (const n of COUNTS) forms.set(rules.select(n), (forms.get(rules.select(n)) ?? 0) + 1)
  return forms
}

/** What is wrong with the plurals and selects of a translation. */
function pluralProblems(language: string, english: readonly Token[], tokens: readonly Token[]): string[] {
  const said: string[] = []
  for (const token of plurals(tokens)) {
    if (!('cases' in token)) continue
    const source = plurals(english).find((one) => 'cases' in one && one.arg === token.arg && one.type === token.type)
    if (!source || !('cases' in source)) continue
    const keys = token.cases.map(({ key }) => key)
    const where = `{${token.arg}, ${token.type}}`
    if (token.type === 'select') {
      const wanted = source.cases.map(({ key }) => key)
      if (listed(keys) !== listed(wanted)) said.push(`${where} chooses between ${listed(keys)}, not ${listed(wanted)}`)
      continue
    }
    const forms = formsOf(language, token.type === 'plural' ? 'cardinal' : 'ordinal')
    const all = new Intl.PluralRules(numberLocales[language as Language], {
      type: token.type === 'plural' ? 'cardinal' : 'ordinal',
    }).resolvedOptions().pluralCategories as readonly string[]
    for (const form of forms.keys()) if (!keys.includes(form)) said.push(`${where} lacks the form "${form}"`)
    if (!keys.includes('other') && !forms.has('other')) said.push(`${where} lacks the form "other"`)
    for (const key of keys)
      if (!key.startsWith('=') && !all.includes(key) && key !== 'other')
        said.push(`${where} has the form "${key}", which the language never uses`)
    // "one" of French is 0 too, of Filipino nearly every number: a form for several numbers must say which it is.
    const counts = source.cases.some(({ tokens: words }) => readings(words).some(({ hasNumber }) => hasNumber))
    for (const { key, tokens: words } of token.cases) {
      const isOfSeveral = !key.startsWith('=') && (forms.get(key) ?? COUNTS.length) > 1
      if (
        counts &&
        isOfSeveral &&
        readings(words).some(({ hasNumber, text }) => !hasNumber && !text.includes(`{${token.arg}}`))
      )
        said.push(`${where} stands for several numbers at "${key}" and lacks #`)
    }
  }
  return said
}

function parsed(language: string, message: string): readonly Token[] | string {
  try {
    return parse(message, { strictPluralKeys: false })
  } catch (error) {
    return `is no ICU message of ${language}: ${(error as Error).message.split('\n')[0]!}`
  }
}

const isLong = (message: string): boolean => message.replaceAll(TAG, ' ').trim().split(/\s+/).length > 2

function problemsOf(language: string, { message, translation }: CatalogueText): string[] {
  const english = parsed('en', message)
  if (typeof english === 'string') return [`the English text ${english}`]
  if (translation === '') return ENGLISH.has(language) ? [] : ['is not translated']
  const tokens = parsed(language, translation)
  if (typeof tokens === 'string') return [tokens]
  const said: string[] = []
  const [values, wanted] = [listed(valuesOf(tokens)), listed(valuesOf(english))]
  if (values !== wanted) said.push(`has the values ${values || 'none'}, the English has ${wanted || 'none'}`)
  const [tags, wantedTags] = [listed(tagsOf(translation)), listed(tagsOf(message))]
  if (tags !== wantedTags) said.push(`has the tags ${tags || 'none'}, the English has ${wantedTags || 'none'}`)
  for (const { text } of readings(tokens)) {
    const unclosed = unclosedTag(text)
    if (unclosed) said.push(`does not close ${unclosed} in order`)
  }
  if (/^\s|\s$/.test(translation) !== /^\s|\s$/.test(message))
    said.push('begins or ends with a space, unlike the English')
  said.push(...pluralProblems(language, english, tokens))
  if (
    !ENGLISH.has(language) &&
    translation === message &&
    isLong(message) &&
    !SAME_AS_ENGLISH[message]?.includes(language)
  )
    said.push('is the English text')
  return [...new Set(said)]
}

/** True for one or two words with no value beside them: they can be noun or verb, and stand anywhere. */
const isShort = (message: string): boolean =>
  !message.includes('{') && !isLong(message.replaceAll(/[^\p{L}\p{N}<>/]+/gu, ' '))

/** Texts of one or two words that say to nobody what they are: a translator sees no page (LOC-13). */
export const unexplained = (texts: Iterable<CatalogueText>): CatalogueProblem[] =>
  [...texts]
    .filter(({ message, obsolete, comments }) => !obsolete && !comments?.length && isShort(message))
    .map(({ message }) => ({ language: 'en', text: message, what: 'has no comment for translators' }))

/**
 * What is wrong with the catalogue of a language (inner code): texts not translated, left in English, no longer used, or whose values,
 * tags and plural forms are not those of the English or not those of the language (LOC-13).
 */
export function catalogueProblems(language: string, texts: Iterable<CatalogueText>): CatalogueProblem[] {
  return [...texts].flatMap((text) =>
    (text.obsolete ? ['is no longer used'] : problemsOf(language, text)).map((what) => ({
      language,
      text: text.message,
      what,
    })),
  )
}
