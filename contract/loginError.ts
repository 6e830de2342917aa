// Sign-in is refused by the hosted user pool, whose only channel is a message text: both sides share these functions (AUT-6).

/** Who asked for a break. */
export type TimeoutInitiator = 'PLAYER' | 'OPERATOR'

/** What a player in a break is told (AUT-6, AUT-7). */
export interface TimeoutPayload {
  readonly remainingDays: number
  readonly playerId: number
  readonly isCooling: boolean
  /** Time left, ms. */
  readonly milliseconds: number
  readonly initiator: TimeoutInitiator
}

/** Why signing in failed. */
export type LoginError =
  | ({ readonly kind: 'timeout' } & TimeoutPayload)
  | {
      readonly kind: 'exclusion'
      readonly remainingDays: number
      /** Time left, ms; null where the pool says days alone. */
      readonly milliseconds: number | null
    }
  | { readonly kind: 'exclusionIndefinite' }
  | { readonly kind: 'maxAttempt' }
  | { readonly kind: 'blacklisted' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'notConfirmed' }
  | { readonly kind: 'unauthorized'; readonly notFound: boolean }

/** The texts the user pool refuses a sign-in with. */
export const loginMessages = {
  timeout: (payload: TimeoutPayload): string =>
    `Timeout in progress: remainingDays=${payload.remainingDays}, playerId=${payload.playerId}, ` +
    `isCooling=${payload.isCooling}, milliseconds=${payload.milliseconds}, initiator=${payload.initiator}`,
  exclusion: (remainingDays: number, milliseconds?: number): string =>
    `Exclusion in progress: remainingDays=${remainingDays}` +
    (milliseconds === undefined ? '' : `, milliseconds=${milliseconds}`),
  exclusionIndefinite: (): string => 'Exclusion indefinitely',
  maxAttempt: (): string => 'Sign-in attempts exceeded',
  blacklisted: (): string => 'Account deactivated',
  closed: (): string => 'Account closed',
  notFound: (): string => 'Player not found',
  notConfirmed: (): string => 'User is not confirmed.',
  /** The same for a wrong password and an unknown address (RMB-11). */
  unauthorized: (): string => 'Incorrect username or password.',
} as const

function numberIn(message: string, name: string): number {
  return Number(new RegExp(`${name}=(\\d+)`).exec(message)?.[1] ?? 0)
}

/** Reads a sign-in message (which the pool may wrap in words of its own); anything unknown is `unauthorized`. */
export function parseLoginError(message: string): LoginError {
  if (/timeout in progress/i.test(message)) {
    return {
      kind: 'timeout',
      remainingDays: numberIn(message, 'remainingDays'),
      playerId: numberIn(message, 'playerId'),
      isCooling: /isCooling=true/.test(message),
      milliseconds: numberIn(message, 'milliseconds'),
      initiator: /initiator=OPERATOR/.test(message) ? 'OPERATOR' : 'PLAYER',
    }
  }
  if (/exclusion indefinitely/i.test(message)) return { kind: 'exclusionIndefinite' }
  if (/exclusion in progress/i.test(message)) {
    const days = numberIn(message, 'remainingDays') || Number(/(\d+)\s*days?/i.exec(message)?.[1] ?? 0)
    return { kind: 'exclusion', remainingDays: days, milliseconds: numberIn(message, 'milliseconds') || null }
  }
  if (/attempts? exceeded/i.test(message)) return { kind: 'maxAttempt' }
  if (/account deactivated/i.test(message)) return { kind: 'blacklisted' }
  if (/account closed/i.test(message)) return { kind: 'closed' }
  if (/not confirmed/i.test(message)) return { kind: 'notConfirmed' }
  return { kind: 'unauthorized', notFound: /(player|user)\s+(not found|does not exist)/i.test(message) }
}

/** Message key a login error is shown with; breaks and exclusions have texts of their own. */
export function loginErrorKey(error: LoginError): string {
  switch (error.kind) {
    case 'maxAttempt':
    case 'blacklisted':
    case 'closed':
      return `login.error.${error.kind}`
    case 'timeout':
      return error.isCooling ? 'login.error.cooling' : 'login.error.timeout'
    case 'exclusion':
    case 'exclusionIndefinite':
      return `login.error.${error.kind}`
    default:
      return 'login.error.unauthorized'
  }
}
