import type { SignInWay } from '#machines/events.ts'
import type { Site } from './site.ts'
import { consentNow } from '#src/actors/consent.ts'
import { trackedEvents } from '#contract/constants.ts'

type TrackedEvent = (typeof trackedEvents)[number]

/**
 * Puts one of the five marketing events into the data layer (APP-11): only with the flag on, and only while the visitor
 * consents to marketing. Nothing personal goes along.
 */
export function track({ settings }: Pick<Site, 'settings'>, event: TrackedEvent): void {
  if (!settings.flags.tracking || !consentNow().marketing) return
  const page = globalThis as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push({ event })
}

/** A finished sign-in; one that a reload or another tab brought is none (APP-11, AUT-3). */
export function trackLogin(site: Pick<Site, 'settings'>, way: SignInWay): void {
  if (way === 'restored' || way === 'otherTab') return
  track(site, 'loginComplete')
}
