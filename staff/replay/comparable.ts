type Parts = {
  status: string
  value?: unknown
  context?: unknown
  output?: unknown
  error?: unknown
  historyValue?: Record<string, readonly { id: string }[]>
  children?: Record<string, { getSnapshot(): { status: string } } | undefined>
}

const plain = (_: string, value: unknown): unknown => {
  if (value instanceof Error) return `Error ${value.message}`
  // An actor writes itself as its id; a root without one has xstate's running number.
  if (value && typeof value === 'object' && 'xstate$$type' in value)
    return `actor ${String((value as { id?: unknown }).id).replace(/^x:\d+$/, 'root')}`
  return value
}

/** A snapshot as one line of text, without what differs between two runs (session ids, subscriptions). */
export function comparable(place: string, snapshot: unknown): string {
  const { status, value, context, output, error, historyValue, children } = snapshot as Parts
  const history = Object.entries(historyValue ?? {}).map(([key, nodes]) => [key, nodes.map((one) => one.id)])
  const alive = Object.entries(children ?? {}).map(([id, child]) => [id, child?.getSnapshot().status])
  return `${place} ${JSON.stringify({ status, value, context, output, error, history, alive }, plain)}`
}
