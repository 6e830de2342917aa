import type { PickedFile } from '#machines/documentItem.ts'

/** A chosen file with what is known of its upload. */
interface Kept {
  readonly picked: PickedFile
  readonly file: File
  /** Set once the operator has given it one. */
  documentId: string | null
  /** The request that gives it one, while it is on its way: it is not called off, so that nothing is begun unknown. */
  opening: Promise<unknown> | null
  preview: string | null
}

/** Files that this page holds until they are sent, given up, or the player leaves. No machine and no record has their bytes (SAF-12). */
export const kept = new Map<string, Kept>()

export function forgetFile(fileKey: string): void {
  const preview = kept.get(fileKey)?.preview
  if (preview) URL.revokeObjectURL(preview)
  kept.delete(fileKey)
}

/** The player has left: nothing of theirs stays (SAF-7). */
export function forgetFiles(): void {
  for (const fileKey of kept.keys()) forgetFile(fileKey)
}
