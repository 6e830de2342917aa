import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testedStores, throwawayPostgres } from '#tests/support/postgres.ts'
import { openPglite, openPostgres, type Store } from './open.ts'

test('what fails in a transaction of PGlite leaves nothing, and the next one goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-'))
  const store = await openPglite(folder)
  expect(await afterFailures(store)).toEqual([])
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

// Of what has connections alone: PGlite has none that could break.
describe.each(testedStores().filter((name) => name === 'PostgreSQL'))('on %s', () => {
  test('what fails in a transaction leaves nothing; connections that break as one begins are all replaced', async () => {
    const server = await throwawayPostgres()
    const store = await openPostgres(server.url)
    expect(await afterFailures(store)).toEqual([])
    const { promise: areAllOpen, resolve } = Promise.withResolvers<void>()
    const servers: number[] = []
    const ten = <T>(work: () => Promise<T>) => Array.from({ length: 10 }, () => store.transaction(work))
    const using = ten(async () => {
      const [row] = await store.query<{ pid: number }>('select pg_backend_pid() as pid')
      if (servers.push(row!.pid) === 10) resolve()
      await areAllOpen
    })
    await Promise.all(using)
    // Asleep they take the word to begin and never answer it.
    for (const pid of servers) process.kill(pid, 'SIGSTOP')
    const begun = ten(async () => {})
    for (let turn = 0; turn < 4; turn++) await new Promise((next) => setImmediate(next))
    for (const signal of ['SIGTERM', 'SIGCONT']) for (const pid of servers) process.kill(pid, signal)
    expect((await Promise.allSettled(begun)).map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
    expect(await store.transaction(async () => 'goes on')).toBe('goes on')
    await store.close()
    await server.remove()
  })
})

/** What is left of twelve transactions that fail, more than there are connections. */
async function afterFailures(store: Store): Promise<unknown[]> {
  await store.script('create table notes (words text)')
  const failed = new Error('changed my mind')
  for (let time = 0; time < 12; time++) {
    const failing = store.transaction(async () => {
      await store.query(`insert into notes values ('left')`)
      throw failed
    })
    await failing.catch((error: unknown) => {
      if (error !== failed) throw error
    })
  }
  return store.transaction(() => store.query('select words from notes'))
}
