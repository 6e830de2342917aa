import { assign, setup } from 'xstate'
import { expect, test } from 'vitest'
import { smallSession } from '#staff/replay/session.fixture.ts'
import { explore, type Model } from './explore.ts'

const model: Model = {
  root: smallSession,
  input: undefined,
  outside: {
    session: [{ type: 'sign.out' }],
    login: [{ type: 'form.submit', email: 'a', password: 'b' } as never, { type: 'form.cancel' }],
    wallet: [{ type: 'ping' }],
  },
  answers: {
    signIn: [{ resolve: { playerId: 7 } }, { reject: { status: 400, code: 'NO' } }],
    socket: [{ send: { type: 'opened' } }, { send: { type: 'pushed', balance: 1 } as never }],
    rates: [{ next: 1 }],
    broken: [],
  },
  invariants: {
    'the wallet is there for players only': (view) =>
      view.has('./wallet') === (view.machine('.')?.context['player'] === 7),
  },
}

test('every state is visited once and the invariant holds in all of them', () => {
  const result = explore(model)
  expect(result).toMatchObject({ isComplete: true, violations: [] })
  expect(result.states).toBeGreaterThan(10)
})

test('the path to a violation is a shortest one', () => {
  const result = explore({ ...model, invariants: { 'nobody ever signs in': (view) => !view.has('./wallet') } })
  expect(result.violations).toMatchObject([
    {
      invariant: 'nobody ever signs in',
      path: ['login: form.submit {"email":"a","password":"b"}', 'signIn is answered {"playerId":7}'],
    },
  ])
})

test('an actor that throws is part of the space', () => {
  const result = explore({
    ...model,
    answers: { ...model.answers, broken: [{ throw: new Error('no') }] },
    invariants: { 'broken never counts': (view) => view.machine('.')?.context['broken'] === 0 },
    maxStates: 500,
  })
  expect(result.violations[0]?.path.at(-1)).toBe('broken throws')
})

test('a root that dies is a violation by itself', () => {
  const result = explore({ ...model, answers: { ...model.answers, rates: [{ throw: new Error('no') }] } })
  expect(result.violations[0]?.invariant).toBe('the session lives')
})

test('an actor of which the model does not say what it answers is refused', () => {
  expect(() => explore({ ...model, answers: {} })).toThrow('does not say what ./login/signIn may answer')
})

test('dropping a field that a guard reads is found by the audit', () => {
  const machine = setup({ types: { context: {} as { seen: number; tries: number } } }).createMachine({
    id: 'session',
    context: { seen: 0, tries: 0 },
    initial: 'a',
    states: {
      a: { on: { go: { target: 'b', actions: assign({ tries: ({ context }) => Math.min(2, context.tries + 1) }) } } },
      b: { on: { back: [{ guard: ({ context }) => context.tries < 2, target: 'a' }, { target: 'end' }] } },
      end: {},
    },
  })
  const counting = {
    root: machine,
    input: undefined,
    outside: { session: [{ type: 'go' }, { type: 'back' }] },
    answers: {},
    invariants: {},
    auditEvery: 1,
  }
  expect(explore(counting)).toMatchObject({ unsound: [], states: 5 })
  expect(explore({ ...counting, unread: { session: ['tries'] } }).unsound).not.toEqual([])
})
