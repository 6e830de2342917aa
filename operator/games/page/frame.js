// The line to the page around the game. Only the window that holds this frame, at the site's own origin, is heard or told.
const origin = document.documentElement.dataset.site ?? ''

/** Tells the page. */
export function tell(rgMessage, payload = {}) {
  if (window.parent !== window) window.parent.postMessage({ rgMessage, payload }, origin)
}

const isText = (value) => typeof value === 'string' && value.length <= 2000
const isSwitch = ({ on }) => typeof on === 'boolean'
/** What each message of the page must bear to be one (contract/frame.ts); `{}` where nothing. */
const fits = {
  oprg_Ready: ({ currency, language, mode }) => isText(currency) && isText(language) && /^(demo|real)$/.test(mode),
  oprg_GamePause: ({ reason }) => isText(reason),
  oprg_GameResume: () => true,
  oprg_NavigateGame: ({ url }) => isText(url) && URL.canParse(url, location.href),
  oprg_UpdateBalance: ({ balance, currency }) =>
    Math.abs(balance) <= 1e12 && typeof balance === 'number' && /^[A-Z]{3}$/.test(currency),
  oprg_SetSounds: isSwitch,
  oprg_GetSoundState: () => true,
  oprg_Ping: ({ n }) => Number.isFinite(n) && n >= 0,
  oprg_DebugSettings: isSwitch,
  oprg_DebugErrors: isSwitch,
}

/** Hears the page's messages by name; anything else is not heard at all. */
export function hear(handlers) {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== origin) return
    const { rgMessage, payload } = event.data ?? {}
    if (typeof rgMessage !== 'string' || !Object.hasOwn(handlers, rgMessage)) return
    const said = payload ?? {}
    if (typeof said === 'object' && fits[rgMessage](said)) handlers[rgMessage](said)
  })
}

/** True when no page holds this game: it then plays on its own. */
export const alone = window.parent === window
