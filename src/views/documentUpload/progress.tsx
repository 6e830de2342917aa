import { Trans, useLingui } from '@lingui/react/macro'
import { isPassing } from '#machines/problem.ts'
import { Button } from '#src/ui/Button.tsx'
import { ProgressBar } from '#src/ui/FileDrop.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { BackButton, Chooser, type KindProps } from './choosing.tsx'
import { ChosenFile, KindTitle } from './ChosenFile.tsx'
import * as styles from './documentUpload.css.ts'

/** The file is on its way. */
export function Uploading({ snapshot, flow, files, kind }: KindProps) {
  const { t } = useLingui()
  const { file, progress } = snapshot.context
  const percent = Math.round(progress * 100)
  return (
    <>
      <KindTitle kind={kind} snapshot={snapshot} />
      {file ? <ChosenFile file={file} files={files} /> : null}
      <div className={surface.tight}>
        <ProgressBar
          value={progress}
          label={t({ message: 'Sending', comment: 'Said while a document is being sent.' })}
        />
        <p className={surface.muted}>
          {progress < 1 ? (
            <Trans comment="Progress of an upload of a document.">{percent} % sent</Trans>
          ) : (
            <Trans>Sent. We check that the file can be read.</Trans>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => flow.send({ type: 'upload.cancel' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  )
}

/** The file has arrived. */
export function Sent({ snapshot, flow, kind }: KindProps) {
  return (
    <>
      <KindTitle kind={kind} snapshot={snapshot} />
      <Notice tone="good" title={<Trans>Your file has arrived</Trans>} alert>
        <p>
          <Trans>Send another page or side, or finish if this was all.</Trans>
        </p>
      </Notice>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => flow.send({ type: 'upload.finish' })}>
          <Trans comment="Button: verb, finishes the upload of a document.">Finish</Trans>
        </Button>
        <Button onClick={() => flow.send({ type: 'upload.more' })}>
          <Trans>Send another file</Trans>
        </Button>
      </div>
    </>
  )
}

/** The file has not arrived: why, and what helps. */
export function UploadFailed({ snapshot, flow, files, kind }: KindProps) {
  const message = useMessage()
  const { file, problem } = snapshot.context
  const retry = { type: 'upload.retry' } as const
  const mayRetry = snapshot.can(retry)
  return (
    <>
      <KindTitle kind={kind} snapshot={snapshot} />
      <Notice tone="bad" title={<Trans>Your file has not arrived</Trans>} alert>
        <p>{message(problemKey(problem))}</p>
        {mayRetry && problem && isPassing(problem) ? (
          <p>
            <Trans>What has arrived so far is kept: trying again goes on from there.</Trans>
          </p>
        ) : null}
      </Notice>
      {file && mayRetry ? (
        <>
          <ChosenFile file={file} files={files} />
          <div className={styles.actions}>
            <Button variant="primary" onClick={() => flow.send(retry)}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </>
      ) : null}
      <Chooser flow={flow} files={files} isAgain isQuiet={mayRetry} />
      <BackButton flow={flow} />
    </>
  )
}
