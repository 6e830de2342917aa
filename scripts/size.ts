import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './sources.ts'

/** What the home route may weigh: JS of the entry and the chunks it and the home page need before first paint, gz bytes. */
const LIMIT = 150_000

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
    page.includes(`src="/${file}"`) ||
    /routes\/(__root|\$locale\/(route|index))\.tsx/.test(key) ||
    /brands\/halcyon\//.test(key),
)
for (const [key] of roots) withImports(key, keys)

const sizes = [...keys]
  .map((key) => manifest[key]!.file)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, size: gzipSync(readFileSync(join(site, file)), { level: 9 }).length }))
  .toSorted((a, b) => b.size - a.size)
const total = sizes.reduce((sum, { size }) => sum + size, 0)

for (const { file, size } of sizes) console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${file}`)
console.log(`${(total / 1000).toFixed(1).padStart(8)} kB  JS of the home route, gz (limit ${LIMIT / 1000} kB)`)
if (total > LIMIT) {
  console.error(`The home route is ${((total - LIMIT) / 1000).toFixed(1)} kB too heavy`)
  process.exit(1)
}
