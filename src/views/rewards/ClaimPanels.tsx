import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { newKey } from '#contract/newKey.ts'
import type { ActiveBonus } from '#machines/rewardClaim/rewardClaim.contract.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import type { OwnMoney, RewardsViewProps } from './RewardsView.tsx'
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
          <Button onClick={() => claims.send({ type: 'consent.decline', idempotencyKey: newKey() })}>
            <Trans>No, I do not want it</Trans>
          </Button>
          <Button variant="primary" onClick={() => claims.send({ type: 'consent.accept', idempotencyKey: newKey() })}>
            <Trans>Yes, I agree</Trans>
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
          <Button variant="danger" onClick={() => claims.send({ type: 'forfeit.accept', idempotencyKey: newKey() })}>
            <Trans>Forfeit and lose it</Trans>
          </Button>
        </>
      }
    >
      <div className={surface.stack}>
        {hasChanged ? <Changed /> : null}
        <p>
          <Trans>It ends for good: you can not have it a second time.</Trans>
        </p>
        <KeptAndLost active={activeBonus} own={own} />
      </div>
    </Dialog>
  )
}

function Conflict({ claims, own }: ClaimPanelsProps) {
  const snapshot = useSelector(claims, (now) => now)
  const { activeBonus, hasChanged, subject } = snapshot.context
  if (activeBonus === null || subject === null) return null
  const keep = () => claims.send({ type: 'claim.cancel' })
  const queue = { type: 'claim.queue' } as const
  const { title } = subject
  const active = activeBonus.title
  return (
    <Dialog
      title={<Trans>You have an active bonus already</Trans>}
      onClose={keep}
      actions={
        <>
          <Button variant="primary" data-first onClick={keep}>
            <Trans>Keep the active bonus</Trans>
          </Button>
          {snapshot.can(queue) ? (
            <Button onClick={() => claims.send(queue)}>
              <Trans>Wait behind it</Trans>
            </Button>
          ) : null}
          <Button variant="danger" onClick={() => claims.send({ type: 'forfeit.accept', idempotencyKey: newKey() })}>
            <Trans>Forfeit it and go on</Trans>
          </Button>
        </>
      }
    >
      <div className={surface.stack}>
        {hasChanged ? <Changed /> : null}
        <p>
          <Trans>
            Only one bonus can be active here at a time. To have <strong dir="auto">{title}</strong> now, you would give
            up <strong dir="auto">{active}</strong>.
          </Trans>
        </p>
        <KeptAndLost active={activeBonus} own={own} />
      </div>
    </Dialog>
  )
}

function Changed() {
  return (
    <Notice tone="warn" alert title={<Trans>This has changed meanwhile</Trans>}>
      <p>
        <Trans>Nothing was lost. Please look at it again: this is how it stands now.</Trans>
      </p>
    </Notice>
  )
}

function Line({
  name,
  isLost = false,
  children,
}: {
  readonly name: ReactNode
  readonly isLost?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={isLost ? styles.lost : undefined}>{children}</dd>
    </div>
  )
}

/** What stays and what goes, each with its amount, before the yes (RMB-14). */
function KeptAndLost({ active, own }: { readonly active: ActiveBonus; readonly own: OwnMoney | null }) {
  const { amountLost, currency, spinsLost, wageringProgress, wageringTotal } = active
  return (
    <dl className={styles.facts}>
      {own === null ? null : (
        <Line name={<Trans>You keep: your own money</Trans>}>
          <Money amount={own.amount} currency={own.currency} />
        </Line>
      )}
      <Line name={<Trans>You lose: bonus money</Trans>} isLost>
        <Money amount={amountLost} currency={currency} />
      </Line>
      {spinsLost === 0 ? null : (
        <Line name={<Trans>You lose: free spins</Trans>} isLost>
          <Plural value={spinsLost} one="# spin" other="# spins" />
        </Line>
      )}
      {wageringTotal === null || wageringTotal === 0 ? null : (
        <Line name={<Trans>You lose: what you staked towards it</Trans>} isLost>
          <Trans>
            <Money amount={wageringProgress} currency={currency} /> of{' '}
            <Money amount={wageringTotal} currency={currency} />
          </Trans>
        </Line>
      )}
    </dl>
  )
}
