import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { minute } from '#contract/constants.ts'
import { formatDate, formatTime } from '#contract/locale.ts'
import type { LoginRefusal } from '#machines/login/login.contract.ts'
import { durationText } from '#src/ui/durationText.ts'
import { useSite } from '#src/ui/site.tsx'
import { useShownAt } from '#src/ui/useNow.ts'
import * as styles from './login.css.ts'

/** What the user pool told of a break: time or days left, until when that is, and the number support asks for (AUT-6, AUT-7). */
export function RefusalFacts({ refusal }: { readonly refusal: LoginRefusal }) {
  const { numberLocale } = useSite()
  const { remainingDays, milliseconds, playerId } = refusal
  const until = useShownAt() + (milliseconds ?? 0)
  const isTimed = milliseconds !== null && milliseconds > 0
  const rows: readonly (readonly [name: string, label: ReactNode, value: ReactNode])[] = [
    // The time says it more exactly; the days stand where they are all that is known.
    [
      'days',
      <Trans key="days" comment="Label before the number of days until a lock of the account ends.">
        Days left
      </Trans>,
      isTimed ? null : remainingDays || null,
    ],
    [
      'time',
      <Trans key="time" comment="Label before the time until a lock of the account ends.">
        Time left
      </Trans>,
      isTimed ? durationText(Math.max(minute, milliseconds), numberLocale) : null,
    ],
    [
      'until',
      <Trans key="until" comment="Label before the end of a lock of the account.">
        Until
      </Trans>,
      isTimed ? `${formatDate(until)} ${formatTime(until)}` : null,
    ],
    [
      'player',
      <Trans key="player" comment="Label: number of the account, for support.">
        Player number
      </Trans>,
      playerId || null,
    ],
  ]
  const known = rows.filter(([, , value]) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(([name, label, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
