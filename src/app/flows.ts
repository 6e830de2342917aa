import type { ActorOf } from '#machines/directory.ts'
import type { FlowId } from '#machines/flowIds.ts'
import { useSyncExternalStore } from 'react'
import { useApp } from './AppContext.tsx'
import type { SessionView } from './sessionPort.ts'

/** A part of the session's snapshot: what is selected must stand in it as it is, or be a plain value. */
export function useSession<T>(select: (now: SessionView) => T): T {
  const { subscribe, view } = useApp().session
  return useSyncExternalStore(subscribe, () => select(view()))
}

/** The actor of a flow, or null while it does not live (a player's flow without a player). */
export function useFlow<Id extends FlowId>(id: Id): ActorOf<Id> | null {
  return useSession(({ children }) => (children as Partial<Record<FlowId, unknown>>)[id] ?? null) as ActorOf<Id> | null
}
