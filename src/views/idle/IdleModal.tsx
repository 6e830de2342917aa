import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { idleMachine } from '#machines/idle/idle.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { durationText } from '#src/ui/durationText.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { useSite } from '#src/ui/site.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import * as styles from './idle.css.ts'

type IdleModalProps = { readonly flow: ActorRefFrom<typeof idleMachine> }

/** Nobody has done anything for a while: stay or leave (RGT-4). */
export function IdleModal({ flow }: IdleModalProps) {
  const snapshot = useSelector(flow, (now) => now)
  if (!snapshot.matches('warning')) return null
  const { signsOutAt } = snapshot.context
  return (
    <Dialog
      title={<Trans>Are you still there?</Trans>}
      root={flowAttributes(snapshot) as object}
      actions={
        <>
          <Button onClick={() => flow.send({ type: 'idle.signOut' })}>
            <Trans>Log out</Trans>
          </Button>
          {/* Whoever is there and presses Enter stays. */}
          <Button variant="primary" data-first onClick={() => flow.send({ type: 'idle.continue' })}>
            <Trans comment="Button: asked of a player who has done nothing for some time.">Stay logged in</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>To keep your account safe we log you out after 30 minutes without activity.</Trans>
      </p>
      {signsOutAt === null ? null : <CountDown until={signsOutAt} />}
    </Dialog>
  )
}

/** Seconds left at which it is said aloud; each second would talk over everything else. */
const saidAt = [10, 30, 60, 120, 180]

/** What is left until the sign-out: drawn each second, said now and then. */
function CountDown({ until }: { readonly until: number }) {
  const { numberLocale } = useSite()
  const seconds = Math.max(0, Math.ceil((until - useNow()) / 1000))
  const step = saidAt.find((one) => seconds <= one) ?? seconds
  const left = durationText(step * 1000, numberLocale)
  return (
    <>
      <p className={styles.left} role="timer" aria-live="off">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </p>
      <VisuallyHidden>
        <output aria-live="assertive">
          <Trans>You are logged out in {left}.</Trans>
        </output>
      </VisuallyHidden>
    </>
  )
}
