import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day } from '#contract/constants.ts'
import { siteHeaders } from '#contract/endpoint.ts'
import { codeForm, readCode, readReport, reportBounds, type Report } from '#contract/eventLog.ts'
import { signIn } from '#tests/support/playerClient.ts'
import { Qa } from '#tests/support/qa.ts'
import { startTestOperator, oneStore, type TestOperator } from '../player/testOperator.ts'
import { ensureStaff } from '../user-pool/staff.ts'
import { createEventLogServer } from './eventLogServer.ts'
import { forgetOldReports } from './reports.ts'
import { eventLogReports } from './schema.ts'

const report = (more: Partial<Report> = {}): Report => ({
  form: 'event-log',
  version: 1,
  reason: 'help',
  sentAt: 1_795_000_000_000,
  place: {
    build: 'abc123',
    brand: 'halcyon',
    locale: 'fi-FI',
    path: '/my-account/banking/deposit',
    viewport: { width: 375, height: 667 },
  },
  note: 'The button did nothing',
  runs: [
    {
      version: 1,
      run: 'mk1-abc',
      startedAt: 1_794_999_000_000,
      input: {},
      paths: ['.', './login'],
      records: [
        [0, 'sent', 0, -1, 1, 'login.open'],
        [12, 'answer', 1, -1, 4, 'xstate.done.actor.signIn', { output: { playerId: 7 } }],
        [0, 'check', -81_234, -1, 5, ''],
      ],
      isCut: false,
    },
  ],
  ...more,
})

describe.each(oneStore)('event logs on %s', (store) => {
  let server: TestOperator
  let origin: string
  let qa: Qa
  beforeAll(async () => {
    server = await startTestOperator(store)
    origin = server.operator.origins.site
    qa = new Qa(origin)
  }, 60_000)
  afterAll(() => server.close())

  const send = async (
    body: Report | Buffer | string,
    {
      key = crypto.randomUUID(),
      token = '',
      isPacked = true,
    }: { key?: string; token?: string; isPacked?: boolean } = {},
  ) => {
    const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    const answer = await fetch(`${origin}/event-logs`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
        ...(key === '' ? {} : { 'idempotency-key': key }),
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: new Uint8Array(isPacked && !Buffer.isBuffer(text) ? gzipSync(text) : Buffer.from(text)),
    })
    return { status: answer.status, body: (await answer.json()) as { code: string; message: string } }
  }
  const ask = async (path: string, token: string) => {
    const answer = await fetch(`${origin}/staff/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    // oxlint-disable-next-line typescript/no-explicit-any -- what came over the wire, whatever it is
    return { status: answer.status, body: await answer.json() }
  }
  const asStaff = async () => {
    const { email, password } = (await (
      await fetch(`${origin}/qa/staff`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    ).json()) as { email: string; password: string }
    const { idToken, accessToken } = await signIn(origin, email, password)
    return { email, token: idToken, accessToken }
  }

  test('MOD-5 a report gets a code that people can say; sent again, as after a lost answer, it has the same one', async () => {
    const key = crypto.randomUUID()
    const sent = await send(report(), { key })
    expect(sent.status).toBe(200)
    expect(sent.body.code).toMatch(codeForm)
    const [again, twice] = await Promise.all([send(report(), { key }), send(report(), { key })])
    expect([again.body.code, twice.body.code]).toEqual([sent.body.code, sent.body.code])
    const other = await send(report(), { isPacked: false })
    expect(other.body.code).not.toBe(sent.body.code)
    const typed = sent.body.code.replace('-', ' ').toLowerCase()
    expect(readCode(` ${typed}`)).toBe(sent.body.code)
    expect(readCode('O0IL-1111')).toBe('0011-1111')
    expect(readCode('K7QP-3M2')).toBeNull()
  })

  test('MOD-5 another report under the key of one that was kept is refused, and the first one stays', async () => {
    const key = crypto.randomUUID()
    const { code } = (await send(report(), { key })).body
    expect((await send(report({ note: 'Another one' }), { key })).status).toBe(422)
    const { token } = await asStaff()
    expect((await ask(`/reports/${code}`, token)).body.note).toBe('The button did nothing')
  })

  test('MOD-5 what nobody knows of is not kept with it', async () => {
    const { code } = (await send(JSON.stringify({ ...report(), password: 'Deep-water-42' }))).body
    const { token } = await asStaff()
    expect(JSON.stringify((await ask(`/reports/${code}`, token)).body)).not.toContain('Deep-water-42')
    const plain = await fetch(`${origin}/staff/api/reports/${code}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
    })
    expect([plain.headers.get('content-encoding'), readReport(await plain.text())]).toEqual([null, report()])
  })

  test('MOD-6 a long list goes on where it ended, also among reports of the same moment', async () => {
    const player = await qa.player()
    const { idToken } = await signIn(origin, player.email, player.password)
    for (let at = 0; at < 53; at += 1) await send(report(), { token: idToken })
    await server.operator.db
      .update(eventLogReports)
      .set({ sentAt: server.operator.clock.now() - 5000 })
      .where(eq(eventLogReports.playerId, player.playerId))
    for (let at = 0; at < 3; at += 1) await send(report(), { token: idToken })
    const older = (await send(report(), { token: idToken })).body.code
    await server.operator.db
      .update(eventLogReports)
      .set({ sentAt: server.operator.clock.now() - 9000 })
      .where(eq(eventLogReports.code, older))
    const { token } = await asStaff()
    const first = (await ask(`/reports?playerId=${player.playerId}`, token)).body
    const last = first.reports.at(-1).sentAt as number
    const second = (await ask(`/reports?playerId=${player.playerId}&before=${last}`, token)).body
    expect([first.hasMore, second.hasMore]).toEqual([true, false])
    const codes = [...first.reports, ...second.reports].map(({ code }: { code: string }) => code)
    expect([codes.length, new Set(codes).size]).toEqual([57, 57])
    expect(codes.at(-1)).toBe(older)
  })

  test('MOD-5 two sendings of one key at the same time are one report', async () => {
    const key = crypto.randomUUID()
    const codes = await Promise.all(Array.from({ length: 5 }, () => send(report(), { key })))
    expect(new Set(codes.map(({ body }) => body.code)).size).toBe(1)
    const kept = await server.operator.db.select().from(eventLogReports).where(eq(eventLogReports.sendingId, key))
    expect(kept).toHaveLength(1)
  })

  test('MOD-5 what is no report is refused with the reason, and nothing of it is kept', async () => {
    const before = await server.operator.db.$count(eventLogReports)
    const [run] = report().runs
    const broken = report({ runs: [{ ...run!, records: [...run!.records, [0, 'guessed', 0, 0, 0, 'x']] }] })
    for (const [body, more, status, why] of [
      ['{"form":', {}, 400, 'This file is no JSON.'],
      ['{"form":"chart"}', {}, 400, 'This is not the file of an event log.'],
      [JSON.stringify({ ...report(), version: 2 }), {}, 400, 'is of version 2'],
      [JSON.stringify({ ...report(), runs: [] }), {}, 400, 'runs'],
      [JSON.stringify({ ...report(), reason: 'example' }), {}, 400, 'a player sends no example'],
      [JSON.stringify({ ...report(), runs: [{ ...run!, run: 'a\nb' }] }), {}, 400, 'holds a control character'],
      [JSON.stringify({ ...report(), runs: [{ ...run!, scenes: [[0, 0, 'guessed', {}]] }] }), {}, 400, 'no scene'],
      [JSON.stringify(broken), {}, 400, 'runs.0.records: holds what is no record'],
      [Buffer.from('no gzip'), {}, 400, 'The body is not gzip'],
      [JSON.stringify({ ...report(), note: 'x'.repeat(reportBounds.note + 1) }), {}, 400, 'note'],
      [JSON.stringify({ ...report(), note: 'a \0 in it' }), {}, 400, 'note: holds a NUL character'],
      // Eight million entries: each of them wrong is one thing to say.
      [
        `{"form":"event-log","version":1,"reason":"help","sentAt":1,"place":${JSON.stringify(report().place)},"note":null,"runs":[${'0,'.repeat(7_900_000)}0]}`,
        {},
        400,
        'must be 1 to 200 page lives',
      ],
      // Some kilobytes that would unfold to more than is taken.
      [gzipSync(Buffer.alloc(reportBounds.bytes + 1)), {}, 413, 'unfolds'],
      [Buffer.alloc(reportBounds.packedBytes + 1), {}, 413, 'larger'],
      [JSON.stringify(report()), { key: '' }, 400, 'idempotency-key'],
      [JSON.stringify(report()), { key: 'short' }, 400, 'idempotency-key'],
      [JSON.stringify(report()), { token: 'nobody.knows.it' }, 401, ''],
    ] as const) {
      const { status: got, body: said } = await send(body, more)
      expect([got, said.message]).toEqual([status, expect.stringContaining(why)])
    }
    expect(await server.operator.db.$count(eventLogReports)).toBe(before)
    expect((await fetch(`${origin}/event-logs`)).status).toBe(404)
  })

  test('MOD-6 staff find reports by code, by player and by time, newest first, and open them as they were sent', async () => {
    const { token, email } = await asStaff()
    expect((await ask('/me', token)).body).toEqual({ email })
    const player = await qa.player()
    const { idToken } = await signIn(origin, player.email, player.password)
    const first = (await send(report(), { token: idToken })).body.code
    await qa.clock({ advanceMs: 60_000 })
    const second = (await send(report({ reason: 'crash', note: null }), { token: idToken })).body.code
    const now = server.operator.clock.now()
    const ofPlayer = await ask(`/reports?playerId=${player.playerId}`, token)
    expect(ofPlayer.body.reports.map(({ code }: { code: string }) => code)).toEqual([second, first])
    expect(ofPlayer.body.reports[1]).toEqual({
      code: first,
      playerId: player.playerId,
      reason: 'help',
      sentAt: expect.any(Number),
      build: 'abc123',
      brand: 'halcyon',
      locale: 'fi-FI',
      path: '/my-account/banking/deposit',
      note: 'The button did nothing',
      runs: 1,
      records: 3,
    })
    const codesOf = async (query: string) =>
      ((await ask(`/reports?${query}`, token)).body.reports as { code: string }[]).map(({ code }) => code)
    expect(await codesOf(`code=${first}`)).toEqual([first])
    expect(await codesOf(`playerId=${player.playerId}&to=${now - 30_000}`)).toEqual([first])
    expect(await codesOf(`playerId=${player.playerId}&from=${now - 30_000}`)).toEqual([second])
    expect((await ask('/reports?code=nonsense', token)).status).toBe(400)
    expect((await ask('/reports?until=7', token)).status).toBe(400)
    const opened = await ask(`/reports/${first}`, token)
    expect(readReport(JSON.stringify(opened.body))).toEqual(report())
    expect((await ask('/reports/0000-0000', token)).status).toBe(404)
  })

  test('MOD-6 a player’s token, an ended one and none at all are shown nothing', async () => {
    const { code } = (await send(report())).body
    const player = await qa.player()
    const { idToken } = await signIn(origin, player.email, player.password)
    const gone = await asStaff()
    await fetch(`${origin}/user-pool/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
      },
      body: JSON.stringify({ AccessToken: gone.accessToken }),
    })
    expect((await ask('/me', gone.token)).status).toBe(401)
    for (const path of ['/me', '/reports', `/reports/${code}`]) {
      expect([(await ask(path, idToken)).status, path]).toEqual([403, path])
      expect((await ask(path, 'nobody.knows.it')).status).toBe(401)
      expect((await fetch(`${origin}/staff/api${path}`)).status).toBe(401)
    }
    const { token } = await asStaff()
    // Staff have no account to play with.
    expect(
      (
        await fetch(`${origin}/api/v1/player/documents`, {
          headers: { ...siteHeaders, authorization: `Bearer ${token}` },
        })
      ).status,
    ).toBe(401)
  })

  test('MOD-6 an account of staff that the settings name no more is taken away, and signed out with it', async () => {
    const { operator } = server
    const named = (email: string) => ({
      ...operator,
      settings: { ...operator.settings, staff: { email, password: 'Calm-water-1234' } },
    })
    await ensureStaff(named('first@example.com'))
    const { idToken } = await signIn(origin, 'first@example.com', 'Calm-water-1234')
    await ensureStaff(named('first@example.com'))
    expect((await ask('/reports', idToken)).status, 'it is named still').toBe(200)
    await ensureStaff(named('second@example.com'))
    expect((await ask('/reports', idToken)).status).toBe(401)
    await expect(signIn(origin, 'first@example.com', 'Calm-water-1234')).rejects.toThrow(
      'Incorrect username or password',
    )
    const { idToken: other } = await signIn(origin, 'second@example.com', 'Calm-water-1234')
    expect((await ask('/reports', other)).status).toBe(200)
    await ensureStaff({ ...operator, settings: { ...operator.settings, staff: null } })
    expect((await ask('/reports', other)).status).toBe(401)
    const { token } = await asStaff()
    expect((await ask('/reports', token)).status, 'those of QA stay').toBe(200)
  })

  test('MOD-5 after thirty days a report is gone', async () => {
    const { code } = (await send(report())).body
    const { token } = await asStaff()
    expect((await ask(`/reports/${code}`, token)).status).toBe(200)
    await qa.clock({ advanceMs: 31 * day })
    expect((await ask(`/reports/${code}`, token)).status).toBe(404)
    expect((await ask(`/reports?code=${code}`, token)).body).toEqual({ reports: [], hasMore: false })
    await forgetOldReports(server.operator)
    expect(await server.operator.db.select().from(eventLogReports).where(eq(eventLogReports.code, code))).toEqual([])
  })

  test('MOD-5 an address that sends without end, or guesses at staff without end, is stopped', async () => {
    const limited = createEventLogServer(server.operator)
    const caller = { ip: '203.0.113.9', userAgent: '', isLocal: false }
    const sendOnce = () =>
      limited.take(
        new Request(`${origin}/event-logs`, {
          method: 'POST',
          headers: { 'idempotency-key': crypto.randomUUID(), 'content-encoding': 'gzip' },
          body: gzipSync(JSON.stringify(report())),
        }),
        caller,
        true,
      )
    const statuses: number[] = []
    for (let at = 0; at < 61; at += 1) statuses.push((await sendOnce()).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    const guess = () => {
      const url = new URL(`${origin}/staff/api/me`)
      return limited.show(new Request(url), url, caller, true)
    }
    const guesses: number[] = []
    for (let at = 0; at < 63; at += 1) guesses.push((await guess()).status)
    expect(guesses[0]).toBe(401)
    expect(guesses.at(-1)).toBe(429)
  })
})
