import { useLingui } from '@lingui/react/macro'
import type { PaymentMethod } from '#contract/deposit.ts'
import { isCurrency, type Currency, type Minor } from '#contract/money.ts'
import { Money } from '#src/ui/Money.tsx'
import { methodNames } from './methodNames.ts'

/** Reads the name of a way to pay. */
export function useMethodName(): (method: PaymentMethod) => string {
  const { i18n } = useLingui()
  return (method) => {
    const name = methodNames[method]
    return typeof name === 'string' ? name : i18n._(name)
  }
}

/** The platform's currency of a flow; its own of an account where the flow knows none yet. */
export const currencyOf = (currency: string, otherwise?: string): Currency =>
  isCurrency(currency) ? currency : otherwise !== undefined && isCurrency(otherwise) ? otherwise : 'EUR'

/** An amount in the currency of a flow. */
export const Sum = ({ amount, currency }: { readonly amount: Minor; readonly currency: string }) => (
  <Money amount={amount} currency={currencyOf(currency)} />
)
