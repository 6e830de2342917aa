import { isInIpRange } from '#contract/settings.ts'
import type { AccessContext, PlayerStation } from '#contract/access.ts'
import type { DeviceType } from '#contract/constants.ts'
import { marketForCountry } from '#contract/locale.ts'
import type { Caller, Operator } from '../operator.ts'
import { openHere } from '../player/placement.ts'

/** The kind of device by its browser's own words; the page knows better once it measures itself. */
const deviceOf = (userAgent: string): DeviceType => {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'mobile' : 'desktop'
}

/** Where a caller is (PRO-1): the address of the connection and the country the operator takes it for. */
export const stationOf = (operator: Operator, { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>): PlayerStation => {
  const { station } = operator.world.get()
  const type = deviceOf(userAgent)
  return {
    autodetectedCountry: station.countryCode,
    autodetectedRegion: station.region,
    autodetectedCity: station.city,
    ipAddress: station.ipAddress ?? ip,
    market: marketForCountry(station.countryCode, openHere(operator)),
    device: { type, isMobile: type === 'mobile', isTablet: type === 'tablet', isDesktop: type === 'desktop' },
  }
}

/** Whether the caller's country or address is not served (GRD-8, APP-15). */
export const isRestricted = (operator: Operator, caller: Pick<Caller, 'ip' | 'userAgent'>): boolean =>
  operator.world.get().restricted ||
  isInIpRange(stationOf(operator, caller).ipAddress ?? '', operator.settings.site.restrictedIpRange)

/** Why no money moves for this caller, in or out of the site's own calls; null when it may (GRD-8, SAF-1, SAF-5). */
export const whyClosed = (
  operator: Operator,
  caller: Pick<Caller, 'ip' | 'userAgent'>,
): 'maintenance' | 'restricted' | null => {
  if (operator.world.get().maintenance) return 'maintenance'
  return isRestricted(operator, caller) ? 'restricted' : null
}

/** What decides whether the site opens at all (GRD-8); travels inside the first document too. */
export const accessContextOf = (operator: Operator, caller: Pick<Caller, 'ip' | 'userAgent'>): AccessContext => ({
  restricted: isRestricted(operator, caller),
  maintenance: operator.world.get().maintenance,
  maintenanceUntil: null,
  station: stationOf(operator, caller),
})
