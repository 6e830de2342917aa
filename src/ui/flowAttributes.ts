/** What flowAttributes reads of an xstate snapshot; every machine's snapshot fits. */
export interface FlowSnapshot {
  readonly machine: { readonly id: string }
  readonly value: unknown
  readonly tags: ReadonlySet<string>
}

const statusTag = 'status:'

/** `data-flow`, `data-state`, `data-status` for the root element of a view that shows a machine. */
export function flowAttributes(snapshot: FlowSnapshot) {
  const status = [...snapshot.tags].filter((tag) => tag.startsWith(statusTag)).map((tag) => tag.slice(statusTag.length))
  return {
    'data-flow': snapshot.machine.id,
    'data-state': leafStates(snapshot.value).join(' '),
    'data-status': status.length > 0 ? status.toSorted().join(' ') : undefined,
  }
}

/** Dot paths of the active leaf states, one for each parallel region, sorted. */
export function leafStates(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path ? `${path}.${value}` : value]
  if (typeof value !== 'object' || value === null) return path ? [path] : []
  const entries = Object.entries(value)
  if (entries.length === 0) return path ? [path] : []
  return entries.flatMap(([key, inner]) => leafStates(inner, path ? `${path}.${key}` : key)).toSorted()
}
