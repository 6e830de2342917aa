import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { DocumentStatus, DocumentType } from '#contract/documents.ts'
import type { Operator } from '../operator.ts'
import { heldRow } from '../player/players.ts'
import { documentFiles, documentPieces, documents } from './schema.ts'
import { followDocuments, shownDocuments } from './standing.ts'

/** What a review decides about one document, or asks for. */
export interface Decision {
  readonly type: DocumentType
  readonly status: DocumentStatus
  readonly subType?: string | null | undefined
  readonly rejectionReason?: string | null | undefined
  readonly depositMethodId?: string | null | undefined
}

/**
 * Has documents stand as decided; those that are not named stay. null forgets all of them. `keepsLevel`: the player's level
 * was set by hand.
 */
export async function setDocuments(
  operator: Operator,
  playerId: number,
  decisions: readonly Decision[] | null,
  keepsLevel = false,
): Promise<void> {
  await operator.transaction(async () => {
    await heldRow(operator, playerId)
    if (decisions === null) await forgetAll(operator, playerId)
    for (const decision of decisions ?? []) await decide(operator, playerId, decision)
    await followDocuments(operator, playerId, keepsLevel)
  })
}

/** Asks for what proves who somebody is and where they live, where nothing is asked for yet: a check that wants it would have no way out. */
export async function askForProofs(operator: Operator, playerId: number): Promise<void> {
  if ((await shownDocuments(operator, playerId)).length > 0) return
  await setDocuments(
    operator,
    playerId,
    [
      { type: 'PROOF_OF_ID', status: 'REQUESTED' },
      { type: 'PROOF_OF_ADDRESS', status: 'REQUESTED' },
    ],
    true,
  )
}

async function forgetAll({ db }: Operator, playerId: number): Promise<void> {
  const rows = await db.select({ id: documents.id }).from(documents).where(eq(documents.playerId, playerId))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await db.delete(documentFiles).where(inArray(documentFiles.documentId, ids))
  await db.delete(documentPieces).where(inArray(documentPieces.documentId, ids))
  await db.delete(documents).where(inArray(documents.id, ids))
}

async function decide(operator: Operator, playerId: number, decision: Decision): Promise<void> {
  const { db, clock } = operator
  const { type, status } = decision
  const methodId = decision.depositMethodId ?? null
  const now = clock.now()
  const change = { status, rejectionReason: decision.rejectionReason ?? null, updatedAt: now }
  const rows = (await shownDocuments(operator, playerId)).filter(
    (row) =>
      row.fileState !== 'uploading' && row.type === type && (methodId === null || row.depositMethodId === methodId),
  )
  // All pages of a paper are judged together.
  for (const row of rows)
    await db
      .update(documents)
      .set({ ...change, ...(decision.subType === undefined ? {} : { subType: decision.subType }) })
      .where(eq(documents.id, row.id))
  if (rows.length > 0) return
  await db.insert(documents).values({
    id: randomUUID(),
    playerId,
    type,
    subType: decision.subType ?? null,
    depositMethodId: methodId,
    ...change,
    fileState: 'asked',
    createdAt: now,
  })
}
