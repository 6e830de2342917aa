// A user pool on a database of its own behind a real port, for tests.
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createBus } from '../bus.ts'
import { createClock } from '../clock.ts'
import { migrate } from '../db/migrate.ts'
import { openPglite } from '../db/open.ts'
import { createLog } from '../log.ts'
import { createHostedPool } from './hostedPool.ts'
import type { Standing } from './pool.ts'

export const poolId = 'eu-north-1_Players01'
export const clientId = 'web-client'

export const startTestPool = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'user-pool-'))
  const store = await openPglite(folder)
  await migrate(store)
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const clock = createClock()
  const bus = await createBus(store, log)
  const standing: { now: Standing; asked: () => unknown } = { now: { refusal: null, claims: {} }, asked: () => {} }
  const signIns: { playerId: number | null; ip: string }[] = []
  const pool = await createHostedPool(
    { db: store.db, transaction: store.transaction, clock, bus, log },
    {
      poolId,
      clientIds: [clientId],
      async standingOf() {
        const { now } = standing
        await standing.asked()
        return now
      },
      signedIn: async (user, from) => void signIns.push({ playerId: user.playerId, ip: from.ip }),
      entryRefused: async () => {},
      sessionsEnded: async () => {},
      passwordSet: async () => {},
    },
  )
  const requests: string[] = []
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    // As the operator's own: on a busy machine the client's next call comes late on a connection that it keeps.
    serverOptions: { keepAliveTimeout: 65_000 },
    fetch: async (request) => {
      requests.push(await request.clone().text())
      return pool.handle(request, { ip: '127.0.0.1', userAgent: 'test', isLocal: true })
    },
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    pool,
    store,
    clock,
    bus,
    standing,
    signIns,
    lines,
    /** Bodies as they came over the wire. */
    requests,
    origin,
    endpoint: `${origin}/user-pool/`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type TestPool = Awaited<ReturnType<typeof startTestPool>>
