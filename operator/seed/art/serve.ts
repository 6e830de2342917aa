import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { drawPicture } from './picture.ts'
import { recipeOf } from './reference.ts'

const FORMATS = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png' } as const
type Format = keyof typeof FORMATS

/** Largest side that is drawn, px. */
const MAX_SIDE = 2600
/** Pictures drawn at a time: each takes a core for some tens of milliseconds. */
const AT_A_TIME = 2

/** What is wanted of a picture. */
interface Wanted {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly quality: number
  readonly format: Format
  /** Proportions that the scene is laid out for. */
  readonly ratio: number
}

/**
 * Answers `/content/images/{dataset}/{id}-{w}x{h}.{format}?w=&h=&q=&fm=` as an image CDN would: any size up to 2600 px, kept on
 * disk once drawn, unchangeable for a year (APP-10). 404 for an id nobody has drawn, 400 for sizes that are none.
 */
export async function answerImage(
  request: Request,
  name: string,
  params: URLSearchParams,
  folder: string,
): Promise<Response> {
  const wanted = wantedOf(name, params)
  if (wanted === 'unknown') return new Response('No such image', { status: 404 })
  if (wanted === 'wrong')
    return new Response(`w and h are 1 to ${MAX_SIDE}, q 1 to 100, fm webp, avif, jpg or png`, { status: 400 })
  const bytes = await pictureBytes(wanted, folder)
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: { ...headers, 'content-type': FORMATS[wanted.format], 'content-length': String(bytes.length) },
  })
}

function wantedOf(name: string, params: URLSearchParams): Wanted | 'unknown' | 'wrong' {
  const match = /^([\w]+)-(\d+)x(\d+)\.(webp|avif|jpg|png)$/u.exec(name)
  if (!match || !recipeOf(match[1]!)) return 'unknown'
  const own = { width: Number(match[2]), height: Number(match[3]) }
  const whole = (key: string) => {
    const text = params.get(key)
    return text === null ? undefined : /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN
  }
  const [w, h, q] = [whole('w'), whole('h'), whole('q')]
  const width = w ?? (h === undefined ? own.width : Math.round((h * own.width) / own.height))
  const height = h ?? Math.round((width * own.height) / own.width)
  const format = (params.get('fm') ?? match[4]!) as Format
  const quality = q ?? 75
  const sized = (side: number) => side >= 1 && side <= MAX_SIDE
  if (!sized(width) || !sized(height) || !(quality >= 1 && quality <= 100) || !Object.hasOwn(FORMATS, format))
    return 'wrong'
  return { id: match[1]!, width, height, quality, format, ratio: width / height }
}

const drawing = new Map<string, Promise<Buffer>>()
let running = 0
const queue: (() => void)[] = []

async function pictureBytes(wanted: Wanted, folder: string): Promise<Buffer> {
  const { id, width, height, quality, format } = wanted
  const file = join(folder, id.slice(-2), `${ART_VERSION}-${id}-${width}x${height}-${quality}.${format}`)
  const kept = await readFile(file).catch(() => null)
  if (kept) return kept
  const known = drawing.get(file)
  if (known) return known
  const made = draw(wanted, file).finally(() => drawing.delete(file))
  drawing.set(file, made)
  return made
}

/** Part of the name of kept pictures: raised whenever pictures are drawn differently. */
const ART_VERSION = 1

async function draw(wanted: Wanted, file: string): Promise<Buffer> {
  if (running >= AT_A_TIME) await new Promise<void>((resolve) => queue.push(resolve))
  running++
  try {
    const { id, width, height, quality, format } = wanted
    const svg = drawPicture(recipeOf(id)!, wanted.ratio)
    const image = sharp(Buffer.from(svg), {
      density: (72 * Math.min(width, height)) / 600,
      limitInputPixels: 5e7,
    }).resize(width, height, { fit: 'fill' })
    const bytes = await encoded(image, format, quality)
    await mkdir(join(file, '..'), { recursive: true })
    // Written aside and renamed: a reader never meets half a picture.
    const aside = `${file}.${process.pid}.tmp`
    await writeFile(aside, bytes)
    await rename(aside, file)
    return bytes
  } finally {
    running--
    queue.shift()?.()
  }
}

function encoded(image: Sharp, format: Format, quality: number): Promise<Buffer> {
  if (format === 'png') return image.png().toBuffer()
  if (format === 'jpg') return image.flatten().jpeg({ quality, mozjpeg: true }).toBuffer()
  return format === 'avif'
    ? image.avif({ quality, effort: 2 }).toBuffer()
    : image.webp({ quality, effort: 3 }).toBuffer()
}
