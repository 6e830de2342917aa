import { eq } from 'drizzle-orm'
import { operatorState } from './db/core.schema.ts'
import type { Db } from './db/open.ts'

/** Facts of the whole operator, shared by its processes, kept across restarts. */
export interface StateStore {
  read<T>(key: string): Promise<T | null>
  write(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
}

/** The state store over one table. */
export function createState(db: Db): StateStore {
  return {
    async read<T>(key: string) {
      const [row] = await db.select().from(operatorState).where(eq(operatorState.key, key))
      return row ? (row.value as T) : null
    },
    async write(key, value) {
      await db
        .insert(operatorState)
        .values({ key, value })
        .onConflictDoUpdate({ target: operatorState.key, set: { value } })
    },
    async remove(key) {
      await db.delete(operatorState).where(eq(operatorState.key, key))
    },
  }
}
