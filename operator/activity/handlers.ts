import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { requireRow } from '../player/players.ts'
import {
  activitySettings,
  activitySummary,
  answerCheck,
  changePeriod,
  dueCheck,
  minutesRemaining,
  restartTimer,
} from './activity.ts'
import { questionsIn, requireAnswers } from './questions.ts'

/** Activity timer and reality check (RGT-1 to RGT-3). */
export const activityHandlers = {
  async activitySettings(request, operator) {
    const player = await requireRow(operator, requirePlayer(request).playerId)
    return activitySettings(operator, player)
  },

  async activitySettingsSave(request, operator) {
    const player = await requireRow(operator, requirePlayer(request).playerId)
    await changePeriod(operator, player, request.body.period)
    return activitySettings(operator, player)
  },

  async activityMinutesRemaining(request, operator) {
    const player = await requireRow(operator, requirePlayer(request).playerId)
    return { minutesRemaining: await minutesRemaining(operator, player) }
  },

  async activityResetTimer(request, operator) {
    await restartTimer(operator, requirePlayer(request).playerId)
    return undefined
  },

  async activitySummary(request, operator) {
    return activitySummary(operator, await requireRow(operator, requirePlayer(request).playerId))
  },

  async realityCheck(request, operator) {
    const player = await requireRow(operator, requirePlayer(request).playerId)
    const due = await dueCheck(operator, player)
    if (due === null) return { action: null, checkId: null, summary: null, questions: [] }
    const { action, id } = due.check
    const questions = action === 'ANSWER_QUESTIONNAIRE' ? questionsIn(player.language) : []
    return { action, checkId: id, summary: due.summary, questions }
  },

  async realityCheckResult(request, operator) {
    const player = await requireRow(operator, requirePlayer(request).playerId)
    const { checkId, action, choice, answers = null } = request.body
    // Who leaves the game, also for the history, need not answer first: nothing may keep a player in it.
    if (action === 'ANSWER_QUESTIONNAIRE' && choice === 'CONTINUE') requireAnswers(answers ?? [])
    if (action === 'REMINDER' && answers !== null)
      throw new CallError(400, 'error.validation', 'A reminder asks no questions')
    await answerCheck(operator, player.playerId, { checkId, action, choice, answers })
    return { success: true }
  },
} satisfies Handlers
