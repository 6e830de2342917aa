import * as v from 'valibot'
import { gameFrameMessageSchema } from '#contract/frame.ts'
import { expect, test } from 'vitest'
import { gameMessageOf } from './gameFrame.ts'

const played = (wagered: number, won = 0) =>
  ({ rgMessage: 'gprg_RealityCheckData', payload: { elapsedMs: 1000, wagered, won } }) as const

test('GAM-3 SAF-11 an amount with more decimals than its currency has is no message of the protocol, whole ones still count', () => {
  expect(gameMessageOf(played(0.01), 'CLP')).toBe('malformed')
  expect(gameMessageOf(played(5, 0.5), 'CLP')).toBe('malformed')
  expect(gameMessageOf(played(5000, 100), 'CLP')).toMatchObject({ wagered: 5000, won: 100 })
  expect(gameMessageOf(played(0.01), 'EUR')).toMatchObject({ wagered: 1 })
})

const warning = (reopen?: true) =>
  gameMessageOf({ rgMessage: 'gprg_Warning', payload: { message: 'x', ...(reopen ? { reopen } : {}) } }, 'EUR')

test('GAM-3 a game that must be opened anew is told from one that only warns', () => {
  expect(warning()).toEqual({ type: 'frame.warned', message: 'x' })
  expect(warning(true)).toEqual({ type: 'frame.ended', message: 'x' })
  // What a game says is shown and recorded: a flood of it is cut.
  const flood = v.parse(gameFrameMessageSchema, {
    rgMessage: 'gprg_Warning',
    payload: { message: 'x'.repeat(2_000_000) },
  })
  expect(gameMessageOf(flood, 'EUR')).toEqual({ type: 'frame.warned', message: `${'x'.repeat(500)}…` })
})
