import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute, timers } from '#contract/constants.ts'
import { parseLoginError } from '#contract/loginError.ts'
import { monthsFrom } from '#contract/moment.ts'
import type { SocketMessage } from '#contract/socket.ts'
import { sendMessage } from '../inbox/notify.ts'
import { applicantDetails } from '../registration/testApplicant.ts'
import { accountHandlers } from './account.ts'
import { breakHandlers } from './breaks.ts'
import { playerHandlers } from './handlers.ts'
import { passwordResetHandlers } from './passwordReset.ts'
import { changePlayer, playerRow } from './players.ts'
import { players } from './schema.ts'
import { startTestOperator, oneStore, type TestOperator, type TestSession } from './testOperator.ts'

let it: TestOperator
let count = 0
const password = 'Correct horse 7'

const advance = (ms: number) => it.operator.clock.setOffset({ now: it.operator.clock.offset.now + ms, tokens: 0 })

type Parts = Omit<Parameters<TestOperator['operator']['players']['create']>[0], 'email' | 'password'>

const player = async (parts: Parts = {}) => {
  count += 1
  const email = `player-${count}@player.example`
  const account = await it.operator.players.create({ email, password, ...parts })
  return { ...account, signIn: () => it.signIn(email, password) }
}

const loginErrorOf = async (signIn: () => Promise<unknown>) => {
  const error = (await signIn().then(
    () => null,
    (reason: unknown) => reason,
  )) as Error | null
  return error && parseLoginError(error.message)
}

const decoded = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as unknown

/** What open pages are told of the payout risk. */
const riskTold = (isRisk: boolean, accountStatus: string) => ({
  type: 'PLAYER_ATTRIBUTE_CHANGE',
  payload: { accountStatus, payout: isRisk, isPlayerRiskPayout: isRisk },
})
/** What open pages are told as all areas of play close or open. */
const areasTold = (isOpen: boolean) => ({
  type: 'PLAYER_ATTRIBUTE_CHANGE',
  payload: {
    casino: isOpen,
    liveCasino: isOpen,
    sports: isOpen,
    virtualSports: isOpen,
    isPlayerHaveSportbookAccess: isOpen,
  },
})

/** Subscriptions that are on, as words. */
const subscribed = (body: { preferences: { channel: string; communication: string; subscribed: boolean }[] }) =>
  body.preferences
    .filter(({ subscribed }) => subscribed)
    .map(({ channel, communication }) => `${channel} ${communication}`)

/** A choice of casino news over a channel. */
const choice = (channel: string) => ({ preferences: [{ channel, communication: 'CASINO', subscribed: true }] })

const titles = ({ messages }: { messages: { title: string }[] }) => messages.map(({ title }) => title)

/** An answer to the cookie question. */
const consent = (marketing: boolean, cookiesConsentId?: string) => ({
  options: { essentials: true, performanceFunctional: true, marketing },
  version: '1',
  ...(cookiesConsentId === undefined ? {} : { cookiesConsentId }),
})

const reset = '/api/v1/player/password_reset'
const askReset = async (email: string, channel: 'sms' | 'email') =>
  it.call('POST', reset, { email, channel }, await it.captcha())

/** Changes the phone in an open session, by the code that was sent to it. */
const changePhone = async (session: TestSession, phoneBody: string) => {
  const path = '/api/v1/player/phone_number'
  const { smsVerificationId } = (await it.as(session, 'POST', path, { phonePrefix: '+358', phoneBody })).body
  await it.as(session, 'POST', `${path}/sms_request`, { smsVerificationId })
  const code = (await it.operator.outbox.read(`+358${phoneBody}`))[0]?.code
  return it.as(session, 'POST', `${path}/sms_verification`, { smsVerificationId, code })
}

/** Sets a new password by the link that was last sent to the mailbox. */
const setByLink = async (email: string, newPassword: string) => {
  const mail = (await it.operator.outbox.read(email)).find(({ link }) => link !== undefined)
  const resetKey = new URL(mail?.link ?? '').searchParams.get('token')
  return it.call('POST', `${reset}/new_password/email`, { resetKey, password: newPassword })
}

/** How many codes and links were sent to a phone or mailbox. */
const secretsSent = async (address: string) =>
  (await it.operator.outbox.read(address)).filter(({ code, link }) => (code ?? link) !== undefined).length

describe.each(oneStore)('on %s', (store) => {
  beforeAll(async () => {
    it = await startTestOperator(store)
  })
  afterAll(() => it.close())
  beforeEach(() => it.operator.clock.setOffset({ now: 0, tokens: 0 }))

  test('AUT-1 the id token bears the player session of the stored player', async () => {
    const { playerId, signIn } = await player({ countryCode: 'CA', language: 'caf', suspended: true })
    const { id } = await signIn()
    expect(decoded(id)).toMatchObject({
      playerId,
      countryCode: 'CA',
      language: 'caf',
      loginMethod: 'DEFAULT',
      multibrand: '{"suspended":true}',
      playerAccessId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      registrationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  test('PRO-1 a player made with defaults is complete, verified, has a wallet and may do everything', async () => {
    const { playerId, signIn } = await player()
    const { body } = await it.as(await signIn(), 'GET', '/api/v1/player/profile')
    expect(body).toMatchObject({
      playerId,
      registrationComplete: true,
      currencyCode: 'EUR',
      countryCode: 'FI',
      accountStatus: 'REGISTERED',
      kycStatus: 'FULLY VERIFIED',
      payout: false,
      casino: true,
      deposit: true,
      isAllowManualClaim: true,
      isPlayerRiskPayout: false,
      isPlayerMultibrandSuspended: false,
      isPlayerHaveSportbookAccess: true,
      firstDepositDate: null,
    })
    expect(await it.operator.ledger.walletOf(playerId)).toMatchObject({ currency: 'EUR', total: 0 })
  })

  test('GRD-3 GRD-4 SAF-1 the state PAYOUT is told as the payout risk that it is, as it comes and as it goes', async () => {
    const { playerId, signIn } = await player()
    const session = await signIn()
    const profile = async () => (await it.as(session, 'GET', '/api/v1/player/profile')).body
    const pushed: SocketMessage[] = []
    const stop = it.operator.bus.on('push', (push) => push.playerId === playerId && pushed.push(push.message))
    await it.operator.players.change(playerId, { state: 'PAYOUT' })
    expect(await profile()).toMatchObject({ accountStatus: 'PAYOUT', isPlayerRiskPayout: true, payout: true })
    await it.operator.players.change(playerId, { state: 'REGISTERED' })
    expect(await profile()).toMatchObject({ accountStatus: 'REGISTERED', isPlayerRiskPayout: false, payout: false })
    await expect.poll(() => pushed).toEqual([riskTold(true, 'PAYOUT'), riskTold(false, 'REGISTERED')])
    stop()
  })

  test.each(['deposit', 'withdrawal'])(
    'KYC-4 DEP-3 SAF-1 a %s check that asks strictly for documents closes play until they are verified, and open pages are told',
    async (check) => {
      const { playerId, signIn } = await player()
      const session = await signIn()
      const change = (parts: object) => it.call('PATCH', `/qa/players/${playerId}`, parts)
      const areas = async () => {
        const { body } = await it.as(session, 'GET', '/api/v1/player/profile')
        return [body.casino, body.liveCasino, body.sports, body.virtualSports, body.isPlayerHaveSportbookAccess]
      }
      const pushed: unknown[] = []
      const stop = it.operator.bus.on('push', ({ playerId: id, message }) => id === playerId && pushed.push(message))
      await change({ checks: { [check]: 'DOCUMENTS_REQUIRED' } })
      expect(await areas(), 'what is only required closes no play').toEqual(Array(5).fill(true))
      await change({ checks: { [check]: 'DOCUMENTS_REQUIRED_RESTRICTED' } })
      expect(await areas()).toEqual(Array(5).fill(false))
      await change({ documents: [{ type: 'PROOF_OF_ID', status: 'UNDER_REVIEW' }] })
      expect(await areas(), 'nobody has looked at them yet').toEqual(Array(5).fill(false))
      // Whatever else changes meanwhile opens nothing, and is not written down as closed for good.
      await it.operator.players.change(playerId, { permissions: { bonuses: false } })
      await change({ documents: [{ type: 'PROOF_OF_ID', status: 'VERIFIED' }] })
      expect(await areas()).toEqual(Array(5).fill(true))
      await change({ documents: [{ type: 'PROOF_OF_ADDRESS', status: 'REQUESTED' }] })
      expect(await areas(), 'a later paper is none that it asked for').toEqual(Array(5).fill(true))
      await expect.poll(() => pushed).toEqual(expect.arrayContaining([areasTold(false), areasTold(true)]))
      stop()
    },
  )

  test('LOC-10 the wallet’s currency is the market’s, and a Pole’s or South African’s their own', async () => {
    const currencies = []
    for (const countryCode of ['BR', 'GB', 'SE', 'PL', 'ZA', 'NO', 'EE'])
      currencies.push((await player({ countryCode })).currency)
    expect(currencies).toEqual(['BRL', 'GBP', 'EUR', 'PLN', 'ZAR', 'NOK', 'EUR'])
  })

  test('AUT-6 each state that refuses a sign-in says so in its own words, and a break that has run out lets the player in', async () => {
    const { playerId, signIn } = await player()
    const told = async (parts: Parts) => {
      await it.operator.players.change(playerId, parts)
      return loginErrorOf(signIn)
    }
    const until = it.operator.clock.now() + 36 * hour
    expect(await told({ state: 'BLACKLISTED' })).toEqual({ kind: 'blacklisted' })
    expect(await told({ state: 'CLOSED' })).toEqual({ kind: 'closed' })
    expect(await told({ state: 'SELF_EXCLUDED' })).toEqual({ kind: 'exclusionIndefinite' })
    expect(await told({ state: 'SELF_EXCLUDED', exclusion: { until: until + 30 * day } })).toEqual({
      kind: 'exclusion',
      remainingDays: 32,
      milliseconds: expect.any(Number),
    })
    expect(await told({ state: 'TIMEOUT', exclusion: { until, initiator: 'OPERATOR' } })).toMatchObject({
      kind: 'timeout',
      remainingDays: 2,
      playerId,
      isCooling: false,
      initiator: 'OPERATOR',
    })
    advance(37 * hour)
    expect((await signIn()).id).toBeTruthy()
  })

  test('AUT-8 signing out ends the id token at the API, and other devices stay signed in', async () => {
    const { signIn } = await player()
    const [here, there] = [await signIn(), await signIn()]
    expect((await it.as(here, 'POST', '/api/v1/player/sign_out')).status).toBe(204)
    const after = await it.as(here, 'GET', '/api/v1/player/profile')
    expect([after.status, after.body.message]).toEqual([401, 'Token expired'])
    expect((await it.as(there, 'GET', '/api/v1/player/profile')).status).toBe(200)
  })

  test('AUT-1 the access token of another player does not go with an id token', async () => {
    const [one, other] = [await (await player()).signIn(), await (await player()).signIn()]
    const mixed = await it.as({ ...one, access: other.access }, 'POST', '/api/v1/player/sign_out')
    expect(mixed.status).toBe(401)
    expect((await it.as({ ...one, id: one.access }, 'GET', '/api/v1/player/profile')).status).toBe(401)
  })

  test('WAL-2 a changed player is pushed over the bus with the attributes that changed and no others', async () => {
    const { playerId } = await player()
    const pushed: SocketMessage[] = []
    const stop = it.operator.bus.on('push', (push) => push.playerId === playerId && pushed.push(push.message))
    await it.operator.players.change(playerId, { permissions: { deposit: false }, loyaltyLevel: 'GOLD' })
    await expect
      .poll(() => pushed)
      .toEqual([
        { type: 'PLAYER_ATTRIBUTE_CHANGE', payload: { deposit: false, loyaltyLevel: 'GOLD' } },
        { type: 'PLAYER_LOYALTY_LEVEL', payload: { playerId, loyaltyLevel: 'GOLD' } },
      ])
    stop()
    await expect(it.operator.players.change(playerId, { state: 'NONSENSE' })).rejects.toMatchObject({ status: 400 })
    await expect(it.operator.players.change(999_999_999, { suspended: true })).rejects.toMatchObject({ status: 404 })
  })

  test('RGT-5 a timeout ends every session at once; cooling-off may then be asked for without one, once', async () => {
    const { playerId, signIn } = await player()
    const session = await signIn()
    expect((await it.as(session, 'PATCH', '/api/v1/player/timeout', { timeout: 5 })).status).toBe(400)
    const started = await it.as(session, 'PATCH', '/api/v1/player/timeout', { timeout: 7 })
    expect(started.body).toMatchObject({ kind: 'TIMEOUT', initiator: 'PLAYER', remainingDays: 7, indefinite: false })
    expect((await it.as(session, 'GET', '/api/v1/player/profile')).status).toBe(401)
    expect(await loginErrorOf(signIn)).toMatchObject({ kind: 'timeout', remainingDays: 7 })
    const cooling = () => it.call('POST', `/api/v1/player/${playerId}/timeout/cooling`, { playerId })
    expect((await cooling()).body).toMatchObject({ kind: 'COOLING', remainingDays: 8 })
    expect((await cooling()).body, 'asked again, it is no longer').toMatchObject({ kind: 'COOLING', remainingDays: 8 })
    // A number alone is no proof: whose sign-in was not refused from here asks for nothing, and learns nothing.
    const paused = await player()
    const until = it.operator.clock.now() + 5 * day
    await it.operator.players.change(paused.playerId, { state: 'TIMEOUT', exclusion: { until, initiator: 'OPERATOR' } })
    const path = `/api/v1/player/${paused.playerId}/timeout/cooling`
    const own = { playerId: paused.playerId }
    expect((await it.call('POST', path, own)).status).toBe(403)
    await loginErrorOf(paused.signIn)
    expect((await it.call('POST', path, own, { 'user-agent': 'another browser' })).status).toBe(403)
    advance(16 * minute)
    expect((await it.call('POST', path, own)).status, 'the refusal is long ago').toBe(403)
    await loginErrorOf(paused.signIn)
    advance(14 * minute)
    expect((await it.call('POST', path, own)).body).toMatchObject({ remainingDays: 6, initiator: 'OPERATOR' })
    // Nor do presses in several tabs at once add up.
    const pressed = await player()
    const both = [await pressed.signIn(), await pressed.signIn()]
    const ownPath = `/api/v1/player/${pressed.playerId}/timeout/cooling`
    await Promise.all([0, 1, 0, 1].map((at) => it.as(both[at]!, 'POST', ownPath, { playerId: pressed.playerId })))
    expect(await loginErrorOf(pressed.signIn)).toMatchObject({ isCooling: true, remainingDays: 1 })
    // Nor does who is signed in send anybody else into one.
    const { playerId: somebody, signIn: signSomebodyIn } = await player()
    const [theirs, other] = [await signSomebodyIn(), await (await player()).signIn()]
    const theirPath = `/api/v1/player/${somebody}/timeout/cooling`
    expect((await it.call('POST', theirPath, { playerId: somebody })).status).toBe(403)
    expect((await it.as(other, 'POST', theirPath, { playerId: somebody })).status).toBe(403)
    expect((await it.as(theirs, 'GET', '/api/v1/player/profile')).status).toBe(200)
  })

  test('RGT-5 RGT-6 SAF-10 of breaks asked for at once the longest holds, and none lifts what stood before it', async () => {
    const { signIn } = await player()
    const session = await signIn()
    const claims = await it.operator.userPool.verifyIdToken(session.id)
    const timeout = (days: number) =>
      breakHandlers.timeoutStart({ player: claims, body: { timeout: days } } as never, it.operator)
    const exclusion = (body: object) => breakHandlers.exclusionStart({ player: claims, body } as never, it.operator)
    // Each of these passed the check of its token before the first one ended the session.
    expect(await timeout(7)).toMatchObject({ kind: 'TIMEOUT', remainingDays: 7 })
    expect(await timeout(1)).toMatchObject({ kind: 'TIMEOUT', remainingDays: 7 })
    expect(await exclusion({ accountDisableIndefinitely: true })).toMatchObject({ indefinite: true })
    expect(await timeout(1)).toMatchObject({ kind: 'SELF_EXCLUDED', indefinite: true })
    expect(await exclusion({ exclusionInMonths: 6 })).toMatchObject({ indefinite: true })
    expect(await loginErrorOf(signIn)).toEqual({ kind: 'exclusionIndefinite' })

    const restricted = await player({ state: 'RESTRICTED' })
    await it.as(await restricted.signIn(), 'PATCH', '/api/v1/player/timeout', { timeout: 1 })
    advance(25 * hour)
    expect(await it.operator.players.find(restricted.playerId)).toMatchObject({ state: 'RESTRICTED' })
    await it.operator.players.change(restricted.playerId, { state: 'CLOSED' })
    const again = { ...claims, playerId: restricted.playerId }
    await breakHandlers.timeoutStart({ player: again, body: { timeout: 1 } } as never, it.operator)
    expect(await it.operator.players.find(restricted.playerId)).toMatchObject({ state: 'CLOSED' })
  })

  test('RGT-6 self-exclusion is at once, ends marketing, and lasts for whole months or for good', async () => {
    const months = await player()
    const session = await months.signIn()
    const channel = { channel: 'EMAIL', communication: 'CASINO', subscribed: true }
    await it.as(session, 'PATCH', '/api/v1/player/marketing_preferences', { preferences: [channel] })
    const excluded = await it.as(session, 'PATCH', '/api/v1/player/exclusion', {
      exclusionInMonths: 6,
      exclusionDelayInHours: 0,
    })
    expect(excluded.body).toMatchObject({ kind: 'SELF_EXCLUDED', indefinite: false })
    expect(await loginErrorOf(months.signIn)).toMatchObject({ kind: 'exclusion' })
    advance(day * 190)
    const back = await months.signIn()
    const { preferences } = (await it.as(back, 'GET', '/api/v1/player/marketing_preferences')).body
    expect(preferences.some(({ subscribed }: { subscribed: boolean }) => subscribed)).toBe(false)

    const forGood = await player()
    const body = { accountDisableIndefinitely: true, exclusionInMonths: 12 }
    expect((await it.as(await forGood.signIn(), 'PATCH', '/api/v1/player/exclusion', body)).body).toMatchObject({
      indefinite: true,
      endsAt: null,
    })
    advance(day * 4000)
    expect(await loginErrorOf(forGood.signIn)).toEqual({ kind: 'exclusionIndefinite' })
  })

  test('RGT-6 a month from the last of a long month is the last of a short one', () => {
    expect(new Date(monthsFrom(Date.UTC(2026, 0, 31), 1)).toISOString()).toBe('2026-02-28T00:00:00.000Z')
    expect(new Date(monthsFrom(Date.UTC(2026, 11, 15, 10), 2)).toISOString()).toBe('2027-02-15T10:00:00.000Z')
  })

  test('PRO-2 a password change wants the old one, ends the other sessions and keeps this one', async () => {
    const { email, signIn } = await player()
    const [here, there] = [await signIn(), await signIn()]
    const change = (oldPassword: string, newPassword: string) =>
      it.as(here, 'POST', '/api/v1/player/password', { oldPassword, newPassword })
    expect((await change('Wrong horse 7', 'Better horse 8')).body).toMatchObject({
      code: 'error.old_password.incorrect',
      validationErrors: [{ field: 'oldPassword', rejectedValue: null }],
    })
    expect((await change(password, `${email.split('@')[0]} Xy7`)).body.validationErrors).toMatchObject([
      { field: 'newPassword' },
    ])
    expect((await change(password, 'Better horse 8')).body).toEqual({ success: true })
    // Its answer was lost, and the same is sent again: it is done, and nothing is done twice.
    expect((await change(password, 'Better horse 8')).body).toEqual({ success: true })
    expect(titles((await it.as(here, 'GET', '/api/v1/player/inbox')).body)).toEqual(['Your password was changed'])
    expect((await it.as(here, 'GET', '/api/v1/player/profile')).status).toBe(200)
    expect((await it.as(there, 'GET', '/api/v1/player/profile')).status).toBe(401)
    await expect(signIn()).rejects.toMatchObject({ code: 'NotAuthorizedException' })
    expect((await it.signIn(email, 'Better horse 8')).id).toBeTruthy()
    const guesses = []
    for (let n = 0; n < 6; n++) guesses.push((await change('Wrong horse 7', 'Better horse 9')).status)
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test('PWD-3 PRO-2 who knows the old password sets none behind a reset or a change that was faster', async () => {
    const { email, playerId, signIn } = await player()
    const session = await signIn()
    const change = (newPassword: string) =>
      it.as(session, 'POST', '/api/v1/player/password', { oldPassword: password, newPassword })
    const { sessionId } = await it.operator.userPool.verifyIdToken(session.id)
    const here = () => it.operator.userPool.setPassword(playerId, 'Faster horse 8', sessionId)
    expect((await it.meanwhile(here, () => change('Slower horse 9'))).body.code).toBe('error.old_password.incorrect')
    expect((await it.as(session, 'GET', '/api/v1/player/profile')).status, 'this sign-in was kept').toBe(200)
    await it.operator.userPool.setPassword(playerId, password, sessionId)
    // The same change sent twice at once is one change.
    expect((await it.meanwhile(here, () => change('Faster horse 8'))).body).toEqual({ success: true })

    await it.operator.userPool.setPassword(playerId, password, sessionId)
    await askReset(email, 'email')
    const [message] = await it.operator.outbox.read(email)
    const resetKey = new URL(message?.link ?? '').searchParams.get('token') ?? ''
    const body = { resetKey, password: 'Fresh horse 9' }
    const byLink = () => passwordResetHandlers.passwordResetNewPasswordByEmail({ body } as never, it.operator)
    expect((await it.meanwhile(byLink, () => change('Thief horse 9'))).status).toBe(401)
    expect((await it.signIn(email, 'Fresh horse 9')).id).toBeTruthy()
  })

  test('PWD-3 SAF-8 no link leads from an e-mail that is being corrected', async () => {
    const { email, playerId } = await player()
    const correct = () =>
      changePlayer(it.operator, playerId, { email: `right-${email}`, emailFolded: `right-${email}` })
    await it.meanwhile(correct, () => askReset(email, 'email'))
    expect(await it.operator.outbox.read(email)).toEqual([])
  })

  test('PRO-2 APP-6 an address is kept as it was typed, a province is for Canadians who are of age there', async () => {
    const path = '/api/v1/player/address'
    const finn = await (await player()).signIn()
    const form = { address: ' Aleksanterinkatu 1 ', city: 'Helsinki', postalCode: '00100' }
    expect((await it.as(finn, 'POST', path, form)).body).toEqual({ success: true })
    expect((await it.as(finn, 'GET', '/api/v1/player/profile')).body).toMatchObject({
      ...form,
      address: 'Aleksanterinkatu 1',
    })
    expect((await it.as(finn, 'POST', path, { ...form, city: '' })).body.validationErrors).toMatchObject([
      { field: 'city', code: 'error.address.required' },
    ])
    expect((await it.as(finn, 'PATCH', path, { province: 'QC' })).status).toBe(400)
    const dateOfBirth = `${new Date().getUTCFullYear() - 18}-01-01`
    const young = await (await player({ countryCode: 'CA', market: 'CA', dateOfBirth })).signIn()
    expect((await it.as(young, 'PATCH', path, { province: 'QC' })).body).toEqual({ success: true })
    expect((await it.as(young, 'PATCH', path, { province: 'ON' })).body.validationErrors).toMatchObject([
      { field: 'province', code: 'error.date_of_birth.under_age' },
    ])
    expect((await it.as(young, 'GET', '/api/v1/player/profile')).body.province).toBe('QC')
  })

  test('AUT-12 the sign-in before this one and the history are told, and the welcome is for the first only', async () => {
    const { signIn } = await player({ firstLogin: true })
    const first = await signIn()
    expect(await it.as(first, 'GET', '/api/v1/player/latest-activity-log')).toMatchObject({ status: 200, body: null })
    expect((await it.as(first, 'GET', '/api/v1/player/profile')).body.firstLogin).toBe(true)
    const report = { ipAddress: '192.0.2.7', blackbox: '', country: 'FI' }
    expect((await it.as(first, 'POST', '/api/v1/player/login', report)).status).toBe(204)
    const second = await signIn()
    expect((await it.as(second, 'GET', '/api/v1/player/latest-activity-log')).body).toMatchObject({
      realCountryCode: 'FI',
      note: 'LOGIN',
    })
    expect((await it.as(second, 'GET', '/api/v1/player/login-history')).body).toHaveLength(2)
    expect((await it.as(second, 'GET', '/api/v1/player/profile')).body.firstLogin).toBe(false)
  })

  test('CON-2 deposits are counted from the ledger', async () => {
    const { playerId, signIn } = await player()
    await it.operator.transaction((tx) =>
      it.operator.ledger.postMovement(tx, {
        playerId,
        kind: 'DEPOSIT',
        category: 'PAYMENT',
        referenceId: 'first',
        idempotencyKey: `deposit-${playerId}`,
        postings: [
          { account: 'main', amount: 5000 },
          { account: 'house:cash', amount: -5000 },
        ],
      }),
    )
    const session = await signIn()
    expect((await it.as(session, 'GET', '/api/v1/player/transaction-summary')).body).toEqual({ totalDepositsCount: 1 })
    const { body } = await it.as(session, 'GET', '/api/v1/player/profile')
    expect(Math.abs(Date.parse(body.firstDepositDate) - Date.now())).toBeLessThan(60_000)
  })

  test('LOC-11 the player’s language is kept, in the words of their market', async () => {
    const { signIn } = await player({ countryCode: 'CA' })
    const session = await signIn()
    expect((await it.as(session, 'PATCH', '/api/v1/player/language', { language: 'fr' })).body).toEqual({
      language: 'caf',
    })
    expect((await it.as(session, 'PATCH', '/api/v1/player/language', { language: 'xx' })).status).toBe(400)
    expect((await it.as(session, 'GET', '/api/v1/player/profile')).body.languageCode).toBe('caf')
  })

  test('PRO-6 the accepted terms version is kept, and an older one does not take its place', async () => {
    const session = await (await player()).signIn()
    const accept = (version: string) =>
      it.as(session, 'POST', '/api/v1/player/update_term_and_condition_version', { version })
    const accepted = async () =>
      (await it.as(session, 'GET', '/api/v1/player/profile')).body.termsAndConditionsAcceptedVersion
    await it.operator.world.patch({ termsVersion: '2.5' })
    try {
      expect((await accept('2.5')).status).toBe(200)
      // Nobody accepts what was never published, and so stays ahead of every version to come.
      expect((await accept('99.0')).body).toMatchObject({ status: 400, code: 'error.validation' })
      expect(await accepted()).toBe('2.5')
      // A tab that is behind takes nothing back.
      expect(await accept('1.0')).toMatchObject({ status: 200, body: { termsAndConditionsAcceptedVersion: '2.5' } })
      expect(await accepted()).toBe('2.5')
    } finally {
      await it.operator.world.reset()
    }
  })

  test('PRO-4 subscriptions are off until chosen, and each choice leaves the others', async () => {
    const session = await (await player()).signIn()
    const path = '/api/v1/player/marketing_preferences'
    const before = await it.as(session, 'GET', path)
    expect([before.body.preferences.length, subscribed(before.body)]).toEqual([20, []])
    for (const [communication, subscribed] of [
      ['CASINO', true],
      ['NEWSLETTER', true],
      ['CASINO', false],
    ] as const)
      await it.as(session, 'PATCH', path, { preferences: [{ channel: 'SMS', communication, subscribed }] })
    expect(subscribed((await it.as(session, 'GET', path)).body)).toEqual(['SMS NEWSLETTER'])
  })

  test('PRO-4 RMB-9 RMB-13 of choices made at once none is lost, and none is written behind a break', async () => {
    const path = '/api/v1/player/marketing_preferences'
    const { playerId, signIn } = await player()
    const session = await signIn()
    const own = { player: await it.operator.userPool.verifyIdToken(session.id) }
    const save = (channel: string) => it.as(session, 'PATCH', path, choice(channel))
    const here = () => accountHandlers.marketingPreferencesSave({ ...own, body: choice('EMAIL') } as never, it.operator)
    expect(subscribed((await it.meanwhile(here, () => save('SMS'))).body)).toEqual(['EMAIL CASINO', 'SMS CASINO'])
    const body = { accountDisableIndefinitely: true }
    const exclude = () => breakHandlers.exclusionStart({ ...own, body } as never, it.operator)
    expect((await it.meanwhile(exclude, () => save('MAIL'))).status).toBe(401)
    expect((await playerRow(it.operator, playerId))?.marketing).toEqual({})

    const paused = await player()
    const theirs = await paused.signIn()
    const late = { player: await it.operator.userPool.verifyIdToken(theirs.id), body: choice('EMAIL') }
    expect((await it.as(theirs, 'PATCH', '/api/v1/player/timeout', { timeout: 1 })).status).toBe(200)
    const saved = accountHandlers.marketingPreferencesSave(late as never, it.operator)
    await expect(saved).rejects.toMatchObject({ status: 401, code: 'token.expired' })
  })

  test('RMB-9 PRO-2 GRD-7 neither an address nor terms that were on their way are written behind a break', async () => {
    const { playerId, signIn } = await player()
    const session = await signIn()
    const late = { player: await it.operator.userPool.verifyIdToken(session.id), origin: it.origin }
    const before = await playerRow(it.operator, playerId)
    expect((await it.as(session, 'PATCH', '/api/v1/player/timeout', { timeout: 1 })).status).toBe(200)
    const version = before?.termsVersion
    for (const write of [
      () =>
        accountHandlers.addressChange(
          { ...late, body: { address: 'Elsewhere 1', city: 'Elsewhere', postalCode: '00200' } } as never,
          it.operator,
        ),
      () => playerHandlers.acceptTerms({ ...late, body: { version } } as never, it.operator),
    ])
      await expect(write()).rejects.toMatchObject({ status: 401, code: 'token.expired' })
    const { address, termsAcceptedAt } = before ?? {}
    expect(await playerRow(it.operator, playerId)).toMatchObject({ address, termsAcceptedAt })
  })

  test('PRO-2 REG-9 a province is judged by the date of birth that comes in at the same moment', async () => {
    const { playerId, signIn } = await player({ countryCode: 'CA', dateOfBirth: null })
    const session = await signIn()
    const born = new Date(it.operator.clock.now() - 18.5 * 365.25 * day).toISOString().slice(0, 10)
    const moved = await it.meanwhile(
      () => changePlayer(it.operator, playerId, { province: 'QC', dateOfBirth: born }),
      () => it.as(session, 'PATCH', '/api/v1/player/address', { province: 'BC' }),
    )
    expect(moved.body.validationErrors).toMatchObject([{ code: 'error.date_of_birth.under_age' }])
  })

  test('PRO-5 messages come newest first and in parts, are read one by one, and nobody reads another’s', async () => {
    const { playerId, email, signIn } = await player({ language: 'fi' })
    for (const title of ['one', 'two', 'three']) await sendMessage(it.operator, playerId, { title, text: title })
    await askReset(email, 'email')
    const [mail] = await it.operator.outbox.read(email)
    expect(mail?.text).toContain('Valitse uusi salasana')
    const resetKey = new URL(mail?.link ?? '').searchParams.get('token')
    await it.call('POST', `${reset}/new_password/email`, { resetKey, password })
    const session = await signIn()
    const path = '/api/v1/player/inbox'
    const { body: first } = await it.as(session, 'GET', `${path}?limit=2`)
    // What happens to the account is told in the player's language.
    expect([titles(first), first.unread]).toEqual([['Salasanasi on vaihdettu', 'three'], 4])
    const { body: rest } = await it.as(session, 'GET', `${path}?limit=2&position=${first.position}`)
    expect([titles(rest), rest.position]).toEqual([['two', 'one'], null])
    const one = `${path}/${rest.messages[0].id}`
    expect((await it.as(session, 'PATCH', one, { read: true })).body).toMatchObject({ title: 'two', read: true })
    expect((await it.as(session, 'GET', path)).body.unread).toBe(3)
    const other = await (await player()).signIn()
    for (const method of ['GET', 'PATCH'])
      expect((await it.as(other, method, one, method === 'PATCH' ? { read: false } : undefined)).status).toBe(404)
    expect((await it.as(session, 'GET', one)).body.read).toBe(true)
    expect((await it.as(session, 'GET', `${path}/nonsense`)).status).toBe(404)
  })

  test('COO-1 a visitor’s cookie answer becomes the player’s, and nobody else changes it', async () => {
    const path = '/api/v1/player/cookies/consent'
    const visitor = await it.call('PATCH', path, consent(false))
    const id = visitor.body.cookiesConsentId as string
    const session = await (await player()).signIn()
    expect((await it.as(session, 'GET', path)).body.code).toBe('error.consent.not_found')
    expect((await it.as(session, 'PATCH', path, consent(true, id))).body.cookiesConsentId).toBe(id)
    expect((await it.call('PATCH', path, consent(false, id))).body.cookiesConsentId).not.toBe(id)
    expect((await it.as(session, 'GET', path)).body).toMatchObject({
      cookiesConsentId: id,
      options: { marketing: true },
    })
  })

  test('COO-2 of two answers the newer counts by the time it was given, and of the same time the stricter', async () => {
    const path = '/api/v1/player/cookies/consent'
    const session = await (await player()).signIn()
    const said = async (marketing: boolean, ageMs: number, id?: string) => {
      const { body } = await it.as(session, 'PATCH', path, { ...consent(marketing, id), ageMs })
      return [body.options.marketing, body.ageMs]
    }
    expect(await said(true, minute)).toEqual([true, minute])
    expect((await it.as(session, 'GET', path)).body.ageMs).toBeGreaterThanOrEqual(minute)
    // Refused elsewhere as a visitor half a minute later, and told to the operator for the player only now.
    const visitor = await it.call('PATCH', path, consent(false))
    expect(await said(false, minute / 2, visitor.body.cookiesConsentId as string)).toEqual([false, minute / 2])
    expect((await it.as(session, 'GET', path)).body.options.marketing).toBe(false)
    // A yes of before comes late.
    expect((await said(true, hour))[0]).toBe(false)
    expect((await it.as(session, 'GET', path)).body.options.marketing).toBe(false)
    expect((await said(true, 0))[0]).toBe(true)
    expect((await it.as(session, 'GET', path)).body.options.marketing).toBe(true)
    // An age beyond all clocks: these were given at one time.
    const other = await (await player()).signIn()
    for (const [marketing, counting] of [
      [true, true],
      [false, false],
      [true, false],
    ] as const) {
      const body = { ...consent(marketing), ageMs: 1e15 }
      expect((await it.as(other, 'PATCH', path, body)).body.options.marketing).toBe(counting)
      expect((await it.as(other, 'GET', path)).body.options.marketing).toBe(counting)
    }
  })

  test('COO-2 an answer under another player’s id is one’s own, under an id of its own, and changes nothing of theirs', async () => {
    const path = '/api/v1/player/cookies/consent'
    const [mine, theirs] = [await (await player()).signIn(), await (await player()).signIn()]
    await it.as(mine, 'PATCH', path, consent(false))
    const shared = (await it.as(theirs, 'PATCH', path, consent(true))).body.cookiesConsentId as string
    advance(minute)
    const { body } = await it.as(mine, 'PATCH', path, consent(true, shared))
    expect(body.cookiesConsentId).not.toBe(shared)
    expect((await it.as(mine, 'GET', path)).body).toMatchObject({
      cookiesConsentId: body.cookiesConsentId,
      options: { marketing: true },
    })
    advance(minute)
    await it.as(mine, 'PATCH', path, consent(false, shared))
    expect((await it.as(theirs, 'GET', path)).body).toMatchObject({
      cookiesConsentId: shared,
      options: { marketing: true },
    })
  })

  test('GRD-8 the access context tells country, address, restriction and maintenance', async () => {
    const read = async () => (await it.call('GET', '/access/v1/player/access/context')).body
    expect(await read()).toMatchObject({
      restricted: false,
      maintenance: false,
      station: { autodetectedCountry: 'FI', market: 'FI' },
    })
    await it.operator.world.patch({
      maintenance: true,
      restricted: true,
      station: { countryCode: 'SE', ipAddress: '192.0.2.44' },
    })
    expect(await read()).toMatchObject({
      restricted: true,
      maintenance: true,
      station: { autodetectedCountry: 'SE', market: 'PP', ipAddress: '192.0.2.44' },
    })
    // No other call is answered meanwhile, so that an open page closes too.
    const riskSetting = '/api/v1/player/markets/risk-setting?siteId=5&countryCode=FI'
    const refused = async () => {
      const { status, body } = await it.call('GET', riskSetting)
      return `${status} ${body.code}`
    }
    expect(await refused()).toBe('503 error.maintenance')
    await it.operator.world.patch({ maintenance: false })
    expect(await refused()).toBe('451 error.restricted.country')
    await it.operator.world.reset()
    expect((await it.call('GET', riskSetting)).status).toBe(200)
    const risk = await it.call('GET', '/api/v1/player/markets/risk-setting?siteId=6&countryCode=FI')
    expect(risk.body.code).toBe('error.invalid.site.id')
  })

  test('PRO-3 of two tabs the later one’s number counts; the earlier is told so, and not that its right code is wrong', async () => {
    const { playerId, signIn } = await player({ mobilePhone: '+358401230007' })
    const session = await signIn()
    const path = '/api/v1/player/phone_number'
    const begun = async (phoneBody: string): Promise<string> =>
      (await it.as(session, 'POST', path, { phonePrefix: '+358', phoneBody })).body.smsVerificationId
    const earlier = await begun('0401230008')
    await it.as(session, 'POST', `${path}/sms_request`, { smsVerificationId: earlier })
    const code = (await it.operator.outbox.read('+358401230008'))[0]?.code
    await begun('0401230009')
    const late = await it.as(session, 'POST', `${path}/sms_verification`, { smsVerificationId: earlier, code })
    const again = await it.as(session, 'POST', `${path}/sms_request`, { smsVerificationId: earlier })
    expect([late.status, late.body.code]).toEqual([409, 'error.phone.superseded'])
    expect([again.status, again.body.code]).toEqual([409, 'error.phone.superseded'])
    expect((await it.operator.players.find(playerId))?.mobilePhone).toBe('+358401230007')
  })

  test('PRO-3 a new phone counts once the code sent to it came back, and only for this change', async () => {
    const { playerId, signIn } = await player({ mobilePhone: '+358401230001' })
    const session = await signIn()
    const path = '/api/v1/player/phone_number'
    const { smsVerificationId } = (await it.as(session, 'POST', path, { phonePrefix: '+358', phoneBody: '0401230002' }))
      .body
    expect((await it.as(session, 'POST', `${path}/sms_request`, { smsVerificationId })).body.attemptsLeft).toBe(2)
    const [message] = await it.operator.outbox.read('+358401230002')
    const verify = (id: string) =>
      it.as(session, 'POST', `${path}/sms_verification`, { smsVerificationId: id, code: message?.code })
    expect((await verify('another')).body.code).toBe('error.phone.superseded')
    expect((await it.operator.players.find(playerId))?.mobilePhone).toBe('+358401230001')
    expect((await verify(smsVerificationId)).body).toEqual({ success: true })
    expect((await it.operator.players.find(playerId))?.mobilePhone).toBe('+358401230002')
    // The answer to the right code may have been lost: the same question is answered as before, and nothing is told twice.
    expect((await verify(smsVerificationId)).body).toEqual({ success: true })
    expect(titles((await it.as(session, 'GET', '/api/v1/player/inbox')).body)).toEqual([
      'Your phone number was changed',
    ])
    expect((await verify('another')).body.code).toBe('error.phone.superseded')
    // Another number is sent its own code at once; a code to the same one has to be waited for.
    const sendTo = async (phoneBody: string) => {
      const { body } = await it.as(session, 'POST', path, { phonePrefix: '+358', phoneBody })
      return (await it.as(session, 'POST', `${path}/sms_request`, { smsVerificationId: body.smsVerificationId })).body
    }
    expect((await sendTo('0401230012')).attemptsLeft).toBe(1)
    expect((await sendTo('0401230012')).code).toBe('sms.resend.too_soon')
    await player({ mobilePhone: '+358401230021' })
    const anothers = await it.as(session, 'POST', path, { phonePrefix: '+358', phoneBody: '0401230021' })
    expect([anothers.status, anothers.body.code]).toEqual([400, 'error.same.customer.info.detected'])
    // Two players may ask for one number; it becomes the one's who proves it first.
    const rival = await (await player({ mobilePhone: '+358401230031' })).signIn()
    const proofs = []
    for (const one of [session, rival]) {
      advance(timers.codeResend)
      const { body } = await it.as(one, 'POST', path, { phonePrefix: '+358', phoneBody: '0401230032' })
      await it.as(one, 'POST', `${path}/sms_request`, { smsVerificationId: body.smsVerificationId })
      const [sent] = await it.operator.outbox.read('+358401230032')
      proofs.push({ smsVerificationId: body.smsVerificationId, code: sent?.code })
    }
    const outcomes = await Promise.all([
      it.as(session, 'POST', `${path}/sms_verification`, proofs[0]),
      it.as(rival, 'POST', `${path}/sms_verification`, proofs[1]),
    ])
    expect(new Set(outcomes.map(({ body }) => body.code ?? 'taken'))).toEqual(
      new Set(['error.same.customer.info.detected', 'taken']),
    )
    const impossible = await it.as(session, 'POST', path, { phonePrefix: '+1', phoneBody: '1234567' })
    expect([impossible.status, impossible.body.code]).toEqual([403, 'error.vonage.phone.invalid'])
  })

  test('PWD-2 a code by SMS gives a key that sets the password once and ends every session', async () => {
    const { email, signIn } = await player({ mobilePhone: '+358401230003' })
    const session = await signIn()
    const asked = await askReset(email, 'sms')
    expect(await askReset('nobody@player.example', 'sms')).toEqual(asked)
    expect(await askReset(email, 'sms')).toEqual(asked)
    const [message, ...more] = await it.operator.outbox.read('+358401230003')
    expect(more).toEqual([])
    const verify = () => it.call('POST', `${reset}/sms_verification`, { email, code: message?.code })
    const { body: lost } = await verify()
    // The answer may have been lost: the same code gives another key for a minute, and the first one is worth nothing.
    const { body } = await verify()
    expect((await it.call('POST', `${reset}/new_password`, { ...lost, password: 'Lost horse 9' })).status).toBe(400)
    advance(timers.codeResend)
    expect((await verify()).body.code, 'nor longer than that').toBe('sms.code.expired')
    advance(-timers.codeResend)
    // A key is worth something in its own place only: with the id it came with, and never as the secret of a link.
    const another = { ...body, smsResetKeyId: lost.smsResetKeyId, password: 'Other horse 9' }
    const asLink = { resetKey: body.resetKey, password: 'Other horse 9' }
    expect((await it.call('POST', `${reset}/new_password`, another)).body.code).toBe('error.password.reset')
    expect((await it.call('POST', `${reset}/new_password/email`, asLink)).body.code).toBe('error.password.reset')
    expect((await it.call('GET', `${reset}/new_password/email/${body.resetKey}`)).status).toBe(404)
    const set = (password: string) => it.call('POST', `${reset}/new_password`, { ...body, password })
    expect((await set(`${email.split('@')[0]} Xy7`)).body.validationErrors).toMatchObject([{ field: 'password' }])
    expect((await set('Fresh horse 9')).body).toEqual({ success: true })
    expect((await set('Other horse 9')).status).toBe(400)
    expect((await verify()).body.code, 'not once the password is set').toBe('sms.code.expired')
    expect((await it.as(session, 'GET', '/api/v1/player/profile')).status).toBe(401)
    expect((await it.signIn(email, 'Fresh horse 9')).id).toBeTruthy()
  })

  test('PWD-3 a link by e-mail tells its address, works once and for thirty minutes', async () => {
    const { email } = await player()
    const tokenSent = async () => {
      await askReset(email, 'email')
      const [message] = await it.operator.outbox.read(email)
      return new URL(message?.link ?? '').searchParams.get('token') ?? ''
    }
    // A link asked for with a slip in the address goes to nobody, and the right one need not wait for it.
    await askReset(`x${email}`, 'email')
    expect(await it.operator.outbox.read(`x${email}`)).toEqual([])
    const token = await tokenSent()
    expect((await it.call('GET', `${reset}/new_password/email/${token}`)).body).toEqual({ email })
    const set = (resetKey: string) =>
      it.call('POST', `${reset}/new_password/email`, { resetKey, password: 'Fresh horse 9' })
    expect((await set(token)).body).toEqual({ success: true })
    expect((await set(token)).body.code).toBe('error.password.reset.link.used')
    advance(timers.codeResend)
    const late = await tokenSent()
    advance(hour)
    expect((await it.call('GET', `${reset}/new_password/email/${late}`)).body.code).toBe(
      'error.password.reset.link.expired',
    )
    expect((await set('unknown-key-unknown')).body.code).toBe('error.password.reset')
    for (const secret of [token, late, 'horse']) expect(it.lines.join('\n')).not.toContain(secret)
  })

  test('RMB-11 PWD-2 an address that nobody has is answered as one that somebody has, to the last try', async () => {
    const story = async (email: string) => {
      const told: unknown[] = []
      const ask = async () => told.push(await askReset(email, 'sms'))
      const guess = async (code = 'x') => {
        const given = code === 'x' ? '000001' : code
        const { status, body } = await it.call('POST', `${reset}/sms_verification`, { email, code: given })
        told.push(`${status} ${body.code} ${body.message}`)
      }
      await guess()
      await ask()
      await ask()
      await guess()
      advance(timers.codeLife + minute)
      await guess()
      await ask()
      advance(timers.codeResend)
      await ask()
      for (let n = 0; n < 7; n++) await guess()
      advance(timers.codeResend)
      await ask()
      await guess()
      return told
    }
    const { email } = await player({ mobilePhone: '+358401230071' })
    const known = await story(email)
    it.operator.clock.setOffset({ now: 0, tokens: 0 })
    expect(await story('nobody-at-all@player.example')).toEqual(known)
    expect(known.join()).toContain('sms.code.expired')
    expect(known.at(-1)).toContain('sms.max.attempts.reached')
    expect(await it.operator.outbox.read('+358401230071')).toHaveLength(3)
    expect(await it.operator.outbox.read('nobody-at-all@player.example')).toEqual([])
    // An hour later both may begin anew, and what was counted long ago is kept of neither.
    advance(day * 2)
    await askReset(email, 'sms')
    expect(await it.operator.outbox.read('+358401230071')).toHaveLength(4)
  })

  test.each(['sms', 'email'] as const)(
    'RMB-11 REG-7 a fourth request by %s within the hour is told that nothing was sent, whoever has the address',
    async (channel) => {
      const story = async (email: string) => {
        const told: string[] = []
        for (const wait of [0, timers.codeResend, timers.codeResend, minute / 2, minute, hour]) {
          advance(wait)
          const { status, body } = await askReset(email, channel)
          told.push(`${status} ${body.code ?? 'sent'}`)
        }
        it.operator.clock.setOffset({ now: 0, tokens: 0 })
        return told
      }
      const proven = await player({ mobilePhone: `+35840123008${channel.length}` })
      const { email, playerId } = await player({ mobilePhone: `+35840123009${channel.length}` })
      await changePlayer(it.operator, playerId, { phoneVerifiedAt: null })
      // Within the minute after the third, that one is on its way.
      const expected = ['200 sent', '200 sent', '200 sent', '200 sent', '429 sms.max.attempts.reached', '200 sent']
      for (const address of [proven.email, email, `nobody-${channel}@player.example`])
        expect(await story(address)).toEqual(expected)
      expect(await it.operator.outbox.read(email)).toHaveLength(4)
    },
  )

  test('RMB-11 PWD-2 a link in place of a code is counted as a code: the count of links tells nobody of an account', async () => {
    const { email, playerId } = await player({ mobilePhone: '+358401230093' })
    await changePlayer(it.operator, playerId, { phoneVerifiedAt: null })
    const story = async (address: string) => {
      const told: number[] = []
      for (const channel of ['sms', 'sms', 'sms', 'sms', 'email', 'email', 'email', 'email'] as const) {
        advance(timers.codeResend)
        told.push((await askReset(address, channel)).status)
      }
      it.operator.clock.setOffset({ now: 0, tokens: 0 })
      return told
    }
    expect(await story(email)).toEqual([200, 200, 200, 429, 200, 200, 200, 429])
    expect(await story('nobody-here@player.example')).toEqual([200, 200, 200, 429, 200, 200, 200, 429])
    expect(await it.operator.outbox.read(email)).toHaveLength(6)
  })

  test('PWD-3 SAF-8 a new password, whichever way it is set, makes every other link, key and code void', async () => {
    const { email, signIn } = await player({ mobilePhone: '+358401230081' })
    const links = async () =>
      (await it.operator.outbox.read(email)).map(({ link }) => new URL(link ?? '').searchParams.get('token') ?? '')
    const ask = async (channel: 'sms' | 'email') => {
      advance(timers.codeResend)
      await askReset(email, channel)
      return channel === 'sms'
        ? ((await it.operator.outbox.read('+358401230081'))[0]?.code ?? '')
        : ((await links())[0] ?? '')
    }
    const byLink = async (resetKey: string, password = 'Fresh horse 9') =>
      (await it.call('POST', `${reset}/new_password/email`, { resetKey, password })).body
    const verify = async (code: string) => (await it.call('POST', `${reset}/sms_verification`, { email, code })).body
    const [older, newer] = [await ask('email'), await ask('email')]
    const key = await verify(await ask('sms'))
    const code = await ask('sms')
    expect(await byLink(newer)).toEqual({ success: true })
    expect((await byLink(older, 'Thief horse 9')).code).toBe('error.password.reset.link.used')
    expect((await it.call('POST', `${reset}/new_password`, { ...key, password: 'Thief horse 9' })).status).toBe(400)
    expect((await verify(code)).code).toBe('sms.code.invalid')
    // Signed in, with the old password known.
    const last = await ask('email')
    const session = await it.signIn(email, 'Fresh horse 9')
    const change = { oldPassword: 'Fresh horse 9', newPassword: 'Better horse 8' }
    expect((await it.as(session, 'POST', '/api/v1/player/password', change)).body).toEqual({ success: true })
    expect((await byLink(last, 'Thief horse 9')).code).toBe('error.password.reset.link.used')
    await expect(signIn()).rejects.toMatchObject({ code: 'NotAuthorizedException' })
    // Three links an hour, and one a minute, however many are asked for at once.
    advance(hour)
    const before = (await links()).length
    await Promise.all(Array.from({ length: 8 }, () => askReset(email, 'email')))
    expect((await links()).length).toBe(before + 1)
    for (let n = 0; n < 4; n++) await ask('email')
    expect((await links()).length).toBe(before + 3)
    const keys = (await links()).slice(0, 2)
    const raced = await Promise.all(keys.map((token) => byLink(token, `Racing horse ${token.slice(0, 3)}9`)))
    expect(raced.filter(({ success }) => success)).toHaveLength(1)
    // A code redeemed while a link sets the password leaves no key behind that could set another one.
    for (const isCodeFirst of [true, false]) {
      advance(hour)
      const [link, late] = [await ask('email'), await ask('sms')]
      const redeeming = isCodeFirst ? verify(late) : null
      const setting = byLink(link, 'Steady horse 9')
      const left = await (redeeming ?? verify(late))
      expect(await setting).toEqual({ success: true })
      expect((await it.call('POST', `${reset}/new_password`, { ...left, password: 'Thief horse 9' })).status).toBe(400)
    }
    await it.signIn(email, 'Steady horse 9')
  })

  test('SAF-8 PWD-2 REG-7 once there is a new password nobody goes on with the sign-up, whoever began it', async () => {
    const path = '/api/v1/player/registration'
    const signUp = async (number: number) => {
      const details = applicantDetails(number)
      const { body, cookie } = await it.call('POST', path, details, await it.captcha())
      const proof = { 'registration-token': body.token as string }
      const { playerId } = body as { playerId: number }
      const requested = async (headers: Record<string, string> = proof) => {
        const wish = { playerId, siteId: 5, countryCode: 'FI' }
        return (await it.call('POST', `${path}/sms_request`, wish, { ...(await it.captcha()), ...headers })).status
      }
      expect(await requested()).toBe(200)
      const code = (await it.operator.outbox.read(details.mobilePhone))[0]?.code
      expect((await it.call('POST', `${path}/sms_verification`, { playerId, code }, proof)).status).toBe(200)
      return { details, playerId, requested, cookie: { cookie } }
    }
    // The mailbox is somebody else's, who claims the account; the phone and the sign-up were the other person's.
    const { details, requested, cookie } = await signUp(701)
    await askReset(details.email, 'email')
    const [mail] = await it.operator.outbox.read(details.email)
    const resetKey = new URL(mail?.link ?? '').searchParams.get('token')
    await it.call('POST', `${reset}/new_password/email`, { resetKey, password: 'Owner horse 7' })
    advance(timers.codeResend)
    expect([await requested(), await requested(cookie)]).toEqual([400, 400])
    expect((await it.operator.outbox.read(details.mobilePhone)).length).toBe(1)
    // A password set in the account does the same, and so does the time that a sitting lasts.
    const other = await signUp(702)
    const session = await it.signIn(other.details.email, other.details.password)
    const change = { oldPassword: other.details.password, newPassword: 'Better horse 8' }
    expect((await it.as(session, 'POST', '/api/v1/player/password', change)).status).toBe(200)
    advance(timers.codeResend)
    expect(await other.requested()).toBe(400)
    const left = await signUp(703)
    advance(timers.draftLife - minute)
    expect(await left.requested()).toBe(200)
    advance(timers.draftLife)
    expect(await left.requested()).toBe(400)
  })

  test('PWD-2 SAF-8 a phone that nobody has proven gets no code: the link goes to the e-mail, and the answer is the same', async () => {
    const { email, playerId } = await player({ mobilePhone: '+358401230091' })
    await it.operator.db.update(players).set({ phoneVerifiedAt: null }).where(eq(players.playerId, playerId))
    expect(await askReset(email, 'sms')).toEqual(await askReset('nobody-yet@player.example', 'sms'))
    expect(await it.operator.outbox.read('+358401230091')).toEqual([])
    expect(await it.operator.outbox.read(email)).toMatchObject([{ channel: 'email', link: expect.any(String) }])
  })

  test('SAF-8 PWD-2 RMB-11 PRO-3 for a day a phone that was changed in an open session gets no code: the link goes to the e-mail, and the answer is the same', async () => {
    const { email, signIn } = await player({ mobilePhone: '+358401230201' })
    await changePhone(await signIn(), '401230202')
    const sent = async () => [await secretsSent('+358401230202'), await secretsSent(email)]
    advance(day - minute)
    expect(await askReset(email, 'sms')).toEqual(await askReset('nobody-here@player.example', 'sms'))
    expect(await sent()).toEqual([1, 1])
    advance(minute)
    await askReset(email, 'sms')
    expect(await sent(), 'by then its owner has heard of it').toEqual([2, 1])
  })

  test('SAF-8 PRO-3 the phone that was proven until now and the mailbox are told of another number, once and in the player’s language', async () => {
    const { email, signIn } = await player({
      mobilePhone: '+358401230203',
      countryCode: 'FI',
      market: 'FI',
      language: 'fi',
    })
    const session = await signIn()
    await changePhone(session, '401230204')
    const told = [{ text: expect.stringMatching(/^Halcyon: tilisi puhelinnumero on vaihdettu/) as string }]
    expect(await it.operator.outbox.read('+358401230203')).toMatchObject([{ channel: 'sms', ...told[0] }])
    expect(await it.operator.outbox.read(email)).toMatchObject([{ channel: 'email', ...told[0] }])
    expect(await it.operator.outbox.read('+358401230204'), 'the new one has got its code only').toMatchObject([
      { code: expect.any(String) },
    ])
    // A number that nobody had proven is told nothing: it may be anybody's.
    const other = await player({ mobilePhone: '+358401230205' })
    await changePlayer(it.operator, other.playerId, { phoneVerifiedAt: null })
    await changePhone(await other.signIn(), '401230206')
    expect(await it.operator.outbox.read('+358401230205')).toEqual([])
    expect(await it.operator.outbox.read(other.email)).toHaveLength(1)
  })

  test('SAF-8 PWD-2 PRO-3 a new password by link takes back the proof of a phone that was changed in the last thirty days, which is proven again by its code', async () => {
    const { email, playerId, signIn } = await player({ mobilePhone: '+358401230207' })
    await changePhone(await signIn(), '401230208')
    advance(30 * day - minute)
    await askReset(email, 'email')
    expect((await setByLink(email, 'Owner horse 8')).body).toEqual({ success: true })
    const session = await it.signIn(email, 'Owner horse 8')
    const isProven = async () => (await it.as(session, 'GET', '/api/v1/player/profile')).body.phoneVerified as boolean
    expect(await isProven()).toBe(false)
    advance(timers.codeResend)
    await askReset(email, 'sms')
    expect((await it.operator.outbox.read(email))[0]?.link, 'no code goes to it').toBeDefined()
    // Taken back it is still known: while its player is shut out it is no other one's.
    const rival = await (await player({ mobilePhone: '+358401230209' })).signIn()
    const claim = { phonePrefix: '+358', phoneBody: '401230208' }
    await changePlayer(it.operator, playerId, { suspended: true })
    const refused = await it.as(rival, 'POST', '/api/v1/player/phone_number', claim)
    expect(refused.body.code).toBe('error.same.customer.info.detected')
    await changePlayer(it.operator, playerId, { suspended: false })
    expect((await changePhone(session, '401230208')).body).toEqual({ success: true })
    expect(await isProven()).toBe(true)
  })

  test('SAF-8 PWD-2 PRO-3 so does a new password by a code that came to the phone of before, for a key that was had before the change too', async () => {
    const { email, signIn } = await player({ mobilePhone: '+358401230221' })
    const session = await signIn()
    await askReset(email, 'sms')
    const code = (await it.operator.outbox.read('+358401230221'))[0]?.code
    const { resetKey, smsResetKeyId } = (await it.call('POST', `${reset}/sms_verification`, { email, code })).body
    await changePhone(session, '401230222')
    const body = { resetKey, smsResetKeyId, password: 'Owner horse 8' }
    expect((await it.call('POST', `${reset}/new_password`, body)).body).toEqual({ success: true })
    const owner = await it.signIn(email, 'Owner horse 8')
    expect((await it.as(owner, 'GET', '/api/v1/player/profile')).body.phoneVerified).toBe(false)
    advance(25 * hour)
    await askReset(email, 'sms')
    expect(await secretsSent('+358401230222'), 'but for the code of the change none has come to it').toBe(1)
  })

  test('SAF-8 PRO-2 PRO-3 so does a new password by the old one, which who sits at an open session does not know; the number that is proven again then is told of like another', async () => {
    const { email, signIn } = await player({ mobilePhone: '+358401230215' })
    const session = await signIn()
    await changePhone(session, '401230216')
    const mails = async () => (await it.operator.outbox.read(email)).length
    const told = await mails()
    const body = { oldPassword: password, newPassword: 'Owner horse 8' }
    expect((await it.as(session, 'POST', '/api/v1/player/password', body)).status).toBe(200)
    expect((await it.as(session, 'GET', '/api/v1/player/profile')).body.phoneVerified).toBe(false)
    advance(25 * hour)
    await askReset(email, 'sms')
    expect((await it.operator.outbox.read(email))[0]?.link, 'no code goes to it').toBeDefined()
    const again = await it.signIn(email, 'Owner horse 8')
    const before = await mails()
    expect((await changePhone(again, '401230216')).body).toEqual({ success: true })
    expect([told, await mails()]).toEqual([1, before + 1])
  })

  test('SAF-8 PWD-2 a new password by link leaves its proof to the phone of the sign-up, and to one that was changed thirty days ago', async () => {
    for (const [phone, changed] of [
      ['401230211', '401230212'],
      ['401230213', null],
    ] as const) {
      const { email, signIn } = await player({ mobilePhone: `+358${phone}` })
      const session = await signIn()
      await (changed && changePhone(session, changed))
      advance(30 * day)
      await askReset(email, 'email')
      await setByLink(email, 'Owner horse 8')
      advance(timers.codeResend)
      await askReset(email, 'sms')
      expect((await it.operator.outbox.read(`+358${changed ?? phone}`))[0]).toMatchObject({ code: expect.any(String) })
      expect(
        (await it.as(await it.signIn(email, 'Owner horse 8'), 'GET', '/api/v1/player/profile')).body,
      ).toMatchObject({ phoneVerified: true })
    }
  })

  test('SAF-8 PRO-3 PWD-2 a code for a new phone that comes behind a new password proves nothing', async () => {
    const { email, playerId, signIn } = await player({ mobilePhone: '+358401230214' })
    const session = await signIn()
    const late = await it.meanwhile(
      () => it.operator.userPool.setPassword(playerId, 'Owner horse 8'),
      () => changePhone(session, '401230215'),
    )
    expect(late.status).toBe(401)
    expect((await it.operator.players.findByEmail(email))?.mobilePhone).toBe('+358401230214')
  })

  test('SAF-12 a failed statement leaves none of its values in the log', async () => {
    const { operator, lines } = it
    const secret = 'verifier-or-code'
    const failure = await operator.userPool
      .createUser({ email: `${secret}@player.example`, password, playerId: Number.NaN })
      .catch((error: unknown) => error)
    operator.log.error('test.failed', { error: failure })
    expect(failure).toBeInstanceOf(Error)
    expect(lines.at(-1)).toContain('user_pool_users')
    expect(lines.at(-1)).not.toContain(secret)
  })
})
