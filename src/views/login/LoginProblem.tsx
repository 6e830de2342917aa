import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { RefusalKind } from '#machines/login/login.contract.ts'
import type { loginMachine } from '#machines/login/login.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { TimeLeft } from './TimeLeft.tsx'

/** Why the sign-in failed, each with its own words and what to do next (AUT-6, AUT-7, RMB-11). */
export function LoginProblem({ flow }: { readonly flow: ActorRefFrom<typeof loginMachine> }) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { refusal, problem } = snapshot.context
  if (snapshot.matches({ open: 'failed' })) {
    return (
      <Notice tone="bad" alert title={<Trans>We could not log you in</Trans>}>
        <p>{message(problemKey(problem))}</p>
      </Notice>
    )
  }
  if (!refusal || !(snapshot.matches({ open: 'refused' }) || snapshot.matches({ open: 'startingCooling' }))) return null
  const cooling = { type: 'cooling.request' } as const
  const isStarting = snapshot.matches({ open: 'startingCooling' })
  const words: Readonly<Record<RefusalKind, { readonly title: ReactNode; readonly text: ReactNode }>> = {
    timeout: {
      title: <Trans>You are taking a break</Trans>,
      text: (
        <>
          <TimeLeft milliseconds={refusal.milliseconds} days={refusal.remainingDays} />
          <p>
            {refusal.initiator === 'PLAYER' ? (
              <Trans>You asked for this break yourself. You can log in when it is over.</Trans>
            ) : (
              <Trans>We set this break. You can log in when it is over.</Trans>
            )}
          </p>
        </>
      ),
    },
    cooling: {
      title: <Trans>You are cooling off</Trans>,
      text: (
        <>
          <TimeLeft milliseconds={refusal.milliseconds} days={refusal.remainingDays} />
          <p>
            <Trans>You can log in when the day is over.</Trans>
          </p>
        </>
      ),
    },
    excluded: {
      title: <Trans>You have excluded yourself</Trans>,
      text: (
        <p>
          <Plural
            value={refusal.remainingDays ?? 0}
            one="The exclusion lasts # more day. Until then nobody can lift it."
            other="The exclusion lasts # more days. Until then nobody can lift it."
          />{' '}
          <Trans>Our support pays out your money if you ask.</Trans>
        </p>
      ),
    },
    excludedIndefinitely: {
      title: <Trans>You have excluded yourself</Trans>,
      text: (
        <p>
          <Trans>The exclusion has no end. Our support pays out your money if you ask.</Trans>
        </p>
      ),
    },
    attemptsExceeded: {
      title: <Trans>Too many tries</Trans>,
      text: (
        <p>
          <Trans>
            Your account is locked for a while to keep it safe. <Link to="/reset-password">Set a new password</Link>, or
            try again later.
          </Trans>
        </p>
      ),
    },
    blacklisted: {
      title: <Trans>Your account has been deactivated</Trans>,
      text: (
        <p>
          <Trans>
            Please <Link to="/contact-live-chat">ask our support</Link> about it.
          </Trans>
        </p>
      ),
    },
    closed: {
      title: <Trans>Your account is closed</Trans>,
      text: (
        <p>
          <Trans>
            Please <Link to="/contact-live-chat">ask our support</Link> if you want to play again.
          </Trans>
        </p>
      ),
    },
    unauthorised: {
      title: <Trans>Email or password is not right</Trans>,
      text: (
        <p>
          <Trans>
            Check both and try again, or <Link to="/reset-password">set a new password</Link>.
          </Trans>
        </p>
      ),
    },
  }
  const { title, text } = words[refusal.kind]
  const isBreak = refusal.kind !== 'unauthorised'
  return (
    <Notice tone={isBreak ? 'warn' : 'bad'} alert title={title}>
      {text}
      {isStarting || snapshot.can(cooling) ? (
        <p>
          <Button size="sm" busy={isStarting} onClick={() => flow.send(cooling)}>
            <Trans>Cool off for one more day</Trans>
          </Button>
        </p>
      ) : null}
    </Notice>
  )
}
