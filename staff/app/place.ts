/** The tabs of the staff page. */
export const tabs = ['charts', 'paths', 'storyboard', 'space', 'replay'] as const
export type Tab = (typeof tabs)[number]

/** Where somebody is on the staff page: `#charts/login/open.refused` is a tab, a flow and a state of it. */
export interface Place {
  readonly tab: Tab
  /** A flow; of the space check the name of an exploration. */
  readonly flow: string | null
  /** Dot path, as in `data-state`. */
  readonly state: string | null
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Reads an address's hash; what is not known is the list of charts. */
export function placeOf(hash: string): Place {
  const [tab = '', flow, state] = hash.replace(/^#/, '').split('/').map(decoded)
  const known = tabs.find((one) => one === tab)
  if (known === 'paths' || known === 'space') return { tab: known, flow: flow || null, state: null }
  if (known !== 'charts' && known !== 'storyboard') return { tab: known ?? 'charts', flow: null, state: null }
  return { tab: known, flow: flow || null, state: state || null }
}

/** The hash of a place on the staff page. */
export const hashOf = (tab: Tab, flow?: string, state?: string): string =>
  `#${[tab, flow, state]
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('/')}`
