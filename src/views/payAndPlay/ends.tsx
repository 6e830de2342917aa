import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { readRefusal } from '#machines/login/refusal.ts'
import type { payAndPlayMachine } from '#machines/payAndPlay/payAndPlay.machine.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import { ErrorArt, type ErrorPicture } from '../errors/ErrorArt.tsx'
import { refusalWords } from '../login/refusalWords.tsx'
import { Words } from '../messages/Words.tsx'
import { problemKey } from '../messages/problemKey.ts'
import type { PayAndPlayPanelProps } from './PayAndPlayPanel.tsx'
import * as styles from './payAndPlay.css.ts'

type Flow = Pick<PayAndPlayPanelProps, 'flow' | 'onClose'>

const supportBy = (variant: 'primary' | 'secondary') => (
  <ButtonLink to="/contact-live-chat" variant={variant}>
    <Trans>Ask support</Trans>
  </ButtonLink>
)

/** Every end of a payment that is not a sign-in: what became of the money, and what to do next (PNP-4, PNP-5). */
export function endOf(snapshot: SnapshotFrom<typeof payAndPlayMachine>, { flow, onClose }: Flow): ReactNode {
  const { problem, accountCurrency, isUnpaid, isLoginLost } = snapshot.context
  const retry = { type: 'payAndPlay.retry' } as const
  const again = (words: ReactNode) => (
    <Button variant="primary" disabled={!snapshot.can(retry)} onClick={() => flow.send(retry)}>
      {words}
    </Button>
  )
  const leaveBy = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={onClose}>
      <Trans>Not now</Trans>
    </Button>
  )
  const leave = leaveBy('secondary')
  const startAgain = (
    <>
      {again(<Trans>Start again</Trans>)}
      {leave}
    </>
  )
  const unpaid = { type: 'login.unpaid' } as const
  const logIn = (
    <Button variant="primary" disabled={!snapshot.can(unpaid)} onClick={() => flow.send(unpaid)}>
      <Trans>Log in without paying</Trans>
    </Button>
  )
  if (snapshot.matches('bannerMissing'))
    return screen(
      <Words of="Pnp Banner not being configured!" />,
      <Trans>You can’t sign up by a payment in this market. The usual sign-up takes two minutes.</Trans>,
      <>
        <ButtonLink variant="primary" to="/signup">
          <Trans>Sign up</Trans>
        </ButtonLink>
        {leave}
      </>,
      '404',
    )
  if (snapshot.matches('notOffered'))
    return screen(
      <Trans>We are not in your country yet</Trans>,
      <Trans>We may only open accounts for people who live where we hold a licence. Nothing was taken.</Trans>,
      leaveBy('primary'),
      'region-blocked',
    )
  if (snapshot.matches('unasked'))
    return screen(
      <Trans>Is this your payment?</Trans>,
      <Trans>
        It was not begun in this tab. Go on if you have just approved it yourself. If somebody sent you this link,
        leave: nothing is taken then.
      </Trans>,
      <>
        <Button
          disabled={!snapshot.can({ type: 'payment.confirm' })}
          onClick={() => flow.send({ type: 'payment.confirm' })}
        >
          <Trans>It is mine, go on</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans comment="Button: verb, leaves the sign-up.">Leave</Trans>
        </Button>
      </>,
      '401',
    )
  if (snapshot.matches('loginFailed') && isUnpaid)
    return screen(
      <Trans>We could not log you in</Trans>,
      <>
        <Words of={problemKey(problem)} /> <Released />
      </>,
      <>
        {again(<Trans>Try again</Trans>)}
        {leave}
      </>,
      '500',
    )
  if (snapshot.matches('unverified') || snapshot.matches('loginFailed'))
    return screen(
      <Trans>We could not finish your payment</Trans>,
      <>
        <Words of={problemKey(problem)} />{' '}
        <Trans>Trying again goes on with the same payment: you never pay twice.</Trans>
      </>,
      <>
        {again(<Trans>Try again</Trans>)}
        {leave}
      </>,
      '500',
    )
  if (snapshot.matches('loginRefused')) {
    const { title, text } = refusalWords(readRefusal(problem?.message ?? ''))
    return screen(
      title,
      <>
        {text}
        <p>
          <Released />
        </p>
      </>,
      <>
        {supportBy('primary')}
        {leave}
      </>,
    )
  }
  if (snapshot.matches('depositRefused'))
    return screen(
      <Trans>Deposits are closed for your account</Trans>,
      <>
        <Trans>You can log in without paying, or ask our support about it.</Trans> <Released />
      </>,
      <>
        {logIn}
        {supportBy('secondary')}
      </>,
    )
  if (snapshot.matches('currencyRefused'))
    return screen(
      <Trans>Your account is in another currency</Trans>,
      <>
        {accountCurrency === null ? null : (
          <Trans>It is in {accountCurrency}, and a payment in another currency can’t be booked to it.</Trans>
        )}{' '}
        <Released /> <Trans>You can log in without paying, and deposit in your account’s currency then.</Trans>
      </>,
      <>
        {logIn}
        {leave}
      </>,
    )
  if (snapshot.matches('refused'))
    return screen(
      <Trans>Your bank refused the payment</Trans>,
      <Trans>Nothing was taken. Your bank can tell you why; you can try another amount or account.</Trans>,
      startAgain,
    )
  if (snapshot.matches('abandoned'))
    return screen(
      <Trans>You cancelled the payment</Trans>,
      <Trans>Nothing was taken, and no account was opened.</Trans>,
      startAgain,
      '401',
    )
  if (snapshot.matches('used'))
    return screen(<Trans>This payment has been used already</Trans>, <TakenOnce />, startAgain, '401')
  if (snapshot.matches('expired'))
    return screen(
      <Trans>This payment can’t be finished any more</Trans>,
      isLoginLost ? <TakenOnce /> : <Released />,
      startAgain,
      '401',
    )
  return screen(
    <Trans>This could not be loaded</Trans>,
    <Words of={problemKey(problem)} />,
    <>
      {again(<Trans>Try again</Trans>)}
      {leave}
    </>,
    '500',
  )
}

/** What is known of a payment whose taking had no answer. */
export const TakenOnce = () => (
  <Trans>It was taken once at most. If you signed up with it, pay again from the same bank to log in.</Trans>
)

/** What becomes of an amount that the bank had held. */
export const Released = () => (
  <Trans>Nothing was taken: an amount that your bank has held for it is free again within half an hour.</Trans>
)

function screen(title: ReactNode, text: ReactNode, actions: ReactNode, picture: ErrorPicture = '403'): ReactNode {
  return (
    <output className={styles.end}>
      <EmptyState heading="h3" art={<ErrorArt picture={picture} />} title={title} actions={actions}>
        {text}
      </EmptyState>
    </output>
  )
}
