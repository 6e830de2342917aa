import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chartDocuments } from '#staff/charts/documents.ts'
import { allMachines, flowMap } from '#staff/charts/allMachines.ts'
import { chartFilesAt } from './chartsAt.ts'

// npm run diagrams                    writes docs/statecharts
// npm run diagrams -- --check         compares instead, names what is stale and ends with 1
// npm run diagrams -- --at REVISION   writes the chart files of a revision, to compare with in the staff page

const folder = join(import.meta.dirname, '..', 'docs', 'statecharts')
const check = process.argv.includes('--check')
const at = process.argv.indexOf('--at')

if (at > 0) {
  const revision = process.argv[at + 1]
  if (revision === undefined) {
    console.error('--at wants a revision: a commit, a tag, a branch, HEAD~20')
    process.exit(2)
  }
  const written = await chartFilesAt(revision).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  })
  console.log(`${written.count} chart files of ${revision} in ${written.folder}`)
  process.exit(0)
}

const machines = allMachines()
const wanted = await chartDocuments(machines, flowMap())
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

if (!check) console.log(`${machines.length} charts in docs/statecharts, ${stale.length} files changed`)
else if (stale.length === 0) console.log(`${machines.length} charts are up to date`)
else {
  console.error(['Charts are stale, run `npm run diagrams`:', ...stale.map((one) => `  ${one}`)].join('\n'))
  process.exitCode = 1
}
