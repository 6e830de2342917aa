import type { AllowList } from './redact.ts'

/** Of who is there: guards read how long the tokens still live. */
const session = ['playerId', 'countryCode', 'language', 'loginMethod', 'registrationDate', 'expiresInMs']
const player = session.map((field) => `data.player.${field}`)
const own = session.map((field) => `data.${field}`)

const inboxList = ['data.unread', 'data.messages.*.sentAt']

const documents = [
  ...['documentType', 'kind', 'documentStatus', 'subType', 'depositMethod'].map((one) => `data.documents.*.${one}`),
  // Which words the page says; the field may be a text of somebody's.
  'data.documents.*.rejectionReason!',
  'data.documents.*.unfinished.size',
  'data.documents.*.unfinished.receivedBytes',
]

/** How a deposit stands, and what of its bonus the page says. */
const deposit = ['data.depositId', 'data.status', 'data.reason', 'data.amount', 'data.currency', 'data.bonus.**']

const filter = ['category', 'from', 'to', 'hour', 'status'].map((field) => `filter.${field}`)

const game = ['game.gameId', 'game.provider', 'game.mode', 'game.area', 'game.channel']

/**
 * What may stand in an event log as it was (SAF-12). An event that is not named here keeps its type and its shape only,
 * so a new one is safe by itself; a replay that then goes another way says at which record, and the field it misses is
 * added here when it says nothing of a person.
 */
export const allowList: AllowList = {
  'session input': ['**'],
  // Where people are and what they look at.
  'login.open': ['content', 'landing.redirectPath@'],
  'redirect.reset': ['landing.redirectPath@'],
  'country.pick': ['countryCode'],
  'details.submit': [
    'details.countryCode',
    'details.marketCode',
    'details.phonePrefix',
    'details.languageCode',
    'details.termsAndConditionsAcceptedVersion',
  ],
  'form.change': ['isUnsent'],
  'contactInfo.submit': ['contactInfo.province'],
  'completion.submit': ['contactInfo.province'],
  'email.submit': ['channel'],
  'province.submit': ['province'],
  'phone.submit': ['phonePrefix'],
  'panel.set': ['content'],
  'session.signOut': ['reason', 'begun.**'],
  'tab.signedOut': ['begun.**'],
  'socket.breakBegun': ['begun.**'],
  'activity.measured': ['idleMs', 'signsOutAt'],
  'access.changed': ['outcome'],
  // A lobby is an address: its category, its providers, how much of it is open. Not what was searched for, which is typed.
  'lobby.enter': ['kind', 'categoryId', 'providerIds.*', 'pages'],
  'provider.toggle': ['providerId'],
  'myGame.add': ['gameId', 'lobbyPageType'],
  'myGame.remove': ['gameId', 'lobbyPageType'],
  'answer of saveMyGame': ['data.**'],
  'transactions.open': filter,
  'filter.apply': filter,
  'period.choose': ['period.kind', 'period.from', 'period.to'],
  // Which words the page says, not the server's own, which may name somebody.
  'toast.show': ['toast.severity', 'toast.key', 'toast.timer'],
  'toast.dismiss': ['id'],
  'report.open': ['reason'],
  'answer of readLog': ['data.**'],
  'answer of reload': ['data'],
  // Whether a salary was chosen, since a questionnaire without one is not sent; not which.
  'edd.submit': ['answers.salaryRangeId?'],
  // What a player sets for their own safety: support must see what they saw. Not what they answer to a reality check.
  ...Object.fromEntries(
    ['edit', 'save', 'delete', 'cancel', 'confirm'].map((one) => [`limit.${one}`, ['set', 'period', 'limit']]),
  ),
  'chat.open': ['locale', 'isAllowed'],
  'chat.resume': ['locale', 'unread'],
  'chat.unread': ['count'],
  'page.changed': ['isHome'],
  'period.pick': ['period'],
  'timeout.pick': ['days'],
  'exclusion.pick': ['months'],
  'flow.restart': ['flow'],
  'menu.open': ['view'],
  'sound.set': ['on'],
  'frame.settings': ['soundOn'],
  // Money of a round, as the player saw it.
  'frame.roundStarted': ['balance'],
  'frame.roundEnded': ['balance'],
  'frame.realityCheckData': ['wagered', 'won', 'elapsedMs'],
  'method.pick': ['methodId'],
  'bonus.pick': ['bonusId'],
  'deposit.confirm': ['amount'],
  'withdrawal.confirm': ['amount'],
  'withdrawal.ask': ['id'],
  'withdrawal.cancel': ['id'],
  // Which document, and how it stands: no name of a file, and nothing of what it holds (SAF-12).
  'verification.start': ['startPoint', 'hosted'],
  'document.select': ['documentType', 'depositMethod'],
  'documents.open': ['target.kind', 'target.subType', 'target.depositMethod'],
  'kind.pick': ['kind', 'depositMethod'],
  'subType.pick': ['subType'],
  'file.pick': ['file.size', 'file.mediaType'],
  'file.refuse': ['why'],
  'upload.progressed': ['progress'],
  'upload.failed': ['error.kind', 'error.status', 'error.code'],
  'answer of loadVerification': ['data.kycStatus', 'data.daysLeft', ...documents],
  'answer of loadDocuments': documents,
  // Which reward, and what was done with it: what stands in a campaign is the house's own words.
  'rewards.open': ['list'],
  'campaign.select': ['campaignId'],
  'claim.start': ['action', 'subject.**'],
  'payAndPlay.open': ['redirectPath@'],
  'amount.submit': ['amount', 'currency'],
  // Which game, and whether for money: machines decide by it. Nothing of its address, which opens it.
  'game.launch': game,
  'game.named': [...game, 'closed'],
  'answer of launchGame': ['data.currency'],
  'answer of lookAtLimitation': ['data.**'],
  // What a code stands for is a campaign's, the same for everybody; not the code, and nothing that a player holds.
  'answer of checkAvailability': ['data.isAvailable'],
  'answer of verifyBonusCode': ['data.campaignId', 'data.reward.**'],
  'answer of claimManually': ['data'],
  'answer of loadBonusInTheWay': ['data.**'],
  'answer of forfeitInTheWay': ['data'],
  // A place in the sportsbook: which list or match was looked at, nothing of who or what was bet.
  'sportsbook.open': ['product', 'deepLink.**'],
  'frame.navigated': ['deepLink.**'],
  'pause.request': ['reason'],
  'pause.release': ['reason'],
  // What the operator answers: whether the site is open, how the account stands, and which of two balances is the newer one.
  'answer of checkAccess': ['data.outcome', 'data.station.autodetectedCountry'],
  'answer of loadProfile': [
    ...['kycStatus', 'accountStatus', 'requestDocumentTypeStatus', 'currencyCode', 'countryCode', 'loyaltyLevel'].map(
      (one) => `data.profile.${one}`,
    ),
    ...['firstDepositDate', 'termsAndConditionsAcceptedVersion', 'playerId'].map((one) => `data.profile.${one}`),
    'data.details.languageCode',
    'data.details.registrationDate',
    'data.lastSignIn.createdAt',
    'data.lastSignIn.countryCode',
  ],
  // Support must see the money that the player saw. What it was for may name an account.
  'answer of loadBalance': ['data.**'],
  'socket.balance': ['balance.**'],
  'socket.loyalty': ['loyaltyLevel'],
  'answer of loadTransactions': [
    ...['amount', 'currency', 'balanceAfterTransaction', 'category', 'type', 'status', 'transactionDate'].map(
      (one) => `data.transactions.*.${one}`,
    ),
    ...['id', 'amount', 'currency', 'method', 'createdAt'].map((one) => `data.pending.*.${one}`),
    'data.loadedAt',
  ],
  'answer of loadPeriod': ['data.**'],
  // The user pool's words carry the reason of a refusal, days and a player id, no name.
  'answer of signIn': [...player, 'data.message'],
  'answer of loadRiskSetting': ['data.**'],
  'answer of loadDraft': [
    ...['savedStep', 'playerId', 'risk.**', 'channel', 'requests', 'tries', 'isResendDue'].map((one) => `data.${one}`),
    ...['isSmsVerified', 'isEmailVerified'].map((one) => `data.${one}`),
    ...['countryCode', 'marketCode', 'phonePrefix', 'languageCode'].map((one) => `data.details.${one}`),
  ],
  'answer of submitDetails': ['data.playerId'],
  'answer of requestSms': ['data.attemptsLeft'],
  'answer of startCooling': ['data.milliseconds'],
  ...Object.fromEntries(
    [
      'loadLimits',
      'refreshLimits',
      'lookAtLimits',
      'changeLimit',
      'beginBreak',
      'lookAtBreak',
      'loadActivitySettings',
      'saveActivitySettings',
      'resetActivityTimer',
      'loadActivitySummary',
      'checkActivity',
      'lookAgain',
      'resetBeforeLeaving',
    ].map((one) => [`answer of ${one}`, ['data.**']]),
  ),
  'answer of loadMinutesRemaining': ['data'],
  // Content that everybody may read.
  'answer of loadNewTerms': ['data.**'],
  // When messages came, not what they say.
  'answer of loadMessages': inboxList,
  'answer of loadMore': inboxList,
  'answer of loadMessage': ['data.sentAt'],
  'answer of loadBanner': ['data.**'],
  // Who is there, as a sign-in has said already, and whose an answer is, by a mark that many players share: machines compare them.
  'answer of restoreSession': own,
  'answer of adoptSession': own,
  'answer of refreshTokens': own,
  'tab.signedIn': ['playerId'],
  'session.refused': ['playerId'],
  'consent.told': ['stored.of'],
  'answer of loadConsent': ['data.of'],
  'answer of saveConsent': ['data.of'],
  'answer of fetchConsent': ['data.of'],
  'answer of verifyPayment': ['data.playerId', 'data.countryCode', 'data.accountCurrency'],
  'answer of logInPlayer': player,
  'answer of checkDeposit': ['data.result', 'data.daysLeft', 'data.limitLeft', 'data.limitType', 'data.resetOn'],
  // Without the page of an unfinished payment, which opens to whoever knows its address, nor the accounts of methods.
  'answer of loadDepositMethods': [
    ...['currency', 'bonuses.**'].map((one) => `data.${one}`),
    ...['id', 'method', 'min', 'max', 'isRecent'].map((one) => `data.methods.*.${one}`),
    ...['depositId', 'status', 'reason', 'amount', 'currency', 'isFirstDeposit'].map((one) => `data.pending.${one}`),
  ],
  'answer of verifyDepositCode': ['data.**'],
  'answer of requestDeposit': deposit,
  'answer of lookUpDeposit': deposit,
  // The kind of a method without its name, which bears an account.
  'answer of checkWithdrawal': [
    ...['result', 'currency', 'mainBalance', 'limit', 'originalLimit', 'duration'].map((one) => `data.${one}`),
    ...['bonuses.**', 'earlier.**'].map((one) => `data.${one}`),
    ...['id', 'method', 'min', 'max'].map((one) => `data.methods.*.${one}`),
  ],
  'answer of requestWithdrawal': ['data.**'],
  'answer of lookUpWithdrawal': ['data.**'],
  'answer of cancelWithdrawal': ['data.**'],
  'answer of loadPending': ['data.**'],
  ...Object.fromEntries(
    ['loadRewards', 'refreshRewards', 'performClaim', 'forfeitBonus', 'agree'].map((one) => [
      `answer of ${one}`,
      ['data.**'],
    ]),
  ),
  'answer of cancelDeposit': deposit,
}
