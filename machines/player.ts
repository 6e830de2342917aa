import type { Wallet } from '#contract/wallet.ts'

/** Who is signed in, from the id token, without any token (AUT-1). */
export interface PlayerSession {
  readonly playerId: number
  readonly playerAccessId: string | null
  readonly email: string
  readonly countryCode: string | null
  readonly language: string | null
  /** `DEFAULT` unless the token says otherwise. */
  readonly loginMethod: string
  readonly registrationDate: string | null
  /** Multibrand suspension. */
  readonly suspended: boolean
  /** How long the tokens still live, in ms, at the moment this was read. */
  readonly expiresInMs: number
}

/** The areas that a profile may close (GRD-12). */
export type Area =
  | 'payout'
  | 'casino'
  | 'liveCasino'
  | 'sports'
  | 'virtualSports'
  | 'bonuses'
  | 'deposit'
  | 'withdrawal'

/** The part of the profile that rules of other flows read. */
export interface ProfileSummary {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly currencyCode: string
  readonly countryCode: string
  readonly kycStatus: string
  /** Documents that the operator asks for now, as it names them; null for none. */
  readonly requestDocumentTypeStatus: string | null
  /** REGISTERED, TIMEOUT, SELF_EXCLUDED, PAYOUT … */
  readonly accountStatus: string
  readonly areas: Readonly<Record<Area, boolean>>
  readonly isAllowManualClaim: boolean
  readonly isPlayerRiskPayout: boolean
  readonly isPlayerMultibrandSuspended: boolean
  readonly isPlayerHaveSportbookAccess: boolean
  readonly eddQuestionnaire: boolean
  readonly firstLogin: boolean
  readonly firstDepositDate: string | null
  readonly termsAndConditionsAcceptedVersion: string | null
  readonly loyaltyLevel: string | null
  /** False until date of birth, postal code and terms are in (REG-2). */
  readonly isRegistrationComplete: boolean
}

/** Whether a review may have decided: what the operator asks for, or how far the player is verified, is not what was known. */
export const isReviewMoved = (
  before: Pick<ProfileSummary, 'kycStatus' | 'requestDocumentTypeStatus'> | null,
  now: Pick<ProfileSummary, 'kycStatus' | 'requestDocumentTypeStatus'>,
): boolean => before?.kycStatus !== now.kycStatus || before.requestDocumentTypeStatus !== now.requestDocumentTypeStatus

/** Whether bonuses were opened or closed to the player: a frame that shows their money, spins or free bets shows what is not so any more (SAF-2). */
export const areBonusesMoved = (
  before: Pick<ProfileSummary, 'areas'> | null,
  now: Pick<ProfileSummary, 'areas'>,
): boolean => before !== null && before.areas.bonuses !== now.areas.bonuses

type Diligence = Pick<ProfileSummary, 'eddQuestionnaire' | 'kycStatus'>
const isDiligent = (profile: Diligence | null): boolean => profile?.kycStatus.startsWith('EDD_') === true

/** Whether due diligence has begun, gone on or ended: a screen that speaks of it would say what is not so any more (EDD-1). */
export const isDiligenceMoved = (before: Diligence | null, now: Diligence): boolean =>
  (isDiligent(before) || isDiligent(now)) &&
  (before?.kycStatus !== now.kycStatus || before.eddQuestionnaire !== now.eddQuestionnaire)

/** Screens of a deposit or a withdrawal that wait for documents: news of these has the check asked again under them. */
export type DocumentScreen = 'documentsLoyal' | 'documentsRequired' | 'documentsStrict' | 'documentsUnderReview'

/** What the wallet holds, in minor units; `version` is null where the platform has none. */
export type Balance = Wallet

/** Where and when the player signed in last (AUT-12, RMB-7). */
export interface LastSignIn {
  readonly createdAt: string
  readonly ipAddress: string | null
  readonly countryCode: string | null
}

/** What the account page shows of the profile and no other flow reads (PRO-1). Dates as yyyy-MM-dd or ISO text. */
export interface AccountDetails {
  readonly email: string
  readonly dateOfBirth: string | null
  readonly phonePrefix: string | null
  readonly phoneBody: string | null
  readonly phoneVerified: boolean
  readonly address: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly province: string | null
  /** Inner language that messages to the player are written in. */
  readonly languageCode: string
  /** Null where the platform gave none that can be read. */
  readonly registrationDate: string | null
}
