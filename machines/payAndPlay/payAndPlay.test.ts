import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { listeningParent, manual, manualStream, settle } from '../testing.ts'
import type {
  AuthoriseInput,
  AuthoriseOutput,
  LoadBannerOutput,
  LogInPlayerInput,
  LogInPlayerOutput,
  PayAndPlayDetails,
  ProviderMessagesInput,
  UpdatePlayerInput,
  VerifyPaymentInput,
  VerifyPaymentOutput,
} from './payAndPlay.contract.ts'
import { payAndPlayMachine } from './payAndPlay.machine.ts'

const details: PayAndPlayDetails = {
  email: 'aino@example.org',
  phonePrefix: '+358',
  phoneBody: '401234567',
  dateOfBirth: '1990-05-06',
  postalCode: '00100',
  province: null,
  cpf: null,
  languageCode: 'en',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  allConditions: false,
}
const player = {
  playerId: 7,
  playerAccessId: null,
  email: 'aino@example.org',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'PAY_AND_PLAY',
  registrationDate: null,
  suspended: false,
  expiresInMs: 3_600_000,
}
const returned = {
  type: 'provider.returned',
  code: 'secret-code',
  sessionId: 's1',
  idempotencyKey: 'key-0001',
} as const
const newPayer = { playerId: 7, email: null, mobilePhone: null, countryCode: 'FI', accountCurrency: null }
const refused = (status: number, code: string, message = code) => ({ kind: 'status', status, code, message })
const open = () => {
  const parent = listeningParent()
  const actors = {
    loadBanner: manual<LoadBannerOutput>(),
    authorise: manual<AuthoriseOutput, AuthoriseInput>(),
    providerMessages: manualStream<ProviderMessagesInput>(),
    verifyPayment: manual<VerifyPaymentOutput, VerifyPaymentInput>(),
    updatePlayer: manual<void, UpdatePlayerInput>(),
    logInPlayer: manual<LogInPlayerOutput, LogInPlayerInput>(),
  }
  const machine = payAndPlayMachine.provide({
    actors: {
      loadBanner: actors.loadBanner.logic,
      authorise: actors.authorise.logic,
      providerMessages: actors.providerMessages.logic,
      verifyPayment: actors.verifyPayment.logic,
      updatePlayer: actors.updatePlayer.logic,
      logInPlayer: actors.logInPlayer.logic,
    },
  })
  const flow = createActor(machine, { input: { parentRef: parent.parentRef } }).start()
  const now = () => flow.getSnapshot().value
  const toProvider = async () => {
    flow.send({ type: 'payAndPlay.open', redirectPath: '/online-casino', bonusCode: 'SPRING' })
    actors.loadBanner.last().resolve({ title: 'Pay', description: '', image: null })
    await settle()
    flow.send({ type: 'amount.submit', amount: 5000, currency: 'EUR' })
    actors.authorise.last().resolve({ iframeUrl: 'https://bank.example/page' })
    await settle()
  }
  const verified = async (email: string | null = null, mobilePhone = email && '+358401234567') => {
    await toProvider()
    actors.providerMessages.send(returned)
    actors.verifyPayment.last().resolve({ ...newPayer, email, mobilePhone })
    await settle()
  }
  return { flow, now, ...actors, heard: parent.heard, toProvider, verified }
}

describe('pay and play', () => {
  test('PNP-5 a payment that was not begun in this tab signs nobody in before they say that it is theirs', () => {
    const it = open()
    it.flow.send({ ...returned, type: 'callback.unasked' })
    expect(it.now()).toBe('unasked')
    expect(it.verifyPayment.calls).toHaveLength(0)
    it.flow.send({ type: 'payment.confirm' })
    expect(it.verifyPayment.last().input).toEqual({ code: 'secret-code', sessionId: 's1', idempotencyKey: 'key-0001' })
    it.flow.send({ type: 'payAndPlay.close' })
    expect(it.flow.getSnapshot().context).toMatchObject({ code: null, sessionId: null })
  })

  test('PNP-3 amount, provider, form and login follow each other; session, player, backend errors and where to go are held', async () => {
    const it = open()
    await it.toProvider()
    expect(it.now()).toBe('provider')
    expect(it.flow.getSnapshot().context).toMatchObject({ iframeUrl: 'https://bank.example/page', amount: 5000 })
    it.providerMessages.send(returned)
    expect(it.verifyPayment.last().input).toEqual({ code: 'secret-code', sessionId: 's1', idempotencyKey: 'key-0001' })
    it.verifyPayment.last().resolve(newPayer)
    await settle()
    expect(it.now()).toBe('signUpForm')
    it.flow.send({ type: 'details.submit', details })
    const errors = [
      { objectName: 'payAndPlayUpdate', field: 'email', rejectedValue: null, status: 409, message: '', code: 'x' },
    ]
    it.updatePlayer.last().reject({ ...refused(409, 'player_already_exists'), validationErrors: errors })
    await settle()
    expect(it.now()).toBe('updateFailed')
    expect(it.flow.getSnapshot().context).toMatchObject({
      sessionId: 's1',
      playerId: 7,
      code: null,
      redirectPath: '/online-casino',
      problem: { code: 'player_already_exists', validationErrors: [{ field: 'email' }] },
    })
    it.flow.send({ type: 'details.submit', details: { ...details, email: 'other@example.org' } })
    expect(it.updatePlayer.last().input).toMatchObject({ playerId: 7, countryCode: 'FI' })
    it.updatePlayer.last().resolve()
    await settle()
    expect(it.logInPlayer.last().input).toEqual({
      sessionId: 's1',
      playerId: 7,
      isUnpaid: false,
      isLoginLost: false,
      idempotencyKey: 'login-key-0001',
    })
    it.logInPlayer.last().resolve({ player })
    await settle()
    expect(it.now()).toBe('succeeded')
    expect(it.heard.at(-1)).toEqual({
      type: 'login.succeeded',
      player,
      way: 'payAndPlay',
      landing: { redirectPath: '/online-casino', bonusCode: 'SPRING' },
    })
    expect(it.flow.getSnapshot().context).toMatchObject({ sessionId: null, details: null, playerId: null })
  })

  test('PNP-2 whom the bank knows is logged in without a form', async () => {
    const it = open()
    await it.verified('aino@example.org')
    expect(it.now()).toBe('loggingIn')
  })

  test.each([
    ['aino@example.org', null],
    [null, '+358401234567'],
  ])('PNP-2 of whom the bank knows no more than %s or %s the form asks for the rest', async (email, mobilePhone) => {
    const it = open()
    await it.verified(email, mobilePhone)
    expect(it.now()).toBe('signUpForm')
  })

  test('PNP-5 the same callback again changes nothing, and an answer that was lost is asked for with the same key', async () => {
    const it = open()
    await it.toProvider()
    it.providerMessages.send(returned)
    it.flow.send({ ...returned, idempotencyKey: 'key-0002' })
    expect(it.verifyPayment.calls).toHaveLength(1)
    it.verifyPayment.last().reject({ kind: 'network', message: 'Network Error' })
    await settle()
    expect(it.now()).toBe('unverified')
    it.flow.send({ type: 'payAndPlay.retry' })
    expect(it.verifyPayment.last().input.idempotencyKey).toBe('key-0001')
    it.verifyPayment.last().resolve(newPayer)
    await settle()
    it.flow.send({ ...returned, idempotencyKey: 'key-0003' })
    expect(it.now()).toBe('signUpForm')
    expect(it.verifyPayment.calls).toHaveLength(2)
  })

  test('SAF-4 what is being taken cannot be closed away, and a lost answer goes on with the same payment', async () => {
    const it = open()
    await it.verified('aino@example.org')
    it.flow.send({ type: 'payAndPlay.close' })
    expect(it.now()).toBe('loggingIn')
    it.logInPlayer.last().reject({ kind: 'timeout', message: '' })
    await settle()
    expect(it.now()).toBe('loginFailed')
    it.flow.send({ type: 'payAndPlay.retry' })
    expect(it.logInPlayer.calls.map(({ input }) => input.idempotencyKey)).toEqual(['login-key-0001', 'login-key-0001'])
  })

  test.each([
    ['error.pnp.session.expired', 'expired'],
    ['error.pnp.code.used', 'used'],
    ['error.country.not_allowed', 'notOffered'],
    ['error.system.error', 'unverified'],
  ])('PNP-5 a code refused with %s comes to %s, and the code is kept for a lost answer only', async (code, state) => {
    const it = open()
    it.flow.send(returned)
    it.verifyPayment.last().reject(refused(409, code))
    await settle()
    expect(it.now()).toBe(state)
    it.flow.send({ type: 'payAndPlay.close' })
    expect(it.flow.getSnapshot().context).toMatchObject({ code: null, sessionId: null, idempotencyKey: '' })
  })

  test.each([
    [refused(403, 'error.forbidden', 'Exclusion indefinitely'), 'loginRefused'],
    [refused(409, 'error.deposit.not_allowed'), 'depositRefused'],
    [refused(409, 'error.pnp.currency'), 'currencyRefused'],
    [refused(409, 'error.registration.incomplete'), 'signUpForm'],
    [refused(409, 'error.pnp.session.expired'), 'expired'],
    [refused(409, 'error.deposit.pending'), 'loginFailed'],
  ])('PNP-5 a login refused with $code comes to %s', async (error, state) => {
    const it = open()
    await it.verified('aino@example.org')
    it.logInPlayer.last().reject(error)
    await settle()
    expect(it.now()).toBe(state)
  })

  test.each(['error.pnp.currency', 'error.deposit.not_allowed'])(
    'SAF-4 SAF-9 whose amount is refused with %s goes in without paying, under a key of its own for every try',
    async (code) => {
      const it = open()
      await it.verified('aino@example.org')
      it.logInPlayer.last().reject(refused(409, code))
      await settle()
      it.flow.send({ type: 'login.unpaid' })
      it.logInPlayer.last().reject({ kind: 'network', message: '' })
      await settle()
      expect(it.now()).toBe('loginFailed')
      it.flow.send({ type: 'payAndPlay.retry' })
      expect(it.logInPlayer.calls.map(({ input }) => [input.isUnpaid, input.idempotencyKey])).toEqual([
        [false, 'login-key-0001'],
        [true, 'unpaid-key-0001'],
        [true, 'unpaid-key-0001'],
      ])
      it.logInPlayer.last().resolve({ player })
      await settle()
      expect(it.flow.getSnapshot().context.isUnpaid).toBe(false)
    },
  )

  test('PNP-4 a market without a banner says so; one that could not be asked is asked again', async () => {
    const it = open()
    it.flow.send({ type: 'payAndPlay.open', redirectPath: null })
    it.loadBanner.last().resolve(null)
    await settle()
    expect(it.now()).toBe('bannerMissing')
    it.flow.send({ type: 'payAndPlay.close' })
    it.flow.send({ type: 'payAndPlay.open', redirectPath: null })
    it.loadBanner.last().reject({ kind: 'network', message: '' })
    await settle()
    expect(it.now()).toBe('bannerFailed')
    it.flow.send({ type: 'payAndPlay.retry' })
    expect(it.now()).toBe('loadingBanner')
  })
})

test('PNP-1 PNP-3 an amount that is none asks no bank, neither at first nor after a failure', async () => {
  const it = open()
  it.flow.send({ type: 'payAndPlay.open', redirectPath: null })
  it.loadBanner.last().resolve({ title: 'Pay', description: '', image: null })
  await settle()
  const submitNone = () => {
    for (const amount of [0, -5000, 50.5]) it.flow.send({ type: 'amount.submit', amount, currency: 'EUR' })
  }
  submitNone()
  expect([it.now(), it.authorise.calls.length]).toEqual(['amount', 0])
  it.flow.send({ type: 'amount.submit', amount: 5000, currency: 'EUR' })
  it.authorise.last().reject(refused(500, 'error.system.error'))
  await settle()
  submitNone()
  expect([it.now(), it.authorise.calls.length]).toEqual(['authoriseFailed', 1])
})
