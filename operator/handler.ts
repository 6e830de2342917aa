import type { CallName, CallOutput, CallParsed, Calls } from '#contract/calls.ts'
import type { ErrorCode, ValidationError } from '#contract/errors.ts'
import type { Operator, PlayerClaims } from './operator.ts'

/** One checked call. Parts that the endpoint does not declare are undefined. */
export type CallRequest<K extends CallName> = CallParsed<K> & {
  /** Set when the endpoint's auth is `player` or `playerAndAccess`; with `optional` or `none` it may be null. */
  readonly player: PlayerClaims | null
  readonly accessToken: string | null
  readonly ip: string
  /** Origin that the call came to, e.g. `http://localhost:3000`: for addresses in answers. */
  readonly origin: string
  readonly userAgent: string
  /** Header `cookie`, where the caller sent one. */
  readonly cookies: string | null
  /** Lets the answer set this cookie. */
  readonly setCookie: (cookie: string) => void
  /** Always set on idempotent calls. */
  readonly idempotencyKey: string | null
  /** Header `country`, where the caller sent one. */
  readonly countryHeader: string | null
  /** The bytes of a call whose body is a file, read when asked for. Throws CallError 413 beyond the limit. */
  readonly readBytes: (limit: number) => Promise<Uint8Array>
}

/**
 * Answers one call. An idempotent call already runs inside `operator.transaction`: its answer is stored with its
 * movements, so everything it writes must go through `operator.db` or `operator.transaction`.
 */
export type Handler<K extends CallName> = (request: CallRequest<K>, operator: Operator) => Promise<Answer<K>>

/** What a handler answers: a stream where the contract says that the answer is no JSON. */
type Answer<K extends CallName> = Calls[K] extends { readonly responseType: string }
  ? ReadableStream<Uint8Array>
  : CallOutput<K>

export type Handlers = { [K in CallName]?: Handler<K> }

/** An answer that is not a success; becomes the contract's error body. */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly validationErrors: readonly ValidationError[] | undefined
  constructor(status: number, code: ErrorCode, message: string, validationErrors?: readonly ValidationError[]) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.validationErrors = validationErrors
  }
}

/** The signed-in player of a call whose endpoint demands one. Throws CallError 401 otherwise. */
export function requirePlayer(request: { readonly player: PlayerClaims | null }): PlayerClaims {
  if (!request.player) throw new CallError(401, 'token.expired', 'Token expired')
  return request.player
}
