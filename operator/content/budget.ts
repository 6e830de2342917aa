import type { ExprNode } from 'groq-js'
import { QueryError } from './queryError.ts'

/** How long a query may compute, ms of this process's own time; a page's queries take some milliseconds, rarely a hundred. */
const PATIENCE = 1500
/** Steps between two looks at the clock. */
const STRIDE = 16

/** Nodes of which a query runs one for each element of a list, and the part that it runs. */
const LOOPS: ReadonlySet<string> = new Set(['Filter', 'Map', 'FlatMap', 'Asc', 'Desc'])
const INNER: ReadonlySet<string> = new Set(['expr', 'base'])
/** Nodes that may themselves go through a list. */
const WALKS: ReadonlySet<string> = new Set(['Everything', 'PipeFuncCall', 'FuncCall'])

const NAME = 'step'

/** A query tree that counts its steps, and the parameter that it counts with. */
export interface Budgeted {
  readonly tree: ExprNode
  readonly params: Readonly<Record<string, unknown>>
}

const spent = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Bounds how long a query can run: the evaluator has no limit of its own and works on this very thread, so that one query of
 * lists within lists within lists would hold up everybody's money for minutes. Every turn of a loop first reads a parameter
 * whose reading counts; the evaluation then throws QueryError.
 */
export function budgeted(tree: ExprNode): Budgeted {
  const end = spent() + PATIENCE
  let steps = 0
  const step = {
    // The evaluator asks each value whether it is an iterator: the one thing it does with a parameter every time.
    get next(): undefined {
      steps += 1
      if (steps % STRIDE === 0 && spent() > end)
        throw new QueryError('The query takes too long: ask for less at a time')
      return undefined
    },
  }
  const counted = (node: unknown): unknown => ({
    type: 'Select',
    // An object is no yes, so the value is always what stands behind.
    alternatives: [{ condition: { type: 'Parameter', name: NAME }, value: { type: 'Value', value: null } }],
    fallback: node,
  })
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (value === null || typeof value !== 'object') return value
    const type = String((value as { type?: unknown }).type)
    // A sort's direction runs what it is about; any other loop has its list in `base` and runs `expr`.
    const isRun = (key: string): boolean =>
      LOOPS.has(type) && INNER.has(key) && (key === 'expr' || type === 'Asc' || type === 'Desc')
    const node = Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, isRun(key) ? counted(rewrite(child)) : rewrite(child)]),
    )
    return WALKS.has(type) ? counted(node) : node
  }
  return { tree: rewrite(tree) as ExprNode, params: { [NAME]: step } }
}
