import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { SystemId } from './flowIds.ts'
import { accessMachine } from './access/access.machine.ts'
import { activityTimerMachine } from './activityTimer/activityTimer.machine.ts'
import { addressMachine } from './address/address.machine.ts'
import { authorisationMachine } from './authorisation/authorisation.machine.ts'
import { bonusCodeMachine } from './bonusCode/bonusCode.machine.ts'
import { chatMachine } from './chat/chat.machine.ts'
import { completionMachine } from './completion/completion.machine.ts'
import { cookieConsentMachine } from './cookieConsent/cookieConsent.machine.ts'
import { depositMachine } from './deposit/deposit.machine.ts'
import { documentUploadMachine } from './documentUpload/documentUpload.machine.ts'
import { eddMachine } from './edd/edd.machine.ts'
import { exclusionMachine } from './exclusion/exclusion.machine.ts'
import { gameFrameMachine } from './gameFrame/gameFrame.machine.ts'
import { gameLaunchMachine } from './gameLaunch/gameLaunch.machine.ts'
import { idleMachine } from './idle/idle.machine.ts'
import { inboxMachine } from './inbox/inbox.machine.ts'
import { limitsMachine } from './limits/limits.machine.ts'
import { lobbyMachine } from './lobby/lobby.machine.ts'
import { loginMachine } from './login/login.machine.ts'
import { marketingMachine } from './marketing/marketing.machine.ts'
import { passwordChangeMachine } from './passwordChange/passwordChange.machine.ts'
import { passwordResetMachine } from './passwordReset/passwordReset.machine.ts'
import { payAndPlayMachine } from './payAndPlay/payAndPlay.machine.ts'
import { phoneChangeMachine } from './phoneChange/phoneChange.machine.ts'
import { profileMachine } from './profile/profile.machine.ts'
import { realityCheckMachine } from './realityCheck/realityCheck.machine.ts'
import { registrationMachine } from './registration/registration.machine.ts'
import { releaseMachine } from './release/release.machine.ts'
import { reportMachine } from './report/report.machine.ts'
import { rewardClaimMachine } from './rewardClaim/rewardClaim.machine.ts'
import { rewardsMachine } from './rewards/rewards.machine.ts'
import { sessionMachine } from './session/session.machine.ts'
import { sportsbookMachine } from './sportsbook/sportsbook.machine.ts'
import { termsMachine } from './terms/terms.machine.ts'
import { toastsMachine } from './toasts/toasts.machine.ts'
import { transactionsMachine } from './transactions/transactions.machine.ts'
import { verificationMachine } from './verification/verification.machine.ts'
import { walletMachine } from './wallet/wallet.machine.ts'
import { withdrawalMachine } from './withdrawal/withdrawal.machine.ts'

/** Every machine by its system id, which is its machine id and its `data-flow` too. */
export const directory = {
  session: sessionMachine,
  access: accessMachine,
  authorisation: authorisationMachine,
  login: loginMachine,
  registration: registrationMachine,
  payAndPlay: payAndPlayMachine,
  passwordReset: passwordResetMachine,
  terms: termsMachine,
  cookieConsent: cookieConsentMachine,
  profile: profileMachine,
  completion: completionMachine,
  address: addressMachine,
  phoneChange: phoneChangeMachine,
  passwordChange: passwordChangeMachine,
  marketing: marketingMachine,
  inbox: inboxMachine,
  wallet: walletMachine,
  transactions: transactionsMachine,
  deposit: depositMachine,
  withdrawal: withdrawalMachine,
  verification: verificationMachine,
  documentUpload: documentUploadMachine,
  edd: eddMachine,
  limits: limitsMachine,
  activityTimer: activityTimerMachine,
  realityCheck: realityCheckMachine,
  idle: idleMachine,
  exclusion: exclusionMachine,
  rewards: rewardsMachine,
  rewardClaim: rewardClaimMachine,
  bonusCode: bonusCodeMachine,
  lobby: lobbyMachine,
  gameLaunch: gameLaunchMachine,
  gameFrame: gameFrameMachine,
  sportsbook: sportsbookMachine,
  chat: chatMachine,
  release: releaseMachine,
  report: reportMachine,
  toasts: toastsMachine,
} as const satisfies Record<SystemId, { readonly id: string }>

/** Machine of a system id. */
export type MachineOf<Id extends SystemId> = (typeof directory)[Id]
/** Actor of a system id. */
export type ActorOf<Id extends SystemId> = ActorRefFrom<MachineOf<Id>>
/** Snapshot of a system id. */
export type SnapshotOf<Id extends SystemId> = SnapshotFrom<MachineOf<Id>>

/** All system ids, the root first. */
export const systemIds = Object.keys(directory) as SystemId[]

/** The actor of a flow in a running system. Throws when it does not live now; use `findFlow` where it may not. */
export const getFlow = <Id extends SystemId>(
  system: { readonly get: (key: string) => unknown },
  id: Id,
): ActorOf<Id> => {
  const actor = findFlow(system, id)
  if (actor === null) throw new Error(`The flow "${id}" does not live now`)
  return actor
}

/** The same, null while it does not live. */
export const findFlow = <Id extends SystemId>(
  system: { readonly get: (key: string) => unknown },
  id: Id,
): ActorOf<Id> | null => (system.get(id) as ActorOf<Id> | undefined) ?? null
