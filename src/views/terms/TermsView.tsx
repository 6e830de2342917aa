import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { formatDate } from '#contract/locale.ts'
import type { termsMachine } from '#machines/terms/terms.machine.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Loading } from '#src/ui/Spinner.tsx'
import { EmptyState, ErrorState } from '#src/ui/States.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import * as styles from './terms.css.ts'

export interface TermsViewProps {
  readonly flow: ActorRefFrom<typeof termsMachine>
  /** The file of the new terms, in the language of the page. */
  readonly file: ReactNode
  readonly onLogOut: () => void
}

/** The newest terms, to be read and accepted before going on (PRO-6, GRD-7). */
export function TermsView({ flow, file, onLogOut }: TermsViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  return (
    <section className={cx(surface.narrow, surface.stack)} {...flowAttributes(snapshot)}>
      {bodyOf(snapshot, { flow, file, onLogOut })}
    </section>
  )
}

function bodyOf(snapshot: SnapshotFrom<typeof termsMachine>, props: TermsViewProps): ReactNode {
  const { flow } = props
  if (snapshot.matches('current')) {
    return (
      <EmptyState
        heading="h1"
        art={<ErrorArt picture="done" />}
        title={<Trans>You have accepted the newest terms</Trans>}
        actions={
          <ButtonLink to="/" variant="primary">
            <Trans>To the home page</Trans>
          </ButtonLink>
        }
      />
    )
  }
  if (snapshot.matches('failed')) return <Failed {...props} />
  const { newTerms } = snapshot.context
  if (newTerms === null || snapshot.matches('checking')) {
    return (
      <Loading>
        <Trans>We are looking for the newest terms</Trans>
      </Loading>
    )
  }
  return <NewTerms key={newTerms.version} {...props} flow={flow} />
}

function NewTerms({ flow, file, onLogOut }: TermsViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { newTerms, problem } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  return (
    <>
      <header className={surface.tight}>
        <h1 className={surface.pageTitle}>
          <Trans>New terms and conditions</Trans>
        </h1>
        <p className={surface.lead}>
          <Trans>Our terms have changed. Please read and accept them to go on.</Trans>
        </p>
        {newTerms?.createdAt ? (
          <p className={cx(surface.muted, surface.small)}>
            <Trans comment="Of the terms and conditions: {0} is the number of the version, {1} a date.">
              Version {newTerms.version}, published {formatDate(newTerms.createdAt)}
            </Trans>
          </p>
        ) : null}
      </header>
      {file}
      {problem && !isBusy ? (
        <Notice tone="bad" alert title={<Trans>Your yes was not stored</Trans>}>
          <p>
            {snapshot.matches('acceptFailed') ? (
              message(problemKey(problem))
            ) : (
              <Trans>The terms have changed meanwhile. These are the newest: please read and accept them.</Trans>
            )}
          </p>
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button variant="primary" size="lg" busy={isBusy} onClick={() => flow.send({ type: 'terms.accept' })}>
          <Trans>Accept</Trans>
        </Button>
        <Button size="lg" onClick={onLogOut}>
          <Trans>Log out</Trans>
        </Button>
      </div>
      <p className={cx(surface.muted, surface.small)}>
        <Trans>Without your yes your account and your money stay yours: your account pages are open as before.</Trans>
      </p>
    </>
  )
}

function Failed({ flow, onLogOut }: TermsViewProps) {
  const message = useMessage()
  const problem = useSelector(flow, (now) => now.context.problem)
  return (
    <ErrorState
      heading="h1"
      art={<ErrorArt picture="500" />}
      title={<Trans>The terms could not be loaded</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={() => flow.send({ type: 'terms.retry' })}>
            <Trans>Try again</Trans>
          </Button>
          <Button onClick={onLogOut}>
            <Trans>Log out</Trans>
          </Button>
        </>
      }
    >
      {message(problemKey(problem))}
    </ErrorState>
  )
}
