import type { LogRecord, SessionLog } from '#src/recorder/log.ts'
import { actorOf } from './columns.ts'
import { lifeless } from './find.ts'

/** How a pair of two logs compares: `same`, another `data` in the same event, or only in the `left` or the `right` one. */
export const pairKinds = ['same', 'data', 'left', 'right'] as const
export type PairKind = (typeof pairKinds)[number]

/** Two logs beside each other. All lists are of the same length; -1: there is no record on that side. */
export interface Alignment {
  readonly count: number
  readonly left: Int32Array
  readonly right: Int32Array
  /** Places in `pairKinds`. */
  readonly kinds: Uint8Array
  /** Rows of the alignment that differ. */
  readonly different: Uint32Array
}

type Log = Pick<SessionLog, 'records' | 'paths'>

/**
 * How far apart two logs may run before what follows counts as different, records; how many alike in a row tie them again. What
 * is done over and over looks alike at many places: near by, the place is looked for first where the data is the same too.
 */
const bounds = { window: 400, near: 60, run: 3 } as const

const dataOf = (record: LogRecord | undefined): string => JSON.stringify(record?.[6] ?? null)

interface Side {
  /** Rows of the log; checksums are left out, since they stand at other places as soon as one record is missing. */
  readonly rows: readonly number[]
  readonly keys: readonly string[]
  /** Each with its data. */
  readonly whole: readonly string[]
}

function sideOf({ records, paths }: Log): Side {
  const rows = records.flatMap((record, row) => (record[1] === 'check' ? [] : row))
  const keys = rows.map((row) => {
    const record = records[row]!
    // Which of its lives an actor is in depends on what ran before; the same flow opened once more is the same.
    return `${record[1]} ${lifeless(paths[actorOf(record)] ?? '?')} ${record[5]}`
  })
  return { rows, keys, whole: keys.map((key, at) => key + dataOf(records[rows[at]!])) }
}

type Keys = readonly string[]

/** The nearest places at which both go on alike, as how many to leave out on each; null: none within so many. */
function tie(a: Keys, b: Keys, i: number, j: number, window: number): readonly [number, number] | null {
  const isAlike = (x: number, y: number): boolean => {
    const length = Math.min(bounds.run, a.length - x, b.length - y)
    for (let at = 0; at < length; at += 1) if (a[x + at] !== b[y + at]) return false
    return length > 0
  }
  for (let apart = 1; apart <= window; apart += 1)
    for (let left = 0; left <= apart; left += 1) {
      const right = apart - left
      if (i + left < a.length && j + right < b.length && isAlike(i + left, j + right)) return [left, right]
    }
  return null
}

/** How many records each side has alone before both go on alike. */
function apart(a: Side, b: Side, i: number, j: number): readonly [number, number] {
  const [left, right] = [a.rows.length - i, b.rows.length - j]
  if (left === 0 || right === 0) return [left, right]
  return (
    tie(a.whole, b.whole, i, j, bounds.near) ??
    tie(a.keys, b.keys, i, j, bounds.window) ?? [Math.min(bounds.window, left), Math.min(bounds.window, right)]
  )
}

/** Lays two logs beside each other, by actor, kind and event of their records. */
export function align(one: Log, other: Log): Alignment {
  const [a, b] = [sideOf(one), sideOf(other)]
  const left: number[] = []
  const right: number[] = []
  const kinds: number[] = []
  const different: number[] = []
  const put = (leftRow: number, rightRow: number, kind: PairKind): void => {
    if (kind !== 'same') different.push(kinds.length)
    left.push(leftRow)
    right.push(rightRow)
    kinds.push(pairKinds.indexOf(kind))
  }
  let [i, j] = [0, 0]
  while (i < a.keys.length || j < b.keys.length) {
    if (i < a.keys.length && j < b.keys.length && a.keys[i] === b.keys[j]) {
      const isSame = a.whole[i] === b.whole[j]
      const [leftRow, rightRow] = [a.rows[i++]!, b.rows[j++]!]
      put(leftRow, rightRow, isSame ? 'same' : 'data')
      continue
    }
    const [skipLeft, skipRight] = apart(a, b, i, j)
    for (let at = 0; at < skipLeft; at += 1) put(a.rows[i++]!, -1, 'left')
    for (let at = 0; at < skipRight; at += 1) put(-1, b.rows[j++]!, 'right')
  }
  return {
    count: kinds.length,
    left: Int32Array.from(left),
    right: Int32Array.from(right),
    kinds: Uint8Array.from(kinds),
    different: Uint32Array.from(different),
  }
}
