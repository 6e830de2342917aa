import { parseSync, type Plugin } from 'vite'

interface AstNode {
  readonly type?: string
  readonly start?: number
  readonly end?: number
  readonly [field: string]: unknown
}

function* nodes(value: unknown): Generator<AstNode> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodes(item)
  } else if (typeof value === 'object' && value !== null) {
    yield value as AstNode
    for (const inner of Object.values(value)) if (typeof inner === 'object') yield* nodes(inner)
  }
}

const isText = (node: AstNode, ...names: readonly string[]): boolean =>
  node.type === 'Property' &&
  names.includes(String((node['key'] as AstNode)['name'])) &&
  (node['value'] as AstNode).type === 'Literal'

const isNamed = (node: AstNode, name: string): boolean =>
  node.type === 'Property' && (node['key'] as AstNode)['name'] === name

/**
 * What the code says in plain words: descriptions of a machine, the requirements that its states show (`meta`), and the types it is set
 * up with, which are empty once they are compiled; what a call of the contract is for, and where it comes from.
 */
function* plainWords(file: string, node: AstNode): Generator<AstNode> {
  if (file.includes('/machines/') && (isText(node, 'description') || isNamed(node, 'meta'))) yield node
  if (node.type === 'CallExpression' && (node['callee'] as AstNode)['name'] === 'setup')
    for (const one of ((node['arguments'] as AstNode[])[0]?.['properties'] ?? []) as AstNode[])
      if (isNamed(one, 'types')) yield one
  if (node.type !== 'CallExpression' || (node['callee'] as AstNode)['name'] !== 'endpoint') return
  for (const one of ((node['arguments'] as AstNode[])[0]?.['properties'] ?? []) as AstNode[])
    if (isText(one, 'doc', 'source')) yield one
}

/**
 * The code of a machine or of the contract without its plain words, which charts and the OpenAPI document need and players do
 * not (they are a fifth of it). They are overwritten with blanks, so every other place keeps its line and column.
 */
export function withoutDescriptions(file: string, code: string): string {
  let left = code
  const blank = (from: number, to: number) => {
    left = left.slice(0, from) + left.slice(from, to).replace(/[^\n]/g, ' ') + left.slice(to)
  }
  for (const node of nodes(parseSync(file, code).program)) {
    for (const { start, end } of plainWords(file, node))
      blank(start!, end! + (/^\s*,/.exec(left.slice(end))?.[0].length ?? 0))
  }
  return left
}

/** Takes the plain words out of the machines and the calls of the site's build; charts, the operator and development keep them. */
export const stripDescriptions = (): Plugin => ({
  name: 'strip-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(machines|contract)\/.*\.ts$/ },
    handler: (code, id) => ({ code: withoutDescriptions(id, code), map: null }),
  },
})
