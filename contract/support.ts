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
}
