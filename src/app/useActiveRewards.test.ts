import { expect, test } from 'vitest'
import type { Reward } from '#contract/reward.ts'
import { untilNextEnd } from './useActiveRewards.ts'

const now = Date.parse('2026-06-01T12:00:00Z')
const endingIn = (...ms: (number | null)[]): Reward[] =>
  ms.map((left) => ({ expiresAt: left === null ? null : new Date(now + left).toISOString() }) as Reward)

test('BON-7 active rewards are asked after as the first of them ends, and again while one stands that has just ended', () => {
  expect(untilNextEnd(endingIn(90_000, 30_000, null), now)).toBe(30_500)
  // The clocks may differ: what should have ended and stands still is asked after again.
  expect(untilNextEnd(endingIn(-400), now)).toBe(10_000)
  expect(untilNextEnd(endingIn(-400, 2000), now)).toBe(2500)
})

test('BON-7 active rewards that end far from now, not at all, or wait for an open bet since long are not asked after by the clock', () => {
  expect(untilNextEnd(undefined, now)).toBe(false)
  expect(untilNextEnd(endingIn(null), now)).toBe(false)
  expect(untilNextEnd(endingIn(40 * 24 * 60 * 60_000), now)).toBe(false)
  expect(untilNextEnd(endingIn(-6 * 60_000), now)).toBe(false)
})
