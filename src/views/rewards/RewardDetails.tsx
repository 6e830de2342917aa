import { Trans } from '@lingui/react/macro'
import type { Contribution, Reward } from '#machines/rewards/rewards.contract.ts'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Money } from '#src/ui/Money.tsx'
import { usePercent } from '#src/ui/usePercent.ts'
import * as surface from '#src/ui/Surface.css.ts'
import { isByDeposit, isWagered } from './offers.ts'
import * as styles from './rewards.css.ts'
import { useGameTypeName } from './words.tsx'

interface RewardDetailsProps {
  readonly reward: Reward
  readonly onClose: () => void
}

/** Everything about one reward in plain words: how it works, in which games a stake counts, and its terms (BON-1, BON-7). */
export function RewardDetails({ reward, onClose }: RewardDetailsProps) {
  return (
    <Dialog
      title={
        <span className={styles.told} dir="auto">
          {reward.title}
        </span>
      }
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <div className={cx(surface.stack, styles.told)}>
        <HowItWorks reward={reward} />
        {isWagered(reward) && reward.contributions !== null && reward.contributions.length > 0 ? (
          <Contributions contributions={reward.contributions} />
        ) : null}
        {reward.terms === null ? null : (
          <section className={surface.tight}>
            <h3>
              <Trans comment="Heading: terms of a reward.">Terms</Trans>
            </h3>
            <p className={styles.prose} dir="auto">
              {reward.terms}
            </p>
          </section>
        )}
      </div>
    </Dialog>
  )
}

function HowItWorks({ reward }: Pick<RewardDetailsProps, 'reward'>) {
  if (reward.isCashback)
    return (
      <p>
        <Trans>Part of what you lose of your own money comes back to you as your own money.</Trans>{' '}
        {isByDeposit(reward) ? (
          <Trans comment="Cashback that a deposit brings: from then on losses count, less what is won.">
            Nothing counts before your deposit has brought it, and what you win is taken off.
          </Trans>
        ) : (
          <Trans comment="Cashback that the player starts: from then on losses count, less what is won.">
            Nothing counts before you start it, and what you win is taken off.
          </Trans>
        )}
      </p>
    )
  if (reward.kind === 'bonus' && reward.wrMultiplier === 0)
    return (
      <p>
        <Trans comment="How a bonus works: it is paid as the player's own money.">
          What it gives is your own money at once: nothing must be staked for it.
        </Trans>
      </p>
    )
  return (
    <section className={surface.tight}>
      <h3>
        <Trans>How it works</Trans>
      </h3>
      <p>
        <Trans>Your own money is staked first, the bonus money after that.</Trans>{' '}
        {isWagered(reward) ? (
          reward.stickiness === 'STICKY' ? (
            <Trans>
              This bonus is sticky: what it gave is for staking only. Once you have staked enough, what was won with it
              is yours, and what it gave goes back.
            </Trans>
          ) : (
            <Trans>
              This bonus is not sticky: once you have staked enough, all of its money is yours, what it gave and what
              was won with it.
            </Trans>
          )
        ) : (
          <Trans>What you win with it is yours at once.</Trans>
        )}{' '}
        {isWagered(reward) && reward.maxWin !== null ? (
          <Trans comment="Of the money of a bonus that was staked enough: no more than this amount is paid out.">
            At most <Money amount={reward.maxWin} currency={reward.currency} decimals="short" /> of it is paid; what is
            more goes back.
          </Trans>
        ) : null}
      </p>
      <p>
        <Trans>If you withdraw or forfeit before that, the bonus money is lost. Your own money never is.</Trans>
      </p>
    </section>
  )
}

function Contributions({ contributions }: { readonly contributions: readonly Contribution[] }) {
  const nameOf = useGameTypeName()
  const percent = usePercent()
  return (
    <section className={surface.tight}>
      <h3>
        <Trans>How much of a stake counts</Trans>
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans comment="Noun: heading of a list of games.">Games</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column: how much of a stake counts towards wagering, e.g. 100 %.">Counts</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {contributions.map(({ gameType, share }) => (
            <tr key={gameType ?? ''}>
              <th scope="row">{nameOf(gameType)}</th>
              <td>
                {share === 0 ? (
                  <Trans comment="A game that does not count towards wagering: counts nothing.">nothing</Trans>
                ) : (
                  percent(share)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
