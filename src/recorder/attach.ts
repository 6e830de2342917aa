import type { InspectionEvent } from 'xstate'
import { allowList } from './allowList.ts'
import type { LogRecord, SessionLog } from './log.ts'
import { type Clock, createRecorder } from './recorder.ts'
import { type AllowList, redact } from './redact.ts'
import type { Scene, SceneMoment } from './scenes.ts'
import { type Drawer, indexedDrawer, LogStore, memoryDrawer } from './store.ts'

/** All optional: the page gives only `input`, tests give the rest. */
export type AttachOptions = {
  /** Input of the root actor; kept redacted, since a replay starts from it. Allowed fields: `session input`. */
  readonly input?: Readonly<Record<string, unknown>>
  readonly storage?: Drawer
  readonly allow?: AllowList
  /** ms since 1970. */
  readonly now?: () => number
  readonly clock?: Clock
  /** How long records wait in memory before they are stored, ms. */
  readonly flushAfter?: number
  /** Told once when nothing can be recorded any more; the page goes on without. */
  readonly onFailure?: (error: unknown) => void
}

/** The player's own event log: what was recorded may be handed to support, or cleared. */
export type EventLog = {
  /** This run so far, without waiting for the store. */
  readonly present: () => SessionLog
  /** Every run of the last 24 hours that is still whole, this one included; oldest first. */
  readonly all: () => Promise<SessionLog[]>
  readonly flush: () => Promise<void>
  /** This moment, for a scene that is written down later. */
  readonly moment: () => SceneMoment
  /** Writes down what the page shows from a moment on. False once the log has ended: nothing more is taken. */
  readonly seen: (scene: Scene) => boolean
  /** Forgets every run; without its beginning this one could not be replayed, so it ends here and the next page begins anew. */
  readonly clear: () => Promise<void>
}

/** Give `inspect` and `clock` to `createActor` of the session's root. */
export type Attached = {
  readonly inspect: (event: InspectionEvent) => void
  readonly clock: Clock
  readonly log: EventLog
}

const systemClock: Clock = {
  setTimeout: (fn, ms) => setTimeout(fn, ms),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

/** Where records go by default. A browser that shuts pages out of storage may throw at the mere look at `indexedDB`. */
const drawer = (onShut: (error: unknown) => void): Drawer => {
  try {
    return typeof indexedDB === 'undefined' ? memoryDrawer() : indexedDrawer()
  } catch (error) {
    onShut(error)
    return memoryDrawer()
  }
}

/** Waits for both and keeps no result: each would hold those of all before it. */
const both = async (earlier: Promise<void>, own: Promise<void>): Promise<void> => {
  await earlier
  await own
}

/** Records one session. Never throws, and never lets a failure of its own reach an actor. */
export function attachRecorder(options: AttachOptions = {}): Attached {
  const now = options.now ?? Date.now
  const allow = options.allow ?? allowList
  const startedAt = now()
  const run = `${startedAt.toString(36)}-${Math.random().toString(36).slice(2, 8)}`
  const input = redact('session input', options.input ?? {}, allow)
  const records: LogRecord[] = []
  let isCut = false
  const scenes: Scene[] = []
  let given = { records: 0, paths: 0, scenes: 0 }
  let writing: Promise<void> = Promise.resolve()
  let waiting: ReturnType<typeof setTimeout> | null = null

  const fail = (error: unknown): void => {
    // Told once: what fails from then on is the same gap.
    if (isCut) return
    isCut = true
    options.onFailure?.(error)
  }
  const store = new LogStore(options.storage ?? drawer(fail), now)

  const write = async (): Promise<void> => {
    const fresh = {
      records: records.slice(given.records),
      paths: recorder.paths.slice(given.paths),
      scenes: scenes.slice(given.scenes),
    }
    if ((!fresh.records.length && !fresh.scenes.length) || isCut) return
    const isTail = given.records + given.scenes > 0
    given = { records: records.length, paths: recorder.paths.length, scenes: scenes.length }
    const size = JSON.stringify(fresh).length
    const isRoomLeft = await store.add({ run, startedAt, at: now(), size, input, ...fresh, isCut: false, isTail })
    if (!isRoomLeft) isCut = true
  }

  const flush = (): Promise<void> => {
    if (waiting !== null) clearTimeout(waiting)
    waiting = null
    // Given to the store at once, whatever it is still busy with: a page that is being left has no later.
    writing = both(writing, write().catch(fail))
    return writing
  }

  const put = <One>(list: One[], one: One): void => {
    if (isCut) return
    list.push(one)
    waiting ??= setTimeout(() => void flush(), options.flushAfter ?? 250)
  }

  const recorder = createRecorder({
    allow,
    now,
    clock: options.clock ?? systemClock,
    onFailure: fail,
    onRecord: (record) => put(records, record),
  })

  if (typeof addEventListener === 'function' && typeof document !== 'undefined') {
    const leave = () => void flush()
    addEventListener('pagehide', leave)
    // A phone ends a page that is out of sight without another word.
    document.addEventListener('visibilitychange', leave)
  }

  // A log that is deleted in one tab is deleted: what other tabs remember of before must not be sent from there.
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('event-log')
  const end = (): void => {
    isCut = true
    records.length = 0
    scenes.length = 0
  }
  others?.addEventListener('message', end)

  const present = (): SessionLog => ({
    version: 1,
    run,
    startedAt,
    input,
    paths: [...recorder.paths],
    records: [...records],
    scenes: [...scenes],
    isCut,
  })

  return {
    inspect: recorder.inspect,
    clock: recorder.clock,
    log: {
      present: () => ({ ...present(), records: [...records, recorder.checksum()] }),
      all: () => flush().then(() => store.logs(records.length + scenes.length > 0 ? present() : null)),
      flush,
      moment: () => [records.length, now() - startedAt],
      seen: (scene) => {
        put(scenes, scene)
        return !isCut
      },
      clear: async () => {
        await flush()
        await store.clear()
        end()
        // A channel has no other origin than its own.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        others?.postMessage(null)
      },
    },
  }
}
