import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#src/ui/Button.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { PaymentPage } from '../payment/PaymentPage.tsx'
import type { DepositViewProps } from './DepositView.tsx'
import { NotCancelled } from './NotCancelled.tsx'
import * as styles from './deposit.css.ts'

/** The payment provider's own page (DEP-4). Its result is looked up, never taken from the frame. */
export function CashierFrame({ flow }: DepositViewProps) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const { cashierUrl } = snapshot.context
  const close = { type: 'cashier.close' } as const
  return (
    <>
      <NotCancelled flow={flow} />
      {cashierUrl ? (
        <PaymentPage
          url={cashierUrl}
          title={t({ message: 'Payment', comment: 'Name of the frame of the payment provider.' })}
          className={styles.cashier}
        />
      ) : null}
      <div className={surface.row}>
        <Button disabled={!snapshot.can(close)} onClick={() => flow.send(close)}>
          <Trans>Cancel the payment</Trans>
        </Button>
        {/* Some banks may not be framed: their page sends its player back with the deposit's id. */}
        {cashierUrl ? (
          <a href={cashierUrl}>
            <Trans>Open the payment page on its own</Trans>
          </a>
        ) : null}
      </div>
    </>
  )
}
