import { expect, test } from 'vitest'
import type { Scene } from '#src/recorder/scenes.ts'
import { SceneIndex } from './sceneIndex.ts'

const place = (record: number, path: string): Scene => [record, 0, 'place', { path, search: {}, hash: '', state: {} }]
const answered = (record: number, key: readonly unknown[], result: string | null): Scene => [
  record,
  0,
  'query',
  { key, status: 'answered', result, error: null },
]
const from = (minute: string) => ['player', 7, 'netPositionWinLoss', `2026-11-26T10:${minute}:00.000Z`, 1]
const home = ['content', 'home', { market: 'UN', language: 'en' }]

test('MOD-6 what a page showed is found by the step, and what was noted first stands for what was before', () => {
  const scenes = new SceneIndex([place(3, '/en-UN'), place(8, '/en-UN/terms')])
  expect([0, 3, 7, 8, 99].map((step) => scenes.at('place', step)?.path)).toEqual([
    '/en-UN',
    '/en-UN',
    '/en-UN',
    '/en-UN/terms',
    '/en-UN/terms',
  ])
  expect(scenes.at('window', 3)).toBeNull()
})

test('MOD-6 a question has the answer that it had at the step, however late the answer was written down', () => {
  const scenes = new SceneIndex([
    answered(5, home, 'two'),
    [5, 0, 'result', { hash: 'two', data: { title: 'Two' } }],
    // Written later, of an earlier moment.
    [2, 0, 'result', { hash: 'one', data: { title: 'One' } }],
    answered(2, home, 'one'),
    [7, 0, 'query', { key: home, status: 'failed', result: null, error: { $error: { message: 'Lost' } } }],
    [9, 0, 'query', { key: home, status: 'gone', result: null, error: null }],
    answered(11, home, null),
  ])
  const now = (step: number) => scenes.query(['content', 'home', { language: 'en', market: 'UN' }], step)
  expect(now(1)).toBeNull()
  expect(now(2)).toEqual({ is: 'answered', data: { title: 'One' } })
  expect(now(6)).toEqual({ is: 'answered', data: { title: 'Two' } })
  expect(now(7)).toMatchObject({ is: 'failed' })
  expect(now(9)).toBeNull()
  // It was too large for the log: that is not the same as no answer.
  expect(now(11)).toEqual({ is: 'leftOut' })
  expect(scenes.query(['content', 'home', { market: 'PP', language: 'sv' }], 6)).toBeNull()
})

test('MOD-6 of two things in one step the later one stands, and what was answered before is still there where the next answer is lost', () => {
  const scenes = new SceneIndex([
    [4, 30, 'query', { key: home, status: 'gone', result: null, error: null }],
    [4, 10, 'result', { hash: 'one', data: 1 }],
    [4, 10, 'query', { key: home, status: 'answered', result: 'one', error: null }],
    [6, 50, 'query', { key: home, status: 'failed', result: 'one', error: { $error: { message: 'Lost' } } }],
  ])
  expect(scenes.query(home, 5)).toBeNull()
  expect(scenes.query(home, 6)).toMatchObject({ is: 'failed', data: 1 })
})

test('MOD-6 a player’s question that names a moment is known by its call', () => {
  const scenes = new SceneIndex([[1, 0, 'result', { hash: 'a', data: 250 }], answered(1, from('00'), 'a')])
  expect(scenes.query(from('07'), 4)).toEqual({ is: 'answered', data: 250 })
  expect(scenes.query(['player', 8, 'netPositionWinLoss', 'x', 1], 4)).toBeNull()
})
