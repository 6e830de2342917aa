import { eq } from 'drizzle-orm'
import { contentDocuments, contentSeeds } from '../content/schema.ts'
import { writeDocuments } from '../content/store.ts'
import type { Operator } from '../operator.ts'
import { datasets } from './dataset.ts'

/**
 * Fills both brands' datasets with demo content; runs at every start and does nothing when this seed is there already.
 * A newer seed writes over its own documents and leaves those that people added.
 */
export async function seed(operator: Operator): Promise<void> {
  const { version, byName } = datasets()
  for (const [dataset, documents] of byName) {
    await operator.transaction(async (tx) => {
      const [done] = await tx.select().from(contentSeeds).where(eq(contentSeeds.dataset, dataset))
      if (done?.version === version) return
      const at = operator.clock.now()
      await writeDocuments(tx, dataset, documents, at)
      await tx
        .insert(contentSeeds)
        .values({ dataset, version, seededAt: at })
        .onConflictDoUpdate({ target: contentSeeds.dataset, set: { version, seededAt: at } })
      await operator.bus.publish('content-changed', {})
    })
  }
}

/** Puts every dataset back to the seed: people's own documents go (POST /qa/reset). */
export async function reseed(operator: Operator): Promise<void> {
  const { version, byName } = datasets()
  const at = operator.clock.now()
  await operator.transaction(async (tx) => {
    for (const [dataset, documents] of byName) {
      await tx.delete(contentDocuments).where(eq(contentDocuments.dataset, dataset))
      await writeDocuments(tx, dataset, documents, at)
      await tx
        .insert(contentSeeds)
        .values({ dataset, version, seededAt: at })
        .onConflictDoUpdate({ target: contentSeeds.dataset, set: { version, seededAt: at } })
    }
    await operator.bus.publish('content-changed', {})
  })
}
