import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultRows, withoutRow } from './rows.tsx'
import { documentAround, type FaultLine, sectionOf } from './table.ts'

const FILE = join(import.meta.dirname, '..', '..', '..', 'docs', 'faults.md')

/** All areas, in the order of the document. */
export const areas: readonly string[] = [...new Set(faultRows.map(({ area }) => area))]

const [before, behind] = documentAround(withoutRow)

/** What docs/faults.md says now, part by part: each begins with its heading. */
const partsNow = (): readonly string[] => (existsSync(FILE) ? readFileSync(FILE, 'utf8').split(/(?<=\n)\n(?=## )/) : [])

/** What docs/faults.md says of an area now; empty where it says nothing. */
export const sectionIn = (area: string): string => partsNow().find((part) => part.startsWith(`## ${area}\n`)) ?? ''

/** Whether what stands around the areas is as it should be, and there is each of them and nothing else. */
export const isWhole = (): boolean => {
  const parts = partsNow()
  return parts[0] === before && parts.at(-1) === behind && parts.length === areas.length + 2
}

/** Writes an area's part anew; the others stay as they are. One file of tests at a time may write. */
export function writeSection(area: string, lines: readonly FaultLine[]): void {
  const sections = areas.map((one) => (one === area ? sectionOf(one, lines) : sectionIn(one))).filter(Boolean)
  writeFileSync(FILE, [before, ...sections, behind].join('\n'))
}
