import type { ReactNode } from 'react'
import type { LiveTableTile } from '#contract/content-queries.ts'
import type { Currency } from '#contract/money.ts'
import { worthIn } from '#contract/roundUnit.ts'
import { Money } from '#src/ui/Money.tsx'
import { Badge } from '#src/ui/Surface.tsx'

interface TableLimitsProps {
  /** As the content or the table says them. */
  readonly limits: LiveTableTile['betLimits']
  readonly currency: Currency
  /** Words before them, for who does not see the tile. */
  readonly children?: ReactNode
}

/** Lowest and highest bet of a live table in the player's currency: as it says them, else by what they are worth, as its rounds do (LOB-6). */
export function TableLimits({ limits, currency, children }: TableLimitsProps) {
  const said = limits.find((one) => one.currency === currency) ?? limits[0]
  if (!said) return null
  return (
    <Badge tone="second">
      {children}
      <Money amount={worthIn(said.min, said.currency, currency)} currency={currency} decimals="short" />–
      <Money amount={worthIn(said.max, said.currency, currency)} currency={currency} decimals="short" />
    </Badge>
  )
}
