/** What flowAttributes reads of an xstate snapshot; every machine's snapshot fits. */
export interface FlowSnapshot {
  readonly machine: { readonly id: string }
  readonly value: unknown
  getMeta(): Record<string, unknown>
}

/** `data-flow`, `data-state`, `data-status` for the root element of a view that shows a machine. */
export function flowAttributes(snapshot: FlowSnapshot) {
  const status = sourceStatus(snapshot)
  return {
    'data-flow': snapshot.machine.id,
    'data-state': leafStates(snapshot.value).join(' '),
    ...(status === null ? {} : { 'data-status': status }),
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

/** The literal that the sources give the state (`meta.status`), of the deepest active state that has one. */
function sourceStatus(snapshot: FlowSnapshot): string | null {
  const found = Object.entries(snapshot.getMeta())
    .toSorted(([a], [b]) => b.split('.').length - a.split('.').length)
    .map(([, meta]) => (meta as { status?: unknown } | undefined)?.status)
    .find((status) => typeof status === 'string')
  return typeof found === 'string' ? found : null
}
