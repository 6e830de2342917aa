/** Parts of an address that choose what a page shows; all others may be typed, or a key (SAF-12). */
const kept = new Set(['mode', 'game', 'at', 'hosted', 'category', 'status', 'hour', 'from', 'to', 'providers'])

/** Whether a part of an address may stand in a log: it chooses what a page shows, and names something of ours. */
export const isKept = (name: string, value: string): boolean => kept.has(name) && /^[\w:.,-]{1,80}$/.test(value)

/** An address of the site as a log may have it: its path, and of its query what chooses the page. */
export function keptAddress(address: string): string {
  const [path = '', query] = address.split(/[?#]/)
  const search = String(new URLSearchParams([...new URLSearchParams(query)].filter((one) => isKept(...one))))
  return (search && `${path}?${search}`) || path
}
