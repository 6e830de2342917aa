import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startupError.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, as the kernel counts it; tells a reused process id from the one that held the lock. Null off Linux. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

/**
 * Holds a data folder for this process: a second opener of the same PGlite files would lose rows silently.
 * A lock left by a killed process is taken over. Throws StartupError while another process holds it; answers the release.
 */
export function holdFolder(folder: string): () => void {
  const file = join(folder, 'operator.lock')
  const mine = `${file}.${process.pid}`
  try {
    writeFileSync(mine, JSON.stringify({ pid: process.pid, start: startOf(process.pid) }))
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        linkSync(mine, file) // appears with its content or not at all
        return () => rmSync(file, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = readHolder(file)
      if (holder && isAlive(holder.pid) && (holder.start === null || startOf(holder.pid) === holder.start))
        throw new StartupError(
          `DATA_DIR ${folder}: held by another process (pid ${holder.pid}); stop it or choose another folder`,
        )
      rmSync(file, { force: true })
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `DATA_DIR ${folder}: cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)})`,
    )
  } finally {
    rmSync(mine, { force: true })
  }
  throw new StartupError(`DATA_DIR ${folder}: the lock in it could not be taken`)
}

function readHolder(file: string): { pid: number; start: string | null } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; start: string | null }
  } catch {
    return null
  }
}
