import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { newKey } from '#contract/newKey.ts'
import type { MadeWithdrawal } from '#machines/withdrawal/withdrawal.contract.ts'
import { Button } from '#src/ui/Button.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Notice } from '#src/ui/Surface.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { CancelNews } from './CancelNews.tsx'
import { CancelQuestion, PendingLine } from './PendingLine.tsx'
import { useFocusStays } from './useFocusStays.ts'
import type { WithdrawalViewProps } from './WithdrawalView.tsx'
import * as styles from './withdrawal.css.ts'

interface PendingProps extends WithdrawalViewProps {
  /** What stands there when nothing is pending; nothing at all without it. */
  readonly none?: ReactNode
}

const cancelling = (id: string, idempotencyKey: string) => ({ type: 'withdrawal.cancel', id, idempotencyKey }) as const

/** What is not paid yet, with taking it back; whoever shows it asks for it (WDR-2). */
export function PendingWithdrawals({ flow, none = null }: PendingProps) {
  const snapshot = useSelector(flow, (now) => now)
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    flow.send({ type: 'pending.open' })
    return () => flow.send({ type: 'pending.close' })
  }, [flow])
  const { pending, askedId, cancelled, pendingProblem } = snapshot.context
  const asked = pending.find((one) => one.id === askedId)
  const isBusy = snapshot.matches({ pending: 'cancelling' }) || snapshot.matches({ pending: 'findingOut' })
  const isUnknown = snapshot.matches({ pending: 'cancelUnknown' })
  // The pressed button goes with its line, or with the news: the focus stays with the list.
  useFocusStays(title)
  const isWaiting = snapshot.matches({ pending: 'loading' }) && pending.length === 0
  const isShown =
    none !== null || pending.length > 0 || cancelled !== null || pendingProblem !== null || isUnknown || isBusy
  if (!isShown) return null
  return (
    <section className={surface.stack} aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1} className={surface.sectionTitle}>
        <Trans>Pending withdrawals</Trans>
      </h2>
      <News flow={flow} />
      {isWaiting ? (
        <Loading>
          <Trans>Looking up your pending withdrawals</Trans>
        </Loading>
      ) : null}
      {snapshot.matches({ pending: 'failed' }) || isWaiting ? null : pending.length === 0 ? (
        none
      ) : (
        <ul className={styles.list}>
          {pending.map((one) => (
            <Line key={one.id} flow={flow} one={one} />
          ))}
        </ul>
      )}
      {asked && snapshot.can(cancelling(asked.id, 'any')) ? (
        <CancelQuestion
          one={asked}
          onKeep={() => flow.send({ type: 'withdrawal.keep' })}
          onYes={() => flow.send(cancelling(asked.id, newKey()))}
        />
      ) : null}
    </section>
  )
}

interface LineProps extends WithdrawalViewProps {
  readonly one: MadeWithdrawal
}

function Line({ flow, one }: LineProps) {
  const snapshot = useSelector(flow, (now) => now)
  const isBusy =
    (snapshot.matches({ pending: 'cancelling' }) || snapshot.matches({ pending: 'findingOut' })) &&
    snapshot.context.cancelling?.id === one.id
  const ask = { type: 'withdrawal.ask', id: one.id } as const
  return (
    <PendingLine
      one={one}
      isCancellable={one.isCancellable}
      isBusy={isBusy}
      isDisabled={!isBusy && !snapshot.can(ask)}
      onCancel={() => flow.send(ask)}
    />
  )
}

/** Why they are not there, or what became of the one that was to be cancelled. */
function News({ flow }: WithdrawalViewProps) {
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { cancelled, pendingProblem: problem } = snapshot.context
  const again = () => flow.send({ type: 'pending.retry' })
  if (snapshot.matches({ pending: 'failed' })) {
    return (
      <Notice tone="bad" alert title={<Trans>Your pending withdrawals could not be loaded</Trans>}>
        <p>{message(problemKey(problem))}</p>
        <div>
          <Button size="sm" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </Notice>
    )
  }
  const isUnknown = snapshot.matches({ pending: 'cancelUnknown' })
  return <CancelNews cancelled={cancelled} problem={problem} isUnknown={isUnknown} onAsk={again} />
}
