import type { FirstPaintInput } from '#contract/firstPaint.ts'
import { serverPart, textsIn } from './serverPart.ts'

type Asked = Omit<FirstPaintInput, 'messages'> & { readonly language: string }

/** How many drawn pages are kept; each is some 20 kB. */
const KEPT = 300

/**
 * Draws first views with the built server part of the site, if there is one. A view is kept until its content, texts or
 * settings change; it is made of nothing else, so it is the same for everybody who asks for that page.
 */
export function firstPaints({ server, locales }: { readonly server: string; readonly locales: string }) {
  const kept = new Map<string, { readonly from: string; readonly html: string | null }>()
  const drawing = serverPart(server)
  const textsOf = textsIn(locales)

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
    const { firstPaint } = await now.built
    const html = await firstPaint({ ...asked, messages })
    kept.delete(key)
    kept.set(key, { from, html })
    const oldest = kept.keys().next().value
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return html
  }
}
