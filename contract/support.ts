import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

export const supportCalls = {
  crmSession: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/crm/session',
    auth: 'player',
    response: v.object({ sessionId: v.string() }),
    errors: [],
    doc: 'CRM session of the player; a 401 is ignored and signs nobody out.',
    source: 'C7 C8 APP-11 GRD-11',
  }),
  eventLogSend: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/support/event-logs',
    auth: 'optional',
    body: v.object({
      /** Redacted before it was ever written; the format is the recorder’s. */
      log: v.pipe(v.string(), v.minLength(2), v.maxLength(6 * 1024 * 1024)),
      reason: v.picklist(['player', 'crash']),
      note: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    }),
    response: v.object({ logId: v.string() }),
    status: 201,
    errors: ['error.too_many_requests', 'error.validation'],
    doc: 'Hands a session’s event log to support.',
    source: 'MOD-5',
  }),
}
