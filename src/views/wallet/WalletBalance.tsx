import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Minor } from '#contract/money.ts'
import type { Balance } from '#machines/player.ts'
import type { walletMachine } from '#machines/wallet/wallet.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { AlertIcon, DownIcon } from '#src/ui/icons.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import * as styles from './wallet.css.ts'

interface WalletBalanceProps {
  readonly flow: ActorRefFrom<typeof walletMachine>
  /** What a running game says of the own money, minor units, before the wallet has said it (GAM-3); null where the wallet spoke last. */
  readonly ahead?: Minor | null
}

/** The balance with the own money that a game has told of. */
const withOwn = (balance: Balance, own: Minor | null): Balance =>
  own === null
    ? balance
    : { ...balance, mainBalance: own, totalBalance: balance.totalBalance - balance.mainBalance + own }

/** The balance in the header, what it is made of, and a sign when it is not up to date (WAL-1, WAL-3, RMB-3, SAF-14). */
export function WalletBalance({ flow, ahead = null }: WalletBalanceProps) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const known = snapshot.context.balance
  const balance = known && withOwn(known, ahead)
  const isStale = snapshot.matches({ balance: 'stale' })
  if (!balance && !isStale) {
    return <span {...flowAttributes(snapshot)} className={styles.waiting} aria-hidden />
  }
  return (
    <div {...flowAttributes(snapshot)} className={styles.root}>
      <output
        className={styles.total}
        aria-label={t({ message: 'Balance', comment: 'Noun: money in the player account.' })}
      >
        {balance ? <Money amount={balance.totalBalance} currency={balance.currency} /> : '–'}
      </output>
      <Popover
        label={t({ message: 'Wallet', comment: 'Name of the balance area for screen readers.' })}
        buttonLabel={
          isStale
            ? t`Wallet details, not up to date`
            : t({ message: 'Wallet details', comment: 'Name of what folds out under the balance.' })
        }
        buttonClassName={isStale ? styles.staleButton : styles.button}
        button={isStale ? <AlertIcon size={18} /> : <DownIcon size={18} />}
      >
        {balance ? <Amounts balance={balance} /> : null}
        {isStale ? (
          <div className={styles.stale}>
            <p>
              {balance && !snapshot.context.problem ? (
                <Trans>This may not be up to date: the amounts are being checked.</Trans>
              ) : balance ? (
                <Trans>This may not be up to date: the wallet could not be reached.</Trans>
              ) : (
                <Trans>Your balance can’t be shown now: the wallet could not be reached. Your money is safe.</Trans>
              )}
            </p>
            <Button size="sm" busy={snapshot.hasTag('busy')} onClick={() => flow.send({ type: 'balance.refresh' })}>
              <Trans>Ask again</Trans>
            </Button>
          </div>
        ) : null}
      </Popover>
    </div>
  )
}

function Amounts({ balance }: { readonly balance: Balance }) {
  const { t } = useLingui()
  const { currency } = balance
  const rows: readonly (readonly [string, Minor])[] = [
    [t`Own money`, balance.mainBalance],
    [t`Locked`, balance.lockedBalance],
    [t`Casino bonus`, balance.casinoBonus],
    [t`Live casino bonus`, balance.liveCasinoBonus],
    [t`Sports bonus`, balance.sportsBonus],
  ]
  return (
    <dl className={styles.rows}>
      {rows
        .filter(([, amount], at) => at === 0 || amount !== 0)
        .map(([label, amount]) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      <div className={styles.sum}>
        <dt>
          <Trans comment="Label before the sum of all balances.">Total</Trans>
        </dt>
        <dd>
          <Money amount={balance.totalBalance} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
