import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate, formatTime } from '#contract/locale.ts'
import type { Minor } from '#contract/money.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Badge } from '#src/ui/Surface.tsx'
import * as styles from './withdrawal.css.ts'
import { Sum, useMethodName } from './words.tsx'

interface Amount {
  readonly amount: Minor
  readonly currency: string
}
interface PendingLineProps {
  readonly one: Amount & { readonly method: string; readonly isReviewed: boolean; readonly createdAt: string }
  readonly isCancellable: boolean
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly onCancel: () => void
}

/** A withdrawal that is not paid yet, with taking it back; the same wherever it is listed (WDR-2). */
export function PendingLine({ one, isCancellable, isBusy, isDisabled, onCancel }: PendingLineProps) {
  const { t } = useLingui()
  const nameOf = useMethodName()
  return (
    <li className={styles.line}>
      <div className={surface.tight}>
        <p className={surface.row}>
          <span className={styles.amount}>
            <Sum amount={one.amount} currency={one.currency} />
          </span>
          <span>{nameOf(one.method)}</span>
          <Badge>{one.isReviewed ? <Trans>We look at it</Trans> : <Trans>Waits to be paid</Trans>}</Badge>
        </p>
        <p className={surface.muted}>
          {formatDate(one.createdAt)} {formatTime(one.createdAt)}
        </p>
      </div>
      {isCancellable ? (
        <Button
          size="sm"
          busy={isBusy}
          disabled={isDisabled}
          onClick={onCancel}
          aria-label={t`Cancel the withdrawal to ${nameOf(one.method)}`}
        >
          <Trans>Cancel the withdrawal</Trans>
        </Button>
      ) : (
        <span className={surface.muted}>
          <Trans>It cannot be cancelled any more.</Trans>
        </span>
      )}
    </li>
  )
}

interface CancelQuestionProps {
  readonly one: Amount
  readonly onKeep: () => void
  readonly onYes: () => void
}

/** What taking it back does is said before it is done; keeping it comes first (WDR-2). */
export function CancelQuestion({ one, onKeep, onYes }: CancelQuestionProps) {
  return (
    <Dialog
      title={<Trans>Cancel this withdrawal?</Trans>}
      onClose={onKeep}
      actions={
        <>
          <Button variant="primary" data-first onClick={onKeep}>
            <Trans comment="Button: the withdrawal stays, it is not cancelled.">Keep it</Trans>
          </Button>
          <Button onClick={onYes}>
            <Trans>Yes, cancel it</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          <Sum amount={one.amount} currency={one.currency} /> will not be paid out to you. The money goes back to your
          balance, where it can be played with.
        </Trans>
      </p>
    </Dialog>
  )
}
