import { createHmac } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import type { Operator } from '../../operator.ts'
import { symmetricKey } from '../../user-pool/keys.ts'
import type { DepositRow } from '../deposits.ts'
import { deposits } from '../schema.ts'
import { askBank, TEST_CARDS, type BankAnswer } from './bank.ts'

/** A card that was paid with before, as it may be shown, and what its bank knows it by. */
export interface UsedCard {
  readonly label: string
  readonly token: string
  /** Its last moment, ms. */
  readonly goodUntil: number
}

/**
 * What stands for a card's number, which is kept nowhere: the bank finds the card by it, and it is worth nothing with another
 * player.
 */
export async function tokenOf({ db, clock }: Operator, playerId: number, cardNumber: string): Promise<string> {
  const key = await symmetricKey(db, clock.now(), 'cards')
  return createHmac('sha256', key).update(`${playerId}\0${cardNumber}`).digest('base64url')
}

/** Asks the embedded bank about the card that a token stands for. */
export async function askBankOf(operator: Operator, playerId: number, token: string): Promise<BankAnswer> {
  for (const cardNumber of Object.keys(TEST_CARDS))
    if ((await tokenOf(operator, playerId, cardNumber)) === token) return askBank(cardNumber)
  return { refused: 'test_cards_only' }
}

/** The card that the player of a deposit has paid with last; null for none, or one that has expired since. */
export async function usedCard(operator: Operator, tx: Tx, { playerId, method }: DepositRow): Promise<UsedCard | null> {
  const [last] = await tx
    .select({ label: deposits.accountLabel, progress: deposits.progress })
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), eq(deposits.method, method), eq(deposits.state, 'captured')))
    .orderBy(desc(deposits.changedAt))
    .limit(1)
  const card = last?.progress.card
  if (!card || !last.label || card.goodUntil <= operator.clock.now()) return null
  return { label: last.label, ...card }
}
