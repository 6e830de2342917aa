import { randomUUID } from 'node:crypto'
import { CallError } from '../handler.ts'
import type { Log } from '../log.ts'
import { hasNul, readBody as readBytes } from '../wire/body.ts'
import type { PoolOperation, SignInOrigin } from './pool.ts'
import { PoolError } from './poolError.ts'

const bodyLimit = 64 * 1024

// The pool is called with bearer tokens in the body and never with cookies, so any page may call it, as with a hosted one.
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-errortype, x-amzn-errormessage, x-amzn-requestid',
}
const preflight = {
  ...crossOrigin,
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'content-type, x-amz-target, x-amz-user-agent, cache-control, amz-sdk-request, amz-sdk-invocation-id, authorization',
  'access-control-max-age': '86400',
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'cache-control': 'no-store',
      'x-amzn-requestid': randomUUID(),
      ...crossOrigin,
      ...headers,
    },
  })

const refusal = (error: PoolError): Response =>
  answer(error.status, { __type: error.type, message: error.message }, { 'x-amzn-errortype': `${error.type}:` })

const readBody = async (request: Request): Promise<unknown> => {
  const bytes = await readBytes(request, bodyLimit).catch((error: unknown) => {
    if (error instanceof CallError) throw new PoolError('SerializationException', 'The request is too large', 413)
    throw error
  })
  let body: unknown
  try {
    body = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new PoolError('SerializationException', 'The request is not JSON')
  }
  if (hasNul(body)) throw new PoolError('InvalidParameterException', 'The request holds a NUL character')
  return body
}

export interface PoolHttp {
  poolId: string
  jwks: object
  operations: Record<string, PoolOperation>
  log: Log
}

/** Answers `/user-pool/*`: operations by POST with `x-amz-target`, the public keys by GET. */
export const answerPoolRequest = async (pool: PoolHttp, request: Request, from: SignInOrigin): Promise<Response> => {
  const path = new URL(request.url).pathname
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight })
  if (request.method === 'GET' && path === `/user-pool/${pool.poolId}/.well-known/jwks.json`)
    return answer(200, pool.jwks, { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' })
  if (request.method !== 'POST' || !/^\/user-pool\/?$/.test(path))
    return answer(404, { __type: 'ResourceNotFoundException', message: 'Not found' })

  const target = request.headers.get('x-amz-target')?.split('.')[1] ?? ''
  try {
    const operation = Object.hasOwn(pool.operations, target) ? pool.operations[target] : undefined
    if (operation === undefined)
      throw new PoolError('UnknownOperationException', `${target} is not served by this user pool`)
    return answer(200, await operation(await readBody(request), from))
  } catch (error) {
    if (error instanceof PoolError) return refusal(error)
    pool.log.error('user-pool call failed', { target, error })
    return refusal(new PoolError('InternalErrorException', 'Internal error', 500))
  }
}
