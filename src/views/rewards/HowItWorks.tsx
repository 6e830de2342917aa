import { Trans } from '@lingui/react/macro'
import type { Reward } from '#machines/rewards/rewards.contract.ts'
import { Money } from '#src/ui/Money.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { usePercent } from '#src/ui/usePercent.ts'
import * as styles from './rewards.css.ts'
import { useGameTypeName } from './words.tsx'

/** What is told of how a bonus works. */
interface Workings extends Pick<Reward, 'isCashback' | 'kind' | 'wrMultiplier' | 'stickiness' | 'maxWin' | 'currency'> {
  readonly isByDeposit: boolean
  /** Something must be staked before it is the player's own. */
  readonly isWagered: boolean
}

/** How a bonus works, in plain words (BON-1). */
export function HowItWorks({ bonus }: { readonly bonus: Workings }) {
  if (bonus.isCashback)
    return (
      <p>
        <Trans>Part of what you lose of your own money comes back to you as your own money.</Trans>{' '}
        {bonus.isByDeposit ? (
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
  if (bonus.kind === 'bonus' && bonus.wrMultiplier === 0)
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
        {bonus.kind === 'freeBet' ? (
          <Trans>You place it as one bet that costs you nothing.</Trans>
        ) : bonus.kind === 'freeSpins' ? (
          <Trans comment="How free spins work: they are played in one game.">
            Its spins cost you nothing: in their game they are played before any money of yours.
          </Trans>
        ) : (
          <Trans>Your own money is staked first, the bonus money after that.</Trans>
        )}{' '}
        {bonus.isWagered && (bonus.kind === 'freeBet' || bonus.kind === 'freeSpins') ? (
          bonus.stickiness === 'STICKY' ? (
            <Trans comment="Of free spins or a free bet: what they have won can't be withdrawn itself.">
              This bonus is sticky: what it wins is bonus money for staking only. Once you have staked enough, what that
              money has won beyond itself is yours.
            </Trans>
          ) : (
            <Trans>What it wins is bonus money: once you have staked enough, it is your own.</Trans>
          )
        ) : bonus.isWagered ? (
          bonus.stickiness === 'STICKY' ? (
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
        {bonus.isWagered && bonus.maxWin !== null ? (
          <Trans comment="Of the money of a bonus that was staked enough: no more than this amount is paid out.">
            At most <Money amount={bonus.maxWin} currency={bonus.currency} decimals="short" /> of it is paid; what is
            more goes back.
          </Trans>
        ) : null}
      </p>
      {bonus.isWagered ? (
        <p>
          <Trans>If you withdraw or forfeit before that, the bonus money is lost. Your own money never is.</Trans>
        </p>
      ) : null}
    </section>
  )
}

const none: readonly string[] = []

interface Excluding {
  /** Names of games; a log of an older build has none. */
  readonly excludedGames?: readonly string[] | undefined
}

/** In which games a stake counts, by how much, and in which it may not be staked at all (BON-7); nothing where the platform says nothing. */
export function WhatCounts({ contributions, excludedGames = none }: Pick<Reward, 'contributions'> & Excluding) {
  const nameOf = useGameTypeName()
  const percent = usePercent()
  if (contributions === null || contributions.length === 0) return null
  const games = excludedGames.join(', ')
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
              <th scope="row">{nameOf(gameType, contributions.length === 1)}</th>
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
      {excludedGames.length === 0 ? null : (
        <p>
          <Trans comment="Of a bonus, below how much stakes count: {games} is a list of names of games.">
            The bonus can’t be staked in these games, and nothing counts there: {games}.
          </Trans>
        </p>
      )}
    </section>
  )
}
