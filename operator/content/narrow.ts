import type { ExprNode } from 'groq-js'
import type { ContentDocument, DocumentSet } from './documents.ts'

type Node = ExprNode & Record<string, unknown>
type Constant = string | undefined

/** A query tree that reads indexed buckets instead of the whole dataset, and the buckets it reads, as extra parameters. */
export interface Narrowed {
  readonly tree: ExprNode
  readonly buckets: Readonly<Record<string, readonly ContentDocument[]>>
}

/**
 * Replaces `*[_type == "game" && slug == $slug …]` by a filter over the smallest indexed bucket that surely holds every match.
 * The condition itself stays, so the answer can never differ from the whole dataset's: only conjuncts that must hold narrow.
 * A right side that changes with the surroundings (`^.categoryId`) is left to the evaluation.
 */
export function narrow(tree: ExprNode, documents: DocumentSet, params: Readonly<Record<string, unknown>>): Narrowed {
  const buckets: Record<string, readonly ContentDocument[]> = {}
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (value === null || typeof value !== 'object') return value
    const node = value as Node
    if (node.type === 'Filter' && (node.base as Node).type === 'Everything') {
      const bucket = bucketFor(node.expr as Node, documents, params)
      if (bucket) {
        const name = `bucket ${Object.keys(buckets).length}`
        buckets[name] = bucket
        return { ...node, base: { type: 'Parameter', name }, expr: rewrite(node.expr) }
      }
    }
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, rewrite(child)]))
  }
  return { tree: rewrite(tree) as ExprNode, buckets }
}

interface Demand {
  readonly path: string
  readonly value: string
  readonly kind: 'equal' | 'member'
}

function bucketFor(condition: Node, documents: DocumentSet, params: Readonly<Record<string, unknown>>) {
  const demands: Demand[] = []
  collect(condition, params, demands)
  const id = demands.find((demand) => demand.path === '_id' && demand.kind === 'equal')
  if (id) {
    const found = documents.byId(id.value)
    return found ? [found] : []
  }
  const type = demands.find((demand) => demand.path === '_type' && demand.kind === 'equal')
  if (!type) return null
  let smallest = documents.ofType(type.value)
  for (const demand of demands) {
    if (demand.path === '_type') continue
    const bucket = documents.matching(type.value, demand.path, demand.value, demand.kind)
    if (bucket.length < smallest.length) smallest = bucket
  }
  return smallest
}

function collect(node: Node, params: Readonly<Record<string, unknown>>, demands: Demand[]): void {
  if (node.type === 'And') {
    collect(node.left as Node, params, demands)
    collect(node.right as Node, params, demands)
  } else if (node.type === 'Group') {
    collect(node.base as Node, params, demands)
  } else if (node.type === 'OpCall' && node.op === '==') {
    add(demands, pathOf(node.left as Node), constant(node.right as Node, params), 'equal')
    add(demands, pathOf(node.right as Node), constant(node.left as Node, params), 'equal')
  } else if (node.type === 'OpCall' && node.op === 'in') {
    add(demands, pathOf(node.right as Node), constant(node.left as Node, params), 'member')
  }
}

function add(demands: Demand[], path: string | null, value: Constant, kind: Demand['kind']): void {
  if (path !== null && value !== undefined) demands.push({ path, value, kind })
}

/** `a.b.c` read from the document itself; null for anything else (parents, functions, dereferences). */
function pathOf(node: Node): string | null {
  if (node.type !== 'AccessAttribute') return null
  if (!node.base) return node.name as string
  const base = pathOf(node.base as Node)
  return base === null ? null : `${base}.${node.name as string}`
}

function constant(node: Node, params: Readonly<Record<string, unknown>>): Constant {
  const value = node.type === 'Value' ? node.value : node.type === 'Parameter' ? params[node.name as string] : undefined
  return typeof value === 'string' ? value : undefined
}
