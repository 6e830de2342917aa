import { timers } from '#contract/constants.ts'
import { maintenanceOptions } from '#src/queries/first.ts'
import { MaintenanceContext } from '#src/views/games/underMaintenance.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useApp } from './AppContext.tsx'
import { useSession } from './flows.ts'

/** Tells the games below it whose providers are being worked on, asked again each minute while somebody looks (GAM-1). */
export function MaintenanceHere({ children }: { readonly children: ReactNode }) {
  const { world } = useApp()
  // Behind the first paint: a launch that comes before is refused in the same words.
  const isThere = useSession((now) => !now.matches('pending'))
  const { data } = useQuery({
    ...maintenanceOptions(world),
    enabled: isThere,
    refetchInterval: timers.winnersPoll,
    refetchIntervalInBackground: false,
  })
  const ids = useMemo(() => new Set(data), [data])
  return <MaintenanceContext value={ids}>{children}</MaintenanceContext>
}
