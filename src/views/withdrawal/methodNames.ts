import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentMethod } from '#contract/deposit.ts'

/** What a way to pay is called where no list of methods is at hand; brand names are the same in every language. */
export const methodNames: Readonly<Record<PaymentMethod, MessageDescriptor | string>> = {
  CREDITCARD: msg`Card`,
  EUTELLER: 'Euteller',
  MUCHBETTER: 'MuchBetter',
  NETELLER: 'Neteller',
  PAYSAFECARD: 'paysafecard',
  RAPIDTRANSFER: 'Rapid Transfer',
  SIRU: 'Siru',
  SKRILL: 'Skrill',
  TRUSTLY: 'Trustly',
}
