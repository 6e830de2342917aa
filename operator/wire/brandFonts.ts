import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The brands' letters, as the site has them; a page of another origin brings its own. */
const FONTS: Readonly<Record<string, string>> = {
  '/figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  '/figtree-ext.woff2': '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  '/gabarito.woff2': '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
  '/gabarito-ext.woff2': '@fontsource-variable/gabarito/files/gabarito-latin-ext-wght-normal.woff2',
}
const { resolve: installed } = createRequire(import.meta.url)

/** The font of a path; null where the path names none. */
export async function brandFont(pathname: string): Promise<Response | null> {
  const font = FONTS[pathname]
  if (!font) return null
  return new Response(await readFile(installed(font)), {
    headers: {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
    },
  })
}
