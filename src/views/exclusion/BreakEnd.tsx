import { Trans } from '@lingui/react/macro'
import { formatDate, formatTime } from '#contract/locale.ts'

const momentOf = (at: number, timeZone?: string): string => `${formatDate(at, timeZone)} ${formatTime(at, timeZone)}`

/** Until when a break lasts, by the player's own clock, and by the operator's where that shows another time. */
export function BreakEnd({ at, timeZone }: { readonly at: number; readonly timeZone: string }) {
  const own = momentOf(at)
  const ours = momentOf(at, timeZone)
  return own === ours ? (
    <Trans>It ends on {own}.</Trans>
  ) : (
    <Trans>
      It ends on {own} by your clock, {ours} by ours.
    </Trans>
  )
}
