import { formatMoney, type Currency, type Minor } from '#contract/money.ts'
import { money } from '#src/ui/Money.css.ts'
import { useSite } from '#src/ui/site.tsx'

interface SignedMoneyProps {
  readonly amount: Minor
  readonly currency: Currency
  /** Without the plus: an amount, not a movement. */
  readonly isPlain?: boolean
}

/** An amount with the sign of its movement: nobody has to see its colour. */
export function SignedMoney({ amount, currency, isPlain = false }: SignedMoneyProps) {
  const { numberLocale } = useSite()
  const sign = isPlain || amount === 0 ? '' : amount > 0 ? '+' : '−'
  return (
    <span className={money}>
      {sign}
      {formatMoney(sign === '−' ? -amount : amount, currency, numberLocale)}
    </span>
  )
}
