import { Worker } from 'node:worker_threads'
import { second } from '#contract/constants.ts'
import type { Cleaned } from './cleanFile.ts'

/** How long the reading of one file may take, ms: a file that is made to be slow must not hold anything up. */
export const PATIENCE = 12 * second
/** Files read at the same time; the others wait for their turn. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

async function turn(): Promise<void> {
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
}
const over = (): void => {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

/**
 * The file as it may be kept, made in a thread of its own: neither a slow file nor one that breaks its reader holds up or
 * ends the operator.
 */
export async function cleaned(bytes: Uint8Array, declared: string, patience = PATIENCE): Promise<Cleaned> {
  await turn()
  try {
    return await inThread(bytes, declared, patience)
  } finally {
    over()
  }
}

const inThread = (bytes: Uint8Array, declared: string, patience: number): Promise<Cleaned> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./cleanWorker.ts', import.meta.url), {
      workerData: { bytes, declared },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      // What a reader of files says about them goes nowhere: it could quote them (SAF-12).
      stdout: true,
      stderr: true,
    })
    const end = (answer: Cleaned): void => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(answer)
    }
    const timer = setTimeout(() => end({ refused: 'error.document.content' }), patience)
    worker.once('message', end)
    worker.once('error', () => end({ refused: 'error.document.content' }))
    worker.once('exit', () => end({ refused: 'error.document.content' }))
  })
