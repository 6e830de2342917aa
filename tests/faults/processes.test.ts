import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CARDS, payByCard, requestDeposit } from '#tests/support/cashier.ts'
import { startTestOperator, type TestOperator } from '#tests/support/operator.ts'
import { signIn } from '#tests/support/playerClient.ts'
import { hasPostgres, throwawayPostgres, type ThrowawayPostgres } from '#tests/support/postgres.ts'
import { Qa } from '#tests/support/qa.ts'

describe.skipIf(!hasPostgres())('two operators on one PostgreSQL', () => {
  let postgres: ThrowawayPostgres
  let operators: readonly [TestOperator, TestOperator]

  beforeAll(async () => {
    postgres = await throwawayPostgres()
    const env = { DATABASE_URL: postgres.url }
    // Both at once: their migrations and seeds must not get in each other's way.
    operators = await Promise.all([startTestOperator({ env }), startTestOperator({ env })])
  }, 120_000)
  afterAll(async () => {
    await Promise.all(operators.map((operator) => operator.stop()))
    await postgres.remove()
  })

  test('WAL-2 a deposit paid at one is pushed to the socket at the other, and the clock and world are one', async () => {
    const [here, there] = operators
    const qa = new Qa(here.origin)
    const { playerId, email, password } = await qa.player()
    const player = await signIn(here.origin, email, password)
    const elsewhere = await signIn(there.origin, email, password)
    const socket = await elsewhere.socket()
    const { body: deposit } = await requestDeposit(player, here.origin, 60)
    // The same payment page, posted to both processes in the same moment.
    const page = new URL(deposit.action.url).pathname
    await Promise.all([payByCard(here.origin + page, CARDS.good), payByCard(there.origin + page, CARDS.good)])
    await socket.until(
      ({ type, payload }) => type === 'WALLET_BALANCE' && (payload as { main: { cash: number } }).main.cash === 60,
    )
    expect((await elsewhere.get('/player/wallet/balance')).body).toMatchObject({ main: { cash: 60 }, version: 1 })
    const { now } = await qa.clock({ advanceMs: 3_600_000 })
    await expect.poll(async () => (await new Qa(there.origin).clock({ advanceMs: 0 })).now).toBeGreaterThanOrEqual(now)
    await qa.world({ maintenance: true })
    await expect
      .poll(async () => (await (await fetch(`${there.origin}/access/v1/player/access/context`)).json()).maintenance)
      .toBe(true)
    await qa.world({ maintenance: false })
    // The token that opened the socket has grown old meanwhile; the sign-in behind it holds until it is ended.
    await qa.clock({ advanceMs: 2 * 3_600_000, tokens: true })
    const third = await signIn(here.origin, email, password)
    const thirds = await third.socket()
    await thirds.until(({ type }) => type === 'WALLET_BALANCE')
    expect((await third.post('/player/sign_out')).status).toBe(204)
    expect(await thirds.closed).toBe(4401)
    await qa.changePlayer(playerId, { wallet: { main: 7700 } })
    await socket.until(({ payload }) => (payload as { main?: { cash: number } }).main?.cash === 77)
    socket.close()
    await qa.reset()
  })

  test('WAL-2 after the database was away, pages are told the balance they missed and the operator goes on by itself', async () => {
    const [here] = operators
    const qa = new Qa(here.origin)
    const { playerId, email, password } = await qa.player({ wallet: { main: 1000 } })
    const player = await signIn(here.origin, email, password)
    const socket = await player.socket()
    await socket.until(({ type }) => type === 'WALLET_BALANCE')
    const before = socket.messages.length
    // The purse is held, so that the connection breaks in the middle of a transaction.
    const holder = new Client({ connectionString: postgres.url })
    holder.on('error', () => {})
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from wallets where player_id = $1 for update', [playerId])
    const key = randomUUID()
    const broken = requestDeposit(player, here.origin, 20, key)
    const waiting = `select 1 from pg_stat_activity where application_name = 'operator' and wait_event_type = 'Lock'`
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1)
    expect((await Promise.all([broken, postgres.stop('immediate')]))[0].status).toBe(500)
    expect((await player.get('/player/wallet/balance')).status).toBe(500)
    expect(here.output().match(/"store.connection-lost"/g)).toHaveLength(1)
    // 4401 would sign the player out, whose token is as good as before.
    expect(await (await player.socket()).closed).toBe(1013)
    await postgres.start()
    await expect.poll(() => socket.messages.length, { timeout: 20_000 }).toBeGreaterThan(before)
    await qa.changePlayer(playerId, { wallet: { main: 4200 } })
    await socket.until(({ payload }) => (payload as { main?: { cash: number } }).main?.cash === 42)
    // Nothing was kept under the key of the call that broke: with it the deposit is made, and once.
    const { body: deposit } = await requestDeposit(player, here.origin, 20, key)
    await payByCard(deposit.action.url, CARDS.good)
    await socket.until(({ payload }) => (payload as { main?: { cash: number } }).main?.cash === 62)
    expect(
      (await qa.ledger(playerId)).filter(({ idempotencyKey }) => idempotencyKey?.startsWith('deposit:')),
    ).toHaveLength(1)
    socket.close()
  })

  test('SAF-7 a sign-out whose news got lost between the processes closes the socket all the same', async () => {
    const [here] = operators
    const { email, password } = await new Qa(here.origin).player({ wallet: { main: 1000 } })
    const player = await signIn(here.origin, email, password)
    const socket = await player.socket()
    await socket.until(({ type }) => type === 'WALLET_BALANCE')
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'operator bus'`)
    expect((await player.post('/player/sign_out')).status).toBe(204)
    await client.end()
    expect(await socket.closed).toBe(4401)
  })
})
