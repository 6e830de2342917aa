import type { ActorOf } from '#machines/directory.ts'
import type { FlowId } from '#machines/flowIds.ts'
import { useSelector } from '@xstate/react'
import { useApp } from './AppContext.tsx'
import type { Session } from './session.ts'

/** The session's snapshot, or a part of it. */
export function useSession<T>(select: (snapshot: ReturnType<Session['getSnapshot']>) => T): T {
  return useSelector(useApp().session, select)
}

/** The actor of a flow, or null while it does not live (a player's flow without a player). */
export function useFlow<Id extends FlowId>(id: Id): ActorOf<Id> | null {
  return useSession(({ children }) => (children as Partial<Record<FlowId, unknown>>)[id] ?? null) as ActorOf<Id> | null
}
