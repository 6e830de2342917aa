import { eq } from 'drizzle-orm'
import type { Operator, PlayerAccount } from '../operator.ts'
import { BARRED } from '../play/mayPlay.ts'
import { players } from '../player/schema.ts'
import { BARRED_KYC } from '../player/standing.ts'

/**
 * Whether bonuses are for this player at all (SAF-2). Who may have none is shown none, is given none, and stakes none of what they
 * hold: it stays in the wallet until they may again.
 */
export function mayHaveBonus({ permissions, suspended, state, kycStatus }: PlayerAccount): boolean {
  const isOpen = permissions.bonuses && !permissions.payout && !suspended
  return isOpen && !BARRED.has(state) && !BARRED_KYC.has(kycStatus)
}

/** Whether the house lets this player claim by code. */
export async function mayClaimManually(operator: Operator, playerId: number): Promise<boolean> {
  const [row] = await operator.db
    .select({ isAllowed: players.allowManualClaim })
    .from(players)
    .where(eq(players.playerId, playerId))
  return row?.isAllowed === true
}
