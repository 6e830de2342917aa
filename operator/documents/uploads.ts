import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm'
import { day } from '#contract/constants.ts'
import { documentGroups, proofOfAddressCodes, sourceOfWealthCodes, type DocumentType } from '#contract/documents.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Tx } from '../db/open.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { heldRow } from '../player/players.ts'
import { cleaned, inTurn } from './cleaning.ts'
import { followDocuments } from './followDocuments.ts'
import { documentFiles, documentPieces, documents } from './schema.ts'
import type { DocumentRow } from './standing.ts'

/** Uploads of one player that may stand unfinished; the oldest makes way for a newer one. */
export const MAX_UNFINISHED = 5
/** Files of one player that may wait for their review. */
export const MAX_WAITING = 30
/** How long what has arrived of an unfinished upload is kept, ms. */
const UNFINISHED_LIFE = day

/** What an upload is asked for with. */
export interface UploadAsked {
  readonly documentType: DocumentType
  readonly subType?: string | undefined
  readonly depositMethodId?: string | undefined
  readonly fileName: string
  readonly contentType: string
  readonly size: number
  readonly fingerprint?: string | undefined
}

/** Codes that a type of document must be sent with; a type that is not named here needs none. */
const subTypeCodes: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  PROOF_OF_ADDRESS: Object.values(proofOfAddressCodes),
  SOURCE_OF_WEALTH: Object.values(sourceOfWealthCodes),
}

const wrongType = (field: string, message: string): CallError => {
  const code = 'error.document.type'
  const wrong = { objectName: 'documentUploadRequest', field, rejectedValue: null, status: 400, message, code }
  return new CallError(400, code, message, [wrong])
}

/** Throws CallError 400 for a type that no file is sent of, and for a kind of paper or a way to pay that its type does not know. */
export function checkType(type: DocumentType, subType: string | undefined, depositMethodId?: string): void {
  if (documentGroups[type].kind === null) throw wrongType('documentType', 'No file is sent for this type')
  const codes = subTypeCodes[type]
  if (codes && !codes.includes(subType ?? '')) throw wrongType('subType', `subType must be one of ${codes.join(', ')}`)
  if (!codes && subType !== undefined) throw wrongType('subType', 'This type has no kinds')
  if (type !== 'PROOF_OF_PAYMENT' && depositMethodId !== undefined)
    throw wrongType('depositMethodId', 'Only a proof of payment is for a way to pay')
}

/** Opens an upload, or finds the one that was begun of the same file (KYC-8). */
export async function openUpload(operator: Operator, playerId: number, asked: UploadAsked): Promise<DocumentRow> {
  checkType(asked.documentType, asked.subType, asked.depositMethodId)
  return operator.transaction(async (tx) => {
    // Two tabs that begin the same upload get the same one.
    await heldRow(operator, playerId)
    await forgetOld(operator, tx)
    const rows = await tx
      .select()
      .from(documents)
      .where(and(eq(documents.playerId, playerId), isNull(documents.replacedBy)))
      .orderBy(asc(documents.createdAt))
    const unfinished = rows.filter(({ fileState }) => fileState === 'uploading')
    const begun = unfinished.find((row) => isSame(row, asked))
    if (begun) return begun
    if (doManyWait(rows)) throw manyWait()
    for (const row of unfinished.slice(0, Math.max(0, unfinished.length - MAX_UNFINISHED + 1)))
      await end(operator, tx, row, 'cancelled')
    const now = operator.clock.now()
    const [row] = await tx
      .insert(documents)
      .values({
        id: randomUUID(),
        playerId,
        type: asked.documentType,
        subType: asked.subType ?? null,
        depositMethodId: asked.depositMethodId ?? null,
        status: 'UNREQUESTED',
        fileState: 'uploading',
        fileName: asked.fileName,
        contentType: asked.contentType,
        size: asked.size,
        fingerprint: asked.fingerprint ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    return row!
  })
}

/** Whether so many of a player's files wait for their review that no more are taken. */
export const doManyWait = (rows: readonly DocumentRow[]): boolean =>
  rows.filter(({ fileState, status }) => fileState === 'sent' && status === 'UNDER_REVIEW').length >= MAX_WAITING
/** What is said then. */
export const manyWait = (): CallError =>
  new CallError(409, 'error.document.many', `${MAX_WAITING} files wait for their review`)

const isSame = (row: DocumentRow, asked: UploadAsked): boolean =>
  asked.fingerprint !== undefined &&
  row.fingerprint === asked.fingerprint &&
  row.type === asked.documentType &&
  row.subType === (asked.subType ?? null) &&
  row.depositMethodId === (asked.depositMethodId ?? null) &&
  row.size === asked.size &&
  row.contentType === asked.contentType

/** What nobody has gone on with for a day is given up. */
async function forgetOld(operator: Operator, tx: Tx): Promise<void> {
  const old = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.fileState, 'uploading'), lt(documents.updatedAt, operator.clock.now() - UNFINISHED_LIFE)))
    .limit(20)
  for (const row of old) await end(operator, tx, row, 'cancelled')
}

async function end(
  operator: Operator,
  tx: Tx,
  row: DocumentRow,
  fileState: 'cancelled' | 'refused',
  refusal: ErrorCode | null = null,
): Promise<void> {
  tries.delete(row.id)
  await tx.delete(documentPieces).where(eq(documentPieces.documentId, row.id))
  await tx
    .update(documents)
    .set({ fileState, refusal, updatedAt: operator.clock.now() })
    .where(eq(documents.id, row.id))
}

/** The player's own document, held; another player's does not exist for them. Throws CallError 404. */
async function held(tx: Tx, playerId: number, id: string): Promise<DocumentRow> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.playerId, playerId)))
    .for('update')
  if (!row) throw new CallError(404, 'error.not_found', 'No such document')
  return row
}

/** Gives up an upload; a second time changes nothing. Throws CallError 404, and 409 for one that was sent. */
export async function cancelUpload(operator: Operator, playerId: number, id: string): Promise<void> {
  await operator.transaction(async (tx) => {
    const row = await held(tx, playerId, id)
    if (row.fileState === 'sent') throw new CallError(409, 'error.document.sent', 'This document has been sent')
    if (row.fileState === 'asked') throw new CallError(404, 'error.not_found', 'No such upload')
    if (row.fileState === 'uploading') await end(operator, tx, row, 'cancelled')
  })
}

/** The part of a file that a request brings. `start` null: none, only the question how it stands. */
interface Piece {
  readonly start: number | null
  readonly bytes: Uint8Array
}

const outOfRange = (message: string, status = 409): CallError => new CallError(status, 'error.document.range', message)

/** Reads Content-Range against what was announced. Throws CallError 400 for one that means nothing. */
export function pieceOf(range: string | undefined, bytes: Uint8Array, size: number): Piece {
  if (range === undefined) {
    if (bytes.length !== size)
      throw new CallError(400, 'error.document.size', `The file was announced with ${size} bytes`)
    return { start: 0, bytes }
  }
  const [, first, last, none, total] = /^bytes (?:(\d{1,9})-(\d{1,9})|(\*))\/(\d{1,9})$/.exec(range) ?? []
  if (total === undefined) throw outOfRange('Content-Range must be "bytes first-last/size" or "bytes */size"', 400)
  if (Number(total) !== size)
    throw new CallError(400, 'error.document.size', `The file was announced with ${size} bytes`)
  if (none) {
    if (bytes.length > 0) throw outOfRange('A question how it stands brings no bytes', 400)
    return { start: null, bytes }
  }
  const [start, end] = [Number(first), Number(last) + 1]
  if (start >= end || end > size) throw outOfRange('Content-Range lies outside of the file', 400)
  if (bytes.length !== end - start) throw outOfRange(`${end - start} bytes were announced, ${bytes.length} came`, 400)
  return { start, bytes }
}

/**
 * Takes a piece; with the last one the file is checked, cleaned and sent. Whatever comes twice is done once. Throws
 * CallError 404 for an unknown upload, 409 for one that was given up and for a piece that leaves a gap, 422 for a file that
 * is not what it says.
 */
export async function takeBytes(
  operator: Operator,
  playerId: number,
  id: string,
  range: string | undefined,
  bytes: Uint8Array,
): Promise<DocumentRow> {
  const row = await operator.transaction(async (tx) => {
    const row = await held(tx, playerId, id)
    if (row.fileState !== 'uploading') return row
    const { start, bytes: part } = pieceOf(range, bytes, row.size ?? 0)
    // A piece whose answer was lost comes again.
    if (start === null || start + part.length <= row.receivedBytes) return row
    if (start !== row.receivedBytes) throw outOfRange(`The next byte is ${row.receivedBytes}`)
    const change = { receivedBytes: start + part.length, updatedAt: operator.clock.now() }
    await tx.insert(documentPieces).values({ documentId: id, start, bytes: part })
    await tx.update(documents).set(change).where(eq(documents.id, id))
    return { ...row, ...change }
  })
  if (row.fileState === 'uploading') return row.receivedBytes === row.size ? finish(operator, row) : row
  if (row.fileState === 'cancelled') throw new CallError(409, 'error.document.cancelled', 'This upload was given up')
  if (row.fileState === 'refused') throw notTaken(row.refusal)
  if (row.fileState === 'asked') throw new CallError(404, 'error.not_found', 'No such upload')
  return row
}

const WHY: Partial<Record<ErrorCode, string>> = {
  'error.document.content': 'The file cannot be read as what it says it is',
  'error.document.locked': 'The pdf is locked with a password',
  'error.document.pixels': 'The picture has too many points',
}
const notTaken = (code: ErrorCode | null): CallError =>
  new CallError(422, code ?? 'error.document.content', WHY[code ?? 'error.document.content'] ?? 'The file is not taken')

/** How often the reading of one file is tried that does not come to an end. */
const MAX_TRIES = 3
const underWay = new Map<string, Promise<DocumentRow>>()
const tries = new Map<string, number>()

/** Checks a whole file and sends it, once: whoever asks meanwhile gets the same answer, and no second reading. */
function finish(operator: Operator, row: DocumentRow): Promise<DocumentRow> {
  const begun = underWay.get(row.id)
  if (begun) return begun
  const work = inTurn(row.playerId, () => finishNow(operator, row.id)).finally(() => underWay.delete(row.id))
  underWay.set(row.id, work)
  return work
}

/** Checks the whole file outside of any transaction (it takes a while), and keeps what is left of it once. */
async function finishNow(operator: Operator, id: string): Promise<DocumentRow> {
  const [begun] = await operator.db.select().from(documents).where(eq(documents.id, id))
  if (!begun) throw new CallError(404, 'error.not_found', 'No such document')
  // It may have been given up while it stood in line.
  if (begun.fileState !== 'uploading') return told(begun)
  const { playerId, contentType } = begun
  const pieces = await operator.db
    .select()
    .from(documentPieces)
    .where(eq(documentPieces.documentId, id))
    .orderBy(asc(documentPieces.start))
  const read = await cleaned(new Uint8Array(Buffer.concat(pieces.map(({ bytes }) => bytes))), contentType ?? '')
  const tried = (tries.get(id) ?? 0) + 1
  if ('isLate' in read && tried < MAX_TRIES) {
    tries.set(id, tried)
    throw notNow()
  }
  tries.delete(id)
  const file = 'isLate' in read ? { refused: 'error.document.content' as const } : read
  const row = await operator.transaction(async (tx) => {
    await heldRow(operator, playerId)
    const now = await held(tx, playerId, id)
    // Somebody else was quicker, or it was given up meanwhile.
    if (now.fileState !== 'uploading') return now
    if ('refused' in file) {
      await end(operator, tx, now, 'refused', file.refused)
      operator.log.info('document.refused', { documentId: id, playerId, code: file.refused })
      return { ...now, fileState: 'refused' as const, refusal: file.refused }
    }
    await tx.delete(documentPieces).where(eq(documentPieces.documentId, id))
    return keep(operator, tx, now, file)
  })
  return told(row)
}

const notNow = (): CallError => new CallError(503, 'error.unavailable', 'The file could not be read now')

/** The row of a file that was sent. Throws CallError for one that was refused or given up. */
function told(row: DocumentRow): DocumentRow {
  if (row.fileState === 'refused') throw notTaken(row.refusal)
  if (row.fileState === 'cancelled') throw new CallError(409, 'error.document.cancelled', 'This upload was given up')
  return row
}

/** Keeps a checked file, in place of what was asked for, and lets it stand under review. */
export async function keep(
  operator: Operator,
  tx: Tx,
  row: DocumentRow,
  file: { readonly contentType: string; readonly bytes: Uint8Array },
): Promise<DocumentRow> {
  await tx.insert(documentFiles).values({ documentId: row.id, ...file })
  const change = {
    fileState: 'sent' as const,
    status: 'UNDER_REVIEW' as const,
    // The name is the player's own word, and nobody needs it any more.
    fileName: null,
    fingerprint: null,
    updatedAt: operator.clock.now(),
  }
  await tx.update(documents).set(change).where(eq(documents.id, row.id))
  await replaceAsked(operator, tx, row)
  await followDocuments(operator, row.playerId)
  operator.log.info('document.sent', { documentId: row.id, playerId: row.playerId, type: row.type })
  return { ...row, ...change }
}

/**
 * What was asked for has come: requests, refused and expired papers of the same kind give way to the new one, and so does
 * what was begun of another file for the same.
 */
async function replaceAsked(
  operator: Operator,
  tx: Tx,
  { id, playerId, type, depositMethodId }: DocumentRow,
): Promise<void> {
  const rows = await tx
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.playerId, playerId),
        eq(documents.type, type),
        ne(documents.id, id),
        isNull(documents.replacedBy),
      ),
    )
  for (const row of rows) {
    if (row.fileState === 'uploading' && row.depositMethodId === depositMethodId)
      await end(operator, tx, row, 'cancelled')
    const isWanted = row.status === 'REQUESTED' || row.status === 'EXPIRED'
    const isForIt = row.depositMethodId === null || row.depositMethodId === depositMethodId
    if (isWanted && isForIt) await tx.update(documents).set({ replacedBy: id }).where(eq(documents.id, row.id))
  }
}
