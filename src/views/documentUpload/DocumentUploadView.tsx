import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { PickedFile, UploadKind } from '#machines/documentItem.ts'
import type { DocumentUploadEvent } from '#machines/documentUpload/documentUpload.contract.ts'
import type { documentUploadMachine } from '#machines/documentUpload/documentUpload.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { HoldFiles } from '#src/ui/FileDrop.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { InSight } from '#src/ui/InSight.tsx'
import { ErrorState } from '#src/ui/States.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { Sent, UploadFailed, Uploading } from './progress.tsx'
import { KindList, PaperList, PreUpload } from './choosing.tsx'
import * as styles from './documentUpload.css.ts'

/** What the page does with files: views never see their bytes. */
export interface FilePowers {
  /** The event that a chosen file is. */
  readonly take: (file: File) => DocumentUploadEvent
  /** Address of a picture's preview; null where there is none. */
  readonly previewOf: (file: PickedFile) => string | null
}

export interface DocumentUploadProps {
  readonly flow: ActorRefFrom<typeof documentUploadMachine>
  readonly files: FilePowers
  /** Leaves the upload for what is wanted. */
  readonly onLeave: () => void
  /** The hosted check, where there is one for this document. */
  readonly hosted?: ReactNode
}
export type UploadSnapshot = SnapshotFrom<typeof documentUploadMachine>

/** Sending one document after the other (KYC-2, KYC-8). */
export function DocumentUploadView(props: DocumentUploadProps) {
  const snapshot = useSelector(props.flow, (now) => now)
  return (
    <section {...flowAttributes(snapshot)} className={surface.stack}>
      <InSight step={JSON.stringify(snapshot.value)} />
      <HoldFiles />
      <Body {...props} snapshot={snapshot} />
    </section>
  )
}

const KINDS: readonly UploadKind[] = ['id', 'poa', 'pop', 'sow', 'other']
const isIn = (snapshot: UploadSnapshot, step: string): boolean => {
  const value = snapshot.value as string | Readonly<Record<string, string>>
  return typeof value === 'object' && Object.values(value)[0] === step
}

function Body(props: DocumentUploadProps & { readonly snapshot: UploadSnapshot }) {
  const { snapshot, flow, onLeave } = props
  const message = useMessage()
  if (snapshot.matches('loading'))
    return (
      <Loading>
        <Trans>Looking up your documents</Trans>
      </Loading>
    )
  if (snapshot.matches('cancelling'))
    return (
      <Loading>
        <Trans>The upload is being cancelled</Trans>
      </Loading>
    )
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title={<Trans>We could not look up your documents</Trans>}
        actions={
          <>
            <Button variant="primary" onClick={() => flow.send({ type: 'documents.retry' })}>
              <Trans>Try again</Trans>
            </Button>
            <Button onClick={onLeave}>
              <Trans>Back</Trans>
            </Button>
          </>
        }
      >
        {message(problemKey(snapshot.context.problem))}
      </ErrorState>
    )
  if (snapshot.matches('idle'))
    return (
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => flow.send({ type: 'documents.open' })}>
          <Trans>Choose a document</Trans>
        </Button>
        <Button onClick={onLeave}>
          <Trans>Back</Trans>
        </Button>
      </div>
    )
  if (snapshot.matches('pending')) return <KindList {...props} />
  if (snapshot.matches('uploaded'))
    return (
      <>
        <h2 className={surface.sectionTitle}>
          <Trans comment="Title: a document was sent and has arrived.">Your document is here</Trans>
        </h2>
        <p>
          <Trans>We look at it, most often within a day.</Trans>
        </p>
      </>
    )
  const kind = KINDS.find((one) => snapshot.matches(one)) ?? 'other'
  if (isIn(snapshot, 'selecting')) return <PaperList {...props} kind={kind} />
  if (isIn(snapshot, 'uploading')) return <Uploading {...props} kind={kind} />
  if (isIn(snapshot, 'success')) return <Sent {...props} kind={kind} />
  if (isIn(snapshot, 'error')) return <UploadFailed {...props} kind={kind} />
  return <PreUpload {...props} kind={kind} />
}
