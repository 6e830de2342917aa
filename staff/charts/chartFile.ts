import * as v from 'valibot'
import type { Chart } from './model.ts'

const texts = v.array(v.string())

const chartSchema = v.object({
  id: v.string(),
  description: v.nullable(v.string()),
  states: v.pipe(
    v.array(
      v.object({
        path: v.string(),
        key: v.string(),
        parent: v.nullable(v.string()),
        type: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
        history: v.nullable(v.picklist(['shallow', 'deep'])),
        description: v.nullable(v.string()),
        tags: texts,
        initial: v.nullable(v.string()),
        children: texts,
        entry: texts,
        exit: texts,
        invokes: texts,
        // Files that were saved before states named any.
        requirements: v.optional(texts, []),
      }),
    ),
    v.maxLength(2000),
  ),
  transitions: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        source: v.string(),
        targets: texts,
        kind: v.picklist(['event', 'always', 'after', 'done', 'error', 'snapshot', 'default']),
        words: v.string(),
        guard: v.string(),
        actions: texts,
        description: v.nullable(v.string()),
        // Files that were saved before transitions said so.
        isAnew: v.optional(v.boolean(), false),
      }),
    ),
    v.maxLength(10_000),
  ),
  // Files that were saved before charts told of any.
  sends: v.optional(
    v.pipe(v.array(v.object({ at: v.string(), event: v.string(), to: v.nullable(v.string()) })), v.maxLength(20_000)),
    [],
  ),
})

const FORM = 'chart'

/** A chart as a file: JSON that says what it is. Same chart, same bytes. */
export const chartFile = (chart: Chart): string => `${JSON.stringify({ form: FORM, version: 1, chart }, null, 1)}\n`

/** Reads a chart's file. Throws, in words for whoever has opened it, what it is not. */
export function readChartFile(text: string): Chart {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Error('This file is no JSON.')
  }
  if (typeof file !== 'object' || file === null || !('form' in file) || file.form !== FORM || !('chart' in file))
    throw new Error('This is not the file of a chart.')
  if (!('version' in file) || file.version !== 1) throw new Error('This chart file is of another version than 1.')
  const read = v.safeParse(chartSchema, file.chart, { abortEarly: true })
  if (!read.success) {
    const [issue] = read.issues
    throw new Error(`The chart of this file can not be read: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`)
  }
  const chart = read.output
  const known = new Set(chart.states.map(({ path }) => path))
  const lost = [
    ...chart.states.flatMap(({ parent, children, initial }) => [
      ...(parent === null ? [] : [parent]),
      ...(initial === null ? [] : [initial]),
      ...children,
    ]),
    ...chart.transitions.flatMap(({ source, targets }) => [source, ...targets]),
  ].find((path) => !known.has(path))
  if (lost !== undefined) throw new Error(`The chart of this file speaks of a state that it does not have: ${lost}`)
  if (!isTree(chart)) throw new Error('The states of this chart do not lie within each other as they say.')
  return chart
}

/** Whether each state but the whole is the child of its parent, once, and all are reached from the whole: else no walk through them ends. */
function isTree({ states }: Chart): boolean {
  const byPath = new Map(states.map((state) => [state.path, state]))
  const children = states.flatMap((state) => state.children.map((child) => [child, state.path] as const))
  const isChild = children.every(([child, parent]) => byPath.get(child)?.parent === parent)
  const once = new Set(children.map(([child]) => child)).size === children.length
  return (
    byPath.size === states.length &&
    once &&
    isChild &&
    children.length === states.length - 1 &&
    byPath.get('')?.parent === null &&
    // A state lies below its parent by its path, so no two can lie within each other.
    states.every(
      ({ path, parent }) => parent === null || (path !== parent && (parent === '' || path.startsWith(`${parent}.`))),
    )
  )
}
