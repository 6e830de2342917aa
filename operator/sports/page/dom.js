/** An element with its attributes and children; `false`, `null` and `undefined` leave out. */
export function el(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value)
    else made.setAttribute(key, value === true ? '' : String(value))
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false))
  return made
}

/**
 * Puts new content in a place; the keyboard stays at what bears the same `data-key`. `children` is a function where it takes up elements that
 * stand in the place already: taken out while it is built, these would have lost the keyboard before anybody looked.
 */
export function show(place, ...children) {
  const active = place.contains(document.activeElement) ? document.activeElement : null
  const key = active?.dataset.key
  const top = place.scrollTop
  const content = typeof children[0] === 'function' ? children[0]() : children
  place.replaceChildren(...content.flat().filter(Boolean))
  place.scrollTop = top
  if (active === null || (active.isConnected && active === document.activeElement)) return
  const same = key === undefined ? null : place.querySelector(`[data-key="${CSS.escape(key)}"]`)
  same?.focus({ preventScroll: true })
  // What had the keyboard is gone, or can't have it now: it goes on at the place around it, not at the top of the page.
  if (same === null || document.activeElement !== same) place.closest('[tabindex="-1"]')?.focus({ preventScroll: true })
}

/** A press that is held longer than this is none, ms. */
const LONGEST_PRESS = 5000
/** How long after its release a press may still become a click, ms. */
const CLICK_COMES = 300
let isPressed = false
let fallback = 0
const waiting = []
const release = () => {
  isPressed = false
  for (const goOn of waiting.splice(0)) goOn()
}
const releaseIn = (ms) => {
  clearTimeout(fallback)
  fallback = setTimeout(release, ms)
}
window.addEventListener(
  'pointerdown',
  () => {
    isPressed = true
    releaseIn(LONGEST_PRESS)
  },
  true,
)
window.addEventListener('pointerup', () => releaseIn(CLICK_COMES), true)
window.addEventListener('pointercancel', () => releaseIn(0), true)
window.addEventListener('click', () => releaseIn(0), true)

/** Ends when nothing is being pressed: what is drawn anew between press and release takes the click with it. */
export const released = () => new Promise((resolve) => (isPressed ? waiting.push(resolve) : resolve()))

/** A text with its `{places}` filled. */
export const filled = (text, places) => text.replaceAll(/\{(\w+)\}/g, (whole, name) => places[name] ?? whole)
