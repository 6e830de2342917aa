import { brandIds } from '#contract/brands.ts'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readOperatorSettings } from '#operator/settings.ts'
import { readStartSettings } from '#operator/startSettings.ts'
import { StartupError } from '#operator/startupError.ts'
import { runOperator, startTestOperator, type TestOperator } from '#tests/support/operator.ts'
import { freePort, hasPostgres, throwawayPostgres } from '#tests/support/postgres.ts'

const folders: string[] = []
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'startup-'))
  folders.push(made)
  return made
}
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })))

/** Starts with these settings, which must fail; answers what was printed. */
async function refused(env: Record<string, string>): Promise<string> {
  const started = await runOperator({ PORT: '0', DATA_DIR: folder(), ...env })
  started.child.kill('SIGKILL')
  return started.exitCode === 1 ? started.output().trim() : `exit code ${started.exitCode}: ${started.output()}`
}

describe('a wrong setting stops the start with its key and what is allowed', () => {
  test.each([
    ['PORT', 'http', 'PORT is "http": allowed is a port number from 0 to 65535 (0: any free one)'],
    ['PORT', '70000', 'PORT is "70000": allowed is a port number from 0 to 65535 (0: any free one)'],
    ['QA', 'yes', 'QA is "yes": allowed is 1 or 0'],
    ['BRAND', 'neptune', `BRAND is "neptune": allowed is ${brandIds.join(' or ')}`],
    [
      'DATABASE_URL',
      'mysql://me:secret@host/db',
      'DATABASE_URL: allowed is an address as postgres://user:password@host:port/database',
    ],
    ['QA_TOKEN', 'short', 'QA_TOKEN: allowed is a text of at least 16 characters'],
    ['CHAT_TOKEN', 'short', 'CHAT_TOKEN: allowed is a text of at least 16 characters'],
    [
      'STAFF',
      'support@example.com:short',
      'STAFF: allowed is an e-mail and a password of 12 to 64 characters with a colon between them',
    ],
    ['DATA_DIR', '/dev/null', 'DATA_DIR /dev/null: the folder cannot be made (EEXIST)'],
    ['DATA_DIR', '/dev/null/data', 'DATA_DIR /dev/null/data: the folder cannot be made (ENOTDIR)'],
    ['PORT', '65535', 'PORT: no free port is left above it for games, sportsbook and chat, choose a lower one'],
    ['SETTINGS', '/no/such/file.json', 'SETTINGS /no/such/file.json: cannot be read (ENOENT)'],
  ])('%s=%s', async (name, value, line) => {
    expect(await refused({ [name]: value })).toBe(line)
  })

  test('a settings file names each wrong key and what is allowed there', async () => {
    const file = join(folder(), 'settings.json')
    writeFileSync(file, '{"apiBase": "nowhere", "flags": {"tracking": "yes"}, "colour": "red"}')
    const said = await refused({ SETTINGS: file })
    expect(said).toContain(
      `SETTINGS ${file}: apiBase must be the API base: an http(s) address or a path starting with "/"`,
    )
    expect(said).toContain(`SETTINGS ${file}: flags.tracking must be true or false`)
    expect(said).toContain(`SETTINGS ${file}: colour is not known; allowed: brand,`)
    for (const key of ['__proto__', 'constructor']) {
      writeFileSync(file, `{"${key}": {"a": 1}, "flags": {"${key}": true}}`)
      const wrong = await refused({ SETTINGS: file })
      expect(wrong).toContain(`SETTINGS ${file}: ${key} is not known; allowed: brand,`)
      expect(wrong).toContain(`SETTINGS ${file}: flags.${key} is not known; allowed: creedroomz,`)
    }
  })
})

test('SAF-11 game origins that are one, or the site’s own, are refused, and so is a range that holds no address', () => {
  const file = join(folder(), 'settings.json')
  const read = (settings: object): string => {
    writeFileSync(file, JSON.stringify(settings))
    try {
      return readOperatorSettings(readStartSettings({ PORT: '4000', SETTINGS: file })).site.gameOrigins.join(' ')
    } catch (error) {
      return String(error instanceof StartupError ? error.message : error)
    }
  }
  const apart = `SETTINGS ${file}: gameOrigins must be two origins that differ from each other and from the site’s own`
  const hostsToBrands = { 'casino.example': 'marigold' }
  for (const [first, second] of [
    ['https://g.example', 'https://G.example:443'],
    ['http://localhost:4000', 'https://g.example'],
    ['https://g.example', 'http://127.0.0.1:4000'],
    ['https://g.example', 'https://casino.example'],
    ['https://g.example', 'http://0.0.0.0:4000'],
    ['https://g.example', 'http://game.localhost:4000'],
  ])
    expect(read({ hostsToBrands, gameOrigins: [first, second] })).toBe(apart)
  const fit = ['http://localhost:4001', 'https://games.casino.example']
  expect(read({ hostsToBrands, gameOrigins: fit })).toBe(fit.join(' '))
  expect(read({ restrictedIpRange: { from: '10.0.0.9', to: '10.0.0.1' } })).toBe(
    `SETTINGS ${file}: restrictedIpRange must run from the lower address to the higher`,
  )
})

test('a database that is gone: a clear line and exit code 1', async () => {
  const port = await freePort()
  expect(await refused({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/none` })).toBe(
    'DATABASE_URL: the database does not answer (ECONNREFUSED)',
  )
})

describe('next to a running operator', () => {
  let operator: TestOperator
  beforeAll(async () => {
    operator = await startTestOperator()
  }, 120_000)
  afterAll(() => operator.stop())

  const isAlive = async () => (await fetch(`${operator.origin}/health`)).status

  test('its data folder is held: a clear line, exit code 1, and the first goes on', async () => {
    expect(await refused({ DATA_DIR: operator.dataDir })).toMatch(
      new RegExp(`^DATA_DIR ${operator.dataDir}: held by another process \\(pid \\d+\\)`),
    )
    expect(await isAlive()).toBe(200)
  })

  test('its port is taken: a clear line, exit code 1, and the database is not touched', async () => {
    const mine = folder()
    expect(await refused({ PORT: String(operator.port), DATA_DIR: mine })).toBe(
      `PORT ${operator.port}: taken by another process`,
    )
    expect(await isAlive()).toBe(200)
  })

  test('a folder whose holder was killed is taken over, with all that was in it; SIGTERM ends also a start in order', async () => {
    const before = await (await fetch(`${operator.origin}/qa/players`, { method: 'POST' })).json()
    const holder = (): number | null => {
      try {
        return (JSON.parse(readFileSync(join(operator.dataDir, 'operator.lock'), 'utf8')) as { pid: number }).pid
      } catch {
        return null
      }
    }
    const killed = holder()
    await operator.kill()
    const started = runOperator({ PORT: '0', DATA_DIR: operator.dataDir })
    const next = await vi.waitUntil(() => [holder()].find((pid) => pid !== null && pid !== killed), {
      timeout: 20_000,
      interval: 10,
    })
    // However often it is sent: at Ctrl-C a terminal and npm both do.
    for (let times = 0; times < 3; times++) process.kill(next, 'SIGTERM')
    expect(await started).toMatchObject({ exitCode: 0 })
    expect(holder()).toBeNull()
    await operator.restart()
    const after = await fetch(`${operator.origin}/qa/players/${before.playerId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(after.status).toBe(204)
  })
})

test('SIGTERM ends the very first start before its database is made, and leaves nothing; what a killed one left half made is begun anew', async () => {
  const mine = folder()
  const lock = join(mine, 'operator.lock')
  const started = runOperator({ PORT: '0', DATA_DIR: mine })
  await vi.waitUntil(() => existsSync(lock), { timeout: 30_000, interval: 10 })
  process.kill((JSON.parse(readFileSync(lock, 'utf8')) as { pid: number }).pid, 'SIGTERM')
  expect(await started).toMatchObject({ exitCode: 0 })
  expect(readdirSync(mine)).toEqual([])
  for (const half of ['pglite', 'pglite.unfinished']) {
    mkdirSync(join(mine, half, 'base'), { recursive: true })
    writeFileSync(join(mine, half, 'base', '1'), 'half made')
  }
  // What lies in the database's own place may be left of somebody's, and stays.
  const refused = await runOperator({ PORT: '0', DATA_DIR: mine })
  expect(refused).toMatchObject({ exitCode: 1 })
  expect(refused.output()).toContain('not a whole database (it has no PG_VERSION): move it away')
  expect(readFileSync(join(mine, 'pglite', 'base', '1'), 'utf8')).toBe('half made')
  rmSync(join(mine, 'pglite'), { recursive: true })
  const again = await runOperator({ PORT: '0', DATA_DIR: mine })
  again.child.kill('SIGTERM')
  expect(again.exitCode).toBeNull()
  expect(readdirSync(mine)).not.toContain('pglite.unfinished')
}, 120_000)

test('a plain file in the place of the database: a clear line and exit code 1, and the file stays', async () => {
  const mine = folder()
  writeFileSync(join(mine, 'pglite'), 'somebody’s')
  const { exitCode, output } = await runOperator({ PORT: '0', DATA_DIR: mine })
  expect(exitCode).toBe(1)
  expect(output()).toContain('pglite is not a whole database (it has no PG_VERSION): move it away')
  expect(output()).not.toContain('ENOTDIR')
  expect(readFileSync(join(mine, 'pglite'), 'utf8')).toBe('somebody’s')
})

test('SIGTERM ends `npm start` cleanly, even with a caller who hangs', async () => {
  const mine = folder()
  const { child, output } = await runOperator({ PORT: '0', DATA_DIR: mine, QA: '1' }, [
    'npm',
    'start',
    '--ignore-scripts', // what prepares a fresh clone has run by now
  ])
  const origin = /^Ready (\S+)/m.exec(output())?.[1] ?? ''
  await fetch(`${origin}/qa/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'GET', path: '/health', kind: 'hang' }),
  })
  const hanging = fetch(`${origin}/health`).catch((error: unknown) => error)
  const code = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  // The operator itself gives up after 4.5 s, and then says so by ending with 1.
  expect(await code).toBe(0)
  expect(existsSync(join(mine, 'operator.lock'))).toBe(false)
  expect(await hanging).toBeInstanceOf(Error)
})

test('the games move on to the next free ports', async () => {
  const blocker = createServer().listen(0)
  const { port } = blocker.address() as { port: number }
  const operator = await startTestOperator({ port: port - 1 }).finally(() => blocker.close())
  expect(operator.gameOrigins.map((origin) => Number(new URL(origin).port))).not.toContain(port)
  await operator.stop()
})

test.skipIf(!hasPostgres())('QA calls are absent with DATABASE_URL unless they are asked for', async () => {
  const postgres = await throwawayPostgres()
  try {
    const withoutQa = await startTestOperator({ env: { DATABASE_URL: postgres.url, QA: '' } })
    expect((await fetch(`${withoutQa.origin}/qa`)).status).toBe(404)
    expect((await fetch(`${withoutQa.origin}/qa/players`, { method: 'POST' })).status).toBe(404)
    await withoutQa.stop()
  } finally {
    await postgres.remove()
  }
})
