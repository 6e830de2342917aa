import { useSyncExternalStore } from 'react'
import { timers } from '#contract/constants.ts'

let width = 0
const listeners = new Set<() => void>()
let waiting: ReturnType<typeof setTimeout> | undefined

// While a window is being pulled it tells its size sixty times a second: what depends on it waits until it rests (APP-9).
function onResize(): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    width = window.innerWidth
    for (const listener of listeners) listener()
  }, timers.resizeWait)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('resize', onResize)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('resize', onResize)
    clearTimeout(waiting)
    width = 0
  }
}

/** Width of the window, px, as of 350 ms after it was last changed: for what is chosen by device, not for layout (APP-9). */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, () => (width ||= window.innerWidth))
