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

/** Puts new content in a place; the keyboard stays at what bears the same `data-key`. */
export function show(place, ...children) {
  const active = place.contains(document.activeElement) ? document.activeElement : null
  const key = active?.dataset.key
  const top = place.scrollTop
  place.replaceChildren(...children.flat().filter(Boolean))
  place.scrollTop = top
  if (active === null) return
  const same = key === undefined ? null : place.querySelector(`[data-key="${CSS.escape(key)}"]`)
  // What had the keyboard is gone: it goes on at the place itself, not at the top of the page.
  ;(same ?? place).focus({ preventScroll: true })
}

/** A text with its `{places}` filled. */
export const filled = (text, places) => text.replaceAll(/\{(\w+)\}/g, (whole, name) => places[name] ?? whole)
