import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { idleMachine } from '#machines/idle/idle.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'

/** Nobody has done anything for a while: stay or leave (RGT-4). */
export function IdleModal({ flow }: { readonly flow: ActorRefFrom<typeof idleMachine> }) {
  const snapshot = useSelector(flow, (now) => now)
  if (!snapshot.matches('warning')) return null
  return (
    <Dialog
      title={<Trans>Are you still there?</Trans>}
      root={flowAttributes(snapshot) as object}
      actions={
        <>
          <Button onClick={() => flow.send({ type: 'idle.signOut' })}>
            <Trans>Log out</Trans>
          </Button>
          {/* Whoever is there and types on stays. */}
          <Button variant="primary" data-first onClick={() => flow.send({ type: 'idle.continue' })}>
            <Trans>Stay logged in</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          To keep your account safe we log you out after 30 minutes without activity. Less than three are left.
        </Trans>
      </p>
    </Dialog>
  )
}
