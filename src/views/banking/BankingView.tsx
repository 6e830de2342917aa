import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { walletMachine } from '#machines/wallet/wallet.machine.ts'
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Money } from '#src/ui/Money.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice, Skeleton } from '#src/ui/Surface.tsx'
import { hidden } from '#src/ui/VisuallyHidden.css.ts'
import type { FramePlayer } from '../frame/player.ts'
import { PendingWithdrawals } from '../withdrawal/PendingWithdrawals.tsx'
import * as styles from './banking.css.ts'

export interface BankingViewProps {
  readonly wallet: ActorRefFrom<typeof walletMachine>
  readonly withdrawal: ActorRefFrom<typeof withdrawalMachine>
  readonly player: FramePlayer
}

/** The balance, own money apart from bonus money, where to go from here, and what is not paid yet (RMB-3, WDR-2). */
export function BankingView({ wallet, withdrawal, player }: BankingViewProps) {
  const { mayDeposit, areas, isKnown } = player
  return (
    <div className={styles.place}>
      <Card as="section" aria-labelledby="banking-balance">
        <h2 id="banking-balance" className={surface.sectionTitle}>
          <Trans comment="Heading.">Your balance</Trans>
        </h2>
        <Balance flow={wallet} />
        <div className={cx(surface.row, !isKnown && styles.soon)}>
          {mayDeposit || !isKnown ? (
            <ButtonLink to="/my-account/banking/deposit" variant="primary">
              <Trans>Deposit</Trans>
            </ButtonLink>
          ) : null}
          {areas.withdrawal || !isKnown ? (
            <ButtonLink to="/my-account/banking/withdraw" variant={mayDeposit ? 'secondary' : 'primary'}>
              <Trans>Withdraw</Trans>
            </ButtonLink>
          ) : null}
          <ButtonLink to="/my-account/banking/transactions">
            <Trans>Transactions</Trans>
          </ButtonLink>
        </div>
      </Card>
      <Pending flow={withdrawal} />
    </div>
  )
}

function Pending({ flow }: { readonly flow: BankingViewProps['withdrawal'] }) {
  const snapshot = useSelector(flow, (now) => now)
  return (
    <Card {...flowAttributes(snapshot)}>
      <PendingWithdrawals
        flow={flow}
        none={
          <p className={surface.muted}>
            <Trans>No withdrawal is pending. What was paid stands in the transactions.</Trans>
          </p>
        }
      />
    </Card>
  )
}

function Balance({ flow }: { readonly flow: BankingViewProps['wallet'] }) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const { balance } = snapshot.context
  const isStale = snapshot.matches({ balance: 'stale' })
  const stale = isStale ? (
    <Notice tone="warn">
      <p>
        {balance ? (
          <Trans>This may not be up to date: the wallet could not be reached.</Trans>
        ) : (
          <Trans>Your balance can’t be shown now: the wallet could not be reached. Your money is safe.</Trans>
        )}
      </p>
      <div>
        <Button size="sm" busy={snapshot.hasTag('busy')} onClick={() => flow.send({ type: 'balance.refresh' })}>
          <Trans comment="Button: loads data that could not be had.">Ask again</Trans>
        </Button>
      </div>
    </Notice>
  ) : null
  if (!balance) {
    return (
      stale ?? (
        <output className={styles.balanceSoon}>
          <span className={hidden}>
            <Trans>Looking up your balance</Trans>
          </span>
          <Skeleton height="100%" />
        </output>
      )
    )
  }
  const rows = [
    [t({ message: 'Own money', comment: 'Label: cash balance, apart from bonus money.' }), balance.mainBalance],
    [
      t({ message: 'Locked', comment: 'Label: money that is set aside, e.g. for a pending withdrawal.' }),
      balance.lockedBalance,
    ],
    [t({ message: 'Casino bonus', comment: 'Bonus money that can be played in the casino.' }), balance.casinoBonus],
    [t`Live casino bonus`, balance.liveCasinoBonus],
    [t({ message: 'Sports bonus', comment: 'Bonus money for sports bets.' }), balance.sportsBonus],
  ] as const
  return (
    <>
      <dl className={styles.amounts}>
        {rows
          .filter(([, amount], at) => at === 0 || amount !== 0)
          .map(([label, amount], at) => (
            <div key={label} className={at === 0 ? styles.own : styles.amount}>
              <dt className={surface.muted}>{label}</dt>
              <dd className={at === 0 ? styles.ownValue : styles.value}>
                <Money amount={amount} currency={balance.currency} />
              </dd>
            </div>
          ))}
      </dl>
      {stale}
    </>
  )
}
