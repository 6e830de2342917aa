import { Trans } from '@lingui/react/macro'
import { timers } from '#contract/constants.ts'
import { Button } from '#src/ui/Button.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { muted } from '#src/ui/Surface.css.ts'
import { cx } from '#src/ui/cx.ts'
import * as styles from './codes.css.ts'

export interface ResendCodeProps {
  /** No further code can be asked for. */
  readonly isSpent: boolean
  /** The wait is over. */
  readonly isDue: boolean
  /** The button stands there and cannot be pressed just now. */
  readonly isDisabled?: boolean
  /** Codes sent so far: with each the wait begins anew. */
  readonly requests?: number
  readonly onResend: () => void
}

/** Another one-time code: the wait, the button, or that there is none any more (REG-7). */
export function ResendCode({ isSpent, isDue, isDisabled = false, requests = 0, onResend }: ResendCodeProps) {
  if (isSpent) {
    return (
      <p className={muted}>
        <Trans>Three codes have been sent; no more can be asked for.</Trans>
      </p>
    )
  }
  if (isDue) {
    return (
      <Button variant="quiet" disabled={isDisabled} onClick={onResend}>
        <Trans>Send a new code</Trans>
      </Button>
    )
  }
  return (
    <p className={cx(muted, styles.wait)}>
      <Countdown key={requests} seconds={timers.codeResend / 1000}>
        {(left) => <Trans>No code yet? You can ask for a new one in {left} s.</Trans>}
      </Countdown>
    </p>
  )
}
