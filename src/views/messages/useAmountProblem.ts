import { useLingui } from '@lingui/react/macro'
import { formatMoney, type Currency, type Minor } from '#contract/money.ts'
import { useSite } from '#src/ui/site.tsx'
import { useMessage } from './useMessage.ts'

/** What besides the way to pay bounds an amount. */
export interface AmountBounds {
  /** The most is what a limit of the player's own leaves, in whatever way. */
  readonly isBoundByLimit?: boolean
  /** The least is what the chosen bonus asks for; without it no less than this can be paid, minor units. */
  readonly leastWithoutBonus?: Minor | undefined
}

/** What is wrong with an amount, with the least or the most that may be paid in words; minor units. */
export function useAmountProblem(
  currency: Currency,
  min: Minor | undefined,
  max: Minor | undefined,
  { isBoundByLimit = false, leastWithoutBonus }: AmountBounds = {},
): (code: string) => string {
  const { t } = useLingui()
  const message = useMessage()
  const { numberLocale } = useSite()
  const inWords = (amount: Minor) => formatMoney(amount, currency, numberLocale, { decimals: 'short' })
  return (code) => {
    if (code === 'error.amount.too_low' && min !== undefined)
      return leastWithoutBonus === undefined
        ? t({
            message: `You can pay no less than ${inWords(min)} in this way.`,
            comment: '{0} is an amount of money; the way is a payment method.',
          })
        : t({
            message: `The bonus that you chose asks for at least ${inWords(min)}. Without it you can pay from ${inWords(leastWithoutBonus)}.`,
            comment: 'At the amount of a deposit that is too small for the chosen bonus; both are sums of money.',
          })
    if (code === 'error.amount.too_high' && max !== undefined)
      return isBoundByLimit
        ? t({
            message: `You can pay no more than ${inWords(max)} now: a limit of your own leaves no more.`,
            comment: '{0} is an amount of money; the player has set a limit.',
          })
        : t({
            message: `You can pay no more than ${inWords(max)} in this way.`,
            comment: '{0} is an amount of money; the way is a payment method.',
          })
    return message(code)
  }
}
