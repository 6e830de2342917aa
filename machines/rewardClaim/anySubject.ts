import type { ClaimSubject } from './rewardClaim.contract.ts'

/** What is claimed in tests that ask nothing special of it: a bonus of the casino that wants no yes, with nothing in its way. */
export const anySubject: ClaimSubject = {
  campaignId: 'spring',
  queuedPlayerBonusId: null,
  bonusId: null,
  vertical: 'CASINO',
  title: 'Spring bonus',
  terms: null,
  consentRequired: false,
  cashback: null,
  active: null,
}
