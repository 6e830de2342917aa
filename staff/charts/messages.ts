import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { stateNodes, transitionsOf } from './model.ts'

/** What one flow tells the session, and whom the session tells in its turn. */
export interface Message {
  /** Id of the machine that says it. */
  readonly from: string
  /** The event, such as `game.launched`. */
  readonly says: string
  /** Flows that the session tells thereupon; none where it only acts itself. */
  readonly to: readonly string[]
}

interface Sent {
  /** Id of the actor it goes to; null for the parent. */
  readonly to: string | null
  readonly event: { readonly type: string }
}

/** What xstate's own actions look like at run time, which it does not type. */
interface Action {
  readonly type?: string
  readonly params?: unknown
  readonly to?: unknown
  readonly event?: unknown
  readonly collect?: (args: object, params: unknown) => void
}

const PARENT = Symbol('the parent')

const answers = {
  get: (_: object, key: PropertyKey): unknown => {
    if (key === 'parentRef') return PARENT
    if (key === Symbol.iterator) return () => [anything()][Symbol.iterator]()
    return key === Symbol.toPrimitive ? () => '' : anything()
  },
  apply: () => anything(),
  has: () => true,
  ownKeys: () => [],
}

/** What is not known before a machine runs: whatever is asked of it is not known either, and of a list of it there is one. */
const anything = (): object => new Proxy(() => undefined, answers)
/** An event of which only its type is known. */
const anyEvent = (type: string): { readonly type: string } =>
  new Proxy({ type }, { ...answers, get: (event, key) => (key === 'type' ? type : answers.get(event, key)) })

const called = (value: unknown, ...args: readonly unknown[]): unknown =>
  typeof value === 'function' ? (value as (...all: readonly unknown[]) => unknown)(...args) : value

/** The messages that an action sends at an event: of several branches that one which is taken where everything is there. */
function sentBy(machine: AnyStateMachine, action: unknown, event: object): readonly Sent[] {
  const named = (typeof action === 'string' ? { type: action } : action) as Action
  const it = (typeof action === 'function' ? action : machine.implementations.actions[named.type ?? '']) as
    | Action
    | undefined
  const args = { context: anything(), event, self: anything(), system: anything(), check: () => true }
  const params = typeof action === 'function' ? undefined : called(named.params ?? anything(), args)
  const sent: Sent[] = []
  const sendTo = (to: unknown, what: unknown) => {
    const actor = called(to, args, params)
    const { type } = called(what, args, params) as Action
    if (typeof type !== 'string' || (actor !== PARENT && typeof actor !== 'string')) return
    sent.push({ to: actor === PARENT ? null : actor, event: called(what, args, params) as Sent['event'] })
  }
  if (it?.type === 'xstate.sendTo') sendTo(it.to, it.event)
  const enqueue = new Proxy(() => undefined, { get: (_, key) => (key === 'sendTo' ? sendTo : () => undefined) })
  if (it?.type === 'xstate.enqueueActions') it.collect?.({ ...args, enqueue }, params)
  return sent
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
