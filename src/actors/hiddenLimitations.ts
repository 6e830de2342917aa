import type { GameLimitation } from '#machines/gameLaunch/gameLaunch.contract.ts'
import { readLocal, writeLocal } from './storage.ts'

// Said no more of one campaign and share: that stakes count by a half hides nothing of a game in which none of them do.
const markOf = (playerId: number | null, { campaignId, status, contribution }: GameLimitation): string =>
  `${String(playerId)} ${campaignId ?? ''} ${String(status)} ${String(contribution)}`

const hidden = (): readonly unknown[] => {
  const kept = readLocal('hideWagering')
  return Array.isArray(kept) ? kept : []
}

/** Campaigns whose notice one device is asked to hide; more than a player has in years. */
const MOST = 50

/** Whether the player wants the notice of this campaign no more. */
export const isLimitationHidden = (playerId: number | null, limitation: GameLimitation): boolean =>
  hidden().includes(markOf(playerId, limitation))

/** Says it no more on this device, while this player is signed in (APP-7, BON-7). */
export function hideLimitation(playerId: number | null, limitation: GameLimitation): void {
  if (!isLimitationHidden(playerId, limitation))
    writeLocal('hideWagering', [...hidden(), markOf(playerId, limitation)].slice(-MOST))
}
