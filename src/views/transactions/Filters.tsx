import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { Ref } from 'react'
import { transactionCategories, transactionStatuses } from '#contract/transactionNames.ts'
import type { TransactionFilter } from '#machines/transactions/transactions.contract.ts'
import { Button } from '#src/ui/Button.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Card, Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { ChipsWithDates, daysInWords } from './ChipsWithDates.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import * as styles from './transactions.css.ts'
import type { TransactionsViewProps } from './TransactionsView.tsx'
import { categoryWords, statusWords } from './words.ts'

/** Category, status and time of what is shown, and the file of it (TXN-2). */
export function Filters({ flow, head }: TransactionsViewProps & { readonly head: Ref<HTMLElement> }) {
  const { t, i18n } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { filter, filterApplied, fileProblem } = snapshot.context
  const apply = (parts: Partial<TransactionFilter>) =>
    flow.send({ type: 'filter.apply', filter: { ...filter, ...parts } })
  const options = (words: object, order: readonly string[]) =>
    order.map((value) => ({ value, label: i18n._(words[value as keyof typeof words]) }))
  const hasDates = filter.from !== null || filter.to !== null
  const word = (words: object, value: string | null) =>
    value === null ? null : i18n._(words[value as keyof typeof words])
  const { hour } = filter
  // A phone folds it: what is left out of the list is said all the same.
  const said = [
    word(categoryWords, filter.category),
    word(statusWords, filter.status),
    hour === null ? null : t({ message: `Last ${hour} hours`, comment: 'Choice of a filter of transactions.' }),
  ].filter((part) => part !== null)
  return (
    <Card as="section" aria-label={t({ message: 'Filter', comment: 'Noun: heading of the filters.' })}>
      <Fold
        title={<Trans>Filter</Trans>}
        head={head}
        about={
          filterApplied ? (
            <>
              {said.join(' · ')}
              {said.length > 0 && hasDates ? ' · ' : null}
              {hasDates ? daysInWords(filter) : null}
            </>
          ) : null
        }
      >
        <div className={styles.filters}>
          <Select
            label={t({ message: 'Category', comment: 'Label of a filter of transactions: kind of product.' })}
            choose={t({
              message: 'All categories',
              comment: 'Choice of a filter: transactions of every kind of product.',
            })}
            value={filter.category ?? ''}
            options={options(categoryWords, transactionCategories)}
            onChange={(event) => apply({ category: event.target.value || null })}
          />
          <Select
            label={t({ message: 'Status', comment: 'Label of a filter of transactions.' })}
            choose={t({ message: 'All statuses', comment: 'Choice of a filter: transactions of every status.' })}
            value={filter.status ?? ''}
            options={options(statusWords, transactionStatuses)}
            onChange={(event) => apply({ status: event.target.value || null })}
          />
        </div>
        <ChipsWithDates
          label={t({ message: 'Period', comment: 'Label of a filter: span of time.' })}
          chips={([24, 72] as const).map((hour) => ({ value: hour, words: <Trans>Last {hour} hours</Trans> }))}
          chosen={filter.hour}
          onChoose={(hour) => apply({ hour: filter.hour === hour ? null : hour, from: null, to: null })}
          datesWords={
            hasDates ? daysInWords(filter) : <Trans comment="Label of a filter: from which to which day.">Dates</Trans>
          }
          isDates={hasDates}
          datesLabel={t({
            message: 'Dates of the list',
            comment: 'For screen readers: two dates, from and to, of a list of transactions.',
          })}
          from={filter.from}
          to={filter.to}
          onRange={(from, to) => apply({ from, to, hour: null })}
        />
        <div className={surface.row}>
          <Button
            size="sm"
            busy={snapshot.matches({ file: 'loading' })}
            onClick={() => flow.send({ type: 'file.download' })}
          >
            <Trans>Download as CSV</Trans>
          </Button>
          {filterApplied ? (
            <Button size="sm" variant="quiet" onClick={() => flow.send({ type: 'filter.clear' })}>
              <Trans comment="Button: verb, all transactions are shown again.">Clear filter</Trans>
            </Button>
          ) : null}
        </div>
        <p className={styles.about}>
          <Trans>The file holds everything that the filter shows, not only what is loaded. Its times are UTC.</Trans>
        </p>
        {snapshot.matches({ file: 'failed' }) ? (
          <Notice tone="bad" alert title={<Trans>The file could not be downloaded</Trans>}>
            <p>{message(problemKey(fileProblem))}</p>
          </Notice>
        ) : null}
      </Fold>
    </Card>
  )
}
