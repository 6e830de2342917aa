import type { Operator } from '../operator.ts'
import { inboxMessages } from './schema.ts'
import { inboxTexts, type InboxKind } from './texts.ts'

/** A message to one player, its words as they will be read. */
export interface NewMessage {
  readonly title: string
  readonly text: string
  /** A page below the locale that it is about. */
  readonly path?: string | null
  /** It speaks of a bonus: kept from who may have none, also later (SAF-2). */
  readonly isOffer?: boolean
}

/** Puts a message into a player's inbox; joins the running transaction. */
export async function sendMessage({ db, clock }: Operator, playerId: number, message: NewMessage): Promise<void> {
  const { title, text, path = null, isOffer = false } = message
  await db.insert(inboxMessages).values({ playerId, title, text, path, isOffer, sentAt: clock.now() })
}

/** Tells a player of something that has happened to the account, in the player's language (PRO-5). */
export async function notify(
  operator: Operator,
  player: { readonly playerId: number; readonly language: string },
  kind: InboxKind,
): Promise<void> {
  await sendMessage(operator, player.playerId, inboxTexts(kind, player.language))
}
