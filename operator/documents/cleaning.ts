import { fork } from 'node:child_process'
import { second } from '#contract/constants.ts'
import { CallError } from '../handler.ts'
import type { Cleaned } from './cleanFile.ts'
import { MEMORY_SIGNAL } from './memorySignal.ts'

/** How long the reading of one file may take, ms: a file that is made to be slow must not hold anything up. */
export const PATIENCE = 12 * second
/**
 * What each megabyte of a HEIC file adds to it, for nothing native decodes HEIC here: 12 million points without any detail take 3.6 s
 * on two busy cores, and the detail of a photo, 1 to 3 MB, comes on top. With 24 to 48 s such a photo passes on a machine that is four
 * times slower. Files that are made to be slow are small (50 kB are read for minutes), and have hardly more than the 12 s.
 */
const MORE_PER_MB = 12 * second
/**
 * The most of it all: the page asks five times, for 15 s each, and has to hear of it. Whoever fills a slow file up to get so long keeps
 * one of two readers busy: a player's other files wait for it.
 */
const MOST_PATIENCE = 60 * second

/** How long a file of this size may be read, ms. */
const patienceFor = (size: number, declared: string): number =>
  declared === 'image/heic' ? Math.min(MOST_PATIENCE, PATIENCE + (size / 1024 ** 2) * MORE_PER_MB) : PATIENCE

/** Files read at the same time; the others wait for their turn. */
const AT_ONCE = 2
/** Files of one player that may wait to be read, the one that is read now too. */
export const MAX_OF_PLAYER = 6
/** Files of all players that may wait to be read. */
const MAX_IN_LINE = 60
/** Most memory that the reading of one file may take, bytes: a picture of the most points needs two thirds of it. */
const MAX_MEMORY = 1.5 * 1024 ** 3
/** Most of it in objects, MB. */
const MAX_HEAP = 512

/** What became of the reading of a file. `isLate`: it was given up, and nothing is known of the file. */
export type Reading = Cleaned | { readonly isLate: true }

let running = 0
const waiting: (() => void)[] = []
const ofPlayers = new Map<number, { count: number; last: Promise<unknown> }>()

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
 * Does the work when it is the player's turn: one file of a player at a time, so that nobody's many files hold up another's one.
 * Throws CallError 429 for too many of one player, 503 for too many of all.
 */
export async function inTurn<T>(playerId: number, work: () => Promise<T>): Promise<T> {
  const line = ofPlayers.get(playerId) ?? { count: 0, last: Promise.resolve() }
  if (line.count >= MAX_OF_PLAYER)
    throw new CallError(429, 'error.too_many_requests', `${MAX_OF_PLAYER} files of this player wait to be read`)
  if (waiting.length >= MAX_IN_LINE) throw new CallError(503, 'error.unavailable', 'Too many files wait to be read now')
  ofPlayers.set(playerId, line)
  line.count += 1
  const mine = line.last.then(async () => {
    await turn()
    try {
      return await work()
    } finally {
      over()
    }
  })
  line.last = mine.catch(() => undefined)
  try {
    return await mine
  } finally {
    line.count -= 1
    if (line.count === 0) ofPlayers.delete(playerId)
  }
}

/**
 * The file as it may be kept, made in a process of its own: neither a slow file nor one that fills the memory or breaks its reader
 * holds up or ends the operator.
 */
export const cleaned = (
  bytes: Uint8Array,
  declared: string,
  { patience = patienceFor(bytes.length, declared), memory = MAX_MEMORY } = {},
): Promise<Reading> =>
  new Promise((resolve) => {
    const child = fork(new URL('./cleanChild.ts', import.meta.url), [String(memory)], {
      execArgv: [`--max-old-space-size=${MAX_HEAP}`],
      // It reads what strangers made: nothing of the operator's own is told to it.
      env: {},
      serialization: 'advanced',
      // What a reader of files says about them goes nowhere: it could quote them (SAF-12).
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const end = (answer: Reading): void => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(answer)
    }
    const timer = setTimeout(() => end({ isLate: true }), patience)
    child.on('message', (answer) => end(answer as Cleaned))
    child.on('error', () => end({ isLate: true }))
    // Ended by its watch, or by the bound of its heap. Whatever else ends it says nothing of the file.
    child.on('exit', (_, signal) =>
      end(signal === MEMORY_SIGNAL || signal === 'SIGABRT' ? { refused: 'error.document.pixels' } : { isLate: true }),
    )
    child.send({ bytes, declared }, (error) => {
      if (error) end({ isLate: true })
    })
  })
