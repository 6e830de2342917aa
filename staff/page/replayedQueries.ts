import { type DefaultedQueryObserverOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
import { reviveErrors } from '#src/recorder/redact.ts'
import type { QueryNow } from './sceneIndex.ts'

type Known = (key: QueryKey) => QueryNow | null

interface Waiting {
  readonly key: QueryKey
  readonly resolve: (data: unknown) => void
  readonly reject: (error: unknown) => void
}

/** The error that was written down; what a log makes of one may be anything. */
function errorOf(written: unknown): Error {
  const revived = reviveErrors(written)
  return revived instanceof Error ? revived : new Error('The answer was lost')
}

const never = new Promise<never>(() => {})
const noRest = {
  networkMode: 'always',
  retry: false,
  refetchInterval: false,
  staleTime: Infinity,
  gcTime: Infinity,
} as const

/** The query cache of the replay: it asks nobody. A question has the answer that the log has of it at the step, or waits for it. */
export class ReplayedQueries extends QueryClient {
  readonly #known: Known
  readonly #waiting = new Set<Waiting>()

  constructor(known: Known) {
    super()
    this.#known = known
  }

  override defaultQueryOptions(options: never): never {
    const given = super.defaultQueryOptions(options) as DefaultedQueryObserverOptions
    return { ...given, ...noRest, queryFn: () => this.#answer(given.queryKey) } as never
  }

  /** Puts every question to how it stands now. */
  follow(): void {
    for (const waiting of this.#waiting) {
      const now = this.#known(waiting.key)
      if (now === null || now.is === 'leftOut') continue
      this.#waiting.delete(waiting)
      if (now.is === 'answered') waiting.resolve(now.data)
      else waiting.reject(errorOf(now.error))
    }
    for (const query of this.getQueryCache().getAll()) {
      const now = this.#known(query.queryKey)
      if (now?.is === 'answered') {
        if (query.state.data !== now.data) query.setData(now.data)
      } else if (now?.is === 'failed') {
        const { data } = now
        if (query.state.status !== 'error' || query.state.data !== data)
          query.setState({ status: 'error', fetchStatus: 'idle', error: errorOf(now.error), data })
      } else if (query.state.status !== 'pending') query.reset()
    }
  }

  #answer(key: QueryKey): Promise<unknown> {
    const now = this.#known(key)
    if (now?.is === 'answered') return Promise.resolve(now.data)
    if (now?.is === 'failed') return Promise.reject(errorOf(now.error))
    if (now?.is === 'leftOut') return never
    return new Promise((resolve, reject) => this.#waiting.add({ key, resolve, reject }))
  }
}
