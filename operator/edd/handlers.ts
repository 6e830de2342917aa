import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { eddAnswerSchema } from '#contract/documents.ts'
import { hasQuestions } from '#contract/edd.ts'
import { formatMoney, isCurrency, type Currency } from '#contract/money.ts'
import { roundUnit } from '#contract/roundUnit.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { changePlayer, heldCaller, requireRow } from '../player/players.ts'
import { eddAnswers } from './schema.ts'

type Answer = InferOutput<typeof eddAnswerSchema>

/** Where the ranges of yearly income begin, in round units of the currency. */
const RANGES = [0, 10_000, 25_000, 50_000, 100_000] as const

const rangesIn = (currency: Currency): { id: number; label: string }[] => {
  const words = (units: number) => formatMoney(units * roundUnit(currency), currency, 'en-GB', { decimals: 'short' })
  return RANGES.map((from, at) => {
    const to = RANGES[at + 1]
    return { id: at + 1, label: to === undefined ? `${words(from)} +` : `${words(from)} – ${words(to)}` }
  })
}

const answerOf = async ({ db }: Operator, playerId: number): Promise<Answer | null> => {
  const [row] = await db.select().from(eddAnswers).where(eq(eddAnswers.playerId, playerId))
  if (!row) return null
  const { occupation, salaryRangeId, sourceOfFunds, placeOfBirth, nationality } = row
  return { occupation, salaryRangeId, sourceOfFunds, placeOfBirth, nationality }
}

/** Enhanced due diligence (EDD-1, EDD-2). */
export const eddHandlers = {
  async questionnaireAnswer(request, operator) {
    return answerOf(operator, requirePlayer(request).playerId)
  },

  async questionnaireAnswerSend(request, operator) {
    const caller = requirePlayer(request)
    return operator.transaction(async (tx) => {
      const player = await heldCaller(operator, caller)
      const { occupation, salaryRangeId, sourceOfFunds, placeOfBirth, nationality } = request.body
      const answer: Answer = {
        occupation: needed('occupation', occupation, 'error.edd.occupation'),
        salaryRangeId,
        sourceOfFunds: needed('sourceOfFunds', sourceOfFunds, 'error.edd.source'),
        placeOfBirth: placeOfBirth.trim(),
        nationality: nationality.trim(),
      }
      if (salaryRangeId > RANGES.length) throw wrong('salaryRangeId', salaryRangeId, 'error.edd.salary')
      if (!player.eddQuestionnaire) {
        // Who had no answer sends again: what is stored stands, and nothing changes what is under review.
        const stored = await answerOf(operator, player.playerId)
        if (stored && JSON.stringify(stored) === JSON.stringify(answer)) return stored
        throw new CallError(409, 'error.edd.not_asked', 'Nothing is asked of this player now')
      }
      const row = { ...answer, at: operator.clock.now() }
      await tx
        .insert(eddAnswers)
        .values({ playerId: player.playerId, ...row })
        .onConflictDoUpdate({ target: eddAnswers.playerId, set: row })
      await changePlayer(operator, player.playerId, {
        eddQuestionnaire: false,
        ...(hasQuestions(player) ? { kycStatus: 'EDD_UNDER_REVIEW' } : {}),
      })
      return answer
    })
  },

  async salaryRange(request, operator) {
    const { currency } = await requireRow(operator, requirePlayer(request).playerId)
    return rangesIn(isCurrency(currency) ? currency : 'EUR')
  },
} satisfies Handlers

const wrong = (field: string, rejectedValue: string | number, code: string): CallError =>
  new CallError(400, 'error.validation', 'The request is not valid', [
    { objectName: 'questionnaireAnswerSend', field, rejectedValue, status: 400, message: code, code },
  ])

function needed(field: string, text: string, code: string): string {
  // "Other" alone says nothing: what it is has to be told (EDD-2).
  if (text.trim() === '' || text.trim().toLowerCase() === 'other') throw wrong(field, text, code)
  return text.trim()
}
