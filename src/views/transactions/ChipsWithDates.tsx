import { formatDate } from '#contract/locale.ts'
import { Toggle } from '#src/ui/Toggle.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import type { ReactNode } from 'react'
import { DateRange } from './DateRange.tsx'
import * as styles from './transactions.css.ts'

interface Days {
  readonly from: string | null
  readonly to: string | null
}

interface ChipsWithDatesProps<Value extends string | number> extends Days {
  readonly label: string
  readonly chips: readonly { readonly value: Value; readonly words: ReactNode }[]
  readonly chosen: Value | null
  readonly onChoose: (value: Value) => void
  /** What stands on the last chip, which opens the dates. */
  readonly datesWords: ReactNode
  readonly isDates: boolean
  readonly datesLabel: string
  readonly onRange: (from: string | null, to: string | null) => void
}

/** A span of time by one press, or by its first and last day. */
export function ChipsWithDates<Value extends string | number>(props: ChipsWithDatesProps<Value>) {
  const { label, chips, chosen, onChoose, datesWords, isDates, datesLabel, from, to, onRange } = props
  return (
    <Toggle>
      {(isOpen, set) => (
        <>
          <fieldset className={styles.chips} aria-label={label}>
            {chips.map(({ value, words }) => (
              <button
                key={value}
                type="button"
                className={surface.chip}
                aria-pressed={chosen === value}
                onClick={() => {
                  set(false)
                  onChoose(value)
                }}
              >
                {words}
              </button>
            ))}
            <button
              type="button"
              className={surface.chip}
              aria-pressed={isDates}
              aria-expanded={isOpen}
              onClick={() => set(!isOpen)}
            >
              {datesWords}
            </button>
          </fieldset>
          {isOpen ? (
            <DateRange
              label={datesLabel}
              from={from}
              to={to}
              onRange={(first, last) => {
                set(false)
                onRange(first, last)
              }}
            />
          ) : null}
        </>
      )}
    </Toggle>
  )
}

/** Two days in words; an open end is three dots. */
export const daysInWords = ({ from, to }: Days): string =>
  [from, to].map((date) => (date === null ? '…' : formatDate(`${date}T12:00:00Z`, 'UTC'))).join(' – ')
