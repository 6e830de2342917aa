import { accessMachine } from '#machines/access/access.machine.ts'
import { activityTimerMachine } from '#machines/activityTimer/activityTimer.machine.ts'
import { addressMachine } from '#machines/address/address.machine.ts'
import { authorisationMachine } from '#machines/authorisation/authorisation.machine.ts'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import { completionMachine } from '#machines/completion/completion.machine.ts'
import { bonusCodeMachine } from '#machines/bonusCode/bonusCode.machine.ts'
import { cookieConsentMachine } from '#machines/cookieConsent/cookieConsent.machine.ts'
import { depositMachine } from '#machines/deposit/deposit.machine.ts'
import { eddMachine } from '#machines/edd/edd.machine.ts'
import { documentUploadMachine } from '#machines/documentUpload/documentUpload.machine.ts'
import { exclusionMachine } from '#machines/exclusion/exclusion.machine.ts'
import { gameFrameMachine } from '#machines/gameFrame/gameFrame.machine.ts'
import { gameLaunchMachine } from '#machines/gameLaunch/gameLaunch.machine.ts'
import { idleMachine } from '#machines/idle/idle.machine.ts'
import { inboxMachine } from '#machines/inbox/inbox.machine.ts'
import { limitsMachine } from '#machines/limits/limits.machine.ts'
import { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts'
import { marketingMachine } from '#machines/marketing/marketing.machine.ts'
import { passwordChangeMachine } from '#machines/passwordChange/passwordChange.machine.ts'
import { phoneChangeMachine } from '#machines/phoneChange/phoneChange.machine.ts'
import { payAndPlayMachine } from '#machines/payAndPlay/payAndPlay.machine.ts'
import { profileMachine } from '#machines/profile/profile.machine.ts'
import { realityCheckMachine } from '#machines/realityCheck/realityCheck.machine.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { releaseMachine } from '#machines/release/release.machine.ts'
import { reportMachine } from '#machines/report/report.machine.ts'
import { rewardClaimMachine } from '#machines/rewardClaim/rewardClaim.machine.ts'
import { rewardsMachine } from '#machines/rewards/rewards.machine.ts'
import type { SessionInput } from '#machines/session/session.contract.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sportsbookMachine } from '#machines/sportsbook/sportsbook.machine.ts'
import { termsMachine } from '#machines/terms/terms.machine.ts'
import { transactionsMachine } from '#machines/transactions/transactions.machine.ts'
import { verificationMachine } from '#machines/verification/verification.machine.ts'
import { walletMachine } from '#machines/wallet/wallet.machine.ts'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { accessActors } from '#src/actors/access.ts'
import { addressActors, marketingActors, passwordChangeActors, phoneChangeActors } from '#src/actors/account.ts'
import { authorisationActors } from '#src/actors/authorisation.ts'
import { cashierActors } from '#src/actors/cashier.ts'
import { chatWidget } from '#src/actors/chat.ts'
import { cookieConsentActors } from '#src/actors/cookieConsent.ts'
import { depositActors } from '#src/actors/deposit.ts'
import { documentUploadActors } from '#src/actors/documentUpload.ts'
import { gameFrameActors } from '#src/actors/gameFrame.ts'
import { gameLaunchActors } from '#src/actors/gameLaunch.ts'
import { idleActors } from '#src/actors/idle.ts'
import { lobbyActors } from '#src/actors/lobby.ts'
import { lateActors } from '#src/actors/late.ts'
import { loginActors } from '#src/actors/login.ts'
import { payAndPlayActors } from '#src/actors/payAndPlay.ts'
import { profileActors } from '#src/actors/profile.ts'
import { registrationActors } from '#src/actors/registration.ts'
import { releaseActors } from '#src/actors/release.ts'
import { sessionActors } from '#src/actors/session.ts'
import { sportsbookChannel } from '#src/actors/sportsbookChannel.ts'
import { termsActors } from '#src/actors/terms.ts'
import { verificationActors } from '#src/actors/verification.ts'
import { walletActors } from '#src/actors/wallet.ts'
import { withdrawalActors } from '#src/actors/withdrawal.ts'
import type { World } from '#src/actors/world.ts'
import { attachRecorder } from '#src/recorder/attach.ts'
import { recorded } from '#src/recorder/recorded.ts'
import { createActor } from 'xstate'
import type { SiteRouter } from './router.ts'
import type { Site } from './site.ts'
import { tellConsent, tellLimits, tellWaking } from './waking.ts'
import { trackingLost, wire } from './wiring.ts'

const rewardsActors = () => import('#src/actors/rewards.ts')
const activityActors = () => import('#src/actors/activity.ts')

/** The root with every real actor in its place; a flow that is not listed keeps actors that fail with their own names. */
const provided = (world: World) =>
  sessionMachine.provide({
    actors: {
      ...sessionActors(world),
      access: accessMachine.provide({ actors: accessActors(world) }),
      authorisation: authorisationMachine.provide({ actors: authorisationActors(world) }),
      cookieConsent: cookieConsentMachine.provide({ actors: cookieConsentActors(world) }),
      release: releaseMachine.provide({ actors: releaseActors(world) }),
      report: reportMachine.provide({
        actors: lateActors(
          () => import('#src/actors/report.ts').then(({ siteReportWork }) => siteReportWork(world)),
          ['readLog', 'sendReport', 'saveReport', 'deleteLog'],
        ),
      }),
      chat: chatMachine.provide({ actors: { chatWidget: chatWidget(world) } }),
      lobby: lobbyMachine.provide({ actors: lobbyActors(world) }),
      gameLaunch: gameLaunchMachine.provide({ actors: gameLaunchActors(world) }),
      gameFrame: gameFrameMachine.provide({ actors: gameFrameActors(world) }),
      sportsbook: sportsbookMachine.provide({
        actors: {
          ...lateActors(
            () => import('#src/actors/sportsbook.ts').then(({ sportsbookWork }) => sportsbookWork(world)),
            ['loadSportsbook'],
          ),
          sportsbookChannel: sportsbookChannel(world),
        },
      }),
      login: loginMachine.provide({ actors: loginActors(world) }),
      registration: registrationMachine.provide({ actors: registrationActors(world) }),
      passwordReset: passwordResetMachine.provide({
        actors: lateActors(
          () => import('#src/actors/passwordReset.ts').then(({ passwordResetWork }) => passwordResetWork(world)),
          ['requestReset', 'verifyResetCode', 'setPassword', 'readLink'],
        ),
      }),
      payAndPlay: payAndPlayMachine.provide({ actors: payAndPlayActors(world) }),
      profile: profileMachine.provide({ actors: profileActors(world) }),
      terms: termsMachine.provide({ actors: termsActors(world) }),
      inbox: inboxMachine.provide({
        actors: lateActors(
          () => import('#src/actors/inbox.ts').then(({ inboxWork }) => inboxWork(world)),
          ['loadMessages', 'loadMessage', 'markMessage'],
        ),
      }),
      completion: completionMachine.provide({
        actors: lateActors(
          () => import('#src/actors/completion.ts').then(({ completionWork }) => completionWork(world)),
          ['completeRegistration'],
        ),
      }),
      address: addressMachine.provide({ actors: addressActors(world) }),
      phoneChange: phoneChangeMachine.provide({ actors: phoneChangeActors(world) }),
      passwordChange: passwordChangeMachine.provide({ actors: passwordChangeActors(world) }),
      marketing: marketingMachine.provide({ actors: marketingActors(world) }),
      wallet: walletMachine.provide({ actors: walletActors(world) }),
      deposit: depositMachine.provide({ actors: { ...depositActors(world), ...cashierActors() } }),
      withdrawal: withdrawalMachine.provide({ actors: withdrawalActors(world) }),
      transactions: transactionsMachine.provide({
        actors: lateActors(
          () => import('#src/actors/transactions.ts').then(({ transactionsWork }) => transactionsWork(world)),
          ['loadTransactions', 'cancelWithdrawal', 'loadPeriod', 'downloadFile'],
        ),
      }),
      edd: eddMachine.provide({
        actors: lateActors(
          () => import('#src/actors/edd.ts').then(({ eddWork }) => eddWork(world)),
          ['wasPrompted', 'rememberPrompted', 'submitEdd'],
        ),
      }),
      verification: verificationMachine.provide({ actors: verificationActors(world) }),
      documentUpload: documentUploadMachine.provide({ actors: documentUploadActors(world) }),
      limits: limitsMachine.provide({
        actors: lateActors(
          () => import('#src/actors/limits.ts').then(({ limitsWork }) => limitsWork(world)),
          ['loadLimits', 'changeLimit'],
        ),
      }),
      exclusion: exclusionMachine.provide({
        actors: lateActors(
          () => import('#src/actors/exclusion.ts').then(({ exclusionWork }) => exclusionWork(world)),
          ['beginBreak', 'lookAtBreak'],
        ),
      }),
      activityTimer: activityTimerMachine.provide({
        actors: lateActors(
          () => activityActors().then(({ activityTimerWork }) => activityTimerWork(world)),
          [
            'loadActivitySettings',
            'saveActivitySettings',
            'loadMinutesRemaining',
            'loadActivitySummary',
            'resetActivityTimer',
          ],
        ),
      }),
      realityCheck: realityCheckMachine.provide({
        actors: lateActors(
          () => activityActors().then(({ realityCheckWork }) => realityCheckWork(world)),
          ['checkActivity', 'sendResult'],
        ),
      }),
      bonusCode: bonusCodeMachine.provide({
        actors: lateActors(
          () => import('#src/actors/bonusCode.ts').then(({ bonusCodeWork }) => bonusCodeWork(world)),
          [
            'checkAvailability',
            'verifyBonusCode',
            'claimManually',
            'loadBonusInTheWay',
            'forfeitInTheWay',
            'givePartnerCode',
          ],
        ),
      }),
      rewards: rewardsMachine.provide({
        actors: lateActors(() => rewardsActors().then(({ rewardsWork }) => rewardsWork(world)), ['loadRewards']),
      }),
      rewardClaim: rewardClaimMachine.provide({
        actors: lateActors(
          () => rewardsActors().then(({ rewardClaimWork }) => rewardClaimWork(world)),
          ['performClaim', 'forfeitBonus', 'agree'],
        ),
      }),
      idle: idleMachine.provide({ actors: idleActors(world) }),
    },
  })

function createSession(world: World, input: SessionInput) {
  const { inspect, clock, log } = attachRecorder({
    input: { ...input },
    onFailure: (error) => world.log('the event log can not be kept: the page goes on without it', { error }),
  })
  recorded.log = log
  return createActor(provided(world), { input, inspect, clock, systemId: 'session' })
}

/** The session actor. */
export type Session = ReturnType<typeof createSession>

/** Makes the one session actor of the page, recorded from its first event, connects it with the page and starts it. */
export function openSession(site: Site, router: SiteRouter, input: SessionInput): Session {
  const session = createSession(site.world, input)
  wire(session, site, router)
  tellWaking(session, site.world.now)
  tellConsent(session)
  tellLimits(session)
  if (site.settings.flags.tracking)
    import('./trackers.ts').then((it) => it.openTrackers(session, site)).catch(trackingLost(site.world))
  // Nobody waits for it, and the page is whole without.
  import('./behind.ts').then(
    ({ begin }) => begin(site, router),
    () => {},
  )
  return session.start()
}
