import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { cleanFile } from './cleanFile.ts'

// One file, one process: what a file does to its reader ends with it.
const most = Number(process.argv[2])
// Whoever waited for the answer has it, or is gone.
process.once('disconnect', () => process.exit(0))
const asked = once(process, 'message')
// A thread of its own sees the memory grow while the reader leaves this one no moment.
await once(new Worker(new URL('./memoryWatch.ts', import.meta.url), { workerData: most }), 'message')
const [file] = (await asked) as [{ readonly bytes: Uint8Array; readonly declared: string }]
process.send?.(await cleanFile(file.bytes, file.declared))
