import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minute } from '#contract/constants.ts'
import { bankTexts } from './bankWords.ts'
import { browser, payersAt } from './testPayers.ts'
import { startTestOperator, oneStore, type TestOperator } from '../player/testOperator.ts'
import { englishLeft } from '../wire/testPageWords.ts'

let it: TestOperator
const { advance, authorise, atBank, balance, key, login, newPayer, openPage, paid, post, someone, update, verify } =
  payersAt(() => it)

const shown = async (url: string) => (await fetch(url, { headers: browser() })).text()

/** Every kind of page that somebody of this name sees who comes to the bank from a site in this language. */
const pagesAt = async (segment: string, name: string): Promise<string[]> => {
  const redirect_uri = `${it.origin}/${segment}/signup/callback`
  const url = await openPage({ redirect_uri })
  const pages = [await shown(url), await (await post(`${url}/identify`)).text()]
  await post(`${url}/identify`, { customer: someone(), firstName: name, lastName: name })
  pages.push(await shown(url))
  await post(`${url}/approve`)
  pages.push(await shown(url))
  const ends = [
    ['12345699', 'approve'],
    [someone(), 'decline'],
    [someone(), 'cancel'],
  ] as const
  for (const [customer, step] of ends) {
    const ended = await openPage({ redirect_uri })
    await atBank(ended, customer, step)
    pages.push(await shown(ended))
  }
  const late = await openPage({ redirect_uri })
  advance(31 * minute)
  pages.push(await shown(late))
  const headers = { 'accept-language': segment }
  return [...pages, await (await fetch(`${it.origin}/cashier/bank/${randomUUID()}`, { headers })).text()]
}

const placesIn = (text: string) => String([...text.matchAll(/\{\w+\}/gu)].map(([place]) => place).toSorted())

test('PNP-1 LOC-13 the bank has words of its own in every language, with the same places to fill', () => {
  const { en, ...others } = bankTexts
  const keys = Object.keys(en) as (keyof typeof en)[]
  const wrong = Object.entries(others).flatMap(([language, texts]) =>
    keys
      // "Bank" is what it is called in German, Norwegian and Polish too.
      .filter((key) => texts[key] === en[key] && key !== 'label')
      .concat(keys.filter((key) => placesIn(texts[key]) !== placesIn(en[key])))
      .map((key) => `${language}.${key}`),
  )
  expect(wrong).toEqual([])
})

describe.each(oneStore)('on %s', (store) => {
  beforeAll(async () => {
    it = await startTestOperator(store)
  })
  afterAll(() => it.close())
  beforeEach(async () => {
    it.operator.clock.setOffset({ now: 0, tokens: 0 })
    await it.operator.world.reset()
  })

  test('PNP-1 PNP-2 somebody new pays, sends the rest and is signed in, with the amount in the wallet once', async () => {
    const payment = await paid()
    const verified = await verify(payment)
    expect(verified.body).toEqual({
      playerId: expect.any(Number),
      email: null,
      mobilePhone: null,
      countryCode: 'FI',
      accountCurrency: null,
    })
    const { playerId } = verified.body
    expect(await it.operator.players.find(playerId)).toBeNull()
    expect((await update(payment.sessionId, playerId)).status).toBe(200)
    expect(await balance(playerId)).toBe(0)
    const { status, body } = await login(payment.sessionId, playerId)
    expect(status).toBe(200)
    expect(await balance(playerId)).toBe(5000)
    const me = await it.operator.userPool.verifyIdToken(body.idToken)
    expect(me.playerId).toBe(playerId)
    const profile = await it.call('GET', '/api/v1/player/profile', undefined, { authorization: body.idToken })
    expect(profile.body).toMatchObject({ currencyCode: 'EUR', firstDepositDate: expect.any(String) })
    expect(await it.operator.players.find(playerId)).toMatchObject({ firstName: 'Aino', lastName: 'Korhonen' })
  })

  test('PNP-2 BON-1 who becomes a player by paying has what a registration brings to everybody, once', async () => {
    const id = `everybody-${Date.now()}`
    const earns = { id, title: 'Hello', campaignCategory: 'TRIGGERED', triggerEvent: 'REGISTRATION' }
    expect((await it.call('POST', '/qa/players', { rewards: [earns] })).status).toBe(200)
    await it.operator.db.execute(`update bonus_campaigns set player_id = null where id = '${id}'`)
    const payment = await paid()
    const { playerId } = (await verify(payment)).body
    for (let n = 0; n < 2; n++) expect((await update(payment.sessionId, playerId)).status).toBe(200)
    const { body } = await login(payment.sessionId, playerId)
    expect((await it.operator.ledger.walletOf(playerId))?.balances).toMatchObject({ main: 5000, casinoBonus: 1000 })
    const list = '/api/v1/bonus/rewards?rewardsType=ELIGIBLE'
    const offers = await it.call('GET', list, undefined, { authorization: body.idToken })
    expect(offers.body.length, 'the house’s campaigns are theirs too').toBeGreaterThan(0)
    await it.operator.db.execute(`update bonus_campaigns set status = 'CANCELED' where id = '${id}'`)
  })

  test('PNP-2 whom the bank knows as a player is told so and needs no form', async () => {
    const { customer, playerId } = await newPayer()
    const payment = await paid(customer)
    const { body } = await verify(payment)
    expect(body).toEqual({
      playerId,
      email: `payer-${playerId}@player.example`,
      mobilePhone: `+35840${playerId}`,
      countryCode: 'FI',
      accountCurrency: 'EUR',
    })
    expect((await login(payment.sessionId, playerId)).status).toBe(200)
    expect(await balance(playerId)).toBe(10_000)
  })

  test('PNP-5 SAF-4 a code verifies once, also when it comes twice at once; its own call repeated is answered again', async () => {
    const payment = await paid()
    const own = key()
    const both = await Promise.all([verify(payment, own), verify(payment, own)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const rivals = await paid().then((other) => Promise.all([verify(other), verify(other)]))
    expect(rivals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await verify(payment)).body.code).toBe('error.pnp.code.used')
    expect((await verify({ ...payment, code: 'guessed' })).body.code).toBe('error.pnp.session.expired')
    expect((await verify({ ...payment, sessionId: 'guessed' })).body.code).toBe('error.pnp.session.expired')
  })

  test('PNP-5 SAF-4 a login that is repeated pays once; the same call is answered anew and its tokens are stored nowhere', async () => {
    const payment = await paid()
    const { playerId } = (await verify(payment)).body
    await update(payment.sessionId, playerId)
    const own = key()
    const answers = await Promise.all([
      login(payment.sessionId, playerId, own),
      login(payment.sessionId, playerId, own),
      login(payment.sessionId, playerId, own),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await balance(playerId)).toBe(5000)
    expect((await login(payment.sessionId, playerId)).body.code).toBe('error.pnp.code.used')
    const kept = (await it.operator.db.execute(
      "select answer from idempotency_keys where call = 'payAndPlayLogin'",
    )) as {
      rows: unknown[]
    }
    expect(JSON.stringify(kept.rows)).not.toMatch(/Token/)
    expect(it.lines.join('\n')).not.toContain(payment.code)
  })

  test('PNP-5 SAF-5 after half an hour nothing is taken, at whatever step', async () => {
    const [approved, verified, updated] = await Promise.all([paid(), paid(), paid()])
    const first = (await verify(verified)).body.playerId
    const second = (await verify(updated)).body.playerId
    await update(updated.sessionId, second)
    advance(31 * minute)
    const answers = await Promise.all([
      verify(approved),
      update(verified.sessionId, first),
      login(updated.sessionId, second),
    ])
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('error.pnp.session.expired'))
    expect(await balance(second)).toBe(0)
  })

  test('SAF-5 a player who may not pay in, or not sign in, has nothing taken', async () => {
    const { customer, playerId } = await newPayer()
    await it.operator.players.change(playerId, { suspended: true })
    const first = await paid(customer)
    await verify(first)
    expect((await login(first.sessionId, playerId)).body.code).toBe('error.deposit.not_allowed')
    await it.operator.players.change(playerId, { suspended: false, state: 'SELF_EXCLUDED' })
    const second = await paid(customer)
    await verify(second)
    expect(await login(second.sessionId, playerId)).toMatchObject({
      status: 403,
      body: { code: 'error.forbidden', message: 'Exclusion indefinitely' },
    })
    expect(await balance(playerId)).toBe(5000)
  })

  test('PNP-2 the form’s refusals stand on their fields, and a second try goes on with the same payment', async () => {
    const { playerId: other } = await newPayer()
    const payment = await paid()
    const { playerId } = (await verify(payment)).body
    const taken = await update(payment.sessionId, playerId, { email: `payer-${other}@player.example` })
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'player_already_exists', validationErrors: [{ field: 'email' }] },
    })
    const young = await update(payment.sessionId, playerId, { dateOfBirth: '2020-01-01' })
    expect(young.body.validationErrors[0]).toMatchObject({
      field: 'dateOfBirth',
      code: 'error.date_of_birth.under_age',
    })
    expect((await update(payment.sessionId, playerId)).status).toBe(200)
    expect((await update(payment.sessionId, playerId)).status).toBe(200)
    expect((await login(payment.sessionId, playerId)).status).toBe(200)
  })

  test('PNP-2 PNP-5 one person who pays twice at once becomes one player; the other payment is not taken', async () => {
    const customer = someone()
    const [one, other] = [await paid(customer), await paid(customer)]
    const [first, second] = [(await verify(one)).body.playerId, (await verify(other)).body.playerId]
    const answers = await Promise.all([update(one.sessionId, first), update(other.sessionId, second)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body.code).toBe('error.pnp.session.expired')
    const known = (await verify(await paid(customer))).body
    expect(known.playerId).toBe(answers[0].status === 200 ? first : second)
    expect(known.email).not.toBeNull()
    const lost = answers[0].status === 200 ? second : first
    expect(await it.operator.players.find(lost)).toBeNull()
  })

  test('PNP-1 the provider takes this site’s callback, the market’s currency, its bounds and its countries only', async () => {
    const codes = await Promise.all(
      [
        { redirect_uri: 'https://elsewhere.example/en-UN/signup/callback' },
        { redirect_uri: `${it.origin}/en-UN/signup/callback#error=declined` },
        { currency: 'BRL' },
        { amount: '9.99' },
        { amount: '5000.01' },
        { country: 'US' },
      ].map(async (changes) => (await authorise(changes as Record<string, string>)).body.code),
    )
    expect(codes).toEqual([
      'error.validation',
      'error.validation',
      'error.validation',
      'error.deposit.amount',
      'error.deposit.amount',
      'error.country.not_allowed',
    ])
  })

  test('PNP-5 a payment declined, given up or without money brings no code, and its page does nothing more', async () => {
    expect(await atBank(await openPage(), someone(), 'decline')).toEqual({ error: 'declined' })
    expect(await atBank(await openPage(), someone(), 'cancel')).toEqual({ error: 'cancelled' })
    expect(await atBank(await openPage(), '12345699')).toEqual({ error: 'insufficient_funds' })
    const url = await openPage()
    expect(await atBank(url, someone())).toHaveProperty('code')
    expect(await (await fetch(url, { headers: browser() })).text()).toContain('Payment approved')
  })

  test.for([
    ['fi-FI', 'Kirjaudu pankkiisi', '€50,00', 'Anna etunimesi.'],
    ['ja-JP', 'ご利用の銀行にログイン', '€50.00', '名を入力してください。'],
  ] as const)(
    'PNP-1 LOC-9 LOC-13 the bank speaks the language of the site that its payer came from: %s, and nothing else',
    async ([segment, title, amount, wrong]) => {
      const pages = await pagesAt(segment, 'Aino')
      expect(pages[0]).toContain(`<h1>${title}</h1>`)
      expect(pages[0]).toContain(amount)
      expect(pages[1]).toContain(wrong)
      const english = (await pagesAt('en-UN', 'Smith')).join(' ')
      const spoken = pages.map((page) => ({
        isInIt: page.includes(`<html lang="${segment}" data-brand="halcyon">`),
        left: englishLeft(page, english),
      }))
      expect(spoken).toEqual(pages.map(() => ({ isInIt: true, left: [] })))
    },
  )

  test('PNP-5 SAF-4 a lost way back is had again at the bank; the lost code is worth nothing, and there is none after it was verified', async () => {
    const url = await openPage()
    const lost = await atBank(url, someone())
    const again = await atBank(url, someone())
    expect(again.sessionId).toBe(lost.sessionId)
    expect((await verify(lost)).body.code).toBe('error.pnp.session.expired')
    expect((await verify(again)).status).toBe(200)
    expect(await atBank(url, someone())).toEqual({})
    expect((await post(`${url}/cancel`)).headers.get('location')).not.toContain('#')
    // The bank's page asks by script, which is told where to go.
    const declined = await openPage()
    await atBank(declined, someone(), 'decline')
    const accept = 'text/html, application/json'
    const told = await fetch(`${declined}/decline`, { method: 'POST', headers: { ...browser(), accept } })
    expect(await told.json()).toEqual({ location: `${it.origin}/en-UN/signup/callback#error=declined` })
  })
})
