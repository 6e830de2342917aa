// node operator/db/generate.ts <area>: compares the area's tables with the last snapshot and writes the next migration.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { AREAS, schemaPath, type Area } from './schema.ts'

const area = process.argv[2] as Area
if (!AREAS.includes(area)) {
  console.error(`Name an area: ${AREAS.join(', ')}`)
  process.exit(1)
}
const folder = join(import.meta.dirname, 'migrations', area)
mkdirSync(folder, { recursive: true })
const snapshotFile = join(folder, 'snapshot.json')
const before = existsSync(snapshotFile)
  ? (JSON.parse(readFileSync(snapshotFile, 'utf8')) as ReturnType<typeof generateDrizzleJson>)
  : generateDrizzleJson({})
const tables = (await import(schemaPath(area))) as Record<string, unknown>
const after = generateDrizzleJson({ ...tables }, before.id, undefined, 'snake_case')
const statements = await generateMigration(before, after)
if (statements.length === 0) console.log(`${area}: nothing changed`)
else {
  const count = readdirSync(folder).filter((name) => name.endsWith('.sql')).length
  const name = `${String(count + 1).padStart(4, '0')}.sql`
  writeFileSync(join(folder, name), `${statements.join('\n')}\n`)
  writeFileSync(snapshotFile, `${JSON.stringify(after, null, 1)}\n`)
  console.log(`${area}: wrote ${name}`)
}
