import { useLingui } from '@lingui/react/macro'
import type { PickedFile, UploadKind } from '#machines/documentItem.ts'
import { Drawable } from '#src/ui/Drawable.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { typeWords } from '../verification/words.ts'
import { useCalledMethod } from '../withdrawal/words.tsx'
import type { FilePowers, UploadSnapshot } from './DocumentUploadView.tsx'
import * as styles from './documentUpload.css.ts'

const TYPES: Readonly<Record<UploadKind, string>> = {
  id: 'PROOF_OF_ID',
  poa: 'PROOF_OF_ADDRESS',
  pop: 'PROOF_OF_PAYMENT',
  sow: 'SOURCE_OF_WEALTH',
  other: 'OTHER',
}

/** The name of a document, with the way to pay that a proof is for. */
export function useKindName(): (kind: UploadKind, method?: string) => string {
  const { i18n } = useLingui()
  const called = useCalledMethod()
  return (kind, method) => {
    const words = typeWords[TYPES[kind]]
    const name = words ? i18n._(words) : TYPES[kind]
    return method ? `${name}: ${called(method)}` : name
  }
}

export function KindTitle({ kind, snapshot }: { readonly kind: UploadKind; readonly snapshot: UploadSnapshot }) {
  const kindName = useKindName()
  const { paidWith, target } = snapshot.context
  return (
    <h2 className={surface.sectionTitle}>
      {kindName(kind, paidWith.find(({ id }) => id === target?.depositMethod)?.name)}
    </h2>
  )
}

/** Size of a file in words: KB below one MB. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

const KINDS: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
  'image/heic': 'HEIC',
  'application/pdf': 'PDF',
}

/** The chosen file: its picture, or its kind, and its name and size. */
export function ChosenFile({ file, files }: { readonly file: PickedFile; readonly files: FilePowers }) {
  const { t } = useLingui()
  const preview = files.previewOf(file)
  const paper = (
    <span className={styles.paper} aria-hidden>
      {KINDS[file.mediaType]}
    </span>
  )
  return (
    <div className={styles.chosen}>
      {preview ? (
        <Drawable className={styles.preview} src={preview} alt={t`The file you chose`} otherwise={paper} />
      ) : (
        paper
      )}
      <p className={surface.spread}>
        <span className={styles.fileName}>{file.name}</span>
        <span className={surface.muted}>{sizeText(file.size)}</span>
      </p>
    </div>
  )
}
