import type { Operator } from '../operator.ts'
import { createNewsLines } from '../wire/newsLines.ts'

/** Lines to open frames: each is told that its player's balance is another, and asks for it itself. */
export interface News {
  /** A line of server-sent events that ends with its request. */
  of(playerId: number, signal: AbortSignal): Response
}

/** One listener of the bus for all lines of this process. */
export function openNews({ bus }: Operator): News {
  const lines = createNewsLines('balance')
  bus.on('sports-balance', ({ playerId }) => lines.tell(String(playerId)))
  bus.onGap(() => lines.tellAll())
  return { of: (playerId, signal) => lines.open(String(playerId), signal).response }
}
