import { Plural } from '@lingui/react/macro'

/** How long a break still lasts: days, or hours and minutes on its last day. */
export function TimeLeft({
  milliseconds,
  days,
}: {
  readonly milliseconds: number | null
  readonly days: number | null
}) {
  const ms = milliseconds ?? (days ?? 0) * 86_400_000
  const hours = Math.floor(ms / 3_600_000)
  const minutes = Math.ceil((ms % 3_600_000) / 60_000)
  const wholeDays = Math.ceil(ms / 86_400_000)
  if (ms <= 0) return null
  return (
    <p>
      {hours >= 48 ? (
        <Plural value={wholeDays} one="# day left." other="# days left." />
      ) : hours > 0 ? (
        <Plural value={hours} one="# hour left." other="# hours left." />
      ) : (
        <Plural value={minutes} one="# minute left." other="# minutes left." />
      )}
    </p>
  )
}
