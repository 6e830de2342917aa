import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { profileMachine } from '#machines/profile/profile.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Link } from '#src/ui/Link.tsx'

export interface WelcomeModalProps {
  readonly flow: ActorRefFrom<typeof profileMachine>
  readonly onClose: () => void
}

/** The welcome after the very first sign-in, and where limits are set (DEP-7, RMB-1). */
export function WelcomeModal({ flow, onClose }: WelcomeModalProps) {
  const snapshot = useSelector(flow, (now) => now)
  const { profile } = snapshot.context
  if (!snapshot.matches({ welcome: 'shown' }) || !profile) return null
  return (
    <Dialog
      title={<Trans comment="Title at the first sign-in; {0} is the first name.">Welcome, {profile.firstName}</Trans>}
      root={flowAttributes(snapshot) as object}
      onClose={onClose}
      actions={
        <Button variant="primary" data-first onClick={onClose}>
          <Trans comment="Button: closes the welcome without a deposit.">Look around</Trans>
        </Button>
      }
    >
      <p>
        {profile.isRegistrationComplete ? (
          <Trans>Your account is ready.</Trans>
        ) : (
          <Trans>
            A few details are still missing before you can deposit and play.{' '}
            <Link to="/my-account/account">Complete your registration</Link>
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          Before you play you can set limits on what you deposit, spend and lose.{' '}
          <Link to="/my-account/gambling-limits">Set limits</Link>
        </Trans>
      </p>
    </Dialog>
  )
}
