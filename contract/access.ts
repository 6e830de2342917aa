import * as v from 'valibot'
import { countryCode, languageCode, queryInteger, timestamp } from './common.ts'
import { deviceTypes, siteId } from './constants.ts'
import { endpoint } from './endpoint.ts'

/** Where the visitor is, as the operator sees it (PRO-1). */
export const playerStationSchema = v.object({
  autodetectedCountry: v.optional(v.nullable(v.string())),
  autodetectedRegion: v.optional(v.nullable(v.string())),
  autodetectedCity: v.optional(v.nullable(v.string())),
  ipAddress: v.optional(v.nullable(v.string())),
  market: v.optional(v.nullable(v.string())),
  device: v.optional(
    v.object({ type: v.picklist(deviceTypes), isMobile: v.boolean(), isTablet: v.boolean(), isDesktop: v.boolean() }),
  ),
})
export type PlayerStation = v.InferOutput<typeof playerStationSchema>

/** A station that can be used: address and country are there. */
export type KnownStation = PlayerStation & { readonly ipAddress: string; readonly autodetectedCountry: string }

/** The station, or an error when it lacks the address or the country (APP-14). */
export function knownStation(station: PlayerStation): KnownStation {
  const { ipAddress, autodetectedCountry } = station
  if (!ipAddress || !autodetectedCountry) throw new Error('Player station needs ipAddress and autodetectedCountry')
  return { ...station, ipAddress, autodetectedCountry }
}

export const accessContextSchema = v.object({
  restricted: v.boolean(),
  maintenance: v.boolean(),
  /** When a maintenance is expected to end. */
  maintenanceUntil: v.optional(v.nullable(timestamp)),
  station: playerStationSchema,
})
export type AccessContext = v.InferOutput<typeof accessContextSchema>

/** What a market's registration asks for (REG-2). */
export const riskSettingSchema = v.object({
  countryCode: v.string(),
  smsVerificationRequired: v.boolean(),
  emailVerificationRequired: v.boolean(),
  registrationAllowed: v.boolean(),
  /** Requests for a code before the max-attempts state (REG-7). */
  smsMaxAttempts: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type RiskSetting = v.InferOutput<typeof riskSettingSchema>

export const accessCalls = {
  accessContext: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/access/context',
    host: 'access',
    auth: 'none',
    response: accessContextSchema,
    errors: [],
    doc: 'Whether the site may be used from here, and where "here" is.',
    source: 'C7 GRD-8 APP-13',
  }),
  playerStation: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/station',
    auth: 'optional',
    response: playerStationSchema,
    errors: [],
    doc: 'The caller’s station alone; deposits, withdrawals and launches bear its address.',
    source: 'P3 APP-14',
  }),
  playerAccessDetails: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/access/details',
    auth: 'player',
    response: v.object({
      playerId: v.number(),
      casino: v.boolean(),
      liveCasino: v.boolean(),
      sports: v.boolean(),
      virtualSports: v.boolean(),
      restricted: v.boolean(),
    }),
    errors: [],
    doc: 'Products that the player may reach from here.',
    source: 'C7 GRD-4 GRD-6',
  }),
  marketRiskSetting: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/markets/risk-setting',
    auth: 'none',
    query: v.object({ siteId: v.optional(queryInteger, siteId), countryCode }),
    response: riskSettingSchema,
    errors: ['error.invalid.site.id'],
    doc: 'Which verifications the registration of a country asks for.',
    source: 'C7 REG-2',
  }),
  languageSave: endpoint({
    method: 'PATCH',
    version: 'v1',
    path: '/player/language',
    auth: 'player',
    body: v.object({ language: languageCode }),
    response: v.object({ language: v.string() }),
    errors: ['error.validation'],
    doc: 'Keeps the language of a signed-in player; inen is sent as en.',
    source: 'C7 LOC-11 LOC-12',
  }),
}
