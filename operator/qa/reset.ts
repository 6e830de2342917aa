import type { Store } from '../db/open.ts'
import type { Operator } from '../operator.ts'
import { reseed } from '../seed/seed.ts'
import { ensureDemoPlayers } from './demoPlayers.ts'

/** What a reset leaves: the history of the schema, keys that running pages hold tokens of, and content, which is seeded anew. */
const KEPT = new Set(['migrations', 'user_pool_keys', 'content_documents', 'content_seeds'])

/** Puts everything back to the seed. Ids go on from where they were, so that an old token never fits a new player. */
export async function resetAll(operator: Operator, store: Store, isContentChanged: boolean): Promise<void> {
  await operator.transaction(async () => {
    const tables = await store.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
    )
    const emptied = tables.filter(({ name }) => !KEPT.has(name)).map(({ name }) => `"${name}"`)
    await store.script(`truncate ${emptied.join(', ')} cascade`)
  })
  if (isContentChanged) await reseed(operator)
  await operator.world.reset()
  operator.clock.setOffset({ now: 0, tokens: 0 })
  await operator.bus.publish('state-changed', { key: 'clock' })
  await ensureDemoPlayers(operator)
}
