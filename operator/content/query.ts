import { createHash } from 'node:crypto'
import { evaluate, parse } from 'groq-js'
import type { ContentDocument, DocumentSet } from './documents.ts'
import { budgeted } from './budget.ts'
import { narrow, surroundingBucket } from './narrow.ts'
import { QueryError } from './queryError.ts'

/** An answer as it goes over the wire: `result` as JSON text, and its entity tag. */
export interface Answer {
  readonly json: string
  readonly etag: string
}

/** Evaluates one GROQ query. `narrowed: false` reads the whole dataset (slow; to hold the narrowing against). Throws QueryError. */
export async function runQuery(
  documents: DocumentSet,
  query: string,
  params: Readonly<Record<string, unknown>>,
  options: { readonly narrowed?: boolean; readonly now?: number } = {},
): Promise<unknown> {
  let tree: ReturnType<typeof parse>
  try {
    tree = parse(query, { params })
  } catch (error) {
    throw new QueryError(error instanceof Error ? error.message : String(error))
  }
  const { tree: narrowed, buckets } =
    options.narrowed === false ? { tree, buckets: {} } : narrow(tree, documents, params)
  const { tree: run, params: counter } =
    options.narrowed === false ? { tree: narrowed, params: {} } : budgeted(narrowed)
  const value = await evaluated(run, {
    dataset: documents.all,
    params: { ...params, ...buckets, ...counter },
    timestamp: new Date(options.now ?? 0),
    // A bucket is a list where the type knows documents only; the evaluator takes any value.
    dereference: ({ _ref }) =>
      (documents.byId(_ref) ?? surroundingBucket(_ref, documents) ?? null) as ContentDocument | null,
  })
  return value
}

/** What a query comes to. Throws QueryError where the language has no such thing (a function that is not served, say). */
async function evaluated(...[tree, options]: Parameters<typeof evaluate>): Promise<unknown> {
  try {
    return await (await evaluate(tree, options)).get()
  } catch (error) {
    throw new QueryError(error instanceof Error ? error.message : String(error))
  }
}

/** Most answers kept at a time; the one that was asked for longest ago leaves first, so that what every visitor reads stays. */
const CACHE_SIZE = 2000

/** Answers of one dataset, kept until its documents change. Parallel equal queries are evaluated once. */
export class QueryCache {
  readonly #documents: DocumentSet
  readonly #answers = new Map<string, Promise<Answer>>()

  constructor(documents: DocumentSet) {
    this.#documents = documents
  }

  /** The answer to a query, from the cache where `now()` cannot matter. Throws QueryError. */
  answer(query: string, params: Readonly<Record<string, unknown>>, now: number): Promise<Answer> {
    const timeless = !/\bnow\s*\(/u.test(query)
    const key = `${query}\0${JSON.stringify(params)}`
    const known = timeless ? this.#answers.get(key) : undefined
    if (known) {
      this.#answers.delete(key)
      this.#answers.set(key, known)
      return known
    }
    const answer = this.#evaluate(query, params, now)
    if (timeless) {
      const oldest = this.#answers.size >= CACHE_SIZE ? this.#answers.keys().next().value : undefined
      if (oldest !== undefined) this.#answers.delete(oldest)
      this.#answers.set(key, answer)
      answer.catch(() => this.#answers.delete(key))
    }
    return answer
  }

  async #evaluate(query: string, params: Readonly<Record<string, unknown>>, now: number): Promise<Answer> {
    const result = await runQuery(this.#documents, query, params, { now })
    const json = JSON.stringify(result ?? null)
    return { json, etag: `"${createHash('sha1').update(json).digest('base64url')}"` }
  }
}
