import { useLingui } from '@lingui/react/macro'
import type { PaymentMethod } from '#contract/deposit.ts'
import { formatMoney, isCurrency, type Currency, type Minor } from '#contract/money.ts'
import { Money } from '#src/ui/Money.tsx'
import { useSite } from '#src/ui/site.tsx'
import { useMessage } from '../messages/useMessage.ts'
import { methodCalled, methodNames } from './methodNames.ts'

/** Reads the name of a way to pay; `otherwise` for a kind that the page does not know. */
export function useMethodName(): (method: string, otherwise?: string) => string {
  const { i18n } = useLingui()
  return (method, otherwise = method) => {
    const name = methodNames[method as PaymentMethod] ?? otherwise
    return typeof name === 'string' ? name : i18n._(name)
  }
}

/** Reads an operator's words for a way to pay in the page's language; words that name none that we know stay as they are. */
export function useCalledMethod(): (words: string) => string {
  const nameOf = useMethodName()
  return (words) => nameOf(methodCalled(words) ?? words)
}

interface NamedMethod {
  readonly method: string
  readonly name: string
  readonly accountLabel: string | null
}

/** Reads what a way to pay is called where one is chosen: in the page's language, with the account that it was used with. */
export function useMethodTitle(): (one: NamedMethod) => string {
  const nameOf = useMethodName()
  return ({ method, name, accountLabel }) => [nameOf(method, name), accountLabel].filter(Boolean).join(' ')
}

/** The platform's currency of a flow; its own of an account where the flow knows none yet. */
export const currencyOf = (currency: string, otherwise?: string): Currency =>
  isCurrency(currency) ? currency : otherwise !== undefined && isCurrency(otherwise) ? otherwise : 'EUR'

/** An amount in the currency of a flow. */
export const Sum = ({ amount, currency }: { readonly amount: Minor; readonly currency: string }) => (
  <Money amount={amount} currency={currencyOf(currency)} />
)

/** What is wrong with an amount, with the least or the most that may go out in words; minor units. */
export function useAmountProblem(
  currency: Currency,
  min: Minor | undefined,
  max: Minor | undefined,
  isBoundByWay: boolean,
): (code: string) => string {
  const { t } = useLingui()
  const message = useMessage()
  const { numberLocale } = useSite()
  const inWords = (amount: Minor) => formatMoney(amount, currency, numberLocale, { decimals: 'short' })
  return (code) => {
    if (code === 'error.amount.too_low' && min !== undefined)
      return t`You can withdraw no less than ${inWords(min)} in this way.`
    if (code === 'error.amount.too_high' && max !== undefined)
      return isBoundByWay
        ? t`You can withdraw no more than ${inWords(max)} in this way.`
        : t`You can withdraw no more than ${inWords(max)} now.`
    return message(code)
  }
}
