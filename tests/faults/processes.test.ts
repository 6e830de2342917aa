import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteHeaders } from '#contract/endpoint.ts'
import { photo } from '#operator/documents/testFiles.ts'
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

  test('KYC-8 SAF-4 a document whose last piece comes to both at once is kept once and sent once, and both say so', async () => {
    const [here, there] = operators
    const { email, password } = await new Qa(here.origin).player()
    const player = await signIn(here.origin, email, password)
    const elsewhere = await signIn(there.origin, email, password)
    const tokens = [player.idToken, elsewhere.idToken] as const
    const database = new Client({ connectionString: postgres.url })
    await database.connect()
    const count = async (table: 'document_files' | 'document_pieces', id: string) =>
      (await database.query(`select 1 from ${table} where document_id = $1`, [id])).rowCount
    const sends = (id: string) =>
      `${here.output()}${there.output()}`
        .split('\n')
        .filter((line) => line.includes('"document.sent"') && line.includes(id))
    const sent = []
    for (const each of ['a', 'b', 'c']) {
      const file = await photo(1600, 1200)
      const asked = {
        documentType: 'PROOF_OF_ID',
        fileName: 'passport.jpg',
        contentType: 'image/jpeg',
        size: file.length,
        fingerprint: each.repeat(64),
      }
      const begun = await Promise.all([player, elsewhere].map((one) => one.post('/player/documents', asked)))
      const id = begun[0]!.body.documentId as string
      expect(begun[1]!.body.documentId, 'the same upload').toBe(id)
      const piece = async (at: 0 | 1, start: number, end: number) => {
        const response = await fetch(`${operators[at].origin}/api/v1/player/documents/${id}/content`, {
          method: 'PUT',
          headers: {
            ...siteHeaders,
            authorization: tokens[at],
            'content-type': 'image/jpeg',
            'content-range': `bytes ${start}-${end - 1}/${file.length}`,
          },
          body: new Uint8Array(file.subarray(start, end)),
        })
        return [response.status, ((await response.json()) as { documentStatus: string }).documentStatus]
      }
      const half = Math.floor(file.length / 2)
      await piece(0, 0, half)
      const answers = await Promise.all(([0, 1, 0, 1] as const).map((at) => piece(at, half, file.length)))
      expect(answers.map((answer) => answer.join(' '))).toEqual(Array(4).fill('200 UNDER_REVIEW'))
      expect([await count('document_files', id), await count('document_pieces', id)]).toEqual([1, 0])
      await expect.poll(() => sends(id)).toHaveLength(1)
      sent.push([id, 'UNDER_REVIEW'])
    }
    await database.end()
    for (const one of [player, elsewhere]) {
      const { body } = await one.get('/player/documents')
      expect(body.map(({ id, documentStatus }: Record<string, string>) => [id, documentStatus])).toEqual(sent)
    }
  })

  test('KYC-3 an ID that is sent to the hosted check at both at once is kept once', async () => {
    const [here, there] = operators
    const { email, password } = await new Qa(here.origin).player()
    const player = await signIn(here.origin, email, password)
    const back = `${here.origin}/en-UN/my-account/account/verification`
    const { body } = await player.post('/jumio/documents/initiate', {
      documentType: 'PROOF_OF_ID',
      locale: 'en-UN',
      successUrl: `${back}?hosted=done`,
      errorUrl: `${back}?hosted=failed`,
    })
    const page = new URL(body.redirectUrl as string).pathname
    const file = new Uint8Array(await photo(1600, 1200))
    const send = async ({ origin }: TestOperator) => {
      const form = new FormData()
      form.append('photo', new File([file], 'id.jpg'))
      form.append('consent', 'yes')
      const answer = await fetch(`${origin}${page}/send`, { method: 'POST', body: form, redirect: 'manual' })
      return answer.headers.get('location')
    }
    expect(await Promise.all([send(here), send(there)])).toEqual(Array(2).fill(`${back}?hosted=done`))
    expect((await player.get('/player/documents')).body).toMatchObject([{ documentStatus: 'UNDER_REVIEW' }])
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
