import { Bureau } from './bureau.ts'
import { buffersOf, type Columns } from './columns.ts'
import type { Call, Calls, FromWorker } from './protocol.ts'

/** How long the replay goes on before it looks whether something was asked meanwhile, ms. */
const SLICE = 25
/** How often the page is told how far it has come, ms. */
const TELL = 100

const bureau = new Bureau()
let run = 0
let told = 0

const say = (message: FromWorker, buffers: ArrayBuffer[] = []): void => postMessage(message, { transfer: buffers })

const transfers: { readonly [Name in keyof Calls]?: (answer: never) => ArrayBuffer[] } = {
  run: (columns: Columns) => buffersOf(columns),
  align: ({ columns }: Calls['align']['answer']) => buffersOf(columns),
}

// A message to itself comes after what the page has sent meanwhile; a timer would wait for four ms each time.
const { port1, port2 } = new MessageChannel()
let isOnTheWay = false
function workOn(): void {
  if (isOnTheWay) return
  isOnTheWay = true
  port2.postMessage(null)
}
port1.addEventListener('message', () => {
  isOnTheWay = false
  const progress = bureau.work(SLICE)
  if (!progress) return
  if (progress.isDone || performance.now() - told > TELL) {
    told = performance.now()
    say({ run, progress })
  }
  if (!progress.isDone) workOn()
})
port1.start()

async function answer({ id, name, ask }: Call): Promise<void> {
  try {
    if (name === 'run') {
      run = id
      told = 0
    }
    const given = await bureau.desk[name](ask as never)
    say({ id, answer: given }, transfers[name]?.(given as never))
    if (name === 'run') workOn()
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) })
  }
}

addEventListener('message', (event: MessageEvent<Call>) => void answer(event.data))
