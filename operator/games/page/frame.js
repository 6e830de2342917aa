// The line to the page around the game. Only the window that holds this frame, at the site's own origin, is heard or told.
const origin = document.documentElement.dataset.site ?? ''

/** Tells the page. */
export function tell(rgMessage, payload = {}) {
  if (window.parent !== window) window.parent.postMessage({ rgMessage, payload }, origin)
}

/** Hears the page's messages by name; anything else is not heard at all. */
export function hear(handlers) {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== origin) return
    const { rgMessage, payload } = event.data ?? {}
    if (typeof rgMessage === 'string' && Object.hasOwn(handlers, rgMessage)) handlers[rgMessage](payload ?? {})
  })
}

/** True when no page holds this game: it then plays on its own. */
export const alone = window.parent === window
