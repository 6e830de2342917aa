import type { RecordKind } from '#src/recorder/log.ts'
import { plainWords } from '../../charts/words.ts'
import type { Row } from './columns.ts'

/** How something entered the session, in a word. */
export const kindWords: Readonly<Record<RecordKind, string>> = {
  sent: 'Sent',
  timer: 'Timer',
  answer: 'Answer',
  atOnce: 'Answer at once',
  thrown: 'Thrown',
  check: 'Check',
}

/** The actor at a place as people say it: `./login/signIn~1` → `login › signIn (2)`, the root → `session`. */
export function placeWords(place: string): string {
  if (place === '.') return 'session'
  return place
    .replace(/^\.\//, '')
    .split('/')
    .map((part) => part.replace(/~(\d+)$/, (_, life: string) => ` (${Number(life) + 1})`))
    .join(' › ')
}

const builtIn: Readonly<Record<string, string>> = {
  'xstate.promise.resolve': 'it was answered',
  'xstate.promise.reject': 'it failed',
  'xstate.observable.next': 'it gave a value',
  'xstate.observable.error': 'it failed',
  'xstate.observable.complete': 'it has ended',
  'xstate.init': 'it was started',
  'xstate.stop': 'it was stopped',
}

/** An event in plain words; what the product itself names stays as it is named there. */
export function eventWords(type: string): string {
  const known = builtIn[type]
  if (known !== undefined) return known
  const after = /^xstate\.after\.(.+?)\.(.+)$/.exec(type)
  if (after) return `time ran out: ${/^\d+$/.test(after[1]!) ? `${after[1]} ms` : plainWords(after[1]!)}`
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)
  if (actor) return `${actor[2]} ${actor[1] === 'done' ? 'succeeded' : 'failed'}`
  if (type.startsWith('xstate.done.state.')) return 'all of it is done'
  const changed = /^xstate\.snapshot\.(.+)$/.exec(type)
  if (changed) return `${changed[1]} changed`
  return type
}

/** Whether the product itself names an event so; all others are called so by the library beneath it, which says nothing to support. */
export const isOwnName = (type: string): boolean => !type.startsWith('xstate.')

/** A record in one line. */
export function rowWords({ kind, type, place }: Row): string {
  if (kind === 'check') return 'a checksum of the active states'
  return place === null ? eventWords(type) : `${eventWords(type)}, ${placeWords(place)}`
}

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')

/** Time since the start: `0:04.250`, `1:02:03.000`. */
export function sinceWords(ms: number): string {
  const all = Math.max(0, ms)
  const hours = Math.floor(all / 3_600_000)
  const minutes = (all / 60_000) % 60
  const rest = `${two((all / 1000) % 60)}.${String(Math.floor(all % 1000)).padStart(3, '0')}`
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${Math.floor(minutes)}:${rest}`
}

// Made once: it takes longer than all else in a row.
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** The clock of whoever looks, at a moment in ms since 1970; none where it is no moment at all. */
export const clockWords = (at: number): string => (Math.abs(at) <= 8.64e15 ? clock.format(at) : '–')
/** Day and time. */
export const momentWords = (at: number): string => (Math.abs(at) <= 8.64e15 ? moment.format(at) : '–')

/** A length of time as people say it, to the second. */
export function pauseWords(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`
}

/** Numbers with the right word: `1 record`, `12,000 records`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
