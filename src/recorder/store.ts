import type { LogRecord, SessionLog } from './log.ts'
import type { Scene } from './scenes.ts'

/** A piece of a run as it lies in the store. `at` is ms since 1970, `size` about its bytes. */
export type Chunk = {
  readonly run: string
  readonly startedAt: number
  readonly at: number
  readonly size: number
  readonly input: unknown
  /** Places that are new since the chunk before. */
  readonly paths: readonly string[]
  readonly records: readonly LogRecord[]
  /** None in a chunk of an older release. */
  readonly scenes?: readonly Scene[]
  readonly isCut: boolean
  /** More of the run was written before it. */
  readonly isTail?: boolean
}

/** Where chunks lie. Every call may reject; the store then says so once and keeps silent. */
export type Drawer = {
  add(chunk: Chunk): Promise<void>
  /** Oldest first. */
  all(): Promise<readonly (Chunk & { readonly key: number })[]>
  remove(keys: readonly number[]): Promise<void>
}

/** How much may be kept, over all runs together (decisions: 5 MB, 24 h). */
export const bounds = { bytes: 5 * 1024 * 1024, ageMs: 24 * 60 * 60 * 1000 } as const

/** Keeps chunks in the page's memory: for pages that may not store anything, and for tests. */
export function memoryDrawer(): Drawer {
  const chunks = new Map<number, Chunk>()
  let next = 1
  return {
    add: async (chunk) => void chunks.set(next++, chunk),
    all: async () => [...chunks].map(([key, chunk]) => Object.assign({ key }, chunk)),
    remove: async (keys) => keys.forEach((key) => chunks.delete(key)),
  }
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The event log can not be stored')))
  })

/** Keeps chunks in IndexedDB, so that they outlive a reload. */
export function indexedDrawer(database = 'event-log'): Drawer {
  const name = 'chunks'
  const opening = (async () => {
    const request = indexedDB.open(database, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(name, { keyPath: 'key', autoIncrement: true }),
    )
    return answer(request)
  })()
  // Whoever writes first is told; without this an unused store would be an unhandled rejection.
  opening.catch(() => {})
  const chunks = async (mode: IDBTransactionMode) => (await opening).transaction(name, mode).objectStore(name)
  return {
    add: async (chunk) => {
      const store = await chunks('readwrite')
      const adding = store.add(chunk)
      // At once: a transaction that waits for its own end is given up with the page, and the last moments with it.
      store.transaction.commit()
      await answer(adding)
    },
    all: async () => answer((await chunks('readonly')).getAll()),
    remove: async (keys) => {
      const store = await chunks('readwrite')
      await Promise.all(keys.map((key) => answer(store.delete(key))))
    },
  }
}

/**
 * The log over all page lives, bounded: runs older than a day go, then the oldest runs until the rest fits. A run is
 * dropped as a whole, since a replay needs its beginning; the present one stops growing when it alone fills the store.
 */
export class LogStore {
  readonly #drawer: Drawer
  readonly #now: () => number
  readonly #bounds: { readonly bytes: number; readonly ageMs: number }
  /** How much is added between two looks at all that is kept, bytes: each look is felt, so not at every chunk. */
  readonly #step: number
  /** What this page has added of each run, bytes. */
  readonly #added = new Map<string, number>()
  /** Added since room was made last, bytes. */
  #sinceTrim = Number.POSITIVE_INFINITY

  constructor(drawer: Drawer, now: () => number, limits: { bytes: number; ageMs: number } = bounds) {
    this.#drawer = drawer
    this.#now = now
    this.#bounds = limits
    this.#step = limits.bytes / 64
  }

  /** Adds a chunk and makes room. False: this run fills the store by itself, nothing more of it is taken. */
  async add(chunk: Chunk): Promise<boolean> {
    await this.#drawer.add(chunk)
    const added = (this.#added.get(chunk.run) ?? 0) + chunk.size
    this.#added.set(chunk.run, added)
    this.#sinceTrim += chunk.size
    if (this.#sinceTrim > this.#step) await this.#trim(chunk.run)
    const isRoomLeft = added <= this.#bounds.bytes - chunk.size
    // Whoever reads the run later must learn that it went on.
    if (!isRoomLeft) await this.#drawer.add({ ...chunk, size: 0, paths: [], records: [], scenes: [], isCut: true })
    return isRoomLeft
  }

  /**
   * All runs that are still whole and not too old, oldest first. What a page went on to write after its beginning was forgotten replays to
   * nothing. Nothing is thrown away by looking; the run that is being recorded is as its page has it in memory, whatever became of it here.
   */
  async logs(present: SessionLog | null = null): Promise<SessionLog[]> {
    const oldest = this.#now() - this.#bounds.ageMs
    const byRun = Map.groupBy(await this.#drawer.all(), (one) => one.run)
    const whole = [...byRun.values()].filter(
      (chunks) => !chunks[0]!.isTail && chunks[0]!.run !== present?.run && chunks.every(({ at }) => at >= oldest),
    )
    const logs: SessionLog[] = whole.map((chunks) => ({
      version: 1,
      run: chunks[0]!.run,
      startedAt: chunks[0]!.startedAt,
      input: chunks[0]!.input,
      paths: chunks.flatMap((one) => one.paths),
      records: chunks.flatMap((one) => one.records),
      scenes: chunks.flatMap((one) => one.scenes ?? []),
      isCut: chunks.some((one) => one.isCut),
    }))
    return present === null ? logs : [...logs, present]
  }

  /** Forgets everything, at the player's wish. */
  async clear(): Promise<void> {
    this.#added.clear()
    await this.#drawer.remove((await this.#drawer.all()).map((one) => one.key))
  }

  async #trim(present: string): Promise<void> {
    this.#sinceTrim = 0
    const all = await this.#drawer.all()
    const oldest = this.#now() - this.#bounds.ageMs
    const gone = new Set(all.filter((one) => one.at < oldest && one.run !== present).map((one) => one.run))
    let bytes = all.filter((one) => !gone.has(one.run)).reduce((sum, one) => sum + one.size, 0)
    for (const run of new Set(all.map((one) => one.run))) {
      // What is added until the next look has its room too.
      if (bytes <= this.#bounds.bytes - this.#step) break
      if (run === present || gone.has(run)) continue
      gone.add(run)
      bytes -= all.filter((one) => one.run === run).reduce((sum, one) => sum + one.size, 0)
    }
    if (gone.size) await this.#drawer.remove(all.filter((one) => gone.has(one.run)).map((one) => one.key))
  }
}
