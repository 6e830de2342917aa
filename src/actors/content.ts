import { timers } from '#contract/constants.ts'
import type { ContentParams, ContentQuery, ContentResult } from '#contract/content-queries.ts'
import * as v from 'valibot'
import { ApiError } from './api.ts'

/** Where the content service is (settings); a brand is a dataset. */
export interface ContentSettings {
  readonly host: string
  readonly dataset: string
}

type AnyQuery = ContentQuery<string, v.GenericSchema>

/** Reads the hosted content service: GROQ in the query string, as its own client sends it (CON-1). */
export interface ContentClient {
  /** The parsed result. Rejects with ApiError. */
  ask<Q extends AnyQuery>(query: Q, params: ContentParams<Q>, signal?: AbortSignal): Promise<ContentResult<Q>>
  /** Parses a raw answer that came with the document; null when it does not fit. */
  accept<Q extends AnyQuery>(query: Q, raw: unknown): ContentResult<Q> | null
}

/** The address that answers a query. */
export function queryAddress({ host, dataset }: ContentSettings, query: AnyQuery, params: object): string {
  const search = new URLSearchParams({ query: query.query })
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  return `${host}/v1/data/query/${dataset}?${search.toString()}`
}

export function createContentClient(
  settings: ContentSettings,
  log: (message: string, detail: Record<string, unknown>) => void,
): ContentClient {
  const read = <Q extends AnyQuery>(query: Q, raw: unknown): ContentResult<Q> => {
    const result = v.safeParse(query.result, raw)
    if (result.success) return result.output as ContentResult<Q>
    const field = v.getDotPath(result.issues[0]) ?? ''
    log(`content does not fit its schema at "${field}"`, { field, query: query.query.slice(0, 80) })
    throw new ApiError('malformed', 'The answer could not be read', { field })
  }
  return {
    async ask(query, params, signal) {
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
      return read(query, body?.result)
    },
    accept(query, raw) {
      try {
        return read(query, raw)
      } catch {
        return null
      }
    },
  }
}
