import type { LoginRefusal, RefusalKind } from './login.contract.ts'

interface TimeoutPayload {
  readonly remainingDays?: unknown
  readonly playerId?: unknown
  readonly isCooling?: unknown
  readonly milliseconds?: unknown
  readonly initiator?: unknown
}

/** The JSON object inside a message, or an empty one. */
const payloadOf = (message: string): TimeoutPayload => {
  const start = message.indexOf('{')
  const end = message.lastIndexOf('}')
  if (start < 0 || end < start) return {}
  try {
    return JSON.parse(message.slice(start, end + 1)) as TimeoutPayload
  } catch {
    return {}
  }
}

const numberOr = (value: unknown, otherwise: number | null): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

const daysIn = (message: string): number | null => {
  const found = /(\d+)\s*day/i.exec(message) ?? /remainingDays\D{0,3}(\d+)/i.exec(message)
  return found?.[1] === undefined ? null : Number(found[1])
}

// The order matters: "exclusion indefinitely" also contains "exclusion".
const texts: readonly (readonly [RegExp, RefusalKind])[] = [
  [/timeout in progress/i, 'timeout'],
  [/exclu(sion|ded) (is )?indefinite/i, 'excludedIndefinitely'],
  [/exclusion in progress/i, 'excluded'],
  [/attempts exceeded/i, 'attemptsExceeded'],
  [/deactivated/i, 'blacklisted'],
  [/account (is )?closed/i, 'closed'],
]

/** Reads the user pool's message (AUT-6). Everything not recognised is `unauthorised`, whichever credential was wrong (RMB-11). */
export const readRefusal = (message: string): LoginRefusal => {
  const payload = payloadOf(message)
  const isCooling = payload.isCooling === true
  const kind = texts.find(([text]) => text.test(message))?.[1] ?? 'unauthorised'
  return {
    kind: kind === 'timeout' && isCooling ? 'cooling' : kind,
    remainingDays: numberOr(payload.remainingDays, daysIn(message)),
    playerId: numberOr(payload.playerId, null),
    milliseconds: numberOr(payload.milliseconds, null),
    initiator: typeof payload.initiator === 'string' ? payload.initiator : null,
    isCooling,
  }
}

/** True when the message says that there is no such player (AUT-5). */
export const isNotFound = (message: string): boolean => /not found|does not exist/i.test(message)
