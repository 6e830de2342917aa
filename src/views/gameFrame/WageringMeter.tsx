import { Trans, useLingui } from '@lingui/react/macro'
import type { Currency, Minor } from '#contract/money.ts'
import { Money } from '#src/ui/Money.tsx'
import * as frame from '../frame/frame.css.ts'

export interface Wagering {
  readonly title: string
  /** Still to be staked, and altogether, minor units. */
  readonly left: Minor
  readonly total: Minor
  readonly currency: Currency
}

/** How far the active bonus is wagered, while it is played (BON-7). */
export function WageringMeter({ wagering }: { readonly wagering: Wagering }) {
  const { t } = useLingui()
  const { title, left, total, currency } = wagering
  return (
    <span className={frame.meter} title={title}>
      <span className={frame.meterLabel}>
        <Trans>Bonus: still to stake</Trans>
      </span>
      <span>
        <Money amount={left} currency={currency} />{' '}
        <progress className={frame.meterBar} aria-label={t`Progress of your bonus`} max={total} value={total - left} />
      </span>
    </span>
  )
}
