import * as v from 'valibot'
import { httpUrl } from './common.ts'
import { endpoint, nothing } from './endpoint.ts'
import { currencySchema } from './money.ts'

/** The two products of the sportsbook host; the header `x-contract-type` names one. */
export const sportsProducts = ['SPORTSBOOK', 'VIRTUAL_SPORTS'] as const
export type SportsProduct = (typeof sportsProducts)[number]

const contextHeaders = v.object({
  'x-contract-type': v.picklist(sportsProducts),
  'x-correlation-id': v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
})

/** One part of a sportsbook address, as address and frame write it. */
const linkPart = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/))

/** A place in the sportsbook; each part needs the one before it. `undefined` from there on is the list of what lies below. */
export const deepLinkSchema = v.pipe(
  v.object({
    category: v.optional(linkPart),
    region: v.optional(linkPart),
    competition: v.optional(linkPart),
    event: v.optional(linkPart),
  }),
  v.check(
    ({ category, region, competition, event }) =>
      (event === undefined || competition !== undefined) &&
      (competition === undefined || region !== undefined) &&
      (region === undefined || category !== undefined),
    'each part needs the one before it',
  ),
)
export type SportsDeepLink = v.InferOutput<typeof deepLinkSchema>

/** What the sportsbook frame is opened with (SPB-1). */
const contextBody = v.object({
  brandId: v.string(),
  visitor: v.object({
    ipAddress: v.string(),
    country: v.string(),
    region: v.optional(v.nullable(v.string())),
    device: v.picklist(['mobile', 'tablet', 'desktop']),
  }),
  segment: v.number(),
  language: v.string(),
  currency: currencySchema,
  deepLink: deepLinkSchema,
})
const contextAnswer = v.object({ url: httpUrl, contextId: v.string() })

export const sportsbookCalls = {
  sportsbookContext: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/sportsbook/context',
    auth: 'none',
    headers: contextHeaders,
    body: contextBody,
    response: contextAnswer,
    errors: ['error.unavailable'],
    doc: 'Address of the sportsbook frame for a visitor.',
    source: 'C7 SPB-1',
  }),
  sportsbookLoginContext: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/sportsbook/login/context',
    auth: 'player',
    headers: contextHeaders,
    body: contextBody,
    response: contextAnswer,
    errors: [
      'error.unavailable',
      'error.play.blocked',
      'error.registration.incomplete',
      'error.play.limit',
      'error.play.limits_required',
    ],
    doc: 'Address of the sportsbook frame for a signed-in player.',
    source: 'C7 SPB-1 SAF-1',
  }),
  sportsSessionCreate: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/auth/session/create',
    host: 'sportsbook',
    auth: 'player',
    response: v.object({ sessionId: v.string() }),
    errors: ['error.unavailable'],
    doc: 'Opens a session at the sportsbook, which sets its own cross-site cookie.',
    source: 'C7 SPB-1',
  }),
  sportsBalanceUpdate: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/webhooks/user-balance-update',
    host: 'sportsbook',
    auth: 'player',
    response: nothing,
    status: 204,
    errors: ['error.unavailable'],
    doc: 'Tells the sportsbook that the balance has changed.',
    source: 'C7 SPB-1',
  }),
}
