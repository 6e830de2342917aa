import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
const KEPT = join(ROOT, '.tmp', 'operator-data')
const UNUSED_MS = 3_600_000

/** A digest over everything that a freshly seeded data folder follows from. */
function digest(): string {
  const hash = createHash('sha256')
  for (const layer of ['operator', 'contract'])
    for (const entry of readdirSync(join(ROOT, layer), { recursive: true, withFileTypes: true }).toSorted((a, b) =>
      `${a.parentPath}/${a.name}` < `${b.parentPath}/${b.name}` ? -1 : 1,
    ))
      if (entry.isFile() && /\.(ts|sql)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
        hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
  return hash.digest('hex').slice(0, 20)
}

/**
 * A data folder of the caller's own, seeded. The first asker pays for making one (`seed` starts and ends an operator on
 * it); all others get a copy, which takes a tenth of the time.
 */
export async function seededDataFolder(seed: (folder: string) => Promise<void>): Promise<string> {
  const template = join(KEPT, digest())
  if (!existsSync(template)) {
    mkdirSync(KEPT, { recursive: true })
    const made = mkdtempSync(join(KEPT, 'making-'))
    await seed(made)
    try {
      renameSync(made, template)
    } catch {
      rmSync(made, { recursive: true, force: true }) // another worker was quicker
    }
    // Another run, of other sources, may be copying from its own at this moment: only what is long unused goes.
    for (const name of readdirSync(KEPT)) {
      const old = join(KEPT, name)
      const made = statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
      if (Date.now() - made > UNUSED_MS) rmSync(old, { recursive: true, force: true })
    }
  }
  const own = emptyDataFolder()
  cpSync(template, own, { recursive: true, filter: (path) => path !== join(template, 'images') })
  return own
}

/** A data folder of the caller's own in which nothing is but pictures: one is drawn once for all operators of these sources. */
export function emptyDataFolder(): string {
  const own = mkdtempSync(join(tmpdir(), 'operator-'))
  const pictures = join(KEPT, `${digest()}-pictures`)
  mkdirSync(pictures, { recursive: true })
  symlinkSync(pictures, join(own, 'images'), 'dir')
  return own
}
