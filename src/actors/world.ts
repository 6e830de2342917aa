import type { KnownStation } from '#contract/access.ts'
import type { Locale } from '#contract/locale.ts'
import type { Currency } from '#contract/money.ts'
import type { Settings } from '#contract/settings.ts'
import type { Api } from './api.ts'
import { consentNow } from './consent.ts'
import type { ContentClient } from './content.ts'
import type { UserPool } from './userPool.ts'

/** What actors ask the world for; made once in `src/app/site.ts`, in tests by the test. */
export interface World {
  readonly settings: Settings
  readonly api: Api
  readonly pool: UserPool
  readonly content: ContentClient
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where the page stands now. */
  readonly locale: () => Locale
  /** Currency of the player's account, for a visitor of the market. */
  readonly currency: () => Currency
  /** Country that provider rules go by: the profile's, for a visitor the station's. */
  readonly country: () => string
  /** Absolute address of a path below the locale. */
  readonly address: (to: string) => string
  /** Where the visitor is; null until access is known. Calls that move money or launch games bear its address (APP-12). */
  readonly station: { current: KnownStation | null }
  /** Answer of the access context that came inside the document; used once, then null. */
  readonly firstAccess: { current: unknown }
  readonly log: (message: string, detail: Record<string, unknown>) => void
}

/** What the fraud script offers; the page works without it. */
interface FraudScript {
  readonly getBlackbox?: () => { blackbox?: unknown }
  /** Takes an address that stands for the visitor's network. */
  readonly setAddress?: (address: string) => void
}

/** The address that the fraud script is told: the visitor's network with a last octet of 1 to 253 by chance, so never the visitor's own line (APP-12). */
export const scriptAddress = (ipAddress: string, random: () => number = Math.random): string =>
  ipAddress.replace(/(?<=^(?:\d{1,3}\.){3})\d{1,3}$/, () => String(1 + Math.floor(random() * 253)))

/** The fraud script's device fingerprint; empty where the script is absent or fails, or its category of cookies is refused (APP-12, COO-2). */
export function blackbox(ipAddress = ''): string {
  if (!consentNow().performanceFunctional) return ''
  try {
    const script = (globalThis as { IGLOO?: FraudScript }).IGLOO
    if (ipAddress !== '') script?.setAddress?.(scriptAddress(ipAddress))
    const found = script?.getBlackbox?.().blackbox
    return typeof found === 'string' ? found : ''
  } catch {
    return ''
  }
}

/** `ipAddress` and `blackbox` as calls bear them: always the station's address. */
export const deviceOf = (world: Pick<World, 'station'>): { ipAddress: string; blackbox: string } => {
  const ipAddress = world.station.current?.ipAddress ?? ''
  return { ipAddress, blackbox: blackbox(ipAddress) }
}
