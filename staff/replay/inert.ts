import type { AnyActorRef } from 'xstate'

type Scope = {
  self: AnyActorRef
  actionExecutor: (action: { type: string }) => void
  emit: () => void
  logger: () => void
}
type Snapshot = { status: string; [key: string]: unknown }

/** Actor logic as xstate runs it; its own types hide `start` and the scope's executor. */
export type Logic = {
  start?: (snapshot: Snapshot, scope: Scope) => void
  transition: (snapshot: Snapshot, event: { type: string }, scope: Scope) => Snapshot
  getInitialSnapshot: (scope: Scope, input: unknown) => Snapshot
}

/** Of a machine's actions only these run in a replay: they move messages and children inside the session. */
const inner = new Set(['xstate.raise', 'xstate.sendTo', 'xstate.spawnChild', 'xstate.stopChild', 'xstate.cancel'])
const ownAnswer = /^xstate\.(promise|observable)\./

const scopes = new WeakMap<object, Scope>()

/** The same scope, but nothing the machine does reaches out: no custom action, no emitted event, no log line. */
function inertScope(scope: Scope): Scope {
  const known = scopes.get(scope)
  if (known) return known
  const execute = scope.actionExecutor
  const made: Scope = Object.assign(Object.create(scope) as Scope, {
    actionExecutor: (action: { type: string }) => {
      if (inner.has(action.type)) execute(action)
    },
    emit: () => {},
    logger: () => {},
  })
  scopes.set(scope, made)
  return made
}

/** A promise, callback or observable that was never started still has to end as one that was. */
function stopped(snapshot: Snapshot): Snapshot {
  if (snapshot.status !== 'active') return snapshot
  if ('context' in snapshot) return { ...snapshot, status: 'stopped', input: undefined, _subscription: undefined }
  return { ...snapshot, status: 'stopped', error: undefined }
}

/** Logic that decides as the real one does and does nothing. `pump` feeds what the live actor said at this very moment. */
export function inert(logic: Logic, pump: (leaf: AnyActorRef) => void): Logic {
  if ('__xstatenode' in logic)
    return Object.assign(Object.create(logic) as Logic, {
      transition: (snapshot: Snapshot, event: { type: string }, scope: Scope) =>
        logic.transition(snapshot, event, inertScope(scope)),
      getInitialSnapshot: (scope: Scope, input: unknown) => logic.getInitialSnapshot(inertScope(scope), input),
      start: (snapshot: Snapshot, scope: Scope) => logic.start?.(snapshot, scope),
    })
  // A transition function is pure already.
  if (!logic.start) return logic
  return {
    ...logic,
    start: (_, { self }) => pump(self),
    transition: (snapshot, event, scope) => {
      if (event.type === 'xstate.stop') {
        // What the live one said while it was being stopped comes first, as it did then.
        pump(scope.self)
        try {
          return logic.transition(snapshot, event, scope)
        } catch {
          // Callbacks and observables look for what only a started one has.
          return stopped(snapshot)
        }
      }
      const next = ownAnswer.test(event.type) ? logic.transition(snapshot, event, scope) : snapshot
      pump(scope.self)
      return next
    },
  }
}
