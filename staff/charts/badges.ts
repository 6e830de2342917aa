import { textWidth } from './text.ts'

/** Sizes of the tags that bear the ids of requirements, px. */
export const badge = { size: 8.5, height: 11.5, padding: 5, gap: 4 } as const

/** Width of one tag, px. */
export const badgeWidth = (id: string): number => textWidth(id, badge.size, true) + 2 * badge.padding

/** Width of a row of tags, px. */
export const badgesWidth = (ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + badgeWidth(id), Math.max(0, ids.length - 1) * badge.gap)

/** Rows of ids, parted by blanks, whose tags are at most `max` px wide together. */
export function badgeRows(ids: readonly string[], max: number): readonly string[] {
  const rows: string[][] = []
  for (const id of ids) {
    const row = rows.at(-1)
    if (row && badgesWidth([...row, id]) <= max) row.push(id)
    else rows.push([id])
  }
  return rows.map((row) => row.join(' '))
}
