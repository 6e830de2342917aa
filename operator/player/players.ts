import type { Operator, Players } from '../operator.ts'

/** The player store. */
export function createPlayers(_operator: Operator): Players {
  const missing = (): never => {
    throw new Error('The player store (operator/player/players.ts) is not built yet')
  }
  return { find: missing, findByEmail: missing, create: missing, change: missing }
}
