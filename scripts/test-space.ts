import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readExplorations, runsBefore, spaceFolder, spaceReportPath, spaceTable } from '#model-tests/spaceReport.ts'
import { isSound, spaceParts, spaceReportFile, withRun } from '#staff/space/spaceReport.ts'
import { ROOT } from './sources.ts'

// npm run test:space               every exploration of what must never happen, and its report for the staff page
// npm run test:space -- deposit    those of files and titles with this word: seeded faults too, since they are tests like the others

const [word, ...more] = process.argv.slice(2)
if (more.length > 0 || word?.startsWith('-')) {
  console.error(
    'Usage: npm run test:space [-- WORD]   where WORD stands in the title of an exploration, such as SAF-4 or deposit',
  )
  process.exit(1)
}

const files = readdirSync(join(ROOT, 'model-tests'))
  .filter((name) => /^(.+\.)?safety\.test\.ts$|^wayOut\.test\.ts$/.test(name))
  .map((name) => join('model-tests', name))
const began = Date.now()
const runs = withRun(runsBefore(), { word: word ?? null, at: began })
// What is explored again is written over; of a run of all nothing old may be left.
if (word === undefined) await rm(spaceFolder, { recursive: true, force: true })
await mkdir(spaceFolder, { recursive: true })

const code = await new Promise<number>((resolve) => {
  const child = spawn('vitest', ['run', ...files, ...(word === undefined ? [] : ['-t', word])], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SPACE: 'whole' },
  })
  child.on('error', (error) => {
    console.error(`vitest could not be started: ${error.message}`)
    resolve(1)
  })
  child.on('close', (ended) => resolve(ended ?? 1))
})

const explorations = readExplorations()
const isNone = !explorations.some(({ at }) => at >= began)
// A report that says nothing new is not one of now.
if (!isNone) await writeFile(spaceReportPath, spaceReportFile(explorations, runs))
console.log(`\n${spaceTable(explorations)}\n\nReport: .tmp/space-report/report.json, shown at /staff#space`)
const parts = spaceParts({ form: 'space-report', version: 1, runs, explorations })
if (parts.length > 0) console.log(`The report is not of one whole run: ${parts.join(' ')}`)
if (isNone) console.error(`Nothing was explored: no exploration has “${word ?? ''}” in its title.`)
process.exitCode = code === 0 && !isNone && explorations.every(isSound) ? 0 : 1
