import { Trans } from '@lingui/react/macro'
import type { ActiveBonus } from '#machines/rewardClaim/rewardClaim.contract.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Changed, KeptAndLost, type OwnMoney } from './KeptAndLost.tsx'

interface ConflictDialogProps {
  readonly active: ActiveBonus
  /** What is to be had in its place; null where the platform does not say what a code stands for. */
  readonly wanted: string | null
  readonly own: OwnMoney | null
  /** It stands otherwise than when the player said yes. */
  readonly hasChanged: boolean
  /** What was given up for it before: another one is in the way by now. */
  readonly givenUp: readonly string[]
  readonly isBusy?: boolean
  readonly onKeep: () => void
  /** Null where what is wanted can't wait behind it. */
  readonly onQueue?: (() => void) | null
  readonly onForfeit: () => void
}

/** Another bonus is active in the same vertical: what it is, what is kept, and what is lost by giving it up (BON-3, RMB-14). */
export function ConflictDialog(props: ConflictDialogProps) {
  const { active, wanted, own, hasChanged, givenUp, isBusy = false, onKeep, onQueue = null, onForfeit } = props
  const { title } = active
  return (
    <Dialog
      title={<Trans>You have an active bonus already</Trans>}
      onClose={isBusy ? undefined : onKeep}
      actions={
        // To keep it has the focus: who presses Enter twice has lost nothing by it.
        <>
          <Button variant="primary" data-first disabled={isBusy} onClick={onKeep}>
            <Trans>Keep the active bonus</Trans>
          </Button>
          {onQueue ? (
            <Button disabled={isBusy} onClick={onQueue}>
              <Trans>Wait behind it</Trans>
            </Button>
          ) : null}
          <Button variant="danger" busy={isBusy} onClick={onForfeit}>
            <Trans>Forfeit it and go on</Trans>
          </Button>
        </>
      }
    >
      <div className={surface.stack}>
        {hasChanged || givenUp.length > 0 ? <Changed givenUp={givenUp} /> : null}
        <p>
          {wanted === null ? (
            <Trans>
              Only one bonus can be active here at a time. To have the new one now, you would give up{' '}
              <strong dir="auto">{title}</strong>.
            </Trans>
          ) : (
            <Trans>
              Only one bonus can be active here at a time. To have <strong dir="auto">{wanted}</strong> now, you would
              give up <strong dir="auto">{title}</strong>.
            </Trans>
          )}
        </p>
        <KeptAndLost active={active} own={own} />
      </div>
    </Dialog>
  )
}
