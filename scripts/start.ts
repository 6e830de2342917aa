import { buildSite } from './build.ts'

// Builds only when something changed, so that a later start serves at once.
console.log('Checking the built site …')
const built = await buildSite().catch((error: unknown) => {
  console.error(`The site could not be built: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
if (built) console.log('Site built.')

await import('../operator/main.ts')
