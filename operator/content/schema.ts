import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Documents of the content service; a dataset is a brand. `revision` is the document's `_rev`. */
export const contentDocuments = pgTable(
  'content_documents',
  {
    dataset: text('dataset').notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    revision: text('revision').notNull(),
    body: jsonb('body').notNull().$type<Record<string, unknown>>(),
    /** ms */
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.dataset, table.id] })],
)

/** Which seed filled a dataset: a newer seed version replaces its untouched documents. */
export const contentSeeds = pgTable('content_seeds', {
  dataset: text('dataset').primaryKey(),
  version: text('version').notNull(),
  /** Documents that it brought: one that is missing since was taken away by people. Null where an older release seeded. */
  documentIds: jsonb('document_ids').$type<readonly string[]>(),
  /** ms */
  seededAt: bigint('seeded_at', { mode: 'number' }).notNull(),
})
