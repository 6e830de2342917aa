import type { CallName, Calls, FromWorker, Progress } from './protocol.ts'

/** What a line needs of a worker. */
export type Workerlike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

type Waiting = { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void }

/** Who is told of what nobody has asked for. */
export interface Listener {
  /** How far the replay of the last chosen run has come. */
  readonly onProgress: (progress: Progress) => void
  /** The worker itself has failed: nothing more is answered. */
  readonly onFailure: (why: string) => void
}

/** The page's end of the line to the worker. */
export class WorkerLine {
  readonly #worker: Workerlike
  readonly #waiting = new Map<number, Waiting>()
  #last = 0
  #run = 0
  #listener: Listener | null = null

  constructor(worker: Workerlike) {
    this.#worker = worker
    worker.addEventListener('message', (event) => this.#hear((event as MessageEvent<FromWorker>).data))
    worker.addEventListener('error', (event) => {
      const why = event.message || 'its code could not be loaded'
      for (const { reject } of this.#waiting.values()) reject(new Error(`The replay has failed: ${why}`))
      this.#waiting.clear()
      this.#listener?.onFailure(why)
    })
  }

  /** Rejects with words for people. */
  ask<Name extends CallName>(name: Name, ask: Calls[Name]['ask']): Promise<Calls[Name]['answer']> {
    this.#last += 1
    const id = this.#last
    if (name === 'run') this.#run = id
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      // A worker is of no other origin, and takes none.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      this.#worker.postMessage({ id, name, ask })
    })
  }

  listen(listener: Listener): void {
    this.#listener = listener
  }

  end(): void {
    this.#worker.terminate()
  }

  #hear(message: FromWorker): void {
    if ('progress' in message) {
      // What was still said of a run that was left is of no use.
      if (message.run === this.#run) this.#listener?.onProgress(message.progress)
      return
    }
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if ('error' in message) waiting?.reject(new Error(message.error))
    else waiting?.resolve(message.answer as never)
  }
}

/** Starts a worker of its own for an opened log. */
export const startLine = (): WorkerLine =>
  new WorkerLine(new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module', name: 'replay' }))
