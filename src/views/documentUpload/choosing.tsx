import { Trans, useLingui } from '@lingui/react/macro'
import { documentUpload } from '#contract/constants.ts'
import type { FileRefusal } from '#machines/documentUpload/documentUpload.contract.ts'
import type { UploadKind } from '#machines/documentItem.ts'
import { Button } from '#src/ui/Button.tsx'
import { FileDrop } from '#src/ui/FileDrop.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { needs, paperWords } from '../verification/words.ts'
import { ChosenFile, KindTitle, useKindName } from './ChosenFile.tsx'
import type { DocumentUploadProps, UploadSnapshot } from './DocumentUploadView.tsx'
import * as styles from './documentUpload.css.ts'

export type StepProps = DocumentUploadProps & { readonly snapshot: UploadSnapshot }
export type KindProps = StepProps & { readonly kind: UploadKind }

const ACCEPT = [...documentUpload.types, '.heic', '.heif'].join(',')
const MEGABYTES = documentUpload.maxBytes / 1024 / 1024

/** Which document is sent: each kind, and of payment proofs one for each way that was paid with (KYC-7). */
export function KindList({ snapshot, flow, onLeave }: StepProps) {
  const kindName = useKindName()
  const { paidWith } = snapshot.context
  const pick = (kind: UploadKind, depositMethod: string | null = null) => (
    <Button
      key={`${kind} ${depositMethod ?? ''}`}
      className={styles.choice}
      onClick={() => flow.send({ type: 'kind.pick', kind, depositMethod })}
    >
      {kindName(kind, paidWith.find(({ id }) => id === depositMethod)?.name)}
    </Button>
  )
  return (
    <>
      <h2 className={surface.sectionTitle}>
        <Trans>Which document do you want to send?</Trans>
      </h2>
      <div className={styles.choices}>
        {pick('id')}
        {pick('poa')}
        {paidWith.length === 0 ? pick('pop') : paidWith.map(({ id }) => pick('pop', id))}
        {pick('sow')}
        {pick('other')}
      </div>
      <div className={styles.actions}>
        <Button onClick={onLeave}>
          <Trans comment="Button: one step or page back.">Back</Trans>
        </Button>
      </div>
    </>
  )
}

/** Which kind of paper it is (KYC-2). */
export function PaperList({ snapshot, flow, kind }: KindProps) {
  const { i18n } = useLingui()
  const papers = kind === 'sow' ? paperWords.sow : paperWords.poa
  return (
    <>
      <KindTitle kind={kind} snapshot={snapshot} />
      <p>
        <Trans>Which kind of document is it?</Trans>
      </p>
      <div className={styles.choices}>
        {papers.map(({ key, code, name }) => (
          <Button
            key={key}
            className={styles.choice}
            onClick={() => flow.send({ type: 'subType.pick', subType: code })}
          >
            {i18n._(name)}
          </Button>
        ))}
      </div>
      <BackButton flow={flow} />
    </>
  )
}

export const BackButton = ({ flow }: Pick<StepProps, 'flow'>) => (
  <div className={styles.actions}>
    <Button onClick={() => flow.send({ type: 'upload.back' })}>
      <Trans>Back</Trans>
    </Button>
  </div>
)

/** What is needed, and the file: chosen, looked at, and sent. */
export function PreUpload(props: KindProps) {
  const { snapshot, flow, files, kind, hosted } = props
  const { i18n } = useLingui()
  const { file, refusal } = snapshot.context
  return (
    <>
      <KindTitle kind={kind} snapshot={snapshot} />
      <ul className={styles.needs}>
        {needs[kind].map((one) => (
          <li key={one.id}>{i18n._(one)}</li>
        ))}
      </ul>
      <GoesOn {...props} />
      {refusal ? <Refusal why={refusal} /> : null}
      {file ? (
        <>
          <ChosenFile file={file} files={files} />
          <div className={styles.actions}>
            <Button variant="primary" onClick={() => flow.send({ type: 'file.send' })}>
              <Trans comment="Button: verb, sends a document.">Send</Trans>
            </Button>
            <Button onClick={() => flow.send({ type: 'upload.back' })}>
              <Trans>Back</Trans>
            </Button>
          </div>
        </>
      ) : null}
      <Chooser flow={flow} files={files} isAgain={file !== null} />
      {file ? null : (
        <>
          {kind === 'id' ? hosted : null}
          <BackButton flow={flow} />
        </>
      )}
    </>
  )
}

/** Where the file is chosen; `isAgain`: in place of another. */
export function Chooser({
  flow,
  files,
  isAgain,
  isQuiet = isAgain,
}: Pick<StepProps, 'flow' | 'files'> & { readonly isAgain: boolean; readonly isQuiet?: boolean }) {
  return (
    <FileDrop
      accept={ACCEPT}
      onFile={(file) => flow.send(files.take(file))}
      isQuiet={isQuiet}
      choose={isAgain ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
      camera={<Trans>Take a photo</Trans>}
      drop={
        <Trans comment="After the button that chooses a file: it may be dragged into this field.">
          or drop it here
        </Trans>
      }
      hint={<Trans>JPG, PNG, WEBP, HEIC or PDF, at most {MEGABYTES} MB</Trans>}
    />
  )
}

function Refusal({ why }: { readonly why: FileRefusal }) {
  return (
    <Notice tone="bad" alert>
      <p>
        {why === 'type' ? (
          <Trans>This kind of file is not accepted. Choose a photo (JPG, PNG, WEBP, HEIC) or a PDF.</Trans>
        ) : why === 'size' ? (
          <Trans>This file is larger than {MEGABYTES} MB. Choose a smaller one, or take a new photo.</Trans>
        ) : (
          <Trans>This file is empty. Choose another one.</Trans>
        )}
      </p>
    </Notice>
  )
}

/** An upload of this document that was begun: the same file goes on where it stopped (KYC-8). */
function GoesOn({ snapshot, kind }: KindProps) {
  const { documents, target, file } = snapshot.context
  const begun = documents.find(
    (one) => one.kind === kind && one.unfinished && one.depositMethod === (target?.depositMethod ?? null),
  )?.unfinished
  if (!begun || file) return null
  const percent = Math.floor((begun.receivedBytes / Math.max(1, begun.size)) * 100)
  return (
    <Notice>
      <p>
        <Trans comment="An upload that was broken off: {0} is the name of the file.">
          {percent} % of {begun.fileName} has arrived. Choose the same file again, and it goes on from there.
        </Trans>
      </p>
    </Notice>
  )
}
