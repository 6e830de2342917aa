import { and, eq } from 'drizzle-orm'
import { documentUpload } from '#contract/constants.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { daysToVerify } from '../banking/check.ts'
import { requireRow } from '../player/players.ts'
import { openHostedCheck } from './hostedCheck.ts'
import { documents } from './schema.ts'
import { requestedTypes, shownDocuments, wireDocument } from './standing.ts'
import { cancelUpload, openUpload, takeBytes } from './uploads.ts'

/** Documents of the check of who a player is (KYC-1 to KYC-8). Every one is its own player's alone. */
export const documentsHandlers = {
  async documents(request, operator) {
    const rows = await shownDocuments(operator, requirePlayer(request).playerId)
    return rows.map(wireDocument)
  },

  async documentUploadRequest(request, operator) {
    const row = await openUpload(operator, requirePlayer(request).playerId, request.body)
    return {
      documentId: row.id,
      uploadUrl: `${request.origin}/api/v1/player/documents/${row.id}/content`,
      receivedBytes: row.receivedBytes,
    }
  },

  async documentContent(request, operator) {
    const { playerId } = requirePlayer(request)
    const bytes = await request.readBytes(documentUpload.maxBytes).catch((error: unknown) => {
      const isLarge = error instanceof CallError && error.status === 413
      throw isLarge ? new CallError(413, 'error.document.size', error.message) : error
    })
    const range = request.headers['content-range']
    return wireDocument(await takeBytes(operator, playerId, request.params.documentId, range, bytes))
  },

  async documentStatus(request, operator) {
    const { playerId } = requirePlayer(request)
    const [row] = await operator.db
      .select()
      .from(documents)
      .where(and(eq(documents.id, request.params.documentId), eq(documents.playerId, playerId)))
    if (!row || row.fileState === 'cancelled') throw new CallError(404, 'error.not_found', 'No such document')
    return wireDocument(row)
  },

  async documentCancel(request, operator) {
    await cancelUpload(operator, requirePlayer(request).playerId, request.params.documentId)
    return undefined
  },

  async documentsVerification(request, operator) {
    const { playerId } = requirePlayer(request)
    const { kycStatus } = await requireRow(operator, playerId)
    const wallet = await operator.ledger.walletOf(playerId)
    return {
      kycStatus,
      requested: requestedTypes(await shownDocuments(operator, playerId)),
      daysLeftToVerifyDocuments: await daysToVerify(operator, playerId),
      withdrawalForfeit: Object.entries(wallet?.balances ?? {}).some(
        ([name, amount]) => name.endsWith('Bonus') && amount > 0,
      ),
    }
  },

  async jumioInitiate(request, operator) {
    const { playerId } = requirePlayer(request)
    return { redirectUrl: await openHostedCheck(operator, playerId, request.body, request.origin) }
  },
} satisfies Handlers
