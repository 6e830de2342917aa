import { isOfBonusCode, type Problem, toProblem } from '../problem.ts'
import type { RegistrationError } from './registration.contract.ts'

const is = (problem: Problem, ...words: string[]): boolean =>
  words.some((word) => problem.code === word || problem.message.includes(word))

/** The player exists already: its own screen. */
export const isDuplicate = (error: unknown): boolean => is(toProblem(error), 'player_already_exists')

/** The bonus code opens nothing: the sign-up goes on without it (BON-6). */
export const isCodeRefused = (error: unknown): boolean => isOfBonusCode(toProblem(error))

/** The phone is another player’s, or name and date of birth are of one who is kept out: it has to be put right in the details. */
export const isAnothersPhone = (error: unknown): boolean => is(toProblem(error), 'error.same.customer.info.detected')

/** No more codes or tries: its own end. */
export const isMaxAttempts = (error: unknown): boolean => is(toProblem(error), 'sms.max.attempts.reached')

/** The code was right once and is too old now: only another one helps. */
export const isExpiredCode = (error: unknown): boolean => is(toProblem(error), 'sms.code.expired')

/** A code for this very address is on its way: the answer to an earlier request was lost. */
export const isSentAlready = (error: unknown): boolean => is(toProblem(error), 'sms.resend.too_soon')

/** The server does not know this page as the one that opened the registration: its details must be sent again. */
export const isNotOpen = (error: unknown): boolean => is(toProblem(error), 'error.registration.not_open')

/** Answers that say nothing about the code: too slow, too many at once. */
const unread: ReadonlySet<number> = new Set([408, 429])

/** The code was read and is not the right one. */
export const isWrongCode = (error: unknown): boolean => {
  const { kind, status } = toProblem(error)
  return kind === 'status' && status !== null && status < 500 && !unread.has(status)
}

const key = (text: string, field: string | null = null): RegistrationError => ({ key: text, field })

/** What the visitor is told, by the error catalogue (REG-8). */
export const toRegistrationError = (error: unknown): RegistrationError => {
  const problem = toProblem(error)
  if (problem.kind === 'network') return key('error.country.blocked')
  if (problem.kind !== 'status') return key('error.oops.tryAgain')
  if (is(problem, 'error.same.customer.info.detected')) return key('error.same.customer.info.detected')
  if (is(problem, 'error.cpf.duplicate_found')) return key('error.cpf.duplicate_found', 'cpf')
  if (problem.status === 403 && is(problem, 'error.vonage.phone.invalid'))
    return key('error.vonage.validation', 'phoneBody')
  if (problem.status === 403 && (is(problem, 'error.explicit_deny') || /explicit deny/i.test(problem.message)))
    return key('error.captcha.validation')
  if (problem.status !== null && problem.status >= 500) return key('error.system.error')
  const [first] = problem.validationErrors
  if (first !== undefined) return key(first.code, first.field)
  if (problem.status === 400 && problem.code === null) return key('error.signup.unhandled')
  return key(problem.code ?? 'error.oops.tryAgain')
}

/** The same for codes: without a code the catalogue has its own word (C8). */
export const toCodeError = (error: unknown): RegistrationError => {
  const problem = toProblem(error)
  if (problem.kind !== 'status') return { key: 'error.oops.tryAgain', field: null }
  return { key: problem.code ?? 'unhandled.error.no.code', field: 'code' }
}
