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

const isDescription = (node: AstNode): boolean =>
  node.type === 'Property' &&
  (node['key'] as AstNode)['name'] === 'description' &&
  (node['value'] as AstNode).type === 'Literal'

const isName = (node: AstNode | undefined, name: string): boolean => node?.['name'] === name

/** What a call of the contract says of itself in words. */
const wordsOfCall = (node: AstNode): readonly AstNode[] => {
  if (node.type !== 'CallExpression' || !isName(node['callee'] as AstNode, 'endpoint')) return []
  const [definition] = node['arguments'] as readonly AstNode[]
  return ((definition?.['properties'] ?? []) as readonly AstNode[]).filter(
    ({ key }) => isName(key as AstNode, 'doc') || isName(key as AstNode, 'source'),
  )
}

/**
 * A machine's code without its plain-language descriptions, which charts need and players do not (they are a fifth of it), and the
 * contract's without the words of its calls, which the OpenAPI document needs.
 * They are overwritten with blanks, so every other place keeps its line and column.
 */
export function withoutDescriptions(file: string, code: string): string {
  let left = code
  const blank = (from: number, to: number) => {
    left = left.slice(0, from) + left.slice(from, to).replace(/[^\n]/g, ' ') + left.slice(to)
  }
  const all = [...nodes(parseSync(file, code).program)]
  for (const node of [...all.filter(isDescription), ...all.flatMap(wordsOfCall)]) {
    const end = node.end!
    blank(node.start!, end + (/^\s*,/.exec(left.slice(end))?.[0].length ?? 0))
  }
  return left
}

/** Takes the descriptions out of the machines and the contract of the site's build; charts and development keep them. */
export const stripDescriptions = (): Plugin => ({
  name: 'strip-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(machines|contract)\/.*\.ts$/ },
    handler: (code, id) => ({ code: withoutDescriptions(id, code), map: null }),
  },
})
