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
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    throw new CallError(400, 'error.validation', 'The body is not JSON')
  }
}
