import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const META = /\s*<meta name="release" content="[^"]*">/

/**
 * Names the built site by what its pages are made of, in the document and in `release.json`: a page that is open from an earlier
 * build sees by it that there is a newer one. A build of the same sources has the same name.
 */
export function writeRelease(site: string): string {
  const release = createHash('sha256')
    .update(readFileSync(join(site, '.vite', 'manifest.json')))
    .digest('hex')
    .slice(0, 12)
  const page = join(site, 'index.html')
  const html = readFileSync(page, 'utf8').replace(META, '')
  writeFileSync(
    page,
    html.replace('</head>', () => `  <meta name="release" content="${release}">\n  </head>`),
  )
  writeFileSync(join(site, 'release.json'), `${JSON.stringify({ release })}\n`)
  return release
}

/** The name of the site that was built last, in a `dist/site`; empty where there is none. */
export function readRelease(site: string): string {
  try {
    const written: unknown = JSON.parse(readFileSync(join(site, 'release.json'), 'utf8'))
    return typeof written === 'object' && written && 'release' in written ? String(written.release) : ''
  } catch {
    return ''
  }
}
