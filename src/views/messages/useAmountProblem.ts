import { useLingui } from '@lingui/react/macro'
import { formatMoney, type Currency, type Minor } from '#contract/money.ts'
import { useSite } from '#src/ui/site.tsx'
import { useMessage } from './useMessage.ts'

/**
 * What is wrong with an amount, with the least or the most that may be paid in words; minor units. `isBoundByLimit`: the most is
 * what a limit of the player's own leaves, in whatever way.
 */
export function useAmountProblem(
  currency: Currency,
  min: Minor | undefined,
  max: Minor | undefined,
  isBoundByLimit = false,
): (code: string) => string {
  const { t } = useLingui()
  const message = useMessage()
  const { numberLocale } = useSite()
  const inWords = (amount: Minor) => formatMoney(amount, currency, numberLocale, { decimals: 'short' })
  return (code) => {
    if (code === 'error.amount.too_low' && min !== undefined)
      return t`You can pay no less than ${inWords(min)} in this way.`
    if (code === 'error.amount.too_high' && max !== undefined)
      return isBoundByLimit
        ? t`You can pay no more than ${inWords(max)} now: a limit of your own leaves no more.`
        : t`You can pay no more than ${inWords(max)} in this way.`
    return message(code)
  }
}
