import * as v from 'valibot'
import { done } from './common.ts'
import { siteId } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { knownEmailField, oneTimeCodeField, passwordField } from './fields.ts'

/** Steps of the reset (PWD-1). */
export const passwordResetSteps = ['Email', 'Verification', 'Password', 'Complete'] as const

/** How a reset reaches the player: a code to the phone, or a link to the e-mail. */
export const resetChannels = ['sms', 'email'] as const

/** What is asked of who wants a new password; the form and the call take the same. */
export const resetRequestFields = { email: knownEmailField, channel: v.picklist(resetChannels) }

const token = v.pipe(v.string(), v.minLength(10), v.maxLength(200))

export const passwordResetCalls = {
  passwordReset: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/password_reset',
    auth: 'none',
    headers: v.object({ hcaptchatoken: v.optional(v.string()) }),
    body: v.object({
      email: resetRequestFields.email,
      siteId: v.optional(v.number(), siteId),
      channel: v.optional(resetRequestFields.channel, 'sms'),
    }),
    response: v.object({
      /** The same answer whether the account exists or not (RMB-11). */
      sent: v.literal(true),
      resendInMs: v.number(),
    }),
    errors: ['error.too_many_requests', 'sms.max.attempts.reached', 'error.explicit_deny', 'error.invalid.site.id'],
    doc: 'Sends a code by SMS, or a link by e-mail, to whoever has this address. A fourth within the hour is refused (429), whoever has it.',
    source: 'C7 PWD-1',
  }),
  passwordResetVerification: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/password_reset/sms_verification',
    auth: 'none',
    body: v.object({ email: knownEmailField, code: oneTimeCodeField }),
    response: v.object({ resetKey: token, smsResetKeyId: v.string() }),
    errors: ['sms.code.invalid', 'sms.code.expired', 'sms.max.attempts.reached', 'unhandled.error.no.code'],
    doc: 'Trades the code for a reset key.',
    source: 'C7 PWD-2',
  }),
  passwordResetNewPassword: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/password_reset/new_password',
    auth: 'none',
    body: v.object({ resetKey: token, smsResetKeyId: v.string(), password: passwordField }),
    response: done,
    errors: ['error.password.reset', 'error.password.reset.link.expired', 'error.validation'],
    doc: 'Sets the password with the reset key; every session of the player ends.',
    source: 'C7 PWD-2',
  }),
  passwordResetNewPasswordByEmail: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/password_reset/new_password/email',
    auth: 'none',
    body: v.object({ resetKey: token, password: passwordField }),
    response: done,
    errors: ['error.password.reset', 'error.password.reset.link.used', 'error.password.reset.link.expired'],
    doc: 'Sets the password with the token of the e-mail’s link.',
    source: 'C7 PWD-2',
  }),
  passwordResetEmailOfToken: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/password_reset/new_password/email/{token}',
    auth: 'none',
    params: v.object({ token }),
    response: v.object({ email: v.string() }),
    errors: ['error.password.reset.link.used', 'error.password.reset.link.expired', 'error.not_found'],
    doc: 'The address a link was sent to; a used or expired link says so.',
    source: 'C7 PWD-2 PWD-3',
  }),
}
