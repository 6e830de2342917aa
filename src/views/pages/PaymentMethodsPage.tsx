import { Trans, useLingui } from '@lingui/react/macro'
import type { Currency, Minor } from '#contract/money.ts'
import { cx } from '#src/ui/cx.ts'
import { Money } from '#src/ui/Money.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import * as styles from './pages.css.ts'

interface PaymentMethodsPageProps {
  readonly content: {
    readonly title: string
    readonly lead: string | null
    readonly currency: Currency
    readonly methods: readonly PaymentMethod[]
  }
}

interface PaymentMethod {
  readonly id: string
  readonly label: string
  readonly deposit: boolean
  readonly withdrawal: boolean
  /** Minor units; null where content names none that the currency has. */
  readonly min: Minor | null
  readonly max: Minor | null
  readonly time: string
  readonly fee: string
}

/** How to pay in and out here: limits, time and fee of each method (NAV-5). */
export function PaymentMethodsPage({ content }: PaymentMethodsPageProps) {
  const { t } = useLingui()
  const yesNo = (is: boolean) =>
    is
      ? t({ message: 'Yes', comment: 'A payment method can be used for this; or the phone is verified.' })
      : t({ message: 'No', comment: 'A payment method cannot be used for this.' })
  return (
    <article className={cx(surface.page, surface.stack)}>
      <header className={surface.tight}>
        <h1 className={surface.pageTitle}>{content.title}</h1>
        {content.lead ? <p className={surface.lead}>{content.lead}</p> : null}
      </header>
      {/* A wide table scrolls within itself, so the keyboard must be able to get there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.wide} tabIndex={0} aria-label={content.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans comment="Column: payment method.">Method</Trans>
              </th>
              <th scope="col">
                <Trans>Pay in</Trans>
              </th>
              <th scope="col">
                <Trans>Pay out</Trans>
              </th>
              <th scope="col">
                <Trans>Amounts</Trans>
              </th>
              <th scope="col">
                <Trans>Time</Trans>
              </th>
              <th scope="col">
                <Trans>Fee</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {content.methods.map((method) => (
              <tr key={method.id}>
                <th scope="row">{method.label}</th>
                <td data-label={t({ message: 'Pay in', comment: 'Column: can this method be used for deposits.' })}>
                  {yesNo(method.deposit)}
                </td>
                <td data-label={t({ message: 'Pay out', comment: 'Column: can this method be used for withdrawals.' })}>
                  {yesNo(method.withdrawal)}
                </td>
                <td
                  data-label={t({ message: 'Amounts', comment: 'Column: lowest and highest sum of a payment method.' })}
                >
                  <Bound amount={method.min} currency={content.currency} />
                  {' – '}
                  <Bound amount={method.max} currency={content.currency} />
                </td>
                <td data-label={t`Time`}>{method.time}</td>
                <td data-label={t({ message: 'Fee', comment: 'Column: what a payment method costs.' })}>
                  {method.fee}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </article>
  )
}

const Bound = ({ amount, currency }: { readonly amount: Minor | null; readonly currency: Currency }) =>
  amount === null ? '?' : <Money amount={amount} currency={currency} decimals="short" />
