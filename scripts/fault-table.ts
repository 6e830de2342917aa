import { spawn } from 'node:child_process'
import { ROOT } from './sources.ts'

// npm run faults: walks every call of the fault table with every fault, and writes docs/faults.md.
const child = spawn('vitest', ['run', 'tests/faults/faultTable.test.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FAULT_TABLE: 'write' },
})
child.on('close', (code) => {
  process.exitCode = code ?? 1
})
