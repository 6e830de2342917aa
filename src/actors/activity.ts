import type { CallOutput } from '#contract/calls.ts'
import { activityMinutes, minute, type ActivityPeriod as WirePeriod } from '#contract/constants.ts'
import { marketOf } from '#contract/markets.ts'
import { toMinor } from '#contract/money.ts'
import type {
  ActivityPeriod,
  ActivitySettings,
  ActivitySummary,
  ResetActivityInput,
} from '#machines/activityTimer/activityTimer.contract.ts'
import type { CheckActivityOutput, SendResultInput } from '#machines/realityCheck/realityCheck.contract.ts'
import type { Work } from './late.ts'
import type { World } from './world.ts'

const wirePeriods = { 30: 'HALF_AN_HOUR', 60: 'HOUR', 120: 'TWO_HOURS' } as const
const wirePeriodOf = (period: ActivityPeriod): WirePeriod => (period === null ? 'NOT_SET' : wirePeriods[period])
const periodOf = (period: WirePeriod): ActivityPeriod => (period === 'NOT_SET' ? null : activityMinutes[period])

const summaryOf = ({ currency, ...sums }: CallOutput<'activitySummary'>): ActivitySummary => ({
  currency,
  turnover: toMinor(sums.turnover, currency),
  winnings: toMinor(sums.winnings, currency),
  delta: toMinor(sums.delta, currency),
  minutes: Math.floor(sums.elapsedMs / minute),
})

interface ActivityTimerWork {
  readonly loadActivitySettings: Work<ActivitySettings, undefined>
  readonly saveActivitySettings: Work<ActivitySettings, { readonly period: ActivityPeriod }>
  readonly loadMinutesRemaining: Work<number | null, undefined>
  readonly loadActivitySummary: Work<ActivitySummary, undefined>
  readonly resetActivityTimer: Work<ActivitySettings, ResetActivityInput>
}

/** The player's own interval of play (RGT-1, RGT-2): the operator counts, never the page's clock. */
export const activityTimerWork = (world: World): ActivityTimerWork => {
  const settingsOf = ({ period, mayBeOff }: CallOutput<'activitySettings'>): ActivitySettings => ({
    period: periodOf(period),
    mayBeOff: mayBeOff ?? marketOf(world.locale().market).rules.realityCheckMayBeOff,
  })
  const save = async (period: ActivityPeriod, signal: AbortSignal) =>
    settingsOf(await world.api.call('activitySettingsSave', { body: { period: wirePeriodOf(period) } }, { signal }))
  return {
    loadActivitySettings: async ({ signal }) => settingsOf(await world.api.call('activitySettings', {}, { signal })),
    saveActivitySettings: ({ input, signal }) => save(input.period, signal),
    loadMinutesRemaining: async ({ signal }) =>
      (await world.api.call('activityMinutesRemaining', {}, { signal })).minutesRemaining,
    loadActivitySummary: async ({ signal }) => summaryOf(await world.api.call('activitySummary', {}, { signal })),
    resetActivityTimer: async ({ input, signal }) => {
      const { answer, picked, period, mayBeOff } = input
      // The new interval first: what is refused leaves the summary open, and it can be answered again.
      const isChanged = picked !== undefined && picked !== period
      const settings = isChanged ? await save(picked, signal) : { period, mayBeOff }
      await world.api.call('activityResetTimer', { body: { reason: answer } }, { signal })
      return settings
    },
  }
}

interface RealityCheckWork {
  readonly checkActivity: Work<CheckActivityOutput, undefined>
  readonly sendResult: Work<void, SendResultInput>
}

/** The operator's reality check (RGT-3, RMB-5). */
export const realityCheckWork = (world: World): RealityCheckWork => ({
  checkActivity: async ({ signal }) => {
    const { action, checkId, summary, questions } = await world.api.call('realityCheck', {}, { signal })
    if (action === null || checkId === null) return null
    return { action, checkId, summary: summary && summaryOf(summary), questions }
  },
  sendResult: async ({ input, signal }) => {
    const { checkId, action, choice, answers } = input
    const given = answers && Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }))
    const body = { checkId, action, choice, ...(given ? { answers: given } : {}) }
    await world.api.call('realityCheckResult', { body }, { signal })
  },
})
