import { lineOf, type Plain } from './plain.ts'

/** One place of a context that is different before and after. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed'
  /** Keys from the outside in, joined by dots; places of lists in brackets. */
  readonly path: string
  /** Both in a short line; null where there was nothing. */
  readonly before: string | null
  readonly after: string | null
}

/** What has changed, at most `shown` places of it; `more` says how many were left out. */
export interface Changes {
  readonly shown: readonly Change[]
  readonly more: number
}

const MOST = 60

type Parts = ReadonlyMap<string, Plain>

const isList = (value: Plain | undefined): value is readonly Plain[] => Array.isArray(value)

function partsOf(value: Plain | undefined): Parts | null {
  if (typeof value !== 'object' || value === null) return null
  return new Map(isList(value) ? value.map((one, at) => [`[${at}]`, one]) : Object.entries(value))
}

const join = (path: string, key: string): string => (path === '' || key.startsWith('[') ? path + key : `${path}.${key}`)

function* walk(before: Plain | undefined, after: Plain | undefined, path: string): Generator<Change> {
  if (before === after) return
  const [was, is] = [partsOf(before), partsOf(after)]
  if (was && is && isList(before) === isList(after)) {
    for (const key of new Set([...was.keys(), ...is.keys()])) yield* walk(was.get(key), is.get(key), join(path, key))
    return
  }
  yield {
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    path,
    before: before === undefined ? null : lineOf(before),
    after: after === undefined ? null : lineOf(after),
  }
}

/** What is different between two values, key by key. `undefined` stands for nothing at all. */
export function differences(before: Plain | undefined, after: Plain | undefined): Changes {
  const shown: Change[] = []
  let more = 0
  for (const change of walk(before, after, ''))
    if (shown.length < MOST) shown.push(change)
    else more += 1
  return { shown, more }
}
