import { timers } from '#contract/constants.ts'
import { QueryClient } from '@tanstack/react-query'

/** Read-only server data: fresh for five minutes, never tried again by itself (APP-8). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: timers.cacheStale,
        gcTime: 2 * timers.cacheStale,
        retry: false,
        // Off line a question fails at once, and the page says so: the library would wait without a word.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
    },
  })

/** Drops everything that was read as a player (SAF-7); public answers stay. */
export function forgetPlayer(client: QueryClient): void {
  const ofPlayer = { queryKey: ['player'] }
  void client.cancelQueries(ofPlayer)
  client.removeQueries(ofPlayer)
}
