import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Currency, Minor } from '#contract/money.ts'
import type { ActiveBonus } from '#machines/rewardClaim/rewardClaim.contract.ts'
import { Money } from '#src/ui/Money.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as styles from './rewards.css.ts'

/** Own money, which no forfeit touches. */
export interface OwnMoney {
  readonly amount: Minor
  readonly currency: Currency
}

/** Bonuses were given up, and what was to come in their place has not come. */
export const GivenUp = ({ titles }: { readonly titles: readonly string[] }) =>
  [...new Set(titles)].map((title) => (
    <p key={title}>
      <Trans>
        <strong dir="auto">{title}</strong> was given up for it.
      </Trans>
    </p>
  ))

const nothing: readonly string[] = []

/** What was told of a bonus does not hold by now: it is told anew, with what was given up before. */
export function Changed({ givenUp = nothing }: { readonly givenUp?: readonly string[] }) {
  return (
    <Notice tone="warn" alert title={<Trans>This has changed meanwhile</Trans>}>
      <GivenUp titles={givenUp} />
      <p>
        {/* Whether anything was lost by another tab is not known here. */}
        <Trans>Please look at it again: this is how it stands now.</Trans>
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

/** What logs of older builds do not say. */
const unsaid = { amountAtStake: 0, betLost: null, spinsLost: 0 } as const

/** What stays and what goes, each with its amount, before the yes (RMB-14). */
export function KeptAndLost({ active, own }: { readonly active: ActiveBonus; readonly own: OwnMoney | null }) {
  const { amountAtStake, amountLost, betLost, currency, spinsLost, wageringProgress, wageringTotal } = {
    ...unsaid,
    ...active,
  }
  // An amount of nothing says only that there is nothing else.
  const isNoneHeld = amountLost === 0 && (betLost !== null || spinsLost > 0 || amountAtStake > 0)
  return (
    <dl className={styles.facts}>
      {own === null ? null : (
        <Line name={<Trans>You keep: your own money</Trans>}>
          <Money amount={own.amount} currency={own.currency} />
        </Line>
      )}
      {isNoneHeld ? null : (
        <Line name={<Trans>You lose: bonus money</Trans>} isLost>
          {amountLost === null ? <Trans>all of it</Trans> : <Money amount={amountLost} currency={currency} />}
        </Line>
      )}
      {amountAtStake === 0 ? null : (
        <Line
          name={
            <Trans comment="Label before an amount of bonus money that is staked and not decided yet: in sports bets, or in rounds of live games.">
              You lose: bonus money in open bets and rounds
            </Trans>
          }
          isLost
        >
          <Money amount={amountAtStake} currency={currency} />
        </Line>
      )}
      {betLost === null ? null : (
        <Line name={<Trans>You lose: your free bet</Trans>} isLost>
          <Money amount={betLost} currency={currency} />
        </Line>
      )}
      {spinsLost === 0 ? null : (
        <Line name={<Trans>You lose: free spins</Trans>} isLost>
          <Plural value={spinsLost} one="# spin" other="# spins" />
        </Line>
      )}
      {wageringTotal === null || wageringTotal === 0 ? null : (
        <Line name={<Trans>You lose: what you staked towards it</Trans>}>
          <Trans comment="An amount out of a whole amount.">
            <Money amount={wageringProgress} currency={currency} /> of{' '}
            <Money amount={wageringTotal} currency={currency} />
          </Trans>
        </Line>
      )}
    </dl>
  )
}
