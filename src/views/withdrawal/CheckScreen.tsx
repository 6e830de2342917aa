import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { hasQuestions } from '#contract/edd.ts'
import type { DocumentScreen } from '#machines/player.ts'
import type { WithdrawalEvent } from '#machines/withdrawal/withdrawal.contract.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import { ErrorArt, type ErrorPicture } from '../errors/ErrorArt.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { WithdrawalViewProps } from './WithdrawalView.tsx'
import { Sum } from './words.tsx'

const support = (
  <ButtonLink to="/contact-live-chat" variant="primary">
    <Trans>Ask support</Trans>
  </ButtonLink>
)

/** What the check said when it did not simply allow the withdrawal, one screen each (WDR-1). */
export function CheckScreen({ flow, questions }: WithdrawalViewProps & { readonly questions: ReactNode }) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { context } = snapshot
  const { currency, mainBalance, limit, problem, result } = context
  const isAfterYes = context.checkRefusals > 0
  const send = (event: WithdrawalEvent, words: ReactNode, variant: 'primary' | 'secondary' = 'secondary') => (
    <Button key={event.type} variant={variant} disabled={!snapshot.can(event)} onClick={() => flow.send(event)}>
      {words}
    </Button>
  )
  const screen = (title: ReactNode, text: ReactNode, actions: ReactNode, picture: ErrorPicture = '403') => (
    <EmptyState heading="h2" art={<ErrorArt picture={picture} />} title={title} actions={actions}>
      {text} {isAfterYes ? <Trans>Your last request was not made.</Trans> : null}
    </EmptyState>
  )
  const leave = send({ type: 'withdrawal.clear' }, <Trans>Not now</Trans>)
  const again = send({ type: 'withdrawal.retry' }, <Trans>Try again</Trans>, 'primary')
  // Where trying again changes nothing by itself, what helps is the bright one.
  const againLater = send({ type: 'withdrawal.retry' }, <Trans>Try again</Trans>)
  const history = (
    <ButtonLink to="/my-account/banking/transactions" variant="primary">
      <Trans>Transactions</Trans>
    </ButtonLink>
  )
  const askSupport = (
    <>
      {support}
      {leave}
    </>
  )
  const upload = (
    <>
      {send({ type: 'withdrawal.verify' }, <Trans>Upload documents</Trans>, 'primary')}
      {leave}
    </>
  )
  // Its own, or the one that stays while news has it checked again.
  const at = (screen: DocumentScreen) =>
    snapshot.matches({ request: 'checking' }) ? context.waitsAt === screen : snapshot.matches({ request: screen })
  if (at('documentsLoyal')) {
    return screen(
      <Trans>We need your documents before we pay out</Trans>,
      <Trans>Send them now, and your withdrawal can go on. It takes a few minutes.</Trans>,
      upload,
      '401',
    )
  }
  if (at('documentsRequired') && context.profile && hasQuestions(context.profile)) {
    return screen(
      <Trans>Please answer our questions first</Trans>,
      <Trans>
        The law asks us to know where the money comes from that you play with. It takes about two minutes. Your money
        stays yours meanwhile.
      </Trans>,
      <>
        {questions}
        {leave}
      </>,
      '401',
    )
  }
  if (at('documentsRequired')) {
    return screen(
      <Trans>Please verify your account first</Trans>,
      <Trans>We are required to know who you are before we pay out. Your money stays yours meanwhile.</Trans>,
      upload,
      '401',
    )
  }
  if (at('documentsStrict')) {
    return screen(
      <Trans>Your account is restricted until you verify it</Trans>,
      <Trans>Withdrawals are closed until your documents are in. Your money is safe.</Trans>,
      upload,
      '401',
    )
  }
  // Due diligence without questions, and perhaps without any paper: nobody has sent what could be looked at.
  if (at('documentsUnderReview') && context.profile?.kycStatus === 'EDD_PENDING') {
    return screen(
      <Trans>We are looking at your account</Trans>,
      <Trans>
        You can withdraw once that is done. If we need something from you, it is asked for here. Your money stays yours
        meanwhile.
      </Trans>,
      <>
        {support}
        {againLater}
        {leave}
      </>,
      '401',
    )
  }
  if (at('documentsUnderReview')) {
    return screen(
      context.profile?.kycStatus === 'EDD_UNDER_REVIEW' ? (
        <Trans>We are looking at your answers</Trans>
      ) : (
        <Trans>We are looking at your documents</Trans>
      ),
      <Trans>You can withdraw once that is done, most often within a day. There is nothing you need to do.</Trans>,
      <>
        <ButtonLink to="/my-account/account/verification" variant="primary">
          <Trans>To verification</Trans>
        </ButtonLink>
        {againLater}
        {leave}
      </>,
      '401',
    )
  }
  if (snapshot.matches({ request: 'withdrawalLimitReached' })) {
    return screen(
      <Trans>The withdrawal limit is used up</Trans>,
      <LimitWords flow={flow} />,
      <>
        {history}
        {againLater}
        {leave}
      </>,
    )
  }
  if (snapshot.matches({ request: 'selfLimitNotify' })) {
    return screen(
      <Trans>You can withdraw a part of your money now</Trans>,
      <>
        <p>
          <LimitWords flow={flow} />
        </p>
        <p>
          <Trans>
            You have <Sum amount={mainBalance} currency={currency} />, and{' '}
            <Sum amount={limit ?? mainBalance} currency={currency} /> of it can go out now.
          </Trans>
        </p>
      </>,
      <>
        {send({ type: 'notification.done' }, <Trans>Continue</Trans>, 'primary')}
        {leave}
      </>,
      'break',
    )
  }
  if (snapshot.matches({ request: 'selfLimitReached' })) {
    return screen(
      <Trans>You have reached a limit of your own</Trans>,
      <Trans>Withdrawals are closed while a limit that you have set is used up. Your limits say when it ends.</Trans>,
      <>
        <ButtonLink to="/my-account/gambling-limits" variant="primary">
          <Trans>See your limits</Trans>
        </ButtonLink>
        {againLater}
        {leave}
      </>,
    )
  }
  if (snapshot.matches({ request: 'suspended' })) {
    return screen(
      <Trans>Your account is suspended</Trans>,
      <Trans>
        You can’t withdraw here at the moment. Your own money stays yours: our support tells you how to get it.
      </Trans>,
      askSupport,
    )
  }
  if (snapshot.matches({ request: 'error' })) {
    if (problem?.code === 'error.registration.incomplete') {
      return screen(
        <Trans>Please complete your registration first</Trans>,
        <Trans>Your date of birth and a few more details are missing. Nothing has left your balance.</Trans>,
        <>
          <ButtonLink to="/my-account/account" variant="primary">
            <Trans>Complete your registration</Trans>
          </ButtonLink>
          {leave}
        </>,
        '401',
      )
    }
    if (problem === null && result === 'NOT_ENOUGH_FUNDS') {
      const least = Math.min(...context.methods.map(({ min }) => min))
      return screen(
        <Trans>There is not enough to withdraw</Trans>,
        <>
          <Trans>
            You have <Sum amount={mainBalance} currency={currency} /> of your own money. Bonus money can’t be withdrawn.
          </Trans>{' '}
          {Number.isFinite(least) ? (
            <Trans>
              You can withdraw from <Sum amount={least} currency={currency} />.
            </Trans>
          ) : null}
        </>,
        <>
          {history}
          {againLater}
          {leave}
        </>,
        'break',
      )
    }
    if (problem === null && result === 'EXCEEDS_KYC_LIMIT') {
      return screen(
        <Trans>We need to know more before we pay out more</Trans>,
        <Trans>You have withdrawn as much as we may pay out before you show where your money comes from.</Trans>,
        <>
          {support}
          <ButtonLink to="/my-account/account/verification">
            <Trans>To verification</Trans>
          </ButtonLink>
          {leave}
        </>,
        '401',
      )
    }
    return screen(
      <Trans>We could not check your withdrawal</Trans>,
      <>
        {message(problemKey(problem))} <Trans>Nothing more was requested.</Trans>
      </>,
      <>
        {again}
        {leave}
      </>,
      '500',
    )
  }
  return screen(
    <Trans>Withdrawals are closed for your account</Trans>,
    <Trans>Your own money stays yours. Our support tells you why, and how to get it.</Trans>,
    askSupport,
  )
}

/** What may go out in a period, and when the next one begins. */
function LimitWords({ flow }: WithdrawalViewProps) {
  const { originalLimit, duration, currency } = useSelector(flow, (now) => now.context)
  if (originalLimit === null)
    return <Trans>As much as may go out for now has gone out. You can withdraw again later.</Trans>
  const sum = <Sum amount={originalLimit} currency={currency} />
  if (duration === 'daily')
    return <Trans>Withdrawals are limited to {sum} a day. The limit starts again with the next day.</Trans>
  if (duration === 'weekly')
    return <Trans>Withdrawals are limited to {sum} a week. The limit starts again with the next week.</Trans>
  return <Trans>Withdrawals are limited to {sum} a month. The limit starts again with the next month.</Trans>
}
