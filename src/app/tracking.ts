import type { SignInWay } from '#machines/events.ts'
import type { Site } from './site.ts'
import { consentNow } from '#src/actors/consent.ts'
import { readLocal, writeLocal } from '#src/actors/storage.ts'
import { trackedEvents } from '#contract/constants.ts'

type TrackedEvent = (typeof trackedEvents)[number]

/** What marketing events are put into (APP-11): `window.dataLayer`, read by whatever `tracking.dataLayerUrl` of the settings loads. */
export interface DataLayer {
  push(entry: { readonly event: TrackedEvent; readonly pageId?: string }): unknown
}

/** The flag is on, and the visitor consents to marketing now. */
export const mayTrack = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings.flags.tracking && consentNow().marketing

const page = globalThis as { dataLayer?: unknown }

const isLayer = (layer: unknown): layer is DataLayer =>
  typeof (layer as Partial<DataLayer> | undefined)?.push === 'function'

function dataLayer(): DataLayer {
  if (!isLayer(page.dataLayer)) page.dataLayer = []
  return page.dataLayer as DataLayer
}

/** Takes what was told out of the page again: consent was withdrawn. */
export function forgetTracked(): void {
  if (Array.isArray(page.dataLayer)) page.dataLayer.length = 0
  delete page.dataLayer
}

/**
 * Puts one of the five marketing events into the data layer (APP-11): only with the flag on, and only while the visitor
 * consents to marketing. It bears the page id where the page has one (NAV-12), and nothing personal.
 */
export function track(site: Pick<Site, 'settings' | 'world'>, event: TrackedEvent): void {
  if (!mayTrack(site)) return
  const pageId = document.documentElement.dataset['page']
  try {
    dataLayer().push({ event, ...(pageId === undefined ? {} : { pageId }) })
  } catch (error) {
    // Whoever reads it has hooked itself in there: what it throws is its own.
    site.world.log('the data layer failed', { error: String(error) })
  }
}

/** A finished sign-in; one that a reload or another tab brought is none (APP-11, AUT-3). */
export function trackLogin(site: Pick<Site, 'settings' | 'world'>, way: SignInWay): void {
  if (way === 'restored' || way === 'otherTab' || !mayTrack(site)) return
  track(site, 'loginComplete')
  tellLoginWebhook(site)
}

/** Tells the login webhook, once: brand and place, nothing of the player. What becomes of it is nobody's wait. */
function tellLoginWebhook({ settings, world }: Pick<Site, 'settings' | 'world'>): void {
  const { loginWebhookUrl } = settings.tracking
  if (loginWebhookUrl === null) return
  const { market, language } = world.locale()
  fetch(loginWebhookUrl, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event: 'loginComplete', brand: settings.brand, market, language }),
  })
    .then(({ ok, status }) => (ok ? undefined : world.log('the login webhook refused', { status })))
    .catch((error: unknown) => world.log('the login webhook failed', { error: String(error) }))
}

/** A deposit that was booked, the first one or a later one: told once, in however many tabs and after however many reloads it is seen (DEP-7). */
export function trackDeposit(
  site: Pick<Site, 'settings' | 'world'>,
  { depositId, isFirstDeposit }: { readonly depositId: string; readonly isFirstDeposit: boolean },
): void {
  const kept = readLocal('trackedDeposits')
  const told: readonly unknown[] = Array.isArray(kept) ? kept : []
  if (!mayTrack(site) || told.includes(depositId)) return
  writeLocal('trackedDeposits', [...told.slice(-19), depositId])
  track(site, isFirstDeposit ? 'firstDeposit' : 'recurringDeposit')
}
