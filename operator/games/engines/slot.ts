import type { Draw, Engine } from './engine.ts'

/** Symbols: 0 is wild, 1–4 rich, 5–7 plain, 8 the scatter. */
export const WILD = 0
export const SCATTER = 8
const SYMBOLS = 9
/** Stops of every reel. */
export const STOPS = 32
export const REELS = 5
export const ROWS = 3

/** How often each symbol stands on each reel, what three, four and five of it pay a line, and what scatters pay the stake. */
export interface SlotModel {
  readonly frequencies: readonly (readonly number[])[]
  readonly pays: readonly (readonly [three: number, four: number, five: number] | null)[]
  readonly scatter: readonly [three: number, four: number, five: number]
}

/** Rows (0 top) that the twenty lines run over, reel by reel. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
]

/** The slot models by volatility. */
export const slotModels: Readonly<Record<'low' | 'medium' | 'high', SlotModel>> = {
  low: {
    frequencies: [
      [0, 2, 3, 4, 6, 6, 6, 4, 1],
      [2, 2, 3, 4, 6, 5, 5, 4, 1],
      [2, 2, 3, 4, 5, 6, 5, 4, 1],
      [2, 2, 3, 4, 5, 5, 6, 4, 1],
      [0, 3, 3, 4, 6, 6, 5, 4, 1],
    ],
    pays: [
      null,
      [60, 200, 800],
      [40, 120, 400],
      [24, 72, 240],
      [10, 30, 100],
      [10, 30, 90],
      [8, 24, 80],
      [12, 40, 120],
      null,
    ],
    scatter: [2, 10, 60],
  },
  medium: {
    frequencies: [
      [0, 2, 2, 4, 6, 7, 6, 4, 1],
      [1, 2, 2, 4, 6, 6, 6, 4, 1],
      [2, 1, 3, 4, 6, 6, 5, 4, 1],
      [1, 2, 2, 4, 6, 6, 6, 4, 1],
      [0, 2, 3, 4, 6, 6, 6, 4, 1],
    ],
    pays: [
      null,
      [110, 420, 2500],
      [64, 250, 1050],
      [32, 106, 380],
      [11, 36, 124],
      [8, 29, 104],
      [8, 25, 84],
      [13, 46, 164],
      null,
    ],
    scatter: [3, 15, 100],
  },
  high: {
    frequencies: [
      [0, 1, 2, 3, 6, 7, 7, 5, 1],
      [2, 1, 2, 3, 6, 6, 6, 5, 1],
      [2, 1, 1, 3, 6, 7, 6, 5, 1],
      [2, 1, 2, 3, 6, 6, 6, 5, 1],
      [0, 1, 2, 3, 7, 7, 6, 5, 1],
    ],
    pays: [
      null,
      [160, 960, 6400],
      [80, 400, 1920],
      [32, 144, 480],
      [6, 26, 96],
      [5, 19, 80],
      [5, 16, 64],
      [8, 38, 144],
      null,
    ],
    scatter: [4, 20, 200],
  },
}

/** Stops of a reel: each symbol spread out as evenly as it goes. */
export function stripOf(frequencies: readonly number[]): readonly number[] {
  const places = frequencies.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, index) => ({ symbol, at: (index + 0.5 + symbol * 0.013) / count })),
  )
  return places.toSorted((a, b) => a.at - b.at).map(({ symbol }) => symbol)
}

/** A line that won. */
export interface LineWin {
  readonly line: number
  readonly symbol: number
  readonly count: number
  /** Multiple of the line's stake. */
  readonly pays: number
}

/** What five symbols on a line come to; null when they pay nothing. */
export function lineWin(model: SlotModel, symbols: readonly number[], line = 0): LineWin | null {
  const symbol = symbols.find((each) => each !== WILD)
  if (symbol === undefined || symbol === SCATTER) return null
  let count = 0
  while (count < REELS && (symbols[count] === symbol || symbols[count] === WILD)) count++
  const pays = count < 3 ? 0 : (model.pays[symbol]?.[count - 3] ?? 0)
  return pays > 0 ? { line, symbol, count, pays } : null
}

/** Exact expected return, as a fraction of the stake: every line alone, and the scatters over the whole window. */
export function slotReturn(model: SlotModel): number {
  // Each row of a reel shows each stop equally often, so every line has the same expectation.
  let paid = 0
  const visit = (symbols: number[], weight: number) => {
    if (weight === 0) return
    if (symbols.length === REELS) {
      paid += weight * (lineWin(model, symbols)?.pays ?? 0)
      return
    }
    const reel = model.frequencies[symbols.length]!
    for (let symbol = 0; symbol < SYMBOLS; symbol++) visit([...symbols, symbol], weight * reel[symbol]!)
  }
  visit([], 1)
  return paid / STOPS ** REELS + scatterReturn(model)
}

/** Scatters stand once on a reel at most three stops wide, so each reel shows one with probability 3/32 for each it has. */
function scatterReturn(model: SlotModel): number {
  let chances = [1, 0, 0, 0, 0, 0]
  for (const reel of model.frequencies) {
    const shows = (reel[SCATTER]! * ROWS) / STOPS
    chances = chances.map((chance, count) => chance * (1 - shows) + (chances[count - 1] ?? 0) * shows)
  }
  return model.scatter.reduce((sum, pays, index) => sum + pays * chances[index + 3]!, 0)
}

/** A slot over a model. */
export function slotEngine(model: SlotModel): Engine {
  const strips = model.frequencies.map(stripOf)
  return {
    kind: 'slot',
    spots: [{ id: 'spin', label: 'Spin', pays: null }],
    unit: LINES.length,
    stakes: [20, 40, 100, 200, 400, 1000, 2000],
    returnToPlayer: slotReturn(model),
    table: { lines: LINES, pays: model.pays, scatter: model.scatter, strips },
    play(stakes, draw: Draw) {
      const stake = stakes['spin'] ?? 0
      const stops = strips.map(() => draw(STOPS))
      const window = strips.map((strip, reel) =>
        Array.from({ length: ROWS }, (_, row) => strip[(stops[reel]! + row) % STOPS]!),
      )
      const wins = LINES.flatMap(
        (rows, line) =>
          lineWin(
            model,
            rows.map((row, reel) => window[reel]![row]!),
            line,
          ) ?? [],
      )
      const scatters = window.flat().filter((symbol) => symbol === SCATTER).length
      const scatterPays = scatters >= 3 ? model.scatter[Math.min(scatters, 5) - 3]! : 0
      const lineStake = stake / LINES.length
      const win = wins.reduce((sum, { pays }) => sum + pays * lineStake, 0) + scatterPays * stake
      return { win, shown: { stops, window, wins, scatters, scatterPays } }
    },
  }
}
