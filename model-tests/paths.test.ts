import { assign, createMachine, fromPromise, setup } from 'xstate'
import { describe, expect, test } from 'vitest'
import { coverageOf, generatePaths } from './coverage.ts'
import { models } from './models.ts'
import { leafPaths, pathModel, type PathModel } from './paths.ts'

describe.each(models.map((model) => [model.machine.id, model] as const))('paths of %s', (_, model) => {
  test('together enter every state and take every transition that something outside can cause', () => {
    const coverage = coverageOf(model, generatePaths(model))
    expect(coverage.states.missed).toEqual([])
    expect(coverage.transitions.missed).toEqual([])
  })

  test('are the same in every run', () => {
    expect(generatePaths(model).map((one) => one.title)).toEqual(generatePaths(model).map((one) => one.title))
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
