import { documentUpload } from '#contract/constants.ts'
import type { PickedFile } from '#machines/documentItem.ts'
import { kept } from './keptFiles.ts'

let count = 0

const BY_ENDING: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
  pdf: 'application/pdf',
}
/** Types that every browser can show. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp'])

// Many systems do not know what a HEIC file is.
function mediaTypeOf({ type, name }: File): string {
  if (type === 'image/heif') return 'image/heic'
  return type === '' ? (BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '') : type
}

/** The event that a chosen file is: kept, or refused for what can be said before it is sent (KYC-2). */
export function fileEvent(
  file: File,
): { type: 'file.pick'; file: PickedFile } | { type: 'file.refuse'; why: 'type' | 'size' | 'empty' } {
  const mediaType = mediaTypeOf(file)
  if (!(documentUpload.types as readonly string[]).includes(mediaType)) return { type: 'file.refuse', why: 'type' }
  if (file.size < documentUpload.minBytes) return { type: 'file.refuse', why: 'empty' }
  if (file.size > documentUpload.maxBytes) return { type: 'file.refuse', why: 'size' }
  count += 1
  const picked: PickedFile = { fileKey: `file-${count}`, name: file.name.slice(-200), size: file.size, mediaType }
  kept.set(picked.fileKey, { picked, file, documentId: null, opening: null, preview: null })
  return { type: 'file.pick', file: picked }
}

/** A kept file with its media type; null when the page has it no more. */
export function fileOf(fileKey: string): { readonly file: File; readonly mediaType: string } | null {
  const one = kept.get(fileKey)
  return one ? { file: one.file, mediaType: one.picked.mediaType } : null
}

/** Address of a picture's preview; null for what browsers can't show. */
export function previewOf(fileKey: string): string | null {
  const one = kept.get(fileKey)
  if (!one || !SHOWN.has(one.picked.mediaType)) return null
  one.preview ??= URL.createObjectURL(one.file)
  return one.preview
}

/** The operator's id of a file's upload; null before it has one. */
export const documentOf = (fileKey: string): string | null => kept.get(fileKey)?.documentId ?? null
export function setDocument(fileKey: string, documentId: string | null): void {
  const one = kept.get(fileKey)
  if (one) one.documentId = documentId
}

/** Waits for the request that gives a file its upload, where one is on its way. Never rejects. */
export const openingOf = (fileKey: string): Promise<unknown> => kept.get(fileKey)?.opening ?? Promise.resolve()
export function setOpening(fileKey: string, opening: Promise<unknown>): void {
  const one = kept.get(fileKey)
  if (one) one.opening = opening
}

/** The file of an upload that was begun here. */
export const fileOfDocument = (documentId: string): PickedFile | null =>
  [...kept.values()].find((one) => one.documentId === documentId)?.picked ?? null
