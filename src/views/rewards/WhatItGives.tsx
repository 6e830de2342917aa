import { Plural, Trans } from '@lingui/react/macro'
import type { Currency, Minor } from '#contract/money.ts'
import { Money } from '#src/ui/Money.tsx'
import { usePercent } from '#src/ui/usePercent.ts'

export interface WhatItGivesProps {
  /** Percent of the losses, where it is cashback. */
  readonly back?: number | null
  /** Free spins, and whether some of them were played before. */
  readonly spins: number | null
  readonly areSpinsLeft?: boolean
  /** Money, minor units: a sum, or the most that `ofDeposit` comes to. */
  readonly money: Minor | null
  /** Percent of the deposit that earns it; null for a sum. */
  readonly ofDeposit: number | null
  readonly currency: Currency
}

/** The figures that a bonus is about, in a line: what comes back, or spins and the money beside them (BON-1). */
export function WhatItGives({ back = null, spins, areSpinsLeft, money, ofDeposit, currency }: WhatItGivesProps) {
  const inPercent = usePercent()
  const percent = inPercent((back ?? ofDeposit ?? 0) / 100)
  if (back !== null)
    return <Trans comment="Cashback: this part of the losses comes back, e.g. 10 % back.">{percent} back</Trans>
  const hasMoney = money !== null && (money > 0 || spins === null)
  return (
    <>
      {spins === null ? null : areSpinsLeft ? (
        <Plural value={spins} one="# spin left" other="# spins left" />
      ) : (
        <Plural value={spins} one="# free spin" other="# free spins" />
      )}
      {spins !== null && hasMoney ? ' + ' : null}
      {!hasMoney ? null : ofDeposit === null ? (
        <Money amount={money} currency={currency} decimals="short" />
      ) : (
        <Trans>
          {percent} of your deposit, up to <Money amount={money} currency={currency} decimals="short" />
        </Trans>
      )}
    </>
  )
}
