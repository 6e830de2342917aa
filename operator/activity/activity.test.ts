import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minute } from '#contract/constants.ts'
import { startTestOperator, oneStore, type TestAnswer, type TestOperator } from '../player/testOperator.ts'

const NOW = Date.parse('2031-06-15T12:00:00Z')

describe.each(oneStore)('activity on %s', (store) => {
  let it: TestOperator
  beforeAll(async () => {
    it = await startTestOperator(store)
  }, 120_000)
  afterAll(() => it.close())

  // The operator's clock runs on: each time is a little later than the one before it, never a moment too early.
  let steps = 0
  const clock = (minutes: number) => {
    steps = minutes === 0 ? 0 : steps + 1
    return it.call('POST', '/qa/clock', { now: NOW + minutes * minute + steps * 3000 })
  }

  /** The page looks while the player is there, as it does each minute; here it is enough that nobody seems to have gone. */
  async function stays(player: { left: () => Promise<unknown> }, from: number, to: number) {
    for (let at = from + 25; at < to; at += 25) {
      await clock(at)
      await player.left()
    }
    await clock(to)
  }

  async function newPlayer(parts: object = {}) {
    await clock(0)
    const made = await it.call('POST', '/qa/players', { wallet: { main: 100_000 }, ...parts })
    const { playerId, email, password } = made.body as { playerId: number; email: string; password: string }
    const { id } = await it.signIn(email, password)
    const send = (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
      it.call(method, `/api/v1/player${path}`, body, { authorization: id })
    const move = (kind: 'BET' | 'WIN', amount: number, category = 'CASINO') =>
      it.operator.transaction((tx) =>
        it.operator.ledger.postMovement(tx, {
          playerId,
          kind,
          category,
          referenceId: randomUUID(),
          idempotencyKey: randomUUID(),
          postings: [
            { account: 'main', amount },
            { account: 'house:games', amount: -amount },
          ],
        }),
      )
    return {
      send,
      move,
      play: () => move('BET', -500),
      left: async () => (await send('GET', '/activity_check/minutes_remaining')).body.minutesRemaining,
      period: async () => (await send('GET', '/activity_check')).body.period,
      set: (period: string) => send('PATCH', '/activity_check', { period }),
      reset: (reason: string) => send('PATCH', '/activity_check/reset_timer', { reason }),
      summary: async () => (await send('GET', '/activity_check/summary')).body,
      check: async () => (await send('GET', '/wallet/activity_check')).body,
      answer: (body: object) => send('POST', '/wallet/activity_check/result', body),
    }
  }

  test('RGT-1 two hours by default: the minutes run down, to zero and below, until the timer is begun anew', async () => {
    const player = await newPlayer()
    expect(await player.period()).toBe('TWO_HOURS')
    expect(await player.left()).toBe(120)
    for (const at of [25, 50, 75, 100, 119]) {
      await clock(at)
      expect(await player.left()).toBe(120 - at)
    }
    await clock(120)
    expect(await player.left()).toBe(0)
    await clock(125)
    expect(await player.left(), 'nobody has answered').toBe(-5)
    await player.reset('CONTINUE')
    expect(await player.left()).toBe(120)
  })

  test('RGT-1 another interval counts from where the timer is, and NOT_SET asks for none', async () => {
    const player = await newPlayer()
    await player.left()
    await clock(20)
    expect((await player.set('HALF_AN_HOUR')).body).toEqual({ period: 'HALF_AN_HOUR', mayBeOff: true })
    expect(await player.left()).toBe(10)
    await player.set('NOT_SET')
    expect(await player.left()).toBeNull()
    expect((await player.set('YEAR')).status).toBe(400)
  })

  test('RGT-1 who was away for longer than a sign-in lives begins anew', async () => {
    const player = await newPlayer()
    await player.left()
    await clock(29)
    expect(await player.left()).toBe(91)
    await clock(29 + 31)
    expect(await player.left()).toBe(120)
  })

  test.each([
    ['LL', 'NL'],
    ['JJ', 'DE'],
    ['PP', 'SE'],
  ])('RGT-1 in %s the timer starts with an hour and cannot be turned off', async (market, countryCode) => {
    const player = await newPlayer({ profile: { market, countryCode } })
    expect(await player.period()).toBe('HOUR')
    expect((await player.set('NOT_SET')).status).toBe(400)
    expect(await player.period()).toBe('HOUR')
    expect((await player.set('HALF_AN_HOUR')).body).toEqual({ period: 'HALF_AN_HOUR', mayBeOff: false })
  })

  test('RGT-2 the summary tells stakes, wins and their difference since the timer began, and no bonus that was given', async () => {
    const player = await newPlayer()
    await player.move('BET', -9900)
    await clock(1)
    await player.reset('LINK')
    await clock(3)
    await player.move('BET', -2500)
    await player.move('WIN', 1000)
    await player.move('WIN', 700, 'BONUS')
    expect(await player.summary()).toMatchObject({ currency: 'EUR', turnover: 25, winnings: 10, delta: -15 })
    const { elapsedMs } = await player.summary()
    expect(Math.round(elapsedMs / minute)).toBe(2)
  })

  test('RGT-3 RMB-5 a reality check is due by the market’s interval of play for money, once, until it is answered', async () => {
    const player = await newPlayer({ profile: { market: 'GG', countryCode: 'GB', currency: 'GBP' } })
    await clock(5)
    expect(await player.check(), 'nothing was played').toMatchObject({ action: null, checkId: null, questions: [] })
    await player.play()
    await stays(player, 5, 64)
    expect((await player.check()).action).toBeNull()
    await clock(65)
    const [one, other] = await Promise.all([player.check(), player.check()])
    expect(one).toMatchObject({ action: 'REMINDER', summary: { turnover: 5, winnings: 0, delta: -5 } })
    expect(other.checkId, 'two tabs are told of the same').toBe(one.checkId)
    expect(one.questions).toEqual([])
    const answer = { checkId: one.checkId, action: 'REMINDER', choice: 'CONTINUE' }
    expect((await player.answer(answer)).body).toEqual({ success: true })
    expect((await player.answer(answer)).body, 'sent again').toEqual({ success: true })
    expect((await player.check()).action).toBeNull()
    await player.play()
    await stays(player, 65, 110)
    expect((await player.answer(answer)).body, 'sent again much later, it puts the next one off by nothing').toEqual({
      success: true,
    })
    await player.left()
    await stays(player, 110, 126)
    expect((await player.check()).action).toBe('REMINDER')
    const stranger = await newPlayer()
    expect((await stranger.answer(answer)).status).toBe(404)
  })

  test('RGT-3 a check that nobody answered is over with its visit, and play of another day counts for none', async () => {
    const player = await newPlayer({ profile: { market: 'GG', countryCode: 'GB', currency: 'GBP' } })
    await player.play()
    await stays(player, 0, 61)
    expect((await player.check()).action).toBe('REMINDER')
    await clock(61 + 14 * 60)
    expect((await player.check()).action, 'whichever call of the new visit comes first').toBeNull()
    await player.play()
    await clock(61 + 37 * 60)
    expect((await player.check()).action, 'a stake of the day before').toBeNull()
    expect(await player.left()).toBe(60)
  })

  test('RGT-3 who plays on is there, however seldom the page asks', async () => {
    const player = await newPlayer({ profile: { market: 'GG', countryCode: 'GB', currency: 'GBP' } })
    await player.left()
    for (const at of [5, 30, 55]) {
      await clock(at)
      await player.play()
    }
    await clock(66)
    expect((await player.check()).action).toBe('REMINDER')
    expect(await player.left()).toBe(-6)
  })

  test('RGT-3 a summary that was read in between is a reminder too', async () => {
    const player = await newPlayer({ profile: { market: 'GG', countryCode: 'GB', currency: 'GBP' } })
    await player.play()
    await clock(50)
    await player.reset('CONTINUE')
    await clock(61)
    expect((await player.check()).action).toBeNull()
  })

  test('RGT-3 after three reminders of a day questions are asked, in the player’s language, and each wants its answer; leaving, also for the history, wants none', async () => {
    const player = await newPlayer({ profile: { market: 'GG', countryCode: 'GB', currency: 'GBP', language: 'fi' } })
    for (const at of [60, 120, 180]) {
      await player.play()
      await stays(player, at - 60, at)
      const { checkId, action } = await player.check()
      expect(action).toBe('REMINDER')
      await player.answer({ checkId, action, choice: 'CONTINUE' })
    }
    await player.play()
    await stays(player, 180, 240)
    const { checkId, action, questions } = await player.check()
    expect(action).toBe('ANSWER_QUESTIONNAIRE')
    expect(questions[0].text).toContain('Oletko pelannut')
    const answers = (questions as { id: string; options: string[] }[]).map(({ id, options }) => ({
      questionId: id,
      answer: options[0],
    }))
    const send = (more: object) => player.answer({ checkId, action, choice: 'CONTINUE', ...more })
    expect((await send({})).status).toBe(400)
    expect((await send({ answers: answers.slice(1) })).status).toBe(400)
    expect((await send({ answers: answers.map((one) => ({ ...one, answer: '?' })) })).status).toBe(400)
    expect((await player.check()).checkId, 'it still waits').toBe(checkId)
    expect((await send({ answers })).body).toEqual({ success: true })
    for (const [index, choice] of (['EXIT', 'HISTORY'] as const).entries()) {
      await player.play()
      await stays(player, 240 + 60 * index, 300 + 60 * index)
      const next = await player.check()
      expect(next.action).toBe('ANSWER_QUESTIONNAIRE')
      expect((await player.answer({ checkId: next.checkId, action: next.action, choice })).body).toEqual({
        success: true,
      })
    }
  })
})
