import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './sources.ts'
import { withoutDescriptions } from './stripDescriptions.ts'

const folder = join(ROOT, 'machines')
const machines = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.machine.ts'),
)

test('MOD-2 what only charts read of a machine does not travel to players', () => {
  const code = `export const bell = setup({
  types: { tags: {} as FlowTag, meta: {} as StateMeta },
  guards: { isLoud: () => true },
}).createMachine({
  description: 'A bell.',
  states: { still: { description: 'Nobody rings.', meta: { requirements: ['RGT-4'] }, on: { ring: 'loud' } }, loud: { meta: {} } },
})`
  const left = withoutDescriptions('/machines/bell/bell.machine.ts', code)
  expect(left.replaceAll(/\s+/g, ' ')).toBe(
    "export const bell = setup({ guards: { isLoud: () => true }, }).createMachine({ states: { still: { on: { ring: 'loud' } }, loud: { } }, })",
  )
  expect(left.split('\n').map((line) => line.length)).toEqual(code.split('\n').map((line) => line.length))
})

test.each(machines)('MOD-2 no requirement is named in what players get of %s', (name) => {
  const file = join(folder, name)
  expect(withoutDescriptions(file, readFileSync(file, 'utf8'))).not.toMatch(/requirements: \[/)
})
