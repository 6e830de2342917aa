import * as v from 'valibot'
import { countryCode, done, id, languageCode, playerId } from './common.ts'
import { noCaptcha, siteId } from './constants.ts'
import { endpoint } from './endpoint.ts'
import {
  acceptedField,
  bonusCodeField,
  cpfField,
  emailField,
  isoDateField,
  knownEmailField,
  mobilePhoneField,
  nameField,
  oneTimeCodeField,
  passwordField,
  passwordHasEmail,
  passwordHasEmailKey,
  phoneBodyField,
  phonePrefixField,
  postalCodeField,
} from './fields.ts'

/** Calls after the first bear the token of the registration's answer, so that nobody completes another's. */
const continuedHeaders = v.object({
  hcaptchatoken: v.optional(v.string(), noCaptcha),
  'registration-token': v.optional(v.string()),
})
/** The details may come again, corrected, with the token of the first time. */
const detailsHeaders = v.object({ ...continuedHeaders.entries, country: v.optional(countryCode) })
const tokenHeaders = v.object({ 'registration-token': v.optional(v.string()) })

/** The details step as it is sent (REG-3). */
export const registrationBody = v.pipe(
  v.object({
    firstName: nameField,
    lastName: nameField,
    email: emailField,
    /** Prefix plus body. */
    mobilePhone: mobilePhoneField,
    phonePrefix: phonePrefixField,
    phoneBody: phoneBodyField,
    password: passwordField,
    countryCode,
    languageCode,
    marketCode: v.optional(v.string()),
    termsAndConditions: acceptedField('error.terms.required'),
    termsAndConditionsAcceptedVersion: v.optional(id),
    cookiePolicyAccepted: acceptedField('error.cookie_policy.required'),
    marketingOptIn: v.boolean(),
    /** "All conditions" ticks terms and cookie policy, never marketing. */
    allConditions: v.optional(v.boolean()),
    bonusCode: v.optional(bonusCodeField),
    cpf: v.optional(cpfField),
    blackbox: v.optional(v.string()),
  }),
  v.forward(
    v.check((body) => !passwordHasEmail(body.password, body.email), passwordHasEmailKey),
    ['password'],
  ),
)

export const registrationAnswer = v.object({
  playerId,
  /** Proves later calls of the same registration; lives as long as the registration is open. */
  token: v.optional(v.string()),
})

/** The contact step as it is sent (REG-3); adult age is the market's, checked with the operator's clock. */
export const registrationUpdateBody = v.object({
  playerId,
  dateOfBirth: isoDateField,
  postalCode: postalCodeField,
  mobilePhone: mobilePhoneField,
  countryCode,
  termsAndConditionsAccepted: acceptedField('error.terms.required'),
  languageCode,
  province: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'error.province.required'))),
  cpf: v.optional(cpfField),
})

/** One-time-code (pin) states, spelled as the sources spell them (REG-7). */
export const pinStates = ['UNINITIALIZE', 'SUCESS_SEND', 'SUCCESS_VERIFY', 'FAIL_SEND', 'FAIL_VERIFY'] as const
export type PinState = (typeof pinStates)[number]

/** Registration steps of the sources. */
export const registrationSteps = [
  'Details',
  'ContactInfo',
  'Verification',
  'Unsupported',
  'Complete',
  'Duplicated',
] as const

const codeRequestBody = v.object({ playerId, siteId: v.optional(v.number(), siteId), countryCode })
const codeRequestAnswer = v.object({
  /** Requests left before the max-attempts state. */
  attemptsLeft: v.number(),
  /** Time before another code may be asked for, ms. */
  resendInMs: v.number(),
})
const codeVerifyBody = v.object({ playerId, code: oneTimeCodeField })

const signUpErrors = [
  'player_already_exists',
  'error.same.customer.info.detected',
  'error.cpf.duplicate_found',
  'error.country.not_allowed',
  'error.explicit_deny',
  'error.vonage.phone.invalid',
  'error.system.error',
  'error.signup.unhandled',
  'error.invalid.site.id',
] as const

export const registrationCalls = {
  registrationSubmit: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/registration',
    auth: 'none',
    headers: detailsHeaders,
    body: registrationBody,
    response: registrationAnswer,
    status: 201,
    errors: [...signUpErrors, 'error.password.attempts', 'bonus_code.invalid', 'bonus_code.expired'],
    doc: 'Opens an account that may sign in, but not pay in, claim or play until it is completed. The same e-mail and password while it is unverified go on with the same account, under a new token. A bonus code that opens nothing is refused before anything is opened.',
    source: 'C7 C8 REG-2 REG-3 BON-6',
  }),
  registrationUpdate: endpoint({
    method: 'PUT',
    version: 'v1',
    path: '/player/registration',
    auth: 'optional',
    headers: continuedHeaders,
    body: registrationUpdateBody,
    response: registrationAnswer,
    errors: [...signUpErrors, 'error.registration.not_open'],
    doc: 'Completes date of birth, postal code, phone and terms of an open registration, or of the signed-in player.',
    source: 'C7 REG-2 REG-3',
  }),
  registrationSmsRequest: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/registration/sms_request',
    auth: 'none',
    headers: continuedHeaders,
    body: codeRequestBody,
    response: codeRequestAnswer,
    errors: [
      'sms.max.attempts.reached',
      'sms.resend.too_soon',
      'error.vonage.phone.invalid',
      'error.explicit_deny',
      'error.registration.not_open',
    ],
    doc: 'Sends a code to the phone of the registration.',
    source: 'C7 REG-7',
  }),
  registrationSmsVerification: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/registration/sms_verification',
    auth: 'none',
    headers: tokenHeaders,
    body: codeVerifyBody,
    response: done,
    errors: [
      'sms.code.invalid',
      'sms.code.expired',
      'sms.max.attempts.reached',
      'error.same.customer.info.detected',
      'unhandled.error.no.code',
      'error.registration.not_open',
    ],
    doc: 'Proves the phone that the last code was sent to.',
    source: 'C7 REG-7 SAF-8',
  }),
  registrationEmailRequest: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/registration/email_request',
    auth: 'none',
    headers: continuedHeaders,
    body: codeRequestBody,
    response: codeRequestAnswer,
    errors: ['sms.max.attempts.reached', 'sms.resend.too_soon', 'error.explicit_deny', 'error.registration.not_open'],
    doc: 'Sends a code to the e-mail address of the registration.',
    source: 'C7 REG-7',
  }),
  registrationEmailVerification: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/registration/email_verification',
    auth: 'none',
    headers: tokenHeaders,
    body: codeVerifyBody,
    response: done,
    errors: [
      'email.code.invalid',
      'error.same.customer.info.detected',
      'sms.code.invalid',
      'sms.code.expired',
      'sms.max.attempts.reached',
      'error.registration.not_open',
    ],
    doc: 'Proves the e-mail address that the last code was sent to.',
    source: 'C7 REG-7',
  }),
  captchaChallenge: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/captcha/challenge',
    auth: 'none',
    response: v.object({
      challenge: v.string(),
      /** Leading zero bits that SHA-256 of challenge and answer must have. */
      difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(32)),
    }),
    errors: [],
    doc: 'A small challenge of the operator’s own; the header hcaptchaToken bears "challenge:answer".',
    source: 'REG-3',
  }),
  migration: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/migration',
    auth: 'none',
    body: v.object({ email: knownEmailField, password: v.string() }),
    response: v.object({ migrated: v.boolean() }),
    errors: ['error.password.attempts', 'error.too_many_requests'],
    doc: 'Moves a legacy player to the user pool, so that the next sign-in succeeds.',
    source: 'C7 AUT-5',
  }),
  userConfirmation: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/user-confirmation',
    auth: 'none',
    body: v.object({ email: knownEmailField }),
    response: v.object({ confirmed: v.boolean() }),
    errors: ['error.too_many_requests'],
    doc: 'Whether a player that the pool did not find is confirmed, so that a brand variant signs in again.',
    source: 'P4 AUT-5',
  }),
}
