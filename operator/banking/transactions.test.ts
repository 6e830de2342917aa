import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, hour, minute } from '#contract/constants.ts'
import type { Transaction } from '#contract/transactions.ts'
import type { Movement } from '../ledger.ts'
import { startTestOperator, oneStore, type TestOperator, type TestSession } from '../player/testOperator.ts'
import { addHistory } from '../qa/history.ts'
import { capture, lockDeposit, openDeposit, setState } from './deposits.ts'
import { alongIndexes, historyCsv, movementsQuery, transactionPage, type HistoryFilter } from './transactions.ts'

let it: TestOperator
let count = 0
const password = 'Correct horse 7'
const path = '/api/v1/player/wallet/transactions'

const player = async (currency = 'EUR', countryCode = 'FI') => {
  count += 1
  const email = `history-${count}@player.example`
  const { playerId } = await it.operator.players.create({ email, password, currency, countryCode })
  await it.operator.ledger.openWallet(playerId, currency)
  return { playerId, session: await it.signIn(email, password) }
}

const move = (playerId: number, parts: Partial<Movement> & { amount: number }) =>
  it.operator.transaction((tx) => {
    count += 1
    const { amount, ...more } = parts
    return it.operator.ledger.postMovement(tx, {
      playerId,
      kind: 'WIN',
      category: 'CASINO',
      referenceId: `about-${count}`,
      idempotencyKey: `key-${count}`,
      postings: [
        { account: 'main', amount },
        { account: 'house:games', amount: -amount },
      ],
      ...more,
    })
  })

const deposit = async (playerId: number) => {
  const started = await it.operator.transaction((tx) =>
    openDeposit(it.operator, tx, {
      playerId,
      amount: 2000,
      currency: 'EUR',
      method: 'CREDITCARD',
      returnUrl: `${it.origin}/`,
    }),
  )
  return 'opened' in started ? started.opened : started.pending
}
const change = (id: string, work: (row: NonNullable<Awaited<ReturnType<typeof lockDeposit>>>) => Promise<unknown>) =>
  it.operator.transaction(async () => {
    const row = await it.operator.transaction((tx) => lockDeposit(it.operator, tx, { pageId: id }))
    await work(row!)
  })

const page = async (session: TestSession, query = '') => (await it.as(session, 'GET', `${path}?${query}`)).body
const shown = async (session: TestSession, query = '') =>
  (await page(session, query)).transactions.map(
    ({ type, status, amount }: Transaction) => `${type} ${status} ${amount}`,
  )

/** All pages of a filter. */
async function all(session: TestSession, query: string): Promise<Transaction[]> {
  const rows: Transaction[] = []
  for (let position: string | null = ''; position !== null;) {
    const answer = await page(session, `${query}${position === '' ? '' : `&position=${position}`}`)
    rows.push(...answer.transactions)
    position = answer.hasMore ? answer.position : null
  }
  return rows
}

/** How the store reads a page of the history, its plan line by line. */
const planOf = (filter: HistoryFilter): Promise<string> =>
  it.operator.transaction(async (tx) => {
    await alongIndexes(tx)
    const after = { at: it.operator.clock.now() - day, part: 'movement', id: '5' } as const
    const { rows } = (await tx.execute(sql`explain ${movementsQuery(tx, filter, after, 11).getSQL()}`)) as {
      rows: Record<'QUERY PLAN', string>[]
    }
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

const advance = (ms: number) => it.operator.clock.setOffset({ now: it.operator.clock.offset.now + ms, tokens: 0 })

describe.each(oneStore)('on %s', (store) => {
  beforeAll(async () => {
    it = await startTestOperator(store)
  }, 120_000)
  afterAll(() => it.close())

  test('TXN-1 a deposit is one row from its request to its end, with its status and the same reference', async () => {
    const { playerId, session } = await player()
    const { id, pageId } = await deposit(playerId)
    expect(await page(session)).toMatchObject({
      transactions: [
        { referenceId: id, type: 'DEPOSIT', category: 'PAYMENT', status: 'WAITING_INPUT', amount: 20, reason: 'Card' },
      ],
    })
    await change(pageId, (row) => it.operator.transaction((tx) => setState(it.operator, tx, row, 'pending')))
    expect(await shown(session, 'status=PENDING')).toEqual(['DEPOSIT PENDING 20'])
    expect(await shown(session, 'status=WAITING_INPUT')).toEqual([])
    await change(pageId, (row) => it.operator.transaction((tx) => capture(it.operator, tx, row, null)))
    expect(await page(session)).toMatchObject({
      transactions: [{ referenceId: id, status: 'SUCCESS', amount: 20, balanceAfterTransaction: 20, reason: 'Card' }],
      hasMore: false,
    })
    expect(await shown(session, 'status=PENDING')).toEqual([])
  })

  test('TXN-1 TXN-2 a deposit that was booked later than it was asked for stands in one place only, over all pages', async () => {
    const { playerId, session } = await player()
    const { id, pageId } = await deposit(playerId)
    advance(minute)
    for (const amount of [100, 200, 300]) await move(playerId, { amount })
    advance(minute)
    await change(pageId, (row) => it.operator.transaction((tx) => capture(it.operator, tx, row, null)))
    const rows = await all(session, 'limit=1')
    expect(rows.map(({ amount }) => amount)).toEqual([20, 3, 2, 1])
    expect(rows[0]).toMatchObject({ referenceId: id, status: 'SUCCESS' })
  })

  test('TXN-1 a deposit that is booked while its page is read stands there once', async () => {
    const { playerId } = await player()
    const { id, pageId } = await deposit(playerId)
    const { operator } = it
    // The payments are read by then, the movements are not.
    const transaction: typeof operator.transaction = async (work) => {
      await change(pageId, (row) => operator.transaction((tx) => capture(operator, tx, row, null)))
      return operator.transaction(work)
    }
    const { transactions } = await transactionPage({ ...operator, transaction }, { playerId, limit: 10 })
    expect(transactions).toMatchObject([{ referenceId: id, status: 'SUCCESS', amount: 20 }])
  })

  test('TXN-1 TXN-2 deposits that moved nothing stand among the movements and are found by their statuses', async () => {
    const { playerId, session } = await player()
    const refused = await deposit(playerId)
    await change(refused.pageId, (row) =>
      it.operator.transaction((tx) => setState(it.operator, tx, row, 'refused', { reason: 'refused_by_bank' })),
    )
    await move(playerId, { amount: 500 })
    await deposit(playerId)
    expect(await shown(session)).toEqual(['DEPOSIT WAITING_INPUT 20', 'WIN SUCCESS 5', 'DEPOSIT FAILED 20'])
    expect(await shown(session, 'category=PAYMENT&status=FAILED')).toEqual(['DEPOSIT FAILED 20'])
    expect(await shown(session, 'category=CASINO')).toEqual(['WIN SUCCESS 5'])
    // Nobody has looked the open one up since its page has run out.
    advance(31 * minute)
    expect(await shown(session, 'status=CANCELLED')).toEqual(['DEPOSIT CANCELLED 20'])
    expect(await shown(session, 'status=WAITING_INPUT')).toEqual([])
    expect((await page(session)).transactions[0].balanceAfterTransaction).toBeNull()
  })

  test('TXN-1 money on its way out is one row: taken when it was locked, not once more when it is paid', async () => {
    const { playerId, session } = await player()
    await move(playerId, { amount: 5000, kind: 'DEPOSIT', category: 'PAYMENT' })
    const payout = { kind: 'WITHDRAW', category: 'PAYMENT', amount: 0 }
    await move(playerId, {
      ...payout,
      postings: [
        { account: 'main', amount: -2000 },
        { account: 'locked', amount: 2000 },
      ],
    })
    const sums = () => it.as(session, 'GET', '/api/v1/player/wallet/net-position-win-loss')
    expect((await sums()).body).toMatchObject({ deposits: 50, withdrawals: 0, netPosition: -50 })
    await move(playerId, {
      ...payout,
      postings: [
        { account: 'locked', amount: -2000 },
        { account: 'house:cash', amount: 2000 },
      ],
    })
    expect(await shown(session)).toEqual(['WITHDRAW SUCCESS -20', 'DEPOSIT SUCCESS 50'])
    expect((await sums()).body).toMatchObject({ deposits: 50, withdrawals: 20, netPosition: -30 })
  })

  test('TXN-2 pages meet without a gap or a double, whatever the filter and whatever comes meanwhile', async () => {
    const { playerId, session } = await player()
    await addHistory(it.operator, playerId, 170)
    const rows = await all(session, 'limit=7')
    expect(rows).toHaveLength(170 + 4)
    expect(new Set(rows.map(({ referenceId }) => referenceId)).size).toBe(rows.length)
    const times = rows.map(({ transactionDate }) => transactionDate)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const [query, fits] of [
      ['category=CASINO', ({ category }) => category === 'CASINO'],
      ['status=FAILED', ({ status }) => status === 'FAILED'],
      ['category=PAYMENT&status=SUCCESS', (row) => row.category === 'PAYMENT' && row.status === 'SUCCESS'],
      [
        `from=${times[90]}&to=${times[20]}`,
        (row) => row.transactionDate >= times[90]! && row.transactionDate < times[20]!,
      ],
    ] as readonly [string, (row: Transaction) => boolean][])
      expect([query, await all(session, `limit=3&${query}`)]).toEqual([query, rows.filter(fits)])

    const { position } = await page(session, 'limit=10')
    await move(playerId, { amount: 100 })
    expect((await page(session, `limit=10&position=${position}`)).transactions).toEqual(rows.slice(10, 20))
  })

  test('TXN-2 rows of one moment are told apart by their places', async () => {
    const { playerId, session } = await player()
    for (const amount of [100, 200, 300, 400]) await move(playerId, { amount })
    await deposit(playerId)
    await it.operator.db.execute(sql`update ledger_movements set at = 1000 where player_id = ${playerId}`)
    await it.operator.db.execute(sql`update deposits set created_at = 1000 where player_id = ${playerId}`)
    const rows = await all(session, 'limit=1')
    expect(rows.map(({ amount }) => amount)).toEqual([20, 4, 3, 2, 1])
  })

  test.each(['5', '1.m.x', 'nothing', '1.m.1', "1.p.'", '99999999999999999999.m.1'])(
    'TXN-2 the position "%s" that no answer gave is refused',
    async (position) => {
      const { session } = await player()
      expect(await it.as(session, 'GET', `${path}?position=${encodeURIComponent(position)}`)).toMatchObject({
        status: 400,
        body: { code: 'error.validation', message: 'position is not one that an answer gave' },
      })
    },
  )

  test('TXN-2 SAF-7 a position of another player is refused, for movements and for payments', async () => {
    const other = await player()
    const me = await player()
    await deposit(other.playerId)
    const payment = (await page(other.session, 'limit=1')).position
    await move(other.playerId, { amount: 100 })
    const movement = (await page(other.session, 'limit=1')).position
    const answers = await Promise.all(
      [payment, movement].map((one) => it.as(me.session, 'GET', `${path}?position=${one}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
  })

  test('TXN-2 each filter is read along an index, newest first, without sorting, whether the store has counted its rows or not', async () => {
    const { playerId } = await player()
    await addHistory(it.operator, playerId, 6000)
    const from = new Date(it.operator.clock.now() - 3 * day).toISOString()
    const to = new Date(it.operator.clock.now()).toISOString()
    const along = [
      [{ playerId }, 'ledger_movements_time'],
      [{ playerId, from, to }, 'ledger_movements_time'],
      [{ playerId, category: 'BONUS' }, 'ledger_movements_category'],
      [{ playerId, category: 'CASINO', from, to }, 'ledger_movements_category'],
      [{ playerId, status: 'REVERTED' }, 'ledger_movements_status'],
      [{ playerId, status: 'PENDING', from, to }, 'ledger_movements_status'],
    ] as const
    for (const when of ['not counted', 'counted']) {
      for (const [filter, index] of along) {
        const plan = await planOf(filter)
        expect([when, filter, plan]).toEqual([
          when,
          filter,
          expect.stringContaining(`Index Scan Backward using ${index} on`),
        ])
        expect(plan).not.toMatch(/Sort|Seq Scan|Filter:/)
      }
      await it.operator.db.execute(sql`analyze ledger_movements`)
    }
  })

  test('TXN-4 sums are what the postings say; a correction is no deposit and a bonus no win', async () => {
    const { playerId, session } = await player()
    await addHistory(it.operator, playerId, 90)
    await move(playerId, { amount: 700, kind: 'DEPOSIT', category: 'ADJUSTMENT' })
    await move(playerId, { amount: 900, kind: 'DEPOSIT', category: 'PAYMENT' })
    await move(playerId, { amount: -300, kind: 'BET' })
    await move(playerId, { amount: 1000, kind: 'WIN', category: 'BONUS' })
    const since = new Date(it.operator.clock.now() - 5000).toISOString()
    const { body } = await it.as(session, 'GET', `/api/v1/player/wallet/net-position-win-loss?from=${since}`)
    expect(body).toEqual({
      currency: 'EUR',
      netPosition: -9,
      winLoss: -3,
      deposits: 9,
      withdrawals: 0,
      stakes: 3,
      wins: 0,
    })
    const agree = (await it.operator.db.execute(sql`
      select count(*)::int as wrong from ledger_movements m where own <> (
        select coalesce(sum(p.amount), 0) from ledger_postings p join ledger_accounts a on a.id = p.account_id
        where p.movement_id = m.id and a.player_id = m.player_id)`)) as { rows: { wrong: number }[] }
    expect(agree.rows).toEqual([{ wrong: 0 }])
  })

  test('RMB-6 a row says its game, method or note', async () => {
    const { playerId, session } = await player()
    const game = 'no-such-game'
    await move(playerId, { amount: 100, details: { gameId: game } })
    await move(playerId, { amount: 100, kind: 'DEPOSIT', category: 'PAYMENT', details: { method: 'MUCHBETTER' } })
    await move(playerId, { amount: 100, kind: 'DEPOSIT', category: 'ADJUSTMENT', details: { reason: 'A correction' } })
    const { transactions } = await page(session)
    expect(transactions.map(({ reason }: Transaction) => reason)).toEqual([
      'A correction',
      'MuchBetter',
      'no-such-game',
    ])
  })

  test('RMB-6 a made-up history goes back more than six months and has movements of the last day', async () => {
    const { playerId, session } = await player()
    await addHistory(it.operator, playerId, 300)
    const at = (days: number) => new Date(it.operator.clock.now() - days * day).toISOString()
    expect((await page(session, `to=${at(183)}`)).transactions.length).toBeGreaterThan(0)
    expect((await page(session, `from=${at(1)}`)).transactions.length).toBeGreaterThan(0)
    expect((await it.operator.ledger.walletOf(playerId))?.total).toBe(0)
  })

  test('TXN-2 the file has every row of the filter, in the decimals of its currency, and nothing that a spreadsheet runs', async () => {
    const { playerId, session } = await player()
    await addHistory(it.operator, playerId, 1200)
    await move(playerId, {
      amount: 1234,
      category: 'ADJUSTMENT',
      kind: 'DEPOSIT',
      details: { reason: '=HYPERLINK("x")' },
    })
    await move(playerId, { amount: -34, category: 'ADJUSTMENT', kind: 'WITHDRAW', details: { reason: 'a, "b"\n@c' } })
    const file = async (query: string) => {
      const response = await fetch(`${it.origin}${path}/csv?${query}`, {
        headers: { 'site-context': '5', authorization: session.id },
      })
      return { type: response.headers.get('content-type'), text: await response.text() }
    }
    const { type, text } = await file('')
    expect(type).toBe('text/csv; charset=utf-8')
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('Time (UTC),Category,Type,Status,Amount,Currency,Balance after,Reason,Reference')
    const rows = await all(session, 'limit=100')
    expect(lines.slice(1, -1)).toHaveLength(rows.length)
    expect(lines.slice(1, -1).map((line) => line.split(',').at(-1))).toEqual(rows.map(({ referenceId }) => referenceId))
    expect(lines[2]).toContain(`Correction,Deposit,Done,12.34,EUR,12.34,"'=HYPERLINK(""x"")",M`)
    expect(lines[1]).toContain(`,-0.34,EUR,12.00,"a, ""b""\n@c",M`)
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/)
    expect((await file('category=BONUS')).text.split('\r\n')).toHaveLength(
      (await all(session, 'limit=100&category=BONUS')).length + 2,
    )
    expect((await file('category=SPORTS&status=PENDING')).text).toBe(`${lines[0]}\r\n`)

    await move(playerId, { amount: 100, category: 'PAYMENT', kind: 'DEPOSIT', details: { method: 'CREDITCARD' } })
    await move(playerId, { amount: 100, category: 'BONUS', kind: 'WIN', details: { reason: 'Friday, Casino bonus' } })
    const german = (await file('category=PAYMENT&locale=de-AT')).text.split('\r\n')
    expect(german[0]).toBe('Zeit (UTC),Kategorie,Art,Status,Betrag,Währung,Guthaben danach,Grund,Referenz')
    expect(german[1]).toContain(',Zahlungen,Einzahlung,Fertig,1.00,EUR,13.00,Karte,')
    expect((await file('category=BONUS&locale=de')).text.split('\r\n')[1]).toContain(',"Friday, Casino-Bonus",')
    expect((await file('category=SPORTS&status=PENDING&locale=nowhere')).text).toBe(`${lines[0]}\r\n`)

    const chile = await player('CLP', 'CL')
    await move(chile.playerId, { amount: 1500 })
    const { text: pesos } = await it
      .call('GET', '/health')
      .then(() =>
        fetch(`${it.origin}${path}/csv`, { headers: { 'site-context': '5', authorization: chile.session.id } }),
      )
      .then(async (response) => ({ text: await response.text() }))
    expect(pesos).toContain(',1500,CLP,1500,')
  })

  test('TXN-2 of several files at once one part of one file is read at a time, each small', async () => {
    const { playerId } = await player()
    await addHistory(it.operator, playerId, 1000)
    const seen = { now: 0, most: 0, parts: 0 }
    const transaction: typeof it.operator.transaction = async (work) => {
      seen.now += 1
      seen.parts += 1
      seen.most = Math.max(seen.most, seen.now)
      return it.operator.transaction(work).finally(() => (seen.now -= 1))
    }
    const files = await Promise.all(
      [1, 2, 3].map(() => new Response(historyCsv({ ...it.operator, transaction }, { playerId }, 'EUR')).text()),
    )
    expect(new Set(files).size, 'each is whole').toBe(1)
    expect(files[0]!.split('\r\n').length).toBeGreaterThan(1000)
    expect(seen.most).toBe(1)
    expect(seen.parts / files.length, 'parts of a file').toBeGreaterThanOrEqual(5)
  })

  test('TXN-1 SAF-7 nobody reads another player’s history or file', async () => {
    const other = await player()
    await move(other.playerId, { amount: 100 })
    const { session } = await player()
    expect(await page(session)).toEqual({ transactions: [], position: null, hasMore: false })
    expect(await it.call('GET', `${path}/csv`)).toMatchObject({ status: 401 })
    advance(hour)
  })
})
