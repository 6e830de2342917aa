import { formatMoney, type Currency, type Minor } from '#contract/money.ts'
import * as styles from './Money.css.ts'
import { useSite } from './site.tsx'

export interface MoneyProps {
  /** Minor units. */
  readonly amount: Minor
  readonly currency: Currency
  /** `short` drops the decimals of whole amounts. */
  readonly decimals?: 'full' | 'short'
}

/** An amount of money as the locale and its currency write it (LOC-10). */
export function Money({ amount, currency, decimals = 'full' }: MoneyProps) {
  const { numberLocale } = useSite()
  return <span className={styles.money}>{formatMoney(amount, currency, numberLocale, { decimals })}</span>
}
