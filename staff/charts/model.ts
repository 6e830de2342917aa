import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { anyEvent, sentBy } from './sent.ts'
import { actionWords, guardWords, isAuthored, type TriggerKind, triggerWords } from './words.ts'

/** One state as a chart shows it. `path` is the dot path that views bear in `data-state`; the root's is empty. */
export type ChartState = {
  readonly path: string
  readonly key: string
  readonly parent: string | null
  readonly type: AnyStateNode['type']
  readonly history: 'shallow' | 'deep' | null
  readonly description: string | null
  readonly tags: readonly string[]
  readonly initial: string | null
  readonly children: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  /** Names of the actors that live as long as the state does. */
  readonly invokes: readonly string[]
  /** Ids of the requirements that the state shows, such as `DEP-1`. */
  readonly requirements: readonly string[]
}

/** One transition. Without targets it is handled where it stands, and the state is not left. */
export type ChartTransition = {
  /** `path:event` and, where several guards share an event, `:index`. Stable between runs. */
  readonly id: string
  readonly source: string
  readonly targets: readonly string[]
  readonly kind: TriggerKind
  readonly words: string
  readonly guard: string
  readonly actions: readonly string[]
  readonly description: string | null
  /** Whether its source is left and entered anew, though the target lies within it, or is it. */
  readonly isAnew: boolean
}

/** A message that is sent on the way. */
export type ChartSend = {
  /** Id of the transition, or the path of a state with `entry ` or `exit ` before it. */
  readonly at: string
  readonly event: string
  /** Who gets it: the parent (null), the machine itself (`self`), or an actor by its id. */
  readonly to: string | null
}

/** Everything a drawing of one machine needs, taken from the very object that runs. */
export type Chart = {
  readonly id: string
  readonly description: string | null
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
  readonly sends: readonly ChartSend[]
}

/** Dot path of a state node, as in `data-state`; empty for the root. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.')

/** All transitions that leave a node, in the order in which xstate asks them. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** The stable id of a transition: coverage, replay and the drawing agree on it. */
export function transitionId(node: AnyStateNode, transition: AnyTransitionDefinition): string {
  const rivals = transitionsOf(node).filter((one) => one.eventType === transition.eventType)
  const base = `${pathOf(node)}:${transition.eventType || 'always'}`
  return rivals.length > 1 ? `${base}:${rivals.indexOf(transition)}` : base
}

/** Every state node of a machine, parents before children, in the order of the source. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const walk = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(walk)]
  return walk(machine.root as AnyStateNode)
}

/** Reads a machine into a chart. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = stateNodes(machine)
  return {
    id: machine.id,
    description: machine.root.description ?? null,
    states: nodes.map(chartState),
    transitions: nodes.flatMap((node) =>
      transitionsOf(node)
        .map((one) => chartTransition(node, one))
        .concat(historyDefault(node)),
    ),
    sends: nodes.flatMap((node) =>
      [
        sendsOf(machine, `entry ${pathOf(node)}`, node.entry, ''),
        sendsOf(machine, `exit ${pathOf(node)}`, node.exit, ''),
        transitionsOf(node).flatMap((one) => sendsOf(machine, transitionId(node, one), one.actions, one.eventType)),
      ].flat(),
    ),
  }
}

const sendsOf = (machine: AnyStateMachine, at: string, actions: readonly unknown[], type: string): ChartSend[] =>
  actions
    .filter(isAuthored)
    .flatMap((action) => sentBy(machine, action, anyEvent(type)))
    .map(({ event, to }) => ({ at, event: event.type, to }))

function chartState(node: AnyStateNode): ChartState {
  return {
    path: pathOf(node),
    key: node.key,
    parent: node.parent ? pathOf(node.parent) : null,
    type: node.type,
    history: node.type === 'history' ? node.history || 'shallow' : null,
    description: node.description ?? null,
    tags: node.tags,
    initial: node.type === 'compound' ? pathOf(node.initial.target[0] as AnyStateNode) : null,
    children: Object.values(node.states).map(pathOf),
    entry: node.entry.filter(isAuthored).map(actionWords),
    exit: node.exit.filter(isAuthored).map(actionWords),
    invokes: node.invoke.map((one) =>
      typeof one.src === 'string' && !one.src.startsWith('xstate.invoke.') ? one.src : one.id,
    ),
    requirements: requirementsOf(node),
  }
}

/** Empty for machines of a revision that named none yet. */
const requirementsOf = (node: AnyStateNode): readonly string[] =>
  (node.meta as { readonly requirements?: readonly string[] } | undefined)?.requirements ?? []

function chartTransition(node: AnyStateNode, transition: AnyTransitionDefinition): ChartTransition {
  const { kind, words } = triggerWords(node, transition)
  const first = transitionsOf(node).find((one) => one.eventType === transition.eventType)
  const guard = guardWords(transition.guard)
  return {
    id: transitionId(node, transition),
    source: pathOf(node),
    targets: (transition.target ?? []).map((one) => pathOf(one as AnyStateNode)),
    kind,
    words,
    guard: guard || (first === transition ? '' : 'else'),
    actions: transition.actions.map(actionWords),
    description: transition.description ?? null,
    isAnew: transition.reenter,
  }
}

/** A history state's first target, taken when there is nothing to come back to yet. */
function historyDefault(node: AnyStateNode): ChartTransition[] {
  const target: unknown = node.type === 'history' ? node.config.target : undefined
  if (typeof target !== 'string' || !node.parent) return []
  const found = target.startsWith('#')
    ? node.machine.getStateNodeById(target)
    : node.machine.getStateNodeById(`${node.parent.id}.${target.replace(/^\./, '')}`)
  return [
    {
      id: `${pathOf(node)}:default`,
      source: pathOf(node),
      targets: [pathOf(found as AnyStateNode)],
      kind: 'default',
      words: 'the first time',
      guard: '',
      actions: [],
      description: null,
      isAnew: false,
    },
  ]
}
