import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's top folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const SITE_SOURCES = [
  'contract',
  'machines',
  'src',
  'brands',
  'staff',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.staff.config.ts',
  'vite.page.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/icons.ts',
  'scripts/release.ts',
  'scripts/chunkGroups.ts',
  'scripts/stripDescriptions.ts',
]

function* files(path: string): Generator<string> {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return
  if (entry.isFile()) yield path
  else for (const name of readdirSync(path).toSorted()) yield* files(join(path, name))
}

/** A digest over everything the built site is made of; tests and generated files do not count. */
export function siteDigest(): string {
  const digest = createHash('sha256')
  for (const setting of ['VITE_PAY_AND_PLAY', 'VITE_PAY_AND_PLAY_ADDRESSES'])
    digest.update(`${setting}=${process.env[setting] ?? ''}\0`)
  for (const source of SITE_SOURCES)
    for (const file of files(join(ROOT, source))) {
      // What the build itself writes into the source folders would make every build look stale.
      if (/\.test\.tsx?$|\.gen\.ts$|public\/locales\//.test(file)) continue
      digest.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  return digest.digest('hex')
}
