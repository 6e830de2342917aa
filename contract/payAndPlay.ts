import * as v from 'valibot'
import { countryCode, deviceFields, id, languageCode, playerId } from './common.ts'
import { endpoint } from './endpoint.ts'
import { acceptedField, emailField, isoDateField, mobilePhoneField, postalCodeField } from './fields.ts'
import { currencySchema } from './money.ts'

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
      redirect_uri: v.pipe(v.string(), v.url()),
      /** Two decimals, as text. */
      amount: v.pipe(v.string(), v.regex(/^\d{1,10}(\.\d{1,2})?$/, 'error.amount.invalid')),
      currency: currencySchema,
      country: countryCode,
    }),
    response: v.object({ redirectOutput: v.object({ url: v.pipe(v.string(), v.url()) }) }),
    errors: ['error.unavailable'],
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
      email: v.optional(v.nullable(v.string())),
      mobilePhone: v.optional(v.nullable(v.string())),
      playerId,
    }),
    errors: ['error.pnp.session.expired', 'error.pnp.code.used', 'error.restricted.country'],
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
      termsAndConditionsAccepted: acceptedField('error.terms.required'),
      cookiePolicyAccepted: acceptedField('error.cookie_policy.required'),
      marketingOptIn: v.boolean(),
    }),
    response: v.object({ playerId }),
    errors: ['player_already_exists', 'error.pnp.session.expired', 'error.validation'],
    doc: 'Completes a new pay-and-play player.',
    source: 'C7 PNP-2',
  }),
  payAndPlayLogin: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/paynplay/player/login',
    auth: 'none',
    idempotent: true,
    body: v.object({ sessionId: id, playerId, country: v.optional(v.string()), ...deviceFields }),
    response: v.object({
      idToken: v.string(),
      accessToken: v.string(),
      refreshToken: v.string(),
      lastAuth: v.string(),
    }),
    errors: ['error.pnp.session.expired', 'error.forbidden', 'error.deposit.not_allowed'],
    doc: 'Signs the player in and captures the held amount after its check, once.',
    source: 'C7 PNP-2 PNP-5 SAF-5',
  }),
}
