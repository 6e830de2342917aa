import { CallError, requirePlayer, type CallRequest, type Handlers } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { brandAt } from '../player/placement.ts'
import { createSession, openContext } from './contexts.ts'

type ContextRequest = CallRequest<'sportsbookContext'> | CallRequest<'sportsbookLoginContext'>

async function context(operator: Operator, request: ContextRequest, isPlayer: boolean) {
  const { body, headers, origin } = request
  // One brand's page never opens another's frame.
  if (body.brandId !== brandAt(operator, origin)) throw new CallError(400, 'error.validation', 'Another brand’s page')
  const signIn = isPlayer ? requirePlayer(request) : null
  return openContext(operator, {
    product: headers['x-contract-type'],
    signIn,
    brand: body.brandId,
    language: body.language,
    currency: body.currency,
    deepLink: body.deepLink,
    correlationId: headers['x-correlation-id'],
    siteOrigin: origin,
  })
}

/** Opening the sportsbook's frame, its session, and the word that a balance has changed (SPB-1). */
export const sportsHandlers = {
  sportsbookContext: (request, operator) => context(operator, request, false),
  sportsbookLoginContext: (request, operator) => context(operator, request, true),
  sportsSessionCreate: async (request, operator) => {
    const { sessionId, cookie } = await createSession(operator, requirePlayer(request))
    request.setCookie(cookie)
    return { sessionId }
  },
  sportsBalanceUpdate: async (request, operator) => {
    await operator.bus.publish('sports-balance', { playerId: requirePlayer(request).playerId })
    return undefined
  },
} satisfies Handlers
