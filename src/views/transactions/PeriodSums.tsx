import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { Currency, Minor } from '#contract/money.ts'
import type { Period } from '#machines/transactions/transactions.contract.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, Notice, Skeleton } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { useFocusStays } from '../withdrawal/useFocusStays.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { ChipsWithDates, daysInWords } from './ChipsWithDates.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { SignedMoney } from './SignedMoney.tsx'
import * as styles from './transactions.css.ts'
import type { TransactionsViewProps } from './TransactionsView.tsx'

const offered = ['today', 'week', 'month', 'halfYear'] as const

/** Net position and win or loss of a chosen period, each with what it means (TXN-4). */
export function PeriodSums({ flow }: TransactionsViewProps) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const head = useRef<HTMLElement>(null)
  useFocusStays(head)
  const { period, sums, periodProblem } = snapshot.context
  const words = {
    today: t({ message: 'Today', comment: 'Heading of transactions, or a period.' }),
    week: t({ message: '7 days', comment: 'Period of the sums of own play.' }),
    month: t({ message: '30 days', comment: 'Period of the sums of own play, a choice beside 7 days and 6 months.' }),
    halfYear: t({ message: '6 months', comment: 'Period of the sums of own play.' }),
  }
  const choose = (chosen: Period) => flow.send({ type: 'period.choose', period: chosen })
  const hasFailed = snapshot.matches({ period: 'failed' })
  return (
    <Card
      as="section"
      aria-label={t({ message: 'Your results', comment: 'Heading: what was staked and won in a period.' })}
    >
      <Fold title={<Trans>Your results</Trans>} head={head}>
        <ChipsWithDates
          label={t`Your results`}
          chips={offered.map((kind) => ({ value: kind, words: words[kind] }))}
          chosen={period.kind === 'own' ? null : period.kind}
          onChoose={(kind) => choose({ kind, from: null, to: null })}
          datesWords={<Trans comment="Choice: a period of which the player sets first and last day.">Own dates</Trans>}
          isDates={period.kind === 'own'}
          datesLabel={t`Dates of your results`}
          from={period.from}
          to={period.to}
          onRange={(from, to) => choose({ kind: 'own', from, to })}
        />
        {period.kind === 'own' ? <p className={surface.muted}>{daysInWords(period)}</p> : null}
        <div className={styles.sumsPlace} aria-live="polite" aria-busy={snapshot.matches({ period: 'loading' })}>
          {sums ? (
            <dl className={styles.sums}>
              <Figure
                title={<Trans>Net position</Trans>}
                amount={sums.netPosition}
                currency={sums.currency as Currency}
                meaning={<Trans>What you have withdrawn, less what you have deposited.</Trans>}
                more={
                  <Trans comment="The two sums that the figure above is made of; both are amounts of money.">
                    Withdrawn <SignedMoney amount={sums.withdrawals} currency={sums.currency as Currency} isPlain />,
                    deposited <SignedMoney amount={sums.deposits} currency={sums.currency as Currency} isPlain />
                  </Trans>
                }
              />
              <Figure
                title={
                  <Trans comment="Label before a sum with its sign: won minus staked in a period.">Win or loss</Trans>
                }
                amount={sums.winLoss}
                currency={sums.currency as Currency}
                meaning={<Trans>What you have won, less what you have staked.</Trans>}
                more={
                  <Trans comment="The two sums that the figure above is made of; both are amounts of money.">
                    Won <SignedMoney amount={sums.wins} currency={sums.currency as Currency} isPlain />, staked{' '}
                    <SignedMoney amount={sums.stakes} currency={sums.currency as Currency} isPlain />
                  </Trans>
                }
              />
            </dl>
          ) : hasFailed ? null : (
            <Skeleton height="6.75rem" />
          )}
          {hasFailed ? (
            <Notice
              tone="bad"
              alert
              title={
                sums ? (
                  <Trans>These figures may not be up to date</Trans>
                ) : (
                  <Trans>Your results could not be loaded</Trans>
                )
              }
            >
              <p>{message(problemKey(periodProblem))}</p>
              <div>
                <Button size="sm" onClick={() => choose(period)}>
                  <Trans>Try again</Trans>
                </Button>
              </div>
            </Notice>
          ) : null}
        </div>
      </Fold>
    </Card>
  )
}

interface FigureProps {
  readonly title: ReactNode
  readonly amount: Minor
  readonly currency: Currency
  readonly meaning: ReactNode
  readonly more: ReactNode
}

function Figure({ title, amount, currency, meaning, more }: FigureProps) {
  return (
    <div className={styles.sum}>
      <dt>{title}</dt>
      <dd className={styles.figure}>
        <SignedMoney amount={amount} currency={currency} />
      </dd>
      <dd className={styles.about} style={{ margin: 0 }}>
        {meaning}
        <br />
        {more}
      </dd>
    </div>
  )
}
