import { isReturn } from './returning.ts'

/** How far rows were scrolled sideways, px, by entry of the history and name. */
const places: Record<string, number> = {}

/** Where a row's place is kept: how far it was scrolled, 0 for who has not come back to its page (LOC-2); and how it is kept from now on. */
export function rowPlace(row: string) {
  const key = () => {
    const { __TSR_index: at } = (history.state ?? {}) as { __TSR_index?: number }
    return `${at} ${row}`
  }
  const keep = (left: number) => {
    places[key()] = left
  }
  if (!isReturn()) keep(0)
  return { left: places[key()] ?? 0, keep }
}
