import { createHash } from 'node:crypto'
import { timers } from '#contract/constants.ts'

/** A script that stands inside a document, as a content security policy names it. */
export const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Says so where the page's code did not come, or has not for twenty seconds, which therefore cannot say it itself (APP-1): crash screen 1
 * as the document brought it. Code that comes later still takes its place; where it has begun (React marks its root), its own words
 * are waited for. It stands before the code that it watches. A style sheet that has not come by then holds paint and code no longer: it
 * counts once it comes.
 */
export const LOST_CODE = `{
  const lost = () => {
    const words = document.getElementById('lost-code')
    const root = document.getElementById('root')
    if (!root) return void setTimeout(lost, 100)
    const isLiving = Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    if (!words || isLiving || (root.firstChild && !root.querySelector('[data-first-paint]'))) return
    for (const link of document.querySelectorAll('link[rel=stylesheet]:not([media])')) {
      if (link.sheet) continue
      const late = Object.assign(link.cloneNode(), { media: 'print', onload: () => (late.media = 'all') })
      link.replaceWith(late)
    }
    root.replaceChildren(words.content.cloneNode(true))
    words.remove()
    root.querySelector('button').addEventListener('click', () => location.reload())
  }
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && lost(), true)
  setTimeout(lost, ${timers.codePatience})
}`

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
