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
 * A demand on the surroundings (`^.categoryId in categories`) picks its bucket while the query runs, by `surroundingBucket`.
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
        const base = { type: 'Parameter', name }
        const demand = surroundingDemand(node.expr as Node)
        const type = typeOf(node.expr as Node, params)
        const narrower = demand && type !== undefined ? pickedBucket(type, demand, base) : base
        return { ...node, base: narrower, expr: rewrite(node.expr) }
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

/** A conjunct that compares a field with one of the document around the filter. */
interface SurroundingDemand {
  readonly outer: Node
  readonly path: string
  readonly kind: Demand['kind']
}

/** Type of the documents that a condition lets through; undefined when it names none. */
function typeOf(condition: Node, params: Readonly<Record<string, unknown>>): string | undefined {
  const demands: Demand[] = []
  collect(condition, params, demands)
  return demands.find((demand) => demand.path === '_type' && demand.kind === 'equal')?.value
}

function surroundingDemand(node: Node): SurroundingDemand | null {
  if (node.type === 'And') return surroundingDemand(node.left as Node) ?? surroundingDemand(node.right as Node)
  if (node.type === 'Group') return surroundingDemand(node.base as Node)
  if (node.type !== 'OpCall' || (node.op !== '==' && node.op !== 'in')) return null
  const [left, right] = [node.left as Node, node.right as Node]
  const kind = node.op === 'in' ? 'member' : 'equal'
  const made = (inner: Node, around: Node): SurroundingDemand | null => {
    const path = pathOf(inner)
    const outer = outerOf(around)
    return path !== null && outer !== null ? { outer, path, kind } : null
  }
  return kind === 'member' ? made(right, left) : (made(left, right) ?? made(right, left))
}

/** `^.a.b` as the document around would say it itself: `a.b`; null for anything else. */
function outerOf(node: Node): Node | null {
  if (node.type !== 'AccessAttribute' || !node.base) return null
  const base = node.base as Node
  if (base.type === 'Parent')
    return base.n === 1 ? ({ type: 'AccessAttribute', name: node.name } as unknown as Node) : null
  const inner = outerOf(base)
  return inner && ({ ...node, base: inner } as Node)
}

const MARK = 'bucket '
const text = (value: string) => ({ type: 'Value', value })

/** The base that looks its bucket up by the surrounding value, where that is a text; else the wider bucket. */
function pickedBucket(type: string, { outer, path, kind }: SurroundingDemand, wider: unknown): unknown {
  const reference = {
    type: 'OpCall',
    op: '+',
    left: text(`${MARK}${JSON.stringify([type, path, kind])}`),
    right: outer,
  }
  const found = {
    type: 'Deref',
    base: { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: reference }] },
  }
  const isText = { type: 'OpCall', op: '>=', left: outer, right: text('') }
  return {
    type: 'Select',
    alternatives: [{ type: 'SelectAlternative', condition: isText, value: found }],
    fallback: wider,
  }
}

/** The bucket that a reference made by the narrowing means; undefined for any other reference. */
export function surroundingBucket(reference: string, documents: DocumentSet): readonly ContentDocument[] | undefined {
  const end = reference.startsWith(`${MARK}[`) ? reference.indexOf(']', MARK.length) : -1
  if (end < 0) return undefined
  try {
    const [type, path, kind] = JSON.parse(reference.slice(MARK.length, end + 1)) as [string, string, Demand['kind']]
    return documents.matching(type, path, reference.slice(end + 1), kind)
  } catch {
    return undefined
  }
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
  if (!node.base) return node.name
  const base = pathOf(node.base as Node)
  return base === null ? null : `${base}.${node.name}`
}

function constant(node: Node, params: Readonly<Record<string, unknown>>): Constant {
  const value = node.type === 'Value' ? node.value : node.type === 'Parameter' ? params[node.name] : undefined
  return typeof value === 'string' ? value : undefined
}
