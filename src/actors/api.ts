import type { ToSession } from '#machines/events.ts'
import type { CallInput, CallName, CallOutput } from '#contract/calls.ts'
import { timers } from '#contract/constants.ts'
import { fillPath, headerNames, queryText, siteHeaders, type Endpoint } from '#contract/endpoint.ts'
import { parseFitting } from '#contract/fitting.ts'
import { errorBodySchema, harmless403Codes } from '#contract/errors.ts'
import * as v from 'valibot'
import { ApiError } from './apiError.ts'
import { begunIn, reasonOf } from './breakBegun.ts'
import { playerIdOf } from './playerSession.ts'
import type { Tokens } from './userPool.ts'

/** What a call is given besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** How long the whole answer may take, ms; 15 s unless said. */
  readonly timeoutMs?: number
  /** Made when the player confirms, never when the call is sent (SAF-4). */
  readonly idempotencyKey?: string
  /** Headers the endpoint names, such as the captcha's. */
  readonly headers?: Readonly<Record<string, string>>
  /** Body of a call that takes a file's bytes; its type stands in the call's own header. */
  readonly bytes?: Blob
  /** Tokens to bear instead of the stored ones: sign-out has removed those already. */
  readonly tokens?: Tokens
}

/** What the client needs of its surroundings. */
export interface ApiEnvironment {
  /** The page's own origin, which relative addresses of the settings belong to. */
  readonly origin: string
  /** The address before the path of an endpoint, version included. */
  readonly baseOf: (endpoint: Endpoint) => string
  /** Tokens good for this call; rejects with `Token expired` when there is no session. */
  readonly tokens: () => Promise<Tokens>
  /** Tokens in place of this id token, which was answered 401; rejects when there can be none. */
  readonly tokensInstead: (idToken: string) => Promise<Tokens>
  /** When the stored session signed in (ms since 1970): what tells two sessions of one player apart; null without one. */
  readonly signedInAt: () => number | null
  /** Who is signed in, so that calls with optional authorisation bear the token; null for a visitor. */
  readonly playerId: () => number | null
  /** A call that bore the player's token was answered 401 or 403 (GRD-11), perhaps as a break or exclusion stands (RMB-9): what the session is told. */
  readonly onRefused: (said: Extract<ToSession, { type: 'session.refused' | 'session.signOut' }>) => void
  /** The stored tokens are those of another player: somebody else has signed in in another tab (AUT-10). */
  readonly onOtherPlayer: (playerId: number) => void
  /** An answer said that the site is closed for now, or here (GRD-8). */
  readonly onClosed: (outcome: 'maintenance' | 'restricted') => void
  /** The platform knows idempotency keys (settings). */
  readonly hasIdempotencyKeys: boolean
  readonly log: (message: string, detail: Record<string, unknown>) => void
}

/** Calls that a 401 or 403 never signs out: sign-out itself, the CRM's session (GRD-11), and the question what break stands (RMB-9). */
const neverRefuse: ReadonlySet<string> = new Set(['signOut', 'crmSession', 'exclusion'])
/**
 * What begins a break, and so ends the session: a lost request that the browser sends again by itself is refused once the break has
 * begun. Whoever asked looks what stands, signs out by themselves, and says why.
 */
const tellThemselves: ReadonlySet<string> = new Set(['exclusionStart', 'timeoutStart', 'timeoutCooling'])

/** How long the answer is waited for why a session was refused, ms. */
const WHY_PATIENCE = 2000

/** What closes the whole site, with what it shows then (GRD-8). A conflict (409) is about what was asked for, not about the site. */
function closingOf({ code, status }: ApiError): 'maintenance' | 'restricted' | null {
  if (code === 'error.maintenance') return 'maintenance'
  return code === 'error.restricted.country' && status !== 409 ? 'restricted' : null
}

// The schemas of all calls weigh more than the home page may: they come beside the page, not before it.
const loadCalls = (): Promise<Readonly<Record<string, Endpoint>>> =>
  import('#contract/calls.ts').then(({ calls }) => calls)

export interface Api {
  /** Makes one call of the contract and answers its parsed body. Rejects with ApiError, or the signal's reason. */
  call<K extends CallName>(name: K, input?: CallInput<K>, options?: CallOptions): Promise<CallOutput<K>>
}

/** The typed client of the contract (APP-13): builds the address, bears the headers, ends after 15 s, parses the answer. */
export function createApi(environment: ApiEnvironment): Api {
  const call = <K extends CallName>(name: K, input?: CallInput<K>, options: CallOptions = {}) =>
    send(name, input, options, null)

  // The token that was sent last: the library takes the stored ones away as it is refused new ones.
  let last: { readonly playerId: number; readonly idToken: string } | null = null
  let asking: { readonly playerId: number; readonly session: number | null; readonly why: Promise<void> } | null = null
  /** Asks why a session was refused before it is said to be, once for all that were refused together. The page of who is shut out offers nothing. */
  const refuse = (status: 401 | 403, playerId: number): Promise<void> => {
    const session = environment.signedInAt()
    // Without stored tokens it is the one that is asked about: they may be taken away meanwhile.
    if (asking?.playerId === playerId && (session === null || session === asking.session)) return asking.why
    const tokens = last?.playerId === playerId ? { idToken: last.idToken, accessToken: '', driftMs: 0 } : null
    const ask = async (): Promise<void> => {
      const told = await (tokens ? call('exclusion', {}, { tokens, timeoutMs: WHY_PATIENCE }).catch(() => null) : null)
      if (asking === mine) asking = null
      // It is of no more use, and is not to outlive the session (SAF-7).
      last = null
      const now = environment.signedInAt()
      // Whoever has signed in meanwhile is not refused for it.
      if ((now !== null && now !== session) || environment.playerId() !== playerId) return
      const begun = begunIn(told)
      if (begun === null) environment.onRefused({ type: 'session.refused', status, playerId })
      else environment.onRefused({ type: 'session.signOut', reason: reasonOf(begun), begun })
    }
    const mine = { playerId, session, why: ask() }
    asking = mine
    return mine.why
  }

  // A late answer to a session that has ended says nothing of the one that began since.
  const isOf = (session: number | null): boolean => session === environment.signedInAt()

  async function send<K extends CallName>(
    name: K,
    input: CallInput<K> | undefined,
    options: CallOptions,
    refused: Refused | null,
  ): Promise<CallOutput<K>> {
    const endpoint = (await loadCalls())[name]
    if (!endpoint) throw new Error(`the contract has no call "${name}"`)
    const { request, playerId, session } = await prepare(name, endpoint, input ?? {}, options, {
      ...environment,
      refuse,
    })
    const idToken = request.headers.get(headerNames.authorization)
    if (playerId === null) last = null
    else if (idToken !== null) last = { playerId, idToken }
    // Somebody else has come meanwhile: what one player began is never sent with the tokens of the next (AUT-10).
    if (refused && (refused.playerId !== playerId || refused.session !== session)) throw refused.failure
    let response: Response
    let text: string
    try {
      response = await fetch(request)
      text = await response.text()
    } catch (error) {
      options.signal?.throwIfAborted()
      throw (error as Error).name === 'TimeoutError'
        ? new ApiError('timeout', 'No answer in time')
        : new ApiError('network', 'Network Error')
    }
    if (!response.ok) {
      const failure = failureOf(response.status, text)
      const closed = closingOf(failure)
      if (closed) environment.onClosed(closed)
      else if (playerId !== null && isRefusal(failure) && !neverRefuse.has(name) && isOf(session)) {
        if (failure.status === 401 && !refused && (await isRenewed(request, environment))) {
          options.signal?.throwIfAborted()
          if (isSafeTwice(endpoint, environment)) return send(name, input, options, { failure, playerId, session })
        } else if (isOf(session) && !tellThemselves.has(name)) await refuse(failure.status, playerId)
      }
      throw failure
    }
    return parseAnswer(name, endpoint, text, environment) as CallOutput<K>
  }
  return { call }
}

/** A call that was answered 401 and is sent once more, by whom it was begun. */
interface Refused {
  readonly failure: ApiError
  readonly playerId: number
  readonly session: number | null
}

/** Whether a token that was refused has been renewed: it had run out on a wrong clock, and the session lives (AUT-9). */
const isRenewed = (request: Request, environment: ApiEnvironment): Promise<boolean> =>
  environment.tokensInstead(request.headers.get(headerNames.authorization) ?? '').then(
    () => true,
    () => false,
  )

/** A refused call has done nothing; one that moves money is sent again under its key only (SAF-4). */
const isSafeTwice = (endpoint: Endpoint, environment: ApiEnvironment): boolean =>
  !endpoint.idempotent || environment.hasIdempotencyKeys

type PlainInput = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  headers?: Record<string, string | undefined>
  body?: unknown
}

async function prepare(
  name: string,
  endpoint: Endpoint,
  input: PlainInput,
  options: CallOptions,
  environment: ApiEnvironment & { readonly refuse: (status: 401, playerId: number) => Promise<void> },
) {
  const headers = new Headers(siteHeaders)
  headers.set('accept', 'application/json')
  for (const [header, value] of Object.entries({ ...input.headers, ...options.headers })) {
    if (value !== undefined) headers.set(header, value)
  }
  const playerId = environment.playerId()
  if (endpoint.auth !== 'none' && (endpoint.auth !== 'optional' || playerId !== null)) {
    const tokens =
      options.tokens ??
      (await environment.tokens().catch(async (error: unknown) => {
        const { kind, message } = error as { kind?: string; message?: string }
        if (kind !== 'status') throw new ApiError('network', message ?? 'Network Error')
        // The page believes in a session that cannot be read any more: as good as refused (AUT-9).
        if (playerId !== null && !neverRefuse.has(name) && !tellThemselves.has(name))
          await environment.refuse(401, playerId)
        throw new ApiError('status', 'Token expired', { status: 401, code: 'token.expired' })
      }))
    const owner = playerIdOf(tokens)
    if (playerId !== null && owner !== null && owner !== playerId) {
      // Nothing that one player began may be done with the money of the next (AUT-10).
      environment.onOtherPlayer(owner)
      throw new ApiError('status', 'Token expired', { status: 401, code: 'token.expired' })
    }
    headers.set(headerNames.authorization, tokens.idToken)
    if (endpoint.auth === 'playerAndAccess') headers.set(headerNames.accessToken, tokens.accessToken)
  }
  if (endpoint.idempotent && environment.hasIdempotencyKeys) {
    if (!options.idempotencyKey) throw new Error(`${endpoint.path} must bear an idempotency key`)
    headers.set(headerNames.idempotencyKey, options.idempotencyKey)
  }
  const hasBody = input.body !== undefined
  if (hasBody) headers.set('content-type', 'application/json')
  const address =
    environment.baseOf(endpoint) + fillPath(endpoint.path, input.params ?? {}) + queryText(input.query ?? {})
  const timeOut = AbortSignal.timeout(options.timeoutMs ?? timers.requestTimeout)
  const request = new Request(new URL(address, environment.origin), {
    method: endpoint.method,
    headers,
    // Its session is a cookie of another site's (SPB-1).
    credentials: endpoint.host === 'sportsbook' ? 'include' : 'same-origin',
    body: options.bytes ?? (hasBody ? JSON.stringify(input.body) : null),
    signal: options.signal ? AbortSignal.any([options.signal, timeOut]) : timeOut,
  })
  return {
    request,
    playerId: headers.has(headerNames.authorization) ? playerId : null,
    session: environment.signedInAt(),
  }
}

function failureOf(status: number, text: string): ApiError {
  const body = v.safeParse(errorBodySchema, jsonOf(text))
  return body.success
    ? new ApiError('status', body.output.message, {
        status,
        code: body.output.code,
        validationErrors: body.output.validationErrors,
      })
    : new ApiError('status', `Request failed with status code ${status}`, { status })
}

function isRefusal(failure: ApiError): failure is ApiError & { status: 401 | 403 } {
  if (failure.status === 401) return true
  return (
    failure.status === 403 && !harmless403Codes.includes(failure.code ?? '') && !/explicit deny/i.test(failure.message)
  )
}

function parseAnswer(name: string, endpoint: Endpoint, text: string, environment: ApiEnvironment): unknown {
  const answer = parseFitting(endpoint.response, text === '' ? undefined : jsonOf(text), {
    losesEntries: false,
    log: (field) =>
      environment.log(`answer of ${name} goes without "${field}", which does not fit the contract`, { field }),
  })
  if (answer.success) return answer.output
  const field = v.getDotPath(answer.issues[0]) ?? ''
  // The path and what was wanted there, never the value: it may be personal.
  environment.log(`answer of ${name} does not fit the contract at "${field}"`, {
    field,
    expected: answer.issues[0].expected,
  })
  throw new ApiError('malformed', 'The answer could not be read', { field })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
