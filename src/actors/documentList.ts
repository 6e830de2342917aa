import { documentGroups, type DocumentType, type PlayerDocument } from '#contract/documents.ts'
import type { DocumentItem, PaidWith, UploadKind } from '#machines/documentItem.ts'
import { fileOfDocument } from './documentFiles.ts'
import type { World } from './world.ts'

/** The wire's type of each short kind. */
export const typeOfKind = Object.fromEntries(
  Object.entries(documentGroups).flatMap(([type, { kind }]) => (kind === null ? [] : [[kind.toLowerCase(), type]])),
) as Readonly<Record<UploadKind, DocumentType>>

const item = (one: PlayerDocument): DocumentItem => ({
  id: one.id,
  documentType: one.documentTypeName,
  kind: (documentGroups[one.documentTypeName].kind?.toLowerCase() ?? null) as UploadKind | null,
  documentStatus: one.documentStatus,
  subType: one.subType,
  rejectionReason: one.rejectionReason ?? null,
  depositMethod: one.depositMethodId ?? null,
  unfinished:
    one.receivedBytes === null || one.receivedBytes === undefined
      ? null
      : {
          fileName: one.fileName ?? '',
          size: one.size ?? 0,
          receivedBytes: one.receivedBytes,
          file: fileOfDocument(one.id),
        },
})

/** The player's documents, and the ways that were paid with. Rejects with an ApiError. */
export async function documentList(
  world: World,
  signal: AbortSignal,
): Promise<{ documents: readonly DocumentItem[]; paidWith: readonly PaidWith[] }> {
  const [documents, recent, offered] = await Promise.all([
    world.api.call('documents', {}, { signal }),
    // Names of ways to pay; without them the documents can still be sent.
    world.api.call('recentDepositMethods', {}, { signal }).catch(() => []),
    world.api.call('depositMethods', {}, { signal }).catch(() => []),
  ])
  const asked = documents.flatMap(({ depositMethodId }) => depositMethodId ?? [])
  const nameOf = (id: string) => [...recent, ...offered].find((method) => method.id === id)?.name ?? id
  return {
    documents: documents.map(item),
    paidWith: [...new Set([...recent.map(({ id }) => id), ...asked])].map((id) => ({ id, name: nameOf(id) })),
  }
}
