import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minute } from '#contract/constants.ts'
import { answerCashier, CARDS, payByCard, requestDeposit } from '#tests/support/cashier.ts'
import { startTestOperator, type TestOperator } from '#tests/support/operator.ts'
import { signIn, type PlayerClient } from '#tests/support/playerClient.ts'
import { testedStores, throwawayPostgres, type ThrowawayPostgres } from '#tests/support/postgres.ts'
import { Qa } from '#tests/support/qa.ts'

const balance = async (player: PlayerClient): Promise<number> =>
  (await player.get('/player/wallet/balance')).body.main.cash
const status = async (player: PlayerClient, depositId: string) =>
  (await player.get(`/player/wallet/deposit/${depositId}`)).body

const customer = (ending: string) => ({ customer: `123456${ending}` })
const wallet = (name: string) => ({ walletEmail: `${name}@wallet.example`, walletPassword: 'demo-wallet' })

describe.each(testedStores())('deposits on %s', (store) => {
  let postgres: ThrowawayPostgres | null = null
  let operator: TestOperator
  let qa: Qa

  const folder = mkdtempSync(join(tmpdir(), 'settings-'))

  beforeAll(async () => {
    const SETTINGS = join(folder, 'settings.json')
    writeFileSync(SETTINGS, JSON.stringify({ restrictedIpRange: { from: '10.0.0.0', to: '10.0.0.255' } }))
    if (store === 'PostgreSQL') {
      postgres = await throwawayPostgres()
      operator = await startTestOperator({ env: { SETTINGS, DATABASE_URL: postgres.url } })
    } else operator = await startTestOperator({ env: { SETTINGS } })
    qa = new Qa(operator.origin)
  }, 120_000)
  afterAll(async () => {
    await operator.stop()
    await postgres?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const newPlayer = async (parts: object = {}): Promise<{ playerId: number; player: PlayerClient }> => {
    const { playerId, email, password } = await qa.player(parts)
    return { playerId, player: await signIn(operator.origin, email, password) }
  }
  const check = async (parts: object, later = '') => {
    const { player } = await newPlayer(parts)
    return (await player.post(`/player/wallet/deposit/check${later}`, { ipAddress: '', blackbox: '' })).body
  }

  test('DEP-5 what a limit of the player’s own leaves is told with the check, and is the most that is taken', async () => {
    const depositDetails = { limitLeft: 6000, limitType: 'W' }
    expect(await check({ checks: { depositDetails } })).toMatchObject({
      result: 'SUCCESS',
      limitLeft: 60,
      limitType: 'W',
    })
    expect(await check({})).not.toHaveProperty('limitLeft')
    const { player } = await newPlayer({ checks: { depositDetails } })
    const answers = [
      await requestDeposit(player, operator.origin, 61),
      await requestDeposit(player, operator.origin, 60),
    ]
    // Refused as a check refuses: the page asks for it anew and shows what is left.
    expect(answers.map((answer) => answer.status)).toEqual([409, 200])
  })

  test('DEP-4 WAL-2 a card payment on the payment page is booked once and open pages learn the balance', async () => {
    const { origin } = operator
    const { playerId, player } = await newPlayer()
    const socket = await player.socket()
    const { status: code, body: deposit } = await requestDeposit(player, origin, 50)
    expect([code, deposit]).toMatchObject([
      200,
      { status: 'WAITING_INPUT', amount: 50, isFirstDeposit: true, action: { kind: 'PAYMENT_PAGE' } },
    ])
    const page = await (await fetch(deposit.action.url)).text()
    expect(page).toContain('Pay €50.00')
    const paid = await payByCard(deposit.action.url, CARDS.good)
    expect(paid.html).toContain('Payment received')
    expect(paid.html).not.toContain('4242')
    await socket.until(
      ({ type, payload }) => type === 'WALLET_BALANCE' && (payload as { main: { cash: number } }).main.cash === 50,
    )
    socket.close()
    // Reload of the result, the form sent again, the look-up: nothing pays a second time.
    await payByCard(deposit.action.url, CARDS.good)
    expect(await status(player, deposit.depositId)).toMatchObject({ status: 'SUCCESS', action: null })
    expect(await balance(player)).toBe(50)
    expect(await qa.ledger(playerId)).toMatchObject([
      { kind: 'DEPOSIT', wallet: 'main', amount: 5000, balanceAfter: 5000 },
    ])
    const { body: history } = await player.get('/player/wallet/transactions?limit=10')
    expect(history).toMatchObject({
      hasMore: false,
      transactions: [{ type: 'DEPOSIT', category: 'PAYMENT', amount: 50, balanceAfterTransaction: 50 }],
    })
    const { body: recent } = await player.get('/player/wallet/recent_deposit_methods')
    expect(recent).toMatchObject([{ method: 'CREDITCARD', accountLabel: '•••• 4242' }])
  })

  test('DEP-6 SAF-4 ten clicks, two tabs and ten form posts in the same moment pay once', async () => {
    const { origin } = operator
    const { playerId, player } = await newPlayer()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => requestDeposit(player, origin, 20, 'one-click-only')),
    )
    // Each attempt made its own check, so all but the first ask for something else with the same key.
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(
      answers
        .filter((answer) => answer.status === 422)
        .every(({ body }) => body.code === 'error.idempotency.key_reused'),
    ).toBe(true)
    const first = answers.find((answer) => answer.status === 200)!.body
    const tabs = await Promise.all([requestDeposit(player, origin, 20), requestDeposit(player, origin, 20)])
    // Only the newest page can be paid at; the older ones say that no money was taken.
    const pages = [first, ...tabs.map(({ body }) => body)]
    await Promise.all(
      pages.flatMap(({ action }) => [
        payByCard(action.url, CARDS.good),
        payByCard(action.url, CARDS.good),
        payByCard(action.url, CARDS.good),
      ]),
    )
    const states = await Promise.all(pages.map(({ depositId }) => status(player, depositId)))
    expect(states.map((state): string => state.status).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'CANCELLED',
      'CANCELLED',
      'SUCCESS',
    ])
    expect(await qa.ledger(playerId)).toHaveLength(1)
    expect(await balance(player)).toBe(20)
  })

  test.runIf(store === 'PostgreSQL')(
    'DEP-6 two tabs that ask in the same moment leave one page to pay at',
    async () => {
      const { playerId, player } = await newPlayer()
      // The wallet is held until both stand in the queue at it: no luck is needed to have them meet.
      const holder = new Client({ connectionString: postgres!.url })
      await holder.connect()
      await holder.query('begin')
      await holder.query('select 1 from wallets where player_id = $1 for update', [playerId])
      const both = [requestDeposit(player, operator.origin, 20), requestDeposit(player, operator.origin, 20)]
      const waiting = `select count(*)::int as many from pg_stat_activity where wait_event_type = 'Lock'`
      await expect.poll(async () => (await holder.query(waiting)).rows, { timeout: 10_000 }).toEqual([{ many: 2 }])
      await holder.query('commit')
      await holder.end()
      const tabs = await Promise.all(both)
      expect(tabs.map((tab) => tab.status)).toEqual([200, 200])
      await Promise.all(tabs.map(({ body }) => payByCard(body.action.url, CARDS.good)))
      expect(await balance(player)).toBe(20)
    },
  )

  test('DEP-4 a payment page that nobody used for half an hour takes nothing, and a card is charged by its own step alone', async () => {
    const { player } = await newPlayer()
    const { body: deposit } = await requestDeposit(player, operator.origin, 20)
    expect((await answerCashier(deposit.action.url, 'approve', {})).html).toContain('Pay €20.00')
    expect(await balance(player)).toBe(0)
    await qa.clock({ advanceMs: 29 * minute })
    expect(await status(player, deposit.depositId)).toMatchObject({ status: 'WAITING_INPUT' })
    await qa.clock({ advanceMs: 2 * minute })
    expect((await payByCard(deposit.action.url, CARDS.good)).html).toContain('No money was taken')
    expect(await status(player, deposit.depositId)).toMatchObject({ status: 'CANCELLED', reason: 'expired' })
    expect(await balance(player)).toBe(0)
  })

  test('DEP-6 a request repeated after a dropped answer is answered with the first deposit', async () => {
    const { origin } = operator
    const { playerId, player } = await newPlayer()
    const check = await player.post('/player/wallet/deposit/check', { ipAddress: '1.1.1.1', blackbox: '' })
    const body = {
      amount: 30,
      currency: 'EUR',
      methodId: 'creditcard',
      checkId: check.body.checkId,
      returnUrl: `${origin}/en-UN/deposit`,
      ipAddress: '1.1.1.1',
      blackbox: '',
    }
    await qa.fault({ method: 'POST', path: '/api/v1/player/wallet/deposit/request', kind: 'late', playerId })
    await expect(player.post('/player/wallet/deposit/request', body, 'dropped-once')).rejects.toThrow('fetch failed')
    const again = await player.post('/player/wallet/deposit/request', body, 'dropped-once')
    const third = await player.post('/player/wallet/deposit/request', body, 'dropped-once')
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(third.body).toEqual(again.body)
    await payByCard(again.body.action.url, CARDS.good)
    expect(await qa.ledger(playerId)).toHaveLength(1)
  })

  test('DEP-4 refused, poor and silent cards take no money, and say so', async () => {
    const { origin } = operator
    const { playerId, player } = await newPlayer()
    for (const [card, words, reason] of [
      [CARDS.refused, 'Your bank refused', 'refused_by_bank'],
      [CARDS.poor, 'not enough money', 'insufficient_funds'],
      ['4111 1111 1111 1111', 'test cards only', 'test_cards_only'],
    ] as const) {
      const { body: deposit } = await requestDeposit(player, origin, 25)
      expect((await payByCard(deposit.action.url, card)).html).toContain(words)
      expect(await status(player, deposit.depositId)).toMatchObject({ status: 'FAILED', reason })
    }
    const { body: wrong } = await requestDeposit(player, origin, 25)
    const typo = await payByCard(wrong.action.url, '4242 4242 4242 4241')
    expect(typo.html).toContain('Check the card number.')
    const { body: silent } = await requestDeposit(player, origin, 25)
    expect((await payByCard(silent.action.url, CARDS.silent)).html).toContain('Waiting for your bank')
    expect(await status(player, silent.depositId)).toMatchObject({ status: 'PENDING' })
    expect((await requestDeposit(player, origin, 25)).body).toMatchObject({
      status: 409,
      code: 'error.deposit.pending',
    })
    await qa.clock({ advanceMs: 120_000 })
    expect(await status(player, silent.depositId)).toMatchObject({ status: 'FAILED', reason: 'bank_not_answering' })
    expect(await qa.ledger(playerId)).toEqual([])
  })

  const open = async (methodId: string, amount = 25) => {
    const { playerId, player } = await newPlayer({ profile: { market: 'FI', countryCode: 'FI' } })
    const { body: deposit } = await requestDeposit(player, operator.origin, amount, randomUUID(), methodId)
    const url: string = deposit.action.url
    return {
      playerId,
      player,
      url,
      says: async () => (await fetch(url)).text(),
      send: async (step: string, fields: Record<string, string> = {}) => (await answerCashier(url, step, fields)).html,
      stands: () => status(player, deposit.depositId),
      booked: async () => (await qa.ledger(playerId)).map((line) => line.amount),
      label: async () => (await player.get('/player/wallet/recent_deposit_methods')).body[0]?.accountLabel,
    }
  }
  type Payment = Awaited<ReturnType<typeof open>>
  const viaBank = (ending: string) => async (it: Payment) => {
    await it.send('bank', { bank: 'north' })
    await it.send('identify', customer(ending))
    return it.send('approve')
  }
  const viaWallet = (name: string) => async (it: Payment) => {
    await it.send('login', wallet(name))
    return it.send('approve')
  }
  let pins = 10_000
  const pin = (value: string, ending = '00') => `7000 ${value} 0${String((pins += 1))}${ending}`
  const viaVoucher = (ending: string) => (it: Payment) => it.send('voucher', { pin: pin('0100', ending) })
  const viaPhone = (ending: string) => async (it: Payment) => {
    await it.send('phone', { phone: `+358 40 12345${ending}` })
    return it.send('challenge', { challengeCode: '123456' })
  }
  const WAYS = [
    ['trustly', 'SUCCESS', null, viaBank('00')],
    ['trustly', 'FAILED', 'refused_by_bank', viaBank('97')],
    ['euteller', 'FAILED', 'insufficient_funds', viaBank('99')],
    ['rapidtransfer', 'PENDING', null, viaBank('98')],
    ['skrill', 'SUCCESS', null, viaWallet('player')],
    ['neteller', 'FAILED', 'insufficient_funds', viaWallet('poor')],
    ['skrill', 'FAILED', 'refused_by_service', viaWallet('closed')],
    ['neteller', 'PENDING', null, viaWallet('slow')],
    ['paysafecard', 'SUCCESS', null, viaVoucher('00')],
    ['paysafecard', 'FAILED', 'voucher_refused', viaVoucher('97')],
    ['paysafecard', 'PENDING', null, viaVoucher('98')],
    ['siru', 'SUCCESS', null, viaPhone('00')],
    ['siru', 'FAILED', 'refused_by_service', viaPhone('97')],
    ['siru', 'FAILED', 'insufficient_funds', viaPhone('99')],
    ['siru', 'PENDING', null, viaPhone('98')],
  ] as const

  test('DEP-4 SAF-12 each way of paying without a card pays once, or is refused, or waits, and nothing typed is in a log', async () => {
    for (const [methodId, wanted, reason, pay] of WAYS) {
      const it = await open(methodId)
      await pay(it)
      expect(await it.stands(), `${methodId} ${wanted}`).toMatchObject({ status: wanted, reason })
      // Sent again by a second click, another tab or Back: nothing more happens.
      await pay(it)
      expect(await it.booked(), `${methodId} ${wanted}`).toEqual(wanted === 'SUCCESS' ? [2500] : [])
    }
    const written = JSON.stringify(await qa.calls()) + operator.output()
    expect(written).toContain('<wallet-password>')
    for (const secret of ['demo-wallet', '7000 0100', '12345600', '123456"']) expect(written).not.toContain(secret)
  })

  test('DEP-4 the account is remembered masked, and a way without one by its name alone', async () => {
    for (const [methodId, pay, label] of [
      ['trustly', viaBank('21'), 'Demo Bank North •••• 5621'],
      ['skrill', viaWallet('player'), 'p•••@wallet.example'],
      ['siru', viaPhone('67'), '•••• 67'],
      ['paysafecard', viaVoucher('00'), null],
    ] as const) {
      const it = await open(methodId)
      await pay(it)
      expect(await it.label(), `account of ${methodId}`).toBe(label)
    }
  })

  test('DEP-4 declined, cancelled and expired, on every page of a payment', async () => {
    const bank = await open('trustly')
    expect(await bank.says()).toContain('Pay with Trustly')
    expect(await bank.send('bank', { bank: 'north' })).toContain('Log in to Demo Bank North')
    expect(await bank.send('identify', { customer: '12' })).toContain('Enter the 8 digits')
    expect(await bank.send('bank')).toContain('Choose your bank')
    await bank.send('bank', { bank: 'harbour' })
    expect(await bank.send('identify', customer('00'))).toContain('From Harbour Demo Bank •••• 5600.')
    expect(await bank.stands()).toMatchObject({ status: 'WAITING_INPUT', action: { kind: 'CHALLENGE' } })
    expect(await bank.send('decline')).toContain('You declined the payment.')
    expect(await bank.stands()).toMatchObject({ status: 'FAILED', reason: 'declined' })
    for (const methodId of ['trustly', 'skrill', 'paysafecard', 'siru']) {
      const left = await open(methodId)
      expect(await left.send('cancel')).toContain('You cancelled this payment.')
      expect(await left.stands()).toMatchObject({ status: 'CANCELLED', reason: 'cancelled' })
    }
    const old = await open('skrill')
    await old.send('login', wallet('player'))
    await qa.clock({ advanceMs: 31 * minute })
    expect(await old.send('approve')).toContain('This payment page has expired.')
    expect([await bank.booked(), await old.booked()]).toEqual([[], []])
  })

  test('DEP-4 SAF-5 a wrong password, code or voucher is asked for again twice, and then the payment is over', async () => {
    const account = await open('skrill')
    for (const one of [1, 2]) {
      expect(await account.send('login', { ...wallet('player'), walletPassword: `wrong-${one}` })).toContain(
        'Email or password is wrong',
      )
    }
    expect(await account.send('approve'), 'nobody is logged in').toContain('Log in to Skrill')
    await account.send('login', { ...wallet('nobody') })
    expect(await account.stands()).toMatchObject({ status: 'FAILED', reason: 'challenge_failed' })
    const voucher = await open('paysafecard')
    expect(await voucher.send('voucher', { pin: '123' })).toContain('Enter the 16 digits')
    expect(await voucher.send('voucher', { pin: '1234 5678 1234 5678' })).toContain('not known')
    await voucher.send('voucher', { pin: pin('0100', '99') })
    expect(await voucher.stands()).toMatchObject({ status: 'FAILED', reason: 'voucher_refused' })
    const phone = await open('siru')
    expect(await phone.send('phone', { phone: 'abc' })).toContain('Enter your mobile number.')
    await phone.send('phone', { phone: '+358401234567' })
    expect(await phone.send('challenge', { challengeCode: '000000' })).toContain('not the code')
    expect(await phone.send('challenge', { challengeCode: '123456' })).toContain('Payment received')
    expect([await account.booked(), await voucher.booked(), await phone.booked()]).toEqual([[], [], [2500]])
  })

  test('DEP-4 DEP-6 a voucher pays until it is used up, and once where two pay with it in the same moment', async () => {
    const one = pin('0040')
    const first = await open('paysafecard')
    expect(await first.send('voucher', { pin: one })).toContain('Payment received')
    const dear = await open('paysafecard')
    expect(await dear.send('voucher', { pin: one })).toContain('Only €15.00 is left on this voucher.')
    const both = await Promise.all([open('paysafecard', 15), open('paysafecard', 15)])
    await Promise.all(both.map((it) => it.send('voucher', { pin: one })))
    const booked = await Promise.all(both.map((it) => it.booked()))
    expect(booked.flat()).toEqual([1500])
    expect(await dear.send('voucher', { pin: one })).toContain('This voucher is used up.')
  })

  test('DEP-4 SAF-5 a yes or a code counts for the very amount and currency that stood over it, and for no other deposit', async () => {
    for (const [methodId, ready, step, fields] of [
      [
        'creditcard',
        (it: Payment) => it.send('card', { cardNumber: CARDS.challenge, cardExpiry: '12 / 40', cardCvc: '123' }),
        'challenge',
        { challengeCode: '123456' },
      ],
      ['skrill', (it: Payment) => it.send('login', wallet('player')), 'approve', {}],
    ] as const) {
      const it = await open(methodId)
      await ready(it)
      for (const tampered of [{ amount: '100' }, { currency: 'GBP' }, { asked: randomUUID() }]) {
        expect(await it.send(step, { ...fields, ...tampered })).toContain('The amount has changed')
        expect(await it.send(step, fields), 'what was asked before is worth nothing now').not.toContain(
          'Payment received',
        )
        expect(await it.booked()).toEqual([])
        await ready(it)
      }
      // Another amount is another deposit, with a question of its own: the answer to the first opens nothing there.
      const { body: dearer } = await requestDeposit(it.player, operator.origin, 80, randomUUID(), methodId)
      expect(await it.send(step, fields)).toContain('A newer deposit has been started.')
      expect((await answerCashier(dearer.action.url, step, fields)).html).not.toContain('Payment received')
      expect(await it.booked()).toEqual([])
    }
    const card = await open('creditcard')
    expect(
      await card.send('card', { cardNumber: CARDS.good, cardExpiry: '12 / 40', cardCvc: '123', amount: '1' }),
    ).toContain('The amount has changed')
    expect(await card.booked()).toEqual([])
  })

  test('DEP-4 a card that its bank wants confirmed is booked only after the right code', async () => {
    const { player } = await newPlayer()
    const { body: deposit } = await requestDeposit(player, operator.origin, 40)
    expect((await payByCard(deposit.action.url, CARDS.challenge)).html).toContain('Confirm the payment')
    expect(await status(player, deposit.depositId)).toMatchObject({
      status: 'WAITING_INPUT',
      action: { kind: 'CHALLENGE' },
    })
    expect((await answerCashier(deposit.action.url, 'challenge', { challengeCode: '000000' })).html).toContain(
      'not the code',
    )
    // No other card, sent by a tab that still shows the form, goes past the code.
    expect((await payByCard(deposit.action.url, CARDS.good)).html).toContain('Confirm the payment')
    expect(await balance(player)).toBe(0)
    await answerCashier(deposit.action.url, 'challenge', { challengeCode: '123456' })
    expect(await status(player, deposit.depositId)).toMatchObject({ status: 'SUCCESS' })
    expect(await balance(player)).toBe(40)
  })

  test('SAF-5 nothing is requested without a check, nor captured when the player was blocked meanwhile', async () => {
    const { origin } = operator
    const { playerId, player } = await newPlayer()
    const bare = {
      amount: 50,
      currency: 'EUR',
      methodId: 'creditcard',
      returnUrl: `${origin}/en-UN`,
      ipAddress: '',
      blackbox: '',
    }
    expect((await player.post('/player/wallet/deposit/request', bare)).body).toMatchObject({
      status: 409,
      code: 'error.deposit.not_allowed',
    })
    // A payment leads back to the site and nowhere else: no link of a stranger's makes it a way to theirs.
    const { body: check } = await player.post('/player/wallet/deposit/check', { ipAddress: '', blackbox: '' })
    const elsewhere = { ...bare, checkId: check.checkId, returnUrl: 'https://thief.example/en-UN' }
    expect((await player.post('/player/wallet/deposit/request', elsewhere)).body).toMatchObject({
      status: 400,
      code: 'error.validation',
    })
    // What is booked is booked in the wallet's own currency: fifty pounds are not fifty euros.
    const inPounds = { ...bare, checkId: check.checkId, currency: 'GBP' }
    expect((await player.post('/player/wallet/deposit/request', inPounds)).body).toMatchObject({
      status: 400,
      validationErrors: [{ field: 'amount', message: "The wallet's currency is EUR" }],
    })
    // Documents that are preferred by now are sent later only by choice (DEP-3).
    const { body: free } = await player.post('/player/wallet/deposit/check', { ipAddress: '', blackbox: '' })
    await qa.changePlayer(playerId, { checks: { deposit: 'DOCUMENTS_PREFERRED' } })
    const { body: chosen } = await player.post('/player/wallet/deposit/check?later=true', {
      ipAddress: '',
      blackbox: '',
    })
    const asked = (checkId: string) => player.post('/player/wallet/deposit/request', { ...bare, checkId })
    expect([(await asked(free.checkId)).status, (await asked(chosen.checkId)).status]).toEqual([409, 200])
    await qa.changePlayer(playerId, { checks: { deposit: 'SUCCESS' } })
    const { body: deposit } = await requestDeposit(player, origin, 50)
    const { body: before } = await player.post('/player/wallet/deposit/check', { ipAddress: '', blackbox: '' })
    await qa.changePlayer(playerId, { profile: { permissions: { payout: true } } })
    expect((await payByCard(deposit.action.url, CARDS.good)).html).toContain('No money was taken')
    // A check that was good a moment ago is asked again as the request comes.
    expect(
      (await player.post('/player/wallet/deposit/request', { ...bare, checkId: before.checkId })).body,
    ).toMatchObject({
      status: 409,
      code: 'error.deposit.not_allowed',
    })
    expect(await status(player, deposit.depositId)).toMatchObject({ status: 'FAILED', reason: 'not_allowed' })
    expect(await qa.ledger(playerId)).toEqual([])
  })

  test('SAF-5 DEP-3 documents that come to be preferred while the card is typed stop the payment, unless they were put off by choice', async () => {
    for (const [later, words] of [
      ['', 'No money was taken'],
      ['?later=true', 'Payment received'],
    ] as const) {
      const { playerId, player } = await newPlayer()
      const { body: check } = await player.post(`/player/wallet/deposit/check${later}`, { ipAddress: '', blackbox: '' })
      const { body: deposit } = await player.post('/player/wallet/deposit/request', {
        amount: 50,
        currency: 'EUR',
        methodId: 'creditcard',
        checkId: check.checkId,
        returnUrl: `${operator.origin}/en-UN`,
        ipAddress: '',
        blackbox: '',
      })
      await qa.changePlayer(playerId, { checks: { deposit: 'DOCUMENTS_PREFERRED' } })
      expect((await payByCard(deposit.action.url, CARDS.good)).html).toContain(words)
    }
  })

  test('SAF-5 SAF-6 a deposit and a check are their player’s alone: nobody else reads, cancels or uses them', async () => {
    const { origin } = operator
    const { player } = await newPlayer()
    const { player: other } = await newPlayer()
    const { body: deposit } = await requestDeposit(player, origin, 50)
    const path = `/player/wallet/deposit/${deposit.depositId}`
    expect((await other.get(path)).status).toBe(404)
    expect((await other.post(`${path}/cancellation`)).status).toBe(404)
    expect(await status(player, deposit.depositId)).toMatchObject({ status: 'WAITING_INPUT' })
    const { body: check } = await player.post('/player/wallet/deposit/check', { ipAddress: '', blackbox: '' })
    const wish = {
      checkId: check.checkId,
      amount: 50,
      currency: 'EUR',
      methodId: 'creditcard',
      returnUrl: `${origin}/en-UN`,
      ipAddress: '',
      blackbox: '',
    }
    expect((await other.post('/player/wallet/deposit/request', wish)).body).toMatchObject({
      code: 'error.deposit.not_allowed',
    })
  })

  test('SAF-5 nobody out of play is allowed a deposit, nor charged on a payment page that was open before', async () => {
    const { origin } = operator
    for (const state of ['SELF_EXCLUDED', 'CLOSED', 'RESTRICTED', 'ACCOUNT_UNVERIFIED']) {
      const { playerId, player } = await newPlayer()
      const { body: deposit } = await requestDeposit(player, origin, 50)
      await qa.changePlayer(playerId, { profile: { state } })
      expect((await payByCard(deposit.action.url, CARDS.good)).html).toContain('No money was taken')
      const said = await player.post('/player/wallet/deposit/check', { ipAddress: '', blackbox: '' })
      // A state that ends the session is not even asked.
      expect(said.status === 401 || said.body.result === 'RESTRICTED').toBe(true)
      expect(await qa.ledger(playerId)).toEqual([])
    }
    const { playerId, player } = await newPlayer()
    for (const world of [{ maintenance: true }, { restricted: true }, { station: { ipAddress: '10.0.0.5' } }]) {
      const { body: deposit } = await requestDeposit(player, origin, 50)
      await qa.world(world)
      expect((await payByCard(deposit.action.url, CARDS.good)).html).toContain('No money was taken')
      await qa.world({ maintenance: false, restricted: false, station: { ipAddress: null } })
    }
    expect(await qa.ledger(playerId)).toEqual([])
  })

  test('REG-2 DEP-2 the operator refuses deposits until registration is complete, and tells each check result', async () => {
    for (const missing of [{ profile: { dateOfBirth: null } }, { profile: { postalCode: null } }, { terms: null }])
      expect(await check(missing)).toMatchObject({ status: 409, code: 'error.registration.incomplete' })
    expect(await check({})).toMatchObject({ result: 'SUCCESS' })
    expect(await check({ profile: { permissions: { deposit: false } } })).toMatchObject({ result: 'RESTRICTED' })
    expect(await check({ profile: { suspended: true } })).toMatchObject({ result: 'FORBIDDEN' })
    expect(await check({ profile: { kycStatus: 'SUSPENDED' } })).toMatchObject({ result: 'FORBIDDEN' })
    expect(await check({ profile: { kycStatus: 'RESTRICTED' } })).toMatchObject({ result: 'RESTRICTED' })
    expect(await check({ checks: { deposit: 'DOCUMENTS_PREFERRED' } })).toMatchObject({
      result: 'DOCUMENTS_PREFERRED',
      daysLeftToVerifyDocuments: 14,
    })
    expect(await check({ checks: { deposit: 'DOCUMENTS_PREFERRED' } }, '?later=true')).toMatchObject({
      result: 'SUCCESS',
    })
  })

  test('SAF-12 no card number, expiry, code or token is in the log or in what QA sees', async () => {
    const { player } = await newPlayer()
    const { body: deposit } = await requestDeposit(player, operator.origin, 10)
    await payByCard(deposit.action.url, CARDS.good)
    const seen = JSON.stringify(await qa.calls())
    const printed = operator.output()
    for (const text of [seen, printed]) {
      expect(text).not.toContain('4242 4242')
      expect(text).not.toContain('4242424242424242')
      expect(text).not.toContain(player.idToken)
      expect(text).not.toContain('12 / 40')
    }
    expect(seen).toContain('<card-number>')
    expect(seen).toContain('<id-token>')
  })

  test('DEP-6 killed in mid-deposit again and again: ledger and balance agree and nothing acknowledged is lost', async () => {
    const { origin } = operator
    const { playerId, email, password } = await qa.player()
    const acknowledged = new Set<string>()
    for (const round of [1, 2]) {
      const player = await signIn(origin, email, password)
      const paying = (async () => {
        for (;;) {
          const { body: deposit } = await requestDeposit(player, origin, 10)
          const { html } = await payByCard(deposit.action.url, CARDS.good)
          if (html.includes('Payment received')) acknowledged.add(deposit.depositId)
        }
      })().catch(() => {}) // the power went
      const before = acknowledged.size
      await expect.poll(() => acknowledged.size, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before + 2 * round)
      await operator.kill()
      await paying
      await operator.restart()
    }
    const player = await signIn(origin, email, password)
    const lines = await qa.ledger(playerId)
    const booked = lines.map(({ idempotencyKey }) => idempotencyKey?.replace('deposit:', ''))
    expect(booked).toEqual(expect.arrayContaining([...acknowledged]))
    expect(new Set(booked).size).toBe(booked.length)
    expect(await balance(player)).toBe(lines.length * 10)
    expect(lines[0]?.balanceAfter).toBe(lines.length * 1000)
    for (const depositId of booked) expect(await status(player, depositId!)).toMatchObject({ status: 'SUCCESS' })
  }, 180_000)
})
