import type { BrandId } from '#contract/brands.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { emptyDataFolder, seededDataFolder } from './dataTemplate.ts'

/** A real operator process of a test's own. */
export interface TestOperator {
  readonly origin: string
  readonly port: number
  readonly gameOrigins: readonly [string, string]
  readonly sportsOrigin: string
  readonly chatOrigin: string
  readonly dataDir: string
  /** Everything it has printed. */
  output(): string
  /** Ends it in order and removes its data. */
  stop(): Promise<void>
  /** Ends it as a power cut would; the data stays. Answers once it is gone. */
  kill(): Promise<void>
  /** Starts it again on the same port and data. */
  restart(): Promise<void>
}

export interface TestOperatorOptions {
  readonly brand?: BrandId
  readonly env?: Readonly<Record<string, string>>
  readonly dataDir?: string
  readonly port?: number
}

const ROOT = join(import.meta.dirname, '..', '..')
const PATIENCE = 60_000

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

/** A port with four free ones behind it, for games, sportsbook and chat; in a range that the system does not hand out by itself. */
async function fiveFreePorts(): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt++) {
    // Above 10080, which browsers and fetch refuse to call.
    const port = 10_100 + Math.floor(Math.random() * 20_000)
    const free = await Promise.all([port, port + 1, port + 2, port + 3, port + 4].map(isFree))
    if (free.every(Boolean)) return port
  }
  throw new Error('No free ports were found')
}

/** What a started process printed, once it has said "Ready" or ended. */
export interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  /** Null when it is ready, else its exit code. */
  readonly exitCode: number | null
}

const MAIN = [process.execPath, join(ROOT, 'operator', 'main.ts')] as const

/** Runs `operator/main.ts`, or another command that starts it, until it is ready or has ended. Rejects after a minute. */
export function runOperator(
  env: Readonly<Record<string, string>>,
  [command, ...words]: readonly [string, ...string[]] = MAIN,
): Promise<Started> {
  const {
    PORT: _1,
    DATA_DIR: _2,
    DATABASE_URL: _3,
    QA: _4,
    QA_TOKEN: _5,
    BRAND: _6,
    SETTINGS: _7,
    CHAT_TOKEN: _8,
    ...inherited
  } = process.env
  const child = spawn(command, words, {
    cwd: ROOT,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The operator was not ready in time:\n${output}`))
    }, PATIENCE)
    const settle = (exitCode: number | null): void => {
      clearTimeout(timer)
      resolve({ child, output: () => output, exitCode })
    }
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8')
      if (/^Ready /m.test(output)) settle(null)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('close', (code) => settle(code ?? 1))
  })
}

const gone = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()))

/** Starts an operator on an empty folder, and ends it in order. */
async function makeSeed(dataDir: string): Promise<void> {
  const { child, exitCode, output } = await runOperator({
    PORT: String(await fiveFreePorts()),
    DATA_DIR: dataDir,
    QA: '1',
  })
  if (exitCode !== null) throw new Error(`The operator ended with ${exitCode}:\n${output()}`)
  child.kill('SIGTERM')
  await gone(child)
}

/** Starts an operator with QA on, on a free port and a data folder of its own; ready when this answers. */
export async function startTestOperator(options: TestOperatorOptions = {}): Promise<TestOperator> {
  // With a database of the test's own there is nothing to copy.
  const dataDir =
    options.dataDir ?? (options.env?.['DATABASE_URL'] ? emptyDataFolder() : await seededDataFolder(makeSeed))
  const start = async (port: number): Promise<Started> => {
    const started = await runOperator({
      PORT: String(port),
      DATA_DIR: dataDir,
      QA: '1',
      ...(options.brand ? { BRAND: options.brand } : {}),
      ...options.env,
    })
    if (started.exitCode === null) return started
    throw new Error(`The operator ended with ${started.exitCode}:\n${started.output()}`)
  }
  let port = options.port ?? (await fiveFreePorts())
  let running: Started
  try {
    running = await start(port)
  } catch (error) {
    // Another test may have taken the port since it was found free.
    if (options.port !== undefined || !String(error).includes('taken by another process')) throw error
    port = await fiveFreePorts()
    running = await start(port)
  }
  const origin = `http://localhost:${port}`
  const health = (await (await fetch(`${origin}/health`)).json()) as {
    gameOrigins: [string, string]
    sportsbookHost: string
    chatSnippetUrl: string
  }
  return {
    origin,
    port,
    dataDir,
    gameOrigins: health.gameOrigins,
    sportsOrigin: health.sportsbookHost,
    chatOrigin: new URL(health.chatSnippetUrl, origin).origin,
    output: () => running.output(),
    async kill() {
      running.child.kill('SIGKILL')
      await gone(running.child)
    },
    async restart() {
      running.child.kill('SIGTERM')
      await gone(running.child)
      running = await start(port)
    },
    async stop() {
      running.child.kill('SIGTERM')
      await gone(running.child)
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
