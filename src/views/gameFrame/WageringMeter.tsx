import { Trans, useLingui } from '@lingui/react/macro'
import type { Currency, Minor } from '#contract/money.ts'
import { cx } from '#src/ui/cx.ts'
import { Money } from '#src/ui/Money.tsx'
import { usePercent } from '#src/ui/usePercent.ts'
import * as frame from '../frame/frame.css.ts'

export interface Wagering {
  readonly title: string
  /** Still to be staked, and altogether, minor units. */
  readonly left: Minor
  readonly total: Minor
  readonly currency: Currency
  /** How much of a stake in this game counts towards it, 0 to 1; null where nobody says. */
  readonly share: number | null
  /** Not a cent of it is staked here. */
  readonly isExcluded: boolean
}

/** How far the active bonus is wagered, and by how much a stake here does that, while it is played (BON-7). */
export function WageringMeter({ wagering }: { readonly wagering: Wagering }) {
  const { t } = useLingui()
  const inPercent = usePercent()
  const { title, left, total, currency, share, isExcluded } = wagering
  const percent = share === null || share === 1 ? null : inPercent(share)
  const amount = <Money amount={left} currency={currency} />
  return (
    <span
      className={cx(frame.wagering, isExcluded && frame.notHere)}
      title={
        percent === null ? title : `${title}: ${t`${percent} of what you stake counts towards your active bonus.`}`
      }
    >
      <span className={frame.meterLabel}>
        {isExcluded ? (
          <Trans comment="Over a running game: the active bonus can't be used in it, neither staked nor wagered.">
            Bonus: not in this game
          </Trans>
        ) : percent === null ? (
          <Trans>Bonus: still to stake</Trans>
        ) : (
          <Trans comment="Over a running game, above the sum still to be staked for the active bonus: so much (50%, or 0%) of each stake counts towards it. Short, for a phone.">
            Bonus: {percent} counts
          </Trans>
        )}
      </span>
      <span className={frame.wageringLine}>
        <span>
          {isExcluded || percent !== null ? (
            <Trans comment="Over a running game: the sum still to be staked for the active bonus. Short, for a phone.">
              {amount} to go
            </Trans>
          ) : (
            amount
          )}
        </span>
        <progress
          className={frame.wageringBar}
          aria-label={t`Progress of your bonus`}
          max={total}
          value={total - left}
        />
      </span>
    </span>
  )
}
