import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawAppShell } from '#contract/appShell.ts'
import type { FirstPaint, FirstPaintInput } from '#contract/firstPaint.ts'

/** What the site's server part brings: `src/app/firstPaint.tsx`, built. */
interface Built {
  readonly firstPaint: FirstPaint
  readonly appShell: DrawAppShell
}

/** The built server part, loaded anew when it has changed: a build while the operator runs is taken up as the site's own files are. */
export function serverPart(file: string) {
  let loaded: { readonly at: number; readonly built: Promise<Built> } | null = null
  /** Null where the site is not built. */
  return (): typeof loaded => {
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found) return null
    if (loaded?.at !== found.mtimeMs)
      loaded = { at: found.mtimeMs, built: import(`${pathToFileURL(file).href}?at=${found.mtimeMs}`) as Promise<Built> }
    return loaded
  }
}

/** Texts of a language by message id; read anew when their file has changed. Null where there are none: English is shown. */
export function textsIn(locales: string) {
  const texts = new Map<string, { readonly at: number; readonly messages: FirstPaintInput['messages'] }>()
  return (language: string) => {
    const file = join(locales, language, 'default.json')
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    const known = texts.get(language)
    if (known?.at === at) return known
    const read = at === 0 ? null : (JSON.parse(readFileSync(file, 'utf8')) as { messages?: Record<string, unknown> })
    const fresh = { at, messages: read?.messages ?? null }
    texts.set(language, fresh)
    return fresh
  }
}
