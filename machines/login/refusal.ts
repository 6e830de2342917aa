import { parseLoginError } from '#contract/loginError.ts'
import type { LoginRefusal } from './login.contract.ts'

const none = {
  remainingDays: null,
  playerId: null,
  milliseconds: null,
  initiator: null,
  isCooling: false,
} as const

/** Reads the user pool's message (AUT-6). Everything not recognised is `unauthorised`, whichever credential was wrong (RMB-11). */
export const readRefusal = (message: string): LoginRefusal => {
  const error = parseLoginError(message)
  switch (error.kind) {
    case 'timeout':
      return { ...error, kind: error.isCooling ? 'cooling' : 'timeout' }
    case 'exclusion':
      return {
        ...none,
        kind: 'excluded',
        remainingDays: error.remainingDays,
        milliseconds: error.milliseconds,
      }
    case 'exclusionIndefinite':
      return { ...none, kind: 'excludedIndefinitely' }
    case 'maxAttempt':
      return { ...none, kind: 'attemptsExceeded' }
    case 'blacklisted':
    case 'closed':
      return { ...none, kind: error.kind }
    default:
      return { ...none, kind: 'unauthorised' }
  }
}

/** True when the message says that there is no such player, or none that is confirmed (AUT-5). */
export const isNotFound = (message: string): boolean => {
  const error = parseLoginError(message)
  return error.kind === 'notConfirmed' || (error.kind === 'unauthorized' && error.notFound)
}
