import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { Currency } from '#contract/money.ts'
import { newKey } from '#contract/newKey.ts'
import { Button } from '#src/ui/Button.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Card, Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { CancelQuestion, PendingLine } from '../withdrawal/PendingLine.tsx'
import * as styles from './transactions.css.ts'
import type { TransactionsViewProps } from './TransactionsView.tsx'

/** Payouts that are not done yet, each with the way to take it back, said first (WDR-2). */
export function PendingWithdrawals({ flow }: TransactionsViewProps) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { pending, asked, cancelled, cancelProblem } = snapshot.context
  const isCancelling =
    snapshot.matches({ cancellation: 'cancelling' }) || snapshot.matches({ cancellation: 'findingOut' })
  const hasFailed = snapshot.matches({ cancellation: 'failed' })
  const isEnded = cancelProblem?.code === 'error.withdrawal.ended'
  const isUnknown = snapshot.matches({ cancellation: 'cancelUnknown' })
  const reasons: Readonly<Record<string, string>> = {
    limit_reached: t`You have cancelled as many withdrawals as you can for now. This one will be paid.`,
    'error.withdrawal.not_pending': t`This withdrawal is not pending any more. The list below says what became of it.`,
    'error.withdrawal.ended': t`Your transactions say whether it was cancelled or paid.`,
    'error.withdrawal.still_pending': t`It still waits to be paid. You can cancel it again.`,
    'error.forbidden': t`This withdrawal cannot be cancelled.`,
  }
  if (pending?.length === 0 && !cancelled && !hasFailed && !isUnknown) return null
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
          <div>
            <Button size="sm" onClick={() => flow.send({ type: 'cancellation.retry' })}>
              <Trans>Ask again</Trans>
            </Button>
          </div>
        </Notice>
      ) : hasFailed ? (
        <Notice
          tone={isEnded ? 'warn' : 'bad'}
          alert
          title={
            isEnded ? (
              <Trans>This withdrawal is not pending any more</Trans>
            ) : (
              <Trans>The withdrawal was not cancelled</Trans>
            )
          }
        >
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
          <PendingLine
            key={one.id}
            one={one}
            isCancellable={one.cancellable}
            isBusy={isCancelling && asked?.id === one.id}
            isDisabled={isUnknown || (isCancelling && asked?.id !== one.id)}
            onCancel={() => flow.send({ type: 'withdrawal.ask', id: one.id })}
          />
        ))}
      </ul>
      {snapshot.matches({ cancellation: 'asking' }) && asked ? (
        <CancelQuestion
          one={asked}
          onKeep={() => flow.send({ type: 'withdrawal.keep' })}
          onYes={() => flow.send({ type: 'withdrawal.cancel', idempotencyKey: newKey() })}
        />
      ) : null}
    </Card>
  )
}
