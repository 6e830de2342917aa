import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
} from 'xstate'
import { pathOf, stateNodes, transitionId, transitionsOf } from '#staff/charts/model.ts'
import { serializeEvent, type Walk } from './graph.ts'
import { onceFor } from './onceFor.ts'

/** Dot paths of the innermost states of a state value, as views bear them in `data-state`. */
export type LeafOf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${LeafOf<NonNullable<Value[Key]>>}` }[keyof Value & string]

// oxlint-disable typescript/no-explicit-any -- inference over all of xstate's own parameters
type ActorsOf<M> =
  M extends StateMachine<
    any,
    any,
    any,
    infer Actor extends ProvidedActor,
    any,
    any,
    any,
    any,
    any,
    any,
    any,
    any,
    any,
    any
  >
    ? Actor
    : never
type DelaysOf<M> =
  M extends StateMachine<any, any, any, any, any, any, infer Delay extends string, any, any, any, any, any, any, any>
    ? Delay
    : never
// oxlint-enable typescript/no-explicit-any

/** One way in which a person (or another tab, or the operator) makes an event happen, with real form data. */
// oxlint-disable-next-line typescript/no-explicit-any -- the context of any machine
export type EventCase<Event, W, Context = any> = {
  readonly name: string
  readonly event: Event
  readonly act: (world: W) => Promise<void>
  /** Innermost states in which the page offers it, by the beginning of their path; everywhere that the machine takes it when missing. */
  readonly offeredIn?: readonly string[]
  /**
   * Who is offered it, where the beginning of one state does not say: somebody who is signed in can sign out; what one half of a
   * parallel machine allows, another may not (`leaves`: all innermost states).
   */
  readonly offeredIf?: (context: Context, leaves: readonly string[]) => boolean
  /** It asks nobody's leave, such as news over the socket: it comes as well where the machine does nothing of it, and a path tries that. */
  readonly comesAnyway?: true
}

/** One input of a machine, and how the page is brought to its first state with it. */
export type Variant<Input, W> = { readonly input: Input; readonly open: (world: W) => Promise<void> }

/** An event that nothing on this page can cause; its transitions are left out of the coverage, and the reason is printed. */
export type Elsewhere = { readonly elsewhere: string }

/** One answer of an actor and how the real world is brought to give it. `prepare` runs before the held request is let go. */
export type AnswerCase<Output, W> = { readonly name: string; readonly prepare: (world: W) => Promise<void> } & (
  | { readonly output: Output }
  | { readonly error: unknown }
)

/** How an actor reaches out. */
export type ActorModel<Output, W> =
  /** By requests: `holds` names those that wait at the browser's edge until the path lets them go. */
  | {
      readonly holds: (request: {
        method: string
        path: string
        /** With its `?`, decoded. */
        query: string
        header: (name: string) => string
        body: string
      }) => boolean
      readonly answers: readonly AnswerCase<Output, W>[]
      /** An answer may have it asked again at once: only what waits is let go, and what comes behind waits for its own step. */
      readonly isAskedAgain?: true
    }
  /** Within the page, in no time: the state cannot be seen, and is left at once. `prepare` runs before it is entered. */
  | { readonly instant: string; readonly answers: readonly AnswerCase<Output, W>[] }
  /** It only sends events, which stand among the events. */
  | { readonly stream: string }

/**
 * Everything QA needs to bring one flow into each of its states. The compiler refuses a model that misses a state, an
 * event, an actor or a delay of its machine; the run refuses one that does not take every transition.
 */
export type PathModel<M extends AnyStateMachine, W> = {
  readonly machine: M
  /** The machine's inputs that matter (a brand's flag, say), each with how the page comes to its first state so. */
  readonly variants: Readonly<Record<string, Variant<InputFrom<M>, W>>>
  readonly events: {
    readonly [Type in EventFromLogic<M>['type']]:
      | readonly EventCase<Extract<EventFromLogic<M>, { type: Type }>, W, ContextFrom<M>>[]
      | Elsewhere
  }
  readonly answers: {
    readonly [Src in ActorsOf<M>['src']]: ActorModel<OutputFrom<Extract<ActorsOf<M>, { src: Src }>['logic']>, W>
  }
  /** Lets the time of a delay pass. */
  readonly delays: { readonly [Delay in DelaysOf<M>]: (world: W) => Promise<void> }
  /** States in which no time may pass: something outside the machine would ring first, such as a socket's own patience. */
  readonly stillIn?: readonly LeafOf<SnapshotFrom<M>['value']>[]
  /** What a person sees; `data-state` has been compared already. */
  readonly states: {
    readonly [Path in LeafOf<SnapshotFrom<M>['value']>]: (world: W, context: ContextFrom<M>) => Promise<void>
  }
  /** States in which no view of the flow is on the page: `data-state` is not asked for. */
  readonly unseen: readonly LeafOf<SnapshotFrom<M>['value']>[]
  /** States in which another flow takes over: the path ends there. */
  readonly ends: readonly LeafOf<SnapshotFrom<M>['value']>[]
  /** All that guards read of the context. */
  readonly counters: (context: ContextFrom<M>) => unknown
  /** Transitions that nothing outside can cause, by id (`state:event:index`), each with its reason. */
  readonly unreachable: Readonly<Record<string, string>>
  /**
   * Guarded transitions of which nothing outside can cause the event while the guard is false, by id: why that is, and
   * which test of the machine shows what it does then. A reason for a guard that paths see both ways is refused.
   */
  readonly guardsOneWay?: Readonly<Record<string, string>>
}

/** A model whose machine does not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- a model of any machine
export type AnyPathModel<W = any> = {
  readonly machine: AnyStateMachine
  readonly variants: Readonly<Record<string, Variant<unknown, W>>>
  readonly events: Readonly<Record<string, readonly EventCase<AnyEventObject, W>[] | Elsewhere>>
  readonly answers: Readonly<Record<string, ActorModel<unknown, W>>>
  readonly delays: Readonly<Record<string, (world: W) => Promise<void>>>
  readonly stillIn?: readonly string[]
  // oxlint-disable-next-line typescript/no-explicit-any -- the context of any machine
  readonly states: Readonly<Record<string, (world: W, context: any) => Promise<void>>>
  readonly unseen: readonly string[]
  readonly ends: readonly string[]
  // oxlint-disable-next-line typescript/no-explicit-any -- the context of any machine
  readonly counters: (context: any) => unknown
  readonly unreachable: Readonly<Record<string, string>>
  readonly guardsOneWay?: Readonly<Record<string, string>>
}

/** Writes a model down; the machine says what it must hold. `W` is what its functions drive: a page and an operator. */
export const pathModel =
  <W>() =>
  <M extends AnyStateMachine>(model: PathModel<M, W>): AnyPathModel<W> =>
    model

/** How one event of a path is brought about. */
export type Step<W> =
  | {
      readonly kind: 'act'
      readonly name: string
      readonly event: AnyEventObject
      readonly act: (world: W) => Promise<void>
    }
  | {
      readonly kind: 'answer'
      readonly name: string
      readonly event: AnyEventObject
      readonly actor: string
      readonly isInstant: boolean
      readonly isAskedAgain: boolean
      readonly prepare: (world: W) => Promise<void>
    }
  | {
      readonly kind: 'time'
      readonly name: string
      readonly event: AnyEventObject
      readonly pass: (world: W) => Promise<void>
    }

type Invoked = { readonly id: string; readonly src: string }

/** Actors that are running in a state, in the order they were started. */
export const invokedIn = (snapshot: AnyMachineSnapshot): readonly Invoked[] =>
  activeNodes(snapshot).flatMap((node) =>
    node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
  )

/** In such a state an actor answers in no time: it is left before anybody can look. */
export const isInstant = (model: AnyPathModel, snapshot: AnyMachineSnapshot): boolean =>
  invokedIn(snapshot).some(({ src }) => 'instant' in model.answers[src]!)

/** Whether a view of the flow is on the page, and says its state. */
export const isShown = (model: AnyPathModel, snapshot: AnyMachineSnapshot): boolean =>
  !isInstant(model, snapshot) && !leafPaths(snapshot.value).some((leaf) => model.unseen.includes(leaf))

const nodesOf = onceFor((machine: AnyStateMachine) => stateNodes(machine).map((node) => ({ node, path: pathOf(node) })))

/** Active states of a snapshot, the machine itself first. */
export const activeNodes = onceFor((snapshot: AnyMachineSnapshot): readonly AnyStateNode[] => {
  const active = new Set(leafPaths(snapshot.value).flatMap((path) => prefixes(path)))
  return nodesOf(snapshot.machine).flatMap(({ node, path }) => (path === '' || active.has(path) ? [node] : []))
})

const prefixes = (path: string): string[] =>
  path.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))

/** `data-state` of a state value: the innermost active states, sorted. */
export function leafPaths(value: unknown, before = ''): string[] {
  if (typeof value === 'string') return [before + value]
  return Object.entries(value as Record<string, unknown>)
    .flatMap(([key, inner]) =>
      inner && typeof inner === 'object' && !Object.keys(inner).length
        ? [before + key]
        : leafPaths(inner, `${before}${key}.`),
    )
    .toSorted()
}

const isElsewhere = (cases: readonly unknown[] | Elsewhere): cases is Elsewhere => 'elsewhere' in cases

/** What the page has a control for in a state, whether the machine takes it now or not. */
export function casesIn<W>(
  model: AnyPathModel<W>,
  snapshot: AnyMachineSnapshot,
): readonly EventCase<AnyEventObject, W>[] {
  const leaves = leafPaths(snapshot.value)
  return Object.values(model.events)
    .flatMap((cases) => (isElsewhere(cases) ? [] : cases))
    .filter(
      ({ offeredIn, offeredIf }) =>
        (!offeredIn || offeredIn.some((begin) => leaves.some((leaf) => leaf.startsWith(begin)))) &&
        (offeredIf?.(snapshot.context, leaves) ?? true),
    )
}

/** Every way in which something can happen in a state. */
export const stepsIn = <W>(model: AnyPathModel<W>, snapshot: AnyMachineSnapshot): readonly Step<W>[] =>
  stepsOf(model)(snapshot)

const stepsOf = onceFor((model: AnyPathModel) => onceFor((snapshot: AnyMachineSnapshot) => findSteps(model, snapshot)))

function findSteps<W>(model: AnyPathModel<W>, snapshot: AnyMachineSnapshot): readonly Step<W>[] {
  const leaves = leafPaths(snapshot.value)
  if (snapshot.status !== 'active' || leaves.some((leaf) => model.ends.includes(leaf))) return []
  const running = invokedIn(snapshot)
  const instant = running.find((one) => 'instant' in model.answers[one.src]!)
  const answers = running.flatMap(({ id, src }): Step<W>[] => {
    const actor = model.answers[src]!
    if ('stream' in actor || (instant && instant.id !== id)) return []
    return actor.answers.map((answer) => ({
      kind: 'answer',
      name: `${src}: ${answer.name}`,
      actor: src,
      isInstant: 'instant' in actor,
      isAskedAgain: 'isAskedAgain' in actor,
      prepare: answer.prepare,
      event:
        'output' in answer
          ? { type: `xstate.done.actor.${id}`, output: answer.output, actorId: id }
          : { type: `xstate.error.actor.${id}`, error: answer.error, actorId: id },
    }))
  })
  // What answers in no time leaves nobody the time for anything else.
  if (instant) return answers
  const acts = casesIn(model, snapshot)
    .filter(({ event, comesAnyway }) => comesAnyway === true || snapshot.can(event as never))
    .map(({ name, event, act }): Step<W> => ({ kind: 'act', name, event, act }))
  const isStill = leaves.some((leaf) => model.stillIn?.includes(leaf))
  const timers = (isStill ? [] : activeNodes(snapshot)).flatMap((node) =>
    [...node.transitions.keys()]
      .filter((type) => type.startsWith('xstate.after.'))
      .map((type) => ({ type, delay: type.slice('xstate.after.'.length, -(node.id.length + 1)) })),
  )
  const ms = (delay: string): number => Number(model.machine.implementations.delays[delay] ?? delay)
  const shortest = Math.min(...timers.map((one) => ms(one.delay)))
  // Waiting for a longer one would let the shorter one ring first, and two of one length ring together.
  const ringing = timers.filter((one) => !(ms(one.delay) > shortest))
  const times = (ringing.length > 1 ? [] : ringing).map(({ type, delay }): Step<W> => ({
    kind: 'time',
    name: `time passes (${delay})`,
    event: { type },
    pass: model.delays[delay]!,
  }))
  return [...acts, ...answers, ...times]
}

const walks = new WeakMap<Variant<unknown, never>, Walk>()

/** One variant of the model as a graph to walk. */
export function walkOf(model: AnyPathModel, variant: string): Walk {
  const chosen = model.variants[variant]!
  const known = walks.get(chosen)
  if (known) return known
  const walk: Walk = {
    machine: model.machine,
    input: chosen.input,
    counters: model.counters,
    events: (snapshot) => stepsIn(model, snapshot).map((step) => step.event),
  }
  walks.set(chosen, walk)
  return walk
}

/** The step of a model that an event of a path stands for. */
export const stepFor = <W>(model: AnyPathModel<W>, snapshot: AnyMachineSnapshot, event: AnyEventObject): Step<W> =>
  stepsIn(model, snapshot).find((step) => step.event === event || serializeEvent(step.event) === serializeEvent(event))!

/** Why each transition that is not to be covered is not: by its event, or by name. */
export function leftOut(model: AnyPathModel): Map<string, string> {
  const reasons = new Map(Object.entries(model.unreachable))
  for (const node of stateNodes(model.machine))
    for (const transition of transitionsOf(node)) {
      const cases = model.events[transition.eventType]
      if (cases && isElsewhere(cases)) reasons.set(transitionId(node, transition), cases.elsewhere)
    }
  return reasons
}
