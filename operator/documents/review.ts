import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { DocumentStatus, DocumentType } from '#contract/documents.ts'
import { hasQuestions } from '#contract/edd.ts'
import { checkOverrides } from '../banking/schema.ts'
import type { Operator } from '../operator.ts'
import type { DocumentNews } from '../inbox/documentTexts.ts'
import { notifyOfDocument } from '../inbox/notifyOfDocument.ts'
import { heldRow, requireRow } from '../player/players.ts'
import type { PlayerRow } from '../player/standing.ts'
import { followDocuments } from './followDocuments.ts'
import { documentFiles, documentPieces, documents } from './schema.ts'
import { areAllVerified, proofsToAskFor, shownDocuments, type DocumentRow } from './standing.ts'

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
    const player = await heldRow(operator, playerId)
    if (decisions === null) await forgetAll(operator, playerId)
    for (const decision of decisions ?? []) await decide(operator, player, decision)
    await followDocuments(operator, playerId, keepsLevel)
    await endChecks(operator, playerId)
  })
}

const wantsPapers = (result: string | null | undefined): boolean => result?.startsWith('DOCUMENTS_') === true

/** What a check asked documents for is over once all are verified: a paper that comes later does not bring it back. */
async function endChecks(operator: Operator, playerId: number): Promise<void> {
  if (!areAllVerified(await shownDocuments(operator, playerId))) return
  const [checks] = await operator.db.select().from(checkOverrides).where(eq(checkOverrides.playerId, playerId))
  if (!wantsPapers(checks?.deposit) && !wantsPapers(checks?.withdrawal)) return
  await operator.db
    .update(checkOverrides)
    .set({
      ...(wantsPapers(checks?.deposit) && { deposit: null }),
      ...(wantsPapers(checks?.withdrawal) && { withdrawal: null }),
    })
    .where(eq(checkOverrides.playerId, playerId))
}

/** Asks for what proves who somebody is and where they live, each where it does not stand yet: a check that wants it would have no way out. */
export async function askForProofs(operator: Operator, playerId: number): Promise<void> {
  const player = await requireRow(operator, playerId)
  // It is answers that are waited for: papers asked for beside them would close what the answers open.
  if (hasQuestions(player)) return
  const missing = proofsToAskFor(await shownDocuments(operator, playerId), player.kycStatus)
  if (missing.length === 0) return
  const wanted = missing.map((type) => ({ type, status: 'REQUESTED' as const }))
  await setDocuments(operator, playerId, wanted, true)
}

async function forgetAll({ db }: Operator, playerId: number): Promise<void> {
  const rows = await db.select({ id: documents.id }).from(documents).where(eq(documents.playerId, playerId))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await db.delete(documentFiles).where(inArray(documentFiles.documentId, ids))
  await db.delete(documentPieces).where(inArray(documentPieces.documentId, ids))
  await db.delete(documents).where(inArray(documents.id, ids))
}

async function decide(operator: Operator, player: PlayerRow, decision: Decision): Promise<void> {
  const { db, clock } = operator
  const { playerId } = player
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
  const news = newsOf(decision)
  if (news !== null)
    for (const way of new Set(rows.filter((row) => isDecidedNow(row, change)).map((row) => row.depositMethodId)))
      await notifyOfDocument(operator, player, news, { type, methodId: way })
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

/** What its player is told of a decision; nothing where something is only asked for, or has run out. */
function newsOf({ status, rejectionReason }: Decision): DocumentNews | null {
  if (status === 'VERIFIED') return 'accepted'
  return status === 'REQUESTED' && rejectionReason ? 'refused' : null
}

/** False where it stood so before: that was told already. */
const isDecidedNow = (
  row: DocumentRow,
  { status, rejectionReason }: Pick<DocumentRow, 'status' | 'rejectionReason'>,
): boolean => row.status !== status || row.rejectionReason !== rejectionReason
