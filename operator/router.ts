import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi } from './api.ts'
import { handlers } from './handlers.ts'
import { VERSION } from './health.ts'
import type { Caller, Operator } from './operator.ts'
import type { SiteMiddleware } from './server.ts'
import type { Store } from './db/open.ts'
import { errorAnswer, json, notFound, refusal } from './wire/answers.ts'
import { callerOf, isForeignOrigin, isLoopback } from './wire/caller.ts'
import { createRateLimits } from './wire/rateLimits.ts'
import { secured } from './wire/securityHeaders.ts'

interface NodeEnv {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

/** What answers at the site's port, and at the games'. */
export interface Router {
  readonly listener: RequestListener
  readonly game: (request: Request, env: NodeEnv, origin: number) => Promise<Response>
}

type Answer = (request: Request, caller: Caller, env: NodeEnv, url: URL) => Promise<Response> | Response

/** Puts the parts of the site's port together. */
export async function createRouter(operator: Operator, store: Store, _site: SiteMiddleware | null): Promise<Router> {
  const api = createApi(operator, handlers, createRateLimits())
  const byApi: Answer = (request, caller, env) =>
    api.fetch(request, { caller, isLimited: !(operator.settings.qa && isLoopback(env.incoming)) })
  const health: Answer = () =>
    json({ version: VERSION, brand: operator.settings.brandId, store: store.kind, gameOrigins: operator.origins.games })
  const byPrefix: readonly (readonly [string, Answer])[] = [
    ['/api/', byApi],
    ['/access/', byApi],
    ['/user-pool', (request, caller) => operator.userPool.handle(request, caller)],
    ['/content/', (request, caller) => operator.content.handle(request, caller)],
    ['/health', health],
    ['/settings.json', () => json(operator.settings.site)],
  ]

  const guarded = async (
    request: Request,
    env: NodeEnv,
    work: (caller: Caller, url: URL) => Promise<Response> | Response,
  ) => {
    try {
      return await work(callerOf(env.incoming), new URL(request.url))
    } catch (error) {
      const refused = refusal(error)
      if (refused) return refused
      operator.log.error('request.failed', { path: new URL(request.url).pathname, error })
      return errorAnswer(500, 'error.system.error', 'Something went wrong')
    }
  }

  const site = async (request: Request, env: NodeEnv): Promise<Response> =>
    secured(
      await guarded(request, env, (caller, url) => {
        const { method } = request
        if (
          method !== 'GET' &&
          method !== 'HEAD' &&
          isForeignOrigin(request.headers.get('origin'), env.incoming.headers.host)
        )
          return errorAnswer(403, 'error.forbidden', 'Another site may not send this')
        const found = byPrefix.find(([prefix]) => url.pathname.startsWith(prefix))
        return found ? found[1](request, caller, env, url) : notFound()
      }),
    )

  return {
    listener: getRequestListener((request, env) => site(request, env as NodeEnv), { overrideGlobalObjects: false }),
    game: (request, env, origin) => guarded(request, env, (caller) => operator.games.handle(request, origin, caller)),
  }
}
