import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#src/ui/Button.tsx'
import * as surface from '#src/ui/Surface.css.ts'
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
      <p className={surface.muted}>
        <Trans>Complete the payment here. Keep this page open until it is done.</Trans>
      </p>
      {cashierUrl ? (
        // No sandbox: bank checks open windows and the top page, and its own origin keeps the payment page apart from ours.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.cashier} src={cashierUrl} title={t`Payment`} allow="payment" />
      ) : null}
      <div>
        <Button disabled={!snapshot.can(close)} onClick={() => flow.send(close)}>
          <Trans>Cancel the payment</Trans>
        </Button>
      </div>
    </>
  )
}
