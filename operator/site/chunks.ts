import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** Files that a page needs besides the entry: scripts to load ahead, styles to have before the first paint. */
export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const ROUTE = /^src\/routes\/\$locale(\/.*)?\.tsx\?tsr-split=component/

/** What a file route answers, as a pattern over the path below the locale; null for one that is no page under a locale. */
function routePattern(
  module: string,
): { readonly pattern: RegExp; readonly isLayout: boolean; readonly fixed: number } | null {
  const [, name] = ROUTE.exec(module) ?? []
  if (name === undefined) return null
  const parts = name.split(/[/.]/).filter((part) => part !== '')
  const last = parts[parts.length - 1]
  const isLayout = last === 'route'
  const segments = last === 'index' || isLayout ? parts.slice(0, -1) : parts
  const pattern = segments
    .map((part) => {
      if (/^\{-\$.*\}$/.test(part)) return '(?:/[^/]+)?'
      return part.startsWith('$') ? '/[^/]+' : `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`
    })
    .join('')
  return {
    pattern: new RegExp(`^${pattern}${isLayout ? '(?:/.*)?' : '/?'}$`),
    isLayout,
    fixed: segments.filter((part) => !part.includes('$')).length,
  }
}

/**
 * Reads the build's manifest, so that a document can name the files of its own page: they then load side by side with the
 * entry, and not one after another. Null where there is no manifest.
 */
export function pageChunks(folder: string) {
  const file = join(folder, '.vite', 'manifest.json')
  if (!existsSync(file)) return null
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const routes = Object.keys(manifest).flatMap((module) => {
    const found = routePattern(module)
    return found ? [{ module, ...found }] : []
  })

  const collect = (modules: readonly string[]): PageFiles => {
    const seen = new Set<string>()
    const walk = (module: string): void => {
      if (seen.has(module)) return
      seen.add(module)
      for (const imported of manifest[module]?.imports ?? []) walk(imported)
    }
    modules.forEach(walk)
    const chunks = [...seen].flatMap((module) => manifest[module] ?? [])
    return {
      scripts: [...new Set(chunks.map((chunk) => `/${chunk.file}`))],
      styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []).map((style) => `/${style}`))],
    }
  }

  /** Files for the page at a path below the locale, in a brand's dress. */
  return (rest: string, brand: string): PageFiles => {
    const fitting = routes.filter(({ pattern }) => pattern.test(rest))
    const page = fitting.filter(({ isLayout }) => !isLayout).toSorted((a, b) => b.fixed - a.fixed)[0]
    const layouts = fitting.filter(({ isLayout }) => isLayout)
    return collect([
      `brands/${brand}/brand.tsx`,
      ...layouts.map(({ module }) => module),
      ...(page ? [page.module] : []),
    ])
  }
}
