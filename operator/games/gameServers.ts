import type { GameServers, Operator } from '../operator.ts'

/** What answers at the two game origins. */
export function createGameServers(_operator: Operator): GameServers {
  const missing = (): never => {
    throw new Error('The game servers (operator/games/gameServers.ts) are not built yet')
  }
  return { handle: missing }
}
