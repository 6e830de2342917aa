import { parentPort, workerData } from 'node:worker_threads'
import { cleanFile } from './cleanFile.ts'

// One file, one thread: what a file does to its reader ends with it.
const { bytes, declared } = workerData as { readonly bytes: Uint8Array; readonly declared: string }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(await cleanFile(bytes, declared))
