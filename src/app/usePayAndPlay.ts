import { isCallbackOffered } from '#contract/payAndPlayBuild.ts'
import { payAndPlayBannerOptions } from '#src/queries/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { useApp } from './AppContext.tsx'
import { payAndPlayBuild } from './payAndPlay.ts'

/** Whether pay and play can be offered here: it is in the build and for this visitor, and content has set it up for the market (NAV-2, PNP-4). */
export function useHasPayAndPlay(): boolean {
  const { world } = useApp()
  const isOffered = isCallbackOffered(payAndPlayBuild, world.station.current?.ipAddress ?? null)
  const banner = useQuery({ ...payAndPlayBannerOptions(world), enabled: isOffered })
  return isOffered && Boolean(banner.data)
}
