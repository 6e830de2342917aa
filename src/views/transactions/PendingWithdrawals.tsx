import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { formatDate, formatTime } from '#contract/locale.ts'
import type { Currency } from '#contract/money.ts'
import { newKey } from '#contract/newKey.ts'
import { isPassing } from '#machines/problem.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Card, Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import * as styles from './transactions.css.ts'
import type { TransactionsViewProps } from './TransactionsView.tsx'

/** The trade names of ways to be paid; only the card has a word of its own in each language. */
const methodNames: Readonly<Record<string, string>> = {
  TRUSTLY: 'Trustly',
  EUTELLER: 'Euteller',
  SIRU: 'Siru',
  SKRILL: 'Skrill',
  NETELLER: 'Neteller',
  MUCHBETTER: 'MuchBetter',
  RAPIDTRANSFER: 'Rapid Transfer',
  PAYSAFECARD: 'paysafecard',
}

/** Payouts that are not done yet, each with the way to take it back, said first (WDR-2). */
export function PendingWithdrawals({ flow }: TransactionsViewProps) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { pending, asked, cancelled, cancelProblem } = snapshot.context
  const isCancelling = snapshot.matches({ cancellation: 'cancelling' })
  const hasFailed = snapshot.matches({ cancellation: 'failed' })
  // Without an answer nobody can say that it was not cancelled.
  const isUnknown = hasFailed && (!cancelProblem || isPassing(cancelProblem))
  const reasons: Readonly<Record<string, string>> = {
    limit_reached: t`You have cancelled as many withdrawals as you can for now. This one will be paid.`,
    'error.withdrawal.not_pending': t`This withdrawal is not pending any more. The list below says what became of it.`,
    'error.forbidden': t`This withdrawal cannot be cancelled.`,
  }
  if (pending?.length === 0 && !cancelled && !hasFailed) return null
  return (
    <Card as="section" aria-label={t`Pending withdrawals`}>
      <h2 className={surface.sectionTitle}>
        <Trans>Pending withdrawals</Trans>
      </h2>
      {cancelled ? (
        <Notice tone="good" alert>
          <p>
            <Trans>
              The withdrawal of <Money amount={cancelled.amount} currency={cancelled.currency as Currency} /> is
              cancelled. The money is in your balance again.
            </Trans>
          </p>
        </Notice>
      ) : null}
      {isUnknown ? (
        <Notice tone="warn" alert title={<Trans>We don’t know yet whether it was cancelled</Trans>}>
          <p>
            <Trans>
              Your money is safe: it is either in your wallet or waits to be paid. Asking again cancels nothing twice.
            </Trans>
          </p>
        </Notice>
      ) : hasFailed ? (
        <Notice tone="bad" alert title={<Trans>The withdrawal was not cancelled</Trans>}>
          <p>{reasons[cancelProblem?.code ?? ''] ?? message(problemKey(cancelProblem))}</p>
        </Notice>
      ) : null}
      {pending === null ? (
        <Notice tone="warn">
          <p>
            <Trans>We could not see whether a withdrawal is pending. We ask again by ourselves.</Trans>
          </p>
        </Notice>
      ) : null}
      <ul className={styles.plain}>
        {pending?.map((one) => (
          <li key={one.id} className={styles.pending}>
            <div className={surface.tight}>
              <strong>
                <Money amount={one.amount} currency={one.currency as Currency} />
              </strong>
              <span className={styles.about}>
                {methodNames[one.method] ?? t`Card`} · {formatDate(one.createdAt)} {formatTime(one.createdAt)}
              </span>
            </div>
            {one.cancellable ? (
              <Button
                size="sm"
                busy={isCancelling && asked?.id === one.id}
                disabled={isCancelling && asked?.id !== one.id}
                onClick={() => flow.send({ type: 'withdrawal.ask', id: one.id })}
              >
                <Trans>Cancel withdrawal</Trans>
              </Button>
            ) : (
              <span className={styles.about}>
                <Trans>It cannot be cancelled any more.</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      {snapshot.matches({ cancellation: 'asking' }) && asked ? (
        <Dialog
          title={<Trans>Cancel this withdrawal?</Trans>}
          onClose={() => flow.send({ type: 'withdrawal.keep' })}
          actions={
            <>
              <Button variant="primary" data-first onClick={() => flow.send({ type: 'withdrawal.keep' })}>
                <Trans>Keep it</Trans>
              </Button>
              <Button onClick={() => flow.send({ type: 'withdrawal.cancel', idempotencyKey: newKey() })}>
                <Trans>Yes, cancel it</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>
              <Money amount={asked.amount} currency={asked.currency as Currency} /> will not be paid out to you. The
              money goes back to your balance, where it can be played with.
            </Trans>
          </p>
        </Dialog>
      ) : null}
    </Card>
  )
}
