import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minute, timers } from '#contract/constants.ts'
import { openDeposit, setState } from '../banking/deposits.ts'
import { applicantDetails } from '../registration/testApplicant.ts'
import { changePlayer, openPermissions, playerRow } from '../player/players.ts'
import { startTestOperator, type TestOperator } from '../player/testOperator.ts'
import { browser, payersAt } from './testPayers.ts'

let it: TestOperator
const { advance, atBank, balance, key, login, newPayer, openPage, paid, post, someone, update, verify } = payersAt(
  () => it,
)

beforeAll(async () => {
  it = await startTestOperator('PGlite')
})
afterAll(() => it.close())
beforeEach(async () => {
  it.operator.clock.setOffset({ now: 0, tokens: 0 })
  await it.operator.world.reset()
})

const profile = async (idToken: string) =>
  (await it.call('GET', '/api/v1/player/profile', undefined, { authorization: idToken })).body

/** A payment that has come back from the bank and was verified. */
const verified = async (customer = someone(), changes: Record<string, string> = {}) => {
  const payment = await paid(customer, changes)
  return { ...payment, playerId: (await verify(payment)).body.playerId as number }
}

/** A sign-up by e-mail and password that is left at its code step. */
const leftSignUp = async (changes: Record<string, unknown>) => {
  const password = 'Correct horse 7'
  const { status, body, cookie } = await it.call(
    'POST',
    '/api/v1/player/registration',
    applicantDetails(1, { firstName: 'Left', lastName: 'Early', ...changes }),
    await it.captcha(),
  )
  expect(status).toBe(201)
  const proof = { 'registration-token': body.token as string }
  return { password, playerId: body.playerId as number, proof, cookie: { cookie } }
}

/** Form of somebody who pays from Brazil, and what they ask the bank for. */
const fromBrazil = () => ({
  brazil: { country: 'BR', currency: 'BRL', redirect_uri: `${it.origin}/pt-BR/signup/callback` },
  form: { countryCode: 'BR', mobilePhone: '+5511987654321', postalCode: '01310100' },
})

/** Somebody new who was signed in by a payment, and the same call again. */
const signedIn = async () => {
  const { sessionId, playerId } = await verified()
  await update(sessionId, playerId)
  const own = key()
  const again = () => login(sessionId, playerId, own)
  return { playerId, again, first: await again() }
}

/** Somebody sets a password by a link to the player's mailbox. */
const claimMailbox = async (email: string, password = 'Mailbox horse 7') => {
  const reset = '/api/v1/player/password_reset'
  await it.call('POST', reset, { email, channel: 'email' }, await it.captcha())
  const [mail] = await it.operator.outbox.read(email)
  const resetKey = new URL(mail?.link ?? '').searchParams.get('token') ?? ''
  expect((await it.call('POST', `${reset}/new_password/email`, { resetKey, password })).status).toBe(200)
}

test('SAF-8 PNP-2 the form changes nobody whom the bank knows already: no proven phone, no date of birth', async () => {
  const { customer, playerId } = await newPayer()
  const proven = { mobilePhone: '+358405550001', dateOfBirth: '1980-01-01' }
  await it.operator.players.change(playerId, proven)
  const payment = await verified(customer)
  expect(payment.playerId).toBe(playerId)
  expect(await update(payment.sessionId, playerId, { dateOfBirth: '1999-09-09' })).toMatchObject({
    status: 409,
    body: { code: 'error.registration.not_open' },
  })
  const { body } = await login(payment.sessionId, playerId)
  expect(await profile(body.idToken)).toMatchObject({ dateOfBirth: '1980-01-01', mobilePhone: '+358405550001' })

  // Nor by the form of a second payment while the player that the first has made was never signed in.
  const twice = someone()
  const made = await verified(twice)
  await update(made.sessionId, made.playerId)
  const second = await verified(twice)
  expect(second.playerId).toBe(made.playerId)
  expect(await update(second.sessionId, made.playerId, { dateOfBirth: '1999-09-09' })).toMatchObject({
    status: 409,
    body: { code: 'error.registration.not_open' },
  })
})

test('SAF-8 PNP-2 a form whose answer was lost may come corrected, e-mail too, until its player has signed in', async () => {
  const { sessionId, playerId } = await verified()
  await update(sessionId, playerId, { email: `typo-${playerId}@player.example` })
  const corrected = { email: `right-${playerId}@player.example`, dateOfBirth: '1985-05-05' }
  expect((await update(sessionId, playerId, corrected)).status).toBe(200)
  const { body } = await login(sessionId, playerId)
  expect(await profile(body.idToken)).toMatchObject(corrected)

  // Who has the mistyped address may have set a password by a link meanwhile: it is worth nothing for the right one.
  const typed = await verified()
  const mistyped = `mailbox-${typed.playerId}@player.example`
  await update(typed.sessionId, typed.playerId, { email: mistyped })
  const theirs = 'Mailbox horse 7'
  await claimMailbox(mistyped, theirs)
  expect((await playerRow(it.operator, typed.playerId))?.emailVerifiedAt).not.toBeNull()
  expect((await update(typed.sessionId, typed.playerId)).status).toBe(200)
  expect((await playerRow(it.operator, typed.playerId))?.emailVerifiedAt, 'nobody has proven this one').toBeNull()
  for (const email of [mistyped, `payer-${typed.playerId}@player.example`])
    await expect(it.signIn(email, theirs)).rejects.toMatchObject({ code: 'NotAuthorizedException' })

  const other = await verified()
  await update(other.sessionId, other.playerId)
  await it.operator.userPool.openSession(other.playerId, { ip: '192.0.2.10', userAgent: 'elsewhere' })
  expect((await update(other.sessionId, other.playerId)).status).toBe(200)
  const changed = await update(other.sessionId, other.playerId, { mobilePhone: '+358405550002' })
  expect(changed.body.code).toBe('error.registration.not_open')
})

test('REG-8 a phone that another player has proven is refused on its field', async () => {
  const mobilePhone = '+358405550003'
  await it.operator.players.create({ email: 'proven@player.example', password: 'Correct horse 7', mobilePhone })
  const { sessionId, playerId } = await verified()
  expect((await update(sessionId, playerId, { mobilePhone })).body).toMatchObject({
    code: 'error.same.customer.info.detected',
    validationErrors: [{ field: 'mobilePhone', code: 'error.same.customer.info.detected' }],
  })
  expect((await update(sessionId, playerId)).status).toBe(200)
})

test('SAF-1 REG-8 PNP-2 a payer who is kept out does not come in as another customer, with the same phone or the same name and date of birth', async () => {
  const first = await verified()
  const form = { mobilePhone: '+358405550131', dateOfBirth: '1991-02-03' }
  await update(first.sessionId, first.playerId, form)
  await login(first.sessionId, first.playerId)
  const signUp = (number: number, changes: Record<string, unknown> = {}) =>
    it
      .captcha()
      .then((captcha) =>
        it.call(
          'POST',
          '/api/v1/player/registration',
          applicantDetails(number, { phoneBody: '405550131', mobilePhone: form.mobilePhone, ...changes }),
          captcha,
        ),
      )
  expect((await signUp(931)).status, 'a number that nobody has proven stands in nobody’s way').toBe(201)
  await it.operator.players.change(first.playerId, { state: 'SELF_EXCLUDED' })
  expect((await signUp(932)).status, 'nor in that of who proves it by a code').toBe(201)
  const other = await verified()
  const samePhone = await update(other.sessionId, other.playerId, { mobilePhone: form.mobilePhone })
  expect(samePhone.body).toMatchObject({
    code: 'error.same.customer.info.detected',
    validationErrors: [{ field: 'mobilePhone' }],
  })
  const samePerson = await update(other.sessionId, other.playerId, { dateOfBirth: form.dateOfBirth })
  expect(samePerson.body.code).toBe('error.same.customer.info.detected')
  expect(samePerson.body.validationErrors ?? [], 'it is on no field').toEqual([])
  expect((await login(other.sessionId, other.playerId)).status).toBe(409)
  expect((await update(other.sessionId, other.playerId)).status, 'a namesake comes in').toBe(200)
})

test('PNP-5 a login whose answer was lost is answered again for ten minutes, and not once its sign-in has ended', async () => {
  const late = await signedIn()
  advance(9 * minute)
  expect((await late.again()).status).toBe(200)
  advance(2 * minute)
  expect((await late.again()).body.code).toBe('error.pnp.code.used')

  const left = await signedIn()
  expect((await left.again()).status).toBe(200)
  const { sessionId } = await it.operator.userPool.verifyIdToken(left.first.body.idToken)
  await it.operator.userPool.endSession(sessionId, left.playerId)
  expect((await left.again()).body.code).toBe('error.pnp.code.used')
})

test('SAF-12 the log holds no page of a payment', async () => {
  const url = await openPage()
  await atBank(url, someone())
  const pageId = url.split('/').at(-1) ?? ''
  const deposit = randomUUID()
  await fetch(`${it.origin}/cashier/${deposit}`)
  const log = it.lines.join('\n')
  expect(log).toContain('/cashier/bank/<page>/approve')
  expect(log).not.toContain(pageId)
  expect(log).not.toContain(deposit)
})

test('PNP-5 SAF-8 only the browser that began a payment is identified, approves and verifies in it: who is sent its address logs nobody in', async () => {
  const url = await openPage()
  const victim = someone()
  const others = browser('elsewhere')
  const statusFrom = async (headers: Record<string, string>) => (await fetch(url, { headers })).status
  expect([await statusFrom(browser()), await statusFrom(others), await statusFrom({})]).toEqual([200, 404, 404])
  const identity = { customer: victim, firstName: 'Aino', lastName: 'Korhonen' }
  for (const headers of [others, {}]) {
    expect((await post(`${url}/identify`, identity, headers)).status).toBe(404)
    for (const step of ['approve', 'decline', 'cancel'])
      expect((await post(`${url}/${step}`, {}, headers)).status).toBe(404)
  }
  // Nothing was done by them: it is as new.
  const payment = await atBank(url, victim)
  expect(payment).toHaveProperty('code')
  // Nor does another code come to anybody else, which would make the payer's void.
  expect((await post(`${url}/approve`, {}, others)).status).toBe(404)
  expect((await verify(payment, { ...key(), ...others })).body.code).toBe('error.pnp.session.expired')
  expect((await verify(payment)).status).toBe(200)
})

const setBy = (response: Response) => response.headers.getSetCookie().find((one) => one.startsWith('payer='))

test('PNP-5 SAF-7 the browser of a payment is known by a cookie that no page reads, and that a sign-out takes away', async () => {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'player-site',
    identity_provider: 'bank',
    redirect_uri: `${it.origin}/en-UN/signup/callback`,
    amount: '50.00',
    currency: 'EUR',
    country: 'FI',
  })
  const address = `${it.origin}/payment/v1/oauth2/authorize?${query.toString()}`
  const first = setBy(await fetch(address))
  expect(first).toMatch(/^payer=[\w-]{32}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/)
  const [cookie = ''] = first?.split(';') ?? []
  // One for all payments of the browser: two tabs may pay.
  expect(setBy(await fetch(address, { headers: { cookie } }))).toBe(first)
  const { signedIn } = await newPayer()
  const { idToken, accessToken } = signedIn.body as { idToken: string; accessToken: string }
  const session = { authorization: idToken, 'access-token': accessToken }
  const left = await it.call('POST', '/api/v1/player/sign_out', undefined, { cookie, ...session })
  expect(left).toMatchObject({ status: 204, cookie: 'payer=' })
})

test('PNP-5 SAF-8 a verified payment goes on in the browser that began it, and in no other', async () => {
  const { sessionId, playerId } = await verified()
  const elsewhere = { ...key(), ...browser('elsewhere') }
  const tries = [
    () => update(sessionId, playerId, {}, elsewhere),
    () => update(sessionId, playerId),
    () => login(sessionId, playerId, elsewhere),
    () => login(sessionId, playerId),
  ]
  const told = []
  for (const one of tries) told.push((await one()).body.code ?? 'done')
  expect(told).toEqual(['error.pnp.session.expired', 'done', 'error.pnp.session.expired', 'done'])
})

test('PNP-2 REG-8 SAF-8 SAF-9 whoever pays is not locked out by what this browser has begun, and takes it from no other', async () => {
  const [email, cpf] = ['begun@player.example', '31024567826']
  const begun = await leftSignUp({ email, cpf })
  const other = await leftSignUp({
    email: 'others@player.example',
    mobilePhone: '+358401230002',
    phoneBody: '401230002',
  })
  const { brazil, form } = fromBrazil()
  const payment = await verified(someone(), brazil)
  const pay = (changes: object, headers: Record<string, string>) =>
    update(payment.sessionId, payment.playerId, { ...form, ...changes }, headers)
  for (const cookie of [other.cookie, {}]) {
    expect((await pay({ email, cpf: '16899535009' }, cookie)).body.code).toBe('player_already_exists')
    expect((await pay({ email: 'new@player.example', cpf }, cookie)).body.code).toBe('error.cpf.duplicate_found')
  }
  expect((await pay({ email, cpf }, begun.cookie)).status).toBe(200)
  const { body } = await login(payment.sessionId, payment.playerId)
  expect(await profile(body.idToken)).toMatchObject({ playerId: payment.playerId, email, emailVerified: false })
  await expect(it.signIn(email, begun.password)).rejects.toMatchObject({ code: 'NotAuthorizedException' })

  // A finished account is given by no cookie.
  await it.operator.world.patch({ riskSetting: { smsVerification: false, emailVerification: false } })
  const known = await leftSignUp({ email: 'known@player.example' })
  const second = await verified()
  const taken = await update(second.sessionId, second.playerId, { email: 'known@player.example' }, known.cookie)
  expect(taken.body.code).toBe('player_already_exists')
})

test('PNP-2 REG-1 REG-8 the e-mail and the CPF of a sign-up that was left are free once its draft has run out', async () => {
  const email = 'left@player.example'
  const cpf = '52998224725'
  const left = await leftSignUp({ email, cpf })
  const { brazil, ...paying } = fromBrazil()
  const form = { ...paying.form, email, cpf }

  const early = await verified(someone(), brazil)
  expect((await update(early.sessionId, early.playerId, form)).body).toMatchObject({
    code: 'player_already_exists',
    validationErrors: [{ field: 'email' }],
  })
  const ownEmail = { ...form, email: 'other@player.example' }
  expect((await update(early.sessionId, early.playerId, ownEmail)).body.code).toBe('error.cpf.duplicate_found')

  advance(timers.draftLife)
  const payment = await verified(someone(), brazil)
  expect((await update(payment.sessionId, payment.playerId, form)).status).toBe(200)
  const { body } = await login(payment.sessionId, payment.playerId)
  expect(await profile(body.idToken)).toMatchObject({ playerId: payment.playerId, email })

  // Whoever left it can neither go on with it nor sign in by its password.
  const goneOn = await it.call(
    'POST',
    '/api/v1/player/registration/sms_request',
    { playerId: left.playerId, siteId: 5, countryCode: 'FI' },
    { ...(await it.captcha()), ...left.proof },
  )
  expect(goneOn.body.code).toBe('error.registration.not_open')
  await expect(it.signIn(email, left.password)).rejects.toMatchObject({ code: 'NotAuthorizedException' })
})

test('PNP-2 REG-4 the country that was paid from counts, wherever the payer is seen by the time of the form', async () => {
  const { brazil, form } = fromBrazil()
  const payment = await paid(someone(), brazil)
  const { body } = await verify(payment)
  expect(body).toMatchObject({ countryCode: 'BR', accountCurrency: null })
  const elsewhere = { ...form, countryCode: 'SE' }
  const noCpf = await update(payment.sessionId, body.playerId, elsewhere)
  expect(noCpf.body.validationErrors).toMatchObject([{ field: 'cpf', code: 'error.cpf.required' }])
  expect((await update(payment.sessionId, body.playerId, { ...elsewhere, cpf: '11144477735' })).status).toBe(200)
  const signed = await login(payment.sessionId, body.playerId)
  expect(await profile(signed.body.idToken)).toMatchObject({ countryCode: 'BR', currencyCode: 'BRL' })
})

test('PNP-2 REG-4 LOC-3 where the market is shut while somebody pays, neither their code nor their form makes a player of it', async () => {
  const japan = { country: 'JP', redirect_uri: `${it.origin}/ja-JP/signup/callback` }
  const open = () => it.operator.world.patch({ flags: { marketJp: true } })
  await open()
  const payment = await paid(someone(), japan)
  await it.operator.world.reset()
  expect((await verify(payment)).body.code).toBe('error.country.not_allowed')
  await open()
  const { playerId } = (await verify(payment)).body
  const form = { countryCode: 'JP', mobilePhone: '+819012345678' }
  await it.operator.world.reset()
  expect((await update(payment.sessionId, playerId, form)).body.code).toBe('error.country.not_allowed')
  await open()
  expect((await update(payment.sessionId, playerId, form)).status).toBe(200)
})

test('PNP-2 PNP-5 SAF-4 SAF-5 who pays in another currency than their account’s has nothing taken, and may go in without paying, for good', async () => {
  const { customer, playerId } = await newPayer()
  const pounds = { country: 'GB', currency: 'GBP', redirect_uri: `${it.origin}/en-GG/signup/callback` }
  const payment = await paid(customer, pounds)
  expect((await verify(payment)).body).toMatchObject({ playerId, countryCode: 'GB', accountCurrency: 'EUR' })
  expect((await login(payment.sessionId, playerId)).body.code).toBe('error.pnp.currency')
  const own = key()
  const unpaid = () => login(payment.sessionId, playerId, own, { withoutPayment: true })
  const { status, body } = await unpaid()
  expect(status).toBe(200)
  expect(await profile(body.idToken)).toMatchObject({ playerId })
  // A lost answer is had again; the payment is over by it, for everybody else and for taking it.
  expect((await unpaid()).status).toBe(200)
  expect((await login(payment.sessionId, playerId)).body.code).toBe('error.pnp.code.used')
  expect((await login(payment.sessionId, playerId, key(), { withoutPayment: true })).body.code).toBe(
    'error.pnp.code.used',
  )
  expect((await verify(payment)).body.code).toBe('error.pnp.code.used')
  expect(await balance(playerId)).toBe(5000)

  // A taken one cannot be made undone by it, and who may not sign in does not by it either.
  const taken = await paid(customer)
  await verify(taken)
  await login(taken.sessionId, playerId)
  const late = await login(taken.sessionId, playerId, key(), { withoutPayment: true })
  expect(late.body.code).toBe('error.pnp.code.used')
  const third = await verified(customer)
  await it.operator.players.change(playerId, { state: 'SELF_EXCLUDED' })
  expect((await login(third.sessionId, playerId, key(), { withoutPayment: true })).status).toBe(403)
  expect(await balance(playerId)).toBe(10_000)
})

test('PNP-5 the code of a payment lives ten minutes, and its approval is had again at the bank', async () => {
  const [url, slow] = [await openPage(), await openPage()]
  const [late, customer] = [someone(), someone()]
  const first = await atBank(url, late)
  const inTime = await paid(customer)
  advance(timers.codeLife - minute)
  expect((await verify(inTime)).status).toBe(200)
  advance(2 * minute)
  expect((await verify(first)).body.code).toBe('error.pnp.session.expired')
  expect((await verify(await atBank(url, late))).status).toBe(200)

  // However young the code, with its payment it is over.
  advance(timers.payAndPlaySessionLife - timers.codeLife - 2 * minute)
  const young = await atBank(slow, customer)
  expect(young).toHaveProperty('code')
  advance(2 * minute)
  expect((await verify(young)).body.code).toBe('error.pnp.session.expired')
})

test('SAF-8 PWD-2 PNP-5 a payment that was verified before the mailbox was proven signs its payer in no more, and changes nothing', async () => {
  const { customer, playerId } = await newPayer()
  const { email } = await it.operator.players.find(playerId).then((found) => found!)
  const { sessionId } = await verified(customer)
  await claimMailbox(email)
  for (const more of [{}, { withoutPayment: true }])
    expect((await login(sessionId, playerId, key(), more)).body.code).toBe('error.pnp.session.expired')
  expect((await update(sessionId, playerId, { mobilePhone: '+358405550091' })).status).toBe(409)
  expect(await balance(playerId)).toBe(5000)
  // Nor one that has only made its player: the form changes nobody who was claimed, but its wrong e-mail is put right.
  const made = await verified()
  await update(made.sessionId, made.playerId)
  await claimMailbox(`payer-${made.playerId}@player.example`)
  expect((await update(made.sessionId, made.playerId, { mobilePhone: '+358405550092' })).body.code).toBe(
    'error.registration.not_open',
  )
  expect((await login(made.sessionId, made.playerId)).body.code).toBe('error.pnp.session.expired')
  await update(made.sessionId, made.playerId, { email: `mine-${made.playerId}@player.example` })
  expect((await login(made.sessionId, made.playerId)).status).toBe(200)
})

test('SAF-1 RMB-9 REG-8 PWD-2 under a break, a ban or a review a new password makes neither bank nor phone free for another account', async () => {
  for (const [phoneBody, state, refusal] of [
    ['405550101', { state: 'SELF_EXCLUDED', breakUntil: null }, 'error.forbidden'],
    ['405550102', { state: 'TIMEOUT', breakUntil: it.operator.clock.now() + 60 * minute }, 'error.forbidden'],
    ['405550103', { state: 'CLOSED' }, 'error.forbidden'],
    ['405550104', { suspended: true }, 'error.pnp.session.expired'],
    ['405550105', { state: 'RESTRICTED' }, 'error.pnp.session.expired'],
    ['405550106', { kycStatus: 'SUSPENDED' }, 'error.pnp.session.expired'],
    ['405550107', { permissions: { ...openPermissions, payout: true } }, 'error.pnp.session.expired'],
  ] as const) {
    const { customer, playerId } = await newPayer()
    const phonePrefix = '+358'
    const phoneVerifiedAt = it.operator.clock.now()
    const { email } = await changePlayer(it.operator, playerId, { phonePrefix, phoneBody, phoneVerifiedAt, ...state })
    await claimMailbox(email)
    const next = await paid(customer)
    const known = await verify(next)
    expect(known.body).toMatchObject({ playerId, email: '', mobilePhone: '', accountCurrency: null })
    expect((await update(next.sessionId, playerId)).status).toBe(409)
    expect((await login(next.sessionId, playerId)).body.code).toBe(refusal)
    expect(await balance(playerId)).toBe(5000)
    const signUp = applicantDetails(900 + playerId, { phoneBody, mobilePhone: phonePrefix + phoneBody })
    expect(await it.call('POST', '/api/v1/player/registration', signUp, await it.captcha())).toMatchObject({
      status: 400,
      body: { code: 'error.same.customer.info.detected' },
    })
    // With its end, whoever was cut off is somebody new, as long as it does not begin again.
    const open = { state: 'REGISTERED', kycStatus: 'DATA_VERIFIED', suspended: false, breakUntil: null }
    await changePlayer(it.operator, playerId, { ...open, permissions: openPermissions })
    const anew = await paid(customer)
    const { body } = await verify(anew)
    expect(body).toMatchObject({ email: null, mobilePhone: null })
    await changePlayer(it.operator, playerId, state)
    expect((await update(anew.sessionId, body.playerId as number)).body.code).toBe('error.pnp.session.expired')
  }
})

test('SAF-8 PWD-2 who has proven the mailbox before keeps bank and phone with a new password by link', async () => {
  const { customer, playerId } = await newPayer()
  const now = it.operator.clock.now()
  const phone = { phonePrefix: '+358', phoneBody: '405550120' }
  const proven = { ...phone, phoneVerifiedAt: now, emailVerifiedAt: now }
  const { email } = await changePlayer(it.operator, playerId, proven)
  await claimMailbox(email)
  expect(await playerRow(it.operator, playerId)).toMatchObject(proven)
  const next = await paid(customer)
  expect((await verify(next)).body).toMatchObject({ playerId, email })
  expect((await login(next.sessionId, playerId)).status).toBe(200)
  expect(await balance(playerId)).toBe(10_000)
})

test('SAF-5 DEP-3 PNP-2 where documents are preferred nothing is taken of who has not chosen to send them later; they come in without', async () => {
  const { customer, playerId } = await newPayer()
  await it.call('PATCH', `/qa/players/${playerId}`, { checks: { deposit: 'DOCUMENTS_PREFERRED' } })
  const { sessionId } = await verified(customer)
  expect((await login(sessionId, playerId)).body.code).toBe('error.deposit.not_allowed')
  expect(await balance(playerId)).toBe(5000)
  expect((await login(sessionId, playerId, key(), { withoutPayment: true })).status).toBe(200)
  expect(await balance(playerId)).toBe(5000)
})

test('DEP-5 SAF-5 PNP-2 of who pays more than a limit of their own leaves nothing is taken; they come in without, and a payment within it is taken', async () => {
  const { customer, playerId } = await newPayer()
  await it.call('PATCH', `/qa/players/${playerId}`, { checks: { depositDetails: { limitLeft: 6000, limitType: 'D' } } })
  const over = await verified(customer, { amount: '60.01' })
  const refused = await login(over.sessionId, playerId)
  expect([refused.status, refused.body.code]).toEqual([409, 'error.deposit.not_allowed'])
  expect(await balance(playerId)).toBe(5000)
  expect((await login(over.sessionId, playerId, key(), { withoutPayment: true })).status).toBe(200)
  expect(await balance(playerId)).toBe(5000)
  const within = await verified(customer, { amount: '60.00' })
  expect((await login(within.sessionId, playerId)).status).toBe(200)
  expect(await balance(playerId)).toBe(11_000)
  const used = await verified(customer, { amount: '20.00' })
  expect((await login(used.sessionId, playerId)).body.code, 'nothing is left of it').toBe('error.deposit.not_allowed')
  expect(await balance(playerId)).toBe(11_000)
})

test('SAF-8 PWD-2 who first proves the mailbox keeps the account: whoever typed the address while paying pays into it no more, and has no code for it', async () => {
  const { customer, playerId, signedIn: session } = await newPayer()
  const { email } = await profile(session.body.idToken)
  const [phonePrefix, phoneBody] = ['+358', '405550077']
  await changePlayer(it.operator, playerId, { phonePrefix, phoneBody, phoneVerifiedAt: it.operator.clock.now() })
  await claimMailbox(email)
  const reset = '/api/v1/player/password_reset'
  advance(2 * minute)
  await it.call('POST', reset, { email, channel: 'sms' }, await it.captcha())
  expect(await it.operator.outbox.read(phonePrefix + phoneBody)).toEqual([])
  expect((await it.operator.outbox.read(email))[0]?.link, 'the mailbox alone is written to').toBeDefined()
  const next = await paid(customer)
  const { body } = await verify(next)
  expect(body).toMatchObject({ email: null, mobilePhone: null })
  expect(body.playerId).not.toBe(playerId)
  expect(await balance(playerId)).toBe(5000)
})

test('PNP-5 SAF-4 who pays while an earlier deposit waits for its bank is told so, and the same payment is taken once that has its answer', async () => {
  const { customer, playerId } = await newPayer()
  const wanted = { playerId, amount: 2000, currency: 'EUR', method: 'CREDITCARD', returnUrl: it.origin } as const
  await it.operator.transaction(async (tx) => {
    const started = await openDeposit(it.operator, tx, wanted)
    if ('opened' in started) await setState(it.operator, tx, started.opened, 'pending')
  })
  const { sessionId } = await verified(customer)
  const early = await login(sessionId, playerId)
  expect([early.status, early.body.code]).toEqual([409, 'error.deposit.pending'])
  expect(await balance(playerId)).toBe(5000)
  advance(2 * minute)
  expect((await login(sessionId, playerId)).status).toBe(200)
  expect(await balance(playerId)).toBe(10_000)
})
