import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { stateNodes, transitionsOf } from './model.ts'
import { anyEvent, sentBy } from './sent.ts'

/** What one flow tells the session, and whom the session tells in its turn. */
export interface Message {
  /** Id of the machine that says it. */
  readonly from: string
  /** The event, such as `game.launched`. */
  readonly says: string
  /** Flows that the session tells thereupon; none where it only acts itself. */
  readonly to: readonly string[]
}

interface Done {
  /** The event at which it is done; null where it comes with a state. */
  readonly at: string | null
  readonly action: unknown
}

const doneAt = (node: AnyStateNode): readonly Done[] => [
  ...[...node.entry, ...node.exit].map((action) => ({ at: null, action })),
  ...transitionsOf(node).flatMap(({ actions, eventType }) => actions.map((action) => ({ at: eventType, action }))),
]

const actionsOf = (machine: AnyStateMachine): readonly Done[] => stateNodes(machine).flatMap(doneAt)

/**
 * Everything that flows tell the session, and whom it tells thereupon, found out from the machines' own actions. What follows when the
 * session changes its state is not part of it. Guards are not asked: it is what may be told.
 */
export function messagesOf(session: AnyStateMachine, flows: readonly AnyStateMachine[]): readonly Message[] {
  const ofSession = actionsOf(session)
  const passedOn = (event: { readonly type: string }): readonly string[] =>
    ofSession
      .filter(({ at }) => at === event.type)
      .flatMap(({ action }) => sentBy(session, action, event))
      .flatMap(({ to }) => (to !== null && flows.some(({ id }) => id === to) ? [to] : []))
  const all = new Map<string, Message>()
  for (const flow of flows) {
    const told = actionsOf(flow).flatMap(({ at, action }) => sentBy(flow, action, anyEvent(at ?? '')))
    for (const { event } of told.filter(({ to }) => to === null)) {
      const key = `${flow.id} ${event.type}`
      const to = [...(all.get(key)?.to ?? []), ...passedOn(event)].filter((id) => id !== flow.id)
      all.set(key, { from: flow.id, says: event.type, to: [...new Set(to)] })
    }
  }
  return [...all.values()]
}
