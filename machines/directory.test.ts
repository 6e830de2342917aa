import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { describe, expect, test } from 'vitest'
import { directory, systemIds } from './directory.ts'
import { audiences } from './flowIds.ts'
import { promises } from './promises.ts'

const machines = Object.entries(directory as unknown as Record<string, AnyStateMachine>)
const below = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => below(child)),
]
const leaves = (machine: AnyStateMachine): readonly string[] =>
  below(machine.root)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.'))
    .toSorted()

test('MOD-1 the directory lists the 39 machines under their own ids', () => {
  expect(systemIds).toHaveLength(39)
  expect(machines.map(([id, machine]) => [id, machine.id]).filter(([id, name]) => id !== name)).toEqual([])
  expect(Object.keys(audiences).toSorted()).toEqual(systemIds.filter((id) => id !== 'session').toSorted())
})

describe.each(machines)('%s', (id, machine) => {
  test('MOD-2 says in plain words what each state and each delay is', () => {
    const mute = below(machine.root)
      .filter((node) => node.description === undefined)
      .map((node) => node.id)
    const muteDelays = below(machine.root).flatMap((node) =>
      node.after.filter((one) => one.description === undefined).map((one) => `${node.id} after ${String(one.delay)}`),
    )
    expect([...mute, ...muteDelays]).toEqual([])
  })

  test('MOD-1 promises for each of its states what the player can do now', () => {
    expect(Object.keys(promises[id as keyof typeof promises]).toSorted()).toEqual(leaves(machine))
  })

  test('SAF-9 has no busy state without an end of its own', () => {
    const endless = below(machine.root)
      .filter((node) => node.tags.includes('busy'))
      .filter((node) => {
        const chain: AnyStateNode[] = []
        for (let up: AnyStateNode | undefined = node; up !== undefined; up = up.parent) chain.push(up)
        // An upload ends by its stream, which watches for 120 s without progress and is cancelled by hand.
        return !chain.some((one) => one.after.length > 0) && !node.ownEvents.includes('upload.cancel')
      })
      .map((node) => node.id)
    expect(endless).toEqual([])
  })
})
