import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { BallIcon, GiftIcon, LiveIcon, SlotsIcon, VirtualIcon } from '#src/ui/icons.tsx'
import type { Offered } from './player.ts'

export interface NavigationItem {
  readonly to: string
  readonly label: string
  readonly Icon: ComponentType<{ readonly size?: number }>
}

/** The main areas that are offered here and now, in the order of the menu. */
export function useNavigationItems(offered: Offered): readonly NavigationItem[] {
  const { t } = useLingui()
  return [
    ...(offered.casino ? [{ to: '/online-casino', label: t`Casino`, Icon: SlotsIcon }] : []),
    ...(offered.liveCasino ? [{ to: '/live-casino-online', label: t`Live casino`, Icon: LiveIcon }] : []),
    ...(offered.sports ? [{ to: '/sportsbook', label: t`Sports`, Icon: BallIcon }] : []),
    ...(offered.virtualSports ? [{ to: '/virtual-sports', label: t`Virtual sports`, Icon: VirtualIcon }] : []),
    ...(offered.promotions ? [{ to: '/promotions', label: t`Promotions`, Icon: GiftIcon }] : []),
  ]
}

/** True for a path below the item's own. */
export function isWithin(path: string, to: string): boolean {
  return path.startsWith(`${to}/`)
}
