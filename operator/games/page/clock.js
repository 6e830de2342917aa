// Animations by a clock that can be stopped: a paused game stands still in the middle of a turn (SAF-3).
const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
let isPaused = false

/** Stops or starts every running animation. */
export function setPaused(paused) {
  isPaused = paused
}

/** Calls `draw` with 0…1 over `ms`; ends when it has been drawn at 1. Without motion it is drawn at 1 only. */
export function animate(ms, draw) {
  if (calm.matches) {
    draw(1)
    return waitWhilePaused()
  }
  return new Promise((resolve) => {
    let before = performance.now()
    let run = 0
    const step = (now) => {
      if (!isPaused) run += now - before
      before = now
      const share = Math.min(1, run / ms)
      draw(share)
      if (share < 1 || isPaused) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame(step)
  })
}

/** Ends when nothing is paused. */
export function waitWhilePaused() {
  return new Promise((resolve) => {
    const look = () => (isPaused ? requestAnimationFrame(look) : resolve())
    look()
  })
}
