import { timers } from '#contract/constants.ts'
import { fromCallback, type EventObject } from 'xstate'
import type { ActivityEvent } from '#machines/idle/idle.contract.ts'
import { readSession, writeSession } from './storage.ts'
import { openTabs } from './tabs.ts'
import type { World } from './world.ts'

/** Signs of a person; one a second is told at most. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const
const eachSecond = 1000
/** How long the other tabs have to say that somebody was there, before the half hour ends the session in all of them, ms. */
const answerTime = 300

/**
 * How long nobody has done anything, in all tabs (RGT-4). Measured every three minutes, on wake-up, and exactly when the
 * warning and the sign-out fall due: three minutes is the slowest check, the deadline itself is exact.
 */
export const idleActors = (world: World) => ({
  activity: fromCallback<EventObject, undefined>(({ sendBack, receive }) => {
    const send = (event: ActivityEvent) => sendBack(event)
    let last = Number(readSession('lastActivity') ?? 0) || world.now()
    let due: ReturnType<typeof setTimeout> | undefined
    let isAsking = false

    const measure = () => {
      const now = world.now()
      // Nobody did anything in the future: the device's clock was put back since, and what is kept of it is worth nothing.
      if (last > now) keepQuietly(now)
      const idleMs = now - last
      if (idleMs >= timers.inactivityLogout) return ask()
      tell(idleMs)
    }
    // A tab that slept, was discarded or showed another site has heard nothing of the others meanwhile.
    const ask = () => {
      if (isAsking) return
      isAsking = true
      tabs.tell({ type: 'activityAsked' })
      clearTimeout(due)
      due = setTimeout(() => tell(world.now() - last), answerTime)
    }
    const tell = (idleMs: number) => {
      // Its timer is the only one: whatever is measured meanwhile ends the asking too.
      isAsking = false
      // Before it is said: who is signed out by it ends this watch at once, and its timer with it.
      schedule(idleMs)
      send({ type: 'activity.measured', idleMs, signsOutAt: last + timers.inactivityLogout })
    }
    const schedule = (idleMs: number) => {
      clearTimeout(due)
      const next = [timers.inactivityWarning, timers.inactivityLogout].find((threshold) => threshold > idleMs)
      due = setTimeout(measure, Math.min(timers.inactivityCheck, next === undefined ? Infinity : next - idleMs))
    }
    const keepQuietly = (at: number) => {
      last = at
      writeSession('lastActivity', at)
    }
    let toldAt = -Infinity
    const keep = (at: number) => {
      keepQuietly(at)
      toldAt = world.now()
      send({ type: 'activity.noted' })
    }
    const tabs = openTabs((message) => {
      if (message.type === 'activityAsked' && world.now() - last < timers.inactivityLogout)
        tabs.tell({ type: 'activity', at: last })
      if (message.type === 'activity' && (message.at > last || last > world.now())) keep(message.at)
    })
    const note = (sign: object) => {
      // The question waits for its answer: reaching for its buttons is none yet, or nobody could ever log out there.
      // Nor is whatever else is done while it stands: Tab leaves it for the browser's own bar, and comes back by the page.
      if ('target' in sign && document.querySelector('[data-flow="idle"]')) return
      const now = world.now()
      if (last <= now && now - last < eachSecond) return
      // The first sign after a sleep, in which no timer ran: the half hour was over before it.
      if (now - last >= timers.inactivityLogout) return measure()
      keep(now)
      tabs.tell({ type: 'activity', at: now })
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') measure()
    }

    // What the machine has heard from a game; the echo of what was told here ends within its second.
    receive(() => {
      // Its own word comes back by the machine: what another tab did some time ago is not done now.
      if (Math.abs(world.now() - toldAt) >= eachSecond) note({})
    })
    for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true })
    document.addEventListener('visibilitychange', onVisible)
    writeSession('lastActivity', last)
    // A page that slept past the deadline before its reload is over before anybody does anything in it.
    measure()
    return () => {
      clearTimeout(due)
      tabs.close()
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
      document.removeEventListener('visibilitychange', onVisible)
    }
  }),
})
