import { Hono } from 'hono'
import * as v from 'valibot'
import { calls, type CallName } from '#contract/calls.ts'
import { siteId } from '#contract/constants.ts'
import { callPath, headerNames, type Endpoint, type Schema } from '#contract/endpoint.ts'
import type { ValidationError } from '#contract/errors.ts'
import { openApiDocument } from '#contract/openapi.ts'
import { whyClosed } from './access/context.ts'
import { VERSION } from './health.ts'
import { CallError, type CallRequest, type Handler, type Handlers } from './handler.ts'
import type { Caller, Operator, PlayerClaims } from './operator.ts'
import { playerRow } from './player/players.ts'
import { exclusionStateOf } from './player/standing.ts'
import { errorAnswer, json, notFound, refusal } from './wire/answers.ts'
import { hasNul, readBody, readJson } from './wire/body.ts'
import { once } from './wire/idempotency.ts'
import { limitKindOf, type RateLimits } from './wire/rateLimits.ts'

/** What the request of a call travels with through the router. */
interface Env {
  Bindings: { readonly caller: Caller; readonly isLimited: boolean }
}

const KEY = v.pipe(v.string(), v.regex(/^[\w.:-]{8,128}$/))
const SECRET_FIELD = /pass|token|secret|code|card|cvc/i

/** The router over every call of the contract (`calls`), answering those that have a handler. */
export function createApi(operator: Operator, handlers: Handlers, limits: RateLimits): Hono<Env> {
  const app = new Hono<Env>()
  // Spelled-out paths first: `/documents/verification` must not be taken for `/documents/{documentId}`.
  const inOrder = (Object.entries(calls) as [CallName, Endpoint][]).toSorted(
    ([, a], [, b]) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
  )
  for (const [name, endpoint] of inOrder) {
    const path = callPath(endpoint)
    const kind = limitKindOf(path, endpoint.idempotent === true)
    app.on(endpoint.method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const { caller, isLimited } = context.env
      const wait = isLimited ? await limits.consume(kind, caller.ip) : 0
      if (wait > 0)
        return errorAnswer(429, 'error.too_many_requests', 'Too many requests', undefined, {
          'retry-after': String(wait),
        })
      try {
        return await answer(operator, name, endpoint, handlers[name] as Handler<CallName> | undefined, {
          request: context.req.raw,
          params: context.req.param(),
          query: context.req.query(),
          caller,
        })
      } catch (error) {
        const refused = refusal(error)
        if (refused) return refused
        operator.log.error('call.failed', { call: name, error })
        return errorAnswer(500, 'error.system.error', 'Something went wrong')
      }
    })
  }
  let document: ReturnType<typeof openApiDocument> | null = null
  app.get('/api/openapi.json', async () => {
    document ??= openApiDocument(VERSION).catch((error: unknown) => {
      document = null
      throw error
    })
    return json(await document)
  })
  app.notFound(notFound)
  return app
}

interface Incoming {
  readonly request: Request
  readonly params: Record<string, string>
  readonly query: Record<string, string>
  readonly caller: Caller
}

async function answer(
  operator: Operator,
  name: CallName,
  endpoint: Endpoint,
  handler: Handler<CallName> | undefined,
  { request, params, query, caller }: Incoming,
): Promise<Response> {
  const headers = Object.fromEntries(request.headers)
  if ((endpoint.host ?? 'api') === 'api' && headers[headerNames.siteContext] !== String(siteId))
    throw new CallError(400, 'error.invalid.site.id', `The header site-context must be ${siteId}`)
  requireOpen(operator, caller, endpoint)
  const player = await signedIn(operator, name, endpoint, headers)
  if (!handler)
    throw new CallError(
      501,
      'error.not_implemented',
      `NOT_BUILT: ${name} (${endpoint.method} ${callPath(endpoint)}) is not built yet`,
    )

  if (hasNul(params) || hasNul(query)) throw new CallError(400, 'error.validation', 'The address holds a NUL character')
  const input = {
    params: checked(name, endpoint.params, params),
    query: checked(name, endpoint.query, query),
    headers: checked(name, endpoint.headers, headers),
    body: checked(name, endpoint.body, endpoint.body ? await readJson(request) : undefined),
  }
  const key = headers[headerNames.idempotencyKey] ?? null
  if (endpoint.idempotent && !v.is(KEY, key))
    throw new CallError(
      400,
      'error.idempotency.key_missing',
      'The header Idempotency-Key must be 8 to 128 letters, digits, ".", ":", "_" or "-"',
    )

  const cookies: string[] = []
  const call = {
    ...input,
    player,
    accessToken: headers[headerNames.accessToken] ?? null,
    ip: caller.ip,
    origin: new URL(request.url).origin,
    userAgent: caller.userAgent,
    cookies: headers['cookie'] ?? null,
    setCookie: (cookie: string) => void cookies.push(cookie),
    idempotencyKey: key,
    countryHeader: headers[headerNames.country] ?? null,
    readBytes: (limit: number) => readBody(request, limit),
  } as unknown as CallRequest<CallName>
  const work = async (): Promise<unknown> => handler(call, operator)
  const { answer: output, repeated } =
    endpoint.idempotent && key !== null
      ? await once(
          operator,
          {
            playerId: player?.playerId ?? 0,
            key,
            call: name,
            input: { ...input, headers: null, body: withoutDevice(input.body) },
            isAnswerSecret: endpoint.isAnswerSecret === true,
          },
          work,
        )
      : { answer: await work(), repeated: false }
  const answer = answered(operator, name, endpoint, output, repeated)
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}

/** What a device says of itself is read anew at each try: it does not make another question of a repeated one. */
const OF_THE_DEVICE: ReadonlySet<string> = new Set(['blackbox', 'ipAddress', 'country'])
const withoutDevice = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !OF_THE_DEVICE.has(name)))
    : body

/** While the site is maintained, or where it is not offered, only the access context is answered (GRD-8). */
function requireOpen(operator: Operator, caller: Caller, { host }: Endpoint): void {
  if (host === 'access') return
  const why = whyClosed(operator, caller)
  if (why === 'maintenance') throw new CallError(503, 'error.maintenance', 'The site is being maintained')
  if (why === 'restricted') throw new CallError(451, 'error.restricted.country', 'Not offered in this country')
}

/**
 * Who asks what break stands. A break ends the session that asked for it: whoever lost its answer is told by the same token what they
 * have begun, so that nobody has to guess (RMB-9). Where none stands, an ended session is as good as none. Throws CallError 401.
 */
async function whoseBreakStands(operator: Operator, token: string): Promise<PlayerClaims> {
  try {
    return await operator.userPool.verifyIdToken(token)
  } catch (error) {
    const claims = await operator.userPool.verifyEndedIdToken(token)
    const row = await playerRow(operator, claims.playerId)
    if (row === null || exclusionStateOf(row, operator.clock.now()).kind === 'NONE') throw error
    return claims
  }
}

async function signedIn(
  operator: Operator,
  name: CallName,
  endpoint: Endpoint,
  headers: Readonly<Record<string, string>>,
): Promise<PlayerClaims | null> {
  if (endpoint.auth === 'none') return null
  const token = headers[headerNames.authorization]
  if (!token) {
    if (endpoint.auth === 'optional') return null
    throw new CallError(401, 'token.expired', 'Token expired')
  }
  const player =
    name === 'exclusion' ? await whoseBreakStands(operator, token) : await operator.userPool.verifyIdToken(token)
  if (endpoint.auth === 'playerAndAccess') {
    const access = await operator.userPool.verifyAccessToken(headers[headerNames.accessToken] ?? '')
    if (access.sub !== player.sub) throw new CallError(401, 'token.expired', 'Token expired')
  }
  return player
}

function answered(
  operator: Operator,
  name: CallName,
  endpoint: Endpoint,
  output: unknown,
  repeated: boolean,
): Response {
  if (endpoint.responseType)
    return new Response(output as ReadableStream, {
      headers: { 'content-type': `${endpoint.responseType}; charset=utf-8`, 'cache-control': 'no-store' },
    })
  // A null that the contract allows is an answer ("there is none"); any other means no answer at all.
  const isNull = output === null && v.is(endpoint.response, null)
  if (operator.settings.qa) {
    const result = v.safeParse(endpoint.response, isNull ? null : (output ?? undefined))
    if (!result.success) {
      operator.log.error('call.answer-does-not-fit', { call: name, issues: result.issues.map(issueText) })
      return errorAnswer(
        500,
        'error.system.error',
        `The answer of ${name} does not fit its schema: ${result.issues.map(issueText).join('; ')}`,
      )
    }
  }
  const headers: Record<string, string> = repeated ? { 'idempotency-replayed': 'true' } : {}
  const status = endpoint.status ?? 200
  if (status === 204) return new Response(null, { status, headers })
  if (!isNull && (output === undefined || output === null)) return new Response(null, { status: 204, headers })
  return json(output, status, headers)
}

const issueText = (issue: v.BaseIssue<unknown>): string => `${v.getDotPath(issue) ?? '(whole)'}: ${issue.message}`

function checked(name: CallName, schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new CallError(
    400,
    'error.validation',
    'The request is not valid',
    result.issues.map((issue) => fieldError(name, issue)),
  )
}

function fieldError(name: CallName, issue: v.BaseIssue<unknown>): ValidationError {
  const field = v.getDotPath(issue) ?? ''
  const { input } = issue
  const isShown =
    !SECRET_FIELD.test(field) && (input === null || ['string', 'number', 'boolean'].includes(typeof input))
  // Schemas of fields name their rule as a code; valibot's own sentences would mean nothing to a player.
  const code = /^[a-z][\w.]*$/i.test(issue.message) ? issue.message : 'error.validation'
  return { objectName: name, field, rejectedValue: isShown ? input : null, status: 400, message: issue.message, code }
}
