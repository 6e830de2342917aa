import type { AppShell } from '#contract/appShell.ts'
import { resolvePath } from '#contract/locale.ts'
import type { Settings } from '#contract/settings.ts'
import { brandIds, type BrandId } from '#contract/brands.ts'
import { marketsOpenAt } from '#brands/facts.ts'
import { brandLooks } from '#brands/looks.ts'
import { notFound } from '../wire/answers.ts'
import type { staticFiles } from './files.ts'
import { sourceOf, TRY_AGAIN } from './inlineScripts.ts'
import { serverPart, textsIn } from './serverPart.ts'

/** It asks the site whether it is back, and loads nothing of it. */
const OFFLINE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src ${sourceOf(TRY_AGAIN)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What makes the site installable, and its offline page, drawn once for each brand and locale. */
export function appShells({ server, locales }: { readonly server: string; readonly locales: string }) {
  const part = serverPart(server)
  const textsOf = textsIn(locales)
  const kept = new Map<string, { readonly from: string; readonly shell: AppShell }>()

  /** Null where the site is not built. */
  return async (brand: BrandId, segment: string, language: string): Promise<AppShell | null> => {
    const now = part()
    if (!now) return null
    const { at, messages } = textsOf(language)
    const key = `${brand} ${segment}`
    const from = `${now.at} ${at}`
    const known = kept.get(key)
    if (known?.from === from) return known.shell
    const shell = (await now.built).appShell({ brand, segment, messages })
    kept.set(key, { from, shell })
    return shell
  }
}

const ADDRESS = /^\/app\/([^/]+)\/(offline\.html|site\.webmanifest)$/
const ICON = /^\/brands\/([^/]+)\/favicon\.svg$/

const answer = (body: string, type: string, cache: string, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cache, ...more } })

/** The mark as a picture of its own; the build writes the same for hosts without an operator. */
export const faviconOf = (brand: BrandId): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${brandLooks[brand].mark}</svg>`

interface InstallableInput {
  readonly shellOf: ReturnType<typeof appShells>
  readonly built: ReturnType<typeof staticFiles>
}

/** Answers for the manifest, the offline page, the worker that shows it, the release, and icons; null for any other path. */
export const installable =
  ({ shellOf, built }: InstallableInput) =>
  async (request: Request, { pathname }: URL, { brand, flags }: Settings): Promise<Response | null> => {
    const [, segment, file] = ADDRESS.exec(pathname) ?? []
    if (segment !== undefined) {
      const { locale, redirect } = resolvePath(`/${segment}`, marketsOpenAt(brand, flags))
      const shell = redirect === null ? await shellOf(brand, locale.segment, locale.language) : null
      if (!shell) return notFound()
      if (file === 'site.webmanifest')
        return answer(JSON.stringify(shell.manifest), 'application/manifest+json', 'public, max-age=300')
      const page = shell.offline.replace('</body>', () => `<script>${TRY_AGAIN}</script></body>`)
      return answer(page, 'text/html', 'no-cache', { 'content-security-policy': OFFLINE_POLICY })
    }
    // Browsers look for it at this address by themselves.
    if (pathname === '/apple-touch-icon.png') return built.answer(request, `/brands/${brand}/apple-touch-icon.png`)
    const found = brandIds.find((id) => id === ICON.exec(pathname)?.[1])
    if (found) return answer(faviconOf(found), 'image/svg+xml', 'public, max-age=86400')
    const cache = NEVER_OLD[pathname]
    if (cache === undefined) return null
    const fresh = await built.answer(request, pathname)
    fresh?.headers.set('cache-control', cache)
    return fresh ?? notFound()
  }

/** What must not be answered from a cache: which release there is, and the worker. */
const NEVER_OLD: Readonly<Record<string, string>> = { '/release.json': 'no-store', '/sw.js': 'no-cache' }
