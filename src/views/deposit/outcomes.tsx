import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { formatDate, formatTime } from '#contract/locale.ts'
import { isCurrency } from '#contract/money.ts'
import type { DepositEvent } from '#machines/deposit/deposit.contract.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Money } from '#src/ui/Money.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { EmptyState, ErrorState } from '#src/ui/States.tsx'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { DepositViewProps, OnwardProps } from './DepositView.tsx'
import { NotCancelled } from './NotCancelled.tsx'
import { wordsOf } from './reasons.ts'

function useSend({ flow }: DepositViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  return (event: DepositEvent) => ({ disabled: !snapshot.can(event), onClick: () => flow.send(event) })
}

/** The way on from a deposit; the bright one where the money has arrived. */
export function Onward({ backToGame, variant }: OnwardProps & { readonly variant: 'primary' | 'secondary' }) {
  const { isOpen } = useNavigation()
  if (backToGame)
    return (
      <Button variant={variant} onClick={backToGame}>
        <Trans>Back to the game</Trans>
      </Button>
    )
  if (isOpen('/online-casino'))
    return (
      <ButtonLink to="/online-casino" variant={variant}>
        <Trans>To the casino</Trans>
      </ButtonLink>
    )
  return (
    <ButtonLink to="/" variant={variant}>
      <Trans>To the home page</Trans>
    </ButtonLink>
  )
}

interface SucceededProps extends DepositViewProps, OnwardProps {
  /** No bonus is spoken of to who must see none, but for one that was chosen and did not come (SAF-2). */
  readonly hasOffers: boolean
}

/** The money is in the wallet, and what came of the bonus that it was to bring. */
export function Succeeded({ flow, backToGame, hasOffers }: SucceededProps) {
  const send = useSend({ flow })
  const { amount, currency } = useSelector(flow, (now) => now.context)
  const brought = useBrought({ flow, hasOffers })
  return (
    <EmptyState
      title={<Trans>Your deposit has arrived</Trans>}
      art={<ErrorArt picture="done" />}
      actions={
        <>
          <Onward backToGame={backToGame} variant="primary" />
          <Button {...send({ type: 'deposit.again' })}>
            <Trans comment="Button: verb.">Deposit again</Trans>
          </Button>
        </>
      }
    >
      {amount !== null && isCurrency(currency) ? (
        <Trans>
          <Money amount={amount} currency={currency} /> is in your wallet.
        </Trans>
      ) : (
        <Trans>The money is in your wallet.</Trans>
      )}
      {brought === null ? null : <p>{brought}</p>}
    </EmptyState>
  )
}

/** What came of the deposit's bonus, by the operator's word; where it has none to say, where that is seen (BON-2). */
function useBrought({ flow, hasOffers }: Pick<SucceededProps, 'flow' | 'hasOffers'>): ReactNode {
  const { brought, selectedBonusId, currency } = useSelector(flow, (now) => now.context)
  if (brought?.outcome === 'NOT_GIVEN') {
    return (
      <Trans>
        The bonus that you chose was not given with this deposit.{' '}
        <Link to="/contact-live-chat">Our support can tell you why</Link>.
      </Trans>
    )
  }
  if (!hasOffers || brought === null) return null
  if (brought === undefined) {
    return selectedBonusId === null ? null : (
      <Trans>
        Whether your bonus has come stands on <Link to="/my-account/rewards">your rewards page</Link>.
      </Trans>
    )
  }
  const { outcome, amount, waitsUntil } = brought
  const title = brought.title ?? ''
  const money = amount !== null && isCurrency(currency) ? <Money amount={amount} currency={currency} /> : null
  if (outcome === 'GIVEN') {
    return money ? (
      <Trans comment="{title} is the bonus’s name, then how much money it gives.">
        You got your bonus {title}: {money}.
      </Trans>
    ) : (
      <Trans comment="{title} is the bonus’s name.">You got your bonus {title}.</Trans>
    )
  }
  return (
    <>
      {money ? (
        <Trans comment="{title} is the bonus’s name, then how much money it gives.">
          Your bonus {title} ({money}) waits, because another bonus is active.
        </Trans>
      ) : (
        <Trans comment="{title} is the bonus’s name.">Your bonus {title} waits, because another bonus is active.</Trans>
      )}{' '}
      {waitsUntil === null ? (
        <Trans comment="Of a bonus that waits behind another one.">
          You can claim it on <Link to="/my-account/rewards">your rewards page</Link> once that one has ended.
        </Trans>
      ) : (
        <Trans comment="Of a bonus that waits behind another one: until a day and an hour.">
          You can claim it on <Link to="/my-account/rewards">your rewards page</Link> once that one has ended, until{' '}
          {formatDate(waitsUntil)} at {formatTime(waitsUntil)}.
        </Trans>
      )}
    </>
  )
}

/** Why a payment was not made, that nothing was charged, and what to do next; `otherwise` for a reason nobody here knows. */
function Why({ flow, otherwise }: DepositViewProps & { readonly otherwise: ReactNode }) {
  const { i18n } = useLingui()
  const words = wordsOf(useSelector(flow, (now) => now.context.reason))
  return (
    <>
      {words ? i18n._(words.what) : null} <Trans>Nothing has been charged.</Trans>{' '}
      {words ? i18n._(words.next) : otherwise}
    </>
  )
}

/** The payment was refused; nothing was booked. */
export function Refused({ flow }: DepositViewProps) {
  const send = useSend({ flow })
  const reason = useSelector(flow, (now) => now.context.reason)
  return (
    <ErrorState
      title={<Trans>The payment was refused</Trans>}
      art={<ErrorArt picture="403" />}
      actions={
        <>
          {reason === 'not_allowed' ? (
            <ButtonLink to="/contact-live-chat" variant="primary">
              <Trans>Ask support</Trans>
            </ButtonLink>
          ) : (
            <Button variant="primary" {...send({ type: 'deposit.again' })}>
              {reason === 'own_limit' ? (
                <Trans comment="Button: verb, begins a form anew.">Start again</Trans>
              ) : (
                <Trans>Try another way</Trans>
              )}
            </Button>
          )}
          <Button {...send({ type: 'deposit.clear' })}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <Why flow={flow} otherwise={<Trans>Your bank or payment service can tell you why.</Trans>} />
    </ErrorState>
  )
}

/** The payment was given up, replaced or too old; nothing was booked. */
export function Abandoned({ flow }: DepositViewProps) {
  const send = useSend({ flow })
  return (
    <EmptyState
      art={<ErrorArt picture="401" />}
      title={<Trans>The deposit was not made</Trans>}
      actions={
        <>
          <Button variant="primary" {...send({ type: 'deposit.again' })}>
            <Trans>Start again</Trans>
          </Button>
          <Button {...send({ type: 'deposit.clear' })}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <Why flow={flow} otherwise={<Trans>You can start again.</Trans>} />
    </EmptyState>
  )
}

/** One that was begun before, here or in another tab, and is not paid yet: it is gone on with, never begun a second time (DEP-6). */
export function Unfinished({ flow }: DepositViewProps) {
  const send = useSend({ flow })
  const { amount, currency } = useSelector(flow, (now) => now.context)
  return (
    <>
      <NotCancelled flow={flow} />
      <EmptyState
        heading="h2"
        art={<ErrorArt picture="break" />}
        title={<Trans>You have begun a deposit</Trans>}
        actions={
          <>
            <Button variant="primary" {...send({ type: 'deposit.resume' })}>
              <Trans>Go on with it</Trans>
            </Button>
            <Button {...send({ type: 'cashier.close' })}>
              <Trans>Give it up</Trans>
            </Button>
          </>
        }
      >
        {amount !== null && isCurrency(currency) ? (
          <Trans>
            It is of <Money amount={amount} currency={currency} /> and not paid yet.
          </Trans>
        ) : (
          <Trans>It is not paid yet.</Trans>
        )}{' '}
        <Trans>To pay another amount, or in another way, give it up first.</Trans>
      </EmptyState>
    </>
  )
}

/** What became of it can't be said yet; it is never sent again (DEP-6). */
export function OutcomeUnknown({ flow }: DepositViewProps) {
  const send = useSend({ flow })
  return (
    <ErrorState
      title={<Trans>We don’t know yet what became of your deposit</Trans>}
      art={<ErrorArt picture="500" />}
      actions={
        <>
          <Button variant="primary" {...send({ type: 'deposit.retry' })}>
            <Trans>Look it up again</Trans>
          </Button>
          <ButtonLink to="/contact-live-chat">
            <Trans>Ask support</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        It has been sent once and will not be sent again. Banks mostly answer within a few minutes: please look it up
        again before you make another deposit. If it is still unknown in an hour, ask support.
      </Trans>
    </ErrorState>
  )
}

/** The ways to pay could not be loaded. */
export function MethodsFailed({ flow }: DepositViewProps) {
  const send = useSend({ flow })
  const message = useMessage()
  const { problem } = useSelector(flow, (now) => now.context)
  return (
    <ErrorState
      title={<Trans>Your ways to pay could not be loaded</Trans>}
      art={<ErrorArt picture="500" />}
      actions={
        <Button variant="primary" {...send({ type: 'deposit.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {message(problemKey(problem))}
    </ErrorState>
  )
}

/** The operator offers no way to pay at all. */
export function NoMethods({ flow }: DepositViewProps) {
  const send = useSend({ flow })
  return (
    <EmptyState
      title={<Trans>There is no way to pay in right now</Trans>}
      art={<ErrorArt picture="break" />}
      actions={
        <>
          <Button variant="primary" {...send({ type: 'deposit.retry' })}>
            <Trans>Try again</Trans>
          </Button>
          <ButtonLink to="/contact-live-chat">
            <Trans>Ask support</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        Nothing has been charged. Try again in a few minutes. If it stays like this, our support can tell you why.
      </Trans>
    </EmptyState>
  )
}
