import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { directory } from '#machines/directory.ts'
import { audiences, type FlowId, flowIds } from '#machines/flowIds.ts'
import { flowMap } from './allMachines.ts'
import { mapOf } from './map.ts'
import { layOutMap, placeOnMap } from './mapDrawing.ts'
import { overlaps } from './overlaps.ts'

const root = join(import.meta.dirname, '..', '..')
const map = flowMap()
const flows = map.areas.flatMap((area) => area.flows)
const flowOf = (id: FlowId) => flows.find((flow) => flow.id === id)
const toldBy = (id: FlowId, says: string) => flowOf(id)?.tells.find((one) => one.says === says)?.to

test('MOD-2 every flow stands on the map once, for as long as the session lets it live', () => {
  expect(flows.map(({ id }) => id).toSorted()).toEqual(flowIds.toSorted())
  expect(Object.fromEntries(flows.map(({ id, lives }) => [id, lives]))).toEqual(audiences)
  expect(map.lifetimes).toContainEqual({ name: 'visitor', description: 'Nobody is signed in.' })
})

test('MOD-2 the map says whom the session tells of what a flow says', () => {
  expect(toldBy('deposit', 'verification.wanted')).toEqual(['verification'])
  expect(toldBy('verification', 'verification.closed')).toEqual(['documentUpload', 'deposit', 'withdrawal'])
  expect(toldBy('gameLaunch', 'game.launched')).toEqual(['gameFrame', 'activityTimer', 'realityCheck'])
  // Each break hears of the other one, though both say the same.
  expect(toldBy('activityTimer', 'break.begun')).toEqual(['realityCheck'])
  expect(toldBy('realityCheck', 'break.begun')).toEqual(['activityTimer'])
  expect(toldBy('exclusion', 'session.signOut')).toEqual([])
  expect(flowOf('toasts')?.hears).toContainEqual({ from: 'address', says: 'toast.show' })
  expect(flowOf('withdrawal')?.uses).toContain('request withdrawal')
})

/** The types of all events that stand in a source as being sent to the session. */
function saidInSource(id: FlowId): readonly string[] {
  const source = readFileSync(join(root, 'machines', id, `${id}.machine.ts`), 'utf8')
  const parts = source.split('context.parentRef,').slice(1)
  return [...new Set(parts.map((part) => /type: '([^']+)'/.exec(part)?.[1] ?? 'none'))].toSorted()
}

test.each(flowIds)('MOD-2 what the map lets %s say is all that its source sends to the session', (id) => {
  expect((flowOf(id)?.tells ?? []).map(({ says }) => says).toSorted()).toEqual(saidInSource(id))
})

test('MOD-2 the map can be read: nothing lies over anything else, and arrows lead between flows', async () => {
  const drawing = await layOutMap(map)
  expect(overlaps(drawing)).toEqual([])
  const arrows = drawing.chart.transitions.map(({ source, targets, words }) => [source, targets.join(), words])
  expect(arrows).toContainEqual(['money.deposit', 'documents.verification', 'verification wanted'])
  expect(placeOnMap(map, 'idle')).toBe('safety.idle')
})

test('MOD-2 a machine that is never started, or does not say what it is for, has no place on the map', () => {
  const stray = createMachine({ id: 'stray' })
  const { session, ...others } = directory
  expect(() => mapOf(session, [...Object.values(others), stray])).toThrow(
    'The machine "stray" does not say what it is for',
  )
  const idle = createMachine({ id: 'lounge', meta: { area: 'safety' } })
  expect(() => mapOf(session, [idle])).toThrow('The session never starts "lounge"')
})
