import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { fileTypeFromBuffer } from 'file-type'
import convertHeic from 'heic-convert'
import sharp from 'sharp'
import type { ErrorCode } from '#contract/errors.ts'
import { withoutPhotoData } from './jpegParts.ts'

/** Most points of a picture, decoded: a small file can hold one that fills the memory. */
export const MAX_PIXELS = 64_000_000
/** Most bytes that the inner lists of a pdf may grow to. */
const MAX_INFLATED = 64 * 1024 * 1024

/** A file as it is kept, or the code of why it is not. */
export type Cleaned = { readonly contentType: string; readonly bytes: Uint8Array } | { readonly refused: ErrorCode }

class Refused extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

// Phones name the same container by several words.
const SAME: Readonly<Record<string, string>> = { 'image/heif': 'image/heic' }

/**
 * What of a file may be kept: it must be what it says it is, by its content; pictures are drawn anew and upright, so that
 * nothing of device and place is left, and a pdf loses what it says of its author and program (KYC-2).
 */
export async function cleanFile(bytes: Uint8Array, declared: string): Promise<Cleaned> {
  const found = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if ((SAME[found] ?? found) !== declared) return { refused: 'error.document.content' }
  try {
    if (declared === 'application/pdf') return { contentType: declared, bytes: await cleanPdf(bytes) }
    return await cleanPicture(bytes, declared)
  } catch (error) {
    return { refused: error instanceof Refused ? error.code : 'error.document.content' }
  }
}

async function cleanPicture(bytes: Uint8Array, declared: string): Promise<Cleaned> {
  const isHeic = declared === 'image/heic'
  if (isHeic && heicPixels(bytes) > MAX_PIXELS) throw new Refused('error.document.pixels')
  const readable = isHeic ? await convertHeic({ buffer: bytes, format: 'JPEG', quality: 0.92 }) : bytes
  const picture = sharp(readable, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
  const { width, height } = await picture.metadata().catch(tooManyPixels)
  if (width * height > MAX_PIXELS) throw new Refused('error.document.pixels')
  const upright = picture.autoOrient()
  const contentType = isHeic ? 'image/jpeg' : declared
  const written =
    contentType === 'image/png'
      ? upright.png()
      : contentType === 'image/webp'
        ? upright.webp({ quality: 90 })
        : upright.jpeg({ quality: 90 })
  return { contentType, bytes: await written.toBuffer() }
}

const tooManyPixels = (error: unknown): never => {
  throw /pixel limit/i.test(String(error)) ? new Refused('error.document.pixels') : error
}

/** Points of the largest picture that a HEIC file announces, read without decoding it. */
export function heicPixels(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let most = 0
  // The box `ispe`: its name, four bytes of version, then width and height.
  for (let at = file.indexOf('ispe'); at !== -1 && at + 16 <= file.length; at = file.indexOf('ispe', at + 4))
    most = Math.max(most, file.readUInt32BE(at + 8) * file.readUInt32BE(at + 12))
  return most
}

/** The inner lists of a pdf are inflated by its reader without a limit, so they are tried within one first. */
function refuseBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    const before = file.toString('latin1', Math.max(0, at - 400), at)
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    if (!/\/(ObjStm|XRef)/.test(dictionary) || !/Flate|\/Fl\b/.test(dictionary)) continue
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1)
    const end = file.indexOf('endstream', start)
    try {
      inflateSync(file.subarray(start, end === -1 ? file.length : end), { maxOutputLength: MAX_INFLATED })
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new Refused('error.document.pixels')
    }
  }
}

const name = (text: string): PDFName => PDFName.of(text)
/** What a page or picture says of where it comes from, and what a document does by itself. */
const DROPPED = ['Metadata', 'PieceInfo', 'LastModified', 'OpenAction', 'AA', 'JavaScript', 'EmbeddedFiles'].map(name)

async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array> {
  refuseBombs(bytes)
  const plain = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const file = await PDFDocument.load(bytes, { updateMetadata: false }).catch((error: unknown) => {
    throw plain.includes('/Encrypt') ? new Refused('error.document.locked') : error
  })
  // A reader mends what it can, and so takes a file that was cut off for a whole one.
  const isWhole = plain.lastIndexOf('%%EOF') > plain.lastIndexOf('endobj')
  if (!isWhole || file.getPages().length === 0) throw new Refused('error.document.content')
  const { context } = file
  const { Info } = context.trailerInfo
  if (Info instanceof PDFRef) context.delete(Info)
  delete context.trailerInfo.Info
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const dictionary = object instanceof PDFStream ? object.dict : object
    if (!(dictionary instanceof PDFDict)) continue
    if (dictionary.get(name('Type')) === name('Metadata')) {
      context.delete(ref)
      continue
    }
    strip(dictionary)
    // A photo within a pdf is a jpeg of its own, with its own words about camera and place.
    if (object instanceof PDFRawStream && isJpeg(dictionary))
      context.assign(ref, PDFRawStream.of(dictionary, withoutPhotoData(object.contents)))
  }
  return file.save({ useObjectStreams: false, updateFieldAppearances: false, addDefaultPage: false })
}

function isJpeg(dictionary: PDFDict): boolean {
  const filter = dictionary.get(name('Filter'))
  if (filter instanceof PDFArray) return filter.size() === 1 && filter.get(0) === name('DCTDecode')
  return filter === name('DCTDecode')
}

function strip(dictionary: PDFDict): void {
  for (const key of DROPPED) dictionary.delete(key)
  for (const [, value] of dictionary.entries()) if (value instanceof PDFDict) strip(value)
}
