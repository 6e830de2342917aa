import * as v from 'valibot'

/** Codes of error answers, as they stand on the wire. */
export const errorCodes = [
  'token.expired',
  'error.forbidden',
  'error.not_found',
  'error.validation',
  'error.too_many_requests',
  'error.not_implemented',
  'error.unavailable',
  'error.restricted.country',
  'error.maintenance',
  'error.explicit_deny',
  'error.vonage.phone.invalid',
  'player_already_exists',
  'error.same.customer.info.detected',
  'error.cpf.duplicate_found',
  'error.country.not_allowed',
  'error.system.error',
  'error.signup.unhandled',
  'error.registration.not_open',
  'sms.max.attempts.reached',
  'sms.code.invalid',
  'sms.code.expired',
  'error.phone.superseded',
  'sms.resend.too_soon',
  'email.code.invalid',
  'unhandled.error.no.code',
  'error.password.reset',
  'error.password.reset.link.used',
  'error.password.reset.link.expired',
  'error.invalid.site.id',
  'error.old_password.incorrect',
  'error.password.attempts',
  'error.oops.tryAgain',
  'error.play.age',
  'error.play.blocked',
  'error.play.limit',
  'error.play.limits_required',
  'error.registration.incomplete',
  'error.game.not_available',
  'error.game.maintenance',
  'error.game.restricted.country',
  'error.game.round.open',
  'error.evolution.lobby',
  'error.deposit.limit.interval',
  'error.deposit.limit.too_low',
  'error.deposit.limit.too_high',
  'error.deposit.limit.locked',
  'limit.error.D.interval',
  'limit.error.W.interval',
  'limit.error.M.interval',
  'limit.error.D.high',
  'limit.error.W.high',
  'limit.error.W.low',
  'limit.error.M.low',
  'limit.locked',
  'limit_reached',
  'error.withdrawal.limit',
  'error.withdrawal.not_allowed',
  'error.withdrawal.not_pending',
  'error.deposit.not_allowed',
  'error.deposit.amount',
  'error.deposit.method',
  'error.deposit.pending',
  'error.not_enough_funds',
  'error.idempotency.key_missing',
  'error.idempotency.key_reused',
  'error.in_progress',
  'error.document.type',
  'error.document.size',
  'error.document.content',
  'error.document.locked',
  'error.document.pixels',
  'error.document.range',
  'error.document.many',
  'error.document.sent',
  'error.document.cancelled',
  'error.edd.not_asked',
  'error.bonus.not_available',
  'error.bonus.active_in_vertical',
  'error.bonus.active_triggered',
  'error.bonus.wrong_state',
  'bonus_code.invalid',
  'bonus_code.expired',
  'bonus_code.used',
  'error.pnp.session.expired',
  'error.pnp.code.used',
  'error.pnp.currency',
  'error.consent.not_found',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** True for a code of the catalogue. */
export function isErrorCode(code: string): code is ErrorCode {
  return (errorCodes as readonly string[]).includes(code)
}

/** One field the server refuses (APP-6). */
export const validationErrorSchema = v.object({
  objectName: v.string(),
  field: v.string(),
  rejectedValue: v.unknown(),
  status: v.number(),
  message: v.string(),
  code: v.string(),
})
export type ValidationError = v.InferOutput<typeof validationErrorSchema>

/** Body of every error answer. */
export const errorBodySchema = v.object({
  status: v.number(),
  code: v.string(),
  message: v.string(),
  validationErrors: v.optional(v.array(validationErrorSchema)),
})
export type ErrorBody = v.InferOutput<typeof errorBodySchema>

/** Keys of messages that the site shows and that are no wire codes. */
export const messageKeys = [
  'error.country.blocked',
  'error.captcha.validation',
  'error.vonage.validation',
  'No data',
  'Page not found!',
  'Pnp Banner not being configured!',
  'no session error',
  'Network Error',
  'login.error.unauthorized',
  'login.error.blacklisted',
  'login.error.maxAttempt',
  'login.error.closed',
  'player.account.notifications.update.success',
  'player.account.address.success.toast',
  'player.account.province.success.toast',
  'player.account.password.success.toast',
  'player.account.phone.success.toast',
  'player.login.last',
  'player.area.closed',
  'player.bonus.ended',
  'payment.left.released',
  'payment.left.taken.once',
  'player.limits.deposit.removal.received',
  'player.limits.deposit.update.received',
  'player.limits.deposit.updated',
  'player.limits.deposit.canceled',
  'player.limits.spend.removal.received',
  'player.limits.spend.update.received',
  'player.limits.spend.updated',
  'player.limits.spend.canceled',
  'player.limits.loss.removal.received',
  'player.limits.loss.update.received',
  'player.limits.loss.updated',
  'player.limits.loss.canceled',
  'reset.password.success.toast',
] as const
export type MessageKey = (typeof messageKeys)[number] | ErrorCode

/** Toast severities (APP-3). */
export const toastSeverities = ['error', 'success', 'warning', 'warningValue'] as const

/** 403 answers that belong to the catalogue and so never sign the player out (GRD-11). */
export const harmless403Codes: readonly string[] = ['error.explicit_deny', 'error.vonage.phone.invalid']

/** What a known sign-up failure is shown as, by status, code and field (REG-8). */
export interface SignUpFailure {
  readonly key: string
  readonly field: string | null
  /** True when the flow moves to its duplicated state. */
  readonly duplicated: boolean
}

const shown = (key: string, field: string | null = null): SignUpFailure => ({ key, field, duplicated: false })

/** Maps a failed sign-up answer to its text, field and state (REG-8); `network` is a call without an answer. */
export function signUpFailure(
  failure:
    | 'network'
    | { status: number; code: string; message: string; validationErrors?: readonly unknown[] | undefined },
): SignUpFailure {
  if (failure === 'network') return shown('error.country.blocked')
  const { status, code, message } = failure
  if (code === 'player_already_exists') {
    return { key: 'error.same.customer.info.detected', field: null, duplicated: true }
  }
  if (code === 'error.same.customer.info.detected') return shown(code)
  if (code === 'error.cpf.duplicate_found') return shown(code, 'cpf')
  if (status === 403 && code === 'error.vonage.phone.invalid') return shown('error.vonage.validation')
  if (status === 403 && (code === 'error.explicit_deny' || /explicit deny/i.test(message))) {
    return shown('error.captcha.validation')
  }
  if (status >= 500) return shown('error.system.error')
  if (status === 400 && code === 'error.validation' && (failure.validationErrors?.length ?? 0) === 0) {
    return shown('error.signup.unhandled')
  }
  return shown(isErrorCode(code) && code !== 'error.validation' ? code : 'error.signup.unhandled')
}
