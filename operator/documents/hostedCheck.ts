import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import type { CallParsed } from '#contract/calls.ts'
import { documentUpload, minute } from '#contract/constants.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { brandAt } from '../player/placement.ts'
import { heldRow } from '../player/players.ts'
import { readBody } from '../wire/body.ts'
import { notFound } from '../wire/answers.ts'
import { cleaned } from './cleaning.ts'
import { checkPage, endPage, HOSTED_CSS, HOSTED_JS, hostedPolicy } from './hostedPage.ts'
import { documents, hostedChecks } from './schema.ts'
import { keep } from './uploads.ts'

const PAGE = /^\/id-check\/([0-9a-f-]{36})(?:\/(send|cancel))?$/
/** How long the page may be used, ms. */
const PAGE_LIFE = 30 * minute
/** What a form adds to its file, bytes. */
const FORM = 64 * 1024

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
  for (const [name, address] of Object.entries({ successUrl, errorUrl }))
    if (new URL(address).origin !== origin)
      throw new CallError(400, 'error.validation', `${name} must be an address of this site`)
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
  'error.document.size': 'This file is larger than 10 MB. Please choose a smaller one.',
  'error.document.content': 'We could not read this file. Please choose a photo (JPG, PNG, WEBP, HEIC) or a PDF.',
  'error.document.locked': 'This PDF is locked with a password. Please save it without one and choose it again.',
  'error.document.pixels': 'This picture is too large to be read. Please take it again with a lower resolution.',
} as const
const wrongWords = (code: string): string =>
  code in WRONG ? WRONG[code as keyof typeof WRONG] : WRONG['error.document.content']

interface Sent {
  readonly file: Uint8Array | null
  readonly hasConsent: boolean
}

async function readForm(request: Request): Promise<Sent> {
  const bytes = await readBody(request, documentUpload.maxBytes + FORM)
  const type = request.headers.get('content-type') ?? ''
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

  const take = async (row: CheckRow, bytes: Uint8Array): Promise<string | null> => {
    const declared = (await fileTypeFromBuffer(bytes))?.mime.replace('heif', 'heic') ?? ''
    if (!(documentUpload.types as readonly string[]).includes(declared)) return 'error.document.content'
    const file = await cleaned(bytes, declared)
    if ('refused' in file) return file.refused
    return operator.transaction(async (tx) => {
      await heldRow(operator, row.playerId)
      const [now] = await tx.select().from(hostedChecks).where(eq(hostedChecks.pageId, row.pageId)).for('update')
      // The second of a double click: the first one is there.
      if (now?.state !== 'open') return null
      await tx.update(hostedChecks).set({ state: 'done' }).where(eq(hostedChecks.pageId, row.pageId))
      const at = operator.clock.now()
      const [document] = await tx
        .insert(documents)
        .values({
          id: randomUUID(),
          playerId: row.playerId,
          type: row.documentType,
          subType: row.subType,
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
  }

  const send = async (request: Request, row: CheckRow, brand: string): Promise<Response> => {
    let sent: Sent
    try {
      sent = await readForm(request)
    } catch (error) {
      const isLarge = error instanceof CallError && error.status === 413
      const words = wrongWords(isLarge ? 'error.document.size' : 'error.document.content')
      return html(checkPage(brand, row.pageId, words), isLarge ? 413 : 400)
    }
    if (!sent.file) return html(checkPage(brand, row.pageId, 'Take a photo of your ID or choose a file first.'), 400)
    if (!sent.hasConsent)
      return html(checkPage(brand, row.pageId, 'Please agree that the picture may be used for this check.'), 400)
    const refused = await take(row, sent.file)
    if (refused !== null) return html(checkPage(brand, row.pageId, wrongWords(refused)), 422)
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
    if (!row)
      return html(endPage(brand, 'ID check not found', 'This page does not exist. Nothing was sent.', null), 404)
    if (row.state === 'done') {
      if (step) return wayBack(request, row.successUrl)
      return html(endPage(brand, 'Your ID has been sent', 'We look at it, most often within a day.', row.successUrl))
    }
    if (row.state === 'cancelled' || isOver(row)) {
      if (step) return wayBack(request, row.errorUrl)
      return html(endPage(brand, 'This ID check is closed', 'Nothing was sent. You can start it again.', row.errorUrl))
    }
    if (step === 'send') return send(request, row, brand)
    if (step === 'cancel') {
      await operator.db.update(hostedChecks).set({ state: 'cancelled' }).where(eq(hostedChecks.pageId, pageId))
      return wayBack(request, row.errorUrl)
    }
    return html(checkPage(brand, pageId))
  }
}
