import { accessPaths } from './access.paths.ts'
import { activityTimerPaths } from './activityTimer.paths.ts'
import { addressPaths } from './address.paths.ts'
import { authorisationPaths } from './authorisation.paths.ts'
import { bonusCodePaths } from './bonusCode.paths.ts'
import type { BrowserWorld } from './browserWorld.ts'
import { chatPaths } from './chat.paths.ts'
import { completionPaths } from './completion.paths.ts'
import { cookieConsentPaths } from './cookieConsent.paths.ts'
import { depositPaths } from './deposit.paths.ts'
import { documentUploadPaths } from './documentUpload.paths.ts'
import { eddPaths } from './edd.paths.ts'
import { exclusionPaths } from './exclusion.paths.ts'
import { gameFramePaths } from './gameFrame.paths.ts'
import { gameLaunchPaths } from './gameLaunch.paths.ts'
import { idlePaths } from './idle.paths.ts'
import { inboxPaths } from './inbox.paths.ts'
import { limitsPaths } from './limits.paths.ts'
import { lobbyPaths } from './lobby.paths.ts'
import { loginPaths } from './login.paths.ts'
import { passwordResetPaths } from './passwordReset.paths.ts'
import { marketingPaths } from './marketing.paths.ts'
import { passwordChangePaths } from './passwordChange.paths.ts'
import type { AnyPathModel } from './paths.ts'
import { phoneChangePaths } from './phoneChange.paths.ts'
import { profilePaths } from './profile.paths.ts'
import { payAndPlayPaths } from './payAndPlay.paths.ts'
import { realityCheckPaths } from './realityCheck.paths.ts'
import { registrationPaths } from './registration.paths.ts'
import { releasePaths } from './release.paths.ts'
import { reportPaths } from './report.paths.ts'
import { rewardClaimPaths } from './rewardClaim.paths.ts'
import { rewardsPaths } from './rewards.paths.ts'
import { termsPaths } from './terms.paths.ts'
import { sportsbookPaths } from './sportsbook.paths.ts'
import { toastsPaths } from './toasts.paths.ts'
import { transactionsPaths } from './transactions.paths.ts'
import { verificationPaths } from './verification.paths.ts'
import { withdrawalPaths } from './withdrawal.paths.ts'
import { walletPaths } from './wallet.paths.ts'

/** The flows that have a path model. A new one is added by `npm run new:flow`. */
export const models: readonly AnyPathModel<BrowserWorld>[] = [
  accessPaths,
  activityTimerPaths,
  addressPaths,
  authorisationPaths,
  bonusCodePaths,
  chatPaths,
  completionPaths,
  cookieConsentPaths,
  depositPaths,
  documentUploadPaths,
  eddPaths,
  exclusionPaths,
  gameFramePaths,
  gameLaunchPaths,
  idlePaths,
  inboxPaths,
  limitsPaths,
  lobbyPaths,
  loginPaths,
  passwordResetPaths,
  marketingPaths,
  passwordChangePaths,
  phoneChangePaths,
  profilePaths,
  payAndPlayPaths,
  realityCheckPaths,
  registrationPaths,
  releasePaths,
  reportPaths,
  rewardClaimPaths,
  rewardsPaths,
  termsPaths,
  sportsbookPaths,
  toastsPaths,
  transactionsPaths,
  verificationPaths,
  withdrawalPaths,
  walletPaths,
]
