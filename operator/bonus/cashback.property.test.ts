import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { hour, minute } from '#contract/constants.ts'
import { drawsOf } from '../games/live.ts'
import { oneStore } from '../player/testOperator.ts'
import { bonusTest } from './testBonus.ts'
import { named, newHouse, OK } from './testClaimant.ts'

/** How many random lives of a cashback are tried; `BONUS_RUNS=2000` for a long search. */
const RUNS = Number(process.env['BONUS_RUNS'] ?? 25)
const MAIN = 100_000
const LIFETIME = hour

/** What happens to a cashback; `times` is how often it is sent, at the same time. */
type Happening =
  | { kind: 'activate' | 'deactivate' | 'claim'; times: number }
  | { kind: 'round'; stake: number; seed: string }
  | { kind: 'time'; ms: number }
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('activate' as const, 'deactivate' as const, 'claim' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      stake: fc.constantFrom(20, 100, 400),
      seed: fc.string(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.constantFrom(minute, 25 * minute) }),
  },
)
const cashback = fc.record({
  percentage: fc.constantFrom<number[]>(1, 7.5, 10, 33),
  booster: fc.constantFrom<(number | null)[]>(null, 1.5, 2),
  maximum: fc.constantFrom<(number | null)[]>(null, 15, 5000),
})
type Terms = typeof cashback extends fc.Arbitrary<infer T> ? T : never

/** A life in which each thing happens: earned, claimed, won back, stopped, started again, paid at its end. */
const certain: [Terms, Happening[]][] = [
  [
    { percentage: 10, booster: 1.5, maximum: null },
    [
      { kind: 'round', stake: 100, seed: 'before' },
      { kind: 'activate', times: 2 },
      { kind: 'round', stake: 400, seed: 'lost' },
      { kind: 'claim', times: 3 },
      { kind: 'round', stake: 20, seed: 'more' },
      { kind: 'deactivate', times: 2 },
      { kind: 'round', stake: 400, seed: 'between' },
      { kind: 'activate', times: 1 },
      { kind: 'round', stake: 100, seed: 'again' },
      { kind: 'time', ms: 25 * minute },
      { kind: 'round', stake: 100, seed: 'late' },
      { kind: 'time', ms: 25 * minute },
      { kind: 'time', ms: 25 * minute },
      { kind: 'round', stake: 400, seed: 'after' },
      { kind: 'claim', times: 1 },
    ],
  ],
]

/** What a cashback must come to, worked out beside the house from what happens alone. */
function bookkeeper({ percentage, booster, maximum }: Terms) {
  let [isRunning, endsAt, loss, net, paid, isEnded] = [false, Infinity, 0, 0, 0, false]
  const collected = () => {
    const share = Math.floor((Math.max(0, loss) * percentage * (booster ?? 1)) / 100 + 1e-6)
    return Math.min(share, maximum ?? share)
  }
  const pay = () => {
    paid = Math.max(paid, collected())
  }
  return {
    see(now: number) {
      if (isEnded || now < endsAt) return
      pay()
      isEnded = true
    },
    activate(now: number) {
      if (isEnded) return
      isRunning = true
      if (endsAt === Infinity) endsAt = now + LIFETIME
    },
    stop() {
      isRunning = false
    },
    claim() {
      if (!isEnded) pay()
    },
    play(now: number, lost: number) {
      net -= lost
      if (isRunning && now < endsAt) loss += lost
    },
    books: () => ({ main: MAIN + net + paid, collected: collected(), paid, isEnded, hasBegun: endsAt !== Infinity }),
  }
}

describe.each(oneStore)('a cashback on %s', (store) => {
  const house = newHouse(store)
  let slot: string
  beforeAll(async () => {
    slot = await bonusTest(house.it).gameWith('casino', 'slots')
  })

  test('BON-8 BON-2 SAF-4 whatever happens to a cashback, and however often it is sent, it pays its boosted share of what was lost while it ran, once', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(cashback, fc.array(happening, { minLength: 4, maxLength: 14 }), async (terms, life) => {
        const { operator } = house.it
        const id = named()
        const reward = { id, cashback: { ...terms, period: 'DAY' }, lifetime: LIFETIME }
        const player = await house.newPlayer([reward], { wallet: { main: MAIN } })
        const game = await bonusTest(house.it).opens(player.playerId, slot)
        const kept = bookkeeper(terms)
        for (const one of life) {
          if (one.kind === 'time') house.advance(one.ms)
          else if (one.kind === 'round') {
            const now = operator.clock.now()
            const { stake, win } = await game.plays({ spin: one.stake }, { draw: drawsOf(one.seed) })
            kept.play(now, stake - win)
            if (win > stake) seen.add('won back')
          } else {
            const path = `/bonus/cashback/${id}/${one.kind}`
            // As a page does it again that has had no answer, and as another tab does.
            const key = randomUUID()
            const answers = await Promise.all(
              Array.from({ length: one.times }, (_, at) =>
                player.send('POST', path, undefined, at === 1 ? key : at === 0 ? key : undefined),
              ),
            )
            if (answers.some(({ status }) => status === OK)) seen.add(one.kind)
            if (one.kind === 'activate') kept.activate(operator.clock.now())
            if (one.kind === 'deactivate') kept.stop()
            if (one.kind === 'claim' && kept.books().hasBegun) kept.claim()
          }
          // Looking at the lists ends what is over.
          await player.list('ACTIVE')
          kept.see(operator.clock.now())
          const { main, collected, paid, isEnded, hasBegun } = kept.books()
          expect({ after: one, main: (await player.balances()).main }).toEqual({ after: one, main })
          if (isEnded) seen.add('ended')
          if (!hasBegun || isEnded) continue
          expect((await player.send('GET', `/bonus/cashback/${id}/progress`)).body).toMatchObject({
            collected: collected / 100,
            claimable: Math.max(0, collected - paid) / 100,
          })
        }
        const rows = (await operator.db.execute(
          `select sum(p.amount)::text as sum from ledger_postings p join ledger_movements m on m.id = p.movement_id
           where m.player_id = ${player.playerId} group by m.id having sum(p.amount) <> 0`,
        )) as { rows: object[] }
        expect(rows.rows, 'every movement sums to zero').toEqual([])
      }),
      { numRuns: RUNS, examples: certain },
    )
    expect([...seen]).toEqual(expect.arrayContaining(['activate', 'deactivate', 'claim', 'ended']))
  }, 300_000)
})
