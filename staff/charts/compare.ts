import type { Chart, ChartState, ChartTransition } from './model.ts'

/** How a part of a chart came to be where two versions are laid on each other. */
export type Change = 'added' | 'removed' | 'changed'

/** Two versions of one chart in one: all that either has, and what came of each part; what is the same in both has no entry. */
export interface Comparison {
  readonly chart: Chart
  /** By the state's path. */
  readonly states: ReadonlyMap<string, Change>
  /** By the transition's id in `chart`. */
  readonly transitions: ReadonlyMap<string, Change>
}

/** What makes two transitions the same one: an id counts its rivals, and so changes when another one comes before it. */
const sameness = ({ source, words, guard, targets }: ChartTransition): string =>
  JSON.stringify([source, words, guard, targets])

const differ = (one: object, other: object, fields: readonly string[]): boolean =>
  fields.some(
    (field) =>
      JSON.stringify((one as Record<string, unknown>)[field]) !==
      JSON.stringify((other as Record<string, unknown>)[field]),
  )

/** One that is gone, under an id that nothing of today has. */
const ofBefore = (one: ChartTransition): ChartTransition => ({ ...one, id: `before ${one.id}` })

/** Of a group with something new inside it is that which is new: it counts as changed for what it is itself alone. */
const OF_A_STATE = ['type', 'history', 'description', 'tags', 'initial', 'entry', 'exit', 'invokes']
const OF_A_TRANSITION = ['kind', 'actions', 'description']

/** Lays a later version of a chart over an earlier one. */
export function compareCharts(before: Chart, after: Chart): Comparison {
  const old = new Map(before.states.map((state) => [state.path, state]))
  const now = new Map(after.states.map((state) => [state.path, state]))
  const states = new Map<string, Change>()
  for (const state of after.states) {
    const was = old.get(state.path)
    if (was === undefined) states.set(state.path, 'added')
    else if (differ(was, state, OF_A_STATE)) states.set(state.path, 'changed')
  }
  for (const { path } of before.states) if (!now.has(path)) states.set(path, 'removed')

  const left = new Map<string, ChartTransition[]>()
  for (const one of before.transitions) left.set(sameness(one), [...(left.get(sameness(one)) ?? []), one])
  const transitions = new Map<string, Change>()
  for (const one of after.transitions) {
    const was = left.get(sameness(one))?.shift()
    if (was === undefined) transitions.set(one.id, 'added')
    else if (differ(was, one, OF_A_TRANSITION)) transitions.set(one.id, 'changed')
  }
  const gone = [...left.values()].flat().map(ofBefore)
  for (const { id } of gone) transitions.set(id, 'removed')

  return {
    chart: {
      ...after,
      states: unionOf(before.states, now, after.states),
      transitions: [...after.transitions, ...gone],
    },
    states,
    transitions,
  }
}

/** The states of both, parents before their children; those that are gone stand behind those that are there. */
function unionOf(
  before: readonly ChartState[],
  now: ReadonlyMap<string, ChartState>,
  after: readonly ChartState[],
): ChartState[] {
  const gone = before.filter(({ path }) => !now.has(path))
  const goneIn = (path: string) => gone.filter(({ parent }) => parent === path).map((state) => state.path)
  const grown = (state: ChartState): ChartState => {
    const more = goneIn(state.path)
    if (more.length === 0) return state
    // What had parts of its own and has none any more is drawn as the group that it was.
    const type = state.type === 'atomic' ? 'compound' : state.type
    return { ...state, type, children: [...state.children, ...more] }
  }
  const all = [...after.map(grown), ...gone]
  const byPath = new Map(all.map((state) => [state.path, state]))
  const walk = (path: string): ChartState[] => {
    const state = byPath.get(path)
    return state ? [state, ...state.children.flatMap(walk)] : []
  }
  return walk('')
}

/** What has changed, as a list that can be read: what was added first, then what was changed, then what is gone. */
export function changesIn({ chart, states, transitions }: Comparison): readonly {
  readonly change: Change
  readonly state: ChartState | null
  readonly transition: ChartTransition | null
}[] {
  const listed = [
    ...chart.states.flatMap((state) => {
      const change = states.get(state.path)
      return change ? [{ change, state, transition: null }] : []
    }),
    ...chart.transitions.flatMap((transition) => {
      const change = transitions.get(transition.id)
      return change ? [{ change, state: null, transition }] : []
    }),
  ]
  const order: readonly Change[] = ['added', 'changed', 'removed']
  return order.flatMap((change) => listed.filter((one) => one.change === change))
}
