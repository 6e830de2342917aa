import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { describe, expect, test } from 'vitest'
import { permissionStates } from '#contract/deposit.ts'
import { accountStates, kycLevels } from '#contract/player.ts'
import { directory } from './directory.ts'
import { type Place, stateTable } from './stateTable.ts'

const machines = directory as unknown as Record<string, AnyStateMachine>
const below = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => below(child)),
]
const found = (place: Place): boolean => {
  if (!('flow' in place)) return true
  const nodes = below(machines[place.flow]!.root)
  return 'state' in place
    ? nodes.some((node) => node.path.join('.') === place.state)
    : nodes.some((node) => node.tags.includes(place.tag))
}
const places = Object.entries(stateTable).flatMap(([group, rows]) => rows.map((row) => [group, row.name, row] as const))
const namesOf = (group: string): readonly string[] => (stateTable[group] ?? []).map((row) => row.name).toSorted()

describe('every state that the sources name', () => {
  test.each(places)('MOD-8 %s: %s', (_, __, place: Place) => {
    expect(found(place)).toBe(true)
    expect('state' in place || place.reason !== '').toBe(true)
  })

  test('MOD-8 the groups are whole', () => {
    expect(namesOf('Deposit permission')).toEqual(permissionStates.toSorted())
    expect(namesOf('Withdrawal permission')).toEqual(permissionStates.toSorted())
    expect(namesOf('Player KYC levels')).toEqual(kycLevels.toSorted())
    expect(namesOf('Player account states')).toEqual(accountStates.toSorted())
    expect(namesOf('Upload flow')).toHaveLength(2 + 5 * 4 + 2 + 3)
    expect(namesOf('One-time code')).toEqual(
      ['UNINITIALIZE', 'SUCESS_SEND', 'SUCCESS_VERIFY', 'FAIL_SEND', 'FAIL_VERIFY'].toSorted(),
    )
  })

  test('MOD-8 no machine bears a status that the table does not know where it came from', () => {
    const known = new Set(places.flatMap(([, name, place]) => ['tag' in place ? place.tag : '', `status:${name}`]))
    // Words of the wallet call and of the payment itself (C3, P3), which are no states of section 4.
    for (const word of ['not-exists', 'SUCCESS', 'FAILED', 'CANCELLED', 'PENDING', 'NOT_SET', 'init'])
      known.add(`status:${word}`)
    const strays = Object.entries(machines).flatMap(([id, machine]) =>
      below(machine.root)
        .flatMap((node) => node.tags)
        .filter((tag) => tag.startsWith('status:') && !known.has(tag))
        .map((tag) => `${id} ${tag}`),
    )
    expect(strays).toEqual([])
  })
})
