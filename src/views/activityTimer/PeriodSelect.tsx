import { useLingui } from '@lingui/react/macro'
import { minute } from '#contract/constants.ts'
import type { ActivityPeriod } from '#machines/activityTimer/activityTimer.contract.ts'
import { durationText } from '#src/ui/durationText.ts'
import { Select } from '#src/ui/Select.tsx'
import { useSite } from '#src/ui/site.tsx'

interface PeriodSelectProps {
  readonly period: ActivityPeriod
  /** Whether the market lets a player do without. */
  readonly mayBeOff: boolean
  readonly onPick: (period: ActivityPeriod) => void
}

const off = 'NOT_SET'
const periodOf = (value: string): ActivityPeriod =>
  ([30, 60, 120] as const).find((one) => String(one) === value) ?? null

/** How often the summary comes (RGT-1). */
export function PeriodSelect({ period, mayBeOff, onPick }: PeriodSelectProps) {
  const { t } = useLingui()
  const { numberLocale } = useSite()
  const lengths = [30, 60, 120].map((minutes) => ({
    value: String(minutes),
    label: durationText(minutes * minute, numberLocale),
  }))
  // What holds is always among them, also where the market has changed its rule since.
  const options =
    mayBeOff || period === null
      ? [...lengths, { value: off, label: t({ message: 'No summary', comment: 'Choice: the activity timer is off.' }) }]
      : lengths
  return (
    <Select
      label={t({ message: 'Summary of play after', comment: 'Label before a choice of minutes of play.' })}
      options={options}
      value={period === null ? off : String(period)}
      onChange={({ target }) => onPick(periodOf(target.value))}
    />
  )
}
