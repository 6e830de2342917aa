import { noteNavigation } from '#src/ui/returning.ts'
import type { AnyRouter } from '@tanstack/react-router'

/** How long a restored place waits for its page to grow tall enough (ms). */
const patience = 2000

const keyOf = (location: { state: object; href: string }) => (location.state as { key?: string }).key ?? location.href
const nothing = () => {}

/**
 * Each route change starts at the top, and Back returns to the place (LOC-2). The router's own restoration would write
 * addresses into session storage, where the product keeps nothing but its table of entries (APP-7): places live in memory.
 */
export function restoreScroll(router: AnyRouter): void {
  const places = new Map<string, number>()
  let isBack = false
  let isUnderWay = false
  let settle = nothing

  window.history.scrollRestoration = 'manual'
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
    noteNavigation(isBack)
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    settle()
    // Left while the next page was waited for: what is seen is not the old page's place.
    if (fromLocation && !isUnderWay) places.set(keyOf(fromLocation), window.scrollY)
    // The same page asked anew stays on the screen, and goes on being scrolled.
    if (!fromLocation || keyOf(toLocation) !== keyOf(fromLocation)) isUnderWay = true
  })
  router.subscribe('onResolved', () => {
    isUnderWay = false
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return
    if (isBack) settle = scrollWhenTall(places.get(keyOf(toLocation)) ?? 0)
    else if (pathChanged) window.scrollTo(0, 0)
  })
}

function scrollWhenTall(place: number): () => void {
  const reach = () => {
    window.scrollTo(0, place)
    return Math.abs(window.scrollY - place) <= 1
  }
  if (reach()) return () => {}
  const observer = new ResizeObserver(() => {
    if (reach()) stop()
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, stop)
  }
  const timer = setTimeout(stop, patience)
  observer.observe(document.body)
  // Whoever scrolls by himself meanwhile is not pulled away.
  for (const type of ['wheel', 'touchstart', 'keydown']) window.addEventListener(type, stop, { passive: true })
  return stop
}
