import { paymentMethods } from '#contract/deposit.ts'
import type { DocumentType } from '#contract/documents.ts'
import { nameOf } from '../banking/methods.ts'
import type { Operator } from '../operator.ts'
import { documentTexts, type DocumentNews } from './documentTexts.ts'
import { sendMessage } from './notify.ts'

/** Tells a player in the inbox what a review has said of a document; joins the running transaction. */
export async function notifyOfDocument(
  operator: Operator,
  player: { readonly playerId: number; readonly language: string },
  news: DocumentNews,
  document: { readonly type: DocumentType; readonly methodId: string | null },
): Promise<void> {
  const method = paymentMethods.find((one) => one.toLowerCase() === document.methodId)
  const way = method ? nameOf(method) : document.methodId
  await sendMessage(operator, player.playerId, {
    ...documentTexts(news, player.language, { type: document.type, way }),
    path: '/my-account/account/verification',
  })
}
