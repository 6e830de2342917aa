import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paymentMethods, type PaymentMethod } from '#contract/deposit.ts'

/** What a way to pay is called where no list of methods is at hand; brand names are the same in every language. */
export const methodNames: Readonly<Record<PaymentMethod, MessageDescriptor | string>> = {
  CREDITCARD: msg({ message: 'Card', comment: 'Payment method: bank card.' }),
  EUTELLER: 'Euteller',
  MUCHBETTER: 'MuchBetter',
  NETELLER: 'Neteller',
  PAYSAFECARD: 'paysafecard',
  RAPIDTRANSFER: 'Rapid Transfer',
  SIRU: 'Siru',
  SKRILL: 'Skrill',
  TRUSTLY: 'Trustly',
}

/** The operator's own name of the only way to pay that is not a brand. */
const CARD = 'Card'

/** The way to pay that an operator's words name, by its code, id or name; null for any other words. */
export const methodCalled = (words: string): PaymentMethod | null =>
  words === CARD ? 'CREDITCARD' : (paymentMethods.find((method) => method === words.toUpperCase()) ?? null)
