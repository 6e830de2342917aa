import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stampOf = (dist: string): string => join(dist, 'site.stamp')

/** What each of the three builds leaves in `dist`. */
const MADE = ['site/index.html', 'staff/index.html', 'staff/page/index.html', 'server/firstPaint.js']

/** Whether `dist` holds a whole build of the sources with this digest. */
export const isFresh = (dist: string, digest: string): boolean =>
  ['site.stamp', ...MADE].every((file) => existsSync(join(dist, file))) &&
  readFileSync(stampOf(dist), 'utf8') === digest

/** To be said before anything in `dist` changes: a build that ends half-way is nobody's, whatever the sources are then. */
export const beginBuild = (dist: string): void => rmSync(stampOf(dist), { force: true })

/** To be said when all of the build is there. */
export function endBuild(dist: string, digest: string): void {
  mkdirSync(dist, { recursive: true })
  writeFileSync(stampOf(dist), digest)
}
