/** A value that can cross from thread to thread and be shown: no actor, no function, no circle, nothing too long. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** How deep, and how many entries of a list or an object, are shown. */
const bounds = { depth: 9, entries: 300, text: 2000 } as const

const shortened = (text: string): string =>
  text.length > bounds.text ? `${text.slice(0, bounds.text)}… (${text.length} letters)` : text

const partsOf = (error: Error): Record<string, unknown> =>
  Object.fromEntries([['message', error.message], ...Object.entries(error)])

/** The root has no name of its own but xstate's running number. */
const actorName = (id: unknown): string => (typeof id === 'string' && !/^x:\d+$/.test(id) ? id : 'session')

/** A copy of any value of a machine's context, of an event or an answer, fit to be shown. */
export function plainOf(value: unknown, depth = 0): Plain {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value
  if (typeof value === 'string') return shortened(value)
  if (value === undefined) return '(undefined)'
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object') return `(${typeof value})`
  if ('sessionId' in value && 'send' in value) return `(actor ${actorName((value as { id?: unknown }).id)})`
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '(no date)' : value.toISOString()
  if (depth >= bounds.depth) return '…'
  if (value instanceof Error) return { error: plainOf(partsOf(value), depth + 1) }
  if (value instanceof Map || value instanceof Set) return plainOf([...value], depth)
  if (Array.isArray(value)) {
    const shown: Plain[] = value.slice(0, bounds.entries).map((one) => plainOf(one, depth + 1))
    return value.length > bounds.entries ? [...shown, `… and ${value.length - bounds.entries} more`] : shown
  }
  const entries = Object.entries(value)
  const shown = entries.slice(0, bounds.entries).map(([key, one]) => [key, plainOf(one, depth + 1)] as const)
  if (entries.length > bounds.entries) shown.push(['…', `and ${entries.length - bounds.entries} more`])
  return Object.fromEntries(shown)
}

/** A value in one short line. */
export function lineOf(value: Plain, longest = 160): string {
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
