import { fileTypeFromBuffer } from 'file-type'
import convertHeic from 'heic-convert'
import sharp from 'sharp'
import type { ErrorCode } from '#contract/errors.ts'
import { cleanPdf } from './cleanPdf.ts'
import { Refused } from './refusal.ts'

/** Most points of a picture, decoded: a small file can hold one that fills the memory. */
export const MAX_PIXELS = 64_000_000

/** A file as it is kept, or the code of why it is not. */
export type Cleaned = { readonly contentType: string; readonly bytes: Uint8Array } | { readonly refused: ErrorCode }

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
