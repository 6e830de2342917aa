import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { activityTimerMachine } from '#machines/activityTimer/activityTimer.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { NotToBeMissed } from '#src/ui/NotToBeMissed.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { PeriodSelect } from './PeriodSelect.tsx'
import { PlaySums } from './PlaySums.tsx'

/** What play has brought and cost since the timer began: it stands over every page until it is answered (RGT-2). */
export function ActivitySummaryModal({ flow }: { readonly flow: ActorRefFrom<typeof activityTimerMachine> }) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { go } = useNavigation()
  const { summary, period, picked, mayBeOff, problem, answer } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const busyWith = (one: typeof answer) => isBusy && answer === one
  return (
    <Dialog
      title={<Trans comment="Title of a summary that interrupts play: time, stakes and wins.">Your play so far</Trans>}
      root={flowAttributes(snapshot) as object}
      actions={
        <>
          <Button
            busy={busyWith('LOGOUT')}
            disabled={isBusy && answer !== 'LOGOUT'}
            onClick={() => flow.send({ type: 'summary.signOut' })}
          >
            <Trans>Log out</Trans>
          </Button>
          <Button
            busy={busyWith('LINK')}
            disabled={isBusy && answer !== 'LINK'}
            onClick={() => {
              flow.send({ type: 'summary.history' })
              go('/my-account/banking/transactions')
            }}
          >
            <Trans>Transactions</Trans>
          </Button>
          <Button
            variant="primary"
            busy={busyWith('CONTINUE')}
            disabled={isBusy && answer !== 'CONTINUE'}
            onClick={() => flow.send({ type: 'summary.continue' })}
          >
            <Trans comment="Button: to the next step.">Continue</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Please look at this, then choose how to go on.</Trans>
      </p>
      <PlaySums
        summary={summary}
        isLoading={snapshot.matches({ summary: { open: 'loading' } })}
        onRetry={() => flow.send({ type: 'summary.retry' })}
      />
      <PeriodSelect
        period={picked === undefined ? period : picked}
        mayBeOff={mayBeOff}
        onPick={(one) => flow.send({ type: 'period.pick', period: one })}
      />
      {problem ? (
        <NotToBeMissed>
          <Notice tone="bad" alert title={<Trans>Your answer was not taken</Trans>}>
            <p>{message(problemKey(problem))}</p>
          </Notice>
        </NotToBeMissed>
      ) : null}
    </Dialog>
  )
}
