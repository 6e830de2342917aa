import { runUntilSignal } from './ending.ts'
import { maskText } from './log.ts'
import { isChatAnswered, readOperatorSettings } from './settings.ts'
import { StartupError } from './startupError.ts'
import { readStartSettings } from './startSettings.ts'

async function main(): Promise<void> {
  const settings = readOperatorSettings(readStartSettings(process.env))
  // Loaded only now, so that a wrong setting is told at once.
  const running = await runUntilSignal(async (signal) => {
    const { startOperator } = await import('./server.ts')
    return startOperator({ settings, signal })
  })
  const { DEMO_PLAYERS } = await import('./qa/demoPlayers.ts')
  const { DEMO_STAFF } = await import('./user-pool/staff.ts')
  const [first, second] = running.gameOrigins
  console.log(`Site         ${running.origin}`)
  console.log(`Staff page   ${running.origin}/staff`)
  console.log(`Game origins ${first}  ${second}`)
  console.log(`Sportsbook   ${running.sportsOrigin}`)
  console.log(
    `Support chat ${isChatAnswered(settings) ? running.chatOrigin : 'none: nobody could answer (set CHAT_TOKEN, or chatSnippetUrl in SETTINGS)'}`,
  )
  console.log(
    settings.databaseUrl
      ? 'Data         PostgreSQL (DATABASE_URL)'
      : `Data         ${settings.dataDir} (embedded database; for real money set DATABASE_URL to a PostgreSQL)`,
  )
  if (settings.qa) {
    console.log('Demo players')
    for (const { email, password, what } of DEMO_PLAYERS) console.log(`  ${email}  ${password}  (${what})`)
    console.log(`Demo staff\n  ${DEMO_STAFF.email}  ${DEMO_STAFF.password}  (reports of players, at /staff)`)
  }
  // Scripts wait for this line: everything above it must be true by now.
  console.log(`Ready ${running.origin}`)
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
