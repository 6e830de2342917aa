import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { documentUploadMachine } from '#machines/documentUpload/documentUpload.machine.ts'
import type { verificationMachine } from '#machines/verification/verification.machine.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { InSight } from '#src/ui/InSight.tsx'
import { EmptyState, ErrorState } from '#src/ui/States.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { DocumentUploadView, type FilePowers } from '../documentUpload/DocumentUploadView.tsx'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { Overview } from './Overview.tsx'
import * as styles from './verification.css.ts'

export interface VerificationProps {
  readonly flow: ActorRefFrom<typeof verificationMachine>
  readonly upload: ActorRefFrom<typeof documentUploadMachine>
  readonly files: FilePowers
}
type Now = SnapshotFrom<typeof verificationMachine>

/** What is wanted of a player's documents, and sending them; on its page, and over a deposit or withdrawal (KYC-4, KYC-6). */
export function VerificationView(props: VerificationProps) {
  const snapshot = useSelector(props.flow, (now) => now)
  // The upload's own view comes with its first step and cannot know that the button before it had the focus.
  const uploadStep = useSelector(props.upload, (now) => JSON.stringify(now.value))
  return (
    <section {...flowAttributes(snapshot)} className={cx(surface.stack, styles.place)}>
      <InSight step={`${JSON.stringify(snapshot.value)} ${uploadStep}`} />
      <Body {...props} snapshot={snapshot} />
    </section>
  )
}

function Body({ flow, upload, files, snapshot }: VerificationProps & { readonly snapshot: Now }) {
  const message = useMessage()
  const { context } = snapshot
  // Upload and overview are left together: what was begun is there to be gone on with.
  const leave = () => {
    upload.send({ type: 'documents.close' })
    flow.send({ type: 'verification.backToStart' })
  }
  const onwards: ReactNode = <WayBack flow={flow} snapshot={snapshot} />
  if (snapshot.matches({ open: 'selected' })) {
    const hosted = { type: 'hosted.start' } as const
    return (
      <DocumentUploadView
        flow={upload}
        files={files}
        onLeave={leave}
        hosted={
          snapshot.can(hosted) ? (
            <div className={styles.actions}>
              <Button
                onClick={() => {
                  upload.send({ type: 'documents.close' })
                  flow.send(hosted)
                }}
              >
                <Trans>Use the guided ID check instead</Trans>
              </Button>
            </div>
          ) : null
        }
      />
    )
  }
  if (snapshot.matches({ open: 'uploaded' })) {
    const all = (
      <>
        <Button variant="primary" onClick={leave}>
          <Trans>See all documents</Trans>
        </Button>
        {onwards}
      </>
    )
    if (context.documentType === 'PROOF_OF_ID' && upload.getSnapshot().matches('idle'))
      return (
        <EmptyState title={<Trans>Your ID is here</Trans>} art={<ErrorArt picture="done" />} actions={all}>
          <Trans>We look at it, most often within a day.</Trans>
        </EmptyState>
      )
    return (
      <>
        <DocumentUploadView flow={upload} files={files} onLeave={leave} />
        <div className={styles.actions}>{all}</div>
      </>
    )
  }
  if (snapshot.matches({ open: 'startingHosted' }))
    return (
      <Loading>
        <Trans>Opening the ID check</Trans>
      </Loading>
    )
  if (snapshot.matches({ open: 'hosted' }))
    return (
      <EmptyState
        title={<Trans>The ID check is on its own page</Trans>}
        art={<ErrorArt picture="401" />}
        actions={
          <>
            {context.redirectUrl ? (
              <ButtonLink to={context.redirectUrl} variant="primary">
                <Trans>Go to the ID check</Trans>
              </ButtonLink>
            ) : null}
            <Button onClick={() => flow.send({ type: 'hosted.returned' })}>
              <Trans comment="Button: the player has done the check of identity in the window of its provider.">
                I have finished it
              </Trans>
            </Button>
            <Button onClick={() => flow.send({ type: 'verification.backToStart' })}>
              <Trans>Back</Trans>
            </Button>
          </>
        }
      >
        <Trans>It opens by itself. Afterwards it brings you back here.</Trans>
      </EmptyState>
    )
  if (snapshot.matches({ open: 'failed' }))
    return (
      <ErrorState
        title={<Trans comment="Title: the check of identity by its provider has failed.">This did not work</Trans>}
        actions={
          <>
            <Button variant="primary" onClick={() => flow.send({ type: 'verification.backToStart' })}>
              <Trans>Try again</Trans>
            </Button>
            {onwards}
          </>
        }
      >
        {message(problemKey(context.problem))}
      </ErrorState>
    )
  if (snapshot.matches({ open: 'discarding' }))
    return (
      <Loading>
        <Trans>The upload is being cancelled</Trans>
      </Loading>
    )
  if (snapshot.matches('inactive'))
    return (
      <div className={styles.actions}>
        <Button
          variant="primary"
          onClick={() => flow.send({ type: 'verification.start', startPoint: context.startPoint })}
        >
          <Trans>See your documents</Trans>
        </Button>
      </div>
    )
  if (!context.overview)
    return (
      <Loading>
        <Trans>Looking up your documents</Trans>
      </Loading>
    )
  return <Overview flow={flow} upload={upload} snapshot={snapshot} overview={context.overview} onwards={onwards} />
}

/** Back to where it was started from (KYC-6), and later where that is allowed. */
function WayBack({ flow, snapshot }: Pick<VerificationProps, 'flow'> & { readonly snapshot: Now }) {
  const { startPoint } = snapshot.context
  const later = { type: 'verification.later' } as const
  if (startPoint === 'account') return null
  return (
    <>
      {snapshot.can(later) ? (
        <Button onClick={() => flow.send(later)}>
          <Trans>Verify later</Trans>
        </Button>
      ) : null}
      <Button onClick={() => flow.send({ type: 'verification.close' })}>
        {startPoint === 'deposit' ? <Trans>Back to your deposit</Trans> : <Trans>Back to your withdrawal</Trans>}
      </Button>
    </>
  )
}
