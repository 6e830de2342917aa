import * as v from 'valibot'
import { done, id, queryInteger, timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import {
  addressLineField,
  loginPasswordField,
  oneTimeCodeField,
  passwordField,
  phoneBodyField,
  phonePrefixField,
  postalCodeField,
} from './fields.ts'

export const marketingChannels = ['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION'] as const
export const marketingCommunications = ['BONUS_OFFER', 'NEWSLETTER', 'CASINO', 'RESPONSIBLE_GAMING'] as const

/** Which communications a player takes on which channels; off until chosen (RMB-13). */
export const marketingPreferencesSchema = v.object({
  preferences: v.array(
    v.object({
      channel: v.picklist(marketingChannels),
      communication: v.picklist(marketingCommunications),
      subscribed: v.boolean(),
    }),
  ),
})

/** Categories of cookie consent (COO-1). */
export const cookieOptionsSchema = v.object({
  essentials: v.literal(true),
  performanceFunctional: v.boolean(),
  marketing: v.boolean(),
})
/** How long ago the answer was given, ms: an age, since the clocks of browsers differ. The newer of two answers counts (COO-2). */
const ageMs = v.optional(v.pipe(v.number(), v.minValue(0)))
const cookieConsent = v.object({
  cookiesConsentId: v.string(),
  options: cookieOptionsSchema,
  version: v.string(),
  ageMs,
})

const province = v.pipe(v.string('error.province.required'), v.regex(/^[A-Z]{2}$/, 'error.province.required'))

/** A message to the player (PRO-5). */
export const inboxMessageSchema = v.object({
  id,
  title: v.string(),
  text: v.string(),
  sentAt: timestamp,
  read: v.boolean(),
  path: v.optional(v.nullable(v.string())),
})

export const accountCalls = {
  addressChange: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/address',
    auth: 'player',
    body: v.object({ address: addressLineField, city: addressLineField, postalCode: postalCodeField }),
    response: done,
    errors: ['error.validation'],
    doc: 'Changes the address; the answer speaks of no document: whether one is asked for again comes with the profile.',
    source: 'C7 PRO-2',
  }),
  provinceChange: endpoint({
    method: 'PATCH',
    version: 'v1',
    path: '/player/address',
    auth: 'player',
    body: v.object({ province }),
    response: done,
    errors: ['error.validation'],
    doc: 'Changes the province.',
    source: 'C7 PRO-2',
  }),
  passwordChange: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/password',
    auth: 'playerAndAccess',
    body: v.object({ oldPassword: loginPasswordField, newPassword: passwordField }),
    response: done,
    errors: ['error.old_password.incorrect', 'error.password.attempts', 'error.validation', 'error.too_many_requests'],
    doc: 'Changes the password; a wrong old one is named on its field.',
    source: 'C7 C8 PRO-2',
  }),
  phoneChange: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/phone_number',
    auth: 'player',
    body: v.object({ phonePrefix: phonePrefixField, phoneBody: phoneBodyField }),
    response: v.object({ smsVerificationId: id }),
    errors: ['error.vonage.phone.invalid', 'error.validation', 'error.same.customer.info.detected'],
    doc: 'Asks to change the phone; the new one counts once its code is verified.',
    source: 'C7 PRO-3',
  }),
  phoneSmsRequest: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/phone_number/sms_request',
    auth: 'player',
    body: v.object({ smsVerificationId: id }),
    response: v.object({ attemptsLeft: v.number(), resendInMs: v.number() }),
    errors: ['sms.code.invalid', 'error.phone.superseded', 'sms.max.attempts.reached', 'sms.resend.too_soon'],
    doc: 'Sends the code to the new phone, again on request.',
    source: 'C7 PRO-3',
  }),
  phoneSmsVerification: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/phone_number/sms_verification',
    auth: 'player',
    body: v.object({ smsVerificationId: id, code: oneTimeCodeField }),
    response: done,
    errors: [
      'sms.code.invalid',
      'sms.code.expired',
      'error.phone.superseded',
      'sms.max.attempts.reached',
      'error.same.customer.info.detected',
    ],
    doc: 'Verifies the code and puts the new phone in place.',
    source: 'C7 PRO-3 SAF-8',
  }),
  marketingPreferences: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/marketing_preferences',
    auth: 'player',
    response: marketingPreferencesSchema,
    errors: [],
    doc: 'Subscriptions by channel and communication.',
    source: 'C7 PRO-4',
  }),
  marketingPreferencesSave: endpoint({
    method: 'PATCH',
    version: 'v1',
    path: '/player/marketing_preferences',
    auth: 'player',
    body: marketingPreferencesSchema,
    response: marketingPreferencesSchema,
    errors: ['error.validation'],
    doc: 'Changes the subscriptions named in the body, leaves the others.',
    source: 'C7 PRO-4',
  }),
  cookieSettings: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/cookies/consent',
    auth: 'player',
    response: cookieConsent,
    errors: ['error.consent.not_found'],
    doc: 'Stored cookie settings; 404 when there are none, and the site forgets its consent id.',
    source: 'C7 COO-1',
  }),
  cookieConsentSave: endpoint({
    method: 'PATCH',
    version: 'v1',
    path: '/player/cookies/consent',
    auth: 'optional',
    body: v.object({
      cookiesConsentId: v.optional(v.nullable(id)),
      options: cookieOptionsSchema,
      version: v.string(),
      ageMs,
    }),
    response: cookieConsent,
    errors: ['error.validation'],
    doc: 'Keeps the answer to the cookie question and gives its consent id; a newer answer of the player stays, and is given back.',
    source: 'C7 COO-1 COO-2',
  }),
  inbox: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/inbox',
    auth: 'player',
    query: v.object({ limit: v.optional(queryInteger, 10), position: v.optional(v.string()) }),
    response: v.object({ messages: v.array(inboxMessageSchema), unread: v.number(), position: v.nullable(v.string()) }),
    errors: [],
    doc: 'Messages to the player, newest first; only where the platform has an inbox.',
    source: 'P2 PRO-5',
  }),
  inboxMessage: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/inbox/{messageId}',
    auth: 'player',
    params: v.object({ messageId: id }),
    response: inboxMessageSchema,
    errors: ['error.not_found'],
    doc: 'One message.',
    source: 'P2 PRO-5',
  }),
  inboxMessageRead: endpoint({
    method: 'PATCH',
    version: 'v1',
    path: '/player/inbox/{messageId}',
    auth: 'player',
    params: v.object({ messageId: id }),
    body: v.object({ read: v.boolean() }),
    response: inboxMessageSchema,
    errors: ['error.not_found'],
    doc: 'Marks a message as read or unread.',
    source: 'P2 PRO-5',
  }),
}
