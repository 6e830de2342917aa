import type { ActorOf } from '#machines/directory.ts'
import type { FlowId } from '#machines/flowIds.ts'
import { FlowOutOfService } from '#src/views/session/FlowOutOfService.tsx'
import type { ReactNode } from 'react'
import { useApp } from './AppContext.tsx'
import { Fence } from './Fence.tsx'
import { useFlow, useSession } from './flows.ts'

interface FlowProps<Id extends FlowId> {
  readonly id: Id
  /** Shown nothing while out of service: for what stands over a page, not in it. */
  readonly isQuiet?: boolean
  readonly children: (actor: ActorOf<Id>) => ReactNode
}

/** The view of one flow, fenced in: when the flow or its view fails, the rest of the page stands, and it can be tried again (SAF-13). */
export function Flow<Id extends FlowId>({ id, isQuiet = false, children }: FlowProps<Id>) {
  const { session } = useApp()
  const actor = useFlow(id)
  const isOut = useSession(({ context }) => context.health[id]?.isOutOfService === true)
  const fallback = (again: () => void) => (isQuiet ? null : <FlowOutOfService onRestart={again} />)
  if (isOut) return fallback(() => session.current?.send({ type: 'flow.restart', flow: id }))
  if (!actor) return null
  return (
    // A restarted flow is another actor: the fence falls with the old one.
    <Fence key={(actor as { sessionId: string }).sessionId} isQuiet={isQuiet} fallback={fallback}>
      {children(actor)}
    </Fence>
  )
}
