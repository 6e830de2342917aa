import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { payAndPlayMachine } from '#machines/payAndPlay/payAndPlay.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import { ErrorArt } from '../errors/ErrorArt.tsx'

interface PayAndPlayPanelProps {
  readonly flow: ActorRefFrom<typeof payAndPlayMachine>
  readonly onClose: () => void
}

/** The panel of `signup/pnp` (NAV-1): until payments open accounts (PNP-1) it says so and shows the ways in that there are. */
export function PayAndPlayPanel({ flow, onClose }: PayAndPlayPanelProps) {
  const { go } = useNavigation()
  const snapshot = useSelector(flow, (now) => now)
  return (
    <Dialog
      title={<Trans>Pay and play</Trans>}
      shape="panel"
      root={flowAttributes(snapshot) as object}
      onClose={onClose}
    >
      <EmptyState
        heading="h3"
        art={<ErrorArt picture="401" />}
        title={<Trans>Signing up by a payment is not open yet</Trans>}
        actions={
          <>
            <Button variant="primary" data-first onClick={() => go('/signup', { replace: true })}>
              <Trans>Sign up</Trans>
            </Button>
            <Button onClick={() => go('#login')}>
              <Trans>Log in</Trans>
            </Button>
          </>
        }
      >
        <Trans>Create an account with your email; you can pay in as soon as it is made.</Trans>
      </EmptyState>
    </Dialog>
  )
}
