import { createHash } from 'node:crypto'
import { existsSync, statSync, type Stats } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const TEXT = /^(text\/|application\/(json|manifest|xml)|image\/svg)/

const encode = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const
type Encoding = keyof typeof encode

interface Variant {
  readonly bytes: Buffer
  readonly encoding: Encoding | null
}

/** Which of the encodings the caller takes, best first. */
export function acceptedEncoding(header: string | null): Encoding | null {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : null
}

/** Compresses small things made at request time (documents), quickly. */
export const gzipNow = promisify(gzip)

const compressed = async (file: string, encoding: Encoding): Promise<Variant> => {
  const kept = `${file}.${encoding === 'br' ? 'br' : 'gz'}`
  if (existsSync(kept) && statSync(kept).mtimeMs >= statSync(file).mtimeMs)
    return { bytes: await readFile(kept), encoding }
  const original = await readFile(file)
  const bytes = await encode[encoding](original)
  if (bytes.length >= original.length) return { bytes: original, encoding: null }
  const half = `${kept}.${process.pid}`
  // Kept for later starts only: a folder that cannot be written to serves as well.
  await writeFile(half, bytes)
    .then(() => rename(half, kept))
    .catch(() => {})
  return { bytes, encoding }
}

/** What stands at a path; nothing where no path can be like this (a NUL in it, a name of thousands of letters). */
function fileAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/**
 * The files under a folder, as answers. Compressed forms are made at the first request and kept beside the file, so that a
 * later start finds them.
 */
export function staticFiles(folder: string) {
  const cache = new Map<string, Promise<Variant>>()

  const variant = (file: string, encoding: Encoding | null): Promise<Variant> => {
    const key = `${encoding ?? 'plain'} ${file} ${statSync(file).mtimeMs}`
    const had = cache.get(key)
    if (had) return had
    const made = encoding ? compressed(file, encoding) : readFile(file).then((bytes) => ({ bytes, encoding: null }))
    cache.set(key, made)
    made.catch(() => cache.delete(key))
    return made
  }

  return {
    /** The file at a path, or null when there is none. Files with a hash in their name never change. */
    async answer(request: Request, path: string): Promise<Response | null> {
      let name: string
      try {
        name = normalize(decodeURIComponent(path))
      } catch {
        return null
      }
      const file = join(folder, name)
      if (!file.startsWith(folder + sep) || /\.(br|gz)$/.test(file)) return null
      const found = fileAt(file)
      if (!found?.isFile()) return null
      const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
      const isText = TEXT.test(type)
      const { bytes, encoding } = await variant(
        file,
        isText ? acceptedEncoding(request.headers.get('accept-encoding')) : null,
      )
      const etag = `"${createHash('sha1').update(`${found.mtimeMs}-${found.size}-${encoding}`).digest('base64url')}"`
      const headers: Record<string, string> = {
        'content-type': type,
        'cache-control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=300, stale-while-revalidate=86400',
        etag,
        ...(isText ? { vary: 'Accept-Encoding' } : {}),
      }
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
      if (encoding) headers['content-encoding'] = encoding
      headers['content-length'] = String(bytes.length)
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
    },
  }
}
