import type { PlayerAccount } from '../operator.ts'
import { BARRED } from '../play/mayPlay.ts'
import { BARRED_KYC } from '../player/standing.ts'

/**
 * Whether bonuses are for this player at all (SAF-2). Who may have none is shown none, is given none, and stakes none of what they
 * hold: it stays in the wallet until they may again.
 */
export function mayHaveBonus({ permissions, suspended, state, kycStatus }: PlayerAccount): boolean {
  const isOpen = permissions.bonuses && !permissions.payout && !suspended
  return isOpen && !BARRED.has(state) && !BARRED_KYC.has(kycStatus)
}
