import type { AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { stateNodes } from './model.ts'
import { directory } from '#machines/directory.ts'
import { groupsOfNoFlow, notOfAState } from '#machines/notOfAState.ts'
import type { StateMeta } from '#machines/meta.ts'
import { requirements } from '#machines/requirements.ts'

const shown = Object.values(directory as unknown as Record<string, AnyStateMachine>).flatMap((machine) =>
  stateNodes(machine).flatMap((node) => {
    const meta = node.meta as StateMeta | undefined
    return (meta?.requirements ?? []).map((id) => ({ id, state: node.id, all: meta?.requirements ?? [] }))
  }),
)
const named = new Set<string>(shown.map(({ id }) => id))
const register = Object.keys(requirements)
const groupOf = (id: string) => id.slice(0, id.indexOf('-'))

test('MOD-2 every requirement that a state names is in the register, and is named once there', () => {
  expect(shown.filter(({ id }) => !register.includes(id))).toEqual([])
  expect(shown.filter(({ all }) => new Set(all).size < all.length)).toEqual([])
})

test('MOD-2 every requirement of the flows shows in some state, or says why in none', () => {
  const silent = register.filter((id) => !named.has(id) && !(id in notOfAState) && !(groupOf(id) in groupsOfNoFlow))
  expect(silent).toEqual([])
})

test('MOD-2 no reason stands for a requirement that some state shows by now, or that is no more', () => {
  expect(Object.keys(notOfAState).filter((id) => named.has(id) || !register.includes(id))).toEqual([])
  const groups = new Set(register.filter((id) => !named.has(id)).map(groupOf))
  expect(Object.keys(groupsOfNoFlow).filter((group) => !groups.has(group))).toEqual([])
})
