import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi } from './api.ts'
import { createCashier } from './banking/cashier/cashier.ts'
import { createChatServer } from './chat/chatServer.ts'
import type { Store } from './db/open.ts'
import { createHostedCheck } from './documents/hostedCheck.ts'
import { createEventLogServer } from './event-logs/eventLogServer.ts'
import { callPath } from '#contract/endpoint.ts'
import { handlers } from './handlers.ts'
import { VERSION } from './health.ts'
import { maskText } from './log.ts'
import type { Caller, Operator } from './operator.ts'
import { createBank } from './pay-and-play/bank.ts'
import { brandAt } from './player/placement.ts'
import { createCalls } from './qa/calls.ts'
import { createFaults, type Faults } from './qa/faults.ts'
import { createFront } from './qa/front.ts'
import { createQa } from './qa/qa.ts'
import { createSportsServer } from './sports/sportsServer.ts'
import { createSite, type DevelopmentHtml } from './site/site.ts'
import { errorAnswer, json, notFound, refusal } from './wire/answers.ts'
import { callerOf, isForeignOrigin, isLoopback } from './wire/caller.ts'
import { createRateLimits } from './wire/rateLimits.ts'
import { secured } from './wire/securityHeaders.ts'
import { troublePage } from './wire/troublePage.ts'

interface NodeEnv {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

/** What answers at the site's port, at the games', the sportsbook's and the chat's. */
export interface Router {
  readonly listener: RequestListener
  readonly game: (origin: number) => RequestListener
  /** Answers at the sportsbook's origin. */
  readonly sports: RequestListener
  /** Answers at the chat's origin. */
  readonly chat: RequestListener
  /** Faults that QA has set; null where QA is off. */
  readonly faults: Faults | null
}

type Answer = (request: Request, caller: Caller, env: NodeEnv, url: URL) => Promise<Response> | Response

/** Paths whose answers are worth a line in the log. */
const LOGGED = /^\/(api|access|user-pool|cashier|id-check|qa|event-logs|staff\/api)\b/

const isRefused = (request: Request, { incoming }: NodeEnv): boolean =>
  request.method !== 'GET' &&
  request.method !== 'HEAD' &&
  isForeignOrigin(request.headers.get('origin'), incoming.headers.host)

const listening = (work: (request: Request, env: NodeEnv) => Promise<Response>): RequestListener =>
  getRequestListener((request, env) => work(request, env as NodeEnv), { overrideGlobalObjects: false })

/** Puts the parts of the site's port together. */
export function createRouter(operator: Operator, store: Store, developmentHtml: DevelopmentHtml): Router {
  const { settings, log } = operator
  const faults = settings.qa ? createFaults() : null
  const calls = settings.qa ? createCalls(() => operator.clock.now()) : null
  const content = { isChanged: false }
  const front = faults && calls ? createFront(faults, calls) : null
  const qa = faults && calls ? createQa({ operator, store, faults, calls, content }) : null

  const api = createApi(operator, handlers, createRateLimits())
  // Tests come from this machine, thousands of times a minute; they turn limits on where they want to see them.
  const isLimited = ({ incoming }: NodeEnv): boolean =>
    !settings.qa || !isLoopback(incoming) || operator.world.get().flags['rateLimits'] === true
  const byApi: Answer = (request, caller, env) => api.fetch(request, { caller, isLimited: isLimited(env) })
  const byContent: Answer = (request, caller, _env, url) => {
    if (request.method !== 'GET' && url.pathname.includes('/mutate/')) content.isChanged = true
    return operator.content.handle(request, caller)
  }
  const cashier = createCashier(operator)
  const bank = createBank(operator)
  const hostedCheck = createHostedCheck(operator)
  const sports = createSportsServer(operator)
  const chat = createChatServer(operator)
  const eventLogs = createEventLogServer(operator)
  const site = createSite(operator, developmentHtml)
  const health = (): Response =>
    json({
      version: VERSION,
      brand: settings.brandId,
      store: store.kind,
      gameOrigins: settings.site.gameOrigins,
      sportsbookHost: settings.site.sportsbookHost,
      chatSnippetUrl: settings.site.chatSnippetUrl,
    })

  const byPrefix: readonly (readonly [RegExp, Answer])[] = [
    [/^\/(api|access|sportsbook-api|payment)\//, byApi],
    [/^\/user-pool(\/|$)/, (request, caller) => operator.userPool.handle(request, caller)],
    [/^\/content\//, byContent],
    [/^\/cashier\/bank\//, (request, _caller, _env, url) => bank(request, url)],
    [/^\/cashier\//, (request, caller, _env, url) => cashier(request, url, caller)],
    [/^\/id-check\//, (request, _caller, _env, url) => hostedCheck(request, url)],
    [/^\/qa(\/|$)/, (request, _caller, { incoming }) => (qa ? qa(request, incoming) : notFound())],
    [/^\/event-logs$/, (request, caller, env) => eventLogs.take(request, caller, isLimited(env))],
    [/^\/staff\/api(\/|$)/, (request, caller, env, url) => eventLogs.show(request, url, caller, isLimited(env))],
    [/^\/health$/, health],
    [
      /^\/socket$/,
      () => errorAnswer(426, 'error.validation', 'This address is a socket', undefined, { upgrade: 'websocket' }),
    ],
    [/^\//, (request, caller, _env, url) => site(request, url, caller)],
  ]

  const answered = async (
    request: Request,
    env: NodeEnv,
    work: (request: Request, caller: Caller, url: URL) => Promise<Response> | Response,
  ) => {
    const started = performance.now()
    const url = new URL(request.url)
    const safe = async (opened: Request): Promise<Response> => {
      try {
        return await work(opened, callerOf(env.incoming), url)
      } catch (error) {
        const refused = refusal(error)
        if (refused) return refused
        log.error('request.failed', { path: maskText(url.pathname), error })
        return errorAnswer(500, 'error.system.error', 'Something went wrong')
      }
    }
    const said = front ? await front(request, env.incoming, safe) : await safe(request)
    const response = troublePage(request, url, said, brandAt(operator, url.origin)) ?? said
    if (LOGGED.test(url.pathname))
      log.info('request', {
        method: request.method,
        path: url.pathname,
        status: response.status,
        ms: Math.round(performance.now() - started),
      })
    return response
  }

  const bySite = async (request: Request, env: NodeEnv): Promise<Response> =>
    secured(
      await answered(request, env, (opened, caller, url) => {
        if (isRefused(opened, env)) return errorAnswer(403, 'error.forbidden', 'Another site may not send this')
        const [, answer] = byPrefix.find(([prefix]) => prefix.test(url.pathname)) ?? [null, notFound]
        return answer(opened, caller, env, url)
      }),
    )

  return {
    listener: listening(bySite),
    game: (origin) =>
      listening((request, env) =>
        answered(request, env, (opened, caller) => operator.games.handle(opened, origin, caller)),
      ),
    sports: listening((request, env) =>
      answered(request, env, (opened, caller, url) =>
        sports.handle(opened, caller, async (call) => {
          // The contract's calls are answered by one router, whatever host they are addressed to.
          const path = `${callPath({ host: 'sportsbook', version: 'v1', path: url.pathname })}${url.search}`
          return byApi(new Request(new URL(path, url), call), caller, env, url)
        }),
      ),
    ),
    chat: listening((request, env) =>
      answered(request, env, (opened, caller) =>
        isRefused(opened, env)
          ? errorAnswer(403, 'error.forbidden', 'Another site may not send this')
          : chat.handle(opened, caller, isLimited(env)),
      ),
    ),
    faults,
  }
}
