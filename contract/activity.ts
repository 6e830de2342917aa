import * as v from 'valibot'
import { done } from './common.ts'
import { activityPeriods } from './constants.ts'
import { endpoint, nothing } from './endpoint.ts'
import { currencySchema, inCurrency, wireAmount } from './money.ts'

/** What a session of play has brought and cost; delta is winnings less turnover (RGT-2). */
export const activitySummarySchema = v.pipe(
  v.object({
    currency: currencySchema,
    turnover: wireAmount,
    winnings: wireAmount,
    delta: wireAmount,
    /** Time played since the timer began, ms. */
    elapsedMs: v.number(),
  }),
  inCurrency('turnover', 'winnings', 'delta'),
)

const wanted = v.object({ period: v.picklist(activityPeriods) })
const settings = v.object({
  ...wanted.entries,
  /** Whether NOT_SET may be chosen; where it is not said, the market's rules say it. */
  mayBeOff: v.optional(v.boolean()),
})

export const realityCheckActions = ['REMINDER', 'ANSWER_QUESTIONNAIRE'] as const

export const activityCalls = {
  activitySettings: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/activity_check',
    auth: 'player',
    response: settings,
    errors: [],
    doc: 'How often the player wants the activity summary.',
    source: 'C7 RGT-1',
  }),
  activitySettingsSave: endpoint({
    method: 'PATCH',
    version: 'v1',
    path: '/player/activity_check',
    auth: 'player',
    body: wanted,
    response: settings,
    errors: ['error.validation'],
    doc: 'Changes that interval; the market may not allow NOT_SET.',
    source: 'C7 RGT-1',
  }),
  activityMinutesRemaining: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/activity_check/minutes_remaining',
    auth: 'player',
    response: v.object({ minutesRemaining: v.nullable(v.number()) }),
    errors: [],
    doc: 'Minutes to the next summary; zero or below is due, null is not set.',
    source: 'C7 RGT-1',
  }),
  activityResetTimer: endpoint({
    method: 'PATCH',
    version: 'v1',
    path: '/player/activity_check/reset_timer',
    auth: 'player',
    body: v.object({ reason: v.picklist(['LINK', 'LOGOUT', 'CONTINUE']) }),
    response: nothing,
    status: 204,
    errors: [],
    doc: 'Starts the interval again.',
    source: 'C7 RGT-1',
  }),
  activitySummary: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/activity_check/summary',
    auth: 'player',
    response: activitySummarySchema,
    errors: [],
    doc: 'Turnover, winnings and difference since the timer began.',
    source: 'C7 RGT-2',
  }),
  realityCheck: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/activity_check',
    auth: 'player',
    response: v.object({
      action: v.nullable(v.picklist(realityCheckActions)),
      checkId: v.nullable(v.string()),
      summary: v.nullable(activitySummarySchema),
      questions: v.array(v.object({ id: v.string(), text: v.string(), options: v.array(v.string()) })),
    }),
    errors: [],
    doc: 'Whether a reality check is due, and of which kind.',
    source: 'C7 RGT-3 RMB-5',
  }),
  realityCheckResult: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/wallet/activity_check/result',
    auth: 'player',
    body: v.object({
      checkId: v.string(),
      action: v.picklist(realityCheckActions),
      choice: v.picklist(['CONTINUE', 'HISTORY', 'EXIT']),
      answers: v.optional(v.array(v.object({ questionId: v.string(), answer: v.string() }))),
    }),
    response: done,
    errors: ['error.not_found', 'error.validation'],
    doc: 'Sends what the player chose and answered.',
    source: 'C7 RGT-3',
  }),
}
