import { placeholder } from './placeholder.ts'

// What of an address may stand in a log (SAF-12): anything may be typed there, or be a key.

/** Parts of an address that choose what a page shows. */
const kept = new Set(['mode', 'game', 'at', 'hosted', 'category', 'status', 'hour', 'from', 'to', 'providers'])

/** Whether a part of an address may stand in a log: it chooses what a page shows, and names something of ours. */
export const isKept = (name: string, value: string): boolean => kept.has(name) && /^[\w:.,-]{1,80}$/.test(value)

/** A part of a path that is a word, as those of our pages are; keys have digits or capitals, or no end. */
const wordOf = (part: string): string => (/^[a-z-]{0,30}$/.test(part) ? part : placeholder(part))

/** An address below its locale: its path in words, and of its query what chooses the page. */
export function keptAddress(address: string): string {
  const [path = '', query] = address.split(/[?#]/)
  const search = String(new URLSearchParams([...new URLSearchParams(query)].filter((one) => isKept(...one))))
  return path.split('/').map(wordOf).join('/') + (search && `?${search}`)
}
