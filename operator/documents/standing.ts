import { and, asc, eq, isNull } from 'drizzle-orm'
import type { CheckResult } from '#contract/deposit.ts'
import type { DocumentType, PlayerDocument } from '#contract/documents.ts'
import type { Operator } from '../operator.ts'
import { documents } from './schema.ts'

export type DocumentRow = typeof documents.$inferSelect

/** A document as it crosses the wire. */
export const wireDocument = (row: DocumentRow): PlayerDocument => ({
  id: row.id,
  documentTypeName: row.type,
  documentStatus: row.status,
  subType: row.subType,
  rejectionReason: row.rejectionReason,
  depositMethodId: row.depositMethodId,
  receivedBytes: row.fileState === 'uploading' ? row.receivedBytes : null,
  fileName: row.fileState === 'uploading' ? row.fileName : null,
  size: row.fileState === 'uploading' ? row.size : null,
  updatedAt: new Date(row.updatedAt).toISOString(),
})

/** The player's documents that are shown, oldest first: none that was replaced, refused or given up. */
export async function shownDocuments({ db }: Pick<Operator, 'db'>, playerId: number): Promise<DocumentRow[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.playerId, playerId), isNull(documents.replacedBy)))
    .orderBy(asc(documents.createdAt), asc(documents.id))
  return rows.filter(({ fileState }) => fileState !== 'cancelled' && fileState !== 'refused')
}

// An upload under way says nothing yet of how its document stands.
const standing = (rows: readonly DocumentRow[]): DocumentRow[] =>
  rows.filter(({ fileState }) => fileState !== 'uploading')
/** Papers that were asked for or have come. */
const known = (rows: readonly DocumentRow[]): DocumentRow[] =>
  standing(rows).filter(({ status }) => status !== 'UNREQUESTED')
const isWanted = ({ status }: DocumentRow): boolean => status === 'REQUESTED' || status === 'EXPIRED'

/** Whether there are papers, and all of them are verified: nothing is waited for any more. */
export const areAllVerified = (rows: readonly DocumentRow[]): boolean =>
  known(rows).length > 0 && known(rows).every(({ status }) => status === 'VERIFIED')

/** Types that are asked for now, each once. */
export const requestedTypes = (rows: readonly DocumentRow[]): DocumentType[] => [
  ...new Set(
    standing(rows)
      .filter(isWanted)
      .map(({ type }) => type),
  ),
]

/** Levels that documents move; all others are decided elsewhere. */
const MOVED = new Set(['NOT_VERIFIED', 'DATA_VERIFIED', 'PENDING', 'FULLY VERIFIED', 'PENDING_EXPIRED', 'NOT_REQUIRED'])

/** Levels at which nothing more has to be proved: a paper that nobody asked for changes nothing there. */
const SETTLED = new Set(['FULLY VERIFIED', 'NOT_REQUIRED'])
/** What proves who somebody is and where they live: one of them, or other papers, are not enough. */
const PROOFS = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'] as const satisfies readonly DocumentType[]

const judged = (rows: readonly DocumentRow[]): DocumentRow[] =>
  known(rows).filter(({ type }) => type !== 'EDD_QUESTIONNAIRE')

/** Proofs of identity and address that are neither there nor asked for. */
const missingProofs = (rows: readonly DocumentRow[]): DocumentType[] =>
  PROOFS.filter((proof) => !judged(rows).some(({ type }) => type === proof))

/** Whether all papers are judged, and yet a proof is missing: nobody looks at anything any more, and the level would stay for good. */
export const isProofMissing = (rows: readonly DocumentRow[]): boolean =>
  judged(rows).length > 0 &&
  judged(rows).every(({ status }) => status !== 'UNDER_REVIEW') &&
  missingProofs(rows).length > 0

/** Proofs that a check at this level has to ask for; somebody whose level is settled has given them, and is asked when nothing else is. */
export const proofsToAskFor = (rows: readonly DocumentRow[], level: string): DocumentType[] =>
  SETTLED.has(level) && judged(rows).length > 0 ? [] : missingProofs(rows)

/** What the documents make of the player's level (KYC-5). */
export function levelAfter(rows: readonly DocumentRow[], level: string): string {
  const papers = judged(rows)
  if (!MOVED.has(level) || papers.length === 0) return level
  if (papers.some(({ status }) => status === 'EXPIRED')) return 'PENDING_EXPIRED'
  if (SETTLED.has(level)) return papers.some(isWanted) ? 'PENDING' : level
  if (papers.some(({ status }) => status !== 'VERIFIED')) return 'PENDING'
  return missingProofs(rows).length === 0 ? 'FULLY VERIFIED' : level
}

/**
 * A check's answer about documents, by what has become of them since it was set (DEP-2): sent ones are under review, verified
 * ones are no hindrance any more, and refused ones are wanted again.
 */
export async function documentsResult(operator: Operator, playerId: number, asked: CheckResult): Promise<CheckResult> {
  if (!asked.startsWith('DOCUMENTS_')) return asked
  const rows = await shownDocuments(operator, playerId)
  if (known(rows).length === 0) return asked
  if (known(rows).some(isWanted)) return asked === 'DOCUMENTS_UNDER_REVIEW' ? 'DOCUMENTS_REQUIRED' : asked
  // Preferred documents never stop anybody: once they are in, there is nothing left to prefer.
  return asked === 'DOCUMENTS_PREFERRED' || areAllVerified(rows) ? 'SUCCESS' : 'DOCUMENTS_UNDER_REVIEW'
}
