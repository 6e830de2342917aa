import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { formatDate, formatTime } from '#contract/locale.ts'
import { isCurrency } from '#contract/money.ts'
import type { DepositEvent } from '#machines/deposit/deposit.contract.ts'
import type { DocumentScreen } from '#machines/player.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Money } from '#src/ui/Money.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import { ErrorArt, type ErrorPicture } from '../errors/ErrorArt.tsx'
import { withCode } from '../codes/withCode.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { ChooseStepProps } from './ChooseStep.tsx'
import type { DepositViewProps } from './DepositView.tsx'

const limits = (variant: 'primary' | 'secondary') => (
  <ButtonLink to="/my-account/gambling-limits" variant={variant}>
    <Trans>See your limits</Trans>
  </ButtonLink>
)

/** What the check said when it did not simply allow the deposit, one screen each (DEP-1, DEP-2, DEP-3, DEP-5). */
export function CheckScreen({ flow, bonusCode = null }: Pick<ChooseStepProps, 'flow' | 'bonusCode'>) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { context } = snapshot
  // The error says so in any case.
  const isAfterYes = context.checkRefusals > 0 && !snapshot.matches('error')
  // Its own, or the one that stays while news has it checked again.
  const at = (screen: DocumentScreen) =>
    snapshot.matches('checking') ? context.waitsAt === screen : snapshot.matches(screen)
  const send = (event: DepositEvent, words: ReactNode, variant: 'primary' | 'secondary' = 'secondary') => (
    <Button key={event.type} variant={variant} disabled={!snapshot.can(event)} onClick={() => flow.send(event)}>
      {words}
    </Button>
  )
  const upload = send({ type: 'deposit.verify' }, <Trans comment="Button: verb.">Upload documents</Trans>, 'primary')
  const screen = (title: ReactNode, text: ReactNode, actions: ReactNode, picture: ErrorPicture = '403') => (
    <EmptyState heading="h2" art={<ErrorArt picture={picture} />} title={title} actions={actions}>
      {text} {isAfterYes ? <Trans>Nothing has been charged.</Trans> : null}
    </EmptyState>
  )
  const leave = send({ type: 'deposit.clear' }, <Trans>Not now</Trans>)
  const again = send({ type: 'deposit.retry' }, <Trans>Try again</Trans>, 'primary')
  const support = (
    <ButtonLink to="/contact-live-chat" variant="primary">
      <Trans comment="Button or link to customer support.">Ask support</Trans>
    </ButtonLink>
  )
  const later = { type: 'deposit.verifyLater' } as const
  if (at('documentsLoyal') && snapshot.can(later)) {
    return screen(
      <Trans>We need your documents soon</Trans>,
      <Plural
        value={context.daysLeftToVerifyDocuments ?? 0}
        one="You can deposit now and send them later: # day is left."
        other="You can deposit now and send them later: # days are left."
      />,
      <>
        {upload}
        {send(later, <Trans comment="Button: verb, puts verification off.">Verify later</Trans>)}
      </>,
      '401',
    )
  }
  // On the last day without days left later is no more: the documents are needed now.
  if (at('documentsRequired') || at('documentsLoyal')) {
    return screen(
      <Trans>Please verify your account first</Trans>,
      <Trans>We are required to know who you are before you deposit again. It takes a few minutes.</Trans>,
      <>
        {upload}
        {leave}
      </>,
      '401',
    )
  }
  if (at('documentsStrict')) {
    return screen(
      <Trans>Your account is restricted until you verify it</Trans>,
      <Trans>Deposits are closed until your documents are in. Your money is safe.</Trans>,
      <>
        {upload}
        {leave}
      </>,
      '401',
    )
  }
  if (at('documentsUnderReview')) {
    return screen(
      <Trans>We are looking at your documents</Trans>,
      <Trans>You can deposit again once that is done, most often within a day. There is nothing you need to do.</Trans>,
      <>
        <ButtonLink to="/my-account/account/verification" variant="primary">
          <Trans comment="Link to the page of documents.">To verification</Trans>
        </ButtonLink>
        {send({ type: 'deposit.retry' }, <Trans>Try again</Trans>)}
        {leave}
      </>,
      '401',
    )
  }
  if (snapshot.matches('selfLimitReached')) {
    return screen(
      context.isSpendLimit ? (
        <Trans>You have reached your spend limit</Trans>
      ) : (
        <Trans>You have reached your deposit limit</Trans>
      ),
      <LimitWords flow={flow} />,
      <>
        {limits('primary')}
        {leave}
      </>,
    )
  }
  if (snapshot.matches('selfLimitNotify')) {
    return screen(
      <Trans>A limit of your own applies</Trans>,
      <LimitWords flow={flow} />,
      <>
        {send({ type: 'notification.done' }, <Trans>Continue</Trans>, 'primary')}
        {limits('secondary')}
      </>,
      'break',
    )
  }
  if (snapshot.matches('withdrawalLimitReached')) {
    return screen(
      <Trans>A withdrawal limit is reached</Trans>,
      <Trans>Deposits open again when your withdrawals are through.</Trans>,
      <>
        {support}
        {leave}
      </>,
    )
  }
  if (snapshot.matches('suspended')) {
    return screen(
      <Trans>Your account is suspended</Trans>,
      <Trans>You can’t deposit at the moment. Our support tells you why and what can be done.</Trans>,
      <>
        {support}
        {leave}
      </>,
    )
  }
  if (snapshot.matches('error') && context.problem?.code === 'error.registration.incomplete') {
    return screen(
      <Trans>Please complete your registration first</Trans>,
      <Trans>Your date of birth and a few more details are missing. Nothing has been charged.</Trans>,
      <>
        <ButtonLink to={withCode('/my-account/account', bonusCode)} variant="primary">
          <Trans>Complete your registration</Trans>
        </ButtonLink>
        {leave}
      </>,
      '401',
    )
  }
  if (snapshot.matches('error')) {
    return screen(
      <Trans>We could not check your deposit</Trans>,
      <>
        {message(problemKey(context.problem))} <Trans>Nothing has been charged.</Trans>
      </>,
      <>
        {again}
        {leave}
      </>,
      '500',
    )
  }
  return screen(
    <Trans>Deposits are closed for your account</Trans>,
    <Trans>What is in your wallet stays yours. Our support tells you more, and how to get it paid out.</Trans>,
    <>
      {support}
      {leave}
    </>,
  )
}

/** What is left of the limit, which period it counts for, and when it resets (DEP-5). */
function LimitWords({ flow }: DepositViewProps) {
  const context = useSelector(flow, (now) => now.context)
  const { limitLeft, limitType, resetOn, profile } = context
  // Before the ways to pay, and so their currency, are known, the check speaks of the account.
  const currency = context.currency || (profile?.currencyCode ?? '')
  const words = {
    D: <Trans comment="Within a sentence: the limit of a day.">daily limit</Trans>,
    W: <Trans comment="Within a sentence: the limit of a week.">weekly limit</Trans>,
    M: <Trans comment="Within a sentence: the limit of a month.">monthly limit</Trans>,
  }
  const period = limitType ? words[limitType] : null
  const isLeftKnown = limitLeft !== null && isCurrency(currency)
  if (!isLeftKnown && !resetOn)
    return <Trans>You have set this limit yourself. You can deposit again when its period is over.</Trans>
  return (
    <>
      {isLeftKnown ? (
        <p>
          <Trans>
            Left of your {period}: <Money amount={limitLeft} currency={currency} />
          </Trans>
        </p>
      ) : null}
      {resetOn ? (
        <p>
          <Trans>
            It resets on {formatDate(resetOn)} at {formatTime(resetOn)}.
          </Trans>
        </p>
      ) : null}
    </>
  )
}
