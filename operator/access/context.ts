import { isInIpRange } from '#contract/settings.ts'
import type { AccessContext, PlayerStation } from '#contract/access.ts'
import type { DeviceType } from '#contract/constants.ts'
import { marketForCountry } from '#contract/locale.ts'
import type { Caller, Operator } from '../operator.ts'
import { openAt } from '../player/placement.ts'

/** The kind of device by its browser's own words; the page knows better once it measures itself. */
const deviceOf = (userAgent: string): DeviceType => {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'mobile' : 'desktop'
}

type Where = Pick<Caller, 'ip' | 'userAgent'> & { readonly origin: string }

const addressOf = ({ world }: Operator, { ip }: Pick<Caller, 'ip'>): string => world.get().station.ipAddress ?? ip

/** Where a caller is (PRO-1): the address of the connection, the country the operator takes it for, and that country's market at the site asked. */
export const stationOf = (operator: Operator, { ip, userAgent, origin }: Where): PlayerStation => {
  const { station } = operator.world.get()
  const type = deviceOf(userAgent)
  return {
    autodetectedCountry: station.countryCode,
    autodetectedRegion: station.region,
    autodetectedCity: station.city,
    ipAddress: addressOf(operator, { ip }),
    market: marketForCountry(station.countryCode, openAt(operator, origin)),
    device: { type, isMobile: type === 'mobile', isTablet: type === 'tablet', isDesktop: type === 'desktop' },
  }
}

/** Whether the caller's country or address is not served (GRD-8, APP-15). */
export const isRestricted = (operator: Operator, caller: Pick<Caller, 'ip' | 'userAgent'>): boolean =>
  operator.world.get().restricted || isInIpRange(addressOf(operator, caller), operator.settings.site.restrictedIpRange)

/** Why no money moves for this caller, in or out of the site's own calls; null when it may (GRD-8, SAF-1, SAF-5). */
export const whyClosed = (
  operator: Operator,
  caller: Pick<Caller, 'ip' | 'userAgent'>,
): 'maintenance' | 'restricted' | null => {
  if (operator.world.get().maintenance) return 'maintenance'
  return isRestricted(operator, caller) ? 'restricted' : null
}

/** What decides whether the site opens at all (GRD-8); travels inside the first document too. */
export const accessContextOf = (operator: Operator, caller: Where): AccessContext => ({
  restricted: isRestricted(operator, caller),
  maintenance: operator.world.get().maintenance,
  maintenanceUntil: null,
  station: stationOf(operator, caller),
})
