import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { minute, timers } from '#contract/constants.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { PasswordResetPanelProps } from './PasswordResetPanel.tsx'

type EndProps = Pick<PasswordResetPanelProps, 'flow'>

const back = { type: 'step.back' } as const

/** The link is on its way; the page says the same whether there is an account or not (RMB-11). */
export function LinkSent({ flow }: EndProps) {
  const { email } = useSelector(flow, (now) => now.context)
  return (
    <EmptyState
      heading="h3"
      art={<ErrorArt picture="mail" />}
      title={<Trans comment="Title: a message with a link was sent.">Look into your email</Trans>}
      actions={
        <Button onClick={() => flow.send(back)}>
          <Trans>Back</Trans>
        </Button>
      }
    >
      <Trans>
        If there is an account with <strong className={surface.unbroken}>{email}</strong>, a link is on its way. Open it
        within 30 minutes. Nothing there? Look into the spam folder, or go back and check the address. We send one link
        a minute at most, and three an hour.
      </Trans>
    </EmptyState>
  )
}

/** Whose link it is could not be found out. */
export function LinkFailed({ flow }: EndProps) {
  const message = useMessage()
  const problem = useSelector(flow, (now) => now.context.problem)
  return (
    <EmptyState
      heading="h3"
      art={<ErrorArt picture="500" />}
      title={<Trans>We could not read your link</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={() => flow.send({ type: 'link.retry' })}>
            <Trans>Try again</Trans>
          </Button>
          <Button onClick={() => flow.send(back)}>
            <Trans>Ask for a new link</Trans>
          </Button>
        </>
      }
    >
      {message(problemKey(problem))}
    </EmptyState>
  )
}

const next = { type: 'step.next' } as const
/** When the next code or link can be asked for, at the latest. */
const minutes = timers.requestWindow / minute
const linkMinutes = timers.resetLinkLife / minute

/** Too many codes, tries or links; the other way is left. */
export function MaxAttempts({ flow }: EndProps) {
  const snapshot = useSelector(flow, (now) => now)
  const isByLink = snapshot.context.channel === 'email'
  return (
    <EmptyState
      heading="h3"
      art={<ErrorArt picture="403" />}
      title={<Trans>Too many tries</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={() => flow.send(back)}>
            {isByLink ? <Trans>Use a code by SMS</Trans> : <Trans>Use a link by email</Trans>}
          </Button>
          {snapshot.can(next) ? (
            <Button onClick={() => flow.send(next)}>
              <Trans>I have got my code</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      {isByLink ? (
        <Trans>
          No new link was sent. You can ask for the next one in {minutes} minutes at the latest; the last one works for{' '}
          {linkMinutes} minutes. A code by SMS works at once.
        </Trans>
      ) : (
        <Trans>
          No new code was sent. You can ask for the next one in {minutes} minutes at the latest. A link by email works
          at once.
        </Trans>
      )}
    </EmptyState>
  )
}

/** Neither a code nor a link for now. */
export function AllSpent({ flow }: EndProps) {
  return (
    <EmptyState
      heading="h3"
      art={<ErrorArt picture="403" />}
      title={<Trans>Too many tries</Trans>}
      actions={
        <Button onClick={() => flow.send(back)}>
          <Trans>Back</Trans>
        </Button>
      }
    >
      <Trans>
        We send neither codes nor links for now. You can ask for the next one in {minutes} minutes at the latest; the
        last link works for {linkMinutes} minutes.
      </Trans>
    </EmptyState>
  )
}

/** A link, or what a code gave, that is of no use any more (PWD-3). */
export function LinkGone({ flow, onLogIn }: EndProps & Pick<PasswordResetPanelProps, 'onLogIn'>) {
  const snapshot = useSelector(flow, (now) => now)
  const isByLink = snapshot.context.channel === 'email'
  const isUsed = snapshot.matches({ open: 'linkUsed' })
  const why = isUsed ? 'used' : snapshot.matches({ open: 'linkExpired' }) ? 'expired' : 'unknown'
  const { title, text } = wordsOf(why, isByLink)
  return (
    <EmptyState
      heading="h3"
      art={<ErrorArt picture="404" />}
      title={title}
      actions={
        <>
          {isUsed ? (
            <Button variant="primary" onClick={onLogIn}>
              <Trans>Log in</Trans>
            </Button>
          ) : null}
          <Button variant={isUsed ? 'secondary' : 'primary'} onClick={() => flow.send(back)}>
            {isByLink ? <Trans>Ask for a new link</Trans> : <Trans>Ask for a new code</Trans>}
          </Button>
        </>
      }
    >
      {text}
    </EmptyState>
  )
}

interface Words {
  readonly title: ReactNode
  readonly text: ReactNode
}

function wordsOf(why: 'used' | 'expired' | 'unknown', isByLink: boolean): Words {
  if (why === 'unknown') {
    return {
      title: <Trans>We don’t know this link</Trans>,
      text: <Trans>A part of it may be missing. Open it from the email again, or ask for a new one.</Trans>,
    }
  }
  if (why === 'used') {
    return isByLink
      ? {
          title: <Trans>This link has been used already</Trans>,
          text: <Trans>If you have just set a new password with it, log in. If not, ask for a new link.</Trans>,
        }
      : {
          title: <Trans>This code has been used already</Trans>,
          text: <Trans>If you have just set a new password with it, log in. If not, ask for a new code.</Trans>,
        }
  }
  return isByLink
    ? {
        title: <Trans>This link is too old</Trans>,
        text: <Trans>A link works for 30 minutes. Ask for a new one.</Trans>,
      }
    : {
        title: <Trans>Your code is too old</Trans>,
        text: <Trans>You have 30 minutes for the new password. Ask for a new code.</Trans>,
      }
}

/** The new password holds. */
export function Complete({ onLogIn }: Pick<PasswordResetPanelProps, 'onLogIn'>) {
  return (
    <EmptyState
      heading="h3"
      art={<ErrorArt picture="done" />}
      title={<Trans>Your password has been changed</Trans>}
      actions={
        <Button variant="primary" onClick={onLogIn}>
          <Trans>Log in</Trans>
        </Button>
      }
    >
      <Trans>You were logged out on all devices. Log in with the new password.</Trans>
    </EmptyState>
  )
}
