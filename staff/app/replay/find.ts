import type { SessionLog } from '#src/recorder/log.ts'
import { actorOf } from './columns.ts'
import { eventWords, placeWords } from './words.ts'

/** What rows are looked for. */
export interface Search {
  /** Words that all stand in the event's name, its place or its data. */
  readonly text: string
  /** Place of an actor, without its life: rows of it in all its lives, and of what it started. Null: all. */
  readonly place: string | null
}

/** A place without the lives that the actors there are in: `./login/signIn~3` → `./login/signIn`. */
export const lifeless = (place: string): string => place.replaceAll(/~\d+(?=\/|$)/g, '')

const isAtOrBelow = (place: string, above: string): boolean =>
  above === '.' || place === above || place.startsWith(`${above}/`)

/** Searches the records of one run. What is searched in is made once, at the first search for words. */
export class Finder {
  readonly #log: Pick<SessionLog, 'records' | 'paths'>
  #texts: readonly string[] | null = null

  constructor(log: Pick<SessionLog, 'records' | 'paths'>) {
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
    return records.map((record) => {
      const [, kind, target, source, , type, data] = record
      if (kind === 'check') return 'check'
      const from = source < 0 ? '' : places[source]
      return `${kind} ${type} ${eventWords(type)} ${places[target]} ${from} ${data ? JSON.stringify(data) : ''}`.toLowerCase()
    })
  }
}
