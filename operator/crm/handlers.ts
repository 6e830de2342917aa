import { createHash } from 'node:crypto'
import { requirePlayer, type Handlers } from '../handler.ts'

/** The CRM's session of a sign-in: the same for as long as it lasts, and nothing that tells who that is (APP-11). */
export const crmHandlers = {
  crmSession(request) {
    const { sessionId } = requirePlayer(request)
    return Promise.resolve({ sessionId: createHash('sha256').update(`crm of ${sessionId}`).digest('base64url') })
  },
} satisfies Handlers
