/** One message of the operator's outbox, as `GET /qa/inbox/{address}` answers it. */
export interface InboxMessage {
  readonly channel: 'sms' | 'email'
  readonly code?: string
  readonly link?: string
  readonly text: string
  readonly at: string
}

/** One call the operator saw, secrets replaced by their kind. */
export interface SeenCall {
  readonly n: number
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers: Record<string, string>
  readonly query: Record<string, string>
  readonly body: unknown
}

/** One money movement, amounts in minor units. */
export interface LedgerRow {
  readonly id: string
  readonly kind: string
  readonly wallet: string
  readonly amount: number
  readonly balanceAfter: number
  readonly idempotencyKey?: string
}

/** One conversation of support's inbox, oldest message first. */
export interface SupportConversation {
  readonly conversationId: string
  readonly playerId: number | null
  readonly fields: Record<string, string>
  readonly language: string
  readonly email: string | null
  readonly messages: readonly { number: number; id: string; author: string; text: string; sentAt: string }[]
}

export interface Fault {
  readonly method: string
  readonly path: string
  readonly match?: { header?: string; query?: string; body?: string }
  readonly playerId?: number
  readonly times?: number
  readonly kind: 'status' | 'drop' | 'hang' | 'malformed' | 'late'
  readonly status?: number
  readonly body?: unknown
  readonly delayMs?: number
}

/** The operator's `/qa/*` calls as methods; a refused call throws with the operator's own words. */
export class Qa {
  readonly #origin: string
  constructor(origin: string) {
    this.#origin = origin
  }

  async #send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.#origin}/qa${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} /qa${path} answered ${answer.status}: ${text}`)
    return (text ? JSON.parse(text) : undefined) as T
  }

  reset = (options?: { readonly demoPlayers: boolean }) => this.#send<void>('POST', '/reset', options)
  world = (change: object) => this.#send<Record<string, unknown>>('PATCH', '/world', change)
  player = (parts: object = {}) =>
    this.#send<{ playerId: number; email: string; password: string }>('POST', '/players', parts)
  changePlayer = (id: number, parts: object) => this.#send<unknown>('PATCH', `/players/${id}`, parts)
  staff = (parts: object = {}) => this.#send<{ email: string; password: string }>('POST', '/staff', parts)
  withdrawal = (id: string, status: 'PENDING' | 'REVIEW' | 'SUCCESS' | 'FAILED') =>
    this.#send<unknown>('PATCH', `/withdrawals/${id}`, { status })
  realityCheck = (playerId: number, action: 'REMINDER' | 'ANSWER_QUESTIONNAIRE') =>
    this.#send<{ checkId: string }>('POST', '/reality-checks', { playerId, action })
  inbox = (address: string) => this.#send<InboxMessage[]>('GET', `/inbox/${encodeURIComponent(address)}`)
  fault = (fault: Fault) => this.#send<{ id: string }>('POST', '/faults', fault)
  clearFaults = () => this.#send<void>('DELETE', '/faults')
  sockets = (playerId: number, action: 'close' | 'refuse' | 'allow') =>
    this.#send<unknown>('POST', '/sockets', { playerId, action })
  clock = (move: ({ advanceMs: number } | { now: number }) & { tokens?: boolean }) =>
    this.#send<{ now: number }>('POST', '/clock', move)
  push = (playerId: number, raw: string) => this.#send<unknown>('POST', '/push', { playerId, raw })
  calls = (since = 0) => this.#send<SeenCall[]>('GET', `/calls?since=${since}`)
  chat = () => this.#send<SupportConversation[]>('GET', '/chat')
  answerChat = (answer: { playerId?: number; conversationId?: string; text: string }) =>
    this.#send<{ number: number }>('POST', '/chat', answer)
  ledger = (playerId: number) => this.#send<LedgerRow[]>('GET', `/ledger/${playerId}`)
}
