import { Trans } from '@lingui/react/macro'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { WatchedFrame, type FrameTrouble, type WatchedFrameProps } from '#src/ui/WatchedFrame.tsx'

/** The payment provider's own page; where it does not come, that is said with what can be done. */
export function PaymentPage(props: Omit<WatchedFrameProps, 'trouble'>) {
  return (
    <>
      <p className={surface.muted}>
        <Trans>Complete the payment here. Keep this page open until it is done.</Trans>
      </p>
      <WatchedFrame {...props} trouble={troubleWords} />
    </>
  )
}

const troubleWords = (what: FrameTrouble) =>
  what === 'refused' ? (
    <Notice tone="warn" alert title={<Trans>The payment page does not load</Trans>}>
      <p>
        <Trans>Nothing has been charged.</Trans>{' '}
        <Trans>Cancel the payment, then try again or choose another way to pay.</Trans>
      </p>
    </Notice>
  ) : (
    <Notice
      tone="warn"
      alert
      title={
        what === 'late' ? (
          <Trans>The payment page takes long</Trans>
        ) : (
          <Trans>The payment page may not have loaded</Trans>
        )
      }
    >
      {/* It may be there, and may have been paid on: nothing is said of what was charged. */}
      <p>
        <Trans>
          If you can see it, go on there. If not, cancel the payment, then try again or choose another way to pay.
        </Trans>
      </p>
    </Notice>
  )
