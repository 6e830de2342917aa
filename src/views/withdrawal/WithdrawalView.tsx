import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import type { FormDraft } from '#src/ui/form/Form.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import { CheckScreen } from './CheckScreen.tsx'
import { ChooseStep, type ChooseStepProps } from './ChooseStep.tsx'
import { ForfeitWarning } from './ForfeitWarning.tsx'
import { NoMethods, OutcomeUnknown, Requested } from './outcomes.tsx'
import { PendingWithdrawals } from './PendingWithdrawals.tsx'
import * as styles from './withdrawal.css.ts'

export interface WithdrawalViewProps {
  readonly flow: ActorRefFrom<typeof withdrawalMachine>
}

interface WithdrawalPartsProps extends ChooseStepProps {
  readonly questions?: ReactNode
  /** No campaign is named to who must see none (SAF-2). */
  readonly hasOffers: boolean
}

/**
 * Paying out: the check, method and amount, the yes to what is lost, and what is pending (WDR-1 to WDR-4).
 * `questions`: the way to the questions of due diligence, for who has to answer them first.
 */
export function WithdrawalView({ flow, draft, hasOffers, questions }: WithdrawalPartsProps) {
  const snapshot = useSelector(flow, (now) => now)
  // The warning stands over the form, which keeps what was typed.
  const step = snapshot.matches({ request: { allowed: 'forfeitWarning' } })
    ? { allowed: 'choosing' }
    : snapshot.matches({ request: 'checking' })
      ? // A screen that stays while it is checked again has not changed.
        (snapshot.context.waitsAt ?? 'checking')
      : snapshot.value.request
  return (
    <div {...flowAttributes(snapshot)} className={cx(surface.stack, styles.place)}>
      <section className={surface.stack}>
        <InSight step={JSON.stringify(step)} />
        {bodyOf(snapshot, flow, draft, questions)}
      </section>
      {snapshot.matches({ request: { allowed: 'forfeitWarning' } }) ? (
        <ForfeitWarning flow={flow} hasOffers={hasOffers} />
      ) : null}
      <PendingWithdrawals flow={flow} />
    </div>
  )
}

function bodyOf(
  snapshot: SnapshotFrom<typeof withdrawalMachine>,
  flow: WithdrawalViewProps['flow'],
  draft: FormDraft,
  questions: ReactNode,
): ReactNode {
  const { checkRefusals, methods, waitsAt } = snapshot.context
  if (snapshot.matches({ request: 'inactive' })) return <Start flow={flow} />
  if (snapshot.matches({ request: 'checking' })) {
    if (waitsAt !== null) return <CheckScreen flow={flow} questions={questions} />
    // What was typed stays in sight while it is checked again.
    if (checkRefusals > 0) return <ChooseStep flow={flow} draft={draft} />
    return (
      <Loading>
        <Trans>Checking what you can withdraw</Trans>
      </Loading>
    )
  }
  if (snapshot.matches({ request: 'requested' })) return <Requested flow={flow} />
  if (snapshot.matches({ request: 'outcomeUnknown' })) return <OutcomeUnknown flow={flow} />
  if (!snapshot.matches({ request: 'allowed' })) return <CheckScreen flow={flow} questions={questions} />
  if (snapshot.matches({ request: { allowed: 'lookingUp' } })) {
    return (
      <Loading>
        <Trans>We are finding out what became of your withdrawal. It is not sent again.</Trans>
      </Loading>
    )
  }
  if (methods.length === 0) return <NoMethods flow={flow} />
  return <ChooseStep flow={flow} draft={draft} />
}

function Start({ flow }: WithdrawalViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  const start = { type: 'withdrawal.start' } as const
  return (
    <EmptyState
      art={<ErrorArt picture="break" />}
      title={<Trans>No withdrawal is being made</Trans>}
      actions={
        <>
          <Button variant="primary" disabled={!snapshot.can(start)} onClick={() => flow.send(start)}>
            <Trans>Start a withdrawal</Trans>
          </Button>
          <ButtonLink to="/my-account/banking">
            <Trans>To banking</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
