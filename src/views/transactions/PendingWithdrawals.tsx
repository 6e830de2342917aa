import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { newKey } from '#contract/newKey.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { CancelNews } from '../withdrawal/CancelNews.tsx'
import { CancelQuestion, PendingLine } from '../withdrawal/PendingLine.tsx'
import { useFocusStays } from '../withdrawal/useFocusStays.ts'
import * as styles from './transactions.css.ts'
import type { TransactionsViewProps } from './TransactionsView.tsx'

/** Payouts that are not done yet, each with the way to take it back, said first (WDR-2). */
export function PendingWithdrawals({ flow }: TransactionsViewProps) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const title = useRef<HTMLHeadingElement>(null)
  const { pending, asked, cancelled, cancelProblem } = snapshot.context
  const isCancelling =
    snapshot.matches({ cancellation: 'cancelling' }) || snapshot.matches({ cancellation: 'findingOut' })
  const hasFailed = snapshot.matches({ cancellation: 'failed' })
  const isUnknown = snapshot.matches({ cancellation: 'cancelUnknown' })
  // The pressed button goes with its line, or with the news: the focus stays with the list.
  useFocusStays(title)
  if (pending?.length === 0 && !cancelled && !hasFailed && !isUnknown) return null
  return (
    <Card
      as="section"
      aria-label={t({ message: 'Pending withdrawals', comment: 'Heading: withdrawals that are not paid out yet.' })}
    >
      <h2 ref={title} tabIndex={-1} className={surface.sectionTitle}>
        <Trans>Pending withdrawals</Trans>
      </h2>
      <CancelNews
        cancelled={cancelled}
        problem={hasFailed ? cancelProblem : null}
        isUnknown={isUnknown}
        onAsk={() => flow.send({ type: 'cancellation.retry' })}
      />
      {pending === null ? (
        <Notice tone="warn">
          <p>
            <Trans>We could not see whether a withdrawal is pending. We ask again by ourselves.</Trans>
          </p>
        </Notice>
      ) : null}
      <ul className={styles.lines}>
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
