import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { cx } from '#src/ui/cx.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import type { WithdrawalViewProps } from './WithdrawalView.tsx'
import * as styles from './withdrawal.css.ts'
import { Sum } from './words.tsx'

/** What logs of older builds do not say. */
const unsaid = { atStake: 0, spins: 0 } as const

/** What is kept and what is lost, each with its amount, before the yes (WDR-3, RMB-14). */
export function ForfeitWarning({ flow, hasOffers }: WithdrawalViewProps & { readonly hasOffers: boolean }) {
  const { t } = useLingui()
  const { amount, bonuses, currency, mainBalance } = useSelector(flow, (now) => now.context)
  const isOne = bonuses.length <= 1
  // The house's bonuses have words of their own; others bear their campaign's title.
  const own: Readonly<Record<string, string>> = {
    SPORTS: t`Sports bonus`,
    CASINO: t`Casino bonus`,
    LIVE_CASINO: t`Live casino bonus`,
  }
  // Asked before bonuses were closed to the player: its names are seen by them no more (SAF-2).
  const unnamed = t({ message: 'Bonus', comment: 'Noun: kind of transaction, or heading.' })
  const decline = () => flow.send({ type: 'forfeit.decline' })
  return (
    <Dialog
      title={isOne ? <Trans>You would lose your bonus</Trans> : <Trans>You would lose your bonuses</Trans>}
      onClose={decline}
      actions={
        <>
          <Button variant="primary" data-first onClick={decline}>
            {isOne ? <Trans>Keep the bonus</Trans> : <Trans>Keep the bonuses</Trans>}
          </Button>
          <Button variant="danger" onClick={() => flow.send({ type: 'forfeit.accept' })}>
            {isOne ? <Trans>Withdraw and lose the bonus</Trans> : <Trans>Withdraw and lose the bonuses</Trans>}
          </Button>
        </>
      }
    >
      <div className={surface.stack}>
        <p>
          <Trans>
            Withdrawing ends the bonus money below. It comes back if the withdrawal is cancelled or fails, unless you
            have made another one since.
          </Trans>
        </p>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>
              <Trans comment="Label before the amount.">You withdraw</Trans>
            </dt>
            <dd className={styles.factValue}>
              <Sum amount={amount ?? 0} currency={currency} />
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>
              <Trans>You keep in your wallet</Trans>
            </dt>
            <dd className={styles.factValue}>
              <Sum amount={mainBalance - (amount ?? 0)} currency={currency} />
            </dd>
          </div>
          {bonuses.map((one) => {
            const { id, title, amount: bonus, atStake, spins: spinsLost } = { ...unsaid, ...one }
            return (
              <div key={id} className={styles.fact}>
                <dt>
                  <Trans comment="Bonuses that a withdrawal forfeits.">
                    You lose: {own[id] ?? (hasOffers ? title : unnamed)}
                  </Trans>
                </dt>
                <dd className={cx(styles.factValue, styles.lost, styles.stacked)}>
                  {/* A free bet, and what waits, hold no money yet. */}
                  {bonus === 0 && atStake === 0 && spinsLost === 0 ? <Trans>all of it</Trans> : null}
                  {bonus === 0 ? null : <Sum amount={bonus} currency={currency} />}
                  {atStake === 0 ? null : (
                    <span>
                      <Trans comment="Label before an amount of bonus money that is staked and not decided yet: in sports bets, or in rounds of live games.">
                        In open bets and rounds
                      </Trans>{' '}
                      <Sum amount={atStake} currency={currency} />
                    </span>
                  )}
                  {spinsLost === 0 ? null : <Plural value={spinsLost} one="# spin" other="# spins" />}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </Dialog>
  )
}
