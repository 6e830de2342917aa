import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StartupError } from '../startupError.ts'

const isDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))
/** Nothing is there, or a folder with nothing in it; a plain file is not nothing. */
const isEmpty = (folder: string): boolean =>
  !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0)

/**
 * Makes the database of a folder that has none, in a thread, so that the signal is heard at once. It appears whole or not at all;
 * what a killed process left half made is begun anew. Throws the signal's reason, and StartupError where something else lies in its
 * place: that may be what is left of somebody's database.
 */
export async function makeFirstDatabase(folder: string, signal: AbortSignal): Promise<void> {
  if (isDatabase(folder)) return
  if (!isEmpty(folder))
    throw new StartupError(`${folder} is not a whole database (it has no PG_VERSION): move it away to begin anew`)
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
      worker.once('exit', (code) => (code === 0 || signal.aborted ? resolve() : reject(new Error(`exit code ${code}`))))
    })
    signal.throwIfAborted()
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    signal.removeEventListener('abort', stop)
    clear()
  }
}
