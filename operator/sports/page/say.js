// The line to the page around the frame: one window, one origin, nobody else (SAF-11).
const { site } = document.documentElement.dataset

/** Tells the site. */
export function tell(sbMessage, payload = {}) {
  if (window.parent !== window) window.parent.postMessage({ sbMessage, payload }, site)
}

const part = /^[a-z0-9][a-z0-9-]{0,79}$/

/** Hears the site's wish to go somewhere; anything else is nothing. */
export function onNavigate(go) {
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== site || source !== window.parent || data?.sbMessage !== 'site_Navigate') return
    const wanted = data.payload?.deepLink
    if (typeof wanted !== 'object' || wanted === null) return
    const parts = ['category', 'region', 'competition', 'event'].map((name) => wanted[name])
    const end = parts.indexOf(undefined)
    const given = end < 0 ? parts : parts.slice(0, end)
    if (given.every((one) => typeof one === 'string' && part.test(one))) go(given)
  })
}

let said = 0
const tellActivity = () => {
  // Once in a while is enough for a clock of minutes.
  if (Date.now() - said < 15_000) return
  said = Date.now()
  tell('sb_UserAction')
}
for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
  window.addEventListener(kind, tellActivity, { passive: true })
