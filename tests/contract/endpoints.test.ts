import { expect, test } from 'vitest'
import { accessCalls } from '#contract/access.ts'
import { accountCalls } from '#contract/account.ts'
import { activityCalls } from '#contract/activity.ts'
import { bonusCalls } from '#contract/bonus.ts'
import { calls } from '#contract/calls.ts'
import { depositCalls } from '#contract/deposit.ts'
import { documentsCalls } from '#contract/documents.ts'
import { pathParameters, type Endpoint } from '#contract/endpoint.ts'
import { isErrorCode } from '#contract/errors.ts'
import { exclusionCalls } from '#contract/exclusion.ts'
import { gamesCalls } from '#contract/games.ts'
import { limitsCalls } from '#contract/limits.ts'
import { lobbyCalls } from '#contract/lobby.ts'
import { openApiDocument } from '#contract/openapi.ts'
import { passwordResetCalls } from '#contract/passwordReset.ts'
import { payAndPlayCalls } from '#contract/payAndPlay.ts'
import { playerCalls } from '#contract/player.ts'
import { registrationCalls } from '#contract/registration.ts'
import { sportsbookCalls } from '#contract/sportsbook.ts'
import { supportCalls } from '#contract/support.ts'
import { tournamentsCalls } from '#contract/tournaments.ts'
import { transactionsCalls } from '#contract/transactions.ts'
import { walletCalls } from '#contract/wallet.ts'
import { withdrawalCalls } from '#contract/withdrawal.ts'

// Typed from the calls of the source document, not from the contract's list. Paths are the document's own.
const documented = `
POST /player/registration
PUT /player/registration
POST /player/registration/sms_verification
POST /player/registration/email_verification
POST /player/registration/sms_request
POST /player/registration/email_request
POST /player/password_reset
POST /player/password_reset/sms_verification
POST /player/password_reset/new_password
POST /player/password_reset/new_password/email
GET /player/password_reset/new_password/email/{token}
POST /player/{id}/timeout/cooling
POST /player/migration
GET /player/markets/risk-setting
GET /player/access/context
GET /player/documents
POST /player/documents
GET /player/questionnaire/answer
POST /player/questionnaire/answer
GET /player/salary-range
GET /player/transaction-summary
GET /player/latest-activity-log
POST /player/sign_out
GET /player/access/details
POST /player/phone_number
POST /player/phone_number/sms_request
POST /player/phone_number/sms_verification
POST /player/address
PATCH /player/address
PATCH /player/language
POST /player/password
GET /player/documents/verification
GET /player/marketing_preferences
PATCH /player/marketing_preferences
PATCH /player/exclusion
PATCH /player/timeout
GET /player/deposit-limits
PATCH /player/deposit-limits
GET /player/spend-limits
PATCH /player/spend-limits
GET /player/cookies/consent
PATCH /player/cookies/consent
POST /player/update_term_and_condition_version
GET /player/activity_check
PATCH /player/activity_check
GET /player/activity_check/minutes_remaining
PATCH /player/activity_check/reset_timer
GET /player/activity_check/summary
GET /player/games
POST /sportsbook/login/context
POST /sportsbook/context
GET /player/profile
POST /jumio/documents/initiate
GET /player/login-history
GET /player/wallet/recent_deposit_methods
POST /player/wallet/withdrawal/request
POST /player/wallet/deposit/request
POST /player/wallet/withdrawal/cancellation
GET /player/wallet/transactions
GET /player/wallet/pendingWithdrawal
GET /player/wallet/net-position-win-loss
GET /player/wallet/activity_check
POST /player/wallet/activity_check/result
GET /player/wallet/lastPlayedGames
POST /player/wallet/withdrawal/check
POST /player/wallet/deposit/check
GET /player/wallet/deposit/methods
GET /player/wallet/withdrawals
GET /player/wallet/top-winners
GET /player/wallet/latest-winners
GET /bonus/rewards
GET /bonus/campaigns
POST /bonus/campaigns/consent
POST /bonus/campaigns/{campaignid}/claim
POST /bonus/campaigns/{campaignid}/opt-in
DELETE /bonus/campaigns/{campaignid}/opt-in
POST /bonus/campaigns/{campaignid}/activate
POST /bonus/cashback/{campaignid}/activate
POST /bonus/cashback/{campaignid}/deactivate
POST /bonus/cashback/{campaignid}/claim
GET /bonus/cashback/{campaignid}/progress
POST /bonus/rewards/{campaignid}/claim
PUT /bonus/{assignmentid}/state
POST /bonus/campaign/{campaignid}/queued-bonus/{queuedPlayerBonusId}/claim
POST /bonus/freespin/campaign/{campaignid}/claim
GET /bonus/freespin/details
GET /bonus/freespin/progress
POST /bonus/softswiss/sportsbook
GET /bonus/softswiss/sportsbook/bonuses
POST /bonus/partner-code
GET /bonus/manual-claim/availability
POST /bonus/manual-claim
POST /bonus/code/validate
GET /games/{id}/limitations
POST /pragmatic/partner/demoGameUrl
POST /pragmatic/partner/realGameUrl
POST /pariplay/context/demo
POST /pariplay/context/real
POST /softswiss/context/demo
POST /softswiss/context/real
POST /playngo/auth/token_generation
POST /creedroomz/token/generate
POST /novomatic/game/url/demo
POST /novomatic/game/url
POST /yggdrasil/player/auth/session
POST /evolution/authenticate
POST /evolution/authenticate/demo
GET /evolution/tables
POST /games/ticket
POST /games/token
POST /games/launch
POST /quickspin/token
POST /relaxgaming/token
POST /pragmatic/token
GET /games/my-games
POST /games/my-games
DELETE /games/my-games
GET /games/my-games/category
GET /games/jackpots
POST /paynplay/player/code
POST /paynplay/player/update
POST /paynplay/player/login
GET /oauth2/authorize
GET /tournament/{a}/{b}/{lang}
GET /tournament/public/{a}/{b}/{lang}
POST /auth/session/create
POST /webhooks/user-balance-update
GET /crm/session
`
  .trim()
  .split('\n')

const withoutNames = (row: string): string => row.replaceAll(/\{\w+\}/g, '{}')
const all = Object.entries(calls) as [string, Endpoint][]
const rows = new Set(all.map(([, call]) => withoutNames(`${call.method} ${call.path}`)))

test.for(documented)('the documented call %s is in the contract', (row) => {
  expect(rows).toContain(withoutNames(row))
})

test('the second ticket path and both versions of rewards are there', () => {
  const versioned = all.map(([, call]) => `${call.version} ${call.method} ${call.path}`)
  expect(versioned).toContain('v2 POST /games/ticket')
  expect(versioned).toContain('v1 GET /bonus/rewards')
  expect(versioned).toContain('v2 GET /bonus/rewards')
})

test('no two calls share host, version, method and path, and no area’s name hides another’s', () => {
  const keys = all.map(([, call]) => withoutNames(`${call.host ?? 'api'} ${call.version} ${call.method} ${call.path}`))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  const areas = [
    accessCalls,
    accountCalls,
    activityCalls,
    bonusCalls,
    depositCalls,
    documentsCalls,
    exclusionCalls,
    gamesCalls,
    limitsCalls,
    lobbyCalls,
    passwordResetCalls,
    payAndPlayCalls,
    playerCalls,
    registrationCalls,
    sportsbookCalls,
    supportCalls,
    tournamentsCalls,
    transactionsCalls,
    walletCalls,
    withdrawalCalls,
  ]
  expect(all).toHaveLength(areas.reduce((sum, area) => sum + Object.keys(area).length, 0))
})

test.for(all)('%s declares its parameters, its errors and where it comes from', ([, call]) => {
  const declared = call.params && 'entries' in call.params ? Object.keys(call.params.entries as object) : []
  expect(declared.toSorted()).toEqual(pathParameters(call.path).toSorted())
  expect(call.errors.filter((code) => !isErrorCode(code))).toEqual([])
  expect(call.doc).toMatch(/^[A-Z].*\.$/)
  expect(call.source).toMatch(/^[A-Z][A-Z0-9-]*( [A-Z][A-Z0-9-]*)*$/)
})

test('SAF-4 every call that moves money, claims or forfeits bears an idempotency key, and no reading call does', () => {
  const keyed = all.filter(([, call]) => call.idempotent).map(([name]) => name)
  expect(keyed.toSorted()).toEqual(
    [
      'assignmentState',
      'campaignClaim',
      'campaignConsent',
      'cashbackActivate',
      'cashbackClaim',
      'cashbackDeactivate',
      'depositCancel',
      'depositRequest',
      'freeSpinClaim',
      'manualClaim',
      'oneClickActivate',
      'optInActivate',
      'optInDeactivate',
      'partnerBonusCode',
      'payAndPlayCode',
      'payAndPlayLogin',
      'queuedBonusClaim',
      'rewardClaim',
      'rewardClaimV2',
      'sportsbookRewardClaim',
      'withdrawalCancellation',
      'withdrawalRequest',
    ].toSorted(),
  )
  expect(all.filter(([, call]) => call.idempotent && call.method === 'GET')).toEqual([])
})

test('SAF-1 every call that opens a game for real money needs a player and may be refused', () => {
  const launches = Object.values(gamesCalls).filter((call) => call.source.includes('SAF-1'))
  expect(launches.length).toBeGreaterThan(10)
  for (const call of launches) {
    expect(call.auth).toBe('player')
    expect(call.errors).toContain('error.play.blocked')
  }
})

test('the OpenAPI document has every call once, with its parameters and answers', async () => {
  const document = await openApiDocument('1.2.3')
  expect(document.openapi).toBe('3.1.0')
  expect(document.info.version).toBe('1.2.3')
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  expect(operations.map(({ operation }) => String(operation['operationId'])).toSorted()).toEqual(
    all.map(([name]) => name).toSorted(),
  )
  for (const { path, operation } of operations) {
    const parameters = operation['parameters'] as { name: string; in: string; required: boolean; schema: object }[]
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name).toSorted()).toEqual(pathParameters(path).toSorted())
    expect(inPath.every(({ required }) => required)).toBe(true)
    const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(keys).size).toBe(keys.length)
    const responses = Object.keys(operation['responses'] as object)
    expect(responses).toContain('default')
    expect(responses.some((status) => /^2\d\d$/.test(status))).toBe(true)
  }
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? '')
  for (const reference of references) {
    const found = reference.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)
    expect(found).toBeDefined()
  }
  expect(text).not.toContain('"$schema"')
})
