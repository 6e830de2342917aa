import type { ActorOf } from '#machines/directory.ts'
import type { FlowId } from '#machines/flowIds.ts'
import { FlowOutOfService } from '#src/views/session/FlowOutOfService.tsx'
import { Component, type ReactNode } from 'react'
import { useApp } from './AppContext.tsx'
import { useFlow, useSession } from './flows.ts'
import { hasLostParts, seekLostParts } from './part.tsx'

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

interface FenceProps {
  /** What stands there after a failure; `again` shows the view anew: its flow lives on. */
  readonly fallback: (again: () => void) => ReactNode
  /** Nobody is shown a button: what failed for want of a file is shown anew by itself. */
  readonly isQuiet: boolean
  readonly children: ReactNode
}

/** How long a quiet view waits before it seeks the file that did not come, ms. */
const QUIET_PAUSE = 5000

class Fence extends Component<FenceProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  #seeking: ReturnType<typeof setTimeout> | undefined
  readonly #again = () => {
    seekLostParts()
    this.setState({ hasFailed: false })
  }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch() {
    if (this.props.isQuiet && hasLostParts()) this.#seeking = setTimeout(this.#again, QUIET_PAUSE)
  }
  override componentWillUnmount() {
    clearTimeout(this.#seeking)
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback(this.#again) : this.props.children
  }
}
