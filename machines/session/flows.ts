import type { FlowInput, ParentRef, PlayerFlowInput } from '../events.ts'
import type { FlowId } from '../flowIds.ts'
import type { CookieConsentInput } from '../cookieConsent/cookieConsent.contract.ts'
import type { LoginInput } from '../login/login.contract.ts'
import type { RegistrationInput } from '../registration/registration.contract.ts'
import type { ProfileInput } from '../profile/profile.contract.ts'
import type { SessionContext } from './session.contract.ts'

/** Flows that hear of a changed profile. */
export const profileListeners = [
  'chat',
  'gameLaunch',
  'gameFrame',
  'sportsbook',
  'wallet',
  'deposit',
  'withdrawal',
  'verification',
  'edd',
  'terms',
  'rewards',
  'rewardClaim',
  'bonusCode',
] as const satisfies readonly FlowId[]
/** Flows that hear whether real play is closed. */
export const safetyListeners = [
  'gameLaunch',
  'gameFrame',
  'sportsbook',
  'rewards',
  'rewardClaim',
  'bonusCode',
] as const satisfies readonly FlowId[]
/** Flows of the breaks that a player must answer; they wait for the end of a round. */
export const breakFlows = ['activityTimer', 'realityCheck'] as const satisfies readonly FlowId[]
/** Flows that outlive a player and hear of their coming and going. */
export const playerListeners = [
  'authorisation',
  'cookieConsent',
  'chat',
  'report',
  'lobby',
  'gameLaunch',
  'gameFrame',
  'sportsbook',
] as const satisfies readonly FlowId[]

/** Input of a flow that anybody may use. */
export const flowInput = (parentRef: ParentRef): FlowInput => ({ parentRef })
/** Input of a flow that lives while a player is signed in. */
export const playerFlowInput = (parentRef: ParentRef, context: SessionContext): PlayerFlowInput => {
  if (context.player === null) throw new Error('A player flow was started without a player')
  return { parentRef, player: context.player }
}
/** Only a sign-in made here has a landing; one that was restored or came from another tab is not told of again. */
export const profileInput = (parentRef: ParentRef, context: SessionContext): ProfileInput => ({
  ...playerFlowInput(parentRef, context),
  isFreshSignIn: context.landing !== null && context.profile === null,
})
export const loginInput = (parentRef: ParentRef, context: SessionContext): LoginInput => ({
  parentRef,
  hasConfirmationLookup: context.hasConfirmationLookup,
})
export const registrationInput = (parentRef: ParentRef, context: SessionContext): RegistrationInput => ({
  parentRef,
  countryCode: context.countryCode,
})
export const cookieConsentInput = (parentRef: ParentRef, context: SessionContext): CookieConsentInput => ({
  parentRef,
  isPreset: context.isConsentPreset,
})
