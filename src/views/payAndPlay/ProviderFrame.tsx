import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#src/ui/Button.tsx'
import { PaymentPage } from '../payment/PaymentPage.tsx'
import type { PayAndPlayPanelProps } from './PayAndPlayPanel.tsx'
import * as styles from './payAndPlay.css.ts'

/** The payment provider's own page; it comes back to this site's callback inside the same frame (PNP-1). */
export function ProviderFrame({ flow }: Pick<PayAndPlayPanelProps, 'flow'>) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const { iframeUrl } = snapshot.context
  const close = { type: 'provider.closed' } as const
  return (
    <>
      {iframeUrl ? (
        <PaymentPage
          url={iframeUrl}
          title={t({ message: 'Your bank', comment: 'Name of the frame of the bank.' })}
          className={styles.provider}
        />
      ) : null}
      <div>
        <Button disabled={!snapshot.can(close)} onClick={() => flow.send(close)}>
          <Trans>Cancel the payment</Trans>
        </Button>
      </div>
    </>
  )
}
