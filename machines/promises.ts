import { accessNow } from './access/access.contract.ts'
import { activityTimerNow } from './activityTimer/activityTimer.contract.ts'
import { addressNow } from './address/address.contract.ts'
import { authorisationNow } from './authorisation/authorisation.contract.ts'
import { bonusCodeNow } from './bonusCode/bonusCode.contract.ts'
import { chatNow } from './chat/chat.contract.ts'
import { completionNow } from './completion/completion.contract.ts'
import { cookieConsentNow } from './cookieConsent/cookieConsent.contract.ts'
import { depositNow } from './deposit/deposit.contract.ts'
import { documentUploadNow } from './documentUpload/documentUpload.contract.ts'
import { eddNow } from './edd/edd.contract.ts'
import { exclusionNow } from './exclusion/exclusion.contract.ts'
import { gameFrameNow } from './gameFrame/gameFrame.contract.ts'
import { gameLaunchNow } from './gameLaunch/gameLaunch.contract.ts'
import { idleNow } from './idle/idle.contract.ts'
import { inboxNow } from './inbox/inbox.contract.ts'
import { limitsNow } from './limits/limits.contract.ts'
import { lobbyNow } from './lobby/lobby.contract.ts'
import { loginNow } from './login/login.contract.ts'
import { marketingNow } from './marketing/marketing.contract.ts'
import { passwordChangeNow } from './passwordChange/passwordChange.contract.ts'
import { passwordResetNow } from './passwordReset/passwordReset.contract.ts'
import { payAndPlayNow } from './payAndPlay/payAndPlay.contract.ts'
import { phoneChangeNow } from './phoneChange/phoneChange.contract.ts'
import { profileNow } from './profile/profile.contract.ts'
import { realityCheckNow } from './realityCheck/realityCheck.contract.ts'
import { registrationNow } from './registration/registration.contract.ts'
import { releaseNow } from './release/release.contract.ts'
import { reportNow } from './report/report.contract.ts'
import { rewardClaimNow } from './rewardClaim/rewardClaim.contract.ts'
import { rewardsNow } from './rewards/rewards.contract.ts'
import { sessionNow } from './session/session.contract.ts'
import { sportsbookNow } from './sportsbook/sportsbook.contract.ts'
import { termsNow } from './terms/terms.contract.ts'
import { toastsNow } from './toasts/toasts.contract.ts'
import { transactionsNow } from './transactions/transactions.contract.ts'
import { verificationNow } from './verification/verification.contract.ts'
import { walletNow } from './wallet/wallet.contract.ts'
import { withdrawalNow } from './withdrawal/withdrawal.contract.ts'
import type { SystemId } from './flowIds.ts'

/** For every flow and each of its states (dot path): what a person can do now. */
export const promises: Readonly<Record<SystemId, Readonly<Record<string, string>>>> = {
  session: sessionNow,
  access: accessNow,
  authorisation: authorisationNow,
  login: loginNow,
  registration: registrationNow,
  payAndPlay: payAndPlayNow,
  passwordReset: passwordResetNow,
  terms: termsNow,
  cookieConsent: cookieConsentNow,
  profile: profileNow,
  completion: completionNow,
  address: addressNow,
  phoneChange: phoneChangeNow,
  passwordChange: passwordChangeNow,
  marketing: marketingNow,
  inbox: inboxNow,
  wallet: walletNow,
  transactions: transactionsNow,
  deposit: depositNow,
  withdrawal: withdrawalNow,
  verification: verificationNow,
  documentUpload: documentUploadNow,
  edd: eddNow,
  limits: limitsNow,
  activityTimer: activityTimerNow,
  realityCheck: realityCheckNow,
  idle: idleNow,
  exclusion: exclusionNow,
  rewards: rewardsNow,
  rewardClaim: rewardClaimNow,
  bonusCode: bonusCodeNow,
  lobby: lobbyNow,
  gameLaunch: gameLaunchNow,
  gameFrame: gameFrameNow,
  sportsbook: sportsbookNow,
  chat: chatNow,
  release: releaseNow,
  report: reportNow,
  toasts: toastsNow,
}
