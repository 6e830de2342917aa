import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { Button } from '#src/ui/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { FormDate } from '#src/ui/form/fields.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import * as styles from './transactions.css.ts'

const date = v.union([v.literal(''), v.pipe(v.string(), v.isoDate())], 'error.date.invalid')
const range = v.pipe(
  v.object({ from: date, to: date }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from === '' || to === '' || from <= to, 'order'),
    ['to'],
  ),
)

export interface DateRangeProps {
  readonly label: string
  readonly from: string | null
  readonly to: string | null
  readonly onRange: (from: string | null, to: string | null) => void
}

/** Two days, both included; either may be left out. */
export function DateRange({ label, from, to, onRange }: DateRangeProps) {
  const { t } = useLingui()
  return (
    <Form
      label={label}
      schema={range}
      defaultValues={{ from: from ?? '', to: to ?? '' }}
      errorText={(code) =>
        code === 'order' ? t`This day lies before the first.` : t`Enter a real date as dd/mm/yyyy.`
      }
      onSubmit={(days) => onRange(days.from || null, days.to || null)}
    >
      <div className={styles.dates}>
        <FormDate
          name="from"
          label={t({ message: 'First day', comment: 'Label of a field: first day of a period.' })}
          autoComplete="off"
        />
        <FormDate
          name="to"
          label={t({ message: 'Last day', comment: 'Label of a field: last day of a period.' })}
          autoComplete="off"
        />
      </div>
      <div className={surface.row}>
        <Button type="submit" size="sm">
          <Trans>Show these days</Trans>
        </Button>
      </div>
    </Form>
  )
}
