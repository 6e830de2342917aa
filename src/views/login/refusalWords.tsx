import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LoginRefusal, RefusalKind } from '#machines/login/login.contract.ts'
import { Link } from '#src/ui/Link.tsx'
import * as styles from './login.css.ts'
import { RefusalFacts } from './RefusalFacts.tsx'

interface RefusalWords {
  readonly title: ReactNode
  readonly text: ReactNode
}

/** Why a player may not sign in, and what to do next (AUT-6, AUT-7, RMB-11). */
export function refusalWords(refusal: LoginRefusal): RefusalWords {
  const words: Readonly<Record<RefusalKind, RefusalWords>> = {
    timeout: {
      title: refusal.initiator === 'PLAYER' ? <Trans>You are taking a break</Trans> : <Trans>You are on a break</Trans>,
      text: withFacts(
        refusal,
        refusal.initiator === 'PLAYER' ? (
          <Trans>You asked for this break yourself. You can log in when it is over.</Trans>
        ) : (
          <Trans>We set this break. You can log in when it is over.</Trans>
        ),
      ),
    },
    cooling: {
      title: <Trans>You are cooling off</Trans>,
      text: withFacts(
        refusal,
        refusal.initiator === 'PLAYER' ? (
          <Trans>You asked for this break yourself. You can log in when it is over.</Trans>
        ) : (
          <Trans>We set this break. You can log in when it is over.</Trans>
        ),
      ),
    },
    excluded: {
      title: <Trans>You have excluded yourself</Trans>,
      text: withFacts(
        refusal,
        <>
          <Trans>Until the exclusion is over nobody can lift it.</Trans>{' '}
          <Trans>Our support pays out your money if you ask.</Trans>
        </>,
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
    // A hosted pool may say "not confirmed" to whatever password: who left a sign-up by halves is told the way in words for all (RMB-11).
    unauthorised: {
      title: <Trans>Email or password is not right</Trans>,
      text: (
        <>
          <p>
            <Trans>
              Check both and try again, or <Link to="/reset-password">set a new password</Link>.
            </Trans>
          </p>
          <p>
            <Trans>
              Is your sign-up not finished yet? <Link to="/signup">Finish it</Link> with the same email.
            </Trans>
          </p>
        </>
      ),
    },
  }
  return words[refusal.kind]
}

const withFacts = (refusal: LoginRefusal, words: ReactNode): ReactNode => (
  <div className={styles.refused}>
    <RefusalFacts refusal={refusal} />
    <p>{words}</p>
  </div>
)
