import { Trans, useLingui } from '@lingui/react/macro'
import type { Currency, Minor } from '#contract/money.ts'
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
  const percent = share === null || share === 0 || share === 1 ? null : inPercent(share)
  return (
    <span
      className={frame.meter}
      title={
        percent === null ? title : `${title}: ${t`${percent} of what you stake counts towards your active bonus.`}`
      }
    >
      <span className={frame.meterLabel}>
        {isExcluded ? (
          <Trans comment="Over a running game: the active bonus can't be used in it, neither staked nor wagered.">
            Bonus: not in this game
          </Trans>
        ) : share === 0 ? (
          <Trans comment="Over a running game: stakes in it do nothing for the active bonus. Short, for a phone.">
            Bonus: nothing counts here
          </Trans>
        ) : percent === null ? (
          <Trans>Bonus: still to stake</Trans>
        ) : (
          <Trans comment="Over a running game, above the sum still to be staked for the active bonus: so much (50%) of each stake counts towards it. Short, for a phone.">
            Bonus: {percent} counts
          </Trans>
        )}
      </span>
      <span>
        <Money amount={left} currency={currency} />{' '}
        <progress className={frame.meterBar} aria-label={t`Progress of your bonus`} max={total} value={total - left} />
      </span>
    </span>
  )
}
