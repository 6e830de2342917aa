import { currencyFormats, type Currency } from '#contract/money.ts'
import { Field, type FieldProps } from './Field.tsx'
import * as styles from './Field.css.ts'

export interface AmountFieldProps extends FieldProps {
  /** Its symbol is shown before the amount. */
  readonly currency: Currency
}

/** An amount of money as typed; parse it with `amountField` of the contract, never with a float. */
export function AmountField({ currency, ...field }: AmountFieldProps) {
  const symbol = currencyFormats[currency].symbol
  return (
    <Field
      inputMode="decimal"
      autoComplete="off"
      prefix={symbol}
      style={{ paddingLeft: `calc(${symbol.length}ch + 1.6rem)` }}
      {...field}
      inputClassName={styles.amount}
    />
  )
}
