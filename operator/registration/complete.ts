import { CallError } from '../handler.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { isComplete } from '../player/profile.ts'

/**
 * The player, when date of birth, postal code and terms are in: what deposits, claims and real play ask first (REG-2).
 * Throws CallError 409 error.registration.incomplete.
 */
export const requireCompletePlayer = async (operator: Operator, playerId: number): Promise<PlayerAccount> => {
  const player = await operator.players.find(playerId)
  if (player === null) throw new CallError(404, 'error.not_found', 'Player not found')
  if (!isComplete(player))
    throw new CallError(409, 'error.registration.incomplete', 'Date of birth, postal code and terms are needed first')
  return player
}
