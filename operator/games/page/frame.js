// The line to the page around the game. Only the window that holds this frame, at the site's own origin, is heard or told.
const site = document.documentElement.dataset.site ?? ''
const trusted = new Set([site, site.replace('//localhost', '//127.0.0.1')])
const around = URL.canParse(document.referrer) ? new URL(document.referrer).origin : site
const origin = trusted.has(around) ? around : site

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
