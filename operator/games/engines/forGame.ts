import type { Engine } from './engine.ts'
import { slotEngine, slotModels } from './slot.ts'
import { baccarat, dice, roulette, wheel } from './tables.ts'

const slots = {
  low: slotEngine(slotModels.low),
  medium: slotEngine(slotModels.medium),
  high: slotEngine(slotModels.high),
}
const byType: Readonly<Record<string, Engine>> = {
  roulette,
  blackjack: baccarat,
  baccarat,
  videoPoker: baccarat,
  'live-poker': baccarat,
  instant: dice,
  'live-dice': dice,
  'game-shows': wheel,
}

const shared = [roulette, baccarat, dice, wheel]

/** The rules of a table by their kind, which a round is stored with; null for none that tables are played by. */
export const engineOfKind = (kind: string): Engine | null => shared.find((engine) => engine.kind === kind) ?? null

/** Whether a game can be played with free spins: at tables a round is no spin. */
export const takesFreeSpins = ({ gameType }: { readonly gameType: string }): boolean => byType[gameType] === undefined

/** The rules that a game of the content is played by: the demo games are of five kinds. */
export function engineFor(game: { readonly gameType: string; readonly volatility: string | null }): Engine {
  const table = byType[game.gameType]
  if (table) return table
  return slots[game.volatility === 'low' || game.volatility === 'high' ? game.volatility : 'medium']
}
