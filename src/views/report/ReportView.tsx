import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reportMachine } from '#machines/report/report.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { CopyText } from '#src/ui/CopyText.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FocusOnMount } from '#src/ui/FocusOnMount.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { ReportFailure } from './ReportFailure.tsx'
import { ReviewActions, ReviewStep } from './ReviewStep.tsx'

export interface ReportViewProps {
  readonly flow: ActorRefFrom<typeof reportMachine>
  /** What is recorded, letter by letter, in pieces; asked for once the log is read. */
  readonly rawOf: () => readonly string[]
}

/** Sending the event log of the last day to support, from a page of help or a crash screen (MOD-5). */
export function ReportView({ flow, rawOf }: ReportViewProps) {
  const { t } = useLingui()
  const words = useRef('')
  const snapshot = useSelector(flow, (now) => now)
  const root = flowAttributes(snapshot) as object
  const close = () => flow.send({ type: 'report.close' })
  const again = { type: 'report.retry' } as const
  const { summary, code, problem, note } = snapshot.context
  const frame = (title: ReactNode, children: ReactNode, actions?: ReactNode) => (
    <Dialog title={title} onClose={close} root={root} actions={actions}>
      {children}
    </Dialog>
  )
  const done = (
    <Button variant="primary" data-first onClick={close}>
      <Trans>OK</Trans>
    </Button>
  )
  const sendAgain = (children: ReactNode) =>
    snapshot.can(again) ? (
      <Button variant="primary" onClick={() => flow.send(again)}>
        {children}
      </Button>
    ) : null
  const title = <Trans comment="Title: the event log of this browser, to be sent to support">Report to support</Trans>

  if (snapshot.matches('reviewing') && summary)
    return frame(
      title,
      <ReviewStep summary={summary} rawOf={rawOf} note={words} />,
      <ReviewActions flow={flow} canSend={summary.canSend} note={words} />,
    )
  if (snapshot.matches('asking') || snapshot.matches('deleting')) {
    const isBusy = snapshot.matches('deleting')
    return frame(
      <Trans>Delete the log?</Trans>,
      <p>
        <Trans>Support cannot be shown any more what happened up to now. This cannot be undone.</Trans>
      </p>,
      <>
        <Button variant="danger" busy={isBusy} onClick={() => flow.send({ type: 'report.confirm' })}>
          <Trans>Delete the log</Trans>
        </Button>
        {snapshot.can({ type: 'report.back' }) ? (
          <Button onClick={() => flow.send({ type: 'report.back' })}>
            <Trans>Back</Trans>
          </Button>
        ) : null}
      </>,
    )
  }
  if (snapshot.matches('nothing'))
    return frame(
      title,
      <p>
        <Trans>Nothing is recorded in this browser. There is nothing to send.</Trans>
      </p>,
      done,
    )
  if (snapshot.matches('deleted'))
    return frame(
      <Trans>The log is deleted</Trans>,
      <p>
        <Trans>Nothing of it is left in this browser. A new one begins when a page is loaded next.</Trans>
      </p>,
      done,
    )
  if (snapshot.matches('unreadable'))
    return frame(
      title,
      <Notice tone="bad" alert title={<Trans>The log could not be opened</Trans>}>
        <Trans>This browser does not let the page read what was recorded.</Trans>
      </Notice>,
      sendAgain(<Trans>Try again</Trans>),
    )
  if (snapshot.matches('sent'))
    return frame(
      <Trans>Your report has arrived</Trans>,
      <>
        <p>
          <Trans>Tell support this reference, so that they find your report. Write it down or copy it.</Trans>
        </p>
        <FocusOnMount>
          <CopyText
            label={
              <Trans comment="Label of the code by which our support finds the report again.">Your reference</Trans>
            }
            text={code}
            copy={t({ message: 'Copy', comment: 'Button: verb, copies a text.' })}
            copied={t({ message: 'Copied', comment: 'Said on the button after the text was copied.' })}
          />
        </FocusOnMount>
      </>,
      <Button variant="primary" onClick={close}>
        <Trans>OK</Trans>
      </Button>,
    )
  if (snapshot.matches('saved'))
    return frame(
      <Trans>The report is saved</Trans>,
      <p>
        <Trans>You find the file among your downloads. Attach it to a message to support.</Trans>
      </p>,
      <>
        {done}
        {snapshot.can(again) ? (
          <Button onClick={() => flow.send(again)}>
            <Trans>Send it now</Trans>
          </Button>
        ) : null}
      </>,
    )
  if (snapshot.matches('failed') && problem)
    return frame(
      title,
      <ReportFailure problem={problem} note={note} />,
      <>
        {sendAgain(<Trans>Try again</Trans>)}
        <Button onClick={() => flow.send({ type: 'report.save', note })}>
          <Trans>Save as a file</Trans>
        </Button>
      </>,
    )
  return frame(
    title,
    <Loading>
      {snapshot.matches('sending') ? (
        <Trans>The report is being sent</Trans>
      ) : snapshot.matches('saving') ? (
        <Trans>The report is being saved</Trans>
      ) : (
        <Trans>The log is being read</Trans>
      )}
    </Loading>,
  )
}
