import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, minute, timers } from '#contract/constants.ts'
import { marketFor, openAt } from '../player/placement.ts'
import { changePlayer, playerRow } from '../player/players.ts'
import { startTestOperator, oneStore, type TestOperator } from '../player/testOperator.ts'
import { verifyCode } from './codes.ts'
import { requireCompletePlayer } from './complete.ts'
import { codeOfRegistration, requireOpenRegistration } from './open.ts'
import { mayRegister } from './rules.ts'
import { applicantDetails } from './testApplicant.ts'
import { release } from './taken.ts'

let it: TestOperator
let count = 0
const password = 'Correct horse 7'

const advance = (ms: number) => it.operator.clock.setOffset({ now: it.operator.clock.offset.now + ms, tokens: 0 })

const details = (changes: Record<string, unknown> = {}) => {
  count += 1
  return applicantDetails(count, changes)
}

const contact = (playerId: number, body: ReturnType<typeof details>, changes: Record<string, unknown> = {}) => ({
  playerId,
  dateOfBirth: '1990-05-06',
  postalCode: '00100',
  mobilePhone: body.mobilePhone,
  countryCode: body.countryCode,
  termsAndConditionsAccepted: true,
  languageCode: 'en',
  ...changes,
})

const submit = async (body: ReturnType<typeof details>, headers: Record<string, string> = {}) =>
  it.call('POST', '/api/v1/player/registration', body, { ...(await it.captcha()), ...headers })

/** The calls of one opened registration. */
const opened = async (body = details(), headers: Record<string, string> = {}) => {
  const { status, body: answer, cookie } = await submit(body, headers)
  expect(status).toBe(201)
  const proof = { 'registration-token': answer.token as string }
  const playerId = answer.playerId as number
  const path = '/api/v1/player/registration'
  return {
    body,
    playerId,
    proof,
    /** What its browser has after a reload. */
    cookie: { cookie },
    update: async (changes: Record<string, unknown> = {}, headers: Record<string, string> = proof) =>
      it.call('PUT', path, contact(playerId, body, changes), { ...(await it.captcha()), ...headers }),
    request: async (channel: 'sms' | 'email' = 'sms') =>
      it.call(
        'POST',
        `${path}/${channel}_request`,
        { playerId, siteId: 5, countryCode: 'FI' },
        { ...(await it.captcha()), ...proof },
      ),
    verify: (code: string, channel: 'sms' | 'email' = 'sms') =>
      it.call('POST', `${path}/${channel}_verification`, { playerId, code }, proof),
    codeSent: async (channel: 'sms' | 'email' = 'sms') => {
      const [newest] = await it.operator.outbox.read(channel === 'sms' ? body.mobilePhone : body.email)
      return newest?.code ?? ''
    },
  }
}

/** A sign-up in Brazil whose phone is proven and whose e-mail is not, where both are asked for. */
const halfProven = async (phone: number, cpf: string) => {
  await it.operator.world.patch({ riskSetting: { smsVerification: true, emailVerification: true } })
  const brazilian = { countryCode: 'BR', marketCode: 'BR', languageCode: 'pt', phonePrefix: '+55' }
  const registration = await opened(details({ ...brazilian, ...brazilianPhone(phone) }))
  expect((await registration.update({ cpf })).status).toBe(200)
  await registration.request()
  expect((await registration.verify(await registration.codeSent())).status).toBe(200)
  return registration
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

/** A Brazilian number. */
const brazilianPhone = (n: number) => ({ phoneBody: `1198765432${n}`, mobilePhone: `+551198765432${n}` })

/** Error code of a submit with these details. */
const submitCode = async (changes: Record<string, unknown>) => (await submit(details(changes))).body.code

const yearsAgo = (years: number, days: number) => {
  const date = new Date(it.operator.clock.now() + days * day)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date.toISOString().slice(0, 10)
}

const born = (years: number) => `${new Date(it.operator.clock.now()).getUTCFullYear() - years}-01-01`

describe.each(oneStore)('on %s', (store) => {
  beforeAll(async () => {
    it = await startTestOperator(store)
  })
  afterAll(() => it.close())
  beforeEach(async () => {
    it.operator.clock.setOffset({ now: 0, tokens: 0 })
    await it.operator.world.reset()
  })

  test('REG-2 a visitor registers with a code by SMS, signs in only then, and is complete', async () => {
    const registration = await opened()
    await expect(it.signIn(registration.body.email, password)).rejects.toMatchObject({
      code: 'UserNotConfirmedException',
    })
    expect((await registration.update()).status).toBe(200)
    expect((await registration.request()).body).toEqual({ attemptsLeft: 2, resendInMs: timers.codeResend })
    expect((await registration.verify(await registration.codeSent())).body).toEqual({ success: true })
    const session = await it.signIn(registration.body.email.toUpperCase(), password)
    const profile = await it.as(session, 'GET', '/api/v1/player/profile')
    expect(profile.body).toMatchObject({
      playerId: registration.playerId,
      registrationComplete: true,
      accountStatus: 'REGISTERED',
      phoneVerified: true,
      emailVerified: false,
      currencyCode: 'EUR',
      dateOfBirth: '1990-05-06',
      firstLogin: true,
    })
    await expect(requireCompletePlayer(it.operator, registration.playerId)).resolves.toMatchObject({
      state: 'REGISTERED',
    })
  })

  test('REG-2 where no code is asked for the player signs in at once, but is not complete until the contact info is in', async () => {
    await it.operator.world.patch({ riskSetting: { smsVerification: false, emailVerification: false } })
    const registration = await opened()
    const session = await it.signIn(registration.body.email, password)
    expect((await it.as(session, 'GET', '/api/v1/player/profile')).body).toMatchObject({
      registrationComplete: false,
      accountStatus: 'PRE_REGISTERED',
    })
    await expect(requireCompletePlayer(it.operator, registration.playerId)).rejects.toMatchObject({
      status: 409,
      code: 'error.registration.incomplete',
    })
    advance(2 * day)
    expect((await registration.update({}, { authorization: session.id })).status).toBe(200)
    await expect(requireCompletePlayer(it.operator, registration.playerId)).resolves.toMatchObject({
      state: 'REGISTERED',
    })
  })

  test('REG-2 where SMS and e-mail are asked for both must be verified', async () => {
    await it.operator.world.patch({ riskSetting: { smsVerification: true, emailVerification: true } })
    const risk = await it.call('GET', '/api/v1/player/markets/risk-setting?siteId=5&countryCode=FI')
    expect(risk.body).toMatchObject({
      smsVerificationRequired: true,
      emailVerificationRequired: true,
      registrationAllowed: true,
    })
    const registration = await opened()
    await registration.update()
    await registration.request('sms')
    await registration.verify(await registration.codeSent('sms'))
    await expect(it.signIn(registration.body.email, password)).rejects.toMatchObject({
      code: 'UserNotConfirmedException',
    })
    await registration.request('email')
    expect((await registration.verify(await registration.codeSent('email'), 'email')).status).toBe(200)
    expect((await it.signIn(registration.body.email, password)).id).toBeTruthy()
  })

  test('REG-8 a second registration with the e-mail is refused, whatever its case, also when both come at once', async () => {
    const body = details()
    const outcomes = await Promise.all([
      submit(body),
      submit({ ...body, email: body.email.toUpperCase(), password: 'Another horse 8' }),
      submit({ ...body, password: 'A third horse 9' }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    const refused = await submit({ ...body, password: 'A fourth horse 10' })
    expect([refused.status, refused.body.code]).toEqual([409, 'player_already_exists'])
  })

  test('REG-1 SAF-4 the same details sent several times at once make one account', async () => {
    const body = details()
    const outcomes = await Promise.all([submit(body), submit(body), submit(body)])
    expect(new Set(outcomes.map(({ body: answer }) => answer.playerId)).size).toBe(1)
  })

  test('REG-1 SAF-4 who sends the details again with the same password goes on with the same account, from another browser too', async () => {
    const first = await opened()
    await first.update()
    await first.request()
    const again = await opened(first.body)
    expect(again.playerId).toBe(first.playerId)
    expect((await again.request()).body.code, 'no second code within the wait').toBe('sms.resend.too_soon')
    expect((await first.update()).body.code, 'the token of before is void').toBe('error.registration.not_open')
    expect((await again.verify(await again.codeSent())).status, 'the code that was sent still works').toBe(200)
    expect((await it.signIn(first.body.email, password)).id).toBeTruthy()
    const confirmed = await submit(first.body)
    expect([confirmed.status, confirmed.body.code]).toEqual([409, 'player_already_exists'])
  })

  test('REG-1 SAF-8 who opened a registration corrects all of its details, and nobody else does', async () => {
    await it.operator.world.patch({ riskSetting: { smsVerification: true, emailVerification: true } })
    const first = await opened()
    await first.request('email')
    await first.verify(await first.codeSent('email'), 'email')
    const { email } = details()
    const corrected = { ...first.body, email, lastName: 'Corrected', marketingOptIn: true, password: 'Another horse 8' }
    const other = await opened()
    expect((await submit({ ...first.body, password: 'Another horse 8' }, other.proof)).body.code).toBe(
      'player_already_exists',
    )
    expect((await submit({ ...corrected, email: other.body.email }, first.proof)).body.code).toBe(
      'player_already_exists',
    )

    const again = await opened(corrected, first.proof)
    expect(again.playerId).toBe(first.playerId)
    expect(await it.operator.players.find(first.playerId)).toMatchObject({ email, lastName: 'Corrected' })
    expect((await first.update()).body.code, 'the token of before is void').toBe('error.registration.not_open')
    await again.update()
    await again.request()
    await again.verify(await again.codeSent())
    await expect(it.signIn(email, 'Another horse 8'), 'this e-mail is not proven yet').rejects.toMatchObject({
      code: 'UserNotConfirmedException',
    })
    advance(timers.codeResend)
    await again.request('email')
    await again.verify(await again.codeSent('email'), 'email')
    expect((await it.signIn(email, 'Another horse 8')).id).toBeTruthy()
    await expect(it.signIn(first.body.email, password)).rejects.toMatchObject({ code: 'NotAuthorizedException' })
    const finished = await submit({ ...corrected, lastName: 'Later' }, again.proof)
    expect([finished.status, finished.body.code]).toEqual([409, 'player_already_exists'])
  })

  test('LOC-10 WAL-1 details sent again with another country change the currency of the account and of its wallet', async () => {
    const first = await opened()
    const moved = await opened({ ...first.body, countryCode: 'PL' })
    await moved.update({ countryCode: 'PL' })
    const [player, wallet] = [
      await it.operator.players.find(first.playerId),
      await it.operator.ledger.walletOf(first.playerId),
    ]
    expect([player!.currency, wallet!.currency]).toEqual(['PLN', 'PLN'])
  })

  test('LOC-10 what a finished registration says of its player is not changed by its own call', async () => {
    const registration = await opened()
    await registration.update()
    await registration.request()
    await registration.verify(await registration.codeSent())
    const session = await it.signIn(registration.body.email, password)
    const own = { authorization: session.id, 'access-token': session.access }
    expect(await registration.update({}, own), 'the last step again, its answer was lost').toMatchObject({
      status: 200,
    })
    const changed = await registration.update({ countryCode: 'NO', postalCode: '9999' }, own)
    expect([changed.status, changed.body.code]).toEqual([409, 'error.registration.not_open'])
    expect(await it.operator.players.find(registration.playerId)).toMatchObject({ countryCode: 'FI' })
  })

  test('SAF-8 REG-6 the proven phone and the date of birth of a confirmed player are changed by neither token nor sign-in of the sign-up', async () => {
    const registration = await opened()
    await registration.update()
    await registration.request()
    await registration.verify(await registration.codeSent())
    const session = await it.signIn(registration.body.email, password)
    for (const headers of [registration.proof, { authorization: session.id, 'access-token': session.access }])
      for (const [field, value] of [
        ['mobilePhone', '+358409999996'],
        ['dateOfBirth', '1980-01-01'],
      ] as const) {
        const { status, body } = await registration.update({ [field]: value }, headers)
        expect([status, body.validationErrors]).toMatchObject([400, [{ field }]])
      }
    expect(await it.operator.players.find(registration.playerId)).toMatchObject({
      mobilePhone: registration.body.mobilePhone,
      dateOfBirth: '1990-05-06',
    })
  })

  test('REG-6 SAF-8 another phone in the contact info must be proven anew: the code of the first confirms nobody with it', async () => {
    await it.operator.world.patch({ riskSetting: { smsVerification: true, emailVerification: true } })
    const registration = await opened()
    await registration.request()
    const own = await registration.codeSent()
    expect((await registration.verify(own)).status).toBe(200)
    expect((await registration.update({ mobilePhone: '+358409999997' })).status).toBe(200)
    for (const code of [own, wrongOf(own)]) expect((await registration.verify(code)).status).toBe(400)
    await registration.request('email')
    await registration.verify(await registration.codeSent('email'), 'email')
    expect(await playerRow(it.operator, registration.playerId)).toMatchObject({
      phoneBody: '409999997',
      phoneVerifiedAt: null,
      confirmedAt: null,
    })
  })

  test('REG-8 SAF-8 a code that was on its way when its sign-up was given to somebody else finishes it for nobody', async () => {
    const first = await opened()
    await first.request()
    const code = await first.codeSent()
    // It is left for another one in its own browser, and who comes next with the same e-mail and phone has it.
    await opened(details({ password: 'A third horse 9' }), first.cookie)
    const next = await opened({ ...first.body, password: 'Another horse 8' })
    expect(next.playerId).toBe(first.playerId)
    const late = verifyCode(it.operator, first.playerId, 'sms', code, () =>
      requireOpenRegistration(it.operator, first.playerId, first.proof['registration-token'], {
        cookies: null,
        setCookie: () => {},
      }),
    )
    await expect(late).rejects.toMatchObject({ code: 'error.registration.not_open' })
    expect(await playerRow(it.operator, next.playerId)).toMatchObject({ phoneVerifiedAt: null, confirmedAt: null })
  })

  test('REG-6 SAF-8 another phone in details sent again must be proven anew', async () => {
    await it.operator.world.patch({ riskSetting: { smsVerification: true, emailVerification: true } })
    const first = await opened()
    await first.request()
    await first.verify(await first.codeSent())
    const moved = await opened({ ...first.body, phoneBody: '409999998', mobilePhone: '+358409999998' })
    expect(moved.playerId).toBe(first.playerId)
    await moved.update()
    await moved.request('email')
    await moved.verify(await moved.codeSent('email'), 'email')
    await expect(it.signIn(first.body.email, password)).rejects.toMatchObject({ code: 'UserNotConfirmedException' })
  })

  test('REG-6 SAF-8 a code that comes back while the phone is being changed proves the one it was sent to, or nothing', async () => {
    for (let n = 0; n < 6; n++) {
      const registration = await opened()
      await registration.request()
      const code = await registration.codeSent()
      const phoneBody = `4071${String(10_000 + count)}`
      await Promise.all([registration.verify(code), registration.update({ mobilePhone: `+358${phoneBody}` })])
      const player = await playerRow(it.operator, registration.playerId)
      expect(player?.phoneBody === phoneBody && player.phoneVerifiedAt !== null, 'the other phone is proven').toBe(
        false,
      )
    }
  })

  test('REG-2 SAF-1 who completes the registration after a break may pay in and play as anybody', async () => {
    await it.operator.world.patch({ riskSetting: { smsVerification: false, emailVerification: false } })
    const registration = await opened()
    const session = await it.signIn(registration.body.email, password)
    expect((await it.as(session, 'PATCH', '/api/v1/player/timeout', { timeout: 1 })).status).toBe(200)
    advance(day + minute)
    const again = await it.signIn(registration.body.email, password)
    const own = { authorization: again.id, 'access-token': again.access }
    expect((await registration.update({}, own)).status).toBe(200)
    expect(await it.operator.players.find(registration.playerId)).toMatchObject({ state: 'REGISTERED' })
  })

  test('REG-1 a wrong password for an unverified account is a duplicate, and five of them lock it', async () => {
    const { body } = await opened()
    const guess = async (n: number) => (await submit({ ...body, password: `Wrong horse ${n}` })).body.code
    for (let n = 0; n < 5; n++) expect(await guess(n)).toBe('player_already_exists')
    expect(await guess(5)).toBe('error.password.attempts')
    expect((await submit(body)).body.code).toBe('error.password.attempts')
  })

  test('REG-1 SAF-9 after a reload its own browser goes on with an unfinished sign-up by the password, e-mail corrected and all', async () => {
    const cpf = '15350946056'
    const first = await halfProven(9, cpf)
    const { email } = details()
    const again = await opened({ ...first.body, email }, first.cookie)
    expect(again.playerId).toBe(first.playerId)
    expect((await again.update({ cpf })).status).toBe(200)
    await again.request('email')
    await again.verify(await again.codeSent('email'), 'email')
    expect((await it.signIn(email, password)).id, 'the phone is proven as before').toBeTruthy()
    // Finished, it is nobody's to change by a cookie.
    const late = await submit({ ...again.body, password: 'Another horse 8' }, again.cookie)
    expect([late.status, late.body.code]).toEqual([409, 'player_already_exists'])
    await expect(opened(details(), again.cookie)).resolves.not.toMatchObject({ playerId: first.playerId })
  })

  test('REG-1 nobody keeps a sign-up from giving way by taking the address that it would be put aside under', async () => {
    const { playerId } = await opened()
    expect((await submit(details({ email: `left-${playerId + 2}@sign-up.invalid` }))).status).toBe(201)
    const own = await opened()
    expect(own.playerId).toBe(playerId + 2)
    expect((await submit({ ...own.body, password: 'Another horse 8' }, own.cookie)).status).toBe(201)
  })

  test('REG-1 SAF-8 SAF-9 without its password an unfinished sign-up gives way in its own browser, in no other, and what it has proven counts no more', async () => {
    const cpf = '16899535009'
    const first = await halfProven(7, cpf)
    const other = { ...first.body, password: 'Another horse 8' }
    const foreign = await opened()
    for (const headers of [{}, foreign.cookie, { cookie: 'registration=guessed' }])
      expect((await submit(other, headers)).body.code).toBe('player_already_exists')
    expect(await playerRow(it.operator, foreign.playerId)).toMatchObject({ email: foreign.body.email })
    for (let n = 0; n < 3; n++) await submit(other)
    expect((await submit(other)).body.code, 'their guesses lock nobody out here').toBe('error.password.attempts')

    const second = await opened(other, first.cookie)
    expect(second.playerId).not.toBe(first.playerId)
    expect((await first.update({ cpf })).body.code, 'the token of before is void').toBe('error.registration.not_open')
    expect((await second.update({ cpf })).status).toBe(200)
    await second.request('email')
    await second.verify(await second.codeSent('email'), 'email')
    await expect(it.signIn(other.email, other.password)).rejects.toMatchObject({ code: 'UserNotConfirmedException' })
    await expect(it.signIn(other.email, password)).rejects.toMatchObject({ code: 'NotAuthorizedException' })
    // Whoever has forgotten it time and again is not locked out either, and there is one account in the end.
    let last = second
    for (let n = 0; n < 6; n++) last = await opened({ ...other, password: `Forgotten horse ${n}` }, last.cookie)
    const twice = { ...other, password: 'Sent twice 9' }
    const both = await Promise.all([submit(twice, last.cookie), submit(twice, last.cookie)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0].body.playerId).toBe(both[1].body.playerId)
  })

  test('REG-8 SAF-9 another sign-up of the same browser may have the CPF of the one before it, which can be gone on with all the same', async () => {
    const cpf = '31024567826'
    const first = await halfProven(6, cpf)
    const { email } = details()
    const second = await opened({ ...first.body, email, password: 'Another horse 8' }, first.cookie)
    expect(second.playerId).not.toBe(first.playerId)
    expect((await playerRow(it.operator, second.playerId))?.phoneVerifiedAt).toBeNull()
    await first.request('email')
    expect((await second.update({ cpf })).body.code, 'it is being gone on with').toBe('error.cpf.duplicate_found')
    const third = await opened({ ...second.body, email: details().email, password: 'A third horse 9' }, first.cookie)
    expect((await third.update({ cpf })).status).toBe(200)
    expect((await first.update({ cpf })).body.code).toBe('error.cpf.duplicate_found')
  })

  test('REG-8 SAF-8 what changes hands at the same moment is nobody else’s to finish, and is told by its own name', async () => {
    const first = await opened()
    const email = `raced-${first.body.email}`
    const captcha = await it.captcha()
    const corrected = await it.meanwhile(
      () => it.operator.players.create({ email, password }),
      () => it.call('POST', '/api/v1/player/registration', { ...first.body, email }, { ...captcha, ...first.proof }),
    )
    expect([corrected.status, corrected.body.code]).toEqual([409, 'player_already_exists'])
    const confirmed = await opened()
    const aside = await it.meanwhile(
      () => changePlayer(it.operator, confirmed.playerId, { confirmedAt: it.operator.clock.now() }),
      () => submit({ ...confirmed.body, password: 'Another horse 8' }, confirmed.cookie),
    )
    expect(aside.body.code).toBe('player_already_exists')
    const contactInfo = await it.meanwhile(
      () => release(it.operator, first),
      () => first.update(),
    )
    expect(contactInfo.body.code).toBe('error.registration.not_open')

    const cpf = '41235678946'
    const left = await opened(details({ cpf }))
    advance(timers.draftLife)
    const newcomer = details({ cpf })
    const answer = await it.meanwhile(
      () => changePlayer(it.operator, left.playerId, { confirmedAt: it.operator.clock.now() }),
      () => submit(newcomer),
    )
    expect(answer.body.code).toBe('error.cpf.duplicate_found')
    expect((await playerRow(it.operator, left.playerId))?.cpf).toBe(cpf)
  })

  test('REG-8 SAF-8 of a sign-up that was left nothing is proven for who comes after it with the same e-mail and phone', async () => {
    await it.operator.world.patch({ riskSetting: { smsVerification: true, emailVerification: true } })
    for (const channel of ['sms', 'email'] as const) {
      const first = await opened()
      await first.request(channel)
      await first.verify(await first.codeSent(channel), channel)
      advance(timers.draftLife)
      const second = await opened({ ...first.body, password: 'Another horse 8' })
      expect(await playerRow(it.operator, second.playerId)).toMatchObject({
        phoneVerifiedAt: null,
        emailVerifiedAt: null,
      })
    }
    // Who knows its password is the same person, however long the code took.
    const slow = await opened()
    await slow.request()
    await slow.verify(await slow.codeSent())
    advance(timers.draftLife)
    let last = slow
    for (const proof of [slow.proof, {}]) {
      last = await opened({ ...slow.body, lastName: 'Corrected' }, proof)
      expect((await playerRow(it.operator, slow.playerId))?.phoneVerifiedAt).not.toBeNull()
      advance(timers.draftLife)
    }
    const { email } = details()
    expect((await opened({ ...slow.body, email }, last.cookie)).playerId, 'the cookie is old').not.toBe(slow.playerId)
  })

  test('REG-8 an e-mail whose registration was left unconfirmed can be used again once the draft has run out', async () => {
    const first = await opened()
    await first.update()
    advance(timers.draftLife)
    const second = await opened({ ...first.body, password: 'Another horse 8' })
    expect(second.playerId).toBe(first.playerId)
    expect(await it.operator.players.find(first.playerId), 'nothing of the first one is theirs').toMatchObject({
      dateOfBirth: null,
      postalCode: null,
    })
    expect((await first.update()).body.code).toBe('error.registration.not_open')
    await second.update()
    await second.request()
    await second.verify(await second.codeSent())
    await expect(it.signIn(first.body.email, password)).rejects.toMatchObject({ code: 'NotAuthorizedException' })
    expect((await it.signIn(first.body.email, 'Another horse 8')).id).toBeTruthy()
  })

  test('REG-8 a CPF belongs to one player', async () => {
    const brazilian = {
      countryCode: 'BR',
      marketCode: 'BR',
      languageCode: 'pt',
      phonePrefix: '+55',
      cpf: '529.982.247-25',
    }
    expect((await submit(details({ ...brazilian, ...brazilianPhone(1) }))).status).toBe(201)
    const second = await submit(details({ ...brazilian, ...brazilianPhone(2) }))
    expect(second.body).toMatchObject({ code: 'error.cpf.duplicate_found', validationErrors: [{ field: 'cpf' }] })
    const another = { ...brazilian, cpf: '111.444.777-35' }
    const both = await Promise.all([3, 4].map((n) => submit(details({ ...another, ...brazilianPhone(n) }))))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
    expect(both.find(({ status }) => status === 400)?.body.code).toBe('error.cpf.duplicate_found')
    // Left unconfirmed for half an hour, it is free again.
    advance(31 * minute)
    expect((await submit(details({ ...brazilian, ...brazilianPhone(5) }))).status).toBe(201)
  })

  test('REG-8 a phone that a player has proven is no other sign-up’s; one that nobody has proven is free', async () => {
    const first = await opened()
    const { phonePrefix, phoneBody, mobilePhone } = first.body
    const phone = { phonePrefix, phoneBody, mobilePhone }
    const early = await opened(details(phone))
    await first.update()
    await first.request()
    await first.verify(await first.codeSent())
    expect(await submitCode(phone)).toBe('error.same.customer.info.detected')
    const other = await opened()
    expect((await other.update({ mobilePhone })).body.code).toBe('error.same.customer.info.detected')
    // Nothing was left behind: the same e-mail signs up with another phone.
    expect((await opened({ ...details(), email: other.body.email })).playerId).toBe(other.playerId)
    expect(early.playerId).not.toBe(first.playerId)
  })

  test('SAF-1 REG-8 REG-2 who is kept out opens no other account with the same name and date of birth, however the name is written', async () => {
    const first = await opened(details({ firstName: 'Zoé Anna', lastName: 'Łuk-Öberg' }))
    await first.update()
    await first.request()
    await first.verify(await first.codeSent())
    const again = await opened(details({ firstName: ' zoe', lastName: 'ANNA LU\u20ddK\u02bc\ufe0f OBERG ' }))
    expect((await again.update()).status, 'as long as nobody is kept out, they may be two people').toBe(200)
    await it.operator.players.change(first.playerId, { state: 'SELF_EXCLUDED' })
    expect((await again.update()).status, 'before a code nobody can ask whether a person is here').toBe(200)
    await again.request()
    const refused = await again.verify(await again.codeSent())
    expect([refused.status, refused.body.code]).toEqual([400, 'error.same.customer.info.detected'])
    expect(refused.body.validationErrors ?? [], 'it is on no field').toEqual([])
    expect(refused.body.message, 'nor is it said that somebody is kept out').toBe(
      'There is a player with these details',
    )
    expect((await again.update({ dateOfBirth: '1990-05-07' })).status, 'their namesake signs up').toBe(200)
    const refusedAs = async (written: { firstName: string; lastName: string }) => {
      const one = await opened(details(written))
      await one.update()
      await one.request()
      return (await one.verify(await one.codeSent())).body.code
    }
    expect(await refusedAs({ firstName: 'Luk-Oberg', lastName: 'Anna Zoe' }), 'the other way round').toBe(
      'error.same.customer.info.detected',
    )
    expect(await refusedAs({ firstName: 'Zoe', lastName: 'Lukoberg' }), 'without the middle name').toBe(
      'error.same.customer.info.detected',
    )
    expect(await refusedAs({ firstName: 'Zoe', lastName: 'Other' }), 'one word is not enough').toBeUndefined()
    // So it is where the phone is the same, proven or not.
    await changePlayer(it.operator, first.playerId, { phoneVerifiedAt: null })
    const { phonePrefix, phoneBody, mobilePhone } = first.body
    const shorter = await opened(
      details({ firstName: 'Zoé', lastName: 'Łuk-Öberg', phonePrefix, phoneBody, mobilePhone }),
    )
    await shorter.update()
    await shorter.request()
    expect((await shorter.verify(await shorter.codeSent())).body.code).toBe('error.same.customer.info.detected')
    // A name that is put right afterwards is looked at as well.
    const other = await opened(details({ firstName: 'Somebody', lastName: 'Else' }))
    expect((await other.update()).status).toBe(200)
    const corrected = { ...other.body, firstName: 'Zoé Anna', lastName: 'Łuk-Öberg' }
    expect((await submit(corrected, other.proof)).status).toBe(201)
    const { playerId } = other
    const path = '/api/v1/player/registration'
    const token = (await submit(corrected, other.proof)).body.token as string
    const proof = { 'registration-token': token }
    const wish = { playerId, siteId: 5, countryCode: 'FI' }
    await it.call('POST', `${path}/sms_request`, wish, { ...(await it.captcha()), ...proof })
    const code = await other.codeSent()
    expect((await it.call('POST', `${path}/sms_verification`, { playerId, code }, proof)).body.code).toBe(
      'error.same.customer.info.detected',
    )
    // With the end of what kept the first one out, the way is free.
    await it.operator.players.change(first.playerId, { state: 'REGISTERED' })
    expect((await it.call('POST', `${path}/sms_verification`, { playerId, code }, proof)).status).toBe(200)
  })

  test('SAF-1 REG-8 REG-2 where no code is asked for, who is kept out is let in neither by the same phone nor by the same name and date of birth', async () => {
    await it.operator.world.patch({ riskSetting: { smsVerification: false, emailVerification: false } })
    const completed = async (body: ReturnType<typeof details>) => {
      const registration = await opened(body)
      const session = await it.signIn(registration.body.email, password)
      const own = { authorization: session.id, 'access-token': session.access }
      return { ...registration, session, answer: await registration.update({}, own) }
    }
    const name = { firstName: 'Aino', lastName: 'Uncoded' }
    const first = await completed(details(name))
    expect(first.answer.status).toBe(200)
    const { phonePrefix, phoneBody, mobilePhone } = first.body
    const phone = { phonePrefix, phoneBody, mobilePhone }
    const exclusion = { accountDisableIndefinitely: true, exclusionInMonths: 12 }
    expect(await submitCode(phone), 'a number that nobody has proven stands in nobody’s way').toBeUndefined()
    expect((await it.as(first.session, 'PATCH', '/api/v1/player/exclusion', exclusion)).status).toBe(200)
    expect(await submitCode({ ...name, ...phone })).toBe('error.same.customer.info.detected')
    const { answer, session, playerId } = await completed(details(name))
    expect([answer.status, answer.body.code]).toEqual([400, 'error.same.customer.info.detected'])
    await expect(requireCompletePlayer(it.operator, playerId)).rejects.toMatchObject({
      code: 'error.registration.incomplete',
    })
    // Nor by another spelling in an account that was opened before and is completed now.
    await it.operator.players.change(first.playerId, { state: 'REGISTERED' })
    const before = await opened(details({ firstName: 'Aino', lastName: 'Other', ...phone }))
    const early = await it.signIn(before.body.email, password)
    await it.operator.players.change(first.playerId, { state: 'SELF_EXCLUDED' })
    const own = { authorization: early.id, 'access-token': early.access }
    expect((await before.update({ dateOfBirth: '1990-05-07' }, own)).body.code).toBe(
      'error.same.customer.info.detected',
    )
    // Whoever reads its codes has the number all the same: anybody could have typed it before being kept out.
    const change = await it.as(session, 'POST', '/api/v1/player/phone_number', { phonePrefix, phoneBody })
    expect(change.status).toBe(200)
  })

  test('REG-8 SAF-8 one phone becomes one player’s: who proves it first, also when both come at once or write it apart in another way', async () => {
    const [first, { phoneBody, mobilePhone }] = [await opened(), details()]
    const same = details({ phonePrefix: `+358${phoneBody.slice(0, 1)}`, phoneBody: phoneBody.slice(1), mobilePhone })
    const both = [await opened(details({ phoneBody, mobilePhone })), await opened(same)] as const
    const codes = new Map<number, string>()
    for (const one of both) {
      await one.update()
      await one.request()
      codes.set(one.playerId, await one.codeSent())
    }
    const answers = await Promise.all(both.map((one) => one.verify(codes.get(one.playerId) ?? '')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const loser = both[answers.findIndex(({ status }) => status === 400)]!
    const refused = await loser.verify(codes.get(loser.playerId) ?? '')
    expect(refused.body.code).toBe('error.same.customer.info.detected')
    // With a phone of their own the sign-up goes on.
    const own = first.body.mobilePhone
    expect((await loser.update({ mobilePhone: own })).status).toBe(200)
    await loser.request()
    const [newest] = await it.operator.outbox.read(own)
    expect((await loser.verify(newest?.code ?? '')).status).toBe(200)
  })

  test('REG-8 where both codes are asked for, the phone is looked at again before the player may sign in', async () => {
    await it.operator.world.patch({ riskSetting: { smsVerification: true, emailVerification: true } })
    const first = await opened()
    const { phonePrefix, phoneBody, mobilePhone } = first.body
    const second = await opened(details({ phonePrefix, phoneBody, mobilePhone }))
    const prove = async (one: typeof first, channel: 'sms' | 'email') => {
      await one.request(channel)
      return (await one.verify(await one.codeSent(channel), channel)).body.code ?? 'taken'
    }
    for (const one of [first, second]) {
      await one.update()
      expect(await prove(one, 'sms')).toBe('taken')
    }
    expect(await prove(first, 'email')).toBe('taken')
    expect(await prove(second, 'email')).toBe('error.same.customer.info.detected')
  })

  test('REG-3 a captcha is asked for, must be answered, and serves once', async () => {
    const body = details()
    for (const token of ['-', 'abc:1', `${(await it.captcha()).hcaptchatoken}0`]) {
      const refused = await it.call('POST', '/api/v1/player/registration', body, { hcaptchatoken: token })
      expect([refused.status, refused.body.code]).toEqual([403, 'error.explicit_deny'])
    }
    const token = await it.captcha()
    expect((await it.call('POST', '/api/v1/player/registration', body, token)).status).toBe(201)
    const again = await it.call('POST', '/api/v1/player/registration', details(), token)
    expect([again.status, again.body.code]).toEqual([403, 'error.explicit_deny'])
    const old = await it.captcha()
    advance(11 * minute)
    expect((await it.call('POST', '/api/v1/player/registration', details(), old)).status).toBe(403)
  })

  test('REG-4 GRD-8 only countries that the market registers are taken', async () => {
    expect(await submitCode({ countryCode: 'US' })).toBe('error.country.not_allowed')
    expect(await submitCode({ countryCode: 'FI', marketCode: 'GG' })).toBe('error.country.not_allowed')
    await it.operator.world.patch({ restricted: true })
    // Where nothing is offered a sign-up cannot even be begun.
    expect((await it.call('POST', '/api/v1/captcha/challenge')).body.code).toBe('error.restricted.country')
    await it.operator.world.reset()
  })

  test('LOC-3 REG-4 nobody registers in a market that is shut, or that the brand is not sold in', async () => {
    expect(await submitCode({ countryCode: 'JP', marketCode: 'JP' })).toBe('error.country.not_allowed')
    await it.operator.world.patch({ flags: { marketJp: true } })
    expect(await submitCode({ countryCode: 'JP', marketCode: 'JP' })).toBeUndefined()
    await it.operator.world.reset()

    // The brand is the one of the host name that was called, as for the page there (LOC-14).
    Object.assign(it.operator.settings.site, { hostsToBrands: { 'marigold.test': 'marigold' } })
    const [halcyon, marigold] = ['http://localhost:3000', 'http://marigold.test:3000'] as const
    expect(mayRegister(it.operator, 'FI', 'FI', 'http://constructor:3000')).toBe(true)
    const places = [
      ['FI', 'FI'],
      ['NO', 'NO'],
      ['PP', 'SE'],
      ['UN', 'FI'],
      ['JJ', 'DE'],
    ] as const
    expect(places.map(([market, country]) => mayRegister(it.operator, market, country, marigold))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    expect(places.map(([market, country]) => mayRegister(it.operator, market, country, halcyon))).not.toContain(false)
    // Whose country has a market of its own elsewhere belongs to the global one here.
    const marketAt = (origin: string) => marketFor('FI', undefined, openAt(it.operator, origin))
    expect([marketAt(marigold), marketAt(halcyon)]).toEqual(['UN', 'FI'])
    Object.assign(it.operator.settings.site, { hostsToBrands: {} })
  })

  test('REG-8 a phone number that cannot exist is refused as the catalogue says', async () => {
    const refused = await submit(
      details({ phoneBody: '40123456789012', mobilePhone: '+35840123456789012'.slice(0, 16) }),
    )
    expect([refused.status, refused.body.code]).toEqual([403, 'error.vonage.phone.invalid'])
  })

  test('REG-9 the operator refuses what the form refuses, on the field, and never repeats the password', async () => {
    const refused = await submit(details({ firstName: '', password: 'new-secret', email: 'new-secret@player.example' }))
    expect(refused.status).toBe(400)
    const fields = refused.body.validationErrors.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(expect.arrayContaining(['firstName', 'password']))
    expect(
      JSON.stringify(refused.body.validationErrors.filter(({ field }: { field: string }) => field === 'password')),
    ).not.toContain('new-secret')
  })

  test('REG-9 who is too young for the market is refused on the day before the birthday and taken on it', async () => {
    const registration = await opened()
    const young = await registration.update({ dateOfBirth: yearsAgo(18, 1) })
    expect(young.body.validationErrors).toMatchObject([{ field: 'dateOfBirth', code: 'error.date_of_birth.under_age' }])
    expect((await registration.update({ dateOfBirth: yearsAgo(18, 0) })).status).toBe(200)
  })

  test('REG-10 Canada asks for a province other than Ontario, and for its age', async () => {
    const registration = await opened(
      details({
        countryCode: 'CA',
        marketCode: 'CA',
        phonePrefix: '+1',
        phoneBody: '6132018899',
        mobilePhone: '+16132018899',
      }),
    )
    for (const province of [undefined, 'ON'])
      expect((await registration.update({ province })).body.validationErrors).toMatchObject([{ field: 'province' }])
    expect((await registration.update({ province: 'BC', dateOfBirth: born(18) })).body.validationErrors).toMatchObject([
      { field: 'dateOfBirth' },
    ])
    expect((await registration.update({ province: 'QC', dateOfBirth: born(18) })).status).toBe(200)
  })

  test('REG-10 what is asked of a player goes by their country, wherever they sign up', async () => {
    const canadian = { countryCode: 'CA', phonePrefix: '+1', phoneBody: '6045550123', mobilePhone: '+16045550123' }
    const canada = await opened(details(canadian))
    expect((await canada.update()).body.validationErrors).toMatchObject([{ field: 'province' }])
    expect((await canada.update({ province: 'ON' })).status).toBe(400)
    expect((await canada.update({ province: 'BC', dateOfBirth: born(18) })).body.validationErrors).toMatchObject([
      { field: 'dateOfBirth', code: 'error.date_of_birth.under_age' },
    ])
    expect((await canada.update({ province: 'BC' })).status).toBe(200)
    const brazil = await opened(details({ countryCode: 'BR', phonePrefix: '+55', ...brazilianPhone(8) }))
    expect((await brazil.update()).body.validationErrors).toMatchObject([{ field: 'cpf' }])
    expect((await brazil.update({ cpf: '39053344705' })).status).toBe(200)
  })

  test('REG-2 REG-9 REG-10 another country asks for the contact info anew, and nobody is complete by what another one asked', async () => {
    const moves = [
      { countryCode: 'IN', field: 'dateOfBirth', enough: { dateOfBirth: born(30) } },
      { countryCode: 'CA', field: 'province', enough: { province: 'BC', dateOfBirth: born(30) } },
      { countryCode: 'BR', field: 'cpf', enough: { cpf: '71428793860', dateOfBirth: born(30) } },
    ]
    for (const { countryCode, field, enough } of moves) {
      const first = await opened()
      const young = { dateOfBirth: yearsAgo(19, 0) }
      expect((await first.update(young)).status).toBe(200)
      await first.request()
      const code = await first.codeSent()
      const proof = field === 'cpf' ? first.cookie : first.proof
      const moved = await opened({ ...first.body, countryCode }, proof)
      expect(moved.playerId).toBe(first.playerId)
      expect((await moved.verify(code)).status, 'the phone is the same').toBe(200)
      const row = async () => playerRow(it.operator, first.playerId)
      expect(await row()).toMatchObject({ state: 'PRE_REGISTERED', dateOfBirth: null, postalCode: null, countryCode })
      const session = await it.signIn(first.body.email, password)
      const own = { authorization: session.id, 'access-token': session.access }
      expect((await it.as(session, 'GET', '/api/v1/player/profile')).body.registrationComplete).toBe(false)
      await expect(requireCompletePlayer(it.operator, first.playerId)).rejects.toMatchObject({ status: 409 })
      expect((await moved.update(young, own)).body.validationErrors).toMatchObject([{ field }])
      expect((await moved.update(enough, own)).status).toBe(200)
      expect(await row()).toMatchObject({ state: 'REGISTERED', ...enough })
    }
  })

  test('BON-6 SAF-8 the bonus code of a sign-up stays with who changes the password before completing it; nobody else goes on with it', async () => {
    await it.operator.world.patch({ riskSetting: { smsVerification: false, emailVerification: false } })
    const one = await opened(details({ bonusCode: 'WELCOME' }))
    const session = await it.signIn(one.body.email, password)
    const change = { oldPassword: password, newPassword: 'Another1horse' }
    expect((await it.as(session, 'POST', '/api/v1/player/password', change)).status).toBe(200)
    expect(await one.update({})).toMatchObject({ status: 400, body: { code: 'error.registration.not_open' } })
    expect(await codeOfRegistration(it.operator, one.playerId)).toBe('WELCOME')
  })

  test('REG-9 REG-10 REG-8 what the contact step gave is kept where country and market stay, and no longer than they do', async () => {
    const given = { dateOfBirth: '1990-05-06', postalCode: '00100' }
    const none = { dateOfBirth: null, postalCode: null, province: null, cpf: null }
    const cpf = '85930174288'
    const brazil = await opened(details({ countryCode: 'BR' }))
    const row = async () => playerRow(it.operator, brazil.playerId)
    expect((await brazil.update({ cpf })).status).toBe(200)
    const corrected = await opened({ ...brazil.body, lastName: 'Corrected' }, brazil.proof)
    expect(await row()).toMatchObject({ ...given, cpf, lastName: 'Corrected' })
    expect((await corrected.update({ countryCode: 'CA', province: 'BC' })).status).toBe(200)
    expect(await row(), 'a CPF is of Brazil').toMatchObject({ ...given, province: 'BC', cpf: null })
    expect((await corrected.update({ cpf, province: 'BC' })).status).toBe(200)
    expect(await row(), 'a province is of Canada').toMatchObject({ ...given, province: null, cpf })
    await opened({ ...brazil.body, marketCode: 'BR', languageCode: 'pt' }, corrected.proof)
    expect(await row(), 'another market').toMatchObject({ ...none, countryCode: 'BR' })

    const left = await opened(details({ countryCode: 'BR' }))
    expect((await left.update({ cpf })).status).toBe(200)
    advance(timers.draftLife)
    expect((await submit(details({ countryCode: 'BR', cpf }))).status).toBe(201)
    expect(await playerRow(it.operator, left.playerId), 'its CPF has become another’s').toMatchObject(none)
  })

  test('REG-2 SAF-9 where no code is asked for, details whose answer was lost are taken again, until the player has signed in', async () => {
    await it.operator.world.patch({ riskSetting: { smsVerification: false, emailVerification: false } })
    const { body, playerId } = await opened()
    const again = await submit({ ...body, lastName: 'Corrected' })
    expect([again.status, again.body.playerId]).toEqual([201, playerId])
    expect((await it.operator.players.find(playerId))?.lastName).toBe('Corrected')
    expect((await submit({ ...body, password: 'Another horse 7' })).status).toBe(409)
    expect((await submit({ ...body, password: 'Another horse 7' })).body.code).toBe('player_already_exists')
    await it.signIn(body.email, password)
    expect((await submit(body)).body.code).toBe('player_already_exists')
  })

  test('PRO-6 terms that were never published cannot be accepted by a sign-up', async () => {
    const refused = await submit(details({ termsAndConditionsAcceptedVersion: 'zzz' }))
    expect([refused.status, refused.body.validationErrors]).toMatchObject([400, [{ field: 'termsAndConditions' }]])
  })

  test('REG-7 a wrong code is refused, and after five the right one too; the next code works', async () => {
    const registration = await opened()
    await registration.request()
    const code = await registration.codeSent()
    for (let n = 0; n < 5; n++) expect((await registration.verify(wrongOf(code))).body.code).toBe('sms.code.invalid')
    expect((await registration.verify(code)).body.code).toBe('sms.code.invalid')
    advance(timers.codeResend)
    await registration.request()
    const next = await registration.codeSent()
    expect((await registration.verify(next)).status).toBe(200)
    expect((await registration.verify(next)).status).toBe(200)
  })

  test('REG-7 a code ends after ten minutes', async () => {
    const registration = await opened()
    await registration.request()
    advance(timers.codeLife)
    const late = await registration.verify(await registration.codeSent())
    expect([late.status, late.body.code]).toEqual([400, 'sms.code.expired'])
  })

  test('REG-7 another code comes after a minute, three in all, and tries end with them', async () => {
    const registration = await opened()
    expect((await registration.request()).body.attemptsLeft).toBe(2)
    expect((await registration.request()).body.code).toBe('sms.resend.too_soon')
    for (const left of [1, 0]) {
      advance(timers.codeResend)
      expect((await registration.request()).body.attemptsLeft).toBe(left)
    }
    advance(timers.codeResend)
    expect((await registration.request()).body.code).toBe('sms.max.attempts.reached')
    const code = await registration.codeSent()
    for (let n = 0; n < 4; n++) expect((await registration.verify(wrongOf(code))).body.code).toBe('sms.code.invalid')
    expect((await registration.verify(wrongOf(code))).body.code).toBe('sms.max.attempts.reached')
    expect((await registration.verify(code)).body.code).toBe('sms.max.attempts.reached')
  })

  test('REG-7 many guesses at the same moment count one by one', async () => {
    const registration = await opened()
    await registration.request()
    const code = await registration.codeSent()
    await Promise.all(Array.from({ length: 8 }, () => registration.verify(wrongOf(code))))
    expect((await registration.verify(code)).body.code).toBe('sms.code.invalid')
  })

  test('SAF-8 a code proves the phone it was sent to and no other', async () => {
    const registration = await opened()
    await registration.request()
    const code = await registration.codeSent()
    const moved = await registration.update({ mobilePhone: '+358409999999' })
    expect(moved.status).toBe(200)
    expect((await registration.verify(code)).body.code).toBe('sms.code.invalid')
  })

  test('REG-2 SAF-7 SAF-12 nobody else continues a registration: not with a wrong token, and without one only the browser that opened it', async () => {
    const registration = await opened()
    const { playerId, body } = registration
    const foreign = await opened()
    for (const headers of [
      { 'registration-token': 'wrong' },
      foreign.proof,
      {},
      { cookie: `registration=${playerId}` },
    ])
      expect((await registration.update({}, headers)).body.code).toBe('error.registration.not_open')
    // What a browser does: it keeps the cookie of the answer, which pages cannot read and other sites cannot send.
    const response = await fetch(`${it.origin}/api/v1/player/registration`, {
      method: 'POST',
      headers: {
        'site-context': '5',
        'content-type': 'application/json',
        ...(await it.captcha()),
        ...registration.proof,
      },
      body: JSON.stringify(body),
    })
    const [cookie = '', ...flags] = (response.headers.get('set-cookie') ?? '').split('; ')
    expect(cookie).toMatch(/^registration=[\w-]{32}$/)
    expect(flags).toEqual(['Path=/api', `Max-Age=${timers.draftLife / 1000}`, 'HttpOnly', 'SameSite=Strict'])
    expect((await foreign.update({}, { cookie })).body.code).toBe('error.registration.not_open')
    const step = async () => (await registration.update({}, { cookie: `other=1; ${cookie}` })).status
    expect(await step()).toBe(200)
    advance(timers.draftLife - minute)
    expect(await step(), 'each step lets it live on').toBe(200)
    advance(timers.draftLife - minute)
    expect(await step()).toBe(200)
    advance(timers.draftLife)
    expect(await step()).toBe(400)
    expect(it.lines.join('\n')).not.toContain(cookie.split('=')[1])
    // Who signs out leaves nothing of a sign-up behind (SAF-7).
    const { email } = await it.operator.players.create({ email: 'leaves@player.example', password })
    const session = await it.signIn(email, password)
    const signOut = await fetch(`${it.origin}/api/v1/player/sign_out`, {
      method: 'POST',
      headers: { 'site-context': '5', authorization: session.id, 'access-token': session.access, cookie },
    })
    expect(signOut.headers.get('set-cookie')).toMatch(/^registration=; Path=\/api; Max-Age=0;/)
  })

  test('SAF-12 no log line and no table holds a password, a code or a registration token', async () => {
    const registration = await opened()
    await registration.request()
    const code = await registration.codeSent()
    await registration.verify(code)
    const session = await it.signIn(registration.body.email, password).catch(() => null)
    const log = it.lines.join('\n')
    expect(log).toContain('code.sent')
    const secrets = [
      'horse',
      registration.proof['registration-token'],
      ...(session ? [session.id, session.refresh] : []),
    ]
    for (const secret of secrets) expect(log).not.toContain(secret)
    expect(log).not.toMatch(new RegExp(`\\b${code}\\b`))
    const dump = await it.operator.db.execute(
      'select row_to_json(c)::text as row from one_time_codes c union all select row_to_json(o)::text from open_registrations o union all select row_to_json(u)::text from user_pool_users u',
    )
    for (const secret of [...secrets, `"${code}"`]) expect(JSON.stringify(dump)).not.toContain(secret)
  })
})
