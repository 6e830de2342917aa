import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '#contract/constants.ts'
import { newHouse } from '../bonus/testClaimant.ts'
import { documentsOf } from '../content/documentsOf.ts'
import type { ContentStore } from '../content/store.ts'
import { gameRounds } from '../games/schema.ts'
import { oneStore } from '../player/testOperator.ts'
import { endDueTournaments } from './prizes.ts'
import { prizesOf, tournamentSeeds, turnStart } from './tournaments.ts'

const race = tournamentSeeds[0]!

describe.each(oneStore)('the end of a tournament on %s', (store) => {
  const house = newHouse(store)

  /** A round of the race, with more points than any made-up rival has where it is to win. */
  async function plays(playerId: number, points: number, at = house.it.operator.clock.now()): Promise<void> {
    const { operator } = house.it
    const game = (await documentsOf(operator))
      .ofType('game')
      .find(({ categories }) => Array.isArray(categories) && categories.includes(race.category))
    await operator.db.insert(gameRounds).values({
      owner: `player:${playerId}`,
      id: randomUUID(),
      sessionId: 'of-a-race',
      playerId,
      gameId: String(game!['gameId']),
      gameProvider: 'any',
      mode: 'real',
      currency: 'EUR',
      stake: 100,
      win: points,
      stakes: {},
      shown: {},
      balance: 0,
      at,
    })
  }

  const settle = () => endDueTournaments(house.it.operator)
  let quarters = 0
  // A turn is settled once: each test has weeks of its own, and begins in the middle of one.
  beforeEach(async () => {
    quarters += 1
    house.advance(quarters * 13 * 7 * day)
    const now = house.it.operator.clock.now()
    house.advance(turnStart(race, now) + 10 * day - now)
    await settle()
  })

  /** Lets time go by until the turn that runs is over, and its last rounds decided. */
  function end(): void {
    const now = house.it.operator.clock.now()
    house.advance(turnStart(race, now) + race.lasts + 6 * minute - now)
  }
  /** All that prizes of a tournament have moved, as the player's history says it. */
  const prizesIn = async (player: Awaited<ReturnType<typeof house.newPlayer>>) =>
    (await player.history()).map(({ amount }: { amount: number }) => amount)

  test('LOB-7 BON-1 SAF-4 the prizes of a turn that is over are paid as own money, each once, whoever ends it and however often', async () => {
    const [first, second, far, german] = [
      await house.newPlayer(),
      await house.newPlayer(),
      await house.newPlayer(),
      await house.newPlayer([], { profile: { language: 'de' } }),
    ]
    await plays(first.playerId, 90_000)
    await plays(second.playerId, 80_000)
    await plays(german.playerId, 70_000)
    await plays(far.playerId, 1)
    await settle()
    expect(await first.balances(), 'it runs still').toMatchObject({ main: 10_000 })
    end()
    // Stakes of live tables are decided first.
    house.advance(-2 * minute)
    await settle()
    expect(await first.balances()).toMatchObject({ main: 10_000 })
    house.advance(2 * minute)
    await Promise.all([settle(), settle(), settle()])
    await settle()
    expect(await first.balances()).toMatchObject({ main: 10_000 + 150_000, casinoBonus: 0 })
    expect(await second.balances()).toMatchObject({ main: 10_000 + 100_000 })
    expect(await german.balances()).toMatchObject({ main: 10_000 + 60_000 })
    expect(await far.balances(), 'behind the ten').toMatchObject({ main: 10_000 })
    expect([await prizesIn(first), await prizesIn(far)]).toEqual([[1500], []])
    expect(await first.messages()).toEqual(['A bonus was paid to you'])
    const told = (await german.send('GET', '/player/inbox')).body.messages[0].text
    expect(told, 'in the player’s language').toMatch(/^Das langsame Rennen: €600 ist Ihr eigenes Geld/u)
    // The next turn has winners of its own.
    await plays(far.playerId, 95_000)
    end()
    await settle()
    expect(await prizesIn(far)).toEqual([1500])
    expect(await prizesIn(first)).toEqual([1500])
  })

  test('LOB-7 SAF-2 who may have no bonus as it ends is told of no prize, and claims it once they may', async () => {
    const player = await house.newPlayer()
    await plays(player.playerId, 90_000)
    await player.change({ profile: { permissions: { bonuses: false } } })
    end()
    await settle()
    expect(await player.balances()).toMatchObject({ main: 10_000 })
    expect([await player.list('ELIGIBLE'), await player.messages()]).toEqual([[], []])
    await player.change({ profile: { permissions: { bonuses: true } } })
    expect(await player.messages()).toEqual(['You have won a prize'])
    const [prize] = await player.list('ELIGIBLE')
    expect(prize.campaignDisplayInfo.title).toMatch(/^The slow race: €1,500$/u)
    expect((await player.claim(prize.campaignId)).status).toBe(200)
    expect(await player.balances()).toMatchObject({ main: 10_000 + 150_000 })
    expect(await player.claim(prize.campaignId)).toMatchObject({ status: 409 })
  })

  test('LOB-7 GRD-12 RGT-7 a prize is own money: it comes where the casino is closed to its winner, and an exclusion pays what is owed', async () => {
    const [closed, leaving] = [
      await house.newPlayer([], { profile: { permissions: { casino: false } } }),
      await house.newPlayer([], { profile: { permissions: { bonuses: false } } }),
    ]
    await plays(closed.playerId, 90_000)
    await plays(leaving.playerId, 80_000)
    end()
    await settle()
    expect(await closed.balances()).toMatchObject({ main: 10_000 + 150_000 })
    expect(await leaving.balances()).toMatchObject({ main: 10_000 })
    const away = { accountDisableIndefinitely: true, exclusionInMonths: 12 }
    expect((await leaving.send('PATCH', '/player/exclusion', away)).status).toBe(200)
    expect(await leaving.balances()).toMatchObject({ main: 10_000 + 100_000 })
  })

  test('LOB-7 RGT-7 who has excluded themselves before the end is paid what they have won, and is told of nothing', async () => {
    const player = await house.newPlayer()
    await plays(player.playerId, 90_000)
    const away = { accountDisableIndefinitely: true, exclusionInMonths: 12 }
    expect((await player.send('PATCH', '/player/exclusion', away)).status).toBe(200)
    end()
    await settle()
    await settle()
    expect(await player.balances()).toMatchObject({ main: 10_000 + 150_000 })
    const rows = await house.it.operator.db.execute(
      `select title from inbox_messages where player_id = ${player.playerId} and is_offer`,
    )
    expect((rows as { rows: object[] }).rows).toEqual([])
  })

  test('LOB-7 what counts in a turn is what counted as it began, whatever becomes of the catalogue before its prizes are given', async () => {
    const player = await house.newPlayer()
    await plays(player.playerId, 90_000)
    const { operator } = house.it
    await settle()
    const games = (await documentsOf(operator))
      .ofType('game')
      .filter(({ categories }) => Array.isArray(categories) && categories.includes(race.category))
    const { store } = operator.content as unknown as { readonly store: ContentStore }
    const change = (categoriesOf: (game: (typeof games)[number]) => unknown) =>
      store.mutate(
        operator.settings.site.content.dataset,
        games.map((game) => ({ patch: { id: game['_id'], set: { categories: categoriesOf(game) } } })),
      )
    await change(() => ['tables'])
    try {
      end()
      await settle()
      expect(await prizesIn(player)).toEqual([1500])
    } finally {
      await change(({ categories }) => categories)
    }
  })

  test('LOB-7 turns that were over before an operator gave prizes at all are settled without any', async () => {
    const player = await house.newPlayer()
    await house.it.operator.db.execute('delete from tournament_ends')
    await plays(player.playerId, 90_000)
    end()
    await settle()
    expect(await prizesIn(player)).toEqual([])
    await plays(player.playerId, 90_000)
    end()
    await settle()
    expect(await prizesIn(player)).toEqual([1500])
  })

  test('LOB-7 an operator that stood still pays what it owes; the prizes of the places make up what is promised', async () => {
    const player = await house.newPlayer()
    await plays(player.playerId, 90_000)
    // Longer than the turns that are looked at each time.
    house.advance(12 * 7 * day)
    await settle()
    expect(await prizesIn(player)).toEqual([1500])
    for (const seed of tournamentSeeds) expect(prizesOf(seed).reduce((sum, one) => sum + one, 0)).toBe(seed.prizePool)
    const [shown] = (await house.it.call('GET', '/api/v1/tournament/public/5/BR/PT')).body
    const { amount, byPlace } = shown.prizePool
    expect(byPlace).toHaveLength(10)
    expect(byPlace.reduce((sum: number, one: number) => sum + one, 0)).toBe(amount)
  })
})
