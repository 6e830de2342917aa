import type { DocumentStatus, DocumentType } from '#contract/documents.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

// Times are ms, sizes bytes.

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Where a document's file is. `asked`: there is none yet. `refused`: what came was no such file. */
export const FILE_STATES = ['asked', 'uploading', 'sent', 'refused', 'cancelled'] as const

/** A document that is asked for, on its way, or sent. */
export const documents = pgTable(
  'documents',
  {
    id: text().primaryKey(),
    playerId: bigint({ mode: 'number' }).notNull(),
    type: text().$type<DocumentType>().notNull(),
    subType: text(),
    /** Way to pay that a payment proof is for; null for every other document. */
    depositMethodId: text(),
    status: text().$type<DocumentStatus>().notNull(),
    rejectionReason: text(),
    fileState: text({ enum: FILE_STATES }).notNull(),
    /** Why the file was refused: said again to whoever sends it again. */
    refusal: text().$type<ErrorCode>(),
    fileName: text(),
    contentType: text(),
    /** Size that was announced. */
    size: integer(),
    receivedBytes: integer().notNull().default(0),
    fingerprint: text(),
    /** The document that was sent in place of this one, which is not shown any more. */
    replacedBy: text(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    updatedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('documents_player').on(table.playerId, table.createdAt)],
)

/** What has arrived of a file under way. */
export const documentPieces = pgTable(
  'document_pieces',
  { documentId: text().notNull(), start: integer().notNull(), bytes: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.documentId, table.start] })],
)

/** Files as they are kept for review: checked, and without what they said of device and place. */
export const documentFiles = pgTable('document_files', {
  documentId: text().primaryKey(),
  contentType: text().notNull(),
  bytes: bytea().notNull(),
})

/** Checks of an ID on the operator's own page (KYC-3). */
export const hostedChecks = pgTable('hosted_checks', {
  /** Opens the page; known to the player alone. */
  pageId: text().primaryKey(),
  playerId: bigint({ mode: 'number' }).notNull(),
  documentType: text().$type<DocumentType>().notNull(),
  subType: text(),
  locale: text().notNull(),
  successUrl: text().notNull(),
  errorUrl: text().notNull(),
  state: text({ enum: ['open', 'done', 'cancelled'] }).notNull(),
  createdAt: bigint({ mode: 'number' }).notNull(),
})
