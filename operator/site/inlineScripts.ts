import { createHash } from 'node:crypto'

/** A script that stands inside a document, as a content security policy names it. */
export const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Says so where the page's code did not come, which therefore cannot say it itself (APP-1): crash screen 1 as the document brought
 * it. It stands before the code that it watches.
 */
export const LOST_CODE = `addEventListener('error', ({ target }) => {
  const words = document.getElementById('lost-code')
  if (!words || !(target instanceof HTMLScriptElement) || target.type !== 'module') return
  const root = document.getElementById('root')
  root.replaceChildren(words.content.cloneNode(true))
  words.remove()
  root.querySelector('button').addEventListener('click', () => location.reload())
}, true)`

/**
 * The offline page opens the page that was asked for once it can be had: when the browser is on a network again, when somebody comes
 * back to it or asks for it, and every ten seconds, for a browser may call itself online behind a network that leads nowhere.
 */
export const TRY_AGAIN = `const open = () => location.reload()
const look = () => fetch('/release.json?offline', { cache: 'no-store' }).then(({ ok }) => ok && open(), () => {})
document.querySelector('button').addEventListener('click', open)
addEventListener('online', look)
document.addEventListener('visibilitychange', look)
setInterval(() => document.visibilityState === 'visible' && look(), 10000)`
