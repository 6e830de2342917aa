import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chartDocuments } from '#staff/charts/documents.ts'
import { allMachines } from '#staff/charts/allMachines.ts'

// npm run diagrams            writes docs/statecharts
// npm run diagrams -- --check compares instead, names what is stale and ends with 1

const folder = join(import.meta.dirname, '..', 'docs', 'statecharts')
const check = process.argv.includes('--check')

const wanted = await chartDocuments(allMachines())
await mkdir(folder, { recursive: true })
const present = await readdir(folder)
const stale: string[] = []

for (const [name, content] of wanted) {
  const current = present.includes(name) ? await readFile(join(folder, name), 'utf8') : null
  if (current === content) continue
  stale.push(current === null ? `${name} is missing` : `${name} is out of date`)
  if (!check) await writeFile(join(folder, name), content)
}
for (const name of present.filter((one) => !wanted.has(one))) {
  stale.push(`${name} belongs to no machine`)
  if (!check) await rm(join(folder, name))
}

if (!check) console.log(`${wanted.size - 2} charts in docs/statecharts, ${stale.length} files changed`)
else if (stale.length === 0) console.log(`${wanted.size - 2} charts are up to date`)
else {
  console.error(['Charts are stale, run `npm run diagrams`:', ...stale.map((one) => `  ${one}`)].join('\n'))
  process.exitCode = 1
}
