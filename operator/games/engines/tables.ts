import type { Draw, Engine, Spot } from './engine.ts'

// Every spot pays a whole number of minor units for whole units; rounding takes off what a double adds to 1.95 times a stake.
const paid = (spots: readonly Spot[], stakes: Readonly<Record<string, number>>, won: (id: string) => number) =>
  spots.reduce((sum, { id }) => sum + Math.round((stakes[id] ?? 0) * won(id)), 0)

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** What a unit on a roulette spot is paid back, the stake included, when the ball falls into a pocket. */
export function roulettePays(id: string, pocket: number): number {
  if (id.startsWith('n')) return Number(id.slice(1)) === pocket ? 36 : 0
  if (pocket === 0) return 0
  const halves: Readonly<Record<string, boolean>> = {
    red: RED.has(pocket),
    black: !RED.has(pocket),
    odd: pocket % 2 === 1,
    even: pocket % 2 === 0,
    low: pocket <= 18,
    high: pocket >= 19,
  }
  if (id in halves) return halves[id] === true ? 2 : 0
  const dozen = Math.ceil(pocket / 12)
  return id === `d${dozen}` ? 3 : 0
}

const rouletteSpots: readonly Spot[] = [
  ...(['red', 'black', 'odd', 'even', 'low', 'high'] as const).map((id) => ({
    id,
    label: { red: 'Red', black: 'Black', odd: 'Odd', even: 'Even', low: '1–18', high: '19–36' }[id],
    pays: 2,
  })),
  ...[1, 2, 3].map((dozen) => ({ id: `d${dozen}`, label: `${dozen * 12 - 11}–${dozen * 12}`, pays: 3 })),
  ...Array.from({ length: 37 }, (_, pocket) => ({ id: `n${pocket}`, label: String(pocket), pays: 36 })),
]

/** Roulette with a single zero: every spot returns 36/37. */
export const roulette: Engine = {
  kind: 'roulette',
  spots: rouletteSpots,
  unit: 1,
  stakes: [20, 50, 100, 200, 500, 1000, 2500],
  returnToPlayer: 36 / 37,
  table: {},
  play(stakes, draw) {
    const pocket = draw(37)
    return {
      win: paid(rouletteSpots, stakes, (id) => roulettePays(id, pocket)),
      shown: { pocket, red: RED.has(pocket) },
    }
  },
}

/** Points of a card (1 ace … 13 king) in baccarat. */
const points = (card: number) => (card >= 10 ? 0 : card)

const total = (hand: readonly number[]) => hand.reduce((sum, card) => sum + points(card), 0) % 10

interface Hands {
  readonly player: readonly number[]
  readonly banker: readonly number[]
}

/** Deals a hand of baccarat by the drawing rules; `next` gives cards of 1–13. */
export function dealBaccarat(next: () => number): Hands {
  const player = [next(), next()]
  const banker = [next(), next()]
  if (total(player) >= 8 || total(banker) >= 8) return { player, banker }
  if (total(player) <= 5) player.push(next())
  const third = player[2]
  const bank = total(banker)
  const draws =
    third === undefined
      ? bank <= 5
      : bank <= 2 ||
        (bank === 3 && points(third) !== 8) ||
        (bank === 4 && points(third) >= 2 && points(third) <= 7) ||
        (bank === 5 && points(third) >= 4 && points(third) <= 7) ||
        (bank === 6 && points(third) >= 6 && points(third) <= 7)
  if (draws) banker.push(next())
  return { player, banker }
}

/** Who won a hand of baccarat. */
export function baccaratWinner({ player, banker }: Hands): 'player' | 'banker' | 'tie' {
  if (total(player) === total(banker)) return 'tie'
  return total(player) > total(banker) ? 'player' : 'banker'
}

/** What a unit is paid back, the stake included; a tie gives stakes on the hands back. Banker pays 19 to 20, in whole twentieths. */
export const baccaratPays = (id: string, winner: 'player' | 'banker' | 'tie'): number => {
  if (id === 'tie') return winner === 'tie' ? 9 : 0
  if (winner === 'tie') return 1
  return id !== winner ? 0 : id === 'banker' ? 1.95 : 2
}

const cardSpots: readonly Spot[] = [
  { id: 'player', label: 'Player', pays: 2 },
  { id: 'banker', label: 'Banker', pays: 1.95 },
  { id: 'tie', label: 'Tie', pays: 9 },
]

/** Baccarat from a shoe that never ends (every card as likely as any other). Returns were worked out over all deals. */
export const baccarat: Engine = {
  kind: 'cards',
  spots: cardSpots,
  unit: 20,
  stakes: [20, 100, 200, 500, 1000, 2000],
  returnToPlayer: 0.989_360_009_893,
  table: {},
  play(stakes, draw: Draw) {
    const suits: number[] = []
    const hands = dealBaccarat(() => {
      suits.push(draw(4))
      return draw(13) + 1
    })
    const winner = baccaratWinner(hands)
    return { win: paid(cardSpots, stakes, (id) => baccaratPays(id, winner)), shown: { ...hands, suits, winner } }
  },
}

const diceSpots: readonly Spot[] = [
  { id: 'under', label: 'Under 7', pays: 2.3 },
  { id: 'seven', label: 'Exactly 7', pays: 5.8 },
  { id: 'over', label: 'Over 7', pays: 2.3 },
]

/** Two dice: under, on or over seven. The best spot returns 5.8/6. */
export const dice: Engine = {
  kind: 'dice',
  spots: diceSpots,
  unit: 10,
  stakes: [10, 20, 50, 100, 200, 500, 1000],
  returnToPlayer: 5.8 / 6,
  table: {},
  play(stakes, draw) {
    const thrown = [draw(6) + 1, draw(6) + 1]
    const sum = thrown[0]! + thrown[1]!
    const fell = sum < 7 ? 'under' : sum > 7 ? 'over' : 'seven'
    // Tenths first: 2.3 times a stake has no exact double.
    return {
      win: diceSpots.reduce(
        (all, { id, pays }) => all + (id === fell ? ((stakes[id] ?? 0) / 10) * Math.round(pays! * 10) : 0),
        0,
      ),
      shown: { dice: thrown, fell },
    }
  },
}

/** Segments of the show wheel: number on it, how often. Fifty-four in all. */
export const WHEEL_SEGMENTS: readonly (readonly [value: number, count: number])[] = [
  [1, 26],
  [2, 15],
  [5, 7],
  [10, 4],
  [20, 2],
]
const wheelOrder = WHEEL_SEGMENTS.flatMap(([value, count]) =>
  Array.from({ length: count }, (_, index) => ({ value, at: (index + 0.5) / count + value * 0.001 })),
)
  .toSorted((a, b) => a.at - b.at)
  .map(({ value }) => value)
const wheelSpots: readonly Spot[] = WHEEL_SEGMENTS.map(([value]) => ({
  id: `w${value}`,
  label: `${value}`,
  pays: value + 1,
}))

/** The big wheel: a stake on a number is paid that number to one. The best spot returns 26 × 2 / 54. */
export const wheel: Engine = {
  kind: 'wheel',
  spots: wheelSpots,
  unit: 1,
  stakes: [10, 20, 50, 100, 200, 500, 1000],
  returnToPlayer: Math.max(...WHEEL_SEGMENTS.map(([value, count]) => ((value + 1) * count) / 54)),
  table: { order: wheelOrder },
  play(stakes, draw) {
    const stop = draw(wheelOrder.length)
    const value = wheelOrder[stop]!
    return { win: (stakes[`w${value}`] ?? 0) * (value + 1), shown: { stop, value } }
  },
}
