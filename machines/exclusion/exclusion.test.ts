import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BreakBegun } from '../events.ts'
import { anna, leafStates, listeningParent, manual, settle } from '../testing.ts'
import type { BeginBreakInput, ExclusionEvent, LookAtBreakInput, LookAtBreakOutput } from './exclusion.contract.ts'
import { exclusionMachine } from './exclusion.machine.ts'

const pause: BreakBegun = { kind: 'TIMEOUT', initiator: 'PLAYER', endsAt: '2026-12-01T12:00:00.000Z', isForGood: false }
const cooling: BreakBegun = { ...pause, kind: 'COOLING' }
const forGood: BreakBegun = { kind: 'SELF_EXCLUDED', initiator: 'PLAYER', endsAt: null, isForGood: true }
const lost = { kind: 'network', message: 'Network Error' }
const refused = { kind: 'status', status: 400, code: 'error.validation', message: 'no' }

const opened = () => {
  const { parentRef, heard } = listeningParent()
  const begin = manual<BreakBegun, BeginBreakInput>()
  const look = manual<LookAtBreakOutput, LookAtBreakInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    exclusionMachine.provide({ actors: { beginBreak: begin.logic, lookAtBreak: look.logic } }),
    { clock, input: { parentRef, player: anna } },
  ).start()
  const send = (...events: ExclusionEvent[]) => {
    for (const event of events) actor.send(event)
  }
  send({ type: 'exclusion.open' })
  return { send, begin, look, clock, heard, at: () => leafStates(actor.getSnapshot()).join(' ') }
}
let it: ReturnType<typeof opened>
beforeEach(() => {
  it = opened()
})

const confirm = { type: 'exclusion.confirm' } as const
const wholeExclusion: ExclusionEvent[] = [
  { type: 'exclusion.pick', months: null },
  { type: 'exclusion.tick', isTicked: true },
  confirm,
  confirm,
]

describe('choosing', () => {
  test('RGT-6 RMB-9 self-exclusion wants its tick and two times yes, and is asked for once', () => {
    it.send({ type: 'exclusion.pick', months: 6 }, confirm)
    expect(it.at(), 'without the tick').toBe('confirmingExclusion')
    it.send({ type: 'exclusion.tick', isTicked: true }, { type: 'exclusion.tick', isTicked: false }, confirm)
    expect(it.at(), 'the tick taken off again').toBe('confirmingExclusion')
    it.send({ type: 'exclusion.tick', isTicked: true }, confirm)
    expect([it.at(), it.begin.calls.length]).toEqual(['confirmingAgain', 0])
    it.send(confirm, confirm, confirm)
    expect(it.at()).toBe('beginning')
    expect(it.begin.calls.map(({ input }) => input)).toEqual([
      { wanted: { kind: 'exclusion', months: 6 }, playerId: anna.playerId },
    ])
  })

  test('RGT-6 who goes back at either question has chosen and ticked nothing', () => {
    it.send(
      ...wholeExclusion.slice(0, 3),
      { type: 'exclusion.clean' },
      { type: 'exclusion.pick', months: null },
      confirm,
    )
    expect([it.at(), it.begin.calls.length]).toEqual(['confirmingExclusion', 0])
  })

  test('RGT-5 a break and a day of cooling off want two times yes, too', () => {
    it.send({ type: 'timeout.pick', days: 7 }, confirm)
    expect([it.at(), it.begin.calls.length]).toEqual(['confirmingAgain', 0])
    it.send(confirm)
    expect(it.begin.last().input.wanted).toEqual({ kind: 'timeout', days: 7 })
    const other = opened()
    other.send({ type: 'cooling.pick' }, confirm, confirm)
    expect(other.begin.last().input.wanted).toEqual({ kind: 'cooling' })
  })
})

describe('taken', () => {
  test.each([
    ['a break', [{ type: 'timeout.pick', days: 7 }, confirm, confirm], pause, 'inTimeout', 'timeout', 'timeout'],
    ['a day of cooling off', [{ type: 'cooling.pick' }, confirm, confirm], cooling, 'inTimeout', 'timeout', 'timeout'],
    ['a self-exclusion', wholeExclusion, forGood, 'excluded', 'selfExcluded', 'excluded'],
  ] as const)(
    'RGT-5 RGT-6 SAF-1 SAF-6 with %s play closes and the session ends, with what has begun',
    async (_, events, begun, state, block, reason) => {
      it.send(...events)
      it.begin.last().resolve(begun)
      await settle()
      expect(it.at()).toBe(state)
      expect(it.heard).toEqual([
        { type: 'safety.blocksChanged', source: 'exclusion', reasons: [block] },
        { type: 'session.signOut', reason, begun },
      ])
    },
  )
})

describe('not taken, or nobody knows', () => {
  test('RGT-6 what was refused has not begun, and is asked for again by the player alone', async () => {
    it.send(...wholeExclusion)
    it.begin.last().reject(refused)
    await settle()
    expect([it.at(), it.heard]).toEqual(['failed', []])
    it.clock.increment(600_000)
    expect(it.begin.calls).toHaveLength(1)
    it.send(confirm)
    expect([it.at(), it.begin.calls.length]).toEqual(['beginning', 2])
  })

  test.each([
    ['that was cut off', async () => it.begin.last().reject(lost)],
    ['that never came', async () => it.clock.increment(15_000)],
  ])('RGT-6 SAF-4 after an answer %s what stands is looked up, and nothing is asked for twice', async (_, lose) => {
    it.send(...wholeExclusion)
    await lose()
    await settle()
    expect(it.at()).toBe('looking')
    it.look.last().resolve(forGood)
    await settle()
    expect([it.at(), it.begin.calls.length]).toEqual(['excluded', 1])
    expect(it.heard.at(-1)).toEqual({ type: 'session.signOut', reason: 'excluded', begun: forGood })
  })

  test('RGT-6 where none stands after a lost answer, that is said; where nobody answers, that', async () => {
    it.send(...wholeExclusion)
    it.begin.last().reject(lost)
    await settle()
    it.look.last().resolve(null)
    await settle()
    expect(it.at()).toBe('failed')
    it.send(confirm)
    it.begin.last().reject(lost)
    await settle()
    it.look.last().reject(lost)
    await settle()
    expect(it.at()).toBe('unknown')
    it.send(confirm)
    it.clock.increment(15_000)
    it.clock.increment(15_000)
    expect([it.at(), it.begin.calls.length]).toEqual(['unknown', 3])
    it.send({ type: 'exclusion.clean' })
    expect(it.at()).toBe('choosing')
  })
})
