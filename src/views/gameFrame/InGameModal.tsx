import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { gameFrameMachine } from '#machines/gameFrame/gameFrame.machine.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { NotBuiltYet } from '#src/ui/States.tsx'

interface InGameModalProps {
  readonly flow: ActorRefFrom<typeof gameFrameMachine>
  /** The deposit flow's view. */
  readonly deposit: ReactNode
}

/** What opens over a running game without leaving it; the game pauses meanwhile (GAM-4, SAF-3). */
export function InGameModal({ flow, deposit }: InGameModalProps) {
  const snapshot = useSelector(flow, (now) => now)
  if (!snapshot.matches({ open: { menu: 'open' } })) return null
  const isBanking = snapshot.matches({ open: { menu: { open: 'banking' } } })
  return (
    <Dialog
      title={isBanking ? <Trans>Deposit</Trans> : <Trans>Your account</Trans>}
      root={flowAttributes(snapshot) as object}
      onClose={() => flow.send({ type: 'menu.close' })}
    >
      {isBanking ? deposit : <NotBuiltYet part={<Trans>Account in the game</Trans>} heading="h2" />}
    </Dialog>
  )
}
