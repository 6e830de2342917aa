import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentLanguage, type Locale } from '#contract/locale.ts'
import { writtenInContent } from '#operator/languages.ts'
import { sameAsEnglish } from '#operator/seed/texts/sameAsEnglish.ts'
import { ROOT } from '../sources.ts'

/** What of a text is English left over in a page of another language; null where nothing is. */
export type LeftOver = (text: string) => string | null

/** Names that are the same in every language. */
const NAMES =
  /^(?:halcyon|marigold|visa|mastercard|trustly|euteller|siru|skrill|neteller|muchbetter|paysafecard|rapid transfer|cpf|rtp)(?:\W.*)?$/i
/** Words that stand in nearly every English sentence, and hardly in any other language's. */
const COMMON = new Set(
  'the and of your you with for is are this that from have it every before what when them they'.split(' '),
)

/** Static parts of a message: what stands between its values and tags. */
export const fragmentsOf = (message: string): readonly string[] =>
  message
    .split(/<\/?\d+\/?>|\{\w+, (?:plural|select|selectordinal),|\w+ \{|\{\w*\}|[{}]|#/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part))

/** Messages of a language's catalogue by their English. */
function catalogueOf(language: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(ROOT, 'locales', language, 'default.po'), 'utf8').replaceAll(/"\n"/g, '')
  const entries = text.matchAll(/^msgid ("(?:[^"\\]|\\.)+")\nmsgstr ("(?:[^"\\]|\\.)*")$/gm)
  return new Map(
    [...entries].map(([, id = '""', said = '""']) => [JSON.parse(id) as string, JSON.parse(said) as string]),
  )
}

interface Document {
  readonly _type: string
  readonly language?: string
  readonly [field: string]: unknown
}

/** Fields that nobody reads. */
const UNREAD =
  /^(?:_.*|id|.*Id|url|slug|path|page|type|kind|icon|market|markets|language|languages|name|tone|option|authorized|flag|image|thumbnail|version|tags|color|lobby|translations|paymentMethods|number)$/

/** Every text that a person may read in a value of content, html by its elements. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return value
      .split(/<[^>]*>/)
      .map((part) => part.trim())
      .filter((part) => /\p{L}{2}/u.test(part))
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([field, inner]) => (UNREAD.test(field) ? [] : textsIn(inner)))
}

interface ContentTexts {
  readonly english: readonly string[]
  readonly own: readonly string[]
  readonly names: readonly string[]
  readonly games: readonly string[]
}

/** Content of a dataset, as far as it is words; games and providers are called by their names everywhere. */
async function contentTexts(origin: string, dataset: string, language: string): Promise<ContentTexts> {
  const query = '*[!(_type in ["provider", "market", "termsVersion"])]'
  const answer = await fetch(`${origin}/content/v1/data/query/${dataset}?query=${encodeURIComponent(query)}`)
  if (!answer.ok) throw new Error(`the content of ${dataset} can not be had: ${answer.status}`)
  const { result } = (await answer.json()) as { result: readonly Document[] }
  const ofGame = ({ _type }: Document) => _type === 'game'
  const words = result.filter((one) => !ofGame(one))
  const isIn = (wanted: string) => (one: Document) => (one.language ?? 'en') === wanted
  const translated = words.flatMap((one) =>
    textsIn((one['translations'] as Record<string, unknown> | undefined)?.[language]),
  )
  return {
    english: words.filter(isIn('en')).flatMap(textsIn),
    own: [...words.filter(isIn(language)).flatMap(textsIn), ...translated],
    names: result.filter(ofGame).map(({ label }) => String(label)),
    games: result.filter(ofGame).flatMap(({ description }) => textsIn(description)),
  }
}

/**
 * Finds English in the pages of a locale: by the site's texts, by what a dataset says, and by words that only English has. `site` finds
 * the site's own texts only, and of those none that content says in English as well.
 */
export async function leftOverIn(
  origin: string,
  dataset: string,
  { market, language }: Locale,
  scope: 'all' | 'site',
): Promise<LeftOver> {
  const messages = catalogueOf(language)
  const content = await contentTexts(origin, dataset, contentLanguage(market, language))
  const own = new Set([...[...messages.values()].flatMap(fragmentsOf), ...content.own])
  const ofSite = [...messages.keys()].flatMap(fragmentsOf)
  const ofContent = new Set([...content.english, ...content.games])
  const looked = scope === 'site' ? ofSite.filter((one) => !ofContent.has(one)) : [...ofSite, ...ofContent]
  const english = new Set(looked.filter((one) => !own.has(one)))
  const names = new Set(content.names)
  const same = sameAsEnglish[language === 'caf' ? 'caf' : writtenInContent(contentLanguage(market, language))]
  // Texts with values in them come as one: by their longest static part.
  const long = [...english].filter((one) => one.length >= 16)
  return (text) => {
    if (own.has(text) || names.has(text) || NAMES.test(text) || same?.test(text)) return null
    if (english.has(text)) return text
    const part = long.find((one) => text.includes(one))
    if (part) return part
    if (scope === 'site') return null
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
    const common = words.filter((word) => COMMON.has(word)).length
    return common >= 2 && common * 6 >= words.length && ![...names].some((name) => text.includes(name)) ? text : null
  }
}
