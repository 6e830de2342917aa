import type { SignInWay } from '#machines/events.ts'
import type { Site } from './site.ts'
import { consentNow } from '#src/actors/consent.ts'
import { readLocal, writeLocal } from '#src/actors/storage.ts'
import { trackedEvents } from '#contract/constants.ts'

type TrackedEvent = (typeof trackedEvents)[number]

const mayTrack = ({ settings }: Pick<Site, 'settings'>): boolean => settings.flags.tracking && consentNow().marketing

/**
 * Puts one of the five marketing events into the data layer (APP-11): only with the flag on, and only while the visitor
 * consents to marketing. It bears the page id where the page has one (NAV-12), and nothing personal.
 */
export function track(site: Pick<Site, 'settings'>, event: TrackedEvent): void {
  if (!mayTrack(site)) return
  const page = globalThis as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  const pageId = document.documentElement.dataset['page']
  page.dataLayer.push({ event, ...(pageId === undefined ? {} : { pageId }) })
}

/** A finished sign-in; one that a reload or another tab brought is none (APP-11, AUT-3). */
export function trackLogin(site: Pick<Site, 'settings'>, way: SignInWay): void {
  if (way === 'restored' || way === 'otherTab') return
  track(site, 'loginComplete')
}

/** A deposit that was booked, the first one or a later one: told once, in however many tabs and after however many reloads it is seen (DEP-7). */
export function trackDeposit(
  site: Pick<Site, 'settings'>,
  { depositId, isFirstDeposit }: { readonly depositId: string; readonly isFirstDeposit: boolean },
): void {
  const kept = readLocal('trackedDeposits')
  const told: readonly unknown[] = Array.isArray(kept) ? kept : []
  if (!mayTrack(site) || told.includes(depositId)) return
  writeLocal('trackedDeposits', [...told.slice(-19), depositId])
  track(site, isFirstDeposit ? 'firstDeposit' : 'recurringDeposit')
}
