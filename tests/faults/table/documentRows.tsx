import { Buffer } from 'node:buffer'
import { documentUploadMachine } from '#machines/documentUpload/documentUpload.machine.ts'
import { verificationMachine } from '#machines/verification/verification.machine.ts'
import { fileEvent } from '#src/actors/documentFiles.ts'
import { documentUploadActors } from '#src/actors/documentUpload.ts'
import { verificationActors } from '#src/actors/verification.ts'
import { DocumentUploadView } from '#src/views/documentUpload/DocumentUploadView.tsx'
import { VerificationView } from '#src/views/verification/VerificationView.tsx'
import { started, withActors, type Started } from './run.ts'
import type { FaultRow, FaultWorld, FlowRun } from './table.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC',
  'base64',
)
const files = { take: fileEvent, previewOf: () => null }
const other = { kind: 'other', depositMethod: null } as const

/** Sends a picture, and tries again where it did not arrive; `isOnlyShown`: as far as its choice. */
function sendPicture({ world }: FaultWorld, isOnlyShown = false): FlowRun {
  const run = started(withActors(documentUploadMachine, documentUploadActors(world)))
  const { actor } = run
  const isIn = (other: string) => actor.getSnapshot().matches({ other }) as boolean
  actor.send({ type: 'documents.open', target: other })
  return {
    ...run,
    waitsMs: () => null,
    page: () => <DocumentUploadView flow={actor as never} files={files} onLeave={() => {}} />,
    goOn: async () => {
      if (isIn('success') || (isOnlyShown && isIn('preUpload'))) return false
      const retry = { type: 'upload.retry' }
      if (isIn('preUpload') && actor.getSnapshot().context.file) actor.send({ type: 'file.send' })
      else if (isIn('error') && actor.getSnapshot().can(retry)) actor.send(retry)
      else if (isIn('preUpload') || isIn('error'))
        actor.send(fileEvent(new File([png], 'letter.png', { type: 'image/png' })))
      else actor.send({ type: 'documents.retry' })
      return true
    },
  }
}

/** What is done of the overview once it is shown. Answers false when it is through. */
type Deed = (run: Started, it: FaultWorld) => boolean

/** Shows what is wanted of a player's documents, and does something there. */
function showDocuments(it: FaultWorld, deed: Deed = () => false, isBegun = false): FlowRun {
  const run = started(withActors(verificationMachine, verificationActors(it.world)))
  const upload = started(withActors(documentUploadMachine, documentUploadActors(it.world)))
  const { actor } = run
  const isIn = (state: string) => actor.getSnapshot().matches(state === 'inactive' ? state : { open: state }) as boolean
  if (!isBegun) actor.send({ type: 'verification.start', startPoint: 'account' })
  return {
    ...run,
    waitsMs: () => null,
    stop: () => {
      run.stop()
      upload.stop()
    },
    page: () => <VerificationView flow={actor as never} upload={upload.actor as never} files={files} />,
    goOn: async () => {
      if (isIn('failed')) actor.send({ type: 'verification.backToStart' })
      else if (isIn('inactive')) {
        const picture = { contentType: 'image/png', size: png.length } as const
        const body = { documentType: 'OTHER', fileName: 'begun.png', ...picture } as const
        await it.world.api.call('documentUploadRequest', { body })
        actor.send({ type: 'verification.start', startPoint: 'account' })
      } else return deed(run, it)
      return true
    },
  }
}

const discard: Deed = ({ actor }) => {
  const begun = actor
    .getSnapshot()
    .context.overview?.documents.find(({ unfinished }: { readonly unfinished: unknown }) => unfinished)
  if (!begun) return false
  actor.send({ type: 'document.discard', documentId: begun.id })
  return true
}

const hostedCheck: Deed = ({ actor }) => {
  const now = actor.getSnapshot()
  if (now.matches({ open: 'hosted' })) return false
  actor.send(
    now.matches({ open: 'selected' })
      ? { type: 'hosted.start' }
      : { type: 'document.select', documentType: 'PROOF_OF_ID', depositMethod: null },
  )
  return true
}

/** Verification: what is wanted, sending it, giving up what was begun, and the hosted check. */
export const documentRows: readonly FaultRow[] = [
  { area: 'documents', call: 'documents', when: 'overview', open: (it) => showDocuments(it), moves: [] },
  { area: 'documents', call: 'documentsVerification', open: (it) => showDocuments(it), moves: [] },
  {
    area: 'documents',
    call: 'documentCancel',
    open: (it) => showDocuments(it, discard, true),
    moves: [],
  },
  { area: 'documents', call: 'jumioInitiate', open: (it) => showDocuments(it, hostedCheck), moves: [] },
  { area: 'documents', call: 'documents', when: 'upload', open: (it) => sendPicture(it, true), moves: [] },
  { area: 'documents', call: 'recentDepositMethods', when: 'upload', open: (it) => sendPicture(it, true), moves: [] },
  { area: 'documents', call: 'depositMethods', when: 'upload', open: (it) => sendPicture(it, true), moves: [] },
  { area: 'documents', call: 'documentUploadRequest', open: (it) => sendPicture(it), moves: [] },
  { area: 'documents', call: 'documentContent', open: (it) => sendPicture(it), moves: [] },
  { area: 'documents', call: 'documentStatus', lost: 'documentContent', open: (it) => sendPicture(it), moves: [] },
]
