import * as v from 'valibot'
import { countryCode, deviceFields, httpUrl, id, languageCode, playerId } from './common.ts'
import { endpoint } from './endpoint.ts'
import { acceptedField, cpfField, emailField, isoDateField, mobilePhoneField, postalCodeField } from './fields.ts'
import { currencySchema, type Currency, type Minor } from './money.ts'
import { roundUnit } from './roundUnit.ts'

/** Name of the identity provider that the authorise call asks for. */
export const payAndPlayProvider = 'bank'

/** What the page of the provider brings back: a code, or OAuth's word for a payment that was not approved. */
export const payAndPlayAnswer = v.object({
  code: v.optional(v.string()),
  sessionId: v.optional(v.string()),
  error: v.optional(v.string()),
})
export type PayAndPlayAnswer = v.InferOutput<typeof payAndPlayAnswer>

/** Least and most of one payment, minor units. */
export const payAndPlayBounds = (currency: Currency): { readonly min: Minor; readonly max: Minor } => ({
  min: 10 * roundUnit(currency),
  max: 5000 * roundUnit(currency),
})

export const payAndPlayCalls = {
  payAndPlayAuthorise: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/oauth2/authorize',
    host: 'paymentAuthorise',
    auth: 'none',
    query: v.object({
      response_type: v.literal('code'),
      client_id: v.string(),
      identity_provider: v.string(),
      redirect_uri: httpUrl,
      /** Two decimals, as text. */
      amount: v.pipe(v.string(), v.regex(/^\d{1,10}(\.\d{1,2})?$/, 'error.amount.invalid')),
      currency: currencySchema,
      country: countryCode,
    }),
    response: v.object({ redirectOutput: v.object({ url: httpUrl }) }),
    errors: ['error.unavailable', 'error.country.not_allowed', 'error.deposit.amount'],
    doc: 'Address of the payment provider’s page; the amount is held, never captured, until the code is verified.',
    source: 'C7 PNP-1',
  }),
  payAndPlayCode: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/paynplay/player/code',
    auth: 'none',
    idempotent: true,
    body: v.object({ oneTimeCode: id, sessionId: id, ...deviceFields }),
    response: v.object({
      /** Null of somebody new; empty of a player of whom this payer is told nothing. */
      email: v.optional(v.nullable(v.string())),
      mobilePhone: v.optional(v.nullable(v.string())),
      playerId,
      /** Where the payment came from: a new player's country. */
      countryCode: v.optional(v.nullable(countryCode)),
      /** Of a known player's account; no other money is taken for it. */
      accountCurrency: v.optional(v.nullable(currencySchema)),
    }),
    errors: ['error.pnp.session.expired', 'error.pnp.code.used', 'error.country.not_allowed'],
    doc: 'Verifies the callback’s code; e-mail and phone present mean a known player.',
    source: 'C7 PNP-2 PNP-5',
  }),
  payAndPlayUpdate: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/paynplay/player/update',
    auth: 'none',
    body: v.object({
      playerId,
      sessionId: id,
      email: emailField,
      mobilePhone: mobilePhoneField,
      dateOfBirth: isoDateField,
      postalCode: postalCodeField,
      countryCode,
      languageCode,
      province: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'error.province.required'))),
      cpf: v.optional(cpfField),
      termsAndConditionsAccepted: acceptedField('error.terms.required'),
      cookiePolicyAccepted: acceptedField('error.cookie_policy.required'),
      marketingOptIn: v.boolean(),
    }),
    response: v.object({ playerId }),
    errors: [
      'player_already_exists',
      'error.pnp.session.expired',
      'error.validation',
      'error.cpf.duplicate_found',
      'error.country.not_allowed',
      'error.vonage.phone.invalid',
      'error.same.customer.info.detected',
      'error.registration.not_open',
    ],
    doc: 'Completes a new pay-and-play player, whose country is the one that was paid from.',
    source: 'C7 PNP-2',
  }),
  payAndPlayLogin: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/paynplay/player/login',
    auth: 'none',
    idempotent: true,
    isAnswerSecret: true,
    body: v.object({
      sessionId: id,
      playerId,
      country: v.optional(v.string()),
      /** Signs in by the bank's word alone, and gives the held amount back. */
      withoutPayment: v.optional(v.boolean()),
      ...deviceFields,
    }),
    response: v.object({
      idToken: v.string(),
      accessToken: v.string(),
      refreshToken: v.string(),
      lastAuth: v.string(),
    }),
    errors: [
      'error.pnp.session.expired',
      'error.pnp.code.used',
      'error.forbidden',
      'error.deposit.not_allowed',
      'error.deposit.pending',
      'error.pnp.currency',
      'error.registration.incomplete',
    ],
    doc: 'Signs the player in and captures the held amount after its check, once; nothing of it where they come without paying.',
    source: 'C7 PNP-2 PNP-5 SAF-5',
  }),
}
