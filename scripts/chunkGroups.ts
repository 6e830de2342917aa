import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Modules that are wanted together, by how their ids end (queries such as `?tsr-split=…` count). */
interface Wanted {
  readonly name: string
  readonly roots: readonly (string | RegExp)[]
}

const isRoot =
  (roots: Wanted['roots']) =>
  (id: string): boolean =>
    roots.some((root) => (typeof root === 'string' ? id.endsWith(root) : root.test(id)))

/**
 * One file (and one stylesheet) for each closure of static imports, instead of one for each set of pages that shares a
 * module: over a few connections of a slow network the number of files costs more than their size. An earlier group takes
 * what it shares with a later one; what a later one still lacks stands in the earlier, so a page names both.
 */
export function chunkGroups(wanted: readonly Wanted[]): Group[] {
  const closures = new Map<string, ReadonlySet<string>>()

  const closureOf = ({ name, roots }: Wanted, candidates: ReadonlySet<string>, modules: Modules) => {
    const known = closures.get(name)
    if (known) return known
    const closure = new Set<string>()
    const walk = (id: string): void => {
      if (closure.has(id)) return
      closure.add(id)
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) walk(imported)
    }
    for (const id of [...candidates].filter(isRoot(roots))) walk(id)
    closures.set(name, closure)
    return closure
  }

  return wanted.map((group, at) => {
    // All candidates are tested before the first is named, so the roots are known by then.
    const candidates = new Set<string>()
    return {
      debugName: group.name,
      name: (id, modules) => (closureOf(group, candidates, modules).has(id) ? group.name : null),
      test: (id) => {
        candidates.add(id)
        return true
      },
      priority: wanted.length - at,
    }
  })
}
