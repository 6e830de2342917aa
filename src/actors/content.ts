import { timers } from '#contract/constants.ts'
import type { ContentParams, ContentQuery, ContentResult } from '#contract/content-queries.ts'
import * as v from 'valibot'
import { ApiError } from './apiError.ts'

/** Where the content service is (settings); a brand is a dataset. */
export interface ContentSettings {
  readonly host: string
  readonly dataset: string
  readonly apiVersion: string
}

type AnyQuery = ContentQuery<string, v.GenericSchema>

/** Reads the hosted content service: GROQ in the query string, as its own client sends it (CON-1). */
export interface ContentClient {
  /** The parsed result; `name` is the query's name in the contract. Rejects with ApiError. */
  ask<Q extends AnyQuery>(
    name: string,
    query: Q,
    params: ContentParams<Q>,
    signal?: AbortSignal,
  ): Promise<ContentResult<Q>>
}

/** The address that answers a query. */
export function queryAddress({ host, dataset, apiVersion }: ContentSettings, query: AnyQuery, params: object): string {
  const search = new URLSearchParams({ query: query.query })
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  return `${host}/v${apiVersion}/data/query/${dataset}?${search.toString()}`
}

/** An answer that came inside the document, so that the first page asks for nothing (one entry a query). */
export interface FirstAnswer {
  readonly params: Readonly<Record<string, unknown>>
  readonly result: unknown
}

const sameParams = (a: object, b: object): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify((b as Record<string, unknown>)[name]),
  )

/** What of an answer fits its query: what does not is left out where the rest stands for itself, its path in the log. Throws ApiError. */
export async function readContent<Q extends AnyQuery>(
  query: Q,
  raw: unknown,
  log: (message: string, detail: Record<string, unknown>) => void,
): Promise<ContentResult<Q>> {
  const result = v.safeParse(query.result, raw)
  if (result.success) return result.output as ContentResult<Q>
  const named = (field: string, what: string) =>
    log(`content does not fit its schema at "${field}"${what}`, { field, query: query.query.slice(0, 80) })
  // Hardly ever needed, so it does not travel with every first page.
  const fitting = await import('#contract/fitting.ts').catch(() => null)
  const rest = fitting?.parseFitting(query.result, raw, {
    losesEntries: !query.isWhole,
    log: (left) => named(left, ' and goes without'),
  })
  if (rest?.success) return rest.output as ContentResult<Q>
  const field = v.getDotPath(result.issues[0]) ?? ''
  named(field, '')
  throw new ApiError('malformed', 'The answer could not be read', { field })
}

/** `first` holds the answers inside the document by query name; each is used once. */
export function createContentClient(
  settings: ContentSettings,
  first: Map<string, FirstAnswer>,
  log: (message: string, detail: Record<string, unknown>) => void,
): ContentClient {
  return {
    async ask(name, query, params, signal) {
      const inside = first.get(name)
      first.delete(name)
      if (inside && sameParams(inside.params, params)) return readContent(query, inside.result, log)
      const timeOut = AbortSignal.timeout(timers.requestTimeout)
      const response = await fetch(queryAddress(settings, query, params), {
        signal: signal ? AbortSignal.any([signal, timeOut]) : timeOut,
      }).catch((error: unknown) => {
        signal?.throwIfAborted()
        throw (error as Error).name === 'TimeoutError'
          ? new ApiError('timeout', 'No answer in time')
          : new ApiError('network', 'Network Error')
      })
      if (!response.ok) {
        throw new ApiError('status', `Request failed with status code ${response.status}`, { status: response.status })
      }
      const body = (await response.json().catch(() => null)) as { result?: unknown } | null
      return readContent(query, body?.result, log)
    },
  }
}
