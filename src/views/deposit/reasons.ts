import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { depositReasons, type DepositReason } from '#contract/deposit.ts'

/** What happened to a payment that was not made, and what its player can do next. That nothing was charged is said between. */
export interface ReasonWords {
  readonly what: MessageDescriptor
  readonly next: MessageDescriptor
}

const another = msg`You can start again, or pay another way.`
const startAgain = msg`You can start again.`

/** Words for each reason that the operator gives. */
export const reasonWords: Readonly<Record<DepositReason, ReasonWords>> = {
  refused_by_bank: { what: msg`Your bank refused the payment.`, next: msg`Your bank can tell you why.` },
  refused_by_service: {
    what: msg`Your payment service refused the payment.`,
    next: msg`It can tell you why. You can also pay another way.`,
  },
  voucher_refused: { what: msg`The voucher was not accepted.`, next: another },
  insufficient_funds: {
    what: msg`There is not enough money for it.`,
    next: msg`Try a smaller amount, or pay another way.`,
  },
  test_cards_only: { what: msg`This card is not taken here.`, next: msg`Try another card, or pay another way.` },
  challenge_failed: { what: msg`The check of your payment was not passed.`, next: another },
  bank_not_answering: {
    what: msg`No answer to your payment came in time.`,
    next: msg`Try again in a few minutes, or pay another way.`,
  },
  not_allowed: {
    what: msg`Deposits are not possible with your account right now.`,
    next: msg`Our support can tell you why.`,
  },
  own_limit: {
    what: msg`It is more than a limit of your own leaves.`,
    next: msg`Start again to see how much that is.`,
  },
  declined: { what: msg`You declined the payment.`, next: another },
  cancelled: { what: msg`The payment was cancelled.`, next: startAgain },
  superseded: {
    what: msg`A newer deposit has been started, perhaps in another tab, so this one was closed.`,
    next: msg`Start again to go on with the newer one.`,
  },
  expired: { what: msg`The payment page stood open for too long and has expired.`, next: startAgain },
}

const isKnown = (reason: string): reason is DepositReason => (depositReasons as readonly string[]).includes(reason)

/** Words for a reason; null for one that only another platform knows. */
export const wordsOf = (reason: string | null): ReasonWords | null =>
  reason !== null && isKnown(reason) ? reasonWords[reason] : null
