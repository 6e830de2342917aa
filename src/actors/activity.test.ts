import { expect, test } from 'vitest'
import { marketOf } from '#contract/markets.ts'
import { activityTimerWork, realityCheckWork } from './activity.ts'
import type { World } from './world.ts'

const { signal } = new AbortController()

/** A world that answers calls by name, and keeps what was asked. */
function worldOf(answers: Readonly<Record<string, unknown>>) {
  const asked: unknown[] = []
  const call = async (name: string, { body }: { body?: unknown }) => {
    asked.push([name, body])
    return answers[name]
  }
  const world = { api: { call }, locale: () => ({ market: 'GG' }) } as unknown as World
  return { world, asked }
}

test('RGT-1 the operator says whether no timer may be chosen; where it does not, the market’s rules do', async () => {
  const told = worldOf({ activitySettings: { period: 'HOUR', mayBeOff: true } })
  expect(await activityTimerWork(told.world).loadActivitySettings({ input: undefined, signal })).toEqual({
    period: 60,
    mayBeOff: true,
  })
  const untold = worldOf({ activitySettings: { period: 'NOT_SET' } })
  const { rules } = marketOf('GG')
  expect(await activityTimerWork(untold.world).loadActivitySettings({ input: undefined, signal })).toEqual({
    period: null,
    mayBeOff: rules.realityCheckMayBeOff,
  })
})

test('RGT-2 a summary is answered by one call; another interval is stored before it', async () => {
  const { world, asked } = worldOf({ activitySettingsSave: { period: 'HALF_AN_HOUR', mayBeOff: false } })
  const { resetActivityTimer } = activityTimerWork(world)
  const held = { period: 60, mayBeOff: true } as const
  const input = { answer: 'CONTINUE', ...held } as const
  expect(await resetActivityTimer({ input: { ...input, picked: undefined }, signal })).toEqual(held)
  expect(await resetActivityTimer({ input: { ...input, picked: 60 }, signal })).toEqual(held)
  expect(await resetActivityTimer({ input: { ...input, picked: 30 }, signal })).toEqual({
    period: 30,
    mayBeOff: false,
  })
  const reset = ['activityResetTimer', { reason: 'CONTINUE' }]
  expect(asked).toEqual([reset, reset, ['activitySettingsSave', { period: 'HALF_AN_HOUR' }], reset])
})

test('RGT-2 LOC-10 amounts come in minor units of their currency, time in whole minutes', async () => {
  const activitySummary = { currency: 'CLP', turnover: 5000, winnings: 2000, delta: -3000, elapsedMs: 119_999 }
  const { world } = worldOf({ activitySummary })
  expect(await activityTimerWork(world).loadActivitySummary({ input: undefined, signal })).toEqual({
    currency: 'CLP',
    turnover: 5000,
    winnings: 2000,
    delta: -3000,
    minutes: 1,
  })
})

test('RGT-3 a check and its answers cross the wire', async () => {
  const question = { id: 'time', text: 'How long?', options: ['Short', 'Long'] }
  const due = { action: 'ANSWER_QUESTIONNAIRE', checkId: 'c', summary: null, questions: [question] }
  const { world, asked } = worldOf({ realityCheck: due })
  const { checkActivity, sendResult } = realityCheckWork(world)
  expect(await checkActivity({ input: undefined, signal })).toEqual(due)
  const input = { checkId: 'c', action: 'ANSWER_QUESTIONNAIRE' } as const
  await sendResult({ input: { ...input, choice: 'CONTINUE', answers: { time: 'Long' } }, signal })
  await sendResult({ input: { ...input, choice: 'EXIT', answers: null }, signal })
  expect(asked.slice(1)).toEqual([
    ['realityCheckResult', { ...input, choice: 'CONTINUE', answers: [{ questionId: 'time', answer: 'Long' }] }],
    ['realityCheckResult', { ...input, choice: 'EXIT' }],
  ])
  const none = worldOf({ realityCheck: { action: null, checkId: null, summary: null, questions: [] } })
  expect(await realityCheckWork(none.world).checkActivity({ input: undefined, signal })).toBeNull()
})
