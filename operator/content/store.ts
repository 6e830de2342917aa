import { and, eq, sql } from 'drizzle-orm'
import { isInTransaction } from '../db/open.ts'
import type { Operator } from '../operator.ts'
import { type ContentDocument, DocumentSet } from './documents.ts'
import { applyMutation, type Mutation, type MutationResult } from './mutate.ts'
import { QueryCache } from './query.ts'
import { contentDocuments } from './schema.ts'

/** A dataset as it stands in memory: its documents and the answers already worked out over them. */
export interface Dataset {
  readonly documents: DocumentSet
  readonly cache: QueryCache
}

/** Documents of all datasets: kept in the database, read from memory, dropped from memory when any process changed them. */
export class ContentStore {
  readonly #operator: Pick<Operator, 'db' | 'transaction' | 'clock'>
  readonly #extra: (dataset: string) => readonly ContentDocument[]
  readonly #loaded = new Map<string, Promise<Dataset | null>>()
  /** Those of them that are under way. */
  readonly #loading = new Set<Promise<Dataset | null>>()

  /** `extra` adds generated documents that are never stored (the world of 10,000 games). */
  constructor(
    operator: Pick<Operator, 'db' | 'transaction' | 'clock'>,
    extra: (dataset: string) => readonly ContentDocument[] = () => [],
  ) {
    this.#operator = operator
    this.#extra = extra
  }

  /**
   * A dataset, loaded at its first use; null where there is none of that name. Inside a transaction nobody else's loading is waited for: on
   * the one connection of PGlite that waits for the transaction's own end.
   */
  dataset(name: string): Promise<Dataset | null> {
    const known = this.#loaded.get(name)
    if (known && this.#loading.has(known) && isInTransaction(this.#operator.db)) return this.#load(name)
    if (known) return known
    const loading = this.#load(name)
    this.#loaded.set(name, loading)
    this.#loading.add(loading)
    loading
      .finally(() => this.#loading.delete(loading))
      .then(
        (found) => found ?? this.#forgetIf(name, loading),
        () => this.#forgetIf(name, loading),
      )
    return loading
  }

  /** Forgets what is in memory: the next reader sees the database as it is. */
  invalidate(name?: string): void {
    if (name === undefined) this.#loaded.clear()
    else this.#loaded.delete(name)
  }

  #forgetIf(name: string, loading: Promise<Dataset | null>): void {
    if (this.#loaded.get(name) === loading) this.#loaded.delete(name)
  }

  async #load(name: string): Promise<Dataset | null> {
    const rows = await this.#operator.db
      .select({ body: contentDocuments.body, updatedAt: contentDocuments.updatedAt })
      .from(contentDocuments)
      .where(eq(contentDocuments.dataset, name))
      .orderBy(contentDocuments.id)
    if (rows.length === 0) return null
    // Those of the seed say nothing of their own time; it is when they were written.
    const stored = rows.map(({ body, updatedAt }) =>
      Object.assign({ _updatedAt: new Date(updatedAt).toISOString() }, body as ContentDocument),
    )
    const documents = new DocumentSet([...stored, ...this.#extra(name)])
    return { documents, cache: new QueryCache(documents) }
  }

  /** Applies mutations in one transaction, all or none. Throws MutationError. */
  async mutate(name: string, mutations: readonly Mutation[]): Promise<readonly MutationResult[]> {
    const at = this.#operator.clock.now()
    const results = await this.#operator.transaction(async (tx) => {
      const done: MutationResult[] = []
      for (const change of mutations) {
        const id = targetOf(change)
        const [row] =
          id === undefined
            ? []
            : await tx
                .select({ body: contentDocuments.body })
                .from(contentDocuments)
                .where(and(eq(contentDocuments.dataset, name), eq(contentDocuments.id, id)))
                .for('update')
        const result = applyMutation(change, () => row?.body as ContentDocument | undefined, new Date(at).toISOString())
        if (result.operation === 'delete')
          await tx
            .delete(contentDocuments)
            .where(and(eq(contentDocuments.dataset, name), eq(contentDocuments.id, result.id)))
        else if (result.document && result.operation !== 'none') await writeDocuments(tx, name, [result.document], at)
        done.push(result)
      }
      return done
    })
    this.invalidate(name)
    return results
  }
}

function targetOf(change: Mutation): string | undefined {
  if ('delete' in change) return change.delete.id
  if ('patch' in change) return change.patch.id
  if ('create' in change) return change.create._id
  return 'createOrReplace' in change ? change.createOrReplace._id : change.createIfNotExists._id
}

/** Revision of a document that is as the seed wrote it. */
export const SEED_REVISION = 'seed'

/** Rows in one statement: PostgreSQL takes at most 65,535 parameters. */
const ROWS_A_STATEMENT = 500

/** Writes documents over what stood there; `at` in ms. With `over` only over what still bears that revision: what anybody has changed stays. */
export async function writeDocuments(
  tx: Operator['db'],
  dataset: string,
  documents: readonly ContentDocument[],
  at: number,
  over?: string,
): Promise<void> {
  for (let from = 0; from < documents.length; from += ROWS_A_STATEMENT) {
    const rows = documents.slice(from, from + ROWS_A_STATEMENT).map((document) => ({
      dataset,
      id: document._id,
      type: document._type,
      revision: typeof document['_rev'] === 'string' ? document['_rev'] : SEED_REVISION,
      body: document as Record<string, unknown>,
      updatedAt: at,
    }))
    await tx
      .insert(contentDocuments)
      .values(rows)
      .onConflictDoUpdate({
        target: [contentDocuments.dataset, contentDocuments.id],
        set: {
          type: sql`excluded.type`,
          revision: sql`excluded.revision`,
          body: sql`excluded.body`,
          updatedAt: sql`excluded.updated_at`,
        },
        ...(over === undefined ? {} : { setWhere: eq(contentDocuments.revision, over) }),
      })
  }
}
