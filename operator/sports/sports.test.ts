import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, minute } from '#contract/constants.ts'
import { freeBetOf } from '../bonus/rewards.ts'
import { bonusTest, type Given } from '../bonus/testBonus.ts'
import { withdrawals } from '../banking/schema.ts'
import { payDueWithdrawals } from '../banking/withdrawals.ts'
import { holdWallet } from '../banking/deposits.ts'
import { endForWithdrawal, giveOwnBack, takeUpAgain } from '../bonus/endings.ts'
import { start } from '../bonus/granting.ts'
import { endDueBonuses } from '../bonus/timer.ts'
import { ledgerMovements } from '../db/core.schema.ts'
import type { Tx } from '../db/open.ts'
import { putLimit } from '../limits/limits.ts'
import { noLimit } from '../limits/rules.ts'
import { startTestOperator, oneStore, type TestOperator, type TestSession } from '../player/testOperator.ts'
import { highestStake, payoutOf, placeBet, settleDue } from './bets.ts'
import { competitions, type Category } from './catalogue.ts'
import { secretOf } from './chance.ts'
import { playerContextOf } from './contexts.ts'
import { contestOf, contestsNow, standingAt, type Contest } from './contests.ts'
import { sportsSessions, sportsTold } from './schema.ts'
import { endingOf, marketsAt, oddsOf, type Ending } from './markets.ts'
import { legsEnding as endingSo } from './testLegs.ts'

let server: TestOperator

const contextBody = (more: object = {}) => ({
  brandId: 'halcyon',
  visitor: { ipAddress: '127.0.0.1', country: 'FI', device: 'desktop' },
  segment: 101,
  language: 'en',
  currency: 'EUR',
  deepLink: {},
  ...more,
})
const contextHeaders = (product = 'SPORTSBOOK') => ({
  'x-contract-type': product,
  'x-correlation-id': 'test-correlation-1',
})

const sb = async (method: string, path: string, key = '', body?: unknown, cookie = '') => {
  const response = await fetch(`${server.operator.origins.sports}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === '' ? {} : { cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json(), cookie: response.headers.get('set-cookie') }
}

const player = async (parts: object = {}) => {
  const { body } = await server.call('POST', '/qa/players', { wallet: { main: 10_000 }, ...parts })
  const { playerId, email, password } = body as { playerId: number; email: string; password: string }
  return { playerId, session: await server.signIn(email, password) }
}
const limitsOf = (kind: 'deposit' | 'spend' | 'loss', value: number) => {
  const none = { D: null, W: null, M: null }
  return { deposit: none, spend: none, loss: none, [kind]: { ...none, D: { value } } }
}
const contextFor = async (session: TestSession, product = 'SPORTSBOOK') =>
  server.call('POST', '/api/v1/sportsbook/login/context', contextBody(), {
    ...contextHeaders(product),
    authorization: session.id,
  })
const askContext = (headers: Record<string, string>, more: object = {}) =>
  server.call('POST', '/api/v1/sportsbook/context', contextBody(more), headers)
const linkOf = (url: string): string => new URL(url).hash.slice(1)
/** Opens a context's address as its frame does. */
const take = (url: string, secret: string = randomUUID(), cookie = '') =>
  sb('POST', '/sb/open', '', { token: linkOf(url), secret }, cookie)
const open = async (session: TestSession, product = 'SPORTSBOOK') => {
  const { body } = await contextFor(session, product)
  return (await take(body.url)).body.key as string
}
const mainOf = async (playerId: number) => (await server.operator.ledger.walletOf(playerId))!.balances.main
const secret = () => secretOf(server.operator)
const now = () => server.operator.clock.now()
const pass = async (ms: number) => {
  await server.call('POST', '/qa/clock', { advanceMs: ms })
}

const legsEnding = (wanted: readonly Ending[], category: Category = 'football') =>
  endingSo(server.operator, wanted, category, pass)
const oddsIn = (answer: { body: { bet: { legs: { odds: number }[] } } }) => answer.body.bet.legs.map(({ odds }) => odds)
let ids = 0
const bet = (key: string, stake: number, legs: readonly object[], betId = `bet-number-${(ids += 1)}`) =>
  sb('POST', '/sb/bets', key, { betId, stake, legs })
const freeBet = (by: string, betId: string, legs: readonly object[]) =>
  sb('POST', '/sb/bets', by, { betId, stake: 500, legs, isFree: true })
const betsOf = async (key: string, isOpen = false) => (await sb('GET', `/sb/bets?open=${isOpen ? 1 : 0}`, key)).body

/** Two days go by, and what is decided is paid. */
const settled = async (playerId: number) => {
  await pass(2 * day)
  await settleDue(server.operator, playerId)
}

describe('prices and results', () => {
  test('SPB-1 a price leaves the house its margin, and nothing is offered that is as good as decided', () => {
    expect([oddsOf(0.5), oddsOf(0.25), oddsOf(0.01), oddsOf(0.001), oddsOf(0.99)]).toEqual([
      1880,
      3750,
      94_000,
      null,
      null,
    ])
  })

  test('SPB-1 the prices of a market never sum to less than one, in thousands of contests, before and while they are played', () => {
    const at = Date.UTC(2026, 5, 1, 18)
    for (const competition of competitions)
      for (let hours = 0; hours < 48; hours += 3) {
        const moment = at + hours * 60 * minute
        for (const contest of contestsNow('a secret', competition, moment))
          for (const market of marketsAt('a secret', contest, standingAt(contest, moment), moment)) {
            if (market.outcomes.some(({ odds }) => odds === null)) continue
            const sum = market.outcomes.reduce((all, { odds }) => all + 1000 / odds!, 0)
            expect(sum).toBeGreaterThan(market.id === 'podium' ? 2 : 1)
          }
      }
  })

  test('SPB-1 exactly one side of a market wins, but two runners of a race are among the first two', () => {
    const at = Date.UTC(2026, 5, 1, 18)
    for (const competition of competitions)
      for (const contest of contestsNow('another secret', competition, at)) {
        if (contest.brokenOffAt !== null) continue
        for (const market of marketsAt('another secret', contest, standingAt(contest, contest.startsAt - 1), at)) {
          const won = market.outcomes.filter(({ id }) => endingOf(contest, market.id, id) === 'won')
          expect(won).toHaveLength(market.id === 'podium' ? 2 : 1)
        }
      }
  })

  test('SPB-1 a match in sets that is decided is not broken off afterwards: who backed the winner has won', () => {
    const decided = competitions
      .filter(({ category }) => category === 'tennis')
      .flatMap(({ id }) => Array.from({ length: 3000 }, (_, n) => contestOf('a third secret', `${id}-${n}`) as Contest))
      .flatMap((contest) => {
        const sets = [0, 1].map((side) => contest.scores.filter((score) => score.side === side).length)
        return sets.includes(2) ? [{ contest, winner: sets[0] === 2 ? 'home' : 'away' }] : []
      })
    expect(decided.length).toBeGreaterThan(5000)
    for (const { contest, winner } of decided) {
      expect([contest.id, endingOf(contest, 'winner', winner)]).toEqual([contest.id, 'won'])
      expect(contest.endsAt, 'it is over with its last set').toBe(contest.scores.at(-1)!.at)
    }
  })

  test('SPB-1 over many contests the results come as often as their prices say', () => {
    const seen = { expected: 0, home: 0, count: 0 }
    for (let n = 200_000; n < 203_000; n++) {
      const contest = contestOf('a fair secret', `premier-division-${n}`) as Contest
      if (contest.brokenOffAt !== null) continue
      const before = marketsAt(
        'a fair secret',
        contest,
        standingAt(contest, contest.startsAt - minute),
        contest.startsAt - minute,
      )
      const all = before[0]!.outcomes.map(({ odds }) => 1 / odds!)
      seen.expected += all[0]! / all.reduce((sum, one) => sum + one, 0)
      seen.home += endingOf(contest, 'result', 'home') === 'won' ? 1 : 0
      seen.count += 1
    }
    expect(Math.abs(seen.home - seen.expected) / seen.count).toBeLessThan(0.03)
  })

  test('SPB-1 the largest stake that is told for a payout is taken, and one more is not, in rupees too', () => {
    // An accumulator in rupees, up to whose payout one paisa too much was told.
    expect(payoutOf(15_920_894, [2346, 8307, 3223])).toBeLessThanOrEqual(1_000_000_000)
    expect(highestStake(1_000_000_000, [2346, 8307, 3223])).toBe(15_920_894)
    const odds = fc.array(fc.integer({ min: 1010, max: 250_000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), odds, (payout, each) => {
        const highest = highestStake(payout, each)
        expect(payoutOf(highest, each)).toBeLessThanOrEqual(payout)
        expect(payoutOf(highest + 1, each)).toBeGreaterThan(payout)
      }),
    )
  })

  test('SPB-1 a payout is exact and rounded down once', () => {
    expect(payoutOf(100, [1950])).toBe(195)
    expect(payoutOf(333, [1010, 1010, 1010])).toBe(343)
    expect(
      payoutOf(
        1_000_000,
        Array.from({ length: 10 }, () => 1999),
      ),
    ).toBe(Math.floor(1_000_000 * 1.999 ** 10))
  })
})

/** Does something with a player's bonuses, their wallet held. */
const held = (playerId: number, work: (tx: Tx) => Promise<void>) =>
  server.operator.transaction(async (tx) => {
    await holdWallet(tx, playerId)
    await work(tx)
  })

describe.each(oneStore)('on %s', (store) => {
  beforeAll(async () => {
    server = await startTestOperator(store)
  })
  afterAll(() => server.close())

  test('SPB-1 the context of a visitor and of a player differ; both give an address at the sportsbook’s own origin, with the deep link', async () => {
    const deepLink = { category: 'football', region: 'gb', competition: 'premier-division' }
    const visitor = await server.call(
      'POST',
      '/api/v1/sportsbook/context',
      contextBody({ deepLink, currency: 'NOK' }),
      contextHeaders(),
    )
    expect(visitor.status).toBe(200)
    const url = new URL(visitor.body.url)
    expect([url.origin, url.pathname]).toEqual([server.operator.origins.sports, '/book/football/gb/premier-division'])
    const page = await fetch(url)
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${server.origin}`)
    const opened = await take(visitor.body.url)
    expect(opened.body).toMatchObject({ isPlayer: false, currency: 'NOK', balance: null, product: 'SPORTSBOOK' })
    const { session } = await player({ profile: { currency: 'EUR', countryCode: 'FI' } })
    const { body } = await contextFor(session)
    expect((await take(body.url)).body).toMatchObject({
      isPlayer: true,
      currency: 'EUR',
      balance: 10_000,
    })
    expect(await bet(opened.body.key, 100, await legsEnding(['won'])), 'a visitor can not bet').toMatchObject({
      status: 409,
      body: { code: 'sessionOver' },
    })
  })

  test('SPB-1 headers and body of the context are checked', async () => {
    expect((await askContext({})).status).toBe(400)
    expect((await askContext({ ...contextHeaders(), 'x-contract-type': 'POKER' })).status).toBe(400)
    expect((await askContext(contextHeaders(), { deepLink: { event: 'alone' } })).status).toBe(400)
    expect((await askContext(contextHeaders(), { deepLink: { category: '../x' } })).status).toBe(400)
    expect((await askContext(contextHeaders(), { brandId: 'marigold' })).status).toBe(400)
  })

  test('SPB-1 the session sets a cookie for another site’s frame; a link that has grown old opens with it, and not without', async () => {
    const { session } = await player()
    const made = await fetch(`${server.operator.origins.sports}/auth/session/create`, {
      method: 'POST',
      headers: { authorization: session.id, origin: server.origin },
    })
    expect(made.status).toBe(200)
    expect(made.headers.get('access-control-allow-origin')).toBe(server.origin)
    const cookie = made.headers.get('set-cookie')!
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=None; Partitioned$/)
    const { body } = await contextFor(session)
    await pass(10 * minute)
    expect((await take(body.url)).body.code).toBe('sessionOver')
    const own = cookie.split(';')[0]!
    expect((await take(body.url, 'a-frame-of-the-browser', own)).body.isPlayer).toBe(true)
    expect((await take(body.url, 'the-frame-loaded-again', own)).body.isPlayer).toBe(true)
    const other = await player()
    const theirs = await contextFor(other.session)
    await pass(10 * minute)
    expect((await take(theirs.body.url, randomUUID(), own)).body.code).toBe('sessionOver')
  })

  test('SAF-12 SPB-1 a player’s link opens one frame, which may ask for it again, and nobody who has read it somewhere; no log shows it', async () => {
    const { session } = await player()
    const { body } = await contextFor(session)
    const [own, others] = ['the-secret-of-the-frame', 'the-secret-of-a-stranger']
    const [first, again, stolen] = [await take(body.url, own), await take(body.url, own), await take(body.url, others)]
    expect([first.body.isPlayer, again.body.key]).toEqual([true, first.body.key])
    expect(stolen).toMatchObject({ status: 409, body: { code: 'sessionOver' } })
    expect((await sb('GET', '/sb/balance', first.body.key)).body.balance, 'the frame goes on').toBe(10_000)
    const next = (await contextFor(session)).body.url as string
    const race = await Promise.all([own, others].map((secret) => take(next, secret)))
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(race.find(({ status }) => status !== 200)!.body).toEqual({ code: 'sessionOver' })
    const seen = JSON.stringify((await server.call('GET', '/qa/calls')).body)
    const told = [linkOf(body.url), own, others, first.body.key as string]
    expect(seen).toContain('"/sb/open"')
    for (const one of told) {
      expect(seen).not.toContain(one)
      expect(server.lines.join('\n')).not.toContain(one)
    }
  })

  test('SPB-1 sessions at the sportsbook go with their sign-in, and with the cookie that takes their place', async () => {
    const [gone, stays] = [await player(), await player()]
    const create = async ({ session }: typeof gone) => {
      const answer = await server.as(session, 'POST', '/sportsbook-api/v1/auth/session/create')
      expect(answer.status).toBe(200)
    }
    const countOf = async ({ playerId }: typeof gone) => {
      const rows = await server.operator.db.select().from(sportsSessions).where(eq(sportsSessions.playerId, playerId))
      return rows.length
    }
    await create(gone)
    await create(stays)
    await create(stays)
    expect([await countOf(gone), await countOf(stays)], 'of two tabs either cookie may come last').toEqual([1, 2])
    await server.operator.userPool.endSessions(gone.playerId)
    await pass(2 * minute)
    await create(stays)
    expect([await countOf(gone), await countOf(stays)]).toEqual([0, 1])
  })

  test('SPB-1 SAF-11 another site’s page can neither open a session nor tell of a balance', async () => {
    const { session } = await player()
    const answer = await fetch(`${server.operator.origins.sports}/auth/session/create`, {
      method: 'POST',
      headers: { authorization: session.id, origin: 'http://evil.example' },
    })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })

  test('SPB-1 the balance webhook reaches the open frame of its player, and of nobody else', async () => {
    const [mine, theirs] = [await player(), await player()]
    const key = await open(mine.session)
    const ending = new AbortController()
    const line = await fetch(`${server.operator.origins.sports}/sb/news`, {
      headers: { authorization: `Bearer ${key}` },
      signal: ending.signal,
    })
    const reader = line.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toBe(': \n\n')
    const told = reader.read()
    const tell = ({ session }: typeof mine) =>
      server.as(session, 'POST', '/sportsbook-api/v1/webhooks/user-balance-update')
    expect((await tell(theirs)).status).toBe(204)
    expect((await tell(mine)).status).toBe(204)
    expect((await told).value).toBe('data: balance\n\n')
    ending.abort()
  })

  test('SAF-4 a bet is placed once, however often and however parallel it is sent; its id is nobody else’s', async () => {
    const { playerId, session } = await player()
    const key = await open(session)
    const legs = await legsEnding(['won', 'lost'])
    const answers = await Promise.all(Array.from({ length: 6 }, () => bet(key, 200, legs, 'the-same-bet-1')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await mainOf(playerId)).toBe(9800)
    expect((await bet(key, 300, legs, 'the-same-bet-1')).body.code).toBe('keyReused')
    const other = await player()
    expect((await bet(await open(other.session), 200, legs, 'the-same-bet-1')).status).toBe(200)
    expect((await betsOf(key, true)).bets).toHaveLength(1)
  })

  test('SPB-1 singles, accumulators and void bets are settled once, with a kill in the middle and by two processes at once', async () => {
    const { playerId, session } = await player()
    const [void1, won, won2, lost] = await legsEnding(['void', 'won', 'won', 'lost'])
    const key = await open(session)
    const single = await bet(key, 100, [won!])
    const pair = await bet(key, 100, [won!, won2!])
    const partly = await bet(key, 100, [void1!, won2!])
    for (const legs of [[void1!], [won!, lost!]]) expect((await bet(key, 100, legs)).status).toBe(200)
    expect(await mainOf(playerId)).toBe(9500)
    const wanted =
      payoutOf(100, oddsIn(single)) + payoutOf(100, oddsIn(pair)) + 100 + payoutOf(100, [oddsIn(partly)[1]!])
    await pass(2 * day)
    // A process dies between the money and the bet's own row: nothing of that bet stands.
    const killed = server.operator.transaction(async (tx) => {
      await tx.execute('select 1')
      await settleDue(server.operator, playerId)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await mainOf(playerId)).toBe(9500)
    await Promise.all([settleDue(server.operator), settleDue(server.operator), settleDue(server.operator, playerId)])
    await settleDue(server.operator)
    expect(await mainOf(playerId)).toBe(9500 + wanted)
    const { bets } = await betsOf(await open(session))
    expect(bets.map(({ state }: { state: string }) => state).toSorted()).toEqual(['lost', 'void', 'won', 'won', 'won'])
    const lines = await server.operator.ledger.lines(playerId, { category: 'SPORTS' })
    expect(lines.map(({ kind }) => kind).toSorted()).toEqual(
      ['BET', 'BET', 'BET', 'BET', 'BET', 'BET_VOID', 'WIN', 'WIN', 'WIN'].toSorted(),
    )
  })

  test('SPB-1 an accumulator is settled as lost with its first lost leg, and tells nothing of those that are still to come', async () => {
    const { playerId, session } = await player()
    const key = await open(session)
    const house = await secret()
    const endings = ['lost', 'lost', 'won', 'won', 'lost', 'won', 'won', 'lost'] as const
    const all = (await legsEnding(endings))
      .map((leg, at) => ({ leg, ending: endings[at], endsAt: contestOf(house, leg.event)!.endsAt }))
      .toSorted((a, b) => a.endsAt - b.endsAt)
    const [first, last] = [all.find(({ ending }) => ending === 'lost')!, all.at(-1)!]
    expect(last.endsAt - first.endsAt).toBeGreaterThan(2 * minute)
    expect((await bet(key, 100, [first.leg, last.leg])).status).toBe(200)
    await pass(first.endsAt - now() - minute)
    expect((await betsOf(key, true)).bets).toHaveLength(1)
    await pass(2 * minute)
    const { bets } = await betsOf(key)
    expect(bets).toMatchObject([
      { state: 'lost', payout: 0, legs: [{ ending: 'lost' }, { ending: null, score: null }] },
    ])
    await pass(2 * day)
    await settleDue(server.operator)
    expect([await mainOf(playerId), (await betsOf(await open(session), true)).bets]).toEqual([9900, []])
  })

  test('SPB-1 a worse price, a paused market and a contest that is over are asked again, and nothing is staked', async () => {
    const { playerId, session } = await player()
    const key = await open(session)
    const [leg] = await legsEnding(['won'])
    const dearer = await bet(key, 100, [{ ...leg!, odds: 200_000 }])
    expect(dearer).toMatchObject({ status: 409, body: { code: 'prices', odds: [expect.any(Number)] } })
    // A better one than was confirmed is the player's.
    const [odds] = oddsIn(await bet(key, 100, [{ ...leg!, odds: 1000 }]))
    expect(odds).toBeGreaterThan(1000)
    const over = { ...leg!, event: 'premier-division-5' }
    expect((await bet(key, 100, [over])).body).toEqual({ code: 'prices', odds: [null] })
    const race = (await legsEnding(['won'], 'horses'))[0]!
    expect((await bet(key, 100, [race])).body, 'the other product’s').toEqual({ code: 'prices', odds: [null] })
    expect((await bet(key, 100, [leg!, { ...leg!, outcome: 'away' }])).body.code).toBe('combination')
    expect((await bet(key, 100, [])).body.code).toBe('combination')
    expect((await bet(key, 1, [leg!])).body).toMatchObject({ code: 'stake', least: 50 })
    expect((await bet(key, 100.5, [leg!])).status).toBe(400)
    expect((await bet(key, 150_000, [leg!])).body.code).toBe('funds')
    expect(await mainOf(playerId)).toBe(9900)
  })

  test('SPB-1 a bet that would pay more than the house pays is told the stake that is left, and where none is, that it can’t be made', async () => {
    const { session } = await player({ wallet: { main: 1_000_000 } })
    const key = await open(session)
    const secretKey = await secret()
    const at = now()
    // The longest price of each of the first contests that begin late enough to be still offered.
    const longest = competitions
      .filter(({ category }) => category === 'football')
      .flatMap((one) => contestsNow(secretKey, one, at).filter(({ startsAt }) => startsAt > at + 10 * minute))
      .map((contest) => {
        const [best] = marketsAt(secretKey, contest, standingAt(contest, at), at)
          .flatMap(({ id, outcomes }) => outcomes.map((outcome) => ({ market: id, ...outcome })))
          .toSorted((a, b) => (b.odds ?? 0) - (a.odds ?? 0))
        return { event: contest.id, market: best!.market, outcome: best!.id, odds: 1000 }
      })
      .slice(0, 10)
    const refusals = []
    for (let n = 1; n <= longest.length; n += 1) {
      const { body } = await bet(key, 200_000, longest.slice(0, n))
      if (body.code !== undefined) refusals.push(body)
    }
    const stakes = refusals.filter(({ code }) => code === 'stake')
    expect(stakes.every(({ least, most }) => most >= least)).toBe(true)
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['stake', 'combination']))
  })

  test('SPB-1 SAF-4 one contest is one leg, however its number is written, and two of its markets are no accumulator', async () => {
    expect(new Set(competitions.map(({ id }) => id)).size).toBe(competitions.length)
    const { playerId, session } = await player()
    const key = await open(session)
    const [leg] = await legsEnding(['won'])
    const contest = contestOf(await secret(), leg!.event)!
    const [name, n] = [leg!.event.replace(/\d+$/, ''), leg!.event.replace(/^.*-/, '')]
    const { market: only, outcome: side, odds } = leg!
    const spelled = [n, `0${n}`, `00${n}`].map((number) => ({
      event: name + number,
      market: only,
      outcome: side,
      odds,
    }))
    expect((await bet(key, 100, spelled)).status).toBe(409)
    for (const one of spelled.slice(1)) {
      expect((await bet(key, 100, [one])).body).toEqual({ code: 'prices', odds: [null] })
      expect((await sb('GET', `/sb/event?product=SPORTSBOOK&id=${one.event}`)).body.contest).toBeNull()
    }
    const markets = marketsAt(await secret(), contest, standingAt(contest, now()), now())
    const both = markets.slice(0, 2).map(({ id, outcomes }) => {
      const { id: outcome } = outcomes.find((one) => one.odds !== null)!
      return { event: leg!.event, market: id, outcome, odds: 1000 }
    })
    expect(both.map(({ market }) => market)).toEqual(['result', 'total'])
    expect((await bet(key, 100, both)).body.code).toBe('combination')
    expect(await mainOf(playerId)).toBe(10_000)
  })

  test('SPB-1 nothing is quoted, shown or bet on before it is offered, whatever number somebody counts on to', async () => {
    const { playerId, session } = await player()
    const key = await open(session)
    const [leg] = await legsEnding(['won'])
    const { competition, sport } = contestOf(await secret(), leg!.event)!
    const beyond = Math.ceil((now() + sport.ahead - competition.offset) / competition.every) + 1
    const early = { ...leg!, event: `${competition.id}-${beyond}` }
    expect(contestOf(await secret(), early.event), 'its story is written all the same').not.toBeNull()
    expect((await bet(key, 100, [early])).body).toEqual({ code: 'prices', odds: [null] })
    expect((await sb('POST', '/sb/quote', '', { product: 'SPORTSBOOK', legs: [early] })).body).toEqual({ odds: [null] })
    expect((await sb('GET', `/sb/event?product=SPORTSBOOK&id=${early.event}`)).body.contest).toBeNull()
    expect(await mainOf(playerId)).toBe(10_000)
  })

  test('SAF-1 GRD-8 no bet is taken from where the site is closed, in a frame that was open before; what was bet stands', async () => {
    const { site } = server.operator.settings
    const { playerId, session } = await player()
    const key = await open(session)
    const [won] = await legsEnding(['won'])
    expect((await bet(key, 100, [won!])).status).toBe(200)
    Object.assign(site, { restrictedIpRange: { from: '10.0.0.0', to: '10.0.0.255' } })
    try {
      await server.call('PATCH', '/qa/world', { station: { ipAddress: '10.0.0.5' } })
      expect((await bet(key, 100, [won!])).body).toEqual({ code: 'blocked' })
      expect(await mainOf(playerId)).toBe(9900)
      expect((await betsOf(key, true)).bets).toHaveLength(1)
    } finally {
      await server.call('PATCH', '/qa/world', { station: { ipAddress: null } })
      Object.assign(site, { restrictedIpRange: null })
    }
    expect((await bet(key, 100, [won!])).status, 'from elsewhere play goes on').toBe(200)
  })

  test('SAF-1 RMB-1 who has given up a limit that their market wants bets no more in the frame that is open', async () => {
    const { playerId, session } = await player({
      profile: { market: 'PP', countryCode: 'SE' },
      limits: limitsOf('deposit', 10_000),
    })
    const key = await open(session)
    const [won] = await legsEnding(['won'])
    expect((await bet(key, 100, [won!])).status).toBe(200)
    await putLimit(server.operator, playerId, 'deposit', 'D', { ...noLimit, updatedAt: 0 })
    expect((await bet(key, 100, [won!])).body).toEqual({ code: 'limitsRequired' })
    expect((await contextFor(session)).body.code).toBe('error.play.limits_required')
    expect(await mainOf(playerId)).toBe(9900)
  })

  test('SAF-1 a bet that was let in before its sign-in ended, and comes to the ledger after that, is not taken', async () => {
    const { playerId, session } = await player()
    const context = (await playerContextOf(server.operator, await open(session)))!
    const legs = await legsEnding(['won'])
    await server.operator.userPool.endSessions(playerId)
    const here = { ip: '127.0.0.1', userAgent: 'a browser', isLocal: true }
    const wish = { betId: 'bet-after-the-end', stake: 100, legs }
    await expect(placeBet(server.operator, context, wish, here)).rejects.toMatchObject({
      refusal: { code: 'signedOut' },
    })
    expect(await mainOf(playerId)).toBe(10_000)
  })

  test('SAF-1 a break, a suspension, payout risk, a closed area, a reached limit, maintenance and signing out each refuse the bet and the frame; what was bet stays and is paid', async () => {
    const closings: readonly (readonly [object, string, string])[] = [
      [{ profile: { suspended: true } }, 'blocked', 'error.play.blocked'],
      [{ profile: { permissions: { payout: true } } }, 'blocked', 'error.play.blocked'],
      [{ profile: { permissions: { sports: false } } }, 'blocked', 'error.play.blocked'],
      [{ limits: limitsOf('loss', 100) }, 'limit', 'error.play.limit'],
    ]
    const [won] = await legsEnding(['won'])
    for (const [parts, code, refusal] of closings) {
      const { playerId, session } = await player()
      const key = await open(session)
      expect((await bet(key, 100, [won!])).status).toBe(200)
      expect((await server.call('PATCH', `/qa/players/${playerId}`, parts)).status).toBeLessThan(300)
      expect((await bet(key, 100, [won!])).body.code).toBe(code)
      expect((await contextFor(session)).body.code).toBe(refusal)
      expect(await mainOf(playerId)).toBe(9900)
    }
    const resting = await player()
    const before = await open(resting.session)
    const cooling = await server.as(resting.session, 'POST', `/api/v1/player/${resting.playerId}/timeout/cooling`, {
      playerId: resting.playerId,
    })
    expect(cooling.status).toBeLessThan(300)
    expect((await bet(before, 100, [won!])).body.code, 'a break ends the sign-in').toBe('sessionOver')
    const gone = await player()
    const theirs = await open(gone.session)
    const [odds] = oddsIn(await bet(theirs, 100, [won!]))
    await server.operator.userPool.endSessions(gone.playerId)
    expect((await bet(theirs, 100, [won!])).body.code).toBe('sessionOver')
    expect((await sb('GET', '/sb/balance', theirs)).body.code).toBe('sessionOver')
    const { session } = await player()
    const key = await open(session)
    await server.operator.world.patch({ maintenance: true })
    expect((await bet(key, 100, [won!])).body.code).toBe('maintenance')
    await server.operator.world.patch({ maintenance: false })
    await pass(2 * day)
    await settleDue(server.operator)
    expect(await mainOf(gone.playerId), 'own money is paid, whoever may not bet any more').toBe(
      9900 + payoutOf(100, [odds!]),
    )
  })

  test('SPB-1 SAF-13 a bet that can not be settled keeps nobody else waiting for their win', async () => {
    const [gone, winner] = [await player(), await player()]
    const [won, won2] = await legsEnding(['won', 'won'])
    expect((await bet(await open(gone.session), 100, [won!])).status).toBe(200)
    const placed = await bet(await open(winner.session), 100, [won!, won2!])
    expect((await server.call('PATCH', `/qa/players/${gone.playerId}`, { wallet: null })).status).toBeLessThan(300)
    await pass(2 * day)
    expect(await settleDue(server.operator)).toBe(1)
    expect(await mainOf(winner.playerId)).toBe(9900 + payoutOf(100, oddsIn(placed)))
    // It is not forgotten: with a wallet again it is paid.
    expect((await server.call('PATCH', `/qa/players/${gone.playerId}`, { wallet: { main: 0 } })).status).toBeLessThan(
      300,
    )
    expect(await settleDue(server.operator)).toBe(1)
    expect(await mainOf(gone.playerId)).toBeGreaterThan(0)
  })

  test('LIM-1 stakes count at once, a win only once it stands: no bet passes what a limit leaves, two tabs included', async () => {
    const { playerId, session } = await player({ limits: limitsOf('spend', 500) })
    const [one, two] = [await open(session), await open(session)]
    const legs = await legsEnding(['won'])
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => bet(n % 2 === 0 ? one : two, 100, legs, `limited-bet-${n}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'limit',
      limit: { kind: 'spend', left: 0 },
    })
    expect(await mainOf(playerId)).toBe(9500)
    expect((await contextFor(session)).body.code).toBe('error.play.limit')
  })

  test.each(['spend', 'loss'] as const)(
    'LIM-1 RGT-2 a stake that is given back is room in the %s limit of the day it was staked, and none in that of the day it comes back',
    async (kind) => {
      const { playerId, session } = await player({ limits: limitsOf(kind, 500) })
      const activity = async () => (await server.as(session, 'GET', '/api/v1/player/activity_check/summary')).body
      await activity()
      const [broken] = await legsEnding(['void'])
      expect((await bet(await open(session), 500, [broken!])).status).toBe(200)
      await pass(2 * day)
      const key = await open(session)
      // Another visit: it begins with the first question.
      expect(await activity()).toMatchObject({ turnover: 0 })
      const lost = (await legsEnding(['lost']))[0]!
      expect((await bet(key, 200, [lost])).status).toBe(200)
      await settleDue(server.operator, playerId)
      expect(await mainOf(playerId)).toBe(10_000 - 200)
      const used = (await server.as(session, 'GET', `/api/v1/player/${kind}-limits`)).body.limits.D
      expect([used.used, used.remaining]).toEqual([2, 3])
      expect(await activity()).toMatchObject({ turnover: 2 })
      expect((await bet(key, 400, [lost])).body).toMatchObject({ code: 'limit', limit: { left: 300 } })
      expect((await bet(key, 300, [lost])).status).toBe(200)
      const [back] = await server.operator.db
        .select({ details: ledgerMovements.details })
        .from(ledgerMovements)
        .where(and(eq(ledgerMovements.playerId, playerId), eq(ledgerMovements.kind, 'BET_VOID')))
      expect(now() - (back!.details as { stakedAt: number }).stakedAt).toBeGreaterThanOrEqual(2 * day)
    },
  )

  test('SPB-1 virtual sports are a product of their own: its area, its races, its bets', async () => {
    const { playerId, session } = await player()
    const key = await open(session, 'VIRTUAL_SPORTS')
    const [race] = await legsEnding(['won'], 'horses')
    const placed = await bet(key, 100, [race!])
    expect((await betsOf(await open(session), true)).bets).toEqual([])
    await pass(20 * minute)
    expect((await betsOf(key)).bets[0]).toMatchObject({ state: 'won', payout: payoutOf(100, oddsIn(placed)) })
    const [line] = await server.operator.ledger.lines(playerId, { category: 'VIRTUAL_SPORTS' })
    expect(line).toMatchObject({ kind: 'WIN' })
    await server.call('PATCH', `/qa/players/${playerId}`, { profile: { permissions: { virtualSports: false } } })
    expect((await contextFor(session, 'VIRTUAL_SPORTS')).body.code).toBe('error.play.blocked')
    expect((await contextFor(session)).status).toBe(200)
  })

  test('SAF-4 a clock that steps back, or another process’s that is behind, takes no bet on a race that somebody has seen the end of', async () => {
    const { playerId, session } = await player()
    const key = await open(session, 'VIRTUAL_SPORTS')
    const greyhounds = competitions.filter(({ category }) => category === 'greyhounds')
    const all = async () => greyhounds.flatMap((one) => contestsNow(own, one, now()))
    const own = await secret()
    const race = (await all()).find(({ startsAt }) => startsAt > now() + 5000)!
    await pass(race.endsAt - now() + 1500)
    const look = async () => (await sb('GET', `/sb/event?product=VIRTUAL_SPORTS&id=${race.id}`)).body
    const { contest, now: told } = await look()
    const leg = { event: race.id, market: 'winner', outcome: String(contest.order[0]), odds: 1000 }
    await pass(-(race.endsAt - race.startsAt) - 10_000)
    expect(now(), 'by the clock it has not begun').toBeLessThan(race.startsAt)
    const late = await bet(key, 1000, [leg])
    expect(late).toMatchObject({ status: 409, body: { code: 'prices', odds: [null] } })
    expect((await sb('POST', '/sb/quote', '', { product: 'VIRTUAL_SPORTS', legs: [leg] })).body).toEqual({
      odds: [null],
    })
    const again = await look()
    expect(again.now, 'what was told is not taken back').toBeGreaterThanOrEqual(told)
    expect(again.contest.order).toEqual(contest.order)
    const coming = (await all()).find(({ startsAt }) => startsAt > told + 5000)!
    const open2 = { event: coming.id, market: 'winner', outcome: '1', odds: 1000 }
    expect((await bet(key, 1000, [open2])).status, 'what nobody has seen may be bet on').toBe(200)
    expect(await mainOf(playerId)).toBe(9000)
    // The other process's word comes by the database alone.
    await pass(10 * minute)
    const next = (await all()).find(({ startsAt }) => startsAt > now() + 5000)!
    await look()
    await server.operator.db.update(sportsTold).set({ until: next.startsAt + 1000 })
    const seen = { event: next.id, market: 'winner', outcome: '1', odds: 1000 }
    expect((await bet(key, 1000, [seen])).body.code).toBe('prices')
    await pass(10 * minute)
  })

  test('SPB-1 bets are paged, the newest first, with nothing twice or left out', async () => {
    const { session } = await player()
    const key = await open(session)
    const legs = await legsEnding(['won'])
    for (let n = 0; n < 23; n++) await bet(key, 50, legs, `paged-bet-${String(n).padStart(2, '0')}`)
    const seen: string[] = []
    for (let before = ''; ; before = `&before=${seen.at(-1)!}`) {
      const { body } = await sb('GET', `/sb/bets?open=1${before}`, key)
      seen.push(...body.bets.map(({ id }: { id: string }) => id))
      if (!body.hasMore) break
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, n) => `paged-bet-${String(22 - n).padStart(2, '0')}`))
  })

  test('money is conserved whatever is bet in whatever order: a player has what the bets say, and the house the rest', async () => {
    const { playerId, session } = await player({ wallet: { main: 3000 } })
    const pool = await legsEnding(['won', 'lost', 'won', 'lost', 'void'])
    const key = await open(session)
    const step = fc.record({
      stake: fc.constantFrom(50, 120, 700, 2500),
      which: fc.uniqueArray(fc.nat({ max: 4 }), { minLength: 1, maxLength: 3 }),
      twice: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        for (const { stake, which, twice } of steps) {
          const id = `property-bet-${(ids += 1)}`
          const legs = which.map((at) => pool[at]!)
          await bet(key, stake, legs, id)
          if (twice) await bet(key, stake, legs, id)
        }
        const { bets } = await betsAll(key)
        const staked = bets.reduce((sum, { stake }) => sum + stake, 0)
        expect(await mainOf(playerId)).toBe(3000 - staked)
      }),
      { numRuns: 4 },
    )
    const before = await mainOf(playerId)
    await pass(2 * day)
    await settleDue(server.operator, playerId)
    const { bets } = await betsAll(await open(session), false)
    const paid = bets.reduce((sum, { payout }) => sum + payout, 0)
    expect(await mainOf(playerId)).toBe(before + paid)
    const lines = await server.operator.ledger.lines(playerId)
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(await mainOf(playerId))
  })

  describe('with a bonus', () => {
    const SPORTS = { vertical: 'SPORTS' as const, bonusType: 'SPORTS' as const }
    /** A player with a bonus of sports, who can bet. */
    const withBonus = async (main: number, given: Given) => {
      const it = bonusTest(server)
      const { playerId, session } = await player({ wallet: { main } })
      const { id, campaignId } = await it.give(playerId, { ...given, plan: { ...SPORTS, ...given.plan } })
      const withdrawal = { playerId, id: `w-${campaignId}` }
      return {
        it,
        /** A withdrawal that takes nothing of it but its life, and comes to nothing. */
        isWithdrawn: () =>
          held(playerId, (tx) => endForWithdrawal(server.operator, tx, withdrawal, [{ campaignId, amount: 0 }])),
        /** It comes to nothing while another one stands. */
        isUndone: () => held(playerId, (tx) => giveOwnBack(server.operator, tx, playerId, [withdrawal.id])),
        comesBack: async () => {
          const account = (await server.operator.players.find(playerId))!
          await held(playerId, (tx) => takeUpAgain(server.operator, tx, account, [withdrawal.id]))
        },
        playerId,
        id,
        session,
        key: await open(session),
        end: (why: 'forfeited' | 'released') => it.end(id, why),
      }
    }

    test('RMB-3 BON-1 a bet takes own money first, then bonus money, once; its win comes back by these shares and all of it counts', async () => {
      const { it, playerId, id, session, key } = await withBonus(300, { money: 1000 })
      const legs = await legsEnding(['won'])
      expect((await sb('GET', '/sb/balance', key)).body).toEqual({ balance: 300, bonus: 1000, freeBet: null })
      const placed = await bet(key, 1000, legs, 'bet-of-both-moneys')
      expect(await bet(key, 1000, legs, 'bet-of-both-moneys')).toMatchObject({ status: 200 })
      expect(placed.body).toMatchObject({ balance: 0, bonus: 300, bet: { stake: 1000, isFree: false } })
      await settled(playerId)
      const [{ payout }] = (await betsOf(await open(session))).bets
      expect(payout).toBe(payoutOf(1000, oddsIn(placed)))
      const ofBonus = Math.floor((payout * 700) / 1000)
      expect(await it.balances(playerId)).toMatchObject({ main: payout - ofBonus, sportsBonus: 300 + ofBonus })
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', wagered: 1000 })
    })

    test('BON-1 a bonus that lies in an open bet is not spent; lost there, it is', async () => {
      const { it, playerId, id, key } = await withBonus(0, { money: 500 })
      await bet(key, 500, await legsEnding(['lost']))
      expect((await it.assignmentOf(id)).state).toBe('ACTIVE')
      await settled(playerId)
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'spent' })
    })

    test.each([
      ['forfeited' as const, 0],
      ['released' as const, 1],
    ])(
      'RMB-3 RMB-14 a bet decided after its bonus was %s pays the own share, and %i of the bonus share, and says so before and after',
      async (why, share) => {
        const { it, playerId, session, key, end } = await withBonus(400, { money: 600 })
        const placed = await bet(key, 1000, await legsEnding(['won']))
        const payout = payoutOf(1000, oddsIn(placed))
        const ofBonus = Math.floor((payout * 600) / 1000)
        expect(placed.body.bet).toMatchObject({ pays: payout, lostStake: 0 })
        await end(why)
        const told = { pays: payout - ofBonus + share * ofBonus, lostStake: (1 - share) * 600 }
        const [before] = (await sb('GET', '/sb/bets?open=1', key)).body.bets
        expect(before).toMatchObject(told)
        await settled(playerId)
        expect(await it.balances(playerId)).toMatchObject({ main: payout - ofBonus + share * ofBonus, sportsBonus: 0 })
        const [after] = (await betsOf(await open(session))).bets
        expect(after).toMatchObject({ payout: told.pays, pays: null, lostStake: told.lostStake })
      },
    )

    test('RMB-14 BON-3 a placed free bet that was given up is told to pay nothing', async () => {
      const free = { kind: 'FREE_BET' as const, spins: 1, spinValue: 500, plan: { wrMultiplier: 0 } }
      const { playerId, key, end, session } = await withBonus(100, free)
      const legs = await legsEnding(['won'])
      const placed = await sb('POST', '/sb/bets', key, { betId: 'free-given-up', stake: 500, legs, isFree: true })
      expect(placed.body.bet).toMatchObject({ pays: payoutOf(500, oddsIn(placed)) - 500, lostStake: 0 })
      await end('forfeited')
      expect((await sb('GET', '/sb/bets?open=1', key)).body.bets).toMatchObject([{ pays: 0, lostStake: 500 }])
      await settled(playerId)
      const { bets } = await betsOf(await open(session))
      expect(bets).toMatchObject([{ state: 'won', payout: 0, lostStake: 500 }])
    })

    test('SPB-2 BON-8 a free bet costs the player nothing, and its win without the stake is own money', async () => {
      const free = { kind: 'FREE_BET' as const, spins: 1, spinValue: 500, plan: { wrMultiplier: 0 } }
      const { it, playerId, id, key } = await withBonus(100, free)
      const legs = await legsEnding(['won'])
      const wished = (betId: string, stake = 500) => sb('POST', '/sb/bets', key, { betId, stake, legs, isFree: true })
      expect((await wished('another-worth', 600)).body.code).toBe('freeBetOver')
      const placed = await wished('the-free-bet-1')
      expect(placed.body).toMatchObject({ balance: 100, freeBet: null, bet: { stake: 500, isFree: true } })
      expect((await wished('the-free-bet-1')).body.bet).toMatchObject({ id: 'the-free-bet-1' })
      expect((await wished('the-free-bet-2')).body.code).toBe('freeBetOver')
      await settled(playerId)
      const won = payoutOf(500, oddsIn(placed)) - 500
      expect(await it.balances(playerId)).toMatchObject({ main: 100 + won, sportsBonus: 0 })
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'spent', spinsWon: won })
    })

    test('SPB-2 BON-8 of a free bet whose selections would pay more than is paid, the selections are told of, not a stake that nobody can change', async () => {
      const free = { kind: 'FREE_BET' as const, spins: 1, spinValue: 900_000_000, plan: { wrMultiplier: 0 } }
      const { it, id, key } = await withBonus(100, free)
      const legs = await legsEnding(['won'])
      const wish = { betId: 'too-much-to-pay', stake: 900_000_000, legs, isFree: true }
      expect((await sb('POST', '/sb/bets', key, wish)).body.code).toBe('combination')
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', spinsLeft: 1 })
    })

    test('SPB-2 BON-1 where it must be wagered a free bet wins bonus money; called off, it can be made again', async () => {
      const free = {
        kind: 'FREE_BET' as const,
        spins: 1,
        spinValue: 500,
        plan: { wrMultiplier: 3, lifetime: 30 * day },
      }
      // Looked for first: to find one the clock may go on for days.
      const calledOff = await legsEnding(['void'])
      const { it, playerId, id, session, key } = await withBonus(100, free)
      expect((await freeBet(key, 'called-off-free', calledOff)).body.bet).toMatchObject({ isFree: true })
      await settled(playerId)
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ACTIVE', spinsLeft: 1 })
      const standsAt = async () => freeBetOf(server.operator, await it.assignmentOf(id))
      expect(await standsAt()).toBe('TO_PLACE')
      const placed = await freeBet(await open(session), 'again-for-free', await legsEnding(['won']))
      expect(await standsAt(), 'it waits for its result').toBe('PLACED')
      await settled(playerId)
      expect(await standsAt(), 'what it won is bonus money').toBe('USED')
      const won = payoutOf(500, oddsIn(placed)) - 500
      expect(await it.balances(playerId)).toMatchObject({ main: 100, sportsBonus: won })
      expect(await it.assignmentOf(id)).toMatchObject({
        state: 'ACTIVE',
        given: won,
        wageringTotal: 3 * won,
        wagered: 0,
      })
      // Own money first: the rest is what it won.
      const next = await bet(await open(session), 100 + won, await legsEnding(['lost']), 'of-what-it-won')
      expect(next.body.bet).toMatchObject({ isFree: false })
      expect(await standsAt(), 'what it won is staked on another bet').toBe('USED')
    })

    test.each(['won', 'lost'] as const)(
      'WDR-3 SPB-2 a free bet that is open as money is withdrawn is named, and settled all the same once it is paid: %s',
      async (ending) => {
        const free = {
          kind: 'FREE_BET' as const,
          spins: 1,
          spinValue: 500,
          plan: { wrMultiplier: 3, lifetime: 30 * day },
        }
        const { playerId, session, key } = await withBonus(10_000, free)
        await freeBet(key, `free-${ending}-and-out`, await legsEnding([ending]))
        const device = { ipAddress: '127.0.0.1', blackbox: '' }
        const send = async (path: string, body: object) =>
          server.call('POST', `/api/v1/player/wallet/withdrawal/${path}`, body, {
            authorization: session.id,
            'idempotency-key': randomUUID(),
          })
        const { checkId, forfeits } = (await send('check', device)).body
        expect(forfeits).toHaveLength(1)
        const wish = { amount: 50, currency: 'EUR', methodId: 'creditcard', checkId, forfeitAccepted: true, ...device }
        expect((await send('request', wish)).status).toBe(200)
        await pass(2 * day)
        await payDueWithdrawals(server.operator)
        await settleDue(server.operator, playerId)
        expect((await betsAll(await open(session))).bets, 'no bet stays open').toEqual([])
      },
    )

    test('WDR-3 BON-8 what a free bet without wagering wins beside a withdrawal is own money when that comes to nothing, of a sticky one too', async () => {
      const plan = { wrMultiplier: 0, stickiness: 'STICKY' as const, maxWin: 100, lifetime: 30 * day }
      const free = { kind: 'FREE_BET' as const, money: 0, spins: 1, spinValue: 500, plan }
      const { it, playerId, id, isWithdrawn, comesBack, key } = await withBonus(100, free)
      const placed = await freeBet(key, `free-${id}`, await legsEnding(['won']))
      await isWithdrawn()
      await settled(playerId)
      expect(await it.balances(playerId)).toMatchObject({ main: 100, sportsBonus: 0 })
      await comesBack()
      const won = payoutOf(500, oddsIn(placed)) - 500
      expect(await it.balances(playerId)).toMatchObject({ main: 100 + won, sportsBonus: 0 })
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'spent', spinsWon: won })
    })

    test('WDR-3 BON-8 it is own money too where another bonus holds the place by then, and where it is won only after that', async () => {
      for (const isWonFirst of [true, false]) {
        const plan = { wrMultiplier: 0, lifetime: 30 * day }
        const free = { kind: 'FREE_BET' as const, money: 0, spins: 1, spinValue: 500, plan }
        const { it, playerId, id, isWithdrawn, comesBack, key } = await withBonus(100, free)
        const placed = await freeBet(key, `free-${id}`, await legsEnding(['won']))
        await isWithdrawn()
        if (isWonFirst) await settled(playerId)
        await it.give(playerId, { money: 100, plan: { ...SPORTS, lifetime: 30 * day } })
        await comesBack()
        if (!isWonFirst) await settled(playerId)
        const won = payoutOf(500, oddsIn(placed)) - 500
        expect(await it.balances(playerId)).toMatchObject({ main: 100 + won, sportsBonus: 100 })
        expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'spent', spinsWon: won })
      }
    })

    test('WDR-3 SAF-4 what it won is paid once its withdrawal comes to nothing, once, though another withdrawal stands', async () => {
      const plan = { wrMultiplier: 0, lifetime: 30 * day }
      const free = { kind: 'FREE_BET' as const, money: 0, spins: 1, spinValue: 500, plan }
      const { it, playerId, id, isWithdrawn, isUndone, comesBack, key } = await withBonus(100, free)
      const placed = await freeBet(key, `free-${id}`, await legsEnding(['won']))
      await isWithdrawn()
      const [gone] = (await sb('GET', '/sb/bets?open=1', key)).body.bets
      expect(gone, 'as things stand').toMatchObject({ pays: 0, lostStake: 500 })
      await isUndone()
      // It is known by its row that it came to nothing.
      await server.operator.db.insert(withdrawals).values({
        id: (await it.assignmentOf(id)).withdrawalId!,
        playerId,
        idempotencyKey: randomUUID(),
        state: 'CANCELLED',
        amount: 100,
        currency: 'EUR',
        method: 'CREDITCARD',
        createdAt: now(),
        changedAt: now(),
      })
      const [back] = (await sb('GET', '/sb/bets?open=1', key)).body.bets
      expect(back).toMatchObject({ pays: payoutOf(500, oddsIn(placed)) - 500, lostStake: 0 })
      await settled(playerId)
      await isUndone()
      const main = 100 + payoutOf(500, oddsIn(placed)) - 500
      expect(await it.balances(playerId)).toMatchObject({ main, sportsBonus: 0 })
      await comesBack()
      expect(await it.balances(playerId)).toMatchObject({ main, sportsBonus: 0 })
    })

    test('WDR-3 BON-1 what is wagered through while it waits again is not ended by time, and is released as it starts', async () => {
      const { it, playerId, id, isWithdrawn, comesBack, key } = await withBonus(0, {
        money: 500,
        plan: { wrMultiplier: 1, lifetime: 3 * day },
      })
      const placed = await bet(key, 500, await legsEnding(['won']))
      await isWithdrawn()
      const other = await it.give(playerId, { money: 100, plan: { ...SPORTS, lifetime: 60 * day } })
      await comesBack()
      await settled(playerId)
      await pass(3 * day)
      await endDueBonuses(server.operator)
      const back = payoutOf(500, oddsIn(placed))
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'WAITING', heldBack: back })
      await it.end(other.id, 'forfeited')
      await held(playerId, async (tx) => void (await start(server.operator, tx, await it.assignmentOf(id))))
      expect(await it.balances(playerId)).toMatchObject({ main: back, sportsBonus: 0 })
    })

    test('WDR-3 BON-1 its day begins as its last stake comes back, though it waits by then', async () => {
      const brief = { money: 500, plan: { lifetime: 60 * minute } }
      const { it, playerId, id, isWithdrawn, comesBack, key } = await withBonus(0, brief)
      const placed = await bet(key, 500, await legsEnding(['won']))
      await pass(61 * minute)
      await isWithdrawn()
      await it.give(playerId, { money: 100, plan: { ...SPORTS, lifetime: 60 * day } })
      await comesBack()
      await pass(day - minute)
      await settleDue(server.operator, playerId)
      const { state, expiresAt, heldBack } = await it.assignmentOf(id)
      expect({ state, heldBack }).toEqual({ state: 'WAITING', heldBack: payoutOf(500, oddsIn(placed)) })
      expect(expiresAt! - now()).toBeGreaterThan(day - minute)
    })

    test('WDR-3 BON-3 a bonus that waits again has no more time than it had', async () => {
      const { it, playerId, id, isWithdrawn, comesBack, key } = await withBonus(0, {
        money: 500,
        plan: { lifetime: 3 * day },
      })
      await bet(key, 500, await legsEnding(['won']))
      const { expiresAt } = await it.assignmentOf(id)
      await isWithdrawn()
      await pass(day)
      await it.give(playerId, { money: 100, plan: SPORTS })
      await comesBack()
      const waits = await it.assignmentOf(id)
      expect(waits.state).toBe('WAITING')
      expect(Math.abs(waits.expiresAt! - expiresAt! - day)).toBeLessThan(minute)
    })

    test('WDR-3 SPB-2 a free bet that is called off beside a withdrawal, its time over, can be made again for a day', async () => {
      // Looked for first: to find one the clock may go on for days.
      const calledOff = await legsEnding(['void'])
      const free = {
        kind: 'FREE_BET' as const,
        spins: 1,
        spinValue: 500,
        plan: { wrMultiplier: 3, lifetime: 60 * minute },
      }
      const { it, playerId, id, isWithdrawn, comesBack, key } = await withBonus(100, free)
      await freeBet(key, `free-${id}`, calledOff)
      await pass(61 * minute)
      await isWithdrawn()
      await settled(playerId)
      await comesBack()
      const { state, spinsLeft, expiresAt } = await it.assignmentOf(id)
      expect({ state, spinsLeft }).toEqual({ state: 'ACTIVE', spinsLeft: 1 })
      expect(expiresAt! - now()).toBeGreaterThan(day - minute)
    })

    test('WDR-3 BON-1 what lay in an open bet as its time ran out can be wagered a day more, though a withdrawal came between', async () => {
      const brief = { money: 500, plan: { lifetime: 60 * minute } }
      const { it, playerId, id, isWithdrawn, comesBack, key } = await withBonus(0, brief)
      const placed = await bet(key, 500, await legsEnding(['won']))
      await pass(61 * minute)
      await endDueBonuses(server.operator)
      expect((await it.assignmentOf(id)).state).toBe('ACTIVE')
      await isWithdrawn()
      await settled(playerId)
      await comesBack()
      const back = payoutOf(500, oddsIn(placed))
      await pass(day - minute)
      await endDueBonuses(server.operator, playerId)
      expect(await it.balances(playerId)).toMatchObject({ sportsBonus: back })
      await pass(2 * minute)
      await endDueBonuses(server.operator, playerId)
      expect(await it.balances(playerId)).toMatchObject({ sportsBonus: 0 })
    })

    test('WDR-3 BON-3 what waits after a withdrawal does not run out while it lies in an open bet, and is spent where that is lost', async () => {
      const brief = { money: 500, plan: { lifetime: 60 * minute } }
      for (const ending of ['won', 'lost'] as const) {
        const { it, playerId, id, isWithdrawn, comesBack, key } = await withBonus(0, brief)
        const placed = await bet(key, 500, await legsEnding([ending]))
        await isWithdrawn()
        await it.give(playerId, { money: 100, plan: SPORTS })
        await comesBack()
        await pass(61 * minute)
        await endDueBonuses(server.operator)
        expect((await it.assignmentOf(id)).state).toBe('WAITING')
        await settled(playerId)
        expect(await it.assignmentOf(id)).toMatchObject(
          ending === 'won'
            ? { state: 'WAITING', heldBack: payoutOf(500, oddsIn(placed)) }
            : { state: 'ENDED', endedBecause: 'spent' },
        )
      }
    })

    test('WDR-3 BON-3 of what has lost its last stake beside a second withdrawal nothing comes back to wait', async () => {
      const { it, playerId, id, isWithdrawn, comesBack, key } = await withBonus(0, {
        money: 500,
        plan: { lifetime: 30 * day },
      })
      await bet(key, 500, await legsEnding(['lost']))
      await isWithdrawn()
      await it.give(playerId, { money: 100, plan: SPORTS })
      await comesBack()
      expect((await it.assignmentOf(id)).state).toBe('WAITING')
      await isWithdrawn()
      await settled(playerId)
      await comesBack()
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'spent' })
    })

    test('WDR-3 BON-3 of what has lost its last stake beside a withdrawal nothing comes back to wait', async () => {
      const { it, playerId, id, isWithdrawn, comesBack, key } = await withBonus(0, {
        money: 500,
        plan: { lifetime: 30 * day },
      })
      await bet(key, 500, await legsEnding(['lost']))
      await isWithdrawn()
      await it.give(playerId, { money: 100, plan: SPORTS })
      await settled(playerId)
      await comesBack()
      expect(await it.assignmentOf(id)).toMatchObject({ state: 'ENDED', endedBecause: 'spent' })
    })

    test('SAF-2 SPB-2 a free bet that was accepted is paid though bonuses were closed meanwhile, for nothing is asked of its win', async () => {
      const free = {
        kind: 'FREE_BET' as const,
        money: 0,
        spins: 1,
        spinValue: 500,
        plan: { wrMultiplier: 0, lifetime: 30 * day },
      }
      const { it, playerId, id, key } = await withBonus(100, free)
      const placed = await freeBet(key, `free-${id}`, await legsEnding(['won']))
      await server.call('PATCH', `/qa/players/${playerId}`, { profile: { permissions: { bonuses: false } } })
      await settled(playerId)
      expect(await it.balances(playerId)).toMatchObject({ main: 100 + payoutOf(500, oddsIn(placed)) - 500 })
    })
  })
})

async function betsAll(key: string, isOpen = true) {
  const bets: { id: string; stake: number; payout: number }[] = []
  for (let before = ''; ; before = `&before=${bets.at(-1)!.id}`) {
    const { body } = await sb('GET', `/sb/bets?open=${isOpen ? 1 : 0}${before}`, key)
    bets.push(...body.bets)
    if (!body.hasMore) return { bets }
  }
}
