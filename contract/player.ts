import * as v from 'valibot'
import { id, shownMoment, timestamp } from './common.ts'
import { endpoint, nothing } from './endpoint.ts'
import { currencySchema } from './money.ts'

export const kycLevels = [
  'NOT_VERIFIED',
  'DATA_VERIFIED',
  'PENDING',
  'FULLY VERIFIED',
  'ENHANCED KYC',
  'EDD_PENDING',
  'EDD_UNDER_REVIEW',
  'ENHANCED',
  'RESTRICTED',
  'SUSPENDED',
  'PENDING_EXPIRED',
  'NOT_REQUIRED',
] as const
export type KycLevel = (typeof kycLevels)[number]

export const accountStates = [
  'CLOSED',
  'ACCOUNT_UNVERIFIED',
  'PRE_REGISTERED',
  'REGISTERED',
  'BLACKLISTED',
  'RESTRICTED',
  'PAYOUT',
  'TIMEOUT',
  'SELF_EXCLUDED',
] as const
export type AccountState = (typeof accountStates)[number]

/** The player as the account pages and guards read it (PRO-1, GRD-12). */
export const profileSchema = v.object({
  playerId: v.number(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  dateOfBirth: v.nullable(v.string()),
  mobilePhone: v.nullable(v.string()),
  phonePrefix: v.nullable(v.string()),
  phoneBody: v.nullable(v.string()),
  phoneVerified: v.boolean(),
  emailVerified: v.boolean(),
  address: v.nullable(v.string()),
  city: v.nullable(v.string()),
  postalCode: v.nullable(v.string()),
  province: v.nullable(v.string()),
  countryCode: v.string(),
  currencyCode: currencySchema,
  languageCode: v.string(),
  /** False until date of birth, postal code and terms are in (REG-2). */
  registrationComplete: v.boolean(),
  accountStatus: v.picklist(accountStates),
  kycStatus: v.picklist(kycLevels),
  /** Comma-separated document types that are asked for. */
  requestDocumentTypeStatus: v.nullable(v.string()),
  registrationDate: shownMoment,
  firstLogin: v.boolean(),
  firstDepositDate: v.nullable(v.string()),
  termsAndConditionsAcceptedVersion: v.nullable(v.string()),
  payout: v.boolean(),
  casino: v.boolean(),
  liveCasino: v.boolean(),
  sports: v.boolean(),
  virtualSports: v.boolean(),
  bonuses: v.boolean(),
  deposit: v.boolean(),
  withdrawal: v.boolean(),
  isAllowManualClaim: v.boolean(),
  isPlayerRiskPayout: v.boolean(),
  isPlayerMultibrandSuspended: v.boolean(),
  isPlayerHaveSportbookAccess: v.boolean(),
  loyaltyLevel: v.nullable(v.string()),
  limitLevel: v.optional(v.nullable(v.string())),
  volt: v.optional(v.nullable(v.boolean())),
  affiliateReg: v.optional(v.nullable(v.string())),
  macropay: v.optional(v.nullable(v.boolean())),
  isWithdrawalReview: v.optional(v.nullable(v.boolean())),
  crypto: v.optional(v.nullable(v.boolean())),
  personid: v.optional(v.nullable(v.string())),
  eddQuestionnaire: v.boolean(),
})
export type Profile = v.InferOutput<typeof profileSchema>

/** Claims of the id token (AUT-1); all but the player's id may be missing. `multibrand` is JSON text in the token. */
export const idTokenClaims = v.object({
  playerId: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer()),
  playerAccessId: v.optional(v.string()),
  email: v.optional(v.string()),
  countryCode: v.optional(v.string()),
  language: v.optional(v.string()),
  iat: v.optional(v.number()),
  exp: v.optional(v.number()),
  loginMethod: v.optional(v.string(), 'DEFAULT'),
  zendeskJwtToken: v.optional(v.string()),
  registrationDate: v.optional(v.string()),
  multibrand: v.optional(v.union([v.string(), v.object({ suspended: v.optional(v.boolean()) })])),
})

export const activityLogEntry = v.object({
  createdAt: timestamp,
  realIpAddress: v.nullable(v.string()),
  ipAddress: v.nullable(v.string()),
  realCountryCode: v.nullable(v.string()),
  note: v.nullable(v.string()),
})

export const playerCalls = {
  profile: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/profile',
    auth: 'player',
    response: profileSchema,
    errors: [],
    doc: 'The player’s profile with the flags that guards read.',
    source: 'C7 PRO-1 GRD-12',
  }),
  signOut: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/sign_out',
    auth: 'playerAndAccess',
    response: nothing,
    status: 204,
    errors: [],
    doc: 'Ends the player’s session at the operator; its sockets close.',
    source: 'C7 AUT-8',
  }),
  latestActivityLog: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/latest-activity-log',
    auth: 'player',
    response: v.nullable(activityLogEntry),
    errors: [],
    doc: 'The sign-in before this one; null when there was none.',
    source: 'C7 AUT-12 RMB-7',
  }),
  loginHistory: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/login-history',
    auth: 'player',
    response: v.array(
      v.object({ loginDate: timestamp, loginIp: v.nullable(v.string()), loginCountry: v.nullable(v.string()) }),
    ),
    errors: [],
    doc: 'Sign-ins of the player, newest first; an unknown country is null.',
    source: 'C7 AUT-12',
  }),
  loginWebhook: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/login',
    auth: 'player',
    body: v.object({ ipAddress: v.string(), blackbox: v.string(), country: v.optional(v.string()) }),
    response: nothing,
    status: 204,
    errors: [],
    doc: 'Tells the operator of a finished sign-in with its metadata.',
    source: 'C7 AUT-3',
  }),
  transactionSummary: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/transaction-summary',
    auth: 'player',
    response: v.object({ totalDepositsCount: v.number() }),
    errors: [],
    doc: 'How often the player has paid in; audiences and first-deposit events read it.',
    source: 'C7 CON-2 DEP-7',
  }),
  acceptTerms: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/update_term_and_condition_version',
    auth: 'player',
    body: v.object({ version: id }),
    response: v.object({ termsAndConditionsAcceptedVersion: v.string() }),
    errors: ['error.validation'],
    doc: 'Accepts a terms version; one older than the accepted changes nothing, and the accepted is given back.',
    source: 'C7 PRO-6',
  }),
}
