import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { areaCalls, faultRows, withoutRow } from './table/rows.tsx'
import { areas, isWhole } from './table/writing.ts'

const SITE = join(import.meta.dirname, '..', '..', 'src')

/** What names a call in the code; a flow may have the name of one. */
const asks = (call: string): RegExp => new RegExp(`(?<!useFlow\\()'${call}'`, 'u')

test('DEP-6 SAF-9 every call of these areas has a row, or a reason why it has none that is true', () => {
  const rowed = new Set<CallName>(faultRows.map(({ call }) => call))
  expect(areaCalls.filter((call) => !rowed.has(call) && !(call in withoutRow))).toEqual([])
  expect(Object.keys(withoutRow).filter((call) => rowed.has(call as CallName))).toEqual([])
  const unasked = Object.keys(withoutRow).filter((call) => withoutRow[call as CallName]?.startsWith('no page'))
  const sources = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(SITE, file), 'utf8'))
  expect(unasked.filter((call) => sources.some((text) => asks(call).test(text)))).toEqual([])
})

test('DEP-6 SAF-9 docs/faults.md tells of each area, and each is walked by a file of tests', () => {
  expect(isWhole()).toBe(true)
  const walkers = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'))
  const walked = walkers.flatMap((name) => {
    const [, named = ''] = /walkAreas\((.*)\)/.exec(readFileSync(join(import.meta.dirname, name), 'utf8')) ?? []
    return [...named.matchAll(/'(\w+)'/g)].map(([, area]) => area)
  })
  expect(walked).toHaveLength(areas.length)
  expect(new Set(walked)).toEqual(new Set(areas))
})
