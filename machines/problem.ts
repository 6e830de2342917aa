/** One field error of the server (APP-6). */
export interface FieldProblem {
  readonly objectName: string
  readonly field: string
  readonly rejectedValue: unknown
  readonly status: number
  readonly message: string
  readonly code: string
}

/** Why a call of the outside world failed, as machines keep it: plain data, safe to record. */
export interface Problem {
  /** `unfinished`: the part that should have answered is not built; `unknown`: not an error of a call. */
  readonly kind: 'network' | 'timeout' | 'malformed' | 'status' | 'unfinished' | 'unknown'
  readonly status: number | null
  readonly code: string | null
  readonly message: string
  readonly validationErrors: readonly FieldProblem[]
}

const callKinds = new Set(['network', 'timeout', 'malformed', 'status'])
const wordOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' && value !== '' ? value : otherwise

/** The problem of a request that took longer than its time-out. */
export const timedOut: Problem = {
  kind: 'timeout',
  status: null,
  code: null,
  message: 'No answer in time',
  validationErrors: [],
}

/** Reads whatever an actor was rejected with. Never throws. */
export const toProblem = (error: unknown): Problem => {
  const it = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  const kind = typeof it['kind'] === 'string' && callKinds.has(it['kind']) ? (it['kind'] as Problem['kind']) : null
  return {
    kind: kind ?? (it['name'] === 'NotProvidedError' ? 'unfinished' : 'unknown'),
    status: typeof it['status'] === 'number' ? it['status'] : null,
    code: wordOr(it['code'], null),
    message: wordOr(it['message'], typeof error === 'string' ? error : 'Unknown error'),
    validationErrors: Array.isArray(it['validationErrors']) ? (it['validationErrors'] as FieldProblem[]) : [],
  }
}

/** True when trying the same thing again may help: no answer, an unreadable one, or a server error. */
export const isPassing = (problem: Problem): boolean =>
  problem.kind !== 'status' || problem.status === null || problem.status >= 500

// A key that is in progress, or was used, says that its first try has arrived.
const inFlight: ReadonlySet<string | null> = new Set(['error.in_progress', 'error.idempotency.key_reused'])
/** True when nobody can tell from it whether what was sent under a key was done: it may be asked again with the same key only. */
export const isLostAnswer = (problem: Problem): boolean => isPassing(problem) || inFlight.has(problem.code)

/** What is wrong is the bonus code that was given (C8). */
export const isOfBonusCode = (problem: Problem | null): boolean => problem?.code?.includes('bonus_code') ?? false
