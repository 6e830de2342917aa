import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Last of a database's files to lie there: without it nothing has ever been kept in the folder. */
const isDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))

/**
 * Makes the database of a folder that has none, in a thread, so that the signal is heard at once. It appears whole or not at all;
 * what a killed process left half made is begun anew. Throws the signal's reason.
 */
export async function makeFirstDatabase(folder: string, signal: AbortSignal): Promise<void> {
  if (isDatabase(folder)) return
  const unfinished = `${folder}.unfinished`
  const clear = (): void => rmSync(unfinished, { recursive: true, force: true })
  clear()
  signal.throwIfAborted()
  const worker = new Worker(new URL('./makeDatabase.ts', import.meta.url), { workerData: unfinished })
  const stop = (): void => void worker.terminate()
  signal.addEventListener('abort', stop)
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject)
      worker.once('exit', () => resolve())
    })
    signal.throwIfAborted()
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    signal.removeEventListener('abort', stop)
    clear()
  }
}
