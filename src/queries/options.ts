import type { ContentParams, ContentQuery, ContentResult } from '#contract/content-queries.ts'
import type { CallInput, CallName, CallOutput } from '#contract/calls.ts'
import type { Api } from '#src/actors/api.ts'
import type { ContentClient } from '#src/actors/content.ts'
import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'

type AnyQuery = ContentQuery<string, v.GenericSchema>

/** A content query as query options; `name` is its name in `contentQueries` and tells it apart in the cache. */
export const contentOptions = <Q extends AnyQuery>(
  client: ContentClient,
  name: string,
  query: Q,
  params: ContentParams<Q>,
) =>
  queryOptions<ContentResult<Q>>({
    queryKey: ['content', name, params],
    queryFn: ({ signal }) => client.ask(name, query, params, signal),
  })

/** A call that anybody may read. */
export const publicOptions = <K extends CallName>(api: Api, name: K, input: CallInput<K>) =>
  queryOptions<CallOutput<K>>({
    queryKey: ['public', name, input],
    queryFn: ({ signal }) => api.call(name, input, { signal }),
  })

/** A call that only the player may read; dropped from the cache at sign-out (SAF-7). */
export const playerOptions = <K extends CallName>(api: Api, playerId: number, name: K, input: CallInput<K>) =>
  queryOptions<CallOutput<K>>({
    queryKey: ['player', playerId, name, input],
    queryFn: ({ signal }) => api.call(name, input, { signal }),
  })
