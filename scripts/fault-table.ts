import { spawn } from 'node:child_process'
import { ROOT } from './sources.ts'

// npm run faults: walks every call of the fault table, and every form of the payment pages, with every fault, and writes
// docs/faults.md and docs/faults-payment-page.md.
const run = (program: string, ...args: string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, FAULT_TABLE: 'write' },
    })
    child.on('close', (code) => resolve(code ?? 1))
  })

// One after the other: each writes its part of the file.
const walked = await run('vitest', 'run', '--no-file-parallelism', 'tests/faults/faultsOf')
const calls = walked || (await run('vitest', 'run', 'tests/faults/faultTable'))
process.exitCode = calls || (await run('playwright', 'test', 'tests/browser/cashierFaults.spec.ts'))
