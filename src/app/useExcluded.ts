import { casinoSettingsOptions } from '#src/queries/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from './AppContext.tsx'

/** Sub-providers that this market leaves out: those of the settings, and those of the content's casino settings (LOB-3). */
export function useExcluded(): readonly string[] {
  const { world, settings } = useApp()
  const ofMarket = settings.excludedSubProviders[world.locale().market]
  const { data } = useQuery(casinoSettingsOptions(world))
  return useMemo(() => [...(ofMarket ?? []), ...(data?.excludedSubProviders ?? [])], [ofMarket, data])
}
