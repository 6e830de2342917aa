import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { writeIcons } from './icons.ts'
import { writeRelease } from './release.ts'
import { beginBuild, endBuild, isFresh } from './siteStamp.ts'
import { ROOT, siteDigest } from './sources.ts'

const DIST = join(ROOT, 'dist')

/** Builds the site into dist/site and the staff page into dist/staff unless what lies there was made from the same sources. Answers whether it built. */
export async function buildSite({ force = false } = {}): Promise<boolean> {
  const digest = siteDigest()
  if (!force && isFresh(DIST, digest)) return false
  // What starts the build may run as a test or in development: what is served is never React's build for those.
  process.env['NODE_ENV'] = 'production'
  beginBuild(DIST)
  const { compileLocales } = await import('./locales.ts')
  await compileLocales()
  // A page that is open from the build before still asks for that build's files.
  const emptyOutDir = process.env['KEEP_ASSETS'] === undefined
  await build({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn', build: { emptyOutDir } })
  await writeIcons(join(DIST, 'site'))
  writeRelease(join(DIST, 'site'))
  await build({ configFile: join(ROOT, 'vite.staff.config.ts'), logLevel: 'warn', build: { emptyOutDir } })
  // A part that is asked for later in the site is in the one file here: that it gains nothing by it is as it should be.
  await build({ configFile: join(ROOT, 'vite.page.config.ts'), logLevel: 'error', build: { emptyOutDir } })
  // The same views for the operator, which draws a page's first paint into the document.
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: 'src/app/firstPaint.tsx',
      outDir: 'dist/server',
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  })
  endBuild(DIST, digest)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now()
  const built = await buildSite({ force: process.argv.includes('--force') })
  console.log(built ? `Site built in ${((performance.now() - started) / 1000).toFixed(1)} s` : 'Site is up to date')
}
