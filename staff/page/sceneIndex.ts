import { hashKey } from '@tanstack/react-query'
import type { Scene, SceneData, SceneKind } from '#src/recorder/scenes.ts'
import { lastUpTo } from '../replay/lastUpTo.ts'

/** How a question of the query cache stood. */
export type QueryNow =
  | { readonly is: 'answered'; readonly data: unknown }
  /** Its answer was too large for the log. */
  | { readonly is: 'leftOut' }
  /** `data`: what was answered before, which is still shown; undefined where nothing was. */
  | { readonly is: 'failed'; readonly error: unknown; readonly data: unknown }

interface Noted {
  readonly record: number
  readonly data: SceneData[SceneKind]
}
interface NotedQuery {
  readonly record: number
  readonly key: readonly unknown[]
  readonly data: SceneData['query']
}

const stepOf = ({ record }: { readonly record: number }): number => record
const lastAt = (list: readonly { readonly record: number }[], step: number): number => lastUpTo(list, step, stepOf)

/** Calls whose question names a moment. */
const ofMoment: ReadonlySet<unknown> = new Set(['netPositionWinLoss'])

/** What a run says of its page, found by the step. Step n is how it stood until record n came in. */
export class SceneIndex {
  readonly #byKind = new Map<SceneKind, Noted[]>()
  readonly #queries = new Map<string, NotedQuery[]>()
  readonly #results = new Map<string, unknown>()

  constructor(scenes: readonly Scene[]) {
    // An answer is written when the page has time for it, of the moment at which it came.
    for (const [record, , kind, data] of scenes.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
      if (kind === 'result') this.#results.set(data.hash, data.data)
      else if (kind === 'query') {
        const list = listOf(this.#queries, hashKey(data.key))
        list.push({ record, key: data.key, data })
      } else listOf(this.#byKind, kind).push({ record, data })
    }
  }

  /** What stood at a step; what was noted first stands for what was before. Null: the run tells nothing of it. */
  at<K extends Exclude<SceneKind, 'query' | 'result'>>(kind: K, step: number): SceneData[K] | null {
    const list = this.#byKind.get(kind) ?? []
    return (list[Math.max(0, lastAt(list, step))]?.data as SceneData[K] | undefined) ?? null
  }

  /** All that it ever was, oldest first. */
  all<K extends Exclude<SceneKind, 'query' | 'result'>>(kind: K): readonly SceneData[K][] {
    return (this.#byKind.get(kind) ?? []).map(({ data }) => data as SceneData[K])
  }

  /** How a question stood at a step; null: it had no answer yet. */
  query(key: readonly unknown[], step: number): QueryNow | null {
    return this.#standing(this.#queries.get(hashKey(key)), step) ?? this.#likeIt(key, step)
  }

  #standing(list: readonly NotedQuery[] | undefined, step: number): QueryNow | null {
    const noted = list?.[lastAt(list, step)]?.data
    if (!noted || noted.status === 'gone') return null
    if (noted.status === 'failed')
      return { is: 'failed', error: noted.error, data: this.#results.get(noted.result ?? '') }
    if (noted.result === null || !this.#results.has(noted.result)) return { is: 'leftOut' }
    return { is: 'answered', data: this.#results.get(noted.result) }
  }

  /** A player's question may name a moment, which the clock of the replay does not hit: the same call is meant. */
  #likeIt(key: readonly unknown[], step: number): QueryNow | null {
    if (key[0] !== 'player' || !ofMoment.has(key[2])) return null
    let newest: readonly NotedQuery[] | undefined
    let at = -1
    for (const list of this.#queries.values()) {
      const [first] = list
      if (!first || first.key[0] !== key[0] || first.key[1] !== key[1] || first.key[2] !== key[2]) continue
      const record = list[lastAt(list, step)]?.record ?? -1
      if (record > at) [newest, at] = [list, record]
    }
    return this.#standing(newest, step)
  }
}

function listOf<Key, One>(map: Map<Key, One[]>, key: Key): One[] {
  const known = map.get(key)
  if (known) return known
  const made: One[] = []
  map.set(key, made)
  return made
}
