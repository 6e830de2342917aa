import type { Page, Request, Route } from '@playwright/test'
import { type CallName, calls } from '#contract/calls.ts'
import type { Fault, Qa } from '#tests/support/qa.ts'
import type { ActorModel } from './paths.ts'

/** Someone to sign in as, made by the operator for this path. */
export type PathPlayer = { readonly playerId: number; readonly email: string; readonly password: string }

/** What somebody types who signs up. */
export type PathVisitor = {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneBody: string
  /** As the operator's inbox knows it. */
  readonly phone: string
}

/** What the functions of a path model drive: a page, the operator behind it, and the gate between the two. */
export class BrowserWorld {
  readonly page: Page
  readonly qa: Qa
  readonly gate: Gate
  /** Unique in this run, so that paths side by side never meet. */
  readonly id: string
  #player: PathPlayer | null = null
  #visitors = 0
  /** The page began with a stored draft: the operator knows nothing of the sign-up that seems to be under way. */
  isRestored = false

  constructor(page: Page, qa: Qa, id: string) {
    this.page = page
    this.qa = qa
    this.id = id
    this.gate = new Gate(page)
  }

  /** A person nobody has seen before; `visitor` is the same one again. */
  newVisitor(): PathVisitor {
    this.#visitors += 1
    this.isRestored = false
    return this.visitor
  }

  /** What this path's visitor types; unique, so that no two paths are the same person. */
  get visitor(): PathVisitor {
    const digits = `${this.id.replaceAll(/\D/g, '')}${this.#visitors}`.slice(-7).padStart(7, '5')
    return {
      email: `visitor-${this.id}-${this.#visitors}@example.org`,
      password: 'Correct1horse',
      firstName: 'Maija',
      lastName: 'Virtanen',
      phoneBody: `40${digits}`,
      phone: `+35840${digits}`,
    }
  }

  /** The path's own player, made when first asked for, of these parts. */
  async player(parts: object = {}): Promise<PathPlayer> {
    this.#player ??= await this.qa.player(parts)
    return this.#player
  }

  /** The next call of the contract is answered like this. */
  async answer(name: CallName, status: number, body: unknown): Promise<void> {
    const { method, version, path } = calls[name]
    await this.qa.fault({
      method,
      path: `/api/${version}${path.replaceAll(/\{\w+\}/g, '*')}`,
      kind: 'status',
      status,
      body,
    })
  }

  /** The next call of the contract gets an error of the catalogue. */
  refuse(name: CallName, status: number, code: string, message = code): Promise<void> {
    return this.answer(name, status, { status, code, message, validationErrors: [] })
  }

  /** The next code is sent, or taken, with this answer, whichever way it goes. */
  answerCode(what: 'request' | 'verification', body: unknown): Promise<void> {
    return this.#codeFault(what, 200, body)
  }

  /** The next code is refused to be sent, or to be taken, whichever way it goes. */
  refuseCode(what: 'request' | 'verification', status: number, code: string): Promise<void> {
    return this.#codeFault(what, status, { status, code, message: code, validationErrors: [] })
  }

  async #codeFault(what: 'request' | 'verification', status: number, body: unknown): Promise<void> {
    const { path } = calls[what === 'request' ? 'registrationSmsRequest' : 'registrationSmsVerification']
    await this.qa.fault({ method: 'POST', path: `/api/*${path.replace('sms', '*')}`, kind: 'status', status, body })
  }

  /** Time goes on, for the page and for the operator alike. */
  async pass(ms: number): Promise<void> {
    await this.qa.clock({ advanceMs: ms })
    await this.page.clock.fastForward(ms)
  }

  /** The user pool refuses the next sign-in with these words. */
  async refuseSignIn(message: string, more: Partial<Fault> = {}): Promise<void> {
    await this.qa.fault({
      method: 'POST',
      path: '/user-pool*',
      match: { header: 'InitiateAuth' },
      kind: 'status',
      status: 400,
      body: { __type: 'NotAuthorizedException', message },
      ...more,
    })
  }
}

type Holds = Extract<ActorModel<unknown, never>, { holds: unknown }>['holds']

/** Which requests of a call of the contract wait at the gate. */
export const holdsCalls =
  (...names: readonly CallName[]): Holds =>
  ({ method, path }) =>
    names.some((name) => {
      const call = calls[name]
      const pattern = `^/api/${call.version}${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`
      return call.method === method && new RegExp(pattern).test(path)
    })

/** The renewal of tokens. */
export const holdsRenewal: Holds = ({ path, body }) => path.startsWith('/user-pool') && body.includes('REFRESH_TOKEN')

/** The first request of a sign-in by SRP. */
export const holdsSignIn: Holds = ({ path, header }) =>
  path.startsWith('/user-pool') && header('x-amz-target').endsWith('.InitiateAuth')

/** What actors ask of the operator. Pictures and code never wait, and each request that comes by here costs its time. */
const ASKED = /^https?:\/\/[^/]+\/(api|access|user-pool|content|payment|release\.json)\b/

const partsOf = (request: Request): Parameters<Holds>[0] => {
  const { pathname, search } = new URL(request.url())
  return {
    method: request.method(),
    path: pathname,
    query: decodeURIComponent(search.replaceAll('+', ' ')),
    header: (name) => request.headers()[name] ?? '',
    body: request.postData() ?? '',
  }
}

const keyOf = (request: Request): string | null => request.headers()['idempotency-key'] ?? null

/**
 * Holds requests between page and operator until a path has looked at what the page shows meanwhile. Nothing is
 * answered here: what is let go reaches the real operator.
 */
export class Gate {
  readonly #page: Page
  readonly #open = new Set<string>()
  /** Two actors may ask the same of the world: what one of them is let do, goes through for both. */
  readonly #holds = new Map<string, (request: Request) => boolean>()
  readonly #waiting = new Map<string, Route[]>()
  /** Keys of what has been let go: who asks by one of them again wants to know what became of it, and is another actor. */
  readonly #keysGone = new Set<string>()

  constructor(page: Page) {
    this.#page = page
  }

  /** Closes the gate for the requests of these actors; once for a page, before it is opened. */
  async hold(holds: Readonly<Record<string, Holds>>): Promise<void> {
    for (const [actor, isWanted] of Object.entries(holds))
      this.#holds.set(actor, (request) => isWanted(partsOf(request)))
    if (this.#holds.size > 0) await this.#page.route(ASKED, (route) => this.#meet(route))
  }

  async #meet(route: Route): Promise<void> {
    const request = route.request()
    const actors = [...this.#holds].filter(([, isHeld]) => isHeld(request)).map(([actor]) => actor)
    const last = actors.at(-1)
    const key = keyOf(request)
    const isLookedUp = actors.length > 1 && key !== null && this.#keysGone.has(key)
    if (last === undefined || (!isLookedUp && actors.some((actor) => this.#open.has(actor)))) {
      if (key !== null) this.#keysGone.add(key)
      return route.fallback()
    }
    this.#waiting.set(last, [...(this.#waiting.get(last) ?? []), route])
  }

  /** Lets go of what waits of an actor, and, unless that is `all`, of all it asks until the gate is shut again. */
  async release(actor: string, isAll = false): Promise<void> {
    if (!isAll) this.#open.add(actor)
    const isIts = this.#holds.get(actor) ?? (() => false)
    for (const [one, routes] of this.#waiting) {
      this.#waiting.set(
        one,
        routes.filter((route) => !isIts(route.request())),
      )
      // A request that the page gave up meanwhile can not be let go any more.
      for (const route of routes)
        if (isIts(route.request())) {
          const key = keyOf(route.request())
          if (key !== null) this.#keysGone.add(key)
          await route.continue().catch(() => {})
        }
    }
  }

  /** Whether a request of an actor waits: the page shows nothing of it, but it has been asked. */
  isHolding(actor: string): boolean {
    return (this.#waiting.get(actor) ?? []).length > 0
  }

  /** From now on requests wait again; those the page has given up are forgotten. */
  shut(): void {
    this.#open.clear()
  }

  /** What waits for actors that do not run any more has been given up: let go later, it would take another one's answer. */
  async keepFor(running: readonly string[]): Promise<void> {
    const isWanted = (route: Route) => running.some((one) => this.#holds.get(one)?.(route.request()))
    for (const [actor, routes] of this.#waiting) {
      this.#waiting.set(actor, routes.filter(isWanted))
      for (const route of routes) if (!isWanted(route)) await route.abort().catch(() => {})
    }
  }

  /** Those that no path wanted: the page is about to be closed. */
  async forget(): Promise<void> {
    for (const routes of this.#waiting.values()) for (const route of routes) await route.abort().catch(() => {})
    this.#waiting.clear()
  }
}
