import { Button } from '#src/ui/Button.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import { page } from '#src/ui/Surface.css.ts'
import { ErrorArt } from '#src/views/errors/ErrorArt.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApp } from '../AppContext.tsx'
import { useFlow, useSession } from '../flows.ts'
import { useHead } from '../head.ts'

/** What stands behind the reset, and after it was closed (PWD-3); a player is told why a link does nothing now. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const { session } = useApp()
  const { go } = useNavigation()
  const flow = useFlow('passwordReset')
  const email = useSession(({ context }) => context.player?.email ?? null)
  useHead(t`Set a new password`)
  return (
    <div className={page}>
      {email === null ? (
        <EmptyState
          heading="h1"
          art={<ErrorArt picture="401" />}
          title={<Trans>Set a new password</Trans>}
          actions={
            <>
              <Button variant="primary" onClick={() => flow?.send({ type: 'reset.open' })}>
                <Trans comment="Verb, button: starts the questionnaire or the password reset.">Begin</Trans>
              </Button>
              <Button onClick={() => go('/#login')}>
                <Trans comment="Button and title: verb, sign in.">Log in</Trans>
              </Button>
            </>
          }
        >
          <Trans>You need your email address, and the phone or the mailbox of your account.</Trans>
        </EmptyState>
      ) : (
        <EmptyState
          heading="h1"
          art={<ErrorArt picture="401" />}
          title={<Trans>You are logged in</Trans>}
          actions={
            <>
              <Button
                variant="primary"
                onClick={() => session.current?.send({ type: 'session.signOut', reason: 'player' })}
              >
                <Trans comment="Button: verb, sign out.">Log out</Trans>
              </Button>
              <Button onClick={() => go('/my-account/account')}>
                <Trans>My account</Trans>
              </Button>
            </>
          }
        >
          <Trans>
            You are logged in as {email}. Change your password in your account, or log out to set a new one without the
            old one.
          </Trans>
        </EmptyState>
      )}
    </div>
  )
}
