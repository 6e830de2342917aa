import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { DocumentItem, PickedFile, UploadKind } from '../documentItem.ts'
import { statusOf } from '../status.ts'
import { anna, answer, fail, leafStates, listeningParent, manual, manualStream, settle } from '../testing.ts'
import type {
  CancelUploadInput,
  DocumentUploadEvent,
  LoadDocumentsOutput,
  UploadDocumentInput,
  UploadTarget,
} from './documentUpload.contract.ts'
import { documentUploadMachine } from './documentUpload.machine.ts'

const paper: PickedFile = { fileKey: 'file-1', name: 'paper.png', size: 1000, mediaType: 'image/png' }
const other: PickedFile = { fileKey: 'file-2', name: 'other.pdf', size: 2000, mediaType: 'application/pdf' }
const wanted: DocumentItem = {
  id: 'd-1',
  documentType: 'PROOF_OF_ID',
  kind: 'id',
  documentStatus: 'REQUESTED',
  subType: null,
  rejectionReason: null,
  depositMethod: null,
  unfinished: null,
}
const known: LoadDocumentsOutput = { documents: [wanted], paidWith: [{ id: 'skrill', name: 'Skrill' }] }

const lost = { kind: 'network', message: 'Network Error' }
const refusedAs = (code: string) => ({ kind: 'status', status: 400, code, message: code })
const pick = (kind: UploadKind, depositMethod: string | null = null) =>
  ({ type: 'kind.pick', kind, depositMethod }) as const
const chooses = { type: 'file.pick', file: paper } as const
const sends = { type: 'file.send' } as const
const cancels = { type: 'upload.cancel' } as const
const goesBack = { type: 'upload.back' } as const
const retries = { type: 'upload.retry' } as const
const closes = { type: 'documents.close' } as const
const arrived = { type: 'upload.done' } as const
const failed = (error: unknown) => ({ type: 'upload.failed', error }) as const

const KINDS = ['id', 'poa', 'pop', 'sow', 'other'] as const
/** Those of which the kind of paper is chosen first, and those of which it is not. */
const withPapers = ['poa', 'sow'] as const
const plain = ['id', 'pop', 'other'] as const

const started = () => {
  const { parentRef, heard } = listeningParent()
  const load = manual<LoadDocumentsOutput>()
  const upload = manualStream<UploadDocumentInput>()
  const giveUp = manual<unknown, CancelUploadInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    documentUploadMachine.provide({
      actors: { loadDocuments: load.logic, uploadDocument: upload.logic, cancelUpload: giveUp.logic },
    }),
    { clock, input: { parentRef, player: anna } },
  ).start()
  const send = async (...events: DocumentUploadEvent[]): Promise<void> => {
    for (const event of events) actor.send(event)
    await settle()
  }
  const at = () => leafStates(actor.getSnapshot())[0]
  const context = () => actor.getSnapshot().context
  const can = (event: DocumentUploadEvent): boolean => actor.getSnapshot().can(event)
  const status = () => statusOf(actor.getSnapshot())
  return { actor, heard, load, upload, inputs: upload.inputs, giveUp, clock, send, at, context, can, status }
}
let it: ReturnType<typeof started>
beforeEach(() => {
  it = started()
})
const pass = async (ms: number): Promise<void> => {
  it.clock.increment(ms)
  await settle()
}
const says = async (event: DocumentUploadEvent): Promise<void> => {
  it.upload.send(event)
  await settle()
}
const told = (type: string) => it.heard.filter((event) => event.type === type)
/** Opens the documents, to choose or for one that is already chosen. */
const opened = async (target?: UploadTarget): Promise<void> => {
  await it.send(target ? { type: 'documents.open', target } : { type: 'documents.open' })
  await answer(it.load.last(), known)
}
/** On the way with a file of this kind; the paper is a bank statement where one is chosen. */
const uploading = async (kind: UploadKind = 'id'): Promise<void> => {
  await opened({ kind, subType: kind === 'poa' || kind === 'sow' ? 'BS' : null })
  await it.send(chooses, sends)
}

describe('what is chosen', () => {
  test('KYC-2 nothing is asked before somebody looks; then it is, once', async () => {
    expect([it.at(), it.load.calls.length]).toEqual(['idle', 0])
    await it.send({ type: 'documents.open' }, { type: 'documents.open', target: { kind: 'id' } })
    expect([it.at(), it.status(), it.load.calls.length]).toEqual(['loading', 'LOADING', 1])
    await answer(it.load.last(), known)
    expect([it.at(), it.status()]).toEqual(['pending', 'PENDING'])
    expect(it.context()).toMatchObject({ documents: [{ id: 'd-1' }], paidWith: [{ id: 'skrill' }] })
  })

  test.each([
    [
      'an error of the operator',
      async () => fail(it.load.last(), refusedAs('error.system.error')),
      'error.system.error',
    ],
    ['a lost answer', async () => fail(it.load.last(), lost), null],
    ['no answer within 15 s', async () => pass(REQUEST_TIMEOUT), null],
  ])('KYC-2 SAF-9 after %s it says so, and asks again for the same document', async (_, happens, code) => {
    await it.send({ type: 'documents.open', target: { kind: 'pop', depositMethod: 'skrill' } })
    await happens()
    expect([it.at(), it.status(), it.context().problem?.code]).toEqual(['failed', 'ERROR', code])
    await it.send({ type: 'documents.retry' })
    await answer(it.load.last(), known)
    expect([it.at(), it.context().problem]).toEqual(['pop.preUpload', null])
    expect(it.context().target?.depositMethod).toBe('skrill')
  })

  test('KYC-2 SAF-9 an answer that comes after 15 s changes nothing', async () => {
    await it.send({ type: 'documents.open' })
    const first = it.load.last()
    await pass(REQUEST_TIMEOUT)
    await answer(first, known)
    expect([it.at(), it.context().problem?.kind]).toEqual(['failed', 'timeout'])
  })

  test.each(plain)('KYC-2 %s is picked, and a file is asked for at once', async (kind) => {
    await opened()
    await it.send(pick(kind))
    expect([it.at(), it.status()]).toEqual([`${kind}.preUpload`, `PRE_UPLOAD_${kind.toUpperCase()}`])
    expect(it.can({ type: 'subType.pick', subType: 'BS' })).toBe(false)
  })

  test.each(withPapers)('KYC-2 of %s the kind of paper is chosen first', async (kind) => {
    await opened()
    await it.send(pick(kind))
    expect([it.at(), it.status()]).toEqual([`${kind}.selecting`, `SELECT_${kind.toUpperCase()}_DOCUMENT_TYPE`])
    await it.send(chooses)
    expect([it.at(), it.context().file], 'no file before it').toEqual([`${kind}.selecting`, null])
    await it.send({ type: 'subType.pick', subType: 'UB' })
    expect([it.at(), it.context().subType]).toEqual([`${kind}.preUpload`, 'UB'])
  })

  test.each(plain)('KYC-4 KYC-6 opened for %s nothing has to be picked', async (kind) => {
    await opened({ kind })
    expect(it.at()).toBe(`${kind}.preUpload`)
  })

  test.each(withPapers)('KYC-4 KYC-6 opened for %s the paper is still to be chosen', async (kind) => {
    await opened({ kind })
    expect(it.at()).toBe(`${kind}.selecting`)
  })

  test.each(withPapers)('KYC-8 an upload of %s that goes on knows its paper and, here, its file', async (kind) => {
    await opened({ kind, subType: 'UB', file: paper })
    expect(it.at()).toBe(`${kind}.preUpload`)
    expect(it.context()).toMatchObject({ subType: 'UB', file: { fileKey: 'file-1' } })
    await it.send(sends)
    expect(it.inputs).toEqual([{ kind, subType: 'UB', depositMethod: null, fileKey: 'file-1' }])
  })

  test('KYC-8 after a reload the file must be chosen again: nothing is sent without one', async () => {
    await opened({ kind: 'id', file: null })
    expect(it.can(sends)).toBe(false)
    await it.send(sends)
    expect([it.at(), it.upload.opened()]).toEqual(['id.preUpload', 0])
  })

  test.each([
    ['the kind of paper', () => opened({ kind: 'poa' })],
    ['the file', () => opened({ kind: 'poa', subType: 'BS', file: paper })],
  ])('KYC-4 back from %s is to the choice of a document, and nothing chosen is left', async (_, reach) => {
    await reach()
    await it.send(goesBack)
    expect(it.at()).toBe('pending')
    expect(it.context()).toMatchObject({ target: null, subType: null, file: null, refusal: null })
    await it.send(pick('sow'))
    expect(it.at(), 'its paper is asked for').toBe('sow.selecting')
  })
})

describe('the file', () => {
  test.each(['type', 'size', 'empty'] as const)(
    'KYC-2 one that is refused for its %s is said and not sent',
    async (why) => {
      await opened({ kind: 'id' })
      await it.send(chooses, { type: 'file.refuse', why })
      expect(it.context()).toMatchObject({ refusal: why, file: null })
      expect(it.can(sends)).toBe(false)
      await it.send({ type: 'file.pick', file: other })
      expect(it.context()).toMatchObject({ refusal: null, file: { fileKey: 'file-2' } })
      await it.send(sends)
      expect(it.inputs.at(-1)?.fileKey).toBe('file-2')
    },
  )

  test('KYC-7 a payment proof goes with the way to pay that it is for', async () => {
    await opened()
    await it.send(pick('pop', 'skrill'), chooses, sends)
    expect(it.inputs).toEqual([{ kind: 'pop', subType: null, depositMethod: 'skrill', fileKey: 'file-1' }])
  })

  test.each(KINDS)('KYC-2 %s is sent once, with its progress', async (kind) => {
    await uploading(kind)
    await it.send(sends, chooses)
    expect([it.at(), it.status(), it.upload.opened()]).toEqual([`${kind}.uploading`, `UPLOAD_${kind.toUpperCase()}`, 1])
    expect(it.inputs[0]).toMatchObject({ kind, fileKey: 'file-1' })
    await says({ type: 'upload.progressed', progress: 0.25 })
    await says({ type: 'upload.progressed', progress: 0.5 })
    expect(it.context().progress).toBe(0.5)
    await says(arrived)
    expect([it.at(), it.status()]).toEqual([`${kind}.success`, `UPLOAD_${kind.toUpperCase()}_SUCCESS`])
    expect(it.upload.isOpen()).toBe(false)
    expect(told('profile.refresh'), 'a review has begun').toHaveLength(1)
    expect(it.context(), 'nothing of the file is left').toMatchObject({ file: null, progress: 0, problem: null })
  })

  test.each(plain)('KYC-2 another file of %s, or the end', async (kind) => {
    await uploading(kind)
    await says(arrived)
    await it.send({ type: 'upload.more' })
    expect([it.at(), it.can(sends)]).toEqual([`${kind}.preUpload`, false])
    await it.send(chooses, sends)
    await says(arrived)
    await it.send({ type: 'upload.finish' }, { type: 'upload.finish' })
    expect([it.at(), it.status()]).toEqual(['uploaded', 'SUCCESS UPLOADED'])
    expect(told('documents.sent')).toHaveLength(1)
  })

  test.each(withPapers)('KYC-2 of another file of %s the paper is chosen again', async (kind) => {
    await uploading(kind)
    await says(arrived)
    await it.send({ type: 'upload.more' })
    expect([it.at(), it.context().subType]).toEqual([`${kind}.selecting`, null])
  })

  test('KYC-8 an upload that arrived and was not finished by hand is not said to be sent', async () => {
    await uploading()
    await says(arrived)
    await it.send(closes)
    expect([it.at(), told('documents.sent').length, told('profile.refresh').length]).toEqual(['idle', 0, 1])
  })
})

describe('what goes wrong on the way', () => {
  test.each<readonly [string, object]>([
    ['a dropped connection', lost],
    ['no progress in time', { kind: 'timeout', message: 'No answer in time' }],
    ['error.oops.tryAgain', refusedAs('error.oops.tryAgain')],
    ['error.document.range', refusedAs('error.document.range')],
  ])(
    'KYC-2 KYC-8 after %s it is sent again at the player’s wish, the same file as the same document',
    async (_, error) => {
      await uploading('poa')
      await says({ type: 'upload.progressed', progress: 0.5 })
      await says(failed(error))
      expect([it.at(), it.status(), it.context().progress]).toEqual(['poa.error', 'UPLOAD_POA_ERROR', 0])
      expect(it.context()).toMatchObject({ file: { fileKey: 'file-1' }, subType: 'BS' })
      await it.send(retries, retries)
      expect([it.at(), it.upload.opened()]).toEqual(['poa.uploading', 2])
      expect(it.inputs[1]).toEqual(it.inputs[0])
      await says({ type: 'upload.progressed', progress: 0.5 })
      await says(arrived)
      expect([it.at(), it.context().problem]).toEqual(['poa.success', null])
    },
  )

  test.each(['content', 'locked', 'pixels', 'size', 'type', 'gone'])(
    'KYC-2 after error.document.%s the same file is not sent again; another one is',
    async (why) => {
      await uploading()
      await says(failed(refusedAs(`error.document.${why}`)))
      expect([it.at(), it.can(retries)]).toEqual(['id.error', false])
      expect(it.context().problem?.code).toBe(`error.document.${why}`)
      await it.send({ type: 'file.pick', file: other })
      expect([it.at(), it.context().problem, it.context().file?.fileKey]).toEqual(['id.preUpload', null, 'file-2'])
      await it.send(sends)
      expect(it.inputs.at(-1)?.fileKey).toBe('file-2')
    },
  )

  test('KYC-2 another file that is refused after an error is said in its place, and nothing is sent', async () => {
    await uploading()
    await says(failed(lost))
    await it.send({ type: 'file.refuse', why: 'size' })
    expect([it.at(), it.can(sends), it.can(retries)]).toEqual(['id.preUpload', false, false])
    expect(it.context()).toMatchObject({ refusal: 'size', problem: null, file: null })
  })

  test('KYC-4 back from an error is to the choice of a document', async () => {
    await uploading('sow')
    await says(failed(lost))
    await it.send(goesBack)
    expect(it.at()).toBe('pending')
    expect(it.context()).toMatchObject({ target: null, subType: null, file: null, problem: null })
  })

  test('KYC-8 what the first try says late does not touch the second', async () => {
    await uploading()
    await says(failed(lost))
    await it.send(retries)
    await says(failed(lost))
    await says(arrived)
    expect([it.at(), told('profile.refresh').length], 'the stream has ended').toEqual(['id.error', 0])
  })

  test('KYC-2 progress goes with the upload: of the next file none is shown', async () => {
    await uploading()
    await says({ type: 'upload.progressed', progress: 0.75 })
    await says(failed(refusedAs('error.document.content')))
    await it.send({ type: 'file.pick', file: other })
    expect(it.context().progress).toBe(0)
  })
})

describe('giving it up', () => {
  test.each(KINDS)('KYC-2 %s on its way is cancelled here and, once, at the operator', async (kind) => {
    await uploading(kind)
    await it.send(cancels, cancels)
    expect([it.at(), it.upload.isOpen()]).toEqual(['cancelling', false])
    expect(it.giveUp.calls.map(({ input }) => input)).toEqual([{ fileKey: 'file-1' }])
    await answer(it.giveUp.last(), undefined)
    expect([it.at(), it.load.calls.length, it.context().file]).toEqual(['loading', 2, null])
    await answer(it.load.last(), known)
    expect(it.at(), 'the same document, to choose another file').toBe(`${kind}.preUpload`)
  })

  test.each([
    ['an error of the operator', async () => fail(it.giveUp.last(), refusedAs('error.system.error'))],
    ['a lost answer', async () => fail(it.giveUp.last(), lost)],
    ['no answer within 15 s', async () => pass(REQUEST_TIMEOUT)],
  ])('KYC-2 SAF-9 after %s to it the documents are shown all the same', async (_, happens) => {
    await uploading()
    await it.send(cancels)
    await happens()
    expect([it.at(), it.context().file, it.context().problem, it.giveUp.calls.length]).toEqual([
      'loading',
      null,
      null,
      1,
    ])
  })

  test('KYC-2 a file that arrives in the moment of its cancellation is not said to be there', async () => {
    await uploading()
    await it.send(cancels)
    await says(arrived)
    expect([it.at(), told('profile.refresh').length]).toEqual(['cancelling', 0])
  })

  test('KYC-2 only what is on its way is cancelled', async () => {
    await opened({ kind: 'id', file: paper })
    expect(it.can(cancels)).toBe(false)
    await it.send(sends)
    await says(failed(lost))
    expect(it.can(cancels)).toBe(false)
    expect(it.giveUp.calls).toHaveLength(0)
  })
})

describe('leaving', () => {
  const reaches: readonly (readonly [string, () => Promise<void>])[] = [
    ['loading', () => it.send({ type: 'documents.open' })],
    ['pending', () => opened()],
    ['poa.selecting', () => opened({ kind: 'poa' })],
    ['id.preUpload', () => opened({ kind: 'id', file: paper })],
    ['id.uploading', () => uploading()],
    [
      'id.success',
      async () => {
        await uploading()
        await says(arrived)
      },
    ],
    [
      'id.error',
      async () => {
        await uploading()
        await says(failed(lost))
      },
    ],
    [
      'cancelling',
      async () => {
        await uploading()
        await it.send(cancels)
      },
    ],
    [
      'uploaded',
      async () => {
        await uploading()
        await says(arrived)
        await it.send({ type: 'upload.finish' })
      },
    ],
    [
      'failed',
      async () => {
        await it.send({ type: 'documents.open' })
        await fail(it.load.last(), lost)
      },
    ],
  ]

  test.each(reaches)(
    'KYC-4 KYC-8 from %s nothing chosen is left, and the next visit asks anew',
    async (state, reach) => {
      await reach()
      expect(it.at()).toBe(state)
      const calls = it.load.calls.length
      await it.send(closes)
      expect([it.at(), it.upload.isOpen()]).toEqual(['idle', false])
      expect(it.context()).toMatchObject({ target: null, subType: null, file: null, refusal: null, problem: null })
      await opened()
      expect([it.at(), it.load.calls.length]).toEqual(['pending', calls + 1])
    },
  )

  test('KYC-8 an upload that is left is not given up at the operator: it can be gone on with', async () => {
    await uploading()
    await says({ type: 'upload.progressed', progress: 0.5 })
    await it.send(closes)
    expect(it.giveUp.calls).toHaveLength(0)
    await opened({ kind: 'id', file: paper })
    await it.send(sends)
    expect(it.inputs[1]).toEqual(it.inputs[0])
  })

  test('KYC-8 what comes late from an upload that was left is not heard', async () => {
    await uploading()
    await it.send(closes)
    await says(arrived)
    expect([it.at(), told('profile.refresh').length]).toEqual(['idle', 0])
  })
})
