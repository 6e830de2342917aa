import * as v from 'valibot'
import { siteId } from './constants.ts'

/** Any valibot schema. */
export type Schema = v.GenericSchema

/** HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: `playerAndAccess` sends the access token as `Access-Token` besides the id token (APP-13). */
export type Auth = 'none' | 'optional' | 'player' | 'playerAndAccess'

/** Which address of the settings a call goes to; `api` unless the call says otherwise. */
export type Host = 'api' | 'access' | 'sportsbook' | 'paymentAuthorise'

/** One call as data: the client, the operator's router, the fault tests and the OpenAPI document read it. */
export interface Endpoint {
  readonly method: Method
  readonly version: 'v1' | 'v2'
  /** Starts with `/`, placeholders as `{name}`. */
  readonly path: string
  readonly host?: Host
  readonly auth: Auth
  readonly params?: Schema
  readonly query?: Schema
  /** Header names in lower case. */
  readonly headers?: Schema
  readonly body?: Schema
  /** The body is the bytes of a file, not JSON. */
  readonly rawBody?: true
  /** The answer is text of this kind, written while it is read; JSON unless the call says so. */
  readonly responseType?: 'text/csv'
  /** `nothing` for an answer without a body. */
  readonly response: Schema
  /** Status of success; 200 unless the call says otherwise. */
  readonly status?: number
  /** Codes of `errors.ts` that this call may answer besides the ones every call may. */
  readonly errors: readonly string[]
  /** Moves money, claims or forfeits: carries an `Idempotency-Key` made when the player confirms (SAF-4). */
  readonly idempotent?: true
  /** The answer of an idempotent call holds secrets and is not stored: a repeat is done again, and moves nothing twice by itself. */
  readonly isAnswerSecret?: true
  readonly doc: string
  readonly source: string
}

/**
 * Keeps the literal type of one call; throws at load when its path is malformed. The mark lets a page that only needs an
 * entity of an area leave its calls out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  if (!definition.path.startsWith('/')) throw new Error(`Path "${definition.path}" must start with "/"`)
  return definition
}

/** Response schema of a call that answers 204 without a body. */
export const nothing = v.undefined()

/** Where a call's address begins on the embedded operator, by the host that the contract names for it. */
const bases: Readonly<Record<NonNullable<Endpoint['host']>, string>> = {
  api: '/api',
  access: '/access',
  sportsbook: '/sportsbook-api',
  paymentAuthorise: '/payment',
}

/** The address of a call on the embedded operator, with `{placeholders}`. */
export const callPath = ({ host = 'api', version, path }: Pick<Endpoint, 'host' | 'version' | 'path'>): string =>
  `${bases[host]}/${version}${path}`

/** Names of the `{placeholders}` in a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}

/** Fills a path's placeholders (percent-encoded); throws when one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`Path "${path}" needs "${name}"`)
    return encodeURIComponent(String(value))
  })
}

/** Query string with its `?`, or empty; arrays become comma lists, undefined entries are left out. */
export function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    const plain = Array.isArray(value) ? value.join(',') : value
    search.set(name, typeof plain === 'string' ? plain : JSON.stringify(plain))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** Header names of the wire, in lower case. */
export const headerNames = {
  siteContext: 'site-context',
  authorization: 'authorization',
  accessToken: 'access-token',
  idempotencyKey: 'idempotency-key',
  captcha: 'hcaptchatoken',
  country: 'country',
  registrationToken: 'registration-token',
} as const

/** Headers that every call of the product API bears (APP-13). */
export const siteHeaders = { [headerNames.siteContext]: String(siteId) } as const
