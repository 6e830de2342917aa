import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draw, Engine } from './engines/engine.ts'
import { LINES, lineWin, SCATTER, slotEngine, slotModels, slotReturn, STOPS, stripOf } from './engines/slot.ts'
import {
  baccarat,
  baccaratPays,
  baccaratWinner,
  dealBaccarat,
  dice,
  roulette,
  roulettePays,
  wheel,
} from './engines/tables.ts'

/** Draws from a list, over and over. */
const drawsOf = (numbers: readonly number[]): Draw => {
  let at = 0
  return (below) => numbers[at++ % numbers.length]! % below
}

describe('slots', () => {
  test.each([
    ['low', 0.952_704_966],
    ['medium', 0.964_606_076],
    ['high', 0.954_092_324],
  ] as const)('the %s slot returns exactly what its reels and pays come to', (name, expected) => {
    const model = slotModels[name]
    for (const reel of model.frequencies) expect(reel.reduce((sum, count) => sum + count, 0)).toBe(STOPS)
    expect(slotReturn(model)).toBeCloseTo(expected, 9)
    expect(slotEngine(model).returnToPlayer).toBe(slotReturn(model))
  })

  test('the exact return agrees with every stop of a reel played against the others', () => {
    // All stops of the first reel with many random stops of the rest: the mean of a line must be the exact one within its spread.
    const engine = slotEngine(slotModels.low)
    let seed = 7
    const random: Draw = (below) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      return Math.floor((seed / 2 ** 32) * below)
    }
    const rounds = 60_000
    let won = 0
    for (let round = 0; round < rounds; round++) won += engine.play({ spin: 20 }, random).win
    expect(won / (rounds * 20)).toBeGreaterThan(engine.returnToPlayer - 0.06)
    expect(won / (rounds * 20)).toBeLessThan(engine.returnToPlayer + 0.06)
  })

  test('a strip bears each symbol as often as its model says', () => {
    for (const model of Object.values(slotModels))
      for (const frequencies of model.frequencies) {
        const strip = stripOf(frequencies)
        frequencies.forEach((count, symbol) => expect(strip.filter((each) => each === symbol)).toHaveLength(count))
      }
  })

  test('the win of any round is whole, and the sum of its lines and scatters', () => {
    const engine = slotEngine(slotModels.high)
    fc.assert(
      fc.property(
        fc.array(fc.nat(STOPS - 1), { minLength: 5, maxLength: 5 }),
        fc.constantFrom(...engine.stakes),
        (stops, stake) => {
          const { win, shown } = engine.play({ spin: stake }, drawsOf(stops))
          const window = shown['window'] as number[][]
          const lines = LINES.reduce(
            (sum, rows) =>
              sum +
              (lineWin(
                slotModels.high,
                rows.map((row, reel) => window[reel]![row]!),
              )?.pays ?? 0),
            0,
          )
          const scatters = window.flat().filter((symbol) => symbol === SCATTER).length
          const scattered = scatters >= 3 ? slotModels.high.scatter[scatters - 3]! : 0
          expect(win).toBe((lines * stake) / LINES.length + scattered * stake)
          expect(Number.isSafeInteger(win)).toBe(true)
        },
      ),
    )
  })

  test('wilds stand for others, and no line pays for wilds or scatters alone', () => {
    expect(lineWin(slotModels.low, [1, 0, 0, 4, 4])).toMatchObject({ symbol: 1, count: 3 })
    expect(lineWin(slotModels.low, [5, 5, 4, 5, 5])).toBeNull()
    expect(lineWin(slotModels.low, [8, 8, 8, 8, 8])).toBeNull()
  })
})

describe('tables', () => {
  test('every roulette spot returns 36/37 exactly', () => {
    for (const { id } of roulette.spots) {
      const paid = Array.from({ length: 37 }, (_, pocket) => roulettePays(id, pocket)).reduce(
        (sum, each) => sum + each,
        0,
      )
      expect(paid).toBe(36)
    }
  })

  test('baccarat deals by its drawing rules, and its returns over all deals are the known ones', () => {
    const won = { player: 0, banker: 0, tie: 0 }
    const out = Symbol('out of cards')
    const visit = (cards: readonly number[], weight: number): void => {
      let at = 0
      try {
        const hands = dealBaccarat(() => {
          if (at === cards.length) throw out
          return cards[at++]!
        })
        won[baccaratWinner(hands)] += weight
      } catch (error) {
        if (error !== out) throw error
        for (let card = 1; card <= 10; card++) visit([...cards, card], (weight * (card === 10 ? 4 : 1)) / 13)
      }
    }
    visit([], 1)
    const returned = (id: string) =>
      (['player', 'banker', 'tie'] as const).reduce((sum, winner) => sum + won[winner] * baccaratPays(id, winner), 0)
    expect(won.player + won.banker + won.tie).toBeCloseTo(1, 10)
    expect(returned('player')).toBeCloseTo(0.987_718_594, 9)
    expect(returned('banker')).toBeCloseTo(baccarat.returnToPlayer, 9)
    expect(returned('tie')).toBeCloseTo(0.858_830_13, 8)
  })

  test('dice and wheel return what they say', () => {
    let dicePaid = 0
    for (let one = 0; one < 6; one++)
      for (let two = 0; two < 6; two++) dicePaid += dice.play({ seven: 10 }, drawsOf([one, two])).win
    expect(dicePaid / 360).toBeCloseTo(dice.returnToPlayer, 12)
    const wheelPaid = Array.from({ length: 54 }, (_, stop) => wheel.play({ w1: 1 }, () => stop).win).reduce(
      (sum, win) => sum + win,
      0,
    )
    expect(wheelPaid / 54).toBeCloseTo(wheel.returnToPlayer, 12)
  })

  test('whatever is staked and drawn, a win is a whole number of minor units', () => {
    const engines: readonly Engine[] = [roulette, baccarat, dice, wheel]
    fc.assert(
      fc.property(
        fc.constantFrom(...engines),
        fc.array(fc.nat(1000), { minLength: 20, maxLength: 20 }),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 3, maxLength: 3 }),
        (engine, draws, counts) => {
          const stakes = Object.fromEntries(
            engine.spots.slice(0, 3).map(({ id }, index) => [id, counts[index]! * engine.unit]),
          )
          const { win } = engine.play(stakes, drawsOf(draws))
          expect(Number.isSafeInteger(win) && win >= 0).toBe(true)
        },
      ),
    )
  })
})
