import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdWallet } from '../banking/deposits.ts'
import { bonusTest } from '../bonus/testBonus.ts'
import { startTestOperator, testStores, type TestOperator, type TestSession } from '../player/testOperator.ts'
import { documentsOf } from '../content/documentsOf.ts'
import { minute } from '#contract/constants.ts'
import { launch } from '../play/launch.ts'
import { boundsIn, gameOf } from './gameOf.ts'
import { LIVE, livePhaseAt } from './live.ts'
import { playRound } from './rounds.ts'
import { gameRounds, gameSessions } from './schema.ts'

let server: TestOperator

/** Games that Finland is offered, by who launches them. */
const gameBy = async (launcher: string, type = 'casino', gameType = 'slots') => {
  const found = (await documentsOf(server.operator)).ofType('game').find((game) => {
    const sub = game['subProvider'] as { id: string } | undefined
    const open = (game['offeredCountries'] as string[]).length === 0
    return (
      open &&
      game['type'] === type &&
      (type === 'live' || game['gameType'] === gameType) &&
      (sub?.id.split('-')[0] ?? game['gameProvider']) === launcher
    )
  })
  return String(found!['gameId'])
}
const softswissBody = (game: string) => ({
  game,
  currency: 'EUR',
  locale: 'en',
  ip: '127.0.0.1',
  urls: { return_url: 'http://localhost/', deposit_url: 'http://localhost/d' },
  jurisdiction: 'UN',
  client_type: 'desktop',
})
interface Opened {
  readonly key: string
  readonly balance: number
  readonly interrupted: { roundId: string } | null
  readonly engine: { kind: string; stakes: number[] }
  readonly mode: string
}

const rgs = async (base: string, path: string, body: unknown, key = '') => {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: (text ? JSON.parse(text) : null) as Record<string, unknown> & { code?: string },
  }
}
const open = async (address: string) => {
  const url = new URL(address)
  const { status, body } = await rgs(url.origin, '/rgs/session', { token: url.hash.slice(1) })
  const opened = body as unknown as Opened & { code?: string }
  const place = (roundId: string, stakes: Record<string, number>) =>
    rgs(url.origin, '/rgs/round', { roundId, stakes, n: livePhaseAt(server.operator.clock.now()).n }, opened.key)
  const round = (roundId: string, spin: number, others: Record<string, number> = {}) =>
    place(roundId, { spin, ...others })
  return {
    status,
    ...opened,
    place,
    round,
    seen: (roundId: string) => rgs(url.origin, '/rgs/seen', { roundId }, opened.key),
  }
}
const player = async (parts: object = {}) => {
  const { body } = await server.call('POST', '/qa/players', { wallet: { main: 10_000 }, ...parts })
  const { playerId, email, password } = body as { playerId: number; email: string; password: string }
  return { playerId, session: await server.signIn(email, password) }
}
const launchReal = async (session: TestSession, game: string) => {
  const answer = await server.as(session, 'POST', '/api/v1/softswiss/context/real', {
    ...softswissBody(game),
    playerCurrentCountryCode: 'FI',
  })
  return {
    status: answer.status,
    code: answer.body.code as string,
    url: answer.body.launch_options?.game_url as string,
  }
}
/** The operator's clock goes to the beginning of the next round of all live tables. */
const toNextLiveRound = async () => {
  const { now } = (await server.call('POST', '/qa/clock', { advanceMs: 0 })).body as { now: number }
  await server.call('POST', '/qa/clock', { advanceMs: PERIOD - (now % PERIOD) + 50 })
}
const PERIOD = LIVE.betting + LIVE.drawing + LIVE.showing
const mainOf = async (playerId: number) => (await server.operator.ledger.walletOf(playerId))!.balances.main

const isWide = (channels: unknown) => Array.isArray(channels) && !channels.includes('mobile')

describe.each(testStores)('on %s', (store) => {
  beforeAll(async () => {
    server = await startTestOperator(store)
  })
  afterAll(() => server.close())

  // PGlite has one connection: there the stake comes after the change, and not while it waits for the wallet.
  test.each([
    ['bonuses are taken off: none of what it holds', 0, { bonuses: false }, 'error.not_enough_funds'],
    ['a payout risk comes up: none of what it holds', 0, { payout: true }, 'error.play.blocked'],
    ['a payout risk comes up: no own money either', 5000, { payout: true }, 'error.play.blocked'],
    ['its part of the house is closed: nothing', 5000, { casino: false }, 'error.play.blocked'],
  ] as const)(
    'SAF-2 SAF-1 SAF-4 a round that waits for the wallet stakes what its player may by then. Where meanwhile %s',
    async (_, main, permissions, code) => {
      const { operator } = server
      const { give, balances, moved } = bonusTest(server)
      const { playerId, session } = await player({ wallet: { main } })
      await give(playerId, { money: 1000 })
      const before = await moved(playerId)
      const game = await open((await launchReal(session, await gameBy('softswiss'))).url)
      const restricting = async () => {
        await holdWallet(operator.db, playerId)
        await operator.players.change(playerId, { permissions })
      }
      const playing = () => game.round(randomUUID(), game.engine.stakes[0]!)
      expect(await server.meanwhile(restricting, playing)).toMatchObject({ status: 409, body: { code } })
      expect(await balances(playerId)).toMatchObject({ main, casinoBonus: 1000 })
      expect(await moved(playerId), 'nothing was staked').toEqual(before)
    },
  )

  describe('demo play', () => {
    test.each([
      [
        'softswiss',
        async (id: string) =>
          (await server.call('POST', '/api/v1/softswiss/context/demo', softswissBody(id))).body.launch_options.game_url,
      ],
      [
        'pariplay',
        async (id: string) =>
          (
            await server.call('POST', '/api/v1/pariplay/context/demo', {
              GameCode: id,
              CurrencyCode: 'EUR',
              LanguageCode: 'en',
              PlayerIP: '127.0.0.1',
              CountryCode: 'FI',
            })
          ).body.Url,
      ],
      [
        'novomatic',
        async (id: string) =>
          (
            await server.call('POST', '/api/v1/novomatic/game/url/demo', {
              country: 'FI',
              currency: 'EUR',
              gameId: id,
              ip: '127.0.0.1',
              lobbyUrl: 'http://localhost/',
              locale: 'en',
              platform: 'WEB',
            })
          ).body.url,
      ],
    ] as const)(
      'GAM-1 GAM-7 a visitor opens a %s game by its own call and plays a round for play money',
      async (launcher, call) => {
        const url = await call(await gameBy(launcher))
        expect(server.operator.settings.site.gameOrigins).toContain(new URL(url).origin)
        const page = await fetch(url)
        expect(page.headers.get('content-security-policy')).toContain('frame-ancestors')
        const game = await open(url)
        expect(game).toMatchObject({ mode: 'demo', balance: 100_000, interrupted: null })
        const { body } = await game.round('round-0001', 100)
        expect(body['balance']).toBe(100_000 - 100 + Number(body['win']))
      },
    )

    test('GAM-1 RMB-8 where the law wants the age known first, a visitor tries no demo at any market’s site, and a player does', async () => {
      const id = await gameBy('softswiss')
      await server.call('PATCH', '/qa/world', { station: { countryCode: 'GB' } })
      expect(await server.call('POST', '/api/v1/softswiss/context/demo', softswissBody(id))).toMatchObject({
        status: 409,
        body: { code: 'error.play.age' },
      })
      const { session } = await player({ profile: { market: 'GG', countryCode: 'GB', currency: 'GBP' } })
      const { body } = await server.as(session, 'POST', '/api/v1/softswiss/context/demo', softswissBody(id))
      expect(await open(body.launch_options.game_url)).toMatchObject({ mode: 'demo', balance: 100_000 })
      const ageless = await player({
        profile: { market: 'GG', countryCode: 'GB', currency: 'GBP', dateOfBirth: null },
      })
      expect(
        await server.as(ageless.session, 'POST', '/api/v1/softswiss/context/demo', softswissBody(id)),
        'who has not told it yet',
      ).toMatchObject({ status: 409, body: { code: 'error.play.age' } })
      await server.call('PATCH', '/qa/world', { station: { countryCode: 'FI' } })
      expect((await server.call('POST', '/api/v1/softswiss/context/demo', softswissBody(id))).status).toBe(200)
    })

    test('GAM-1 a game is not launched by another provider’s call, nor where it is not offered, nor for play money at a live table', async () => {
      const demo = (id: string) => server.call('POST', '/api/v1/softswiss/context/demo', softswissBody(id))
      expect(await demo(await gameBy('pariplay'))).toMatchObject({
        status: 404,
        body: { code: 'error.game.not_available' },
      })
      const launch = (id: string) =>
        server.call('POST', '/api/v1/games/launch', {
          gameId: id,
          language: 'en',
          channel: 'web',
          jurisdiction: 'UN',
          partner: 'relax',
          moneyMode: 'demo',
          homeUrl: 'http://localhost/',
          fullscreen: false,
        })
      const closed = (await documentsOf(server.operator))
        .ofType('game')
        .find(({ gameProvider }) => gameProvider === 'relax')!
      expect(await launch(String(closed['gameId']))).toMatchObject({
        status: 409,
        body: { code: 'error.game.restricted.country' },
      })
      expect((await launch(await gameBy('evolution', 'live'))).status).toBe(404)
    })
  })

  describe('play for money', () => {
    test('SAF-4 a round is played once, however often and however parallel it is asked for', async () => {
      const { playerId, session } = await player()
      const game = await open((await launchReal(session, await gameBy('softswiss'))).url)
      const answers = await Promise.all(Array.from({ length: 6 }, () => game.round('same-round-1', 200)))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      const win = Number(answers[0]!.body['win'])
      expect(await mainOf(playerId)).toBe(10_000 - 200 + win)
      expect((await game.round('same-round-1', 400)).body.code).toBe('error.idempotency.key_reused')
      // A game's own numbering means nothing to another player's.
      const other = await player()
      const theirs = await open((await launchReal(other.session, await gameBy('softswiss'))).url)
      const { status, body } = await theirs.round('same-round-1', 200)
      expect(status).toBe(200)
      expect(await mainOf(other.playerId)).toBe(10_000 - 200 + Number(body['win']))
    })

    test('SAF-1 no round for money begins while the site is maintained; the one before is answered, and play goes on afterwards', async () => {
      const { playerId, session } = await player()
      const game = await open((await launchReal(session, await gameBy('softswiss'))).url)
      const before = await game.round('before-1', 100)
      await game.seen('before-1')
      const balance = await mainOf(playerId)
      await server.operator.world.patch({ maintenance: true })
      expect((await game.round('meanwhile-1', 100)).body.code).toBe('error.maintenance')
      expect(await game.round('before-1', 100)).toEqual(before)
      expect(await mainOf(playerId)).toBe(balance)
      await server.operator.world.patch({ maintenance: false })
      expect((await game.round('meanwhile-1', 100)).status).toBe(200)
    })

    test('RMB-12 an interrupted round is finished before the next, after a new launch too', async () => {
      const { session } = await player()
      const id = await gameBy('softswiss')
      const first = await open((await launchReal(session, id)).url)
      await first.round('broken-off-1', 100)
      expect((await first.round('the-next-one', 100)).body.code).toBe('error.game.round.open')
      const again = await open((await launchReal(session, id)).url)
      expect(again.interrupted?.roundId).toBe('broken-off-1')
      await again.seen('broken-off-1')
      // Shown to its end it is over: a game opened since cannot play it as its own.
      expect((await again.round('broken-off-1', 100)).body.code).toBe('error.idempotency.key_reused')
      expect((await again.round('the-next-one', 100)).status).toBe(200)
    })

    test('RMB-8 a newer launch ends the older game: no two play for money at once', async () => {
      const { session } = await player()
      const id = await gameBy('softswiss')
      const older = await open((await launchReal(session, id)).url)
      const newer = await open((await launchReal(session, id)).url)
      expect((await older.round('too-late-0001', 100)).body.code).toBe('error.play.blocked')
      expect((await newer.round('in-time-00001', 100)).status).toBe(200)
    })

    test('the ledger holds exactly the stakes and wins of the rounds, whatever is staked in whatever order', async () => {
      const { playerId, session } = await player({ wallet: { main: 5000 } })
      const game = await open((await launchReal(session, await gameBy('softswiss'))).url)
      let expected = 5000
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ stake: fc.constantFrom(20, 40, 200, 1000, 2000, 30), twice: fc.boolean() }), {
            minLength: 1,
            maxLength: 6,
          }),
          async (rounds) => {
            for (const { stake, twice } of rounds) {
              const roundId = randomUUID()
              const answer = await game.round(roundId, stake)
              const repeated = twice ? await game.round(roundId, stake) : answer
              expect(repeated.body).toEqual(answer.body)
              expect([undefined, 'error.validation', 'error.not_enough_funds']).toContain(answer.body.code)
              if (answer.status === 200) {
                expected += Number(answer.body['win']) - stake
                await game.seen(roundId)
              }
              expect(await mainOf(playerId)).toBe(expected)
            }
          },
        ),
        { numRuns: 12 },
      )
      const lines = await server.operator.ledger.lines(playerId, { category: 'CASINO' })
      expect(5000 + lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected)
      expect(expected).toBeGreaterThanOrEqual(0)
    })

    test('GAM-7 RMB-3 a game counts what can be staked: locked and bonus money is not in its balance, before or after a round', async () => {
      const { playerId, session } = await player({ wallet: { main: 0, locked: 500, casinoBonus: 1000 } })
      const { url } = await launchReal(session, await gameBy('softswiss'))
      const game = await open(url)
      expect(game.balance).toBe(0)
      expect((await game.round('none-to-stake', 100)).body.code).toBe('error.not_enough_funds')
      await server.call('PATCH', `/qa/players/${playerId}`, { wallet: { main: 1000 } })
      const asked = await fetch(`${new URL(url).origin}/rgs/balance`, {
        headers: { authorization: `Bearer ${game.key}` },
      })
      expect(await asked.json()).toEqual({ balance: 1000, bonus: 0, freeSpins: null })
      const { body } = await game.round('one-to-stake1', 100)
      expect(body['balance']).toBe(1000 - 100 + Number(body['win']))
    })

    test('SAF-1 SAF-6 a sign-out ends the running game and the links to it', async () => {
      const { playerId, session } = await player()
      const game = await open((await launchReal(session, await gameBy('softswiss'))).url)
      expect((await game.round(randomUUID(), 100)).status).toBe(200)
      const before = await mainOf(playerId)
      const claims = await server.operator.userPool.verifyIdToken(session.id)
      await server.operator.userPool.endSessions(playerId)
      // With the sign-in, not after it: nothing that gets lost on the way leaves a game behind.
      const { body } = await game.round(randomUUID(), 100)
      expect(body).toMatchObject({ code: 'error.play.blocked', message: 'This game was closed' })
      expect(await mainOf(playerId)).toBe(before)
      // A launch that was let in before the sign-in ended opens nothing after it.
      const id = await gameBy('softswiss')
      const wish = {
        id,
        launcher: null,
        channel: null,
        mode: 'real',
        currency: undefined,
        siteOrigin: server.origin,
      } as const
      await expect(launch(server.operator, { ...wish, signIn: claims, language: 'en' })).rejects.toMatchObject({
        status: 401,
      })
    })

    test.each([
      ['risk payout', { profile: { permissions: { payout: true } } }, 'error.play.blocked'],
      ['suspended', { profile: { suspended: true } }, 'error.play.blocked'],
      ['of a suspended KYC level', { profile: { kycStatus: 'SUSPENDED' } }, 'error.play.blocked'],
      ['of a restricted KYC level', { profile: { kycStatus: 'RESTRICTED' } }, 'error.play.blocked'],
      ['in the state PAYOUT', { profile: { state: 'PAYOUT' } }, 'error.play.blocked'],
      [
        'restricted until documents are in',
        { checks: { deposit: 'DOCUMENTS_REQUIRED_RESTRICTED' } },
        'error.play.blocked',
      ],
      ['without casino access', { profile: { permissions: { casino: false } } }, 'error.play.blocked'],
      [
        'not registered to the end',
        { profile: { dateOfBirth: null, postalCode: null } },
        'error.registration.incomplete',
      ],
      ['without accepted terms', { terms: null }, 'error.registration.incomplete'],
    ])('SAF-1 REG-2 a player %s gets neither launch nor ticket', async (_, parts, code) => {
      const { session } = await player(parts)
      const id = await gameBy('softswiss')
      expect(await launchReal(session, id)).toMatchObject({ status: 409, code })
      const ticket = await server.as(session, 'POST', '/api/v1/games/ticket', {
        gameId: id,
        channel: 'web',
        jurisdiction: 'UN',
      })
      expect(ticket).toMatchObject({ status: 409, body: { code } })
    })

    test('SAF-4 GAM-1 a round that was played is answered again as it was, though its game has other stakes since, or is gone', async () => {
      const id = await gameBy('softswiss')
      const document = (await documentsOf(server.operator)).matching('game', 'gameId', id, 'equal')[0]!
      const mutate = async (...mutations: object[]) => {
        const { dataset } = server.operator.settings.site.content
        const { status } = await server.call('POST', `/content/v1/data/mutate/${dataset}`, { mutations })
        expect(status).toBe(200)
      }
      const { playerId, session } = await player()
      const game = await open((await launchReal(session, id)).url)
      const first = await game.round('played-before-1', 100)
      expect(first.status).toBe(200)
      const after = await mainOf(playerId)
      const betLimits = [{ min: 50, max: 100, currency: 'EUR' }]
      await mutate({ patch: { id: document['_id'], set: { betLimits } } })
      try {
        expect(await game.round('played-before-1', 100)).toEqual(first)
        expect((await game.round('a-new-round-1', 100)).body.code).toBe('error.validation')
        await mutate({ delete: { id: document['_id'] } })
        expect(await game.round('played-before-1', 100)).toEqual(first)
        expect((await game.round('a-new-round-2', 100)).body.code).toBe('error.game.not_available')
      } finally {
        await mutate({ createOrReplace: document })
      }
      expect(await mainOf(playerId)).toBe(after)
    })

    test('GAM-1 SAF-9 a round that begins while somebody else waits for content just changed waits for nobody, and is played', async () => {
      const id = await gameBy('softswiss')
      const { playerId, session } = await player()
      await open((await launchReal(session, id)).url)
      const { db, settings, transaction } = server.operator
      const [row] = await db.select().from(gameSessions).where(eq(gameSessions.playerId, playerId))
      const { promise: hasBegun, resolve: begins } = Promise.withResolvers<void>()
      // Asked from outside the round's transaction, when that has begun: on one connection its answer comes after the round.
      const others = hasBegun.then(() => documentsOf(server.operator))
      const mutations = [{ patch: { id: 'casinoSettings', set: {} } }]
      await server.call('POST', `/content/v1/data/mutate/${settings.site.content.dataset}`, { mutations })
      const caller = { ip: '127.0.0.1', userAgent: 'a browser', isLocal: true }
      const played = await transaction(async (tx) => {
        begins()
        await tx.select().from(gameSessions).where(eq(gameSessions.id, row!.id))
        return playRound(server.operator, row!, { roundId: 'while-loading-1', stakes: { spin: 100 } }, caller)
      })
      expect(played).toMatchObject({ id: 'while-loading-1', stake: 100 })
      expect((await others).ofType('game').length).toBeGreaterThan(0)
    })

    test('SAF-1 a running game stops at its next round when the player may not play any more', async () => {
      const { playerId, session } = await player()
      const game = await open((await launchReal(session, await gameBy('softswiss'))).url)
      await server.call('PATCH', `/qa/players/${playerId}`, { profile: { suspended: true } })
      expect((await game.round('after-the-stop', 100)).body.code).toBe('error.play.blocked')
      await server.call('PATCH', `/qa/players/${playerId}`, { profile: { suspended: false } })
      expect((await game.round('after-the-stop', 100)).body.code).toBe('error.play.blocked')
      expect(await mainOf(playerId)).toBe(10_000)
    })

    test('SAF-1 GRD-8 a running game stops where its player’s address is not served; play money moves on', async () => {
      const { playerId, session } = await player()
      const id = await gameBy('softswiss')
      const game = await open((await launchReal(session, id)).url)
      const demo = await open(
        (await server.call('POST', '/api/v1/softswiss/context/demo', softswissBody(id))).body.launch_options.game_url,
      )
      const { site } = server.operator.settings
      Object.assign(site, { restrictedIpRange: { from: '10.0.0.0', to: '10.0.0.255' } })
      try {
        expect((await game.round('still-outside', 100)).status).toBe(200)
        await game.seen('still-outside')
        const before = await mainOf(playerId)
        await server.call('PATCH', '/qa/world', { station: { ipAddress: '10.0.0.5' } })
        expect((await game.round('inside-the-range', 100)).body).toMatchObject({
          code: 'error.play.blocked',
          message: 'Play is not offered where you are',
        })
        expect(await mainOf(playerId)).toBe(before)
        expect((await demo.round('play-money-only', 100)).status).toBe(200)
      } finally {
        await server.call('PATCH', '/qa/world', { station: { ipAddress: null } })
        Object.assign(site, { restrictedIpRange: null })
      }
    })

    test('GAM-7 real play without a session is refused, and a launch link grows old', async () => {
      const id = await gameBy('softswiss')
      expect(
        (
          await server.call('POST', '/api/v1/softswiss/context/real', {
            ...softswissBody(id),
            playerCurrentCountryCode: 'FI',
          })
        ).status,
      ).toBe(401)
      const { session } = await player()
      const { url } = await launchReal(session, id)
      await server.call('POST', '/qa/clock', { advanceMs: 3 * 60_000 })
      expect((await open(url)).status).toBe(409)
      expect(server.lines.join('\n')).not.toContain(new URL(url).hash.slice(1))
    })

    test('GAM-7 a link that has grown old says so when it is opened again, and the game that runs by it plays on', async () => {
      const { session } = await player()
      const { url } = await launchReal(session, await gameBy('softswiss'))
      const running = await open(url)
      await server.call('POST', '/qa/clock', { advanceMs: 3 * 60_000 })
      const again = await rgs(new URL(url).origin, '/rgs/session', { token: new URL(url).hash.slice(1) })
      expect(again).toMatchObject({ status: 409, body: { code: 'error.play.blocked' } })
      expect(again.body['message']).toContain('too old')
      expect((await running.round('still-running', 100)).status).toBe(200)
    })

    test('GAM-3 a game opened without the secret of its link is told in words to be opened anew, not in those of a schema', async () => {
      const [origin] = server.operator.settings.site.gameOrigins
      for (const token of ['', 'short', 'x'.repeat(500)]) {
        const { status, body } = await rgs(origin, '/rgs/session', { token })
        expect({ status, body }).toMatchObject({
          status: 409,
          body: { code: 'error.play.blocked', message: 'This game was closed. Open it again from the lobby' },
        })
      }
    })

    test('LOC-8 LOC-13 GAM-1 a game is launched with a page in its language, and what it refuses is told there in that one', async () => {
      const id = await gameBy('softswiss')
      const launched = async (locale: string) => {
        const body = { ...softswissBody(id), locale }
        const { launch_options } = (await server.call('POST', '/api/v1/softswiss/context/demo', body)).body as {
          launch_options: { game_url: string }
        }
        return (await fetch(launch_options.game_url)).text()
      }
      const finnish = await launched('fi')
      expect(finnish).toContain('<html lang="fi"')
      expect(finnish).toContain('>Talletus</button>')
      expect(finnish).not.toMatch(/\{\{|Deposit/u)
      expect(await launched('ru')).toContain('<html lang="en"')
      // Portugal and Brazil are launched alike; the euro says that it is Portugal.
      expect(await launched('pt-BR')).toContain('<html lang="pt-PT"')

      const [origin] = server.operator.settings.site.gameOrigins
      const response = await fetch(`${origin}/rgs/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'fi' },
        body: JSON.stringify({ token: 'none' }),
      })
      expect(await response.json()).toMatchObject({
        code: 'error.play.blocked',
        message: 'Tämä peli on suljettu. Avaa se uudelleen aulasta',
      })
    })

    test('LOB-3 GAM-7 SAF-4 work at the provider, a country or a market that leaves a game out reach the game that runs: no stake more, and what was begun is shown', async () => {
      const { dataset } = server.operator.settings.site.content
      const set = async (id: unknown, parts: object) =>
        server.call('POST', `/content/v1/data/mutate/${dataset}`, { mutations: [{ patch: { id, set: parts } }] })
      const documents = await documentsOf(server.operator)
      const id = await gameBy('softswiss')
      const document = documents.matching('game', 'gameId', id, 'equal')[0]!
      const provider = documents.ofType('provider').find((one) => one['providerId'] === document['gameProvider'])!
      const { session } = await player()
      const game = await open((await launchReal(session, id)).url)
      expect((await game.round('before-the-work', 100)).status).toBe(200)
      await set(provider['_id'], { maintenance: true })
      expect((await game.round('before-the-work', 100)).status, 'what was begun is answered').toBe(200)
      expect((await game.seen('before-the-work')).status).toBe(204)
      expect(await game.round('amid-the-work', 100)).toMatchObject({
        status: 409,
        body: {
          code: 'error.game.maintenance',
          message: 'The provider of this game is being worked on: play on later',
        },
      })
      await set(provider['_id'], { maintenance: false })
      expect((await game.round('after-the-work', 100)).status, 'the game stays open meanwhile').toBe(200)
      await game.seen('after-the-work')
      const [settings] = documents.ofType('casinoSettings')
      for (const [name, where, parts, whole] of [
        ['the-country', document, { providerRestrictedCountry: ['FI'] }, { providerRestrictedCountry: [] }],
        [
          'the-market',
          settings!,
          { excludedSubProviders: [String(document['gameProvider'])] },
          { excludedSubProviders: settings!['excludedSubProviders'] ?? [] },
        ],
      ] as const) {
        const { playerId, session: theirs } = await player()
        const running = await open((await launchReal(theirs, id)).url)
        await set(where['_id'], parts)
        expect(await running.round(`left-out-${name}`, 100)).toMatchObject({
          status: 409,
          body: { code: 'error.play.blocked', message: 'This game is not offered to you any more' },
        })
        await set(where['_id'], whole)
        expect(await mainOf(playerId)).toBe(10_000)
        expect((await running.round(`closed-${name}`, 100)).body.code, 'it was closed').toBe('error.play.blocked')
      }
    })

    test('RMB-12 a round that was not shown holds the next one and comes first, even after the clock has gone back', async () => {
      const { session } = await player()
      const id = await gameBy('softswiss')
      const game = await open((await launchReal(session, id)).url)
      await game.round('shown-to-end-1', 100)
      await game.seen('shown-to-end-1')
      await server.call('POST', '/qa/clock', { advanceMs: -10 * 60_000 })
      expect((await game.round('broken-off-01', 100)).status).toBe(200)
      expect((await game.round('the-next-one1', 100)).body.code).toBe('error.game.round.open')
      const anew = await open((await launchReal(session, id)).url)
      expect(anew.interrupted).toMatchObject({ roundId: 'broken-off-01' })
      await anew.seen('broken-off-01')
      expect((await anew.round('the-next-one1', 100)).status).toBe(200)
    })

    test('GAM-2 a ticket opens one launch of its own game, once, for its own player', async () => {
      const { session } = await player()
      const stranger = await player()
      const id = await gameBy('softswiss')
      const ticketFor = async () =>
        (
          await server.as(session, 'POST', '/api/v1/games/ticket', {
            gameId: id,
            channel: 'web',
            partner: 2178,
            jurisdiction: 'UN',
          })
        ).body.ticket as string
      const launch = (who: TestSession, ticket: string | undefined, gameId = id) =>
        server.as(who, 'POST', '/api/v1/games/launch', {
          gameId,
          language: 'en',
          channel: 'web',
          jurisdiction: 'UN',
          partner: 'softswiss',
          moneyMode: 'real',
          homeUrl: 'http://localhost/',
          fullscreen: false,
          ...(ticket ? { ticket } : {}),
        })
      const ticket = await ticketFor()
      expect((await launch(session, ticket)).body.gameURL).toContain(`/play/${id}?language=en#`)
      expect((await launch(session, ticket)).status).toBe(409)
      expect((await launch(stranger.session, await ticketFor())).status).toBe(409)
      expect((await launch(session, await ticketFor(), await gameBy('pariplay'))).status).toBe(409)
      expect((await launch(session, undefined)).status).toBe(409)
      const [late, old] = [await ticketFor(), await ticketFor()]
      await server.call('POST', '/qa/clock', { advanceMs: 4.9 * minute })
      expect((await launch(session, late)).status).toBe(200)
      await server.call('POST', '/qa/clock', { advanceMs: 0.2 * minute })
      expect((await launch(session, old)).body).toMatchObject({ status: 409, code: 'error.game.not_available' })
    })

    test('GAM-2 a provider’s ticket opens its own games, and no other provider’s', async () => {
      const { session } = await player({ profile: { countryCode: 'CA' } })
      const elsewhere = await gameBy('softswiss')
      const own = (await documentsOf(server.operator))
        .ofType('game')
        .find((game) => game['gameProvider'] === 'playngo')!
      const ticket = async (): Promise<string> =>
        (await server.as(session, 'POST', '/api/v1/playngo/auth/token_generation', {})).body.sessionId
      const launched = async (gameId: string, partner: string) => {
        const fields = { language: 'en', channel: 'web', jurisdiction: 'UN', homeUrl: 'http://localhost/' }
        const { status, body } = await server.as(session, 'POST', '/api/v1/games/launch', {
          ...fields,
          gameId,
          partner,
          moneyMode: 'real',
          fullscreen: false,
          ticket: await ticket(),
        })
        return [status, body.code]
      }
      expect(await launched(elsewhere, 'softswiss')).toEqual([409, 'error.game.not_available'])
      // Nor where the launch names the ticket's provider and another's game.
      expect(await launched(elsewhere, 'playngo')).toEqual([404, 'error.game.not_available'])
      expect(await launched(String(own['gameId']), 'playngo')).toEqual([200, undefined])
    })

    test('LOB-6 GAM-7 a live table takes no round below its least bet or above its largest, says both, and offers no stake that is below', async () => {
      const { playerId, session } = await player({ wallet: { main: 1_000_000 } })
      const table = (await documentsOf(server.operator))
        .ofType('game')
        .find((game) => game['gameProvider'] === 'evolution' && game['gameType'] === 'blackjack')!
      const [{ min }] = table['betLimits'] as [{ min: number }]
      const least = Math.round(min * 100)
      const launched = await server.as(session, 'POST', '/api/v1/evolution/recovery', { tableId: table['launchId'] })
      const game = await open(launched.body.gameURL)
      expect(Math.min(...game.engine.stakes)).toBe(least)
      const on = (roundId: string, stakes: Record<string, number>) => game.place(roundId, stakes)
      // Who has put too little or too much on the table is told between what it is played.
      const [{ max }] = table['betLimits'] as [{ max: number }]
      const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })
      for (const [name, stake] of [
        ['below-the-least', least - 20],
        ['above-the-most', Math.round(max * 100) + 20],
      ] as const)
        expect(await on(name, { player: stake })).toMatchObject({
          status: 409,
          body: {
            code: 'error.validation',
            message: `A round here is played for ${euro.format(min)} to ${euro.format(max)}: change your stake`,
          },
        })
      expect(await mainOf(playerId)).toBe(1_000_000)
      // The bet is of the round: two fields make it up together.
      const half = least / 2
      await toNextLiveRound()
      expect((await on('the-least-in-two', { player: half, banker: half })).body).toMatchObject({ stake: least })
    })

    test('LOB-6 GAM-7 a table is played by what its bounds are worth in the player’s currency, as the list of tables says', async () => {
      const { playerId, session } = await player({
        profile: { countryCode: 'CL', currency: 'CLP' },
        wallet: { main: 1_000_000 },
      })
      const table = (await documentsOf(server.operator))
        .ofType('game')
        .find((game) => game['gameProvider'] === 'evolution' && game['gameType'] === 'roulette')!
      const [{ min, max }] = table['betLimits'] as [{ min: number; max: number }]
      const { body: tables } = await server.call('GET', '/api/v1/evolution/tables?partnerid=1&providerKind=live')
      const { betLimits } = (tables as { gameId: string; betLimits: object[] }[]).find(
        ({ gameId }) => gameId === table['gameId'],
      )!
      // About a thousand pesos are a euro.
      expect(betLimits).toContainEqual({ min: min * 1000, max: max * 1000, currency: 'CLP' })
      expect(betLimits).toContainEqual({ min, max, currency: 'EUR' })
      const launched = await server.as(session, 'POST', '/api/v1/evolution/recovery', { tableId: table['launchId'] })
      const game = await open(launched.body.gameURL)
      expect(Math.min(...game.engine.stakes)).toBe(min * 1000)
      await toNextLiveRound()
      expect((await game.place('cents-of-a-euro', { red: min * 100 })).body.code).toBe('error.validation')
      expect((await game.place('pesos-as-they-are', { red: min * 1000 })).body).toMatchObject({ stake: min * 1000 })
      expect(await mainOf(playerId)).toBe(1_000_000 - min * 1000)
      const demo = await server.call('POST', '/api/v1/softswiss/context/demo', {
        ...softswissBody(await gameBy('softswiss')),
        currency: 'CLP',
      })
      const tried = await open(demo.body.launch_options.game_url)
      expect(tried.balance).toBe(1_000_000)
      expect(Math.min(...tried.engine.stakes)).toBeGreaterThanOrEqual(100)
    })

    test('GAM-7 SAF-4 no field of a round is staked with nothing or less, whatever the others make the sum', async () => {
      const { playerId, session } = await player({ wallet: { main: 1_000_000 } })
      const table = (await documentsOf(server.operator))
        .ofType('game')
        .find((game) => game['gameProvider'] === 'evolution' && game['gameType'] === 'blackjack')!
      const launched = await server.as(session, 'POST', '/api/v1/evolution/recovery', { tableId: table['launchId'] })
      const game = await open(launched.body.gameURL)
      const least = Math.min(...game.engine.stakes)
      for (const [name, beside] of [
        ['less-than-nothing', -least],
        ['nothing-at-all', 0],
      ] as const)
        expect(await game.place(name, { player: 2 * least, banker: beside })).toMatchObject({
          status: 409,
          body: { code: 'error.validation', message: 'This stake is not possible here' },
        })
      expect(await mainOf(playerId)).toBe(1_000_000)
    })

    test('SAF-1 who may not play live plays in the casino all the same, and the other way round', async () => {
      const table = await gameBy('evolution', 'live')
      const answers = async (permissions: object) => {
        const { session } = await player({ profile: { permissions } })
        const [slot, studio] = [
          await launchReal(session, await gameBy('softswiss')),
          await server.as(session, 'POST', '/api/v1/evolution/recovery', { tableId: table }),
        ]
        return [slot.status, studio.status, slot.code ?? studio.body.code]
      }
      expect(await answers({ liveCasino: false })).toEqual([200, 409, 'error.play.blocked'])
      expect(await answers({ casino: false })).toEqual([409, 200, 'error.play.blocked'])
    })

    test('GAM-7 a game that nobody touched for six hours is closed; one that is played goes on', async () => {
      const url = (
        await server.call('POST', '/api/v1/softswiss/context/demo', softswissBody(await gameBy('softswiss')))
      ).body.launch_options.game_url
      const game = await open(url)
      await server.call('POST', '/qa/clock', { advanceMs: 5.9 * 60 * minute })
      expect((await game.round('before-the-end', 100)).status).toBe(200)
      await game.seen('before-the-end')
      await server.call('POST', '/qa/clock', { advanceMs: 6 * 60 * minute })
      expect(await game.round('after-the-end1', 100)).toMatchObject({
        status: 409,
        body: { code: 'error.play.blocked', message: 'This game was closed after a long pause' },
      })
    })

    test('GAM-7 a stake that is not offered is refused, and nothing is taken: play money runs out like any other', async () => {
      const { playerId, session } = await player({ wallet: { main: 1_000_000 } })
      const id = await gameBy('softswiss')
      const game = await open((await launchReal(session, id)).url)
      const { maxStake } = boundsIn((await gameOf(server.operator, id))!, 'EUR')
      for (const stake of [0, -100, 0.5, 1, maxStake + 20, 2 ** 53])
        expect((await game.round(`not-offered-${stake}`, stake)).body.code, `${stake}`).toBe('error.validation')
      expect((await game.round('unknown-spot', 100, { zero: 100 })).body.code).toBe('error.validation')
      expect(await mainOf(playerId)).toBe(1_000_000)
      expect((await game.round('the-most-of-all', maxStake)).status).toBe(200)
      const demo = await open(
        (await server.call('POST', '/api/v1/softswiss/context/demo', softswissBody(id))).body.launch_options.game_url,
      )
      await server.operator.db.update(gameSessions).set({ demoBalance: 80 }).where(eq(gameSessions.gameId, id))
      expect((await demo.round('beyond-the-purse', 100)).body.code).toBe('error.not_enough_funds')
      expect((await demo.round('all-of-the-purse', 80)).body['balance']).toBeGreaterThanOrEqual(0)
    })
  })

  describe('what the lobby reads', () => {
    test('LOB-4 games are kept and given up, and played ones come newest first', async () => {
      const { session } = await player()
      const id = await gameBy('softswiss')
      const kept = { gameId: id, lobbyPageType: 'CASINO' }
      expect((await server.as(session, 'POST', '/api/v1/games/my-games', kept)).body.gameIds).toEqual([id])
      expect((await server.as(session, 'DELETE', '/api/v1/games/my-games', kept)).body.gameIds).toEqual([])
      const game = await open((await launchReal(session, id)).url)
      await game.round('last-played-1', 100)
      const last = await server.as(session, 'GET', '/api/v1/player/wallet/lastPlayedGames')
      expect(last.body).toMatchObject([{ gameId: id }])
    })

    test('LOB-4 LOB-6 who has played many slots since finds the table played last in the live lobby all the same', async () => {
      const { session, playerId } = await player()
      const slots = (await documentsOf(server.operator)).ofType('game').filter(({ type }) => type === 'casino')
      const table = await gameBy('evolution', 'live')
      const at = server.operator.clock.now()
      const played = [table, ...slots.slice(0, 40).map(({ gameId }) => String(gameId))]
      await server.operator.db.insert(gameRounds).values(
        played.map((gameId, nth) => ({
          owner: String(playerId),
          id: `round-${nth}`,
          sessionId: 'one-of-many',
          playerId,
          mode: 'real' as const,
          gameId,
          gameProvider: 'any',
          currency: 'EUR',
          stake: 100,
          win: 0,
          stakes: {},
          shown: {},
          balance: 0,
          at: at + nth,
        })),
      )
      const { body } = await server.as(session, 'GET', '/api/v1/player/wallet/lastPlayedGames')
      const ids = body.map(({ gameId }: { gameId: string }) => gameId)
      expect(ids).toEqual([...played.slice(-30).toReversed(), table])
    })

    test('LOB-3 SAF-1 a game whose countries an editor has left out is opened only where the table has its provider', async () => {
      const { dataset } = server.operator.settings.site.content
      const set = async (id: unknown, offeredCountries: readonly string[] | null) =>
        server.call('POST', `/content/v1/data/mutate/${dataset}`, {
          mutations: [{ patch: { id, set: { offeredCountries } } }],
        })
      const game = (await documentsOf(server.operator)).ofType('game').find((one) => one['gameProvider'] === 'egt')!
      const { session } = await player()
      const opened = async () => {
        const { status, code } = await launchReal(session, String(game['gameId']))
        return { status, code }
      }
      const refused = { status: 409, code: 'error.game.restricted.country' }
      expect(await opened(), 'as it was written').toEqual(refused)
      await set(game['_id'], null)
      expect(await opened(), 'left out').toEqual(refused)
      await set(game['_id'], [])
      expect((await opened()).status, 'an empty list disables the check').toBe(200)
      await set(game['_id'], game['offeredCountries'] as string[])
    })

    test('LOB-3 NAV-9 the games a player may play from here are those of the channel, without a provider that the site does not launch', async () => {
      const { session } = await player()
      const documents = (await documentsOf(server.operator)).ofType('game')
      const idsOf = (fits: (channels: unknown, provider: unknown) => boolean) =>
        documents.filter((one) => fits(one['channels'], one['gameProvider'])).map((one) => String(one['gameId']))
      const available = async (query: string) => {
        const { body } = await server.as(session, 'GET', `/api/v1/player/games${query}`)
        return new Set(
          (body as { gameId: string; available: boolean }[]).flatMap((one) => (one.available ? [one.gameId] : [])),
        )
      }
      const wide = idsOf((channels, provider) => isWide(channels) && provider === 'softswiss')
      const rooms = idsOf((_channels, provider) => provider === 'creedroomz')
      expect(wide.length * rooms.length).toBeGreaterThan(0)
      const onPhone = await available('?channel=mobile')
      expect(wide.filter((id) => onPhone.has(id))).toEqual([])
      expect(rooms.filter((id) => onPhone.has(id))).toEqual([])
      const anywhere = await available('')
      expect(wide.filter((id) => !anywhere.has(id))).toEqual([])
      await server.call('PATCH', '/qa/world', { flags: { creedroomz: true } })
      const withRooms = await available('')
      expect(rooms.filter((id) => !withRooms.has(id))).toEqual([])
      await server.call('PATCH', '/qa/world', { flags: { creedroomz: false } })
    })

    test('LOB-8 LOB-5 LOB-6 winners, jackpots and tables are answered for games that exist', async () => {
      const games = new Set((await documentsOf(server.operator)).ofType('game').map(({ gameId }) => gameId))
      for (const path of ['top-winners?dateRange=WEEK&currency=EUR', 'latest-winners?currency=NOK']) {
        const { body } = await server.call('GET', `/api/v1/player/wallet/${path}`)
        expect(body.length).toBeGreaterThan(5)
        for (const winner of body) expect(games.has(winner.gameId)).toBe(true)
      }
      const jackpot = (await documentsOf(server.operator))
        .ofType('game')
        .find(({ jackpotExist }) => jackpotExist === true)!
      const { body } = await server.call('GET', `/api/v1/games/jackpots?gameIds=${String(jackpot['gameId'])}`)
      expect(body.data[0].amount).toBeGreaterThan(1000)
      const tables = await server.call('GET', '/api/v1/evolution/tables?partnerid=1&providerKind=live')
      expect(tables.body.length).toBeGreaterThanOrEqual(40)
    })
  })
})

// PGlite has one connection, so nothing waits for anything there.
test.each(testStores.filter((store) => store === 'PostgreSQL'))(
  'RMB-8 SAF-4 on %s a game that is opened waits for the round of the one before, and a round never for it',
  async (store) => {
    server = await startTestOperator(store)
    const { operator } = server
    const { session, playerId } = await player()
    const game = await gameBy('softswiss')
    await launchReal(session, game)
    const waiting = sql`select count(*)::int as many from pg_locks where not granted`
    let opening: ReturnType<typeof launchReal> | null = null
    await operator.transaction(async (tx) => {
      // As a round does: its session first, then the wallet.
      await tx.select().from(gameSessions).where(eq(gameSessions.playerId, playerId)).for('update')
      opening = launchReal(session, game)
      await expect
        .poll(async () => JSON.stringify(await tx.execute(waiting)), { timeout: 10_000 })
        .toContain('"many":1')
      await tx.execute(sql`select 1 from wallets where player_id = ${playerId} for update nowait`)
    })
    expect(await opening!).toMatchObject({ status: 200 })
    await server.close()
  },
)
