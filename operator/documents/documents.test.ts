import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, minute } from '#contract/constants.ts'
import { startTestOperator, testStores, type TestOperator, type TestSession } from '../player/testOperator.ts'
import { cleaned } from './cleaning.ts'
import { cleanFile, heicPixels } from './cleanFile.ts'
import { documentFiles, documentPieces } from './schema.ts'
import { heicPhoto } from './testHeic.ts'
import { bomb, heavyPhoto, lockedStatement, photo, statement } from './testFiles.ts'
import { MAX_UNFINISHED } from './uploads.ts'

let it: TestOperator
const password = 'Correct horse 7'
const path = '/api/v1/player/documents'

const player = async (parts: object = {}) => {
  const { body } = await it.call('POST', '/qa/players', { password, ...parts })
  const session = await it.signIn(body.email, password)
  return {
    id: body.playerId as number,
    session,
    call: (method: string, at: string, sent?: unknown) => it.as(session, method, at, sent),
    review: (documents: unknown) => it.call('PATCH', `/qa/players/${body.playerId}`, { documents }),
  }
}
type Player = Awaited<ReturnType<typeof player>>

const ask = (of: Player, file: Uint8Array, more: object = {}) =>
  of.call('POST', path, {
    documentType: 'PROOF_OF_ID',
    fileName: 'passport.jpg',
    contentType: 'image/jpeg',
    size: file.length,
    ...more,
  })

const put = async (session: TestSession, url: string, bytes: Uint8Array, range?: string) => {
  const response = await fetch(url, {
    method: 'PUT',
    headers: {
      'site-context': '5',
      'content-type': 'image/jpeg',
      authorization: session.id,
      ...(range === undefined ? {} : { 'content-range': range }),
    },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

const piece = (of: Player, url: string, file: Buffer, start: number, end: number) =>
  put(of.session, url, file.subarray(start, end), `bytes ${start}-${end - 1}/${file.length}`)

const send = async (of: Player, file: Uint8Array, more: object = {}) => {
  const { body } = await ask(of, file, more)
  return put(of.session, body.uploadUrl, file)
}

const kept = async (documentId: string) => {
  const [row] = await it.operator.db.select().from(documentFiles).where(eq(documentFiles.documentId, documentId))
  return row
}

const piecesOf = (documentId: string) =>
  it.operator.db
    .select({ start: documentPieces.start })
    .from(documentPieces)
    .where(eq(documentPieces.documentId, documentId))

const statusesOf = async (of: Player) => {
  const { body } = await of.call('GET', path)
  return body.map((one: { documentTypeName: string; documentStatus: string }) => [
    one.documentTypeName,
    one.documentStatus,
  ])
}

const initiate = (of: Player, more: object = {}) =>
  of.call('POST', '/api/v1/jumio/documents/initiate', {
    documentType: 'PROOF_OF_ID',
    locale: 'en-UN',
    successUrl: `${it.origin}/en-UN/my-account/account/verification?hosted=done`,
    errorUrl: `${it.origin}/en-UN/my-account/account/verification?hosted=failed`,
    ...more,
  })
const post = async (url: string, parts: Record<string, string | Blob> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

describe('what a file is and what of it is kept', () => {
  test('KYC-2 a photo is drawn anew, upright, without what it says of camera and place', async () => {
    const file = await cleaned(await photo(400, 200), 'image/jpeg')
    const bytes = 'bytes' in file ? file.bytes : new Uint8Array()
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 200, height: 400 })
  })

  test.for(['png', 'webp'] as const)('KYC-2 a %s stays one', async (format) => {
    const file = await cleanFile(
      await sharp(await photo())
        .toFormat(format)
        .toBuffer(),
      `image/${format}`,
    )
    expect(file).toMatchObject({ contentType: `image/${format}` })
  })

  test('KYC-2 a HEIC photo becomes a jpeg of the same picture', async () => {
    const file = await cleaned(heicPhoto(), 'image/heic')
    const { info, data } = await sharp('bytes' in file ? file.bytes : [])
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([file, info]).toMatchObject([{ contentType: 'image/jpeg' }, { width: 16, height: 16 }])
    expect(Math.abs((data[0] ?? 0) - 150)).toBeLessThan(15)
  })

  test('KYC-2 a pdf keeps its pages, and loses author, title and the words in its photos', async () => {
    const before = await statement(3)
    expect(before.toString('latin1')).toContain('Whoever took it')
    const file = await cleaned(before, 'application/pdf')
    const bytes = Buffer.from('bytes' in file ? file.bytes : [])
    const read = await PDFDocument.load(bytes, { updateMetadata: false })
    expect([read.getPageCount(), read.getAuthor(), read.getTitle(), read.getProducer()]).toEqual([
      3,
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.toString('latin1')).not.toContain('Whoever')
  })

  test('KYC-2 what is not what it says is refused', async () => {
    expect(await cleanFile(await photo(), 'image/png')).toEqual({ refused: 'error.document.content' })
    expect(await cleanFile(Buffer.from('<html>'), 'application/pdf')).toEqual({ refused: 'error.document.content' })
  })

  test('KYC-2 a picture or pdf that was cut off is refused', async () => {
    const [picture, paper] = [await photo(), await statement()]
    expect(await cleanFile(picture.subarray(0, 400), 'image/jpeg')).toEqual({ refused: 'error.document.content' })
    expect(await cleanFile(paper.subarray(0, paper.length - 300), 'application/pdf')).toEqual({
      refused: 'error.document.content',
    })
  })

  test('KYC-2 a pdf with a password is refused with words of its own', async () => {
    expect(await cleanFile(await lockedStatement(), 'application/pdf')).toEqual({ refused: 'error.document.locked' })
  })

  test('KYC-2 a small file that holds a huge picture is refused before it is decoded', async () => {
    expect(await cleanFile(await bomb(), 'image/png')).toEqual({ refused: 'error.document.pixels' })
    const announced = Buffer.concat([Buffer.from('....ispe\0\0\0\0'), Buffer.from([0, 0, 255, 255, 0, 0, 255, 255])])
    expect(heicPixels(announced)).toBe(65_535 * 65_535)
  })

  test('KYC-2 a file that takes too long is given up', async () => {
    expect(await cleaned(await photo(), 'image/jpeg', 1)).toEqual({ refused: 'error.document.content' })
  })
})

describe.for(testStores)('documents on %s', (store) => {
  beforeAll(async () => {
    it = await startTestOperator(store)
  }, 60_000)
  afterAll(async () => {
    await it.close()
  })

  test('KYC-2 a whole file is sent at once and stands under review, and the profile follows', async () => {
    const ann = await player({ documents: [{ type: 'PROOF_OF_ID', status: 'REQUESTED' }] })
    const before = await ann.call('GET', '/api/v1/player/profile')
    expect(before.body).toMatchObject({ kycStatus: 'PENDING', requestDocumentTypeStatus: 'PROOF_OF_ID' })
    const sent = await send(ann, await photo())
    expect(sent).toMatchObject({ status: 200, body: { documentStatus: 'UNDER_REVIEW', receivedBytes: null } })
    expect(await statusesOf(ann)).toEqual([['PROOF_OF_ID', 'UNDER_REVIEW']])
    expect(await kept(sent.body.id)).toMatchObject({ contentType: 'image/jpeg' })
    const after = await ann.call('GET', '/api/v1/player/profile')
    expect(after.body).toMatchObject({ kycStatus: 'PENDING', requestDocumentTypeStatus: null })
  })

  test('KYC-8 pieces come one after the other, and an upload goes on where it stopped', async () => {
    const ann = await player()
    const file = await photo(800, 600)
    const more = { fingerprint: 'a'.repeat(64) }
    const opened = await ask(ann, file, more)
    expect(opened).toMatchObject({ status: 201, body: { receivedBytes: 0 } })
    const { documentId, uploadUrl } = opened.body
    expect(await piece(ann, uploadUrl, file, 0, 1000)).toMatchObject({ status: 200, body: { receivedBytes: 1000 } })
    const status = await ann.call('GET', `${path}/${documentId}`)
    expect(status.body).toMatchObject({ receivedBytes: 1000, fileName: 'passport.jpg', size: file.length })
    const again = await ask(ann, file, more)
    expect(again.body).toMatchObject({ documentId, receivedBytes: 1000 })
    expect((await piece(ann, uploadUrl, file, 1000, file.length)).body.documentStatus).toBe('UNDER_REVIEW')
    expect((await kept(documentId))?.bytes.length).toBeGreaterThan(0)
    expect(await piecesOf(documentId)).toEqual([])
  })

  test('KYC-8 a piece that comes twice is done once, the last one too', async () => {
    const ann = await player()
    const file = await photo()
    const { uploadUrl } = (await ask(ann, file)).body
    await piece(ann, uploadUrl, file, 0, 500)
    expect(await piece(ann, uploadUrl, file, 0, 500)).toMatchObject({ status: 200, body: { receivedBytes: 500 } })
    const both = await Promise.all([
      piece(ann, uploadUrl, file, 500, file.length),
      piece(ann, uploadUrl, file, 500, file.length),
    ])
    expect(both.map(({ status, body }) => [status, body.documentStatus])).toEqual([
      [200, 'UNDER_REVIEW'],
      [200, 'UNDER_REVIEW'],
    ])
    const asked = await put(ann.session, uploadUrl, new Uint8Array(), `bytes */${file.length}`)
    expect(asked.body.documentStatus).toBe('UNDER_REVIEW')
    expect(await statusesOf(ann)).toEqual([['PROOF_OF_ID', 'UNDER_REVIEW']])
  })

  test('KYC-8 wrong ranges are refused, each with what is wrong', async () => {
    const ann = await player()
    const file = await photo()
    const { uploadUrl } = (await ask(ann, file)).body
    const tried = async (bytes: Uint8Array, range?: string) => {
      const { status, body } = await put(ann.session, uploadUrl, bytes, range)
      return [status, body.code]
    }
    const ten = file.subarray(0, 10)
    expect(await tried(ten, `bytes 100-109/${file.length}`)).toEqual([409, 'error.document.range'])
    expect(await tried(ten, `bytes 0-99/${file.length}`)).toEqual([400, 'error.document.range'])
    expect(await tried(ten, 'pages 1-2')).toEqual([400, 'error.document.range'])
    expect(await tried(ten, `bytes 5-2/${file.length}`)).toEqual([400, 'error.document.range'])
    expect(await tried(ten, `bytes 0-9/${file.length + 1}`)).toEqual([400, 'error.document.size'])
    expect(await tried(ten)).toEqual([400, 'error.document.size'])
    expect(await tried(Buffer.alloc(10 * 1024 * 1024 + 1))).toEqual([413, 'error.document.size'])
    expect(await tried(ten, `bytes 0-9/${file.length}`)).toEqual([200, undefined])
  })

  test('KYC-2 a file that is not what it says is refused, the same however often it is sent', async () => {
    const ann = await player()
    const file = await photo()
    const { uploadUrl, documentId } = (await ask(ann, file, { contentType: 'image/png' })).body
    for (const bytes of [file, file])
      expect(await put(ann.session, uploadUrl, bytes)).toMatchObject({
        status: 422,
        body: { code: 'error.document.content' },
      })
    expect(await kept(documentId)).toBeUndefined()
    expect(await statusesOf(ann)).toEqual([])
  })

  test('KYC-2 an upload that was begun is given up, one that was sent stays', async () => {
    const ann = await player()
    const file = await photo()
    const { uploadUrl, documentId } = (await ask(ann, file)).body
    await piece(ann, uploadUrl, file, 0, 100)
    expect((await ann.call('DELETE', `${path}/${documentId}`)).status).toBe(204)
    expect((await ann.call('DELETE', `${path}/${documentId}`)).status).toBe(204)
    expect(await statusesOf(ann)).toEqual([])
    expect(await piecesOf(documentId)).toEqual([])
    expect((await piece(ann, uploadUrl, file, 100, 200)).body.code).toBe('error.document.cancelled')
    const sent = await send(ann, file)
    const late = await ann.call('DELETE', `${path}/${sent.body.id}`)
    expect([late.status, late.body.code]).toEqual([409, 'error.document.sent'])
  })

  test('KYC-2 type, kind and size are checked as the upload is asked for', async () => {
    const ann = await player()
    const codeOf = async (more: object) => {
      const { status, body } = await ask(ann, Buffer.alloc(10), more)
      return [status, body.code, body.validationErrors?.[0].field]
    }
    expect(await codeOf({ documentType: 'EDD_QUESTIONNAIRE' })).toEqual([400, 'error.document.type', 'documentType'])
    expect(await codeOf({ documentType: 'PROOF_OF_ADDRESS' })).toEqual([400, 'error.document.type', 'subType'])
    expect(await codeOf({ documentType: 'SOURCE_OF_WEALTH', subType: 'XX' })).toEqual([
      400,
      'error.document.type',
      'subType',
    ])
    expect(await codeOf({ size: 0 })).toEqual([400, 'error.validation', 'size'])
    expect(await codeOf({ size: 10 * 1024 * 1024 + 1 })).toEqual([400, 'error.validation', 'size'])
    expect(await codeOf({ contentType: 'text/html' })).toEqual([400, 'error.validation', 'contentType'])
  })

  test('KYC-2 only so many uploads stand unfinished, and none longer than a day', async () => {
    const ann = await player()
    const file = await photo()
    for (let count = 0; count <= MAX_UNFINISHED; count++) await ask(ann, file)
    expect((await ann.call('GET', path)).body).toHaveLength(MAX_UNFINISHED)
    it.operator.clock.setOffset({ now: day + minute, tokens: 0 })
    await ask(ann, file)
    expect((await ann.call('GET', path)).body).toHaveLength(1)
    it.operator.clock.setOffset({ now: 0, tokens: 0 })
  })

  test('KYC-2 nobody reads, lists, goes on with or gives up another player’s documents', async () => {
    const [ann, bob] = [await player(), await player()]
    const file = await photo()
    const { documentId, uploadUrl } = (await ask(ann, file)).body
    expect((await bob.call('GET', path)).body).toEqual([])
    expect((await bob.call('GET', `${path}/${documentId}`)).status).toBe(404)
    expect((await put(bob.session, uploadUrl, file)).status).toBe(404)
    expect((await bob.call('DELETE', `${path}/${documentId}`)).status).toBe(404)
    expect((await fetch(uploadUrl, { headers: { 'site-context': '5' } })).status).toBe(404)
  })

  test('SAF-12 neither the log nor what QA sees of the calls holds a document', async () => {
    const ann = await player()
    const file = Buffer.concat([Buffer.from('%PDF-1.7\nnever to be read in a log\n'), Buffer.alloc(50, 65)])
    await send(ann, file, { contentType: 'application/pdf' })
    const { body } = await it.call('GET', '/qa/calls?since=0')
    expect(it.lines.join('\n')).toContain('document.refused')
    expect(it.lines.join('\n') + JSON.stringify(body)).not.toContain('never to be read')
  })

  test('KYC-1 a review refuses with a reason, asks again, and verifies; open pages are told each time', async () => {
    const ann = await player({ documents: [{ type: 'PROOF_OF_ID', status: 'REQUESTED' }] })
    const told: unknown[] = []
    const stop = it.operator.bus.on('push', (push) => push.playerId === ann.id && told.push(push.message))
    await send(ann, await photo())
    await ann.review([{ type: 'PROOF_OF_ID', status: 'REQUESTED', rejectionReason: 'BAD_QUALITY' }])
    const { body } = await ann.call('GET', path)
    expect(body).toMatchObject([{ documentStatus: 'REQUESTED', rejectionReason: 'BAD_QUALITY' }])
    await send(ann, await photo())
    expect(await statusesOf(ann)).toEqual([['PROOF_OF_ID', 'UNDER_REVIEW']])
    await ann.review([{ type: 'PROOF_OF_ID', status: 'VERIFIED' }])
    expect((await ann.call('GET', '/api/v1/player/profile')).body.kycStatus).toBe('FULLY VERIFIED')
    await expect
      .poll(() => told.at(-1))
      .toEqual({
        type: 'PLAYER_ATTRIBUTE_CHANGE',
        payload: { kycStatus: 'FULLY VERIFIED', requestDocumentTypeStatus: null },
      })
    stop()
  })

  test('KYC-1 PRO-5 the inbox tells once of each document that was accepted or refused, and of nothing else', async () => {
    const asked = { type: 'PROOF_OF_ID', status: 'REQUESTED' }
    const proof = { type: 'PROOF_OF_PAYMENT', status: 'REQUESTED' }
    const ways = [
      { ...proof, depositMethodId: 'creditcard' },
      { ...proof, depositMethodId: 'skrill' },
    ]
    const ann = await player({ documents: [asked, ...ways] })
    const told = async () =>
      (
        (await ann.call('GET', '/api/v1/player/inbox')).body as {
          messages: { title: string; text: string; path: string }[]
        }
      ).messages
    const refused = { ...asked, rejectionReason: 'BAD_QUALITY' }
    await ann.review([refused])
    await ann.review([refused])
    await send(ann, await photo())
    await ann.review([{ type: 'PROOF_OF_ID', status: 'VERIFIED' }])
    await ann.review([
      { type: 'PROOF_OF_ID', status: 'EXPIRED' },
      { type: 'PROOF_OF_PAYMENT', status: 'VERIFIED' },
    ])
    const path = '/my-account/account/verification'
    const messages = await told()
    expect(messages.map(({ title, text }) => `${title}: ${text}`).toSorted()).toEqual([
      'Your document could not be accepted: Proof of identity: under Verification you see why, and can send another one.',
      'Your document is accepted: Proof of identity: there is nothing more to do.',
      'Your document is accepted: Proof of payment (Card): there is nothing more to do.',
      'Your document is accepted: Proof of payment (Skrill): there is nothing more to do.',
    ])
    expect(new Set(messages.map((one) => one.path))).toEqual(new Set([path]))
  })

  test('KYC-7 proofs of payment are kept apart by the way to pay', async () => {
    const proof = { type: 'PROOF_OF_PAYMENT', status: 'REQUESTED' }
    const ann = await player({
      documents: [
        { ...proof, depositMethodId: 'creditcard' },
        { ...proof, depositMethodId: 'skrill' },
      ],
    })
    await send(ann, await photo(), { documentType: 'PROOF_OF_PAYMENT', depositMethodId: 'skrill' })
    const { body } = await ann.call('GET', path)
    expect(
      body.map((one: { depositMethodId: string; documentStatus: string }) => [one.depositMethodId, one.documentStatus]),
    ).toEqual([
      ['creditcard', 'REQUESTED'],
      ['skrill', 'UNDER_REVIEW'],
    ])
  })

  test('KYC-4 what is asked for, and a bonus that a withdrawal would forfeit, are told', async () => {
    const ann = await player({
      documents: [{ type: 'PROOF_OF_ADDRESS', status: 'REQUESTED' }],
      wallet: { casinoBonus: 500 },
      checks: { deposit: 'DOCUMENTS_PREFERRED' },
    })
    expect((await ann.call('GET', `${path}/verification`)).body).toEqual({
      kycStatus: 'PENDING',
      requested: ['PROOF_OF_ADDRESS'],
      daysLeftToVerifyDocuments: 14,
      withdrawalForfeit: true,
    })
  })

  test('DEP-2 documents that are sent and verified open a deposit again', async () => {
    const ann = await player({ checks: { deposit: 'DOCUMENTS_REQUIRED' } })
    const device = { ipAddress: '', blackbox: '' }
    const result = async () => (await ann.call('POST', '/api/v1/player/wallet/deposit/check', device)).body.result
    expect(await statusesOf(ann)).toEqual([['PROOF_OF_ID', 'REQUESTED']])
    expect(await result()).toBe('DOCUMENTS_REQUIRED')
    await send(ann, await photo())
    expect(await result()).toBe('DOCUMENTS_UNDER_REVIEW')
    await ann.review([{ type: 'PROOF_OF_ID', status: 'REQUESTED', rejectionReason: 'ID_EXPIRED' }])
    expect(await result()).toBe('DOCUMENTS_REQUIRED')
    await send(ann, await photo())
    await ann.review([{ type: 'PROOF_OF_ID', status: 'VERIFIED' }])
    expect(await result()).toBe('SUCCESS')
  })

  test('KYC-8 two tabs that begin the same upload share it', async () => {
    const ann = await player()
    const file = await heavyPhoto(60_000)
    const more = { fingerprint: 'b'.repeat(64), contentType: 'image/png' }
    const [one, two] = await Promise.all([ask(ann, file, more), ask(ann, file, more)])
    expect(one.body.documentId).toBe(two.body.documentId)
  })

  describe('the hosted check', () => {
    test('KYC-3 a photo with consent is sent there once, and leads back', async () => {
      const ann = await player({ documents: [{ type: 'PROOF_OF_ID', status: 'REQUESTED' }] })
      const { redirectUrl } = (await initiate(ann)).body
      const page = await fetch(redirectUrl)
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await page.text()).toContain('Take a photo')
      const file = new File([new Uint8Array(await photo())], 'id.jpg')
      const sent = await post(`${redirectUrl}/send`, { photo: file, consent: 'yes' })
      expect(sent).toMatchObject({ status: 303, location: expect.stringContaining('hosted=done') })
      expect(await post(`${redirectUrl}/send`, { photo: file, consent: 'yes' })).toMatchObject({ status: 303 })
      expect(await statusesOf(ann)).toEqual([['PROOF_OF_ID', 'UNDER_REVIEW']])
      expect(await (await fetch(redirectUrl)).text()).toContain('Your ID has been sent')
    })

    test('KYC-3 without consent, without a file or with another file nothing is sent, and it is said', async () => {
      const ann = await player()
      const { redirectUrl } = (await initiate(ann)).body
      const file = new File([new Uint8Array(await photo())], 'id.jpg')
      expect((await post(`${redirectUrl}/send`, { photo: file })).text).toContain('Please agree')
      expect((await post(`${redirectUrl}/send`, { consent: 'yes' })).text).toContain('choose a file first')
      const text = new File(['no photo'], 'id.jpg')
      expect((await post(`${redirectUrl}/send`, { file: text, consent: 'yes' })).text).toContain('could not read')
      expect(await statusesOf(ann)).toEqual([])
      const left = await post(`${redirectUrl}/cancel`)
      expect(left.location).toContain('hosted=failed')
      expect(await (await fetch(redirectUrl)).text()).toContain('This ID check is closed')
    })

    test('KYC-3 it leads back to this site only, and its page is good for half an hour', async () => {
      const ann = await player()
      const foreign = await initiate(ann, { successUrl: 'https://elsewhere.example/' })
      expect([foreign.status, foreign.body.code]).toEqual([400, 'error.validation'])
      expect((await initiate(ann, { documentType: 'OTHER' })).body.code).toBe('error.document.type')
      const { redirectUrl } = (await initiate(ann)).body
      it.operator.clock.setOffset({ now: 31 * minute, tokens: 0 })
      expect(await (await fetch(redirectUrl)).text()).toContain('This ID check is closed')
      it.operator.clock.setOffset({ now: 0, tokens: 0 })
      expect(it.lines.join('\n')).not.toContain(redirectUrl.slice(-36))
    })
  })
})
