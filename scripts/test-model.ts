import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { models } from '#model-tests/models.ts'
import { flowReport, isComplete, reportFolder, table, writeReport } from '#model-tests/report.ts'

// npm run test:model                     every generated path of every flow, in the browser
// npm run test:model -- login            of one flow
// npm run test:model -- --only missed    only those that did not pass last time

const words = process.argv.slice(2)
const only = words.includes('--only') ? words[words.indexOf('--only') + 1] : undefined
const flow = words.find((word, index) => !word.startsWith('--') && words[index - 1] !== '--only')
const known = models.map((model) => model.machine.id)

if ((flow && !known.includes(flow)) || (only !== undefined && only !== 'missed')) {
  console.error(`Usage: npm run test:model [-- FLOW] [-- --only missed]\nFlows with a path model: ${known.join(', ')}`)
  process.exit(1)
}
const chosen = models.filter((model) => !flow || model.machine.id === flow)
if (!only) await rm(join(reportFolder, 'paths'), { recursive: true, force: true })

const code = await new Promise<number>((resolve) => {
  const child = spawn(
    'playwright',
    ['test', 'model-tests/paths.spec.ts', '--pass-with-no-tests', '--output=.tmp/model-playwright'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...(flow ? { MODEL_FLOW: flow } : {}), ...(only ? { MODEL_ONLY: only } : {}) },
    },
  )
  child.on('error', (error) => {
    console.error(`playwright could not be started: ${error.message}`)
    resolve(1)
  })
  child.on('close', (ended) => resolve(ended ?? 1))
})

const reports = chosen.map(flowReport)
await writeReport(chosen, reports)
console.log(`\n${table(reports)}\n\nReport: .tmp/model-report/index.html`)
for (const { flow: name, coverage } of reports)
  for (const id of [...coverage.states.missed, ...coverage.transitions.missed]) console.log(`missed in ${name}: ${id}`)
process.exitCode = code === 0 && reports.every(isComplete) ? 0 : 1
