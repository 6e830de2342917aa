import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { newKey } from '#contract/newKey.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { Changed, KeptAndLost } from './KeptAndLost.tsx'
import type { RewardsViewProps } from './RewardsView.tsx'
import * as styles from './rewards.css.ts'

type ClaimPanelsProps = Pick<RewardsViewProps, 'claims' | 'own'>

/** What is asked before something is done with a reward: its terms, and what a forfeit keeps and loses (BON-3, RMB-14). */
export function ClaimPanels({ claims, own }: ClaimPanelsProps) {
  const snapshot = useSelector(claims, (now) => now)
  if (snapshot.matches('consent')) return <Consent claims={claims} />
  if (snapshot.matches('asking')) return <Asking claims={claims} own={own} />
  return snapshot.matches('conflict') ? <Conflict claims={claims} own={own} /> : null
}

function Consent({ claims }: Pick<ClaimPanelsProps, 'claims'>) {
  const subject = useSelector(claims, ({ context }) => context.subject)
  if (subject === null) return null
  const { title, terms } = subject
  return (
    <Dialog
      title={<Trans>Do you agree to the terms?</Trans>}
      onClose={() => claims.send({ type: 'claim.cancel' })}
      actions={
        <>
          <Button variant="primary" onClick={() => claims.send({ type: 'consent.accept', idempotencyKey: newKey() })}>
            <Trans>Yes, I agree</Trans>
          </Button>
          <Button onClick={() => claims.send({ type: 'consent.decline', idempotencyKey: newKey() })}>
            <Trans>No, I do not want it</Trans>
          </Button>
        </>
      }
    >
      <div className={surface.stack}>
        <p>
          <Trans>
            Before you can have <strong dir="auto">{title}</strong>, we need your yes to its terms.
          </Trans>
        </p>
        {terms === null ? null : (
          <p className={styles.prose} dir="auto">
            {terms}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Asking({ claims, own }: ClaimPanelsProps) {
  const { activeBonus, hasChanged } = useSelector(claims, (now) => now.context)
  if (activeBonus === null) return null
  const keep = () => claims.send({ type: 'claim.cancel' })
  return (
    <Dialog
      title={<Trans>Forfeit this bonus?</Trans>}
      onClose={keep}
      actions={
        <>
          <Button variant="primary" data-first onClick={keep}>
            <Trans>Keep the bonus</Trans>
          </Button>
          <Button
            variant="danger"
            onClick={() => claims.send({ type: 'forfeit.accept', forfeitKey: newKey(), idempotencyKey: newKey() })}
          >
            <Trans>Forfeit and lose it</Trans>
          </Button>
        </>
      }
    >
      <div className={surface.stack}>
        {hasChanged ? <Changed /> : null}
        <p>
          <Trans>It ends for good: you cannot have it a second time.</Trans>
        </p>
        <KeptAndLost active={activeBonus} own={own} />
      </div>
    </Dialog>
  )
}

const queue = (idempotencyKey: string) => ({ type: 'claim.queue', idempotencyKey }) as const

function Conflict({ claims, own }: ClaimPanelsProps) {
  const snapshot = useSelector(claims, (now) => now)
  const { activeBonus, givenUp, hasChanged, subject } = snapshot.context
  if (activeBonus === null || subject === null) return null
  return (
    <ConflictDialog
      active={activeBonus}
      wanted={subject.title}
      own={own}
      hasChanged={hasChanged}
      givenUp={givenUp}
      onKeep={() => claims.send({ type: 'claim.cancel' })}
      onQueue={snapshot.can(queue('any')) ? () => claims.send(queue(newKey())) : null}
      onForfeit={() => claims.send({ type: 'forfeit.accept', forfeitKey: newKey(), idempotencyKey: newKey() })}
    />
  )
}
