import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, hour } from '#contract/constants.ts'
import { type MarketId, marketOf } from '#contract/markets.ts'
import type { SocketMessage } from '#contract/socket.ts'
import { CARDS, payByCard } from '#tests/support/cashier.ts'
import { applicantDetails } from '../registration/testApplicant.ts'
import { documentsOf } from '../content/documentsOf.ts'
import { heldRow, playerRow } from './players.ts'
import { startTestOperator, oneStore, type TestAnswer, type TestOperator, type TestSession } from './testOperator.ts'

const PLAYER = '/api/v1/player'
const RUNS = Number(process.env['BREAK_RUNS'] ?? 12)
const FOR_GOOD = { accountDisableIndefinitely: true, exclusionInMonths: 12 }
const months = (exclusionInMonths: number) => ({ exclusionInMonths, exclusionDelayInHours: 0 })

/** Something that a page can send, or that passes; those of one step happen at the same time. */
type Happening =
  | { kind: 'timeout'; days: number }
  | { kind: 'exclusion'; body: object }
  | { kind: 'cooling'; isSignedIn: boolean }
  | { kind: 'preferences' }
  | { kind: 'signUp' }
  | { kind: 'reset' }
  | { kind: 'address' }
  | { kind: 'terms' }
  | { kind: 'language' }
  | { kind: 'cancel' }
  | { kind: 'signOut' }

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('timeout' as const), days: fc.constantFrom(1, 1, 7, 30, 90, 5, 0, -3) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('exclusion' as const),
      body: fc.constantFrom<object>(months(1), months(2), months(6), months(0), months(-1), FOR_GOOD, {
        ...months(3),
        exclusionDelayInHours: 24,
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cooling' as const), isSignedIn: fc.boolean() }) },
  ...(['preferences', 'signUp', 'reset', 'address', 'terms', 'language', 'cancel', 'signOut'] as const).map((kind) =>
    fc.constant({ kind }),
  ),
)
const step = fc.record({
  what: fc.array(happening, { minLength: 1, maxLength: 3 }),
  later: fc.constantFrom(0, hour, 20 * hour, 8 * day, 40 * day),
})

/** What a player knows of their break by the answers they had. */
interface Promised {
  /** It ends no earlier; ms. */
  readonly until: number
  /** Of a self-exclusion. */
  readonly excludedUntil: number
  readonly isMarketingOn: boolean
}

const endOf = ({ indefinite, endsAt }: { indefinite: boolean; endsAt: string | null }): number =>
  indefinite ? Infinity : Date.parse(endsAt ?? '')
const isTaken = ({ status }: TestAnswer): boolean => status === 200

/** What the answers of one step promise, beside what stood. */
function promisedBy(before: Promised, told: readonly { what: Happening; answer: TestAnswer }[]): Promised {
  const ends = (kinds: readonly string[]) =>
    told
      .filter(({ what, answer }) => ['timeout', 'exclusion', 'cooling'].includes(what.kind) && isTaken(answer))
      .filter(({ answer }) => kinds.includes(answer.body.kind))
      .map(({ answer }) => endOf(answer.body))
  const isExcluded = told.some(({ what, answer }) => what.kind === 'exclusion' && isTaken(answer))
  const isChosen = told.some(({ what, answer }) => what.kind === 'preferences' && isTaken(answer))
  return {
    until: Math.max(before.until, ...ends(['TIMEOUT', 'COOLING', 'SELF_EXCLUDED'])),
    excludedUntil: Math.max(before.excludedUntil, ...ends(['SELF_EXCLUDED'])),
    // A choice that was taken with the exclusion came before it.
    isMarketingOn: !isExcluded && (isChosen || before.isMarketingOn),
  }
}

const refusalOf = (signIn: () => Promise<unknown>): Promise<string> =>
  signIn().then(
    () => 'signed in',
    (error: unknown) => (error as Error).message,
  )

/** A casino bonus that a campaign has given. */
const bonus = (campaignId: string, title: string, amount: number) => ({
  wallet: 'casinoBonus',
  campaignId,
  title,
  amount,
})

describe.each(oneStore)('breaks on %s', (store) => {
  let it: TestOperator
  beforeAll(async () => {
    it = await startTestOperator(store)
  }, 120_000)
  afterAll(() => it.close())
  beforeEach(() => it.operator.clock.setOffset({ now: 0, tokens: 0 }))

  const advance = (ms: number): void =>
    it.operator.clock.setOffset({ now: it.operator.clock.offset.now + ms, tokens: 0 })
  const now = (): number => it.operator.clock.now()

  async function newPlayer(parts: object = {}) {
    const made = await it.call('POST', '/qa/players', { wallet: { main: 10_000 }, ...parts })
    const { playerId, email, password } = made.body as { playerId: number; email: string; password: string }
    return { playerId, email, password, signIn: () => it.signIn(email, password) }
  }
  type Player = Awaited<ReturnType<typeof newPlayer>>

  const balances = async (playerId: number) => (await it.operator.ledger.walletOf(playerId))?.balances
  /** Opens a slot for real money, as a page does; answers how a round is asked for. */
  const openGame = async (session: TestSession) => {
    const game = await slotFor()
    const launched = await it.as(session, 'POST', '/api/v1/softswiss/context/real', {
      game,
      currency: 'EUR',
      locale: 'en',
      ip: '127.0.0.1',
      urls: { return_url: 'http://localhost/', deposit_url: 'http://localhost/d' },
      jurisdiction: 'UN',
      client_type: 'desktop',
      playerCurrentCountryCode: 'FI',
    })
    const url = new URL(launched.body.launch_options.game_url as string)
    const ask = async (path: string, body: object, key = '') => {
      const answer = await fetch(`${url.origin}/rgs/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') as Record<string, unknown> }
    }
    const { body: opened } = await ask('session', { token: url.hash.slice(1) })
    return async (roundId: string) => {
      const { status, body } = await ask('round', { roundId, stakes: { spin: 100 } }, String(opened['key']))
      await ask('seen', { roundId }, String(opened['key']))
      return status === 200 ? { status } : { status, code: body['code'] }
    }
  }
  const slotFor = async (): Promise<string> =>
    String(
      (await documentsOf(it.operator)).ofType('game').find((game) => {
        const sub = game['subProvider'] as { id: string } | undefined
        const isOpen = (game['offeredCountries'] as string[]).length === 0
        const isSlot = game['type'] === 'casino' && game['gameType'] === 'slots'
        return isOpen && isSlot && (sub?.id.split('-')[0] ?? game['gameProvider']) === 'softswiss'
      })?.['gameId'],
    )

  /** Sends what happens, as this session, which may have ended. */
  const send = async (player: Player, session: TestSession, what: Happening): Promise<TestAnswer> => {
    const { playerId, email, password } = player
    const own = (method: string, path: string, body?: object) => it.as(session, method, `${PLAYER}${path}`, body)
    switch (what.kind) {
      case 'timeout':
        return own('PATCH', '/timeout', { timeout: what.days })
      case 'exclusion':
        return own('PATCH', '/exclusion', what.body)
      case 'cooling': {
        const path = `/${playerId}/timeout/cooling`
        if (what.isSignedIn) return own('POST', path, { playerId })
        await refusalOf(player.signIn)
        return it.call('POST', `${PLAYER}${path}`, { playerId })
      }
      case 'preferences':
        return own('PATCH', '/marketing_preferences', {
          preferences: [{ channel: 'EMAIL', communication: 'CASINO', subscribed: true }],
        })
      case 'signUp':
        return it.call(
          'POST',
          `${PLAYER}/registration`,
          applicantDetails(playerId, { email, password }),
          await it.captcha(),
        )
      case 'reset': {
        await it.call('POST', `${PLAYER}/password_reset`, { email, channel: 'email' }, await it.captcha())
        const mail = (await it.operator.outbox.read(email)).find(({ link }) => link !== undefined)
        const resetKey = new URL(mail?.link ?? 'http://site').searchParams.get('token') ?? '-'
        return it.call('POST', `${PLAYER}/password_reset/new_password/email`, { resetKey, password })
      }
      case 'address':
        return own('POST', '/address', { address: 'Shore Road 1', city: 'Turku', postalCode: '20100' })
      case 'terms':
        return own('POST', '/update_term_and_condition_version', { version: '1' })
      case 'language':
        return own('PATCH', '/language', { language: 'fi' })
      case 'cancel':
        return own('POST', '/wallet/withdrawal/cancellation', {
          pendingWithdrawalId: randomUUID(),
          amount: 10,
          cancelByPlayer: true,
        })
      default:
        return own('POST', '/sign_out')
    }
  }

  /**
   * The answers to calls that come at one moment: their tokens are looked at before the first of them ends the sessions. PGlite has
   * one connection, and lines them up.
   */
  const atOnce = async <T>(playerId: number, calling: () => Promise<T>): Promise<T> => {
    const isHeld = Promise.withResolvers<void>()
    let isAnswered = false
    const holding = it.operator.transaction(async (tx) => {
      await heldRow(it.operator, playerId)
      isHeld.resolve()
      const isWaiting = async () =>
        ((await tx.execute('select 1 from pg_locks where not granted')) as { rows: unknown[] }).rows.length > 0
      if (store === 'PostgreSQL')
        await expect.poll(async () => isAnswered || (await isWaiting()), { interval: 20 }).toBe(true)
    })
    await isHeld.promise
    const answers = calling().finally(() => (isAnswered = true))
    await holding
    return answers
  }

  /** Holds what stands against what was promised. */
  const expectHeld = async (player: Player, promised: Promised, sessions: readonly TestSession[]): Promise<void> => {
    const row = (await playerRow(it.operator, player.playerId))!
    const isRunning = promised.until > now()
    const isExcluded = promised.excludedUntil > now()
    const refusal = await refusalOf(player.signIn)
    expect(refusal === 'signed in', `sign-in while a break runs: ${refusal}`).toBe(!isRunning)
    if (!isRunning) return
    expect(row.breakUntil ?? Infinity, 'the end').toBeGreaterThanOrEqual(promised.until)
    expect(refusal).toMatch(isExcluded ? /exclusion/i : /timeout|exclusion/i)
    const left = await Promise.all(sessions.map((session) => it.as(session, 'GET', `${PLAYER}/profile`)))
    expect(
      left.map(({ status }) => status),
      'no session has come through',
    ).toEqual(sessions.map(() => 401))
  }

  /** Goes through the steps, and holds the player's standing against what the answers have said, after each. */
  const life = async (steps: readonly { what: readonly Happening[]; later: number }[]): Promise<void> => {
    it.operator.clock.setOffset({ now: 0, tokens: 0 })
    const player = await newPlayer()
    let sessions = [await player.signIn(), await player.signIn()]
    let promised: Promised = { until: 0, excludedUntil: 0, isMarketingOn: false }
    for (const { what, later } of steps) {
      const told = await atOnce(player.playerId, () =>
        Promise.all(
          what.map(async (one, index) => ({ what: one, answer: await send(player, sessions[index % 2]!, one) })),
        ),
      )
      promised = promisedBy(promised, told)
      await expectHeld(player, promised, sessions)
      advance(later)
      await expectHeld(player, promised, sessions)
      if (promised.until <= now()) sessions = [await player.signIn(), await player.signIn()]
    }
    const { marketing } = (await playerRow(it.operator, player.playerId))!
    expect(marketing['EMAIL']?.['CASINO'] === true, 'marketing').toBe(promised.isMarketingOn)
  }

  test(
    'SAF-10 RGT-5 RGT-6 RMB-9 whatever a page sends, and however much at once, a break or exclusion never ends earlier than it was told, nobody is in meanwhile, and marketing stays off until it is chosen anew',
    { timeout: 110_000 },
    async () => {
      const search = fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), life), {
        numRuns: RUNS,
        examples: [
          [
            [
              {
                what: [
                  { kind: 'timeout', days: 90 },
                  { kind: 'timeout', days: 1 },
                  { kind: 'exclusion', body: months(1) },
                ],
                later: 0,
              },
              {
                what: [{ kind: 'cooling', isSignedIn: false }, { kind: 'reset' }, { kind: 'preferences' }],
                later: 20 * hour,
              },
            ],
          ],
          [
            [
              { what: [{ kind: 'preferences' }], later: 0 },
              { what: [{ kind: 'exclusion', body: months(1) }], later: 40 * day },
              {
                what: [
                  { kind: 'timeout', days: 1 },
                  { kind: 'cooling', isSignedIn: true },
                ],
                later: hour,
              },
            ],
          ],
        ],
      })
      await expect(search).resolves.toBeUndefined()
    },
  )

  test('RGT-6 RGT-7 SAF-2 RMB-9 self-exclusion forfeits bonus money by its campaign for good, while own money stays and what waits is paid', async () => {
    const player = await newPlayer({
      wallet: { main: 10_000, sportsBonus: 700 },
      bonuses: [bonus('welcome-100', 'Welcome bonus', 3000)],
    })
    const session = await player.signIn()
    const pay = (path: string, body: object, key = randomUUID()) =>
      it.call('POST', `${PLAYER}/wallet/withdrawal${path}`, body, {
        authorization: session.id,
        'idempotency-key': key,
      })
    const device = { ipAddress: '127.0.0.1', blackbox: '' }
    const withdraw = async (amount: number) => {
      const { checkId } = (await pay('/check', device)).body
      const wish = { amount, currency: 'EUR', methodId: 'creditcard', checkId, forfeitAccepted: true, ...device }
      return (await pay('/request', wish)).body.withdrawalId as string
    }
    const [refused, paid] = [await withdraw(20), await withdraw(30)]
    await it.call('PATCH', `/qa/players/${player.playerId}`, { bonuses: [bonus('friday', 'Friday reload', 1500)] })
    expect(await balances(player.playerId)).toMatchObject({ main: 5000, locked: 5000, casinoBonus: 1500 })

    expect((await it.as(session, 'PATCH', `${PLAYER}/exclusion`, months(6))).status).toBe(200)
    const none = { sportsBonus: 0, casinoBonus: 0, liveCasinoBonus: 0 }
    expect(await balances(player.playerId)).toMatchObject({ main: 5000, locked: 5000, ...none })
    await it.call('PATCH', `/qa/withdrawals/${refused}`, { status: 'FAILED' })
    await it.call('PATCH', `/qa/withdrawals/${paid}`, { status: 'FAILED' })
    expect(await balances(player.playerId), 'nothing that was lost comes back').toMatchObject({
      main: 10_000,
      locked: 0,
      ...none,
    })
    advance(200 * day)
    const back = await player.signIn()
    const history = await it.as(back, 'GET', `${PLAYER}/wallet/transactions?limit=10&category=BONUS`)
    expect(
      history.body.transactions.map((one: Record<string, unknown>) =>
        [one['type'], one['amount'], one['reason']].join(' '),
      ),
    ).toContain('FORFEIT -15 Friday reload')
  })

  test('RMB-9 RGT-6 own money that waits to be paid out is paid to who has excluded themselves', async () => {
    const player = await newPlayer()
    const session = await player.signIn()
    const headers = { authorization: session.id, 'idempotency-key': randomUUID() }
    const device = { ipAddress: '127.0.0.1', blackbox: '' }
    const path = `${PLAYER}/wallet/withdrawal`
    const { checkId } = (await it.call('POST', `${path}/check`, device, headers)).body
    const wish = { amount: 40, currency: 'EUR', methodId: 'creditcard', checkId, forfeitAccepted: false, ...device }
    expect((await it.call('POST', `${path}/request`, wish, headers)).status).toBe(200)
    await it.as(session, 'PATCH', `${PLAYER}/exclusion`, FOR_GOOD)
    expect(await balances(player.playerId)).toMatchObject({ main: 6000, locked: 4000 })
    advance(2 * hour)
    await it.call('PATCH', `/qa/withdrawals/${(await it.operator.ledger.lines(player.playerId))[0]?.referenceId}`, {
      status: 'SUCCESS',
    })
    expect(await balances(player.playerId)).toMatchObject({ main: 6000, locked: 0 })
  })

  test.each([
    ['a break', '/timeout', { timeout: 1 }],
    ['a self-exclusion', '/exclusion', months(1)],
  ] as const)(
    'SAF-1 SAF-5 RGT-5 RGT-6 neither a payment page nor a game that stood open moves money after %s has begun',
    async (_, path, body) => {
      const player = await newPlayer()
      const session = await player.signIn()
      const device = { ipAddress: '127.0.0.1', blackbox: '' }
      const headers = { authorization: session.id, 'idempotency-key': randomUUID() }
      const deposit = `${PLAYER}/wallet/deposit`
      const { checkId } = (await it.call('POST', `${deposit}/check`, device, headers)).body
      const wish = {
        amount: 50,
        currency: 'EUR',
        methodId: 'creditcard',
        checkId,
        returnUrl: `${it.origin}/`,
        ...device,
      }
      const asked = (await it.call('POST', `${deposit}/request`, wish, headers)).body
      const play = await openGame(session)
      expect((await play('before-the-break')).status).toBe(200)
      const before = (await balances(player.playerId))?.main

      expect((await it.as(session, 'PATCH', `${PLAYER}${path}`, body)).status).toBe(200)
      await payByCard(asked.action.url, CARDS.good)
      expect(await play('after-the-break')).toEqual({ status: 409, code: 'error.play.blocked' })
      expect((await balances(player.playerId))?.main).toBe(before)
    },
  )

  test.each([
    ['TIMEOUT', 'PATCH', '/timeout', { timeout: 7 }, 7],
    ['COOLING', 'POST', '/ID/timeout/cooling', { playerId: 'ID' }, 1],
    ['SELF_EXCLUDED', 'PATCH', '/exclusion', FOR_GOOD, null],
  ] as const)(
    'RGT-5 RGT-6 SAF-6 each open page is told of a %s, until when and by whom, before its session ends',
    async (kind, method, path, body, days) => {
      const player = await newPlayer()
      const session = await player.signIn()
      const told: (SocketMessage | 'ended')[] = []
      const stops = [
        it.operator.bus.on('push', ({ playerId, message }) => {
          if (playerId === player.playerId && message.type === 'PLAYER_ATTRIBUTE_CHANGE') told.push(message)
        }),
        it.operator.bus.on('session-ended', ({ playerId }) => {
          if (playerId === player.playerId) told.push('ended')
        }),
      ]
      const own = JSON.parse(JSON.stringify(body).replace('"ID"', `${player.playerId}`)) as object
      const answer = await it.as(session, method, `${PLAYER}${path.replace('ID', `${player.playerId}`)}`, own)
      await expect.poll(() => told.at(-1)).toBe('ended')
      for (const stop of stops) stop()
      expect(told[0]).toMatchObject({ payload: { exclusion: { kind, initiator: 'PLAYER', remainingDays: days } } })
      expect(answer.body).toMatchObject({ kind, remainingDays: days })
    },
  )

  test.each([
    ['PP', 'SE', [1, 7, 30, 60, 90], 1],
    ['LL', 'NL', [1, 7, 30, 60, 90], 1],
    ['GG', 'GB', [1, 7, 14, 28, 42], 6],
  ] as const)(
    'RMB-9 RGT-5 RGT-6 in %s breaks are as long as its rules say and no other, and self-exclusion lasts its least at least',
    async (market: MarketId, countryCode, lengths, least) => {
      expect(marketOf(market).rules).toMatchObject({ timeoutDays: lengths, selfExclusionMinMonths: least })
      const inMarket = () => newPlayer({ profile: { countryCode, market } })
      const statusOf = async (path: string, body: object) =>
        (await it.as(await (await inMarket()).signIn(), 'PATCH', `${PLAYER}${path}`, body)).status
      const taken = await Promise.all(lengths.map((days) => statusOf('/timeout', { timeout: days })))
      expect(taken).toEqual(lengths.map(() => 200))
      const others = [2, 14, 30, 42, 43, 90, 365].filter((days) => !(lengths as readonly number[]).includes(days))
      expect(await Promise.all(others.map((days) => statusOf('/timeout', { timeout: days })))).toEqual(
        others.map(() => 400),
      )
      expect(await statusOf('/exclusion', months(least - 1))).toBe(400)
      expect(await statusOf('/exclusion', months(least))).toBe(200)
      expect(await statusOf('/exclusion', FOR_GOOD)).toBe(200)
    },
  )
})
