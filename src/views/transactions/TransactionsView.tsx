import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { memo, useMemo, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { formatDate, formatTime } from '#contract/locale.ts'
import type { Currency } from '#contract/money.ts'
import type { TransactionCategory, TransactionStatus } from '#contract/transactionNames.ts'
import type { TransactionType } from '#contract/transactions.ts'
import type { Transaction } from '#machines/transactions/transactions.contract.ts'
import type { transactionsMachine } from '#machines/transactions/transactions.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Money } from '#src/ui/Money.tsx'
import { EmptyState, ErrorState } from '#src/ui/States.tsx'
import { Badge, Notice, Skeleton } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { VirtualList } from '#src/ui/VirtualList.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { Filters } from './Filters.tsx'
import { dayNumber, firstInGroup } from './groups.ts'
import { PendingWithdrawals } from './PendingWithdrawals.tsx'
import { PeriodSums } from './PeriodSums.tsx'
import { SignedMoney } from './SignedMoney.tsx'
import { useFocusStays } from '../withdrawal/useFocusStays.ts'
import { useCalledMethod } from '../withdrawal/words.tsx'
import * as styles from './transactions.css.ts'
import { bonusesIn, categoryWords, statusWords, typeWordsOf } from './words.ts'

export interface TransactionsViewProps {
  readonly flow: ActorRefFrom<typeof transactionsMachine>
}

/** The player's history with what is pending, what a period brought, its filter and its file (TXN-1 to TXN-4). */
export function TransactionsView({ flow }: TransactionsViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  const place = useRef<HTMLElement>(null)
  const filter = useRef<HTMLElement>(null)
  useFocusStays(filter, place)
  return (
    <section ref={place} className={styles.place} {...flowAttributes(snapshot)}>
      <PendingWithdrawals flow={flow} />
      <PeriodSums flow={flow} />
      <Filters flow={flow} head={filter} />
      <History flow={flow} />
    </section>
  )
}

function History({ flow }: TransactionsViewProps) {
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { list, filterApplied, problem, updatedAt } = snapshot.context
  const retry = (
    <Button variant="primary" onClick={() => flow.send({ type: 'transactions.retry' })}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (snapshot.matches({ history: 'failed' })) {
    return (
      <ErrorState title={<Trans>Your transactions could not be loaded</Trans>} actions={retry}>
        {message(problemKey(problem))}
      </ErrorState>
    )
  }
  if (!snapshot.matches({ history: 'ready' })) {
    return (
      <div className={surface.tight} aria-busy>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} height="5rem" />
        ))}
      </div>
    )
  }
  return (
    <>
      {problem ? (
        <Notice tone="warn" alert title={<Trans>This list may not be up to date</Trans>}>
          <p>
            {updatedAt === null ? null : (
              <Trans comment="Over a list that could not be had anew: {0} is a time of day, {1} a whole sentence that says why.">
                It shows what was known at {formatTime(updatedAt)}. {message(problemKey(problem))}
              </Trans>
            )}
          </p>
          <div>{retry}</div>
        </Notice>
      ) : null}
      {list.length === 0 ? <Nothing flow={flow} isFiltered={filterApplied} /> : <Rows flow={flow} />}
    </>
  )
}

function Nothing({ flow, isFiltered }: TransactionsViewProps & { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title={<Trans>Nothing fits this filter</Trans>}
      actions={
        <Button onClick={() => flow.send({ type: 'filter.clear' })}>
          <Trans>Show all transactions</Trans>
        </Button>
      }
    />
  ) : (
    <EmptyState title={<Trans>No transactions yet</Trans>}>
      <Trans>Deposits, withdrawals, stakes and wins will be listed here.</Trans>
    </EmptyState>
  )
}

function Rows({ flow }: TransactionsViewProps) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { list, hasMore, moreProblem, news, updatedAt } = snapshot.context
  const first = useMemo(() => firstInGroup(list), [list])
  const heightOf = (_: Transaction, at: number) => (first[at] ? DAY_HEIGHT + ROW_HEIGHT : ROW_HEIGHT)
  const top = useRef<HTMLDivElement>(null)
  const isLoadingMore = snapshot.matches({ history: { ready: 'loadingMore' } })
  const more = () => flow.send({ type: 'page.more' })
  return (
    <>
      {/* Together in one place of the grid: what comes up over the list moves nothing. */}
      <div ref={top}>
        {news > 0 ? (
          // Around the button: within it, its words would not be its name.
          <output className={styles.news}>
            <Button
              size="sm"
              variant="primary"
              onClick={() => {
                // To the rows themselves: results and filter above them may be higher than the window.
                top.current?.scrollIntoView({ block: 'start' })
                flow.send({ type: 'news.seen' })
              }}
            >
              <Plural value={news} one="# new transaction" other="# new transactions" />
            </Button>
          </output>
        ) : null}
        <VirtualList
          label={t`Transactions`}
          items={list}
          keyOf={referenceOf}
          estimate={heightOf}
          // Rows that did not come once are asked for by hand.
          onEnd={moreProblem ? undefined : more}
          onTop={(isTop) => {
            if (isTop) flow.send({ type: 'news.seen' })
          }}
        >
          {(row, at) => <Row row={row} today={first[at] ? dayNumber(updatedAt ?? 0) : null} />}
        </VirtualList>
      </div>
      <div className={styles.foot}>
        {moreProblem ? (
          <Notice tone="bad" alert title={<Trans>Older transactions could not be loaded</Trans>}>
            <p>{message(problemKey(moreProblem))}</p>
          </Notice>
        ) : null}
        {hasMore ? (
          <Button busy={isLoadingMore} onClick={more}>
            <Trans>Show older transactions</Trans>
          </Button>
        ) : (
          <p className={surface.muted}>
            <Trans comment="At the end of a list of transactions: there are no older ones.">That is all.</Trans>
          </p>
        )}
      </div>
    </>
  )
}

const moved: ReadonlySet<string> = new Set(['SUCCESS', 'COMPLETED'])
const over: ReadonlySet<string> = new Set(['FAILED', 'CANCELLED', 'REVERTED'])

/** As high as they are drawn where nothing wraps: a row that is as high as it was thought to be moves no other. */
const ROW_HEIGHT = 101
const DAY_HEIGHT = 42
const referenceOf = ({ referenceId }: Transaction): string => referenceId

interface RowProps {
  readonly row: Transaction
  /** The number of today, for the title over the first row of a day; null for every other row. */
  readonly today: number | null
}

/** A row; while the list is scrolled the same ones are asked for again and again. */
const Row = memo(function Row({ row, today }: RowProps) {
  const { t, i18n } = useLingui()
  const { amount, balanceAfterTransaction, reason, referenceId, transactionDate, status } = row
  const currency = row.currency as Currency
  const category = i18n._(categoryWords[row.category as TransactionCategory])
  const called = useCalledMethod()
  const about =
    reason && row.category === 'PAYMENT'
      ? called(reason)
      : reason && row.category === 'BONUS'
        ? bonusesIn(reason, (words) => i18n._(words))
        : reason
  return (
    <>
      {today === null ? null : (
        <h3 className={styles.day}>
          <Day at={transactionDate} today={today} />
        </h3>
      )}
      <div className={styles.row}>
        <span className={styles.title}>
          {i18n._(typeWordsOf(row.category as TransactionCategory, row.type as TransactionType))}
          {moved.has(status) ? null : (
            <Badge tone={over.has(status) ? 'bad' : 'plain'}>{i18n._(statusWords[status as TransactionStatus])}</Badge>
          )}
        </span>
        <span
          className={cx(
            styles.money,
            styles.amount[moved.has(status) ? (amount > 0 ? 'in' : 'out') : 'none'],
            over.has(status) && styles.gone,
          )}
        >
          <SignedMoney amount={amount} currency={currency} />
        </span>
        <span className={styles.about}>{about ? `${category} · ${about}` : category}</span>
        <span className={styles.after}>
          {balanceAfterTransaction === null ? null : (
            <Trans comment="Balance after a transaction, with the amount.">
              Balance <Money amount={balanceAfterTransaction} currency={currency} />
            </Trans>
          )}
        </span>
        <span className={styles.reference}>
          <time dateTime={transactionDate}>{formatTime(transactionDate)}</time> ·{' '}
          {t({ message: 'Reference', comment: 'Before the number of a transaction.' })} {referenceId}
        </span>
      </div>
    </>
  )
})

function Day({ at, today }: { readonly at: string; readonly today: number }) {
  const days = today - dayNumber(at)
  if (days === 0) return <Trans>Today</Trans>
  return days === 1 ? <Trans comment="Heading of transactions.">Yesterday</Trans> : <>{formatDate(at)}</>
}
