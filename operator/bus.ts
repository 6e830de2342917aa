import type { SocketMessage } from '#contract/socket.ts'
import type { Store } from './db/open.ts'
import type { Log } from './log.ts'

/** What the processes of one operator tell each other. Everything is sent at commit, nothing when the work fails. */
export interface BusTopics {
  /** A message for every open socket of a player. */
  push: { readonly playerId: number; readonly message: SocketMessage }
  /** Sent over the player's sockets as it is (QA). */
  'push-raw': { readonly playerId: number; readonly raw: string }
  /** The player's sessions have ended: sockets close with 4401, caches forget. */
  'session-ended': { readonly playerId: number }
  /** The site has told the sportsbook that a player's balance is another: frames ask for it (SPB-1). */
  'sports-balance': { readonly playerId: number }
  /** Something was written in a conversation with support: whoever has it open asks for it (CHT-1). */
  'chat-news': { readonly holder: string }
  /** World, clock or faults were changed in the database. */
  'state-changed': { readonly key: string }
  /** Content documents or game lists were changed. */
  'content-changed': Record<string, never>
  /** QA closes, refuses or allows a player's sockets. */
  sockets: { readonly playerId: number; readonly action: 'close' | 'refuse' | 'allow' }
}

type Topic = keyof BusTopics

/** Pushes and news between processes, through the database's NOTIFY. */
export interface Bus {
  /** Pushes a socket message to a player's open sockets; inside a transaction at its commit. */
  push(playerId: number, message: SocketMessage): Promise<void>
  publish<T extends Topic>(topic: T, payload: BusTopics[T]): Promise<void>
  /** Answers the function that stops listening. */
  on<T extends Topic>(topic: T, listener: (payload: BusTopics[T]) => void): () => void
  /** Messages may have been lost: whoever keeps a copy of something must ask again. */
  onGap(listener: () => void): () => void
}

const CHANNEL = 'operator'
// PostgreSQL refuses NOTIFY payloads of 8000 bytes and more.
const MAX_BYTES = 7900

/** A bus over the store's LISTEN/NOTIFY. */
export async function createBus(store: Store, log: Log): Promise<Bus> {
  const listeners = new Map<Topic, Set<(payload: never) => void>>()
  const gapListeners = new Set<() => void>()
  const isolate = (what: string, work: () => void): void => {
    try {
      work()
    } catch (error) {
      log.error('bus.listener-failed', { what, error })
    }
  }
  await store.listen(
    CHANNEL,
    (text) => {
      const { topic, payload } = JSON.parse(text) as { topic: Topic; payload: never }
      for (const listener of listeners.get(topic) ?? []) isolate(topic, () => listener(payload))
    },
    () => {
      log.warn('bus.gap')
      for (const listener of gapListeners) isolate('gap', listener)
    },
  )
  const publish: Bus['publish'] = async (topic, payload) => {
    const text = JSON.stringify({ topic, payload })
    if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`A bus message of topic ${topic} is too long to be sent`)
    await store.query('select pg_notify($1, $2)', [CHANNEL, text])
  }
  return {
    publish,
    push: (playerId, message) => publish('push', { playerId, message }),
    on(topic, listener) {
      const all = listeners.get(topic) ?? new Set()
      listeners.set(topic, all)
      all.add(listener)
      return () => void all.delete(listener)
    },
    onGap(listener) {
      gapListeners.add(listener)
      return () => void gapListeners.delete(listener)
    },
  }
}
