import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import { reportBounds } from '#contract/eventLog.ts'
import { formatDate, formatTime } from '#contract/locale.ts'
import type { ReportSummary } from '#machines/report/report.contract.ts'
import type { reportMachine } from '#machines/report/report.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { FieldFrame } from '#src/ui/Field.tsx'
import { InPieces } from '#src/ui/InPieces.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { useSite } from '#src/ui/site.tsx'
import * as styles from './report.css.ts'

interface ReviewStepProps {
  readonly summary: ReportSummary
  /** All that is recorded, in pieces; asked for where somebody wants to read it. */
  readonly rawOf: () => readonly string[]
  /** The player's own words, which outlast a look at something else. */
  readonly note: RefObject<string>
}

/** What would be sent, before it goes: when it was recorded, of what kinds, all of it for who wants to read it, and a note. */
export function ReviewStep({ summary, rawOf, note }: ReviewStepProps) {
  return (
    <>
      <p>
        {summary.canSend ? (
          <Trans>
            This shows support what happened in this browser in the last day, so that they can see what went wrong.
            Nothing is sent until you press “Send”.
          </Trans>
        ) : (
          <Trans>
            This shows support what happened in this browser in the last day, so that they can see what went wrong. Save
            it as a file and attach it to a message to support.
          </Trans>
        )}
      </p>
      <Contents summary={summary} rawOf={rawOf} />
      <FieldFrame
        label={<Trans>What went wrong?</Trans>}
        optional={<Trans comment="Beside the name of a field that may stay empty.">Optional</Trans>}
        hint={
          <Trans comment="Below the field for a note to support: {0} is a number of characters.">
            Do not write passwords, codes or card numbers here. Up to {reportBounds.note} characters.
          </Trans>
        }
      >
        {(ids) => (
          <textarea
            {...ids}
            ref={(area) => {
              if (area && area.value !== note.current) area.value = note.current
            }}
            onChange={(event) => {
              note.current = event.currentTarget.value
            }}
            className={styles.note}
            maxLength={reportBounds.note}
            rows={4}
          />
        )}
      </FieldFrame>
    </>
  )
}

interface ReviewActionsProps {
  readonly flow: ActorRefFrom<typeof reportMachine>
  readonly canSend: boolean
  readonly note: RefObject<string>
}

/** What can be done with it. */
export function ReviewActions({ flow, canSend, note }: ReviewActionsProps) {
  return (
    <>
      {canSend ? (
        <Button variant="primary" onClick={() => flow.send({ type: 'report.send', note: note.current })}>
          <Trans comment="Button: verb, sends the report to support.">Send</Trans>
        </Button>
      ) : null}
      <Button
        variant={canSend ? 'secondary' : 'primary'}
        onClick={() => flow.send({ type: 'report.save', note: note.current })}
      >
        <Trans>Save as a file</Trans>
      </Button>
      <Button variant="quiet" onClick={() => flow.send({ type: 'report.delete' })}>
        <Trans>Delete the log</Trans>
      </Button>
    </>
  )
}

function Contents({ summary, rawOf }: Pick<ReviewStepProps, 'summary' | 'rawOf'>) {
  const { t } = useLingui()
  const { numberLocale } = useSite()
  const { runs, left, isCut, bytes } = summary
  const number = new Intl.NumberFormat(numberLocale)
  const size = number.format(Math.max(1, Math.round(bytes / 1000)))
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.title}>
          <Trans comment="Title: what a report consists of">What is in it</Trans>
        </h3>
        <ul className={styles.list}>
          <Kind count={number.format(summary.steps)}>
            <Trans>Steps on the pages: what was pressed or opened, not what was typed</Trans>
          </Kind>
          <Kind count={number.format(summary.answers)}>
            <Trans>Answers of our servers, without names and contact details</Trans>
          </Kind>
          <Kind count={number.format(summary.timers)}>
            <Trans comment="Label before a number: how often something took longer than the site waits for it.">
              Times that ran out
            </Trans>
          </Kind>
          <Kind count={number.format(summary.checks)}>
            <Trans>Check marks, which show that nothing is missing</Trans>
          </Kind>
        </ul>
        <p className={styles.muted}>
          <Trans>
            Also the pages you were on and what they showed, amounts of money included, their language, the size of your
            window and the version of the site. If you are logged in, support sees which account it is. {size} kB in
            all.
          </Trans>
        </p>
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>
          <Plural value={runs.length} one="# page was loaded" other="# pages were loaded" />
        </h3>
        {/* It scrolls, so a keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={styles.runs} tabIndex={0} aria-label={t`Pages that were loaded`}>
          {runs.map(({ startedAt, records }) => (
            <li key={startedAt} className={styles.row}>
              <span>
                {formatDate(startedAt)} {formatTime(startedAt)}
              </span>
              <span>
                <Plural value={records} one="# entry" other="# entries" />
              </span>
            </li>
          ))}
        </ul>
        {left > 0 ? (
          <p className={styles.muted}>
            <Plural
              value={left}
              one="# older page does not fit and is left out."
              other="# older pages do not fit and are left out."
            />
          </p>
        ) : null}
        {isCut ? (
          <p className={styles.muted}>
            <Trans>One page was used for very long: the end of its record is missing.</Trans>
          </p>
        ) : null}
      </section>
      <Notice title={<Trans comment="Title: what a report does not hold">What is never in it</Trans>}>
        <Trans>Passwords, one-time codes, card and bank numbers, names, addresses, documents.</Trans>
      </Notice>
      <InPieces
        piecesOf={rawOf}
        summary={<Trans>Read all of it</Trans>}
        summaryClass={styles.summary}
        choose={<Trans comment="Label: which part of a long report is shown, newest first.">Part, newest first</Trans>}
        nameOf={(number, count) => t`Part ${number} of ${count}`}
      >
        {(piece) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={styles.raw} tabIndex={0} aria-label={t`All of the report`}>
            {piece}
          </pre>
        )}
      </InPieces>
    </>
  )
}

const Kind = ({ count, children }: { readonly count: string; readonly children: ReactNode }) => (
  <li className={styles.row}>
    <span>{children}</span>
    <span>{count}</span>
  </li>
)
