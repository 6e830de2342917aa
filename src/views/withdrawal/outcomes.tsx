import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { WithdrawalEvent } from '#machines/withdrawal/withdrawal.contract.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState, ErrorState } from '#src/ui/States.tsx'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import type { WithdrawalViewProps } from './WithdrawalView.tsx'
import { Sum, useMethodName } from './words.tsx'

function useSend({ flow }: WithdrawalViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  return (event: WithdrawalEvent) => ({ disabled: !snapshot.can(event), onClick: () => flow.send(event) })
}

/** The operator has taken it: the money is locked until it is paid. */
export function Requested({ flow }: WithdrawalViewProps) {
  const send = useSend({ flow })
  const nameOf = useMethodName()
  const made = useSelector(flow, (now) => now.context.made)
  return (
    <EmptyState
      art={<ErrorArt picture="done" />}
      title={<Trans>Your withdrawal is requested</Trans>}
      actions={
        <>
          <ButtonLink to="/my-account/banking" variant="primary">
            <Trans comment="Link to the section for deposits and withdrawals.">To banking</Trans>
          </ButtonLink>
          <Button {...send({ type: 'withdrawal.again' })}>
            <Trans comment="Button: verb.">Withdraw again</Trans>
          </Button>
        </>
      }
    >
      {made ? (
        <Trans>
          <Sum amount={made.amount} currency={made.currency} /> goes to {nameOf(made.method)}.
        </Trans>
      ) : null}{' '}
      {made?.isReviewed ? (
        <Trans>We look at it before we pay it. You are told by email and in your inbox.</Trans>
      ) : (
        <Trans>You are told by email and in your inbox when it is paid.</Trans>
      )}
    </EmptyState>
  )
}

/** Whether it was taken can't be said yet; it is never sent again (SAF-4). */
export function OutcomeUnknown({ flow }: WithdrawalViewProps) {
  const send = useSend({ flow })
  return (
    <ErrorState
      title={<Trans>We don’t know yet whether your withdrawal was requested</Trans>}
      art={<ErrorArt picture="500" />}
      actions={
        <>
          <Button variant="primary" {...send({ type: 'withdrawal.retry' })}>
            <Trans>Look it up again</Trans>
          </Button>
          <ButtonLink to="/contact-live-chat">
            <Trans>Ask support</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        It has been sent once and will not be sent again. Please look it up before you request another one: your money
        is either in your wallet or among the pending withdrawals.
      </Trans>
    </ErrorState>
  )
}

/** The operator offers no way to be paid out. */
export function NoMethods({ flow }: WithdrawalViewProps) {
  const send = useSend({ flow })
  return (
    <EmptyState
      art={<ErrorArt picture="break" />}
      title={<Trans>There is no way to be paid out right now</Trans>}
      actions={
        <>
          <ButtonLink to="/contact-live-chat" variant="primary">
            <Trans>Ask support</Trans>
          </ButtonLink>
          <Button {...send({ type: 'withdrawal.clear' })}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <Trans>Your money stays in your wallet. Our support tells you how to get it.</Trans>
    </EmptyState>
  )
}
