import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#src/ui/Button.tsx'
import * as surface from '#src/ui/Surface.css.ts'
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
      <p className={surface.muted}>
        <Trans>Complete the payment here. Keep this page open until it is done.</Trans>
      </p>
      {iframeUrl ? (
        // No sandbox: banks open windows and the top page, and the provider's own origin keeps its page apart from ours.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.provider} src={iframeUrl} title={t`Your bank`} allow="payment" />
      ) : null}
      <div>
        <Button disabled={!snapshot.can(close)} onClick={() => flow.send(close)}>
          <Trans>Cancel the payment</Trans>
        </Button>
      </div>
    </>
  )
}
