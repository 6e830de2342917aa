import type { SessionInput } from '#machines/session/session.contract.ts'
import type { Session } from './session.ts'

/** What pages read of the session's snapshot. */
export type SessionView = Pick<ReturnType<Session['getSnapshot']>, 'context' | 'matches' | 'children'>

/**
 * Where the page reaches the session. The machines come side by side with the first paint, not before it: until they are
 * there, everything reads as "pending", nobody is known, and no flow lives.
 */
export interface SessionPort {
  /** Null until the machines are there. */
  readonly current: Session | null
  readonly ready: Promise<Session>
  readonly view: () => SessionView
  readonly subscribe: (listener: () => void) => () => void
}

const noFlows = {}
const isPending = (state: unknown) => state === 'pending'

function viewBefore(input: SessionInput): SessionView {
  const context = {
    ...input,
    player: null,
    profile: null,
    landing: null,
    signOutReason: null,
    begun: null,
    blocks: { access: [], profile: [], exclusion: [], limits: [] },
    modals: [],
    health: {},
  }
  return { context, matches: isPending, children: noFlows }
}

/** `open` makes the session and starts it; a rejection stays on `ready` for the page to show. */
export function createSessionPort(input: SessionInput, open: () => Promise<Session>): SessionPort {
  const before = viewBefore(input)
  const waiting = new Set<() => void>()
  let current: Session | null = null
  const ready = open().then((session) => {
    current = session
    for (const arrived of waiting) arrived()
    return session
  })
  return {
    get current() {
      return current
    },
    ready,
    view: () => current?.getSnapshot() ?? before,
    subscribe(listener) {
      if (current) {
        const subscription = current.subscribe(listener)
        return () => subscription.unsubscribe()
      }
      let leave: () => void
      const late = () => {
        waiting.delete(late)
        const subscription = current?.subscribe(listener)
        leave = () => subscription?.unsubscribe()
        listener()
      }
      waiting.add(late)
      leave = () => void waiting.delete(late)
      return () => leave()
    },
  }
}
