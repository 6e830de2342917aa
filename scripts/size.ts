import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import filePlugin from '@size-limit/file'
import { defaultBrand } from '#contract/brands.ts'
import sizeLimit, { type PluginCheck } from 'size-limit'
import { ROOT } from './sources.ts'

/** The default brand's dress is weighed; `brands/` holds its code alone. */
const DRESS = new RegExp(`brands/${defaultBrand}/`)
/** What the home route may weigh: JS of the entry and the chunks it and the home page need before first paint, gz bytes. */
const LIMIT = 150_000
/** What comes behind the first paint of every page may weigh: the machines, their actors and the calls, gz bytes. */
const BEHIND = 118_000

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
}

const site = join(ROOT, 'dist', 'site')
const manifestFile = join(site, '.vite', 'manifest.json')
if (!existsSync(manifestFile)) {
  console.error('dist/site/.vite/manifest.json is missing: run `npm run build` first')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>

function withImports(key: string, seen: Set<string>): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const inner of manifest[key]?.imports ?? []) withImports(inner, seen)
  return seen
}

const keys = new Set<string>()
const page = readFileSync(join(site, 'index.html'), 'utf8')
const roots = Object.entries(manifest).filter(
  ([key, { file }]) =>
    page.includes(`src="/${file}"`) || /routes\/(__root|\$locale\/(route|index))\.tsx/.test(key) || DRESS.test(key),
)
for (const [key] of roots) withImports(key, keys)

const files = [...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js'))

const check = (...paths: string[]): PluginCheck => ({ files: paths.map((file) => join(site, file)), gzip: true })
/** One check for each file for the table, and those that count; size-limit writes `size` and `passed` into them. */
const ofFiles = files.map((file) => check(file))
const whole: PluginCheck = { ...check(...files), sizeLimit: LIMIT }
const session = Object.values(manifest).filter(({ file }) => /^assets\/session-.*\.js$/.test(file))
const behind: PluginCheck = { ...check(...session.map(({ file }) => file)), sizeLimit: BEHIND }
await sizeLimit([filePlugin], { checks: [...ofFiles, whole, behind] })

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(8)} kB`
const table = files.map((file, at) => ({ file, size: ofFiles[at]?.size ?? 0 })).toSorted((a, b) => b.size - a.size)
for (const { file, size } of table) console.log(`${kB(size)}  ${file}`)
let isTooHeavy = false
for (const [what, { size = Number.NaN, passed }, limit] of [
  ['JS of the home route before its first paint', whole, LIMIT],
  ['JS that follows behind every first paint (the session)', behind, BEHIND],
] as const) {
  console.log(`${kB(size)}  ${what}, gz (limit ${limit / 1000} kB)`)
  if (passed === true) continue
  isTooHeavy = true
  console.error(`${what}: ${kB(size - limit).trim()} too heavy`)
}
if (isTooHeavy) process.exit(1)
