import type { PlayerDocument } from '#contract/documents.ts'
import type { DocumentUploadEvent, UploadDocumentInput } from '#machines/documentUpload/documentUpload.contract.ts'
import { timers } from '#contract/constants.ts'
import { ApiError } from './apiError.ts'
import { documentOf, fileOf, fileOfDocument, openingOf, setDocument, setOpening } from './documentFiles.ts'
import { typeOfKind } from './documentList.ts'
import { forgetFile } from './keptFiles.ts'
import type { World } from './world.ts'

/** Bytes of the first piece; later ones grow while the network is quick. */
const FIRST_PIECE = 64 * 1024
const LARGEST_PIECE = 1024 * 1024
/** A piece that took less, or more, than this makes the next one larger, or smaller (ms). */
const QUICK = 700
const SLOW = 3000
/** Tries in a row without a new byte, and the wait before each. */
const WAITS = [500, 1000, 2000, 4000]

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind !== 'status' || (error.status ?? 0) >= 500 || error.code === 'error.document.range')
/** The operator has given the upload up, perhaps as too many stood unfinished. */
const isForgotten = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'error.document.cancelled')

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** SHA-256, by which the operator knows the same file again; none where the page is not served over TLS. */
async function fingerprintOf(file: Blob): Promise<string | undefined> {
  const subtle = (globalThis.crypto as { subtle?: SubtleCrypto }).subtle
  if (!subtle) return undefined
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Sends a file piece by piece. What got lost on the way is asked for and gone on with by itself; `onProgress` is told each
 * part that has arrived, 0 to 1. Rejects with an ApiError.
 */
async function sendDocument(
  world: World,
  input: UploadDocumentInput,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<void> {
  const picked = fileOf(input.fileKey)
  if (!picked)
    throw new ApiError('status', 'The page has the file no more', { status: 404, code: 'error.document.gone' })
  const { size } = picked.file
  const fingerprint = await fingerprintOf(picked.file)
  const { api } = world

  const open = async (): Promise<{ id: string; received: number }> => {
    signal.throwIfAborted()
    const opening = api.call('documentUploadRequest', {
      body: {
        documentType: typeOfKind[input.kind],
        ...(input.subType === null ? {} : { subType: input.subType }),
        ...(input.depositMethod === null ? {} : { depositMethodId: input.depositMethod }),
        ...(fingerprint === undefined ? {} : { fingerprint }),
        fileName: picked.file.name.slice(-200),
        contentType: picked.mediaType as 'image/jpeg',
        size,
      },
    })
    setOpening(
      input.fileKey,
      opening.then(
        ({ documentId }) => setDocument(input.fileKey, documentId),
        () => {},
      ),
    )
    const opened = await opening
    signal.throwIfAborted()
    return { id: opened.documentId, received: opened.receivedBytes }
  }

  let at: { id: string; received: number } | null = null
  let length = FIRST_PIECE
  let failures = 0
  let isOpenedAnew = false
  for (;;) {
    try {
      if (at === null) {
        const id = documentOf(input.fileKey)
        const status = id === null ? null : await api.call('documentStatus', { params: { documentId: id } }, { signal })
        if (status && typeof status.receivedBytes !== 'number') return forgetFile(input.fileKey)
        at = status && id !== null ? { id, received: status.receivedBytes ?? 0 } : await open()
      }
      onProgress(at.received / size)
      const end = Math.min(size, at.received + length)
      const isAsking = at.received === size
      const began = world.now()
      const answer: PlayerDocument = await api.call(
        'documentContent',
        {
          params: { documentId: at.id },
          headers: {
            'content-type': picked.mediaType,
            'content-range': isAsking ? `bytes */${size}` : `bytes ${at.received}-${end - 1}/${size}`,
          },
        },
        { signal, bytes: picked.file.slice(isAsking ? size : at.received, end) },
      )
      if (typeof answer.receivedBytes !== 'number') return forgetFile(input.fileKey)
      if (answer.receivedBytes > at.received) failures = 0
      at = { id: at.id, received: answer.receivedBytes }
      const took = world.now() - began
      if (took < QUICK) length = Math.min(LARGEST_PIECE, length * 2)
      else if (took > SLOW) length = Math.max(FIRST_PIECE, length / 2)
    } catch (error) {
      if (signal.aborted) throw error
      if (isForgotten(error) && !isOpenedAnew) {
        isOpenedAnew = true
        setDocument(input.fileKey, null)
        at = null
        continue
      }
      const wait = WAITS[failures]
      if (!isPassing(error) || wait === undefined) throw error
      failures += 1
      // How much of it got through is asked first.
      at = null
      await pause(wait, signal)
    }
  }
}

/** The stream `uploadDocument`: told until it has ended, or is given up. */
export function streamDocument(
  world: World,
  input: UploadDocumentInput,
  given: AbortController,
  sendBack: (event: DocumentUploadEvent) => void,
): void {
  const { signal } = given
  const say = (event: DocumentUploadEvent) => signal.aborted || sendBack(event)
  let patience: ReturnType<typeof setTimeout> | undefined
  const end = (event: DocumentUploadEvent) => {
    clearTimeout(patience)
    say(event)
    given.abort()
  }
  const wait = () => {
    clearTimeout(patience)
    patience = setTimeout(
      () => end({ type: 'upload.failed', error: new ApiError('timeout', 'No answer in time') }),
      timers.uploadIdleTimeout,
    )
  }
  let reached = -1
  wait()
  signal.addEventListener('abort', () => clearTimeout(patience))
  sendDocument(world, input, signal, (progress) => {
    if (progress > reached) wait()
    reached = Math.max(reached, progress)
    say({ type: 'upload.progressed', progress })
  }).then(
    () => end({ type: 'upload.done' }),
    (error: unknown) => end({ type: 'upload.failed', error }),
  )
}

/** Gives up what was begun of a file that this page has. Rejects with an ApiError. */
export async function cancelUpload(world: World, fileKey: string, signal: AbortSignal): Promise<void> {
  await openingOf(fileKey)
  const documentId = documentOf(fileKey)
  forgetFile(fileKey)
  if (documentId !== null) await world.api.call('documentCancel', { params: { documentId } }, { signal })
}

/** Gives up an upload that was begun, here or before a reload. Rejects with an ApiError. */
export async function discardUpload(world: World, documentId: string, signal: AbortSignal): Promise<void> {
  const file = fileOfDocument(documentId)
  if (file) forgetFile(file.fileKey)
  await world.api.call('documentCancel', { params: { documentId } }, { signal })
}

export { documentList } from './documentList.ts'
