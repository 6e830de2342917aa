import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AREAS } from './schema.ts'
import type { Store } from './open.ts'
import { StartupError } from '../startupError.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
// Any fixed number will do: processes that start together against one database must ask for the same lock.
const LOCK = 727_001

interface Migration {
  readonly name: string
  readonly text: string
  readonly digest: string
}

function migrations(): Migration[] {
  return AREAS.flatMap((area) => {
    const folder = join(FOLDER, area)
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .map((name) => {
        const text = readFileSync(join(folder, name), 'utf8')
        return { name: `${area}/${name}`, text, digest: createHash('sha256').update(text).digest('hex') }
      })
  })
}

/** Brings the database to this version, one process at a time. Throws StartupError when it was made by another history. */
export async function migrate(store: Store): Promise<void> {
  await store.transaction(async () => {
    await store.query(`select pg_advisory_xact_lock(${LOCK})`)
    await store.query(
      'create table if not exists migrations (name text primary key, digest text not null, at timestamptz not null default now())',
    )
    const done = new Map(
      (await store.query<{ name: string; digest: string }>('select name, digest from migrations')).map((row) => [
        row.name,
        row.digest,
      ]),
    )
    for (const { name, text, digest } of migrations()) {
      const had = done.get(name)
      if (had === digest) continue
      if (had !== undefined)
        throw new StartupError(
          `The database was made by another version (migration ${name} differs): use a fresh DATA_DIR or database`,
        )
      await store.script(text)
      await store.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
    }
  })
}
