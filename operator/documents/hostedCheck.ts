import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import type { CallParsed } from '#contract/calls.ts'
import { documentUpload, minute } from '#contract/constants.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { brandAt } from '../player/placement.ts'
import { heldRow } from '../player/players.ts'
import { readBody } from '../wire/body.ts'
import { notFound } from '../wire/answers.ts'
import { cleaned, inTurn } from './cleaning.ts'
import { pageLocaleAsked, pageLocaleOf } from '../pageLocale.ts'
import { checkPage, endPage, HOSTED_CSS, HOSTED_JS, hostedPolicy, type HostedLook } from './hostedPage.ts'
import { hostedWords, type HostedWords } from './hostedTexts.ts'
import { documents, hostedChecks } from './schema.ts'
import { shownDocuments } from './standing.ts'
import { checkType, doManyWait, keep, manyWait } from './uploads.ts'

const PAGE = /^\/id-check\/([0-9a-f-]{36})(?:\/(send|cancel))?$/
/** How long the page may be used, ms. */
const PAGE_LIFE = 30 * minute
/** What a form adds to its file, bytes. */
const FORM = 64 * 1024
/** Parts that a form may have (the page's has three), and bytes that the head of one may take. */
const MAX_PARTS = 8
const MAX_HEAD = 2048

type CheckRow = typeof hostedChecks.$inferSelect

/** Opens the hosted check of an ID; answers the address of its page. Throws CallError 400 for another type or site. */
export async function openHostedCheck(
  operator: Operator,
  playerId: number,
  { documentType, subType, locale, successUrl, errorUrl }: CallParsed<'jumioInitiate'>['body'],
  origin: string,
): Promise<string> {
  if (documentType !== 'PROOF_OF_ID')
    throw new CallError(400, 'error.document.type', 'The hosted check is for a proof of identity')
  checkType(documentType, subType)
  for (const [name, address] of Object.entries({ successUrl, errorUrl }))
    if (new URL(address).origin !== origin)
      throw new CallError(400, 'error.validation', `${name} must be an address of this site`)
  if (doManyWait(await shownDocuments(operator, playerId))) throw manyWait()
  const pageId = randomUUID()
  await operator.db.insert(hostedChecks).values({
    pageId,
    playerId,
    documentType,
    subType: subType ?? null,
    locale,
    successUrl,
    errorUrl,
    state: 'open',
    createdAt: operator.clock.now(),
  })
  return `${origin}/id-check/${pageId}`
}

const html = (text: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': hostedPolicy,
    },
  })
const asset = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' } })

/** To the page's own script, which goes there in place of itself; a browser without it is sent there. */
const wayBack = (request: Request, location: string): Response =>
  request.headers.get('accept')?.includes('application/json') === true
    ? Response.json({ location }, { headers: { 'cache-control': 'no-store' } })
    : new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

const WRONG = {
  'error.document.size': 'size',
  'error.document.content': 'content',
  'error.document.locked': 'locked',
  'error.document.many': 'many',
  'error.too_many_requests': 'busy',
  'error.unavailable': 'unavailable',
  'error.document.pixels': 'pixels',
} as const
const wrongWords = (words: HostedWords, code: string): string =>
  words[code in WRONG ? WRONG[code as keyof typeof WRONG] : 'content']

interface Sent {
  readonly file: Uint8Array | null
  readonly hasConsent: boolean
}

const notOurForm = (): never => {
  throw new CallError(400, 'error.document.content', 'Not a form of this page')
}

/** Throws CallError 400 for a body that would keep the reader of forms busy for seconds: very many parts, or endless heads. */
function refuseLongForm(body: Buffer, type: string): void {
  const [, quoted, bare] =
    /^multipart\/form-data\s*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*$/i.exec(type) ?? []
  const boundary = quoted ?? bare ?? notOurForm()
  let parts = 0
  for (
    let at = body.indexOf(`--${boundary}`);
    at !== -1;
    at = body.indexOf(`--${boundary}`, at + boundary.length + 2)
  ) {
    parts += 1
    if (parts > MAX_PARTS) notOurForm()
    const head = body.subarray(at, at + MAX_HEAD)
    const isEnd = head.toString('latin1', boundary.length + 2, boundary.length + 4) === '--'
    if (!isEnd && !head.includes('\r\n\r\n')) notOurForm()
  }
}

async function readForm(request: Request): Promise<Sent> {
  const bytes = await readBody(request, documentUpload.maxBytes + FORM)
  const type = request.headers.get('content-type') ?? ''
  refuseLongForm(bytes, type)
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const files = [form.get('photo'), form.get('file')].filter((part) => part instanceof File && part.size > 0) as File[]
  const [file] = files
  return {
    file: file ? new Uint8Array(await file.arrayBuffer()) : null,
    hasConsent: form.get('consent') === 'yes',
  }
}

/** The operator's own page for the check of an ID, `/id-check/*` (KYC-3). Its address is its key: the player alone knows it. */
export function createHostedCheck(operator: Operator) {
  const rowOf = async (pageId: string): Promise<CheckRow | null> => {
    const [row] = await operator.db.select().from(hostedChecks).where(eq(hostedChecks.pageId, pageId))
    return row ?? null
  }
  const isOver = (row: CheckRow): boolean => operator.clock.now() - row.createdAt > PAGE_LIFE

  /** Where the page leads after a file: null for what was sent, or why it was not. */
  const take = async ({ pageId, playerId }: CheckRow, bytes: Uint8Array): Promise<ErrorCode | null> => {
    const declared = (await fileTypeFromBuffer(bytes))?.mime.replace('heif', 'heic') ?? ''
    if (!(documentUpload.types as readonly string[]).includes(declared)) return 'error.document.content'
    return inTurn<ErrorCode | null>(playerId, async () => {
      // The second of a double click stood in line: the first one is there.
      const before = await rowOf(pageId)
      if (before?.state !== 'open') return before?.state === 'done' ? null : 'error.document.cancelled'
      const file = await cleaned(bytes, declared)
      if ('isLate' in file) return 'error.unavailable'
      if ('refused' in file) return file.refused
      return operator.transaction(async (tx) => {
        await heldRow(operator, playerId)
        const [now] = await tx.select().from(hostedChecks).where(eq(hostedChecks.pageId, pageId)).for('update')
        // Given up meanwhile, in another tab.
        if (now?.state !== 'open') return now?.state === 'done' ? null : 'error.document.cancelled'
        if (doManyWait(await shownDocuments(operator, playerId))) return 'error.document.many'
        await tx.update(hostedChecks).set({ state: 'done' }).where(eq(hostedChecks.pageId, pageId))
        const at = operator.clock.now()
        const [document] = await tx
          .insert(documents)
          .values({
            id: randomUUID(),
            playerId,
            type: now.documentType,
            subType: now.subType,
            status: 'UNREQUESTED',
            fileState: 'uploading',
            contentType: declared,
            size: bytes.length,
            receivedBytes: bytes.length,
            createdAt: at,
            updatedAt: at,
          })
          .returning()
        await keep(operator, tx, document!, file)
        return null
      })
    }).catch((error: unknown) => {
      if (error instanceof CallError && error.code in WRONG) return error.code
      throw error
    })
  }

  /** Gives the check up where it is open still; what was sent stays sent. */
  const cancel = async (row: CheckRow): Promise<boolean> => {
    const [given] = await operator.db
      .update(hostedChecks)
      .set({ state: 'cancelled' })
      .where(and(eq(hostedChecks.pageId, row.pageId), eq(hostedChecks.state, 'open')))
      .returning({ pageId: hostedChecks.pageId })
    return given !== undefined || (await rowOf(row.pageId))?.state !== 'done'
  }

  const send = async (request: Request, row: CheckRow, look: HostedLook): Promise<Response> => {
    const words = hostedWords(look.locale)
    let sent: Sent
    try {
      sent = await readForm(request)
    } catch (error) {
      const isLarge = error instanceof CallError && error.status === 413
      return html(checkPage(look, row.pageId, isLarge ? words.size : words.content), isLarge ? 413 : 400)
    }
    if (!sent.file) return html(checkPage(look, row.pageId, words.noFile), 400)
    if (!sent.hasConsent) return html(checkPage(look, row.pageId, words.noConsent), 400)
    const refused = await take(row, sent.file)
    if (refused === 'error.document.cancelled') return wayBack(request, row.errorUrl)
    const status = refused === 'error.unavailable' ? 503 : 422
    if (refused !== null) return html(checkPage(look, row.pageId, wrongWords(words, refused), true), status)
    return wayBack(request, row.successUrl)
  }

  return async (request: Request, url: URL): Promise<Response> => {
    if (url.pathname === '/id-check/id-check.css') return asset(HOSTED_CSS, 'text/css')
    if (url.pathname === '/id-check/id-check.js') return asset(HOSTED_JS, 'text/javascript')
    const [, pageId, step] = PAGE.exec(url.pathname) ?? []
    if (!pageId || (step ? request.method !== 'POST' : request.method !== 'GET' && request.method !== 'HEAD'))
      return notFound()
    const brand = brandAt(operator, url.origin)
    const row = await rowOf(pageId)
    const locale = row ? pageLocaleOf(row.locale) : pageLocaleAsked(request)
    const look: HostedLook = { brand, locale }
    const words = hostedWords(locale)
    if (!row) return html(endPage(look, words.unknownTitle, words.unknown, null), 404)
    if (row.state === 'done') {
      if (step) return wayBack(request, row.successUrl)
      return html(endPage(look, words.sentTitle, words.sent, row.successUrl))
    }
    if (row.state === 'cancelled' || isOver(row)) {
      if (step) return wayBack(request, row.errorUrl)
      return html(endPage(look, words.closedTitle, words.closed, row.errorUrl))
    }
    if (step === 'send') return send(request, row, look)
    if (step === 'cancel') {
      return wayBack(request, (await cancel(row)) ? row.errorUrl : row.successUrl)
    }
    return html(checkPage(look, pageId))
  }
}
