import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL server of a test's own, in a temporary folder. */
export interface ThrowawayPostgres {
  readonly url: string
  /** Ends it at once, as a lost machine would (`immediate`), or in order. */
  stop(how?: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

const INSTALLED = '/usr/lib/postgresql'

/** Folder of PostgreSQL's programs, or null where it is not installed. */
export function postgresPrograms(): string | null {
  const given = process.env['POSTGRES_BIN']
  if (given && existsSync(join(given, 'initdb'))) return given
  if (!existsSync(INSTALLED)) return null
  const newest = readdirSync(INSTALLED)
    .toSorted((a, b) => Number(b) - Number(a))
    .find((version) => existsSync(join(INSTALLED, version, 'bin', 'initdb')))
  return newest ? join(INSTALLED, newest, 'bin') : null
}

/** False where PostgreSQL is not installed, which is said loudly: tests on it are then skipped. */
export function hasPostgres(): boolean {
  const isThere = postgresPrograms() !== null
  if (!isThere) console.warn('\n!!! PostgreSQL is not installed: the tests on it are SKIPPED !!!\n')
  return isThere
}

/** The stores that tests can run on here. */
export const testedStores = (): string[] => ['PGlite', ...(hasPostgres() ? ['PostgreSQL'] : [])]

/** A port nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

// The server refuses to run as root, so root's tests run it as the account that its package made.
const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim())
const account = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Makes and starts a server. Throws where PostgreSQL is not installed: ask `hasPostgres` first. */
export async function throwawayPostgres(): Promise<ThrowawayPostgres> {
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'operator-pg-'))
  const owner = account()
  if (owner) {
    chownSync(folder, owner.uid, owner.gid)
  }
  chmodSync(folder, 0o700)
  const options = { ...owner, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' } }
  const run = (program: string, ...args: string[]): void => {
    const done = spawnSync(join(programs, program), args, { ...options, encoding: 'utf8' })
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr || String(done.error)}`)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  run('initdb', '-D', data, '-U', 'operator', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions')
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60`
  const control = (...args: string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = spawn(join(programs, 'pg_ctl'), ['-D', data, '-w', '-s', ...args], { ...options, stdio: 'ignore' })
      child.once('error', reject)
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ${args[0]} ended with ${code}`))))
    })
  const start = (): Promise<void> => control('start', '-l', join(folder, 'log'), '-o', settings)
  const stop = (how: 'fast' | 'immediate' = 'fast'): Promise<void> => control('stop', '-m', how).catch(() => {})
  await start()
  return {
    url: `postgres://operator@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
