import { Trans } from '@lingui/react/macro'
import type { Minor } from '#contract/money.ts'
import type { Problem } from '#machines/problem.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { Sum } from './words.tsx'

interface CancelNewsProps {
  /** The one that was cancelled last. */
  readonly cancelled: { readonly amount: Minor; readonly currency: string } | null
  /** Why the last one was not cancelled. */
  readonly problem: Problem | null
  /** Nobody can say yet whether it was cancelled. */
  readonly isUnknown: boolean
  /** Asks with the same key what became of it. */
  readonly onAsk: () => void
}

/** What became of the withdrawal that was to be cancelled, or why it was not; the same wherever it is listed (WDR-2). */
export function CancelNews({ cancelled, problem, isUnknown, onAsk }: CancelNewsProps) {
  const message = useMessage()
  if (isUnknown) {
    return (
      <Notice tone="warn" alert title={<Trans>We don’t know yet whether it was cancelled</Trans>}>
        <p>
          <Trans>
            Your money is safe: it is either in your wallet or waits to be paid. Asking again cancels nothing twice.
          </Trans>
        </p>
        <div>
          <Button size="sm" onClick={onAsk}>
            <Trans>Ask again</Trans>
          </Button>
        </div>
      </Notice>
    )
  }
  if (cancelled) {
    return (
      <Notice tone="good" alert title={<Trans>The withdrawal is cancelled</Trans>}>
        <p>
          <Trans>
            <Sum amount={cancelled.amount} currency={cancelled.currency} /> is back in your wallet.
          </Trans>
        </p>
      </Notice>
    )
  }
  if (!problem) return null
  // It may have been cancelled elsewhere: what is said must hold for that too.
  if (problem.code === 'error.withdrawal.ended' || problem.code === 'error.withdrawal.not_pending') {
    return (
      <Notice tone="warn" alert title={<Trans>This withdrawal is not pending any more</Trans>}>
        <p>
          <Trans>Your transactions say whether it was cancelled or paid.</Trans>
        </p>
      </Notice>
    )
  }
  return (
    <Notice tone="bad" alert title={<Trans>The withdrawal was not cancelled</Trans>}>
      <p>
        {problem.code === 'limit_reached' ? (
          <Trans>You have cancelled as many withdrawals as you can for now. This one will be paid.</Trans>
        ) : problem.code === 'error.withdrawal.still_pending' ? (
          <Trans>It still waits to be paid. You can cancel it again.</Trans>
        ) : problem.code === 'error.withdrawal.not_allowed' ? (
          <Trans>Withdrawals can’t be cancelled here. This one will be paid.</Trans>
        ) : (
          message(problemKey(problem))
        )}
      </p>
    </Notice>
  )
}
