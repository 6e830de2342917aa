import { CallError } from '../handler.ts'

/** Largest JSON body of a call, bytes. */
export const MAX_JSON = 256 * 1024

/** Reads a body up to a limit. Throws CallError 413 beyond it, without reading on. */
export async function readBody(request: Request, limit = MAX_JSON): Promise<Buffer> {
  const tooLarge = (): never => {
    throw new CallError(413, 'error.validation', `The body is larger than ${limit} bytes`)
  }
  if (Number(request.headers.get('content-length') ?? 0) > limit) tooLarge()
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > limit) tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The JSON of a body; undefined when there is none. Throws CallError 415 for another type, 400 for what is no JSON. */
export async function readJson(request: Request, limit = MAX_JSON): Promise<unknown> {
  const bytes = await readBody(request, limit)
  if (bytes.length === 0) return undefined
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type))
    throw new CallError(415, 'error.validation', 'The body must be application/json')
  const text = bytes.toString('utf8')
  try {
    return withoutNul(text, JSON.parse(text) as unknown)
  } catch (error) {
    if (error instanceof CallError) throw error
    throw new CallError(400, 'error.validation', 'The body is not JSON')
  }
}

/** Whether a text, or any text within a value, holds the character that no database text can hold. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (value === null || typeof value !== 'object') return false
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || hasNul(inner))
}

/** The value as it is. Throws CallError 400 where it holds a NUL; the text it came from spares most values the search. */
function withoutNul(text: string, value: unknown): unknown {
  if (text.includes('\\u0000') && hasNul(value))
    throw new CallError(400, 'error.validation', 'The body holds a NUL character')
  return value
}
