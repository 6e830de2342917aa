import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, test } from 'vitest'
import { testedStores, throwawayPostgres } from '#tests/support/postgres.ts'
import { migrate } from './migrate.ts'
import { openPglite, openPostgres, type Store } from './open.ts'
import { AREAS, schemaPath } from './schema.ts'

const tablesOf = async (area: (typeof AREAS)[number]): Promise<Record<string, unknown>> =>
  existsSync(join(import.meta.dirname, schemaPath(area)))
    ? ((await import(/* @vite-ignore */ schemaPath(area))) as Record<string, unknown>)
    : {}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

async function open(name: string): Promise<{ store: Store; release: () => Promise<void> }> {
  if (name === 'PGlite') {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
    const store = await openPglite(folder)
    return { store, release: async () => (await store.close(), rmSync(folder, { recursive: true, force: true })) }
  }
  const server = await throwawayPostgres()
  const store = await openPostgres(server.url)
  return { store, release: async () => (await store.close(), await server.remove()) }
}

describe.each(testedStores())('on %s', (name) => {
  test('the migrations make the very tables that the code knows, and a second start changes nothing', async () => {
    const { store, release } = await open(name)
    try {
      await Promise.all([migrate(store), migrate(store)])
      await migrate(store)
      const columns = await store.query<{ table: string; column: string; nullable: boolean }>(
        `select table_name as table, column_name as column, is_nullable = 'YES' as nullable
         from information_schema.columns where table_schema = current_schema()`,
      )
      for (const area of AREAS)
        for (const table of Object.values(await tablesOf(area))) {
          if (!is(table, PgTable)) continue
          const { name: tableName, columns: known } = getTableConfig(table)
          const found = columns
            .filter((column) => column.table === tableName)
            .map(({ column, nullable }) => `${column}${nullable ? '?' : ''}`)
          expect({ [tableName]: found.toSorted() }).toEqual({
            [tableName]: known.map((column) => `${snake(column.name)}${column.notNull ? '' : '?'}`).toSorted(),
          })
        }
    } finally {
      await release()
    }
  })
})

test.each(AREAS)('no table of %s was changed without its migration', async (area) => {
  const file = join(import.meta.dirname, 'migrations', area, 'snapshot.json')
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof generateDrizzleJson>)
    : generateDrizzleJson({})
  const after = generateDrizzleJson(await tablesOf(area), before.id, undefined, 'snake_case')
  // When this fails, run: node operator/db/generate.ts <area>
  expect(await generateMigration(before, after)).toEqual([])
})
