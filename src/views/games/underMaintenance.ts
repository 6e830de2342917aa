import { createContext, useContext } from 'react'
import type { GameTile } from '#contract/content-queries.ts'
import { launcherOf } from '#contract/providers.ts'

/** Ids of providers that are being worked on; their games are shown, and not offered to play (GAM-1). */
export const MaintenanceContext = createContext<ReadonlySet<string>>(new Set())

/** Whether a game's maker, or who launches it, is being worked on. */
export function useIsUnderMaintenance(game: Pick<GameTile, 'gameProvider' | 'subProvider'>): boolean {
  const ids = useContext(MaintenanceContext)
  return ids.size > 0 && [game.gameProvider, launcherOf(game), game.subProvider?.id ?? ''].some((id) => ids.has(id))
}
