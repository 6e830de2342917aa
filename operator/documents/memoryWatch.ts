import { parentPort, workerData } from 'node:worker_threads'
import { MEMORY_SIGNAL } from './memorySignal.ts'

// Neither typed arrays nor what libraries take for themselves count for a limit of the heap, so the whole process is looked at.
const most = workerData as number
const look = (): void => {
  if (process.memoryUsage.rss() > most) process.kill(process.pid, MEMORY_SIGNAL)
}
look()
setInterval(look, 20)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage('watching')
