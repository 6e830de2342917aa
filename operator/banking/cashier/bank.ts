import type { DepositReason } from '#contract/deposit.ts'
import { hasCheckDigit } from '../../checkDigit.ts'
import type { CashierWords } from './words/words.ts'

/** What the card's bank says to a payment. */
export type BankAnswer = 'approved' | 'challenge' | 'silent' | { readonly refused: RefusalReason }

/** Why the bank does not pay at once. */
type RefusalReason = Extract<DepositReason, 'refused_by_bank' | 'insufficient_funds' | 'test_cards_only'>

/** Cards that the embedded bank knows; it knows no others, so that nobody pays with a real one by mistake. */
export const TEST_CARDS: Readonly<Record<string, BankAnswer>> = {
  '4242424242424242': 'approved',
  '5555555555554444': 'approved',
  '4000000000000002': { refused: 'refused_by_bank' },
  '4000000000009995': { refused: 'insufficient_funds' },
  '4000000000003220': 'challenge',
  '4000000000000119': 'silent',
}

/** The answer to a challenge that the embedded bank takes as the card holder's. */
export const CHALLENGE_CODE = '123456'

/** Asks the embedded bank. */
export const askBank = (cardNumber: string): BankAnswer => TEST_CARDS[cardNumber] ?? { refused: 'test_cards_only' }

/** What was typed into the card form. Lives as long as its request, no longer. */
export interface CardForm {
  readonly cardNumber: string
  readonly cardExpiry: string
  readonly cardCvc: string
}

/** When a card has expired: it is good to the end of its month, ms. Null where that is no month. */
export function cardEnd(cardExpiry: string): number | null {
  const expiry = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(cardExpiry)
  return expiry ? Date.UTC(2000 + Number(expiry[2]), Number(expiry[1]), 1) : null
}

/** Whether that can be a security code. */
export const isCvc = (cardCvc: string): boolean => /^\d{3,4}$/.test(cardCvc)

/** Fields with what is wrong about them; empty when the card can be asked for. `now` in ms. */
export function cardProblems(
  { cardNumber, cardExpiry, cardCvc }: CardForm,
  now: number,
  words: CashierWords,
): Partial<Record<keyof CardForm, string>> {
  const problems: Partial<Record<keyof CardForm, string>> = {}
  if (!/^\d{12,19}$/.test(cardNumber) || !hasCheckDigit(cardNumber)) problems.cardNumber = words.wrongNumber
  const end = cardEnd(cardExpiry)
  if (end === null) problems.cardExpiry = words.wrongExpiry
  else if (end <= now) problems.cardExpiry = words.cardExpired
  if (!isCvc(cardCvc)) problems.cardCvc = words.wrongCvc
  return problems
}
