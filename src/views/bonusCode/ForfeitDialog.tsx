import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { isCurrency, type Currency } from '#contract/money.ts'
import { newKey } from '#contract/newKey.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as styles from './bonusCode.css.ts'
import type { BonusCodeViewProps } from './BonusCodeView.tsx'

/** Another bonus is active: what it is, what stays with the player, and what they lose by giving it up (BON-3, RMB-14). */
export function ForfeitDialog({ flow }: Pick<BonusCodeViewProps, 'flow'>) {
  const snapshot = useSelector(flow, (now) => now)
  const { inTheWay, reward, hasChanged } = snapshot.context
  if (inTheWay === null) return null
  const { title, held, spinsLeft, wagered, wageringTotal } = inTheWay
  const currency: Currency = inTheWay.currency !== null && isCurrency(inTheWay.currency) ? inTheWay.currency : 'EUR'
  const isBusy = snapshot.matches('forfeiting')
  const keep = () => flow.send({ type: 'forfeit.cancel' })
  const wanted = reward?.title
  return (
    <Dialog
      title={<Trans>You have an active bonus</Trans>}
      onClose={isBusy ? undefined : keep}
      actions={
        // To keep it has the focus: who presses Enter twice has lost nothing by it.
        <>
          <Button
            busy={isBusy}
            onClick={() => flow.send({ type: 'forfeit.confirm', forfeitKey: newKey(), idempotencyKey: newKey() })}
          >
            <Trans>Give it up and claim</Trans>
          </Button>
          <Button variant="primary" data-first disabled={isBusy} onClick={keep}>
            <Trans>Keep my bonus</Trans>
          </Button>
        </>
      }
    >
      {hasChanged ? (
        <Notice tone="warn" alert>
          <p>
            <Trans>Your bonus has changed since you were asked: nothing is lost yet. This is how it stands now.</Trans>
          </p>
        </Notice>
      ) : null}
      <p>
        {wanted === undefined ? (
          <Trans>
            Only one bonus can be active at a time. To claim the new one, <strong>{title}</strong> has to go.
          </Trans>
        ) : (
          <Trans>
            Only one bonus can be active at a time. To claim {wanted}, <strong>{title}</strong> has to go.
          </Trans>
        )}
      </p>
      <div className={styles.sides}>
        <div className={styles.side}>
          <h3>
            <Trans>You keep</Trans>
          </h3>
          <ul>
            <li>
              <Trans>All your own money</Trans>
            </li>
          </ul>
        </div>
        <div className={styles.lost}>
          <h3>
            <Trans>You lose</Trans>
          </h3>
          <ul>
            <li>
              {held === null ? (
                <Trans>All money of this bonus</Trans>
              ) : (
                <Trans>
                  <Money amount={held} currency={currency} /> of bonus money
                </Trans>
              )}
            </li>
            {spinsLeft > 0 ? (
              <li>
                <Plural value={spinsLeft} one="# free spin" other="# free spins" />
              </li>
            ) : null}
            {wagered !== null && wageringTotal !== null && wageringTotal > 0 ? (
              <li>
                <Trans>
                  Your progress: <Money amount={wagered} currency={currency} /> of{' '}
                  <Money amount={wageringTotal} currency={currency} /> staked
                </Trans>
              </li>
            ) : null}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}
