import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { minute } from '#contract/constants.ts'
import { formatMoney } from '#contract/money.ts'
import type { ActivitySummary } from '#machines/activityTimer/activityTimer.contract.ts'
import { Button } from '#src/ui/Button.tsx'
import { durationText } from '#src/ui/durationText.ts'
import { useSite } from '#src/ui/site.tsx'
import { Notice, Skeleton } from '#src/ui/Surface.tsx'
import * as styles from './activityTimer.css.ts'

interface PlaySumsProps {
  readonly summary: ActivitySummary | null
  readonly isLoading?: boolean
  /** Left out where asking again brings nothing. */
  readonly onRetry?: (() => void) | undefined
}

/** Time, stakes, winnings and the net position; without them it says so (RGT-2, RMB-5). */
export function PlaySums({ summary, isLoading = false, onRetry }: PlaySumsProps) {
  const { numberLocale } = useSite()
  if (summary === null)
    return isLoading ? (
      <div className={styles.sums} tabIndex={-1} data-first aria-busy="true">
        <Skeleton height="10.25rem" />
      </div>
    ) : (
      <div className={styles.sums} tabIndex={-1} data-first>
        <Notice tone="warn" title={<Trans>The amounts could not be loaded</Trans>}>
          <p>
            <Trans>Your transactions show each of them.</Trans>
          </p>
          {onRetry ? (
            <div>
              <Button size="sm" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            </div>
          ) : null}
        </Notice>
      </div>
    )
  const { currency, minutes, turnover, winnings, delta } = summary
  const money = (amount: number) => formatMoney(amount, currency, numberLocale)
  const facts: readonly (readonly [name: string, term: ReactNode, value: string])[] = [
    // A minute that has begun counts as one: nothing has been played in no time.
    ['time', <Trans key="time">Time</Trans>, durationText(Math.max(1, minutes) * minute, numberLocale)],
    ['staked', <Trans key="staked">Staked</Trans>, money(turnover)],
    ['won', <Trans key="won">Winnings</Trans>, money(winnings)],
    // Named and written as in the game's header.
    ['net', <Trans key="net">Net position</Trans>, money(delta)],
  ]
  return (
    <div className={styles.sums} tabIndex={-1} data-first>
      <dl className={styles.facts}>
        {facts.map(([name, term, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
