import * as v from 'valibot'
import { httpUrl } from './common.ts'
import { endpoint, nothing } from './endpoint.ts'
import { currencySchema } from './money.ts'

const contextHeaders = v.object({
  'x-contract-type': v.string(),
  'x-correlation-id': v.pipe(v.string(), v.minLength(1)),
})

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
  deepLink: v.object({
    category: v.optional(v.string()),
    region: v.optional(v.string()),
    competition: v.optional(v.string()),
    event: v.optional(v.string()),
  }),
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
    errors: ['error.unavailable', 'error.play.blocked', 'error.registration.incomplete'],
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
