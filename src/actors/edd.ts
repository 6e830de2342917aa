import type { EddAnswers, PromptedInput, SubmitEddInput } from '#machines/edd/edd.contract.ts'
import { isOther } from '#machines/edd/edd.machine.ts'
import type { Work } from './late.ts'
import { readLocal, writeLocal } from './storage.ts'
import type { World } from './world.ts'

/** Players that this browser has asked; anything else that lies there counts as nobody. */
const prompted = (): readonly number[] => {
  const stored = readLocal('eddPrompted')
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : []
}

const chosen = (choice: string, own: string): string => (isOther(choice) ? own.trim() : choice)

/** The questionnaire as it crosses the wire: an own text stands in place of "other" (EDD-2). */
export const bodyOf = (answers: EddAnswers) => ({
  occupation: chosen(answers.occupation, answers.otherOccupation),
  salaryRangeId: answers.salaryRangeId,
  sourceOfFunds: chosen(answers.sourceOfFunds, answers.otherSourceOfFunds),
  placeOfBirth: answers.placeOfBirth.trim(),
  nationality: answers.nationality.trim(),
})

interface EddWork {
  readonly wasPrompted: Work<boolean, PromptedInput>
  readonly rememberPrompted: Work<void, PromptedInput>
  readonly submitEdd: Work<void, SubmitEddInput>
}

/** Enhanced due diligence (EDD-1, EDD-2). */
export const eddWork = (world: World): EddWork => ({
  wasPrompted: async ({ input }) => prompted().includes(input.playerId),
  rememberPrompted: async ({ input }) => {
    writeLocal('eddPrompted', [...new Set([...prompted(), input.playerId])])
  },
  submitEdd: async ({ input, signal }) => {
    await world.api.call('questionnaireAnswerSend', { body: bodyOf(input.answers) }, { signal })
    const others = prompted().filter((one) => one !== input.playerId)
    writeLocal('eddPrompted', others.length > 0 ? others : null)
  },
})
