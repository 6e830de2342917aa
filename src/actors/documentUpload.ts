import type {
  CancelUploadInput,
  LoadDocumentsOutput,
  UploadDocumentInput,
} from '#machines/documentUpload/documentUpload.contract.ts'
import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { World } from './world.ts'

// Few players send documents on a visit: what does it comes when it is wanted.
const documentWork = () => import('./sendDocument.ts')

/** Sending documents (KYC-2, KYC-8). */
export function documentUploadActors(world: World) {
  return {
    loadDocuments: fromPromise<LoadDocumentsOutput, undefined>(({ signal }) =>
      documentWork().then((work) => work.documentList(world, signal)),
    ),
    uploadDocument: fromCallback<EventObject, UploadDocumentInput>(({ input, sendBack }) => {
      const given = new AbortController()
      documentWork().then(
        (work) => work.streamDocument(world, input, given, sendBack),
        (error: unknown) => sendBack({ type: 'upload.failed', error }),
      )
      return () => given.abort()
    }),
    cancelUpload: fromPromise<unknown, CancelUploadInput>(({ input, signal }) =>
      documentWork().then((work) => work.cancelUpload(world, input.fileKey, signal)),
    ),
  }
}
