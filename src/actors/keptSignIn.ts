import type { Settings } from '#contract/settings.ts'
import { identityStorage } from './storage.ts'

type Pool = Pick<Settings['userPool'], 'clientId'>

/** What the identity provider keeps of the stored session under a name; null without one. */
export function keptOf({ clientId }: Pool, name: 'idToken' | 'clockDrift'): string | null {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  const user = identityStorage.getItem(`${prefix}.LastAuthUser`)
  return user ? identityStorage.getItem(`${prefix}.${user}.${name}`) : null
}

/** How far the device's clock was ahead of the pool's at the sign-in (ms); zero where that is not known. */
export function clockAhead(pool: Pool): number {
  const seconds = Number(keptOf(pool, 'clockDrift') ?? 0)
  return Number.isFinite(seconds) ? seconds * 1000 : 0
}
