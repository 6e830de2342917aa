import type { SessionLog } from '#src/recorder/log.ts'
import { actorOf, lossesOf, pagesOf } from './columns.ts'
import { eventWords, placeWords } from './words.ts'

/** What rows are looked for. */
export interface Search {
  /**
   * Words that all stand in the event's name, its place or its data, in the address of the page that the player came to then, or in what
   * that page was answered, such as names of games; amounts as pages write them (`50.00`), too.
   */
  readonly text: string
  /** Place of an actor, without its life: rows of it in all its lives, and of what it started. Null: all. */
  readonly place: string | null
}

/** A place without the lives that the actors there are in: `./login/signIn~3` → `./login/signIn`. */
export const lifeless = (place: string): string => place.replaceAll(/~\d+(?=\/|$)/g, '')

const isAtOrBelow = (place: string, above: string): boolean =>
  above === '.' || place === above || place.startsWith(`${above}/`)

/** An address as it is written and as it is said: `/en-UN/my-account/inbox` is found by "my account inbox" too. */
const pageText = (address: string | undefined): string =>
  address === undefined ? '' : ` page ${address} ${address.split(/[^\p{L}\p{N}]+/u).join(' ')}`.toLowerCase()

/** Amounts stand in a log as minor units: 5000 is found by 50.00 as well. */
const amountsIn = (written: string): string =>
  (written.match(/(?<![\d.])\d{3,9}(?![\d.])/gu) ?? []).map((minor) => (Number(minor) / 100).toFixed(2)).join(' ')

/** What pages were answered, by the step at which it came: each answer once, where it was new. */
function answersOf({ records, scenes = [] }: Pick<SessionLog, 'records' | 'scenes'>): ReadonlyMap<number, string> {
  const answers = new Map<number, string>()
  for (const [record, , kind, data] of scenes) {
    if (kind !== 'result') continue
    const step = Math.max(1, Math.min(record, records.length))
    answers.set(step, `${answers.get(step) ?? ''} ${JSON.stringify(data.data)}`.toLowerCase())
  }
  return answers
}

/** Searches the records of one run. What is searched in is made once, at the first search for words. */
export class Finder {
  readonly #log: Pick<SessionLog, 'records' | 'paths' | 'scenes'>
  #texts: readonly string[] | null = null

  constructor(log: Pick<SessionLog, 'records' | 'paths' | 'scenes'>) {
    this.#log = log
  }

  /** Rows that fit, in their order. */
  find({ text, place }: Search): Uint32Array {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean)
    const { records, paths } = this.#log
    const isOfPlace = paths.map((one) => place === null || isAtOrBelow(lifeless(one), place))
    const texts = words.length > 0 ? (this.#texts ??= this.#written()) : null
    const found: number[] = []
    for (const [row, record] of records.entries()) {
      // A checksum is of all actors.
      const isHere = record[1] === 'check' ? place === null || place === '.' : isOfPlace[actorOf(record)]
      if (isHere && (!texts || words.every((word) => texts[row]!.includes(word)))) found.push(row)
    }
    return Uint32Array.from(found)
  }

  #written(): readonly string[] {
    const { records, paths } = this.#log
    const places = paths.map((place) => `${place} ${placeWords(place)}`)
    const pages = pagesOf(this.#log)
    const [losses, answers] = [lossesOf(this.#log), answersOf(this.#log)]
    return records.map((record, row) => {
      const [, kind, target, source, , type, data] = record
      // The page that was there from the start is found at the first record.
      const page =
        pageText(row === 0 ? pages.get(0) : undefined) +
        pageText(pages.get(row + 1)) +
        ` ${losses.get(row + 1) ?? ''}`.toLowerCase() +
        (answers.get(row + 1) ?? '')
      if (kind === 'check') return `check${page}`
      const from = source < 0 ? '' : places[source]
      const written = data ? JSON.stringify(data) : ''
      const said = `${kind} ${type} ${eventWords(type)} ${places[target]} ${from} ${written} ${amountsIn(written)}`
      return said.toLowerCase() + page
    })
  }
}
