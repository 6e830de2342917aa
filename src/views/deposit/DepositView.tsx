import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { depositMachine } from '#machines/deposit/deposit.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { InSight } from '#src/ui/InSight.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import { CashierFrame } from './CashierFrame.tsx'
import { ChooseStep, type ChooseStepProps } from './ChooseStep.tsx'
import { CheckScreen } from './CheckScreen.tsx'
import * as styles from './deposit.css.ts'
import {
  Abandoned,
  MethodsFailed,
  NoMethods,
  Onward,
  OutcomeUnknown,
  Refused,
  Succeeded,
  Unfinished,
} from './outcomes.tsx'

export interface DepositViewProps {
  readonly flow: ActorRefFrom<typeof depositMachine>
}

/** Where a player goes on who has paid, or has not begun to. */
export interface OnwardProps {
  /** Over a running game: back to it. Elsewhere to the casino. */
  readonly backToGame?: (() => void) | undefined
}

/** Paying in: the check, method and amount, the cashier, and what became of it (DEP-1 to DEP-6). */
export function DepositView({ backToGame, ...choice }: ChooseStepProps & OnwardProps) {
  const { flow } = choice
  const snapshot = useSelector(flow, (now) => now)
  return (
    <section {...flowAttributes(snapshot)} className={cx(surface.stack, styles.place)}>
      <InSight step={JSON.stringify(stepOf(snapshot))} />
      {bodyOf(snapshot, choice, backToGame)}
    </section>
  )
}

/** Where a code is looked at, and where a screen stays while it is checked again, the page has not changed. */
function stepOf(snapshot: SnapshotFrom<typeof depositMachine>): unknown {
  if (snapshot.matches('checking')) return snapshot.context.waitsAt ?? 'checking'
  return snapshot.matches({ allowed: 'verifyingCode' }) ? { allowed: 'choosing' } : snapshot.value
}

function bodyOf(
  snapshot: SnapshotFrom<typeof depositMachine>,
  choice: ChooseStepProps,
  backToGame: OnwardProps['backToGame'],
): ReactNode {
  const { flow } = choice
  if (snapshot.matches('inactive')) return <Start flow={flow} backToGame={backToGame} />
  if (snapshot.matches('checking') && snapshot.context.waitsAt !== null)
    return <CheckScreen flow={flow} bonusCode={choice.bonusCode} />
  // What was typed stays in sight while it is checked again.
  if (snapshot.matches('checking') && snapshot.context.checkRefusals > 0) return <ChooseStep {...choice} />
  if (snapshot.matches('checking')) {
    return (
      <Loading>
        <Trans>Checking that you can deposit</Trans>
      </Loading>
    )
  }
  if (snapshot.matches('succeeded'))
    return <Succeeded flow={flow} hasOffers={choice.hasOffers} backToGame={backToGame} />
  if (snapshot.matches('refused')) return <Refused flow={flow} />
  if (snapshot.matches('abandoned')) return <Abandoned flow={flow} />
  if (snapshot.matches('outcomeUnknown')) return <OutcomeUnknown flow={flow} />
  if (!snapshot.matches('allowed')) return <CheckScreen flow={flow} bonusCode={choice.bonusCode} />
  if (snapshot.matches({ allowed: 'methodsFailed' })) return <MethodsFailed flow={flow} />
  if (snapshot.matches({ allowed: 'unfinished' })) return <Unfinished flow={flow} />
  if (snapshot.matches({ allowed: 'cashier' })) return <CashierFrame flow={flow} />
  if (snapshot.matches({ allowed: 'loadingMethods' })) {
    return (
      <Loading>
        <Trans>Looking up your ways to pay</Trans>
      </Loading>
    )
  }
  if (snapshot.matches({ allowed: 'lookingUp' }) || snapshot.matches({ allowed: 'waitingForOutcome' })) {
    return (
      <Loading>
        <Trans>Your payment is being confirmed. It is not sent again.</Trans>
      </Loading>
    )
  }
  if (snapshot.matches({ allowed: 'cancelling' })) {
    return (
      <Loading>
        <Trans>The payment is being given up</Trans>
      </Loading>
    )
  }
  if (snapshot.matches({ allowed: 'choosing' }) && snapshot.context.methods.length === 0)
    return <NoMethods flow={flow} />
  return <ChooseStep {...choice} />
}

function Start({ flow, backToGame }: DepositViewProps & OnwardProps) {
  const snapshot = useSelector(flow, (now) => now)
  const start = { type: 'deposit.start' } as const
  return (
    <EmptyState
      art={<ErrorArt picture="break" />}
      title={<Trans>No deposit is under way</Trans>}
      actions={
        <>
          <Button variant="primary" disabled={!snapshot.can(start)} onClick={() => flow.send(start)}>
            <Trans>Start a deposit</Trans>
          </Button>
          <Onward backToGame={backToGame} variant="secondary" />
        </>
      }
    />
  )
}
