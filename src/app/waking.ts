import { storedConsent } from '#src/actors/consent.ts'
import { hearLimitsChanged } from '#src/actors/limitTabs.ts'
import { watchOtherTabs } from '#src/actors/storage.ts'
import type { Session } from './session.ts'

/** A page hidden for less than this has missed nothing (ms). */
const nap = 60_000

/**
 * Tells the flows that measure time or hold a line when the page wakes up or is on the network again: timers stood still
 * meanwhile, so tokens may be nearly over (AUT-9), a line given up may work again (WAL-2), and an interval of play may be over (RGT-1).
 */
export function tellWaking(session: Session, now: () => number): void {
  let hiddenAt: number | null = null
  const wake = () => {
    const { authorisation, wallet, activityTimer } = session.getSnapshot().children
    authorisation?.send({ type: 'tokens.check' })
    wallet?.send({ type: 'link.retry' })
    wallet?.send({ type: 'balance.refresh' })
    activityTimer?.send({ type: 'timer.look' })
  }
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = now()
    else if (hiddenAt !== null && now() - hiddenAt >= nap) wake()
  })
}

/**
 * The router answers code that did not come with a new document, as after a release. Without a connection there is none to be had, so that
 * the page would be gone: what is said otherwise is shown as what it is, and goes on by itself (APP-1).
 */
export function keepOfflinePages(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `did not come: ${payload.message}`
  })
}

/** What another tab has set, lowered or removed counts here too: it is shown, and closes or opens play (LIM-2, SAF-1). */
export function tellLimits(session: Session): void {
  hearLimitsChanged(() => session.getSnapshot().children.limits?.send({ type: 'limits.retry' }))
}

/** Tells the cookie question what another tab has answered: the newest answer counts in all of them (COO-2). */
export function tellConsent(session: Session): void {
  watchOtherTabs(['consentOptions', 'consentAccepted', 'consentId'], () =>
    session.getSnapshot().children.cookieConsent?.send({ type: 'consent.told', stored: storedConsent() }),
  )
}
