import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Client, Pool, types, type PoolClient } from 'pg'
import { makeFirstDatabase } from './firstDatabase.ts'
import { holdFolder } from './folderLock.ts'
import type { Log } from '../log.ts'
import { StartupError } from '../startupError.ts'

/** Drizzle over either store. Inside `transaction` the shared handle is the transaction itself. */
export type Db = PgDatabase<PgQueryResultHKT>
/** Drizzle inside one transaction. */
export type Tx = Db

/** The open store with everything that differs between PGlite and PostgreSQL behind it. */
export interface Store {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Db
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Rows of a hand-written statement with $1… parameters; joins the running transaction. */
  readonly query: <R>(text: string, params?: readonly unknown[]) => Promise<R[]>
  /** Several statements at once, without parameters (migrations). */
  readonly script: (text: string) => Promise<void>
  /** Calls back for each NOTIFY on the channel; `onGap` when messages may have been lost. */
  readonly listen: (channel: string, onMessage: (payload: string) => void, onGap: () => void) => Promise<void>
  readonly close: () => Promise<void>
}

/** Plain statements on one connection or transaction. */
interface Raw {
  readonly query: <R>(text: string, params?: readonly unknown[]) => Promise<R[]>
  readonly script: (text: string) => Promise<void>
}

interface Running extends Raw {
  readonly tx: Tx
  over: boolean
}

const RETRIED = new Set(['40001', '40P01'])

/** SQLSTATE of an error, wherever drizzle or the driver put it. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error, hops = 0; at && hops < 5; at = (at as { cause?: unknown }).cause, hops++) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return null
}

/** Whether a transaction that has failed so is tried again: whoever catches errors within it must let this one pass. */
export const isRetried = (error: unknown): boolean => RETRIED.has(sqlState(error) ?? '')

/** The constraint that a row would have broken by being the second of its kind (23505); null for any other error. */
export function doubled(error: unknown): string | null {
  if (sqlState(error) !== '23505') return null
  for (let at: unknown = error, hops = 0; at && hops < 5; at = (at as { cause?: unknown }).cause, hops++) {
    const { constraint } = at as { constraint?: unknown }
    if (typeof constraint === 'string') return constraint
  }
  return null
}

// What is bigint in a table is a safe integer here (ids, ms, minor units), so both drivers hand out numbers.
const INT8 = 20
types.setTypeParser(INT8, Number)

/**
 * A drizzle handle that follows the running transaction: PGlite has one connection, so a statement sent past the open
 * transaction would wait for ever.
 */
function following(base: Db, running: AsyncLocalStorage<Running>): Db {
  return new Proxy(base, {
    get(_, name) {
      const current = running.getStore()
      const target = current && !current.over ? current.tx : base
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Whether whoever asks is inside a transaction: its handle alone can take back. */
export const isInTransaction = (db: Db): boolean => Reflect.get(db, 'rollback') !== undefined

function transactions(
  running: AsyncLocalStorage<Running>,
  begin: <T>(work: (tx: Tx, raw: Raw) => Promise<T>) => Promise<T>,
): Store['transaction'] {
  return async (work) => {
    const current = running.getStore()
    if (current && !current.over) return work(current.tx)
    for (let attempt = 1; ; attempt++) {
      // Lets sockets and timers breathe between transactions: PGlite computes on this very thread.
      await new Promise((resolve) => setImmediate(resolve))
      try {
        return await begin(async (tx, raw) => {
          const mine: Running = { tx, ...raw, over: false }
          try {
            return await running.run(mine, () => work(tx))
          } finally {
            mine.over = true
          }
        })
      } catch (error) {
        if (attempt >= 5 || !RETRIED.has(sqlState(error) ?? '')) throw error
      }
    }
  }
}

const followingRaw = (base: Raw, running: AsyncLocalStorage<Running>): Raw => {
  const current = (): Raw => {
    const store = running.getStore()
    return store && !store.over ? store : base
  }
  return { query: (text, params) => current().query(text, params), script: (text) => current().script(text) }
}

/** The driver's own connection inside a drizzle transaction, for statements drizzle has no words for. */
const connectionOf = (tx: object): unknown => (tx as { session: { client: unknown } }).session.client

const rawPglite = (target: Pick<PGlite, 'query' | 'exec'>): Raw => ({
  query: async (text, params = []) => (await target.query(text, [...params])).rows as never,
  script: async (text) => void (await target.exec(text)),
})

/**
 * Opens PGlite in `<dataDir>/pglite`, holding the folder for this process alone. Throws StartupError when it is held, and the reason
 * of a signal that comes while a first database is being made.
 */
export async function openPglite(dataDir: string, signal?: AbortSignal): Promise<Store> {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new StartupError(`DATA_DIR ${dataDir}: the folder cannot be made (${reason(error)})`)
  }
  const release = holdFolder(dataDir)
  const folder = join(dataDir, 'pglite')
  const open = async (): Promise<PGlite> => {
    if (signal) await makeFirstDatabase(folder, signal)
    return PGlite.create({
      dataDir: folder,
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    })
  }
  const client = await open().catch((error: unknown) => {
    release()
    signal?.throwIfAborted()
    if (error instanceof StartupError) throw error
    throw new StartupError(`DATA_DIR ${dataDir}: the database in it cannot be opened (${String(error)})`)
  })
  const running = new AsyncLocalStorage<Running>()
  const base = drizzlePglite({ client, casing: 'snake_case' })
  return {
    kind: 'pglite',
    db: following(base, running),
    transaction: transactions(running, (work) =>
      base.transaction((tx) => work(tx, rawPglite(connectionOf(tx) as PGlite))),
    ),
    ...followingRaw(rawPglite(client), running),
    listen: async (channel, onMessage) => void (await client.listen(channel, onMessage)),
    close: async () => {
      await client.close().catch(() => {})
      release()
    },
  }
}

const rawPostgres = (target: Pool | PoolClient): Raw => ({
  query: async (text, params = []) => (await target.query(text, [...params])).rows as never,
  script: async (text) => void (await target.query(text)),
})

/** Connections break together, and one line says so: the next comes after this time at the earliest, ms. */
const LOSS_TOLD_EVERY = 5000

/**
 * Hears of every connection's end for as long as the connection lives. The pool itself listens to idle ones only, and an error that
 * nobody hears of ends the process; whoever waits for an answer on the connection is told by that answer.
 */
function hearLosses(pool: Pool, log: Log | null): void {
  let toldAt = -Infinity
  const tell = (error: unknown): void => {
    if (performance.now() - toldAt < LOSS_TOLD_EVERY) return
    toldAt = performance.now()
    log?.warn('store.connection-lost', { reason: reason(error) })
  }
  pool.on('connect', (client) => client.on('error', tell))
  pool.on('error', () => {}) // an idle connection that dies is replaced by the pool
}

/** Opens a pool on a PostgreSQL server; the log is told when its connections break. Throws StartupError when it does not answer. */
export async function openPostgres(url: string, log: Log | null = null): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'operator',
  })
  hearLosses(pool, log)
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end().catch(() => {})
    throw new StartupError(`DATABASE_URL: the database does not answer (${reason(error)})`)
  })
  const running = new AsyncLocalStorage<Running>()
  const base = drizzlePg({ client: pool, casing: 'snake_case' })
  const handles = new WeakMap<PoolClient, Db>()
  const handleOf = (client: PoolClient): Db => {
    const handle = handles.get(client) ?? drizzlePg({ client, casing: 'snake_case' })
    handles.set(client, handle)
    return handle
  }
  const listeners: { stop: () => Promise<void> }[] = []
  return {
    kind: 'postgres',
    db: following(base, running),
    // The connection is taken here: drizzle, given the pool, never gives back one that breaks at the word to begin.
    transaction: transactions(running, async (work) => {
      const client = await pool.connect()
      let hasBegun = false
      try {
        return await handleOf(client).transaction((tx) => {
          hasBegun = true
          return work(tx, rawPostgres(client))
        })
      } finally {
        // One that could not begin is of no use to the next, though its end may not have come to be known yet.
        client.release(!hasBegun)
      }
    }),
    ...followingRaw(rawPostgres(pool), running),
    listen: async (channel, onMessage, onGap) => {
      listeners.push(await listenPostgres(url, channel, onMessage, onGap))
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()))
      await pool.end()
    },
  }
}

const reason = (error: unknown): string =>
  (error as { code?: string }).code ?? (error instanceof Error ? error.message : String(error))

/** Listens on a connection of its own and opens a new one whenever it is lost. */
async function listenPostgres(url: string, channel: string, onMessage: (payload: string) => void, onGap: () => void) {
  let stopped = false
  let client: Client | null = null
  let wait = 100
  const connect = async (isFirst: boolean): Promise<void> => {
    const next = new Client({ connectionString: url, keepAlive: true, application_name: 'operator bus' })
    next.on('error', () => {})
    next.once('end', () => {
      if (client !== next) return
      client = null
      if (!stopped) again()
    })
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen "${channel}"`)
      client = next
      wait = 100
      if (!isFirst) onGap()
    } catch (error) {
      await next.end().catch(() => {})
      if (isFirst) throw error
      if (!stopped) again()
    }
  }
  const again = (): void => {
    setTimeout(() => void (stopped || connect(false)), wait).unref()
    wait = Math.min(wait * 2, 5000)
  }
  await connect(true)
  return {
    stop: async () => {
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}
