import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assign, createMachine, fromPromise, setup } from 'xstate'
import { describe, expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'
import { generatePaths, pathSet } from './generate.ts'
import { guardsOf } from './guards.ts'
import { models } from './models.ts'
import { onceFor } from './onceFor.ts'
import { type AnyPathModel, leafPaths, pathModel, type PathModel } from './paths.ts'
import { isComplete } from './report.ts'
import { guardGaps } from '#staff/paths/pathReport.ts'
import { nameOf, readStrategy, shortest, type Strategy, strategyNamed } from './strategy.ts'

const pathsOf = onceFor((model: AnyPathModel) => generatePaths(model))

describe.each(models.map((model) => [model.machine.id, model] as const))('paths of %s', (_, model) => {
  test('together enter every state and take every transition that something outside can cause', () => {
    const coverage = coverageOf(model, pathsOf(model))
    expect(coverage.states.missed).toEqual([])
    expect(coverage.transitions.missed).toEqual([])
  })

  test('MOD-3 see each guard both ways, or it is known why not; and nothing explains what they do see', () => {
    const guards = guardsOf(model, pathsOf(model))
    expect(guardGaps(guards).map(({ id }) => id)).toEqual([])
    const needless = guards.filter(({ without, ...guard }) => without !== null && (guard.false || guard.withheld))
    expect(needless.map(({ id }) => id)).toEqual([])
  })

  test('MOD-3 each reason why a guard is seen one way names the test of the machine that shows the other', () => {
    const flow = model.machine.id
    const folder = join(import.meta.dirname, '..', 'machines', flow)
    for (const [id, why] of Object.entries(model.guardsOneWay ?? {})) {
      const [, title = '', file = ''] = /“([^”]+)” in (\w+\.test\.ts)/.exec(why) ?? []
      expect([id, file]).toEqual([id, `${flow}.test.ts`])
      const isThere = readFileSync(join(folder, file), 'utf8').includes(title)
      expect([id, title, isThere]).toEqual([id, title, true])
    }
  })

  test('are the same in every run', () => {
    expect(generatePaths(model).map((one) => one.title)).toEqual(pathsOf(model).map((one) => one.title))
  })
})

const door = setup({
  types: { context: {} as { knocks: number }, events: {} as { type: 'knock' } | { type: 'leave' } },
  actors: { ask: fromPromise<boolean>(() => Promise.resolve(true)) },
  delays: { patience: 1000 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        knock: [
          {
            guard: ({ context }) => context.knocks < 2,
            target: 'asking',
            actions: assign({ knocks: ({ context }) => context.knocks + 1 }),
          },
          { target: 'locked' },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [{ guard: ({ event }) => event.output, target: 'open' }, { target: 'closed' }],
        onError: 'closed',
      },
      after: { patience: 'closed' },
    },
    open: {
      type: 'parallel',
      states: { light: { initial: 'on', states: { on: {} } }, music: { initial: 'off', states: { off: {} } } },
    },
    locked: { on: { leave: 'closed' } },
  },
})

const nothing = async () => {}
const doorModel = {
  machine: door,
  variants: { only: { input: undefined, open: nothing } },
  events: {
    knock: [{ name: 'knocks', event: { type: 'knock' }, act: nothing }],
    leave: [{ name: 'leaves', event: { type: 'leave' }, act: nothing }],
  },
  answers: {
    ask: {
      holds: () => true,
      answers: [
        { name: 'yes', output: true, prepare: nothing },
        { name: 'no', output: false, prepare: nothing },
        { name: 'ill', error: new Error('ill'), prepare: nothing },
      ],
    },
  },
  delays: { patience: nothing },
  states: { closed: nothing, asking: nothing, 'open.light.on': nothing, 'open.music.off': nothing, locked: nothing },
  unseen: [],
  ends: [],
  counters: ({ knocks }: { knocks: number }) => knocks,
  unreachable: {},
} satisfies PathModel<typeof door, null>
const doorPaths = pathModel<null>()<typeof door>(doorModel)

test('done, error and time are part of the paths, and each of them is needed', () => {
  const paths = generatePaths(doorPaths)
  expect(coverageOf(doorPaths, paths).transitions).toMatchObject({ missed: [] })
  for (const path of paths) {
    const rest = coverageOf(
      doorPaths,
      paths.filter((one) => one !== path),
    )
    expect([...rest.transitions.missed, ...rest.states.missed]).not.toEqual([])
  }
})

const names = (strategy: Strategy) =>
  generatePaths(doorPaths, strategy).map(({ steps }) => steps.map(({ name }) => name).join(' > '))

test('MOD-3 simple paths come to no state twice, are all there are, and what they can not take is walked besides', () => {
  const { paths, without } = pathSet(doorPaths, { is: 'simple' })
  expect(without).toBeNull()
  expect(names({ is: 'simple' }).slice(0, 1)).toEqual(['knocks > ask: yes'])
  for (const { steps } of paths.slice(0, 1)) expect(new Set(steps.map((step) => step.leadsTo)).size).toBe(steps.length)
  // To close the door again is to come to a state twice.
  expect(names({ is: 'simple' }).slice(1).join()).toContain('leaves')
  expect(coverageOf(doorPaths, paths)).toMatchObject({ states: { missed: [] }, transitions: { missed: [] } })
})

test('MOD-3 simple paths of which there are too many are cut, and how many is said', () => {
  const limits = models.find(({ machine }) => machine.id === 'limits')!
  const { paths, without } = pathSet(limits, { is: 'simple' })
  expect(paths.length).toBeGreaterThan(100)
  expect(without).toMatch(/^\d+ of the \d+ simple paths are cut at \d steps, where they would go on$/)
  expect(coverageOf(limits, paths).transitions.missed).toEqual([])
})

/** Names of the steps of each row that the paths of the door take, with n before the last. */
const rows = (n: number) =>
  new Set(
    generatePaths(doorPaths, { is: 'n-switch', n }).flatMap(({ steps }) =>
      steps.map((_, at) => steps.slice(Math.max(0, at - n), at + 1).map(({ name }) => name)).map(String),
    ),
  )

test('MOD-3 n-switch takes every row of transitions that can follow each other', () => {
  // After each of the ways in which an asking ends with the door closed, one can knock again, and after the third time leave.
  const pairs = rows(1)
  for (const answer of ['ask: no', 'ask: ill', 'time passes (patience)']) {
    expect(pairs).toContain(`knocks,${answer}`)
    expect(pairs).toContain(`${answer},knocks`)
  }
  expect(pairs).toContain('knocks,leaves')
  expect(pairs).toContain('leaves,knocks')
  for (const first of ['ask: no', 'ask: ill', 'time passes (patience)'])
    for (const then of ['ask: no', 'ask: ill', 'ask: yes']) expect(rows(2)).toContain(`${first},knocks,${then}`)
})

test('MOD-3 a strategy is read by its name, and what is none says what there are', () => {
  for (const one of [shortest, { is: 'simple' }, { is: 'n-switch', n: 2 }] as const)
    expect(strategyNamed(nameOf(one))).toEqual(one)
  expect(readStrategy('n-switch')).toEqual({ is: 'n-switch', n: 1 })
  expect(() => readStrategy('fast')).toThrow('There is no strategy "fast"; there are shortest, simple, n-switch.')
  expect(() => readStrategy('simple', '2')).toThrow('--n belongs to --strategy n-switch, not to simple.')
  expect(() => readStrategy('n-switch', 'two')).toThrow('--n is a whole number from 1 to 3, not "two".')
})

test('MOD-3 of each guard it is counted whether its event was seen to be taken and to be passed over', () => {
  const guards = guardsOf(doorPaths, generatePaths(doorPaths))
  expect(guards).toEqual([
    { id: 'closed:knock:0', true: true, false: true, withheld: false, without: null },
    { id: 'asking:xstate.done.actor.ask:0', true: true, false: true, withheld: false, without: null },
  ])
  const once = generatePaths(doorPaths, { is: 'simple' }).slice(0, 1)
  expect(guardsOf(doorPaths, once).map((one) => [one.true, one.false])).toEqual([
    [true, false],
    [true, false],
  ])
})

const shut = setup({
  types: { events: {} as { type: 'open' } | { type: 'unlock' }, context: {} as { isLocked: boolean } },
}).createMachine({
  id: 'shut',
  context: { isLocked: true },
  initial: 'here',
  states: {
    here: {
      on: {
        open: { guard: ({ context }) => !context.isLocked, target: 'gone' },
        unlock: { actions: assign({ isLocked: false }) },
      },
    },
    gone: {},
  },
})
const opens = { name: 'opens', event: { type: 'open' }, act: nothing } as const
const shutModel = {
  machine: shut,
  variants: { only: { input: undefined, open: nothing } },
  events: { open: [opens], unlock: [{ name: 'unlocks', event: { type: 'unlock' }, act: nothing }] },
  answers: {},
  delays: {},
  states: { here: nothing, gone: nothing },
  unseen: [],
  ends: [],
  counters: ({ isLocked }: { isLocked: boolean }) => isLocked,
  unreachable: {},
} satisfies PathModel<typeof shut, null>
const shutPaths = (more: Partial<PathModel<typeof shut, null>> = {}) =>
  pathModel<null>()<typeof shut>({ ...shutModel, ...more })
const seen = { id: 'here:open', true: true, false: false, withheld: false, without: null }

test('MOD-3 a guard that is false only where its control is switched off is told apart: no path tries', () => {
  const model = shutPaths()
  expect(guardsOf(model, generatePaths(model))).toEqual([{ ...seen, withheld: true }])
})

test('MOD-3 a path tries what comes without being asked, though the machine does nothing of it', () => {
  const model = shutPaths({ events: { ...shutModel.events, open: [{ ...opens, comesAnyway: true }] } })
  const paths = generatePaths(model)
  expect(paths.map(({ steps }) => steps.map(({ name }) => name))).toEqual([['opens', 'unlocks', 'opens']])
  expect(guardsOf(model, paths)).toEqual([{ ...seen, false: true }])
})

const unlocked = { ...opens, offeredIf: ({ isLocked }: { isLocked: boolean }) => !isLocked }

test('MOD-3 where nobody can see a guard false the model says why, and of no other transition', () => {
  const events = { ...shutModel.events, open: [unlocked] }
  const why = 'who is locked in has no handle'
  const bare = shutPaths({ events })
  expect(guardsOf(bare, generatePaths(bare))).toEqual([seen])
  const explained = shutPaths({ events, guardsOneWay: { 'here:open': why } })
  expect(guardsOf(explained, generatePaths(explained))).toEqual([{ ...seen, without: why }])
  for (const id of ['here:unlock', 'here:close']) {
    const wrong = shutPaths({ events, guardsOneWay: { [id]: why } })
    expect(() => generatePaths(wrong)).toThrow(`shut counts no guard of ${id}`)
  }
})

test('MOD-3 a run is complete only where nothing is missing of its guards, or it is known why', () => {
  const paths = generatePaths(doorPaths)
  const run = {
    flow: 'door',
    walked: null,
    paths: [],
    coverage: coverageOf(doorPaths, paths),
    guards: [{ ...seen, withheld: true }],
    without: null,
  }
  expect(isComplete(run)).toBe(true)
  expect(isComplete({ ...run, guards: [{ ...seen, without: 'nobody can' }] })).toBe(true)
  expect(isComplete({ ...run, guards: [seen] })).toBe(false)
})

test('MOD-3 each strategy sees the guards false that can be seen so', () => {
  const idle = models.find(({ machine }) => machine.id === 'idle')!
  for (const strategy of [{ is: 'simple' }, { is: 'n-switch', n: 1 }] as const)
    expect(guardGaps(guardsOf(idle, generatePaths(idle, strategy)))).toEqual([])
})

test('a transition that no answer of the model leads to is reported as missed', () => {
  const poor = {
    ...doorPaths,
    answers: { ask: { holds: () => true, answers: [{ name: 'yes', output: true, prepare: nothing }] } },
  }
  expect(coverageOf(poor, generatePaths(poor)).transitions.missed).toEqual([
    'asking:xstate.done.actor.ask:1',
    'asking:xstate.error.actor.ask',
  ])
})

test('a model that names a transition the machine has not is refused', () => {
  const wrong = { ...doorPaths, unreachable: { 'closed:gone': 'it was taken away' } }
  expect(() => generatePaths(wrong)).toThrow('door has no transition closed:gone')
})

test('the compiler refuses a model that misses a state, an event, an actor or a delay of its machine', () => {
  const { closed: _closed, ...states } = doorModel.states
  const { leave: _leave, ...events } = doorModel.events
  // @ts-expect-error -- the state "closed" is missing
  pathModel<null>()<typeof door>({ ...doorModel, states })
  // @ts-expect-error -- the event "leave" is missing
  pathModel<null>()<typeof door>({ ...doorModel, events })
  // @ts-expect-error -- the actor "ask" is missing
  pathModel<null>()<typeof door>({ ...doorModel, answers: {} })
  // @ts-expect-error -- the delay "patience" is missing
  pathModel<null>()<typeof door>({ ...doorModel, delays: {} })
  expect(Object.keys(states)).toEqual(['asking', 'open.light.on', 'open.music.off', 'locked'])
  expect(Object.keys(events)).toEqual(['knock'])
})

test('the active states are written as views write them', () => {
  expect(leafPaths('closed')).toEqual(['closed'])
  expect(leafPaths({ open: { music: 'off', light: 'on' } })).toEqual(['open.light.on', 'open.music.off'])
  expect(leafPaths(createMachine({ initial: 'a', states: { a: {} } }).resolveState({ value: 'a' }).value)).toEqual([
    'a',
  ])
})
