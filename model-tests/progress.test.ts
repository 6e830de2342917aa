import { expect, test } from 'vitest'
import { progressLine, timeLeft } from './progress.ts'

const run = { done: 10, all: 30, failed: 0, flow: 'login', spent: 40_000, workers: 2 }

test('MOD-3 a run says how far it is and how long it will take, from the mean so far and how many walk side by side', () => {
  expect(timeLeft(run)).toBe(40_000)
  expect(progressLine(run)).toBe('path 10 of 30, login, about 40 s left')
  expect(progressLine({ ...run, spent: 400_000, failed: 2 })).toBe('path 10 of 30, login, 2 failed, about 7 min left')
})

test('MOD-3 the last path is walked by one alone; before the first and after the last nothing is guessed', () => {
  expect(timeLeft({ ...run, done: 29, spent: 29_000 })).toBe(1000)
  expect(progressLine({ ...run, done: 0, flow: '', spent: 0 })).toBe('path 0 of 30')
  expect(progressLine({ ...run, done: 30 })).toBe('path 30 of 30, login')
})
