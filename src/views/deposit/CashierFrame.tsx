import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#src/ui/Button.tsx'
import { PaymentPage } from '../payment/PaymentPage.tsx'
import type { DepositViewProps } from './DepositView.tsx'
import * as styles from './deposit.css.ts'

/** The payment provider's own page (DEP-4). Its result is looked up, never taken from the frame. */
export function CashierFrame({ flow }: DepositViewProps) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const { cashierUrl } = snapshot.context
  const close = { type: 'cashier.close' } as const
  return (
    <>
      {cashierUrl ? <PaymentPage url={cashierUrl} title={t`Payment`} className={styles.cashier} /> : null}
      <div>
        <Button disabled={!snapshot.can(close)} onClick={() => flow.send(close)}>
          <Trans>Cancel the payment</Trans>
        </Button>
      </div>
    </>
  )
}
