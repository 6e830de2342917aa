import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { day, minute } from '#contract/constants.ts'
import { startTestOperator, oneStore, type TestOperator, type TestSession } from '../player/testOperator.ts'
import { cleaned, inTurn, MAX_OF_PLAYER, PATIENCE } from './cleaning.ts'
import { cleanFile, heicPixels } from './cleanFile.ts'
import { documentFiles, documentPieces, documents } from './schema.ts'
import { heicPhoto } from './testHeic.ts'
import { bomb, heavyPhoto, lockedStatement, photo, statement } from './testFiles.ts'
import { pdfBombs, talkativePdf } from './testPdfs.ts'
import { MAX_UNFINISHED, MAX_WAITING } from './uploads.ts'

// How often a file was read, and how often that comes to no end.
const reading = vi.hoisted(() => ({ count: 0, late: 0 }))
vi.mock('./cleaning.ts', async (original) => {
  const real = await original<typeof import('./cleaning.ts')>()
  return {
    ...real,
    cleaned: (...file: Parameters<typeof real.cleaned>) => {
      reading.count += 1
      reading.late -= 1
      return reading.late >= 0 ? Promise.resolve({ isLate: true }) : real.cleaned(...file)
    },
  }
})

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

const levelOf = async (of: Player) => (await of.call('GET', '/api/v1/player/profile')).body.kycStatus

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

  test.for([
    ['whose coded picture is 30,000 points wide where it says 16', { coded: 30_000 }, 'error.document.content'],
    ['that is put together to 30,000 points where it says 16', { grid: 30_000 }, 'error.document.content'],
    ['of 961 tiles to 30,000 points where it says 16', { grid: 30_000, tiles: 31 }, 'error.document.content'],
    [
      'of 16 large tiles that fill the memory',
      { grid: 30_000, said: 8000, coded: 8000, tiles: 4 },
      'error.document.pixels',
    ],
    ['of 5,000 pictures', { items: 5000 }, 'error.document.content'],
  ] as const)(
    'KYC-2 a small HEIC file %s is refused, and the file that is read beside it is kept',
    { timeout: 6 * PATIENCE },
    async ([, lies, refused]) => {
      const bomb = heicPhoto(lies)
      expect(bomb.length).toBeLessThan(300_000)
      expect(heicPixels(bomb)).toBeLessThanOrEqual(64_000_000)
      const [read, beside] = await Promise.all([
        // A machine that is busy with other tests is slow: what bounds the time is told by the next test.
        cleaned(bomb, 'image/heic', { patience: 5 * PATIENCE }),
        cleaned(await photo(400, 200), 'image/jpeg', { patience: 5 * PATIENCE }),
      ])
      expect(read).toEqual({ refused })
      expect(beside).toMatchObject({ contentType: 'image/jpeg' })
    },
  )

  test('KYC-2 a small HEIC file that would be read for minutes is given up in time', async () => {
    const endless = heicPhoto({ coded: 8000, said: 8000, grid: 8000, tiles: 31 })
    expect(endless.length).toBeLessThan(50_000)
    expect(await cleaned(endless, 'image/heic', { patience: 4000 })).toEqual({ isLate: true })
  })

  test('KYC-2 a file that takes too long is given up', async () => {
    expect(await cleaned(await photo(), 'image/jpeg', { patience: 1 })).toEqual({ isLate: true })
  })

  test('KYC-2 a file whose reading fills the memory is given up', async () => {
    const memory = 20 * 1024 * 1024
    expect(await cleaned(await photo(), 'image/jpeg', { memory })).toEqual({ refused: 'error.document.pixels' })
  })

  test.for(Object.entries(pdfBombs))(
    'KYC-2 a small pdf with a huge list %s is refused before it is read',
    async ([, bomb]) => {
      expect(await cleaned(bomb(), 'application/pdf')).toEqual({ refused: 'error.document.pixels' })
    },
  )

  test('KYC-2 of a pdf only what its pages show is kept: no words of its authors, no scripts, no files', async () => {
    const file = await cleaned(await talkativePdf(), 'application/pdf')
    const kept = Buffer.from('bytes' in file ? file.bytes : []).toString('latin1')
    expect(kept).not.toMatch(/Whoever|JavaScript|Launch|XFA|EmbeddedFile/)
    const count = (words: string) => kept.split(words).length - 1
    expect([count('/Subtype /Image'), count('/Subtype /Stamp')]).toEqual([3, 1])
  })

  test('KYC-2 two files are read at once, and one of a player', async () => {
    const begun: string[] = []
    const ends: (() => void)[] = []
    const read = (player: number, name: string) =>
      inTurn(player, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      })
    const all = [read(-1, 'first'), read(-1, 'again'), read(-2, 'second'), read(-3, 'third')]
    await expect.poll(() => begun).toEqual(['first', 'second'])
    ends[1]?.()
    await expect.poll(() => begun).toEqual(['first', 'second', 'third'])
    ends[0]?.()
    await expect.poll(() => begun).toEqual(['first', 'second', 'third', 'again'])
    for (const end of ends) end()
    await Promise.all(all)
  })

  test('KYC-2 only so many files of a player wait to be read', async () => {
    const { promise: wait, resolve: end } = Promise.withResolvers<void>()
    const all = Array.from({ length: MAX_OF_PLAYER }, () => inTurn(-4, () => wait))
    await expect(inTurn(-4, () => wait)).rejects.toMatchObject({ status: 429 })
    end()
    await Promise.all(all)
    await expect(inTurn(-4, () => wait)).resolves.toBeUndefined()
  })
})

describe.for(oneStore)('documents on %s', (store) => {
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

  test('KYC-8 a whole file is read once, however often it is asked for meanwhile', async () => {
    const ann = await player()
    const file = await photo()
    const { uploadUrl } = (await ask(ann, file)).body
    const half = Math.floor(file.length / 2)
    await piece(ann, uploadUrl, file, 0, half)
    reading.count = 0
    const again = Array.from({ length: 12 }, () => piece(ann, uploadUrl, file, half, file.length))
    const answers = await Promise.all(again)
    expect(new Set(answers.map(({ body }) => body.documentStatus))).toEqual(new Set(['UNDER_REVIEW']))
    expect(reading.count).toBe(1)
  })

  test('KYC-8 a file that could not be read in time is no refused one: it is read when it is asked for again', async () => {
    const ann = await player()
    const file = await photo()
    const { uploadUrl } = (await ask(ann, file)).body
    reading.late = 2
    expect(await put(ann.session, uploadUrl, file)).toMatchObject({ status: 503, body: { code: 'error.unavailable' } })
    const asked = () => put(ann.session, uploadUrl, new Uint8Array(), `bytes */${file.length}`)
    expect((await asked()).status).toBe(503)
    expect(await asked()).toMatchObject({ status: 200, body: { documentStatus: 'UNDER_REVIEW' } })
  })

  test('KYC-8 a file that can never be read in time is refused in the end', async () => {
    const ann = await player()
    const file = await photo()
    const { uploadUrl } = (await ask(ann, file)).body
    reading.late = 3
    await put(ann.session, uploadUrl, file)
    const asked = async () => (await put(ann.session, uploadUrl, new Uint8Array(), `bytes */${file.length}`)).status
    expect([await asked(), await asked(), await asked()]).toEqual([503, 422, 422])
    expect(reading.late).toBe(0)
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
    expect(await codeOf({ subType: 'anything' })).toEqual([400, 'error.document.type', 'subType'])
    expect(await codeOf({ depositMethodId: 'skrill' })).toEqual([400, 'error.document.type', 'depositMethodId'])
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

  test('KYC-2 only so many files wait for their review, those of the hosted check too', async () => {
    const ann = await player()
    const file = await photo()
    const { redirectUrl } = (await initiate(ann)).body
    const sent = (await send(ann, file)).body.id
    const [row] = await it.operator.db.select().from(documents).where(eq(documents.id, sent))
    const more = Array.from({ length: MAX_WAITING - 1 }, (_, at) => ({ ...row!, id: `${sent}-${at}` }))
    await it.operator.db.insert(documents).values(more)
    expect(await ask(ann, file)).toMatchObject({ status: 409, body: { code: 'error.document.many' } })
    expect(await initiate(ann)).toMatchObject({ status: 409, body: { code: 'error.document.many' } })
    const photoOf = new File([new Uint8Array(file)], 'id.jpg')
    const answer = await post(`${redirectUrl}/send`, { photo: photoOf, consent: 'yes' })
    expect(answer).toMatchObject({ status: 422, text: expect.stringContaining('wait for their review') })
    expect(await statusesOf(ann)).toHaveLength(MAX_WAITING)
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
    await ann.review([
      { type: 'PROOF_OF_ID', status: 'VERIFIED' },
      { type: 'PROOF_OF_ADDRESS', status: 'VERIFIED' },
    ])
    expect(await levelOf(ann)).toBe('FULLY VERIFIED')
    await expect
      .poll(() => told.at(-1))
      .toEqual({
        type: 'PLAYER_ATTRIBUTE_CHANGE',
        payload: { kycStatus: 'FULLY VERIFIED', requestDocumentTypeStatus: null },
      })
    stop()
  })

  test('KYC-5 nobody is fully verified without a proof of identity and one of address', async () => {
    const ann = await player({ profile: { kycStatus: 'NOT_VERIFIED' } })
    const after = async (type: string) => {
      await ann.review([{ type, status: 'VERIFIED' }])
      return levelOf(ann)
    }
    expect(await after('OTHER')).toBe('NOT_VERIFIED')
    expect(await after('PROOF_OF_ID')).toBe('NOT_VERIFIED')
    expect(await after('PROOF_OF_ADDRESS')).toBe('FULLY VERIFIED')
  })

  test.for(['FULLY VERIFIED', 'NOT_REQUIRED'])(
    'KYC-5 a paper nobody asked for leaves %s as it is, one that is asked for does not',
    async (level) => {
      const ann = await player({ profile: { kycStatus: level } })
      await send(ann, await photo(), { documentType: 'OTHER' })
      expect(await levelOf(ann)).toBe(level)
      await ann.review([{ type: 'OTHER', status: 'VERIFIED' }])
      expect(await levelOf(ann)).toBe(level)
      await ann.review([{ type: 'SOURCE_OF_WEALTH', status: 'REQUESTED' }])
      expect(await levelOf(ann)).toBe('PENDING')
    },
  )

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

  test('KYC-4 DEP-3 the days to verify run down, and documents are required in the end', async () => {
    const checks = { deposit: 'DOCUMENTS_PREFERRED', depositDetails: { daysLeft: 3 } }
    const ann = await player({ checks })
    const device = { ipAddress: '', blackbox: '' }
    const told = async (days: number) => {
      it.operator.clock.setOffset({ now: days * day, tokens: 0 })
      const { body } = await ann.call('POST', '/api/v1/player/wallet/deposit/check', device)
      const later = await ann.call('POST', '/api/v1/player/wallet/deposit/check?later=true', device)
      const overview = await ann.call('GET', `${path}/verification`)
      it.operator.clock.setOffset({ now: 0, tokens: 0 })
      return [body.result, body.daysLeftToVerifyDocuments, later.body.result, overview.body.daysLeftToVerifyDocuments]
    }
    expect(await told(0)).toEqual(['DOCUMENTS_PREFERRED', 3, 'SUCCESS', 3])
    expect(await told(2)).toEqual(['DOCUMENTS_PREFERRED', 1, 'SUCCESS', 1])
    expect(await told(3)).toEqual(['DOCUMENTS_REQUIRED', undefined, 'DOCUMENTS_REQUIRED', null])
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

    test.each([
      ['en-UN', 'en-GB', 'Check your ID', 'choose a file first'],
      ['fi-FI', 'fi-FI', 'Tarkistetaan henkilöllisyytesi', 'valitse tiedosto'],
      ['no-NO', 'nb-NO', 'Kontroll av legitimasjonen din', 'velg en fil først'],
      ['de-AT', 'de-AT', 'Prüfung Ihres Ausweises', 'wählen Sie eine Datei'],
      ['fr-CA', 'fr-FR', 'Contrôle de votre pièce d’identité', 'choisissez un fichier'],
      ['en-CA', 'en-CA', 'Check your ID', 'choose a file first'],
      ['en-NZ', 'en-NZ', 'Check your ID', 'choose a file first'],
      ['fr-LL', 'fr-FR', 'Contrôle de votre pièce d’identité', 'choisissez un fichier'],
      ['en-IN', 'en-IN', 'Check your ID', 'choose a file first'],
      ['es-CL', 'es-CL', 'Verificación de tu documento de identidad', 'elige un archivo'],
      ['es-PE', 'es-PE', 'Verificación de tu documento de identidad', 'elige un archivo'],
      ['pt-PT', 'pt-PT', 'Verificação do seu documento de identidade', 'escolha um ficheiro'],
      ['pt-BR', 'pt-BR', 'Verificação do seu documento de identidade', 'escolha um arquivo'],
      ['ja-JP', 'ja-JP', '本人確認書類の確認', 'ファイルを選んでください'],
      ['tl-PH', 'fil-PH', 'Pagsusuri ng iyong ID', 'pumili ng file'],
      ['tr-TR', 'tr-TR', 'Kimliğinizi doğrulayın', 'bir dosya seçin'],
      ['pl-UN', 'pl-PL', 'Sprawdzenie dokumentu tożsamości', 'wybierz plik'],
    ])(
      'KYC-3 LOC-13 LOC-14 its page and what is wrong are in the language of %s, under the brand’s name',
      async (locale, lang, title, wrong) => {
        const ann = await player()
        const { redirectUrl } = (await initiate(ann, { locale })).body
        const page = await (await fetch(redirectUrl)).text()
        expect(page).toContain(`<html lang="${lang}" data-brand="halcyon">`)
        expect(page).toContain(`<title>${title} – Halcyon</title>`)
        expect((await post(`${redirectUrl}/send`, { consent: 'yes' })).text).toContain(wrong)
      },
    )

    test('KYC-3 a form of very many parts is refused at once', async () => {
      const ann = await player()
      const { redirectUrl } = (await initiate(ann)).body
      const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const sent = async (body: string) =>
        (await fetch(`${redirectUrl}/send`, { method: 'POST', headers, body })).text()
      expect(await sent(`${part}--x--\r\n`)).toContain('choose a file first')
      expect(await sent(`${part.repeat(9)}--x--\r\n`)).toContain('could not read')
    })

    test('KYC-3 sent twice at once it is read and sent once', async () => {
      const ann = await player()
      const { redirectUrl } = (await initiate(ann)).body
      const photoOf = new File([new Uint8Array(await photo())], 'id.jpg')
      reading.count = 0
      const sent = () => post(`${redirectUrl}/send`, { photo: photoOf, consent: 'yes' })
      const both = await Promise.all([sent(), sent()])
      expect(both.map(({ location }) => location)).toEqual(Array(2).fill(expect.stringContaining('hosted=done')))
      expect([await statusesOf(ann), reading.count]).toEqual([[['PROOF_OF_ID', 'UNDER_REVIEW']], 1])
    })

    test('KYC-3 what is given up while it is read is not said to be sent, and what was sent stays so', async () => {
      const ann = await player()
      const { redirectUrl } = (await initiate(ann)).body
      const photoOf = new File([new Uint8Array(await photo())], 'id.jpg')
      reading.count = 0
      const sent = post(`${redirectUrl}/send`, { photo: photoOf, consent: 'yes' })
      await expect.poll(() => reading.count, { interval: 1 }).toBe(1)
      expect((await post(`${redirectUrl}/cancel`)).location).toContain('hosted=failed')
      expect((await sent).location).toContain('hosted=failed')
      expect(await statusesOf(ann)).toEqual([])
      const other = (await initiate(ann)).body.redirectUrl
      await post(`${other}/send`, { photo: photoOf, consent: 'yes' })
      expect((await post(`${other}/cancel`)).location).toContain('hosted=done')
    })

    test('KYC-3 it leads back to this site only, and its page is good for half an hour', async () => {
      const ann = await player()
      const foreign = await initiate(ann, { successUrl: 'https://elsewhere.example/' })
      expect([foreign.status, foreign.body.code]).toEqual([400, 'error.validation'])
      const failing = await initiate(ann, { errorUrl: 'https://elsewhere.example/' })
      expect([failing.status, failing.body.code]).toEqual([400, 'error.validation'])
      for (const long of [{ locale: 'x'.repeat(36) }, { subType: 'x'.repeat(41) }])
        expect((await initiate(ann, long)).status).toBe(400)
      expect((await initiate(ann, { documentType: 'OTHER' })).body.code).toBe('error.document.type')
      const { redirectUrl } = (await initiate(ann)).body
      it.operator.clock.setOffset({ now: 31 * minute, tokens: 0 })
      expect(await (await fetch(redirectUrl)).text()).toContain('This ID check is closed')
      it.operator.clock.setOffset({ now: 0, tokens: 0 })
      expect(it.lines.join('\n')).not.toContain(redirectUrl.slice(-36))
    })
  })
})
