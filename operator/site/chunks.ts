import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** Files that a page needs besides the entry. */
export interface PageFiles {
  /** Loaded ahead. */
  readonly scripts: readonly string[]
  /** Had before the first paint. */
  readonly styles: readonly string[]
  /** The machines: started early, but behind everything that is seen first. */
  readonly later: readonly string[]
  /** The brand's font, as far as the language writes with it. */
  readonly fonts: readonly string[]
}

/** What a page needs of a build without manifest. */
export const NO_FILES: PageFiles = { scripts: [], styles: [], later: [], fonts: [] }

const SESSION = 'src/app/session.ts'
/** Languages that write with letters outside Latin-1. */
const EXTENDED = new Set(['pl', 'tr'])

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

  /** Chunks of the modules with all they import, what is imported first: its styles must give way to its user's. */
  const withImports = (modules: readonly string[]): readonly Chunk[] => {
    const left = new Set<string>()
    const chunks: Chunk[] = []
    const walk = (module: string): void => {
      if (left.has(module)) return
      left.add(module)
      for (const imported of manifest[module]?.imports ?? []) walk(imported)
      if (manifest[module]) chunks.push(manifest[module])
    }
    modules.forEach(walk)
    return chunks
  }
  // A module that a group of modules took in is found by the group's name.
  const sessionModule = SESSION in manifest ? SESSION : keyOfGroup(manifest, 'session')
  const later = new Set(sessionModule ? [`/${manifest[sessionModule]?.file}`] : [])

  /** Files for the page at a path below the locale, in a brand's dress and a language (inner code). */
  return (rest: string, brand: string, language: string): PageFiles => {
    const fitting = routes.filter(({ pattern }) => pattern.test(rest))
    const page = fitting.filter(({ isLayout }) => !isLayout).toSorted((a, b) => b.fixed - a.fixed)[0]
    const layouts = fitting.filter(({ isLayout }) => isLayout)
    const dress = `brands/${brand}/brand.tsx`
    const chunks = withImports([dress, ...layouts.map(({ module }) => module), ...(page ? [page.module] : [])])
    const fonts = (manifest[dress]?.assets ?? []).filter((file) => file.endsWith('.woff2'))
    return {
      scripts: scriptsOf(chunks).filter((file) => !later.has(file)),
      styles: [...new Set(chunks.flatMap(({ css }) => css ?? []).map((style) => `/${style}`))],
      later: [...later],
      fonts: fonts.filter((file) => !file.includes('-latin-ext-') || EXTENDED.has(language)).map((file) => `/${file}`),
    }
  }
}

const keyOfGroup = (manifest: Manifest, name: string): string | undefined =>
  Object.keys(manifest).find((key) => key.startsWith(`_${name}-`) && manifest[key]?.file.endsWith('.js'))

const scriptsOf = (chunks: readonly Chunk[]): string[] => [...new Set(chunks.map(({ file }) => `/${file}`))]
