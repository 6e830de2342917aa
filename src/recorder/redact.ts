import { rejectionReasons } from '#contract/rejectionReasons.ts'
import { keptAddress } from './address.ts'
import { placeholder } from './placeholder.ts'

/**
 * What may be kept of one type of event: dot paths; `*` stands for any one key or place of a list; `**` for all below. A path that ends
 * in `?` keeps of a number only whether it is more than nothing, where a machine decides by that and the number itself tells too much;
 * one in `@` of an address what chooses a page (`keptAddress`); one in `!` the reason why a document was refused, where it is one of the contract's: the field may be any text.
 */
export type AllowList = Readonly<Record<string, readonly string[]>>

/** Keys whose value never leaves even its length behind, whatever a list says (SAF-12). */
const secret =
  /password|passcode|token|secret|otp|pin$|cvv|cvc|iban|cardnumber|account_?number|blackbox|partnerbonuscode/i
const reasons: ReadonlySet<string> = new Set(rejectionReasons)
/** A one-time code, unless a list names the place: then it is a word of a catalogue, such as a country's. */
const perhapsSecret = /^code$/i

type Place = readonly string[]

const allows = (pattern: string, place: Place): boolean => {
  const parts = pattern.split('.')
  if (parts.at(-1) === '**') return parts.slice(0, -1).every((part, index) => part === '*' || part === place[index])
  return parts.length === place.length && parts.every((part, index) => part === '*' || part === place[index])
}

/**
 * Placeholders of one run: equal texts get the same one and different texts different ones, since machines compare what
 * was typed before with what is typed now. Only salted hashes are kept, never a text.
 */
export class Placeholders {
  readonly #known = new Map<string, Map<number, number>>()
  readonly #salt = Math.trunc(Math.random() * 2 ** 31)

  readonly of = (text: string): string => {
    const isDay = day.test(text)
    const shape = isDay ? 'day' : placeholder(text)
    const same = this.#known.get(shape) ?? new Map<number, number>()
    this.#known.set(shape, same)
    const hash = hashOf(text, this.#salt)
    const index = same.get(hash) ?? same.size
    same.set(hash, index)
    return isDay ? dayOf(index) + text.slice(10).replaceAll(/\d/g, '0') : numbered(shape, index)
  }
}

/** A date, with or without a time. */
const day = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/
/** What shows a date breaks at one that is none: a day of a century ago stands for it. */
const dayOf = (index: number): string => new Date(Date.UTC(1900, 0, 1 + index)).toISOString().slice(0, 10)

/** 53 bits over the letters of a text: the same for the same under one salt. */
export function hashOf(text: string, salt: number): number {
  let [low, high] = [0xdeadbeef ^ salt, 0x41c6ce57 ^ salt]
  for (const letter of text) {
    low = Math.imul(low ^ letter.codePointAt(0)!, 2_654_435_761)
    high = Math.imul(high ^ letter.codePointAt(0)!, 1_597_334_677)
  }
  return ((high ^ (low >>> 15)) >>> 0) * 2 ** 21 + ((low ^ (high >>> 13)) >>> 11)
}

const alphabets = ['0123456789', 'xyzabcdefghijklmnopqrstuvw', 'XYZABCDEFGHIJKLMNOPQRSTUVW'] as const

/** Writes a number into a placeholder, from its end, letter for letter and digit for digit; 0 leaves it as it is. */
function numbered(shape: string, index: number): string {
  let left = index
  let written = ''
  for (const letter of Array.from(shape).toReversed()) {
    const alphabet = alphabets.find((one) => one.startsWith(letter))
    written = (alphabet ? alphabet[left % alphabet.length]! : letter) + written
    if (alphabet) left = Math.floor(left / alphabet.length)
  }
  return written
}

/** Stands for an error in a log; `reviveErrors` turns it back. */
export type WrittenError = { readonly $error: Readonly<Record<string, unknown>> }

const errorParts = (error: Error): Record<string, unknown> =>
  Object.fromEntries([['name', error.name], ['message', error.message], ...Object.entries(error)])

/** Always kept of an error, since machines decide by them: none can hold what a person typed. */
const errorKeys = [
  'name',
  'kind',
  'status',
  'code',
  'validationErrors.*.field',
  'validationErrors.*.objectName',
  'validationErrors.*.code',
  'validationErrors.*.status',
]

type Rules = {
  /** Whether a value may be kept: `?`, `@` and `!` each in its own way. */
  readonly keeps: (place: Place, way?: '' | '?' | '@' | '!') => boolean
  readonly placeholderOf: (text: string) => string
}

function write(value: unknown, place: Place, rules: Rules, depth: number): unknown {
  const { keeps, placeholderOf } = rules
  const key = place.at(-1) ?? ''
  if (value === null || value === undefined || typeof value === 'boolean') return value
  if (typeof value === 'function' || typeof value === 'symbol') return undefined
  if (value instanceof Error) {
    const inError: Rules['keeps'] = (inner, way) =>
      (!way && errorKeys.some((pattern) => allows(pattern, inner))) || keeps([...place, ...inner], way)
    return {
      $error: writeObject(errorParts(value), [], { keeps: inError, placeholderOf }, depth + 1),
    } satisfies WrittenError
  }
  if (typeof value === 'object') {
    if (depth > 12) return '[deep]'
    if (typeof Blob !== 'undefined' && value instanceof Blob) return { $file: { size: value.size, type: value.type } }
    if ('sessionId' in value && 'send' in value) return { $actor: (value as { id?: unknown }).id }
    if (value instanceof Date) return keeps(place) ? value.toISOString() : placeholderOf(value.toISOString())
    if (Array.isArray(value)) return value.map((one, index) => write(one, [...place, String(index)], rules, depth + 1))
    return writeObject(value as Record<string, unknown>, place, rules, depth + 1)
  }
  if (secret.test(key)) return '[secret]'
  if (keeps(place)) return typeof value === 'bigint' ? String(value) : value
  if (perhapsSecret.test(key)) return '[secret]'
  if (typeof value === 'string') {
    if (keeps(place, '@')) return keptAddress(value)
    return keeps(place, '!') && reasons.has(value) ? value : placeholderOf(value)
  }
  return typeof value === 'number' && value > 0 && keeps(place, '?') ? 1 : 0
}

function writeObject(
  object: Record<string, unknown>,
  place: Place,
  rules: Rules,
  depth: number,
): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(object)) {
    const written = write(value, [...place, key], rules, depth)
    if (written !== undefined) out[key] = written
  }
  return out
}

/**
 * A copy that may be stored. Only what `allow` names under `type` keeps its value; other texts become placeholders of
 * the same length and kind, other numbers 0; passwords, tokens and codes become `[secret]`. Truth values, null, the
 * length of lists and the names of keys stay: machines decide by them and they say nothing of a person.
 */
export function redact(
  type: string,
  data: Readonly<Record<string, unknown>>,
  allow: AllowList,
  placeholderOf: (text: string) => string = placeholder,
): Record<string, unknown> {
  const patterns = allow[type] ?? []
  const keeps: Rules['keeps'] = (place, way = '') =>
    patterns.some((one) => one.endsWith(way) && allows(one.slice(0, one.length - way.length), place))
  return writeObject(data, [], { keeps, placeholderOf }, 0)
}

/** Turns what was written for errors back into errors, so that a replayed machine reads what the live one read. */
export function reviveErrors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reviveErrors)
  if (!value || typeof value !== 'object') return value
  if ('$error' in value) {
    const { message, ...rest } = value.$error as Record<string, unknown>
    return Object.assign(new Error(String(message)), rest)
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, reviveErrors(one)]))
}
