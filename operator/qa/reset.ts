import type { Store } from '../db/open.ts'
import type { Operator } from '../operator.ts'
import { reseed } from '../seed/seed.ts'
import { ensureStaff } from '../user-pool/staff.ts'
import { ensureDemoPlayers } from './demoPlayers.ts'

/** What a reset leaves: the history of the schema, keys that running pages hold tokens of (the chat's too), the chance of sports, and content, which is seeded anew. */
const KEPT = new Set([
  'migrations',
  'user_pool_keys',
  'content_documents',
  'content_seeds',
  'sports_secrets',
  'chat_secrets',
])

/** What a reset is to bring back besides the seed. */
export interface ResetOptions {
  /** Whether anybody has changed content since it was seeded. */
  readonly isContentChanged: boolean
  /** Whether the demo players come back: with their histories they are most of a reset's work, and most tests make players of their own. */
  readonly demoPlayers: boolean
}

/** Puts everything back to the seed. Ids go on from where they were, so that an old token never fits a new player. */
export async function resetAll(operator: Operator, store: Store, options: ResetOptions): Promise<void> {
  await operator.transaction(async () => {
    const tables = await store.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
    )
    // Emptying an empty table costs as much as emptying a full one, and most are empty.
    const filled = await store.query<{ name: string }>(
      tables
        .filter(({ name }) => !KEPT.has(name))
        .map(({ name }) => `select '${name}' as name where exists (select from "${name}")`)
        .join(' union all '),
    )
    if (filled.length > 0) await store.script(`truncate ${filled.map(({ name }) => `"${name}"`).join(', ')} cascade`)
  })
  if (options.isContentChanged) await reseed(operator)
  await operator.world.reset()
  operator.clock.setOffset({ now: 0, tokens: 0 })
  await operator.bus.publish('state-changed', { key: 'clock' })
  await ensureStaff(operator)
  // The seed's campaigns are theirs alone where QA is on.
  if (options.demoPlayers) await ensureDemoPlayers(operator)
}
