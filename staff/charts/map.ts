import type { AnyStateMachine } from 'xstate'
import { areas, type StateMeta } from '#machines/meta.ts'
import { type Message, messagesOf } from './messages.ts'
import { chartOf, stateNodes } from './model.ts'
import { plainWords } from './words.ts'

/** A flow's place in the whole. */
export interface MappedFlow {
  readonly id: string
  readonly description: string
  /** The state of the session that it lives in, such as `player`; `always` when it lives as long as the session. */
  readonly lives: string
  /** What it has done outside the machines, in plain words: calls, streams, the browser's store. */
  readonly uses: readonly string[]
  readonly tells: readonly Message[]
  /** What it is told by which flows. */
  readonly hears: readonly { readonly from: string; readonly says: string }[]
}

/** All flows by what they are for, under the session that starts them and carries what they tell each other. */
export interface FlowMap {
  readonly session: Omit<MappedFlow, 'lives'>
  /** When flows live, with what the session says of that state. */
  readonly lifetimes: readonly { readonly name: string; readonly description: string }[]
  readonly areas: readonly { readonly id: string; readonly name: string; readonly flows: readonly MappedFlow[] }[]
}

/** When a flow lives that the whole session starts. */
const ALWAYS = 'always'

const areaOf = (machine: AnyStateMachine) => (stateNodes(machine)[0]?.meta as StateMeta | undefined)?.area

/** Reads the map out of the session's machine and those that it starts. Throws for one that says of no area or is never started. */
export function mapOf(session: AnyStateMachine, flows: readonly AnyStateMachine[]): FlowMap {
  const ids = new Set(flows.map(({ id }) => id))
  const messages = messagesOf(session, flows)
  const chart = chartOf(session)
  const homes = chart.states.filter(({ invokes }) => invokes.some((id) => ids.has(id)))
  const lifetimes = homes.map(({ path, description }) =>
    path === ''
      ? { name: ALWAYS, description: 'As long as the page is open.' }
      : { name: path, description: description ?? '' },
  )
  const usesOf = (machine: AnyStateMachine) => [
    ...new Set(
      chartOf(machine)
        .states.flatMap(({ invokes }) => invokes)
        .filter((name) => !ids.has(name))
        .map(plainWords),
    ),
  ]
  const flowOf = (machine: AnyStateMachine): MappedFlow => {
    const { id } = machine
    const home = homes.find(({ invokes }) => invokes.includes(id))
    if (home === undefined) throw new Error(`The session never starts "${id}"`)
    return {
      id,
      description: machine.root.description ?? '',
      lives: home.path || ALWAYS,
      uses: usesOf(machine),
      tells: messages.filter(({ from }) => from === id),
      hears: messages.filter(({ to }) => to.includes(id)).map(({ from, says }) => ({ from, says })),
    }
  }
  const lost = flows.find((machine) => areaOf(machine) === undefined)
  if (lost !== undefined) throw new Error(`The machine "${lost.id}" does not say what it is for: meta.area is missing`)
  return {
    session: {
      id: session.id,
      description: session.root.description ?? '',
      uses: usesOf(session),
      tells: [],
      hears: [],
    },
    lifetimes,
    areas: Object.entries(areas).map(([id, name]) => ({
      id,
      name,
      flows: flows.filter((machine) => areaOf(machine) === id).map(flowOf),
    })),
  }
}
