import { readOperatorSettings } from './settings.ts'
import { maskText } from './log.ts'
import type { RunningOperator } from './server.ts'
import { StartupError } from './startupError.ts'
import { readStartSettings } from './startSettings.ts'

/** How long closing may take before the process ends all the same, ms. */
const PATIENCE = 4500

async function main(): Promise<void> {
  const settings = readOperatorSettings(readStartSettings(process.env))
  // Loaded only now, so that a wrong setting is told at once.
  const { startOperator } = await import('./server.ts')
  const { DEMO_PLAYERS } = await import('./qa/demoPlayers.ts')
  const running = await startOperator({ settings })
  const [first, second] = running.gameOrigins
  console.log(`Site         ${running.origin}`)
  console.log(`Staff page   ${running.origin}/staff`)
  console.log(`Game origins ${first}  ${second}`)
  console.log(
    settings.databaseUrl
      ? 'Data         PostgreSQL (DATABASE_URL)'
      : `Data         ${settings.dataDir} (embedded database; for real money set DATABASE_URL to a PostgreSQL)`,
  )
  if (settings.qa) {
    console.log('Demo players')
    for (const { email, password, what } of DEMO_PLAYERS) console.log(`  ${email}  ${password}  (${what})`)
  }
  // Scripts wait for this line: everything above it must be true by now.
  console.log(`Ready ${running.origin}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end(running))
}

function end(running: RunningOperator): void {
  setTimeout(() => process.exit(1), PATIENCE).unref()
  running.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}

/** What went wrong and why, in one line. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [maskText(error.message), ...(error.cause ? [reasonOf(error.cause)] : [])].join(': ')
    : maskText(String(error))

main().catch((error: unknown) => {
  // What a driver throws may bear the values of its statement, keys among them.
  console.error(error instanceof StartupError ? error.message : `The operator could not start: ${reasonOf(error)}`)
  process.exit(1)
})
