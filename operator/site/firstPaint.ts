import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirstPaint, FirstPaintInput } from '#contract/firstPaint.ts'

type Asked = Omit<FirstPaintInput, 'messages'> & { readonly language: string }

/** How many drawn pages are kept; each is some 20 kB. */
const KEPT = 300

/**
 * Draws first views with the built server part of the site, if there is one. A view is kept until its content, texts or
 * settings change; it is made of nothing else, so it is the same for everybody who asks for that page.
 */
export function firstPaints({ server, locales }: { readonly server: string; readonly locales: string }) {
  const kept = new Map<string, { readonly from: string; readonly html: string | null }>()
  const texts = new Map<string, { readonly at: number; readonly messages: FirstPaintInput['messages'] }>()
  let drawer: { readonly at: number; readonly draw: Promise<FirstPaint> } | null = null

  const drawing = (): typeof drawer => {
    const found = statSync(server, { throwIfNoEntry: false })
    if (!found) return null
    // A build while the operator runs is taken up as the site's own files are.
    if (drawer?.at !== found.mtimeMs) {
      const address = `${pathToFileURL(server).href}?at=${found.mtimeMs}`
      drawer = {
        at: found.mtimeMs,
        draw: import(address).then((built: { firstPaint: FirstPaint }) => built.firstPaint),
      }
    }
    return drawer
  }

  const textsOf = (language: string) => {
    const file = join(locales, language, 'default.json')
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    const known = texts.get(language)
    if (known?.at === at) return known
    const read = at === 0 ? null : (JSON.parse(readFileSync(file, 'utf8')) as { messages?: Record<string, unknown> })
    const fresh = { at, messages: read?.messages ?? null }
    texts.set(language, fresh)
    return fresh
  }

  /** HTML for the page's root, or null where there is none. Rejects when it cannot be drawn. */
  return async ({ language, ...asked }: Asked): Promise<string | null> => {
    const now = drawing()
    if (!now) return null
    const { at, messages } = textsOf(language)
    const { settings, pathname, isKnown, content } = asked
    const key = JSON.stringify([settings.brand, pathname, isKnown])
    const from = JSON.stringify([now.at, at, settings, content])
    const known = kept.get(key)
    if (known?.from === from) return known.html
    const html = await (await now.draw)({ ...asked, messages })
    kept.delete(key)
    kept.set(key, { from, html })
    const oldest = kept.keys().next().value
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return html
  }
}
