import type { AnyStateMachine } from 'xstate'

/** A message that an action sends. */
export interface Sent {
  /** Id of the actor it goes to, null for the parent; `self` is the machine itself, at once. */
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
export const anyEvent = (type: string): { readonly type: string } =>
  new Proxy({ type }, { ...answers, get: (event, key) => (key === 'type' ? type : answers.get(event, key)) })

const called = (value: unknown, ...args: readonly unknown[]): unknown =>
  typeof value === 'function' ? (value as (...all: readonly unknown[]) => unknown)(...args) : value

/** The messages that an action sends at an event: of several branches that one which is taken where everything is there. */
export function sentBy(machine: AnyStateMachine, action: unknown, event: object): readonly Sent[] {
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
  if (it?.type === 'xstate.raise') sendTo('self', it.event)
  const enqueue = new Proxy(() => undefined, { get: (_, key) => (key === 'sendTo' ? sendTo : () => undefined) })
  if (it?.type === 'xstate.enqueueActions') it.collect?.({ ...args, enqueue }, params)
  return sent
}
