/** One `/qa` call with an example that a test runs. `{playerId}` stands for a player the reader has made. */
export interface QaExample {
  readonly call: string
  readonly what: string
  readonly path?: string
  readonly body?: unknown
  readonly status: number
}

/** What `GET /qa` lists: an example for every part of a player, of the world, and each socket message. */
export const QA_EXAMPLES: readonly QaExample[] = [
  { call: 'POST /qa/players', what: 'a grown-up player with nothing', body: {}, status: 200 },
  {
    call: 'POST /qa/players',
    what: 'with an e-mail and password of your own',
    body: { email: 'ann@example.com', password: 'Pleasant-Day1' },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'profile',
    body: {
      profile: { firstName: 'Ann', countryCode: 'CA', market: 'CA', currency: 'CAD', permissions: { casino: false } },
    },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'wallet, minor units',
    body: { wallet: { main: 5000, casinoBonus: 1000 } },
    status: 200,
  },
  {
    call: 'POST /qa/reality-checks',
    what: 'a reality check is due now: a reminder, or questions (ANSWER_QUESTIONNAIRE)',
    body: { playerId: '{playerId}', action: 'REMINDER' },
    status: 200,
  },
  { call: 'GET /qa/chat', what: 'support’s inbox: conversations with their messages', status: 200 },
  {
    call: 'POST /qa/chat',
    what: 'support answers (a player’s conversation, or `conversationId`); 404 where nobody has written yet',
    body: { playerId: '{playerId}', text: 'Hello, how can I help?' },
    status: 404,
  },
  { call: 'POST /qa/players', what: 'no wallet', body: { wallet: null }, status: 200 },
  { call: 'POST /qa/players', what: 'terms not accepted', body: { terms: null }, status: 200 },
  {
    call: 'POST /qa/players',
    what: 'result of the next deposit checks, and what is told with it',
    body: {
      checks: {
        deposit: 'SELF_LIMIT_REACHED',
        depositDetails: { limitLeft: 1250, limitType: 'W', resetOn: '2031-05-04T12:00:00Z' },
      },
    },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'deposits are allowed, and a limit of the player’s own leaves this much',
    body: { checks: { depositDetails: { limitLeft: 6000, limitType: 'D' } } },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'result of the next withdrawal checks',
    body: { checks: { withdrawal: 'DOCUMENTS_REQUIRED' } },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'the house looks at each withdrawal before it is paid',
    body: { profile: { isWithdrawalReview: true }, wallet: { main: 5000 } },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'bonus money of a campaign',
    body: {
      wallet: { main: 10_000 },
      bonuses: [{ wallet: 'casinoBonus', campaignId: 'welcome-100', title: 'Welcome bonus', amount: 2500 }],
    },
    status: 200,
  },
  { call: 'POST /qa/players', what: 'a history', body: { transactionsCount: 25 }, status: 200 },
  {
    call: 'POST /qa/players',
    what: 'messages in the inbox',
    body: { messages: [{ title: 'Hello', text: 'Your account is ready.', path: '/my-account/account' }] },
    status: 200,
  },
  { call: 'POST /qa/players', what: 'a player of the former platform', body: { legacy: true }, status: 200 },
  {
    call: 'POST /qa/players',
    what: 'documents that are asked for; a reason says what is wrong with the one that was sent',
    body: {
      documents: [
        { type: 'PROOF_OF_ID', status: 'REQUESTED', rejectionReason: 'BAD_QUALITY' },
        { type: 'PROOF_OF_PAYMENT', status: 'REQUESTED', depositMethodId: 'creditcard' },
      ],
    },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'limits of the player’s own, minor units: one that waits to be raised, one that waits to be removed, one that the house has set',
    body: {
      limits: {
        deposit: {
          D: { value: 5000, pendingValue: 10_000, pendingDate: '2031-05-04T12:00:00Z' },
          W: { value: 20_000, pendingValue: null, pendingDate: '2031-05-04T12:00:00Z' },
        },
        loss: { M: { value: 30_000, locked: true } },
      },
    },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'five days of a break that the operator has set',
    body: { exclusion: { kind: 'TIMEOUT', days: 5, initiator: 'OPERATOR' } },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'three hours left of cooling off',
    body: { exclusion: { kind: 'COOLING', milliseconds: 10_800_000 } },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'excluded for thirty days; without days for good',
    body: { exclusion: { kind: 'SELF_EXCLUDED', days: 30 } },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'rewards of this player alone, any part of a campaign’s plan (cents of EUR): one to claim, one with a code, one that is active',
    body: {
      rewards: [
        { title: 'Friday bonus', amount: 2000, wrMultiplier: 5 },
        { title: 'Spring', bonusCode: 'SPRING', consentRequired: true },
        { title: 'Live bonus', vertical: 'LIVE_CASINO', standing: 'ACTIVE', wagered: 2500 },
      ],
    },
    status: 200,
  },
  {
    call: 'POST /qa/players',
    what: 'free spins, a weekly cashback with losses that count, and a bonus that a deposit earns',
    body: {
      rewards: [
        {
          freeSpins: { gameId: 'nautilus-parlour', spins: 10, spinValue: 20 },
          amount: null,
          standing: 'ACTIVE',
          spinsLeft: 4,
        },
        {
          vertical: 'LIVE_CASINO',
          cashback: { percentage: 10, maximum: 5000, period: 'WEEK', booster: 1.5 },
          standing: 'ACTIVE',
          lossCounted: 4000,
        },
        { campaignCategory: 'TRIGGERED', deposit: { percent: 100, minimum: 2000, maximum: 10_000 } },
      ],
    },
    status: 200,
  },
  {
    call: 'PATCH /qa/players/{id}',
    what: 'no rewards',
    path: '/qa/players/{playerId}',
    body: { rewards: null },
    status: 204,
  },
  {
    call: 'PATCH /qa/players/{id}',
    what: 'the same parts on a living player',
    path: '/qa/players/{playerId}',
    body: { wallet: { main: 7500 }, exclusion: null },
    status: 204,
  },
  {
    call: 'PATCH /qa/withdrawals/{id}',
    what: 'what becomes of a withdrawal: SUCCESS pays it, FAILED gives it back, REVIEW holds it, PENDING lets it go on (an unknown one here)',
    path: '/qa/withdrawals/none',
    body: { status: 'SUCCESS' },
    status: 404,
  },
  {
    call: 'PATCH /qa/players/{id}',
    what: 'what a review decides about a document',
    path: '/qa/players/{playerId}',
    body: { documents: [{ type: 'PROOF_OF_ID', status: 'VERIFIED' }] },
    status: 204,
  },
  { call: 'POST /qa/staff', what: 'a staff account', body: {}, status: 200 },
  {
    call: 'PATCH /qa/world',
    what: 'where visitors stand',
    body: { station: { countryCode: 'CA', region: 'QC' } },
    status: 200,
  },
  { call: 'PATCH /qa/world', what: 'maintenance', body: { maintenance: true }, status: 200 },
  { call: 'PATCH /qa/world', what: 'restricted country', body: { restricted: true }, status: 200 },
  {
    call: 'PATCH /qa/world',
    what: 'what a registration must verify',
    body: { riskSetting: { smsVerification: false, emailVerification: false } },
    status: 200,
  },
  {
    call: 'PATCH /qa/world',
    what: 'flags over the settings’; rateLimits turns limits on for this machine',
    body: { flags: { creedroomz: true, rateLimits: false } },
    status: 200,
  },
  { call: 'PATCH /qa/world', what: 'a lobby of 10,000 games', body: { games: 10_000 }, status: 200 },
  { call: 'PATCH /qa/world', what: 'newer terms', body: { termsVersion: '9.0' }, status: 200 },
  {
    call: 'GET /qa/inbox/{address}',
    what: 'SMS and e-mail, newest first',
    path: '/qa/inbox/ann@example.com',
    status: 200,
  },
  {
    call: 'POST /qa/faults',
    what: 'one failing call',
    body: { method: 'GET', path: '/api/v1/player/wallet/balance', kind: 'status', status: 500 },
    status: 200,
  },
  {
    call: 'POST /qa/faults',
    what: 'the next two sign-ins hang',
    body: {
      method: 'POST',
      path: '/user-pool*',
      match: { header: 'x-amz-target: AWSCognitoIdentityProviderService.InitiateAuth' },
      times: 2,
      kind: 'hang',
    },
    status: 200,
  },
  { call: 'DELETE /qa/faults', what: 'no faults', status: 204 },
  {
    call: 'POST /qa/sockets',
    what: 'close a player’s sockets',
    body: { playerId: '{playerId}', action: 'close' },
    status: 204,
  },
  { call: 'POST /qa/clock', what: 'a day later', body: { advanceMs: 86_400_000 }, status: 200 },
  {
    call: 'POST /qa/push',
    what: 'socket message WALLET_BALANCE',
    body: {
      playerId: '{playerId}',
      raw: '{"type":"WALLET_BALANCE","version":99,"payload":{"currency":"EUR","main":{"cash":12.5},"locked":{"cash":0},"bonus":[],"version":99}}',
    },
    status: 204,
  },
  {
    call: 'POST /qa/push',
    what: 'socket message PLAYER_ATTRIBUTE_CHANGE',
    body: { playerId: '{playerId}', raw: '{"type":"PLAYER_ATTRIBUTE_CHANGE","payload":{"casino":false}}' },
    status: 204,
  },
  {
    call: 'POST /qa/push',
    what: 'socket message PLAYER_LOYALTY_LEVEL',
    body: {
      playerId: '{playerId}',
      raw: '{"type":"PLAYER_LOYALTY_LEVEL","payload":{"playerId":1,"loyaltyLevel":"GOLD"}}',
    },
    status: 204,
  },
  { call: 'GET /qa/calls?since=N', what: 'what pages asked', path: '/qa/calls?since=0', status: 200 },
  { call: 'GET /qa/ledger/{playerId}', what: 'every money movement', path: '/qa/ledger/{playerId}', status: 200 },
  { call: 'POST /qa/reset', what: 'everything back to the seed', status: 204 },
  {
    call: 'POST /qa/reset',
    what: 'the same without the demo players, in a third of the time',
    body: { demoPlayers: false },
    status: 204,
  },
]
