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

/** A bonus was given up, and what was to come in its place has not come. */
export function GivenUp({ title }: { readonly title: string }) {
  return (
    <p>
      <Trans>
        <strong dir="auto">{title}</strong> was given up for it.
      </Trans>
    </p>
  )
}

/** What was told of a bonus does not hold by now: it is told anew. */
export function Changed() {
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
export function KeptAndLost({ active, own }: { readonly active: ActiveBonus; readonly own: OwnMoney | null }) {
  const { amountLost, betLost, currency, spinsLost, wageringProgress, wageringTotal } = active
  const isBetAlone = betLost !== null && amountLost === 0
  return (
    <dl className={styles.facts}>
      {own === null ? null : (
        <Line name={<Trans>You keep: your own money</Trans>}>
          <Money amount={own.amount} currency={own.currency} />
        </Line>
      )}
      {isBetAlone ? null : (
        <Line name={<Trans>You lose: bonus money</Trans>} isLost>
          {amountLost === null ? <Trans>all of it</Trans> : <Money amount={amountLost} currency={currency} />}
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
