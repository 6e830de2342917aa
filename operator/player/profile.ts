import { and, eq, inArray, sql } from 'drizzle-orm'
import { accountStates, kycLevels, type AccountState, type KycLevel, type Profile } from '#contract/player.ts'
import { ledgerMovements } from '../db/core.schema.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { storedCurrency } from './placement.ts'
import { stateNow, type PlayerRow } from './standing.ts'

/** Whether date of birth, postal code and terms are in (REG-2). */
export const isComplete = (player: Pick<PlayerAccount, 'dateOfBirth' | 'postalCode' | 'termsVersion'>): boolean =>
  player.dateOfBirth !== null && player.postalCode !== null && player.termsVersion !== null

/** A player's whole phone number, prefix and digits; null when none was given. */
export const wholePhone = ({ phonePrefix, phoneBody }: Pick<PlayerRow, 'phonePrefix' | 'phoneBody'>): string | null =>
  phonePrefix === null || phoneBody === null ? null : `${phonePrefix}${phoneBody}`

/** What other areas get to know of a player. */
export const accountOf = (player: PlayerRow, now: number): PlayerAccount => ({
  playerId: player.playerId,
  email: player.email,
  firstName: player.firstName,
  lastName: player.lastName,
  countryCode: player.countryCode,
  market: player.market,
  currency: player.currency,
  language: player.language,
  mobilePhone: wholePhone(player),
  dateOfBirth: player.dateOfBirth,
  postalCode: player.postalCode,
  termsVersion: player.termsVersion,
  state: stateNow(player, now),
  kycStatus: player.kycStatus,
  eddQuestionnaire: player.eddQuestionnaire,
  permissions: player.permissions,
  suspended: player.suspended,
  isWithdrawalReview: player.isWithdrawalReview,
  registeredAt: player.registeredAt,
})

/** How often and since when a player has paid in. */
export interface DepositFacts {
  count: number
  /** ms; null before the first. */
  firstAt: number | null
}

/** Counts the player's deposits in the ledger. */
export const depositFacts = async ({ db }: Pick<Operator, 'db'>, playerId: number): Promise<DepositFacts> => {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      firstAt: sql<number | null>`min(${ledgerMovements.at})`.mapWith(ledgerMovements.at),
    })
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        eq(ledgerMovements.kind, 'DEPOSIT'),
        inArray(ledgerMovements.status, ['SUCCESS', 'COMPLETED']),
      ),
    )
  return { count: row?.count ?? 0, firstAt: row?.firstAt ?? null }
}

const isoOrNull = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

const switchOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The profile as the site reads it, with every flag its guards need (PRO-1, GRD-12). */
export const profileOf = (player: PlayerRow, deposits: DepositFacts, now: number): Profile => {
  const { permissions, methodSwitches } = player
  const state = stateNow(player, now)
  // The state says the same as the flag (GRD-3, GRD-4): the site's guards read the flag.
  const isRisk = permissions.payout || state === 'PAYOUT'
  return {
    playerId: player.playerId,
    email: player.email,
    firstName: player.firstName,
    lastName: player.lastName,
    dateOfBirth: player.dateOfBirth,
    mobilePhone: wholePhone(player),
    phonePrefix: player.phonePrefix,
    phoneBody: player.phoneBody,
    phoneVerified: player.phoneVerifiedAt !== null,
    emailVerified: player.emailVerifiedAt !== null,
    address: player.address,
    city: player.city,
    postalCode: player.postalCode,
    province: player.province,
    countryCode: player.countryCode,
    currencyCode: storedCurrency(player.currency),
    languageCode: player.language,
    registrationComplete: isComplete(player),
    accountStatus: knownState(state),
    kycStatus: knownKyc(player.kycStatus),
    requestDocumentTypeStatus: player.requestedDocuments.length === 0 ? null : player.requestedDocuments.join(','),
    registrationDate: new Date(player.registeredAt).toISOString(),
    firstLogin: player.firstLogin,
    firstDepositDate: isoOrNull(deposits.firstAt),
    termsAndConditionsAcceptedVersion: player.termsVersion,
    ...permissions,
    payout: isRisk,
    isAllowManualClaim: player.allowManualClaim,
    isPlayerRiskPayout: isRisk,
    isPlayerMultibrandSuspended: player.suspended,
    isPlayerHaveSportbookAccess: permissions.sports,
    loyaltyLevel: player.loyaltyLevel,
    limitLevel: player.limitLevel,
    volt: switchOf(methodSwitches['volt']),
    affiliateReg: textOf(methodSwitches['affiliateReg']),
    macropay: switchOf(methodSwitches['macropay']),
    isWithdrawalReview: player.isWithdrawalReview,
    crypto: switchOf(methodSwitches['crypto']),
    personid: textOf(methodSwitches['personid']),
    eddQuestionnaire: player.eddQuestionnaire,
  }
}

const knownState = (text: string): AccountState => accountStates.find((state) => state === text) ?? 'REGISTERED'
const knownKyc = (text: string): KycLevel => kycLevels.find((level) => level === text) ?? 'NOT_VERIFIED'
