import type { Profile } from '#contract/player.ts'
import type { AccountDetails, ProfileSummary } from '#machines/player.ts'
import type { LoadProfileInput, LoadProfileOutput } from '#machines/profile/profile.contract.ts'
import { fromPromise } from 'xstate'
import { readLocal } from './storage.ts'
import type { World } from './world.ts'

/** The part of the profile that rules of other flows read (GRD-12). */
export const summaryOf = (profile: Profile): ProfileSummary => ({
  playerId: profile.playerId,
  firstName: profile.firstName,
  lastName: profile.lastName,
  currencyCode: profile.currencyCode,
  countryCode: profile.countryCode,
  kycStatus: profile.kycStatus,
  requestDocumentTypeStatus: profile.requestDocumentTypeStatus,
  accountStatus: profile.accountStatus,
  areas: {
    // On the wire the flag marks a payout-risk player; inside, as for the other areas, true means open.
    payout: !profile.payout,
    casino: profile.casino,
    liveCasino: profile.liveCasino,
    sports: profile.sports,
    virtualSports: profile.virtualSports,
    bonuses: profile.bonuses,
    deposit: profile.deposit,
    withdrawal: profile.withdrawal,
  },
  isAllowManualClaim: profile.isAllowManualClaim,
  isPlayerRiskPayout: profile.isPlayerRiskPayout,
  isPlayerMultibrandSuspended: profile.isPlayerMultibrandSuspended,
  isPlayerHaveSportbookAccess: profile.isPlayerHaveSportbookAccess,
  eddQuestionnaire: profile.eddQuestionnaire,
  firstLogin: profile.firstLogin,
  firstDepositDate: profile.firstDepositDate,
  termsAndConditionsAcceptedVersion: profile.termsAndConditionsAcceptedVersion,
  loyaltyLevel: profile.loyaltyLevel,
  isRegistrationComplete: profile.registrationComplete,
})

/** The part that the account page shows (PRO-1). */
export const detailsOf = (profile: Profile): AccountDetails => ({
  email: profile.email,
  dateOfBirth: profile.dateOfBirth,
  phonePrefix: profile.phonePrefix,
  phoneBody: profile.phoneBody,
  phoneVerified: profile.phoneVerified,
  address: profile.address,
  city: profile.city,
  postalCode: profile.postalCode,
  province: profile.province,
  languageCode: profile.languageCode,
  registrationDate: profile.registrationDate,
})

/** The player's profile, with the sign-in before this one (PRO-1, AUT-12). */
export const profileActors = (world: World) => ({
  loadProfile: fromPromise<LoadProfileOutput, LoadProfileInput>(async ({ signal }) => {
    const [profile, last] = await Promise.all([
      world.api.call('profile', {}, { signal }),
      // Nobody is kept from playing because the log of sign-ins cannot be had.
      world.api.call('latestActivityLog', {}, { signal }).catch(() => null),
    ])
    return {
      // The welcome comes once: a reload in the same session must not bring it again (DEP-7).
      profile: { ...summaryOf(profile), firstLogin: profile.firstLogin && readLocal('firstLogin') !== false },
      details: detailsOf(profile),
      lastSignIn: last && {
        createdAt: last.createdAt,
        ipAddress: last.realIpAddress ?? last.ipAddress,
        countryCode: last.realCountryCode,
      },
    }
  }),
})
