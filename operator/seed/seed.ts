import { and, eq, notInArray } from 'drizzle-orm'
import { contentDocuments, contentSeeds } from '../content/schema.ts'
import { SEED_REVISION, writeDocuments } from '../content/store.ts'
import type { Db } from '../db/open.ts'
import type { Operator } from '../operator.ts'
import { datasets } from './dataset.ts'

/**
 * Fills both brands' datasets with demo content; runs at every start and does nothing when this seed is there already.
 * A newer seed brings what is new, writes over those of its own documents that are as it wrote them, and takes away those that it has no
 * more. What people have added, changed or taken away stays so: a release may not open again what they have shut.
 */
export async function seed(operator: Operator): Promise<void> {
  const { version, byName } = datasets()
  for (const [dataset, documents] of byName) {
    await operator.transaction(async (tx) => {
      const [done] = await tx.select().from(contentSeeds).where(eq(contentSeeds.dataset, dataset))
      if (done?.version === version) return
      const at = operator.clock.now()
      const ids = documents.map(({ _id }) => _id)
      const { dataset: of, id, revision } = contentDocuments
      // A page that is left of an older seed would stand before the one that serves its market now.
      await tx.delete(contentDocuments).where(and(eq(of, dataset), eq(revision, SEED_REVISION), notInArray(id, ids)))
      const rows = await tx.select({ id }).from(contentDocuments).where(eq(of, dataset))
      const there = new Set(rows.map((row) => row.id))
      const brought = new Set(done?.documentIds)
      const kept = documents.filter(({ _id }) => there.has(_id) || !brought.has(_id))
      await writeDocuments(tx, dataset, kept, at, SEED_REVISION)
      await note(tx, { dataset, version, documentIds: ids, seededAt: at })
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
      await note(tx, { dataset, version, documentIds: documents.map(({ _id }) => _id), seededAt: at })
    }
    await operator.bus.publish('content-changed', {})
  })
}

async function note(tx: Db, { dataset, ...done }: typeof contentSeeds.$inferInsert): Promise<void> {
  await tx
    .insert(contentSeeds)
    .values({ dataset, ...done })
    .onConflictDoUpdate({ target: contentSeeds.dataset, set: done })
}
